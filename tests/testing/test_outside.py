"""A package from outside, made as docs/outside-package.md says, is installed, played and proved without a checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/outside-package.md").read_text(encoding="utf-8")
CUPS = ROOT / "tests/samples/cups"

TEST_FILE = """
from lychgate.testing.clause import clause
from liars_crypt import GAME


@clause("LC-001", "LC-002", "LC-010")
def test_dice_are_rolled():
    match = GAME.start(2, 3)
    assert [len(cup) for cup in match.state.cups] == [3, 3]
    assert match.asks[0].seat == 0


@clause("LC-011", "LC-012")
def test_a_bid_is_higher_than_the_one_before():
    match = GAME.start(2, 3)
    assert [each.clause for each in match.why_not(0, "doubt")] == ["LC-012"]
    match.answer(0, "bid:2x2")
    assert [each.clause for each in match.why_not(1, "bid:2x1")] == ["LC-011"]


@clause("LC-020", "LC-021")
def test_somebody_is_right():
    match = GAME.start(2, 3, {"rounds": 1})
    match.answer(0, "bid:6x5")
    match.answer(1, "doubt")
    assert match.result.winners == (1,)
"""


def toml() -> str:
    (found,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    return str(found)


def renamed(text: str) -> str:
    """Make another game of Cups, by the recipe of the page."""
    text = text.replace("tests.samples.cups", "liars_crypt").replace("CU-", "LC-").replace('"CU"', '"LC"')
    text = text.replace('id="cups",\n    title="Cups"', 'id="liars-crypt",\n    title="Liars\' Crypt"')
    dropped = ("    folder=", "register(GAME)", "from lychgate.core.registry", "from pathlib import Path")
    lines = [line for line in text.split("\n") if not line.startswith(dropped)]
    return "\n".join(lines)


class Outside:
    """The package's folder, and the folder it is installed into."""

    def __init__(self, place: Path) -> None:
        self.project = place / "liars-crypt"
        self.site = place / "site"
        self.errors = ""
        """What the last command wrote to its second output."""
        game = self.project / "src/liars_crypt"
        for path in CUPS.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                target = game / path.relative_to(CUPS)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
        (self.project / "pyproject.toml").write_text(toml())
        (self.project / "tests").mkdir()
        (self.project / "tests/test_bids.py").write_text(TEST_FILE)
        pip = ["pip", "install", "-qq", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
        self.run(*pip, "--target", str(self.site), ".")

    def run(self, *command: str, fails: bool = False) -> str:
        """Run a Python module in the package's folder, with the package installed, and return what it prints."""
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.site), str(ROOT / "src")]),
            "PYTEST_PLUGINS": "lychgate.testing.plugin",  # in a checkout the entry point may not be installed yet
        }
        environment.pop("PYTEST_ADDOPTS", None)
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.project, env=environment, capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
        assert (done.returncode != 0) == fails, done.stdout + done.stderr
        self.errors = done.stderr
        return done.stdout

    def pytest(self, *arguments: str, fails: bool = False) -> str:
        return self.run("pytest", "-q", "-p", "no:cacheprovider", *arguments, fails=fails)


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(tmp_path_factory.mktemp("outside"))


def test_the_page_is_sound() -> None:
    project = tomllib.loads(toml())["project"]
    assert project["entry-points"]["lychgate.games"] == {"liars-crypt": "liars_crypt:GAME"}
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "testing" in ours["optional-dependencies"]
    plugin = ours["entry-points"]["pytest11"]
    assert plugin == {"lychgate.testing.plugin": "lychgate.testing.plugin"}


def test_it_is_found_and_played(outside: Outside) -> None:
    assert "Liars' Crypt (liars-crypt): 2 to 3 players" in outside.run("lychgate", "games")
    assert "3 of 3 matches" in outside.run("lychgate", "simulate", "liars-crypt", "--games", "3", "--workers", "1")
    assert "7 clauses, 7 cited in code, 7 tested." in outside.run("lychgate", "rules", "liars-crypt", "--coverage")
    assert "Everything is where" in outside.run("lychgate.testing.plan", "liars-crypt")


def test_it_proves_itself_without_a_checkout(outside: Outside) -> None:
    told = outside.pytest("-k", "golden", fails=True)
    assert "write some with: python -m lychgate.testing.golden liars-crypt" in told
    outside.run("lychgate.testing.golden", "liars-crypt")
    assert sorted(path.name for path in (outside.project / "tests/golden").iterdir()) == [
        "2-players.jsonl", "3-players.jsonl",
    ]  # fmt: skip
    told = outside.pytest()
    assert re.search(r"^1\d\d passed in", told, re.MULTILINE), told
    # A clause without a test is found out.
    (outside.project / "tests/test_bids.py").write_text(TEST_FILE.replace('"LC-020", "LC-021"', '"LC-020"'))
    assert "'LC-021'" in outside.pytest("-k", "every_clause_has_a_test", fails=True)
    (outside.project / "tests/test_bids.py").write_text(TEST_FILE)


def test_where_paths_are_named_the_suite_is_left_out(outside: Outside) -> None:
    assert "3 passed" in outside.pytest("tests/test_bids.py")


def test_an_unknown_game_is_one_sentence(outside: Outside) -> None:
    told = outside.pytest("--lychgate=chess", "-k", "plan", fails=True)
    assert told.count("There is no game 'chess'") <= 1
    assert "Traceback" not in told
    assert "error" not in told
    assert outside.errors.count("There is no game 'chess'") == 1
    outside.run("lychgate.testing.golden", "chess", fails=True)
    assert outside.errors.startswith("There is no game 'chess'")


def test_rules_that_cannot_be_read_are_told_with_the_mark(outside: Outside) -> None:
    page = outside.site / "liars_crypt/rules.md"
    text = page.read_text(encoding="utf-8")
    page.unlink()
    try:
        told = outside.pytest("tests/test_bids.py", fails=True)
    finally:
        page.write_text(text, encoding="utf-8")
    assert "is marked with LC-001, which is no clause of any installed game. The rules in " in told
    assert "INTERNALERROR" not in told
