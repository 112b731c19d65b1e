"""Every test of the terminal saves into a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from lychgate.terminal.screens import guard


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    # Tests press keys faster than any person; what the guard does has a test of its own.
    monkeypatch.setattr(guard, "SECONDS", 0)
    return tmp_path / "lychgate" / "saves"
