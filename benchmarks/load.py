"""How many matches does a server carry? N Blood Coven matches at once over real sockets, storage on, loopback only.

For each N: moves per second as fast as everybody can (the next move is made when everybody at the table has the update
of the last), the time from sending a move to everybody having it, memory per match; then the same with one move per
second and match; beside it a bare echo of messages of the same size through the same socket software in the same run.

`--postgresql` keeps the matches in a PostgreSQL that is started for it. `--processes 2` lets two processes on two cores
serve them, half of the tables each; with `--apart`, the two players of every table sit at different processes. Where
the machine has no core left for the players, compare the processor time of a move, not the moves of a second.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.sockets import Client
from lychgate.server.company import Company
from lychgate.server.doors import Doors
from lychgate.server.house import House
from lychgate.server.limits import Limits
from lychgate.server.room import Room
from lychgate.server.settings import Settings
from lychgate.server.store import Store
from lychgate.server.thinking import Thinker
from tests.server.postgres import Cluster

SPARE = 70
"""Spare tables for each second of play: a fast server finishes about 70 matches in a second."""
SERVE = """
import os, sys
os.sched_setaffinity(0, {int(sys.argv[4])})
from lychgate.server.run import run
from lychgate.server.settings import Rate, Settings
free = Rate(1e9, 1e9)
sys.exit(run(port=int(sys.argv[1]), settings=Settings(database=sys.argv[2], messages=free, messages_of_address=free,
    requests=free, tables=free, pages=free, sockets_per_address=10**6, idle=600.0, bot_workers=0,
    durable=sys.argv[3] == "full")))
"""
ECHO = """
import os, sys
os.sched_setaffinity(0, {0})
import uvicorn
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})
print("open", flush=True)
uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error",
    lifespan="off")
"""


class OptionCode(msgspec.Struct):
    """What the client needs of an option."""

    code: str


class Question(msgspec.Struct):
    """What the client needs of a question."""

    key: str
    options: list[OptionCode]


class SeatView(msgspec.Struct):
    """What the client needs of a view."""

    version: int
    asks: list[Question]
    result: Any


class Look(msgspec.Struct):
    """What the client needs of what a seat sees."""

    view: SeatView


class Message(msgspec.Struct):
    """What the client needs of a message."""

    type: str
    views: dict[str, Look] = {}


_decoder = msgspec.json.Decoder(Message)


class Table:
    """One match and its two players, who move when both have seen the last move."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.clients: list[Client] = []
        self.seen: dict[Client, Look] = {}
        self.waiting: set[Client] = set()
        self.sent = 0.0
        self.over = asyncio.Event()

    async def open(self) -> None:
        """Open a table for two and sit down at it, each with a socket of their own."""
        self.seen, self.waiting = {}, set()
        self.over.clear()
        made = await asyncio.to_thread(self.load.open_table)
        self.clients = []
        for seat in made["seats"]:
            client = await Client.connect(self.load.port_of(self.number, seat["seat"]), self.received)
            self.clients.append(client)
            hello = {"type": "hello", "table": made["table"], "tokens": [seat["token"]], "since": None}
            client.send(msgspec.json.encode(hello))
            client.send(b'{"type":"contribute","text":"load"}')
        while len(self.seen) < 2:
            await asyncio.sleep(0.005)

    def received(self, client: Client, text: bytes) -> None:
        """Note that a player has the update; when both have it, the next move may be made."""
        if not text.startswith(b'{"type":"update"'):
            return
        self.load.bytes += len(text)
        self.load.updates += 1
        look = next(iter(_decoder.decode(text).views.values()))
        self.seen[client] = look
        if client in self.waiting:
            self.waiting.discard(client)
            if not self.waiting:
                self.load.times.append(perf_counter() - self.sent)
                if look.view.result is not None:
                    self.over.set()
                elif self.load.flat_out:
                    self.move()

    def move(self) -> None:
        """Let whoever is asked answer."""
        if not self.load.running:
            return
        for seat, client in enumerate(self.clients):
            view = self.seen[client].view
            if view.asks:
                ask = view.asks[0]
                at = {"feed": -1, "scare": 0}.get(ask.key, min(1, len(ask.options) - 1))
                self.waiting = set(self.clients)
                self.sent = perf_counter()
                answer = {"type": "answer", "seat": seat, "version": view.version, "code": ask.options[at].code}
                client.send(msgspec.json.encode(answer))
                return

    def close(self) -> None:
        """Leave."""
        for client in self.clients:
            client.close()


class Load:
    """N tables at one server, and spare ones for matches that end, so that opening tables is not measured."""

    def __init__(self, ports: Sequence[int], count: int, *, apart: bool = False) -> None:
        self.ports = ports
        self.count = count
        self.apart = apart
        self._numbers = itertools.count()
        self.tables: list[Table] = []
        self.spare: list[Table] = []
        self.times: list[float] = []
        self.running = False
        self.flat_out = False
        self.bytes = self.updates = 0

    def port_of(self, table: int, seat: int) -> int:
        """Return where somebody sits down: each table is at one process or, if wanted, spread over several."""
        return self.ports[(table + (seat if self.apart else 0)) % len(self.ports)]

    def open_table(self) -> Any:
        """Open a table for two people; placement is open, so that every answer is sent to both."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bram"}]
        body = msgspec.json.encode({"game": "blood-coven", "options": {"placement": "open"}, "seats": seats})
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.ports[0]}/api/tables", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            return msgspec.json.decode(answer.read())

    async def fill(self) -> None:
        """Open all tables."""
        self.tables = await self.opened(self.count)

    async def opened(self, count: int) -> list[Table]:
        """Open `count` tables, a few at a time."""
        tables: list[Table] = []
        while len(tables) < count:
            batch = [Table(self, next(self._numbers)) for _ in range(min(20, count - len(tables)))]
            await asyncio.gather(*(table.open() for table in batch))
            tables += batch
        return tables

    async def play(self, seconds: float, pause: float) -> None:
        """Play for a while: flat out, or (with a pause) one move per table and pause."""
        self.times.clear()
        self.running, self.flat_out = True, not pause
        players = [asyncio.create_task(self._keep(table, at, pause)) for at, table in enumerate(self.tables)]
        await asyncio.sleep(seconds)
        self.running = False
        await asyncio.sleep(0.3)
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)

    async def _keep(self, table: Table, at: int, pause: float) -> None:
        """Keep one table busy; a finished match is followed by another."""
        if pause:
            await asyncio.sleep(pause * at / self.count)
        while self.running:
            table.move()
            if pause:
                await asyncio.sleep(pause)
                if not table.over.is_set():
                    continue
            await table.over.wait()
            table.close()
            if self.spare:
                table = self.tables[at] = self.spare.pop()
            else:
                await asyncio.shield(table.open())


# --- servers


@contextmanager
def serving(program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a server in a process of its own, on one core."""
    process = subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield process
    finally:
        process.terminate()
        process.wait()


def memory(process: subprocess.Popen[str]) -> int:
    """Return a process's resident memory in bytes."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError("no memory is known")


def processor(process: subprocess.Popen[str]) -> float:
    """Return the seconds of processor time that a process has used, which other programs do not change."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def listening(port: int) -> None:
    """Wait until somebody listens there."""
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except ConnectionRefusedError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return
    raise ConnectionRefusedError(f"Nobody listens at port {port}.")


async def echo(port: int, sockets: int, size: int, seconds: float) -> tuple[float, list[float]]:
    """Return messages per second and times of a bare echo over this number of sockets."""
    times: list[float] = []
    sent: dict[Client, float] = {}
    text = b"x" * size
    running = True

    def back(client: Client, _: bytes) -> None:
        now = perf_counter()
        times.append(now - sent[client])
        if running:
            sent[client] = now
            client.send(text)

    clients = [await Client.connect(port, back) for _ in range(sockets)]
    began = perf_counter()
    for client in clients:
        sent[client] = perf_counter()
        client.send(text)
    await asyncio.sleep(seconds)
    running = False
    rate = len(times) / (perf_counter() - began)
    await asyncio.sleep(0.1)
    for client in clients:
        client.close()
    return rate, times


def percent(times: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


async def rebuild(database: str) -> tuple[float, int]:
    """Return the best milliseconds to rebuild the longest match of a database, and its number of answers."""
    store = await Store.open(database)
    house = House(store, Settings(), Thinker(0), Limits(Settings()), Company(store), Doors(store, Settings()))
    with store.database.engine.connect() as connection:
        longest = "SELECT match, count(*) FROM answers GROUP BY match ORDER BY 2 DESC LIMIT 1"
        match, answers = connection.exec_driver_sql(longest).one()
    best = float("inf")
    for _ in range(20):
        began = perf_counter()
        loaded = await store.load(match)
        assert loaded is not None
        await Room(house, *loaded).ready()
        best = min(best, perf_counter() - began)
    await store.close()
    return best * 1000, int(answers)


# --- the report


class Given(msgspec.Struct):
    """What the command line asks for."""

    seconds: float
    port: int
    sync: str
    postgresql: bool
    processes: int
    apart: bool


@contextmanager
def database(given: Given) -> Iterator[str]:
    """Give the address of an empty database."""
    if given.postgresql:
        cluster = Cluster()
        try:
            yield cluster.new_database()
        finally:
            cluster.close()
        return
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/load.db"


async def measure(count: int, given: Given) -> None:
    """Print one line for N matches beside the echo."""
    seconds, ports = given.seconds, [given.port + at for at in range(given.processes)]
    with database(given) as address, ExitStack() as stack:
        servers = [
            stack.enter_context(serving(SERVE, str(port), address, given.sync, str(core)))
            for core, port in enumerate(ports)
        ]
        warm = Load(ports, len(ports))
        await warm.fill()
        await warm.play(1.0, 0.0)
        before = sum(map(memory, servers))
        load = Load(ports, count, apart=given.apart)
        await load.fill()
        idle = (sum(map(memory, servers)) - before) / count
        load.spare = await load.opened(min(round(SPARE * seconds), 400) if count > 1 else 20)
        began = sum(map(processor, servers))
        await load.play(seconds, 0.0)
        spent = (sum(map(processor, servers)) - began) / max(len(load.times), 1)
        rate, size = len(load.times) / seconds, load.bytes // max(load.updates, 1)
        times = load.times[:]
        await load.play(max(seconds, 3.0), 1.0)
        paced = load.times[:]
        for table in (*load.tables, *load.spare, *warm.tables):
            table.close()
        cold, answers = await rebuild(address)
    with serving(ECHO, str(given.port)) as bare:
        await listening(given.port)
        began = processor(bare)
        echoed, echo_times = await echo(given.port, min(2 * count, 1000), size, seconds)
        echo_spent = (processor(bare) - began) / max(len(echo_times), 1)
    columns = [
        f"{count:5} matches",
        f"{rate:7,.0f} moves/s ({spent * 1e6:4.0f} µs of processor each)",
        f"p50 {percent(times, 0.5):6.1f}  p99 {percent(times, 0.99):6.1f} ms",
        f"at one move/s each: p50 {percent(paced, 0.5):5.1f}  p99 {percent(paced, 0.99):5.1f} ms",
        f"{idle / 1024:4.0f} kB a match, sockets included",
        f"{cold:4.1f} ms to rebuild {answers} answers",
        f"echo of {size} B: {echoed:7,.0f}/s ({echo_spent * 1e6:3.0f} µs each) p99 {percent(echo_times, 0.99):5.1f} ms",
        f"moves per echo: {rate / echoed:.3f}, by processor time {echo_spent / spent:.3f}",
    ]
    print(" | ".join(columns), flush=True)


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs="*", default=[1, 50, 200, 500])
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--sync", choices=("full", "normal"), default="full", help="SQLite only")
    parser.add_argument("--postgresql", action="store_true", help="keep the matches in a PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="that serve, each on a core of its own")
    parser.add_argument("--apart", action="store_true", help="seat the players of a table at different processes")
    chosen = parser.parse_args()
    given = Given(
        min(chosen.seconds, 60.0), chosen.port, chosen.sync, chosen.postgresql, chosen.processes, chosen.apart
    )
    cores = os.sched_getaffinity(0)
    free = cores - set(range(given.processes))
    os.sched_setaffinity(0, free or cores)  # the first cores are the servers'
    for count in chosen.matches:
        asyncio.run(measure(min(count, 1000), given))


if __name__ == "__main__":
    main()
