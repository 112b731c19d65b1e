"""A room: one live match, those who are at its table, and the order in which things happen there.

One thing at a time: whoever changes the match holds the room's lock until the change is on disk and has been shown. So
nobody ever sees an answer that could still be lost.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from time import monotonic, time

import msgspec

from lychgate.core.chance import commitment
from lychgate.core.errors import StaleAnswer
from lychgate.core.game import game as find_game
from lychgate.core.match import Match
from lychgate.server import catalogue, gate, journal
from lychgate.server.audience import Audience, Look
from lychgate.server.connection import Connection
from lychgate.server.gate import Recipient
from lychgate.server.journal import Journal
from lychgate.server.protocol import ChatSaid, Over, Rematch, Seats, SeatState, Welcome
from lychgate.server.rows import ChatRow, Entry, MatchRow, SeatRow
from lychgate.server.settings import Settings
from lychgate.server.store import Conflict, Store
from lychgate.server.thinking import Thinker

_START = time() - monotonic()


def now() -> float:
    """Return the time of day; within one life of the server it never jumps, whatever happens to the clock."""
    return _START + monotonic()


def new_token() -> str:
    """Return a capability nobody can guess: 144 bits."""
    return secrets.token_urlsafe(18)


class House(msgspec.Struct):
    """What all rooms share."""

    store: Store
    settings: Settings
    thinker: Thinker


class UndoRequest(msgspec.Struct):
    """A seat asks the others to let it take something back."""

    number: int
    seat: int
    needed: set[int]
    agreed: set[int]
    asker: Connection
    ref: str | int | None


class Room:
    """One table."""

    def __init__(self, house: House, row: MatchRow, chairs: list[SeatRow]) -> None:
        self.house = house
        self.row = row
        self.chairs = chairs
        self.game = find_game(row.game)
        self.lock = asyncio.Lock()
        self.journal: Journal | None = None
        """None before the match has begun, and while what is in memory may differ from what is on disk."""
        self.audiences: dict[tuple[Recipient, ...], Audience] = {}
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """Bots at work, by seat."""
        self.request: UndoRequest | None = None
        self.requests = 0
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.used = monotonic()
        self._shown_thinking: frozenset[int] = frozenset()

    # --- the match

    @property
    def begun(self) -> bool:
        """Tell whether the match has begun."""
        return self.row.contributions is not None

    @property
    def match(self) -> Match:
        """Return the match; it must have begun."""
        assert self.journal is not None
        return self.journal.match

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self.journal is not None and self.journal.match.over

    @property
    def players(self) -> list[str]:
        """Return who plays, as the record names them: people by name, bots by what they are."""
        return [chair.bot if chair.kind == "bot" and chair.bot else chair.name for chair in self.chairs]

    async def ready(self) -> None:
        """Make sure that what is in memory is what is on disk."""
        self.used = monotonic()
        if self.begun and self.journal is None:
            await self.reload()

    def sleep(self) -> None:
        """Let go of the match while nothing happens; whoever does something next wakes it from the log."""
        if self.request is None and not self.timers and not self.thinking and not self.lock.locked():
            self.journal = None

    async def reload(self) -> None:
        """Rebuild the match from its log."""
        self.journal = None
        entries = await self.house.store.entries(self.row.id)
        self.journal = self.rebuilt(entries)

    def rebuilt(self, entries: Sequence[Entry]) -> Journal:
        """Return the match that a log describes."""
        book = Journal(self.opening(), self.row.created, self.house.settings.tick)
        book.replay(entries)
        return book

    def opening(self) -> Match:
        """Return the match before anybody answered."""
        return journal.begin(self.row, len(self.chairs), self.players)

    async def refresh(self) -> None:
        """See whether another process has added to the log, and catch up."""
        if self.journal is None:
            return
        entries = await self.house.store.entries(self.row.id, self.journal.number)
        if entries:
            self.journal.replay(entries)
            self.publish()

    async def commit(self, entries: Iterable[Entry]) -> None:
        """Write what was just done to the match. If that fails, the match is again what is on disk."""
        book, self.journal = self.journal, None  # nobody may look at it before it is written
        try:
            await self.house.store.append(self.row.id, entries)
        except Conflict:
            await self.reload()
            self.publish()
            raise StaleAnswer("Somebody else was faster; look again before answering.") from None
        except BaseException:
            # Also when this task is ended: what is in memory is ahead of the disk, or may be.
            await asyncio.shield(self.reload())
            raise
        self.journal = book

    # --- showing

    def publish(self) -> None:
        """Send everybody what is new for them."""
        book = self.journal
        if book is None:
            return
        look = _looking(book)
        for audience in self.audiences.values():
            if audience.sockets and (text := audience.refresh(book, look)) is not None:
                for socket in audience.sockets:
                    socket.send(text)
        if book.match.over:
            self.tell(self.over_message())
        elif self.public_thinking() != self._shown_thinking:
            self.show_seats()

    def show(self, connection: Connection, since: int | None = None) -> None:
        """Show somebody who has just come the whole table, or what they missed."""
        book = self.journal
        if book is None:
            return
        audience = self.audience_of(connection)
        look = _looking(book)
        text = audience.refresh(book, look)
        if text is not None:
            for other in audience.sockets - {connection}:
                other.send(text)
        connection.send(audience.catch_up(book, look, since))
        if book.match.over:
            connection.send(gate.encode(self.over_message()))

    def audience_of(self, connection: Connection) -> Audience:
        """Return the audience a socket belongs to, and put it there."""
        recipients: tuple[Recipient, ...] = connection.seats or (None,)
        audience = self.audiences.get(recipients)
        if audience is None:
            audience = self.audiences[recipients] = Audience(recipients, first_number())
        if connection.audience is not audience:
            self.leave_audience(connection)
            connection.audience = audience
            audience.sockets.add(connection)
        return audience

    def leave_audience(self, connection: Connection) -> None:
        """Take a socket out of its audience."""
        audience = connection.audience
        if audience is not None:
            audience.sockets.discard(connection)
            connection.audience = None

    def tell(self, message: msgspec.Struct) -> None:
        """Send the same to everybody."""
        text = gate.encode(message)
        for connection in self.connections:
            connection.send(text)

    def over_message(self) -> Over:
        """Return how the match ended, with the seed opened."""
        result = self.match.result
        assert result is not None
        contributions = tuple(self.row.contributions or ())
        return Over(
            result=result, seed=self.row.seed, contributions=contributions, record=f"/api/tables/{self.row.id}/record"
        )

    # --- who is here

    def public_thinking(self) -> frozenset[int]:
        """Return the bots that everybody may know are asked: never anybody inside a reaction window."""
        if self.journal is None or self.over:
            return frozenset()
        return frozenset(seat for seat in self.match.waiting.seats if self.chairs[seat].kind == "bot")

    def seat_states(self, *, host: bool) -> tuple[SeatState, ...]:
        """Return who sits where, with invitations for the host."""
        here = {seat for connection in self.connections for seat in connection.seats}
        thinking = self.public_thinking()
        return tuple(
            SeatState(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                here=chair.seat in here or chair.kind == "bot",
                thinking=chair.seat in thinking,
                invite=chair.invite if host and chair.kind == "open" else None,
                bot=chair.bot,
            )
            for chair in self.chairs
        )

    @property
    def watchers(self) -> int:
        """Return how many watch without a seat."""
        return sum(not connection.seats for connection in self.connections)

    def show_seats(self) -> None:
        """Tell everybody who is there."""
        self._shown_thinking = self.public_thinking()
        texts = [gate.encode(Seats(self.seat_states(host=host), self.watchers)) for host in (False, True)]
        for connection in self.connections:
            connection.send(texts[connection.host])

    def welcome(self, connection: Connection) -> None:
        """Tell somebody where they are."""
        connection.send(
            gate.encode(
                Welcome(
                    table=self.row.id,
                    game=catalogue.card(self.game),
                    options=self.row.options,
                    seats=self.seat_states(host=connection.host),
                    mine=connection.seats,
                    host=connection.host,
                    watching=not connection.seats,
                    invited=connection.invited,
                    watch=self.row.watch if connection.seats or connection.host else None,
                    watchers=self.watchers,
                    layout=gate.layout(self.game, len(self.chairs), self.row.options),
                    commitment=commitment(int(self.row.seed)),
                    started=self.begun,
                    over=self.over,
                )
            )
        )

    def grant(self, connection: Connection) -> bool:
        """Give a socket the rights its tokens stand for; False when they stand for nothing here."""
        tokens = [token.encode() for token in connection.tokens]

        def holds(token: str | None) -> bool:
            return token is not None and any(secrets.compare_digest(each, token.encode()) for each in tokens)

        connection.seats = tuple(chair.seat for chair in self.chairs if chair.kind == "person" and holds(chair.token))
        connection.host = holds(self.row.host)
        invited = [chair.seat for chair in self.chairs if chair.kind == "open" and holds(chair.invite)]
        connection.invited = invited[0] if invited else None
        return bool(connection.seats or connection.host or invited or holds(self.row.watch))

    async def greet(self, connection: Connection, since: int | None) -> None:
        """Let somebody in whose tokens were granted."""
        connection.room = self
        self.connections.add(connection)
        self.audience_of(connection)
        self.welcome(connection)
        for chat in await self.house.store.chats(self.row.id):
            connection.send(gate.encode(chat_said(chat)))
        self.show(connection, since)
        if self.row.rematch is not None:
            await self.point_to_rematch([connection])
        self.show_seats()

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.leave_audience(connection)
            self.used = monotonic()
            self.show_seats()

    async def point_to_rematch(self, connections: Iterable[Connection]) -> None:
        """Send everybody who plays the tokens of their seats at the next table."""
        loaded = await self.house.store.load(self.row.rematch or "")
        if loaded is None:
            return
        for connection in connections:
            for chair in loaded[1]:
                if chair.seat in connection.seats and chair.token is not None:
                    connection.send(gate.encode(Rematch(loaded[0].id, chair.seat, chair.token)))


def _looking(book: Journal) -> Look:
    """Return what gives the table as each recipient sees it, made once for each."""
    looks: dict[Recipient, bytes] = {}

    def look(recipient: Recipient) -> bytes:
        if recipient not in looks:
            looks[recipient] = gate.seen(book, recipient)
        return looks[recipient]

    return look


def chat_said(chat: ChatRow) -> ChatSaid:
    """Return what was said, as it travels."""
    return ChatSaid(seat=chat.seat, name=chat.name, text=chat.text, at=chat.at)


def first_number() -> int:
    """Return where an audience begins to count its updates: anywhere, so that old numbers are not mistaken for new."""
    return secrets.randbits(36) << 12
