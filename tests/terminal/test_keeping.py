"""What is taken back, saved, left and gone on with."""

from __future__ import annotations

from pathlib import Path

import lychgate
from lychgate.terminal.screens.curtain import CurtainScreen
from lychgate.terminal.screens.dialogs import Confirm
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.session import resume
from tests.terminal.playing import (
    coven,
    game_screen,
    labels,
    on,
    press,
    run,
    table,
)


def test_undo_is_free_while_sealed_and_over_once_something_was_revealed() -> None:
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
            # Both have chosen and everything is open: nobody may choose again knowing what the other chose.
            while isinstance(app.screen, CurtainScreen):
                await press(app, pilot, "enter")
            given = len(session.match.history)
            await press(app, pilot, "u")
            while isinstance(app.screen, CurtainScreen):
                await press(app, pilot, "enter")
            on(app, GameScreen)
            assert len(session.match.history) == given

    run(test())


def test_undo_asks_whoever_has_answered_since() -> None:
    async def test() -> None:
        session = coven([], placement="open")
        async with table(session) as (app, pilot):
            await press(app, pilot, "3", "3")
            assert [seat for seat, _ in session.match.history] == [0, 1]
            asker, other = session.viewer, 1 - (session.viewer or 0)
            await press(app, pilot, "u")
            if asker == 0:
                assert session.name(other) in on(app, Confirm).question
                await press(app, pilot, "n")
                assert len(session.match.history) == 2
                await press(app, pilot, "u", "y")
            assert len(session.match.history) < 2

    run(test())


def test_undo_against_bots_and_with_nothing_to_take_back() -> None:
    async def test() -> None:
        async with table(coven(placement="open")) as (app, pilot):
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
