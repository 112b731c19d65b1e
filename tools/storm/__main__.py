"""A storm over a server: `python -m tools.storm --minutes 30`.

Several processes on one real PostgreSQL serve people and bots at tables of all five games. From a seed, processes and
the database are killed (kill -9) and stopped (SIGSTOP), sockets are cut, clients send messages twice and too late.

Afterwards everything is up again, and every match must go on at the table; every token must open its seat at every
process; every answer that was acknowledged must be in its log; nobody may have seen anything but their own view of a
moment that is in the log; and from there every match is played to its end. Prints the sums, and ends with 1 if there
was a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import urllib.request
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from random import Random

import msgspec
from websockets.asyncio.client import connect

from lychgate.server.store import Store
from tests.patience import PATIENCE
from tests.server.postgres import Cluster
from tools.storm.people import LIVELY, Person, Plain
from tools.storm.verdict import judge, standing_still
from tools.storm.weather import Process, Weather

TABLES = {
    "blood-coven": (2, 0),
    "carpathes": (2, 1),
    "sabbat-magica": (2, 1),
    "damnation": (3, 1),
    "sanguis-venenatus": (2, 1),
}
"""Of each game: how many people and how many bots."""


class Outcome(msgspec.Struct):
    """What a storm has shown."""

    blows: Counter[str]
    acknowledged: int = 0
    seen: int = 0
    lines: int = 0
    tables: int = 0
    finished: int = 0
    refusals: Counter[str] = msgspec.field(default_factory=Counter)
    faults: list[str] = msgspec.field(default_factory=list)


async def storm(seed: int, seconds: float, tables: int = 20, processes: int = 2, planted: str = "") -> Outcome:
    """Let it storm, and say what came of it.

    `planted` names a module that each process imports first: it may break the server, to see whether that is noticed.
    """
    rng = Random(seed)
    cluster = await asyncio.to_thread(Cluster)
    running: list[Process] = []
    try:
        database = cluster.new_database()
        running += [Process(database, planted) for _ in range(processes)]
        weather = Weather(cluster, running, rng)
        await weather.calm()
        crowd = Crowd(running, rng)
        for number in range(tables):
            await crowd.sit_down(sorted(TABLES)[number % len(TABLES)])
        people = crowd.people
        newcomers = asyncio.create_task(crowd.play_on())
        await weather.rage(seconds, people)
        await weather.calm()
        newcomers.cancel()
        store = await Store.open(database)
        outcome = Outcome(weather.blows)
        outcome.faults += await standing_still(store, people)
        await crowd.go_home(newcomers)
        await _sit_again(people, [each.port for each in running])
        for table in {person.table: None for person in people}:
            here = [person for person in people if person.table == table]
            outcome.faults += await judge(store, table, here, rng)
            outcome.tables += 1
            outcome.finished += any(person.over for person in here)
        await store.close()
        _add_up(outcome, people)
        return outcome
    finally:
        for process in running:
            process.kill()
        cluster.close()


class Crowd:
    """Everybody who has sat down at a table. Where a match has ended, another one is begun, so that all tables play."""

    def __init__(self, running: list[Process], rng: Random) -> None:
        self.people: list[Person] = []
        self._running, self._rng = running, rng
        self._lives: list[asyncio.Task[None]] = []
        self._playing: dict[str, str] = {}
        """The game of every table whose match has not ended."""

    async def sit_down(self, game: str) -> None:
        """Open a table; those who play and one who watches come in."""
        ports = [each.port for each in self._running]
        made = await asyncio.to_thread(_open, self._rng.choice(ports), game)
        self._playing[made["table"]] = game
        tokens = [(seat["seat"], seat["token"]) for seat in made["seats"] if "token" in seat] + [(None, made["watch"])]
        for seat, token in tokens:
            person = Person(ports, made["table"], seat, token, Random(self._rng.random()))
            self.people.append(person)
            self._lives.append(asyncio.create_task(person.live()))

    async def play_on(self) -> None:
        """Open a table for every match that ends, for ever."""
        while True:
            for table in {person.table for person in self.people if person.over} & self._playing.keys():
                with suppress(OSError, HTTPException):  # struck by a blow: again in a moment
                    await self.sit_down(self._playing[table])
                    del self._playing[table]
            await asyncio.sleep(0.2)

    async def go_home(self, *others: asyncio.Task[None]) -> None:
        """Let everybody leave, and end these tasks, too."""
        for task in (*self._lives, *others):
            task.cancel()
        for ended in await asyncio.gather(*self._lives, *others, return_exceptions=True):
            if not isinstance(ended, asyncio.CancelledError):
                raise AssertionError("Somebody left before the end.") from ended


def _open(port: int, game: str) -> Plain:
    """Open a table for people and bots."""
    players, bots = TABLES[game]
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(players)] + [{"kind": "bot", "bot": "random"}] * bots
    address = f"http://127.0.0.1:{port}"
    body = msgspec.json.encode({"game": game, "seats": seats})
    headers = {"content-type": "application/json", "origin": address}
    with urllib.request.urlopen(
        urllib.request.Request(address + "/api/tables", body, headers), timeout=PATIENCE
    ) as answer:
        made: Plain = msgspec.json.decode(answer.read())
    return made


async def _sit_again(people: list[Person], ports: list[int]) -> None:
    """Let everybody come in once more at every process."""
    for port in ports:
        for person in people:
            async with connect(f"ws://127.0.0.1:{port}/ws", max_size=2**24, **LIVELY) as socket:  # type: ignore[arg-type]
                hello = {"type": "hello", "table": person.table, "tokens": [person.token]}
                await socket.send(msgspec.json.encode(hello).decode())
                person.check_seat(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE)))


def _add_up(outcome: Outcome, people: list[Person]) -> None:
    for person in people:
        outcome.acknowledged += person.acknowledged.total()
        outcome.seen += len(person.seen)
        outcome.lines += person.lines
        outcome.refusals += person.refusals
        outcome.faults += sorted(person.faults)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--processes", type=int, default=3)
    given = parser.parse_args(arguments)
    outcome = asyncio.run(storm(given.seed, given.minutes * 60, given.tables, given.processes))
    print(", ".join(f"{kind}: {times}" for kind, times in sorted(outcome.blows.items())))
    print(", ".join(f"{kind}: {times}" for kind, times in sorted(outcome.refusals.items())))
    print(
        f"{outcome.acknowledged} answers acknowledged, {outcome.seen} tables seen over {outcome.lines} lines,"
        f" {outcome.finished} of {outcome.tables} matches ended in the storm, {len(outcome.faults)} faults."
    )
    for fault in outcome.faults[:40]:
        print(fault)
    return 1 if outcome.faults else 0


if __name__ == "__main__":
    sys.exit(main())
