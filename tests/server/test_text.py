"""What people write: nothing invisible in it, nothing that turns other words round, nothing that breaks a database."""

from __future__ import annotations

import asyncio

import pytest

from lychgate.server.rows import Entry
from lychgate.server.store import Store
from tests.server.harness import Place, Server, at_two_processes_too, friend, me, run

NASTY = "\0\x1b[2J\u202eevil\u202c\u200b\u2066\ufeff\u3164\u2800"


@at_two_processes_too
def test_talk_holds_only_what_can_be_seen(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), friend())
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        assert (await ada.ask(type="chat", text=f"good {NASTY} evening"))["ok"]
        assert ada.last["chat"]["text"] == "good [2Jevil evening"
        assert (await ada.ask(type="chat", text="\0\u202e\u200b \u3164"))["kind"] == "not-now"
        assert (await ada.ask(type="chat", text="שלום, né, 日本, 👻"))["ok"]
        assert ada.last["chat"]["text"] == "שלום, né, 日本, 👻"

    run(place, test)


@at_two_processes_too
def test_names_and_shares_of_the_luck_hold_only_what_can_be_seen(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me(f"Ada{NASTY}"), me("\u3164\u2800"))
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        names = [seat["name"] for seat in (await ada.until("welcome"))["seats"]]
        assert names == ["Ada[2Jevil", "Player 2"]
        assert (await ada.ask(type="contribute", text="luck\0"))["kind"] == "not-now"
        assert (await ada.ask(type="contribute", text="luck"))["ok"]

    run(place, test)


def test_what_the_database_refuses_harms_nobody_else_s_writes(place: Place) -> None:
    """PostgreSQL refuses U+0000, SQLite does not; either way the writes beside it are done."""

    async def test() -> None:
        store = await Store.open(place.database, durable=False)
        writes = [store.append(f"m{at}", [Entry(0, "answer", 0, "a\0" if at == 7 else "a", 1.0)]) for at in range(20)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        failed = [at for at, outcome in enumerate(outcomes) if outcome is not None]
        assert failed == ([7] if place.postgres else [])
        assert len(await store.entries("m8")) == 1
        await store.close()

    asyncio.run(test())


@at_two_processes_too
@pytest.mark.parametrize("level", ["debug", "warning"])
def test_the_log_holds_neither_statements_nor_what_was_to_be_written(
    place: Place, caplog: pytest.LogCaptureFixture, level: str
) -> None:
    async def test(server: Server) -> None:
        caplog.set_level(level.upper())
        made = await server.table(me("Ada"), me("Bram"))
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        await ada.until("welcome")
        seed = (await server.room(made["table"])).row.seed
        place.execute("DROP TABLE chats", "DROP TABLE answers")
        assert (await ada.ask(type="chat", text="a secret"))["type"] == "refused"
        store = server.rooms.house.store
        for _ in range(2):
            outcome = await asyncio.gather(
                store.append(made["table"], [Entry(0, "answer", 0, "sealed", 1.0)]), return_exceptions=True
            )
            assert isinstance(outcome[0], Exception)
        said = caplog.text
        assert "failed" in said
        for secret in ("INSERT", "SELECT", "a secret", "sealed", seed, made["seats"][0]["token"], made["host"]):
            assert secret not in said

    run(place, test)
