"""What is chosen before the first turn: a Character, a colour, three Humans (CA-002, 003, 011)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeVar

from lychgate.core.ask import Menu, Obstacle, Option, Seat, as_card, for_beginners, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.carpathes.data import CHARACTER, HUMANS_KEPT, Purse
from lychgate.games.carpathes.state.purse import each_of, kinds, letters, minus, parts, worth
from lychgate.games.carpathes.words.names import Facts, card_word, purse_words

T = TypeVar("T", bound=str)


def free_menu(prefix: Literal["take", "wear"], things: Sequence[T], taken: Sequence[str], seat: Seat) -> Menu[T]:
    """CA-002, 003: what nobody has taken; the default of the seat comes first."""

    def option(thing: T) -> Option[T]:
        facts: Facts = {"what": card_word(thing)}
        if prefix == "take":
            facts["title"] = CHARACTER[thing].gender
        first = prefix == "take" and thing == "dracula"
        return Option(f"{prefix}:{thing}", thing, (), Say(f"option-{prefix}", facts), facts=for_beginners(first))

    def bars(thing: T) -> Iterator[Obstacle]:
        if thing in taken and prefix == "take":
            yield obstacle("CA-002", "taken")
        elif thing in taken:
            yield obstacle("CA-003", "taken")

    return Menu.of(sorted(things, key=lambda thing: thing != things[seat]), option, bars)


@kept
def keep_menu(seat: int, hand: Purse) -> Menu[Purse]:
    """CA-011: each different set of three; the one worth most is suggested to beginners."""
    most = max(worth(part) for part in parts(hand) if sum(part) == HUMANS_KEPT)

    def option(part: Purse) -> Option[Purse]:
        marks = tuple(f"hand:{seat}:{kind}" for kind in kinds(part))
        facts: Facts = {"humans": purse_words(part), "n": worth(part), "gone": purse_words(minus(hand, part))}
        shown = as_card(*each_of(part), suggested=worth(part) == most)
        return Option(f"keep:{letters(part)}", part, marks, Say("option-keep", facts), facts=shown)

    def bars(part: Purse) -> Iterator[Obstacle]:
        if sum(part) != HUMANS_KEPT:
            yield obstacle("CA-011", "keep-three")

    return Menu.of([part for part in parts(hand) if any(part)], option, bars)
