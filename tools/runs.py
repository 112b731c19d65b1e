"""Long runs of many matches: in several processes, kept in a file match by match, so that a run can be resumed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

AHEAD = 4
"""How many matches wait for each process."""


class Numbered(Protocol):
    """What one match of a run has brought to light."""

    number: int


Found = TypeVar("Found", bound=Numbered)


def matches(work: Callable[[int], Found], first: int, processes: int) -> Iterator[Found]:
    """Do the work for ever new matches, in order, and say what each has brought to light."""
    if processes == 1:
        yield from map(work, count(first))
    with ProcessPoolExecutor(processes, initializer=_leave_interrupts_to_the_first) as pool:
        waiting: list[Future[Found]] = []
        try:
            for number in count(first):
                waiting.append(pool.submit(work, number))
                if len(waiting) >= AHEAD * processes:
                    yield waiting.pop(0).result()
        finally:
            for each in waiting:
                each.cancel()


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def kept(file: Path | None, kind: type[Found], is_same: Callable[[Found], bool]) -> list[Found]:
    """Read what an earlier run of the same kind has found; a line cut short by the end of a run does not count."""
    if file is None or not file.exists():
        return []
    lines = file.read_bytes().splitlines(keepends=True)
    whole = [line for line in lines if line.endswith(b"\n")]
    os.truncate(file, sum(map(len, whole)))
    found = [msgspec.json.decode(line, type=kind) for line in whole]
    if not all(map(is_same, found)):
        raise SystemExit(f"{file} keeps a run of another game or of another kind.")
    return found


def go_on(
    found: list[Found],
    work: Callable[[int], Found],
    enough: Callable[[list[Found]], bool],
    *,
    first: int,
    processes: int,
    file: Path | None,
) -> None:
    """Add matches to those found so far until there are enough; each is kept as soon as it is played."""
    first = max((each.number for each in found), default=first - 1) + 1
    played = matches(work, first, processes)
    while not enough(found):
        found.append(next(played))
        if file is not None:
            with file.open("ab") as kept_file:
                kept_file.write(msgspec.json.encode(found[-1]) + b"\n")
