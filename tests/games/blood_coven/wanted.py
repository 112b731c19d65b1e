"""The golden records of Blood Coven: one for every way to end, every option and every ability card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.testing.golden import Policy, Shows, Wanted, all_of, ends, find, happens
from tests.games.blood_coven.positions import GAME
from tests.games.blood_coven.walkthrough import written

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


def answered(code: str) -> Shows:
    """Somebody gave that answer."""
    return lambda match: any(given == code for _, given in match.history)


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
        "B9": all_of(happens("paid"), answered("take2:P")),
        "B11": happens("rumour-spread"),
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


def records(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield the matches that are named, or all."""
    for name in list(names) or [*WRITTEN, *WANTED]:
        yield name, written(name) if name in WRITTEN else find(GAME, WANTED[name])
