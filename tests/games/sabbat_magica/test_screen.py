"""The table: what is drawn, what is lit, what travels, and that nothing hidden slips onto it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.core.say import Say
from lychgate.core.table import Board, Mat, Slot, Table, Track, check, check_fill, element_ids, elements
from lychgate.core.table.fill import Fill
from lychgate.games.sabbat_magica.data.boards import GARDENS, LOCATIONS, REGIONS, ROOM
from lychgate.games.sabbat_magica.data.cards import Bonus
from lychgate.games.sabbat_magica.screen.looks import ICONS
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Invoke
from lychgate.games.sabbat_magica.steps.round import Finish
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery
from lychgate.games.sabbat_magica.steps.stewardship import RegionPoints
from lychgate.games.sabbat_magica.words.names import bonus_word
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sabbat_magica.positions import GAME, Position, act, opening, position


def layout(seats: int, options: dict[str, Any] | None = None) -> Table:
    assert GAME.layout is not None
    return GAME.layout(seats, GAME.check(seats, options or {}))


def filled(table: Position, seat: int | None = None) -> Fill:
    assert GAME.fill is not None
    return GAME.fill(table.match.view(seat))


@pytest.mark.parametrize("options", [{}, {"power_cards": False}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_every_mark_exists(seats: int, options: dict[str, Any]) -> None:
    table = layout(seats, options)
    assert check(table) == []
    assert GAME.fill is not None
    match = GAME.start(seats, seats, options)
    rng = Random(seats)
    while not match.over:
        for ask in match.asks:
            fill = GAME.fill(match.view(ask.seat))
            assert check_fill(table, fill) == []
            assert {mark for option in ask.options for mark in option.marks} <= element_ids(table, fill)
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    assert check_fill(table, GAME.fill(match.view(None))) == []


@clause("SM-017", "SM-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_square_and_mirror_is_on_the_boards(seats: int) -> None:
    ids = {found.id for found in elements(layout(seats))}
    for at in (*REGIONS, *GARDENS):
        places = [n for n in (1, 2, 3) if f"{LOCATIONS[at].id}:{n}" in ids]
        assert places == list(range(1, ROOM[seats][at] + 1))
    assert {f"m{r}{c}" for r in range(1, 5) for c in range(1, 5)} <= ids
    manor = next(shape for shape in layout(seats).shapes if shape.id == "manor")
    assert isinstance(manor, Board)
    assert len(manor.edges) == 16


@clause("SM-233")
def test_a_hundred_stones_run_round_the_manor() -> None:
    track = next(shape for shape in layout(2).shapes if shape.id == "points")
    assert isinstance(track, Track)
    assert (len(track.cells()), track.on, track.look) == (100, "manor", "rim")
    fill = filled(position(act(), r="vp 7", g="vp 107", b="vp 99"))
    assert [(piece.seat, piece.state) for piece in fill.holds["points:7"]] == [(0, ""), (1, "hundred")]
    assert [piece.seat for piece in fill.holds["points:99"]] == [2]


def test_whose_ghosts_stand_where_and_who_has_moved() -> None:
    table = position(act(), vada="rg*", r="bridge 2", gineva="r").play("move:gineva@1>bridge")
    fill = filled(table)
    assert [(piece.kind, piece.state, piece.seat) for piece in fill.holds["vada:1"]] == [("ghost-0", "", 0)]
    assert [(piece.kind, piece.state) for piece in fill.holds["vada:2"]] == [("ghost-1", "guarded")]
    assert [(piece.kind, piece.state, piece.count) for piece in fill.holds["bridge"]] == [
        ("ghost-0", "", 2),
        ("ghost-0", "moved", 1),
    ]
    assert [fill.holds[f"grave:{seat}"][0].count for seat in range(3)] == [3, 6, 7]


def test_a_ghost_moves_with_two_clicks() -> None:
    table = position(act(), players="rg", r="bridge 1", vada="r")
    marks = {option.code: option.marks for option in table.ask.options}
    assert marks["move:bridge>canteen"] == ("bridge:ghost-0", "canteen")
    assert marks["move:vada@1>gineva"] == ("vada:1:ghost-0", "gineva")
    moves = [pair for code, pair in marks.items() if code.startswith("move")]
    assert len(set(moves)) == len(moves)


def test_magicians_stand_on_their_squares_or_wait_at_home() -> None:
    fill = filled(position(act(), r="on m11"))
    assert [piece.kind for piece in fill.holds["m11"]][1:] == ["vampire"]
    assert [piece.kind for piece in fill.holds["home:1"]] == ["elf"]


def test_mirrors_show_their_states() -> None:
    fill = filled(position(act(), mirrors={"n1": "cracked", "s4": "broken"}))
    assert (fill.states["n1"], fill.states["s4"], fill.states["e1"]) == ("cracked", "broken", "intact")


def test_a_player_board_reads_from_two_hours_to_cursed() -> None:
    table = position(act(), r="two SSG one M skull approval SR terror 6 bridge 4")
    own, rival = filled(table, 0), filled(table, 1)
    assert {piece.kind: piece.count for piece in own.holds["two:0"]} == {"spider": 2, "gemstone": 1}
    assert [piece.kind for piece in own.holds["one:0"]] == ["mask"]
    assert [piece.kind for piece in own.holds["skull:0"]] == ["cursed"]
    assert "terror:0:6" in own.holds
    assert [piece.kind for piece in rival.holds["ageing:0"]] == ["mask", "cursed"]
    board = next(shape for shape in layout(3).shapes if shape.id == "board:0")
    assert isinstance(board, Mat)
    across = {part.id: part.x for part in board.parts}
    assert across["two:0"] < across["one:0"] < across["skull:0"]


@clause("SM-201", "SM-202")
def test_food_is_shown_against_terror() -> None:
    fill = filled(position(act(), r="terror 3 bridge 5", canteen="r"))
    food = fill.values["fear:0"]
    assert (food.n, food.of, food.tone) == (3, 4, "loss")
    assert fill.notes["terror:0"] == Say("note-short", {"due": 4})
    assert [badge.icon for badge in fill.badges["terror:0:4"]] == ["meal"]
    assert filled(position(act(), r="terror 5 bridge 5")).notes["terror:0"] == Say("note-food", {"due": 5})


@clause("SM-070", "SM-142")
def test_everybody_has_a_line_and_lines_lie_in_the_playing_order() -> None:
    table = layout(3)
    lines = [shape for shape in table.shapes if isinstance(shape, Mat) and shape.look == "line"]
    assert [line.seat for line in lines] == [0, 1, 2]
    assert len(table.layout.lines) == 3
    fill = filled(position(Skulduggery(), order="bgr"))
    assert [standing.place for standing in fill.seats] == [3, 2, 1]
    assert fill.active == ("seat:2",)


@clause("SM-142", "SM-145", "SM-164")
def test_a_lit_location_says_what_a_fight_costs_and_brings() -> None:
    table = position(act(), r="bridge 1 terror 9", order="grb", canteen="gb")
    hint = filled(table, 0).hints["canteen"]
    assert hint.extra is not None
    assert (hint.extra.n, hint.extra.name) == (3, Say("hint-fight", {"cost": 3, "vp": 4}))
    assert hint.risk is None


@clause("SM-161", "SM-165")
def test_who_leaves_the_training_ground_is_promised_no_point_for_it() -> None:
    table = position(act(), players="gbr", order="gbr", g="terror 5", training_ground="g", canteen="r")
    assert hinted(table, "canteen") == Say("hint-fight", {"cost": 1, "vp": 2})
    fight = table.play("move:training_ground@1>canteen").ask.menu.by_code["fight"]
    assert fight.facts["vp"] == 2
    both = position(act(), players="gbr", order="gbr", g="terror 5 bridge 1", training_ground="g", canteen="r")
    assert hinted(both, "canteen") == Say("hint-fight-either", {"cost": 1, "vp": 2, "most": 3})


def hinted(table: Position, where: str) -> Say:
    """What a fight there is said to cost and bring."""
    extra = filled(table, 0).hints[where].extra
    assert extra is not None
    return extra.name


@clause("SM-060", "SM-085")
def test_at_the_end_the_bonus_slots_are_those_of_the_last_round() -> None:
    table = position(BonusPhase(), Finish(), card="harvest", pile=["feast_of_fools"])
    table.play("bonus:terror2", "bonus:vp1", "bonus:vp2")
    assert table.match.over
    fill = filled(table)
    assert [piece.kind for piece in fill.holds["time"]] == ["harvest"]
    assert [fill.badges[f"slot:{n}"][0].name for n in (1, 2)] == [
        bonus_word(Bonus("vp", 2)),
        bonus_word(Bonus("terror", 2)),
    ]


@clause("SM-003", "SM-004")
def test_who_chooses_a_people_can_read_its_power_cards() -> None:
    table = opening(3, 1)
    seat = table.ask.seat
    table.play("people:zugriga")
    waiting = filled(table, seat)
    assert not [place for place in waiting.holds if place.startswith("offer")]
    chooser = table.ask.seat
    fill = filled(table, chooser)
    cards = {place: [piece.kind for piece in held] for place, held in fill.holds.items() if place.startswith("offer")}
    assert cards == {
        f"offer:{chooser}:argosola": ["succubus", "booster", "spell", "frenzy"],
        f"offer:{chooser}:sanagal": ["sorcerer", "doppelganger", "teleportation", "fireball"],
        f"offer:{chooser}:luserna": ["elf", "luxuriance", "apparition", "secret_area"],
    }
    label = table.ask.menu.by_code["people:sanagal"].label
    words = Words("sabbat-magica")
    assert label is not None
    assert words.say(label) == "Play Sanagal, the sorcerer"
    told = words.part(label, "then")
    for power in ("doppelganger", "teleportation", "fireball"):
        assert f"{words.say(Say(f'power-{power}'))}: {words.say(Say(f'power-{power}-body'))}" in told
    plain = opening(3, 1, {"power_cards": False})
    assert not [place for place in filled(plain, plain.ask.seat).holds if place.startswith("offer")]


@clause("SM-160")
def test_every_place_of_a_garden_says_whether_its_bonus_is_major_or_minor() -> None:
    words = Words("sabbat-magica")
    names = {found.id: words.say(found.thing.name) for found in elements(layout(3)) if isinstance(found.thing, Slot)}
    assert names["canteen:1"] == (
        "the canteen, place 1, major: feed 2 ghosts fewer, and count 2 more for the playing order"
    )
    assert (
        names["canteen:2"] == "the canteen, place 2, minor: feed 1 ghost fewer, and count 1 more for the playing order"
    )
    for at in GARDENS:
        assert "major" in names[f"{LOCATIONS[at].id}:1"]
        assert "minor" in names[f"{LOCATIONS[at].id}:2"]
    assert words.text("garden-canteen", {"places": 1}) == "feed 2 fewer"
    assert words.text("garden-canteen", {"places": 2}) == "feed 2 or 1 fewer"


def test_no_two_magicians_share_a_letter() -> None:
    letters = [kind.letter for kind in layout(4).kinds if kind.shape == "robe"]
    assert sorted(letters) == ["El", "So", "Su", "Va"]


@clause("SM-132")
def test_a_move_that_can_only_be_repelled_is_marked_as_a_risk() -> None:
    table = position(act(), r="bridge 1 terror 0", canteen="gb")
    assert filled(table, 0).hints["canteen"].risk is not None


@clause("SM-085", "SM-096")
def test_the_time_card_shows_its_bonuses_who_took_them_and_the_action() -> None:
    table = position(BonusPhase(), Skulduggery())
    fill = filled(table)
    assert [fill.badges[f"slot:{n}"][0].n for n in (1, 2, 3, 4)] == [2, 2, 1, 1]
    assert [piece.kind for piece in fill.holds["time"]] == ["harvest"]
    table.play("bonus:terror2", "bonus:vp1", "bonus:vp2")
    fill = filled(table)
    assert {place: fill.holds[place][0].seat for place in ("slot:1", "slot:2", "slot:3")} == {
        "slot:2": 0, "slot:3": 1, "slot:1": 2,
    }  # fmt: skip
    assert (fill.values["actions"].n, fill.values["actions"].of) == (1, 3)


@clause("SM-067")
def test_a_canteen_guest_lies_on_the_reminder_square() -> None:
    table = position(Invoke(), players="rg", canteen="g").play("r invoke:4", "g invoke:4", "canteen:use")
    assert [piece.seat for piece in filled(table).holds["reminder:2"]] == [1]


@clause("SM-010")
def test_the_pile_shows_backs_and_nothing_else() -> None:
    fill = filled(position(act()))
    assert [(piece.kind, piece.count) for piece in fill.holds["pile"]] == [("time-back", 4)]
    assert "box" not in fill.holds


def test_only_who_is_asked_sees_the_numbers_to_call() -> None:
    table = position(Invoke(), players="rg")
    assert "invoke:0" not in filled(table, 0).absent
    assert "invoke:0" in filled(table, 1).absent


@clause("SM-201", "SM-230")
def test_what_was_eaten_is_not_due_and_after_the_end_nothing_can_be_used() -> None:
    table = position(act(), RegionPoints(), Finish(), players="bg", b="terror 4 bridge 2 power frenzy")
    assert filled(table).values["terror:0"].of == 2
    table.play("rest")
    assert table.match.over
    fill = filled(table)
    assert fill.values["terror:0"].of == 0
    assert all(piece.badges == () for piece in fill.holds["power:0"])


@clause("SM-171")
def test_powers_lie_before_their_owner_and_the_shown_one_is_known_to_all() -> None:
    table = position(act(), players="bg", b="power spell")
    fill = filled(table)
    assert [(piece.kind, piece.state) for piece in fill.holds["power:0"]] == [
        ("booster", "away"),
        ("spell", "shown"),
        ("frenzy", "away"),
    ]
    assert [badge.name for badge in fill.seats[0].badges] == [Say("power-spell")]


@clause("SM-173", "SM-178", "SM-179")
def test_a_power_says_whether_it_can_be_used_now() -> None:
    def moments(table: Position) -> list[str]:
        return [badge.name.key for piece in filled(table, 0).holds["power:0"] for badge in piece.badges]

    table = position(act(), players="bg", b="bridge 1", vada="b")
    assert moments(table) == ["power-now", "power-later", "power-now"]
    assert moments(position(act(), players="rg", r="on m11 bridge 1")) == ["power-now", "power-later", "power-later"]
    lush = position(act(), players="gb", g="bridge 1 power luxuriance")
    assert moments(lush) == ["power-now"]
    lush.play("luxuriance", "kind:mask", "kind:mask")
    assert moments(lush) == ["power-used"]
    once = position(act(), players="bg", b="bridge 1", options={"power_limit": "once_per_game"})
    once.play("frenzy")
    assert moments(once) == ["power-used"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_travels_travels_between_elements_that_exist(seats: int) -> None:
    assert GAME.motions is not None
    table = layout(seats)
    ids = {found.id for found in elements(table)}
    kinds = {kind.id for kind in table.kinds}
    seen = set()
    for seed in range(4):
        match = GAME.start(seats, seed)
        rng = Random(seed)
        while not match.over:
            ask = rng.choice(match.asks)
            match.answer(ask.seat, rng.choice(ask.options).code)
        for told in match.events(None):
            for motion in GAME.motions(told):
                seen.add(told.kind)
                assert {motion.start, motion.end, *motion.via} - {""} <= ids, told
                assert motion.piece in kinds | {""}
    assert {"entered", "fought", "returned", "invoked", "gathered", "aged"} <= seen


def test_every_sign_stands_for_words_that_exist() -> None:
    words = Words("sabbat-magica")
    assert [key for key in ICONS if not words.knows(key)] == []


def test_the_thrown_out_ghost_lies_in_between_while_the_vampire_decides() -> None:
    table = position(act(1), players="rg", g="bridge 1 terror 9", canteen="r").play("move:bridge>canteen", "fight")
    assert [piece.kind for piece in filled(table).holds["limbo"]] == ["ghost-0"]


def test_hints_stay_silent_outside_an_action() -> None:
    table = position(act(), r="bridge 1 terror 9", canteen="gb").play("move:bridge>canteen")
    assert filled(table, Seat(0)).hints == {}
