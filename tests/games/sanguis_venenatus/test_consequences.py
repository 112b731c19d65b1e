"""Answers say what they bring: every answer has its line, and its figures are what then happens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from lychgate.core.ask import Ask, Option
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS
from lychgate.games.sanguis_venenatus.events.deaths import VampireDefeated
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of
from lychgate.testing.clause import clause
from lychgate.testing.golden import sensible
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import GAME, Position, haunting, working

WORDS = Words("sanguis-venenatus", names=("Ada", "Bram", "Cleo", "Dora"), strict=True)


def moments(seats: int, seed: int, sheets: str) -> Iterator[Match]:
    """Every decision of a match that is played sensibly, with whims."""
    rng = Random(seed)
    match = GAME.start(seats, seed, {"sheets": sheets})
    while not match.over:
        yield match
        ask = rng.choice(match.asks)
        whim = rng.random() < 0.4
        match.answer(ask.seat, rng.choice(ask.options).code if whim else sensible(rng, ask, match))


def then(option: Option[object]) -> str:
    assert option.label is not None
    return WORDS.part(option.label, "then")


def figures(g: City, seat: int, changes: list[Say]) -> Iterator[tuple[Say, int]]:
    """Yield every change that was told, with what the track shows."""
    for each in changes:
        if each.key == "change":
            res = each.args["res"]
            assert isinstance(res, Say)
            yield each, amount_of(g, seat, str(res.args["res"]))  # type: ignore[arg-type]
        elif each.key == "change-influence":
            district = each.args["district"]
            assert isinstance(district, Say)
            yield each, g.influence[DISTRICTS.index(str(district.args["district"]))][seat]


def _acting(g: City) -> tuple[int, int] | None:
    return None if g.turn is None else (g.turn.seat, g.turn.pose)


def _defeats(news: Iterable[Event]) -> bool:
    return any(isinstance(event, VampireDefeated) for event in news)


def wrong(match: Match, ask: Ask, option: Option[object]) -> Iterator[str]:
    """Tell which figures of an answer do not come true."""
    changes = option.label.args.get("changes") if option.label is not None else None
    if not isinstance(changes, list):
        return
    before, world = match.state, match.copy()
    assert isinstance(before, City)
    world.answer(ask.seat, option.code)
    after = world.state
    assert isinstance(after, City)
    news = (after.events or ())[len(before.events or ()) :]
    if (before.phase, _acting(before)) != (after.phase, _acting(after)) or _defeats(news):
        return  # more has happened than this answer
    if [each.key for each in world.asks] != [ask.key]:
        return  # somebody decides something before all of it is carried out
    for said, n in figures(before, ask.seat, changes):
        if said.args["was"] != n:
            yield f"{option.code}: {WORDS.say(said)}, but it was {n}"
    for said, n in figures(after, ask.seat, changes):
        if said.args["now"] != n:
            yield f"{option.code}: {WORDS.say(said)}, but it is {n}"
    gained = sum(int(str(each.args["n"])) for each in changes if each.key == "change-vp")
    if after.vp[ask.seat] - before.vp[ask.seat] != gained:
        yield f"{option.code}: {gained} VP, but {after.vp[ask.seat] - before.vp[ask.seat]}"


@clause("SV-110", "SV-112", "SV-114", "SV-109", "SV-126", "SV-131", "SV-134", "SV-120", "SV-160", "SV-164", "SV-104")
@pytest.mark.parametrize("seats, seed, sheets", [(2, 3, "asymmetric"), (3, 4, "mixed"), (4, 5, "asymmetric")])
def test_every_answer_says_what_it_brings_and_that_comes_true(seats: int, seed: int, sheets: str) -> None:
    told = 0
    for match in moments(seats, seed, sheets):
        for ask in match.asks:
            for option in ask.options:
                assert then(option), option.code
                assert list(wrong(match, ask, option)) == []
                told += 1
    assert told


def line(table: Position, code: str) -> str:
    return then(table.ask.menu.by_code[code])


@clause("SV-030", "SV-035", "SV-036", "SV-050")
def test_a_drink_warns_of_overflow_shame_defeat_and_lockdown() -> None:
    assert line(haunting(at="s0=N04", blood={0: 19}, popularity={0: 5}), "drink") == (
        "1 point: blood 19 to 18, +2 VP and popularity 5 to 4. A blood token stays."
    )
    shame = haunting(1, at="s1=N04", blood={1: 3}, popularity={1: 0})
    assert line(shame, "drink") == "1 point: blood 3 to 5. A blood token stays."
    assert line(haunting(at="s0=N04", blood={0: 3}, popularity={0: 0}), "drink").startswith("1 point: blood 3 to 5.")
    last = haunting(at="s0=N04", pile=1)
    assert line(last, "drink").endswith("A blood token stays, the last one: lockdown.")
    old = haunting(1, at="s1=N04", tokens="N04=blood", blood={1: 1}, popularity={1: 0})
    assert line(old, "drink") == "1 point: blood 1 to 0: your vampire is defeated."


@clause("SV-012", "SV-026", "SV-037")
def test_what_is_above_a_track_is_told() -> None:
    full = working("s0.1", at="s0.1=N07", stock={0: {"bread": 10}})
    assert line(full, "produce:bbb") == "2 points for nothing: you can hold no more than 10 of each."
    near = working("s0.1", at="s0.1=N07", stock={0: {"bread": 8}})
    assert line(near, "produce:bbb") == "2 points: bread 8 to 10; more than 10 of each is lost."
    burn = working("s0.1", tokens="N13=plague", popularity={0: 14}, influence={"N": (8, 0)})
    assert line(burn, "burn:N13") == "2 points: bread 2 to 1, popularity 14 to 15 and +2 VP."


@clause("SV-012", "SV-030", "SV-041", "SV-042", "SV-159")
def test_cards_and_special_fields_say_what_they_make_of_ones_tracks() -> None:
    arson = haunting(at="s0=N14", hand={0: "arson"}, barracks="N15=1.1", blood={0: 9}, popularity={0: 7})
    assert line(arson, "plot:arson>N15") == (
        "1 point, 1 blood. Also costs 1 popularity. An opponent's barrack here or on an adjacent field loses a level; "
        "+1 VP. You: blood 9 to 8, popularity 7 to 6 and +1 VP."
    )
    bonus = haunting(hand={0: "bribed_guards"}, stock={0: {"gold": 1}}, influence={"N": (8, 0)}, popularity={0: 10})
    assert line(bonus, "plot:bribed_guards").endswith("With popularity 10 or more: +1 VP. You: gold 1 to 0 and +2 VP.")
    threat = haunting(hand={0: "whispered_threats"}, stock={0: {}, 1: {"gold": 1, "bread": 1}}, popularity={0: 6})
    assert line(threat, "plot:whispered_threats>s1").endswith("You: gold 0 to 1, bread 0 to 1 and popularity 6 to 5.")
    assert line(haunting(at="s0=N12", blood={0: 20}), "use") == "1 point: blood 20 to 18 and +2 VP."
    hall = haunting(at="s0=E01", stock={0: {"gold": 2}})
    assert line(hall, "use:N+S") == (
        "1 point: gold 2 to 0, influence in the Cathedral Quarter 0 to 1 and influence in the Market Quarter 0 to 1."
    )


@clause("SV-012", "SV-040", "SV-116")
def test_plays_without_effect_and_cards_too_many_are_warned_of() -> None:
    full = haunting(hand={0: "smuggled_arms"}, stock={0: {"gold": 1, "militia": 10, "equipment": 9}})
    assert line(full, "plot:smuggled_arms>mmm").endswith(
        "You: gold 1 to 0. You can hold no more than 10 of each, so nothing is gained."
    )
    assert line(full, "plot:smuggled_arms>mee").endswith(
        "You: gold 1 to 0 and equipment 9 to 10. What is above 10 is lost."
    )
    study = haunting(at="s0=W01", hand={0: "arson assassin necromancy"})
    assert line(study, "use") == (
        "1 point. Scriptorium: two intrigue cards. You will hold 2 cards too many, and discard them."
    )
    spy = working("s0.2", at="s0.2=N14 s1.1=N14", hand={0: "arson assassin necromancy"})
    assert line(spy, "extra:eavesdrop").endswith("You will hold a card too many, and discard one.")
    assert "too many" not in line(haunting(hand={0: "old_debts arson assassin", 1: "necromancy"}), "plot:old_debts>s1")


@clause("SV-102", "SV-059", "SV-120", "SV-125", "SV-175")
def test_endings_and_efforts_warn_of_what_one_would_regret() -> None:
    assert line(working("s0.1", ap=3), "end") == "3 points are lost."
    assert line(working("s0.1", ap=0, dying=True, stock={0: {"bread": 1}}), "end") == (
        "No points are left. Then your servant dies."
    )
    assert line(haunting(blood={0: 3}), "exert") == (
        "1 point more: blood 3 to 2. Thirst takes 2 at dawn: drink, or your vampire is defeated."
    )
    assert line(haunting(blood={0: 3}, round=5), "exert") == "1 point more: blood 3 to 2."
    assert "your vampire will be defeated" in line(haunting(blood={0: 2}), "end")
    tolled = haunting(at="s0=E10", event_tokens="E06=inquisitor", blood={0: 2})
    assert line(tolled, "move:E06") == "1 point; the inquisitor takes your last blood, and your vampire is defeated"


def note(table: Position) -> str:
    """The line below the question."""
    return WORDS.part(table.ask.prompt, "note")


@clause("SV-102", "SV-119")
def test_what_one_looks_for_and_cannot_do_now_is_named() -> None:
    assert note(working("s0.1", at="s0.1=N08", tokens="N13=plague")) == (
        "At the Guild of the Cathedral Quarter. Not now: Burn, Build and Proclaim."
    )
    assert note(working("s0.1", ap=0, at="s0.1=N14")) == "At the gate of the Cathedral Quarter."
    assert note(haunting(at="s0=N14", vampires="kublai siegfried", stock={0: {"gold": 2}})) == (
        "At the gate of the Cathedral Quarter. Not now: Drink and Pestilence."
    )
    assert note(haunting(at="s0=N02", vampires="siegfried kublai", stock={0: {"gold": 2}})) == "At the house N02."
