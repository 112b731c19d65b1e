"""Packages that bring games of their own, as an installer leaves them behind: modules and a dist-info folder."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from lychgate.core import game as registry


def install(place: Path, monkeypatch: pytest.MonkeyPatch, **entries: str) -> None:
    """Install packages into a folder and put it on the path: `crypt="crypt_game:GAME"` is an entry point."""
    info = place / "outside-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1.0\n")
    lines = [f"{name.replace('_', '-')} = {target}" for name, target in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[lychgate.games]", *lines, ""]))
    monkeypatch.syspath_prepend(str(place))
    importlib.invalidate_caches()
    forget()


def forget() -> None:
    """Let the registry look again."""
    registry._installed.cache_clear()
    registry._loaded.cache_clear()
