"""Carrying out effects, one primitive after the other (SV-041, SV-088, SV-153..158)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lychgate.core.ask import Menu, Option, Play, Seat, pick
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.targets import Pick, Plan
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, ID
from lychgate.games.sanguis_venenatus.data.effects import (
    Ap,
    Atom,
    BarrackDown,
    Cleanse,
    Cure,
    Discard,
    Draw,
    Gain,
    GainMix,
    Influence,
    Kill,
    Lose,
    Modifier,
    NobleSwap,
    PeekEvent,
    PlaceVampire,
    PlaguePick,
    Raise,
    Steal,
    Wound,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.numbers import LETTERS, SERVANTS, STOCKS
from lychgate.games.sanguis_venenatus.events.day import Moved
from lychgate.games.sanguis_venenatus.events.deaths import ServantReturned
from lychgate.games.sanguis_venenatus.events.event_step import Buried, Foresaw, Glimpsed
from lychgate.games.sanguis_venenatus.events.night import BarrackLowered, NobleSwapped
from lychgate.games.sanguis_venenatus.events.plague import Cured
from lychgate.games.sanguis_venenatus.events.tracks import Stolen
from lychgate.games.sanguis_venenatus.state.position import City, amount_of, barrack, level_of, owner_of, servants_in
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards, LoseCard
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague, take_back
from lychgate.games.sanguis_venenatus.steps.tracks import gain, gain_stock, lose, move_influence, wound
from lychgate.games.sanguis_venenatus.words.names import event_text, event_word


class Carry(Step, frozen=True):
    """SV-041, SV-042 One effect is carried out, as far as it can be."""

    seat: Seat
    pose: int
    """The acting character, whose field is `here`."""
    effect: Atom
    pick: Pick | None = None

    def play(self, g: City) -> None:
        """Do what the primitive says."""
        CARRIED[type(self.effect)](g, self, self.effect)


def carry_out(g: City, seat: Seat, pose: int, plan: Plan) -> None:
    """SV-041: put the effects of a plan on the agenda, in order."""
    g.do(*[Carry(seat, pose, bound.effect, bound.pick) for bound in plan])


def _gain(g: City, by: Carry, effect: Gain) -> None:
    gain(g, by.seat, effect.res, effect.n)


def _gain_mix(g: City, by: Carry, effect: GainMix) -> None:
    assert by.pick is not None
    for kind, letter in enumerate(LETTERS):
        if letter in by.pick.goods:
            gain_stock(g, by.seat, kind, by.pick.goods.count(letter))


def _lose(g: City, by: Carry, effect: Lose) -> None:
    """IN15: every opponent with a servant in this quarter, one after the other; or the player alone."""
    if effect.who == "self":
        lose(g, by.seat, effect.res, effect.n)
        return
    district = DISTRICT[g.here(by.seat, by.pose)]
    each = Lose(effect.res, effect.n)
    others = (seat for seat in g.order() if seat != by.seat and servants_in(g, seat, district))
    g.do(*[Carry(Seat(seat), by.pose, each) for seat in others])


def _wound(g: City, by: Carry, effect: Wound) -> None:
    wound(g, by.seat, effect.n)


def _influence(g: City, by: Carry, effect: Influence) -> None:
    """In two quarters of choice, in a quarter named by the effect, or here; of the player or of the one picked."""
    if by.pick is not None and by.pick.districts:
        for district in by.pick.districts:
            move_influence(g, by.seat, district, effect.n)
        return
    named = effect.district in DISTRICTS
    district = DISTRICTS.index(effect.district) if named else DISTRICT[g.here(by.seat, by.pose)]
    move_influence(g, by.seat if by.pick is None else by.pick.seat, district, effect.n)


def _steal(g: City, by: Carry, effect: Steal) -> None:
    """Up to so much moves from the victim; what is above ten is lost."""
    if by.pick is None:
        return
    victim, res = Seat(by.pick.seat), by.pick.res or effect.res[0]
    taken = min(effect.n, amount_of(g, victim, res))
    if taken:
        kind = STOCKS.index(res)
        g.stock[victim][kind] -= taken
        g.tell(Stolen(by.seat, victim, res, taken))
        gain_stock(g, by.seat, kind, taken)


def _draw(g: City, by: Carry, effect: Draw) -> None:
    g.do(DrawCards(by.seat, effect.n))


def _discard(g: City, by: Carry, effect: Discard) -> None:
    if by.pick is not None:
        g.do(LoseCard(Seat(by.pick.seat)))


def _plague(g: City, by: Carry, effect: PlaguePick) -> None:
    at = g.here(by.seat, by.pose) if by.pick is None else by.pick.at
    g.do(PlacePlague(at, "plot"))


def _cleanse(g: City, by: Carry, effect: Cleanse) -> None:
    if by.pick is not None:
        take_back(g, by.pick.at)


def _cure(g: City, by: Carry, effect: Cure) -> None:
    """SV-060: the infection marker is removed."""
    if by.pick is not None:
        g.infected[by.pick.unit] = False
        g.tell(Cured(by.seat, g.card(by.pick.unit).id))


def _kill(g: City, by: Carry, effect: Kill) -> None:
    if by.pick is not None:
        g.do(Die(Seat(by.pick.unit // SERVANTS), (by.pick.unit % SERVANTS,)))


def _raise(g: City, by: Carry, effect: Raise) -> None:
    """SV-157: the card face up, the miniature on the cemetery, without a marker; it acts from the next day on."""
    if by.pick is not None:
        each = by.pick.unit
        g.at[each] = by.pick.at
        g.flipped[each] = g.infected[each] = False
        g.tell(ServantReturned(by.seat, g.card(each).id, ID[by.pick.at], "raised"))


def _place_vampire(g: City, by: Carry, effect: PlaceVampire) -> None:
    """SV-158: no Move: nothing stops it, nothing hurts it, and it may follow a stop."""
    if by.pick is not None:
        start, g.lair[by.seat] = g.lair[by.seat], by.pick.at
        g.tell(Moved(by.seat, "vampire", ID[start], ID[by.pick.at], "placed"))


def _ap(g: City, by: Carry, effect: Ap) -> None:
    if g.turn is not None:
        g.turn = msgspec.structs.replace(g.turn, ap=g.turn.ap + effect.n)


def _barrack_down(g: City, by: Carry, effect: BarrackDown) -> None:
    if by.pick is not None:
        lower_barrack(g, by.pick.at)


def lower_barrack(g: City, at: int) -> None:
    """SV-154: the next lower level from the owner's supply; level 1, or one that is missing there, is removed."""
    code = g.barracks[at]
    owner, level = owner_of(code), level_of(code)
    supply = list(g.barrack_supply[owner])
    supply[level - 1] += 1
    g.barracks[at] = 0
    left = 0
    if level > 1 and supply[level - 2]:
        left = level - 1
        supply[left - 1] -= 1
        g.barracks[at] = barrack(owner, left)
    g.barrack_supply[owner] = tuple(supply)
    g.tell(BarrackLowered(Seat(owner), ID[at], left))


def _noble_swap(g: City, by: Carry, effect: NobleSwap) -> None:
    """SV-155: the token returns to its owner, yours takes its spot; no influence."""
    if by.pick is None:
        return
    district, victim = DISTRICT[g.here(by.seat, by.pose)], by.pick.seat
    track = list(g.nobles[district])
    track[track.index(victim)] = by.seat
    g.nobles[district] = tuple(track)
    g.noble_supply[victim] += 1
    g.noble_supply[by.seat] -= 1
    g.tell(NobleSwapped(by.seat, Seat(victim), DISTRICTS[district]))


def _modifier(g: City, by: Carry, effect: Modifier) -> None:
    if g.turn is not None:
        g.turn = msgspec.structs.replace(g.turn, cross_red=True)


def _peek(g: City, by: Carry, effect: PeekEvent) -> None:
    """SV-156: the top event card, for this player alone; with an empty deck nothing."""
    if g.event_deck:
        foresee(g, by.seat, 1)
        g.do(Prophesy(by.seat))


def foresee(g: City, seat: Seat, cards: int) -> None:
    """SV-087, SV-156: note that a player has looked at the top of the event deck."""
    g.tell(Foresaw(seat))
    for card in reversed(g.event_deck[-cards:]):
        g.foreseen[card] = g.foreseen.get(card, 0) | 1 << seat
        g.tell(Glimpsed(seat, EVENTS[card].id))
    g.reveal()


def bury_event(g: City, seat: Seat, card: int) -> None:
    """SV-087, SV-156: an event card goes face down under the deck."""
    g.event_deck.remove(card)
    g.event_deck.insert(0, card)
    g.tell(Buried(seat))


class Prophesy(Step, frozen=True):
    """SV-156 The card that was looked at stays on top or goes under the deck."""

    seat: Seat

    def play(self, g: City) -> Play:
        """Ask (D23)."""
        card = EVENTS[g.event_deck[-1]].id
        name = event_word(card)
        menu = Menu(
            (
                Option("keep", False, ("events",), Say("option-keep-event", {"name": name, "text": event_text(card)})),
                Option("bury", True, ("events",), Say("option-bury-event", {"name": name})),
            )
        )
        bury = yield from pick(self.seat, "prophesy", menu, args={"name": name}, clause="SV-156")
        if bury:
            bury_event(g, self.seat, g.event_deck[-1])


CARRIED: dict[type, Callable[[City, Carry, Any], None]] = {
    Gain: _gain,
    GainMix: _gain_mix,
    Lose: _lose,
    Wound: _wound,
    Influence: _influence,
    Steal: _steal,
    Draw: _draw,
    Discard: _discard,
    PlaguePick: _plague,
    Cleanse: _cleanse,
    Cure: _cure,
    Kill: _kill,
    Raise: _raise,
    PlaceVampire: _place_vampire,
    Ap: _ap,
    BarrackDown: _barrack_down,
    NobleSwap: _noble_swap,
    Modifier: _modifier,
    PeekEvent: _peek,
}
"""What each primitive does when a player's character carries it out."""
