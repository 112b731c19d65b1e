"""How long tests may take: `tests/durations.toml` holds the limits, every run prints what went over them.

Limits are no assertions: a busy machine fails no test. `--quick` leaves out what the file lists as long.
"""

from __future__ import annotations

import gc
import os
import tomllib
from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import patience

BROWSER = "tests/browser/"
SHOWN = 12
"""Number of tests and of folders that are listed."""


class Durations(msgspec.Struct, frozen=True):
    """What `durations.toml` says."""

    usual: float
    """Seconds that a test may take if nothing else is said of it."""
    limits: dict[str, float]
    """Seconds by pattern of test ids; the first that fits decides."""
    long: tuple[str, ...]
    """Patterns of what `--quick` leaves out: whole matches in a browser, long properties."""

    def limit(self, test: str) -> float:
        """Return how many seconds a test may take."""
        return next((seconds for pattern, seconds in self.limits.items() if fnmatch(test, pattern)), self.usual)

    def is_long(self, test: str) -> bool:
        """Tell whether a quick run leaves a test out."""
        return any(fnmatch(test, pattern) for pattern in self.long)


def durations() -> Durations:
    """Read the file."""
    with (Path(__file__).parent / "durations.toml").open("rb") as file:
        return msgspec.convert(tomllib.load(file), Durations)


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what tests/durations.toml lists as long")
    pluginmanager.register(patience)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Find the tests while nobody looks for garbage, and set aside what is there then.

    Ten thousand tests are half a million objects that stay. To look through all of them once takes 0.3 s, and while
    they are found for the first time, with nothing compiled, it took a quarter of the time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    kept = durations()
    if config.getoption("--quick"):
        out = {item for item in items if kept.is_long(item.nodeid)}
        config.hook.pytest_deselected(items=list(out))
        items[:] = [item for item in items if item not in out]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        items[:] = dealt(items, workers, kept)


def dealt(items: list[pytest.Item], workers: int, kept: Durations) -> list[pytest.Item]:
    """Order the tests for some processes: each is given an equal part, one after the other, and takes over from others
    when it has finished its own (`--dist worksteal`).

    Every part begins with its share of the tests that may take longest, so that none of them is left for the end. Those
    in a browser come first of all and together, because a process that is done with them closes its browser.
    """
    slow = [item for item in items if kept.limit(item.nodeid) > kept.usual]
    slow.sort(key=lambda item: (not item.nodeid.startswith(BROWSER), -kept.limit(item.nodeid)))
    quick = [item for item in items if kept.limit(item.nodeid) <= kept.usual]
    size = -(-len(items) // workers)
    parts = [slow[worker::workers] for worker in range(workers)]
    for part in parts:
        missing = max(0, size - len(part))
        part += quick[:missing]
        del quick[:missing]
    return [item for part in parts for item in part] + quick


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in patience.told(terminalreporter.stats):
        terminalreporter.write_line(line, yellow=True)
    taken = _taken(terminalreporter.stats)
    if len(taken) < 2:
        return
    terminalreporter.section("durations")
    for line in told(taken, durations()):
        terminalreporter.write_line(line)


def _taken(stats: Mapping[str, Iterable[Any]]) -> Counter[str]:
    """Seconds by test id, setting up and clearing away included."""
    taken: Counter[str] = Counter()
    for outcome in ("", "passed", "failed", "error", patience.NAMED):
        for report in stats.get(outcome, ()):
            if hasattr(report, "duration"):  # a module that cannot be imported has no duration
                taken[report.nodeid] += report.duration
    return taken


def told(taken: Counter[str], kept: Durations) -> list[str]:
    """Say where the time went and which tests took longer than they may."""
    rooms: Counter[str] = Counter()
    for test, seconds in taken.items():
        rooms[test.partition("::")[0]] += seconds
    lines = [f"{sum(taken.values()):.0f} s of tests, on all processes together; the most in:"]
    lines += [f"  {seconds:6.1f} s  {room}" for room, seconds in rooms.most_common(SHOWN)]
    over = [(test, seconds) for test, seconds in taken.most_common() if seconds > kept.limit(test)]
    if over:
        lines.append(f"{len(over)} of {len(taken)} tests took longer than their limit:")
        lines += [f"  {seconds:6.1f} s of {kept.limit(test):g} s  {test}" for test, seconds in over[:SHOWN]]
    else:
        lines.append(f"All {len(taken)} tests stayed within their limits.")
    return lines
