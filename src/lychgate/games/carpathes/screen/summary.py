"""The match in two lines: the cycle and its round, and who serves whom."""

from __future__ import annotations

from lychgate.core.say import Say, who
from lychgate.core.summary import Summary
from lychgate.core.view import View
from lychgate.games.carpathes.data import NOBODY


def summary(view: View) -> Summary:
    """CA-022, 207: cycles of three rounds, and the cycle at whose end Dawn comes."""
    facts = {
        "cycle": max(1, view.values["cycle"]),
        "last": view.options["dawn_cycle_limit"],
        "figure": max(1, view.values["figure"]),
    }
    return Summary(when=Say("game-round", facts), lines=tuple(_line(view, seat) for seat in range(view.seats)))


def _line(view: View, seat: int) -> Say:
    """CA-103, 204: what a vampire is, how much blood is left, and which other one rules the most."""
    masters: list[int] = view.values["master"]
    ruled = [masters.count(each) for each in range(view.seats)]
    others = [other for other in range(view.seats) if other != seat]
    first = max(others, key=lambda other: ruled[other])
    is_slave = masters[seat] != NOBODY
    return Say(
        "game-standing",
        {
            "how": "serves" if is_slave else "rules" if ruled[seat] else "free",
            "master": who(masters[seat] if is_slave else seat),
            "slaves": ruled[seat],
            "doses": view.values["blood"][seat],
            "most": ruled[first],
            "rival": who(first),
        },
    )
