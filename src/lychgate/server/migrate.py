"""Migrations of the database from older schema versions to this one."""

from __future__ import annotations

from sqlalchemy import Connection, select, text, update

from lychgate.server.schema import VERSION, matches, schema, seats
from lychgate.server.tokens import hash_of


def migrate(connection: Connection) -> None:
    """Bring the tables of version 1 up to date: tokens are hashed, rows count their revisions.

    Invitations given out before still open their seats, but cannot be shown to the host again.
    """
    raised = connection.execute(update(schema).where(schema.c.version == 1).values(version=VERSION))
    if raised.rowcount == 0:
        return  # another process was faster
    connection.execute(text("ALTER TABLE matches ADD COLUMN revision INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE matches ADD COLUMN windows VARCHAR(8) NOT NULL DEFAULT 'ask'"))
    connection.execute(text("ALTER TABLE seats ADD COLUMN salt VARCHAR(16)"))
    hosts = connection.execute(select(matches.c.id, matches.c.host)).all()
    chairs = connection.execute(select(seats.c.match, seats.c.seat, seats.c.token, seats.c.invite)).all()
    for match, host in hosts:
        connection.execute(update(matches).where(matches.c.id == match).values(host=hash_of(host)))
    for match, seat, token, invite in chairs:
        hashed = {"token": token and hash_of(token), "invite": invite and hash_of(invite)}
        connection.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(hashed))
