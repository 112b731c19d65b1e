"""What several questions offer: Villains, cards, doors, traps, tokens, each as an option."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Option
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import IDS, IS_SHOWN
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.data.villains import IS_UNFLAPPABLE, NONE, TOKENS, VILLAINS
from lychgate.games.damnation.state.hands import own_cards
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import (
    card_word,
    knell_word,
    place_word,
    rule_word,
    talent_word,
    token_talent,
    villain_word,
)


def figure_mark(g: Castle, v: int) -> str:
    """Return the table element of a Villain's figure."""
    return f"{PLACES[g.place[v]]}:{VILLAINS[g.kind[v]].id}" if g.place[v] >= 0 else ""


def villain_options(g: Castle, asks: str, targets: list[int], decline: bool) -> Iterator[Option[int]]:
    """List Villains to choose from, by name; `option-<asks>` says what choosing one brings."""
    if decline:
        yield Option("none", NONE, label=Say("option-nobody"), idle=True)
    for v in targets:
        kind = g.kind[v]
        facts: dict[str, str | int | Say] = {"target": villain_word(kind), "left": max(0, g.health[v] - 1)}
        facts |= {"cards": len(own_cards(g, g.owner(v))), "sure": "no" if IS_UNFLAPPABLE[kind] else "yes"}
        yield Option(VILLAINS[kind].id, v, (figure_mark(g, v),), Say(f"option-{asks}", facts))


def door_options(doors: list[int], asks: str = "") -> Iterator[Option[int]]:
    """List Secret Door spaces to choose from; `option-<asks>` says what choosing one brings."""
    for space in doors:
        yield space_option("door", space, asks)


@kept
def space_option(verb: str, space: int, asks: str = "") -> Option[int]:
    """Offer a corridor space; `option-<asks>`, or that of the verb, says what choosing it brings."""
    name = PLACES[space]
    return Option(f"{verb}:{name}", space, (name,), Say(f"option-{asks or verb}", {"place": place_word(space)}))


@kept
def card_option(verb: str, zone: str, card: int, asks: str = "") -> Option[int]:
    """Offer a card where it lies; `option-<asks>`, or that of the verb, says what choosing it brings."""
    named = card_word(card)
    shown = "yes" if card < len(IS_SHOWN) and IS_SHOWN[card] else "no"
    label = Say(f"option-{asks or verb}", {"card": named, "rule": rule_word(named), "shown": shown})
    return Option(f"{verb}:{IDS[card]}", card, (f"{zone}:{IDS[card]}",), label)


def discard_menu(g: Castle, seat: int, asks: str = "") -> Menu[int]:
    """List everything a player may lay down, Curses excepted (DA-427), and what the Vampire deck has lent (DA-888)."""
    return Menu([_discard_option(g, seat, card, asks) for card in sorted(own_cards(g, seat))])


def _discard_option(g: Castle, seat: int, card: int, asks: str) -> Option[int]:
    zone = "hand" if card in g.hand[seat] else "face_up"
    return card_option("discard", f"{zone}:{seat}", card, asks)


@kept
def token_option(v: int, kind: int, at: int) -> Option[int]:
    """Offer a Talent token."""
    token, named = TOKENS[at], talent_word(token_talent(kind, at))
    return Option(
        f"refresh:{token}",
        at,
        (f"talent:{v}:{token}",),
        Say("option-refresh", {"talent": named, "rule": rule_word(named)}),
    )


def knell_option(knell: int) -> Option[int]:
    """Offer a Deathknell by name and rule."""
    named = knell_word(knell)
    return Option(
        f"knell:{IDS[knell]}",
        knell,
        (f"left_out:{IDS[knell]}",),
        Say("option-knell", {"knell": named, "rule": rule_word(named)}),
    )
