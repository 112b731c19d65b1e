"""A database that is restarted, stands still or vanishes: nobody waits for long, and what was acknowledged stays."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from pathlib import Path
from time import monotonic

import pytest

from lychgate.server import database as database_module
from lychgate.server.rows import Entry
from lychgate.server.store import StorageFailed, Store
from tests.patience import PATIENCE
from tests.server.harness import Place, Server, Socket, me, play_out, run, serving, settings, sit_down, steady
from tests.server.postgres import Cluster


async def _ready(server: Server) -> bool:
    statuses = [(await server.http("GET", path))[0] for path in ("/healthz", "/readyz")]
    assert statuses[0] == 200  # alive, whatever the database does
    return statuses[1] == 200


def test_a_database_that_is_restarted_loses_nothing_and_play_goes_on(cluster: Cluster, tmp_path: Path) -> None:
    async def test() -> None:
        place = Place(tmp_path, cluster.new_database())
        async with serving(settings(place)) as server:
            made = await server.table(me("Ada"), me("Bram"), placement="open")
            ada, bram = await sit_down(server, made)
            view = (await ada.until("update"))["views"]["0"]["view"]
            await bram.until("update")
            answer = {"type": "answer", "seat": 0, "version": view["version"], "code": "start:D"}
            assert (await ada.ask(**answer))["ok"]
            assert await _ready(server)
            await asyncio.to_thread(cluster.kill)
            assert not await _ready(server)
            lost = await ada.ask(type="chat", text="is anybody there?")
            assert lost["kind"] == "storage"
            for detail in ("127.0.0.1", str(cluster.port), "lychgate"):
                assert detail not in lost["say"]
            await asyncio.to_thread(cluster.start)
            assert await _ready(server)
            assert place.rows("SELECT code FROM answers") == [("start:D",)]
            await play_out(ada, bram)

    asyncio.run(test())


def test_a_database_killed_during_moves_loses_none_that_was_acknowledged(cluster: Cluster, tmp_path: Path) -> None:
    """By kill -9 of all its processes, while people at three tables answer as fast as they can, and then go on."""

    async def test() -> None:
        place = Place(tmp_path, cluster.new_database())
        given: Counter[tuple[str, int, str]] = Counter()
        async with serving(settings(place)) as server:
            players, enough = [], asyncio.Event()
            for _ in range(3):
                made = await server.table(me("Ada"), me("Bram"), placement="open")
                sockets = await sit_down(server, made)
                players += [
                    asyncio.create_task(_answer_on(socket, seat, made["table"], given, enough))
                    for seat, socket in enumerate(sockets)
                ]
            for is_last in (False, True):
                until = given.total() + 15
                async with asyncio.timeout(PATIENCE):
                    while given.total() < until:
                        await asyncio.sleep(0.002)
                if not is_last:
                    await asyncio.to_thread(cluster.kill, signal.SIGKILL)
                    await asyncio.to_thread(cluster.start)
            enough.set()
            await asyncio.gather(*players)
        written = Counter(place.rows("SELECT match, seat, code FROM answers WHERE kind = 'answer'"))
        assert given - written == Counter()

    asyncio.run(test())


async def _answer_on(
    socket: Socket, seat: int, table: str, given: Counter[tuple[str, int, str]], enough: asyncio.Event
) -> None:
    """Answer whenever one is asked, again if it could not be saved; count what is acknowledged."""
    await socket.becomes(lambda last: "update" in last)
    while not enough.is_set():
        view = socket.last["update"]["views"][str(seat)]["view"]
        if view["asks"]:
            code = steady(view["asks"][0])
            reply = await socket.ask(type="answer", seat=seat, version=view["version"], code=code)
            given[table, seat, code] += reply["type"] == "reply"
        await asyncio.sleep(0.005)


def test_a_database_that_stands_still_holds_up_nobody_for_long(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "TIMEOUT", 1.5)
    monkeypatch.setattr(database_module, "CONNECT", 2)

    async def test() -> None:
        place = Place(tmp_path, cluster.new_database())
        async with serving(settings(place)) as server:
            made = await server.table(me("Ada"), me("Bram"), placement="open")
            ada, bram = await sit_down(server, made)
            view = (await ada.until("update"))["views"]["0"]["view"]
            await bram.until("update")
            cluster.freeze(True)
            try:
                began = monotonic()
                ada.send(type="answer", seat=0, version=view["version"], code="start:D", ref=1)
                assert not await _ready(server)
                async with asyncio.timeout(30):
                    while ada.last.get("refused", {}).get("kind") != "storage":
                        await asyncio.sleep(0.05)
                assert monotonic() - began < 25
            finally:
                cluster.freeze(False)
            async with asyncio.timeout(30):
                while not await _ready(server):
                    await asyncio.sleep(0.1)
            # Whether it was saved or not, the table goes on from the log.
            again = await server.hello(made["table"], made["seats"][0]["token"])
            await again.becomes(lambda last: "update" in last)

    asyncio.run(test())


def test_a_server_ends_though_its_database_stands_still(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "TIMEOUT", 1.5)
    monkeypatch.setattr(database_module, "CONNECT", 2)

    async def test() -> None:
        store = await Store.open(Place(tmp_path, cluster.new_database()).database)
        cluster.freeze(True)
        try:
            writing = asyncio.create_task(store.append("m", [Entry(0, "answer", 0, "a", 1.0)]))
            await asyncio.sleep(0.1)
            began = monotonic()
            await store.close()
            assert monotonic() - began < 20
            with pytest.raises(StorageFailed):
                await writing
        finally:
            cluster.freeze(False)

    asyncio.run(test())


def test_a_deleted_file_is_noticed_before_anything_is_lost_into_it(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"), placement="open")
        ada, _ = await sit_down(server, made)
        view = (await ada.until("update"))["views"]["0"]["view"]
        assert await _ready(server)
        (tmp_path / "test.db").rename(tmp_path / "moved.db")
        assert not await _ready(server)
        refused = await ada.ask(type="answer", seat=0, version=view["version"], code="start:D")
        assert refused["kind"] == "storage"
        (tmp_path / "moved.db").rename(tmp_path / "test.db")
        assert await _ready(server)

    run(Place(tmp_path), test)


@pytest.mark.parametrize("address", ["postgresql://u:secret@h:abc/db", "postgresql://u:secret@127.0.0.1:1/db"])
def test_a_database_that_cannot_be_reached_is_one_sentence_without_the_password(address: str) -> None:
    with pytest.raises(StorageFailed) as raised:
        asyncio.run(Store.open(address))
    assert "secret" not in str(raised.value)
    assert "\n" not in str(raised.value)
