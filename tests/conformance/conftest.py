"""Conformance plays under the strict law: the whole position is compared around every question."""

from __future__ import annotations

import pytest

from lychgate.core import agenda


@pytest.fixture(autouse=True)
def _strict_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agenda, "STRICT", True)
