"""The log: everything that happened, as the viewer may know it; each line leads to its rule."""

from __future__ import annotations

from rich.text import Text
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from lychgate.terminal.palette import ASH, BONE, GOLD, MOON
from lychgate.terminal.screens.page import Page
from lychgate.terminal.screens.rules import RulesScreen


class LogScreen(Page):
    """The log in full, from the newest."""

    LEAVE = ("escape", "q", "l")
    heading = "log"

    def body(self) -> list[Widget]:
        """Return a list of lines, parted where the viewer's last turn was."""
        self.clauses: dict[str, str] = {}
        options: list[Option] = []
        marked = False
        for number, line in enumerate(self.session.log()):
            if line.fresh and not marked and options:
                options.append(Option(Text(f"── {self.session.text('since')} ──", MOON), disabled=True))
            marked = marked or line.fresh
            text = Text()
            rule = {"round": "━━ ", "turn": "── ", "": ""}[line.opens]
            text.append(rule + line.text, GOLD if line.opens == "round" else BONE if line.fresh or line.opens else ASH)
            text.append(f"  {line.clause}", MOON)
            self.clauses[str(number)] = line.clause
            options.append(Option(text, id=str(number)))
        if not options:
            options.append(Option(Text(self.session.text("log-empty"), ASH), disabled=True))
        return [OptionList(*options, id="list")]

    def keys(self) -> list[tuple[str, str]]:
        """Return the keys and their words."""
        say = self.session.text
        return [("↑↓", say("key-scroll")), ("Enter", say("key-rule")), ("Esc", say("key-back"))]

    def on_mount(self) -> None:
        """Begin at the end."""
        self.query_one(OptionList).focus()
        self.query_one(OptionList).action_last()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the rule by which it happened."""
        event.stop()
        clause = self.clauses.get(event.option.id or "")
        if clause:
            self.app.push_screen(RulesScreen(self.session, clause))
