"""The event step: one card each dawn, carried out from left to right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.events import Spoken
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.core.zones import move
from lychgate.games.sanguis_venenatus.choices.menus import infect_menu, rain_menu, sight_menu
from lychgate.games.sanguis_venenatus.choices.payments import DEMAND_CLAUSES, pay_menu
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, NOWHERE, ROMAN, SANCTUARY
from lychgate.games.sanguis_venenatus.data.effects import (
    ChangeRule,
    CleanseFields,
    Demand,
    EachDraws,
    EachGains,
    EachInfects,
    EachLoses,
    EachLosesOr,
    EachMayPay,
    Happening,
    LayEventTokens,
    Lose,
    PayOrInfluence,
    PayOrWound,
    Plague,
    PlagueLowest,
    Rain,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.numbers import EVENT_TOKENS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SIGHT
from lychgate.games.sanguis_venenatus.data.vocabulary import Cause, Concerned, Resource
from lychgate.games.sanguis_venenatus.events.event_step import (
    EventRevealed,
    EventTokensGone,
    EventTokensLaid,
    RuleChanged,
)
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards
from lychgate.games.sanguis_venenatus.steps.effects import bury_event, foresee
from lychgate.games.sanguis_venenatus.steps.plague import Miasma, PlacePlague, infect, take_back
from lychgate.games.sanguis_venenatus.steps.tracks import gain, lose, move_influence, pay, wound
from lychgate.games.sanguis_venenatus.words.names import event_word, quarter


class EventStep(Step, frozen=True):
    """SV-086, 087 Event tokens leave the board; the top card is revealed, or Cassandra looks at two."""

    public = ()

    def play(self, g: City) -> None:
        g.phase = "event"
        if g.event_tokens:
            supply = list(g.event_supply)
            for _, kind in g.event_tokens:
                supply[EVENT_TOKENS.index(kind)] += 1
            g.event_supply, g.event_tokens = tuple(supply), ()
            g.tell(EventTokensGone())
        seer = next((seat for seat in range(g.seats) if g.has(seat, "second_sight")), None)
        if seer is None:
            g.do(Reveal())
        else:
            foresee(g, Seat(seer), SIGHT)
            g.do(SecondSight(Seat(seer)))


class SecondSight(Step, frozen=True):
    """SV-087 Cassandra reveals one of the two top event cards; the other goes face down under the deck."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which card (D6)."""
        top = g.event_deck[-SIGHT:]
        chosen = yield from pick(self.seat, "sight", sight_menu(top), clause="SV-087")
        bury_event(g, self.seat, next(card for card in top if card != chosen))
        g.do(Reveal())


class Reveal(Step, frozen=True):
    """SV-086, 094 The top event card is revealed and carried out, then discarded; the deck is never refilled."""

    def play(self, g: City) -> None:
        card = g.event_deck[-1]
        move(g, card, "event_deck", "event_now")
        g.foreseen.pop(card, None)
        g.tell(EventRevealed(EVENTS[card].id, EVENTS[card].id))
        g.do(*[Happen(step) for step in EVENTS[card].steps], EventOver())


class EventOver(Step, frozen=True):
    """SV-086 The event card goes face up on the event discard pile."""

    def play(self, g: City) -> None:
        move(g, g.event_now[-1], "event_now", "event_discard")


class Happen(Step, frozen=True):
    """SV-086, 088 One step of an event card; what concerns each player is done in turn order."""

    happening: Happening

    def play(self, g: City) -> None:
        HAPPENS[type(self.happening)](g, self.happening)


def concerned(g: City, who_: Concerned) -> list[Seat]:
    """SV-088..090: each player, or each whose vampire is on the board and not on a sanctuary, in turn order."""
    seats = map(Seat, g.order())
    if who_ == "each":
        return list(seats)
    return [seat for seat in seats if g.lair[seat] != NOWHERE and g.lair[seat] not in SANCTUARY]


def _plague(g: City, step: Plague) -> None:
    """SV-049, SV-176: one after the other, in the order N, E, S, W."""
    g.do(*[PlacePlague(ROMAN[step.roman, DISTRICTS.index(letter)]) for letter in step.districts])


def _plague_lowest(g: City, step: PlagueLowest) -> None:
    """SV-093."""
    g.do(*map(Miasma, range(len(DISTRICTS))))


def _each_loses(g: City, step: EachLoses) -> None:
    """The Flagellants, Hunger Riots: one after the other, so that a defeat is resolved before the next loss."""
    g.do(*[SufferLoss(seat, step.res, step.n) for seat in concerned(g, step.who)])


def _each_loses_or(g: City, step: EachLosesOr) -> None:
    """SV-091."""
    g.do(*[SufferLoss(seat, step.res, step.n, step.otherwise) for seat in concerned(g, "each")])


class SufferLoss(Step, frozen=True):
    """SV-091, 164 A player loses up to n of a resource or, having less, suffers the other loss; nobody chooses."""

    seat: Seat
    res: Resource
    n: int
    otherwise: Lose | None = None
    cause: Cause = "event"

    def play(self, g: City) -> None:
        if self.otherwise is not None and amount_of(g, self.seat, self.res) < self.n:
            lose(g, self.seat, self.otherwise.res, self.otherwise.n, self.cause)
        else:
            lose(g, self.seat, self.res, self.n, self.cause)


def _each_gains(g: City, step: EachGains) -> None:
    for seat in concerned(g, "each"):
        gain(g, seat, step.res, step.n, "event")


def _each_draws(g: City, step: EachDraws) -> None:
    g.do(*[DrawCards(seat, step.n) for seat in concerned(g, "each")])


def _each_may_pay(g: City, step: EachMayPay | PayOrInfluence) -> None:
    g.do(*[PayOrSuffer(seat, step) for seat in concerned(g, "each")])


def _pay_or_wound(g: City, step: PayOrWound) -> None:
    g.do(*[PayOrSuffer(seat, step) for seat in concerned(g, step.who)])


class PayOrSuffer(Step, frozen=True):
    """SV-091, 095, 096 A player may pay; who does not, or cannot, suffers what the card says."""

    seat: Seat
    demand: Demand
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask (D8, D11): pay, refuse, or name the quarter where influence is lost."""
        seat, demand = self.seat, self.demand
        menu = pay_menu(g, seat, demand)
        if not menu.options:
            return
        card = event_word(EVENTS[g.event_now[-1]].id)
        able = "yes" if any(option.value.pays for option in menu.options) else "no"
        args = {"name": card, "able": able}
        payment = yield from pick(seat, "pay", menu, args=args, clause=DEMAND_CLAUSES[type(demand)])
        if payment.pays:
            pay(g, seat, demand.pay)
        match demand:
            case EachMayPay() if payment.pays:
                gain(g, seat, demand.gain.res, demand.gain.n, "event")
            case PayOrWound() if not payment.pays:
                wound(g, seat, demand.n, "event")
            case PayOrInfluence() if not payment.pays:
                move_influence(g, seat, payment.district, -demand.n, "event")


def _each_infects(g: City, step: EachInfects) -> None:
    g.do(*map(InfectOne, concerned(g, "each")))


class InfectOne(Step, frozen=True):
    """SV-097, 089 A player chooses one own servant on the board, off sanctuaries; it becomes infected."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which servant (D9)."""
        menu = infect_menu(g, self.seat)
        if not menu.options:
            return
        each = yield from pick(self.seat, "infect", menu, clause="SV-097")
        infect(g, each)


def _cleanse_fields(g: City, step: CleanseFields) -> None:
    """SV-092."""
    for at in step.fields:
        if g.tokens[at] in step.tokens:
            take_back(g, at)


def _rain(g: City, step: Rain) -> None:
    g.do(*map(RainInQuarter, range(len(DISTRICTS))))


class RainInQuarter(Step, frozen=True):
    """SV-098 The first player chooses one blood token of a quarter, which returns to the pile."""

    district: Annotated[int, Spoken(quarter)]
    public = ("district",)

    def play(self, g: City) -> Play:
        """Ask which token (D10)."""
        menu = rain_menu(g, self.district)
        if not menu.options:
            return
        args = {"district": quarter(self.district)}
        at = yield from pick(g.first, "rain", menu, args=args, clause="SV-098")
        take_back(g, at)


def _lay_event_tokens(g: City, step: LayEventTokens) -> None:
    """SV-086: tokens from the supply; whatever lies on the field already stays there."""
    supply = list(g.event_supply)
    supply[EVENT_TOKENS.index(step.kind)] -= len(step.fields)
    g.event_supply = tuple(supply)
    g.event_tokens += tuple((at, step.kind) for at in step.fields)
    g.tell(EventTokensLaid(step.kind, tuple(ID[at] for at in step.fields)))


def _change_rule(g: City, step: ChangeRule) -> None:
    """SV-168: until the end of the round."""
    g.rule_changes += (step.rule,)
    g.tell(RuleChanged(step.rule))


HAPPENS: dict[type, Callable[[City, Any], None]] = {
    Plague: _plague,
    PlagueLowest: _plague_lowest,
    EachLoses: _each_loses,
    EachLosesOr: _each_loses_or,
    EachGains: _each_gains,
    EachDraws: _each_draws,
    EachMayPay: _each_may_pay,
    PayOrWound: _pay_or_wound,
    PayOrInfluence: _each_may_pay,
    EachInfects: _each_infects,
    CleanseFields: _cleanse_fields,
    Rain: _rain,
    LayEventTokens: _lay_event_tokens,
    ChangeRule: _change_rule,
}
"""What each step of an event card does."""
check_complete("HAPPENS", HAPPENS, words_of(Happening))
