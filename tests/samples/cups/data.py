"""Dice and numbers."""

from __future__ import annotations

PLAYERS = (2, 3)
"""CU-001"""
DICE = 3
"""CU-001: how many dice lie under a cup."""
FACES = dict.fromkeys(range(1, 7), 1)
"""CU-002: every face of a die is as likely as the others."""

Bid = tuple[int, int]
"""CU-011: how many dice, of which face."""

BIDS: dict[int, tuple[Bid, ...]] = {
    seats: tuple((count, face) for count in range(1, seats * DICE + 1) for face in FACES)
    for seats in range(PLAYERS[0], PLAYERS[1] + 1)
}
"""CU-011: for each number of players all bids there are, from the lowest to the highest."""
