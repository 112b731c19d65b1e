"""What a servant may do by day, and why not the rest (D14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices.actions import (
    BUILD,
    BURNS,
    END,
    END_OPTION,
    MOVES,
    RATIONS,
    SEWER_MOVES,
    Action,
    build_option,
    burn_option,
    move_option,
    planned_option,
    produce_option,
    rations_option,
    short_of_ap,
)
from lychgate.games.sanguis_venenatus.choices.conditions import unmet, unpaid
from lychgate.games.sanguis_venenatus.choices.targets import plans
from lychgate.games.sanguis_venenatus.data.board import (
    ADJACENT,
    BEHIND_RED,
    CONNECTED,
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
    LETTERS,
    MOB_AP,
    MOVE_AP,
    PRODUCE_AP,
    RATIONS_BREAD,
    SEWER_AP,
    YIELDS,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import EXTRAS, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import LEVY_LEVEL
from lychgate.games.sanguis_venenatus.state.position import (
    LEVELS,
    PLAGUE,
    Activation,
    City,
    event_token,
    is_infected_field,
    level_of,
    owner_of,
    unit,
)
from lychgate.games.sanguis_venenatus.words.names import obstacle, place, servant, servant_text


def discount(card: ServantCard, action: str, res: str) -> int:
    """SV-116: how much less an action costs a servant."""
    return next((n for what, kind, n in card.cheaper if (what, kind) == (action, res)), 0)


def toll(g: City, at: int) -> int:
    """SV-107: what a mob adds to entering a field."""
    return MOB_AP if event_token(g, at) == "mob" else 0


def burning(g: City, at: int) -> Iterator[Obstacle]:
    """SV-107: nobody enters a field on fire."""
    if event_token(g, at) == "fire":
        yield obstacle("SV-107", "fire", field=place(at))


class Labour:
    """The facts of a running servant's activation, from which options and reasons are made."""

    __slots__ = ("card", "g", "here", "seat", "turn", "unit")

    def __init__(self, g: City, turn: Activation) -> None:
        self.g = g
        self.turn = turn
        self.seat = turn.seat
        self.unit = unit(turn.seat, turn.pose)
        self.card = g.card(self.unit)
        self.here = g.at[self.unit]

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
        code = self.g.barracks[self.here]
        return level_of(code) + 1 if code else 1

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
        extra = "".join(letter for field, letter in self.card.yields if field == NAME[self.here])
        return "".join(sorted(goods + extra, key=LETTERS.index))

    def omen(self, at: int) -> str:
        """SV-054, SV-059: what waits on a field: nothing, an infection or death."""
        if not catches(self.g, self.unit, at):
            return ""
        if self.turn.dying:
            return ""
        return "doom" if self.g.infected[self.unit] else "plague"

    # --- why not

    def bars(self, action: Action) -> Iterator[Obstacle]:
        """Yield every reason against an action."""
        return BARS[action.kind](self, action)

    def _move(self, action: Action) -> Iterator[Obstacle]:
        """SV-105, SV-107."""
        if action.at in BEHIND_RED[self.here]:
            yield obstacle("SV-105", "red-border", field=place(action.at))
        elif action.at not in CONNECTED[self.here]:
            yield obstacle("SV-105", "not-connected", field=place(action.at))
        yield from burning(self.g, action.at)
        yield from short_of_ap("SV-105", self.turn.ap, MOVE_AP + toll(self.g, action.at))

    def _sewer(self, action: Action) -> Iterator[Obstacle]:
        """SV-106; the Knight may not."""
        if self.here not in SEWERS:
            yield obstacle("SV-106", "no-sewer-here")
        if self.card.no_sewers:
            yield obstacle("SV-116", "no-sewers", servant=servant(self.g.crew[self.seat][self.turn.pose]))
        yield from burning(self.g, action.at)
        yield from short_of_ap("SV-106", self.turn.ap, self.sewer_ap() + toll(self.g, action.at))

    def _produce(self, action: Action) -> Iterator[Obstacle]:
        """SV-109, SV-178."""
        if not action.what:
            yield obstacle("SV-007", "no-production-here", field=place(self.here))
        elif self.g.tokens[self.here] and event_token(self.g, self.here) != "fair":
            yield obstacle("SV-178", "covered", field=place(self.here))
        if "produce" in self.turn.used:
            yield obstacle("SV-109", "produced-already")
        yield from short_of_ap("SV-109", self.turn.ap, PRODUCE_AP)

    def _burn(self, action: Action) -> Iterator[Obstacle]:
        """SV-110, SV-111."""
        if self.g.tokens[action.at] != PLAGUE:
            key = "only-infected-for-ever" if action.at in INFECTED_FOR_EVER else "no-plague-there"
            yield obstacle("SV-111", key, field=place(action.at))
        if action.at != self.here and action.at not in ADJACENT[self.here]:
            yield obstacle("SV-110", "not-adjacent", field=place(action.at))
        yield from unpaid(self.g, self.seat, (("bread", self.burn_bread()),), "SV-110")
        yield from short_of_ap("SV-110", self.turn.ap, BURN_AP)

    def _build(self, action: Action) -> Iterator[Obstacle]:
        """SV-006, SV-112, SV-113."""
        g, here = self.g, self.here
        if KIND[here] != "empty":
            yield obstacle("SV-112", "not-empty-kind", field=place(here))
        elif g.tokens[here] or event_token(g, here):
            yield obstacle("SV-112", "covered", field=place(here))
        code = g.barracks[here]
        if code and owner_of(code) != self.seat:
            yield obstacle("SV-112", "not-your-barrack")
        elif self.next_level() > LEVELS:
            yield obstacle("SV-112", "highest-level")
        elif not g.barrack_supply[self.seat][self.next_level() - 1]:
            yield obstacle("SV-113", "no-barrack-left", level=self.next_level())
        yield from unpaid(g, self.seat, self.build_cost(), "SV-112")
        yield from short_of_ap("SV-112", self.turn.ap, self.build_ap())

    def _rations(self, action: Action) -> Iterator[Obstacle]:
        """SV-104."""
        if "rations" in self.turn.used:
            yield obstacle("SV-104", "rations-already")
        yield from unpaid(self.g, self.seat, (("bread", RATIONS_BREAD),), "SV-104")

    def _extra(self, action: Action) -> Iterator[Obstacle]:
        """SV-116."""
        extra = EXTRAS[action.what]
        if "extra" in self.turn.used:
            yield obstacle("SV-116", "extra-already")
        yield from unmet(self.g, self.seat, self.here, (extra.condition,), "SV-116")
        yield from unpaid(self.g, self.seat, extra.cost, "SV-116")
        yield from short_of_ap("SV-116", self.turn.ap, extra.ap)

    def _end(self, action: Action) -> Iterator[Obstacle]:
        """SV-102: at any time."""
        return iter(())

    # --- what is considered

    def candidates(self, wide: bool) -> Iterator[Action]:
        """Yield the actions in canonical order: all that can be meant or, for the options, those near at hand."""
        here = self.here
        yield from (MOVES[at] for at in (EVERYWHERE if wide else CONNECTED[here]) if at != here)
        if wide or here in SEWERS:
            yield from (SEWER_MOVES[at] for at in SEWERS if at != here)
        name = "fair" if event_token(self.g, here) == "fair" else NAME[here]
        yield from (Action("produce", here, what=goods) for goods in YIELDS.get(name, ("",)))
        for at in EVERYWHERE if wide else HERE_OR_ADJACENT[here]:
            if wide or self.g.tokens[at] == PLAGUE:
                yield BURNS[at]
        yield BUILD
        yield RATIONS
        if self.card.extra is not None:
            yield from self.extras()
        yield END

    def extras(self) -> Iterator[Action]:
        """SV-116: the servant's own action with every target; without one when it is not possible."""
        extra = self.card.extra
        assert extra is not None
        bare = Action("extra", what=extra.name)
        if next(self.bars(bare), None) is not None:
            yield bare
            return
        for plan in plans(self.g, self.seat, self.turn.pose, extra.effects):
            yield Action("extra", what=extra.name, plan=plan)

    def option(self, action: Action) -> Option[Action]:
        """Return an action as an option."""
        here, kind = self.here, action.kind
        if kind == "move":
            return move_option(action, MOVE_AP + toll(self.g, action.at), self.omen(action.at))
        if kind == "sewer":
            return move_option(action, self.sewer_ap() + toll(self.g, action.at), self.omen(action.at))
        if kind == "produce":
            return produce_option(here, action.what, self.brings(action.what))
        if kind == "burn":
            return burn_option(action.at, self.burn_bread(), BURN_POPULARITY + self.card.burn_popularity)
        if kind == "build":
            return build_option(here, min(self.next_level(), LEVELS), self.build_cost(), self.build_ap())
        if kind == "rations":
            return rations_option(self.seat)
        if kind == "extra":
            mark = f"crew:{self.seat}:{self.card.id}"
            text = servant_text(self.card.id)
            return planned_option(self.g, action, mark, Say(f"extra-{action.what}"), text)
        return END_OPTION

    def menu(self) -> Menu[Action]:
        """Return everything the servant may do now; the rest is explained on demand."""
        # Whatever has a plan was found possible before its targets were looked for.
        return Menu.built(
            [self.option(each) for each in self.candidates(False) if each.plan or next(self.bars(each), None) is None],
            lambda: map(self.option, self.candidates(True)),
            self.bars,
        )


BARS: dict[str, Callable[[Labour, Action], Iterator[Obstacle]]] = {
    "move": Labour._move,
    "sewer": Labour._sewer,
    "produce": Labour._produce,
    "burn": Labour._burn,
    "build": Labour._build,
    "rations": Labour._rations,
    "extra": Labour._extra,
    "end": Labour._end,
}


def catches(g: City, each: int, at: int) -> bool:
    """SV-054, SV-009: whether a servant that moves there becomes infected; Rat-Catcher and Gravedigger may not."""
    immune = g.card(each).immune
    if immune == "moving":
        return False
    return g.tokens[at] == PLAGUE if immune == "permanent" else is_infected_field(g, at)
