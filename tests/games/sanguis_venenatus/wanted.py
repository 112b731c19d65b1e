"""What the golden records must show, and how they are found: `python -m tests.games.sanguis_venenatus.wanted`.

A golden record must replay for ever. Write them anew only when the rules have changed and the changelog says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from lychgate.core.match import Match
from lychgate.games.sanguis_venenatus.data.events import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue import INTRIGUE
from lychgate.games.sanguis_venenatus.data.servants import EXTRAS, SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampires import SHEETS
from lychgate.games.sanguis_venenatus.deeds import AbilityUsed, ExtraTaken, Fought, Plotted
from lychgate.games.sanguis_venenatus.events import (
    CardDiscarded,
    CrewRevealed,
    EventRevealed,
    SideChosen,
    TokenLaid,
    Won,
)
from tests.games.sanguis_venenatus.positions import GAME

GOLDEN = Path(__file__).parent / "golden"
SETTINGS: tuple[dict[str, Any], ...] = (
    {"sheets": "asymmetric", "draft": "on"},
    {"sheets": "mixed", "draft": "random"},
    {"sheets": "nighthunter", "draft": "on"},
)
ALSO = (
    "lockdown-began lockdown-ended deck-reshuffled vampire-defeated vampire-returned servant-returned barrack-lowered "
    "noble-swapped soul-taken bonus-earned overflowed doomed cured buried event-tokens-gone"
)


def wanted() -> set[str]:
    """Every card, servant, extra action, ability, and whatever else a match can show."""
    return {
        *(f"plotted {card.id}" for card in INTRIGUE),
        *(f"event {card.id}" for card in EVENTS),
        *(f"servant {card.id}" for card in SERVANT_CARDS),
        *(f"extra {name}" for name in EXTRAS),
        *(f"sheet {sheet.id} {side}" for sheet in SHEETS for side in ("asymmetric", "nighthunter")),
        *(f"ability {name}" for name in ("pestilence", "starvation", "soul_tithe")),
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
            yield from (f"servant {card}" for card in servants.split())
        case ExtraTaken(action=action):
            yield f"extra {action}"
        case SideChosen(vampire=vampire, side=side):
            yield f"sheet {vampire} {side}"
        case AbilityUsed(ability=ability):
            yield f"ability {ability}"
        case Fought(hit=hit):
            yield f"hit {hit}"
        case TokenLaid(how=how):
            yield f"laid {how}"
        case CardDiscarded(how=how):
            yield f"discard {how}"
        case Won(how=how):
            yield f"won {how}"


def play(seed: int) -> Match:
    """Play one match: by the game's own advice, with more whims than sense."""
    rng = Random(seed)
    match = GAME.start(2 + seed % 3, seed, SETTINGS[seed % 7 % 3])
    assert GAME.hints is not None
    while not match.over:
        ask = match.asks[0]
        wild = rng.random() < 0.35
        option = rng.choice(ask.options) if wild else GAME.hints.playout(match.state, ask, rng.random)
        match.answer(ask.seat, option.code)
    return match


def main() -> None:
    """Write records, each of which shows something new, until everything was shown."""
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.glob("*.jsonl"):
        old.unlink()
    left = wanted()
    for seed in count():
        match = play(seed)
        new = left & shown(match)
        if len(new) >= (8 if len(left) > 40 else 3 if len(left) > 8 else 1):
            left -= new
            name = f"{match.seats}-{match.options['sheets']}-{match.options['draft']}-{seed}"
            (GOLDEN / f"{name}.jsonl").write_text(match.save(), encoding="utf-8")
            print(f"{name}: {len(new)} new, {len(left)} left {sorted(left) if len(left) < 9 else ''}")
        if not left:
            return


if __name__ == "__main__":
    main()
