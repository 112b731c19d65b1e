"""The event step: one card each dawn, carried out from left to right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lychgate.core.ask import Menu, Obstacle, Option, Play, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.zones import move
from lychgate.games.sanguis_venenatus.choices.targets import servant_mark
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, INDEX, OF_DISTRICT, ROMAN, SANCTUARY
from lychgate.games.sanguis_venenatus.data.effects import (
    Atom,
    Cleanse,
    Draw,
    EventToken,
    Gain,
    Infect,
    Influence,
    Lose,
    LoseOr,
    MayPay,
    Modifier,
    Plague,
    PlagueLowest,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS, PROWLING
from lychgate.games.sanguis_venenatus.data.numbers import EVENT_TOKENS, SERVANTS
from lychgate.games.sanguis_venenatus.events.event_step import (
    EventRevealed,
    EventTokensGone,
    EventTokensLaid,
    RuleChanged,
)
from lychgate.games.sanguis_venenatus.state.position import NOWHERE, TOKENS, City, amount_of, units_of
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards
from lychgate.games.sanguis_venenatus.steps.effects import bury_event, foresee
from lychgate.games.sanguis_venenatus.steps.plague import Miasma, PlacePlague, infect, take_back
from lychgate.games.sanguis_venenatus.steps.tracks import can_pay, gain, lose, move_influence, pay, wound
from lychgate.games.sanguis_venenatus.words.names import (
    amount,
    costs,
    event_text,
    event_word,
    obstacle,
    place,
    quarter,
    servant,
)


class EventStep(Step, frozen=True):
    """SV-086, 087 Event tokens leave the board; the top card is revealed, or Cassandra looks at two."""

    def play(self, g: City) -> None:
        """Clear the board, then find out who reveals."""
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
            foresee(g, Seat(seer), 2)
            g.do(SecondSight(Seat(seer)))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("phase-event")


class SecondSight(Step, frozen=True):
    """SV-087 Cassandra reveals one of the two top event cards; the other goes face down under the deck."""

    seat: Seat

    def play(self, g: City) -> Play:
        """Ask which (D6)."""
        top = g.event_deck[:-3:-1]
        menu = Menu(
            Option(
                f"reveal:{EVENTS[card].id}",
                card,
                (f"events:{EVENTS[card].id}",),
                Say("option-reveal", {"name": event_word(EVENTS[card].id), "text": event_text(EVENTS[card].id)}),
            )
            for card in sorted(top)
        )
        chosen = yield from pick(self.seat, "sight", menu, clause="SV-087")
        bury_event(g, self.seat, next(card for card in top if card != chosen))
        g.do(Reveal())

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-sight", {"seat": who(self.seat)})


class Reveal(Step, frozen=True):
    """SV-086, 094 The top event card is revealed and carried out, then discarded; the deck is never refilled."""

    def play(self, g: City) -> None:
        """Turn it up and put its steps on the agenda."""
        card = g.event_deck[-1]
        move(g, card, "event_deck", "event_now")
        g.foreseen.pop(card, None)
        g.tell(EventRevealed(EVENTS[card].id))
        g.do(*[Happen(effect) for effect in EVENTS[card].steps], EventOver())


class EventOver(Step, frozen=True):
    """SV-086 The event card goes face up on the event discard pile."""

    def play(self, g: City) -> None:
        """Discard it."""
        move(g, g.event_now[-1], "event_now", "event_discard")


class Happen(Step, frozen=True):
    """SV-086, 088 One step of an event card; what concerns each player is done in turn order."""

    effect: Atom

    def play(self, g: City) -> None:
        """Do what the primitive says."""
        HAPPENS[type(self.effect)](g, self.effect)


def concerned(g: City, who_: str) -> list[Seat]:
    """SV-088..090: each player, or each whose vampire is on the board and not on a sanctuary, in turn order."""
    seats = map(Seat, g.order())
    if who_ != PROWLING:
        return list(seats)
    return [seat for seat in seats if g.lair[seat] != NOWHERE and g.lair[seat] not in SANCTUARY]


def _plague(g: City, effect: Plague) -> None:
    """SV-049, SV-176: one after the other, in the order N, E, S, W."""
    g.do(*[PlacePlague(ROMAN[effect.roman, DISTRICTS.index(letter)]) for letter in effect.districts])


def _plague_lowest(g: City, effect: PlagueLowest) -> None:
    """SV-093."""
    g.do(*[Miasma(DISTRICTS.index(letter)) for letter in effect.districts])


def _each_loses(g: City, effect: Lose) -> None:
    """EV04, EV09: one after the other, so that a defeat is resolved before the next."""
    g.do(*[SufferLoss(seat, Lose(effect.res, effect.n)) for seat in concerned(g, effect.who)])


def _each_loses_or(g: City, effect: LoseOr) -> None:
    """SV-091."""
    g.do(*[SufferLoss(seat, effect) for seat in concerned(g, effect.who)])


class SufferLoss(Step, frozen=True):
    """SV-091, 164 A player loses something or, having none of it, something else; nobody chooses."""

    seat: Seat
    effect: Lose | LoseOr

    def play(self, g: City) -> None:
        """Take it away."""
        effect: Lose | LoseOr = self.effect
        if isinstance(effect, LoseOr) and amount_of(g, self.seat, effect.res) < effect.n:
            effect = effect.otherwise
        lose(g, self.seat, effect.res, effect.n)


def _each_gains(g: City, effect: Gain) -> None:
    for seat in concerned(g, effect.who):
        gain(g, seat, effect.res, effect.n)


def _each_draws(g: City, effect: Draw) -> None:
    g.do(*[DrawCards(seat, effect.n) for seat in concerned(g, effect.who)])


def _each_pays(g: City, effect: MayPay) -> None:
    g.do(*[PayOrSuffer(seat, effect) for seat in concerned(g, effect.who)])


class PayOrSuffer(Step, frozen=True):
    """SV-091, 095, 096 A player may pay; who does not, or cannot, suffers what the card says."""

    seat: Seat
    effect: MayPay

    def play(self, g: City) -> Play:
        """Ask (D8, D11): pay, refuse, or name the quarter where influence is lost."""
        menu = self.menu(g)
        if not menu.options:
            return
        card = event_word(EVENTS[g.event_now[-1]].id)
        clause = "SV-096" if self.effect.must else "SV-095" if self.effect.otherwise else "SV-091"
        able = "yes" if any(option.code == "pay" for option in menu.options) else "no"
        chosen = yield from pick(self.seat, "pay", menu, args={"name": card, "able": able}, clause=clause)
        if chosen == "pay":
            pay(g, self.seat, self.effect.pay)
            for gained in self.effect.then:
                gain(g, self.seat, gained.res, gained.n)
            return
        for suffered in self.effect.otherwise:
            if isinstance(suffered, Influence):
                move_influence(g, self.seat, DISTRICTS.index(chosen), suffered.n)
            else:
                wound(g, self.seat, suffered.n)

    def menu(self, g: City) -> Menu[str]:
        """Paying needs the whole price; refusing needs, with `must`, that the other thing can be carried out."""
        seat, effect = self.seat, self.effect

        def bars(what: str) -> Iterator[Obstacle]:
            if what == "pay":
                for res, n in effect.pay:
                    if not can_pay(g, seat, res, n):
                        has = amount(res, amount_of(g, seat, res))
                        yield obstacle("SV-095", "price", price=amount(res, n), has=has, res=res)
            elif what in DISTRICTS and not g.influence[DISTRICTS.index(what)][seat]:
                yield obstacle("SV-096", "no-influence", district=quarter(DISTRICTS.index(what)))

        gains = [amount(gained.res, gained.n) for gained in effect.then]
        label = Say("option-pay", {"cost": costs(effect.pay), "gains": gains, "gain": len(gains)})
        paying = Option("pay", "pay", (f"stock:{seat}:{effect.pay[0][0]}",), label)
        return Menu([paying, *self.refusals()], bars)

    def refusals(self) -> Iterator[Option[str]]:
        """Yield the ways not to pay."""
        if self.effect.must:
            for district, letter in enumerate(DISTRICTS):
                label = Say("option-lose-influence", {"district": quarter(district)})
                yield Option(f"lose:{letter}", letter, (f"influence:{letter}",), label)
        elif self.effect.otherwise:
            yield Option("wound", "wound", (f"blood:{self.seat}",), Say("option-wound"))
        else:
            yield Option("refuse", "refuse", (), Say("option-refuse"))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-pay", {"seat": who(self.seat)})


def _infect(g: City, effect: Infect) -> None:
    g.do(*[InfectOne(seat) for seat in concerned(g, effect.who)])


class InfectOne(Step, frozen=True):
    """SV-097, 089 A player chooses one own servant on the board, off sanctuaries; it becomes infected."""

    seat: Seat

    def play(self, g: City) -> Play:
        """Ask which (D9)."""

        def bars(each: int) -> Iterator[Obstacle]:
            name = servant(g.crew[self.seat][each % SERVANTS])
            if g.at[each] == NOWHERE:
                yield obstacle("SV-097", "dead", servant=name)
            elif g.at[each] in SANCTUARY:
                yield obstacle("SV-089", "on-sanctuary", servant=name)

        menu = Menu(
            (
                Option(
                    f"infect:{each % SERVANTS + 1}",
                    each,
                    (servant_mark(g, each),),
                    Say(
                        "option-infect-again" if g.infected[each] else "option-infect",
                        {"servant": servant(g.crew[self.seat][each % SERVANTS])},
                    ),
                )
                for each in units_of(self.seat)
            ),
            bars,
        )
        if not menu.options:
            return
        each = yield from pick(self.seat, "infect", menu, clause="SV-097")
        infect(g, each)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-infect", {"seat": who(self.seat)})


def _cleanse(g: City, effect: Cleanse) -> None:
    """SV-092, SV-098: named fields are cleared; with the rain the first player chooses in every quarter."""
    if effect.source == "per_district":
        g.do(*[Rain(district) for district in range(len(DISTRICTS))])
        return
    for at in (INDEX[id] for id in effect.fields):
        if effect.token in ("any", TOKENS[g.tokens[at]]):
            take_back(g, at)


class Rain(Step, frozen=True):
    """SV-098 The first player chooses one blood token of a quarter, which returns to the pile."""

    district: int

    def play(self, g: City) -> Play:
        """Ask which (D10)."""
        stained = [at for at in OF_DISTRICT[self.district] if TOKENS[g.tokens[at]] == "blood"]
        if not stained:
            return
        menu = Menu(Option(f"rain:{ID[at]}", at, (ID[at],), Say("option-rain", {"field": place(at)})) for at in stained)
        at = yield from pick(g.first, "rain", menu, args={"district": quarter(self.district)}, clause="SV-098")
        take_back(g, at)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-rain", {"district": quarter(self.district)})


def _event_token(g: City, effect: EventToken) -> None:
    """SV-086: tokens from the supply; whatever lies on the field already stays there."""
    supply = list(g.event_supply)
    supply[EVENT_TOKENS.index(effect.kind)] -= len(effect.fields)
    g.event_supply = tuple(supply)
    g.event_tokens += tuple((INDEX[id], effect.kind) for id in effect.fields)
    g.tell(EventTokensLaid(effect.kind, " ".join(effect.fields)))


def _modifier(g: City, effect: Modifier) -> None:
    """SV-168: a rule change until the end of the round."""
    g.modifiers += (effect.name,)
    g.tell(RuleChanged(effect.name))


HAPPENS: dict[type, Callable[[City, Any], None]] = {
    Plague: _plague,
    PlagueLowest: _plague_lowest,
    Lose: _each_loses,
    LoseOr: _each_loses_or,
    Gain: _each_gains,
    Draw: _each_draws,
    MayPay: _each_pays,
    Infect: _infect,
    Cleanse: _cleanse,
    EventToken: _event_token,
    Modifier: _modifier,
}
"""What each primitive does when an event card carries it out."""
