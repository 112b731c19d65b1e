"""After the storm: what the logs say, beside what everybody remembers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from time import monotonic

import msgspec

from lychgate.core.errors import LychgateError
from lychgate.core.match import Match
from lychgate.server import gate
from lychgate.server.journal import Journal, begin
from lychgate.server.store import Store
from tests.patience import PATIENCE
from tools.storm.people import Person, digest

MOST = 20_000
"""Answers after which a match that does not end counts as stuck."""
MORE = 5
"""Answers by which a match must have gone on after the storm, or it stands still."""


async def standing_still(store: Store, people: Sequence[Person], patience: float = PATIENCE) -> list[str]:
    """Wait until every match has gone on or ended; returns the tables that do not."""
    began: dict[str, int] = {}
    waiting = {person.table for person in people}
    until = monotonic() + patience
    while waiting and monotonic() < until:
        for mark in await store.marks(sorted(waiting)):
            over = any(person.over for person in people if person.table == mark.match)
            if over or mark.answers >= began.setdefault(mark.match, mark.answers) + MORE:
                waiting.discard(mark.match)
        await asyncio.sleep(0.1)
    return [f"table {table} stands still after the storm" for table in sorted(waiting)]


async def judge(store: Store, table: str, people: Sequence[Person], rng: Random) -> list[str]:
    """Return what is wrong with a table: answers lost, things seen that are in no log, no way to the end."""
    loaded = await store.load(table)
    if loaded is None or loaded[0].contributions is None:
        return [f"table {table} is gone, or its match has not begun"]
    row, chairs = loaded
    book = Journal(begin(row, len(chairs), [chair.name for chair in chairs]), row.created, 0.0)
    given: Counter[tuple[int, int, str]] = Counter()
    shown: dict[int | None, set[bytes]] = {person.seat: set() for person in people}
    _look(book, shown)
    for entry in await store.entries(table):
        if entry.kind == "answer":
            given[entry.seat, book.match.version_for(max(entry.seat, 0)), entry.code] += 1
        try:
            book.replay([entry])
        except LychgateError as error:
            return [f"table {table}: {error}"]
        _look(book, shown)
    faults = []
    for person in people:
        faults += [f"table {table}: the answer {lost} is in no log" for lost in person.acknowledged - given]
        if unknown := len(person.seen - shown[person.seat]):
            faults.append(f"table {table}: {person.seat} saw {unknown} tables that no moment of the log shows them")
    return faults + _play_out(table, book.match, rng)


def _look(book: Journal, shown: dict[int | None, set[bytes]]) -> None:
    """Note the table as everybody may see it at this moment."""
    for recipient, look in gate.looks(book, shown).items():
        shown[recipient].add(digest(msgspec.json.decode(look)))


def _play_out(table: str, match: Match, rng: Random) -> list[str]:
    for _ in range(MOST):
        if match.over:
            return []
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    return [f"table {table} does not come to its end"]
