"""What the POWER cards promise, in victory points: what a card gives once, and what is given up by showing it.

Only one of a people's three cards is ever used (SM-170): to show one is to put the other two away, so a small gain now
may cost a better card for the rest of the night.
"""

from __future__ import annotations

from lychgate.core.kept import kept
from lychgate.core.vocabulary import check_complete
from lychgate.games.sabbat_magica.data.boards import ADJACENT, OFF
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWER, PowerName
from lychgate.games.sabbat_magica.data.match import Phase, PowerLimit
from lychgate.games.sabbat_magica.data.numbers import ROUNDS
from lychgate.games.sabbat_magica.state.position import Sabbat, gemstones

EACH = {
    PowerName.LUXURIANCE: (1.5, 0.5),
    PowerName.APPARITION: (0.05, 0.05),
    PowerName.SECRET_AREA: (0.05, 0.1),
    PowerName.BATS: (0.15, 0.35),
    PowerName.SEDUCTION: (0.05, 0.1),
    PowerName.GIFT_OF_IMMORTALITY: (0.1, 0.2),
    PowerName.BOOSTER: (0.05, 0.1),
    PowerName.SPELL: (0.2, 0.4),
    PowerName.FRENZY: (0.5, 1.8),
    PowerName.DOPPELGANGER: (0.1, 0.4),
    PowerName.TELEPORTATION: (0.8, 0.15),
    PowerName.FIREBALL: (0.1, 0.15),
}
"""What a card is worth for each action that its owner will still take, with two players and with four.

Measured in matches in which a people had that card alone.
"""

check_complete("EACH", EACH, POWER)

ONCE, MIGHT = 2.5, 6
"""With one occasion in the whole match (SM-179): what a good one is worth, and how many actions it takes to find it."""

HOUR = 3
"""The actions of an hour to come: time cards say 2, 3 or 4."""

BESIDE = {PowerName.APPARITION: 0.4, PowerName.FIREBALL: 0.9, PowerName.SPELL: 0.8}
"""What a power of B.1 is worth for each rival next to the magician."""

GEM = 0.5
"""What a gemstone is worth that Seduction takes."""

AGAIN = 0.8
"""How much of an effect Doppelgänger gives once more: a second mirror or tile is seldom as good as the first."""


def actions_to_come(g: Sabbat) -> int:
    """How many actions everybody will still take: those of this round, and about three in every other."""
    now = 0
    if g.phase == Phase.SKULDUGGERY:
        now = g.card.actions - g.turn
    elif g.phase in (Phase.CURSE, Phase.INVOCATION, Phase.BONUS):
        now = g.card.actions
    return now + HOUR * (ROUNDS - g.round)


@kept
def _each(power: PowerName, seats: int) -> float:
    two, four = EACH[power]
    return two + (four - two) * (seats - 2) / 2


@kept
def promise(people: int, seats: int) -> float:
    """What the best card of a people is worth for each action."""
    return max(_each(power, seats) for power in PEOPLES[people].powers)


@kept
def _lead(people: int, power: PowerName, seats: int) -> float:
    return promise(people, seats) - _each(power, seats)


def forgone(g: Sabbat, seat: int, power: PowerName) -> float:
    """What is given up by showing this card: the better ones of the people; with one occasion only, a later one."""
    left = actions_to_come(g)
    if g.options.power_limit == PowerLimit.ONCE_PER_GAME:
        return ONCE * min(1.0, left / MIGHT)
    return _lead(g.peoples[seat], power, g.seats) * left


def price(g: Sabbat, seat: int, power: PowerName) -> float:
    """What using a power costs besides: nothing once it is shown."""
    return 0.0 if g.power[seat] else forgone(g, seat, power)


def usable(g: Sabbat, seat: int) -> tuple[PowerName, ...]:
    """SM-170, 178: the powers that a player may still use."""
    if not g.options.power_cards or g.spent[seat]:
        return ()
    shown = g.power[seat]
    return (shown,) if shown else PEOPLES[g.peoples[seat]].powers


def beside(g: Sabbat, seat: int, power: PowerName, square: int) -> float:
    """SM-177: what a power of B.1 gives on a square, by the rivals next to it."""
    near = ADJACENT[square]
    rivals = [rival for rival, at in enumerate(g.magician) if at != OFF and rival != seat and at in near]
    if power == PowerName.SEDUCTION:
        return GEM * sum(gemstones(g, rival) for rival in rivals)
    if power == PowerName.FIREBALL:
        rivals = [rival for rival in rivals if any(g.bridge[rival])]
    elif power == PowerName.SPELL:
        rivals = [rival for rival in rivals if g.terror[rival]]
    return BESIDE.get(power, 0.0) * len(rivals)
