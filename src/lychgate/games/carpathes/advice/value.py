"""What a position is worth to a seat.

Bots ask about positions they have imagined: the hands in them are guesses, so that they may be looked at.
"""

from __future__ import annotations

from math import tanh

from lychgate.core.kept import kept
from lychgate.core.vocabulary import check_complete
from lychgate.games.carpathes.data import (
    DOMINATE_COST,
    DOMINATE_LEFT,
    HAND_LIMIT,
    NAMES,
    NOBODY,
    POWER,
    POWERS,
    WEAK,
    Purse,
)
from lychgate.games.carpathes.state.position import Carpathes, head_of, is_slave, purse
from lychgate.games.carpathes.state.purse import worth

MARGIN = 25.0
"""A lead of this strength over every rival is worth 0.76 (tanh 1) on the scale from -1 to 1."""
USUAL = 95.0
"""The strength of a free vampire at the beginning of a match."""
FREEDOM = 34.0
"""The strength that freedom adds."""
RIVAL, IMPATIENCE = 0.9, 0.12
"""The weight of a rival's strength, and how much it grows with every cycle: whoever only saves blood never wins."""
SERVED, SERVED_RIVAL = 40.0, 120.0
"""The strength that a Slave adds to oneself, and to a rival: more, because one cannot dominate him any more."""


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
    """The strength of a free vampire's blood: the doses that keep him from being dominated count most."""
    return 0.32 * blood + 18 * min(1.0, max(0.0, (blood - 10) / 30))


PROMISE = {
    **{power.id: 2.0 for power in POWERS if power.type == "special"},
    "crows": 4.4, "devil_hand": 4.4, "wolf_call": 3.0, "bite": 3.0, "hypnosis": 3.0, "supreme_punishment": 2.4,
    "bats": 3.4, "night_terror": 3.4, "devotion": 1.0, "invisibility": 1.5, "attack_return": 4.0, "mist_form": 3.0,
    "coffin": 3.4, "feast": 4.4, "grimoire": 3.0,
}  # fmt: skip
"""The strength of a Power in hand: about half of what using it brings."""
check_complete("PROMISE", PROMISE, POWER)
HELD = {card: PROMISE[name] for card, name in enumerate(NAMES) if name in POWER}
"""The same, by card."""


@kept
def larder(humans: Purse) -> float:
    """The strength of the Humans in a hand: up to 60 doses count more than the rest."""
    doses = worth(humans)
    return 0.27 * min(doses, 60) + 0.2 * max(doses - 60, 0)


def strength(g: Carpathes, seat: int, served: float) -> float:
    """How strong a vampire is: blood, cards, Slaves (each adds `served`), freedom."""
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
    """Whether there is a free vampire outside the camp who can be dominated now."""
    return any(
        g.blood[other] <= WEAK and g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other
        for other in range(g.seats)
        if other != seat
    )
