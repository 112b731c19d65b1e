"""People and bots at one terminal: the curtain, watching, a bot that breaks down, standing orders."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import lychgate
from lychgate.terminal.app import LychgateApp
from lychgate.terminal.screens import guard
from lychgate.terminal.screens.curtain import CurtainScreen
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.result import ResultScreen
from lychgate.terminal.session import begin
from tests.samples import knock
from tests.terminal.playing import (
    LARGE,
    SMALL,
    almost_over,
    coven,
    game_screen,
    on,
    pane,
    press,
    reached,
    run,
    same_again,
    screen_text,
    table,
)

BOTH = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "200x60"])


@BOTH
def test_the_curtain_hides_everything_of_the_seat_before(size: tuple[int, int]) -> None:
    async def test() -> None:
        session = coven([], seats=3)
        async with table(session, size) as (app, pilot):
            assert "Pass the keyboard to Player 1." in screen_text(app)
            for seat in range(2):
                await press(app, pilot, "enter")
                assert session.viewer == seat
                assert f"Player {seat + 1}, your turn" in pane(app, "#top")
                await press(app, pilot, str(seat + 1))
                on(app, CurtainScreen)
                covered = screen_text(app)
                assert f"Pass the keyboard to Player {seat + 2}." in covered
                for secret in ("Start with", "Hand", "penny", "Supply", "start:"):
                    assert secret not in covered
                assert session.viewer is None

    run(test())


def test_a_key_pressed_twice_neither_lifts_the_curtain_nor_starts_another_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        session = coven([])
        async with table(session) as (app, pilot):
            await press(app, pilot, "enter")
            monkeypatch.setattr(guard, "SECONDS", 60)
            await press(app, pilot, "enter", "enter", "space", "u")
            await pilot.click("#pass")
            on(app, CurtainScreen)
            assert session.match.version == 1
        almost = almost_over(coven([]), left=1)
        monkeypatch.setattr(guard, "SECONDS", 0)
        async with table(almost) as (app, pilot):
            monkeypatch.setattr(guard, "SECONDS", 60)
            while not almost.match.over:
                await press(app, pilot, "enter")
            await reached(app, pilot, ResultScreen)
            await press(app, pilot, "enter", "q")
            on(app, ResultScreen)
            assert app.session is almost

    run(test())


def test_one_person_never_meets_a_curtain_and_open_turns_need_none() -> None:
    async def test() -> None:
        session = coven([], placement="open")
        async with table(session) as (app, pilot):
            # The start is sealed, so the curtain falls; afterwards everything is open.
            while isinstance(app.screen, CurtainScreen):
                await press(app, pilot, "enter", "1")
            seen = set()
            for _ in range(8):
                on(app, GameScreen)
                seen.add(session.viewer)
                await press(app, pilot, "1")
            assert seen == {0, 1}

    run(test())


def test_watching_can_be_halted_and_stepped() -> None:
    async def test() -> None:
        session = coven(["random", "random"])
        app = LychgateApp(session, same_again, pause=5)
        async with app.run_test(size=SMALL) as pilot:
            while len(session.match.asks) != 1:
                await pilot.pause(0.01)
            await press(app, pilot, "space")
            assert "Paused" in pane(app, "#top")
            version = session.match.version
            game_screen(app).conductor.pause = 0
            game_screen(app).conductor.thinking = None
            await press(app, pilot, "right")
            while session.match.version == version:
                await pilot.pause(0.01)
            stepped = session.match.version
            await pilot.pause(0.1)
            assert session.match.version == stepped
            assert "Paused" in pane(app, "#top")
            assert "one step" in pane(app, "#keys")

    run(test())


def test_a_bot_that_breaks_down_costs_nobody_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        session = coven()

        def broken(chair: object) -> str:
            raise RuntimeError("no idea")

        async with table(session) as (app, pilot):
            await press(app, pilot, "1")
            monkeypatch.setattr(session.players[1].bot, "choose", broken)
            for _ in range(6):
                if app.return_code:
                    break
                await press(app, pilot, "1")
        assert app.return_code == 1
        assert lychgate.load(session.path.read_bytes()).version > 0

    run(test())


def test_a_standing_order_passes_in_every_reaction_until_something_else_is_asked() -> None:
    async def test() -> None:
        session = begin(knock.GAME, 2, [], 1, {}, None)
        async with table(session, LARGE) as (app, pilot):
            await take(app, pilot, "knock")
            assert session.match.standing == {}
            await press(app, pilot, "p")  # the second player gives the standing order to pass
            assert app.screen is game_screen(app)
            assert [code for _, code in session.match.history] == ["knock", "pass"]
            assert session.match.standing == {}, "it is their own turn: the order is spent"

    run(test())


def test_before_anybody_could_react_the_key_of_standing_orders_is_a_letter_like_any_other() -> None:
    async def test() -> None:
        async with table(begin(knock.GAME, 2, [], 1, {}, None), LARGE) as (app, pilot):
            assert app.session.text("key-order") not in pane(app, "#keys")
            await press(app, pilot, "p")
            assert app.session.match.standing == {}
            assert game_screen(app).choosing.text == "p"
            await press(app, pilot, "escape")
            await take(app, pilot, "knock")
            assert app.session.text("key-order") in pane(app, "#keys")

    run(test())


async def take(app: LychgateApp, pilot: Pilot[str], code: str) -> None:
    """Take the option with this code."""
    choice = next(each for each in game_screen(app).choosing.choices if each.option.code == code)
    await press(app, pilot, str(choice.number))
