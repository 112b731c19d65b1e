"""How cards change hands, and who goes on knowing where they are."""

from __future__ import annotations

from collections.abc import Iterable

from lychgate.games.damnation.data.cards import CARDS, DECK_OF, IS_REVEALED, LIMIT_HAND, OPEN_HAND, VAMPIRE_DECK
from lychgate.games.damnation.data.numbers import HAND_LIMIT, JOINT_LIMIT, POCKETS
from lychgate.games.damnation.state.position import Castle


def hand_is_open(g: Castle, seat: int) -> bool:
    """Tell whether Glass Eyes lay the whole hand open: those of a living Villain of this player (DA-882)."""
    return any(not OPEN_HAND.isdisjoint(g.curses[v]) and g.is_living(v) for v in g.villains(seat))


def gain(g: Castle, seat: int, card: int) -> None:
    """DA-370, 424: a card joins the hand unseen, or lies face up if it has the Reveal icon."""
    if IS_REVEALED[card] or (g.curses and hand_is_open(g, seat)):
        g.known.pop(card, None)
        g.face_up[seat].append(card)
    else:
        g.hand[seat].append(card)
    g.reveal()


def settle_hand(g: Castle, seat: int) -> None:
    """Lay the hand open, or take it up again, after Glass Eyes have come or gone."""
    if hand_is_open(g, seat):
        for card in g.hand[seat]:
            g.known.pop(card, None)
        g.face_up[seat] += g.hand[seat]
        g.hand[seat] = []
        g.reveal()
        return
    taken_up = [card for card in g.face_up[seat] if not IS_REVEALED[card]]
    if taken_up:
        g.face_up[seat] = [card for card in g.face_up[seat] if IS_REVEALED[card]]
        for card in taken_up:
            g.known[card] = (1 << g.seats) - 1
        g.hand[seat] += taken_up


def take_from(g: Castle, seat: int, card: int) -> None:
    """Take a card out of a player's hand, or from what lies face up."""
    (g.hand[seat] if card in g.hand[seat] else g.face_up[seat]).remove(card)


def spend(g: Castle, seat: int, card: int) -> None:
    """DA-421: a card is used: it lies face up until the turn ends."""
    take_from(g, seat, card)
    show(g, card)


def show(g: Castle, card: int) -> None:
    """Lay a card face up with the used ones."""
    g.known.pop(card, None)
    g.played.append(card)
    g.used += (False,)
    g.reveal()


def lay_down(g: Castle, seat: int, card: int) -> None:
    """A card is laid face down with the used ones: its owner knows it, nobody else learns which it was."""
    forget(g, [card, *g.hand[seat]], 1 << seat)
    take_from(g, seat, card)
    g.known[card] = 1 << seat
    g.discarded.append(card)
    g.used += (True,)


def put_under(g: Castle, seat: int, card: int) -> None:
    """Put a card of a hand under its deck, face down (DA-802)."""
    forget(g, [card, *g.hand[seat]], 1 << seat)
    take_from(g, seat, card)
    g.known[card] = 1 << seat
    g.decks[DECK_OF[card]].insert(0, card)


def return_under(g: Castle, card: int) -> None:
    """Put a card everybody has seen under its deck."""
    g.known.pop(card, None)
    g.decks[DECK_OF[card]].insert(0, card)


def return_used(g: Castle) -> None:
    """DA-803: all used cards go under their decks, in order of use."""
    if not g.used:
        return
    face_up, face_down = iter(g.played), iter(g.discarded)
    for hidden in g.used:
        card = next(face_down if hidden else face_up)
        if not hidden:
            g.known.pop(card, None)
        g.decks[DECK_OF[card]].insert(0, card)
    g.played, g.discarded, g.used = [], [], ()


def forget(g: Castle, cards: Iterable[int], but: int) -> None:
    """Those outside the mask no longer know which of these cards is which: one of them has moved unseen."""
    for card in cards:
        left = g.known.get(card, 0) & but
        if left:
            g.known[card] = left
        else:
            g.known.pop(card, None)


def know(g: Castle, cards: Iterable[int], mask: int) -> None:
    """Note who has seen cards that are hidden again."""
    for card in cards:
        g.known[card] = g.known.get(card, 0) | mask


def is_lent(card: int) -> bool:
    """DA-888: whether a card belongs to The Vampire: the Vampire deck has only lent it to the joint hand."""
    return DECK_OF[card] == VAMPIRE_DECK


def own_cards(g: Castle, seat: int) -> list[int]:
    """DA-801, 888: what a player may lay down, lose or be robbed of: the hand and what lies face up, nothing lent."""
    return [card for card in g.holds(seat) if not is_lent(card)]


def held(g: Castle, seat: int) -> int:
    """DA-801: how many cards count: the hand and what lies face up, without what the Vampire deck has lent."""
    return len(own_cards(g, seat))


def hand_limit(g: Castle, seat: int) -> int:
    """DA-801, 882: six, seven for a joint hand; a Gorging Idol sets it, Deep Pockets raise it."""
    limit, pockets = HAND_LIMIT if g.seats > 2 else JOINT_LIMIT, 0
    for v in g.villains(seat):
        if g.is_living(v):
            for card in g.curses[v]:
                if card in LIMIT_HAND:
                    limit = CARDS[card].limit
            if g.has(v, "deep_pockets"):
                pockets = POCKETS
    return limit + pockets
