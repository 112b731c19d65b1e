"""Talk: what the people at a table say to each other, and what the house tells all of them."""

from __future__ import annotations

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
