"""Talk: what the people at a table say to each other, and what the house tells all of them."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

import msgspec

from lychgate.core.say import Say
from lychgate.server import gate
from lychgate.server.protocol import ChatSaid
from lychgate.server.rows import ChatRow
from lychgate.server.store import Conflict, StorageFailed

if TYPE_CHECKING:
    from lychgate.server.connection import Connection
    from lychgate.server.room import Room


CLOSED, REOPENED = Say("table-closed"), Say("table-reopened")
"""What everybody is told when the host of the house closes a table, or opens it again."""


async def say(room: Room, seat: int | None, name: str, text: str, at: float) -> None:
    """Store and tell what a seat or a spectator says."""
    await _tell(room, ChatRow(0, seat, name, text, at))


async def notice(room: Room, words: Say, at: float) -> None:
    """Store and tell what everybody at the table, now or later, must know of."""
    await _tell(room, ChatRow(0, None, "", "", at, msgspec.json.encode(words).decode()))


async def _tell(room: Room, chat: ChatRow) -> None:
    for _ in range(5):
        await hear(room)
        chat = msgspec.structs.replace(chat, number=room.chats)
        try:
            await room.house.store.say(room.row.id, chat)
        except Conflict:
            continue  # another process was faster: take the next number
        room.chats = chat.number + 1
        room.tell(_said(chat))
        return
    raise StorageFailed("Your words could not be saved; try again.")


def unkept(words: Say) -> ChatSaid:
    """Return what the house tells everybody who is there now, but nobody later."""
    return ChatSaid(seat=None, name="", text="", at=time(), say=words)


def tell_of_the_house(room: Room, connection: Connection) -> None:
    """Tell somebody who has just come what everybody here knows: the table is closed, or the house about to be.

    Of a match that was begun by rules which this program no longer knows, it is told that it goes on by others.
    """
    said = room.house.doors.notice()
    if room.row.rules not in room.game.versions:
        versions = {"begun": room.row.rules, "now": room.game.rules_version}
        connection.send(gate.encode(unkept(Say("rules-changed", versions))))
    if room.row.closed is not None:
        connection.send(gate.encode(unkept(CLOSED)))
    elif said is not None:
        connection.send(gate.encode(unkept(said)))


async def hear(room: Room) -> None:
    """Send everybody what came in through other processes."""
    for chat in await room.house.store.chats(room.row.id, room.chats):
        room.tell(_said(chat))
        room.chats = chat.number + 1


async def greet(room: Room, connection: Connection) -> None:
    """Send the last messages to somebody who has just come."""
    for chat in await room.house.store.chats(room.row.id):
        if chat.number < room.chats:  # newer ones, from another process, are sent to everybody by `hear`
            connection.send(gate.encode(_said(chat)))


def _said(chat: ChatRow) -> ChatSaid:
    words = None if chat.say is None else msgspec.json.decode(chat.say, type=Say)
    return ChatSaid(seat=chat.seat, name=chat.name, text=chat.text, at=chat.at, say=words)
