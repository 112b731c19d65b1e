"""Cycles and rounds: the moon, the event (chapters "Cycle, round, turn" and "End of a cycle, auction, event")."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, shuffle
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.carpathes.data import EVENT, EVENTS, NOBODY, ROUNDS
from lychgate.games.carpathes.events.attacks import Reappeared
from lychgate.games.carpathes.events.blood import Reshuffled
from lychgate.games.carpathes.events.endings import EventStruck, EventTurned
from lychgate.games.carpathes.events.turns import CycleBegan, RoundBegan
from lychgate.games.carpathes.state.position import Carpathes, is_slave, seats_from
from lychgate.games.carpathes.steps.auction import Award, Bid
from lychgate.games.carpathes.steps.blood import Draw, Lose
from lychgate.games.carpathes.steps.ending import dawn
from lychgate.games.carpathes.steps.grace import advance
from lychgate.games.carpathes.steps.turn import Turn


class Cycle(Step, frozen=True):
    """CA-010, 022, 023, 181, 182 A new cycle: the Cycle card turns to its other moon, the event takes effect."""

    def play(self, g: Carpathes) -> None:
        """CA-183: an event that acts at once does so before the first turn, clockwise from the first player."""
        g.cycle += 1
        g.figure = 1
        g.tell(CycleBegan(g.cycle, g.moon))
        if g.event:
            g.in_force = True
            event = EVENTS[g.event[0]]
            g.tell(EventStruck(event.id))
            for seat in seats_from(g, g.first):
                g.do(Befall(seat, event.id))
        g.do(*(Round(figure) for figure in range(1, ROUNDS + 1)), EndCycle())


class Round(Step, frozen=True):
    """CA-020..022 Every player has one turn, clockwise from the first player; then the Cycle card shows the next."""

    figure: int

    def play(self, g: Carpathes) -> None:
        g.round += 1
        g.figure = self.figure
        g.tell(RoundBegan(g.figure))
        g.do(*(Turn(seat) for seat in seats_from(g, g.first)))


class Befall(Step, frozen=True):
    """CA-183, 184 What an event that acts at once does to one player; a loss is an ordinary one, not an attack."""

    seat: Seat
    event: str

    def play(self, g: Carpathes) -> None:
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
        g.active = NOBODY
        for seat in seats_from(g, g.first):
            if g.invisible[seat]:
                g.invisible[seat] = False
                g.tell(Reappeared(seat))
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
        if not g.event_deck:
            pile = yield from shuffle("events", g.event_discard)
            g.tell(Reshuffled("event", len(pile)))
            g.event_deck = pile
            g.event_discard.clear()
        card = g.event_deck[-1]
        move(g, card, "event_deck", "event")
        g.tell(EventTurned(g.first, EVENTS[card].id))
