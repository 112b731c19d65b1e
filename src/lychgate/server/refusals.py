"""Why something cannot be done at a table, where several modules need to say or hear it."""

from __future__ import annotations

from lychgate.core.errors import LychgateError, StaleAnswer

DELETED = "This table was deleted by the host of the house."


class UnknownTable(LychgateError):
    """There is no such table (any more)."""


class Overtaken(StaleAnswer):
    """Another process has written to the log first; what it wrote is known now."""
