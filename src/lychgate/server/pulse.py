"""The pulse of the house: what goes on now is measured every few seconds, and the last hour is remembered."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time
from typing import NamedTuple

from lychgate.server import metrics
from lychgate.server.metrics import Sums
from lychgate.server.rooms import Rooms

BEAT = 5.0
"""Seconds between two measurements."""
STEP = 60.0
"""Seconds between two points of the last hour."""
POINTS = 61


class Point(NamedTuple):
    """What had been counted at one moment, by all processes of this machine."""

    at: float
    sums: Sums


class Pulse:
    """Measures one process, and remembers the sums of all."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.began = time()
        self.hour: deque[Point] = deque(maxlen=POINTS)

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            self.measure()
            if not self.hour or time() - self.hour[-1].at >= STEP:
                self.hour.append(Point(time(), Sums()))
            await asyncio.sleep(BEAT)

    def measure(self) -> None:
        """Set the gauges of this process to what they are now."""
        thinker = self.rooms.house.thinker
        sockets = [connection for room in self.rooms for connection in room.connections]
        seated = sum(bool(each.seats) for each in sockets)
        metrics.rooms.set(len(self.rooms))
        metrics.sockets.labels("seats").set(seated)
        metrics.sockets.labels("watchers").set(len(sockets) - seated)
        metrics.bots_waiting.set(len(thinker.turns))
        metrics.bots_thinking.set(thinker.turns.taken)
        metrics.bot_places.set(thinker.turns.places)
