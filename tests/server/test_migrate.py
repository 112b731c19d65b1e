"""The database of every released version is brought up to date, and its matches go on."""

from __future__ import annotations

import asyncio
import multiprocessing

import pytest
from sqlalchemy import create_engine, insert

from lychgate.server.database import StorageFailed
from lychgate.server.migrate import STEPS
from lychgate.server.schema import VERSION, metadata
from lychgate.server.store import Store
from lychgate.server.tokens import hash_of
from tests.server.harness import Place, friend, me, serving, settings, sit_down
from tests.server.schemas import SCHEMAS
from tests.server.test_reconnect import move


def test_every_version_there_was_is_known() -> None:
    assert set(SCHEMAS) == set(STEPS) == set(range(1, VERSION))


@pytest.mark.parametrize("version", sorted(SCHEMAS))
def test_matches_of_an_old_database_go_on(place: Place, version: int) -> None:
    async def test() -> None:
        async with serving(settings(place)) as server:
            made = await server.table(me("Ada"), me("Bram"), placement="open")
            ada, bram = await sit_down(server, made)
            await ada.until("update")
            await bram.until("update")
            await move(ada, bram)
            number = ada.last["update"]["views"]["0"]["view"]["version"]
            waiting = await server.table(me("Cora"), friend())
        _make_old(place, version, made, waiting)
        async with serving(settings(place)) as server:
            again = await server.hello(made["table"], made["seats"][0]["token"], made["host"])
            assert (await again.until("welcome"))["host"]
            assert (await again.until("update"))["views"]["0"]["view"]["version"] == number
            guest = await server.hello(waiting["table"], waiting["seats"][1]["invite"])
            assert (await guest.sit("Dora"))["type"] == "seated"
            assert (await again.ask(type="chat", text="still here"))["ok"]
        store = await Store.open(place.database)  # the second start finds nothing to do
        await store.close()

    asyncio.run(test())


def _make_old(place: Place, version: int, *tables: dict[str, object]) -> None:
    """Put the rows of this database into the tables of an old version."""
    kept = {
        name: [dict(zip(table.c.keys(), row, strict=True)) for row in place.rows(f"SELECT * FROM {name}")]
        for name, table in metadata.tables.items()
    }
    place.execute(*(f"DROP TABLE {name}" for name in metadata.tables))
    place.execute(*filter(str.strip, SCHEMAS[version].split(";")), f"INSERT INTO lychgate_schema VALUES ({version})")
    if version == 1:
        plain = {hash_of(str(token)): token for made in tables for token in _tokens(made)}
        for row in kept["matches"]:
            row["host"] = plain[row["host"]]
        for row in kept["seats"]:
            row["token"], row["invite"] = plain.get(row["token"]), plain.get(row["invite"])
    engine = create_engine(place.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for name in ("matches", "seats", "answers"):
            columns = {row[0] for row in connection.exec_driver_sql(f"SELECT * FROM {name}").cursor.description or ()}
            for row in kept[name]:
                old = {key: value for key, value in row.items() if key in columns}
                connection.execute(insert(metadata.tables[name]).values(_read(old)))
    engine.dispose()


def _read(row: dict[str, object]) -> dict[str, object]:
    """Return a row with its JSON as values."""
    import json

    return {
        key: json.loads(value) if key in ("flags", "options", "contributions") and isinstance(value, str) else value
        for key, value in row.items()
    }


def _tokens(made: dict[str, object]) -> list[object]:
    found: list[object] = [made["host"]]
    for seat in made["seats"]:  # type: ignore[attr-defined]
        found += [seat.get("token"), seat.get("invite")]
    return [each for each in found if each]


def test_tables_of_a_later_version_are_refused(place: Place) -> None:
    async def test() -> None:
        store = await Store.open(place.database)
        await store.close()
        place.execute("UPDATE lychgate_schema SET version = 99")
        with pytest.raises(StorageFailed, match="version 99"):
            await Store.open(place.database)

    asyncio.run(test())


def test_several_processes_may_start_at_once_on_an_empty_database(place: Place) -> None:
    """All of them find or make the same tables."""
    context = multiprocessing.get_context("fork")
    starters = [context.Process(target=_open, args=(place.database,)) for _ in range(4)]
    for each in starters:
        each.start()
    for each in starters:
        each.join(30)
    assert [each.exitcode for each in starters] == [0] * 4


def _open(address: str) -> None:
    async def opened() -> None:
        store = await Store.open(address)
        await store.close()

    asyncio.run(opened())
