"""The check of the floor plan sees every way in which a game's folder can be out of order, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from lychgate.testing.plan import FILES, HOMES, ONE_HOME, ROOMS, complaints, main, table
from tests.samples.knock import GAME as KNOCK

TIDY = {
    "__init__.py": (
        '"""A game."""\nfrom lychgate.core.game import Game\nfrom crypt.setup import setup\nGAME = Game(setup=setup)\n'
    ),
    "rules.md": "",
    "rules.fr.md": "",
    "cover.svg": "",
    "words/__init__.py": '"""Words."""\n',
    "words/en.ftl": "",
    "words/names.py": "from crypt.data import KINDS\n",
    "data.py": "KINDS = 1\n",
    "state/__init__.py": "",
    "state/position.py": "from crypt.data import KINDS\nfrom crypt.state.purse import put\n",
    "state/purse.py": "put = 1\n",
    "choices/menus.py": "from crypt import data\nfrom crypt.state import position\nimport crypt.words.names\n",
    "steps/round.py": "from crypt.choices.menus import x\nfrom crypt import choices, data\nfrom ..data import KINDS\n",
    "setup.py": "from crypt.steps.round import x\n",
    "screen/layout.py": "from .fill import y\nfrom crypt.words import names\n",
    "screen/fill.py": "y = 1\n",
    "advice/habits.py": "from crypt.setup import x\nfrom crypt.steps.round import x\n",
}


def said(folder: Path, **changes: str) -> list[str]:
    """Furnish a tidy folder, change some of its files (`steps__round` is steps/round.py), and say what is wrong."""
    files = TIDY | {name.replace("__", "/") + ".py": text for name, text in changes.items()}
    for name, text in files.items():
        path = folder / "crypt" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return complaints(folder / "crypt", "crypt")


def test_a_tidy_folder_has_no_complaints(tmp_path: Path) -> None:
    assert said(tmp_path) == []


def test_an_unknown_module_is_told_where_it_belongs(tmp_path: Path) -> None:
    found = said(tmp_path, filling="", hints="", moments="")
    assert found == [
        "filling.py: the floor plan has no such room; it belongs in screen/fill.py.",
        "hints.py: the floor plan has no such room; it belongs in advice/habits.py.",
        "moments.py: the floor plan has no such room.",
        table(),
    ]
    assert all(name in found[-1] and room.holds in found[-1] for name, room in ROOMS.items())


@pytest.mark.parametrize(
    "path, complaint",
    [
        ("lore/__init__.py", "lore: the floor plan has no such room."),
        ("notes.txt", "notes.txt: the floor plan has no such room."),
        ("words.py", "words.py: words are a folder, with en.ftl and, for names as Says, names.py."),
        ("words/spelling.py", "words/spelling.py: words/ holds en.ftl, its translations and names.py."),
        ("data/cards.py", "data.py: there is a folder data/, too; a room is one of the two."),
        ("choices/menus.csv", "choices/menus.csv: a room holds modules only."),
        ("steps/reasons.py", "steps/reasons.py: in every game, reasons.py lies in choices/."),
        ("data/purse.py", "data/purse.py: in every game, purse.py lies in state/."),
    ],
)
def test_what_lies_in_the_wrong_place(tmp_path: Path, path: str, complaint: str) -> None:
    said(tmp_path)
    stray = tmp_path / "crypt" / path
    stray.parent.mkdir(exist_ok=True)
    stray.write_text("")
    assert complaint in complaints(tmp_path / "crypt", "crypt")


def test_what_python_and_editors_leave_behind_is_not_looked_at(tmp_path: Path) -> None:
    said(tmp_path)
    (tmp_path / "crypt/__pycache__").mkdir()
    (tmp_path / "crypt/steps/__pycache__").mkdir()
    (tmp_path / "crypt/.swap").write_text("")
    assert complaints(tmp_path / "crypt", "crypt") == []


@pytest.mark.parametrize(
    "text",
    [
        "from crypt.steps.round import x",
        "from crypt import data, steps",
        "import crypt.steps.round as r",
        "from ..steps.round import x",
        "from ..steps import round",
        "from .. import steps",
        "def late():\n    from crypt.steps import round",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from crypt.steps.round import x",
        "from importlib import import_module\nx = import_module('crypt.steps.round')",
        "x = __import__('crypt.steps')",
    ],
)
def test_a_forbidden_import_is_seen_wherever_it_stands(tmp_path: Path, text: str) -> None:
    line = text.count("\n") + 1
    sentence = "choices imports steps; choices may import words, data, state, scoring of its game."
    assert said(tmp_path, choices__menus=text) == [f"choices/menus.py line {line}: {sentence}"]


@pytest.mark.parametrize(
    "importer, imported",
    [
        ("data", "state"), ("data", "words"), ("state", "events"), ("state", "scoring"), ("scoring", "events"),
        ("events", "state"), ("words", "state"), ("choices", "events"), ("choices", "screen"), ("choices", "advice"),
        ("steps", "screen"), ("steps", "advice"), ("steps", "setup"), ("setup", "events"), ("setup", "screen"),
        ("screen", "state"), ("screen", "steps"), ("screen", "choices"), ("screen", "advice"), ("advice", "screen"),
    ],
)  # fmt: skip
def test_the_table_of_imports(tmp_path: Path, importer: str, imported: str) -> None:
    where = next(name for name in (f"{importer}__names", f"{importer}__x", importer) if _has_room(name, importer))
    found = said(tmp_path, **{where: f"from crypt.{imported} import z\n"})
    assert [each.partition(": ")[2].partition(";")[0] for each in found] == [f"{importer} imports {imported}"]


def _has_room(name: str, room: str) -> bool:
    is_folder = any(path.startswith(f"{room}/") for path in TIDY)
    return name == f"{room}__names" if room == "words" else name == (f"{room}__x" if is_folder else room)


def test_no_room_imports_the_game_itself(tmp_path: Path) -> None:
    (found,) = said(tmp_path, steps__round="from crypt import GAME\n")
    assert found == "steps/round.py line 1: steps imports the game itself; import the room that has what it needs."


def test_a_first_page_forwards_nothing(tmp_path: Path) -> None:
    said(tmp_path)
    crypt = tmp_path / "crypt"
    (crypt / "state/__init__.py").write_text('"""The position."""\nfrom crypt.state.position import x\n')
    (crypt / "__init__.py").write_text(
        TIDY["__init__.py"] + "from crypt.data import KINDS\nregister(GAME)\ndef fill(view): ...\n"
    )
    assert complaints(crypt, "crypt") == [
        "__init__.py line 7: a game's __init__.py makes GAME and does nothing else.",
        "__init__.py line 5: KINDS is forwarded; import it where it is used.",
        "state/__init__.py: a room's __init__.py holds a docstring and nothing else.",
    ]


def test_every_name_has_a_home_that_is_a_room() -> None:
    assert {home.partition("/")[0] for home in HOMES.values()} <= set(ROOMS)
    assert set(ONE_HOME) <= set(HOMES)
    assert not set(HOMES) & {*ROOMS, *FILES}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said(tmp_path)
    assert main(str(tmp_path / "crypt")) == 0
    assert capsys.readouterr().out == "Everything is where the floor plan has it.\n"
    said(tmp_path, choices__menus="import crypt.steps")
    assert main(str(tmp_path / "crypt")) == 1
    assert "choices imports steps" in capsys.readouterr().out
    (tmp_path / "src/houses").mkdir(parents=True)
    (tmp_path / "crypt").rename(tmp_path / "src/houses/crypt")
    assert main("src/houses/crypt") == 0  # it imports crypt.steps, which is another package than houses.crypt
    (tmp_path / "src/houses/crypt/choices/menus.py").write_text("import houses.crypt.steps")
    assert main("src/houses/crypt") == 1
    capsys.readouterr()
    assert main("chess") == 1
    assert "There is no game 'chess'" in capsys.readouterr().out
    assert main() == 2


def test_a_sample_that_is_not_played_by_the_suite_keeps_the_plan_too() -> None:
    assert complaints(KNOCK.folder, KNOCK.package) == []
