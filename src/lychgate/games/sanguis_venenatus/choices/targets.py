"""What the acting player picks for an effect: opponents, servants, fields, quarters, a split (D21, D22, D24, D25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import msgspec

from lychgate.core.say import Say, who
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.choices.card_conditions import (
    assassin_targets,
    curable,
    purses_connected,
    rival_barracks,
)
from lychgate.games.sanguis_venenatus.data.board import (
    CEMETERIES,
    DISTRICT,
    DISTRICTS,
    HERE_OR_ADJACENT,
    ID,
    OF_DISTRICT,
    SEWERS,
)
from lychgate.games.sanguis_venenatus.data.effects import (
    Ap,
    BarrackDown,
    Choice,
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
from lychgate.games.sanguis_venenatus.data.numbers import LETTER, SERVANTS
from lychgate.games.sanguis_venenatus.data.vocabulary import Good
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of, is_dead, is_eligible, opponents, units_of
from lychgate.games.sanguis_venenatus.words.names import goods_words, place, quarter, resource, servant


class Target(msgspec.Struct, frozen=True):
    """What was picked for one effect; what it does not need stays empty."""

    seat: int = -1
    unit: int = -1
    at: int = -1
    districts: tuple[int, ...] = ()
    goods: str = ""
    """Letters: a split of militia and equipment."""
    good: Good | None = None

    def text(self) -> str:
        """Write the target as part of an option's code."""
        if self.unit >= 0:
            servant_text = f"s{self.unit // SERVANTS}.{self.unit % SERVANTS + 1}"
            return f"{servant_text}@{ID[self.at]}" if self.at >= 0 else servant_text
        if self.seat >= 0:
            return f"s{self.seat}.{self.good}" if self.good else f"s{self.seat}"
        if self.districts:
            return "+".join(DISTRICTS[each] for each in self.districts)
        return ID[self.at] if self.at >= 0 else self.goods

    def said(self, g: City) -> list[Say]:
        """Say the target as part of an option's label."""
        words: list[Say] = []
        if self.unit >= 0:
            owner = self.unit // SERVANTS
            card = g.crew[owner][self.unit % SERVANTS]
            facts = {"seat": who(owner), "servant": servant(card)}
            if self.at >= 0:
                return [Say("servant-at", {**facts, "field": place(self.at)})]
            words.append(Say("servant-of", facts))
        if self.seat >= 0:
            words.append(who(self.seat))
        if self.good:
            words.append(resource(self.good))
        if self.at >= 0:
            words.append(place(self.at))
        return [*words, *map(quarter, self.districts), *goods_words(self.goods)]

    def marks(self, g: City) -> tuple[str, ...]:
        """Return the table elements that the target touches."""
        found: list[str] = []
        if self.unit >= 0:
            found.append(servant_mark(g, self.unit))
        if self.seat >= 0:
            found.append(f"seat:{self.seat}")
        if self.at >= 0:
            found.append(ID[self.at])
        return (*found, *(f"influence:{DISTRICTS[each]}" for each in self.districts))


class Aimed(msgspec.Struct, frozen=True):
    """An effect together with what was picked for it."""

    effect: Effect
    target: Target | None = None


Plan = tuple[Aimed, ...]


def servant_mark(g: City, unit: int) -> str:
    """Return the table element of a servant: its figure on the board, or its card when it is dead."""
    seat, pose = divmod(unit, SERVANTS)
    return card_mark(g, unit) if is_dead(g, unit) else f"{ID[g.at[unit]]}:servant-{seat}-{pose + 1}"


def card_mark(g: City, unit: int) -> str:
    """Return the table element of a servant's card."""
    return f"crew:{unit // SERVANTS}:{g.card(unit).id}"


def servant_marks(g: City, unit: int) -> tuple[str, ...]:
    """Return the figure of a servant and its card, each of which stands for it; a dead one has only its card."""
    return tuple(dict.fromkeys((servant_mark(g, unit), card_mark(g, unit))))


def plans(g: City, seat: int, pose: int, effects: tuple[Effect | Choice, ...]) -> Iterator[Plan]:
    """SV-042: yield every way to carry out effects, as far as they can be carried out."""
    return product(*(_ways(g, seat, g.here(seat, pose), effect) for effect in effects))


def _ways(g: City, seat: int, here: int, effect: Effect | Choice) -> list[Aimed]:
    if isinstance(effect, Choice):
        return [Aimed(each, target) for each in effect.options for target in TARGETS[type(each)](g, seat, here, each)]
    targets = TARGETS[type(effect)](g, seat, here, effect)
    return [Aimed(effect, target) for target in targets] or [Aimed(effect)]


def _nothing(g: City, seat: int, here: int, effect: Effect) -> list[Target]:
    return []


def _mixes(g: City, seat: int, here: int, effect: GainMix) -> list[Target]:
    """D22: any split, most of the first kind last."""
    first, second = (LETTER[good] for good in effect.goods)
    return [Target(goods=first * n + second * (effect.n - n)) for n in range(effect.n + 1)]


def _owners(g: City, seat: int, here: int, effect: Steal) -> list[Target]:
    return [Target(seat=other) for other in opponents(g, seat) if amount_of(g, other, effect.good)]


def _purses(g: City, seat: int, here: int, effect: PickPocket) -> list[Target]:
    return [Target(seat=other, good=good) for other, good in purses_connected(g, seat, here)]


def _two_quarters(g: City, seat: int, here: int, effect: InfluenceInTwo) -> list[Target]:
    return [Target(districts=pair) for pair in combinations(range(len(DISTRICTS)), 2)]


def _influential(g: City, seat: int, here: int, effect: RivalLosesInfluence) -> list[Target]:
    return [Target(seat=other) for other in opponents(g, seat) if g.influence[DISTRICT[here]][other]]


def _card_holders(g: City, seat: int, here: int, effect: DiscardAtRandom) -> list[Target]:
    return [Target(seat=other) for other in opponents(g, seat) if g.hand[other]]


def _eligible(g: City, seat: int, here: int, effect: PlagueNear) -> list[Target]:
    return [Target(at=at) for at in HERE_OR_ADJACENT[here] if is_eligible(g, at)]


def _tokens(g: City, seat: int, here: int, effect: Cleanse) -> list[Target]:
    fields = OF_DISTRICT[DISTRICT[here]] if effect.where == "district" else HERE_OR_ADJACENT[here]
    return [Target(at=at) for at in fields if g.tokens[at] == effect.token]


def _sick(g: City, seat: int, here: int, effect: Cure) -> list[Target]:
    return [Target(unit=unit) for unit in curable(g, seat, here if effect.where == "here" else None)]


def _weak(g: City, seat: int, here: int, effect: Kill) -> list[Target]:
    return [Target(unit=unit) for unit in assassin_targets(g, seat, here)]


def _dead(g: City, seat: int, here: int, effect: Raise) -> list[Target]:
    return raisings(g, seat)


def raisings(g: City, seat: int) -> list[Target]:
    """SV-157: every own dead servant on every cemetery."""
    return [Target(unit=unit, at=at) for unit in units_of(seat) if is_dead(g, unit) for at in CEMETERIES]


def _tunnels(g: City, seat: int, here: int, effect: PlaceVampire) -> list[Target]:
    return [Target(at=at) for at in sorted((*SEWERS, *CEMETERIES)) if at != here]


def _barracks(g: City, seat: int, here: int, effect: BarrackDown) -> list[Target]:
    return [Target(at=at) for at in rival_barracks(g, seat, HERE_OR_ADJACENT[here])]


def _nobles(g: City, seat: int, here: int, effect: NobleSwap) -> list[Target]:
    """SV-155: tokens of one owner are alike, so the owner is picked."""
    bought = g.nobles[DISTRICT[here]]
    return [Target(seat=other) for other in opponents(g, seat) if other in bought]


TARGETS: dict[type, Callable[[City, int, int, Any], list[Target]]] = {
    Gain: _nothing,
    GainMix: _mixes,
    Lose: _nothing,
    RivalsHereLose: _nothing,
    Influence: _nothing,
    InfluenceIn: _nothing,
    InfluenceInTwo: _two_quarters,
    RivalLosesInfluence: _influential,
    Steal: _owners,
    StealFromSame: _nothing,
    PickPocket: _purses,
    Draw: _nothing,
    DiscardAtRandom: _card_holders,
    PlagueNear: _eligible,
    Cleanse: _tokens,
    Cure: _sick,
    Kill: _weak,
    Raise: _dead,
    PlaceVampire: _tunnels,
    Ap: _nothing,
    BarrackDown: _barracks,
    NobleSwap: _nobles,
    PeekEvent: _nothing,
    CrossRed: _nothing,
}
"""What the acting player, whose character stands `here`, may pick for each effect."""
check_complete("TARGETS", TARGETS, words_of(Effect))
