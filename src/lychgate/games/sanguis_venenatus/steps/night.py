"""The night: vampires are activated in turn."""

from __future__ import annotations

from msgspec.structs import replace

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.core.zones import move
from lychgate.games.sanguis_venenatus.choices.actions import Action, NightKind, missing
from lychgate.games.sanguis_venenatus.choices.night import VampireActions
from lychgate.games.sanguis_venenatus.choices.night_reasons import (
    CORRUPTED,
    EXERTED,
    PESTILENCE_SENT,
    RAISED,
    SHADOW_STEPPED,
    STARVED,
    TITHED,
)
from lychgate.games.sanguis_venenatus.choices.targets import Aimed, Plan
from lychgate.games.sanguis_venenatus.data.board import (
    BEHIND_RED,
    CEMETERIES,
    DISTRICTS,
    HOLY_GROUND,
    ID,
    NAME,
    NOWHERE,
)
from lychgate.games.sanguis_venenatus.data.effects import Effect, Gain, Lose
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, DECK
from lychgate.games.sanguis_venenatus.data.numbers import (
    CATACOMB_AP,
    CORRUPT_AP,
    CORRUPT_INFLUENCE,
    CORRUPT_VP,
    DRINK_AP,
    INQUISITOR_BLOOD,
    MOVE_AP,
    PLOT_AP,
    SPECIALS,
    USE_AP,
    VAMPIRE,
)
from lychgate.games.sanguis_venenatus.data.vampire_sheets import (
    PESTILENCE_AP,
    PESTILENCE_POPULARITY,
    PESTILENCE_VP,
    RAISE_SOULS,
    SHEETS,
    STARVATION_AP,
    STARVATION_BREAD,
    STARVATION_POPULARITY,
    STARVATION_VP,
)
from lychgate.games.sanguis_venenatus.events.day import Activated, Moved, Moving
from lychgate.games.sanguis_venenatus.events.deaths import SoulsSpent, SoulTaken
from lychgate.games.sanguis_venenatus.events.night import (
    BonusEarned,
    Corrupted,
    Drank,
    Exerted,
    FieldUsed,
    PestilenceBreathed,
    Plotted,
    StarvationBegan,
)
from lychgate.games.sanguis_venenatus.events.round import PhaseBegan
from lychgate.games.sanguis_venenatus.state.position import Activation, City, Fight, Used
from lychgate.games.sanguis_venenatus.state.questions import combat_odds, event_token, servants_in, toll, vampire_ap
from lychgate.games.sanguis_venenatus.steps.cards import card_in_hand
from lychgate.games.sanguis_venenatus.steps.combat import AttackServant, Combat
from lychgate.games.sanguis_venenatus.steps.day import spend
from lychgate.games.sanguis_venenatus.steps.deaths import ReturnVampire
from lychgate.games.sanguis_venenatus.steps.effects import Carry, carry_out
from lychgate.games.sanguis_venenatus.steps.event_step import SufferLoss
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague, lay
from lychgate.games.sanguis_venenatus.steps.tracks import (
    gain_blood,
    gain_vp,
    lose_blood,
    lose_popularity,
    move_influence,
    pay,
)
from lychgate.games.sanguis_venenatus.words.names import place, vampire


class Night(Step, frozen=True):
    """SV-118 In turn order each player activates the vampire once."""

    public = ()

    def play(self, g: City) -> None:
        g.phase = "night"
        g.tell(PhaseBegan("night"))
        for seat in map(Seat, g.order()):
            g.do(Wake(seat))


class Wake(Step, frozen=True):
    """SV-118, 119, 125, 161 An activation starts: a return, the inquisitor's toll, Death's soul, five action points."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> None:
        seat = self.seat
        if g.lair[seat] == NOWHERE:
            g.do(ReturnVampire(seat), self)
            return
        g.woken[seat] = True
        ap = vampire_ap(g)
        g.turn, g.fight = Activation(seat, VAMPIRE, ap), None
        g.tell(Activated(seat, "vampire", ap))
        at = g.lair[seat]
        if event_token(g, at) == "inquisitor":
            lose_blood(g, seat, INQUISITOR_BLOOD, "inquisitor")
        if at in CEMETERIES and g.has(seat, "reaper") and g.soul_supply:
            g.soul_supply -= 1
            g.souls[seat] += 1
            g.tell(SoulTaken(seat, g.souls[seat]))
        g.do(Haunt(seat))


class Haunt(Step, frozen=True):
    """SV-119..134, 153..164 A vampire acts as long as it has action points, its player likes and it stands."""

    seat: Seat
    public = ("seat",)

    def play(self, g: City) -> Play:
        """Ask for the next action (D16), even if only End is left: with cards in hand, others must not learn that."""
        turn = g.turn
        if turn is None:
            return  # SV-080: defeated in its own activation
        vampire_turn = VampireActions(g, turn)
        menu = vampire_turn.menu()
        facts = {"vampire": vampire(g.sheet[self.seat]), "ap": turn.ap, "field": place(vampire_turn.here)}
        facts |= missing(menu, vampire_turn.sought(), turn.ap)
        hidden = turn.ap >= PLOT_AP and bool(g.hand[self.seat])
        action = yield from pick(self.seat, "haunt", menu, args=facts, clause="SV-119", forced=hidden)
        if action.kind == "end":
            g.turn = None
            return
        HAUNTS[action.kind](g, vampire_turn, action)
        g.do(self)


def _move(g: City, by: VampireActions, action: Action) -> None:
    """SV-121..125, 061: by street, wall or catacomb; holy ground and inquisitors end all moving, plague does not."""
    at, red = action.at, action.kind == "move" and action.at in BEHIND_RED[by.here]
    used = (SHADOW_STEPPED,) if red and not by.turn.cross_red else ()
    spend(g, (MOVE_AP if action.kind == "move" else CATACOMB_AP) + toll(g, at), *used)
    g.lair[by.seat] = at
    how: Moving = "wall" if red else "road" if action.kind == "move" else "catacomb"
    g.tell(Moved(by.seat, "vampire", ID[by.here], ID[at], how))
    inquisitor = event_token(g, at) == "inquisitor"
    if inquisitor or at in HOLY_GROUND:
        g.turn = replace(g.running(), stopped=True)
    if inquisitor:
        lose_blood(g, by.seat, INQUISITOR_BLOOD, "inquisitor")


def _drink(g: City, by: VampireActions, action: Action) -> None:
    """SV-126..130: blood, then shame, then the token, whatever the shame does."""
    seat, here = by.seat, by.here
    (on, blood), shame = by.drink(), by.shame()
    spend(g, DRINK_AP, Used("drink", here))
    g.tell(Drank(seat, SHEETS[g.sheet[seat]].id, ID[here], blood, on))
    gain_blood(g, seat, blood)
    lose_popularity(g, seat, shame, "drink")
    if on == "people":
        lay(g, here, "blood", "drink")


def _corrupt(g: City, by: VampireActions, action: Action) -> None:
    """SV-131, SV-134: a noble on the next crown, a victory point, then influence."""
    seat, district, gold = by.seat, by.district, by.corrupt_gold()
    spend(g, CORRUPT_AP, CORRUPTED)
    g.tell(Corrupted(seat, DISTRICTS[district], gold))
    pay(g, seat, (("gold", gold),))
    g.nobles[district] = (*g.nobles[district], int(seat))
    g.noble_supply[seat] -= 1
    gain_vp(g, seat, CORRUPT_VP)
    move_influence(g, seat, district, CORRUPT_INFLUENCE)


def _attack(g: City, by: VampireActions, action: Action) -> None:
    g.do(AttackServant(by.seat, action.unit, action.fury))


def _duel(g: City, by: VampireActions, action: Action) -> None:
    target = Seat(action.seat)
    g.fight = Fight(by.seat, target, *combat_odds(g, by.seat))
    g.do(Combat(by.seat, target))


def _plot(g: City, by: VampireActions, action: Action) -> None:
    """SV-041, SV-153: pay, carry out the effects, then the bonus, then the discard."""
    seat, card = by.seat, CARD[action.card]
    spend(g, PLOT_AP)
    move(g, card_in_hand(g, seat, card.id), f"hand:{seat}", "played")
    g.tell(Plotted(seat, card.id))
    pay(g, seat, card.cost)
    carry_out(g, seat, VAMPIRE, action.plan, "plot")
    g.do(FinishPlot(seat, card.id, action.plan))


class FinishPlot(Step, frozen=True):
    """SV-041, SV-044 The bonus at the bottom, if its requirement holds now; then the card is discarded face up."""

    seat: Seat
    card: str
    plan: tuple[Aimed, ...]

    def play(self, g: City) -> None:
        bonus = CARD[self.card].bonus
        if bonus is not None and bonus.low <= g.popularity[self.seat] <= bonus.high:
            g.tell(BonusEarned(self.seat, self.card))
            carry_out(g, self.seat, VAMPIRE, self.same(bonus.effects), "plot")
        move(g, next(card for card in g.played if DECK[card] == self.card), "played", "intrigue_discard")

    def same(self, effects: tuple[Effect, ...]) -> Plan:
        """Aim the bonus at whatever was picked for the card."""
        target = next((aimed.target for aimed in self.plan if aimed.target is not None), None)
        return tuple(Aimed(effect, target) for effect in effects)


def _use(g: City, by: VampireActions, action: Action) -> None:
    """SV-159: what the special field gives."""
    special = SPECIALS[NAME[by.here]]
    spend(g, USE_AP, Used("use", by.here))
    g.tell(FieldUsed(by.seat, ID[by.here]))
    pay(g, by.seat, special.cost)
    carry_out(g, by.seat, VAMPIRE, action.plan)


def _exert(g: City, by: VampireActions, action: Action) -> None:
    """SV-065, SV-120: blood for an action point."""
    blood = by.exert_blood()
    spend(g, -1, EXERTED)
    g.tell(Exerted(by.seat, g.running().ap))
    pay(g, by.seat, (("blood", blood),))


def _pestilence(g: City, by: VampireActions, action: Action) -> None:
    """SV-160: a plague token here, which infects servants; then one popularity; then two victory points."""
    spend(g, PESTILENCE_AP, PESTILENCE_SENT)
    g.tell(PestilenceBreathed(by.seat, ID[by.here]))
    effects = (Lose("popularity", PESTILENCE_POPULARITY), Gain("vp", PESTILENCE_VP))
    g.do(PlacePlague(by.here, "plot"))
    g.do(*[Carry(by.seat, VAMPIRE, effect, None, "pestilence") for effect in effects])


def _starvation(g: City, by: VampireActions, action: Action) -> None:
    """SV-164: every opponent with a servant in the quarter starves; she drinks from it."""
    spend(g, STARVATION_AP, STARVED)
    g.tell(StarvationBegan(by.seat, DISTRICTS[by.district]))
    instead = Lose("popularity", STARVATION_POPULARITY)
    hungry = [seat for seat in g.order() if seat != by.seat and servants_in(g, seat, by.district)]
    g.do(*[SufferLoss(Seat(seat), "bread", STARVATION_BREAD, instead, "starvation") for seat in hungry])
    g.do(Feast(by.seat, len(hungry)))


class Feast(Step, frozen=True):
    """SV-164 Cassandra gains blood for everybody who starved, and a victory point."""

    seat: Seat
    n: int

    def play(self, g: City) -> None:
        gain_blood(g, self.seat, self.n, "starvation")
        gain_vp(g, self.seat, STARVATION_VP, "starvation")


def _tithe(g: City, by: VampireActions, action: Action) -> None:
    """SV-162: a soul goes back to the supply for an action point."""
    spend(g, -1, TITHED)
    give_souls(g, by.seat, 1)


def _raise(g: City, by: VampireActions, action: Action) -> None:
    """SV-162: a soul goes back for a dead servant."""
    spend(g, 0, RAISED)
    give_souls(g, by.seat, RAISE_SOULS)
    g.do(*[Carry(by.seat, VAMPIRE, aimed.effect, aimed.target) for aimed in action.plan])


def give_souls(g: City, seat: Seat, n: int) -> None:
    """SV-162: spent souls go back to the supply."""
    g.souls[seat] -= n
    g.soul_supply += n
    g.tell(SoulsSpent(seat, n, g.souls[seat]))


HAUNTS = {
    "move": _move,
    "catacomb": _move,
    "drink": _drink,
    "corrupt": _corrupt,
    "attack": _attack,
    "duel": _duel,
    "plot": _plot,
    "use": _use,
    "exert": _exert,
    "pestilence": _pestilence,
    "starvation": _starvation,
    "tithe": _tithe,
    "raise": _raise,
}
"""What each action of the night does."""
check_complete("HAUNTS", HAUNTS, {*words_of(NightKind)} - {"end"})
