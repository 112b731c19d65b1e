"""Zones: places that hold pieces and say who sees them. Views and re-deals are both derived from what is declared here.

A state marks its fields:

    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=card_names)]   # one list per seat
    deck: Annotated[list[int], Zone(sees=NOBODY, pieces=card_names)]
    cups: Annotated[list[list[int]], Zone(sees=OWNER, pieces=die_names, drawn=FACES)]
    blood: Annotated[list[int], Shown()]                                     # plain numbers everybody may read

A field without a mark is in nobody's view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import Enum
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from lychgate.core.errors import LawBroken


class Sight(Enum):
    """Who sees the pieces of a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


EVERYONE = Sight.EVERYONE
OWNER = Sight.OWNER
NOBODY = Sight.NOBODY


def named(piece: str) -> tuple[str, str]:
    """Return the kind and the state of a piece from its name, `kind` or `kind.state`; '' where there is none."""
    kind, _, state = piece.partition(".")
    return kind, state


def _as_text(content: Sequence[Any]) -> list[str]:
    return [str(piece) for piece in content]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """How a state field is seen, and what it holds."""

    sees: Sight = EVERYONE
    pieces: Callable[[Any], list[str]] = _as_text
    """Returns the content as piece names, `kind` or `kind.state`; an empty place is ''; `named` reads them.
    Tests count pieces by kind."""
    per_seat: bool = False
    """The field is a list with one content per seat; implied by OWNER."""
    back: Callable[[int], str] | None = None
    """For hidden pieces: the back everybody sees (cards of different decks). A re-deal never mixes different backs."""
    known: str | None = None
    """The state field that says who knows single hidden pieces: a dict from piece to a bit mask of seats."""
    seen: Callable[[Any, int], Collection[Any]] | None = None
    """Which hidden pieces a seat has seen and knows to lie together in certain places, not which lies where: cards that
    were passed on in a draft. A re-deal exchanges them among themselves only."""
    counted: bool = True
    """Whether those who do not see the pieces see how many there are."""
    holds: Callable[[Any], bool] | None = None
    """Which pieces can lie here at all, by public rules (no events in a hand); a re-deal puts no others here."""
    lacks: Callable[[Any, int | None, Any], int] | None = None
    """By how much a content falls short of what everybody knows of it as a whole, given the position, its owner and the
    content: a public bid that a hand must cover. 0: nothing is missing. A re-deal exchanges pieces until all is 0."""
    family: str = ""
    """Hidden pieces are re-dealt among zones of one family."""
    drawn: Mapping[Any, int] | None = None
    """For pieces that come from no stock but by lot, such as dice under a cup: each piece that may lie here, with its
    weight. A re-deal draws such pieces anew, each by itself; without `drawn` it deals out those that are hidden."""

    def __post_init__(self) -> None:
        """Refuse marks that contradict each other."""
        if self.drawn is None:
            return
        if self.known is not None or self.seen is not None or self.family:
            raise LawBroken(
                "Pieces that are drawn by lot are no single pieces to know, and of no family to deal among."
            )
        if not self.drawn or min(self.drawn.values()) < 1:
            raise LawBroken("A zone whose pieces are drawn by lot names each of them with a weight of at least 1.")


class Shown(msgspec.Struct, frozen=True):
    """A plain value that a view may carry: to everybody, or (a list with one value per seat) to its owner alone."""

    sees: Sight = EVERYONE
    read: Callable[[Any], Any] | None = None
    """How the value is written in a view, when not as it is."""


_ZONES: dict[type, tuple[tuple[str, Zone], ...]] = {}
_SHOWN: dict[type, tuple[tuple[str, Shown], ...]] = {}


def zones_of(state: type) -> tuple[tuple[str, Zone], ...]:
    """Return the zones a state class declares, in order."""
    if state not in _ZONES:
        _ZONES[state] = tuple(_marked(state, Zone))
    return _ZONES[state]


def shown_of(state: type) -> tuple[tuple[str, Shown], ...]:
    """Return the plain values a state class declares as shown, in order."""
    if state not in _SHOWN:
        _SHOWN[state] = tuple(_marked(state, Shown))
    return _SHOWN[state]


def _marked(state: type, mark: type) -> Iterator[tuple[str, Any]]:
    for name, hint in get_type_hints(state, include_extras=True).items():
        if get_origin(hint) is Annotated:
            for extra in get_args(hint)[1:]:
                if isinstance(extra, mark):
                    yield name, extra


def contents(g: Any, field: str, zone: Zone) -> Iterator[tuple[str, int | None, Any]]:
    """Yield each place of a zone: its id (`hand:1`, `deck`), its owner and its content."""
    value = getattr(g, field)
    if zone.per_seat or zone.sees is OWNER:
        for owner, content in enumerate(value):
            yield f"{field}:{owner}", owner, content
    else:
        yield field, None, value


def sees_zone(zone: Zone, owner: int | None, seat: int | None) -> bool:
    """Tell whether a seat (None: a spectator) sees the pieces of a zone as such."""
    return zone.sees is EVERYONE or (zone.sees is OWNER and seat is not None and owner == seat)


def knows_piece(g: Any, zone: Zone, piece: Any, seat: int | None) -> bool:
    """Tell whether a seat knows one piece of a zone it does not see."""
    return zone.known is not None and is_known(getattr(g, zone.known), piece, seat)


def is_known(known: Mapping[Any, int], piece: Any, seat: int | None) -> bool:
    """Tell whether a seat is among those who know a piece, by what a state notes of it."""
    return seat is not None and bool(known.get(piece, 0) >> seat & 1)


def forget(g: Any, place: str) -> None:
    """Note that a place was shuffled: nobody knows its pieces any longer."""
    zone, _, content = _place(g, place, dict(zones_of(type(g))))
    if zone.known is not None:
        known = getattr(g, zone.known)
        for piece in content:
            known.pop(piece, None)


def move(g: Any, piece: Any, source: str, target: str, *, at: int | None = None) -> None:
    """Move a piece between two places (`deck`, `hand:1`); if somebody learns what it is, `g.reveal()` notes that."""
    declared = dict(zones_of(type(g)))
    (source_zone, source_owner, taken_from) = _place(g, source, declared)
    (target_zone, target_owner, put_into) = _place(g, target, declared)
    learns = any(
        sees_zone(target_zone, target_owner, seat) and not sees_zone(source_zone, source_owner, seat)
        for seat in (None, *range(g.seats))
    )
    taken_from.remove(piece)
    if at is None:
        put_into.append(piece)
    else:
        put_into.insert(at, piece)
    if learns:
        g.reveal()


def _place(g: Any, place: str, declared: dict[str, Zone]) -> tuple[Zone, int | None, Any]:
    field, _, owner = place.partition(":")
    value = getattr(g, field)
    return (declared[field], int(owner), value[int(owner)]) if owner else (declared[field], None, value)
