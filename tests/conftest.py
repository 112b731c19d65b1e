"""How long tests may take: `tests/durations.toml` holds the limits, every run prints what went over them.

Limits are no assertions: a busy machine fails no test. `--quick` leaves out what the file lists as long.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import msgspec
import pytest

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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what tests/durations.toml lists as long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        kept = durations()
        out = [item for item in items if kept.is_long(item.nodeid)]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if item not in set(out)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    taken = _taken(terminalreporter.stats)
    if len(taken) < 2:
        return
    terminalreporter.section("durations")
    for line in told(taken, durations()):
        terminalreporter.write_line(line)


def _taken(stats: Mapping[str, Iterable[Any]]) -> Counter[str]:
    """Seconds by test id, setting up and clearing away included."""
    taken: Counter[str] = Counter()
    for outcome in ("", "passed", "failed", "error"):
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
