"""Packages that bring games of their own, as an installer leaves them behind: modules and a dist-info folder."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from lychgate.core import registry


def install(place: Path, monkeypatch: pytest.MonkeyPatch, **entries: str) -> None:
    """Install a package into a folder and put it on the path: `crypt="crypt_game:GAME"` is an entry point.

    The package is called like its folder.
    """
    name = re.sub("[^a-z0-9]", "_", place.name.lower())
    info = place / f"{name}-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{entry.replace('_', '-')} = {target}" for entry, target in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[lychgate.games]", *lines, ""]))
    monkeypatch.syspath_prepend(str(place))
    importlib.invalidate_caches()
    forget()


def forget() -> None:
    """Let the registry look again."""
    registry._installed.cache_clear()
    registry._loaded.cache_clear()
