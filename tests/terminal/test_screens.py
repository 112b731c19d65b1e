"""What is read around the table: reasons, rules, the log, the ending; at every size, with and without colour."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.widgets import Input, OptionList, Static

import lychgate
from lychgate.terminal.screens.curtain import CurtainScreen
from lychgate.terminal.screens.dialogs import SaveAs
from lychgate.terminal.screens.game import GameScreen
from lychgate.terminal.screens.log import LogScreen
from lychgate.terminal.screens.result import ResultScreen
from lychgate.terminal.screens.rules import ProseScreen, RulesScreen
from lychgate.terminal.screens.small import SmallScreen
from lychgate.terminal.screens.why import WhyScreen
from tests.terminal.playing import (
    LARGE,
    SMALL,
    almost_over,
    click_element,
    coven,
    game_screen,
    labels,
    on,
    pane,
    press,
    reached,
    run,
    screen_text,
    sheet,
    table,
)

BOTH = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "200x60"])


def test_clicking_what_no_option_touches_asks_why() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await click_element(app, pilot, "supply:P")
            on(app, WhyScreen)
            assert [subject.element for subject in on(app, WhyScreen).shown] == ["supply:P"]
            await press(app, pilot, "escape")
            on(app, GameScreen)

    run(test())


def test_why_not_tells_the_clause_and_opens_the_rules_there() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "3", "question_mark")
            on(app, WhyScreen)
            await press(app, pilot, *"dime")
            assert on(app, WhyScreen).shown[0].label == "Scare a dime"
            reasons = app.screen.query_one("#reasons", OptionList)
            told = str(reasons.get_option_at_index(0).prompt)
            clause = on(app, WhyScreen).clauses[0]
            assert clause is not None
            assert clause in told
            await press(app, pilot, "enter")
            on(app, RulesScreen)
            rules = app.screen.query_one(OptionList)
            assert rules.highlighted is not None
            assert rules.get_option_at_index(rules.highlighted).id == clause
            await press(app, pilot, "escape", "escape")
            on(app, GameScreen)

    run(test())


def test_why_not_of_what_is_possible_and_of_nonsense() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "question_mark", *"your hand")
            assert "That is possible now" in pane(app, "#verdict")
            await press(app, pilot, "x")
            reasons = app.screen.query_one("#reasons", OptionList)
            assert "No answer of this game is written like that." in str(reasons.get_option_at_index(0).prompt)
            app.screen.query_one(Input).value = "city"
            await pilot.pause()
            assert "The city, where vampires hunt." in pane(app, "#verdict")
            assert "are taken on the turn of one of your vampires" in str(reasons.get_option_at_index(0).prompt)

    run(test())


def test_rules_are_searched_by_words_and_by_number() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "r")
            on(app, RulesScreen)
            rules = app.screen.query_one(OptionList)
            assert rules.highlighted is not None
            assert rules.get_option_at_index(rules.highlighted).id == "BC-022"
            await press(app, pilot, *"tails-up")
            found = [rules.get_option_at_index(at).id for at in range(rules.option_count)]
            assert found == [clause.id for clause in app.session.game.ledger.search("tails-up")]
            text = str(rules.get_option_at_index(0).prompt)
            assert "[rulebook · enforced]" in text
            await press(app, pilot, "escape")
            assert app.screen.query_one(Input).value == ""
            await press(app, pilot, *"BC-171")
            assert rules.get_option_at_index(0).id == "BC-171"
            await press(app, pilot, "escape", "tab")
            assert rules.highlighted is not None
            await press(app, pilot, "escape")
            on(app, GameScreen)

    run(test())


def test_a_clause_leads_to_those_it_names_and_prose_has_pages() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "r", *"BC-129", "enter", "escape")
            rules = app.screen.query_one(OptionList)
            await press(app, pilot, *"BC-168", "enter")
            named = [rules.get_option_at_index(at).id for at in range(rules.option_count)]
            assert named[:2] == ["BC-168", "BC-160"]
            await press(app, pilot, "down", "enter", "escape", "home")
            rules.highlighted = 0
            await press(app, pilot, "enter")
            on(app, ProseScreen)

    run(test())


def test_the_log_marks_what_is_new_and_leads_to_the_rules() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "1", "1", "l")
            on(app, LogScreen)
            lines = app.screen.query_one(OptionList)
            texts = [str(lines.get_option_at_index(at).prompt) for at in range(lines.option_count)]
            mark = next(at for at, text in enumerate(texts) if "since your last turn" in text)
            assert any("You started with the penny" in text for text in texts[:mark])
            assert any("placed nothing" in text for text in texts[mark:])
            await press(app, pilot, "enter")
            on(app, RulesScreen)

    run(test())


def test_the_table_in_words_the_agenda_and_the_help_can_be_read() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await press(app, pilot, "1", "d")
            words = str(app.screen.query_one("#words", Static).render())
            assert "Supply: 8 × penny" in words
            assert "Coffin 5: penny (well fed, you)" in words
            await press(app, pilot, "escape", "a")
            assert "Everybody feeds and scares" in str(app.screen.query_one("#words", Static).render())
            await press(app, pilot, "escape", "h")
            help = str(app.screen.query_one("#words", Static).render())
            assert "(P) penny (claw 3, fang 1)" in help
            assert "bot (random)" in help

    run(test())


def test_an_ending_offers_the_table_the_record_and_another_match(tmp_path: Path) -> None:
    async def test() -> None:
        async with table(almost_over(coven([]), left=1)) as (app, pilot):
            while not app.session.match.over:
                await press(app, pilot, "enter")
            await reached(app, pilot, ResultScreen)
            await press(app, pilot, "t")
            on(app, GameScreen)
            assert "The match is over" in pane(app, "#top")
            await press(app, pilot, "enter", "s")
            on(app, SaveAs).query_one(Input).value = str(tmp_path / "kept.jsonl")
            await press(app, pilot, "enter")
            assert lychgate.load((tmp_path / "kept.jsonl").read_bytes()).over
            before = app.session
            await press(app, pilot, "p")
            assert app.session is not before
            assert app.session.match.seed == before.match.seed + 1
            assert [player.recorded for player in app.session.players] == ["Player 1", "Player 2"]
            on(app, CurtainScreen)

    run(test())


def test_a_terminal_that_is_too_small_says_so_and_play_goes_on_when_it_has_grown() -> None:
    async def test() -> None:
        async with table(coven()) as (app, pilot):
            await pilot.resize_terminal(70, 20)
            await pilot.pause(0.05)
            on(app, SmallScreen)
            assert "70 columns and 20 rows" in screen_text(app)
            await pilot.resize_terminal(*LARGE)
            await pilot.pause(0.05)
            on(app, GameScreen)
            assert "Your card" in sheet(app)
            await press(app, pilot, "1")
            assert app.session.match.version > 0

    run(test())


def test_no_colour_is_sent_where_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with table(coven()) as (app, _):
            styles = [
                segment.style
                for strip in app.screen._compositor.render_strips()
                for segment in strip.apply_filter(app._filters[-1], app.screen.background_colors[1])
                if segment.style is not None
            ]
            assert all(style.color is None or style.color.is_default for style in styles)
            assert all(style.bgcolor is None or style.bgcolor.is_default for style in styles)
            assert any(style.reverse for style in styles)

    monkeypatch.setenv("NO_COLOR", "1")
    run(test())


@BOTH
def test_essential_lines_are_on_the_screen_whatever_is_asked(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with table(coven(["random", "random"], seats=3, seed=5, abilities="pick"), size) as (app, pilot):
            rng = Random(4)
            for _ in range(7):
                if app.session.match.over:
                    break
                shown = screen_text(app)
                lines = shown.split("\n")
                assert len(lines) == size[1]
                assert max(map(len, lines)) <= size[0]
                ask = game_screen(app).ask
                assert ask is not None
                assert app.session.words.sentence(ask.prompt)[: size[0] - 20] in shown
                assert f"1 {labels(app)[0]}"[:60] in shown
                assert "Your turn" in lines[0]
                assert "quit" in lines[-1]
                for seat in range(3):
                    name = app.session.words.who(seat)
                    assert name[:1].upper() + name[1:] in shown
                game_screen(app).choosing.go(rng.randrange(len(labels(app))))
                await press(app, pilot, "enter")

    run(test())
