"""The golden records of Sabbat Magica: one for every way to end, every option, every time card and POWER card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.games.sabbat_magica.data.cards import PEOPLES, TIME_CARDS
from lychgate.testing.golden import Policy, Wanted, all_of, found, happens, sensible
from tests.games.sabbat_magica.positions import GAME

# --- how matches are played


def whimsical(*prefers: str) -> Policy:
    """Answer as the game advises, now and then at random, and mostly what begins with a preferred code."""

    def policy(rng: Random, ask: Ask, match: Match) -> str:
        preferred = [option.code for option in ask.options if option.code.startswith(prefers)] if prefers else []
        if preferred and rng.random() < 0.7:
            return rng.choice(preferred)
        return rng.choice(ask.options).code if rng.random() < 0.15 else sensible(rng, ask, match)

    return policy


# --- what matches must show


def shared(match: Match) -> bool:
    """More than one player won."""
    return match.result is not None and len(match.result.winners) > 1


def alone(match: Match) -> bool:
    """One player won."""
    return match.result is not None and len(match.result.winners) == 1


def alone_with_luxuriance(match: Match) -> bool:
    """The elf was asked for Luxuriance where there was nothing else to choose, and used it."""
    played = GAME.start(match.seats, match.seed, match.options)
    for seat, code in match.history:
        ask = played.ask(seat)
        if code == "luxuriance" and ask is not None and len(ask.options) == 2:
            return True
        if seat >= 0:
            played.answer(seat, code)
    return False


USES = {
    "luxuriance": happens("luxuriated"),
    "apparition": happens("haunted"),
    "secret_area": happens("protected"),
    "doppelganger": happens("power-shown", power="doppelganger"),
    "teleportation": happens("entered", how="teleport"),
    "fireball": happens("burnt"),
    "bats": happens("walked", how="fly"),
    "seduction": happens("seduced"),
    "gift_of_immortality": happens("reappeared"),
    "booster": happens("boosted"),
    "spell": happens("spellbound"),
    "frenzy": happens("frenzied"),
}
"""What shows that a POWER card was used."""

_CODES = {"secret_area": "guard:v", "teleportation": "teleport", "bats": "fly", "gift_of_immortality": "reappear"}
_OWNER = {power.value: people.id for people in PEOPLES for power in people.powers}

_WHIM = whimsical()

WANTED: dict[str, Wanted] = {
    "ending-alone": Wanted(alone, _WHIM),
    "ending-shared": Wanted(shared, _WHIM),
    "three-players": Wanted(alone, _WHIM, seats=3),
    "four-players": Wanted(alone, _WHIM, seats=4),
    "repelled-and-starved": Wanted(
        all_of(happens("repelled"), happens("starved"), happens("curse-fell")), _WHIM, seats=4
    ),
    "special-tiles": Wanted(
        all_of(happens("uncursed"), happens("rewound"), happens("terrorised"), happens("exchanged")), _WHIM, seats=4
    ),
    "alchemist": Wanted(
        all_of(happens("approved"), lambda match: any("keep:" in code for _, code in match.history)), _WHIM, seats=3
    ),
    "canteen": Wanted(happens("canteen-counted", how="declined"), _WHIM, seats=3),
    "luxuriance-alone": Wanted(alone_with_luxuriance, whimsical("people:luserna", "nothing", "luxuriance")),
    "option-random-peoples": Wanted(alone, _WHIM, {"peoples": "random"}, seats=3),
    "option-no-powers": Wanted(alone, _WHIM, {"power_cards": False}),
    "option-once-per-game": Wanted(happens("power-shown"), _WHIM, {"power_limit": "once_per_game"}),
    "option-literal-steps": Wanted(alone, _WHIM, {"literal_steps": True}),
    "option-no-hint": Wanted(alone, _WHIM, {"first_game_hint": False}),
    **{f"time-{card.id}": Wanted(happens("time-turned", card=card.id), _WHIM) for card in TIME_CARDS[1:]},
    **{
        f"power-{power}": Wanted(shows, whimsical(f"people:{_OWNER[power]}", _CODES.get(power, power)))
        for power, shows in USES.items()
    },
}


def records(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield the matches that are named, or all."""
    return found(GAME, WANTED, names)
