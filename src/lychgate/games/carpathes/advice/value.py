"""What a position is worth to a seat.

Bots ask about positions they have imagined: the hands in them are guesses, so that they may be looked at.
"""

from __future__ import annotations

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

FREEDOM = 34.0
"""The strength that freedom adds."""
SERVED = 40.0
"""The strength that a Slave adds."""


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


def strengths(g: Carpathes, seat: int) -> tuple[float, ...]:
    """How strong a vampire is, by what makes him so: freedom, blood, Humans, Powers, blue cards, too full a hand,
    Slaves, Grace, invisibility, prey.
    """
    blood = g.blood[seat]
    humans = larder(purse(g, seat))
    powers = sum([HELD[card] for card in g.powers[seat]])
    laid = 4.0 * len(g.laid[seat])
    surplus = -4.0 * max(0, len(g.powers[seat]) + len(g.humans[seat]) - HAND_LIMIT)
    if is_slave(g, seat):
        return 0.0, 0.08 * blood, humans, powers, laid, surplus, 0.0, 4.5 * g.grace[seat], 0.0, 0.0
    slaves = SERVED * sum(1 for master in g.master if master == seat)
    hidden = 0.4 * (48 - vigour(blood)) if g.invisible[seat] else 0.0
    hunting = g.active == seat and g.actions and blood >= DOMINATE_COST + DOMINATE_LEFT and prey(g, seat)
    return FREEDOM, vigour(blood), humans, powers, laid, surplus, slaves, 0.0, hidden, 22.0 if hunting else 0.0


def prey(g: Carpathes, seat: int) -> bool:
    """Whether there is a free vampire outside the camp who can be dominated now."""
    return any(
        g.blood[other] <= WEAK and g.master[other] == NOBODY and not g.invisible[other] and head_of(g, seat) != other
        for other in range(g.seats)
        if other != seat
    )
