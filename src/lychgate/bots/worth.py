"""What a match is worth to a seat: whether it is won first of all, then by how much, or in which place it is lost.

Winning alone is worth 1 - GRADED to 1, losing -1 to GRADED - 1, a shared win something between: so a bot never gives
up a win for points, but in a decided match it still plays for them. A position that is not finished yet is graded in
the same way by the lead that its value speaks of, so that a hopeless player does not hurry to the end.
"""

from __future__ import annotations

from math import atanh

from lychgate.core.state import Result

GRADED = 0.3
"""The share of a match's worth that place and margin decide."""
SLOW = 2.0
"""A lead of this many margins is worth half of what margins are worth; however large, a lead never stops mattering."""
CERTAIN = 1 - 1e-12
"""A value beyond this is taken for this: the lead it speaks of would have no end."""


def standing_worth(value: float) -> float:
    """Return what an unfinished position is worth that the game's advice gives a value from -1 to 1."""
    lead = atanh(CERTAIN if value > CERTAIN else -CERTAIN if value < -CERTAIN else value)
    return (1 - GRADED) * value + GRADED * lead / (SLOW + abs(lead))


def end_worth(result: Result, seat: int, margin: float | None) -> float:
    """Return what a finished match is worth to a seat, given the game's margin of points.

    The winner's points are compared with the best rival's, everybody else's with the best winner's. The one in second
    place always has more than the next, however narrow the margins; whoever shares a place counts as the last in it.
    """
    places, winners = result.places, result.winners
    if seat in winners:
        if len(winners) > 1:
            return (1 - GRADED) * (2 / len(winners) - 1)
        return 1 - GRADED * (1 - _share(_lead(result, seat), margin))
    beaten = sum(place > places[seat] for place in places)
    closeness = 1 - _share(-_lead(result, seat), margin)
    return GRADED * ((beaten + closeness) / (len(places) - 1) - 1) - (1 - GRADED)


def _lead(result: Result, seat: int) -> int:
    """Return how many points a seat has more than the best that it is compared with."""
    scores, winners = result.scores, result.winners
    others = [scores[other] for other in range(len(scores)) if other != seat] if seat in winners else []
    return scores[seat] - max(others or [scores[winner] for winner in winners])


def _share(lead: int, margin: float | None) -> float:
    """Return from 0 to below 1 how much a lead is; without a margin every lead is the largest there is."""
    if margin is None:
        return 1.0
    margins = max(0, lead) / margin
    return margins / (SLOW + margins)
