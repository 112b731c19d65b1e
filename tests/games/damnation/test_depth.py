"""The laws of the house late in long matches, and the order of windows: with 2, 3, 5 and 8 players, and the variants.

The conformance suite looks at the beginning of a match more closely than at its end; here the looks are spread evenly,
so that The Vampire, Haunts and The Fall are met as often as they last.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from lychgate.core.agenda import Agenda
from lychgate.core.match import Match
from lychgate.core.redeal import redeal
from lychgate.core.state import from_json, to_json
from lychgate.core.window import Window
from lychgate.games.damnation import GAME
from lychgate.games.damnation.choices.could import could_play
from lychgate.games.damnation.choices.moments import Moment
from lychgate.games.damnation.data.timing import R_CARD, R_ROLL
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.windows import Throw, WorkAction, speaker
from lychgate.testing.cases import by_advice, everybody, pieces, play, questions
from lychgate.testing.clause import clause
from lychgate.testing.conformance.test_two_worlds import leaves
from lychgate.testing.conformance.test_why_not import check_menu

EVERY = 7
"""Decisions from one look to the next."""
LONG = [
    (2, {}),
    (2, {"gothic": True}),
    (3, {}),
    (3, {"haunt_variant": True}),
    (5, {"deathknells": "chosen"}),
    (5, {"gothic": True}),
    (8, {}),
    (8, {"haunt_variant": True, "deathknells": "chosen"}),
]
every_long = pytest.mark.parametrize("seats, options", LONG)


@every_long
def test_the_laws_hold_to_the_end_of_a_long_match(seats: int, options: dict[str, Any]) -> None:
    match = GAME.start(seats, 77, options, poker_face=True)
    rng, all_pieces, decisions = Random(5), pieces(match.state), 0

    def check(match: Match) -> None:
        nonlocal decisions
        decisions += 1
        if decisions % EVERY and not match.over:
            return
        assert pieces(match.state) == all_pieces
        read = Agenda.of(from_json(Castle, msgspec.json.decode(msgspec.json.encode(to_json(match.state)))), GAME.duty)
        assert questions(read.asks) == questions(match.asks)
        for ask in match.asks:
            check_menu(match, ask, rng)
        check_copy(match, rng)
        check_worlds(match, rng)

    play(match, Random(7), by_advice, check)


def check_copy(match: Match, rng: Random) -> None:
    """Whatever is done to a copy, the match stays as it was."""
    before = match.fingerprint()
    copy = match.copy()
    for _ in range(3):
        if not copy.over:
            ask = copy.asks[0]
            copy.answer(ask.seat, rng.choice(ask.options).code)
    assert match.fingerprint() == before


def check_worlds(match: Match, rng: Random) -> None:
    """Nobody is shown or asked anything that depends on what they cannot know."""
    seat = rng.choice(everybody(match))
    codes = [option.code for ask in match.asks for option in ask.options[:3]]
    assert leaves(match.imagine(seat, rng), seat, codes) == leaves(match, seat, codes)
    if not match.over and not match.state.answers and not match.state.sealed:
        world = Agenda.of(redeal(match.state, seat, rng), GAME.duty)
        assert [(ask.seat, ask.key) for ask in world.asks] == [(ask.seat, ask.key) for ask in match.asks]


# --- windows of many


def around(g: Castle, first: int) -> list[int]:
    """The living players clockwise from a seat, itself first."""
    return [first, *(seat for seat in g.clockwise(first)[1:] if speaker(g, seat) >= 0)]


def check_order(g: Castle, step: Window, seat: int) -> None:
    """DA-502: a window asks in clockwise order, and passes over nobody who could hold a card for it."""
    target = step.target
    assert isinstance(target, Throw | WorkAction)
    first = g.owner(target.roll.roller if isinstance(target, Throw) else target.doing.villain)
    order = [each for each in around(g, first) if each in step.seats]
    assert list(step.seats) == order or g.role[first] != LIVING
    skipped = step.seats[: step.seats.index(seat)]
    moment = Moment(R_ROLL, roll=target.roll) if isinstance(target, Throw) else Moment(R_CARD)
    speakers = [speaker(g, each) for each in skipped if each != first]
    assert not any(could_play(g, v, moment) for v in speakers if v != NONE)


@clause("DA-502", "DA-504", "DA-507", "DA-516")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_windows_of_many_go_round_in_order_and_end(seats: int) -> None:
    """After a pass nobody is asked but the rest of the round, so that every window comes to its end."""
    match = GAME.start(seats, 31, poker_face=True)
    rng, met = Random(9), 0
    while not match.over:
        ask, step, g = match.asks[0], match.state.step, match.state
        assert isinstance(g, Castle)
        code = by_advice(match, ask, rng)
        if isinstance(step, Window) and isinstance(step.target, Throw | WorkAction):
            met += 1
            check_order(g, step, ask.seat)
            rest = step.seats[step.seats.index(ask.seat) + 1 :]
            match.answer(ask.seat, code)
            later = g.step
            if rest and code == "pass" and isinstance(later, Window) and later.target == step.target:
                assert later.seats == rest
        else:
            match.answer(ask.seat, code)
    assert met > 20
