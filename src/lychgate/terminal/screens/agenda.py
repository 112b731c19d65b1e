"""What happens next, in full."""

from __future__ import annotations

from lychgate.terminal.canvas import Run, Runs
from lychgate.terminal.palette import BLOOD_LIT, FAINT, PLAIN, QUIET, ink
from lychgate.terminal.screens.page import Page


class AgendaScreen(Page):
    """The table's to-do list."""

    LEAVE = ("escape", "q", "a", "enter")
    heading = "agenda"

    def lines(self, width: int) -> list[Runs]:
        """Return the steps to come, the present one first."""
        steps = [self.session.words.sentence(each.say) for each in self.session.view().agenda]
        if not steps:
            return [[Run(self.session.text("agenda-empty"), FAINT)]]
        return [
            [Run("▸ " if at == 0 else "  ", ink(BLOOD_LIT, bold=True)), Run(step, PLAIN if at == 0 else QUIET)]
            for at, step in enumerate(steps)
        ]
