"""A table that is deleted while something is done at it: whatever was between two readings, it ends in one sentence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import Connection

from lychgate.server.app import always
from lychgate.server.office import OF_A_MATCH, NoSuchTable, Office
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Closed, Place, Plain, Server, Socket, bot, friend, me, play_out, run, sit_down

SOON = 0.005
MOST = 5
"""Before how many of the readings and writings of a deed, counted from the first, the table is deleted."""


class Fate:
    """Deletes a table behind the server's back, just before it turns to the database for the nth time."""

    def __init__(self, place: Place, server: Server, patch: pytest.MonkeyPatch) -> None:
        self.place = place
        self.table, self.left = "", 0
        database = server.rooms.house.store.database
        self._connect: Callable[[], AbstractContextManager[Connection]] = database.connect
        patch.setattr(database, "connect", self.connect)

    @contextmanager
    def connect(self) -> Iterator[Connection]:
        if self.left == 1:
            self.strike()
        self.left -= 1
        with self._connect() as connection:
            yield connection

    def strike(self) -> None:
        rows = [f"DELETE FROM {each.name} WHERE match = '{self.table}'" for each in OF_A_MATCH]
        self.place.execute(*rows, f"DELETE FROM matches WHERE id = '{self.table}'")
        self.left = 0

    def traces(self) -> list[str]:
        """Return where something is left of the table."""
        parts = [f"SELECT '{each.name}' FROM {each.name} WHERE match = '{self.table}'" for each in OF_A_MATCH]
        return [name for (name,) in self.place.rows(" UNION ".join(parts))]


class Table:
    """A table in play, with Ada who hosts it, Bela and a bot; a friend may still come."""

    def __init__(self, server: Server, made: Plain, ada: Socket, bela: Socket) -> None:
        self.server, self.made, self.ada, self.bela = server, made, ada, bela
        self.id: str = made["table"]
        self.path = f"/api/tables/{self.id}"
        self.tokens = [seat["token"] for seat in made["seats"] if "token" in seat]

    @classmethod
    async def begun(cls, server: Server) -> Table:
        made = await server.table(me("Ada"), me("Bela"), bot("random"))
        ada, bela = await sit_down(server, made)
        for socket in (ada, bela):
            await socket.until("update")
        return cls(server, made, ada, bela)

    async def post(self, path: str, **body: Any) -> None:
        status, _, content = await self.server.http("POST", path, body)
        assert status < 500, content

    async def ask(self, socket: Socket, **message: Any) -> None:
        """Ask for something: it is done, refused, or the table is gone."""
        with suppress(Closed):
            await socket.ask(**message)


async def _answers(table: Table) -> None:
    view = table.ada.last["update"]["views"]["0"]["view"]
    code = view["asks"][0]["options"][0]["code"]
    await table.ask(table.ada, type="answer", seat=0, version=view["version"], code=code)


async def _comes_in(table: Table) -> None:
    socket = await table.server.hello(table.id, table.tokens[0])
    await socket.until("welcome", "error")


async def _host_mutes(table: Table) -> None:
    with suppress(NoSuchTable):
        await Office(table.server.rooms.house.store).mute(table.id, 0)


DEEDS: dict[str, Callable[[Table], Awaitable[None]]] = {
    "answer": _answers,
    "talk": lambda table: table.ask(table.ada, type="chat", text="Who is there?"),
    "order": lambda table: table.ask(table.ada, type="order", seat=0, standing="pass"),
    "take back": lambda table: table.ask(table.ada, type="undo", seat=0),
    "rename": lambda table: table.ask(table.ada, type="host", do="rename", seat=0, name="Adele"),
    "come in": _comes_in,
    "leave": lambda table: table.post(f"{table.path}/leave", tokens=table.tokens[1:]),
    "my matches": lambda table: table.post("/api/tables/mine", tokens=table.tokens),
    "moment": lambda table: table.post(f"{table.path}/moment", token=table.tokens[0]),
    "desk": _host_mutes,
}


def test_a_table_deleted_in_the_middle_of_anything_is_gone_for_everybody(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def try_it(server: Server, fate: Fate, name: str, nth: int) -> None:
        table = await Table.begun(server)
        fate.table, fate.left = table.id, nth
        await DEEDS[name](table)
        if fate.left > 0:
            fate.strike()
        for socket in (table.ada, table.bela):
            await socket.ended()
            left = socket is table.bela and name == "leave"
            assert socket.closed == 4404 or (left and socket.closed == 4403)
        async with asyncio.timeout(PATIENCE):
            while fate.traces():
                await asyncio.sleep(SOON)
        assert server.rooms.get(table.id) is None

    async def test(server: Server) -> None:
        fate = Fate(place, server, monkeypatch)
        for name in DEEDS:
            for nth in range(1, MOST):
                await try_it(server, fate, name, nth)

    run(place, test, follow=SOON)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_where_the_next_table_was_deleted_another_one_is_opened(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bela"))
        await play_out(*await sit_down(server, made))
        path, tokens = f"/api/tables/{made['table']}/rematch", [seat["token"] for seat in made["seats"]]
        first = await server.post(path, token=tokens[0])
        await Office(server.rooms.house.store).delete(first["table"])
        second = await server.post(path, token=tokens[1])
        assert second["table"] != first["table"]
        assert (await server.post(path, token=tokens[0]))["table"] == second["table"]

    run(place, test)


def test_a_match_that_is_deleted_as_it_begins_does_not_begin(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        for nth in range(1, MOST):
            made = await server.table(me("Ada"), friend())
            ada = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
            bela = await server.hello(made["table"], made["seats"][1]["invite"])
            await bela.until("welcome")
            assert (await ada.ask(type="contribute", text="luck"))["ok"]
            fate = Fate(place, server, monkeypatch)
            fate.table, fate.left = made["table"], nth
            bela.send(type="sit", name="Bela", token=new_token())
            bela.send(type="contribute", text="luck")
            await bela.becomes(lambda last, fate=fate: fate.left <= 0 or last["welcome"]["started"])  # type: ignore[misc]
            if fate.left > 0:
                fate.strike()
            await bela.ended()
            assert bela.closed == 4404
            monkeypatch.undo()

    run(place, test, follow=SOON)


def test_a_duty_that_fails_is_begun_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Were it not, a process would hear no more of the others, and nobody would know."""
    monkeypatch.setattr("lychgate.server.app.AGAIN", 0.0)
    begun: list[int] = []

    async def duty() -> None:
        begun.append(len(begun))
        if len(begun) < 3:
            raise IndexError("list index out of range")
        await asyncio.sleep(PATIENCE)

    async def test() -> None:
        task = asyncio.create_task(always(duty))
        async with asyncio.timeout(PATIENCE):
            while len(begun) < 3:
                await asyncio.sleep(0)
        task.cancel()

    asyncio.run(test())
    assert caplog.text.count("begun again") == 2
