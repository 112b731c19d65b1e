"""Views: all that a seat may know. A view holds only what zones, `Shown` values and asks allow it to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from lychgate.core.ask import Ask, Fact
from lychgate.core.orders import OrderSeen, offered
from lychgate.core.say import Say
from lychgate.core.state import Result, State
from lychgate.core.step import ToDo
from lychgate.core.zones import EVERYONE, OWNER, Shown, Zone, contents, knows_piece, sees_zone, shown_of, zones_of

UNKNOWN = "?"
"""Stands for a piece that this seat does not know, in a zone where it knows others; the back, if any, follows."""


def back_of(piece: str) -> str | None:
    """Return the back of a piece that a view does not name, '' where its zone has none; None if it names the piece."""
    return piece.removeprefix(UNKNOWN) if piece.startswith(UNKNOWN) else None


class ZoneSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone as a seat sees it: its pieces, or only how many there are and of which backs."""

    pieces: list[str] | None = None
    count: int | None = None
    backs: dict[str, int] | None = None


class Preset(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to a part of a decision that most people would give."""

    code: str
    label: Say | None = None


class OptionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal answer as it travels: its code, what it touches, and its words."""

    code: str
    marks: tuple[str, ...] = ()
    label: Say | None = None
    final: bool = False
    idle: bool = False
    facts: Mapping[str, Fact] = {}
    brings: Mapping[str, int] = {}
    rest: tuple[Preset, ...] = ()
    """Answers to the questions that are parts of it: given together with it, they make the decision whole."""


class AskSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as it travels to the seat that is asked."""

    seat: int
    key: str
    prompt: Say
    options: tuple[OptionSeen, ...]
    clause: str | None = None
    race: bool = False
    numbers: Say | None = None
    part: bool = False
    """Whether it is the rest of what the seat has just answered: then the way back is free."""
    veiled: bool = False
    """Whether it is asked whatever the seat holds: where people watch, a screen must not answer it by itself."""
    alike: bool = False
    """Whether nobody can know any difference between the answers: one button is enough."""
    orders: tuple[OrderSeen, ...] = ()
    """The standing orders that can be given here, so that the seat is not asked again."""


class Waiting(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is waited for: seats by name, or, inside a reaction window, only that a reaction is awaited."""

    seats: tuple[int, ...] = ()
    reaction: bool = False


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know now. It holds keys and arguments, no language."""

    game: str
    rules: str
    seat: int | None
    seats: int
    version: int
    options: dict[str, Any]
    round: int
    zones: dict[str, ZoneSeen]
    values: dict[str, Any]
    asks: tuple[AskSeen, ...]
    waiting: Waiting
    agenda: tuple[ToDo, ...]
    result: Result | None

    def to_bytes(self) -> bytes:
        """Return the bytes that leave the table for this seat."""
        return msgspec.json.encode(self, order="deterministic")


def ask_seen(ask: Ask) -> AskSeen:
    """Return an ask as its seat receives it."""
    options = tuple(
        [
            OptionSeen(each.code, each.marks, each.label, each.final, each.idle, each.facts, each.brings)
            for each in ask.options
        ]
    )
    return AskSeen(
        ask.seat,
        ask.key,
        ask.prompt,
        options,
        ask.clause,
        ask.race,
        ask.numbers,
        veiled=ask.veiled,
        alike=ask.alike,
        orders=offered(ask) if ask.window else (),
    )


def waiting_for(asks: tuple[Ask, ...]) -> Waiting:
    """Say who is waited for without naming anybody inside a reaction window."""
    if any(ask.window for ask in asks):
        return Waiting(reaction=True)
    return Waiting(seats=tuple(ask.seat for ask in asks if ask.seat >= 0))


class Common:
    """What a position shows to everybody, read once for all views of one moment."""

    __slots__ = ("_agenda", "_asks", "_g", "_hidden", "_owned", "_values", "_waiting", "_zones")

    def __init__(self, g: State, asks: tuple[Ask, ...]) -> None:
        self._g = g
        self._asks = asks
        self._waiting = waiting_for(asks)
        self._zones: dict[str, ZoneSeen] = {}
        self._hidden: list[tuple[str, Zone, int | None, Any]] = []
        for field, zone in zones_of(type(g)):
            for place, owner, content in contents(g, field, zone):
                if zone.sees is EVERYONE:
                    self._zones[place] = ZoneSeen(zone.pieces(content))
                else:
                    self._hidden.append((place, zone, owner, content))
        self._values: dict[str, Any] = {}
        self._owned: list[tuple[str, Shown, Any]] = []
        for field, shown in shown_of(type(g)):
            value = getattr(g, field)
            if shown.sees is OWNER:
                self._owned.append((field, shown, value))
            else:
                self._values[field] = _value_seen(shown, value)
        to_do = (*((g.step,) if g.step is not None else ()), *reversed(g.agenda)) if g.result is None else ()
        self._agenda = tuple([line for step in to_do if (line := step.todo()) is not None])

    def view(self, seat: int | None, *, game: str, rules: str, version: int, options: dict[str, Any]) -> View:
        """Return what one seat may know: the common part, which all these views share, and its own."""
        g, zones, values = self._g, self._zones, self._values
        if self._hidden:
            own = {place: _zone_seen(g, zone, owner, content, seat) for place, zone, owner, content in self._hidden}
            zones = zones | own
        if self._owned and seat is not None:
            values = values | {field: _value_seen(shown, value[seat]) for field, shown, value in self._owned}
        asked = tuple([ask_seen(ask) for ask in self._asks if ask.seat == seat])
        return View(
            game, rules, seat, g.seats, version, options, g.round, zones, values, asked, self._waiting, self._agenda,
            g.result,
        )  # fmt: skip


def view_of(
    g: State,
    seat: int | None,
    asks: tuple[Ask, ...],
    *,
    game: str,
    rules: str,
    version: int,
    options: Mapping[str, Any],
) -> View:
    """Build the view of one seat."""
    return Common(g, asks).view(seat, game=game, rules=rules, version=version, options=dict(options))


def _value_seen(shown: Shown, value: Any) -> Any:
    return msgspec.to_builtins(value if shown.read is None else shown.read(value))


def _zone_seen(g: State, zone: Zone, owner: int | None, content: Any, seat: int | None) -> ZoneSeen:
    if sees_zone(zone, owner, seat):
        return ZoneSeen(pieces=zone.pieces(content))
    if zone.known is not None and any(knows_piece(g, zone, piece, seat) for piece in content):
        return ZoneSeen(
            pieces=[_piece_seen(g, zone, *each, seat) for each in zip(content, zone.pieces(content), strict=True)]
        )
    if zone.back is not None:
        return ZoneSeen(backs=dict(sorted(Counter(map(zone.back, content)).items())), count=len(content))
    return ZoneSeen(count=len(content)) if zone.counted else ZoneSeen()


def _piece_seen(g: State, zone: Zone, piece: Any, name: str, seat: int | None) -> str:
    if knows_piece(g, zone, piece, seat):
        return name
    return UNKNOWN if zone.back is None else UNKNOWN + zone.back(piece)
