"""Rounds and cycles: the moon, the event, the auction for the first place (chapters 3.2 and 3.15 of the clauses)."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, Play, Seat, pick, shuffle
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.carpathes import events
from lychgate.games.carpathes.choices.payments import bid_menu, obstacle
from lychgate.games.carpathes.data import BLOOD_STEP, EVENT, EVENTS, ROUNDS, VALUES
from lychgate.games.carpathes.scoring import dawn
from lychgate.games.carpathes.state.position import NOBODY, Carpathes, discard_humans, is_slave, purse, seats_from
from lychgate.games.carpathes.state.purse import worth
from lychgate.games.carpathes.steps.blood import Draw, Lose
from lychgate.games.carpathes.steps.grace import advance
from lychgate.games.carpathes.steps.turn import Turn
from lychgate.games.carpathes.words.names import card_word


class Cycle(Step, frozen=True):
    """CA-010, 022, 023, 181, 182 A new cycle: the Cycle card turns to its other moon, the event takes effect."""

    def play(self, g: Carpathes) -> None:
        """CA-183: an event that acts at once does so before the first turn, clockwise from the first player."""
        g.cycle += 1
        g.figure = 1
        g.tell(events.CycleBegan(g.cycle, g.moon))
        if g.event:
            g.in_force = True
            event = EVENTS[g.event[0]]
            g.tell(events.EventStruck(event.id))
            for seat in seats_from(g, g.first):
                g.do(Befall(seat, event.id))
        g.do(*(Round(figure) for figure in range(1, ROUNDS + 1)), EndCycle())


class Round(Step, frozen=True):
    """CA-020..022 Every player has one turn, clockwise from the first player; then the Cycle card shows the next."""

    figure: int

    def play(self, g: Carpathes) -> None:
        """Put the turns on the agenda."""
        g.round += 1
        g.figure = self.figure
        g.tell(events.RoundBegan(g.figure))
        g.do(*(Turn(seat) for seat in seats_from(g, g.first)))


class Befall(Step, frozen=True):
    """CA-183, 184 What an event that acts at once does to one player; a loss is an ordinary one, not an attack."""

    seat: Seat
    event: str

    def play(self, g: Carpathes) -> None:
        """Lose, draw, or gain Grace."""
        event = EVENT[self.event]
        if event.lose:
            g.do(Lose(self.seat, event.lose, event.id))
        if event.humans:
            g.do(Draw(self.seat, "human", event.humans))
        if event.powers:
            g.do(Draw(self.seat, "power", event.powers))
        if event.slave_grace and is_slave(g, self.seat):
            advance(g, self.seat, event.slave_grace, "revolt")


class EndCycle(Step, frozen=True):
    """CA-144, 170, 207 After the third round the Invisible are seen again and the event is over; Dawn may break."""

    def play(self, g: Carpathes) -> None:
        """Then an event is turned over and the first place is auctioned."""
        g.active = NOBODY
        for seat in seats_from(g, g.first):
            if g.invisible[seat]:
                g.invisible[seat] = False
                g.tell(events.Reappeared(seat))
        g.in_force = False
        if g.event:
            g.event_discard.append(g.event.pop())
        if g.cycle >= g.options.dawn_cycle_limit:
            dawn(g)
            return
        g.bid, g.bidder = 0, NOBODY
        g.do(TurnOver(), *(Bid(seat) for seat in seats_from(g, g.first)), Award(), Cycle())


class TurnOver(Step, frozen=True):
    """CA-171, 190, 193 The first player turns over the top Event; an empty deck is made of the discarded ones."""

    def play(self, g: Carpathes) -> Play:
        """Leave it face up."""
        if not g.event_deck:
            pile = yield from shuffle("events", g.event_discard)
            g.tell(events.Reshuffled("event", len(pile)))
            g.event_deck = pile
            g.event_discard.clear()
        card = g.event_deck[-1]
        move(g, card, "event_deck", "event")
        g.tell(events.EventTurned(g.first, EVENTS[card].id))


# --- the auction


class Bid(Step, frozen=True):
    """CA-172..176, 180, D-16 One round of bidding: pass for good, or bid more than the highest bid so far."""

    seat: Seat

    def play(self, g: Carpathes) -> Play:
        """Passed over only when everybody can see that he cannot; otherwise asked, also if he can only pass."""
        seat, high = self.seat, g.bid
        if VALUES[0] * len(g.humans[seat]) <= high:
            g.tell(events.BidMade(seat, 0, "unable"))
            return
        menu = bid_choice(high, worth(purse(g, seat)), len(g.humans[seat]), seat)
        facts = {"high": high, "event": card_word(EVENTS[g.event[0]].id)}
        bid = yield from pick(seat, "bid", menu, args=facts, clause="CA-173", forced=True)
        if bid:
            g.bid, g.bidder = bid, seat
        g.tell(events.BidMade(seat, bid, "bid" if bid else "pass"))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-bid", {"seat": who(self.seat)})


def bid_choice(high: int, own: int, cards: int, seat: int) -> Menu[int]:
    """CA-173..175: pass, or any multiple of 5 above the highest bid and within the worth of one's Humans."""

    def option(bid: int) -> Option[int]:
        if not bid:
            return Option("pass", 0, (), Say("option-bid-pass"))
        return Option(f"bid:{bid}", bid, (f"hand:{seat}",), Say("option-bid", {"n": bid}))

    def bars(bid: int) -> Iterator[Obstacle]:
        if bid and bid <= high:
            yield obstacle("CA-173", "bid-too-low", high=high)
        if bid > own:
            yield obstacle("CA-175", "bid-too-high", own=own)

    return Menu.of(range(0, VALUES[0] * cards + 1, BLOOD_STEP), option, bars)


class Award(Step, frozen=True):
    """CA-177..179, 185, D-17 The highest bidder pays with Humans and goes first; without a bid nothing changes."""

    def play(self, g: Carpathes) -> Play:
        """Ask with which Humans."""
        seat = g.bidder
        if seat == NOBODY:
            g.tell(events.FirstPlaceKept(g.first))
            return
        menu = bid_menu(seat, purse(g, seat), g.bid)
        paid = yield from pick(seat, "price", menu, args={"n": g.bid}, clause="CA-178", forced=g.poker_face)
        discard_humans(g, seat, paid.humans)
        g.first = seat
        g.tell(events.FirstPlaceWon(seat, g.bid, paid.humans))
        g.bid, g.bidder = 0, NOBODY

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-award")
