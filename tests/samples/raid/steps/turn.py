"""A turn."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.core.zones import move
from tests.samples.raid.choices import action_menu, target_menu
from tests.samples.raid.data import KINDS
from tests.samples.raid.events import Drawn, Glimpsed, Spied
from tests.samples.raid.state import Raid
from tests.samples.raid.steps.hands import discard, learn
from tests.samples.raid.steps.strike import Strike, announced


class Turn(Step, frozen=True):
    """RA-020 A player draws, spies, sells, raids or passes."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Raid) -> Play:
        seat = self.seat
        # Asked even when only passing is left, because that depends on cards the others do not see.
        action = yield from pick(seat, "turn", action_menu(g, seat), clause="RA-020", forced=True)
        if action == "raid":
            target = yield from pick(seat, "turn.target", target_menu(g, seat), clause="RA-024")
            discard(g, seat, "raid", "raid")
            g.do(announced(g, Strike(seat, target)))
        elif action == "draw":
            card = g.deck[-1]
            move(g, card, "deck", f"hand:{seat}")
            g.tell(Drawn(seat, KINDS[card]))
        elif action == "spy":
            learn(g, g.deck[-1], seat)
            g.reveal()
            g.tell(Spied(seat))
            g.tell(Glimpsed(seat, KINDS[g.deck[-1]]))
        elif action == "sell":
            discard(g, seat, "gold", "sell")
            g.coins[seat] += 2
