"""Setup: ability cards, if they are used, and the first vampires."""

from __future__ import annotations

from lychgate.core.ask import Play, Script, Seat, pick, shuffle, together
from lychgate.core.step import Step
from lychgate.games.blood_coven.choices.start import card_menu, start_menu
from lychgate.games.blood_coven.data import CARDS, COINS, LETTERS, NICKEL, Ability
from lychgate.games.blood_coven.events import CardKept, CardsDealt, Started
from lychgate.games.blood_coven.state.position import EMPTY_CARD, Coven, heads, put
from lychgate.games.blood_coven.state.purse import ONE, minus
from lychgate.games.blood_coven.steps.round import Round


class DealCards(Step, frozen=True):
    """BC-300 Each player receives different ability cards at random, face up: one with `deal`, two with `pick`."""

    def play(self, g: Coven) -> Play:
        """Deal from all cards, seat 0 first."""
        deck = yield from shuffle("ability-cards", [card.id for card in CARDS])
        each = 2 if g.options.abilities == "pick" else 1
        for seat in g.everybody():
            g.cards.append(tuple(sorted(deck[seat * each : (seat + 1) * each], key=tuple(Ability).index)))
            g.tell(CardsDealt(seat, tuple(g.cards[seat])))
        if each == 2:
            if g.options.placement == "open":
                g.do(*(KeepCard((seat,)) for seat in g.everybody()))
            else:
                g.do(KeepCard(g.everybody()))


class KeepCard(Step, frozen=True):
    """BC-300, 301 Each player keeps one of the two, sealed and revealed together; the others leave the game."""

    seats: tuple[Seat, ...]

    def play(self, g: Coven) -> Play:
        """Ask the seats at once (with `open` placement, BC-205, there is one)."""
        clause = "BC-300" if len(self.seats) > 1 else "BC-205"
        kept = yield from together({seat: self.choice(g, seat) for seat in self.seats}, clause=clause)
        for seat in self.seats:
            g.cards[seat] = (kept[seat],)
            g.tell(CardKept(seat, kept[seat]))

    def choice(self, g: Coven, seat: Seat) -> Script[Ability]:
        """Ask one seat (D0)."""
        return pick(seat, "card", card_menu(seat, g.cards[seat]), clause="BC-300")


class ChooseStart(Step, frozen=True):
    """BC-022, 025 Each player chooses one of the three coins as starting vampire, sealed and revealed together."""

    seats: tuple[Seat, ...]

    def play(self, g: Coven) -> Play:
        """Ask the seats at once (with `open` placement, BC-205, there is one)."""
        clause = "BC-025" if len(self.seats) > 1 else "BC-205"
        chosen = yield from together({seat: self.choice(g, seat) for seat in self.seats}, clause=clause)
        for seat in self.seats:
            start_with(g, seat, chosen[seat])

    def choice(self, g: Coven, seat: Seat) -> Script[int]:
        """Ask one seat (D1)."""
        return pick(seat, "start", start_menu(seat), clause="BC-022")


class EvenStart(Step, frozen=True):
    """BC-222 Nobody chooses: every player starts with the nickel on slot 4."""

    def play(self, g: Coven) -> None:
        """Place the nickels."""
        for seat in g.everybody():
            start_with(g, seat, NICKEL)


class FirstNight(Step, frozen=True):
    """BC-028, 030 When all have a vampire, the rounds begin, with the city still empty."""

    def play(self, g: Coven) -> None:
        """Begin round 1."""
        g.do(Round())


def start_with(g: Coven, seat: Seat, coin: int) -> None:
    """BC-023, 024: the starting vampire lies heads-up on its coin's slot; the two other coins are victims in hand."""
    slot = COINS[coin].start_slot
    g.slots[seat] = put(EMPTY_CARD, slot, heads(coin))
    g.hand[seat] = minus(g.hand[seat], ONE[coin])
    g.tell(Started(seat, LETTERS[coin], slot))
