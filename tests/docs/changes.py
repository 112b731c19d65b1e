"""Changes that a page shows and a test makes: on a copy of the sources, where the tests that the page shows are run.

A page writes `<!-- change: src/lychgate/games/carpathes/data.py -->` above a block of `diff`: its lines without `+` and
`-` must stand in the file one below the other, exactly once, with those that go. `<!-- new: path -->` above a block of
`python` makes a file of it.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple

from tests.docs.included import ROOT

_BLOCK = re.compile(
    r"^<!-- (?P<kind>change|new): (?P<path>\S+) -->\n```\w+\n(?P<text>.*?)^```\n", re.DOTALL | re.MULTILINE
)
_COPIED = ("src/lychgate", "tests/games", "tests/looking.py")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "golden")


class Change(NamedTuple):
    """One block: what becomes of a file."""

    path: str
    text: str
    new: bool


class DoesNotFit(Exception):
    """A change that the file does not have a place for."""


def changes(page: Path) -> list[Change]:
    """Find every change of a page."""
    found = _BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [Change(block["path"], block["text"], block["kind"] == "new") for block in found]


def changed(text: str, diff: str) -> str:
    """Return a text with a change made."""
    lines = diff.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    if text.count(before) != 1:
        raise DoesNotFit(f"These lines stand {text.count(before)} times in the file:\n{before}")
    return text.replace(before, after)


def make(page: Path, folder: Path) -> list[str]:
    """Copy the sources into a folder, make every change of a page there, and return the paths of the new files."""
    for name in _COPIED:
        source, target = ROOT / name, folder / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=_LEFT_OUT)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)
    for change in changes(page):
        file = folder / change.path
        file.write_text(change.text if change.new else changed(file.read_text("utf-8"), change.text), "utf-8")
    return [change.path for change in changes(page) if change.new]
