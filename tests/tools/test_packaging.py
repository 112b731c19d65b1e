"""What pyproject.toml and constraints.txt promise each other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINS = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]


def plain(name: str) -> str:
    """A distribution's name as installers compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_extras_and_dependency_groups_are_the_same() -> None:
    assert PROJECT["project"]["optional-dependencies"] == PROJECT["dependency-groups"]


def test_constraints_are_exact_and_name_no_place() -> None:
    assert [line for line in PINS if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line)] == []


def test_whatever_is_required_is_pinned() -> None:
    pinned = {plain(line.partition("==")[0]) for line in PINS}
    lists = [PROJECT["project"]["dependencies"], *PROJECT["dependency-groups"].values()]
    names = {plain(re.split(r"[\[<>=]", requirement)[0]) for wanted in lists for requirement in wanted}
    assert names - pinned == set()
