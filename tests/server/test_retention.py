"""What is older than the host wants to keep is deleted; nothing else is."""

from __future__ import annotations

import asyncio
from time import time

from lychgate.server.office import Office
from lychgate.server.retention import DAY, sweep
from tests.server.harness import Place, Server, bot, me, play_out, run, settings, sit_down


def test_what_is_too_old_is_deleted_and_nothing_else(place: Place) -> None:
    async def test(server: Server) -> None:
        office = Office(server.rooms.house.store)
        ended = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, ended)
        await play_out(ada)
        await ada.leave()
        idle, attended = await server.table(me("Bela"), bot()), await server.table(me("Cora"), bot())
        cora, *_ = await sit_down(server, attended)
        await cora.until("update")
        await gone_home(place, ended["table"])

        async def left(days: float, **kept: float) -> set[str]:
            await sweep(office, settings(place, **kept), time() + days * DAY)
            return {each.id for each in await office.tables(all_of_them=True)}

        everything = {made["table"] for made in (ended, idle, attended)}
        assert await left(1000) == everything  # for ever, unless the host says otherwise
        assert await left(29, keep_finished=30, keep_unfinished=30) == everything
        assert await left(31, keep_finished=30) == everything - {ended["table"]}
        assert await left(31, keep_unfinished=30) == {attended["table"]}
        assert place.rows(f"SELECT * FROM answers WHERE match = '{ended['table']}'") == []

    run(place, test)


def test_talk_is_forgotten_where_nobody_is(place: Place) -> None:
    async def test(server: Server) -> None:
        office = Office(server.rooms.house.store)
        made = await server.table(me("Ada"), bot())
        (ada,) = await sit_down(server, made)
        assert (await ada.ask(type="chat", text="long ago"))["ok"]
        old = settings(place, keep_talk=7)
        await sweep(office, old, time() + 8 * DAY)
        assert place.rows("SELECT text FROM chats") == [("long ago",)]
        await ada.leave()
        await gone_home(place, made["table"])
        await sweep(office, old, time() + 6 * DAY)
        assert place.rows("SELECT text FROM chats") == [("long ago",)]
        await sweep(office, old, time() + 8 * DAY)
        assert place.rows("SELECT text FROM chats") == []

    run(place, test)


async def gone_home(place: Place, table: str) -> None:
    """Wait until everybody has left a table."""
    while place.rows(f"SELECT * FROM presence WHERE match = '{table}'"):
        await asyncio.sleep(0.01)
