"""Tables: opening one, playing again, playing on from a moment, looking back, and the list of one's own."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from lychgate.core.errors import BadOption, LychgateError
from lychgate.core.events import tell
from lychgate.core.game import Game
from lychgate.core.learning.lesson import LEARNER
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.core.view import Waiting
from lychgate.server import catalogue, gate
from lychgate.server.bodies import BranchBody, MomentBody, NewTable, RematchBody, SeatMade, TableMade, TableSummary
from lychgate.server.conductor import advance
from lychgate.server.follow import present
from lychgate.server.guide import seats_of
from lychgate.server.house import House
from lychgate.server.journal import Journal, effective, visible
from lychgate.server.refusals import DELETED, UnknownTable
from lychgate.server.room import Room, invite_of, now
from lychgate.server.rooms import Rooms
from lychgate.server.rows import Entry, MatchRow, SeatRow
from lychgate.server.seating import DEFAULT_BOT, NotNow, NotYours, check_bot, clean, open_seat, vacate
from lychgate.server.store import Conflict
from lychgate.server.teaching import lesson_of
from lychgate.server.tokens import hash_of, new_token
from lychgate.words import FALLBACK


def new_seed() -> int:
    """Return the server's share of a match's seed: 192 bits, so that nobody can find it from its hash."""
    return secrets.randbits(192)


def new_id() -> str:
    """Return a table's id for addresses: short, hard to guess, and no token: it opens nothing by itself."""
    return secrets.token_urlsafe(9)


def _row(game: Game, options: dict[str, object], host: str) -> MatchRow:
    return MatchRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        flags=list(game.flags),
        options=options,
        seed=str(new_seed()),
        poker_face=False,
        contributions=None,
        host=hash_of(host),
        watch=new_token(),
        created=now(),
    )


def _made(row: MatchRow, chairs: Sequence[SeatRow], tokens: Iterable[str], host: str = "") -> TableMade:
    """Return the reply to whoever opened a table: the seats their tokens hold and, for the host, the invitations."""
    held = {hash_of(token): token for token in tokens}
    seats = tuple(SeatMade(chair.seat, held.get(chair.token or ""), invite_of(chair, host)) for chair in chairs)
    return TableMade(row.id, host or None, seats, row.watch)


# --- opening


async def open_table(house: House, wanted: NewTable) -> TableMade:
    """Open a table; raises BadSeats, BadOption, UnknownGame or UnknownBot."""
    game = find_game(wanted.game)
    options = game.check(len(wanted.seats), wanted.options)
    clock = game.needs_clock(options)
    here = [seat for seat in wanted.seats if seat.kind == "me"]
    if clock is not None and len(here) > 1:
        raise BadOption(
            f"{clock.name}={options[clock.name]} is played in real time ({clock.live_clause or clock.clause}): "
            "everybody needs a device of their own."
        )
    host, tokens = new_token(), [new_token() for _ in here]
    row = _row(game, options, host)
    row.windows = wanted.windows
    language = wanted.language or FALLBACK
    chairs: list[SeatRow] = []
    free = iter(tokens)
    for number, seat in enumerate(wanted.seats):
        if seat.kind == "bot":
            bot = check_bot(seat.bot or DEFAULT_BOT, house.settings.thinking)
            name = clean(seat.name or catalogue.bot_name(bot, language), number)
            chairs.append(SeatRow(match=row.id, seat=number, kind="bot", name=name, bot=bot))
        elif seat.kind == "me":
            name = clean(seat.name, number)
            chairs.append(SeatRow(match=row.id, seat=number, kind="person", name=name, token=hash_of(next(free))))
        else:
            name = clean(seat.name, number) if seat.name else ""
            chairs.append(open_seat(row.id, number, host, name))
    _tell_apart(chairs)
    await house.store.create(row, chairs)
    return _made(row, chairs, tokens, host)


async def open_lesson(house: House, game_id: str, name: str) -> TableMade:
    """Open the table of a game's guided match, which begins at once; raises UnknownGame when there is none."""
    game = find_game(game_id)
    lesson = lesson_of(game)
    host = new_token()
    row = _row(game, game.check(lesson.seats, lesson.options), host)
    # A guided match is the same for everybody: nobody's share goes into its luck.
    row.seed, row.contributions = str(lesson.seed), []
    chairs, token = seats_of(lesson, row.id, clean(name, LEARNER), DEFAULT_BOT)
    await house.store.create(row, chairs)
    return _made(row, chairs, [token], host)


def _tell_apart(chairs: Sequence[SeatRow]) -> None:
    """Number seats that have the same name."""
    names = [chair.name for chair in chairs]
    for at, chair in enumerate(chairs):
        if chair.name and names.count(chair.name) > 1:
            chair.name = f"{chair.name} {names[: at + 1].count(chair.name)}"


# --- playing again, playing on


async def rematch(rooms: Rooms, table: str, body: RematchBody) -> TableMade:
    """Open the same table again for the same people; whoever asks second gets the table of the first."""
    async with present(rooms, table) as room:
        tokens = (body.token, *body.tokens)
        if hash_of(body.token) != room.row.host and all(seat_of(room, token) is None for token in tokens):
            raise NotYours("Only those who played can ask for a rematch.")
        if not room.over:
            raise NotNow("The match is not over yet.")
        for _ in range(2):
            opened = await rooms.house.store.load(room.row.rematch or "")
            if opened is not None:
                return _made(*opened, tokens)
            # There is none yet, or it was deleted.
            host = new_token()
            row = _row(room.game, room.row.options, host)
            row.windows = room.row.windows
            chairs = [_seat_again(chair, row.id, host) for chair in room.chairs]
            try:
                await rooms.house.store.create(row, chairs, rematch_of=table)
            except Conflict:
                loaded = await rooms.house.store.load(table)
                if loaded is None:
                    raise UnknownTable(DELETED) from None
                room.take(*loaded)
            else:
                room.row.rematch = row.id
                room.row.revision += 1
                await room.point_to_rematch(room.connections)
                return _made(row, chairs, tokens, host)
        raise NotNow("The next table is being opened by somebody else; ask again in a moment.")


def _seat_again(chair: SeatRow, match: str, host: str) -> SeatRow:
    """Return the same seat for the next table. It keeps its token, which only its holder has: the store has a hash."""
    if chair.kind == "open":
        return open_seat(match, chair.seat, host, chair.name)
    return SeatRow(match=match, seat=chair.seat, kind=chair.kind, name=chair.name, bot=chair.bot, token=chair.token)


async def branch(rooms: Rooms, table: str, body: BranchBody) -> TableMade:
    """Play on from a moment of a finished match, with the same seed."""
    async with present(rooms, table) as room:
        recipient_of(room, body.token)
        if not room.over:
            raise NotNow("One can play on from a moment once the match is over.")
        given = effective(room.match)
        if body.at >= len(given):
            raise NotNow(f"There is nothing to play after the last answer; choose a moment before {len(given)}.")
        if body.seat >= len(room.chairs):
            raise BadOption(f"There is no seat {body.seat} at this table.")
        host, token = new_token(), new_token()
        row = _row(room.game, room.row.options, host)
        row.seed, row.flags, row.poker_face = room.row.seed, room.row.flags, room.row.poker_face
        row.contributions, row.branch = room.row.contributions, room.row.id
        chairs = _branch_chairs(room, body, row.id, hash_of(token))
        entries = [Entry(at, "answer", seat, code, row.created) for at, (seat, code) in enumerate(given[: body.at])]
        await rooms.house.store.create(row, chairs, entries)
        return _made(row, chairs, [token], host)


def _branch_chairs(room: Room, body: BranchBody, match: str, token: str) -> list[SeatRow]:
    others = [chair.seat for chair in room.chairs if chair.seat != body.seat]
    texts = [body.bots] * len(others) if isinstance(body.bots, str) else list(body.bots)
    if len(texts) != len(others):
        raise BadOption(f"Name one bot, or {len(others)}: one for each of the other seats.")
    most = room.house.settings.thinking
    names = {seat: check_bot(text, most) for seat, text in zip(others, texts, strict=True)}
    chairs = []
    for chair in room.chairs:
        if chair.seat == body.seat:
            name = clean(body.name or chair.name, chair.seat)
            chairs.append(SeatRow(match=match, seat=chair.seat, kind="person", name=name, token=token))
        else:
            bot = names[chair.seat]
            name = chair.name if chair.bot == bot else catalogue.bot_name(bot, body.language or FALLBACK)
            chairs.append(SeatRow(match=match, seat=chair.seat, kind="bot", name=name, bot=bot))
    _tell_apart(chairs)
    return chairs


# --- looking back


def seat_of(room: Room, token: str) -> int | None:
    """Return the seat a token stands for."""
    hashed = hash_of(token)
    return next((chair.seat for chair in room.chairs if chair.kind == "person" and chair.token == hashed), None)


def recipient_of(room: Room, token: str) -> int | None:
    """Return the recipient that a token stands for: a seat, or None for all who watch; raises NotYours otherwise."""
    seat = seat_of(room, token)
    if seat is not None:
        return seat
    invites = {chair.invite for chair in room.chairs if chair.kind == "open"}
    former = {chair.former for chair in room.chairs}
    if hash_of(token) in {hash_of(room.row.watch), room.row.host, *invites, *former}:
        return None
    raise NotYours("This token does not open this table.")


async def moment(rooms: Rooms, table: str, body: MomentBody) -> bytes:
    """Return the table after `body.at` answers, as the holder of the token knew it."""
    async with present(rooms, table) as room:
        recipient = _eyes(room, body)
        if not room.awake:
            raise NotNow("The match has not begun yet.")
        given = visible(room.match, recipient)
        at = len(given) if body.at is None else body.at
        if at > len(given):
            raise NotNow(f"The match has had {len(given)} answers so far.")
        book = Journal(room.opening(), 0.0, 0.0)
        fresh = 0
        for seat, code in given[:at]:
            fresh = len(book.match.state.events or ())
            book.match.answer(seat, code)
        landmarks = _landmarks(room) if body.rounds and room.over else gate.NO_LANDMARKS
        return gate.moment(book, recipient, at, len(given), fresh, landmarks)


def _eyes(room: Room, body: MomentBody) -> int | None:
    """Return who looks at a moment: the holder of the token or, after the end, whoever they want to look as."""
    own = recipient_of(room, body.token)
    if body.seat is None or body.seat == own:
        return own
    if not room.over:
        raise NotYours("One can look from another seat once the match is over.")
    if body.seat >= len(room.chairs):
        raise BadOption(f"There is no seat {body.seat} at this table.")
    return body.seat


def _landmarks(room: Room) -> gate.Landmarks:
    """Return where each round and each turn of a finished match begins, and who gave which answer."""
    match = room.opening()
    given = effective(room.match)
    rounds, turns, told = [0], [0], 0
    for at, (seat, code) in enumerate(given, 1):
        before = match.state.round
        match.answer(seat, code)
        if match.state.round > before:
            rounds.append(at)
        events = match.state.events or []
        if any(event.opens == "turn" for event in events[told:]):
            turns.append(at)
        told = len(events)
    return gate.Landmarks(tuple(rounds), tuple(turns), tuple(seat for seat, _ in given))


async def account(rooms: Rooms, table: str, token: str) -> bytes:
    """Return how a finished match came out as it did: where each point came from, and when."""
    async with present(rooms, table) as room:
        recipient_of(room, token)
        if not room.awake or not room.match.over:
            raise NotNow("The account is opened when the match is over: it tells what is hidden until then.")
        return gate.account(room.match)


async def record(rooms: Rooms, table: str, token: str) -> str:
    """Return the record of a finished match, its seed opened."""
    async with present(rooms, table) as room:
        recipient_of(room, token)
        if not room.over:
            raise NotNow("The record is opened when the match is over: it holds everything, the seed included.")
        return room.match.save()


# --- one's own tables


async def mine(rooms: Rooms, tokens: Sequence[str]) -> list[TableSummary]:
    """Return the tables these tokens belong to: those that wait for you first, then the newest."""
    held: dict[str, list[int]] = {}
    for table, seat in await rooms.house.store.seats_of(tokens):
        held.setdefault(table, []).append(seat)
    found = []
    for table, seats in held.items():
        try:
            async with present(rooms, table) as room:
                found.append(_summary(room, sorted(seats)))
            advance(room)
        except LychgateError:
            continue  # one table that cannot be opened must not hide the others
    return sorted(found, key=lambda each: (not each.waiting_for_you, -each.updated))


async def leave(rooms: Rooms, table: str, tokens: Sequence[str]) -> None:
    """Let bots play on for whoever holds these tokens: in a match until they come back by their link."""
    async with present(rooms, table) as room:
        held = {hash_of(token) for token in tokens}
        seats = [chair.seat for chair in room.chairs if chair.kind == "person" and chair.token in held]
        if not seats:
            raise NotYours("None of these tokens holds a seat here.")
        if room.over:
            raise NotNow("The match is over; there is nothing to leave.")
        for seat in seats:
            await vacate(room, seat)
    advance(room)


def _summary(room: Room, seats: list[int]) -> TableSummary:
    match = room.match if room.awake else None
    view = None if match is None else match.view(None)
    summary = None if view is None else room.game.summed(view)
    lines = () if summary is None else summary.lines
    return TableSummary(
        table=room.row.id,
        game=room.row.game,
        seats=tuple(seats),
        names=tuple(chair.name for chair in room.chairs),
        kinds=tuple(chair.kind for chair in room.chairs),
        started=room.begun,
        over=room.over,
        round=0 if view is None else view.round,
        when=None if summary is None else catalogue.of_game(summary.when, room.game.id),
        points=() if summary is None else summary.points,
        line=catalogue.of_game(lines[seats[0]], room.game.id) if lines else None,
        waiting=Waiting() if view is None or room.over else view.waiting,
        waiting_for_you=match is not None and not room.over and any(match.ask(seat) is not None for seat in seats),
        last=None if match is None else _last_known(match),
        winners=() if view is None or view.result is None else view.result.winners,
        updated=max(room.journal.opened, room.row.created) if room.awake else room.row.created,
    )


def _last_known(match: Match) -> int | None:
    """Return who did the last thing that a spectator was told of: answers given in secret tell nothing."""
    told = (tell(event, None) for event in reversed(match.state.events or ()))
    return next((each.seat for each in told if each is not None and each.seat is not None), None)
