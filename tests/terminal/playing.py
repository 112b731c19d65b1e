"""Playing in tests: the terminal screen without a terminal, and the keys and clicks of a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

import lychgate
from lychgate.core.say import Say
from lychgate.terminal.app import LychgateApp
from lychgate.terminal.prompt import Choices
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.session import ME, Session, begin
from lychgate.terminal.table_view import SheetView
from tests.patience import PATIENCE

Shown = TypeVar("Shown", bound=Screen[Any])
SMALL = (80, 24)
LARGE = (200, 60)


class PlainWords:
    """Uses the keys as words: for tables that have no words."""

    def say(self, said: Say) -> str:
        return self.who(int(str(said.args["seat"]))) if said.key == "who" else said.key

    def sentence(self, said: Say) -> str:
        return self.say(said).capitalize()

    def who(self, seat: int) -> str:
        return f"player {seat + 1}"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def coven(
    bots: Sequence[str] = ("random",), *, seats: int = 2, seed: int = 7, save: Path | None = None, **options: object
) -> Session:
    return begin(lychgate.game("blood-coven"), seats, bots, seed, dict(options), save)


def same_again(last: Session) -> Session:
    names = [ME if player.bot is None else player.recorded for player in last.players]
    return begin(last.game, last.match.seats, names, last.match.seed + 1, last.match.options, None)


def almost_over(session: Session, left: int = 2) -> Session:
    """Let everybody take the first option each time, until `left` answers are missing to the end."""
    ahead = session.match.copy()
    answers = []
    while not ahead.over:
        ask = ahead.asks[0]
        answers.append((ask.seat, ask.options[0].code))
        ahead.answer(*answers[-1])
    for seat, code in answers[:-left]:
        session.match.answer(seat, code)
    return session


@asynccontextmanager
async def table(session: Session, size: tuple[int, int] = SMALL) -> AsyncIterator[tuple[LychgateApp, Pilot[str]]]:
    """Show a session on a screen where bots do not pause."""
    app = LychgateApp(session, same_again, pause=0)
    async with app.run_test(size=size) as pilot:
        await calm(app, pilot)
        yield app, pilot


async def calm(app: LychgateApp, pilot: Pilot[str]) -> None:
    """Wait until no bot is thinking: a person is asked, the match is over, or something covers the table.

    In a lesson, wait until its script has nothing to answer: a card is up, and may hold bots that are asked.
    """
    async with asyncio.timeout(PATIENCE):
        while isinstance(app.screen, GameScreen) and app.is_running and not app.screen.conductor.halted:
            teacher = app.session.teacher
            busy = app.session.asked_bot() if teacher is None else teacher.now().answer
            if app.screen.conductor.thinking is None and busy is None:
                break
            await asyncio.sleep(0.002)


async def press(app: LychgateApp, pilot: Pilot[str], *keys: str) -> None:
    """Press keys one after another, each when the bots have answered the one before.

    The pilot's own `press` waits for the processor to be idle, which takes 40 ms a key; it is enough that every
    message has been handled.
    """
    for key in keys:
        character = key if len(key) == 1 else {"question_mark": "?", "slash": "/", "space": " "}.get(key)
        app.post_message(Key(key, character))
        for _ in range(3):
            await pilot.pause(0)
        await calm(app, pilot)


async def reached(app: LychgateApp, pilot: Pilot[str], screen: type[Screen[Any]]) -> None:
    """Wait until a screen has come up."""
    for _ in range(500):
        if isinstance(app.screen, screen):
            break
        await pilot.pause(0.005)
    assert isinstance(app.screen, screen)
    await pilot.pause(0)


def on(app: LychgateApp, screen: type[Shown]) -> Shown:
    """Return the screen that is shown, which must be of this kind."""
    shown: object = app.screen
    assert isinstance(shown, screen), shown
    return shown


def game_screen(app: LychgateApp) -> GameScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, GameScreen))


def pane(app: LychgateApp, id: str) -> str:
    """Return the words of a pane."""
    return str(app.screen.query_one(id, Static).render())


def sheet(app: LychgateApp) -> str:
    """Return the characters of the table."""
    return game_screen(app).query_one("#table", SheetView).sheet.text()


def labels(app: LychgateApp) -> list[str]:
    """Return the options that are left."""
    return [choice.label for choice in game_screen(app).choosing.left]


def screen_text(app: LychgateApp) -> str:
    """Return every character on the screen, row by row, as a terminal shows them."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips[:height] if width)


async def click_option(app: LychgateApp, pilot: Pilot[str], row: int) -> None:
    """Click the option in a row of the list."""
    await pilot.click(Choices, offset=(4, row))
    await calm(app, pilot)


async def click_element(app: LychgateApp, pilot: Pilot[str], id: str) -> None:
    """Click an element of the table where it is drawn."""
    view = game_screen(app).query_one("#table", SheetView)
    cell = view.sheet.find(id)
    assert cell is not None, f"{id} is not drawn"
    await pilot.click(view, offset=(cell[0], cell[1] - view.scroll_offset.y))
    await calm(app, pilot)
