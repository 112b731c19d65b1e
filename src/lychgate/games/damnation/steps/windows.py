"""Windows: every play outside forced steps happens in one of them (DA-500..516).

Whatever can be answered is announced in the kernel's window, which waits on the agenda while a card or Talent played
inside does its work. Here is what all announced steps of Damnation have in common: who may play what, and how.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from lychgate.core.ask import Concern, Menu, Option
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.core.window import Announced, Rounds, Window
from lychgate.games.damnation.choices.could import could_play
from lychgate.games.damnation.choices.moments import Deed, Moment, Roll, altered, mode_of
from lychgate.games.damnation.choices.outlook import NOTHING, Outlook, crowding
from lychgate.games.damnation.choices.plays import (
    end_option,
    in_reach,
    keep_option,
    let_work_option,
    listed,
    may_react,
    menu,
    pass_option,
    suffer_option,
)
from lychgate.games.damnation.data.cards import (
    CARDS,
    CREATURE,
    DESPERATION_NUMBER,
    FATE_NUMBER,
    RANSACK_NUMBER,
    TALENT_MODES,
    TALENTS,
)
from lychgate.games.damnation.data.geometry import MOAT, STAIR0
from lychgate.games.damnation.data.kinds import ACTION
from lychgate.games.damnation.data.timing import DICE, POST, PRE, R_CARD, R_ROLL, ROLL, TURN, When
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.data.vocabulary import Use
from lychgate.games.damnation.events.cards import Cancelled, Played
from lychgate.games.damnation.events.villains import SoulSpent, TalentUsed
from lychgate.games.damnation.state.hands import spend
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.words.names import card_word, light_word, rule_word, token_talent, villain_word


class Foreseen(Announced, frozen=True):
    """What all announced steps share: a card may cancel them, and to pass is named for what it does."""

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it happen."""
        return pass_option(self.asks)

    def cancelled(self, g: Castle, v: int) -> None:
        """Do what follows when a card of Villain `v` has cancelled this step; for most steps that is nothing."""


# --- windows of one player


class Befalls(Foreseen, frozen=True):
    """DA-500, 501, 514, 516 Something is about to happen; one living player may react, again and again."""

    when: ClassVar[int]
    """The timing bit of the cards and Talents that may be played."""

    def doer(self) -> int:
        """Return the Villain that does it, or NONE."""
        raise NotImplementedError

    def sufferer(self) -> int:
        """Return the Villain that it is done to."""
        raise NotImplementedError

    def reactor(self) -> int:
        """Return the Villain whose player may react."""
        return self.sufferer()

    def moment(self, g: Castle) -> Moment:
        """Return the facts that decide what may be played."""
        return MOMENTS[self.when]

    def reactions(self, g: Castle, seat: int) -> Menu[Deed] | None:
        """Return what may be played; None if public facts show that nothing could be."""
        v = self.reactor()
        if g.role[v] != LIVING or g.arriving:
            return None
        moment = self.moment(g)
        options = listed(g, v, moment)
        if options or (g.poker_face and (moment.curse or could_play(g, v, moment))):
            return menu(g, v, moment, self.passing(g), options)
        return None

    def concern(self, g: Castle, seat: int) -> Concern:
        """Whoever suffers it reacts, or boosts what its own Villain does."""
        return "me" if g.owner(self.sufferer()) == seat else "own"

    def react(self, g: Castle, seat: int, play: Deed) -> Step | None:
        """Play it; the window asks again afterwards."""
        g.do(*perform(g, self.reactor(), play))
        return self

    def args(self, g: Castle) -> dict[str, Any] | None:
        """Say what is about to happen, by whom and to whom."""
        said = self.said()
        return {**(said.args if said else {}), "by": _named(g, self.doer()), "whom": _named(g, self.sufferer())}


MOMENTS = {int(when): Moment(int(when)) for when in When}


def _named(g: Castle, v: int) -> Say | str:
    return "none" if v == NONE else villain_word(g.kind[v])


def announced(g: Castle, step: Befalls) -> Window:
    """Open the window of one player before a step."""
    return Window(step, (g.owner(step.reactor()),), Rounds.UNTIL_PASS)


class Blow(Befalls, frozen=True):
    """A step with an amount of Damage that Protection reduces and boosts raise."""

    n: int

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that lets it happen, with the amount and what it leaves."""
        v = self.sufferer()
        return suffer_option(self.asks, v, self.n, g.health[v])


class OwnPhase(Befalls, frozen=True):
    """DA-503, 102 A phase of one's own turn in which any number of cards and Talents is played."""

    own_turn: ClassVar = True
    public: ClassVar = ("villain",)

    villain: int

    def reactor(self) -> int:
        """Return whose turn it is."""
        return self.villain

    def reactions(self, g: Castle, seat: int) -> Menu[Deed] | None:
        """DA-104, 385: nothing is played once the turn is over or lost."""
        return None if g.over or g.lost else super().reactions(g, seat)

    def concern(self, g: Castle, seat: int) -> Concern:
        """Return that it is the player's own."""
        return "own"

    def args(self, g: Castle) -> None:
        """Return no arguments: in one's own turn nothing is announced."""


class BeforeMoving(OwnPhase, frozen=True):
    """DA-503 Phase 1: cards and Talents before the roll."""

    asks: ClassVar = "pre"
    clause: ClassVar = "DA-503"
    when: ClassVar = PRE

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that ends phase 1: which roll comes now (DA-120, 133, 386, 391)."""
        v = self.villain
        place = g.place[v]
        if place == MOAT:
            return pass_option("pre", "creature" if g.is_tolled(CREATURE) else "moat")
        return pass_option("pre", "locked" if g.locked[v] else "stairs" if place >= STAIR0 else "move")

    def play(self, g: Castle) -> None:
        """Go on to the next phase."""


class AfterMoving(OwnPhase, frozen=True):
    """DA-102 Phase 4: cards and Talents after everything else."""

    asks: ClassVar = "post"
    clause: ClassVar = "DA-102"
    when: ClassVar = POST

    def passing(self, g: Castle) -> Option[Deed]:
        """Return the answer that ends the turn."""
        return end_option(crowding(g, g.owner(self.villain), 0))

    def play(self, g: Castle) -> None:
        """Go on to the next phase."""


# --- playing


def perform(g: Castle, v: int, play: Deed) -> list[Step]:
    """Pay for a play and return what follows from it."""
    if play.act == "soul":
        g.souls[v] -= 1
        g.supply += 1
        g.tokens[v] |= 1 << play.number
        g.tell(SoulSpent(g.owner(v), g.kind[v], token_talent(g.kind[v], play.number), g.souls[v]))
        return []
    if play.act == "talent":
        return _use_talent(g, v, play)
    mode = mode_of(play)
    play_card(g, v, play, "alt" if play.alt else "card")
    doing = Apply(v, mode.passage, target=play.target, extra=play.extra)
    if CARDS[play.number].type == ACTION and not play.alt and not mode.bits & R_CARD:
        return [Window(WorkAction(play.number, doing), tuple(others(g, g.owner(v))), Rounds.UNTIL_PASS)]
    return [doing]


def play_card(g: Castle, v: int, play: Deed, how: Use) -> None:
    """DA-421, 422: a card is used up; a Relic stays, unless it is used for its alternative effect."""
    if g.events is not None:
        target = NONE if play.target == NONE else g.kind[play.target]
        g.tell(Played(g.owner(v), g.kind[v], play.number, how, target))
    if CARDS[play.number].relic and not play.alt:
        g.relic_used = True
    else:
        spend(g, g.owner(v), play.number)


def _use_talent(g: Castle, v: int, play: Deed) -> list[Step]:
    """DA-450: the token is turned down; Desperation is paid for with Health."""
    number = play.number
    if g.events is not None:
        target = NONE if play.target == NONE else g.kind[play.target]
        g.tell(TalentUsed(g.owner(v), g.kind[v], TALENTS[number].id, target))
    if number == DESPERATION_NUMBER:
        g.desperate = True
    else:
        g.tokens[v] &= ~(2 if number == FATE_NUMBER else 4 if number == RANSACK_NUMBER else 1)
    return [Apply(v, TALENT_MODES[number].passage, target=play.target, extra=play.extra)]


# --- windows of many


def others(g: Castle, seat: int) -> list[int]:
    """DA-502, 507, 514: the other players with a living Villain, clockwise."""
    if g.seats > 2:
        return [other for other in g.clockwise(seat)[1:] if g.role[other] == LIVING]
    return [other for other in (1 - seat,) if speaker(g, other) != NONE]


def speaker(g: Castle, seat: int) -> int:
    """Return the living Villain that reacts for a player."""
    if g.seats > 2:
        return seat if g.role[seat] == LIVING else NONE
    return next((v for v in g.villains(seat) if g.role[v] == LIVING), NONE)


_CANCEL = Moment(R_CARD)


class WorkAction(Foreseen, frozen=True):
    """DA-502, 507 Before an Action works, every other living player clockwise may cancel it."""

    asks: ClassVar = "card"
    clause: ClassVar = "DA-507"

    card: int
    doing: Apply

    def reactions(self, g: Castle, seat: int) -> Menu[Deed] | None:
        """Return what cancels it; None if public facts show that the player cannot hold such a card."""
        v = speaker(g, seat)
        if v == NONE:
            return None
        options = listed(g, v, _CANCEL)
        return (
            menu(g, v, _CANCEL, self.passing(g), options)
            if options or (g.poker_face and could_play(g, v, _CANCEL))
            else None
        )

    def concern(self, g: Castle, seat: int) -> Concern:
        """Tell whether the card is played at this player's Villain."""
        target = self.doing.target
        return "me" if target != NONE and g.owner(target) == seat else ""

    def react(self, g: Castle, seat: int, play: Deed) -> Step:
        """Play it; the first to cancel closes the window."""
        g.do(*perform(g, speaker(g, seat), play))
        return self

    def args(self, g: Castle) -> dict[str, Any]:
        card = card_word(self.card)
        by, target = self.doing.villain, self.doing.target
        return {"card": card, "rule": rule_word(card), "by": _named(g, by), "whom": _named(g, target)}

    def passing(self, g: Castle) -> Option[Deed]:
        return let_work_option("card", self.card)

    def cancelled(self, g: Castle, v: int) -> None:
        """DA-507: the card counts as used."""
        g.tell(Cancelled(g.owner(v), g.kind[v], self.card))

    def play(self, g: Castle) -> None:
        g.do(self.doing)


class Throw(Foreseen, frozen=True):
    """DA-502, 504 Dice lie on the table: the roller, then the other living players; after a play all over again."""

    asks: ClassVar = "roll"
    clause: ClassVar = "DA-504"

    roll: Roll

    def reactions(self, g: Castle, seat: int) -> Menu[Deed] | None:
        """Return what a player could do about the dice."""
        roll = self.roll
        own = seat == g.owner(roll.roller)
        if not own and not may_react(g, seat, R_ROLL):
            return None
        v = roll.roller if own else speaker(g, seat)
        if v == NONE or g.role[v] != LIVING or (own and g.over and v == g.mover):
            return None
        when = self.timing(g, own)
        moment = Moment(when, roll=roll)
        options = listed(g, v, moment)
        if not options and not (g.poker_face and could_play(g, v, moment)):
            return None
        keep = keep_option(own, roll.dice, self.ahead(g) if own else NOTHING, self.reach(g, seat, roll))
        return menu(g, v, moment, keep, [self._with_reach(g, seat, option) for option in options])

    def reach(self, g: Castle, seat: int, roll: Roll) -> tuple[str, ...]:
        """Return the places that a player can choose from if the dice lie so; of most rolls there are none."""
        return ()

    def _with_reach(self, g: Castle, seat: int, option: Option[Deed]) -> Option[Deed]:
        """Return a play with the places that it brings within reach, where that is certain."""
        after = altered(self.roll, option.value)
        return option if after is None else replace(option, facts=in_reach(self.reach(g, seat, after)))

    def ahead(self, g: Castle) -> Outlook:
        """Return what the roller should know before the dice are kept; of most rolls that is nothing."""
        return NOTHING

    def timing(self, g: Castle, own: bool) -> int:
        """DA-103, 385, 389, 504: in one's own turn what is for any time, after a movement roll also what is for that.

        In another's turn, and once the turn is lost, only Fate and reactions to dice; to rolls of others reactions.
        """
        if not own:
            return R_ROLL
        if g.lost or self.roll.roller != g.mover:
            return R_ROLL | DICE
        return (ROLL if self.roll.what in ("move", "stairs") else TURN) | R_ROLL | DICE

    def concern(self, g: Castle, seat: int) -> Concern:
        """Tell whether these are the player's own dice."""
        return "own" if seat == g.owner(self.roll.roller) else ""

    def react(self, g: Castle, seat: int, play: Deed) -> Step:
        """Play it; the dice may be changed by it while this waits."""
        v = self.roll.roller if seat == g.owner(self.roll.roller) else speaker(g, seat)
        g.do(*perform(g, v, play))
        return self

    def args(self, g: Castle) -> dict[str, Any]:
        """Say whose dice they are, and what they show."""
        return {
            "dice": " + ".join(map(str, self.roll.dice)),
            "what": self.roll.what,
            "light": light_word(self.roll.black),
            "whom": villain_word(g.kind[self.roll.roller]),
        }

    def said(self) -> Say:
        return Say("step-roll")


def after_roll(g: Castle, throw: Throw) -> Window:
    """DA-504: open the window after a roll, the roller first; in The Arrival there is none (DA-031)."""
    g.dice = throw.roll.dice
    seat = g.owner(throw.roll.roller)
    return Window(throw, () if g.arriving else (seat, *others(g, seat)), Rounds.RESTART)
