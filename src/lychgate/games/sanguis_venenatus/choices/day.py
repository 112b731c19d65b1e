"""What a servant may do by day, and why not the rest (D14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.say import Say
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices.actions import (
    BUILD,
    BURNS,
    END,
    MOVES,
    RATIONS,
    SEWER_MOVES,
    Action,
    DayKind,
    Omen,
    build_option,
    burn_option,
    end_option,
    move_option,
    planned_option,
    produce_option,
    rations_option,
    sought,
)
from lychgate.games.sanguis_venenatus.choices.card_conditions import unmet
from lychgate.games.sanguis_venenatus.choices.reasons import burning, deed, short_of_ap, too_far, unpaid
from lychgate.games.sanguis_venenatus.choices.targets import plans
from lychgate.games.sanguis_venenatus.data.board import (
    ADJACENT,
    CONNECTED,
    DISTRICT,
    EVERYWHERE,
    HERE_OR_ADJACENT,
    INFECTED_FOR_EVER,
    KIND,
    NAME,
    SEWERS,
)
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.data.numbers import (
    BARRACKS,
    BUILD_AP,
    BURN_AP,
    BURN_BREAD,
    BURN_POPULARITY,
    FAIR_YIELDS,
    LETTER,
    LETTERS,
    LEVELS,
    MOVE_AP,
    PRODUCE_AP,
    RATIONS_BREAD,
    SEWER_AP,
    STOCKS,
    YIELDS,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import EXTRAS, ExtraAction
from lychgate.games.sanguis_venenatus.data.vampire_sheets import LEVY_LEVEL
from lychgate.games.sanguis_venenatus.state.position import Activation, City, Used
from lychgate.games.sanguis_venenatus.state.questions import catches, discount, event_token, toll, unit
from lychgate.games.sanguis_venenatus.words.names import place, servant

BREAD = STOCKS.index("bread")
PRODUCED, RATIONED, EXTRA_TAKEN = Used("produce"), Used("rations"), Used("extra")
_NO_YIELD = ("",)
_SOUGHT = sought("produce", "burn", "build")
"""The actions that every servant is sent out for."""


class ServantActions:
    """The facts of a running servant's activation, from which options and reasons are made."""

    __slots__ = ("card", "g", "here", "seat", "turn", "unit")

    def __init__(self, g: City, turn: Activation) -> None:
        self.g = g
        self.turn = turn
        self.seat = turn.seat
        self.unit = unit(turn.seat, turn.pose)
        self.card = g.card(self.unit)
        self.here = g.at[self.unit]

    def stock(self) -> tuple[int, ...]:
        """Return what the player has of every good."""
        return tuple(self.g.stock[self.seat])

    # --- what things cost

    def sewer_ap(self) -> int:
        """SV-106: two action points; the Rat-Catcher pays one."""
        return SEWER_AP - discount(self.card, "sewer", "ap")

    def build_ap(self) -> int:
        """SV-112: two action points; the Brute pays one."""
        return BUILD_AP - discount(self.card, "build", "ap")

    def burn_bread(self) -> int:
        """SV-110: one bread; the Medicus needs none."""
        return BURN_BREAD - discount(self.card, "burn", "bread")

    def next_level(self) -> int:
        """SV-112: the level that would be built here."""
        barrack = self.g.barracks[self.here]
        return 1 if barrack is None else barrack.level + 1

    def build_cost(self) -> Cost:
        """SV-113: Mason and Levy add up, but at least 1 militia or equipment is always paid."""
        row = BARRACKS[min(self.next_level(), LEVELS) - 1]
        militia, equipment = row.militia, row.equipment - discount(self.card, "build", "equipment")
        if self.next_level() <= LEVY_LEVEL and self.g.has(self.seat, "levy"):
            militia = 0
        if not militia and not equipment:
            equipment = 1
        return (("militia", militia), ("equipment", equipment), ("gold", row.gold))

    def brings(self, goods: str) -> str:
        """SV-109: the yield with what the servant adds to it."""
        if not goods:
            return goods
        extra = "".join(LETTER[more.good] for more in self.card.yields if more.field == NAME[self.here])
        return "".join(sorted(goods + extra, key=LETTERS.index))

    def omen(self, at: int) -> Omen:
        """SV-054, SV-058, SV-059: what waits on a field: nothing, an infection or death."""
        if self.turn.dying or not catches(self.g, self.unit, at):
            return "none"
        if self.g.infected[self.unit]:
            return "doom"
        return "carrier" if self.g.has(self.seat, "carriers") else "plague"

    # --- why not

    def bars(self, action: Action) -> Iterator[Obstacle]:
        return REASONS[action.kind](self, action)

    def _move(self, action: Action) -> Iterator[Obstacle]:
        """SV-105, SV-107."""
        yield from burning(self.g, action.at)
        yield from too_far(self.here, action.at, "SV-105")
        yield from short_of_ap("SV-105", self.turn.ap, MOVE_AP + toll(self.g, action.at), deed("move"))

    def _sewer(self, action: Action) -> Iterator[Obstacle]:
        """SV-106; the Knight may not."""
        yield from burning(self.g, action.at)
        if self.here not in SEWERS:
            yield obstacle("SV-106", "no-sewer-here", who="servant")
        if self.card.no_sewers:
            yield obstacle("SV-116", "no-sewers", servant=servant(self.g.crew[self.seat][self.turn.pose]))
        yield from short_of_ap("SV-106", self.turn.ap, self.sewer_ap() + toll(self.g, action.at), deed("sewer"))

    def _produce(self, action: Action) -> Iterator[Obstacle]:
        """SV-109, SV-178."""
        if not action.goods:
            yield obstacle("SV-007", "no-production-here", field=place(self.here))
        elif self.g.tokens[self.here] and event_token(self.g, self.here) != "fair":
            yield obstacle("SV-178", "covered", field=place(self.here))
        if PRODUCED in self.turn.used:
            yield obstacle("SV-109", "produced-already")
        yield from short_of_ap("SV-109", self.turn.ap, PRODUCE_AP, deed("produce"))

    def _burn(self, action: Action) -> Iterator[Obstacle]:
        """SV-110, SV-111."""
        if self.g.tokens[action.at] != "plague":
            key = "only-infected-for-ever" if action.at in INFECTED_FOR_EVER else "no-plague-there"
            yield obstacle("SV-111", key, field=place(action.at))
            return
        if action.at != self.here and action.at not in ADJACENT[self.here]:
            yield obstacle("SV-110", "not-adjacent", field=place(action.at))
        yield from unpaid(self.g, self.seat, (("bread", self.burn_bread()),), "SV-110", deed("burn"))
        yield from short_of_ap("SV-110", self.turn.ap, BURN_AP, deed("burn"))

    def _build(self, action: Action) -> Iterator[Obstacle]:
        """SV-006, SV-112, SV-113."""
        g, here = self.g, self.here
        if KIND[here] != "empty":
            yield obstacle("SV-112", "not-empty-kind", field=place(here))
            return
        if g.tokens[here] or event_token(g, here):
            yield obstacle("SV-112", "covered", field=place(here))
        barrack = g.barracks[here]
        if barrack is not None and barrack.owner != self.seat:
            yield obstacle("SV-112", "not-your-barrack")
            return
        if self.next_level() > LEVELS:
            yield obstacle("SV-112", "highest-level")
            return
        if not g.barrack_supply[self.seat][self.next_level() - 1]:
            yield obstacle("SV-113", "no-barrack-left", level=self.next_level())
        yield from unpaid(g, self.seat, self.build_cost(), "SV-112", deed("build"))
        yield from short_of_ap("SV-112", self.turn.ap, self.build_ap(), deed("build"))

    def _rations(self, action: Action) -> Iterator[Obstacle]:
        """SV-104."""
        if RATIONED in self.turn.used:
            yield obstacle("SV-104", "rations-already")
        yield from unpaid(self.g, self.seat, (("bread", RATIONS_BREAD),), "SV-104", deed("rations"))

    def _extra(self, action: Action) -> Iterator[Obstacle]:
        """SV-116."""
        extra, name = EXTRAS[action.extra], Say(f"extra-{action.extra}")
        if EXTRA_TAKEN in self.turn.used:
            yield obstacle("SV-116", "extra-already", name=name)
        yield from unmet(self.g, self.seat, self.here, (extra.condition,), "SV-116", name)
        yield from unpaid(self.g, self.seat, extra.cost, "SV-116", name)
        yield from short_of_ap("SV-116", self.turn.ap, extra.ap, name)

    def _end(self, action: Action) -> Iterator[Obstacle]:
        """SV-102: at any time."""
        return iter(())

    # --- what is considered

    def candidates(self, wide: bool) -> Iterator[Action]:
        """Yield actions in canonical order: all that a player may ask about (`wide`), or only what is near at hand."""
        here = self.here
        yield from (MOVES[at] for at in (EVERYWHERE if wide else CONNECTED[here]) if at != here)
        if wide or here in SEWERS:
            yield from (SEWER_MOVES[at] for at in SEWERS if at != here)
        yields = FAIR_YIELDS if event_token(self.g, here) == "fair" else YIELDS.get(NAME[here], _NO_YIELD)
        yield from (Action("produce", here, goods=goods) for goods in yields)
        for at in EVERYWHERE if wide else HERE_OR_ADJACENT[here]:
            if wide or self.g.tokens[at] == "plague":
                yield BURNS[at]
        yield BUILD
        yield RATIONS
        if self.card.extra is not None:
            yield from self.extras(self.card.extra)
        yield END

    def extras(self, extra: ExtraAction) -> Iterator[Action]:
        """SV-116: the servant's own action with every target; without one when it is not possible."""
        bare = Action("extra", extra=extra.name)
        if next(self.bars(bare), None) is not None:
            yield bare
            return
        for plan in plans(self.g, self.seat, self.turn.pose, extra.effects):
            yield Action("extra", extra=extra.name, plan=plan)

    def option(self, action: Action) -> Option[Action]:
        here, kind = self.here, action.kind
        if kind == "move":
            return move_option(action, MOVE_AP + toll(self.g, action.at), self.omen(action.at))
        if kind == "sewer":
            return move_option(action, self.sewer_ap() + toll(self.g, action.at), self.omen(action.at))
        if kind == "produce":
            return produce_option(here, action.goods, self.brings(action.goods), self.stock())
        if kind == "burn":
            gained = BURN_POPULARITY + self.card.burn_popularity
            had, popularity = self.g.stock[self.seat][BREAD], self.g.popularity[self.seat]
            influence = self.g.influence[DISTRICT[action.at]][self.seat]
            return burn_option(action.at, self.burn_bread(), gained, had, popularity, influence)
        if kind == "build":
            influence = self.g.influence[DISTRICT[here]][self.seat]
            level = min(self.next_level(), LEVELS)
            return build_option(here, level, self.build_cost(), self.build_ap(), self.stock(), influence)
        if kind == "rations":
            return rations_option(self.seat, self.g.stock[self.seat][BREAD])
        if kind == "extra":
            mark = f"crew:{self.seat}:{self.card.id}"
            text = Say(f"extra-{action.extra}-body")
            who, cost = (self.seat, self.turn.pose), EXTRAS[action.extra].cost
            return planned_option(self.g, who, action, mark, Say(f"extra-{action.extra}"), text, cost)
        return end_option(self.turn.ap, self.turn.dying)

    def sought(self) -> dict[str, Say]:
        """Return the actions that this servant is sent out for, its own among them."""
        extra = self.card.extra
        return _SOUGHT if extra is None else {**_SOUGHT, "extra": Say(f"extra-{extra.name}")}

    def menu(self) -> Menu[Action]:
        """Return everything the servant may do now; the rest is explained on demand."""
        # Whatever has a plan was found possible before its targets were looked for.
        return Menu.built(
            [self.option(each) for each in self.candidates(False) if each.plan or next(self.bars(each), None) is None],
            lambda: map(self.option, self.candidates(True)),
            self.bars,
        )


REASONS: dict[str, Callable[[ServantActions, Action], Iterator[Obstacle]]] = {
    "move": ServantActions._move,
    "sewer": ServantActions._sewer,
    "produce": ServantActions._produce,
    "burn": ServantActions._burn,
    "build": ServantActions._build,
    "rations": ServantActions._rations,
    "extra": ServantActions._extra,
    "end": ServantActions._end,
}
check_complete("REASONS", REASONS, words_of(DayKind))
