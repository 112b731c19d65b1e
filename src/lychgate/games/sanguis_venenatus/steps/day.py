"""The day: servants are activated in turn."""

from __future__ import annotations

from msgspec.structs import replace

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices.actions import Action, DayKind, missing
from lychgate.games.sanguis_venenatus.choices.day import EXTRA_TAKEN, PRODUCED, RATIONED, ServantActions
from lychgate.games.sanguis_venenatus.choices.menus import servant_menu
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, ID
from lychgate.games.sanguis_venenatus.data.numbers import (
    BARRACKS,
    BURN_AP,
    BURN_INFLUENCE,
    BURN_POPULARITY,
    LETTERS,
    MOVE_AP,
    PRODUCE_AP,
    RATIONS_BREAD,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import EXTRAS
from lychgate.games.sanguis_venenatus.events.day import Activated, Built, Burnt, ExtraTaken, Moved, Produced, Rationed
from lychgate.games.sanguis_venenatus.events.plague import Doomed
from lychgate.games.sanguis_venenatus.events.round import PhaseBegan
from lychgate.games.sanguis_venenatus.state.pieces import BarrackToken
from lychgate.games.sanguis_venenatus.state.position import Activation, City, Used
from lychgate.games.sanguis_venenatus.state.questions import catches, is_ready, starting_ap, toll, unit, units_of
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.effects import carry_out
from lychgate.games.sanguis_venenatus.steps.plague import mark_infected, take_back
from lychgate.games.sanguis_venenatus.steps.tracks import gain_popularity, gain_stock, gain_vp, move_influence, pay
from lychgate.games.sanguis_venenatus.words.names import place, servant


class Day(Step, frozen=True):
    """SV-101 In turn order each player activates one servant, round and round until all on the board were activated."""

    public = ()

    def play(self, g: City) -> None:
        g.phase = "day"
        g.done = [False] * len(g.done)
        g.tell(PhaseBegan("day"))
        g.do(DayRound())


class DayRound(Step, frozen=True):
    """SV-101 Once round the table."""

    def play(self, g: City) -> None:
        """Give a turn to everybody who still has a servant to activate, then come back."""
        ready = [seat for seat in g.order() if any(is_ready(g, each) for each in units_of(seat))]
        if ready:
            g.do(*[ChooseServant(Seat(seat)) for seat in ready], DayRound())


class ChooseServant(Step, frozen=True):
    """SV-101, 102 The player chooses which servant is activated."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask which servant (D13)."""
        seat = self.seat
        menu = servant_menu(g, seat)
        if not menu.options:
            return
        pose = yield from pick(seat, "servant", menu, clause="SV-101")
        each = unit(seat, pose)
        g.done[each] = True
        g.turn = Activation(seat, pose, starting_ap(g, each))
        g.tell(Activated(seat, g.card(each).id, g.turn.ap))
        g.do(Work(seat, pose))


class Work(Step, frozen=True):
    """SV-102, 104..117 A servant acts as long as it has action points and its player likes."""

    seat: Seat
    pose: int
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask for the next action (D14)."""
        turn = g.running()
        servant_turn = ServantActions(g, turn)
        menu = servant_turn.menu()
        facts = {"servant": servant(g.crew[self.seat][self.pose]), "ap": turn.ap, "field": place(servant_turn.here)}
        facts |= missing(menu, servant_turn.sought(), turn.ap)
        action = yield from pick(self.seat, "work", menu, args=facts, clause="SV-102")
        if action.kind == "end":
            finish(g, turn)
            return
        WORKS[action.kind](g, servant_turn, action)
        g.do(self)


def finish(g: City, turn: Activation) -> None:
    """SV-059, SV-117: the servant stays where it is, unless it has been dying on its feet."""
    g.turn = None
    if turn.dying:
        g.do(Die(turn.seat, (turn.pose,), "plague"))


def spend(g: City, ap: int, *used: Used) -> None:
    """Take action points, and note what cannot be done again in this activation."""
    turn = g.running()
    g.turn = replace(turn, ap=turn.ap - ap, used=turn.used + used)


def _move(g: City, by: ServantActions, action: Action) -> None:
    """SV-105, 106, 108: enter the field, by street or sewer."""
    ap = (MOVE_AP if action.kind == "move" else by.sewer_ap()) + toll(g, action.at)
    spend(g, ap)
    g.at[by.unit] = action.at
    g.tell(Moved(by.seat, by.card.id, ID[by.here], ID[action.at], "road" if action.kind == "move" else "sewer"))
    enter(g, by.unit)


def enter(g: City, each: int) -> None:
    """SV-054..059: an infected field infects; the second infection kills when the activation ends."""
    turn = g.running()
    if turn.dying or not catches(g, each, g.at[each]) or mark_infected(g, each):
        return
    g.turn = replace(turn, dying=True)
    g.tell(Doomed(turn.seat, g.card(each).id, ID[g.at[each]]))


def _produce(g: City, by: ServantActions, action: Action) -> None:
    """SV-109: the yield, with what the servant adds."""
    goods = by.brings(action.goods)
    spend(g, PRODUCE_AP, PRODUCED)
    g.tell(Produced(by.seat, by.card.id, ID[by.here], goods))
    for kind, letter in enumerate(LETTERS):
        if letter in goods:
            gain_stock(g, by.seat, kind, goods.count(letter))


def _burn(g: City, by: ServantActions, action: Action) -> None:
    """SV-110: the token returns; the people remember who did it."""
    spend(g, BURN_AP)
    g.tell(Burnt(by.seat, by.card.id, ID[action.at]))
    pay(g, by.seat, (("bread", by.burn_bread()),))
    take_back(g, action.at)
    gain_popularity(g, by.seat, BURN_POPULARITY + by.card.burn_popularity)
    move_influence(g, by.seat, DISTRICT[action.at], BURN_INFLUENCE)


def _build(g: City, by: ServantActions, action: Action) -> None:
    """SV-112..114: the token of the next level; the one it replaces returns to the supply."""
    seat, here, level = by.seat, by.here, by.next_level()
    spend(g, by.build_ap())
    g.tell(Built(seat, by.card.id, ID[here], level))
    pay(g, seat, by.build_cost())
    supply = list(g.barrack_supply[seat])
    replaced = g.barracks[here]
    if replaced is not None:
        supply[replaced.level - 1] += 1
    supply[level - 1] -= 1
    g.barrack_supply[seat] = tuple(supply)
    g.barracks[here] = BarrackToken(seat, level)
    row = BARRACKS[level - 1]
    gain_vp(g, seat, row.vp)
    move_influence(g, seat, DISTRICT[here], row.influence)


def _rations(g: City, by: ServantActions, action: Action) -> None:
    """SV-104: bread for one more action point."""
    spend(g, -1, RATIONED)
    g.tell(Rationed(by.seat, by.card.id, g.running().ap))
    pay(g, by.seat, (("bread", RATIONS_BREAD),))


def _extra(g: City, by: ServantActions, action: Action) -> None:
    """SV-116: the servant's own action."""
    extra = EXTRAS[action.extra]
    spend(g, extra.ap, EXTRA_TAKEN)
    g.tell(ExtraTaken(by.seat, by.card.id, extra.name))
    pay(g, by.seat, extra.cost)
    carry_out(g, by.seat, by.turn.pose, action.plan)


WORKS = {
    "move": _move,
    "sewer": _move,
    "produce": _produce,
    "burn": _burn,
    "build": _build,
    "rations": _rations,
    "extra": _extra,
}
"""What each action of the day does."""
check_complete("WORKS", WORKS, {*words_of(DayKind)} - {"end"})
