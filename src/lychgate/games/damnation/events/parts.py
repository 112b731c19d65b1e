"""What several events have in common: whom and what they are about, and how that is told."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.ask import Seat
from lychgate.core.events import Event, Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.words.names import card_word, deck_word, means_word, place_word, villain_word


def _aimed(kind: int) -> Say | str:
    return "none" if kind < 0 else villain_word(kind)


def _rolled(dice: tuple[int, ...]) -> Say:
    return Say("thrown", {"n": len(dice), "first": dice[0], "second": dice[-1]})


Who = Annotated[int, Spoken(villain_word)]
"""A Villain, by its board."""
Whom = Annotated[int, Spoken(_aimed)]
"""A Villain, or nobody: then the words are told `none`."""
Thrown = Annotated[tuple[int, ...], Spoken(_rolled)]
"""What one die or two dice show: 6 and 1 are told as "6 + 1"."""
CardNamed = Annotated[int, Spoken(card_word)]
Where = Annotated[int, Spoken(place_word)]
Deck = Annotated[int, Spoken(deck_word)]
Means = Annotated[str, Spoken(means_word)]
"""The card, Talent or trap that did it; empty where it was none of them: then the words are told `none`."""


class OfVillain(Event, frozen=True):
    """Something that a Villain does, or that happens to it."""

    seat: Seat
    villain: Who
