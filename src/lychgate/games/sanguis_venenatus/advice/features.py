"""What matters in a position of Sanguis Venenatus, in victory points that a player may expect from it."""

from __future__ import annotations

from lychgate.core.vocabulary import check_complete
from lychgate.games.sanguis_venenatus.advice.value import chances, prospects, to_come
from lychgate.games.sanguis_venenatus.data.numbers import ROUNDS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.state.pieces import servant_names
from lychgate.games.sanguis_venenatus.state.position import City

FEATURES = (
    "expected", "points", "quarters", "nobles", "goods", "name", "blood", "barracks", "cards", "chances", "crew",
)  # fmt: skip
SERVANT_WORTH = {
    "medicus": 0.8,
    "brute": 0.9,
    "merchant": 1.0,
    "blacksmith": 0.9,
    "baker": 0.6,
    "sergeant": 0.9,
    "mason": 0.7,
    "messenger": 1.1,
    "rat_catcher": 0.4,
    "gravedigger": 0.4,
    "priest": 0.6,
    "beguine": 0.5,
    "spy": 0.7,
    "thief": 0.6,
    "bodyguard": 0.4,
    "knight": 0.4,
    "courtier": 1.0,
    "herald": 0.9,
    "cultist": 0.6,
    "scholar": 0.7,
}
check_complete("SERVANT_WORTH", SERVANT_WORTH, [card.id for card in SERVANT_CARDS])
"""What a servant has been worth in trials, on a scale of its own."""


def measure(g: City, seat: int) -> tuple[float, ...]:
    """Say what a player may expect, altogether and by where it comes from; and what the own servants are worth."""
    parts = prospects(g, seat)
    coming = chances(g, seat) if g.round else 0.0
    crew = sum(SERVANT_WORTH[card] for card in servant_names([*g.kept[seat], *g.crew[seat]]))
    return float(sum(parts) + coming), *map(float, parts), coming, crew


def stage(g: City) -> float:
    """A match is over after the last twilight."""
    over = g.phase == "end"
    return 1.0 if over else (ROUNDS - 1 - to_come(g)) / (ROUNDS - 1)
