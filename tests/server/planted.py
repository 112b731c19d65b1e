"""A server with four faults, each at the tables of one game, for `test_storm`: importing this breaks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from lychgate.server import commands, gate, store
from lychgate.server.connection import Connection
from lychgate.server.gate import Recipient
from lychgate.server.incoming import Answer
from lychgate.server.journal import Journal
from lychgate.server.room import Room
from lychgate.server.rows import Entry

_answer, _looks, _lines, _grant = commands._answer, gate.looks, store._lines, Room.grant
_logs: set[str] = set()
"""Tables whose logs are spoilt."""


async def _another_answer(room: Room, connection: Connection, message: Answer) -> None:
    """Blood Coven: an answer is acknowledged, and another one is written."""
    ask = room.match.ask(message.seat) if room.row.game == "blood-coven" and room.begun else None
    if ask is not None:
        code = next((each.code for each in ask.options if each.code != message.code), message.code)
        message = msgspec.structs.replace(message, code=code)
    await _answer(room, connection, message)


def _leaky(journal: Journal, recipients: Iterable[Recipient]) -> dict[Recipient, bytes]:
    """Carpathes: a spectator is shown what seat 0 sees."""
    if journal.match.game.id != "carpathes":
        return _looks(journal, recipients)
    found = _looks(journal, dict.fromkeys([*recipients, 0]))
    return found | {None: found[0]}


def _spoilt(match: str, entries: Iterable[Entry]) -> list[dict[str, Any]]:
    """Sabbat Magica: what is written of the second answer is something that nobody could have given."""
    return [line | {"code": "?"} if match in _logs and line["number"] == 1 else line for line in _lines(match, entries)]


def _robbed(room: Room, connection: Connection) -> bool:
    """Sanguis Venenatus: once the match has begun, the token of seat 1 opens nothing."""
    if room.row.game == "sabbat-magica":
        _logs.add(room.row.id)
    granted = _grant(room, connection)
    return granted and not (room.row.game == "sanguis-venenatus" and room.begun and connection.seats == (1,))


commands._HANDLERS[Answer] = _another_answer
gate.looks = _leaky
store._lines = _spoilt
Room.grant = _robbed  # type: ignore[method-assign, assignment]
