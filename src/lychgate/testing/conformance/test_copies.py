"""A match can be copied, turned into JSON and recorded at every decision, and goes on as if nothing had happened."""

from __future__ import annotations

from random import Random

import msgspec

import lychgate
from lychgate.core.agenda import Agenda
from lychgate.core.match import Match
from lychgate.core.state import from_json, to_json
from lychgate.testing.cases import (
    DEPTH,
    Case,
    Policy,
    every_play,
    everybody,
    play,
    questions,
    seldom,
    telling,
    told,
)

SAMPLE = 6
"""Number of copies of a match that are played on."""


@every_play
def test_copies_never_change_and_go_on_alike(case: Case, policy: Policy) -> None:
    for seed in range(DEPTH):
        copies: list[Match] = []
        prints: list[str] = []

        def keep(match: Match, copies: list[Match] = copies, prints: list[str] = prints) -> None:
            copies.append(match.copy())
            prints.append(match.fingerprint())

        match = play(case.start(seed), Random(seed), policy, seldom(keep))
        with telling(match):
            assert [copy.fingerprint() for copy in copies] == prints
            for copy in Random(seed).sample(copies, min(SAMPLE, len(copies))):
                follow(copy.copy(), match)
            assert [copy.fingerprint() for copy in copies] == prints
            for copy in Random(seed).sample(copies, min(SAMPLE, len(copies))):
                follow(copy, match)  # the kept copy itself, question and all


def follow(copy: Match, whole: Match) -> None:
    """Give a copy the answers the whole match has had since."""
    for seat, code in whole.history[len(copy.history) :]:
        if seat != lychgate.CHANCE:
            copy.answer(seat, code)
    assert copy.history == whole.history
    assert copy.fingerprint() == whole.fingerprint()
    assert [told(copy, seat) for seat in everybody(copy)] == [told(whole, seat) for seat in everybody(whole)]


@every_play
def test_json_holds_the_whole_position(case: Case, policy: Policy) -> None:
    rng = Random(17)

    def check(match: Match) -> None:
        text = msgspec.json.encode(to_json(match.state))
        g = from_json(type(match.state), msgspec.json.decode(text))
        assert g == match.state
        assert msgspec.json.encode(to_json(g)) == text
        read = Agenda.of(g, case.game.duty)
        assert questions(read.asks) == questions(match.asks)
        if not match.over:
            ask = rng.choice(read.asks)
            option = rng.choice(ask.options)
            read.answer(ask, option)
            other = match.copy()
            other.answer(ask.seat, option.code)
            assert read.g == other.state
            assert questions(read.asks) == questions(other.asks)

    play(case.start(4), Random(4), policy, seldom(check))


@every_play
def test_a_record_holds_the_whole_match(case: Case, policy: Policy) -> None:
    decisions = 0

    def check(match: Match) -> None:
        nonlocal decisions
        decisions += 1
        # A record is read by playing the whole match again: done after 1, 2, 4, 8 ... decisions, and at the end.
        if not match.over and decisions & (decisions - 1):
            return
        text = match.save()
        read = lychgate.verify(text)
        assert read.save() == text
        assert read == match
        assert read.history == match.history
        assert read.undo_barrier == match.undo_barrier
        assert questions(read.asks) == questions(match.asks)
        for seat in everybody(match):
            assert read.view(seat).to_bytes() == match.view(seat).to_bytes()
            assert told(read, seat) == told(match, seat)

    play(case.start(6), Random(6), policy, check)
