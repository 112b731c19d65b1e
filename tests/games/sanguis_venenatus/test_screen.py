"""The table: what is drawn, and that it says the truth."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.core.events import tell
from lychgate.core.table import Fill, Table, check, check_fill, element_ids
from lychgate.core.table.shapes import Board
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE
from lychgate.games.sanguis_venenatus.events.night import Fought
from lychgate.games.sanguis_venenatus.screen.combat import SIDES
from lychgate.games.sanguis_venenatus.screen.fill import fill
from lychgate.games.sanguis_venenatus.screen.layout import layout
from lychgate.games.sanguis_venenatus.screen.motions import TELLERS, motions
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep
from lychgate.games.sanguis_venenatus.steps.night import Wake
from lychgate.games.sanguis_venenatus.steps.twilight import Twilight
from lychgate.terminal.draw.pen import Pen
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import PLAIN, Position, haunting, position, working


def drawn(table: Position, seat: int | None = 0) -> Fill:
    return fill(table.match.view(seat))


def board(table: Table) -> Board:
    return next(shape for shape in table.shapes if isinstance(shape, Board))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_sound(seats: int) -> None:
    assert check(layout(seats, PLAIN)) == []
    assert check_fill(layout(seats, PLAIN), drawn(position(seats=seats))) == []


@clause("SV-001", "SV-003")
def test_white_borders_are_ways_and_red_ones_walls() -> None:
    city = board(layout(2, PLAIN))
    assert len(city.spaces) == 60
    assert [sum(1 for link in city.links if link.kind == kind) for kind in ("open", "wall")] == [90, 28]
    assert all(space.poly for space in city.spaces)


@clause("SV-004", "SV-005")
def test_inside_the_circle_and_on_its_ring() -> None:
    spaces = {space.id: space for space in board(layout(2, PLAIN)).spaces}
    houses, street, cathedral = spaces["N06"], spaces["N11"], spaces["N01"]
    assert houses.face is not None
    assert (houses.face.icon, houses.face.count) == ("person", 4)
    assert [badge.name.args.get("n") for badge in houses.badges] == [2]
    assert street.face is None
    assert [badge.icon for badge in street.badges] == ["well"]
    assert [badge.icon for badge in cathedral.badges] == ["checked-shield", "jerusalem-cross", "peace-dove"]


def test_figures_tokens_and_barracks_stand_where_they_are() -> None:
    table = position(at="s0=N05 s0.1=N05 s1.2=-", tokens="N13=plague E02=blood", barracks="N15=1.2", infected="s0.1")
    holds = drawn(table).holds
    assert [piece.id for piece in holds["N05"]] == ["servant-0-1", "vampire-0"]
    assert [badge.icon for badge in holds["N05"][0].badges] == ["", "rat"]
    assert [holds[field][0].kind for field in ("N13", "E02")] == ["plague", "blood"]
    assert (holds["N15"][0].kind, holds["N15"][0].state, holds["N15"][0].seat) == ("barrack", "2", 1)
    assert [piece.state for piece in holds["crew:1"]] == ["", "dead", ""]


@clause("SV-025", "SV-166")
def test_piles_are_drawn_bottom_first_and_the_leaders_named() -> None:
    table = position(seats=3, influence={"E": (4, 4, 1)}, piles={"E": (1, 2, 0)})
    shown = drawn(table)
    assert [piece.seat for piece in shown.holds["influence:E:4"]] == [1, 0]
    assert [said.args["seat"] for said in shown.notes["influence:E"].args["seats"]] == [0, 1]  # type: ignore[union-attr]


@clause("SV-131")
def test_crowns_and_the_next_price() -> None:
    shown = drawn(position(nobles={"W": (1, 0)}))
    assert [shown.holds[f"nobles:W:{spot}"][0].seat for spot in (1, 2)] == [1, 0]
    assert shown.notes["nobles:W"].args["gold"] == 3
    assert drawn(position(nobles={"W": (1, 0, 1, 0)})).notes["nobles:W"].key == "note-no-noble"


@clause("SV-064", "SV-066")
def test_blood_and_popularity_with_what_they_mean() -> None:
    shown = drawn(position(blood={0: 13}, popularity={0: 11}))
    assert "blood:0:13" in shown.holds
    assert shown.notes["blood:0"].args["n"] == 11
    assert shown.notes["popularity:0"].key == "band-respected-reward"


def test_night_falls_and_a_lockdown_is_told() -> None:
    assert drawn(working()).lights["city"].word == "day"
    assert drawn(haunting()).lights["city"].word == "night"
    assert [banner.say.key for banner in drawn(haunting(pile=0)).banners] == ["banner-lockdown"]


@clause("SV-105", "SV-107")
def test_a_field_some_steps_away_has_its_cheapest_way_past_nothing_that_harms() -> None:
    table = working(at="s0.1=N14", tokens="N13=plague N06=plague", event_tokens="E08=mob")
    hints = drawn(table).hints
    assert (hints["N11"].n, hints["N11"].path) == (2, ("N14", "N10", "N11"))
    assert hints["N11"].way == ("move:N10", "move:N11")
    assert (hints["E08"].n, hints["E08"].way) == (4, ("move:N10", "move:N11", "move:E08")), "a mob costs a point"
    assert "N09" not in hints, "the way there leads through plague"
    assert "N06" not in hints, "the plague itself is entered by a step of its own"
    assert not drawn(table).hints["N10"].way, "one step is no walk"
    assert not any(hint.way for hint in drawn(table, 1).hints.values()), "others do not walk"
    assert not any(hint.way for hint in drawn(working(at="s0.1=N14", ap=1)).hints.values())


@clause("SV-121", "SV-122", "SV-125")
def test_a_vampire_walks_past_no_holy_ground_and_no_inquisitor() -> None:
    hints = drawn(haunting(at="s0=E10", event_tokens="E06=inquisitor")).hints
    assert {"E13", "E15", "E12"} <= {id for id, hint in hints.items() if hint.way}
    assert not any("move:E06" in hint.way for hint in hints.values()), "the inquisitor is met with open eyes"
    assert not any(hint.way for id, hint in hints.items() if id in ("E05", "S05", "N01")), "holy ground, too"
    plague = drawn(haunting(at="s0=N14", tokens="N13=plague")).hints
    assert plague["N09"].way == ("move:N13", "move:N09"), "plague is nothing to a vampire"


def test_the_terminal_writes_figures_only_at_what_can_be_chosen() -> None:
    fill = drawn(working(at="s0.1=N14"))
    pen = Pen(layout(2, PLAIN), fill, Words("sanguis-venenatus"), seat=0)
    assert fill.hints["N11"].way
    assert [run.text for run in pen.extras("N10")] == ["·1"]
    assert pen.extras("N11") == []


@clause("SV-105")
def test_a_walk_is_one_order_and_ends_where_one_does_something_else() -> None:
    table = working(at="s0.1=N14")
    way = drawn(table).hints["E08"].way
    match = table.match
    match.order(0, "go " + " ".join(way))
    match.answer(*match.standing_answer())  # type: ignore[misc]
    assert (table.where("s0.1"), table.ap) == ("N10", 3)
    assert [order.text for order in match.standing[0]] == ["go move:N11 move:E08"]
    other = match.copy()
    other.answer(0, "move:N14")
    assert not other.standing, "whoever turns round walks on no longer"
    assert match.carry_out_orders() == 2
    assert (table.where("s0.1"), table.ap, match.standing) == ("E08", 1, {})
    match.undo(0)
    assert (table.where("s0.1"), match.standing) == ("N11", {}), "what is taken back does not begin anew"
    match.order(0, "go move:W14")
    assert not match.standing, "what is not offered is no order"


@clause("SV-054", "SV-122")
def test_hints_say_what_a_field_costs_and_risks() -> None:
    day = drawn(working(at="s0.1=N14", tokens="N13=plague", event_tokens="N15=mob")).hints
    assert (day["N10"].n, day["N10"].risk) == (1, None)
    assert day["N15"].n == 2
    assert day["N13"].risk is not None
    assert day["N13"].risk.key == "risk-plague"
    assert day["N13"].extra is not None, "it can be burnt from here"
    night = drawn(haunting(at="s0=E04")).hints
    assert night["E05"].risk is not None
    assert night["E05"].risk.key == "risk-holy"


@clause("SV-142", "SV-147")
def test_a_fight_is_staged_until_somebody_else_acts() -> None:
    chance = [str(ATTACK_DIE.index(2)), str(DEFENCE_DIE.index(1))]
    hand = {0: "bribed_guards bribed_guards", 1: "whispered_threats"}
    table = haunting(at="s0=E12 s1=E12", hand=hand, chance=chance, vampires="kublai cassandra").play("duel:s1")
    open_ = drawn(table)
    assert (open_.notes["fight"].key, open_.values["strength-attack"].n) == ("note-fight-open", 1)
    assert "laid-attack" not in open_.holds
    assert not {"attack-die", "defence-die"} & set(open_.states)
    seen = drawn(table.play("s0 card:bribed_guards", "s1 card:whispered_threats"), seat=None)
    assert [seen.holds[f"fighter-{side}"][0].seat for side in SIDES] == [0, 1]
    assert [seen.holds[f"laid-{side}"][0].kind for side in SIDES] == ["bribed_guards", "whispered_threats"]
    assert [seen.states[die] for die in ("attack-die", "defence-die")] == chance
    (fought,) = table.told(Fought)
    assert [seen.values[f"strength-{side}"].n for side in SIDES] == [fought.attack, fought.defence]
    assert seen.notes["fight"].key == f"note-fight-{fought.hit}"
    assert {"fate", "intrigue"} <= set(seen.absent)
    assert check_fill(layout(2, PLAIN), seen) == []
    going = [motion for event in table.g.events or () for motion in motions(tell(event, 0))]  # type: ignore[arg-type]
    assert [(motion.piece, motion.end) for motion in going if motion.end.startswith("laid")] == [
        ("bribed_guards", "laid-attack"), ("whispered_threats", "laid-defence"),
    ]  # fmt: skip
    assert [motion.state for motion in going if motion.kind == "roll"] == chance
    for step in (Wake(Seat(1)), Twilight()):
        after = table.g.copy()
        step.play(after)
        assert after.fight is None
    assert "fight" in drawn(haunting()).absent
    assert "fate" not in drawn(haunting()).absent


@clause("SV-138")
def test_a_servant_under_attack_has_no_die_of_its_own() -> None:
    table = haunting(at="s0=N05 s1.1=N05", chance=[str(ATTACK_DIE.index(0))]).play("attack:s1.1")
    seen = drawn(table)
    assert (seen.holds["fighter-defence"][0].kind, seen.holds["fighter-defence"][0].seat) == ("servant", 1)
    assert seen.notes["fight"].key == "note-fight-withstood"
    assert "dice-defence" in seen.absent
    assert check_fill(layout(2, PLAIN), seen) == []


def test_hidden_cards_show_their_backs() -> None:
    table = position(hand={0: "bribed_guards bribed_guards whispered_threats"})
    assert [(piece.kind, piece.count) for piece in drawn(table, 0).holds["hand:0"]] == [
        ("bribed_guards", 2),
        ("whispered_threats", 1),
    ]
    for seat in (None, 1):
        assert [(piece.kind, piece.count) for piece in drawn(table, seat).holds["hand:0"]] == [("back-intrigue", 3)]


@clause("SV-087")
def test_only_the_seer_is_shown_the_events_to_come() -> None:
    table = position(EventStep(), vampires="siegfried cassandra", fate="death_on_the_wind rats_in_the_granaries")
    assert [piece.kind for piece in drawn(table, 1).holds["events"]] == [
        "back-event",
        "rats_in_the_granaries",
        "death_on_the_wind",
    ]
    assert [piece.kind for piece in drawn(table, 0).holds["events"]] == ["back-event"]


def test_every_mark_is_on_the_table() -> None:
    hand = {0: "whispered_threats secret_tunnels necromancy"}
    table = haunting(
        seats=3, hand=hand, at="s0=N05 s1=N05 s1.1=N05 s0.2=-", souls={0: 2}, vampires="persephone kublai siegfried"
    )
    ids = element_ids(layout(3, PLAIN), drawn(table))
    assert {mark for option in table.ask.options for mark in option.marks} <= ids


def test_what_travels_is_on_the_table() -> None:
    ids = element_ids(layout(2, PLAIN), drawn(position()))
    table = working(at="s0.1=N14", tokens="N13=plague", stock={0: {"bread": 3, "militia": 1, "equipment": 1}})
    table.play("burn:N13", "rations", "move:N15")
    seen = [motion for event in table.g.events or () for motion in motions(tell(event, 0))]  # type: ignore[arg-type]
    assert {(motion.kind, motion.piece, motion.start, motion.end) for motion in seen} >= {
        ("move", "plague", "N13", "pile"), ("move", "servant", "N14", "N15"),
        ("move", "influence", "influence:N:0", "influence:N:1"), ("tick", "", "stock:0:bread", ""),
    }  # fmt: skip
    assert {place for motion in seen for place in (motion.start, motion.end) if place} <= ids
    assert set(DISTRICTS) == {id[0] for id in ID}
    assert len(TELLERS) >= 15
