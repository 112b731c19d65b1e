"""A round: roll, bid, doubt, lift."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick, roll
from lychgate.core.say import Say, who
from lychgate.core.state import ranked
from lychgate.core.step import Step
from tests.samples.cups import events
from tests.samples.cups.choices import turn_menu
from tests.samples.cups.data import DICE
from tests.samples.cups.state import Cups


class Roll(Step, frozen=True):
    """CU-002 All dice are rolled, each player's under a cup."""

    first: int

    def play(self, g: Cups) -> Play:
        """Ask chance for every face."""
        faces = []
        for _ in range(g.seats * DICE):
            faces.append((yield from roll("dice")))  # noqa: PERF401  # a comprehension cannot ask
        g.round += 1
        g.bid = None
        g.lifted = [[] for _ in range(g.seats)]
        g.cups = [sorted(faces[seat * DICE : (seat + 1) * DICE]) for seat in range(g.seats)]
        for seat, cup in enumerate(g.cups):
            g.tell(events.Rolled(Seat(seat)))
            g.tell(events.Looked(Seat(seat), written(cup)))
        g.do(Turn(self.first))


class Turn(Step, frozen=True):
    """CU-010..012 A player bids higher, or doubts."""

    seat: int

    def play(self, g: Cups) -> Play:
        """Ask for a bid."""
        bid = yield from pick(self.seat, "turn", turn_menu(g.bid, g.seats), clause="CU-011")
        if bid is None:
            g.tell(events.Doubted(Seat(self.seat)))
            g.do(Lift(self.seat))
            return
        g.bid, g.bidder = bid, self.seat
        g.tell(events.Bid(Seat(self.seat), *bid))
        g.do(Turn((self.seat + 1) % g.seats))

    def said(self) -> Say:
        return Say("step-turn", {"seat": who(self.seat)})


class Lift(Step, frozen=True):
    """CU-020, CU-021 All cups are lifted, and whoever was right gets a point."""

    doubter: int

    def play(self, g: Cups) -> None:
        """Count, then roll again or end."""
        assert g.bid is not None
        count, face = g.bid
        right = g.bidder if g.dice_of(face) >= count else self.doubter
        g.points[right] += 1
        g.last = [tuple(cup) for cup in g.cups]
        g.lifted, g.cups = g.cups, [[] for _ in range(g.seats)]
        g.reveal()
        for seat, cup in enumerate(g.lifted):
            g.tell(events.Lifted(Seat(seat), written(cup)))
        g.tell(events.Judged(Seat(right)))
        if g.round < g.options.rounds:
            g.do(Roll((self.doubter + 1) % g.seats))
        else:
            g.result = ranked(tuple(g.points), "counted")


def written(faces: list[int]) -> str:
    return " ".join(map(str, faces))
