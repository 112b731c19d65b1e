"""Games that are announced but not yet built: the facts on their boxes, for the lobby."""

from __future__ import annotations

from pathlib import Path

import msgspec

COVERS = Path(__file__).parent / "coming"


class Coming(msgspec.Struct, frozen=True):
    """What the lobby shows of a game to come; its tagline is in the server's words, its cover in `coming/`."""

    id: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    complexity: int


COMING = (
    Coming("carpathes", "Carpathes", (3, 5), (45, 60), 2),
    Coming("sabbat-magica", "Sabbat Magica", (2, 4), (60, 60), 3),
    Coming("damnation", "Damnation: The Gothic Game", (2, 8), (45, 90), 3),
    Coming("sanguis-venenatus", "Sanguis Venenatus", (2, 4), (60, 90), 4),
)
