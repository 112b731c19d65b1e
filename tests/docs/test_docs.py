"""The documentation points at things that exist: links, headings, files, clauses, and pieces of the sources."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from itertools import takewhile
from pathlib import Path

import pytest

from lychgate.cli import main
from lychgate.core.clauses import citations
from lychgate.core.game import Game
from lychgate.testing.plan import ROOMS
from tests.docs.changes import DoesNotFit, changed, changes, make
from tests.docs.included import CLIENT, PAGES, ROOT, Included, included, source
from tests.house import OURS
from tests.samples.cups import GAME as CUPS
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.raid import GAME as RAID

LEDGERS = {game.prefix: game.ledger for game in (*OURS, CUPS, NOUGHTS, RAID)}
HOUSES = (ROOT, ROOT / "src/lychgate", *(game.folder for game in OURS))
"""Where a file named in the text may lie: paths are written from the root, from the package or from a game's folder."""
GUIDE = ROOT / "docs/writing-a-game.md"
ADRS = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))

_FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
_CODE = re.compile(r"`([^`\n]+)`")
_FILE = re.compile(r"[\w.-]+(/[\w.-]+)+\.(py|md|ftl|toml|jsonl|sh|ts|svelte|svg)")

_CLIENT_FILE = re.compile(r"[\w./-]+(/|\.(ts|svelte|css|md))")

_COMMAND = re.compile(r"^(?:\.venv/bin/)?lychgate (?P<name>[a-z]+)\b(?P<rest>.*)$")

every_page = pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
INCLUDED = list(included())


def prose(page: Path) -> str:
    """A page without its code blocks."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    words = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    return set(words)


def test_there_is_documentation() -> None:
    names = {str(page.relative_to(ROOT)) for page in PAGES}
    assert names >= {"README.md", "CHANGELOG.md", "docs/tour.md", "docs/writing-a-game.md", "docs/adr/README.md"}
    assert INCLUDED


@every_page
def test_relative_links_lead_somewhere(page: Path) -> None:
    broken = []
    for target in _LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = page.parent / path if path else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(target)
    assert broken == []


@every_page
def test_files_named_in_the_text_exist(page: Path) -> None:
    named = [code for code in _CODE.findall(prose(page)) if _FILE.fullmatch(code)]
    assert [name for name in named if not any((house / name).exists() for house in (*HOUSES, page.parent))] == []


@pytest.mark.parametrize("page", CLIENT, ids=[str(page.relative_to(ROOT)) for page in CLIENT])
def test_files_and_folders_of_the_client_exist(page: Path) -> None:
    """A bare file name may lie in any room below the page; a path starts at the page, at web/ or at the root."""
    named = [code for code in _CODE.findall(prose(page)) if _CLIENT_FILE.fullmatch(code)]
    assert len(named) > 15
    missing = [
        name
        for name in named
        if not any((house / name).exists() for house in (page.parent, ROOT / "web", ROOT))
        and ("/" in name or not any(page.parent.rglob(name)))
    ]
    assert missing == []


def test_scripts_of_the_client_exist() -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
    text = CLIENT[0].read_text(encoding="utf-8")
    named = re.findall(r"^npm run ([\w-]+)", text, re.MULTILINE)
    assert {"build", "check", "lint"} <= set(named) <= set(scripts)


@every_page
def test_modules_that_commands_run_exist(page: Path) -> None:
    named = re.findall(r"python -m ([\w.]+)", page.read_text(encoding="utf-8"))
    assert [name for name in named if importlib.util.find_spec(name) is None] == []


@every_page
def test_clauses_named_in_the_text_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    prefixes = set(re.findall(r"(?<![\w-])([A-Z]{2})-\d{3}(?!\w)", text))
    assert prefixes <= set(LEDGERS)
    named = [(prefix, clause_id) for prefix in prefixes for clause_id, _ in citations(text, prefix, LEDGERS[prefix])]
    assert [clause_id for prefix, clause_id in named if clause_id not in LEDGERS[prefix]] == []


def commands(page: Path) -> list[tuple[str, str]]:
    """Every command of ours that a page names, with what it is given: in the text and in code blocks."""
    text = page.read_text(encoding="utf-8")
    named = [
        *_CODE.findall(prose(page)),
        *(line.strip() for block in _FENCE.findall(text) for line in block.split("\n")),
    ]
    return [(found["name"], found["rest"]) for each in named if (found := _COMMAND.match(each))]


@every_page
def test_commands_named_in_the_text_exist(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, rest in commands(page):
        with pytest.raises(SystemExit) as left:
            main([name, "--help"])
        assert left.value.code == 0, f"lychgate {name}"
        known = set(re.findall(r"--[a-z]+", capsys.readouterr().out))
        assert set(re.findall(r"--[a-z]+", rest)) <= known, f"lychgate {name}{rest}"


def test_some_commands_are_named() -> None:
    named = {name for name, _ in commands(ROOT / "README.md")}
    assert named >= {"games", "play", "simulate", "rules", "replay", "verify"}


@pytest.mark.parametrize("block", INCLUDED, ids=str)
def test_what_a_page_shows_is_what_the_source_says(block: Included) -> None:
    """Repair with `python -m tests.docs.included`."""
    assert block.text == source(block.path, block.name)


@pytest.mark.parametrize("adr", ADRS, ids=[adr.stem for adr in ADRS])
def test_every_decision_has_its_parts_and_is_in_the_index(adr: Path) -> None:
    text = adr.read_text(encoding="utf-8")
    assert re.match(rf"# {adr.stem[:4]} \S", text)
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == ["Context", "Options", "Decision", "Consequences"]
    assert f"]({adr.name})" in (adr.parent / "README.md").read_text(encoding="utf-8")


def table_of(page: Path, column: str) -> list[tuple[str, str]]:
    """The first cell of every row of the table that has such a column, with the cell in that column."""
    lines = iter([[cell.strip() for cell in line[1:-1].split("|")] for line in prose(page).splitlines()])
    at = next(line.index(column) for line in lines if column in line)
    return [(line[0], line[at]) for line in takewhile(lambda line: len(line) > at, lines) if set(line[0]) != {"-"}]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_where_is_what_is_true_of_every_game(game: Game) -> None:
    rows = table_of(ROOT / "docs/where-is-what.md", game.title.partition(":")[0])
    assert len(rows) > 20
    folder = ROOT / "tests/games" / game.folder.name
    tests = "".join(file.read_text(encoding="utf-8") for file in folder.glob("test_*.py"))
    wrong = []
    for what, cell in rows:
        for name in _CODE.findall(cell):
            clause = name.removeprefix('@clause("').removesuffix('")')
            if not (f'"{clause}"' in tests if clause != name else (game.folder / name).is_file()):
                wrong.append((what, name))
    assert wrong == []


def test_the_floor_plan_of_the_page_is_that_of_the_checks() -> None:
    rows = {re.sub(r"[`/]", "", name): may for name, may in table_of(GUIDE, "may import of its game")}
    told = {name: set(_CODE.findall(may)) for name, may in rows.items()}
    assert rows.keys() >= ROOMS.keys()
    everything = set(ROOMS) - {"setup", "screen", "advice", "lessons", "steps"}
    expected = {name: set(room.imports) for name, room in ROOMS.items()}
    assert expected["steps"] == everything
    assert expected["advice"] == expected["lessons"] == set(ROOMS) - {"screen", "advice", "lessons"}
    del expected["steps"], expected["advice"], expected["lessons"]
    assert {name: told[name] for name in expected} == expected
    assert (rows["steps"], rows["data"]) == ("all of these", "nothing")
    assert (rows["advice"], rows["lessons"]) == ("all but `screen` and `lessons`", "all but `screen` and `advice`")


CHANGING = [page for page in PAGES if changes(page)]


@pytest.mark.parametrize("page", CHANGING, ids=[page.stem for page in CHANGING])
def test_changes_that_a_page_shows_can_be_made_and_pass_its_tests(page: Path, tmp_path: Path) -> None:
    new = make(page, tmp_path)
    places = os.pathsep.join([str(tmp_path / "src"), str(tmp_path)])
    command = [sys.executable, "-m", "pytest", "-q", "--import-mode=importlib", *new]
    run = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": places}, capture_output=True, text=True, timeout=300
    )
    assert new
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_change_that_does_not_fit_is_refused() -> None:
    assert changed("a\nb\nc\n", " a\n-b\n+d\n") == "a\nd\nc\n"
    for text in ("b\n", "a\nb\na\nb\n"):
        with pytest.raises(DoesNotFit):
            changed(text, " a\n-b\n+d\n")


def test_cards_are_added_to_four_games() -> None:
    (page,) = CHANGING
    assert page.name == "adding-a-card.md"
    assert {change.path.split("/")[3] for change in changes(page) if not change.new} == {
        "carpathes", "damnation", "sabbat_magica", "sanguis_venenatus",
    }  # fmt: skip
