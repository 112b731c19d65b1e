"""What a vampire's actions cost and bring by night, and why one may not be possible (D16)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices.actions import Action, NightKind, Omen
from lychgate.games.sanguis_venenatus.choices.card_conditions import unmet
from lychgate.games.sanguis_venenatus.choices.reasons import burning, deed, short_of_ap, too_far, unpaid
from lychgate.games.sanguis_venenatus.data.board import (
    DISTRICT,
    HOLY_GROUND,
    KIND,
    NAME,
    NOWHERE,
    POPULATION,
    SEWERS,
)
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import (
    ATTACK_AP,
    CATACOMB_AP,
    CORRUPT_AP,
    DRINK_AP,
    DRINK_POPULARITY,
    EXERT_BLOOD,
    FURY_BLOOD,
    INQUISITOR_BLOOD,
    MOVE_AP,
    OLD_BLOOD,
    PLOT_AP,
    SERVANTS,
    SPECIALS,
    USE_AP,
    crown_price,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import COURTIER_MIN
from lychgate.games.sanguis_venenatus.data.vampire_sheets import (
    HUNGER_BLOOD,
    PESTILENCE_AP,
    RAISE_SOULS,
    STARVATION_AP,
    TAINTED_BLOOD,
    TITHES,
)
from lychgate.games.sanguis_venenatus.state.position import Activation, City, Used
from lychgate.games.sanguis_venenatus.state.questions import (
    corruption_limit,
    discount,
    event_token,
    is_dead,
    is_eligible,
    lockdown,
    opponents,
    servants_in,
    toll,
    units_of,
)
from lychgate.games.sanguis_venenatus.words.names import intrigue_word, place, quarter

EXERTED, TITHED, CORRUPTED = Used("exert"), Used("tithe"), Used("corrupt")
SHADOW_STEPPED, PESTILENCE_SENT, STARVED, RAISED = (
    Used("shadow_step"),
    Used("pestilence"),
    Used("starvation"),
    Used("raise"),
)
Drink = Literal["people", "blood", "plague"]
"""SV-127..129: on what a vampire drinks."""


class VampireReasons:
    """The facts of a running vampire's activation, and every reason against what it may want to do."""

    __slots__ = ("district", "g", "here", "seat", "turn")

    def __init__(self, g: City, turn: Activation) -> None:
        self.g = g
        self.turn = turn
        self.seat = turn.seat
        self.here = g.lair[turn.seat]
        self.district = DISTRICT[self.here]

    # --- what things cost and bring

    def corrupt_gold(self) -> int:
        """SV-131, courtier: two gold, one more with every two tokens; one less with the Courtier here, at least one."""
        g = self.g
        price = crown_price(len(g.nobles[self.district]))
        for each in units_of(self.seat):
            at = g.at[each]
            if at != NOWHERE and DISTRICT[at] == self.district:
                less = discount(g.card(each), "corrupt", "gold")
                price = max(COURTIER_MIN, price - less) if less else price
        return price

    def exert_blood(self) -> int:
        """SV-120: what the next exertion costs; nothing when there is none left."""
        times = self.turn.used.count(EXERTED)
        return EXERT_BLOOD[times] if times < len(EXERT_BLOOD) else 0

    def drink(self) -> tuple[Drink, int]:
        """SV-127..129: on what one would drink here, and how much blood it gives."""
        token = self.g.tokens[self.here]
        if token == "plague":
            return "plague", TAINTED_BLOOD
        if token == "blood":
            return "blood", HUNGER_BLOOD if self.g.has(self.seat, "hunger") else OLD_BLOOD
        return "people", POPULATION[self.here]

    def shame(self) -> int:
        """SV-126, SV-128, SV-129: the popularity that drinking here costs; nothing on the plague, nor for Hunger."""
        on, _ = self.drink()
        ashamed = on == "people" or (on == "blood" and not self.g.has(self.seat, "hunger"))
        return DRINK_POPULARITY if ashamed else 0

    def may_cross_red(self) -> bool:
        """SV-124: Mist Form, or the Nighthunter's Shadow Step once."""
        turn = self.turn
        return turn.cross_red or (SHADOW_STEPPED not in turn.used and self.g.has(self.seat, "shadow_step"))

    def omen(self, at: int) -> Omen:
        """SV-122, SV-125: what waits on a field."""
        if event_token(self.g, at) == "inquisitor":
            return "fatal" if self.g.blood[self.seat] <= INQUISITOR_BLOOD else "inquisitor"
        return "holy" if at in HOLY_GROUND else "none"

    # --- why not

    def bars(self, action: Action) -> Iterator[Obstacle]:
        return REASONS[action.kind](self, action)

    def _stopped(self) -> Iterator[Obstacle]:
        if self.turn.stopped:
            yield obstacle("SV-122", "stopped")

    def _move(self, action: Action) -> Iterator[Obstacle]:
        """SV-107, 121, 122, 124."""
        yield from burning(self.g, action.at)
        yield from self._stopped()
        yield from too_far(self.here, action.at, "SV-121", self.may_cross_red())
        yield from short_of_ap("SV-121", self.turn.ap, MOVE_AP + toll(self.g, action.at), deed("move"))

    def _catacomb(self, action: Action) -> Iterator[Obstacle]:
        """SV-122, SV-123."""
        yield from burning(self.g, action.at)
        yield from self._stopped()
        if self.here not in SEWERS:
            yield obstacle("SV-123", "no-sewer-here", who="vampire")
        yield from short_of_ap("SV-123", self.turn.ap, CATACOMB_AP + toll(self.g, action.at), deed("catacomb"))

    def _drink(self, action: Action) -> Iterator[Obstacle]:
        """SV-006, 052, 126, 129."""
        g, here, token = self.g, self.here, self.g.tokens[self.here]
        if KIND[here] != "populated":
            yield obstacle("SV-126", "nobody-lives-here", field=place(here))
            return
        if token == "plague" and not g.has(self.seat, "tainted_blood"):
            yield obstacle("SV-129", "plague-here", field=place(here))
        if event_token(g, here):
            yield obstacle("SV-126", "covered", field=place(here))
        if token != "blood" and lockdown(g):
            yield obstacle("SV-052", "lockdown")
        if Used("drink", here) in self.turn.used:
            yield obstacle("SV-126", "drunk-already", field=place(here))
        yield from short_of_ap("SV-126", self.turn.ap, DRINK_AP, deed("drink"))

    def _corrupt(self, action: Action) -> Iterator[Obstacle]:
        """SV-131..133."""
        g = self.g
        if CORRUPTED in self.turn.used:
            yield obstacle("SV-131", "corrupted-already")
        if len(g.nobles[self.district]) >= corruption_limit(g):
            yield obstacle("SV-132", "no-crown-left", district=quarter(self.district), limit=corruption_limit(g))
        if not g.noble_supply[self.seat]:
            yield obstacle("SV-133", "no-noble-left")
        yield from unpaid(g, self.seat, (("gold", self.corrupt_gold()),), "SV-131", deed("corrupt"))
        yield from short_of_ap("SV-131", self.turn.ap, CORRUPT_AP, deed("corrupt"))

    def _attack(self, action: Action) -> Iterator[Obstacle]:
        """SV-135, 136, 141."""
        if action.unit // SERVANTS == self.seat:
            yield obstacle("SV-141", "own-servant")
            return
        if self.g.at[action.unit] != self.here:
            yield obstacle("SV-135", "servant-elsewhere")
        if Used("attack", action.unit) in self.turn.used:
            yield obstacle("SV-135", "attacked-already")
        if action.fury:
            yield from unpaid(self.g, self.seat, (("blood", FURY_BLOOD),), "SV-136", deed("fury"))
        yield from short_of_ap("SV-135", self.turn.ap, ATTACK_AP, deed("attack"))

    def _duel(self, action: Action) -> Iterator[Obstacle]:
        """SV-142, SV-081."""
        if self.g.lair[action.seat] == NOWHERE:
            yield obstacle("SV-081", "on-its-sheet")
        elif self.g.lair[action.seat] != self.here:
            yield obstacle("SV-142", "vampire-elsewhere")
        if Used("duel", action.seat) in self.turn.used:
            yield obstacle("SV-142", "attacked-already")
        yield from short_of_ap("SV-142", self.turn.ap, ATTACK_AP, deed("attack"))

    def _plot(self, action: Action) -> Iterator[Obstacle]:
        """SV-041, 042, 153."""
        card, name = CARD[action.card], intrigue_word(action.card)
        yield from unpaid(self.g, self.seat, card.cost, "SV-042", name)
        yield from unmet(self.g, self.seat, self.here, card.conditions, "SV-042", name)
        yield from short_of_ap("SV-153", self.turn.ap, PLOT_AP, name)

    def _use(self, action: Action) -> Iterator[Obstacle]:
        """SV-007, SV-159."""
        special = SPECIALS.get(NAME[self.here])
        if special is None:
            yield obstacle("SV-159", "no-special-field", field=place(self.here))
        else:
            yield from unpaid(self.g, self.seat, special.cost, "SV-159", deed("use"))
        if Used("use", self.here) in self.turn.used:
            yield obstacle("SV-159", "used-already", field=place(self.here))
        yield from short_of_ap("SV-159", self.turn.ap, USE_AP, deed("use"))

    def _exert(self, action: Action) -> Iterator[Obstacle]:
        """SV-120."""
        blood = self.exert_blood()
        if not blood:
            yield obstacle("SV-120", "exerted-already")
        yield from unpaid(self.g, self.seat, (("blood", blood),), "SV-120", deed("exert"))

    def _pestilence(self, action: Action) -> Iterator[Obstacle]:
        """SV-160."""
        if lockdown(self.g):
            yield obstacle("SV-051", "no-tokens")
        if PESTILENCE_SENT in self.turn.used:
            yield obstacle("SV-160", "once", deed=deed("pestilence"))
        if not is_eligible(self.g, self.here):
            yield obstacle("SV-160", "no-pestilence", field=place(self.here))
        yield from short_of_ap("SV-160", self.turn.ap, PESTILENCE_AP, deed("pestilence"))

    def _starvation(self, action: Action) -> Iterator[Obstacle]:
        """SV-164."""
        if STARVED in self.turn.used:
            yield obstacle("SV-164", "once", deed=deed("starvation"))
        if not any(servants_in(self.g, other, self.district) for other in opponents(self.g, self.seat)):
            yield obstacle("SV-164", "nobody-to-starve", district=quarter(self.district))
        yield from short_of_ap("SV-164", self.turn.ap, STARVATION_AP, deed("starvation"))

    def _tithe(self, action: Action) -> Iterator[Obstacle]:
        """SV-162: a soul for an action point, at most twice."""
        if not self.g.souls[self.seat]:
            yield obstacle("SV-162", "souls", deed=deed("tithe"), needed=1, has=0)
        if self.turn.used.count(TITHED) >= TITHES:
            yield obstacle("SV-162", "tithed-already")

    def _raise(self, action: Action) -> Iterator[Obstacle]:
        """SV-162: a soul for a dead servant, once."""
        if RAISED in self.turn.used:
            yield obstacle("SV-162", "once", deed=deed("raise"))
        if not any(is_dead(self.g, each) for each in units_of(self.seat)):
            yield obstacle("SV-162", "not-own-dead-servant", card=Say("ability-raise"))
        if self.g.souls[self.seat] < RAISE_SOULS:
            had = self.g.souls[self.seat]
            yield obstacle("SV-162", "souls", deed=deed("raise"), needed=RAISE_SOULS, has=had)

    def _end(self, action: Action) -> Iterator[Obstacle]:
        """SV-119: at any time."""
        return iter(())


REASONS: dict[str, Callable[[VampireReasons, Action], Iterator[Obstacle]]] = {
    "move": VampireReasons._move,
    "catacomb": VampireReasons._catacomb,
    "drink": VampireReasons._drink,
    "corrupt": VampireReasons._corrupt,
    "attack": VampireReasons._attack,
    "duel": VampireReasons._duel,
    "plot": VampireReasons._plot,
    "use": VampireReasons._use,
    "exert": VampireReasons._exert,
    "pestilence": VampireReasons._pestilence,
    "starvation": VampireReasons._starvation,
    "tithe": VampireReasons._tithe,
    "raise": VampireReasons._raise,
    "end": VampireReasons._end,
}
check_complete("REASONS", REASONS, words_of(NightKind))
