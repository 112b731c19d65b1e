"""Phase A, plan: the curse, the invocation, the bonus of the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from lychgate.core.ask import Play, Script, Seat, pick, together
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.sabbat_magica.choices.plan import KIND_MENU, bonus_menu, calling, canteen_menu, invoke_menu
from lychgate.games.sabbat_magica.choices.powers import UsePower, with_luxuriance
from lychgate.games.sabbat_magica.data.boards import CANTEEN
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import CURSE_VP, LUXURIANCE_TOKENS
from lychgate.games.sabbat_magica.data.resources import RESOURCES, Heap
from lychgate.games.sabbat_magica.events.magician import Luxuriated
from lychgate.games.sabbat_magica.events.plan import (
    Aged,
    BonusTaken,
    CanteenCounted,
    CurseFell,
    Invoked,
    OrderSet,
    Rotted,
    TimeTurned,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, available, garden_bonus
from lychgate.games.sabbat_magica.state.purse import NONE, ONE, plus
from lychgate.games.sabbat_magica.steps.effects import gain_terror, gain_vp, lose_vp, show_power, take


class Curse(Step, frozen=True):
    """SM-052..057 Everything moves one hour to the right: the skull first, then the 1H store, then the 2H store."""

    def play(self, g: Sabbat) -> None:
        """Age every player's board, what the alchemist kept included (SM-223); approval zones and chimeras stay."""
        for seat in g.in_order():
            if g.skull[seat]:
                g.skull[seat] = False
                lost = lose_vp(g, seat, CURSE_VP)
                g.tell(CurseFell(seat, lost, g.vp[seat]))
            if g.one[seat] != NONE:
                g.skull[seat] = True
                g.tell(Rotted(seat, g.one[seat]))
            if g.two[seat] != NONE:
                g.tell(Aged(seat, g.two[seat]))
            g.one[seat], g.two[seat] = g.two[seat], NONE


class TurnTimeCard(Step, frozen=True):
    """SM-060, 061 The next time card covers the last one: it says how many actions there are, and which bonuses."""

    def play(self, g: Sabbat) -> None:
        """Turn the top card."""
        g.phase = Phase.INVOCATION
        move(g, g.pile[-1], "pile", "time")
        g.tell(TimeTurned(g.card.id, g.card.actions))


class Invoke(Step, frozen=True):
    """SM-062..065 All players choose at once, in secret, how many of their available ghosts they call."""

    public = ()

    def play(self, g: Sabbat) -> Play:
        """SM-066, 067: ask everybody who has a ghost to call (D3); then all hands are opened together."""
        scripts: dict[int, Script[int]] = {seat: self.ask(g, seat) for seat in g.everybody() if available(g, seat)}
        called = yield from together(scripts, clause="SM-063")
        for seat in g.everybody():
            n = called.get(seat, 0)
            g.graves[seat] = available(g, seat) - n
            g.bridge[seat] = (n, 0)
            g.tell(Invoked(seat, n, g.graves[seat]))
        # SM-066, 067: canteen guests declare in the old order, one after the other.
        g.do(*(CountCanteen(seat) for seat in g.in_order() if garden_bonus(g, seat, CANTEEN)), SetOrder())

    def ask(self, g: Sabbat, seat: Seat) -> Script[int]:
        """Ask one player; with `first_game_hint` the question says how many are sensible."""
        hint = "on" if g.options.first_game_hint else "off"
        menu = invoke_menu(seat, calling(g, seat))
        n: int = yield from pick(seat, "invoke", menu, args={"hint": hint, "actions": g.card.actions}, clause="SM-063")
        return n


def order_by(old: Sequence[int], counts: Sequence[int]) -> tuple[int, ...]:
    """SM-068, 069: highest count first; players who tie keep their order."""
    return tuple(sorted(old, key=lambda seat: -counts[seat]))


class CountCanteen(Step, frozen=True):
    """SM-067 A player with a ghost in the canteen may add 2 (major) or 1 (minor) to the ghosts in the graveyard."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """Ask (D4), unless the answer makes no difference, also if the other guest declares anything."""
        bonus = garden_bonus(g, self.seat, CANTEEN)
        n = bonus
        if self.matters(g, bonus):
            n = yield from pick(
                self.seat, "canteen", canteen_menu(bonus, g.graves[self.seat]), args={"n": bonus}, clause="SM-067"
            )
        g.canteen[self.seat] = n
        g.tell(CanteenCounted(self.seat, bonus, "used" if n else "declined"))

    def matters(self, g: Sabbat, bonus: int) -> bool:
        """Whether using and declining can lead to different orders."""
        seats = g.in_order()
        later = [
            (seat, garden_bonus(g, seat, CANTEEN))
            for seat in seats[seats.index(self.seat) + 1 :]
            if garden_bonus(g, seat, CANTEEN)
        ]
        worlds: list[dict[int, int]] = [{}]
        for seat, extra in later:
            worlds += [world | {seat: extra} for world in worlds]
        return any(self.order(g, world, bonus) != self.order(g, world, 0) for world in worlds)

    def order(self, g: Sabbat, world: dict[int, int], own: int) -> tuple[int, ...]:
        extra = world | {self.seat: own}
        return order_by(g.order, [g.graves[seat] + extra.get(seat, g.canteen[seat]) for seat in g.everybody()])


class SetOrder(Step, frozen=True):
    """SM-015, 066..070 The most ghosts in the graveyard, canteen included, play first; ties keep the old order."""

    def play(self, g: Sabbat) -> None:
        """Set the order until the next invocation."""
        g.order = order_by(g.order, [g.graves[seat] + g.canteen[seat] for seat in g.everybody()])
        g.tell(OrderSet(tuple(g.order)))


class BonusPhase(Step, frozen=True):
    """SM-080, 084 In playing order everybody takes one bonus of the time card; what is left over is lost."""

    def play(self, g: Sabbat) -> None:
        """Put every player's choice on the agenda."""
        g.phase = Phase.BONUS
        g.do(*(TakeBonus(seat) for seat in g.in_order()))


class TakeBonus(Step, frozen=True):
    """SM-080..083 A player takes exactly one slot that nobody has taken."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """SM-180: ask which slot (D5); Luxuriance may come before."""
        seat = self.seat
        menu = with_luxuriance(
            g, seat, bonus_menu(seat, g.time[-1], tuple(sorted(g.taken)), g.terror[seat], g.vp[seat])
        )
        chosen = yield from pick(seat, "bonus", menu, clause="SM-080")
        match chosen:
            case UsePower():
                yield from luxuriate(g, seat)
                g.do(self)
            case slot:
                yield from self.take(g, slot)

    def take(self, g: Sabbat, slot: int) -> Play:
        """SM-082, 083: terror, points, a given resource, or one of choice (D6)."""
        seat, bonus = self.seat, g.card.bonuses[slot]
        kind = 0
        what: Literal["terror", "vp", "resource"] = "resource"
        match bonus.what:
            case "any":
                kind = yield from pick(seat, "kind", KIND_MENU, clause="SM-044")
            case "terror" | "vp":
                what = bonus.what
            case given:
                kind = RESOURCES.index(given)
        g.taken[seat] = slot
        gained = bonus.n
        if what == "vp":
            gain_vp(g, seat, gained)
            now = g.vp[seat]
        elif what == "terror":
            gained = gain_terror(g, seat, gained)
            now = g.terror[seat]
        else:
            take(g, seat, ONE[kind])
            now = g.two[seat][kind]
        g.tell(BonusTaken(seat, slot + 1, what, bonus.n, gained, now, RESOURCES[kind]))


def luxuriate(g: Sabbat, seat: Seat) -> Play:
    """SM-171, 173, 180: two resources of choice into the 2H store; the interrupted choice is then asked again."""
    heap: Heap = NONE
    for n in range(LUXURIANCE_TOKENS):
        kind = yield from pick(seat, "kind", KIND_MENU, clause="SM-180", args={"n": n + 1})
        heap = plus(heap, ONE[kind])
    show_power(g, seat, PowerName.LUXURIANCE)
    g.luxury = True
    take(g, seat, heap)
    g.tell(Luxuriated(seat, heap))
