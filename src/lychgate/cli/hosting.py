"""`lychgate admin`, `backup`, `restore`: what the host of a server may do; all work while servers run, or without."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lychgate.server.backup import Copied
    from lychgate.server.office import Office

DAY = 86_400


def add_commands(commands: Any) -> None:
    """Describe the command and what it can do."""
    backup = commands.add_parser("backup", help="copy a database into a file, while servers run")
    restore = commands.add_parser("restore", help="put back what is missing from a backup, while servers run")
    for command, run in ((backup, run_backup), (restore, run_restore)):
        _where(command)
        command.add_argument("file", type=Path)
        command.set_defaults(run=run)
    admin = commands.add_parser("admin", help="look after a server: tables, people, doors")
    _where(admin)
    doing = admin.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def add(name: str, told: str, do: Callable[[Office, argparse.Namespace], Awaitable[str]]) -> Any:
        found = doing.add_parser(name, help=told)
        found.set_defaults(run=run_admin, do=do)
        return found

    add("tables", "list the tables", _tables).add_argument("--all", action="store_true", help="ended and closed, too")
    for name, told, do in (
        ("close", "close a table; its log is kept", _close),
        ("reopen", "let a closed table go on", _reopen),
        ("delete", "delete a table for good", _delete),
        ("link", "give the spectators of a table a new link", _link),
    ):
        add(name, told, do).add_argument("table")
    for name, told, do in (
        ("mute", "let nobody hear a seat, or those who watch", _mute),
        ("unmute", "let them be heard again", _unmute),
    ):
        one = add(name, told, do)
        one.add_argument("table")
        one.add_argument("seat", help="its number from 0 on, or `watchers`")
    for name, told, do in (
        ("export", "print what a seat wrote at a table", _export),
        ("erase", "forget a seat's name and what it said", _erase),
    ):
        one = add(name, told, do)
        one.add_argument("table")
        one.add_argument("seat", type=int)
    add("ban", "let nobody in from an address or network", _ban).add_argument("address")
    add("unban", "let an address in again", _unban).add_argument("address")
    add("bans", "list the banned addresses", _bans)
    who = add("open", "say who may open tables", _open)
    who.add_argument("who", choices=["everybody", "invited", "host"])
    invite = add("invite", "make an invitation to open tables", _invite)
    invite.add_argument("--people", type=int, default=1, help="for how many people (1)")
    invite.add_argument("--days", type=float, default=None, help="for how many days (no limit)")
    add("withdraw", "make all invitations worthless", _withdraw)
    drain = add("drain", "before an update: no new tables, everybody is told", _drain)
    drain.add_argument("minutes", type=float, nargs="?", default=5.0, help="when the house closes (5)")
    add("undrain", "the house stays open after all", _undrain)
    add("sweep", "delete now what is older than the settings keep", _sweep)
    add("vacuum", "give back the space of what was deleted", _vacuum)
    add("token", "make a new token of the host, who may open tables whatever the doors say", _token)


def _where(command: argparse.ArgumentParser) -> None:
    """Let a command be told which database it is about."""
    command.add_argument("--database", default=None, metavar="URL", help="as for serve")
    command.add_argument("--config", default=None, metavar="FILE", help="as for serve")


def _database(given: argparse.Namespace) -> str:
    from lychgate.server.configuration import gather
    from lychgate.server.settings import default_database

    return gather({"database": given.database, "config": given.config}).database or default_database()


def run_backup(given: argparse.Namespace) -> int:
    """Make a backup; 1 if some of its matches cannot be played again."""
    from lychgate.server.backup import back_up

    return _said(f"{given.file} holds", back_up(_database(given), given.file))


def run_restore(given: argparse.Namespace) -> int:
    """Restore a backup; 1 if some of its matches cannot be played again."""
    from lychgate.server.backup import restore

    return _said("Restored:", restore(given.file, _database(given)))


def _said(what: str, copied: Copied) -> int:
    played = "every match was" if not copied.unplayable else "the other matches were"
    print(f"{what} {copied.tables} tables with {copied.answers} answers; {played} played again.")
    for table in copied.unplayable:
        print(f"The match of table {table} cannot be played again by this program.", file=sys.stderr)
    return int(bool(copied.unplayable))


def run_admin(given: argparse.Namespace) -> int:
    """Do one thing and say what was done."""
    from lychgate.server.configuration import gather
    from lychgate.server.office import Office
    from lychgate.server.settings import default_database
    from lychgate.server.store import Store

    settings = gather({"database": given.database, "config": given.config})

    async def whole() -> str:
        store = await Store.open(settings.database or default_database(), durable=settings.durable)
        try:
            said: str = await given.do(Office(store), given)
            return said
        finally:
            await store.close()

    print(asyncio.run(whole()))
    return 0


async def _tables(office: Office, given: argparse.Namespace) -> str:
    lines = []
    for each in await office.tables(all_of_them=given.all):
        state = "closed" if each.closed else "ended" if each.ended else "in play" if each.begun else "gathering"
        names = ", ".join(
            f"{name or 'free'}{' (bot)' if kind == 'bot' else ''}"
            for name, kind in zip(each.names, each.kinds, strict=True)
        )
        last = datetime.fromtimestamp(each.last).isoformat(" ", "minutes")
        lines.append(f"{each.id}  {each.game}  {state}  {last}  {each.answers} answers  {names}")
    return "\n".join(lines) or "There are no tables."


async def _close(office: Office, given: argparse.Namespace) -> str:
    await office.close(given.table)
    return f"Table {given.table} is closed; `lychgate admin reopen` lets it go on."


async def _reopen(office: Office, given: argparse.Namespace) -> str:
    await office.reopen(given.table)
    return f"Table {given.table} goes on."


async def _delete(office: Office, given: argparse.Namespace) -> str:
    await office.delete(given.table)
    return f"Table {given.table} is deleted."


async def _link(office: Office, given: argparse.Namespace) -> str:
    watch = await office.new_link(given.table)
    return f"The spectators' link is now /table/{given.table}#{watch}"


def _seat(given: argparse.Namespace) -> int:
    from lychgate.core.errors import BadOption
    from lychgate.server.office import WATCHERS

    if given.seat == "watchers":
        return WATCHERS
    if not given.seat.isdecimal():
        raise BadOption("A seat is a number from 0 on, or `watchers`.")
    return int(given.seat)


async def _mute(office: Office, given: argparse.Namespace) -> str:
    await office.mute(given.table, _seat(given))
    return f"{given.seat} can no longer talk at table {given.table}."


async def _unmute(office: Office, given: argparse.Namespace) -> str:
    await office.mute(given.table, _seat(given), muted=False)
    return f"{given.seat} can talk again at table {given.table}."


async def _export(office: Office, given: argparse.Namespace) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(await office.written(given.table, given.seat))).decode()


async def _erase(office: Office, given: argparse.Namespace) -> str:
    await office.erase(given.table, given.seat)
    return f"Name and words of seat {given.seat} at table {given.table} are erased."


async def _ban(office: Office, given: argparse.Namespace) -> str:
    return f"{await office.ban(given.address)} is banned."


async def _unban(office: Office, given: argparse.Namespace) -> str:
    await office.unban(given.address)
    return f"{given.address} is no longer banned."


async def _bans(office: Office, given: argparse.Namespace) -> str:
    return "\n".join(await office.bans()) or "Nobody is banned."


async def _open(office: Office, given: argparse.Namespace) -> str:
    await office.let_open(given.who)
    return f"Tables may be opened by: {given.who}."


async def _invite(office: Office, given: argparse.Namespace) -> str:
    from lychgate.core.errors import BadOption

    if given.people < 1:
        raise BadOption("An invitation is for one person or more.")
    return await office.invite(given.people, None if given.days is None else time() + given.days * DAY)


async def _withdraw(office: Office, given: argparse.Namespace) -> str:
    await office.withdraw_invitations()
    return "All invitations are withdrawn."


async def _drain(office: Office, given: argparse.Namespace) -> str:
    await office.drain(given.minutes)
    return (
        f"Everybody is told that the house closes in {given.minutes:g} minutes; `lychgate admin undrain` takes it back."
    )


async def _undrain(office: Office, given: argparse.Namespace) -> str:
    await office.drain(None)
    return "The house stays open."


async def _sweep(office: Office, given: argparse.Namespace) -> str:
    from lychgate.server.configuration import gather
    from lychgate.server.retention import sweep

    gone = await sweep(office, gather({"database": given.database, "config": given.config}))
    return f"{gone} tables were older than they are kept, and are deleted."


async def _vacuum(office: Office, given: argparse.Namespace) -> str:
    from lychgate.server.doors import size_of

    before = await size_of(office.store)
    await office.store.database.vacuum()
    return f"The database took {before:,} bytes and takes {await size_of(office.store):,}."


async def _token(office: Office, given: argparse.Namespace) -> str:
    return await office.new_desk_token()
