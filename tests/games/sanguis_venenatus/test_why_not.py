"""What is this, and why not: natural mistakes, each answered by the right clause first, in whole sentences."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.effects import Plague
from lychgate.games.sanguis_venenatus.steps.cards import HandLimit
from lychgate.games.sanguis_venenatus.steps.dawn import Resurrect
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant
from lychgate.games.sanguis_venenatus.steps.deaths import LayOut, PayPoint, ReturnVampire
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep, Happen, RainInQuarter
from lychgate.games.sanguis_venenatus.steps.start import ChooseGate, ChooseVampire, DraftPick
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import GAME, Position, haunting, position, working

NAMES = ("Ada", "Bram", "Cleo", "Dora")
RICH: dict[str, Any] = {"stock": {0: {"gold": 9, "bread": 9, "militia": 9, "equipment": 9}}}


def servant(at: str = "N14", **facts: Any) -> Position:
    return working("s0.1", at=f"s0.1={at}", **(RICH | facts))


def vampire(at: str = "N14", **facts: Any) -> Position:
    return haunting(at=f"s0={at}", **(RICH | facts))


def sentences(table: Position, text: str, seat: int = 0) -> list[str]:
    words = Words("sanguis-venenatus", names=NAMES, me=seat, strict=True)
    return [words.sentence(reason.say) for reason in table.match.why_not(seat, text)]


def nearest(table: Position, text: str) -> tuple[str | None, str]:
    """The clause and the key of the first reason that seat 0 is given."""
    reason = table.match.why_not(0, text)[0]
    return reason.clause, reason.say.key


def about(table: Position, id: str, seat: int | None = 0) -> str:
    told = table.match.about(seat, id)
    words = Words("sanguis-venenatus", names=NAMES, me=seat, strict=True)
    return " | ".join(words.say(each) for each in (told.say, *told.figures))


# --- the wrong kind of character, the wrong time


@clause("SV-007")
def test_production_fields_are_for_servants_special_fields_for_vampires() -> None:
    assert vampire("N08").reasons("produce:gg") == ["SV-007"]
    assert servant("N12").reasons("use") == ["SV-007"]
    assert sentences(servant("N12"), "use") == [
        "Only vampires use special fields: at night, where they stand, for 1 point."
    ]
    assert vampire("N08").reasons("N08")[0] == "SV-007"
    assert servant("N12").reasons("N12")[0] == "SV-007"


@clause("SV-006")
def test_streets_are_for_servants_people_for_vampires() -> None:
    assert vampire("N15").reasons("build") == ["SV-006"]
    assert servant("N02").reasons("drink") == ["SV-006"]
    assert vampire("N15").reasons("N15")[0] == "SV-006"
    assert servant("N02").reasons("N02")[0] == "SV-006"


@pytest.mark.parametrize(
    "text, number",
    [
        ("corrupt", "SV-131"), ("attack:s1.1", "SV-135"), ("duel:s1", "SV-142"), ("plot:blood_feast", "SV-153"),
        ("exert", "SV-120"), ("pestilence", "SV-160"), ("starvation", "SV-164"), ("tithe", "SV-162"),
        ("raise:s0.2@N12", "SV-162"), ("catacomb:N11", "SV-123"), ("card:none", "SV-143"), ("lose:vp", "SV-096"),
        ("gate:N14", "SV-022"), ("servant:2", "SV-101"), ("discard:arson", "SV-040"), ("reveal:miasma", "SV-087"),
    ],
)  # fmt: skip
@clause(
    "SV-131", "SV-135", "SV-142", "SV-153", "SV-120", "SV-160", "SV-164", "SV-162", "SV-123", "SV-143", "SV-101",
    "SV-040", "SV-087",
)  # fmt: skip
def test_what_belongs_to_another_time_is_answered_by_its_clause(text: str, number: str) -> None:
    assert servant().reasons(text)[0] == number


@clause("SV-110", "SV-104", "SV-116", "SV-106", "SV-101")
@pytest.mark.parametrize(
    "text, number",
    [
        ("burn:N13", "SV-110"), ("rations", "SV-104"), ("extra:treat", "SV-116"), ("sewer:E11", "SV-106"),
        ("servant:1", "SV-101"),
    ],
)  # fmt: skip
def test_work_of_the_day_is_not_done_at_night(text: str, number: str) -> None:
    assert vampire().reasons(text)[0] == number


# --- odd attempts


@clause("SV-001", "SV-105", "SV-106", "SV-109", "SV-116")
@pytest.mark.parametrize(
    "at, text, number",
    [
        ("N14", "move:Q99", "SV-001"),
        ("N14", "move", "SV-105"),
        ("N14", "move:N14", "SV-105"),
        ("N11", "sewer:N12", "SV-106"),
        ("N10", "produce:gg", "SV-109"),
        ("N10", "produce:xx", "SV-109"),
        ("N09", "produce:gg", "SV-007"),
        ("N14", "extra:nonsense", "SV-116"),
        ("N14", "extra:treat>s0.1", "SV-116"),
        ("N14", "extra:proclaim>s1", "SV-116"),
    ],
)
def test_odd_attempts_of_a_servant(at: str, text: str, number: str) -> None:
    table = servant(at)
    assert table.reasons(text)[0] == number
    assert table.match.why_not(0, text)[0].form


@clause("SV-135", "SV-141", "SV-142", "SV-041", "SV-153", "SV-159", "SV-160", "SV-162", "SV-164")
@pytest.mark.parametrize(
    "text, number",
    [
        ("attack:s1.9", "SV-135"), ("attack:s9.1", "SV-135"), ("attack:s1.3", "SV-135"), ("attack:s0.1", "SV-141"),
        ("duel:s0", "SV-142"), ("duel:s7", "SV-142"), ("plot:arson", "SV-041"), ("plot:nonsense", "SV-041"),
        ("plot:assassin>s1.1", "SV-042"), ("plot:blood_feast>s1", "SV-153"), ("use:N+E", "SV-159"),
        ("pestilence", "SV-160"), ("starvation", "SV-164"), ("tithe", "SV-162"), ("raise:s0.1@N12", "SV-162"),
        ("move:N14", "SV-121"),
    ],
)  # fmt: skip
def test_odd_attempts_of_a_vampire(text: str, number: str) -> None:
    table = haunting(at="s0=N14 s1.3=-", hand={0: "blood_feast assassin"}, **RICH)
    assert table.reasons(text)[0] == number


@clause("SV-121")
def test_a_vampire_does_not_move_to_where_it_stands() -> None:
    assert nearest(vampire("N14"), "move:N14") == ("SV-121", "why-already-there")


# --- questions outside activations


@clause("SV-022", "SV-099", "SV-079", "SV-047", "SV-045", "SV-098")
def test_every_field_is_explained_where_only_some_can_be_chosen() -> None:
    start = position(ChooseGate(Seat(0)), at="s0=- s1=E14", phase="setup")
    assert (start.reasons("gate:N05"), start.reasons("N05")[0]) == (["SV-022"], "SV-022")
    assert sentences(start, "gate:E14") == ["The gate of the Crown Quarter is taken."]
    back = position(Resurrect(Seat(0), 0), at="s0.1=-", phase="return")
    assert (back.reasons("gate:N12"), back.reasons("N12")[0]) == (["SV-099"], "SV-099")
    risen = position(ReturnVampire(Seat(0)), at="s0=-", phase="night")
    assert (risen.reasons("rise:N14"), risen.reasons("N14")[0]) == (["SV-079"], "SV-079")
    spread = position(Happen(Plague(2, ("E",))), tokens="E06=plague", phase="event")
    assert (spread.reasons("spread:N13"), spread.reasons("N13")[0]) == (["SV-047"], "SV-047")
    assert (spread.reasons("spread:E05"), spread.reasons("E05")[0]) == (["SV-045"], "SV-045"), "a sanctuary"
    rain = position(RainInQuarter(0), tokens="N02=blood N04=blood E02=blood", phase="event")
    assert (rain.reasons("rain:E02"), rain.reasons("rain:N05")) == (["SV-098"], ["SV-098"])


@clause("SV-101", "SV-067", "SV-040", "SV-099")
@pytest.mark.parametrize("text", ["pass", "end", "none:-"])
def test_what_is_compulsory_cannot_be_declined(text: str) -> None:
    for step, number in (
        (ChooseServant(Seat(0)), "SV-101"),
        (PayPoint(Seat(0), "death"), "SV-067"),
        (HandLimit(Seat(0)), "SV-040"),
        (Resurrect(Seat(0), 0), "SV-099"),
    ):
        table = position(step, vp={0: 2}, influence={"N": (1, 0)}, hand={0: "arson assassin necromancy mist_form"})
        assert table.reasons(text) == [number]


@clause("SV-020", "SV-143")
def test_a_sealed_choice_stays_sealed_by_its_clause() -> None:
    drafting = Position(GAME.start(2, 5, chance=["0"]))
    while drafting.match.asks[0].key == "vampire":
        drafting.play(drafting.codes[0])
    ask = drafting.match.asks[0]
    drafting.match.answer(ask.seat, ask.options[0].code)
    assert drafting.match.why_not(ask.seat, ask.options[1].code)[0].clause == "SV-020"
    fighting = haunting(at="s0=N05 s1=N05", hand={0: "arson", 1: "assassin"}).play("duel:s1", "s0 card:none")
    assert fighting.reasons("card:arson", 0)[0] == "SV-143"


@clause("SV-101", "SV-118")
def test_somebody_elses_turn_is_told_with_its_clause() -> None:
    assert servant().reasons("move:N15", 1)[0] == "SV-101"
    assert vampire().reasons("drink", 1)[0] == "SV-118"
    assert sentences(servant(), "end", 1)[0] == "Ada decides now, not you."


@clause("SV-096", "SV-091")
def test_another_payment_than_the_event_asks_for() -> None:
    tax = position(EventStep(), fate="the_stewards_tax", pile=0, influence={"N": (1, 0), "E": (1, 0)})
    assert (tax.reasons("wound"), tax.reasons("blood:0")[0]) == (["SV-096"], "SV-096")
    assert tax.reasons("stock:0:bread")[0] == "SV-096"
    assert sentences(tax, "wound") == [
        "The Steward's Tax asks for something else. Plague on II in S and W, I in E. Everybody pays 2 gold or loses 1 "
        "influence."
    ]


# --- names that do not exist, and things that are not among those to choose from


@clause("SV-016")
def test_only_the_four_vampires_can_be_chosen_and_each_player_has_one() -> None:
    table = position(ChooseVampire(Seat(0)), phase="setup", options={"sheets": "mixed"}, sheets_left=(0, 1))
    assert nearest(table, "vampire:dracula") == ("SV-016", "why-no-such-vampire")
    table.play("vampire:kublai")
    assert nearest(table, "sheets:persephone") == ("SV-016", "why-one-vampire")
    assert table.reasons("sheets:kublai") == [], "its two sides are asked for"


@clause("SV-020")
def test_only_a_card_that_was_passed_on_can_be_kept() -> None:
    table = position(DraftPick(1), phase="setup", draft={0: [1, 2], 1: [3, 4]})
    assert table.reasons("keep:brute", 0) == []
    assert nearest(table, "keep:herald") == ("SV-020", "why-not-in-draft")
    assert nearest(table, "keep:nobody") == ("SV-020", "why-no-such-card")


@clause("SV-067")
def test_a_death_costs_nothing_but_a_point_or_influence() -> None:
    table = position(PayPoint(Seat(0), "death"), vp={0: 2}, influence={"N": (1, 0)})
    assert table.codes == ["lose:vp", "lose:N"]
    assert nearest(table, "lose:gold") == ("SV-067", "why-no-such-loss")
    assert nearest(table, "influence:S:0:influence-S-0") == ("SV-067", "why-no-influence")
    assert "lose:N" in table.match.about(0, "influence:N:1:influence-N-0").ways


@clause("SV-102")
@pytest.mark.parametrize(
    "points, told",
    [
        (0, "To produce takes 2 points, and none is left."),
        (1, "To produce takes 2 points, and only 1 is left."),
    ],
)
def test_too_few_points_are_told_in_points(points: int, told: str) -> None:
    assert told in sentences(working("s0.1", ap=points, at="s0.1=N08"), "produce:gg")


@clause("SV-070")
@pytest.mark.parametrize("text", ["flip:2", "crew:0:spy"])
def test_only_the_card_of_a_dying_servant_is_flipped(text: str) -> None:
    table = position(LayOut(Seat(0), (0, 2), "plague"), at="s0.1=N09 s0.3=N09")
    assert table.codes == ["flip:1", "flip:3"]
    assert nearest(table, text) == ("SV-070", "why-not-dying")


@clause("SV-087")
@pytest.mark.parametrize(
    "text, key",
    [
        ("reveal:hunger_riots", "why-two-events"),
        ("events:hunger_riots", "why-two-events"),
        ("reveal:nonsense", "why-no-such-event"),
    ],
)
def test_cassandra_reveals_one_of_the_two_events_she_saw(text: str, key: str) -> None:
    seen = "rats_in_the_granaries death_on_the_wind"
    table = position(EventStep(), vampires="cassandra siegfried", fate=seen)
    assert nearest(table, text) == ("SV-087", key)


@clause("SV-116")
def test_a_servant_without_an_action_of_its_own_says_so() -> None:
    table = servant(crews={0: "baker spy scholar"})
    acts, has_none = table.match.why_not(0, "crew:0:baker")
    assert (acts.say.key, has_none.clause, has_none.say.key) == ("when-acts-now", "SV-116", "why-no-extra")


@clause("SV-153")
def test_an_empty_hand_has_nothing_to_plot_with() -> None:
    assert nearest(vampire(), "hand:0") == ("SV-153", "why-no-cards")
    assert nearest(vampire(hand={0: "assassin"}), "hand:0")[1] != "why-no-cards"


@clause("SV-157")
def test_a_dead_servant_is_not_raised_at_night_without_a_card_or_a_power() -> None:
    assert nearest(haunting(at="s0.2=-"), "crew:0:spy") == ("SV-157", "why-no-raising")


# --- the first reason is about what was pointed at


@clause("SV-105", "SV-121")
def test_a_field_too_far_away_says_how_far_it_is_from_where_one_stands() -> None:
    assert sentences(servant("N09"), "W02")[0] == (
        "The house W02 is 5 steps away from the street N09; one walks from field to field."
    )
    assert sentences(servant("N09"), "N10")[0] == (
        "A wall stands between the street N09 and the Forge of the Cathedral Quarter; the way round is 3 steps long."
    )
    assert sentences(vampire("N15"), "E12")[0] == (
        "A wall stands between the street N15 and the Cemetery of the Crown Quarter; the way round is 5 steps long."
    )


@clause("SV-107")
@pytest.mark.parametrize("at", ["N14", "S13"])
def test_fire_is_the_first_reason_wherever_one_stands(at: str) -> None:
    for table in (servant(at, event_tokens="S09=fire"), vampire(at, event_tokens="S09=fire")):
        assert sentences(table, "S09:fire")[0] == "The street S09 is on fire; nobody enters it until the next event."


@clause("SV-160", "SV-162", "SV-164")
def test_reasons_against_powers_name_the_power() -> None:
    kublai = haunting(at="s0=N14", vampires="kublai siegfried", ap=1, **RICH)
    assert sentences(kublai, "sheet:0") == [
        "Pestilence lays a plague token, and none may be laid in the gate of the Cathedral Quarter.",
        "Pestilence takes 2 points, and only 1 is left.",
        "This vampire is in the middle of its activation.",
    ]
    persephone = haunting(vampires="persephone siegfried")
    assert sentences(persephone, "plaque:0") == [
        "One more point by Soul Tithe takes 1 soul; you have none.",
        "Soul Tithe: none of your servants is dead.",
        "To raise a servant by Soul Tithe takes 1 soul; you have none.",
    ]
    cassandra = haunting(at="s0=E02 s1.1=W14 s1.2=W14 s1.3=W14", vampires="cassandra siegfried")
    assert sentences(cassandra, "seat:0")[0] == (
        "Starvation finds nobody: no opponent has a servant in the Crown Quarter."
    )


@clause("SV-042")
def test_reasons_against_cards_name_the_card() -> None:
    table = haunting(at="s0=W14", hand={0: "grave_robbers"}, stock={0: {}})
    for id in ("hand:0", "hand:0:grave_robbers", "stock:0:back-intrigue"):
        assert sentences(table, id)[0] == "Grave Robbers: your vampire is not on a Cemetery."


@clause("SV-101", "SV-118")
def test_who_acts_is_said_of_nobody_else() -> None:
    table = haunting(0, **RICH)
    assert "when-acts-now" not in [reason.say.key for reason in table.match.why_not(0, "crew:1:thief")]
    assert sentences(table, "seat:0") == [
        "This vampire is in the middle of its activation.",
        "Whoever loses a servant or a vampire chooses what it costs: VP or influence.",
    ]
    assert sentences(table, f"{table.where('s0')}:vampire-0") == ["This vampire is in the middle of its activation."]
    later = haunting(1, woken={0: True, 1: True}, **RICH)
    assert "This vampire has acted tonight." in sentences(later, "sheet:0", 0)


@clause("SV-101")
def test_a_servant_that_waits_or_has_acted_says_so_while_another_one_acts() -> None:
    table = working("s0.1", at="s0.3=-", done={0: True, 1: True})
    assert sentences(table, "N14:servant-0-2")[0] == "The Spy has acted today."
    assert sentences(table, "crew:0:scholar")[0] == "The Scholar is dead."
    waits = working("s0.1", done={0: True})
    assert sentences(waits, "N14:servant-0-2")[0] == (
        "Your Herald ends its activation first; then the next player chooses a servant."
    )


@clause("SV-079", "SV-098")
def test_what_seldom_happens_is_no_reason_about_every_field() -> None:
    table = haunting(at="s0=N14 s1=-", **RICH)
    assert "when-rise" not in [reason.say.key for reason in table.match.why_not(0, "E06")]
    assert "when-rise" in [reason.say.key for reason in table.match.why_not(0, "E12")]
    tax = position(EventStep(), fate="the_stewards_tax", pile=0, influence={"N": (1, 0), "E": (1, 0)})
    assert "when-rain" not in [reason.say.key for reason in tax.match.why_not(0, "E06")]


@clause("SV-111")
def test_a_field_that_infects_for_ever_has_nothing_to_burn() -> None:
    told = [words for words in sentences(vampire("E14"), "E03") if "for ever" in words]
    assert told == ["This field infects for ever; no token lies here that could be burnt."]


# --- what is this


@clause("SV-064", "SV-017")
def test_ones_own_vampire_and_its_powers_can_be_asked_for() -> None:
    table = vampire(vampires="kublai siegfried")
    for id in ("sheet:0", "seat:0", "plaque:0"):
        assert "Pestilence: 2 points for a plague token here" in about(table, id)
    assert about(table, "sheet:0").startswith("your vampire, Kublai. Tainted Blood")
    assert "Shadow Step" in about(vampire(nighthunters=(0,)), "sheet:0")
    assert table.reasons("sheet:0")[0] == "SV-160", "the gate is no place for Pestilence"
    assert vampire("N15", vampires="kublai siegfried").match.about(0, "sheet:0").ways == ("pestilence",)


@clause("SV-005", "SV-025", "SV-050", "SV-082")
def test_what_is_on_the_table_says_what_it_is() -> None:
    table = servant(tokens="E13=plague", influence={"N": (2, 1)})
    assert about(table, "E06").startswith("the house E06: 5 people live here.")
    assert "field I of its district" in about(table, "E13")
    assert "plague token" in about(table, "E13")
    assert about(table, "influence:N").endswith("you: 2 | Bram: 1")
    assert about(table, "pile").endswith("15 of 16 tokens left")
    assert about(table, "phases").startswith("A round: dawn (rewards, an event, the dead return)")
    assert "defence 1" in about(table, "N14:servant-0-1"), "the gate defends"


@clause("SV-101", "SV-135", "SV-141", "SV-142")
def test_figures_say_why_they_cannot_be_chosen() -> None:
    table = servant()
    assert table.match.about(0, "N14:servant-0-1").ways, "it is acting"
    assert sentences(table, "E14:servant-1-1") == [
        "That belongs to Bram.",
        "Vampires attack an opponent's servant at night, on the field where both stand.",
        "By day everybody in turn activates one servant, until all have acted.",
    ]
    assert vampire().reasons("E14:servant-1-1")[0] == "SV-135"
    assert vampire().reasons("N14:servant-0-1")[0] == "SV-141"
    assert vampire().reasons("E14:vampire-1")[0] == "SV-142"


@clause("SV-131")
def test_nobles_of_another_district_are_out_of_reach() -> None:
    assert vampire().reasons("nobles:E")[0] == "SV-131"
    assert sentences(vampire(), "nobles:E")[0] == (
        "Nobles are bought where your vampire stands, and it is in the Cathedral Quarter."
    )
    assert vampire().reasons("nobles:N") == []


@clause("SV-116")
def test_a_servants_card_stands_for_its_own_action() -> None:
    table = servant("N02", crews={0: "herald spy scholar"})
    assert table.match.about(0, "crew:0:herald").codes == ("extra:proclaim",)
    assert sentences(table, "crew:0:spy") == [
        "Your Herald ends its activation first; then the next player chooses a servant.",
        "By day everybody in turn activates one servant, until all have acted.",
        "A servant's own action is done in its activation, by day.",
    ]
    chosen = position(ChooseServant(Seat(0)))
    assert chosen.match.about(0, "crew:0:spy").codes == ("servant:2",)


# --- whole sentences, and a way on


@clause("SV-105", "SV-101")
def test_before_a_servant_acts_a_field_leads_to_choosing_one() -> None:
    table = position(ChooseServant(Seat(0)), at="s0.1=N09 s0.2=N10", phase="day")
    assert table.asked == ["s0 servant"]
    assert set(table.match.about(0, "E03").ways) <= set(table.codes)
    assert table.match.about(0, "E03").ways, "the way there begins with a servant"


@clause("SV-109", "SV-131", "SV-135", "SV-141", "SV-142")
def test_reasons_of_a_night_name_what_they_are_about() -> None:
    table = haunting(at="s0=N09 s1=E03 s0.1=N09 s1.1=E03", **RICH)
    assert sentences(table, "attack:s0.1")[0] == "That is your own servant; a vampire attacks those of opponents."
    assert (
        sentences(table, "attack:s1.1")[0] == "That servant is on another field; your vampire attacks where it stands."
    )
    assert sentences(table, "duel:s1")[0] == "That vampire is on another field; yours attacks where it stands."
