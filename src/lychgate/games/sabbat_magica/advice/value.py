"""How good a position of Sabbat Magica is, in victory points.

Everything on this table lies open but the time cards to come and the call of the ghosts, and neither is looked at here.
"""

from __future__ import annotations

from lychgate.games.sabbat_magica.advice.powers import forgone
from lychgate.games.sabbat_magica.data.boards import (
    ALCHEMIST_OFFICE,
    CANTEEN,
    CRYSTAL_BALL,
    GLASS_FACTORY,
    LOCATIONS,
    REGIONS,
    TRAINING_GROUND,
    ZEN_GARDEN,
)
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP, CURSE_VP, MAJOR, ROUNDS
from lychgate.games.sabbat_magica.data.resources import KINDS
from lychgate.games.sabbat_magica.scoring import crystal_vp
from lychgate.games.sabbat_magica.state.ghosts import bonus_place, own_count
from lychgate.games.sabbat_magica.state.position import Sabbat, food_due

STAYS = (0.0, 0.95, 1.5, 1.85, 2.05, 2.15, 2.2)
"""What a ghost's place is worth, as a multiple of its points, by the scorings to come: it may be thrown out before."""

TOKEN = (0.0, 0.25, 0.5, 0.6, 0.65, 0.65, 0.65)
"""What a resource is worth, by the scorings to come."""

PAID = (0.0, 0.55, 0.8, 0.9, 0.95, 1.0, 1.0)
"""What a token in the approval zone is worth beyond complete batches."""

READY = (0.0, 1.0, 1.9, 2.6, 3.1, 3.4)
"""What ghosts on the drawbridge promise while there are actions to come, by their number."""

AN_ACTION = 0.5
"""The share of that promise which one action can make true."""

OLDER, VARIETY = 0.7, 0.3
"""What a resource in the 1H store is worth, and each different kind in the stores, as shares of TOKEN."""

CURSED, AGEING = 0.8, 0.2
"""How likely a cursed token costs its points, and how likely resources in the 1H store become one that does."""

FED, SPARE, LAST = 0.9, 0.5, 0.2
"""What a terror point is worth that feeds a ghost, one beyond that, and one beyond that in the last round."""

AFTER_FOOD = 0.35
"""What a terror point is worth while ghosts are being fed."""

SHORT, LEAST_SHORT, MAY_STILL = 1.7, 0.6, 0.15
"""What a missing terror point costs, at most and at least, and how much less for each action to come."""

GARDEN_WORTH = {
    GLASS_FACTORY: 0.5, CRYSTAL_BALL: 0.0, CANTEEN: 1.3, TRAINING_GROUND: 0.6, ALCHEMIST_OFFICE: 0.4, ZEN_GARDEN: 0.7,
}  # fmt: skip
"""What the major place of a garden is worth; the crystal ball's worth is counted with the regions."""


def scorings(g: Sabbat) -> int:
    """How often regions will still be scored."""
    done = g.phase in (Phase.POINTS, Phase.APPROVAL, Phase.END)
    return min(ROUNDS, ROUNDS - g.round + (0 if done else 1))


def expected_points(g: Sabbat, seat: int) -> float:
    """Points a player may expect from here: on the track, in regions, and what terror and resources promise."""
    left = scorings(g)
    points = g.vp[seat] + CHIMERA_VP * g.chimeras[seat] + held(g, seat, left)
    crystal = bonus_place(g.ghosts[CRYSTAL_BALL], seat)
    income = 0
    for region in REGIONS:
        if own_count(g.ghosts[region], seat):
            income += LOCATIONS[region].vp + crystal_vp(LOCATIONS[region].vp, crystal)
    points += income * STAYS[left]
    if left:
        points += sum(weight / MAJOR * bonus_place(g.ghosts[garden], seat) for garden, weight in GARDEN_WORTH.items())
        points += fear(g, seat) + reserve(g, seat)
    if g.power[seat]:
        points -= forgone(g, seat, g.power[seat])
    return points


def reserve(g: Sabbat, seat: int) -> float:
    """What the ghosts on the drawbridge may still do this round."""
    if g.phase in (Phase.FOOD, Phase.POINTS, Phase.APPROVAL, Phase.END):
        return 0.0
    ghosts = sum(g.bridge[seat])
    actions = g.card.actions - g.turn if g.phase == Phase.SKULDUGGERY else g.card.actions
    return min(1.0, AN_ACTION * actions) * (READY[min(ghosts, len(READY) - 1)])


def held(g: Sabbat, seat: int, left: int) -> float:
    """What stores, approval zone and curses promise."""
    approval = g.approval[seat]
    batches = min(approval)
    points = 0.0
    if g.phase not in (Phase.APPROVAL, Phase.END):
        points += CHIMERA_VP * batches
    # Further tokens of a kind wait for the others: the first of each counts most.
    points += PAID[left] * sum(1 for count in approval if count > batches)
    points += TOKEN[left] * (sum(g.two[seat]) + OLDER * sum(g.one[seat]))
    points += VARIETY * TOKEN[left] * sum(1 for kind in KINDS if g.one[seat][kind] or g.two[seat][kind])
    if g.skull[seat] and g.round < ROUNDS:
        points -= CURSED * CURSE_VP
    if any(g.one[seat]) and g.round + 2 <= ROUNDS:
        points -= AGEING * CURSE_VP
    return points


def fear(g: Sabbat, seat: int) -> float:
    """What terror is worth: it feeds ghosts first, and what is left over pays for fights."""
    terror, due = g.terror[seat], food_due(g, seat)
    if g.phase == Phase.FOOD:
        return AFTER_FOOD * terror
    short = due - terror
    if short > 0:
        soon = 1.0 if g.phase != Phase.SKULDUGGERY else (g.card.actions - g.turn) * MAY_STILL
        return FED * terror - short * max(LEAST_SHORT, SHORT - soon)
    last = g.round == ROUNDS
    return FED * due + (LAST if last else SPARE) * (terror - due)
