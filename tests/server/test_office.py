"""The host's hands: tables are closed, muted, deleted and given new links while people play; doors are kept."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Executable

from lychgate.cli import main
from lychgate.server.doors import BadAddress, network_of
from lychgate.server.office import ERASED, WATCHERS, NoSuchTable, Office
from tests.patience import PATIENCE
from tests.server.harness import Closed, Place, Server, at_two_processes_too, bot, me, play_out, run, sit_down


def office_of(server: Server) -> Office:
    return Office(server.rooms.house.store)


@at_two_processes_too
def test_a_table_is_closed_and_opened_again(place: Place) -> None:
    async def test(server: Server) -> None:
        office = office_of(server)
        made = await server.table(me("Ada"), me("Bela"))
        ada, bela = await sit_down(server, made)
        await ada.until("update")
        await office.close(made["table"])
        assert (await bela.until("chat"))["say"]["key"] == "table-closed"
        await server.settle()
        refused = await ada.ask(type="answer", seat=0, version=0, code="x")
        assert refused["kind"] == "not-now"
        assert (await ada.ask(type="chat", text="hello"))["type"] == "refused"
        assert await office.tables() == []
        (listed,) = await office.tables(all_of_them=True)
        assert listed.closed is not None
        late = await server.hello(made["table"], made["watch"])
        assert (await late.until("chat"))["say"]["key"] == "table-closed"
        await office.reopen(made["table"])
        assert (await bela.until("chat"))["say"]["key"] == "table-reopened"
        await server.settle()
        await play_out(ada, bela)
        (listed,) = await office.tables(all_of_them=True)
        assert listed.ended is not None
        assert (listed.names, listed.kinds) == (("Ada", "Bela"), ("person", "person"))

    run(place, test, follow=0.02)


@at_two_processes_too
def test_who_is_muted_is_not_heard(place: Place) -> None:
    async def test(server: Server) -> None:
        office = office_of(server)
        made = await server.table(me("Ada"), me("Bela"))
        ada, _ = await sit_down(server, made)
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("welcome")
        await office.mute(made["table"], 0)
        await office.mute(made["table"], WATCHERS)
        await until(lambda: server.rooms.get(made["table"]).row.muted == "-1,0")  # type: ignore[union-attr]
        await server.settle()
        for socket in (ada, watcher):
            assert (await socket.ask(type="chat", text="hello"))["kind"] == "not-yours"
        await office.mute(made["table"], 0, muted=False)
        await until(lambda: server.rooms.get(made["table"]).row.muted == "-1")  # type: ignore[union-attr]
        await server.settle()
        assert (await ada.ask(type="chat", text="hello"))["type"] == "reply"
        with pytest.raises(NoSuchTable):
            await office.mute(made["table"], 2)

    run(place, test, follow=0.02)


def test_spectators_get_a_new_link_and_a_deleted_table_is_gone(place: Place) -> None:
    async def test(server: Server) -> None:
        office = office_of(server)
        made = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, made)
        await ada.until("update")
        old = await server.hello(made["table"], made["watch"])
        await old.until("welcome")
        watch = await office.new_link(made["table"])
        await old.until("error")
        with pytest.raises(Closed):
            await old.next()
        new = await server.hello(made["table"], watch)
        await new.until("welcome")
        await ada.ask(type="chat", text="a secret")
        written = await office.written(made["table"], 0)
        assert (written.name, [text for _, text in written.said]) == ("Ada", ["a secret"])
        await office.erase(made["table"], 0)
        written = await office.written(made["table"], 0)
        assert (written.name, written.said) == (ERASED, ())
        await office.delete(made["table"])
        await ada.until("error")
        assert server.rooms.get(made["table"]) is None
        for name in ("matches", "seats", "answers", "chats", "presence"):
            column = "id" if name == "matches" else "match"
            assert place.rows(f"SELECT * FROM {name} WHERE {column} = '{made['table']}'") == []
        with pytest.raises(NoSuchTable):
            await office.delete(made["table"])

    run(place, test, follow=0.02)


def test_a_table_that_is_deleted_while_it_is_read_is_not_there(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        store = server.rooms.house.store
        made = await server.table(me("Ada"), bot())
        read = store.database.read

        async def slow(query: Executable, **values: Any) -> list[dict[str, Any]]:
            rows = await read(query, **values)
            if values == {"match": made["table"]}:
                monkeypatch.undo()
                await Office(store).delete(made["table"])
            return rows

        monkeypatch.setattr(store.database, "read", slow)
        assert await store.load(made["table"]) is None

    run(place, test)


def test_a_banned_address_is_shown_out(place: Place) -> None:
    async def test(server: Server) -> None:
        office, doors = office_of(server), server.rooms.house.doors
        made = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, made)
        await ada.until("update")
        assert await office.ban("127.0.0.0/8") == "127.0.0.0/8"
        await doors.look()
        server.rooms.heed()
        await ada.until("error")
        assert (await server.http("GET", "/api/games"))[0] == 403
        assert (await server.http("GET", "/healthz"))[0] == 200
        again = server.connect()
        with pytest.raises(Closed):
            await again.next()
        await office.unban("127.0.0.0/8")
        await doors.look()
        assert (await server.http("GET", "/api/games"))[0] == 200

    run(place, test)


def test_addresses_are_kept_in_one_form() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7/32"
    assert network_of(" 2001:db8::7 ") == "2001:db8::/64"
    with pytest.raises(BadAddress):
        network_of("everybody")


def test_tables_are_opened_by_whom_the_host_lets(place: Place) -> None:
    async def test(server: Server) -> None:
        office, doors = office_of(server), server.rooms.house.doors
        body = {"game": "blood-coven", "seats": [me("Ada"), bot()]}

        async def status(**headers: str) -> int:
            return (await server.http("POST", "/api/tables", body, **headers))[0]

        await office.let_open("invited")
        await doors.look()
        assert await status() == 403
        invitation = await office.invite(1, None)
        assert await status(x_lychgate_pass=invitation) == 403
        token = (await server.post("/api/invitations", token=invitation))["token"]
        await server.post("/api/invitations", token=invitation, expected=403)  # it was good for one person
        assert await office.holders() == 1
        assert await status(x_lychgate_pass=token) == 201
        desk = await office.new_desk_token()
        assert await office.is_host(desk)
        assert not await office.is_host("")
        await office.let_open("host")
        await doors.look()
        assert await status(x_lychgate_pass=token) == 403
        assert await status(x_lychgate_pass=desk) == 201
        await office.let_open("everybody")
        await doors.look()
        assert await status() == 201

    run(place, test)


def test_before_an_update_everybody_is_told_and_no_table_is_opened(place: Place) -> None:
    async def test(server: Server) -> None:
        office, doors = office_of(server), server.rooms.house.doors
        made = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, made)
        await ada.until("update")
        await office.drain(5)
        await doors.look()
        server.rooms.heed()
        said = (await ada.until("chat"))["say"]
        assert (said["key"], said["args"]["minutes"]) == ("house-closes", 5)
        await server.post("/api/tables", game="blood-coven", seats=[me(), bot()], expected=403)
        await play_out(ada)  # what goes on may end
        await office.drain(None)
        await doors.look()
        await server.table(me("Ada"), bot())

    run(place, test)


def test_a_full_house_opens_no_more_tables(place: Place) -> None:
    async def test(server: Server) -> None:
        doors = server.rooms.house.doors
        assert doors.size > 0
        doors.size = 2 << 20
        await server.post("/api/tables", game="blood-coven", seats=[me(), bot()], expected=403)
        doors.size = 1 << 19
        await server.table(me("Ada"), bot())

    run(place, test, storage_mb=1)


async def until(is_so: object) -> None:
    """Wait for a condition."""
    assert callable(is_so)
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def test_the_command_line_does_the_same(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*given: str) -> str:
        assert main(["admin", "--database", place.database, *given]) == 0
        return capsys.readouterr().out.strip()

    async def test(server: Server) -> None:
        tables.append((await server.table(me("Ada"), bot("greedy")))["table"])

    tables: list[str] = []
    assert admin("tables") == "There are no tables."
    run(place, test)
    (table,) = tables
    assert "gathering" in admin("tables")
    assert "(bot)" in admin("tables")
    admin("close", table)
    assert admin("tables") == "There are no tables."
    assert "closed" in admin("tables", "--all")
    admin("reopen", table)
    admin("mute", table, "watchers")
    admin("unmute", table, "watchers")
    assert table in admin("link", table)
    assert '"name": "Ada"' in admin("export", table, "0")
    admin("erase", table, "0")
    assert ERASED in admin("tables")
    admin("ban", "203.0.113.7")
    assert admin("bans") == "203.0.113.7/32"
    admin("unban", "203.0.113.7")
    assert admin("bans") == "Nobody is banned."
    for given in (["open", "invited"], ["invite", "--days", "2"], ["withdraw"], ["drain"], ["undrain"], ["token"]):
        assert admin(*given)
    admin("delete", table)
    assert main(["admin", "--database", place.database, "delete", table]) == 2
    assert capsys.readouterr().err == f"There is no table {table}.\n"
