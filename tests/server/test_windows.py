"""Reaction windows with people at the table: how long they take tells nothing of what anybody holds."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest

from lychgate.core.ask import Ask
from lychgate.server import bodies, tables, windows
from lychgate.server.room import Room
from lychgate.server.rows import Entry
from lychgate.server.thinking import Thinker, Thought, seconds_of
from tests.patience import PATIENCE
from tests.samples import raid
from tests.server.harness import Place, Plain, Server, Socket, at_two_processes_too, bot, me, run, settings, sit_down

CADENCE = 0.12
SLOW = 2.0
"""Seconds of a cadence long enough for a test to act before it is over, also on a busy machine."""
EARLY = 0.01
"""Seconds by which a timer may be early."""


class Ended(Exception):
    """The match has ended without such a window."""


@pytest.fixture(autouse=True)
def the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", iter(range(3, 99)).__next__)


async def _table(server: Server, *seats: Plain, **more: Any) -> Plain:
    made: Plain = await server.post(
        "/api/tables", game=raid.GAME.id, options={"auction": False}, seats=list(seats), **more
    )
    return made


async def _answer(socket: Socket, seat: int, code: str) -> None:
    view = socket.last["update"]["views"][str(seat)]["view"]
    reply = await socket.ask(type="answer", seat=seat, version=view["version"], code=code)
    assert reply["type"] == "reply", reply


async def _until_window(room: Room, sockets: dict[int, Socket], seat: int | None = None) -> Ask:
    """Let people raid if they can, else take the first option, until a window asks this seat (None: any seat)."""
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(0.002)
            for each in sockets.values():
                await each.settle()
            if room.over:
                raise Ended
            if not room.awake or room.lock.locked():
                continue
            ask = room.match.asks[0]
            if ask.window and seat in (None, ask.seat):
                return ask
            if ask.seat in sockets:
                socket = sockets[ask.seat]
                await socket.becomes(lambda last, ask=ask: _asked(last, ask.seat))  # type: ignore[misc]
                codes = [option.code for option in ask.options]
                await _answer(socket, ask.seat, next((code for code in codes if "raid" in code), codes[0]))


async def _until_answered(room: Room) -> None:
    """Wait until the present question is answered; meanwhile nobody is said to be thinking."""
    version = room.match.version
    async with asyncio.timeout(PATIENCE):
        while not room.awake or room.match.version == version:
            assert room.public_thinking() == frozenset()
            await asyncio.sleep(0.001)


def _asked(last: dict[str, Plain], seat: int) -> bool:
    return bool(last.get("update", {}).get("views", {}).get(str(seat), {}).get("view", {}).get("asks"))


def test_a_bot_takes_one_cadence_whether_it_has_a_choice_or_not(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    took: dict[bool, list[float]] = {True: [], False: []}
    slow = Thinker.choose

    async def choose(self: Thinker, thought: Thought, ask: Ask, *turn: str) -> str:
        if len(ask.options) > 1:
            await asyncio.sleep(CADENCE / 3)  # thinking takes time, having nothing to think about does not
        return await slow(self, thought, ask, *turn)

    write = Room.commit
    asked: list[tuple[Ask, float]] = []

    async def commit(self: Room, entries: Sequence[Entry]) -> None:
        """Note for how many seconds the question was open that is answered now."""
        if asked:
            ask, since = asked.pop()
            if ask.window and ask.seat:
                took[len(ask.options) > 1].append(monotonic() - since)
        await write(self, entries)
        asked.extend((ask, monotonic()) for ask in self.match.asks)

    monkeypatch.setattr(Thinker, "choose", choose)
    monkeypatch.setattr(Room, "commit", commit)

    async def play(server: Server) -> None:
        made = await _table(server, me("Ada"), bot(), bot())
        (ada,) = await sit_down(server, made)
        room = await server.rooms.find(made["table"])
        while not all(took.values()):
            ask = await _until_window(room, {0: ada})
            if ask.seat == 0:
                await ada.becomes(lambda last: _asked(last, 0))
                await _answer(ada, 0, "pass")
            else:
                await _until_answered(room)

    async def test(server: Server) -> None:
        while not all(took.values()):
            asked.clear()
            with suppress(Ended):
                await play(server)
        assert min(took[True] + took[False]) > CADENCE - EARLY

    run(place, test, cadence=CADENCE)


def test_a_bot_that_thinks_longer_answers_with_the_next_beat(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await _table(server, me("Ada"), bot("search:ms=200"))
        room = await server.rooms.find(made["table"])
        beat = CADENCE + 0.2
        assert windows.cadence(room) == pytest.approx(beat)
        for spent, end in ((0.0, beat), (beat / 2, beat), (beat * 1.5, beat * 2)):
            assert spent + windows.rest(room, spent) == pytest.approx(end)
        room.house.settings = settings(place)
        assert windows.rest(room, 0.1) == 0.0

    run(place, test, cadence=CADENCE)


def test_a_bot_may_say_how_long_it_thinks() -> None:
    assert seconds_of("search:ms=1000") == 1.0
    assert seconds_of("random") == 0.0


@at_two_processes_too
def test_a_standing_order_is_carried_out_with_the_cadence(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await _table(server, me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, made)
        room = await server.room(made["table"])
        ask = await _until_window(room, {0: ada, 1: bram})
        asked, other = (ada, bram) if ask.seat == 0 else (bram, ada)
        await other.quiet()
        version, began = room.match.version, monotonic()
        assert (await asked.ask(type="order", seat=ask.seat, standing="pass"))["ok"]
        assert room.match.version == version
        assert await other.quiet() == []
        await other.until("update")
        assert monotonic() - began > SLOW - EARLY
        await other.settle()
        assert room.match.history[version:][0] == (ask.seat, "pass")

    run(place, test, cadence=SLOW)


@at_two_processes_too
def test_an_order_that_is_taken_back_in_time_is_not_carried_out(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await _table(server, me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, made)
        room = await server.room(made["table"])
        ask = await _until_window(room, {0: ada, 1: bram})
        asked = (ada, bram)[ask.seat]
        for standing in ("pass", None):
            assert (await asked.ask(type="order", seat=ask.seat, standing=standing))["ok"]
        version = room.match.version
        await asyncio.sleep(SLOW * 1.2)
        assert room.match.version == version

    run(place, test, cadence=SLOW)


@at_two_processes_too
def test_people_are_waited_for_unless_the_table_gives_everybody_the_same_time(place: Place) -> None:
    async def play(server: Server, mode: bodies.Windows) -> tuple[Plain, bool]:
        made = await _table(server, me("Ada"), me("Bram"), windows=mode)
        ada, bram = await sit_down(server, made)
        room = await server.room(made["table"])
        ask = await _until_window(room, {0: ada, 1: bram})
        version = room.match.version
        assert ada.last["update"]["views"]["0"]["view"]["waiting"] == {"reaction": True}
        if mode == "pass":
            await _until_answered(room)
        else:
            await asyncio.sleep(CADENCE * 2.5)
        passed = room.match.version > version
        assert not passed or room.match.history[version] == (ask.seat, "pass")
        return ada.last["welcome"], passed

    async def test(server: Server) -> None:
        welcome, passed = await play(server, "ask")
        assert (welcome["reaction"], passed) == (None, False)
        welcome, passed = await play(server, "pass")
        assert (welcome["reaction"], passed) == (CADENCE, True)
        assert (await server.post("/api/tables", 400, game="raid", seats=[me()], windows="maybe"))["error"]

    run(place, test, cadence=CADENCE, reaction=CADENCE)


def test_somebody_alone_with_bots_need_not_say_that_nothing_can_be_done(place: Place) -> None:
    async def play(server: Server) -> bool:
        made = await _table(server, me("Ada"), bot(), bot())
        (ada,) = await sit_down(server, made)
        room = await server.rooms.find(made["table"])
        while len((await _until_window(room, {0: ada}, seat=0)).options) > 1:
            await ada.becomes(lambda last: _asked(last, 0))
            await _answer(ada, 0, "pass")
        version = room.match.version
        await _until_answered(room)
        assert room.match.history[version] == (0, "pass")
        return True

    async def test(server: Server) -> None:
        done = False
        while not done:
            with suppress(Ended):
                done = await play(server)

    run(place, test, cadence=CADENCE / 4)
