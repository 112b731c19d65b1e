"""What the log tells: the cause of every loss and gain, what did not happen and why, and where a counter is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.core.events import tell
from lychgate.games.sanguis_venenatus.choices.payments import pay_menu
from lychgate.games.sanguis_venenatus.data.effects import (
    Demand,
    EachMayPay,
    Gain,
    PayOrInfluence,
    PayOrWound,
    Plague,
    PlagueLowest,
)
from lychgate.games.sanguis_venenatus.steps.dawn import Reward
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep, Happen
from lychgate.games.sanguis_venenatus.steps.night import Wake
from lychgate.games.sanguis_venenatus.steps.start import take_sheet
from lychgate.games.sanguis_venenatus.steps.twilight import Control
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import Position, Wounds, haunting, position, working


def log(table: Position, seat: int | None = None) -> list[str]:
    """Return the lines of a seat's log."""
    words = Words("sanguis-venenatus", names=("Ada", "Bram", "Cleo", "Dora"), me=seat, strict=True)
    return [words.sentence(told.said()) for told in table.match.events(seat)]


@clause("SV-051")
def test_a_plague_that_lockdown_stops_is_told() -> None:
    table = position(Happen(Plague(1, ("N",))), pile=0)
    assert log(table) == ["No plague token for the house N13: the city is on lockdown."]
    assert table.match.events(0)[0].clause == "SV-051"


@clause("SV-048")
@pytest.mark.parametrize(
    "facts, why",
    [
        ({"tokens": "N13=blood"}, "a blood token lies there."),
        ({"event_tokens": "N13=mob"}, "an event token lies there."),
    ],
)
def test_a_plague_that_finds_no_place_is_told(facts: dict[str, Any], why: str) -> None:
    table = position(Happen(Plague(1, ("N",))), **facts)
    assert log(table) == [f"No plague token for the house N13: {why}"]


@clause("SV-048")
def test_a_plague_that_a_barrack_stops_is_told() -> None:
    table = position(Happen(Plague(3, ("N",))), barracks="N09=0.1")
    assert log(table) == ["No plague token for the street N09: a barrack stands there."]


@clause("SV-047")
def test_a_plague_that_cannot_spread_is_told() -> None:
    near = "N13=plague N09=blood"
    table = position(Happen(Plague(1, ("N",))), tokens=near)
    assert log(table) == ["The plague in the house N13 could not spread: no connected field can get a token."]


@clause("SV-093", "SV-051")
def test_a_miasma_that_lays_nothing_is_told() -> None:
    full = position(Happen(PlagueLowest()), tokens="N13=blood N06=blood N09=blood", pile=0)
    lines = log(full)
    assert lines[0] == "The miasma passed the Cathedral Quarter by: none of its numbered fields can get a token."
    assert lines[1] == "No plague token for the house E13: the city is on lockdown."
    assert len(lines) == 4


@clause("SV-125")
def test_the_inquisitor_is_named_as_the_cause() -> None:
    entered = haunting(at="s0=E10", event_tokens="E06=inquisitor").play("move:E06")
    assert log(entered)[-1] == "Ada: −2 blood (9), taken by the inquisitor."
    assert entered.match.events(0)[-1].clause == "SV-125"
    woken = position(Wake(Seat(0)), at="s0=E06", event_tokens="E06=inquisitor")
    assert "Ada: −2 blood (9), taken by the inquisitor." in log(woken)


@clause("SV-084", "SV-175")
def test_every_part_of_the_reward_names_its_cause() -> None:
    table = position(Reward(Seat(0)), nighthunters=(0,), barracks="N09=0.3", nobles={"E": (0, 0)}, popularity={0: 13})
    assert log(table, 0) == [
        "You: −2 blood (9), by thirst.",
        "You: +1 gold (4), from the people (Beloved).",
        "You: +1 bread (3), from the people (Beloved).",
        "You: +2 VP (2), from the people (Beloved).",
        "You: +1 gold (5), from nobles.",
        "You: +1 gold (6), from barracks.",
        "You: +1 VP (3), from barracks.",
        "You: −1 popularity (12), because a barrack of level 3 is hated.",
    ]


@clause("SV-091")
def test_what_an_event_takes_names_it() -> None:
    table = position(EventStep(), fate="hunger_riots", pile=0)
    assert "Ada: −1 gold (2), by the event." in log(table)
    assert log(table)[0].startswith("The event: Hunger Riots. Plague on II in N and S")


@clause("SV-067", "SV-139")
def test_a_death_its_price_and_its_gain_are_told_with_their_cause() -> None:
    table = haunting(at="s0=N09 s1.1=N09", chance=["5"], vp={1: 2}, crews={1: "thief beguine priest"})
    table.play("attack:s1.1")
    lines = log(table)
    assert "Bram: −1 VP (1), for the dead servant." in lines
    assert "Bram's Thief was killed at the street N09." in lines
    assert "Ada: +1 VP (1), for the kill." in lines


@clause("SV-056")
def test_a_death_by_plague_is_told_as_such() -> None:
    table = position(Die(Seat(0), (0,), "plague"), vampires="siegfried kublai")
    assert log(table)[-1] == "Ada's Herald died of the plague at the gate of the Cathedral Quarter."


@clause("SV-076", "SV-078")
def test_a_defeat_tells_where_the_blood_is_set() -> None:
    lines = log(position(Wounds(Seat(0), 5), vampires="siegfried kublai", blood={0: 5}, vp={0: 3}))
    assert lines.count("Ada: −1 VP (2), for the defeat.") == 1
    assert lines[-1] == "Ada's vampire, Siegfried, lies on its sheet with 8 blood."


@clause("SV-035")
def test_shame_is_named_as_the_cause_of_a_wound() -> None:
    table = haunting(1, at="s1=N04", popularity={1: 0}).play("drink")
    assert "Bram's vampire was wounded: 14 to 11 blood, for shame at 0 popularity." in log(table)


@clause("SV-166")
def test_twilight_tells_influence_points_and_districts_without_a_ruler() -> None:
    table = position(Control(), seats=3, influence={"N": (3, 2, 0)}, piles={"N": (0, 1, 2)})
    assert log(table) == [
        "Ada controlled the Cathedral Quarter with influence 3: +2 VP (2).",
        "Bram came second in the Cathedral Quarter with influence 2: +1 VP (1).",
        "Nobody has influence in the Crown Quarter, so nobody scored there.",
        "Nobody has influence in the Market Quarter, so nobody scored there.",
        "Nobody has influence in the Scholars' Quarter, so nobody scored there.",
    ]


@clause("SV-017")
def test_the_powers_of_a_vampire_are_told() -> None:
    table = position()
    for side, line in (
        ("asymmetric", "Kublai has three powers: Tainted Blood, Pestilence and Carriers."),
        ("nighthunter", "Kublai hunts as a Nighthunter, with Shadow Step and Predator."),
    ):
        g = table.g.copy()
        g.events = []
        take_sheet(g, Seat(0), 0, side)  # type: ignore[arg-type]
        told = tell(g.events[-1], None)
        assert told is not None
        assert Words("sanguis-venenatus", strict=True).say(told.said()) == line


@clause("SV-105", "SV-106", "SV-121", "SV-123", "SV-124")
@pytest.mark.parametrize(
    "activation, facts, code, number",
    [
        (working, {"at": "s0.1=N14"}, "move:N15", "SV-105"),
        (working, {"at": "s0.1=N11"}, "sewer:E11", "SV-106"),
        (haunting, {"at": "s0=N14"}, "move:N15", "SV-121"),
        (haunting, {"at": "s0=N11"}, "catacomb:E11", "SV-123"),
        (haunting, {"at": "s0=N02", "nighthunters": (0,)}, "move:N05", "SV-124"),
    ],
)
def test_every_way_to_move_is_told_by_its_own_clause(
    activation: Callable[..., Position], facts: dict[str, Any], code: str, number: str
) -> None:
    table = activation(**facts)
    table.play(code)
    assert table.match.events(0)[0].clause == number


@clause("SV-156")
def test_an_all_seeing_replay_names_the_prophet() -> None:
    table = haunting(hand={0: "prophecy_of_doom"}, fate="hunger_riots").play("plot:prophecy_of_doom")
    glimpsed = next(told for told in table.match.events(0) if told.kind == "glimpsed")
    assert Words("sanguis-venenatus", names=("Ada", "Bram")).say(glimpsed.said()) == "Ada saw Hunger Riots."


@clause("SV-105", "SV-110", "SV-159")
def test_reasons_about_a_house_are_whole_sentences() -> None:
    words = Words("sanguis-venenatus", strict=True)
    servant = working("s0.1", at="s0.1=N09")
    assert words.sentence(servant.why_not("move:W02")[0].say) == (
        "The house W02 is 5 steps away from the street N09; one walks from field to field."
    )
    assert words.sentence(servant.why_not("burn:W02")[0].say) == "There is no plague token in the house W02."
    sick = working("s0.1", at="s0.1=N09", tokens="W02=plague")
    assert words.sentence(sick.why_not("burn:W02")[0].say) == (
        "To burn that, your servant must stand in the house W02 or on an adjacent field."
    )
    vampire = haunting(at="s0=N02")
    assert words.sentence(vampire.why_not("use")[0].say) == "The house N02 is no special field."


@clause("SV-116")
@pytest.mark.parametrize("servant", ["spy", "thief"])
def test_spy_and_thief_say_that_they_reach_connected_fields(servant: str) -> None:
    text = Words("sanguis-venenatus", strict=True).text(f"servant-{servant}-body", {})
    assert "on a connected field" in text


@clause("SV-054", "SV-058")
@pytest.mark.parametrize("vampire, loses", [("kublai", False), ("siegfried", True)])
def test_the_warning_before_the_plague_knows_carriers(vampire: str, loses: bool) -> None:
    table = working("s0.1", vampires=f"{vampire} persephone", at="s0.1=N14", tokens="N13=plague")
    option = next(each for each in table.ask.options if each.code == "move:N13")
    assert option.label is not None
    then = Words("sanguis-venenatus", strict=True).part(option.label, "then")
    assert ("1 point less" in then) == loses
    assert "a second infection kills it" in then


@clause("SV-091", "SV-095", "SV-096")
@pytest.mark.parametrize(
    "demand, number",
    [
        (EachMayPay((("bread", 1),), Gain("popularity", 1)), "SV-091"),
        (PayOrWound("each_prowling", (("gold", 2),), 1), "SV-095"),
        (PayOrInfluence((("gold", 2),), 1), "SV-096"),
    ],
)
def test_whoever_cannot_pay_is_told_by_the_clause_of_the_card(demand: Demand, number: str) -> None:
    g = position(stock={0: {"gold": 1}}, influence={"N": (1, 0), "E": (1, 0)}).g
    verdicts = {candidate.code: obstacles for candidate, obstacles in pay_menu(g, 0, demand).verdicts()}
    assert [each.clause for each in verdicts["pay"]] == [number]


@clause("SV-096")
def test_the_tax_names_its_own_clause() -> None:
    owing: dict[str, Any] = {"stock": {0: {"gold": 1}, 1: {}}, "influence": {"N": (1, 0), "E": (1, 0)}}
    table = position(EventStep(), fate="the_stewards_tax", vampires="siegfried kublai", pile=0, **owing)
    assert (table.ask.clause, table.reasons("pay")) == ("SV-096", ["SV-096"])
