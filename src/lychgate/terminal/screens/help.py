"""Help: the keys, the signs on the table, who sits where."""

from __future__ import annotations

from lychgate.terminal.canvas import Run, Runs, wrap
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.palette import GOLD, PLAIN, QUIET, TITLE, ink
from lychgate.terminal.panes import legend, seats_legend
from lychgate.terminal.screens.page import Page

KEYS = (
    ("1 2 3 …", "number"),
    ("↑ ↓ ← →  Enter", "arrows"),
    ("/ abc", "filter"),
    ("mouse", "mouse"),
    ("?", "why"),
    ("u", "undo"),
    ("p", "order"),
    ("l", "log"),
    ("b", "book"),
    ("r", "rules"),
    ("a", "agenda"),
    ("d", "describe"),
    ("s", "save"),
    ("q", "quit"),
    ("Ctrl ↑ ↓", "scroll"),
)


class HelpScreen(Page):
    """Keys, signs and seats of this table."""

    LEAVE = ("escape", "q", "h", "enter")
    heading = "help"

    def lines(self, width: int) -> list[Runs]:
        """Return the keys, then the signs, then the seats."""
        session = self.session
        pen = Pen(session.table, session.fill(session.view()), session.words, seat=session.viewer)
        lines: list[Runs] = []
        for key, does in KEYS:
            words = wrap(session.text(f"help-{does}"), width - 18)
            lines.append([Run(f"{key:<18}", ink(GOLD, bold=True)), *words[0]])
            lines += [[Run(" " * 18), *line] for line in words[1:]]
        lines += [[], [Run(session.text("help-signs"), TITLE)], *legend(pen, width)]
        lines += [[*line] for sign in ("possible", "chosen", "active") for line in self._sign(pen, sign, width)]
        return [*lines, [], [Run(session.text("help-seats"), TITLE)], *seats_legend(session, pen)]

    def _sign(self, pen: Pen, sign: str, width: int) -> list[Runs]:
        """Show one of the three ways to be lit."""
        shown = {
            "possible": Pen(pen.table, pen.fill, pen.words, possible=("x",)),
            "chosen": Pen(pen.table, pen.fill, pen.words, chosen=("x",)),
        }.get(sign, pen)
        id = next(iter(pen.active), "") if sign == "active" else "x"
        style = shown.look(PLAIN, id)
        return [[Run(" ■ ", style), *line] for line in wrap(self.session.text(f"help-{sign}"), width - 4, QUIET)[:1]]
