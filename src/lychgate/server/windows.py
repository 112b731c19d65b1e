"""Reaction windows: how long they take must not tell what anybody holds.

Everybody entitled is asked, whatever they hold (`poker_face`), and the waiting list names nobody. What remains is time:

- A bot answers when the common cadence of the table is over, whether it had a choice or not.
- So does a seat with a standing order for it, and the only person at a table of bots, if that person can only pass.
- Other people are waited for, whatever they hold. If the table was opened with `windows: "pass"`, everybody has the
  same time instead, and whoever has not answered by then passes.
"""

from __future__ import annotations

import math

from lychgate.core import standing
from lychgate.core.ask import Ask
from lychgate.server.room import Room
from lychgate.server.thinking import seconds_of


def open_ask(room: Room) -> Ask | None:
    """Return the question of the window that is open at a table, if one is."""
    return next((ask for ask in room.match.asks if ask.window and ask.idle is not None), None)


def cadence(room: Room) -> float:
    """Return the seconds a bot takes in a window: long enough for every bot of this table to have thought."""
    return room.house.settings.cadence and room.house.settings.cadence + max(
        (seconds_of(bot) for chair in room.chairs if (bot := room.bot_of(chair.seat)) is not None), default=0.0
    )


def rest(room: Room, spent: float) -> float:
    """Return the seconds a bot still waits after `spent` seconds: to the end of the present or the next cadence."""
    beat = cadence(room)
    return beat * max(1, math.ceil(spent / beat)) - spent if beat else 0.0


def passes_after(room: Room, ask: Ask) -> float | None:
    """Return the seconds after which a person's seat passes by itself; None where the person is waited for."""
    if room.bot_of(ask.seat) is not None:
        return None
    if standing.answers(room.match, ask) is not None:
        return cadence(room)
    if room.row.windows == "pass":
        return room.house.settings.reaction
    alone = sum(room.bot_of(chair.seat) is None for chair in room.chairs) == 1
    return cadence(room) if alone and len(ask.options) == 1 else None
