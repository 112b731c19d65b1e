"""Nothing acknowledged is ever lost: killed servers, locked and full databases, two servers on one database."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import event
from websockets.sync.client import ClientConnection, connect

from lychgate.server import database as database_module
from lychgate.server.rows import Entry
from lychgate.server.store import Conflict, StorageFailed, Store
from tests.patience import PATIENCE
from tests.server.harness import Place, Plain, Server, me, run, serving, settings, sit_down, steady
from tests.server.test_reconnect import move

# --- killed


@contextmanager
def process(database: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a real server; gives its address and process."""
    command = [sys.executable, "-m", "lychgate.server", "--port", "0", "--bot-workers", "0"]
    server = subprocess.Popen([*command, "--database", f"sqlite:///{database}"], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        yield address, server
    finally:
        server.kill()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()


def post(address: str, path: str, **body: Any) -> Plain:
    request = urllib.request.Request(
        address + path, msgspec.json.encode(body), {"content-type": "application/json", "origin": address}
    )
    with urllib.request.urlopen(request) as answer:
        found: Plain = msgspec.json.decode(answer.read())
    return found


def until(socket: ClientConnection, *types: str) -> Plain:
    while True:
        message: Plain = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        if message["type"] in types:
            return message


@contextmanager
def entered(address: str, table: str, tokens: list[str]) -> Iterator[ClientConnection]:
    with connect(address.replace("http", "ws") + "/ws") as socket:
        socket.send(msgspec.json.encode({"type": "hello", "table": table, "tokens": tokens}).decode())
        socket.send('{"type":"contribute","text":"x"}')
        yield socket


def test_a_server_killed_in_the_middle_loses_no_acknowledged_answer(tmp_path: Path) -> None:
    """Each life answers a few questions and is killed right after the last acknowledgement; the next goes on."""
    database = tmp_path / "killed.db"
    made: Plain = {}
    answered: list[str] = []
    for _ in range(2):
        with process(database) as (address, server):
            if not made:
                made = post(address, "/api/tables", game="blood-coven", seats=[me("Ada"), me("Bram")])
            with entered(address, made["table"], [seat["token"] for seat in made["seats"]]) as socket:
                for _ in range(4):
                    views = until(socket, "update")["views"]
                    seat, view = next((int(key), look["view"]) for key, look in views.items() if look["view"]["asks"])
                    code = steady(view["asks"][0])
                    message = {"type": "answer", "seat": seat, "version": view["version"], "code": code, "ref": 1}
                    socket.send(msgspec.json.encode(message).decode())
                    assert until(socket, "reply", "refused")["type"] == "reply"
                    answered.append(code)
                os.kill(server.pid, signal.SIGKILL)
                server.wait()
    database_now = sqlite3.connect(database)
    rows = database_now.execute("SELECT code FROM answers ORDER BY number").fetchall()
    database_now.close()
    assert [code for (code,) in rows] == answered


# --- locked, full


def test_a_locked_database_is_said_to_whoever_moves_and_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "BUSY_MS", 50)

    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"), placement="open")
        ada, bram = await sit_down(server, made)
        view = (await ada.until("update"))["views"]["0"]["view"]
        await bram.until("update")
        await bram.quiet()
        other = sqlite3.connect(tmp_path / "test.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = {"type": "answer", "seat": 0, "version": view["version"], "code": "start:D"}
        refused = await ada.ask(**answer)
        assert refused["kind"] == "storage"
        assert "locked" in refused["say"]
        assert await bram.quiet() == []
        # Looking goes on while nobody can write, and shows nothing that was not saved.
        late = await server.hello(made["table"], made["watch"])
        assert (await late.until("update"))["views"]["watch"]["view"]["version"] == 0
        other.execute("ROLLBACK")
        other.close()
        assert (await ada.ask(**answer))["ok"]
        assert (await bram.until("update"))["views"]["1"]["view"]["version"] == 1

    run(Place(tmp_path), test)


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"), placement="open")
        ada, bram = await sit_down(server, made)
        view = (await ada.until("update"))["views"]["0"]["view"]
        await bram.until("update")
        engine = server.rooms.house.store.database.engine
        full = True

        def limit(connection: Any, *_: Any) -> None:
            if full:
                pages = connection.execute("PRAGMA page_count").fetchone()[0]
                connection.execute(f"PRAGMA max_page_count={pages}")

        event.listen(engine, "connect", limit)
        engine.dispose()
        refusals = []
        for number in range(200):  # fill the pages there are
            reply = await ada.ask(type="chat", text=f"{number} " + "x" * 480)
            if reply["type"] == "refused":
                refusals.append(reply)
                break
        assert refusals[0]["kind"] == "storage"
        assert "full" in refusals[0]["say"]
        store = server.rooms.house.store
        with pytest.raises(StorageFailed, match="full"):
            await store.append("elsewhere", [Entry(at, "answer", 0, "x" * 400, 0.0) for at in range(200)])
        full = False
        engine.dispose()
        answer = {"type": "answer", "seat": 0, "version": view["version"], "code": "start:D"}
        assert (await ada.ask(**answer))["ok"]
        assert len(await store.entries(made["table"])) == 1

    run(Place(tmp_path), test)


# --- two servers, one database


def test_two_servers_cannot_both_write_one_answer(place: Place) -> None:
    async def test() -> None:
        async with serving(settings(place)) as one, serving(settings(place)) as two:
            made = await one.table(me("Ada"), me("Bram"), placement="open")
            tokens = [seat["token"] for seat in made["seats"]]
            (ada, bram) = await sit_down(one, made)
            await ada.until("update")
            await bram.until("update")
            elsewhere = await two.hello(made["table"], tokens[0])
            view = (await elsewhere.until("update"))["views"]["0"]["view"]
            assert (await ada.ask(type="answer", seat=0, version=view["version"], code="start:D"))["ok"]
            # The other server has not heard of it; the log has, and the answer given there is stale.
            stale = await elsewhere.ask(type="answer", seat=0, version=view["version"], code="start:P")
            assert stale["kind"] == "stale"
            await elsewhere.becomes(lambda last: last["update"]["views"]["0"]["view"]["version"] == 1)
            assert [entry.code for entry in await one.rooms.house.store.entries(made["table"])] == ["start:D"]
            # Whoever comes to the other server sees what was answered here.
            await move(bram, ada)
            late = await two.hello(made["table"], tokens[1])
            assert (await late.until("update"))["views"]["1"]["view"] == bram.last["update"]["views"]["1"]["view"]

    asyncio.run(test())


# --- the store itself


def test_appends_of_many_rooms_share_commits_and_conflicts_hit_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/folder/that/is/made/store.db", durable=False)
        await asyncio.gather(*(store.append(f"m{room}", [Entry(0, "answer", 0, "a", 1.0)]) for room in range(60)))
        assert store.commits < 20
        jobs = [store.append(f"m{room}", [Entry(room % 2, "answer", 0, "b", 1.0)]) for room in range(20)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)] * 10
        assert [entry.code for entry in await store.entries("m1")] == ["a", "b"]
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    "address, sentence",
    [
        ("nonsense", "no database address"),
        ("sqlite://", "in memory"),
        ("mysql+nothing://x/y", "cannot be used"),
        ("sqlite:////dev/null/x.db", "cannot be made"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_in_a_sentence(address: str, sentence: str) -> None:
    with pytest.raises(StorageFailed, match=sentence):
        asyncio.run(Store.open(address))


def test_a_damaged_log_is_said_not_played(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada, _ = await sit_down(server, made)
        await ada.until("update")
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:D"))["ok"]
        await ada.leave()
        place.execute("UPDATE answers SET code = 'start:Q'")
        server.rooms._rooms.clear()
        again = await server.hello(made["table"], made["seats"][0]["token"])
        assert "cannot be played again at entry 0" in (await again.until("error"))["say"]

    run(place, test)
