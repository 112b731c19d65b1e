"""Taking back is exact, possible until somebody has learnt something, and refused after that."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from lychgate.core.ask import CHANCE, CLOCK
from lychgate.core.errors import UndoRefused
from lychgate.core.match import Match
from lychgate.testing.cases import Case, Policy, every_case, every_play, everybody, play, questions, several, told
from lychgate.testing.positions import each_kind


def whole(match: Match) -> list[object]:
    """Everything that must be as before, except the version, which is compared separately."""
    views = [structs.replace(match.view(seat), version=0).to_bytes() for seat in everybody(match)]
    events = [told(match, seat) for seat in everybody(match)]
    return [match.fingerprint(), list(match.history), match.undo_barrier, questions(match.asks), views, events]


def numbers(match: Match) -> list[int]:
    """The version as everybody may know it."""
    return [match.version_for(seat) for seat in everybody(match)]


@every_play
def test_an_answer_is_taken_back_exactly_or_not_at_all(case: Case, policy: Policy) -> None:
    rng = Random(29)

    def check(match: Match) -> None:
        if match.over:
            return
        before, versions = whole(match), numbers(match)
        ask = rng.choice(match.asks)
        if ask.seat == CLOCK:
            return
        copy = match.copy()
        copy.answer(ask.seat, policy(match, ask, rng))
        sealed = ask.seat in copy.state.sealed
        given = numbers(copy)
        learnt = copy.history[len(match.history) + 1 :]
        opened = not sealed and any(seat != ask.seat for seat in match.state.sealed)
        if sealed or (copy.undo_barrier < len(copy.history) and not learnt and not opened):
            copy.undo(ask.seat)
        else:
            assert copy.undo_barrier == len(copy.history)
            after = whole(copy)
            with pytest.raises(UndoRefused) as refusal:
                copy.undo(ask.seat)
            assert refusal.value.needed == ()
            with pytest.raises(UndoRefused):
                copy.undo(ask.seat, consent=[seat for seat in range(match.seats) if seat != ask.seat])
            assert whole(copy) == after
            return
        assert whole(copy) == before
        assert whole(match) == before
        if sealed:
            assert numbers(copy) == versions, "A sealed answer was taken back, and somebody could notice."
        else:
            assert min(numbers(copy)) > max(given), "A version came again after an answer was taken back."

    each_kind(case, policy, check)


@every_play
def test_nobody_who_chooses_again_knows_more(case: Case, policy: Policy) -> None:
    """What can be taken back, with consent or without, has taught nobody anything who would then choose again.

    In a world that somebody could not tell from the true one, the same answers are possible and show them the same.
    """
    rng = Random(71)

    def check(match: Match) -> None:
        later = match.copy()
        given: list[tuple[int, str]] = []
        while not later.over and len(given) < 4:
            ask = rng.choice(later.asks)
            if ask.seat == CLOCK:
                return
            given.append((ask.seat, policy(later, ask, rng)))
            later.answer(*given[-1])
            if later.undo_barrier > len(match.history):
                return
            if later.state.sealed or later.state.answers or match.state.sealed or match.state.answers:
                continue  # what is sealed, and a step half answered, is nobody's knowledge yet
            for seat in sorted({each for each, _ in given}):
                world = match.imagine(seat, rng)
                for who, code in given:
                    asked = world.ask(who)
                    assert asked is not None, (given, "is asked by what only some may know")
                    assert code in asked.menu.by_code, (seat, given, "depends on what only some may know")
                    world.answer(who, code)
                assert structs.replace(world.view(seat), version=0) == structs.replace(later.view(seat), version=0)

    several(case, 71, policy, check, visits=12, poker_face=True)


@every_case
def test_what_others_have_answered_since_is_not_taken_back_without_them(case: Case) -> None:
    """After an answer of another seat, or of chance, nothing is taken back freely."""

    def check(match: Match) -> None:
        if match.state.sealed or len(match.history) < 2 or match.history[-1][0] == CLOCK:
            return
        last = match.history[-1][0]
        for seat in range(match.seats):
            earlier = [given for given in match.history if given[0] == seat]
            if seat == last or not earlier:
                continue
            copy = match.copy()
            with pytest.raises(UndoRefused) as refusal:
                copy.undo(seat)
            index = max(at for at, given in enumerate(match.history) if given[0] == seat)
            needed = set() if index < match.undo_barrier else set(range(match.seats)) - {seat}
            assert set(refusal.value.needed) == needed
            assert copy.fingerprint() == match.fingerprint()

    play(case.start(9), Random(9), visit=check)


@every_case
def test_nothing_before_chance_spoke_is_taken_back_freely(case: Case) -> None:
    def check(match: Match) -> None:
        spoke = [number for number, (seat, _) in enumerate(match.history) if seat == CHANCE]
        assert match.undo_barrier > max(spoke, default=-1)

    play(case.start(10), Random(10), visit=check)
