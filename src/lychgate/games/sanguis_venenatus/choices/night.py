"""What a vampire may do by night (D16, D25). Why not the rest is in `night_reasons.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Option
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices.actions import (
    CATACOMB_MOVES,
    CORRUPT,
    DRINK,
    END,
    EXERT,
    MOVES,
    PESTILENCE,
    STARVATION,
    TITHE,
    Action,
    attack_option,
    corrupt_option,
    drink_option,
    duel_option,
    end_option,
    exert_option,
    move_option,
    pestilence_option,
    planned_option,
    plot_option,
    sought,
    starvation_option,
    thirsty_end,
    tithe_option,
)
from lychgate.games.sanguis_venenatus.choices.night_reasons import VampireReasons
from lychgate.games.sanguis_venenatus.choices.targets import Aimed, plans, raisings
from lychgate.games.sanguis_venenatus.data.board import (
    ADJACENT,
    CONNECTED,
    EVERYWHERE,
    ID,
    NAME,
    NOWHERE,
    SEWERS,
)
from lychgate.games.sanguis_venenatus.data.effects import Raise
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import (
    CATACOMB_AP,
    MOVE_AP,
    ROUNDS,
    SPECIALS,
    STOCKS,
    THIRST,
    VAMPIRE,
)
from lychgate.games.sanguis_venenatus.data.vampire_sheets import RAISE_SOULS
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability
from lychgate.games.sanguis_venenatus.state.pieces import designs
from lychgate.games.sanguis_venenatus.state.questions import defence, opponents, prey, servants_in, toll
from lychgate.games.sanguis_venenatus.words.names import field_text, place

_SOUGHT = sought("drink", "corrupt")
"""The actions that every vampire wakes for."""
_POWERS: dict[Ability, dict[str, Say]] = {
    "pestilence": sought("pestilence"),
    "starvation": sought("starvation"),
    "soul_tithe": sought("tithe"),
}
"""The action that an ability is."""
_RAISE = Raise()
GOLD = STOCKS.index("gold")


class VampireActions(VampireReasons):
    """A running vampire's activation as a menu: what is considered, and how it is offered."""

    __slots__ = ()

    def candidates(self, wide: bool) -> Iterator[Action]:
        """Yield actions in canonical order: all that a player may ask about (`wide`), or only what is near at hand."""
        g, here, seat = self.g, self.here, self.seat
        near = ADJACENT[here] if self.may_cross_red() else CONNECTED[here]
        yield from (MOVES[at] for at in (EVERYWHERE if wide else near) if at != here)
        if wide or here in SEWERS:
            yield from (CATACOMB_MOVES[at] for at in SEWERS if at != here)
        yield DRINK
        yield CORRUPT
        for each, at in enumerate(g.at):
            if at == here or (wide and at != NOWHERE):
                yield Action("attack", unit=each)
                yield Action("attack", unit=each, fury=True)
        yield from (Action("duel", seat=other) for other in range(g.seats) if other != seat)
        yield from self.plots()
        yield from self.uses()
        yield EXERT
        yield from self.abilities()
        yield END

    def plots(self) -> Iterator[Action]:
        """SV-153: every design in hand with every target; without one when it cannot be played."""
        for kind in designs(self.g.hand[self.seat]):
            bare = Action("plot", card=kind)
            if next(self.bars(bare), None) is not None:
                yield bare
                continue
            for plan in plans(self.g, self.seat, VAMPIRE, CARD[kind].effects):
                yield Action("plot", card=kind, plan=plan)

    def uses(self) -> Iterator[Action]:
        """SV-159: the special field here, with what is picked for it."""
        bare = Action("use", self.here)
        if next(self.bars(bare), None) is not None:
            yield bare
            return
        for plan in plans(self.g, self.seat, VAMPIRE, SPECIALS[NAME[self.here]].effects):
            yield Action("use", self.here, plan=plan)

    def abilities(self) -> Iterator[Action]:
        """SV-160, 162, 164: what the sheet allows."""
        g, seat = self.g, self.seat
        if g.has(seat, "pestilence"):
            yield PESTILENCE
        if g.has(seat, "starvation"):
            yield STARVATION
        if g.has(seat, "soul_tithe"):
            yield TITHE
            yield from self.raises()

    def raises(self) -> Iterator[Action]:
        """SV-162: every dead servant on every cemetery; without one when it is not possible."""
        bare = Action("raise")
        if next(self.bars(bare), None) is not None:
            yield bare
            return
        for target in raisings(self.g, self.seat):
            yield Action("raise", plan=(Aimed(_RAISE, target),))

    def option(self, action: Action) -> Option[Action]:
        g, seat, kind = self.g, self.seat, action.kind
        if kind in ("move", "catacomb"):
            ap = MOVE_AP if kind == "move" else CATACOMB_AP
            return move_option(action, ap + toll(g, action.at), self.omen(action.at))
        if kind == "drink":
            on, gained = self.drink()
            war, last = g.has(seat, "beyond_shame"), on == "people" and g.pile == 1
            return drink_option(self.here, on, gained, self.shame(), g.blood[seat], g.popularity[seat], war, last)
        if kind == "corrupt":
            gold, influence = g.stock[seat][GOLD], g.influence[self.district][seat]
            return corrupt_option(self.district, self.corrupt_gold(), gold, influence)
        if kind == "attack":
            return attack_option(g, action, defence(g, action.unit), prey(g, seat))
        if kind == "duel":
            return duel_option(g, seat, action)
        if kind == "plot":
            return plot_option(g, seat, action)
        if kind == "use":
            cost = SPECIALS[NAME[self.here]].cost if action.plan else ()
            return planned_option(
                g, (seat, VAMPIRE), action, ID[self.here], place(self.here), field_text(self.here), cost
            )
        if kind == "exert":
            return exert_option(seat, self.exert_blood(), g.blood[seat], g.round < ROUNDS)
        if kind == "raise":
            price = Say("ability-raise-price", {"n": RAISE_SOULS})
            return planned_option(g, (seat, VAMPIRE), action, f"souls:{seat}", Say("ability-raise"), price)
        if kind == "pestilence":
            return pestilence_option(self.here, g.blood[seat], g.popularity[seat])
        if kind == "starvation":
            hungry = sum(servants_in(g, other, self.district) for other in opponents(g, seat))
            return starvation_option(self.here, hungry, g.blood[seat])
        if kind == "tithe":
            return tithe_option(seat, g.souls[seat])
        ap, blood = self.turn.ap, g.blood[seat]
        return thirsty_end(ap, blood) if blood <= THIRST and g.round < ROUNDS else end_option(ap)

    def sought(self) -> dict[str, Say]:
        """Return the actions that this vampire wakes for, its powers among them."""
        power = next((actions for ability, actions in _POWERS.items() if self.g.has(self.seat, ability)), {})
        return {**_SOUGHT, **power}

    def menu(self) -> Menu[Action]:
        """Return everything the vampire may do now; the rest is explained on demand."""
        # Whatever has a plan was found possible before its targets were looked for.
        return Menu.built(
            [self.option(each) for each in self.candidates(False) if each.plan or next(self.bars(each), None) is None],
            lambda: map(self.option, self.candidates(True)),
            self.bars,
        )
