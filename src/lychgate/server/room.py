"""A room: one live match, the sockets at its table, and the lock that puts changes in order.

One change at a time: whoever changes the match holds the room's lock until the change is on disk and has been shown.
So nobody ever sees an answer that could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from time import monotonic, time

import msgspec
from sqlalchemy import update

from lychgate.core.chance import commitment
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.server import attendance, catalogue, gate, journal, metrics, race, talk
from lychgate.server.audience import Audiences
from lychgate.server.connection import Connection
from lychgate.server.guide import guide_of
from lychgate.server.house import House
from lychgate.server.journal import Journal
from lychgate.server.logs import HOUSE
from lychgate.server.protocol import Failed, Over, Rematch, Seats, SeatState, Welcome
from lychgate.server.refusals import DELETED, Overtaken, UnknownTable
from lychgate.server.rows import Entry, MatchRow, RequestRow, SeatRow, shared
from lychgate.server.schema import matches
from lychgate.server.store import Conflict, Write
from lychgate.server.tokens import hash_of, invitation

log = logging.getLogger(HOUSE)

_START = time() - monotonic()


def now() -> float:
    """Return seconds since 1970; while the server runs they never jump, even if the system clock does."""
    return _START + monotonic()


class Room:
    """One table with its match."""

    __slots__ = (
        "_journal", "_shown", "absences", "attended", "attending", "audiences", "chairs", "chats", "clock",
        "connections", "deleted", "entries_before_sleep", "game", "guide", "hosts_elsewhere", "house", "leased",
        "leasing", "lock",
        "race", "request", "row", "seats_elsewhere", "stir", "thinking", "timers", "used", "watchers_elsewhere",
        "window",
    )  # fmt: skip

    def __init__(self, house: House, row: MatchRow, chairs: list[SeatRow]) -> None:
        self.house = house
        self.take(row, chairs)
        self.game = find_game(row.game)
        self.guide = guide_of(self.game, row, len(chairs))
        """Who leads the learner, if this is a guided match."""
        self.clock = self.game.needs_clock(row.options)
        """The option, if any, by which this table plays in real time."""
        self.lock = asyncio.Lock()
        self._journal: Journal | None = None
        """None while the room is asleep."""
        self.audiences = Audiences()
        self.connections: set[Connection] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The tasks of bots that are thinking, by seat."""
        self.request: RequestRow | None = None
        """What the people are being asked."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.race: race.Open | None = None
        self.used = monotonic()
        self.deleted = False
        """Whether the table is known to be gone: whatever still waits for its turn here finds it closed."""
        self.window: int | None = None
        """The version of the match at which the timer of the present reaction window was started."""
        self.entries_before_sleep = 0
        """Number of entries in the log when the room last fell asleep."""
        self.chats = 0
        """Number of chat messages that this process knows of."""
        self._shown: tuple[frozenset[int], int] = (frozenset(), 0)
        """Which bots everybody was told to be thinking, and how many deeds of the log about seats."""
        self.leased = False
        """Whether this process conducts the table: lets its bots think and keeps its deadlines."""
        self.leasing: asyncio.Task[None] | None = None
        self.stir = -1
        """The number of changes of the moment that this process has taken over; see `company.Moment`."""
        self.seats_elsewhere: frozenset[int] = frozenset()
        self.watchers_elsewhere = 0
        self.hosts_elsewhere: frozenset[int] = frozenset()
        self.absences = attendance.Absences(now(), {each.seat: each.seen for each in chairs if each.seen is not None})
        self.attended: attendance.Here | None = None
        """Who is here, as other processes were last told."""
        self.attending: asyncio.Task[None] | None = None

    def take(self, row: MatchRow, chairs: list[SeatRow]) -> None:
        """Take over the table's rows from the store."""
        row.options = shared(row.options)
        self.row = row
        self.chairs = chairs

    # --- the match

    @property
    def begun(self) -> bool:
        return self.row.contributions is not None

    @property
    def awake(self) -> bool:
        """Tell whether the match has begun and is in memory exactly as on disk; if not, nobody may look at it."""
        return self._journal is not None and not self.deleted

    @property
    def journal(self) -> Journal:
        """Return the match and its log; the room must be awake. UnknownTable if the table was deleted meanwhile."""
        if self._journal is None and self.deleted:
            raise UnknownTable(DELETED)
        assert self._journal is not None
        return self._journal

    @property
    def match(self) -> Match:
        """Return the match; the room must be awake."""
        return self.journal.match

    @property
    def over(self) -> bool:
        """Tell whether the match has ended, as far as this process knows; False while the room is asleep."""
        return self.awake and self.journal.over

    @property
    def players(self) -> list[str]:
        """Return the players as the record names them: people by name, bots by their text (`search:ms=200`)."""
        return [chair.bot if chair.kind == "bot" and chair.bot else chair.name for chair in self.chairs]

    @property
    def entries(self) -> int:
        """Return the number of entries of the log that this process has seen."""
        return self.journal.number if self.awake else self.entries_before_sleep

    async def ready(self) -> None:
        """Wake the room: load the match from its log, unless it is in memory; UnknownTable if it was deleted."""
        if self.deleted:
            raise UnknownTable(DELETED)
        self.used = monotonic()
        if self.begun and not self.awake:
            seen = self.entries
            await self.reload()
            if self.entries > seen:
                self.publish()  # another process has added to the log meanwhile

    def sleep(self) -> None:
        """Drop the match from memory if nothing is going on; `ready` loads it again."""
        if self.request is None and not self.timers and not self.thinking and not self.lock.locked():
            self.entries_before_sleep = self.entries
            self.forget()

    def forget(self) -> None:
        """Drop the match from memory: the log is the truth."""
        self._journal = None

    def begin(self, at: float) -> None:
        """Begin the match that the row describes."""
        self._journal = self.fresh(at)

    async def reload(self) -> None:
        """Rebuild the match from its log."""
        self.forget()
        entries = await self.house.store.entries(self.row.id)
        if len(entries) < self.entries_before_sleep:
            raise UnknownTable(DELETED)  # a log only grows
        self._journal = self.rebuilt(entries)

    def rebuilt(self, entries: Sequence[Entry]) -> Journal:
        """Return the match that a log describes."""
        book = self.fresh(self.row.created)
        book.replay(entries)
        return book

    def fresh(self, at: float) -> Journal:
        """Return the match before anybody answered, with an empty log."""
        settings = self.house.settings
        return Journal(self.opening(), at, settings.tick, patient=settings.cadence > 0)

    def opening(self) -> Match:
        """Return the match before anybody answered."""
        return journal.begin(self.row, len(self.chairs), self.players)

    async def commit(self, entries: Sequence[Entry], *others: Write) -> None:
        """Write the last change of the match to the log, with other writes. If that fails, reload the match.

        Overtaken if another process has written first: then look again whether the change is still possible.
        """
        book = self.journal
        self.forget()  # nobody may look at the change before it is written
        try:
            await self.house.store.append(self.row.id, entries, *others, *self._ending(book))
        except Conflict:
            await self.reload()
            self.publish()
            raise Overtaken("Somebody else was faster; look again before answering.") from None
        except BaseException:
            # Also when this task is cancelled: the match in memory may be ahead of the disk.
            await asyncio.shield(self.reload())
            raise
        self._journal = book
        self._count(entries)

    def _ending(self, book: Journal) -> list[Write]:
        """Return what is to be written of a match that has just ended."""
        if not book.over or self.row.ended is not None:
            return []
        self.row.ended = now()
        return [(update(matches).where(matches.c.id == self.row.id).values(ended=self.row.ended), None, False)]

    def _count(self, entries: Sequence[Entry]) -> None:
        """Count what was written, for the host's figures."""
        for entry in entries:
            if entry.kind in ("answer", "expired"):
                metrics.moved[self.chairs[entry.seat].kind if entry.seat >= 0 else "clock"].inc()
        if self.over:
            log.info("a match of %s has ended", self.row.game, extra={"table": self.row.id})

    # --- showing

    def publish(self) -> None:
        """Send everybody what is new for them."""
        if not self.awake:
            return
        self.audiences.publish(self.journal)
        if self.match.over:
            self.tell(self.over_message())
        elif self._showable != self._shown:
            if self.over:
                for connection in self.connections:
                    self.welcome(connection)
            self.show_seats()

    def show(self, connection: Connection, since: int | None = None) -> None:
        """Send a socket that has just joined the whole table, or the events after the update `since`."""
        if not self.awake:
            return
        self.audiences.show(self.journal, connection, since)
        if self.match.over:
            connection.send(gate.encode(self.over_message()))

    def tell(self, message: msgspec.Struct) -> None:
        """Send the same message to every socket."""
        text = gate.encode(message)
        for connection in self.connections:
            connection.send(text)

    def over_message(self) -> Over:
        """Return the message that ends a match, with its seed."""
        result = self.match.result
        assert result is not None
        contributions = tuple(self.row.contributions or ())
        return Over(
            result=result, seed=self.row.seed, contributions=contributions, record=f"/api/tables/{self.row.id}/record"
        )

    # --- who is here

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays on a seat: its own, or one that stands in for whoever is away."""
        stood = self.journal.keeping.standing.get(seat) if self.awake else None
        return self.chairs[seat].bot if stood is None else stood.bot

    def public_thinking(self) -> frozenset[int]:
        """Return the seats of bots that everybody may know are asked: never one inside a reaction window."""
        if not self.awake or self.over:
            return frozenset()
        bots = [chair.seat for chair in self.chairs if self.bot_of(chair.seat) is not None]
        return frozenset(self.match.waiting.seats).intersection(bots) if bots else frozenset()

    @property
    def _showable(self) -> tuple[frozenset[int], int]:
        return self.public_thinking(), self.journal.keeping.changes if self.awake else self._shown[1]

    def seat_states(self, host: str = "") -> tuple[SeatState, ...]:
        """Return who sits where; with the host's token, also the invitations."""
        here, hosting, time = self.seats_here, attendance.hosts_here(self), now()
        thinking = self.public_thinking()
        standing = self.journal.keeping.standing if self.awake else {}
        return tuple(
            SeatState(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                here=chair.seat in here or chair.kind == "bot",
                thinking=chair.seat in thinking,
                invite=invite_of(chair, host),
                bot=chair.bot,
                away=attendance.away_for(self, chair.seat, time),
                stand_in=standing[chair.seat].bot if chair.seat in standing else None,
                left=chair.seat in standing and standing[chair.seat].left,
                host=chair.seat in hosting or chair.token == self.row.host,
            )
            for chair in self.chairs
        )

    @property
    def address(self) -> str:
        """Return the address whose turn the bots of this table take: that of somebody who sits here, else a watcher's.

        All tables at which nobody is share one: "".
        """
        here = min(self.connections, key=lambda each: each.seats or (len(self.chairs),), default=None)
        return "" if here is None else here.address

    @property
    def seats_here(self) -> set[int]:
        """Return the seats whose people are at the table, at whatever process."""
        return {seat for connection in self.connections for seat in connection.seats} | self.seats_elsewhere

    @property
    def is_attended(self) -> bool:
        """Tell whether anybody is at the table, at whatever process."""
        return bool(self.connections) or self.is_shared

    @property
    def is_shared(self) -> bool:
        """Tell whether somebody is at this table at another process."""
        return bool(self.seats_elsewhere or self.watchers_elsewhere)

    @property
    def watchers(self) -> int:
        """Return the number of sockets that hold no seat, at all processes."""
        return sum(not connection.seats for connection in self.connections) + self.watchers_elsewhere

    def show_seats(self) -> None:
        """Tell everybody who sits where and who is connected."""
        attendance.attend(self)
        attendance.look_round(self, now())
        self._shown = self._showable
        texts: dict[str, str] = {}
        for connection in self.connections:
            host = connection.host
            if host not in texts:
                texts[host] = gate.encode(
                    Seats(self.seat_states(host), self.watchers, bool(attendance.hosts_here(self)))
                )
            connection.send(texts[host])

    def welcome(self, connection: Connection) -> None:
        """Tell a socket which table it has joined."""
        connection.send(
            gate.encode(
                Welcome(
                    table=self.row.id,
                    game=catalogue.card(self.game, self.house.settings.reaction),
                    options=self.row.options,
                    seats=self.seat_states(connection.host),
                    mine=connection.seats,
                    host=bool(connection.host),
                    watching=not connection.seats,
                    invited=connection.invited,
                    watch=self.row.watch if connection.seats or connection.host else None,
                    watchers=self.watchers,
                    layout=gate.layout(self.game, len(self.chairs), self.row.options),
                    commitment=commitment(int(self.row.seed)),
                    reaction=self.house.settings.reaction if self.row.windows == "pass" else None,
                    started=self.begun,
                    over=self.over,
                    lesson=self.guide is not None,
                    former=connection.former,
                    patience=self.house.settings.absence,
                    hosted=bool(attendance.hosts_here(self)),
                    ended=self.journal.keeping.ended if self.awake else None,
                )
            )
        )

    def grant(self, connection: Connection) -> bool:
        """Give a socket the rights that its tokens stand for; False when none of them belongs to this table."""
        held = {hash_of(token): token for token in connection.tokens}
        connection.seats = tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.token in held)
        connection.host = held.get(self.row.host, "")
        invited = [chair.seat for chair in self.chairs if chair.kind == "open" and chair.invite in held]
        former = [chair.seat for chair in self.chairs if chair.former in held and chair.seat not in connection.seats]
        back = [seat for seat in former if self.chairs[seat].kind != "person"]
        connection.invited = next(iter((*invited, *back)), None)
        connection.former = next(iter((*back, *former)), None)
        return bool(connection.seats or connection.host or invited or former or hash_of(self.row.watch) in held)

    async def greet(self, connection: Connection, since: int | None) -> None:
        """Let a socket in that has been granted its rights."""
        connection.room = self
        self.connections.add(connection)
        self.audiences.join(connection)
        self.welcome(connection)
        await talk.greet(self, connection)
        talk.tell_of_the_house(self, connection)
        self.show(connection, since)
        race.greet(self, connection, now())
        if self.row.rematch is not None:
            await self.point_to_rematch([connection])
        self.show_seats()

    def leave(self, connection: Connection) -> None:
        """Take out a socket that was closed."""
        if connection in self.connections:
            self.connections.discard(connection)
            attendance.went(self, connection, now())
            self.audiences.leave(connection)
            self.used = monotonic()
            self.show_seats()

    def dismiss(self, connection: Connection, sentence: str, code: int) -> None:
        """Send somebody away, and say why."""
        connection.send(gate.encode(Failed(sentence)))
        self.leave(connection)
        connection.close(code)

    async def point_to_rematch(self, connections: Iterable[Connection]) -> None:
        """Send each player their token for the next table, which is the one they have here."""
        loaded = await self.house.store.load(self.row.rematch or "")
        if loaded is None:
            return
        row, chairs = loaded
        for connection in connections:
            held = {hash_of(token): token for token in connection.tokens}
            for chair in chairs:
                if chair.seat in connection.seats and chair.token in held:
                    connection.send(gate.encode(Rematch(row.id, chair.seat, held[chair.token])))


def invite_of(chair: SeatRow, host: str) -> str | None:
    """Return the invitation to an open seat, which only the token of the host who opened it can make."""
    if not host or chair.kind != "open" or chair.salt is None:
        return None
    made = invitation(host, chair.salt)
    return made if hash_of(made) == chair.invite else None
