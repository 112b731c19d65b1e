"""Cards that come into a hand and leave it, and what that tells whoever knew them."""

from __future__ import annotations

from lychgate.core.zones import move
from lychgate.games.carpathes.data import HUMANS, NAMES, POWER, VALUES, HandDeck, Purse
from lychgate.games.carpathes.state.position import Carpathes

_VALUE = {human.id: human.value for human in HUMANS}


def _lift(g: Carpathes, zone: str, seat: int, card: int, target: str) -> None:
    """Move a card out of a hand; the last card takes its place, so that the order of a hand tells nothing."""
    hand: list[int] = getattr(g, zone)[seat]
    at = hand.index(card)
    hand[at], hand[-1] = hand[-1], card
    move(g, card, f"{zone}:{seat}", target)


def _prove(g: Carpathes, seat: int, change: int) -> None:
    """CA-175: what a bid has proved of a hand changes with its cards, until nothing of it is left."""
    if g.proved and g.proved[seat]:
        g.proved[seat] = max(0, g.proved[seat] + change)


def draw_card(g: Carpathes, seat: int, deck: HandDeck) -> int:
    """CA-050, 051: take the top card of a deck into the hand. Return it."""
    card: int = getattr(g, f"{deck}_deck")[-1]
    move(g, card, f"{deck}_deck", f"{deck}s:{seat}")
    if deck == "human":
        _prove(g, seat, VALUES[-1])
    return card


def take_card(g: Carpathes, seat: int, name: str, target: str) -> None:
    """CA-157: move a card from a hand into the open; whoever knew such a card there cannot be sure of it any more."""
    zone = "powers" if name in POWER else "humans"
    alike = [card for card in getattr(g, zone)[seat] if NAMES[card] == name]
    for card in alike:
        g.known.pop(card, None)
    _lift(g, zone, seat, alike[0], target)
    _prove(g, seat, -_VALUE.get(name, 0))


def discard_humans(g: Carpathes, seat: int, cards: Purse) -> None:
    """CA-047: Humans go to discard no. 1."""
    for human, count in zip(HUMANS, cards, strict=True):
        for _ in range(count):
            take_card(g, seat, human.id, "human_discard")


def steal_card(g: Carpathes, thief: int, victim: int, at: int) -> int:
    """CA-157: take the card at a place of the hand, Humans first; only thief and victim learn which. Return it.

    Others who knew cards of that back in the victim's hand cannot be sure of them any more.
    """
    humans = len(g.humans[victim])
    zone, index = ("humans", at) if at < humans else ("powers", at - humans)
    hand: list[int] = getattr(g, zone)[victim]
    card = hand[index]
    two = 1 << thief | 1 << victim
    for each in hand:
        mask = g.known.pop(each, 0) & two
        if mask:
            g.known[each] = mask
    _lift(g, zone, victim, card, f"{zone}:{thief}")
    g.known[card] = two
    if zone == "humans":  # the others must reckon with the dearest that was lost, and the cheapest that was won
        _prove(g, victim, -VALUES[0])
        _prove(g, thief, VALUES[-1])
    return card
