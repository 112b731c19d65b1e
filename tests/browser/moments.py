"""Moments that the whole table stops for, each with what led to it: found by playing matches by the games' advice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from lychgate.core.match import Match
from lychgate.testing.cases import Case, by_advice

ME = 0


class Moment(NamedTuple):
    """A moment of a match: the match before and after the answer that brought it, when nothing is asked of me."""

    kind: str
    before: Match
    after: Match
    since: int
    """How many events there were before."""


def moments(case: Case, wanted: Iterable[str], seeds: Iterable[int]) -> dict[str, Moment]:
    """Return the first moment of each wanted kind (the name of its event), from matches with these seeds."""
    left, found = set(wanted), {}
    for seed in seeds:
        for moment in _of_match(case, seed):
            if moment.kind in left:
                found[moment.kind] = moment
                left.remove(moment.kind)
        if not left:
            break
    assert not left, f"no match had {', '.join(sorted(left))}"
    return found


def _of_match(case: Case, seed: int) -> Iterator[Moment]:
    match, rng = case.start(seed), Random(seed)
    while not match.over:
        before, since = match.copy(), len(match.state.events or ())
        ask = rng.choice(match.asks)
        match.answer(ask.seat, by_advice(match, ask, rng))
        news = (match.state.events or [])[since:]
        kinds = {type(event).__name__ for event in news if type(event).moment}
        if kinds and (match.over or match.ask(ME) is None):
            after = match.copy()
            for kind in sorted(kinds):
                yield Moment(kind, before, after, since)
