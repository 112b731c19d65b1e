"""The figures."""

from __future__ import annotations

from typing import Literal

PLAYERS = (2, 3)
"""KN-001: fewest and most players."""
Action = Literal["knock", "bow", "wait"]
"""KN-001: what a player can do on a turn."""
TURNS = 12
"""KN-004: in a match."""
