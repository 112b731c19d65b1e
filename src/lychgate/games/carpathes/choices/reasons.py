"""Why something cannot be chosen, as words."""

from __future__ import annotations

from lychgate.core.ask import Obstacle
from lychgate.core.say import Say


def obstacle(clause: str, key: str, **facts: int | str | Say | list[Say]) -> Obstacle:
    """Return a reason, as words."""
    return Obstacle(clause, Say(f"why-{key}", facts))
