"""Steps that stand on the to-do list in words of their own, whoever's turn it is."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.say import Say
from lychgate.core.step import Step


class Listed(Step, frozen=True):
    """A step that a player sees coming; `words` is the end of its message, `step-<words>`."""

    words: ClassVar[str] = ""

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say(f"step-{self.words}")
