"""A test that only waited too long runs once more, alone; nothing else does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import WaitedTooLong, is_wait

ROOT = Path(__file__).parents[2]
CONFTEST = "from tests.conftest import *"
TESTS = """
from pathlib import Path
import pytest
from tests.patience import WaitedTooLong

def runs(name):
    with Path(name).open("a") as file:
        file.write(".")
    return Path(name).stat().st_size

@pytest.fixture
def slow():
    if runs("slow") == 1:
        raise TimeoutError
    yield

@pytest.fixture
def careful():
    yield
    assert runs("careful") == 0

def test_slow_to_begin(slow):
    pass

def test_slow_once():
    if runs("once") == 1:
        raise WaitedTooLong("for the page")

def test_slow_for_ever():
    runs("ever")
    raise WaitedTooLong("for the page")

def test_wrong():
    assert runs("wrong") == 0

def test_slow_and_wrong(careful):
    raise WaitedTooLong("for the page")
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project whose tests in one folder may be repeated, and in another may not."""
    for room in ("browser", "games"):
        (tmp_path / "tests" / room).mkdir(parents=True)
    options = ["--import-mode=importlib", *(f"-pno:{plugin}" for plugin in ("anyio", "faker", "hypothesispytest"))]
    (tmp_path / "pyproject.toml").write_text(f"[tool.pytest.ini_options]\naddopts = {options}\n")
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "tests/browser/test_page.py").write_text(TESTS)
    (tmp_path / "tests/games/test_game.py").write_text("def test_slow():\n    raise TimeoutError\n")
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(
        command,
        cwd=project,
        env={**env, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("processes", ["0", "2"])
def test_only_what_waited_too_long_is_run_again(project: Path, processes: str) -> None:
    done = run(project, "--once-more", "-n", processes)
    said = done.stdout
    times = {name: len((project / name).read_text()) for name in ("slow", "once", "ever", "wrong", "careful")}
    assert times == {"slow": 2, "once": 2, "ever": 2, "wrong": 1, "careful": 1}, said
    assert done.returncode == 1
    assert "2 waited too long at first, and passed alone:\n" in said
    for test in ("test_slow_once", "test_slow_to_begin"):
        assert f"  tests/browser/test_page.py::{test}\n" in said
        assert f" {test} _" not in said, "its first failure is not told as one"
    assert "run again, alone" in said, "what failed again tells how"
    assert "4 failed" in said
    assert "1 error" in said


def test_the_run_is_green_when_the_second_try_is(project: Path) -> None:
    given = ("--once-more", "-k", "once or begin")
    assert run(project, *given).returncode == 0
    (project / "once").unlink()
    assert run(project, "-k", "once").returncode == 1, "without --once-more nothing is repeated"


def test_what_a_wait_is() -> None:
    class TimeoutError(Exception):
        """As Playwright's own."""

    polled = 'Locator expected to be visible\nCall log:\n  - Expect "to_be_visible" with timeout 90000ms'
    waits = [WaitedTooLong("x"), TimeoutError("x"), subprocess.TimeoutExpired("x", 1), AssertionError(polled)]
    assert all(map(is_wait, [*waits, ExceptionGroup("all", [waits[0], waits[1]])]))
    wrong = AssertionError("assert 1 == 2")
    assert not any(map(is_wait, [wrong, ValueError("with timeout"), ExceptionGroup("some", [waits[0], wrong])]))
