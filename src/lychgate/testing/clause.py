"""The mark that ties a test to the clauses it proves."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses that it would catch if they were dropped: `@clause("BC-040", "BC-041")`."""
    if not ids:
        raise ValueError("A clause mark names at least one clause.")
    return pytest.mark.clause(*ids)
