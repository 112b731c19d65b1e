"""The match in two lines: the round, and who is still alive."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.core.view import View
from lychgate.games.damnation.screen.layout import villains_of

PRESENT = ("living", "vampire")
"""DA-660: the roles of those who can still be the last one standing."""


def summary(view: View) -> Summary:
    """DA-660: what counts is to be there at the end."""
    lines = tuple(_line(view, seat) for seat in range(view.seats))
    return Summary(when=Say("round-now", {"n": max(1, view.round)}), lines=lines)


def _line(view: View, seat: int) -> Say:
    """DA-600, 612, 720, 880: what has become of a player, of both Villains together where each player has two."""
    values = view.values
    chosen = [v for v in range(len(values["role"])) if values["kind"][v]]
    own = [v for v in villains_of(seat, view.seats) if v in chosen]
    roles = [values["role"][v] for v in own]
    health = sum(values["health"][v] for v in own if values["role"][v] == "living")
    how = "choosing"
    if "vampire" in roles:
        how = "vampire"
    elif "living" in roles:
        how = "living" if health else "choosing"
    elif "haunt" in roles or "waiting" in roles or "slain" in roles:
        how = "haunt"
    elif roles:
        how = "out"
    return Say(
        "game-standing",
        {
            "how": how,
            "health": health,
            "alive": sum(values["role"][v] in PRESENT for v in chosen),
            "villains": len(chosen),
        },
    )
