"""Retention: what is older than the host wants to keep is deleted, table by table."""

from __future__ import annotations

import logging
from time import time

from sqlalchemy import delete, func, or_, select

from lychgate.server.logs import HOUSE
from lychgate.server.office import Office
from lychgate.server.schema import answers, chats, matches, presence
from lychgate.server.settings import Settings

log = logging.getLogger(HOUSE)

DAY = 86_400.0
AT_ONCE = 200
"""Tables deleted in one round; the rest waits for the next one, so that nobody's move waits long."""
VISITED = select(presence.c.match)
"""Tables at which somebody is."""


async def sweep(office: Office, settings: Settings, now: float | None = None) -> int:
    """Delete what the settings say is too old; return how many tables that were. Where somebody is, nothing is."""
    at = time() if now is None else now
    old: list[str] = []
    if settings.keep_finished:
        old += await _finished(office, at - settings.keep_finished * DAY)
    if settings.keep_unfinished:
        old += await _idle(office, at - settings.keep_unfinished * DAY)
    await office.delete_all(old)
    if old:
        log.warning("%d tables were older than they are kept, and are deleted", len(old))
    if settings.keep_talk:
        unsaid = delete(chats).where(chats.c.at < at - settings.keep_talk * DAY, chats.c.match.not_in(VISITED))
        await office.store.write("", (unsaid, None, False))
    return len(old)


async def _finished(office: Office, before: float) -> list[str]:
    query = select(matches.c.id).where(matches.c.ended < before, matches.c.id.not_in(VISITED)).limit(AT_ONCE)
    return [row["id"] for row in await office.store.database.read(query)]


async def _idle(office: Office, before: float) -> list[str]:
    """Return tables of matches that have not ended, at which nothing was done or said since."""
    done = select(func.max(answers.c.at)).where(answers.c.match == matches.c.id).scalar_subquery()
    said = select(func.max(chats.c.at)).where(chats.c.match == matches.c.id).scalar_subquery()
    query = select(matches.c.id).where(
        matches.c.ended.is_(None),
        matches.c.created < before,
        or_(done.is_(None), done < before),
        or_(said.is_(None), said < before),
        matches.c.id.not_in(VISITED),
    )
    return [row["id"] for row in await office.store.database.read(query.limit(AT_ONCE))]
