"""The weather: processes of a server and their PostgreSQL, and what befalls them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import monotonic

from tests.server.postgres import Cluster
from tools.storm.people import Person

SERVE = """
import sys
from importlib import import_module
from lychgate.server.run import run
from lychgate.server.settings import Rate, Settings
if sys.argv[3]:
    import_module(sys.argv[3])
free = Rate(1e9, 1e9)
sys.exit(run(port=int(sys.argv[1]), settings=Settings(database=sys.argv[2], messages=free, messages_of_address=free,
    talk=free, orders=free, requests=free, tables=free, pages=free, sockets_per_address=10**6, pace=0.05, cadence=0.05,
    grace=1.0, consent=2.0, workers=0)))
"""
UP = 90.0
"""Seconds that a process has to open, on a busy machine."""


class Process:
    """A server of its own, on a port of its own, which can be killed and begun anew."""

    def __init__(self, database: str, planted: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._database, self._planted = database, planted
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self._database, self._planted]
        self._running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    async def is_up(self) -> None:
        """Wait until it accepts connections; a process that could not open meanwhile is begun anew."""
        async with asyncio.timeout(UP):
            while True:
                if self._running.poll() is not None:
                    self.start()
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    await asyncio.sleep(0.05)
                    continue
                writer.close()
                return

    def signal(self, number: int) -> None:
        if self._running.poll() is None:
            os.kill(self._running.pid, number)

    def kill(self) -> None:
        """End at once, by kill -9."""
        self._running.kill()
        self._running.wait()


class Weather:
    """One blow after another, chosen by a seed."""

    def __init__(self, cluster: Cluster, processes: Sequence[Process], rng: Random) -> None:
        self.cluster, self.processes, self.rng = cluster, processes, rng
        self.blows: Counter[str] = Counter()
        self._kinds = {
            "process killed": self._kill_process,
            "process stopped": self._stop_process,
            "database killed": self._kill_database,
            "database stopped": self._stop_database,
            "sockets cut": self._cut_sockets,
        }

    async def rage(self, seconds: float, people: Sequence[Person]) -> None:
        """Let it storm for a while; every kind of blow comes once in a round, and rounds are whole."""
        self._people, until = people, monotonic() + seconds
        while monotonic() < until:
            for kind in self.rng.sample(sorted(self._kinds), len(self._kinds)):
                await asyncio.sleep(self.rng.uniform(0.3, 1.2))
                await self._kinds[kind]()
                self.blows[kind] += 1

    async def calm(self) -> None:
        """Wait until everything is up again."""
        for process in self.processes:
            process.signal(signal.SIGCONT)
            await process.is_up()

    async def _kill_process(self) -> None:
        process = self.rng.choice(self.processes)
        process.kill()
        await asyncio.sleep(self.rng.uniform(0.0, 1.0))
        process.start()

    async def _stop_process(self) -> None:
        """Long enough, now and then, that the others take it for dead."""
        process = self.rng.choice(self.processes)
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.choice((0.3, 1.0, 6.0)))
        process.signal(signal.SIGCONT)

    async def _kill_database(self) -> None:
        self.cluster.kill(signal.SIGKILL)
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        await asyncio.to_thread(self.cluster.start)

    async def _stop_database(self) -> None:
        self.cluster.freeze(True)
        await asyncio.sleep(self.rng.choice((0.3, 1.0, 3.0)))
        self.cluster.freeze(False)

    async def _cut_sockets(self) -> None:
        for person in self.rng.sample(list(self._people), len(self._people) // 2):
            person.cut()
