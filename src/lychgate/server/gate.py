"""The gate: the one place that turns a match and a recipient into bytes.

Whatever leaves the server about a match passes through this module: the table as a recipient sees it, what happened,
why something is not possible, what an option would lead to. A recipient is a seat, or None for all who watch. No byte
may depend on anything the recipient cannot know; the two-worlds tests compare these bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lychgate.core import orders
from lychgate.core.errors import LawBroken, LychgateError
from lychgate.core.events import Event, tell
from lychgate.core.events import Told as Tidings
from lychgate.core.game import Game
from lychgate.core.gesture import completed
from lychgate.core.kept import kept
from lychgate.core.match import Match
from lychgate.core.table import Fill, Motion, listed
from lychgate.server.bodies import Happened, Look, Moment
from lychgate.server.incoming import Ref
from lychgate.server.journal import Journal
from lychgate.server.protocol import Previewed, ToldAbout, Update, WhyNot

Recipient: TypeAlias = int | None

WORLDS = 3
"""Imagined matches that must agree before a preview is called certain."""

_encode = msgspec.json.Encoder(order=None).encode


def encode(message: msgspec.Struct) -> str:
    return _encode(message).decode()


def layout(game: Game, seats: int, options: Mapping[str, Any]) -> Any:
    """Return the table before anything lies on it, encoded once for all matches with these seats and options."""
    return msgspec.Raw(_layout(game, seats, _encode(options)))


@lru_cache(maxsize=64)
def _layout(game: Game, seats: int, options: bytes) -> bytes:
    return _encode(game.laid(seats, msgspec.json.decode(options)))


def key_of(recipient: Recipient) -> str:
    """Return a recipient's key in an update."""
    return "watch" if recipient is None else str(recipient)


def looks(journal: Journal, recipients: Iterable[Recipient]) -> dict[Recipient, bytes]:
    """Return the table as each of these recipients sees it now, as the bytes of a `protocol.Seen`.

    The part that all recipients share is read once, however many they are.
    """
    match = journal.match
    found: dict[Recipient, bytes] = {}
    for recipient, view in match.views(recipients).items():
        fill = match.game.filled(view)
        if view.asks:
            asks = tuple([completed(match, ask if fill is None else listed(ask, fill)) for ask in view.asks])
            view = msgspec.structs.replace(view, asks=asks)
        given = () if recipient is None else match.standing.get(recipient, ())
        standing = _encode([orders.seen(each) for each in given]) if given else b"[]"
        found[recipient] = b'{"view":%b,"fill":%b,"standing":%b}' % (_encode(view), _encode(fill), standing)
    return found


def happened(match: Match, recipient: Recipient, since: int = 0, n: int = 0) -> list[Happened]:
    """Return what happened after the first `since` events of a match, to somebody who was told of `n` of those."""
    found: list[Happened] = []
    for event in (match.state.events or ())[since:]:
        try:
            each = _kept_telling(match.game, event, recipient)
        except TypeError:  # an event that holds a list cannot be kept
            each = _tell(match.game, event, recipient)
        if each is not None:
            found.append(Happened(n + len(found), *each))
    return found


def _tell(game: Game, event: Event, recipient: Recipient) -> tuple[Tidings, tuple[Motion, ...]] | None:
    """Return an event as a recipient may know it, with what moves."""
    told = tell(event, recipient)
    if told is None:
        return None
    return msgspec.structs.replace(told, facts={}), game.moved(told)


_kept_telling = kept(_tell)
"""Many matches share the same events, so each is put into words once."""


def update(
    number: int,
    recipients: Iterable[Recipient],
    looks: Mapping[Recipient, bytes],
    news: Iterable[Sequence[Happened]],
    *,
    full: bool,
) -> str:
    """Return an update for the holder of these seats; `news` has what happened, for each of the seats."""
    views: dict[str, Any] = {}
    events: dict[str, tuple[Happened, ...]] = {}
    for recipient, told in zip(recipients, news, strict=True):
        key = key_of(recipient)
        views[key] = msgspec.Raw(looks[recipient])
        events[key] = tuple(told)
    return encode(Update(number=number, full=full, views=views, events=events))


def why(match: Match, seat: int, query: str | Sequence[str], ref: Ref) -> str:
    """Return why something is not possible for a seat."""
    return encode(WhyNot(ref, tuple(match.why_not(seat, query if isinstance(query, str) else list(query)))))


def about(match: Match, seat: int | None, id: str, ref: Ref) -> str:
    """Return what an element of the table is for a seat, or for whoever watches."""
    return encode(ToldAbout(ref, match.about(seat, id)))


def preview(match: Match, seat: int, code: str, ref: Ref) -> str:
    """Return the table as an option would certainly make it, as far as the seat can know; null where it is not certain.

    The option is tried in imagined matches that differ in everything the seat does not know; only what comes out the
    same in all of them is shown. They are imagined from a fixed seed, so that asking twice tells nothing new.
    """
    fills = {_encode(fill): fill for fill in _outcomes(match, seat, code)}
    return encode(Previewed(ref, next(iter(fills.values())) if len(fills) == 1 else None))


def _outcomes(match: Match, seat: int, code: str) -> Iterable[Fill | None]:
    for world in range(WORLDS):
        try:
            imagined = match.imagine(seat, Random(f"preview/{world}"))
            imagined.answer(seat, code)
        except (LychgateError, LawBroken):
            yield None
            return
        yield imagined.game.filled(imagined.view(seat))


class Landmarks(NamedTuple):
    """Where rounds and turns of a finished match begin, as numbers of answers, and who gave each answer."""

    rounds: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()
    givers: tuple[int, ...] = ()


NO_LANDMARKS = Landmarks()


def account(match: Match) -> bytes:
    """Return how a finished match came out as it did; everything is open then."""
    return _encode(match.account())


def moment(
    journal: Journal, recipient: Recipient, at: int, last: int, fresh: int, landmarks: Landmarks = NO_LANDMARKS
) -> bytes:
    """Return an earlier moment of a match as a recipient knew it; `fresh` is the first event of its last answer."""
    match = journal.match
    view = match.view(recipient)
    events = tuple(happened(match, recipient))
    first = sum(tell(event, recipient) is not None for event in (match.state.events or ())[:fresh])
    return _encode(
        Moment(
            at=at,
            last=last,
            view=view,
            fill=match.game.filled(view),
            events=events,
            fresh=first,
            **landmarks._asdict(),
        )
    )


def look(match: Match, names: tuple[str, ...]) -> bytes:
    """Return a table as everybody who watches sees it, for somebody who knows nothing of the match."""
    layout, fill = match.game.laid(match.seats, match.options), match.game.filled(match.view(None))
    assert layout is not None
    assert fill is not None
    return _encode(Look(seats=match.seats, names=names, layout=layout, fill=fill))
