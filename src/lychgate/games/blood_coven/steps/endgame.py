"""The endgame: everybody feeds once more, then points are counted."""

from __future__ import annotations

from typing import ClassVar

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.state import ranked
from lychgate.core.step import Step
from lychgate.games.blood_coven.choices.feed import final_feed_menu
from lychgate.games.blood_coven.data import LETTERS, Coins, Ending, FeedForNothing
from lychgate.games.blood_coven.events import FinallyFed, Scored, TurnedToAsh, Victory, Won
from lychgate.games.blood_coven.scoring import points
from lychgate.games.blood_coven.state.position import Coven, coin_on, heads, hungry, occupied, put
from lychgate.games.blood_coven.state.purse import NONE, ONE, each_coin, minus, plus, total
from lychgate.games.blood_coven.steps.free_feeding import feed_for_nothing, free_feeding


class FinalFeeding(Step, frozen=True):
    """BC-170..173, 175, 181, 182 A player must feed all own hungry vampires, one hand coin each, as far as they go."""

    public: ClassVar = ("seat",)

    seat: Seat

    def play(self, g: Coven) -> Play:
        """Ask which are fed only if it can matter (D6): with ability cards, too few coins and different vampires."""
        seat = self.seat
        mouths = hungry(g, seat)
        count = min(len(mouths), total(g.hand[seat]))
        fed = most_valuable(g, seat, mouths)[:count]
        alike = len({g.slots[seat][slot - 1] for slot in mouths}) <= 1
        if g.cards and 0 < count < len(mouths) and not alike:
            full = tuple(slot for slot in occupied(g.slots[seat]) if slot not in mouths)
            fed = yield from pick(seat, "finalfeed", final_feed_menu(seat, mouths, full, count), clause="BC-172")
        feed_last(g, seat, tuple(sorted(fed)))
        free = g.ability(seat, FeedForNothing)
        g.do(*([LastFreeFeeding(seat, count)] if free is not None and free.at_the_end else []), RemoveUnfed(seat))


def most_valuable(g: Coven, seat: Seat, slots: tuple[int, ...]) -> tuple[int, ...]:
    """BC-181: dimes, then nickels, then pennies; among equals the lower slot number first."""
    return tuple(sorted(slots, key=lambda slot: (-coin_on(g.slots[seat][slot - 1]), slot)))


def feed_last(g: Coven, seat: Seat, slots: tuple[int, ...]) -> None:
    """BC-173, 182: fed vampires turn heads-up; the coins used, pennies first, go to fatigue and remain victims."""
    used: Coins = NONE
    for coin, slot in zip(each_coin(g.hand[seat]), slots, strict=False):
        used = plus(used, ONE[coin])
        g.slots[seat] = put(g.slots[seat], slot, heads(coin_on(g.slots[seat][slot - 1])))
    g.hand[seat] = minus(g.hand[seat], used)
    g.fatigue[seat] = plus(g.fatigue[seat], used)
    if slots:
        g.tell(FinallyFed(seat, slots, used))


class LastFreeFeeding(Step, frozen=True):
    """BC-311 Card B1 works in the final feeding too, if at least three were fed there."""

    seat: Seat
    fed: int

    def play(self, g: Coven) -> Play:
        """Ask which of the unfed is saved (D7 b1)."""
        slot = yield from free_feeding(g, self.seat, self.fed)
        if slot:
            feed_for_nothing(g, self.seat, slot)


class RemoveUnfed(Step, frozen=True):
    """BC-174 Vampires still tails-up are removed from the game; they do not return to the supply."""

    seat: Seat

    def play(self, g: Coven) -> None:
        """Turn them to ash."""
        for slot in hungry(g, self.seat):
            coin = coin_on(g.slots[self.seat][slot - 1])
            g.slots[self.seat] = put(g.slots[self.seat], slot, 0)
            g.ash = plus(g.ash, ONE[coin])
            g.tell(TurnedToAsh(self.seat, slot, LETTERS[coin]))


class Score(Step, frozen=True):
    """BC-176..180 Count vampires and victims; most VP wins, ties share the victory."""

    reason: Ending

    def play(self, g: Coven) -> None:
        """End the match."""
        g.scores = [points(g, seat) for seat in g.everybody()]
        for seat, (vampires, herd, card) in zip(g.everybody(), g.scores, strict=True):
            g.tell(Scored(seat, vampires, herd, card, vampires + herd + card))
        g.result = ranked(tuple([sum(parts) for parts in g.scores]), self.reason)
        winners = g.result.winners
        how: Victory = "alone" if len(winners) == 1 else "shared"
        for winner in winners:
            g.tell(Won(Seat(winner), g.result.scores[winner], how))
