"""Waiting: how long a test waits for something, and what happens when it waited in vain.

A wait that succeeds costs nothing, so every wait has the same generous limit. A wait that ran out on a busy machine is
not a wrong result: with `--once-more` a test of the browser, the server or the terminal that failed in this way, and in
no other, runs again at the end, alone. The summary names it. Whatever fails again has failed, and an assertion about
something that was there is never repeated.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Generator, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 90.0
"""Seconds that a test waits for something that must happen, before it fails."""
ROOMS = ("tests/browser/", "tests/server/", "tests/terminal/")
"""Where tests wait for other processes, or for real time to pass."""
NAMED = "waited too long"


class WaitedTooLong(AssertionError):
    """What a test waited for did not happen within `PATIENCE`."""


def is_wait(error: BaseException) -> bool:
    """Tell whether an error says no more than that a wait ran out."""
    if isinstance(error, BaseExceptionGroup):
        return all(map(is_wait, error.exceptions))
    if isinstance(error, AssertionError) and "Call log:" in str(error):
        return " with timeout " in str(error)  # an `expect` of Playwright, which looks until its time is up
    kinds = (WaitedTooLong, TimeoutError, subprocess.TimeoutExpired)
    # Named, because not every run of the tests loads Playwright and Textual.
    return isinstance(error, kinds) or type(error).__name__ in ("TimeoutError", "WaitForScreenTimeout")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--once-more", action="store_true", help="run tests that waited too long again at the end, each alone"
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and item.nodeid.startswith(ROOMS) and is_wait(call.excinfo.value):
        vars(report)["waited"] = True  # travels with the report from the process that ran the test
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """When every process has finished its tests: run those again that only waited too long."""
    done = yield
    config = session.config
    if config.getoption("--once-more") and not hasattr(config, "workerinput"):
        stats: dict[str, list[Any]] = config.pluginmanager.get_plugin("terminalreporter").stats  # type: ignore[union-attr]
        for test in waited(stats):
            again = _alone(test, config.rootpath)
            for kind in ("failed", "error"):
                moved = [report for report in stats.get(kind, ()) if report.nodeid == test]
                if again.returncode == 0 and moved:
                    stats[kind] = [report for report in stats[kind] if report.nodeid != test]
                    stats.setdefault(NAMED, []).extend(moved)
                    session.testsfailed -= len(moved)
                for report in moved:
                    report.sections.append(("run again, alone", again.stdout[-8000:]))
    return done


def waited(stats: dict[str, list[Any]]) -> list[str]:
    """Return the tests whose every failure is a wait that ran out."""
    failures = [*stats.get("failed", ()), *stats.get("error", ())]
    wrong = {report.nodeid for report in failures if not getattr(report, "waited", False)}
    return list(dict.fromkeys(report.nodeid for report in failures if report.nodeid not in wrong))


def _alone(test: str, root: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-q", test]
    return subprocess.run(
        command, cwd=root, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def told(stats: Mapping[str, Iterable[Any]]) -> list[str]:
    """Say which tests waited too long and passed when they were run again."""
    tests = dict.fromkeys(report.nodeid for report in stats.get(NAMED, ()))
    return (
        [f"{len(tests)} waited too long at first, and passed alone:", *(f"  {test}" for test in tests)] if tests else []
    )
