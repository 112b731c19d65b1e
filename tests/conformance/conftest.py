"""The strict law, for the tests that play under it: the whole position is compared around every question."""

from __future__ import annotations

import pytest

from lychgate.core import agenda


@pytest.fixture
def strict_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "STRICT", True)
