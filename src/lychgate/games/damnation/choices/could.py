"""Who could answer at all, by what everybody can see (DA-500): backs of cards, and cards that lie face up.

With a poker face a player is asked whether they hold something or not, so that nobody learns it from the question. Who
by public facts cannot play anything need not be asked: that tells nothing. What stands against a play (`reasons.py`) is
public, too, so only the cards themselves are open: a face-down card may be any card of its deck that does not lie face
up on the table. What players remember of hidden cards is not counted: who watches the match may not remember it.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.games.damnation.choices.moments import Moment
from lychgate.games.damnation.choices.plays import is_playable, may_play, talent_rows
from lychgate.games.damnation.choices.reasons import CARD_ROWS
from lychgate.games.damnation.data.cards import CARD_BITS, DECK_OF, HELD_IN
from lychgate.games.damnation.data.flags import WHO_COULD
from lychgate.games.damnation.data.timing import OWN
from lychgate.games.damnation.state.position import Castle


def could_play(g: Castle, v: int, moment: Moment) -> bool:
    """Tell from public facts whether a Villain's player could do anything in a window but pass."""
    if WHO_COULD not in g.flags:
        return may_play(g, v, moment.when)
    if moment.when & OWN and g.souls[v]:
        return True
    rows = (row for card in could_hold(g, g.owner(v), moment.when) for row in CARD_ROWS[card])
    if any(is_playable(g, v, moment, row) for row in rows):
        return True
    return any(is_playable(g, v, moment, row) for row in talent_rows(g.kind[v], moment.when))


def could_hold(g: Castle, seat: int, when: int) -> Iterator[int]:
    """Yield the cards with one of the bits `when` that a player has, or may have, by what lies open on the table."""
    backs = {DECK_OF[card] for card in g.hand[seat]}
    elsewhere = set(g.played).union(*g.face_up, *g.curses)
    hidden = (card for deck in backs for card in HELD_IN[deck] if card not in elsewhere)
    for card in (*g.face_up[seat], *hidden):
        if CARD_BITS[card] & when:
            yield card
