"""The conductor: lets bots answer, starts and stops the clock of a race. Called whenever something has changed."""

from __future__ import annotations

import asyncio
import logging
from random import SystemRandom
from time import monotonic
from typing import Any

from lychgate.core.ask import Ask, Option, number_of
from lychgate.core.errors import LychgateError
from lychgate.server import logs, metrics, race, windows
from lychgate.server.room import Room, now
from lychgate.server.store import StorageFailed
from lychgate.server.thinking import Thought, seconds_of

log = logging.getLogger("lychgate.server")

THINKING = 2.0
"""Seconds a bot takes in a race before it moves anything."""
RETRY = 2.0
"""Seconds until a bot repeats an answer that could not be saved."""


def advance(room: Room) -> None:
    """Start whatever is next: bots that are asked begin to think, windows and races get their timers.

    Of several processes that serve a table one does this: the one that holds its lease.
    """
    if not room.awake or room.over or room.row.closed is not None or room.request is not None:
        return
    if room.clock is not None:
        race.show(room, now())
    led = _led(room)
    if not room.leased:
        if _has_work(room):
            _lease(room)
        return
    for ask in room.match.asks if not led and _is_worth_playing(room) else ():
        if ask.seat >= 0 and ask.seat not in room.thinking:
            bot = room.bot_of(ask.seat)
            if bot is not None:
                _let_think(room, ask, bot)
    _time_window(room)
    if room.clock is not None:
        _time_race(room)


def _has_work(room: Room) -> bool:
    """Tell whether there is anything that only one process may do: a bot is asked, or a deadline runs."""
    ask = windows.open_ask(room)
    if ask is not None and windows.passes_after(room, ask) is not None:
        return True
    if room.clock is not None and race.left(room, now()) is not None:
        return True
    return _is_worth_playing(room) and any(
        each.seat >= 0 and room.bot_of(each.seat) is not None for each in room.match.asks
    )


def _lease(room: Room) -> None:
    """Try to become the process that conducts this table, and go on if that succeeds."""
    if room.leasing is None or room.leasing.done():
        room.leasing = asyncio.create_task(_take_lease(room))


async def _take_lease(room: Room) -> None:
    try:
        room.leased = await room.house.company.lease(room.row.id)
    except StorageFailed as error:
        log.warning("table %s cannot be conducted: %s", room.row.id, error)
        _again_later(room)
        return
    if room.leased:
        advance(room)


# --- lessons


def _led(room: Room) -> bool:
    """Let the script of a lesson answer, and show the learner the card that is up; False where bots play freely."""
    if room.guide is None:
        return False
    course = room.guide.course(room.match)
    room.guide.show(room, course)
    if not course.followed:
        return False
    if room.leased and course.answer is not None and course.answer[0] not in room.thinking:
        seat, code = course.answer
        version = room.match.version_for(seat)
        room.thinking[seat] = asyncio.create_task(_by_script(room, seat, code, version))
    return True


async def _by_script(room: Room, seat: int, code: str, version: int) -> None:
    """Give an answer that the lesson has written, after the time a bot takes."""
    try:
        await asyncio.sleep(room.house.settings.pace)
        async with room.lock:
            await room.ready()
            if room.awake and room.guide is not None and room.guide.course(room.match).answer == (seat, code):
                await room.commit(room.journal.answer(seat, code, now(), version))
                room.publish()
    except StorageFailed as error:
        log.warning("an answer of a lesson at table %s was not saved: %s", room.row.id, error)
        room.thinking.pop(seat, None)
        _again_later(room)
        return
    except LychgateError:
        pass  # the table has moved on meanwhile
    finally:
        room.thinking.pop(seat, None)
    advance(room)


# --- bots


def _is_worth_playing(room: Room) -> bool:
    """Tell whether bots play on: a table at which only bots play pauses while nobody is there to see it."""
    return room.is_attended or any(chair.kind == "person" and room.bot_of(chair.seat) is None for chair in room.chairs)


def _let_think(room: Room, ask: Ask, bot: str) -> None:
    seat = ask.seat
    thought = Thought.of(room.match, seat, bot)
    version = room.match.version_for(seat)
    # Nobody sees a sealed answer, so nobody needs time to follow it.
    sealed = len(room.match.asks) > 1 or bool(room.match.state.sealed)
    # An answer without a choice takes as long as one with a choice: the time must not tell which it was.
    pause = 0.0 if sealed else max(room.house.settings.pace, room.house.settings.pace and seconds_of(bot))
    if ask.race and seat not in room.match.state.sealed:
        pause = THINKING
    room.thinking[seat] = asyncio.create_task(_think(room, ask, thought, version, pause))


async def _think(room: Room, ask: Ask, thought: Thought, version: int, pause: float) -> None:
    """Choose, wait as long as a person would, and answer; if the table has moved on meanwhile, drop the answer."""
    seat, began = ask.seat, monotonic()
    retry = False
    logs.table.set(room.row.id)
    try:
        with metrics.timed(metrics.thought_seconds):
            code = await room.house.thinker.choose(thought, ask, room.address, room.row.id)
        if ask.race:
            pause = race_pause(pause, ask.menu.by_code[code])
        spent = monotonic() - began
        await asyncio.sleep(windows.rest(room, spent) if ask.window else max(0.0, pause - spent))
        async with room.lock:
            await room.ready()
            if room.request is None and room.awake and room.bot_of(seat) == thought.bot:
                race.note(room, seat, code)
                await room.commit(room.journal.answer(seat, code, now(), version))
                room.publish()
    except StorageFailed as error:
        log.warning("a bot's answer at table %s was not saved: %s", room.row.id, error)
        retry = True
    except LychgateError:
        pass  # the table has moved on while the bot was thinking
    finally:
        room.thinking.pop(seat, None)
    if retry:
        _again_later(room)
    else:
        advance(room)


def _again_later(room: Room) -> None:
    """Advance the room again in RETRY seconds, after an answer could not be saved."""

    def again() -> None:
        room.timers.pop("retry", None)
        advance(room)

    room.timers["retry"] = asyncio.get_running_loop().call_later(RETRY, again)


def race_pause(pause: float, option: Option[Any]) -> float:
    """Return the pause in seconds plus one second for every piece the answer moves, varied by up to a fifth.

    The variation is drawn from the server's own generator, never from the match's.
    """
    return (pause + number_of(option.facts, "pieces")) * SystemRandom().uniform(0.8, 1.2)


# --- the clock of a window


def _time_window(room: Room) -> None:
    """Let a seat pass by itself when its time in a reaction window is over."""
    ask = windows.open_ask(room)
    seconds = None if ask is None else windows.passes_after(room, ask)
    timed, room.window = room.window, None if seconds is None else room.match.version
    running = room.timers.get("window")
    if running is not None and room.window == timed:
        return
    if running is not None:
        running.cancel()
        del room.timers["window"]
    if seconds is not None:
        version = room.match.version
        room.timers["window"] = asyncio.get_running_loop().call_later(
            seconds, lambda: asyncio.ensure_future(_pass_by_itself(room, version))
        )


async def _pass_by_itself(room: Room, version: int) -> None:
    async with room.lock:
        room.timers.pop("window", None)
        try:
            await room.ready()
            if not room.awake or room.over or room.request is not None or room.match.version != version:
                return
            ask = windows.open_ask(room)
            if ask is None or ask.idle is None or windows.passes_after(room, ask) is None:
                return
            await room.commit(room.journal.answer(ask.seat, ask.idle.code, now()))
            room.publish()
        except StorageFailed as error:
            log.warning("a pass at table %s was not saved: %s", room.row.id, error)
            _again_later(room)
            return
        except LychgateError:
            pass  # another process was faster
    advance(room)


# --- the clock of a race


def _time_race(room: Room) -> None:
    left = race.left(room, now())
    running = room.timers.get("race")
    asked = any(ask.race for ask in room.match.asks)
    if left is None or not asked:
        if running is not None:
            running.cancel()
            del room.timers["race"]
        return
    if running is None or running.cancelled():
        opened = room.journal.opened
        room.timers["race"] = asyncio.get_running_loop().call_later(
            left, lambda: asyncio.ensure_future(_time_is_up(room, opened))
        )


async def _time_is_up(room: Room, opened: float) -> None:
    """End the race: what is laid or being arranged counts, and seats that arrange nothing give the idle answer."""
    async with room.lock:
        room.timers.pop("race", None)
        try:
            await room.ready()
            if not room.awake or room.over or room.journal.opened != opened:
                return
            book = room.journal
            pointed = race.pointed(room)
            entries = []
            while book.opened == opened and (ask := next((each for each in book.match.asks if each.race), None)):
                entries += book.expire(ask.seat, race.arranged(ask, pointed.pop(ask.seat, ())).code, now())
            if entries:
                await room.commit(entries)
                room.publish()
        except StorageFailed as error:
            log.warning("the end of a race at table %s was not saved: %s", room.row.id, error)
            _again_later(room)
            return
        except LychgateError:
            pass  # another process was faster
    advance(room)
