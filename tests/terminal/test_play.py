"""Whole matches and single evenings' troubles, played by keys and by mouse."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from textual.pilot import Pilot

import lychgate
from lychgate.terminal.app import LychgateApp
from lychgate.terminal.prompt import Choices
from lychgate.terminal.screens import guard
from lychgate.terminal.screens.curtain import CurtainScreen
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.help import HelpScreen
from lychgate.terminal.screens.result import ResultScreen
from lychgate.terminal.session import begin, resume
from tests.samples import knock
from tests.terminal.playing import (
    LARGE,
    SMALL,
    almost_over,
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
    same_again,
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


def test_undo_is_free_while_sealed_and_asks_once_something_was_revealed() -> None:
    async def test() -> None:
        session = coven([])
        async with table(session) as (app, pilot):
            await press(app, pilot, "enter", "3")
            on(app, CurtainScreen)
            await press(app, pilot, "u")
            on(app, GameScreen)
            assert session.match.history == []
            assert session.viewer == 0
            await press(app, pilot, "3", "enter", "2")
            # Both have chosen and everything is open: now the other person must agree.
            while isinstance(app.screen, CurtainScreen):
                await press(app, pilot, "enter")
            await press(app, pilot, "u")
            on(app, Confirm)
            asked = on(app, Confirm).question
            other = next(seat for seat in (0, 1) if seat != session.viewer)
            assert session.name(other) in asked
            version = session.match.version
            await press(app, pilot, "n")
            assert session.match.version == version
            while isinstance(app.screen, CurtainScreen):
                await press(app, pilot, "enter")
            await press(app, pilot, "u", "y")
            assert session.match.version < version

    run(test())


def test_undo_against_bots_and_with_nothing_to_take_back() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "u")
            on(app, GameScreen)
            await press(app, pilot, "3", "u")
            on(app, Confirm)
            await press(app, pilot, "y")
            assert (0, "start:D") not in app.session.match.history
            assert labels(app)[0] == "Start with the penny"

    run(test())


def test_every_answer_is_saved_and_a_resumed_match_goes_on_as_it_was(saves: Path) -> None:
    async def first() -> None:
        async with table(coven(["random", "me", "random"], seats=3)) as (app, pilot):
            await press(app, pilot, "1", "1")
            kept.append(app.session.path)

    async def second() -> None:
        session = resume(kept[0], "", [], None)
        assert [player.bot is None for player in session.players] == [False, True, False]
        assert session.viewer == 1
        async with table(session) as (app, pilot):
            assert game_screen(app).ask is not None
            version = session.match.version
            await press(app, pilot, "1")
            assert session.match.version > version
            assert lychgate.load(kept[0].read_bytes()).version >= version + 1

    kept: list[Path] = []
    run(first())
    assert kept[0].parent == saves
    run(second())


def test_leaving_asks_says_where_the_match_is_and_keeps_it() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "2", "q")
            on(app, Confirm)
            assert str(app.session.path) in on(app, Confirm).question
            await press(app, pilot, "escape")
            on(app, GameScreen)
            await press(app, pilot, "ctrl+c", "y")
        assert f"lychgate play --resume {app.session.path}" in str(app.return_value)
        assert lychgate.load(app.session.path.read_bytes()).version > 0

    run(test())


def test_leaving_before_anything_was_answered_leaves_nothing_behind(saves: Path) -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "q")
        assert app.return_value is None
        assert not saves.exists()

    run(test())


def test_a_disk_that_refuses_is_told_and_play_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "file").write_text("in the way")
        async with table(coven(save=tmp_path / "file" / "match.jsonl")) as (app, pilot):
            await press(app, pilot, "1")
            assert any("could not be saved" in note.message for note in app._notifications)
            assert app.session.match.version > 0
            await press(app, pilot, "q")
            on(app, Confirm)
            assert "lose the match" in on(app, Confirm).question

    run(test())


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


def test_a_standing_order_passes_in_every_reaction_until_something_else_is_asked() -> None:
    async def test() -> None:
        session = begin(knock.GAME, 2, [], 1, {}, None)
        async with table(session, LARGE) as (app, pilot):
            await take(app, pilot, "knock")
            assert session.match.standing == {}
            await press(app, pilot, "p")  # the second player is asked about the knock, and would rather not be
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
