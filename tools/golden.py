"""Writes the golden records of Blood Coven: `python -m tools.golden [NAME ...]`, from the project's root.

A golden record must replay for ever. Write one anew only when its rules have changed and the changelog says so; see
CONTRIBUTING.md, "Records and rules versions".
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec

import lychgate
from lychgate.core.ask import CLOCK, Ask
from lychgate.core.match import Match
from tests.games.blood_coven.walkthrough import GOLDEN, written

Policy = Callable[[Random, Ask, Match], str]
Shows = Callable[[Match], bool]


class Wanted(msgspec.Struct, frozen=True):
    """A match to be found: with which options, played how, and what it must show."""

    shows: Shows
    policy: Policy
    options: dict[str, Any] = {}
    seats: int = 2


# --- how matches are played


def feeding(rng: Random, ask: Ask, match: Match) -> str:
    """Feed as many as possible, scare now and then, act more often than not, use every ability."""
    codes = [option.code for option in ask.options]
    if ask.key == "feed":
        most = max(code.count(",") for code in codes[1:])
        return rng.choice([code for code in codes[1:] if code.count(",") == most])
    if ask.key == "scare":
        return rng.choice(codes) if rng.random() < 0.4 else codes[0]
    if ask.key in ("b1", "b6", "b7", "b11", "take2"):
        return rng.choice(codes[1:])
    if ask.key == "action":
        special = [code for code in codes if code.startswith("far") or "*" in code]
        return rng.choice(special or codes[1:]) if rng.random() < 0.9 else codes[0]
    return rng.choice(codes)


def starving(rng: Random, ask: Ask, match: Match) -> str:
    """Act but never feed: soon there are no vampires."""
    codes = [option.code for option in ask.options]
    return codes[0] if ask.key in ("feed", "scare") else codes[-1]


def sleeping(rng: Random, ask: Ask, match: Match) -> str:
    """Never do anything that can be left undone."""
    return ask.options[0].code


def restless(rng: Random, ask: Ask, match: Match) -> str:
    """Seat 0 re-populates every other night and feeds in between; seat 1 sleeps: nothing ever comes of it."""
    codes = [option.code for option in ask.options]
    if ask.key == "start":
        return "start:D"
    if ask.seat == 0 and ask.key in ("feed", "scare"):
        return codes[1]
    return next((code for code in codes if code.startswith("repop")), codes[0])


def keeping(card: str) -> Policy:
    """Play as `feeding` does, and keep the card that is to be shown."""

    def play(rng: Random, ask: Ask, match: Match) -> str:
        codes = [option.code for option in ask.options]
        return f"card:{card}" if f"card:{card}" in codes else feeding(rng, ask, match)

    return play


# --- what matches must show


def ends(reason: str) -> Shows:
    """The match ends for that reason."""
    return lambda match: match.result is not None and match.result.reason == reason


def happens(kind: str, **facts: Any) -> Shows:
    """An event of that kind and with those facts happened, and the match came to its end."""

    def shows(match: Match) -> bool:
        told = (each for each in match.events(None) if each.kind == kind)
        return match.over and any(all(each.args[name] == fact for name, fact in facts.items()) for each in told)

    return shows


def answered(code: str) -> Shows:
    """Somebody gave that answer."""
    return lambda match: any(given == code for _, given in match.history)


def both(one: Shows, other: Shows) -> Shows:
    """Both are shown."""
    return lambda match: one(match) and other(match)


def scores(card: str) -> Shows:
    """The owner of the card gets points from it."""

    def shows(match: Match) -> bool:
        g: Any = match.state
        return match.over and any(own == (card,) and points[2] for own, points in zip(g.cards, g.scores, strict=True))

    return shows


def _cards() -> Iterator[tuple[str, Wanted]]:
    shows = {
        "B1": happens("fed-for-nothing"),
        "B6": happens("busy-streets"),
        "B7": happens("blood-price"),
        "B8": happens("caught", source="supply"),
        "B9": both(happens("paid", card="B9"), answered("take2:P")),
        "B11": happens("paid", card="B11"),
    }
    for number in range(1, 13):
        card = f"B{number}"
        wanted = Wanted(shows.get(card) or scores(card), keeping(card), {"abilities": "pick"}, seats=2 + number % 2)
        yield f"card-{card.lower()}", wanted


WANTED: dict[str, Wanted] = {
    "ending-streets-empty": Wanted(ends("streets-empty"), feeding, seats=3),
    "ending-no-vampires": Wanted(ends("no-vampires"), starving),
    "ending-quiet-nights": Wanted(ends("quiet-nights"), sleeping),
    "ending-round-limit": Wanted(ends("round-limit"), restless),
    "option-open": Wanted(ends("streets-empty"), feeding, {"placement": "open"}),
    "option-race": Wanted(happens("quarter-taken", how="first"), feeding, {"placement": "race", "race_timer": 30}),
    "option-city6": Wanted(ends("streets-empty"), feeding, {"city6": True}, seats=3),
    "option-random-streets": Wanted(happens("populated", how="random"), feeding, {"random_streets": True}),
    "option-ashes": Wanted(happens("starved", where="ash"), feeding, {"ashes": True}),
    "option-even-start": Wanted(ends("streets-empty"), feeding, {"even_start": True, "abilities": "deal"}, seats=3),
    **dict(_cards()),
}
WRITTEN = ("two-players", "three-players")
"""Matches that are written down decision by decision."""


def play(wanted: Wanted, seed: int) -> Match:
    """Play one match by its policy."""
    rng = Random(seed)
    match = lychgate.game("blood-coven").start(wanted.seats, seed, wanted.options)
    while not match.over:
        ask = match.asks[0]
        if ask.seat == CLOCK:
            match.answer(CLOCK, rng.choice([option.code for option in ask.options]))
        else:
            match.answer(ask.seat, wanted.policy(rng, ask, match))
    return match


def find(name: str) -> Match:
    """Return the first match, by seed, that shows what it must."""
    if name in WRITTEN:
        return written(name)
    wanted = WANTED[name]
    return next(match for match in (play(wanted, seed) for seed in count()) if wanted.shows(match))


def main(names: Iterable[str]) -> None:
    """Write the named records, or all of them."""
    for name in list(names) or [*WRITTEN, *WANTED]:
        match = find(name)
        (GOLDEN / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
        print(f"{name}: {len(match.history)} answers, {match.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
