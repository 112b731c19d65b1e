"""The words of a game's lesson and picture book, as whoever learns reads them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lychgate.core.clauses import citations
from lychgate.core.game import Game
from lychgate.core.learning.lesson import LEARNER
from lychgate.core.learning.sayings import names_of
from lychgate.core.say import Say
from lychgate.words import FALLBACK, Words


class Taught:
    """What lesson and book of a game say, in one language."""

    def __init__(self, game: Game, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        """`names` are the players by seat; without them, the names that the lesson has for its rivals."""
        self.game = game
        lesson = game.lesson
        self.names = tuple(names) or (() if lesson is None else lesson.names)
        self.words = Words(game.id, language, self.names, me=LEARNER, learning=True)
        self._said = names_of([self.words.name(seat) for seat in range(len(self.names))])

    def text(self, key: str, part: str = "", more: Mapping[str, Any] | None = None) -> str:
        """Return a message, or one of its texts; "" where it has no such text. `more` are further arguments."""
        said = Say(key, {**(more or {}), **self._said})
        return self.words.part(said, part) if part else self.words.say(said)

    def clauses(self, texts: Sequence[str]) -> tuple[str, ...]:
        """Write ranges of clauses out: `BC-080 to BC-082` are three."""
        ledger = self.game.ledger
        return tuple(dict.fromkeys(each for text in texts for each, _ in citations(text, ledger.prefix, ledger)))
