"""The laws of pointing: whatever somebody points at or types, at any moment, gets a true answer.

`faults(match, ...)` looks at one moment of a match and says what is not as it should be. The conformance suite plays
some matches with it, `python -m tools.clicks GAME` as many as one likes.

For every element on the table, every seat and a spectator:

1. its kind is known, and it can be chosen, or there are one to three reasons, each with a clause of the ledger;
2. `why_not` says the same as `about`, and an answer that leads to a use is really offered;
3. a use whose question is being asked has an answer that touches the thing, or an obstacle;
4. nothing said contains an id, a code or a brace, in any language of the game;
5. whoever cannot tell two worlds apart is told the same in both;
6. every code that is offered has its row, and a row's example begins with one of its words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from lychgate.core.errors import LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.purpose import About, verb_of
from lychgate.core.say import Say
from lychgate.core.table import element_ids
from lychgate.core.why import MOST, is_anothers, obstacles_now
from lychgate.words import Words, languages

RAW = re.compile(r"[{}]|\b\w+:\w|\w_\w|[a-z]\d+:|@|<\w")
"""What no sentence may contain: braces, and what only ids and codes are made of."""


class Clicks:
    """Points at everything in matches of one game, and remembers what was heard already."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pointed = 0
        """How often somebody pointed at something."""
        self._heard: set[bytes] = set()

    def faults(self, match: Match, lookers: Iterable[int | None], rng: Random | None = None) -> Iterator[str]:
        """Say what is wrong when these seats point at everything they see; with `rng`, in an imagined world, too."""
        yield from self._codes(match)
        for seat in lookers:
            view = match.view(seat)
            table, fill = self.game.laid(match.seats, match.options), self.game.filled(view)
            if table is None or fill is None:
                return
            world = None if rng is None else match.imagine(seat, rng)
            for id in sorted(element_ids(table, fill)):
                self.pointed += 1
                for fault in self._element(match, seat, id, world):
                    yield f"{self.game.id}, seat {seat}, {id}: {fault}"

    def _element(self, match: Match, seat: int | None, id: str, world: Match | None) -> Iterator[str]:
        try:
            told = match.about(seat, id)
        except LychgateError:
            yield "no kind of element has such an id."
            return
        ledger = self.game.ledger
        if len(told.reasons) > MOST or not (told.codes or told.reasons):
            yield f"there are {len(told.reasons)} reasons."
        if told.clause not in ledger:
            yield f"the clause {told.clause} does not exist."
        for reason in told.reasons:
            if reason.clause is None or reason.clause not in ledger:
                yield f"the reason {reason.say.key} names no clause that exists."
        if match.why_not(seat, id) != ([] if told.codes else list(told.reasons)):
            yield "why_not and about do not agree."
        ask = None if seat is None else match.ask(seat)
        offered = {} if ask is None else ask.menu.by_code
        if not set(told.codes) | set(told.ways) <= set(offered):
            yield "it names answers that are not offered."
        yield from self._uses(match, seat, told)
        yield from self._words(told, seat, match.seats)
        if world is not None and _bytes(world.about(seat, id)) != _bytes(told):
            yield "another world that looks the same gives another answer."

    def _uses(self, match: Match, seat: int | None, told: About) -> Iterator[str]:
        ask = None if seat is None else match.ask(seat)
        found = self.game.purposes.find(told.id, match.seats)
        if ask is None or found is None:
            return
        kind, subject = found
        asker = match._asker(seat)
        for use in kind.uses:
            applies = use.applies is None or use.applies(match.state, subject)
            if not applies or ask.key not in use.asks or is_anothers(asker, use, subject):
                continue
            does_it = any(not use.verbs or verb_of(code) in use.verbs for code in told.codes)
            if not does_it and not obstacles_now(asker, use, subject):
                yield f"it cannot be used for {use.name!r} now, and nothing says why."

    def _words(self, told: About, seat: int | None, seats: int) -> Iterator[str]:
        for said in (told.say, *told.figures, *(reason.say for reason in told.reasons)):
            yield from self._sentence(said, seat, seats)

    def _sentence(self, said: Say, seat: int | None, seats: int) -> Iterator[str]:
        key = _bytes([said, seat])
        if key in self._heard:
            return
        self._heard.add(key)
        names = ["Ada", "Bram", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hedy"][:seats]
        for language in languages(self.game.id):
            try:
                text = Words(self.game.id, language, names, seat, strict=True).say(said)
            except LychgateError as error:
                yield f"in {language}: {error}"
                continue
            if RAW.search(text) or not text.strip():
                yield f"in {language}, {said.key} says {text!r}."

    def _codes(self, match: Match) -> Iterator[str]:
        for ask in match.asks:
            for option in ask.options:
                if not any(ask.key in row.asks for row in self.game.purposes.rows(option.code)):
                    yield f"{self.game.id}: the code {option.code} of the question {ask.key} has no row."
        for row in self.game.purposes.notations:
            if verb_of(row.form) not in row.verbs:
                yield f"{self.game.id}: the form {row.form!r} does not begin with one of its words."


def _bytes(thing: object) -> bytes:
    return msgspec.json.encode(thing, order="deterministic")
