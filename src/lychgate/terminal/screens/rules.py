"""The rules: chapters and clauses, searched by words or number, each with where it comes from."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.containers import VerticalScroll
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.option_list import Option

from lychgate.core.clauses import Clause, provenance
from lychgate.core.say import Say
from lychgate.terminal.palette import ASH, BONE, BONE_DIM, MOON
from lychgate.terminal.screens.page import Page
from lychgate.terminal.session import Session


class RulesScreen(Page):
    """The ledger of the game; opens at a clause if one is named."""

    LEAVE = ("escape",)
    heading = "rules"

    def __init__(self, session: Session, clause: str | None = None) -> None:
        super().__init__(session)
        self.ledger = session.game.ledger_in(session.words.language)
        self.clause = clause

    def body(self) -> list[Widget]:
        """Return the line for searching and the list of clauses."""
        return [Input(placeholder=self.session.text("rules-search"), id="search"), OptionList(id="list")]

    def keys(self) -> list[tuple[str, str]]:
        """Return the keys and their words."""
        say = self.session.text
        return [
            ("abc", say("key-search")),
            ("↑↓", say("key-scroll")),
            ("Tab", say("key-chapter")),
            ("Enter", say("key-see-also")),
            ("Esc", say("key-back")),
        ]

    def on_mount(self) -> None:
        """Show everything, at the clause that was asked for."""
        if self.clause is not None and self.clause in self.ledger:
            self.show(self.clause)
        else:
            self._fill()
            self.query_one(OptionList).highlighted = 0
        self.query_one(Input).focus()

    def show(self, clause: str) -> None:
        """Highlight a clause among all clauses, near the top of the page."""
        with self.prevent(Input.Changed):
            self.query_one(Input).value = ""
        self._fill()
        found = self.query_one(OptionList)
        found.highlighted = found.get_option_index(clause)
        found.call_after_refresh(found.scroll_to_highlight, top=True)

    # --- the list

    def _fill(self, words: str = "") -> None:
        found = self.query_one(OptionList)
        found.clear_options()
        found.add_options(self._results(words) if words.strip() else self._everything())

    def _everything(self) -> Iterable[Option]:
        for section, prose in self.ledger.prose.items():
            chapters = [chapter for chapter in self.ledger.chapters if chapter.section == section]
            if prose.strip():
                title = Text(section, f"bold {BONE}")
                title.append(f"  {self.session.text('rules-page')}", ASH)
                yield Option(title, id=f"page:{section}")
            for chapter in chapters:
                yield Option(Text(f"\n{chapter.title}", f"bold {MOON}"), disabled=True)
                yield from (Option(self._clause(clause), id=clause.id) for clause in chapter.clauses)

    def _results(self, words: str) -> Iterable[Option]:
        clauses = self.ledger.search(words)
        for clause in clauses:
            yield Option(self._clause(clause, words), id=clause.id)
        if not clauses:
            yield Option(Text(self.session.text("rules-none", words=words), BONE_DIM), disabled=True)

    def _clause(self, clause: Clause, words: str = "") -> Text:
        """Return a clause: its number, its words, then who stands behind it and how it lives."""
        text = Text()
        text.append(f"{clause.id} ", f"bold {MOON}")
        body = Text(_plain(clause.text), BONE)
        for word in words.split():
            body.highlight_words([word], f"bold underline {MOON}", case_sensitive=False)
        text.append_text(body)
        said = self.session.words.say
        sources = ", ".join(said(Say(f"provenance-{each.replace(' ', '-')}")) for each in sorted(provenance(clause)))
        text.append(f"  [{sources} · {said(Say(f'status-{clause.status}'))}]", ASH)
        return text

    # --- keys

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        self._fill(event.value)
        self.query_one(OptionList).highlighted = 0

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Open what is highlighted."""
        event.stop()
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a page of prose, or go from a clause to those it names."""
        event.stop()
        id = event.option.id or ""
        if id.startswith("page:"):
            section = id.partition(":")[2]
            self.app.push_screen(ProseScreen(self.session, section, self.ledger.prose[section]))
        elif id in self.ledger:
            self._see_also(self.ledger[id])

    def _see_also(self, clause: Clause) -> None:
        named = [each for each in self.ledger.references(clause.text) if each != clause.id]
        if not named:
            self.notify(self.session.text("rules-no-references", clause=clause.id))
        elif len(named) == 1:
            self.show(named[0])
        else:
            found = self.query_one(OptionList)
            found.clear_options()
            found.add_options(Option(self._clause(self.ledger[each]), id=each) for each in (clause.id, *named))
            found.highlighted = 0

    def on_key(self, event: Key) -> None:
        """Move in the list without leaving the line one types on."""
        found = self.query_one(OptionList)
        moves = {
            "up": found.action_cursor_up,
            "down": found.action_cursor_down,
            "pageup": found.action_page_up,
            "pagedown": found.action_page_down,
            "tab": self._next_chapter,
            "shift+tab": self._last_chapter,
        }
        if event.key in moves:
            event.stop()
            event.prevent_default()
            moves[event.key]()
        elif event.key == "escape" and self.query_one(Input).value:
            event.stop()
            event.prevent_default()
            self.query_one(Input).value = ""

    def _next_chapter(self) -> None:
        self._chapter(1)

    def _last_chapter(self) -> None:
        self._chapter(-1)

    def _chapter(self, step: int) -> None:
        """Go to the first clause of the next chapter, or of the one before."""
        found = self.query_one(OptionList)
        now = found.highlighted or 0
        starts = [at + 1 for at in range(found.option_count - 1) if found.get_option_at_index(at).disabled]
        wanted = [at for at in starts if at > now] if step > 0 else [at for at in starts if at < now][::-1]
        if wanted:
            found.highlighted = wanted[0]
            found.call_after_refresh(found.scroll_to_highlight, top=True)


class ProseScreen(Page):
    """One of the pages of prose: at a glance, components, examples."""

    LEAVE = ("escape", "q", "enter")
    heading = "rules"

    def __init__(self, session: Session, title: str, prose: str) -> None:
        super().__init__(session)
        self.prose = f"## {title}\n\n{prose}"

    def body(self) -> list[Widget]:
        """Return the page."""
        return [VerticalScroll(Markdown(self.prose), id="reading")]

    def on_mount(self) -> None:
        """Let the arrows scroll."""
        self.query_one("#reading").focus()


def _plain(text: str) -> str:
    """Take the marks of Markdown out of a clause."""
    return text.replace("**", "").replace("`", "")
