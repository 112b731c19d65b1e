"""Clicks on what is not lit, and answers that are not offered: each gets the clause that says so, first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lychgate.games.sabbat_magica.data.boards import BROKEN, MIRROR
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, CountCanteen, Invoke
from lychgate.games.sabbat_magica.steps.round import Finish
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food
from lychgate.testing.clause import clause
from lychgate.words import Words, languages
from tests.games.sabbat_magica.positions import Position, act, opening, position

ONCE = {"power_limit": "once_per_game"}


def first(table: Position, thing: str, seat: int | None = None) -> tuple[str, str]:
    """The clause and the key of the first reason."""
    reason = table.why_not(thing, seat)[0]
    assert reason.clause is not None
    return reason.clause, reason.say.key.removeprefix("why-")


def form(table: Position, text: str) -> str:
    """What would be well-formed instead."""
    return table.why_not(text)[0].form


# --- one kind of action at a time


def haunting() -> Position:
    """A ghost has moved, another may; the magician has not been placed."""
    table = position(act(), players="bgr", b="bridge 1", vada="b", friburga="bg")
    return table.play("move:vada@1>gineva")


def arrived() -> Position:
    """The magician has just arrived on an inner square; two ghosts are out."""
    return position(act(), players="bgr", b="bridge 1 on m11", vada="b", g="on m44").play("step:m22")


@clause("SM-092")
@pytest.mark.parametrize("thing", ["m11", "m11:spider", "home:0:succubus", "place:m11", "step:m12", "fly:m12"])
def test_no_step_of_the_magician_once_a_ghost_has_moved(thing: str) -> None:
    assert first(haunting(), thing) == ("SM-092", "ghosts-act")


@clause("SM-092")
@pytest.mark.parametrize("thing", ["bridge:ghost-0", "vada:1:ghost-0", "move:bridge>canteen"])
def test_no_ghost_moves_in_the_magicians_action(thing: str) -> None:
    assert first(arrived(), thing) == ("SM-092", "magician-acts")


@clause("SM-092")
@pytest.mark.parametrize("thing", ["bridge", "canteen", "canteen:1", "gineva", "gineva:2"])
def test_nothing_is_entered_in_the_magicians_action(thing: str) -> None:
    assert first(arrived(), thing) == ("SM-092", "magician-acts")


@clause("SM-101")
@pytest.mark.parametrize("thing", ["m33", "m44:elf", "step:m33"])
def test_the_magician_takes_one_step_in_an_action(thing: str) -> None:
    assert first(arrived(), thing) == ("SM-101", "has-stepped")


@clause("SM-041")
def test_ghosts_in_the_graveyard_wait_for_the_next_invocation() -> None:
    assert first(haunting(), "grave:0") == first(haunting(), "grave:0:ghost-0") == ("SM-041", "when-call")
    assert first(haunting(), "move:grave>canteen") == ("SM-041", "in-graveyard")
    calling = position(Invoke(), players="rg")
    assert calling.match.about(0, "grave:0").ways == tuple(f"invoke:{n}" for n in range(8))


# --- powers


@clause("SM-189")
@pytest.mark.parametrize("thing", ["booster", "power:0:booster"])
def test_booster_comes_before_the_first_move(thing: str) -> None:
    assert first(haunting(), thing) == ("SM-189", "booster-first")


@clause("SM-174")
def test_powers_after_the_magician_wait_for_that_moment() -> None:
    assert first(haunting(), "power:0:spell") == ("SM-174", "when-power-after-magician")
    assert first(haunting(), "spell") == ("SM-174", "power-moment")


@clause("SM-170")
def test_only_the_own_cards_can_be_used_and_only_one_of_them() -> None:
    assert first(haunting(), "luxuriance") == ("SM-170", "anothers-card")
    assert first(haunting(), "teleport:bridge>vada") == ("SM-170", "anothers-card")
    shown = position(act(), players="bg", b="bridge 1 power frenzy")
    assert first(shown, "power:0:booster") == ("SM-170", "when-put-away")
    assert first(shown, "spell") == ("SM-170", "other-power")
    without = position(act(), players="bg", b="bridge 1", options={"power_cards": False})
    assert first(without, "frenzy") == ("SM-170", "no-power-cards")
    assert first(shown, "power:1:luxuriance") == ("SM-180", "not-yours")


@clause("SM-179")
def test_a_spent_card_says_so_wherever_it_is_asked_for() -> None:
    spent = position(act(), players="yg", y="bridge 1 power fireball spent", options=ONCE)
    assert first(spent, "power:0:fireball") == ("SM-179", "when-spent")
    assert first(spent, "fireball") == ("SM-179", "power-spent")


@clause("SM-185")
def test_bats_and_steps_are_told_apart() -> None:
    bats = position(act(), players="rg", r="on m11")
    assert first(bats, "step:m44") == ("SM-185", "only-flying")
    assert first(bats, "fly:m12") == ("SM-185", "step-there")
    assert bats.match.about(0, "power:0:bats").ways
    assert first(position(act(), players="bg", b="on m11"), "fly:m44") == ("SM-170", "anothers-card")


@clause("SM-192")
def test_teleportation_leads_through_its_answers() -> None:
    table = position(act(), players="yg", y="bridge 1")
    ways = table.match.about(0, "power:0:teleportation").ways
    assert len(ways) == 8
    assert first(table, "teleport:bridge>canteen") == ("SM-192", "bridge-to-region")


# --- where and what


@clause("SM-120")
@pytest.mark.parametrize("thing", ["gineva", "gineva:1", "bridge"])
def test_a_place_is_not_barred_by_ghosts_of_others_next_door(thing: str) -> None:
    table = position(act(), players="rg", neshata="g")
    assert first(table, thing) == ("SM-120", "bridge-empty")


@clause("SM-120", "SM-134")
def test_a_place_is_not_barred_by_the_own_ghost_that_stands_there() -> None:
    table = position(act(), players="rg", vada="r", gates={"vada": "SM"})
    assert [reason.clause for reason in table.why_not("vada:2")] == ["SM-120", "SM-128"]
    empty = position(act(), players="rg", vada="r")
    assert [reason.say.key for reason in empty.why_not("move:bridge>bridge")] == ["why-bridge-empty"]


@clause("SM-036")
def test_what_bars_a_place_for_everybody_is_said_first_and_once() -> None:
    table = position(act(), players="rgb", canteen="rr", zen_garden="r")
    assert table.reasons("move:bridge>canteen") == ["SM-036", "SM-120"]


@clause("SM-120")
def test_a_ghost_that_has_moved_is_named() -> None:
    table = haunting()
    (reason,) = table.why_not("move:gineva@1>neshata")
    books = [
        Words("sabbat-magica", language, ("Ada", "Bram", "Cleo"), 0, strict=True) for language in ("en", "fr", "de")
    ]
    assert [book.say(reason.say) for book in books] == [
        "Your ghost in Gineva has moved already in this action.",
        "Votre fantôme à Gineva a déjà bougé dans cette action.",
        "Dein Geist in Gineva ist in dieser Aktion schon gezogen.",
    ]


@clause("SM-107")
@pytest.mark.parametrize("moment", [haunting, arrived])
def test_a_broken_mirror_says_so_at_any_moment(moment: Callable[[], Position]) -> None:
    table = moment()
    table.g.mirrors[MIRROR["n1"]] = BROKEN
    assert first(table, "n1") == ("SM-107", "when-mirror-broken")


@clause("SM-006")
def test_squares_that_do_not_exist() -> None:
    assert first(position(act(), players="bg", b="on m11"), "step:m55") == ("SM-006", "no-such-square")


@clause("SM-100")
def test_the_first_time_a_magician_is_placed_afterwards_it_steps() -> None:
    assert first(position(act(), players="bg", b="on m11"), "place:m12") == ("SM-100", "in-the-manor")
    assert first(position(act(), players="bg"), "step:m12") == ("SM-100", "enters-first")


@clause("SM-103")
def test_the_tile_of_another_square_is_out_of_reach() -> None:
    table = position(act(), players="bg", b="on m11", tiles={"m33": "mask", "m32": "clock"}).play("step:m22")
    assert first(table, "m33:mask") == first(table, "m32:tile_clock") == ("SM-103", "tile-elsewhere")


@clause("SM-104")
def test_mirrors_that_do_not_exist() -> None:
    assert first(arrived(), "mirror:x9") == ("SM-104", "no-such-mirror")
    assert first(haunting(), "n1") == ("SM-104", "when-mirror")


@clause("SM-120", "SM-121")
def test_ghosts_and_places_that_are_not_there() -> None:
    assert first(haunting(), "move:vada@3>gineva") == ("SM-120", "no-ghost-there")
    assert first(haunting(), "move:bridge>nowhere") == ("SM-121", "no-such-place")


@clause("SM-131")
def test_a_ghost_on_its_way_arrives_where_it_goes() -> None:
    table = position(act(), players="rgb", r="bridge 1 terror 5", canteen="g").play("move:bridge>canteen")
    assert first(table, "zen_garden") == first(table, "vada:1") == ("SM-131", "arrives-elsewhere")
    assert table.match.about(0, "canteen:1:ghost-1").codes == ("fight",)
    assert table.match.about(0, "canteen:2").codes == ("settle",)


@clause("SM-039")
def test_a_lower_place_cannot_be_chosen() -> None:
    table = position(act(), players="rgby", r="bridge 1 terror 5 two SR", vada="g", gates={"vada": "SR"})
    table.play("move:bridge>vada")
    assert first(table, "vada:3") == ("SM-039", "topmost-place")


@clause("SM-187")
def test_where_a_ghost_may_reappear() -> None:
    table = position(act(1), players="rg", g="bridge 1 terror 9", canteen="r").play("move:bridge>canteen", "fight")
    assert table.match.about(0, "limbo:ghost-0").ways
    assert first(table, "vada") == ("SM-187", "other-board")
    assert first(table, "reappear:nowhere") == ("SM-187", "no-such-place")


# --- resources


def at_the_gate() -> Position:
    """A ghost pays at a gate for a spider and a mask."""
    own = "bridge 1 one SG two SM skull approval RR chimeras 1"
    return position(act(), players="rg", r=own, gates={"vada": "SM"}).play("move:bridge>vada")


@clause("SM-125")
@pytest.mark.parametrize("thing", ["two:0:gemstone", "one:0:rat_tail", "pay:S1", "pay:S1G2"])
def test_a_gate_takes_what_it_shows(thing: str) -> None:
    assert first(at_the_gate(), thing) == ("SM-125", "gate-asks")


@clause("SM-131", "SM-137")
def test_a_ghost_pays_before_it_arrives_and_arrives_nowhere_else() -> None:
    assert first(at_the_gate(), "vada") == first(at_the_gate(), "vada:1") == ("SM-137", "pays-first")
    assert first(at_the_gate(), "zen_garden") == first(at_the_gate(), "gineva:1") == ("SM-131", "arrives-elsewhere")


@clause("SM-125")
def test_the_fee_is_paid_at_the_gate_that_the_ghost_passes() -> None:
    assert at_the_gate().match.about(0, "gate:vada").ways == ("pay:S1M2", "pay:S2M2")
    assert first(at_the_gate(), "gate:gineva") == ("SM-125", "other-gate")
    assert at_the_gate().match.about(0, "gate:gineva").ways == ()


@clause("SM-113", "SM-114", "SM-126")
def test_on_the_line_of_a_player_stores_are_only_shown() -> None:
    assert first(at_the_gate(), "fresh:0") == first(at_the_gate(), "ageing:0:spider") == ("SM-126", "only-shown")
    given = position(act(), players="rg", r="on m11 two RM", tiles={"m22": "terroriser"}).play("step:m22", "tile")
    assert first(given, "fresh:0:mask") == ("SM-113", "only-shown")
    swapped = position(act(), players="rg", r="on m11 two RM", tiles={"m22": "test_tube"}).play("step:m22", "tile")
    assert first(swapped, "fresh:0") == ("SM-114", "only-shown")
    assert first(swapped, "fresh:1") == ("SM-126", "not-yours")


@clause("SM-122", "SM-092")
def test_one_ghost_after_the_other() -> None:
    arriving = position(act(), players="rg", r="bridge 2 terror 5 on m11", canteen="g").play("move:bridge>canteen")
    for table in (arriving, at_the_gate()):
        assert first(table, "bridge") == ("SM-122", "one-after-another")
        assert first(table, "m22") == ("SM-092", "ghosts-act")
    assert first(arriving, "bridge:ghost-0") == ("SM-122", "one-after-another")


@clause("SM-126")
@pytest.mark.parametrize("thing", ["skull:0:cursed", "approval:0:rat_tail", "chimeras:0"])
def test_curses_approved_tokens_and_chimeras_pay_no_gate(thing: str) -> None:
    assert first(at_the_gate(), thing) == ("SM-126", "stores-only")
    assert first(at_the_gate(), "one:0:mask") == ("SM-126", "not-in-store")


@clause("SM-114")
def test_the_test_tube_takes_what_is_there() -> None:
    table = position(act(), players="rg", r="on m11 two RM", tiles={"m22": "test_tube"}).play("step:m22", "tile")
    assert first(table, "one:0:rat_tail") == ("SM-114", "not-in-store")
    assert first(table, "one:0") == ("SM-114", "store-empty")
    assert first(table, "tube:-") == ("SM-114", "must-name-kind")


@clause("SM-044")
def test_there_are_four_kinds_of_resources() -> None:
    table = position(BonusPhase(), players="rg", card="carnival").play("bonus:any1")
    assert first(table, "kind:gold") == ("SM-044", "no-such-kind")
    assert first(table, "kind:-") == ("SM-083", "must-name-kind")
    assert first(haunting(), "supply:mask") == ("SM-044", "when-kind")


# --- plan and stewardship


@clause("SM-002")
def test_there_are_four_peoples() -> None:
    assert first(opening(2), "people:gnomes") == ("SM-002", "no-such-people")


@clause("SM-062", "SM-063")
def test_nobody_calls_more_ghosts_than_there_are() -> None:
    table = position(Invoke(), players="rg", vada="r")
    assert first(table, "invoke:8", 0) == first(table, "invoke:7", 0) == ("SM-062", "too-few-ghosts")
    assert table.why_not("pass", 0)[0].form == "invoke:0"


@clause("SM-063")
def test_a_call_at_another_time_is_a_call_and_not_a_players_numbers() -> None:
    table = position(act(), players="rgb", r="bridge 1")
    assert first(table, "invoke:2") == ("SM-063", "when-call")


@clause("SM-063")
def test_a_sealed_call_stays_as_it_is() -> None:
    table = position(Invoke(), players="rg")
    table.match.answer(0, "invoke:3")
    assert first(table, "invoke:4", 0) == first(table, "grave:0", 0) == ("SM-063", "sealed")


@clause("SM-066")
def test_the_other_reminder_square() -> None:
    table = position(Invoke(), players="rg", canteen="g").play("r invoke:4", "g invoke:4")
    assert first(table, "reminder:1") == ("SM-066", "other-reminder")
    assert table.match.about(1, "reminders").ways == ("canteen:use", "canteen:no")


@clause("SM-081")
def test_a_bonus_must_be_taken_and_only_once() -> None:
    table = position(BonusPhase(), players="rgb")
    assert first(table, "pass") == ("SM-081", "compulsory")
    assert first(table, "bonus:-") == ("SM-081", "must-take")
    table.play("bonus:vp2")
    assert first(table, "slot:1") == first(table, "slot:1:choice") == ("SM-081", "slot-taken")


@clause("SM-081")
def test_two_alike_are_two_and_each_can_be_clicked() -> None:
    table = position(BonusPhase(), players="rgb", card="carnival")
    assert table.match.about(0, "slot:2").codes == ("bonus:any1",)
    table.play("bonus:any1", "kind:mask")
    assert first(table, "slot:1") == ("SM-081", "slot-taken")
    assert table.match.about(1, "slot:2").codes == ("bonus:any1",)


@clause("SM-080")
def test_bonuses_that_the_card_does_not_have() -> None:
    assert first(position(BonusPhase(), players="rgb"), "bonus:vp9") == ("SM-080", "no-such-bonus")
    assert first(haunting(), "slot:1") == ("SM-080", "when-bonus")


@clause("SM-205")
def test_somebody_must_go_unfed() -> None:
    table = position(Food(), players="rg", r="terror 0 bridge 1", vada="rg")
    assert first(table, "pass") == ("SM-205", "compulsory")
    assert first(table, "unfed:gineva@1") == ("SM-205", "no-ghost-there")


@clause("SM-222")
def test_what_is_kept_is_one_of_each_kind_at_most() -> None:
    table = position(ApprovalPhase(), players="rg", r="approval SRGM", alchemist_office="r")
    assert first(table, "keep:SS") == ("SM-222", "one-of-each")
    assert form(table, "pass") == "keep:-"


# --- doing nothing, and whose turn it is


@clause("SM-094", "SM-120", "SM-103", "SM-176")
def test_doing_nothing_is_written_as_the_question_has_it() -> None:
    for table, clause_id, code in [
        (position(act(), players="bg", b="bridge 1"), "SM-094", "rest"),
        (haunting(), "SM-120", "stop"),
        (arrived(), "SM-103", "nothing"),
    ]:
        assert first(table, "pass") == (clause_id, "decline-like-that")
        assert form(table, "pass") == code
    power = position(act(), players="br", b="on m11", r="on m13 terror 4").play("step:m12", "nothing")
    assert first(power, "pass") == ("SM-176", "decline-like-that")


@clause("SM-091", "SM-230")
def test_whose_turn_it_is_and_the_end() -> None:
    table = position(act(), players="bg", b="bridge 1", vada="g")
    assert first(table, "move:bridge>canteen", 1) == ("SM-091", "others-decide")
    over = position(Finish(), players="bg")
    assert [reason.clause for reason in over.match.why_not(0, "rest")] == ["SM-230"]


@clause("SM-067")
def test_the_canteen_is_counted_or_not() -> None:
    table = position(CountCanteen(0), players="rg", order="gr", canteen="r", r="bridge 1", g="bridge 1")  # type: ignore[arg-type]
    assert first(table, "pass") == ("SM-067", "decline-like-that")


# --- what is this


@pytest.mark.parametrize(
    "language, sentence, figures",
    [
        (
            "en",
            "Canteen, a garden of the manor: its first place has the major bonus, its second the minor one.",
            [
                "major: feed 2 ghosts fewer, and count 2 more for the playing order",
                "minor: feed 1 ghost fewer, and count 1 more for the playing order",
                "1 of 2 places taken",
            ],
        ),
        (
            "fr",
            "Cantine, un jardin du manoir : sa première place a le bonus majeur, la deuxième le bonus mineur.",
            [
                "majeur : 2 fantômes de moins à nourrir, et 2 de plus pour l'ordre de jeu",
                "mineur : 1 fantôme de moins à nourrir, et 1 de plus pour l'ordre de jeu",
                "1 places prises sur 2",
            ],
        ),
    ],
)
@clause("SM-160")
def test_a_garden_says_what_both_its_places_bring(language: str, sentence: str, figures: list[str]) -> None:
    table = position(act(), players="bgr", canteen="g")
    told = table.match.about(0, "canteen")
    book = Words("sabbat-magica", language, strict=True)
    assert (book.say(told.say), [book.say(figure) for figure in told.figures]) == (sentence, figures)


@clause("SM-171")
def test_a_card_is_told_with_its_text_and_a_gate_with_its_fee() -> None:
    table = position(act(), players="bg", b="bridge 1", gates={"vada": "SRG"})
    book = Words("sabbat-magica", strict=True)
    assert book.say(table.match.about(1, "power:0:frenzy").say) == (
        "Frenzy, a POWER card. Once per ghost action: gain 3 terror."
    )
    assert [book.say(each) for each in table.match.about(None, "gate:vada").figures] == [
        "fee: a spider, a rat tail and a gemstone"
    ]


@clause("SM-002", "SM-101")
def test_a_magician_is_named_with_whoever_plays_it_in_every_language() -> None:
    table = position(act(0), players="gr", g="on m11", r="on m44")
    said = {
        language: [
            Words("sabbat-magica", language, ("Ada", "Bram"), me, strict=True).sentence(table.match.about(me, id).say)
            for me, id in ((0, "m11:elf"), (1, "m11:elf"))
        ]
        for language in languages("sabbat-magica")
    }
    step = "it takes one step in an action and then uses the tile or a mirror of its square."
    assert said["en"] == [f"Your elf: {step}", f"Ada's elf: {step}"]
    step = "un magicien fait un pas par action, puis utilise la tuile ou un miroir de sa case."
    assert said["fr"] == [f"Votre elfe : {step}", f"L'elfe d'Ada : {step}"]
    step = "ein Zauberer geht einen Schritt je Aktion und nutzt dann das Plättchen oder einen Spiegel seines Feldes."
    assert said["de"] == [f"Deine Elfe: {step}", f"Die Elfe von Ada: {step}"]
