"""Who sits where, what they have read, what is hidden from whom, and where it is kept."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

import lychgate
from lychgate.bots import BadSetting
from lychgate.core.errors import BadGame, BadOption, BadRecord, BadSeats, LychgateError, UnknownBot
from lychgate.core.say import Say
from lychgate.core.table import Fill, Table
from lychgate.core.view import OptionSeen
from lychgate.terminal import panes, run, saves
from lychgate.terminal.choosing import Choice, Choosing
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.hotseat import hides, needs_curtain
from lychgate.terminal.session import begin, resume, seat_players
from tests.samples import knock
from tests.samples.raid import GAME as RAID
from tests.terminal.playing import coven


def test_people_sit_first_unless_the_list_says_otherwise() -> None:
    assert [player.name for player in seat_players(3, ["greedy"], 1)] == ["Player 1", "Player 2", "Greedy"]
    assert [player.name for player in seat_players(3, ["greedy", "me", "greedy"], 1)] == [
        "Greedy 1",
        "Player 1",
        "Greedy 2",
    ]
    watched = seat_players(2, ["random", "search:ms=50"], 1)
    assert [player.recorded for player in watched] == ["random", "search:ms=50"]
    assert [player.name for player in watched] == ["Random", "Search"]


@pytest.mark.parametrize(
    "bots, error",
    [(["greedy"] * 3, BadSeats), (["nobody"], UnknownBot), (["search:ms=soon"], BadSetting)],
    ids=["too many", "unknown", "bad setting"],
)
def test_bots_that_cannot_sit_are_refused(bots: list[str], error: type[LychgateError]) -> None:
    with pytest.raises(error):
        coven(bots)


def test_a_fill_that_fails_is_told_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(view: object) -> Fill:
        raise KeyError("candle")

    session = coven([])
    monkeypatch.setattr(session.game, "fill", fails)
    (banner,) = session.fill(session.view()).banners
    assert session.words.sentence(banner.say).startswith(
        "The table cannot be drawn, for a mistake in the game: KeyError: 'candle' (test_session.py, line "
    )


def test_a_layout_that_fails_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(seats: int, options: object) -> Table:
        raise KeyError("candle")

    monkeypatch.setattr(lychgate.game("blood-coven"), "layout", fails)
    with pytest.raises(
        BadGame, match=r"^Blood Coven cannot lay its table: KeyError: 'candle' \(test_session\.py, line \d+\)\.$"
    ):
        coven([])


def test_a_race_needs_more_than_one_device() -> None:
    with pytest.raises(BadOption, match=r"real time.*BC-204"):
        coven(placement="race")


def test_the_log_knows_what_is_new_to_whom() -> None:
    session = coven([])
    session.viewer = 0
    assert session.log() == []
    session.answer(0, "start:P")
    session.viewer = 1
    session.answer(1, "start:D")
    assert [line.fresh for line in session.log()] == [True] * 3
    assert session.log()[0].text == "Player 1 started with the penny in coffin 5."
    session.answer(1, "scare:-")
    session.viewer = 0
    assert session.log()[0].text == "You started with the penny in coffin 5."
    session.answer(0, "scare:-")
    assert [line.fresh for line in session.log()][:4] == [False, False, False, True]


def test_taking_something_back_takes_it_out_of_the_log() -> None:
    session = coven([], placement="open")
    session.viewer = 0
    session.answer(0, "start:P")
    session.answer(1, "start:D")
    assert len(session.log()) == 3
    session.undo(0, consent=(1,))
    assert session.log() == []


def test_the_highlighted_answer_says_what_it_brings() -> None:
    session = coven([])
    session.viewer = 0
    option = OptionSeen("x", label=Say("option-start", {"coin": Say("coin", {"coin": "P"})}), brings={"score:0": -2})
    fill = session.fill(session.view())
    pen = Pen(session.table, fill, session.words)
    told = panes.detail(session, pen, Choosing([Choice(1, "X", option, "x")]), 60)
    assert "Points if dawn came now −2" in told.plain


def test_rounds_are_headings_of_the_log() -> None:
    session = coven(())
    for _ in range(4):
        ask = session.match.asks[0]
        session.match.answer(ask.seat, ask.options[0].code)
    began = next(line for line in session.log() if line.opens == "round")
    assert began.text == "Night 1 fell."
    shown = panes.log_tail(session, session.log(), 40, 20).plain.splitlines()
    assert "━━ Night 1 fell" in shown


def test_a_resumed_match_tells_what_happened_since_the_last_answer(tmp_path: Path) -> None:
    session = coven(save=tmp_path / "a.jsonl")
    session.answer(0, "start:P")
    session.match.answer(1, "start:D")
    session.answer(0, "scare:-")
    session.match.answer(1, "scare:-")
    before = [line.text for line in session.log() if line.fresh]
    assert 0 < len(before) < len(session.log())
    session.save()
    again = resume(tmp_path / "a.jsonl", "blood-coven", [], None)
    assert [line.text for line in again.log() if line.fresh] == before
    assert again.path == tmp_path / "a.jsonl"
    assert again.players[1].recorded == "random"
    # New bots may take over.
    assert resume(tmp_path / "a.jsonl", "", ["greedy"], None).players[1].recorded == "greedy"


def test_records_that_cannot_be_resumed_are_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(LychgateError, match="cannot be read"):
        resume(tmp_path / "nothing.jsonl", "", [], None)
    (tmp_path / "torn.jsonl").write_text(coven().match.save()[:-20])
    with pytest.raises(BadRecord):
        resume(tmp_path / "torn.jsonl", "", [], None)
    (tmp_path / "whole.jsonl").write_text(coven().match.save())
    with pytest.raises(LychgateError, match="is of Blood Coven, not of carpathes"):
        resume(tmp_path / "whole.jsonl", "carpathes", [], None)


def test_saves_lie_in_the_data_folder_and_never_on_top_of_each_other(
    saves: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = coven()
    first.save()
    assert first.path.parent == saves
    assert coven().path != first.path
    assert [path.name for path in saves.iterdir()] == [first.path.name]
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    from lychgate.terminal.saves import folder

    assert folder() == tmp_path / ".local" / "share" / "lychgate" / "saves"


def test_a_disk_that_refuses_leaves_the_old_record_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("old")
    (tmp_path / ".match.jsonl.part").mkdir()
    with pytest.raises(saves.CannotSave, match="could not be saved"):
        saves.write(path, "new")
    assert path.read_text() == "old"


# --- the curtain


def test_a_curtain_falls_for_sealed_questions_and_not_for_one_person() -> None:
    several = coven([])
    several.viewer = 0
    assert needs_curtain(several, 1)
    assert not needs_curtain(several, 0)
    alone = coven()
    assert not needs_curtain(alone, 0)


def test_whatever_differs_between_two_views_is_hidden() -> None:
    match = RAID.start(2, seed=4)
    assert hides(match, 0, 1)  # hands are hidden
    open_game = lychgate.game("blood-coven").start(2, seed=4, options={"placement": "open"})
    rng = Random(1)
    while not open_game.over:
        if len(open_game.asks) == 1:
            assert not hides(open_game, 0, 1)
        ask = open_game.asks[0]
        open_game.answer(ask.seat, rng.choice(ask.options).code)


# --- the way in


def test_without_a_terminal_there_is_one_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    code = run("blood-coven", players=2, bots=[], seed=1, options={}, resume=None, save=None)
    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "terminal" in told.err


def test_what_cannot_be_played_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for game, players, record in (
        ("no-game", 2, None),
        ("blood-coven", 5, None),
        ("blood-coven", 2, tmp_path / "nothing"),
    ):
        assert run(game, players=players, bots=[], seed=1, options={}, resume=record, save=None) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_standing_order_is_given_and_taken_back_and_stands_where_the_question_would() -> None:
    session = begin(knock.GAME, 2, ["random"], 1, {}, None)
    session.match.answer(0, "wait")
    order = session.text("order-given")
    for given in (True, False, True):
        session.order(0)
        assert (session.passes(0), session.passes(1)) == (given, False)
        assert (order in str(panes.question(session, session.ask(), 80))) is given
    session.match.answer(1, "knock")
    session.match.carry_out_orders()
    assert session.match.history[-1] == (0, "pass")
    assert not session.passes(0), "it is their own turn: the order is spent"
