"""Saved matches: one record per match in the user's data folder, written whole or not at all."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from lychgate.core.errors import LychgateError


class CannotSave(LychgateError):
    """A record that could not be written; the sentence says where and why."""


def folder() -> Path:
    """Return the folder of saved matches: `lychgate/saves` in XDG_DATA_HOME, or in `~/.local/share`."""
    base = os.environ.get("XDG_DATA_HOME", "")
    # The specification asks to ignore a path that is not absolute.
    root = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return root / "lychgate" / "saves"


def new_path(game_id: str) -> Path:
    """Return an unused file name for a new match."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder() / f"{stem}.jsonl"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.jsonl"
        number += 1
    return path


def lesson_path(game_id: str) -> Path:
    """Return the file in which the guided match of a game is kept until it is done."""
    return folder() / f"{game_id}-lesson.jsonl"


def write(path: Path, record: str) -> None:
    """Write a record; a crash half way leaves the old file as it was."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(record, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise CannotSave(f"The match could not be saved to {path}: {error.strerror or error}.") from error


def read(path: Path) -> bytes:
    """Read a record; raises an error of one sentence when that is not possible."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise LychgateError(f"The record {path} cannot be read: {error.strerror or error}.") from error
