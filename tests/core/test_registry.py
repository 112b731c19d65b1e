"""The registry finds games of other packages; one that is broken is told of and harms nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import lychgate
from lychgate.cli import main
from lychgate.core.errors import BadGame, UnknownGame
from lychgate.server import catalogue
from tests.core.outside import forget, install
from tests.house import OURS

MODULES = {
    "torn": "import a_library_that_nobody_has\n",
    "loud": "raise RuntimeError('out of\\ncandles.')\n",
    "quits": "raise SystemExit(3)\n",
    "empty": "GAME = 'not a game'\n",
    "renamed": "from tests.samples.noughts import GAME\n",
    "garbled": "from dataclasses import replace\nfrom pathlib import Path\nfrom tests.samples.noughts import GAME\n"
    "GAME = replace(GAME, id='garbled', folder=Path(__file__).parent / 'garbled')\n",
    "crooked": "from lychgate.core.game import Game\nGAME = Game(id='x', title='', prefix='', players=1, minutes=2)\n",
}
TELLS = {
    "torn": "ModuleNotFoundError: No module named 'a_library_that_nobody_has' (outside_torn.py, line 1).",
    "loud": "cannot be loaded: RuntimeError: out of (outside_loud.py, line 1).",
    "quits": "cannot be loaded: SystemExit: 3 (outside_quits.py, line 1).",
    "empty": "cannot be loaded: that is no Game, but 'not a game'.",
    "renamed": "calls itself 'noughts'; entry point and Game.id must be the same.",
    "garbled": "cannot be loaded: words/en.ftl: UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff",
    "crooked": "cannot be loaded: TypeError: ",
    "gone": "cannot be loaded: ModuleNotFoundError: No module named 'outside_gone'.",
}


@pytest.fixture
def _broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, text in MODULES.items():
        (tmp_path / f"outside_{name}.py").write_text(text)
    (tmp_path / "garbled/words").mkdir(parents=True)
    (tmp_path / "garbled/words/en.ftl").write_bytes(b"game-title = \xff\n")
    install(tmp_path, monkeypatch, **{name: f"outside_{name}:GAME" for name in TELLS})
    yield
    monkeypatch.undo()
    forget()


@pytest.mark.usefixtures("_broken")
def test_broken_games_are_skipped_and_told_of() -> None:
    assert {game.id for game in lychgate.games()} >= {game.id for game in OURS}
    told = lychgate.broken()
    assert set(told) >= set(TELLS)
    for name, ending in TELLS.items():
        assert told[name].startswith(f"The game {name!r} (outside_{name}:GAME) ")
        assert ending in told[name]
        assert told[name].endswith(".")
        assert told[name].isprintable()
        with pytest.raises(BadGame) as refusal:
            lychgate.game(name)
        assert str(refusal.value) == told[name]


@pytest.mark.usefixtures("_broken")
def test_the_command_line_lists_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    text = capsys.readouterr().out
    assert "Blood Coven (blood-coven)" in text
    assert "No module named 'a_library_that_nobody_has' (outside_torn.py, line 1)." in " ".join(text.split())
    assert main(["games", "--json"]) == 0
    printed = capsys.readouterr()
    assert "blood-coven" in [each["id"] for each in json.loads(printed.out)]
    assert printed.err.count("\n") == len(lychgate.broken())
    assert main(["simulate", "torn"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("_broken")
def test_the_lobby_shows_the_others_and_tells_which_are_broken() -> None:
    assert "blood-coven" in [card.id for card in catalogue.cards(1)]
    assert {card.id: card.why for card in catalogue.broken_cards()} == lychgate.broken()
    assert "tagline-blood-coven" in (catalogue.words("en") or "")


def test_a_whole_house_has_no_broken_games() -> None:
    assert len(OURS) == 5
    assert not set(lychgate.broken()) & set(TELLS)
    with pytest.raises(UnknownGame):
        lychgate.game("torn")


def test_a_game_that_is_installed_twice_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path / "one", monkeypatch, crypt="outside_one:GAME")
    install(tmp_path / "two", monkeypatch, crypt="outside_two:GAME", attic="outside_attic:GAME")
    (tmp_path / "two/outside_attic.py").write_text(
        "from dataclasses import replace\nfrom tests.samples.noughts import GAME\nGAME = replace(GAME, id='attic')\n"
    )
    why = (
        "The game 'crypt' cannot be loaded: it is installed more than once, as outside_one:GAME and outside_two:GAME; "
        "uninstall all but one."
    )
    assert lychgate.broken()["crypt"] == why
    assert lychgate.game("attic").id == "attic"
    monkeypatch.undo()
    forget()


def test_a_package_that_is_listed_twice_is_installed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("one", "two"):
        install(tmp_path / folder, monkeypatch, noughts="tests.samples.noughts:GAME")
    assert lychgate.game("noughts").id == "noughts"
    monkeypatch.undo()
    forget()
