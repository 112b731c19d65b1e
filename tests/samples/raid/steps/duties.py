"""What a position forces."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick, shuffle
from lychgate.core.state import ranked
from lychgate.core.step import Step
from tests.samples.raid.choices import hand_options
from tests.samples.raid.data import HAND_LIMIT, RICH
from tests.samples.raid.state import Raid
from tests.samples.raid.steps.hands import discard


class DropCard(Step, frozen=True):
    """RA-040 Whoever has too many cards discards one."""

    seat: Seat

    def play(self, g: Raid) -> Play:
        """Ask which; also when all are alike, because nobody else may know that."""
        own = hand_options(g, self.seat)
        kind = yield from pick(self.seat, "drop", own, clause="RA-040", forced=True)
        discard(g, self.seat, kind, "limit")


class Reshuffle(Step, frozen=True):
    """RA-041 The discards become the deck."""

    def play(self, g: Raid) -> Play:
        """Shuffle them; nobody knows any of them now."""
        g.deck = yield from shuffle("reshuffle", g.discards)
        g.discards = []


class Riches(Step, frozen=True):
    """RA-042 A player with seven coins wins at once."""

    def play(self, g: Raid) -> None:
        g.result = ranked(tuple(g.coins), "riches")


def duty(g: Raid) -> Step | None:
    """RA-040..042: what the position forces."""
    if max(g.coins) >= RICH:
        return Riches()
    if not g.deck and g.discards:
        return Reshuffle()
    return next((DropCard(Seat(seat)) for seat in range(g.seats) if len(g.hand[seat]) > HAND_LIMIT), None)
