"""The laws of pointing: whatever somebody points at or types, at any moment, gets a true answer.

`faults(match, ...)` looks at one moment of a match and says what is not as it should be. The conformance suite plays
some matches with it, `python -m tools.clicks GAME` as many as one likes.

For every element on the table, every seat and a spectator:

1. the table is drawn; the element's kind is known, and it can be chosen, or there are one to three reasons, each with a
   clause of the ledger;
2. `why_not` says the same as `about`, an answer that leads to a use is really offered, and none is written like the id
   of a thing that it has nothing to do with;
3. a use whose question is being asked has an answer that touches the thing, or an obstacle;
4. nothing said contains an id, a code, a brace or a reader spoken of as somebody else, in any language of the game, nor
   in French a vowel that should be lost;
5. whoever cannot tell two worlds apart is told the same in both;
6. every code that is offered has its row, and a row's example begins with one of its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from lychgate.core import why
from lychgate.core.errors import LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.purpose import About, verb_of
from lychgate.core.say import Say
from lychgate.core.table import Table, element_ids
from lychgate.core.why import MOST, Asker, is_anothers, obstacles_now
from lychgate.testing.french import NAMES, hiatus
from lychgate.words import Words, languages

RAW = re.compile(r"[{}]|\b\w+:\w|\w_\w|[a-z]\d+:|@|<\w")
"""What no sentence may contain: braces, and what only ids and codes are made of."""

MISSPOKEN = re.compile(r"\b[Yy]ou (has|holds)\b")
"""Verbs of somebody else in a sentence that addresses its reader."""


class Clicks:
    """Points at everything in matches of one game, and remembers what was heard already."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pointed = 0
        """How often somebody pointed at something."""
        self._heard: set[bytes] = set()
        self._last: dict[tuple[int, int | None], dict[str, About]] = {}
        """What somebody at a table of so many was told last of each element: mostly the same as before."""
        self._tables: dict[bytes, Table | None] = {}
        self._books: dict[tuple[int, int | None], list[Words]] = {}

    def faults(self, match: Match, lookers: Iterable[int | None], rng: Random | None = None) -> Iterator[str]:
        """Say what is wrong when these seats point at everything they see; with `rng`, in an imagined world, too."""
        yield from self._codes(match)
        key = _bytes((match.seats, match.options))
        if key not in self._tables:
            self._tables[key] = self.game.laid(match.seats, match.options)
        table = self._tables[key]
        for seat in lookers:
            fill = self.game.filled(match.view(seat))
            if table is None or fill is None:
                return
            if any(banner.say.key == "table-broken" for banner in fill.banners):
                yield f"{self.game.id}, seat {seat}: the table cannot be drawn."
            asker, told = match._asker(seat), dict[str, About]()
            last = self._last.setdefault((match.seats, seat), {})
            for id in element_ids(table, fill):
                self.pointed += 1
                try:
                    told[id] = why.about(asker, id)
                except LychgateError:
                    yield f"{self.game.id}, seat {seat}, {id}: no kind of element has such an id."
                    continue
                faults = [*self._offers(asker, told[id])] if asker.ask is not None else []
                if last.get(id) != told[id]:
                    faults += self._told(told[id], seat, match.seats)
                for fault in faults:
                    yield f"{self.game.id}, seat {seat}, {id}: {fault}"
            last.update(told)
            if rng is not None:
                yield from self._elsewhere(match, match.imagine(seat, rng), seat, told)

    def _told(self, told: About, seat: int | None, seats: int) -> Iterator[str]:
        """Judge what is said: once for every seat, however often and of whatever element it is said."""
        key = _bytes((told.say, told.clause, told.figures, told.reasons, not told.codes, seat, seats))
        if key in self._heard:
            return
        self._heard.add(key)
        ledger = self.game.ledger
        if len(told.reasons) > MOST or not (told.codes or told.reasons):
            yield f"there are {len(told.reasons)} reasons."
        if told.clause not in ledger:
            yield f"the clause {told.clause} does not exist."
        for reason in told.reasons:
            if reason.clause is None or reason.clause not in ledger:
                yield f"the reason {reason.say.key} names no clause that exists."
        for said in (told.say, *told.figures, *(reason.say for reason in told.reasons)):
            yield from self._sentence(said, seat, seats)

    def _offers(self, asker: Asker, told: About) -> Iterator[str]:
        """Judge which answers are named, and whether every use that is asked for now has one, or an obstacle."""
        ask = asker.ask
        assert ask is not None
        if not all(code in ask.menu.by_code for code in (*told.codes, *told.ways)):
            yield "it names answers that are not offered."
        if told.id in ask.menu.by_code and told.id not in told.codes:
            yield "an answer that has nothing to do with it is written like its id."
        found = self.game.purposes.find(told.id, asker.g.seats)
        assert found is not None
        kind, subject = found
        for use in kind.uses:
            if ask.key not in use.asks or is_anothers(asker, use, subject):
                continue
            does_it = any(not use.verbs or verb_of(code) in use.verbs for code in told.codes)
            if does_it or not (use.applies is None or use.applies(asker.g, subject)):
                continue
            if not obstacles_now(asker, use, subject):
                yield f"it cannot be used for {use.name!r} now, and nothing says why."

    def _elsewhere(self, match: Match, world: Match, seat: int | None, told: dict[str, About]) -> Iterator[str]:
        """Compare what is told with what `why_not` says, and with what is told in a world that looks the same."""
        elsewhere = world._asker(seat)
        for id, about in told.items():
            if why.about(elsewhere, id) != about:
                yield f"{self.game.id}, seat {seat}, {id}: another world that looks the same gives another answer."
        for id, about in told.items():
            if match.why_not(seat, id) != ([] if about.codes else list(about.reasons)):
                yield f"{self.game.id}, seat {seat}, {id}: why_not and about do not agree."

    def _sentence(self, said: Say, seat: int | None, seats: int) -> Iterator[str]:
        key = _bytes((said, seat, seats))
        if key in self._heard:
            return
        self._heard.add(key)
        for book in self._books_for(seats, seat):
            try:
                text = book.say(said)
            except LychgateError as error:
                yield f"in {book.language}: {error}"
                continue
            open_vowel = book.language == "fr" and hiatus(text)
            if RAW.search(text) or MISSPOKEN.search(text) or open_vowel or not text.strip():
                yield f"in {book.language}, {said.key} says {text!r}."

    def _books_for(self, seats: int, seat: int | None) -> list[Words]:
        books = self._books.get((seats, seat))
        if books is None:
            books = [Words(self.game.id, each, NAMES[:seats], seat, strict=True) for each in languages(self.game.id)]
            self._books[seats, seat] = books
        return books

    def _codes(self, match: Match) -> Iterator[str]:
        for ask in match.asks:
            rows: dict[str, str] = {}
            for option in ask.options:
                rows.setdefault(verb_of(option.code), option.code)
            for code in rows.values():
                if not any(ask.key in row.asks for row in self.game.purposes.rows(code)):
                    yield f"{self.game.id}: the code {code} of the question {ask.key} has no row."
        for row in self.game.purposes.notations:
            if verb_of(row.form) not in row.verbs:
                yield f"{self.game.id}: the form {row.form!r} does not begin with one of its words."


def _bytes(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")
