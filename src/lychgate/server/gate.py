"""The gate: the one place that turns a match and a recipient into bytes.

Whatever leaves the server about a match passes here: the table as a recipient sees it, what happened, why something is
not possible, what an option would lead to. A recipient is a seat, or None for all who watch. Nothing here may depend on
anything the recipient cannot know; the two-worlds tests compare these bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, TypeAlias

import msgspec

from lychgate.core.errors import LawBroken, LychgateError
from lychgate.core.events import Event, tell
from lychgate.core.events import Told as Tidings
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.table import Fill, Motion
from lychgate.core.view import View
from lychgate.server.bodies import Happened, Moment
from lychgate.server.journal import Journal
from lychgate.server.protocol import Previewed, Ref, Update, WhyNot

Recipient: TypeAlias = int | None

WORLDS = 3
"""Imagined matches that must agree before a preview is called certain."""

_encoder = msgspec.json.Encoder(order=None)


class Told(msgspec.Struct):
    """How far a recipient has been told what happened: so many events of the match, so many of them theirs."""

    raw: int = 0
    n: int = 0


def encode(message: msgspec.Struct) -> str:
    """Return a message as it travels."""
    return _encoder.encode(message).decode()


def layout(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """Return the table before anything lies on it, encoded once for all matches with these seats and options."""
    return msgspec.Raw(_layout(game, seats, _encoder.encode(options)))


@lru_cache(maxsize=64)
def _layout(game: Game, seats: int, options: bytes) -> bytes:
    return _encoder.encode(None if game.layout is None else game.layout(seats, msgspec.json.decode(options)))


def key_of(recipient: Recipient) -> str:
    """Return how a recipient is called in an update."""
    return "watch" if recipient is None else str(recipient)


def seen(journal: Journal, recipient: Recipient) -> bytes:
    """Return the table as a recipient sees it now, as the bytes of a `protocol.Seen`."""
    view = _view(journal.match, recipient, journal.version_of)
    return b'{"view":%b,"fill":%b}' % (_encoder.encode(view), _encoder.encode(_fill(journal.match, view)))


def _view(match: Match, recipient: Recipient, version_of: Any) -> View:
    view = match.view(recipient)
    version = version_of(view.version)
    return view if version == view.version else msgspec.structs.replace(view, version=version)


def _fill(match: Match, view: View) -> Fill | None:
    return None if match.game.fill is None else match.game.fill(view)


def happened(match: Match, recipient: Recipient, told: Told) -> tuple[Happened, ...]:
    """Return what happened since a recipient was last told, and move `told` on."""
    events = match.state.events or ()
    found = []
    for event in events[told.raw :]:
        try:
            each = _tell(match.game, event, recipient)
        except TypeError:  # an event that holds a list cannot be kept
            each = _tell.__wrapped__(match.game, event, recipient)
        if each is not None:
            found.append(Happened(told.n, *each))
            told.n += 1
    told.raw = len(events)
    return tuple(found)


@lru_cache(maxsize=8192)
def _tell(game: Game, event: Event, recipient: Recipient) -> tuple[Tidings, tuple[Motion, ...]] | None:
    """Return an event as a recipient may know it, with what moves. The same things happen in many matches."""
    told = tell(event, recipient)
    if told is None:
        return None
    return told, () if game.motions is None else game.motions(told)


def update(
    number: int, looks: Mapping[Recipient, bytes], news: Mapping[Recipient, Sequence[Happened]], *, full: bool
) -> str:
    """Return an update for somebody who holds these seats."""
    views: dict[str, Any] = {key_of(each): msgspec.Raw(look) for each, look in looks.items()}
    events = {key_of(each): tuple(told) for each, told in news.items()}
    return encode(Update(number=number, full=full, views=views, events=events))


def why(match: Match, seat: int, query: str | Sequence[str], ref: Ref) -> str:
    """Return why something is not possible for a seat."""
    return encode(WhyNot(ref, tuple(match.why_not(seat, query if isinstance(query, str) else list(query)))))


def preview(match: Match, seat: int, code: str, ref: Ref) -> str:
    """Return the table as an option would certainly make it, as far as the seat can know; null where it is not certain.

    The option is tried in imagined matches that differ in everything the seat does not know; only what comes out the
    same in all of them is shown. They are imagined from a fixed luck, so that asking twice tells nothing new.
    """
    fills = {_encoder.encode(fill): fill for fill in _outcomes(match, seat, code)}
    return encode(Previewed(ref, next(iter(fills.values())) if len(fills) == 1 else None))


def _outcomes(match: Match, seat: int, code: str) -> Iterable[Fill | None]:
    for world in range(WORLDS):
        try:
            imagined = match.imagine(seat, Random(f"preview/{world}"))
            imagined.answer(seat, code)
        except (LychgateError, LawBroken):
            yield None
            return
        yield _fill(imagined, imagined.view(seat))


def moment(journal: Journal, recipient: Recipient, at: int, last: int, fresh: int) -> bytes:
    """Return an earlier moment of a match as a recipient knew it; `fresh` counts the events before its last answer."""
    view = _view(journal.match, recipient, lambda version: version)
    before = Told()
    events = happened(journal.match, recipient, before)
    first = sum(tell(event, recipient) is not None for event in (journal.match.state.events or ())[:fresh])
    return _encoder.encode(
        Moment(at=at, last=last, view=view, fill=_fill(journal.match, view), events=events, fresh=first)
    )
