"""Carrying out the effects of cards, special fields and extra actions, one after the other (SV-041, SV-153..158)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices.menus import prophecy_menu
from lychgate.games.sanguis_venenatus.choices.targets import Plan, Target
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, ID
from lychgate.games.sanguis_venenatus.data.effects import (
    Ap,
    BarrackDown,
    Cleanse,
    CrossRed,
    Cure,
    DiscardAtRandom,
    Draw,
    Effect,
    Gain,
    GainMix,
    Influence,
    InfluenceIn,
    InfluenceInTwo,
    Kill,
    Lose,
    NobleSwap,
    PeekEvent,
    PickPocket,
    PlaceVampire,
    PlagueNear,
    Raise,
    RivalLosesInfluence,
    RivalsHereLose,
    Steal,
    StealFromSame,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.numbers import LETTERS, SERVANTS, STOCKS
from lychgate.games.sanguis_venenatus.data.vocabulary import Cause, Good
from lychgate.games.sanguis_venenatus.events.day import Moved
from lychgate.games.sanguis_venenatus.events.deaths import ServantReturned
from lychgate.games.sanguis_venenatus.events.event_step import Buried, Foresaw, Glimpsed
from lychgate.games.sanguis_venenatus.events.night import BarrackLowered, NobleSwapped
from lychgate.games.sanguis_venenatus.events.plague import Cured
from lychgate.games.sanguis_venenatus.events.tracks import Stolen
from lychgate.games.sanguis_venenatus.state.pieces import BarrackToken
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import servants_in
from lychgate.games.sanguis_venenatus.steps.cards import DrawCards, LoseCard
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague, take_back
from lychgate.games.sanguis_venenatus.steps.tracks import gain, gain_stock, lose, move_influence
from lychgate.games.sanguis_venenatus.words.names import event_word


class Carry(Step, frozen=True):
    """SV-041, SV-042 One effect is carried out, as far as it can be."""

    seat: Seat
    pose: int
    """The acting character, whose field is `here`."""
    effect: Effect
    target: Target | None = None
    cause: Cause = "none"

    def play(self, g: City) -> None:
        CARRIED[type(self.effect)](g, self, self.effect)


def carry_out(g: City, seat: Seat, pose: int, plan: Plan, cause: Cause = "none") -> None:
    """SV-041: put the effects of a plan on the agenda, in order."""
    g.do(*[Carry(seat, pose, aimed.effect, aimed.target, cause) for aimed in plan])


def _district(g: City, by: Carry) -> int:
    """Return the quarter in which the acting character stands."""
    return DISTRICT[g.here(by.seat, by.pose)]


def _gain(g: City, by: Carry, effect: Gain) -> None:
    gain(g, by.seat, effect.res, effect.n, by.cause)


def _gain_mix(g: City, by: Carry, effect: GainMix) -> None:
    goods = "" if by.target is None else by.target.goods
    for kind, letter in enumerate(LETTERS):
        if letter in goods:
            gain_stock(g, by.seat, kind, goods.count(letter), by.cause)


def _lose(g: City, by: Carry, effect: Lose) -> None:
    lose(g, by.seat, effect.res, effect.n, by.cause)


def _rivals_here_lose(g: City, by: Carry, effect: RivalsHereLose) -> None:
    """Reign of Terror: one after the other, so that a defeat is resolved before the next loss."""
    district = _district(g, by)
    others = (seat for seat in g.order() if seat != by.seat and servants_in(g, seat, district))
    g.do(*[Carry(Seat(seat), by.pose, Lose(effect.res, effect.n), None, by.cause) for seat in others])


def _influence(g: City, by: Carry, effect: Influence) -> None:
    move_influence(g, by.seat, _district(g, by), effect.n, by.cause)


def _influence_in(g: City, by: Carry, effect: InfluenceIn) -> None:
    move_influence(g, by.seat, DISTRICTS.index(effect.district), effect.n, by.cause)


def _influence_in_two(g: City, by: Carry, effect: InfluenceInTwo) -> None:
    for district in () if by.target is None else by.target.districts:
        move_influence(g, by.seat, district, effect.n, by.cause)


def _rival_loses_influence(g: City, by: Carry, effect: RivalLosesInfluence) -> None:
    if by.target is not None:
        move_influence(g, by.target.seat, _district(g, by), -effect.n, by.cause)


def _steal(g: City, by: Carry, effect: Steal | StealFromSame) -> None:
    if by.target is not None:
        steal(g, by.seat, Seat(by.target.seat), effect.good, effect.n)


def _pick_pocket(g: City, by: Carry, effect: PickPocket) -> None:
    if by.target is not None and by.target.good is not None:
        steal(g, by.seat, Seat(by.target.seat), by.target.good, effect.n)


def steal(g: City, thief: Seat, victim: Seat, good: Good, most: int) -> None:
    """SV-042, SV-012: move up to `most` of a good; what is above ten is lost."""
    kind = STOCKS.index(good)
    taken = min(most, g.stock[victim][kind])
    if taken:
        g.stock[victim][kind] -= taken
        g.tell(Stolen(thief, victim, good, taken, g.stock[victim][kind]))
        gain_stock(g, thief, kind, taken)


def _draw(g: City, by: Carry, effect: Draw) -> None:
    g.do(DrawCards(by.seat, effect.n))


def _discard(g: City, by: Carry, effect: DiscardAtRandom) -> None:
    if by.target is not None:
        g.do(LoseCard(Seat(by.target.seat)))


def _plague(g: City, by: Carry, effect: PlagueNear) -> None:
    if by.target is not None:
        g.do(PlacePlague(by.target.at, "plot"))


def _cleanse(g: City, by: Carry, effect: Cleanse) -> None:
    if by.target is not None:
        take_back(g, by.target.at)


def _cure(g: City, by: Carry, effect: Cure) -> None:
    """SV-060: the infection marker is removed."""
    if by.target is not None:
        g.infected[by.target.unit] = False
        g.tell(Cured(by.seat, g.card(by.target.unit).id))


def _kill(g: City, by: Carry, effect: Kill) -> None:
    if by.target is not None:
        g.do(Die(Seat(by.target.unit // SERVANTS), (by.target.unit % SERVANTS,), "assassin"))


def _raise(g: City, by: Carry, effect: Raise) -> None:
    """SV-157: the card face up, the miniature on the cemetery, without a marker; it acts from the next day on."""
    if by.target is not None:
        each = by.target.unit
        g.at[each] = by.target.at
        g.flipped[each] = g.infected[each] = False
        g.tell(ServantReturned(by.seat, g.card(each).id, ID[by.target.at], "raised"))


def _place_vampire(g: City, by: Carry, effect: PlaceVampire) -> None:
    """SV-158: no Move: nothing stops it, nothing hurts it, and it may follow a stop."""
    if by.target is not None:
        start, g.lair[by.seat] = g.lair[by.seat], by.target.at
        g.tell(Moved(by.seat, "vampire", ID[start], ID[by.target.at], "placed"))


def _ap(g: City, by: Carry, effect: Ap) -> None:
    if g.turn is not None:
        g.turn = replace(g.turn, ap=g.turn.ap + effect.n)


def _barrack_down(g: City, by: Carry, effect: BarrackDown) -> None:
    if by.target is not None:
        lower_barrack(g, by.target.at)


def lower_barrack(g: City, at: int) -> None:
    """SV-154: the next lower level from the owner's supply; level 1, or one that is missing there, is removed."""
    barrack = g.barracks[at]
    if barrack is None:
        return
    owner, level = barrack.owner, barrack.level
    supply = list(g.barrack_supply[owner])
    supply[level - 1] += 1
    g.barracks[at] = None
    left = 0
    if level > 1 and supply[level - 2]:
        left = level - 1
        supply[left - 1] -= 1
        g.barracks[at] = BarrackToken(owner, left)
    g.barrack_supply[owner] = tuple(supply)
    g.tell(BarrackLowered(owner, ID[at], left))


def _noble_swap(g: City, by: Carry, effect: NobleSwap) -> None:
    """SV-155: the token returns to its owner, yours takes its spot; no influence."""
    if by.target is None:
        return
    district, victim = _district(g, by), by.target.seat
    track = list(g.nobles[district])
    track[track.index(victim)] = by.seat
    g.nobles[district] = tuple(track)
    g.noble_supply[victim] += 1
    g.noble_supply[by.seat] -= 1
    g.tell(NobleSwapped(by.seat, Seat(victim), DISTRICTS[district]))


def _cross_red(g: City, by: Carry, effect: CrossRed) -> None:
    """SV-124."""
    if g.turn is not None:
        g.turn = replace(g.turn, cross_red=True)


def _peek(g: City, by: Carry, effect: PeekEvent) -> None:
    """SV-156: the top event card, for this player alone; with an empty deck nothing."""
    if g.event_deck:
        foresee(g, by.seat, 1)
        g.do(Prophesy(by.seat))


def foresee(g: City, seat: Seat, cards: int) -> None:
    """SV-087, SV-156: note that a player has looked at the top of the event deck."""
    g.tell(Foresaw(seat, cards))
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
        """Ask whether the card is buried (D23)."""
        card = g.event_deck[-1]
        args = {"name": event_word(EVENTS[card].id)}
        bury = yield from pick(self.seat, "prophesy", prophecy_menu(card), args=args, clause="SV-156")
        if bury:
            bury_event(g, self.seat, card)


CARRIED: dict[type, Callable[[City, Carry, Any], None]] = {
    Gain: _gain,
    GainMix: _gain_mix,
    Lose: _lose,
    RivalsHereLose: _rivals_here_lose,
    Influence: _influence,
    InfluenceIn: _influence_in,
    InfluenceInTwo: _influence_in_two,
    RivalLosesInfluence: _rival_loses_influence,
    Steal: _steal,
    StealFromSame: _steal,
    PickPocket: _pick_pocket,
    Draw: _draw,
    DiscardAtRandom: _discard,
    PlagueNear: _plague,
    Cleanse: _cleanse,
    Cure: _cure,
    Kill: _kill,
    Raise: _raise,
    PlaceVampire: _place_vampire,
    Ap: _ap,
    BarrackDown: _barrack_down,
    NobleSwap: _noble_swap,
    PeekEvent: _peek,
    CrossRed: _cross_red,
}
"""What each effect does when a player's character carries it out."""
check_complete("CARRIED", CARRIED, words_of(Effect))
