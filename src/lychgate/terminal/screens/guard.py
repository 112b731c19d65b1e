"""A guard against keys that were meant for what was on the screen a moment ago."""

from __future__ import annotations

from time import monotonic

SECONDS = 0.6
"""Seconds for which a screen that comes up unasked ignores keys."""


class Guard:
    """Knows when a screen came up."""

    def __init__(self) -> None:
        self._since = monotonic()

    @property
    def early(self) -> bool:
        """Tell whether a key pressed now can hardly be meant for this screen."""
        return monotonic() - self._since < SECONDS
