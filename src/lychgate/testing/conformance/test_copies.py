"""A match can be copied, turned into JSON and recorded at every decision, and goes on as if nothing had happened."""

from __future__ import annotations

from random import Random

import msgspec

import lychgate
from lychgate.core.agenda import Agenda
from lychgate.core.match import Match
from lychgate.core.state import from_json, to_json
from lychgate.testing.cases import (
    Case,
    Policy,
    every_play,
    everybody,
    play,
    questions,
    telling,
    told,
)
from lychgate.testing.positions import each_kind

SAMPLE = 6
"""Number of copies of a match that are played on."""


@every_play
def test_copies_never_change_and_go_on_alike(case: Case, policy: Policy) -> None:
    copies: list[Match] = []
    prints: list[str] = []

    def keep(match: Match) -> None:
        if match.over:
            go_on(match, copies, prints)
            copies.clear()
            prints.clear()
        else:
            copies.append(match.copy())
            prints.append(match.fingerprint())

    each_kind(case, policy, keep)


def go_on(match: Match, copies: list[Match], prints: list[str]) -> None:
    """Play some copies to the end, as the match was played."""
    with telling(match):
        assert [copy.fingerprint() for copy in copies] == prints
        some = Random(len(copies)).sample(copies, min(SAMPLE, len(copies)))
        for copy in some:
            follow(copy.copy(), match)
        assert [copy.fingerprint() for copy in copies] == prints
        for copy in some:
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

    each_kind(case, policy, check)


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
