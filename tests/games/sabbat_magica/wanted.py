"""The golden records of Sabbat Magica: what each must show, and how it was found.

`python -m tests.games.sabbat_magica.wanted [NAME ...]`, from the project's root, writes them. A golden record must
replay for ever: write one anew only when its rules have changed and the changelog says so.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import lychgate
from lychgate.core.match import Match
from lychgate.games.sabbat_magica.data import PEOPLES, TIME_CARDS

GOLDEN = Path(__file__).parent / "golden"
Shows = Callable[[Match], bool]


class Wanted(msgspec.Struct, frozen=True):
    """A match to be found: what it must show, with how many players and which options, and what is always answered."""

    shows: Shows
    seats: int = 2
    options: dict[str, Any] = {}
    prefers: tuple[str, ...] = ()
    """Beginnings of codes that are taken whenever they are offered."""


def happened(kind: str, **facts: Any) -> Shows:
    """An event of that kind and with those facts happened."""

    def shows(match: Match) -> bool:
        events = match.state.events or ()
        return any(
            type(event).kind() == kind and all(getattr(event, name) == fact for name, fact in facts.items())
            for event in events
        )

    return shows


def shared(match: Match) -> bool:
    """More than one player won."""
    return match.result is not None and len(match.result.winners) > 1


def alone(match: Match) -> bool:
    """One player won."""
    return match.result is not None and len(match.result.winners) == 1


def both(*parts: Shows) -> Shows:
    """All of them are shown."""
    return lambda match: all(part(match) for part in parts)


USES = {
    "luxuriance": happened("luxuriated"),
    "apparition": happened("haunted"),
    "secret_area": happened("protected"),
    "doppelganger": happened("power-shown", power="doppelganger"),
    "teleportation": happened("entered", how="teleport"),
    "fireball": happened("burnt"),
    "bats": happened("walked", how="fly"),
    "seduction": happened("seduced"),
    "gift_of_immortality": happened("reappeared"),
    "booster": happened("boosted"),
    "spell": happened("spellbound"),
    "frenzy": happened("frenzied"),
}
"""What shows that a POWER card was used."""

_CODES = {"secret_area": "guard:v", "teleportation": "teleport", "bats": "fly", "gift_of_immortality": "reappear"}
_OWNER = {power: people.id for people in PEOPLES for power in people.powers}

WANTED: dict[str, Wanted] = {
    "ending-alone": Wanted(alone),
    "ending-shared": Wanted(shared),
    "three-players": Wanted(alone, 3),
    "four-players": Wanted(alone, 4),
    "repelled-and-starved": Wanted(both(happened("repelled"), happened("starved"), happened("curse-fell")), 4),
    "special-tiles": Wanted(
        both(happened("uncursed"), happened("rewound"), happened("terrorised"), happened("exchanged")), 4
    ),
    "alchemist": Wanted(both(happened("approved"), lambda match: any("keep:" in code for _, code in match.history)), 3),
    "canteen": Wanted(happened("canteen-counted", how="declined"), 3),
    "option-random-peoples": Wanted(alone, 3, {"peoples": "random"}),
    "option-no-powers": Wanted(alone, 2, {"power_cards": False}),
    "option-once-per-game": Wanted(happened("power-shown"), 2, {"power_limit": "once_per_game"}),
    "option-literal-steps": Wanted(alone, 2, {"literal_steps": True}),
    "option-no-hint": Wanted(alone, 2, {"first_game_hint": False}),
    **{f"time-{card.id}": Wanted(happened("time-turned", card=card.id)) for card in TIME_CARDS[1:]},
    **{
        f"power-{power}": Wanted(shows, prefers=(f"people:{_OWNER[power]}", _CODES.get(power, power)))
        for power, shows in USES.items()
    },
}


def answer(match: Match, wanted: Wanted, rng: Random) -> None:
    """Answer as the game advises, now and then at random, and always what is to be shown."""
    ask = rng.choice(match.asks)
    options = [option for option in ask.options if option.code.startswith(wanted.prefers or ("?",))]
    assert match.game.hints is not None
    if options and rng.random() < 0.7:
        code = rng.choice(options).code
    elif rng.random() < 0.15:
        code = rng.choice(ask.options).code
    else:
        code = match.game.hints.playout(match.state, ask, rng.random).code
    match.answer(ask.seat, code)


def find(wanted: Wanted) -> Match:
    """Return the first match that shows what is wanted."""
    for seed in count(1):
        match = lychgate.game("sabbat-magica").start(wanted.seats, seed, wanted.options)
        rng = Random(seed)
        while not match.over:
            answer(match, wanted, rng)
        if wanted.shows(match):
            return match
    raise AssertionError("unreachable")


def main(names: list[str]) -> None:
    """Write the records that are named, or all."""
    GOLDEN.mkdir(exist_ok=True)
    for name in names or WANTED:
        (GOLDEN / f"{name}.jsonl").write_text(find(WANTED[name]).save(), encoding="utf-8")
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
