"""What a position is worth to a seat.

Bots ask about positions they have imagined, so hands may be looked at: they are guesses.
"""

from __future__ import annotations

from math import tanh

from lychgate.core.kept import kept
from lychgate.games.carpathes.data import DOMINATE_COST, DOMINATE_LEFT, HAND_LIMIT, NAMES, NOBODY, WEAK, Purse
from lychgate.games.carpathes.state.position import Carpathes, head_of, is_slave, purse
from lychgate.games.carpathes.state.purse import worth

MARGIN = 25.0
"""So much ahead of every rival is as good as three matches won out of four (tanh 1)."""
USUAL = 95.0
"""What a free vampire comes to at the beginning."""
FREEDOM = 34.0
"""What being free is worth."""
RIVAL, IMPATIENCE = 0.9, 0.12
"""How much a rival's loss is one's own gain, more with every cycle: whoever only saves blood never wins."""
SERVED, SERVED_RIVAL = 40.0, 120.0
"""What a Slave is worth to oneself, and what he makes a rival worth: he is lost as prey."""


def value(g: Carpathes, seat: int) -> float:
    """Set a seat's strength against all who are still free: from -1 (lost) to 1 (won)."""
    ahead = strength(g, seat, SERVED) - USUAL
    rival = RIVAL + IMPATIENCE * g.cycle
    for other in range(g.seats):
        if other != seat:
            threat = strength(g, other, SERVED_RIVAL) if g.master[other] == NOBODY else 0.0
            ahead -= rival * (threat - USUAL)
    return tanh(ahead / (MARGIN * (g.seats - 1)))


@kept
def vigour(blood: int) -> float:
    """What a free vampire's blood is worth: most of all what keeps him from being dominated."""
    return 0.32 * blood + 18 * min(1.0, max(0.0, (blood - 10) / 30))


_PROMISE = {
    "crows": 4.4, "devil_hand": 4.4, "wolf_call": 3.0, "bite": 3.0, "hypnosis": 3.0, "supreme_punishment": 2.4,
    "bats": 3.4, "night_terror": 3.4, "devotion": 1.0, "invisibility": 1.5, "attack_return": 4.0, "mist_form": 3.0,
    "coffin": 3.4, "feast": 4.4, "grimoire": 3.0,
}  # fmt: skip
"""What a Power in hand is worth: about half of what using it brings."""
HELD = {card: _PROMISE.get(name, 2.0) for card, name in enumerate(NAMES)}


@kept
def larder(humans: Purse) -> float:
    """What the Humans in a hand are worth: the first ones most."""
    value = worth(humans)
    return 0.27 * min(value, 60) + 0.2 * max(value - 60, 0)


def strength(g: Carpathes, seat: int, served: float) -> float:
    """How strong a vampire stands: blood, cards, Slaves, freedom."""
    blood = g.blood[seat]
    powers, humans = len(g.powers[seat]), len(g.humans[seat])
    cards = larder(purse(g, seat)) + sum([HELD[card] for card in g.powers[seat]]) + 4 * len(g.laid[seat])
    cards -= 4.0 * max(0, powers + humans - HAND_LIMIT)
    if is_slave(g, seat):
        return cards + 0.08 * blood + 4.5 * g.grace[seat]
    slaves = sum(1 for master in g.master if master == seat)
    own = FREEDOM + vigour(blood) + cards + served * slaves
    if g.invisible[seat]:
        own += 0.4 * (48 - vigour(blood))
    if g.active == seat and g.actions and blood >= DOMINATE_COST + DOMINATE_LEFT and prey(g, seat):
        own += 22
    return own


def prey(g: Carpathes, seat: int) -> bool:
    """Whether a free vampire outside the camp can be dominated now."""
    return any(
        g.blood[other] <= WEAK and g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other
        for other in range(g.seats)
        if other != seat
    )
