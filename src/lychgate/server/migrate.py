"""The tables of the database: made at the first start, brought up to date from every version there ever was.

Each step brings the tables from one version to the next. Several processes may start at once: one of them prepares the
tables, the others wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, sleep

from sqlalchemy import Connection, Engine, insert, inspect, select, text, update
from sqlalchemy.exc import OperationalError

from lychgate.core.errors import LychgateError
from lychgate.server.schema import (
    VERSION,
    addressed,
    addresses,
    asked,
    averted,
    bans,
    errands,
    house,
    invitations,
    leases,
    metadata,
    passes,
    pointing,
    presence,
    processes,
    requests,
    schema,
)
from lychgate.server.tokens import hash_of

PATIENCE = 20.0
"""Seconds to wait for another process that prepares the tables."""
LOCK = 0x4C594348
"""The number of the lock in PostgreSQL that a process holds while it prepares the tables."""


class WrongVersion(LychgateError):
    """The database has the tables of a later program."""


def prepare(engine: Engine) -> None:
    """Create the tables, or bring them up to date; WrongVersion when that is impossible."""
    until = monotonic() + PATIENCE
    while True:
        try:
            with engine.connect() as connection:
                _alone(connection)
                _bring_up_to_date(connection)
                connection.commit()
            return
        except OperationalError as error:
            # SQLite: another process is at it, and some of its locks are not waited for.
            if "locked" not in str(error.orig) or monotonic() > until:
                raise
        sleep(0.05)


def _alone(connection: Connection) -> None:
    """Begin a transaction that no other process can be in at the same time."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _bring_up_to_date(connection: Connection) -> None:
    if not inspect(connection).has_table(schema.name):
        metadata.create_all(connection)
        connection.execute(insert(schema), [{"version": VERSION}])
        return
    version = connection.execute(select(schema.c.version)).scalar_one()
    if version not in (*STEPS, VERSION):
        raise WrongVersion(f"The database has the tables of version {version}; this program needs version {VERSION}.")
    for step in range(version, VERSION):
        STEPS[step](connection)
    connection.execute(update(schema).values(version=VERSION))


def _from_1(connection: Connection) -> None:
    """Hash the tokens, let rows count their revisions.

    Invitations given out before still open their seats, but cannot be shown to the host again.
    """
    connection.execute(text("ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE matches ADD COLUMN windows VARCHAR(8) NOT NULL DEFAULT 'ask'"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN salt VARCHAR(16)"))
    for match, host in connection.execute(text("SELECT id, host FROM matches")).all():
        connection.execute(text("UPDATE matches SET host = :host WHERE id = :id"), {"host": hash_of(host), "id": match})
    for match, seat, token, invite in connection.execute(text("SELECT match, seat, token, invite FROM seats")).all():
        connection.execute(
            text("UPDATE seats SET token = :token, invite = :invite WHERE match = :match AND seat = :seat"),
            {"token": token and hash_of(token), "invite": invite and hash_of(invite), "match": match, "seat": seat},
        )


def _from_2(connection: Connection) -> None:
    """Let several processes serve one table: who is where, who conducts it, what is being asked."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN stir INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE chats ADD COLUMN say TEXT"))
    metadata.create_all(connection, [processes, presence, leases, requests, pointing])


def _from_3(connection: Connection) -> None:
    """Give the host of the server a say: tables are closed, people muted, addresses banned, tables opened by pass."""
    connection.execute(text("ALTER TABLE matches ADD COLUMN ended FLOAT"))
    connection.execute(text("ALTER TABLE matches ADD COLUMN closed FLOAT"))
    connection.execute(text("ALTER TABLE matches ADD COLUMN muted VARCHAR(80) NOT NULL DEFAULT ''"))
    metadata.create_all(connection, [house, bans, invitations, passes])


def _from_4(connection: Connection) -> None:
    """Let seats outlive their visitors: who sat there before, when their holders were last seen, who hosts."""
    connection.execute(text("ALTER TABLE seats ADD COLUMN former VARCHAR(64)"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN seen FLOAT"))
    for moment in (presence, requests):  # what they hold lives for a moment only
        moment.drop(connection)
        moment.create(connection)


def _from_5(connection: Connection) -> None:
    """Let word reach people who are away: whom to tell of which seats, and what is still to be told."""
    metadata.create_all(connection, [addresses, addressed, errands, averted, asked])


STEPS: dict[int, Callable[[Connection], None]] = {1: _from_1, 2: _from_2, 3: _from_3, 4: _from_4, 5: _from_5}
"""What brings the tables from each version to the next."""
