"""What the golden records of Sanguis Venenatus show together: every card, servant, event and vampire, and more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.servant_cards import EXTRAS, SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.events.cards import CardDiscarded
from lychgate.games.sanguis_venenatus.events.day import ExtraTaken
from lychgate.games.sanguis_venenatus.events.event_step import EventRevealed
from lychgate.games.sanguis_venenatus.events.night import Fought, Plotted
from lychgate.games.sanguis_venenatus.events.plague import TokenLaid
from lychgate.games.sanguis_venenatus.events.round import Won
from lychgate.games.sanguis_venenatus.events.start import CrewRevealed, SideChosen
from lychgate.testing.golden import cover, play, sensible
from tests.games.sanguis_venenatus.positions import GAME

TRIED = 400
"""How many matches there are to choose from."""
SETTINGS: tuple[dict[str, Any], ...] = (
    {"sheets": "asymmetric", "draft": "on"},
    {"sheets": "mixed", "draft": "random"},
    {"sheets": "nighthunter", "draft": "on"},
)
ALSO = (
    "lockdown-began lockdown-ended deck-reshuffled vampire-defeated vampire-returned servant-returned barrack-lowered "
    "noble-swapped soul-taken bonus-earned overflowed doomed cured buried event-tokens-gone pestilence-breathed "
    "starvation-began souls-spent"
)


def wanted() -> set[str]:
    """Every card, servant, extra action, ability, and whatever else a match can show."""
    return {
        *(f"plotted {card.id}" for card in INTRIGUE),
        *(f"event {card.id}" for card in EVENTS),
        *(f"servant {card.id}" for card in SERVANT_CARDS),
        *(f"extra {name}" for name in EXTRAS),
        *(f"sheet {sheet.id} {side}" for sheet in SHEETS for side in ("asymmetric", "nighthunter")),
        *(f"hit {who}" for who in ("defender", "attacker", "nobody")),
        *(f"laid {how}" for how in ("event", "spread", "plot", "drink")),
        *(f"discard {how}" for how in ("limit", "random")),
        *(f"told {kind}" for kind in ALSO.split()),
        *(f"players {seats}" for seats in (2, 3, 4)),
        *(f"won {how}" for how in ("alone", "influence")),
    }


def shown(match: Match) -> set[str]:
    """What a match that is over has shown."""
    found = {f"players {match.seats}"}
    for event in match.state.events or ():
        found.add(f"told {event.kind()}")
        found.update(_of(event))
    return found


def _of(event: object) -> Iterator[str]:
    match event:
        case Plotted(card=card):
            yield f"plotted {card}"
        case EventRevealed(card=card):
            yield f"event {card}"
        case CrewRevealed(servants=servants):
            yield from (f"servant {card}" for card in servants)
        case ExtraTaken(action=action):
            yield f"extra {action}"
        case SideChosen(vampire=vampire, side=side):
            yield f"sheet {vampire} {side}"
        case Fought(hit=hit):
            yield f"hit {hit}"
        case TokenLaid(how=how):
            yield f"laid {how}"
        case CardDiscarded(how=how):
            yield f"discard {how}"
        case Won(how=how):
            yield f"won {how}"


def whimsical(rng: Random, ask: Ask, match: Match) -> str:
    """Answer by the game's own advice, with more whims than sense."""
    return rng.choice(ask.options).code if rng.random() < 0.35 else sensible(rng, ask, match)


def records(names: Iterable[str]) -> Iterator[tuple[str, Match]]:
    """Yield few matches that show everything together; they cannot be found by name."""
    assert not list(names), "these records are found together"
    return cover(_tried(), shown, wanted())


def _tried() -> Iterator[tuple[str, Match]]:
    for seed in range(TRIED):
        seats, options = 2 + seed % 3, SETTINGS[seed % 7 % 3]
        yield f"{seats}-{options['sheets']}-{options['draft']}-{seed}", play(GAME, whimsical, seats, seed, options)
