"""Pointing at everything, many times: what a long run keeps, how it goes on, and that it sees what is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import lychgate
from lychgate.core.ask import Option
from lychgate.core.match import Match
from lychgate.core.touch import Candidate, Touched
from lychgate.testing.clicks import Clicks
from tools.clicks import Played, main, point
from tools.runs import kept


def test_a_run_keeps_its_matches_and_goes_on_after_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    assert main(["blood-coven", "--positions", "20", "--keep", str(file)]) == 0
    first = file.read_bytes()
    file.write_bytes(first + b'{"game":"blood-c')  # a run that was stopped while it wrote
    enough = sum(msgspec.json.decode(line, type=Played).positions for line in first.splitlines()) + 1
    assert main(["blood-coven", "--positions", str(enough), "--keep", str(file)]) == 0
    assert file.read_bytes().startswith(first)
    matches = kept(file, Played, lambda each: each.game == "blood-coven")
    assert [each.number for each in matches] == [*range(1, len(matches) + 1)]
    assert sum(each.positions for each in matches) >= enough
    pointed = sum(each.pointed for each in matches)
    assert f"{pointed} things pointed at, 0 different faults" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="another game"):
        main(["carpathes", "--positions", "1", "--keep", str(file)])


def test_a_table_that_cannot_be_drawn_and_a_match_that_breaks_are_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    game = lychgate.game("blood-coven")
    with monkeypatch.context() as patched:
        patched.setattr(game, "fill", lambda view: 1 / 0)
        assert any("cannot be drawn" in fault for fault in Clicks(game).faults(game.start(2, 1), [0]))
    monkeypatch.setattr(Match, "answer", lambda match, seat, code: 1 / 0)
    assert any("ZeroDivisionError" in fault for fault in point(game, 1, 20).faults)


def test_a_piece_stands_for_its_place_and_a_place_for_its_pieces() -> None:
    marks = (("b:3",), ("b:4:pawn", "b:4:rook"), ("c",))
    touched = Touched(Candidate(Option(f"{at}", at, each), f"{at}", None) for at, each in enumerate(marks))

    def touching(id: str, *verbs: str) -> list[int]:
        return [each.option.value for each in touched.touching(id, verbs)]

    assert touching("b:3") == touching("b:3:pawn") == [0]
    assert touching("b:4:pawn") == touching("b:4") == [1]
    assert touching("b") == [0, 1]
    assert touching("b", "1") == [1]
    assert touching("b:3", "1") == touching("d") == touching("b:") == []
