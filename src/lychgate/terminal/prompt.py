"""The question: its words, its numbered options in as many columns as fit, and the line that shows what is typed."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Click, MouseMove, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Static

from lychgate.terminal.canvas import Run, Runs, clip, width_of
from lychgate.terminal.choosing import Choice, Choosing
from lychgate.terminal.palette import ASH, GOLD, GOLD_LIT, INK, NIGHT_1, PLAIN, ink

GROUND = Style(bgcolor=NIGHT_1)
CODE = 24
"""Columns of the longest code that is shown beside its option."""
GAP = 3


class Choices(ScrollView, can_focus=False):
    """The options that are left, column by column."""

    class Taken(Message):
        """An option was clicked."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Hovered(Message):
        """The mouse lies on another option."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.choosing = Choosing([])
        self.columns = 1
        self._rows = 0
        self._step = 1

    def show(self, choosing: Choosing) -> None:
        """Show the options that are left of a question."""
        self.choosing = choosing
        self._lay_out()
        self.refresh()

    def on_resize(self, event: Resize) -> None:
        """Fit the columns to the new width."""
        self._lay_out()

    def _lay_out(self) -> None:
        left = self.choosing.left
        width = max(self.size.width, 20)
        widest = max((width_of(self._line(choice, width)) for choice in left), default=width)
        height = max(self.size.height, 1)
        # Use several columns only where one is too long: a short list reads best from top to bottom.
        possible = max((width + GAP) // (widest + GAP), 1)
        self.columns = min(possible, -(-len(left) // height)) or 1
        self._rows = -(-len(left) // self.columns)
        self._step = (width + GAP) // self.columns if self.columns > 1 else width
        self.virtual_size = Size(width, self._rows)
        self._reveal()

    def _reveal(self) -> None:
        if self._rows > self.size.height:
            row = self.choosing.at % max(self._rows, 1)
            self.scroll_to_region(Region(0, row, 1, 1), animate=False, force=True)

    @property
    def rows(self) -> int:
        """Return the number of options in one column."""
        return self._rows

    def render_line(self, y: int) -> Strip:
        """Return one line: an option of every column."""
        row = y + self.scroll_offset.y
        runs: Runs = []
        left = self.choosing.left
        if row < self._rows:
            for column in range(self.columns):
                at = column * self._rows + row
                if at >= len(left):
                    break
                room = self._step - (GAP if self.columns > 1 else 0)
                line = clip(self._line(left[at], room, at == self.choosing.at), room)
                pad = Run(" " * (room - width_of(line)), line[-1].style if at == self.choosing.at else PLAIN)
                runs += [*line, pad, Run(" " * (self._step - room))]
        strip = Strip([Segment(run.text, GROUND + run.style) for run in runs if run.text])
        return strip.adjust_cell_length(self.size.width, GROUND)

    def _line(self, choice: Choice, room: int, here: bool = False) -> Runs:
        """Return an option as a line: number, words, code."""
        digits = len(str(len(self.choosing.choices)))
        lit = ink(GOLD_LIT, INK, bold=True, reverse=True)
        runs = [
            Run("▸" if here else " ", lit if here else PLAIN),
            Run(f"{choice.number:>{digits}} ", lit if here else ink(GOLD, bold=True)),
            Run(choice.label, lit if here else PLAIN),
        ]
        code = choice.option.code
        if code != choice.label and len(code) <= CODE and width_of(runs) + cell_len(code) + 2 <= room:
            runs.append(Run(f"  {code}", ink(GOLD_LIT, INK, reverse=True) if here else ink(ASH)))
        return runs

    def _under(self, event: MouseMove | Click) -> int | None:
        offset = event.get_content_offset(self)
        if offset is None:
            return None
        row = offset.y + self.scroll_offset.y
        at = min(offset.x // self._step, self.columns - 1) * self._rows + row
        return at if row < self._rows and at < len(self.choosing.left) else None

    def on_mouse_move(self, event: MouseMove) -> None:
        """Highlight what the mouse lies on."""
        at = self._under(event)
        if at is not None and at != self.choosing.at:
            self.choosing.go(at)
            self.refresh()
            self.post_message(self.Hovered())

    def on_click(self, event: Click) -> None:
        """Take what is clicked."""
        event.stop()
        at = self._under(event)
        if at is not None:
            self.post_message(self.Taken(self.choosing.left[at]))


class Prompt(Vertical):
    """The question with everything that belongs to it."""

    def __init__(self) -> None:
        super().__init__(id="prompt")

    def compose(self) -> ComposeResult:
        """Put the question above its options and what is typed below them."""
        yield Static(id="question")
        yield Choices()
        yield Static(id="detail")
        yield Static(id="typed")

    @property
    def choices(self) -> Choices:
        """Return the list of options."""
        return self.query_one(Choices)

    def ask(self, question: Text, choosing: Choosing) -> None:
        """Show a question."""
        self.query_one("#question", Static).update(question, layout=False)
        self.choices.show(choosing)

    def detail(self, text: Text) -> None:
        """Show the text about the highlighted option."""
        pane = self.query_one("#detail", Static)
        if pane.display or text.plain:
            pane.display = bool(text.plain)
            pane.update(text)

    def typed(self, line: Text) -> None:
        """Show what is typed, or how to choose."""
        self.query_one("#typed", Static).update(line, layout=False)
