"""Backups: made while people play, played again before they count, restored into either database."""

from __future__ import annotations

import asyncio
import stat
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import select

from lychgate.cli import main
from lychgate.server.backup import KEPT, BackupFailed, back_up, check, listed, restore
from lychgate.server.database import engine_of
from lychgate.server.housekeeping import Housekeeper
from lychgate.server.office import Office
from lychgate.server.schema import VERSION
from tests.server import postgres
from tests.server.harness import Place, Plain, Server, bot, friend, me, play_out, run, settings, sit_down


def made_in_play(place: Place, file: Path) -> tuple[Plain, Plain]:
    """Back up while a match is being played; return that table, and one that waits for a friend."""
    tables: list[Plain] = []

    async def test(server: Server) -> None:
        tables.extend([await server.table(me("Ada"), me("Bela")), await server.table(me("Cora"), friend())])
        ada, bela = await sit_down(server, tables[0])
        playing = asyncio.create_task(play_out(ada, bela))
        copied = await asyncio.to_thread(back_up, place.database, file)
        assert (copied.tables, copied.unplayable) == (2, ())
        await playing

    run(place, test)
    return tables[0], tables[1]


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Another, empty database."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    return Place(folder, postgres.common_cluster().new_database() if request.param == "postgresql" else "")


def test_a_backup_made_in_play_is_restored_and_goes_on(place: Place, elsewhere: Place, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "house.db"
    file.parent.mkdir()
    running, waiting = made_in_play(place, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it holds seeds
    assert list(file.parent.iterdir()) == [file]

    async def test(server: Server) -> None:
        other = await server.table(me("Dora"), bot())
        assert (await asyncio.to_thread(restore, file, elsewhere.database)).tables == 2
        ada, bela = await sit_down(server, running)
        await play_out(ada, bela)
        guest = await server.hello(waiting["table"], waiting["seats"][1]["invite"])
        assert (await guest.sit("Elsa"))["type"] == "seated"
        # What is there stays as it is: nothing that was played since is lost.
        again = await asyncio.to_thread(restore, file, elsewhere.database)
        assert (again.tables, again.answers) == (0, 0)
        assert len(elsewhere.rows("SELECT id FROM matches")) == 3
        assert elsewhere.rows(f"SELECT ended FROM matches WHERE id = '{running['table']}'") != [(None,)]
        assert other["table"]

    run(elsewhere, test)


def test_every_row_that_is_kept_is_in_the_backup(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    made_in_play(place, file)
    late = tmp_path / "late.db"
    back_up(place.database, late)
    copied, kept = rows_of(f"sqlite:///{late}"), rows_of(place.database)
    assert copied == kept
    assert kept["answers"]
    assert kept["lychgate_schema"] == [repr((VERSION,))]


def rows_of(database: str) -> dict[str, list[str]]:
    """Everything of a database that is kept."""
    engine = engine_of(database)
    with engine.connect() as connection:
        rows = {table.name: sorted(repr(tuple(row)) for row in connection.execute(select(table))) for table in KEPT}
    engine.dispose()
    return rows


def test_what_the_host_decided_comes_back_where_nothing_else_was_decided(tmp_path: Path) -> None:
    old, new = Place(tmp_path / "old"), Place(tmp_path / "new")

    async def before(server: Server) -> None:
        office = Office(server.rooms.house.store)
        await office.ban("203.0.113.7")
        await office.let_open("host")

    async def after(server: Server) -> None:
        office = Office(server.rooms.house.store)
        await office.let_open("invited")
        await asyncio.to_thread(restore, tmp_path / "house.db", new.database)
        assert await office.bans() == ["203.0.113.7/32"]
        await server.rooms.house.doors.look()
        assert server.rooms.house.doors.open_tables == "invited"

    run(old, before)
    back_up(old.database, tmp_path / "house.db")
    run(new, after)


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    place, file = Place(tmp_path), tmp_path / "house.db"
    made_in_play(place, file)
    with pytest.raises(BackupFailed, match=r"There is a file .* already; a backup replaces nothing\."):
        back_up(place.database, file)
    copy = Place(tmp_path, f"sqlite:///{file}")
    (table,) = copy.rows("SELECT match FROM answers LIMIT 1")[0]
    copy.execute(f"UPDATE answers SET code = 'nonsense' WHERE match = '{table}' AND number = 0")
    assert check(file).unplayable == (table,)
    broken = bytearray(file.read_bytes())
    broken[5000:9000] = bytes(4000)
    file.write_bytes(broken)
    empty = Place(tmp_path / "empty")
    with pytest.raises(BackupFailed):
        restore(file, empty.database)
    assert not (tmp_path / "empty" / "test.db").exists()


def test_the_command_line_backs_up_and_restores(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place, file = Place(tmp_path), tmp_path / "house.db"

    async def test(server: Server) -> None:
        await server.table(me("Ada"), bot())

    run(place, test)
    assert main(["backup", str(file), "--database", place.database]) == 0
    assert capsys.readouterr().out == f"{file} holds 1 tables with 0 answers; every match was played again.\n"
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["restore", str(file), "--database", new]) == 0
    assert capsys.readouterr().out == "Restored: 1 tables with 0 answers; every match was played again.\n"
    assert main(["restore", str(tmp_path / "nowhere.db"), "--database", new]) == 2
    assert capsys.readouterr().err == f"There is no backup {tmp_path / 'nowhere.db'}.\n"


def test_a_backup_is_made_every_night_and_the_oldest_are_forgotten(tmp_path: Path) -> None:
    place, folder = Place(tmp_path), tmp_path / "backups"
    night = datetime(2026, 11, 18, 2, 59).timestamp()

    async def test(server: Server) -> None:
        kept = settings(place, backups=str(folder), backup_hour=3, backups_kept=2)
        keeper = Housekeeper(Office(server.rooms.house.store), kept)
        await keeper.tend(night)
        assert not folder.exists()
        for day in range(3):
            await keeper.tend(night + 60 + day * 86_400)
            await keeper.tend(night + 120 + day * 86_400)
        assert {each.name for each in listed(folder)} == {"lychgate-2026-11-19.db", "lychgate-2026-11-20.db"}

    run(place, test)


def test_vacuum_gives_space_back(place: Place, capsys: pytest.CaptureFixture[str]) -> None:
    async def test(server: Server) -> None:
        (ada,) = await sit_down(server, await server.table(me("Ada"), bot()))
        assert await asyncio.to_thread(main, ["admin", "--database", place.database, "vacuum"]) == 0
        assert (await ada.ask(type="chat", text="still here"))["ok"]

    run(place, test)
    assert "bytes and takes" in capsys.readouterr().out
