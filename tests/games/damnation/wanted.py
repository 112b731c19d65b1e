"""What the golden records of Damnation show together.

Every card, Deathknell and Talent, every way to end, every option and every number of players.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import CARDS, HAUNT_CARDS, IDS, KNELL0, TALENTS
from lychgate.games.damnation.data.geometry import TORTURE_CHAMBER, VAULT
from lychgate.games.damnation.events.cards import Played, TookUp, Turned
from lychgate.games.damnation.events.death import HauntEnded, LuckPushed, Slain, Tolled
from lychgate.games.damnation.events.villains import Declared, TalentUsed
from lychgate.testing.golden import cover, play, sensible

TRIED = 1800
"""How many matches there are to choose from."""
ENDINGS = ("survivor", "fall", "dawn")
CAUSES = ("attack", "bite", "trap", "moat", "staircase", "time", "event", "fall", "vengeance")
SPREAD: tuple[dict[str, Any], ...] = (
    {},
    {"gothic": True},
    {"haunt_variant": True},
    {"deathknells": "chosen"},
    {"reveal_from": 20},
    {"reveal_from": 20, "dawn_from": 40},
    {"dawn_from": 80},
)


def wanted() -> set[str]:
    """Everything the records must show together."""
    cards = {f"card {card.id}" for card in CARDS} | {f"card {IDS[KNELL0 + at]}" for at in range(8)}
    pairs = {f"haunt {name}" for name in ("blood", "madness", "vengeance", "death", "pass")}
    options = {f"option {option.name}={value}" for option in GAME.options for value in option.values}
    return (
        cards
        | pairs
        | options
        | {f"ending {reason}" for reason in ENDINGS}
        | {f"cause {cause}" for cause in CAUSES}
        | {f"talent {talent.id}" for talent in TALENTS}
        | {f"seats {seats}" for seats in range(2, 9)}
    )


def shown(match: Match) -> set[str]:
    """What a match that is over shows."""
    assert match.result is not None
    found = {f"ending {match.result.reason}", f"seats {match.seats}"}
    found |= {f"option {name}={value}" for name, value in match.options.items()}
    for event in match.state.events or []:
        found |= set(_of(event))
    return found


def _of(event: object) -> Iterator[str]:
    if isinstance(event, Played | Turned | TookUp):
        yield f"card {IDS[event.card]}"
    elif isinstance(event, Declared):
        yield "bare hands" if event.card < 0 else f"card {IDS[event.card]}"
    elif isinstance(event, TalentUsed):
        yield f"talent {event.talent}"
    elif isinstance(event, Tolled):
        yield f"card {IDS[event.knell]}"
    elif isinstance(event, LuckPushed):
        yield f"haunt {HAUNT_CARDS[event.card - len(CARDS)].name}"
    elif isinstance(event, HauntEnded):
        yield f"haunt {event.what}"
    elif isinstance(event, Slain):
        yield f"cause {event.cause}"


def lively(rng: Random, ask: Ask, match: Match) -> str:
    """Play whatever can be played, attack whoever can be attacked, else by lot."""
    options = ask.options
    if rng.random() < 0.7:
        plays = [option.code for option in options if option.code not in ("pass", "done", "draw", "none", "stay")]
        special = [code for code in plays if code.startswith("from_hell")]
        return rng.choice(special or plays or [option.code for option in options])
    return rng.choice(options).code


def wary(rng: Random, ask: Ask, match: Match) -> str:
    """Harm nobody and stay alive: play by the advice, but never attack, claim or become The Vampire."""
    options = ask.options
    if ask.key in ("resolve", "room", "pre", "post"):
        quiet = next((each.code for each in options if each.code in ("pass", "done", "draw")), None)
        if quiet is not None and (ask.key in ("resolve", "room") or rng.random() < 0.5):
            return quiet
    if ask.key in ("move", "steer.move"):
        g: Any = match.state
        safe = [
            each.code
            for each in options
            if each.value.end not in (VAULT, TORTURE_CHAMBER, *g.trap_spaces) and each.value.end < 96
        ]
        return rng.choice(safe) if safe else rng.choice(options).code
    return sensible(rng, ask, match)


def records(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield few matches that show everything together, which cannot be found by name, or `among-people` alone."""
    wished = list(names)
    if not wished:
        yield from cover(_tried(), shown, wanted())
    assert wished in ([], ["among-people"]), "the other records are found together"
    yield "among-people", among_people()


def among_people() -> Match:
    """Return a match with a poker face, where it matters who is asked (flags `who-could` and `done-ends`)."""
    match, rng = GAME.start(5, 5, poker_face=True), Random(5)
    while not match.over:
        for ask in match.asks:
            match.answer(ask.seat, lively(rng, ask, match))
    return match


def _tried() -> Iterator[tuple[str, Match]]:
    """Yield matches to choose from, those that reach Dawn first."""
    for seed in range(TRIED // 2):
        yield f"dawn-{seed}", play(GAME, wary, 3, seed, SPREAD[5])
    for seed in range(TRIED):
        seats = 2 + seed % 7
        options = SPREAD[seed // 7 % len(SPREAD)]
        if seats > 2 or not options.get("haunt_variant"):
            yield f"match-{seed}", play(GAME, lively, seats, seed, options)
