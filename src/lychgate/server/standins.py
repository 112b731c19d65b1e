"""Stand-ins: a bot plays for somebody until they are back, people leave and return, the match is ended as it stands.

Each of these is a line of the match's log (`keeping.py`), so it survives restarts and means the same in every process.
"""

from __future__ import annotations

from lychgate.core.errors import StaleAnswer
from lychgate.core.events import tell
from lychgate.core.say import Say, who
from lychgate.server import gate, talk
from lychgate.server.connection import Connection
from lychgate.server.keeping import NOBODY, Deed
from lychgate.server.protocol import Returned
from lychgate.server.room import Room, now
from lychgate.server.store import StorageFailed, Write

STAND_IN = "greedy"
"""The bot that plays for people."""


async def _keep(room: Room, seat: int, deed: Deed, rest: str = "", *others: Write) -> None:
    await room.ready()
    await room.commit(room.journal.keep(seat, deed, now(), rest), *others)
    room.publish()


async def stand_in(room: Room, seat: int, *others: Write, left: bool = False) -> None:
    """Let a bot play on a seat until its holder is back, or until somebody sits down on it."""
    await _keep(room, seat, "leave" if left else "stand-in", STAND_IN, *others)
    chair = room.chairs[seat]
    key = "notice-left" if left else "notice-stands-in" if chair.kind == "person" else "notice-plays-free"
    words: dict[str, str | int | Say] = {"number": seat + 1, "before": chair.name, "name": Say(f"bot-{STAND_IN}")}
    await talk.notice(room, Say(key, words), now())


async def come_back(room: Room, connection: Connection) -> None:
    """Give a seat back to its holder, who is here: what the bot was thinking is thrown away."""
    for _ in range(5):  # the bot may be faster, at whatever process: then its answer stands
        if not room.awake or room.over:
            return
        stood = [seat for seat in connection.seats if seat in room.journal.keeping.standing]
        if not stood:
            return
        try:
            await _keep(room, stood[0], "back")
        except StaleAnswer:
            continue
        if (thought := room.thinking.pop(stood[0], None)) is not None:
            thought.cancel()
        await talk.notice(room, Say("notice-back", {"name": room.chairs[stood[0]].name}), now())
    if any(seat in room.journal.keeping.standing for seat in connection.seats):
        raise StorageFailed("Your seat could not be given back in this moment; try again.")


def greet(room: Room, connection: Connection) -> None:
    """Tell somebody who has come back what a bot has done for them, until they have answered something themselves."""
    if not room.awake or room.over:
        return
    events = room.match.state.events or ()
    for seat in connection.seats:
        back = room.journal.keeping.returned.get(seat)
        if back is None:
            continue
        told = [tell(event, seat) is not None for event in events]
        since, until = sum(told[: back.stood.heard]), sum(told[: back.heard])
        seconds, answers = round(back.at - back.stood.since, 1), back.stood.answers
        message = Returned(seat=seat, bot=back.stood.bot, seconds=seconds, answers=answers, since=since, until=until)
        connection.send(gate.encode(message))


async def end(room: Room, agreed: frozenset[int], *others: Write) -> None:
    """End the match as it stands: nobody has won it, and everything hidden is opened as after any other end."""
    await _keep(room, NOBODY, "end", ",".join(map(str, sorted(agreed))), *others)
    await talk.notice(room, Say("notice-ended", {"names": [who(seat) for seat in sorted(agreed)]}), now())
