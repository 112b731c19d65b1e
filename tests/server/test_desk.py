"""The host's desk over HTTP: behind its token alone, public facts only, the same deeds as on the command line."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import lychgate
from lychgate.server.desk import DESK_HANDLERS
from lychgate.server.office import Office
from tests.server.harness import Closed, Place, Plain, Server, bot, friend, me, play_out, run, sit_down
from tests.server.test_office import until


class Host:
    """Somebody with the token of the desk."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token

    async def looks(self) -> Plain:
        status, _, text = await self.server.http("GET", "/api/desk", x_lychgate_desk=self.token)
        assert status == 200, text
        return dict(msgspec.json.decode(text))

    async def does(self, do: str, expected: int = 200, **more: Any) -> str | None:
        body = {"do": do, **more}
        status, _, text = await self.server.http("POST", "/api/desk/deeds", body, x_lychgate_desk=self.token)
        assert status == expected, text
        token: str | None = msgspec.json.decode(text).get("token")
        return token

    async def exports(self, table: str) -> str:
        body = {"table": table}
        status, _, text = await self.server.http("POST", "/api/desk/export", body, x_lychgate_desk=self.token)
        assert status == 200, text
        return text.decode()


async def host_of(server: Server) -> Host:
    return Host(server, await Office(server.rooms.house.store).new_desk_token())


def test_nobody_without_the_token_sees_or_does_anything(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), bot())
        calls: list[tuple[str, str, Any]] = [
            ("GET", "/api/desk", None),
            ("POST", "/api/desk/deeds", {"do": "delete", "table": made["table"]}),
            ("POST", "/api/desk/export", {"table": made["table"]}),
        ]
        assert len(calls) == len(DESK_HANDLERS)
        for given in ("", made["host"], "x" * 24):  # also before any token of the desk was made
            for method, path, body in calls:
                assert (await server.http(method, path, body, x_lychgate_desk=given))[0] == 403
        old = await host_of(server)
        new = await host_of(server)
        assert (await new.looks())["tables"]
        for method, path, body in calls:
            assert (await server.http(method, path, body, x_lychgate_desk=old.token))[0] == 403
        assert place.rows("SELECT id FROM matches") == [(made["table"],)]

    run(place, test)


def test_the_desk_shows_public_facts_and_nothing_that_is_hidden(place: Place) -> None:
    async def test(server: Server) -> None:
        host = await host_of(server)
        made = await server.table(me("Ada"), me("Bela"))
        waits = await server.table(me("Cora"), friend())
        ada, bela = await sit_down(server, made)
        await ada.until("update")
        await bela.until("update")
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("update")
        found = await host.looks()
        tables = {each["id"]: each for each in found["tables"]}
        table = tables[made["table"]]
        assert (table["state"], table["names"], table["kinds"]) == ("play", ["Ada", "Bela"], ["person", "person"])
        assert tables[waits["table"]]["state"] == "gathering"
        assert found["people"] >= 2
        assert found["open_tables"] == "everybody"
        known = await host.exports(made["table"])
        seen = next(iter(watcher.last["update"]["views"].values()))["view"]
        assert msgspec.json.decode(known)["view"]["zones"] == seen["zones"]
        hidden = [made["host"], made["watch"], *(seat["token"] for seat in made["seats"])]
        hidden += [seat["invite"] for seat in waits["seats"] if seat.get("invite")]
        hidden += [str(place.rows(f"SELECT seed FROM matches WHERE id = '{made['table']}'")[0][0])]
        told = msgspec.json.encode(found).decode() + known
        assert [secret for secret in hidden if secret in told] == []
        await play_out(ada, bela)
        assert lychgate.verify(await host.exports(made["table"])).over

    run(place, test)


def test_what_is_done_at_the_desk_holds_at_once(place: Place) -> None:
    """Without a look at the database for what others have done: that is switched off."""

    async def test(server: Server) -> None:
        host = await host_of(server)
        made = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, made)
        await ada.until("update")
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("welcome")
        await host.does("mute", table=made["table"], seat=0)
        await until(lambda: server.rooms.get(made["table"]).row.muted == "0")  # type: ignore[union-attr]
        assert (await ada.ask(type="chat", text="hello"))["kind"] == "not-yours"
        await host.does("drain", minutes=5)
        assert (await ada.until("chat"))["say"]["key"] == "house-closes"
        await server.post("/api/tables", game="blood-coven", seats=[me(), bot()], expected=403)
        assert (await host.looks())["closes"] is not None
        await host.does("undrain")
        await host.does("open", who="invited")
        await server.post("/api/tables", game="blood-coven", seats=[me(), bot()], expected=403)
        invitation = await host.does("invite", people=2, days=7)
        assert (await server.post("/api/invitations", token=invitation))["token"]
        assert (await host.looks())["holders"] == 1
        watch = await host.does("link", table=made["table"])
        assert watch
        await watcher.until("error")
        with pytest.raises(Closed):
            await watcher.next()
        await host.does("close", table=made["table"])
        assert (await ada.until("chat", say={"key": "table-closed"}))["text"] == ""
        assert [each["id"] for each in (await host.looks())["tables"]] == []
        await host.does("delete", table=made["table"])
        assert place.rows("SELECT id FROM matches") == []
        await host.does("close", 404, table=made["table"])
        await host.does("ban", 400, address="everybody")
        await host.does("backup", 400)
        await host.does("ban", address="203.0.113.7")
        assert (await host.looks())["bans"] == ["203.0.113.7/32"]

    run(place, test, follow=3600.0)
