"""Events: what happened, as typed frozen records that say who may see what of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.say import Say, who

Heading = Literal["", "round", "turn"]
"""What begins with an event: a round, a turn (or phase), or nothing (""). A log shows rounds as chapters."""


class OnlyFor:
    """Marks an event's field that only some seats may read: those named by the given seat fields of the event.

    `card: Annotated[int | None, OnlyFor("thief", "victim")]` is left out for everybody else.
    """

    def __init__(self, *fields: str) -> None:
        self.fields = fields


class Spoken:
    """Marks a field that becomes words when it is told: `coin: Annotated[str, Spoken(coin_word)]`.

    For events, and for the public fields of steps on the to-do list.
    """

    def __init__(self, words: Callable[[Any], Any]) -> None:
        self.words = words


class Score(msgspec.Struct, frozen=True):
    """Points that an event brings a seat, or takes from it, and where they come from: the id of a `Source`."""

    seat: int
    source: str
    n: int


class Event(msgspec.Struct, frozen=True):
    """Something that happened. A subclass declares its fields; its name in words is `event-<kebab-class-name>`."""

    clause: ClassVar[str] = ""
    """The rule by which it happens."""
    only: ClassVar[tuple[str, ...]] = ()
    """Names of the seat fields whose players alone learn of the event at all; empty means everybody."""
    opens: ClassVar[Heading] = ""
    """What begins with it; a log shows such a line as a heading."""
    spares: ClassVar[tuple[str, ...]] = ()
    """Names of the seat fields whose players do not get this event, because another one tells them more."""
    moment: ClassVar[bool] = False
    """Whether the whole table should stop and look: a screen shows it over its full width."""
    retold: ClassVar[bool] = False
    """Whether it is told again when the match is over."""

    @classmethod
    def kind(cls) -> str:
        """Return the event's name in words and on the wire: `VampireMade` is `vampire-made`."""
        return kebab(cls.__name__)

    def by_clause(self) -> str:
        """Return the rule by which it happened: its `clause`, unless one kind of event happens by several rules."""
        return self.clause

    def scores(self) -> Sequence[Score]:
        """Return the points it brings or takes."""
        return ()


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event as one seat may know it: its kind, its clause, and its fields, as words' arguments and as facts."""

    kind: str
    clause: str
    args: dict[str, Any]
    opens: Heading = ""
    seat: int | None = None
    """Whose doing it was: the first of its fields that is a seat."""
    moment: bool = False
    """Whether it deserves the whole width of a screen."""
    facts: dict[str, Any] = {}
    """The same fields as the rules have them; a game's `motions` read these. They stay on the server."""

    def said(self) -> Say:
        """Return the log line, as words."""
        return Say("event-" + self.kind, self.args)


@cache
def kebab(name: str) -> str:
    """Return a class's name as keys of words have it: `VampireMade` is `vampire-made`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class _Field(NamedTuple):
    name: str
    words: Callable[[Any], Any] | None
    readers: tuple[str, ...]
    """The seat fields whose players may read it; none: everybody."""
    is_seat: bool


def worded(record: msgspec.Struct, names: tuple[str, ...]) -> dict[str, Any]:
    """Return some fields of a record as arguments of words: a seat as who sits there, a `Spoken` field as its words."""
    values = ((each, getattr(record, each.name)) for each in _plan(type(record)) if each.name in names)
    return {each.name: value if each.words is None or value is None else each.words(value) for each, value in values}


@cache
def _plan(kind: type[msgspec.Struct]) -> tuple[_Field, ...]:
    plan = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        marks: tuple[Any, ...] = ()
        if get_origin(hint) is Annotated:
            hint, *marks = get_args(hint)  # type: ignore[assignment]
        readers = next((mark.fields for mark in marks if isinstance(mark, OnlyFor)), ())
        is_seat = hint in (Seat, Seat | None)
        words = next((mark.words for mark in marks if isinstance(mark, Spoken)), who if is_seat else None)
        plan.append(_Field(name, words, readers, is_seat))
    return tuple(plan)


def _is_among(event: Event, fields: tuple[str, ...], seat: int | None) -> bool:
    """Tell whether one of the event's fields names the seat; none names a spectator, even if it is None."""
    return seat is not None and any(getattr(event, field) == seat for field in fields)


def tell(event: Event, seat: int | None) -> Told | None:
    """Return what a seat (None: a spectator) may know of an event; None when it may not know of it at all."""
    if (event.only and not _is_among(event, event.only, seat)) or _is_among(event, event.spares, seat):
        return None
    args: dict[str, Any] = {}
    facts: dict[str, Any] = {}
    by: int | None = None
    for name, words, readers, is_seat in _plan(type(event)):
        if readers and not _is_among(event, readers, seat):
            continue
        value = facts[name] = getattr(event, name)
        args[name] = value if words is None or value is None else words(value)
        if is_seat and by is None:
            by = value
    return Told(event.kind(), event.by_clause(), args, event.opens, by, event.moment, facts)
