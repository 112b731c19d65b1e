"""Races: questions that all answer at the same time, in the open and against the clock.

The rules know only the outcome of a race. Pieces laid while it runs are no part of the position: they are shown to
everybody at the table at once, and forgotten when the race is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from lychgate.core.ask import Ask, Option
from lychgate.core.say import Say
from lychgate.server import gate
from lychgate.server.protocol import Laying, Race

if TYPE_CHECKING:
    from lychgate.server.connection import Connection
    from lychgate.server.room import Room


class Arranging(msgspec.Struct):
    """What one seat has laid in the present race, in words, and what it is pointing at."""

    laid: list[Say] = msgspec.field(default_factory=list)
    marks: tuple[str, ...] = ()


class Open(msgspec.Struct):
    """A race in progress, as everybody may see it."""

    opened: float
    seats: dict[int, Arranging] = msgspec.field(default_factory=dict)
    shown: tuple[Laying, ...] | None = None


def left(room: Room, time: float) -> float | None:
    """Return the seconds left in the present race; None where there is no timer."""
    if not room.awake or not (seconds := room.match.game.race_seconds(room.match.options)):
        return None
    return min(max(room.journal.opened + seconds - time, 0.0), float(seconds))  # even if the system clock has jumped


def note(room: Room, seat: int, code: str) -> None:
    """Note what a seat is about to lay, if it answers a question of a race."""
    ask = room.match.ask(seat) if room.awake else None
    if ask is None or not ask.race or (option := ask.menu.by_code.get(code)) is None:
        return
    seen = _of(room, seat)
    # The seat may have taken something back since.
    del seen.laid[len(room.match.state.sealed.get(seat, ())) :]
    seen.marks = ()
    if option.label is not None:
        seen.laid.append(option.label)


def arrange(room: Room, seat: int, marks: tuple[str, ...]) -> bool:
    """Note what a seat is pointing at; False when it is in no race, or points at something that is not offered."""
    ask = room.match.ask(seat) if room.awake else None
    if ask is None or not ask.race:
        return False
    if not set(marks) <= {mark for option in ask.options for mark in option.marks}:
        return False
    _of(room, seat).marks = marks
    return True


def point_elsewhere(room: Room, marks: Iterable[tuple[int, float, tuple[str, ...]]]) -> None:
    """Note what seats point at whose people are at other processes."""
    for seat, opened, pointed_at in marks:
        if seat in room.seats_elsewhere and opened == room.journal.opened:
            arrange(room, seat, pointed_at)


def pointed(room: Room) -> dict[int, tuple[str, ...]]:
    """Return what each seat points at in the present race."""
    if room.race is None or room.race.opened != room.journal.opened:
        return {}
    return {seat: each.marks for seat, each in room.race.seats.items()}


def arranged(ask: Ask, marks: Iterable[str]) -> Option[Any]:
    """Return the answer that pointing at these marks amounts to when the time is up.

    That is the option that touches most of them and nothing else; of several the first, which moves the fewest pieces.
    Where they make no answer, it is the idle one.
    """
    assert ask.idle is not None  # one can always do nothing in a race
    seen = set(marks)
    within = [option for option in ask.options if seen.issuperset(option.marks)]
    return max((ask.idle, *within), key=lambda option: len(set(option.marks)))


def _of(room: Room, seat: int) -> Arranging:
    if room.race is None or room.race.opened != room.journal.opened:
        room.race = Open(room.journal.opened)
    return room.race.seats.setdefault(seat, Arranging())


def show(room: Room, time: float) -> None:
    """Tell everybody what has changed in the race, or that it is over."""
    if not room.awake or room.clock is None:
        return
    if not any(ask.race for ask in room.match.asks):
        if room.race is not None and room.race.shown is not None:
            room.tell(Race(None, None))
        room.race = None
        return
    if room.race is None or room.race.opened != room.journal.opened:
        room.race = Open(room.journal.opened)
    laying = _laying(room)
    if laying != room.race.shown:
        room.race.shown = laying
        room.tell(Race(left(room, time), laying))


def greet(room: Room, connection: Connection, time: float) -> None:
    """Send the race in progress to a socket that has just joined."""
    if room.race is not None and room.race.shown is not None:
        connection.send(gate.encode(Race(left(room, time), room.race.shown)))


def _laying(room: Room) -> tuple[Laying, ...]:
    assert room.race is not None
    sealed = room.match.state.sealed
    return tuple(
        Laying(seat, tuple(each.laid[: len(sealed.get(seat, ()))]), each.marks)
        for seat, each in sorted(room.race.seats.items())
    )
