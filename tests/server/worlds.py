"""Two worlds on the wire: one match at two tables, at one of which all that a recipient cannot know was dealt anew.

Both tables are real rooms that obey the same messages; only the database is left out. At a moment of a match, the same
things are asked and done at both, and every byte that reaches the recipient and the spectators is compared: the table,
events, reasons, what things are, previews, refusals, moments, orders, answers, what is taken back and consent to it,
and that nothing at all arrives when somebody else seals a choice or half of one.

An answer may show something that was hidden, and then the two worlds rightly part. They may not before: where nobody
has learnt anything new, all bytes are the same; and where the table looks the same afterwards, what was told is, too.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, cast
from unittest.mock import patch

import msgspec

from lychgate.core.errors import LychgateError
from lychgate.core.events import tell
from lychgate.core.match import Match
from lychgate.core.opening import Opening
from lychgate.core.table import element_ids
from lychgate.server import audience as audience_module
from lychgate.server import consent, tables
from lychgate.server.bodies import BranchBody, MomentBody, RematchBody
from lychgate.server.commands import obey
from lychgate.server.connection import Connection
from lychgate.server.doors import Doors
from lychgate.server.house import House
from lychgate.server.incoming import Answer, FromClient, Order, Point, Preview, Undo, Why
from lychgate.server.incoming import Consent as Agree
from lychgate.server.journal import Journal
from lychgate.server.limits import Limits
from lychgate.server.room import Room
from lychgate.server.rooms import Rooms
from lychgate.server.rows import MatchRow, SeatRow
from lychgate.server.settings import Rate, Settings
from lychgate.server.store import Mark
from lychgate.server.tokens import hash_of
from lychgate.testing.cases import Case, Policy

FREE = Rate(1e9, 1e9)
OTHER_LUCK = 0.25
"""How often what comes by luck from now on is other luck, too; then nothing is played, since the worlds would part."""
POINTED = 3
"""Elements of the table that are pointed at, at one moment."""
WRONG = ("", "nonsense", "draw")
WATCH = "watch"


class Difference(AssertionError):
    """Something that a recipient received in one world and not in the other."""


# --- the parts of a server that are left out


class Paper:
    """A store that keeps nothing."""

    process = "paper"

    async def append(self, *_: Any) -> None: ...

    async def write(self, *_: Any, **__: Any) -> None: ...

    async def chats(self, *_: Any) -> list[Any]:
        return []

    async def mark(self, match: str) -> Mark:
        """No other process has done anything."""
        return Mark(match, revision=-1, answers=-1, chats=-1, stir=-1)

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, int]]:
        return [("table", int(token.removeprefix("t"))) for token in tokens if token != WATCH]


class Alone:
    """A process that has no company: it conducts nothing, because people sit on all seats."""

    is_alone = True

    async def lease(self, _: str) -> bool:
        return False

    async def nothing(self, *_: Any, **__: Any) -> None: ...

    attend = ask = vote = settle = point = release = nothing


@contextmanager
def still() -> Iterator[None]:
    """Let time stand still and numbers begin at the same place, so that two tables differ in nothing but the match."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(consent, "new_number", lambda: 7))
        stack.enter_context(patch.object(audience_module, "first_number", lambda: 0))
        for name, module in list(sys.modules.items()):
            if name.startswith("lychgate.server.") and "now" in vars(module):
                stack.enter_context(patch.object(module, "now", lambda: 1000.0))
        yield


# --- a table


class Table(Room):
    """A room whose match begins wherever it was put."""

    __slots__ = ("start",)
    start: Opening

    def opening(self) -> Match:
        return Match.begin(self.start)


class World:
    """One of two tables, and what its recipients have received."""

    def __init__(self, case: Case) -> None:
        settings = Settings(cadence=0.0, pace=0.0, talk=FREE, orders=FREE)
        paper = cast(Any, Paper())
        limits, doors = Limits(settings), Doors(paper, settings)
        house = House(paper, settings, cast(Any, None), limits, cast(Any, Alone()), doors)
        row = MatchRow(
            id="table", game=case.game.id, rules=case.game.rules_version, flags=list(case.game.flags),
            options=case.game.check(case.seats, case.options), seed="1", poker_face=True,
            contributions=[""] * case.seats, host="", watch=WATCH, created=0.0,
        )  # fmt: skip
        chairs = [
            SeatRow(match="table", seat=seat, kind="person", name=f"P{seat}", token=hash_of(f"t{seat}"))
            for seat in range(case.seats)
        ]
        self.house = house
        self.room = Table(house, row, chairs)
        self.rooms = cast(Rooms, self)  # all that is asked of it are `find` and `house`
        self.ears: dict[int | None, list[str]] = {}
        self.sockets: dict[int | None, Connection] = {}

    async def find(self, _: str) -> Room:
        return self.room

    async def put(self, match: Match, listeners: Sequence[int | None], bots: Sequence[int] = ()) -> None:
        """Let the table stand at a moment, with bots on some seats, and let these come in."""
        room = self.room
        for timer in room.timers.values():
            timer.cancel()
        room.timers.clear()
        room.connections.clear()
        room.audiences.clear()
        room.request = room.race = None
        room.start = match.opening
        room._journal = Journal(match, 0.0, 0.0)
        self.ears, self.sockets = {}, {}
        self.sit(bots)
        for each in listeners:
            ear: list[str] = []
            self.ears[each] = ear
            self.sockets[each] = socket = self._socket(each, ear)
            await room.greet(socket, None)

    def sit(self, bots: Sequence[int]) -> None:
        """Let people sit on all seats but these."""
        for chair in self.room.chairs:
            chair.kind = "bot" if chair.seat in bots else "person"
            if chair.seat not in self.ears:
                self.sockets[chair.seat] = self._socket(chair.seat, [])
        self.room.show_seats()

    def _socket(self, seat: int | None, ear: list[str]) -> Connection:
        async def send(message: dict[str, Any]) -> None:
            ear.append(message["text"])

        socket = Connection(send, FREE)
        socket.tokens = (_token(seat),)
        self.room.grant(socket)
        return socket

    async def say(self, seat: int | None, message: FromClient) -> None:
        """Let somebody send a message to the room."""
        await obey(self.room, self.sockets[seat], message)

    async def moment(self, recipient: int | None, at: int | None) -> None:
        """Let somebody look back."""
        await self._fetch(recipient, tables.moment(self.rooms, "table", MomentBody(token=_token(recipient), at=at)))

    async def knock(self, recipient: int | None) -> None:
        """Let somebody list their tables, and knock at the doors that are closed until the match is over."""
        token = _token(recipient)
        for asked in (
            tables.mine(self.rooms, [token]),
            tables.record(self.rooms, "table", token),
            tables.account(self.rooms, "table", token),
            tables.rematch(self.rooms, "table", RematchBody(token=token)),
            tables.branch(self.rooms, "table", BranchBody(token=token, at=0, seat=0)),
        ):
            await self._fetch(recipient, asked)

    async def _fetch(self, recipient: int | None, asked: Awaitable[Any]) -> None:
        """Let somebody receive what was asked for by HTTP, or why they do not."""
        try:
            content = await asked
        except LychgateError as refusal:
            content = str(refusal).encode()
        text = content if isinstance(content, bytes) else msgspec.json.encode(content)
        self.ears[recipient].append(text.decode())

    @property
    def match(self) -> Match:
        return self.room.match

    @property
    def learnt(self) -> tuple[int, bool]:
        """What changes when anybody learns something: the answers before which nothing is taken back; the end."""
        return self.match.undo_barrier, self.match.over


def _token(recipient: int | None) -> str:
    return WATCH if recipient is None else f"t{recipient}"


# --- two of them


class Worlds:
    """The same moments of matches in two worlds."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.true, self.other = World(case), World(case)
        self.pairs = 0
        """How many moments were looked at in two worlds."""
        self.alike = 0
        """How many of these hid nothing from the recipient."""
        self.bytes = 0
        """How many bytes were the same in both worlds."""

    async def compare(self, match: Match, recipient: int | None, rng: Random) -> None:
        """Compare all that a recipient and the spectators receive at a moment, and for a while after it."""
        imagined = match.imagine(recipient, rng)
        guessed = imagined.state.answers != match.state.answers or bool(set(match.state.sealed) - {recipient})
        other_luck, imagined.state.chance = imagined.state.chance, match.state.chance.copy()
        self.pairs += 1
        self.alike += imagined == match
        lucky = rng.random() < OTHER_LUCK
        if lucky:
            imagined.state.chance = other_luck
        bots = [seat for seat in range(match.seats) if seat != recipient and rng.random() < 0.3]
        listeners = list(dict.fromkeys((recipient, None)))
        for world, given in ((self.true, match), (self.other, imagined)):
            await world.put(begun(given, match.version_for(recipient), recipient), listeners, bots)
        self._same("coming in")
        await self._ask(recipient, rng)
        if match.over:
            return
        for world in (self.true, self.other):
            world.sit(())
        if await self._seal(recipient, rng) and not guessed and not lucky:
            await self._play(recipient, rng)
        await asyncio.sleep(0)

    def _same(self, doing: str, told: str = "") -> None:
        """Compare what has arrived since the last time."""
        for recipient, ear in self.true.ears.items():
            other = self.other.ears[recipient]
            if ear != other:
                raise Difference(_difference(doing + told, recipient, ear, other))
            self.bytes += sum(map(len, ear))
            ear.clear()
            other.clear()

    async def _both(self, doing: str, seat: int | None, message: FromClient) -> None:
        """Let somebody say the same in both worlds, and compare."""
        for world in (self.true, self.other):
            await world.say(seat, message)
        self._same(doing)

    async def _ask(self, recipient: int | None, rng: Random) -> None:
        """Ask for what can be asked for without changing anything."""
        match = self.true.match
        game = match.game
        layout, fill = game.laid(match.seats, match.options), game.filled(match.view(recipient))
        ids = sorted(element_ids(layout, fill)) if layout is not None and fill is not None else []
        for id in rng.sample(ids, min(POINTED, len(ids))):
            await self._both(f"pointing at {id}", recipient, Point(seat=recipient, id=id, ref=1))
        for world in (self.true, self.other):
            await world.moment(recipient, None)
            await world.knock(recipient)
        self._same("looking back, and at what is closed")
        if recipient is None:
            return
        codes = [rng.choice(WRONG), *(rng.choice(ask.options).code for ask in match.asks[:2])]
        ask = match.ask(recipient)
        if ask is not None:
            codes.append(rng.choice(ask.options).code)
        for code in dict.fromkeys(codes):
            await self._both(f"why not {code}", recipient, Why(seat=recipient, query=code, ref=2))
            if ask is None or code not in ask.menu.by_code:
                wrong = Answer(seat=recipient, version=match.version_for(recipient), code=code, ref=3)
                await self._both(f"the wrong answer {code}", recipient, wrong)
        code = codes[-1]
        await self._both(f"the preview of {code}", recipient, Preview(seat=recipient, code=code, ref=4))
        await self._both("a stale answer", recipient, Answer(seat=recipient, version=-5, code=code, ref=5))
        await self._both("taking back nothing", recipient, Undo(seat=recipient, ref=6))

    async def _seal(self, recipient: int | None, rng: Random) -> bool:
        """Let somebody else seal a choice, perhaps another one in each world, and take it back: nobody notices.

        False where one of the choices completes what the seat has to decide: that it is done, all may know.
        """
        asks = self.true.match.asks
        others = [ask.seat for ask in asks if ask.seat not in (recipient, -2)]
        if self.true.match.sealing is None or len(asks) < 2 or not others or any(ask.race for ask in asks):
            return True
        seat = rng.choice(others)
        at = rng.random()
        worlds = (self.true, self.other)
        if any(world.match.ask(seat) is None or len(world.match.asks) < 2 for world in worlds):
            return True  # what others have sealed was guessed: in one of the worlds this seat is done
        for world in worlds:
            ask = world.match.ask(seat)
            assert ask is not None
            code = ask.options[int(at * len(ask.options))].code
            await world.say(seat, Answer(seat=seat, version=world.match.version_for(seat), code=code, ref=7))
        pending = [[each.seat for each in world.match.asks] for world in worlds]
        if pending[0] != pending[1] or any(seat not in world.match.state.sealed for world in worlds):
            return False
        self._same("somebody else's sealed choice")
        for world in worlds:
            await world.say(seat, Undo(seat=seat, ref=8))
        self._same("somebody else's sealed choice that is taken back")
        return True

    async def _play(self, recipient: int | None, rng: Random) -> None:
        """Give answers, an order, take back, ask for consent: the same in both worlds, until these part."""
        if recipient is not None and rng.random() < 0.2:
            for standing in ("pass", None):
                if not await self._step("an order", recipient, Order(seat=recipient, standing=standing, ref=9)):
                    return
        actors: list[int] = []
        for _ in range(2):
            asks = [ask for ask in self.true.match.asks if ask.seat >= 0]
            if not asks:
                return
            ask = rng.choice(asks)
            code = rng.choice(ask.options).code
            other = self.other.match.ask(ask.seat)
            if other is None or code not in other.menu.by_code:
                return  # it belongs to a hand that is another one in the other world
            answer = Answer(seat=ask.seat, version=self.true.match.version_for(ask.seat), code=code, ref=10)
            if not await self._step(f"the answer {code}", ask.seat, answer):
                return
            actors.append(ask.seat)
        for at in (None, 1):
            for world in (self.true, self.other):
                await world.moment(recipient, at)
            self._same("looking back")
        if not await self._step("taking back", actors[0], Undo(seat=actors[0], ref=11)):
            return
        for seat in [each for each in range(self.case.seats) if each != actors[0]]:
            if self.true.room.request is None or self.other.room.request is None:
                break
            agreed = Agree(request=7, seat=seat, yes=rng.random() < 0.9, ref=12)
            if not await self._step("consent", seat, agreed):
                return

    async def _step(self, doing: str, seat: int, message: FromClient) -> bool:
        """Do the same in both worlds; False where somebody rightly learnt something else in one than in the other."""
        worlds = (self.true, self.other)
        before = [world.learnt for world in worlds]
        past = [len(world.match.state.events or ()) for world in worlds]
        for world in worlds:
            await world.say(seat, message)
        if any(world.match.over for world in worlds):
            return False  # at the end everything is open
        if [world.learnt for world in worlds] == before:
            self._same(doing, ", after which nobody knows anything new")
            return True
        for recipient in self.true.ears:
            if self.true.match.view(recipient).to_bytes() != self.other.match.view(recipient).to_bytes():
                return False
        open_to_all = [
            [tell(event, None) for event in (world.match.state.events or ())[since:]]
            for world, since in zip(worlds, past, strict=True)
        ]
        if open_to_all[0] != open_to_all[1]:
            return False  # a card was shown to everybody and is gone again, such as a trap that was sprung
        self._same(doing, ", after which the table looks the same")
        return True


def begun(match: Match, version: int, recipient: int | None) -> Match:
    """Return a match that begins at this moment, before choices were sealed, with all its rights.

    An imagined match could not be taken back.
    """
    state = match.state.copy()
    sealed, state.sealed = state.sealed, {}
    new = Match.from_state(match.game, state, match.options, past=version - len(sealed.get(cast(int, recipient), ())))
    for seat, codes in sealed.items():
        for code in codes:
            new.answer(seat, code)
    return new


def _difference(doing: str, recipient: int | None, ear: list[str], other: list[str]) -> str:
    who = "spectators" if recipient is None else f"seat {recipient}"
    if len(ear) != len(other):
        kinds = [[msgspec.json.decode(each).get("type") for each in heard] for heard in (ear, other)]
        return f"{doing}: {who} received {kinds[0]} in one world and {kinds[1]} in the other"
    one, two = next((a, b) for a, b in zip(ear, other, strict=True) if a != b)
    at = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{doing}: {who} received ...{one[max(0, at - 80) : at + 80]} and ...{two[max(0, at - 80) : at + 80]}"


async def played(case: Case, number: int, policy: Policy, worlds: Worlds, most: int | None = None) -> list[str]:
    """Play a match, and compare two worlds at its decisions; returns what differed, each with its moment."""
    rng = Random(number)
    match = case.start(number, poker_face=True)
    differences: list[str] = []
    first = worlds.pairs
    while not match.over and (most is None or worlds.pairs - first < most):
        recipient = rng.choice([None, *range(match.seats)])
        try:
            await worlds.compare(match, recipient, rng)
        except Difference as error:
            differences.append(f"{error} (after {len(match.history)} answers)")
        ask = rng.choice(match.asks)
        match.answer(ask.seat, policy(match, ask, rng))
    return differences
