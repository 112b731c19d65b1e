"""What sketches of tables share."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import Badge, Fill, PieceKind, PieceState, Table

Sketch = tuple[Table, Fill]


def state(id: str, letter: str = "") -> PieceState:
    return PieceState(id=id, name=Say(id), letter=letter)


def coin(id: str, radius: float, claw: int) -> PieceKind:
    badge = Badge(name=Say("claw"), icon="claw-slashes", n=claw)
    states = (state("heads", id), state("tails", id.lower()))
    return PieceKind(
        id=id, name=Say(f"coin-{id}"), shape="coin", letter=id, radius=radius, states=states, badges=(badge,)
    )


def disc(id: str) -> PieceKind:
    return PieceKind(id=id, name=Say(id), shape="disc", letter="o", colour="seat")
