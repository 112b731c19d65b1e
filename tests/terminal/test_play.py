"""Whole matches, played by keys and by mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import lychgate
from lychgate.core.table import listed
from lychgate.terminal.prompt import Choices
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.help import HelpScreen
from lychgate.terminal.screens.result import ResultScreen
from lychgate.terminal.session import ME, begin
from tests.terminal.playing import (
    LARGE,
    SMALL,
    calm,
    click_element,
    click_option,
    coven,
    game_screen,
    labels,
    on,
    pane,
    press,
    reached,
    run,
    screen_text,
    table,
)

BOTH = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "200x60"])


def test_a_match_against_bots_is_played_by_numbers_alone(saves: Path) -> None:
    async def test() -> None:
        async with table(coven(["random", "random"], seats=3, seed=9), SMALL) as (app, pilot):
            rng = Random(1)
            while not app.session.match.over:
                number = rng.choice(game_screen(app).choosing.left).number
                before = app.session.match.version
                await press(app, pilot, *str(number))
                if app.session.match.version == before:
                    await press(app, pilot, "enter")
                assert app.session.match.version > before
            await reached(app, pilot, ResultScreen)
            result = app.session.match.result
            assert result is not None
            shown = screen_text(app)
            assert all(str(score) in shown for score in result.scores)
            assert app.session.words.text(f"ending-{result.reason}", {}) in shown
            record = next(saves.glob("*.jsonl")).read_text()
            assert lychgate.load(record).result == result

    run(test())


def test_a_match_is_played_by_clicking_options_alone() -> None:
    async def test() -> None:
        async with table(coven(seed=1), LARGE) as (app, pilot):
            rng = Random(1)
            while not app.session.match.over:
                choices = app.screen.query_one(Choices)
                rows = min(choices.rows, choices.size.height)
                before = app.session.match.version
                await click_option(app, pilot, rng.randrange(rows))
                assert app.session.match.version > before
            await reached(app, pilot, ResultScreen)

    run(test())


@BOTH
def test_clicking_what_is_lit_narrows_and_takes_the_last_one_left(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with table(coven(), size) as (app, pilot):
            await click_element(app, pilot, "hand:0:D")
            assert (0, "start:D") in app.session.match.history
            assert game_screen(app).ask is not None
            await click_element(app, pilot, "hand:0:P")
            assert labels(app) == ["Scare a penny", "Scare a penny and a nickel"]
            assert "only with penny" in pane(app, "#typed")
            await click_element(app, pilot, "hand:0:N")
            assert (0, "scare:PN") in app.session.match.history

    run(test())


def test_typing_filters_by_words_and_code_and_enter_takes_what_is_left() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "slash", *"nick")
            assert labels(app) == ["Start with the nickel"]
            assert "nick" in pane(app, "#typed")
            await press(app, pilot, "escape")
            assert len(labels(app)) == 3
            # A letter that is no key of its own starts the filter by itself.
            await press(app, pilot, *"peny")
            assert labels(app) == []
            assert "press ? to ask why" in pane(app, "#typed")
            await press(app, pilot, "backspace", "backspace", "n", "n", "y", "enter")
            assert (0, "start:P") in app.session.match.history

    run(test())


def test_destinations_are_listed_as_in_the_browser() -> None:
    async def test() -> None:
        session = begin(lychgate.game("damnation"), 3, [ME, ME, ME], 7, {}, None)
        match = session.match
        while match.asks[0].key != "move":
            match.answer(match.asks[0].seat, match.asks[0].options[0].code)
        session.viewer = match.asks[0].seat
        view = session.view()
        async with table(session, LARGE) as (app, _):
            shown = [choice.option.code for choice in game_screen(app).choosing.left]
        assert shown == [option.code for option in listed(view.asks[0], session.fill(view)).options]
        assert shown != [option.code for option in view.asks[0].options]

    run(test())


def test_single_keys_are_commands_only_while_nothing_is_typed() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "h")
            on(app, HelpScreen)
            await press(app, pilot, "h", "slash", *"hurls")
            on(app, GameScreen)
            assert game_screen(app).choosing.text == "hurls"

    run(test())


def test_arrows_light_on_the_table_what_an_option_touches() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            painter = game_screen(app).painter
            assert painter.pen().chosen == {"hand:0:P"}
            assert painter.pen().possible == {"hand:0:P", "hand:0:N", "hand:0:D"}
            await press(app, pilot, "down", "down", "down")
            assert painter.pen().chosen == {"hand:0:D"}
            await press(app, pilot, "home")
            assert painter.pen().chosen == {"hand:0:P"}

    run(test())


def test_a_weighty_option_is_asked_about_once_more() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            first = game_screen(app).choosing.left[0]
            weighty = first._replace(option=msgspec.structs.replace(first.option, final=True))
            game_screen(app).take(weighty)
            await pilot.pause()
            assert first.label in on(app, Confirm).question
            await press(app, pilot, "n")
            assert (0, "start:P") not in app.session.match.history
            game_screen(app).take(weighty)
            await pilot.pause()
            await press(app, pilot, "enter")
            assert (0, "start:P") in app.session.match.history

    run(test())


@pytest.mark.parametrize("seed", range(3))
def test_any_keys_in_any_order_break_nothing(seed: int) -> None:
    async def test() -> None:
        rng = Random(seed)
        keys = [*"123456789ulrashd?/ptake", "enter", "enter", "escape", "down", "up", "right", "left", "tab", "space"]
        keys += ["pagedown", "pageup", "home", "end", "backspace", "ctrl+up", "ctrl+down"]
        session = coven(["random"] if seed else [], seats=3 if seed == 2 else 2, seed=seed)
        async with table(session, LARGE if seed == 1 else SMALL) as (app, pilot):
            for _ in range(50):
                key = rng.choice(keys)
                await press(app, pilot, {"?": "question_mark", "/": "slash"}.get(key, key))
                assert app.is_running
            await calm(app, pilot)
            assert lychgate.load(session.match.save()) == session.match

    run(test())
