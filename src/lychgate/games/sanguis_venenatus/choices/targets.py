"""What the acting player picks for an effect: opponents, servants, fields, quarters, a split (D21, D22, D24, D25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product

import msgspec

from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.choices.conditions import (
    assassin_targets,
    barracks_near,
    opponents,
    purses_connected,
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
    Atom,
    BarrackDown,
    Choice,
    Cleanse,
    Cure,
    Discard,
    Effect,
    GainMix,
    Influence,
    Kill,
    NobleSwap,
    PlaceVampire,
    PlaguePick,
    Raise,
    Steal,
)
from lychgate.games.sanguis_venenatus.data.numbers import LETTERS, SERVANTS, STOCKS
from lychgate.games.sanguis_venenatus.state.position import (
    TOKENS,
    VAMPIRE,
    City,
    amount_of,
    is_dead,
    is_eligible,
    units_of,
)
from lychgate.games.sanguis_venenatus.words.names import goods_words, place, quarter, resource, servant


class Pick(msgspec.Struct, frozen=True):
    """What was picked for one effect; what it does not need stays empty."""

    seat: int = -1
    unit: int = -1
    at: int = -1
    districts: tuple[int, ...] = ()
    goods: str = ""
    res: str = ""

    def text(self) -> str:
        """Write it as part of an option's code."""
        if self.unit >= 0:
            servant_text = f"s{self.unit // SERVANTS}.{self.unit % SERVANTS + 1}"
            return f"{servant_text}@{ID[self.at]}" if self.at >= 0 else servant_text
        if self.seat >= 0:
            return f"s{self.seat}.{self.res}" if self.res else f"s{self.seat}"
        if self.districts:
            return "+".join(DISTRICTS[each] for each in self.districts)
        return ID[self.at] if self.at >= 0 else self.goods

    def said(self, g: City) -> list[Say]:
        """Say it as part of an option's label."""
        words: list[Say] = []
        if self.unit >= 0:
            owner = self.unit // SERVANTS
            card = g.crew[owner][self.unit % SERVANTS]
            words.append(Say("servant-of", {"seat": who(owner), "servant": servant(card)}))
        if self.seat >= 0:
            words.append(who(self.seat))
        if self.res:
            words.append(resource(self.res))
        if self.at >= 0:
            words.append(place(self.at))
        return [*words, *map(quarter, self.districts), *goods_words(self.goods)]

    def marks(self, g: City) -> tuple[str, ...]:
        """Return the table elements it touches."""
        found: list[str] = []
        if self.unit >= 0:
            found.append(servant_mark(g, self.unit))
        if self.seat >= 0:
            found.append(f"seat:{self.seat}")
        if self.at >= 0:
            found.append(ID[self.at])
        return (*found, *(f"influence:{DISTRICTS[each]}" for each in self.districts))


class Bound(msgspec.Struct, frozen=True):
    """An effect together with what was picked for it."""

    effect: Atom
    pick: Pick | None = None


Plan = tuple[Bound, ...]


def servant_mark(g: City, unit: int) -> str:
    """Return the table element of a servant: its figure on the board, or its card when it is dead."""
    seat, pose = divmod(unit, SERVANTS)
    if is_dead(g, unit):
        return f"crew:{seat}:{g.card(unit).id}"
    return f"{ID[g.at[unit]]}:servant-{seat}-{pose + 1}"


def plans(g: City, seat: int, pose: int, effects: tuple[Effect, ...]) -> Iterator[Plan]:
    """Yield every way to carry out effects, as far as they can be carried out (SV-042)."""
    return product(*(_ways(g, seat, pose, effect) for effect in effects))


def _ways(g: City, seat: int, pose: int, effect: Effect) -> list[Bound]:
    if isinstance(effect, Choice):
        return [Bound(each, pick) for each in effect.options for pick in _picks(g, seat, pose, each) or ()]
    picks = _picks(g, seat, pose, effect)
    return [Bound(effect, pick) for pick in picks] if picks else [Bound(effect)]


def _picks(g: City, seat: int, pose: int, effect: Atom) -> list[Pick] | None:
    """Return what can be picked for an effect; None where nothing is picked."""
    finder = FINDERS.get(type(effect))
    return None if finder is None else finder(g, seat, pose, effect)


def _mixes(g: City, seat: int, pose: int, effect: GainMix) -> list[Pick]:
    """D22: any split, most of the first kind last."""
    first, second = (LETTERS[STOCKS.index(res)] for res in effect.res)
    return [Pick(goods=first * n + second * (effect.n - n)) for n in range(effect.n + 1)]


def _victims(g: City, seat: int, pose: int, effect: Steal) -> list[Pick] | None:
    if effect.source == "same_opp":
        return None
    if len(effect.res) > 1:
        return [Pick(seat=other, res=res) for other, res in purses_connected(g, seat, g.here(seat, pose))]
    return [Pick(seat=other) for other in opponents(g, seat) if amount_of(g, other, effect.res[0])]


def _influence(g: City, seat: int, pose: int, effect: Influence) -> list[Pick] | None:
    if effect.district == "choose_two_different":
        return [Pick(districts=pair) for pair in combinations(range(len(DISTRICTS)), 2)]
    if effect.who == "opp":
        district = DISTRICT[g.here(seat, pose)]
        return [Pick(seat=other) for other in opponents(g, seat) if g.influence[district][other]]
    return None


def _card_holders(g: City, seat: int, pose: int, effect: Discard) -> list[Pick]:
    return [Pick(seat=other) for other in opponents(g, seat) if g.hand[other]]


def _plague(g: City, seat: int, pose: int, effect: PlaguePick) -> list[Pick] | None:
    if effect.source == "here":
        return None
    return [Pick(at=at) for at in HERE_OR_ADJACENT[g.here(seat, pose)] if is_eligible(g, at)]


def _cleanse(g: City, seat: int, pose: int, effect: Cleanse) -> list[Pick]:
    here = g.here(seat, pose)
    fields = OF_DISTRICT[DISTRICT[here]] if effect.source == "here_district" else HERE_OR_ADJACENT[here]
    return [Pick(at=at) for at in fields if TOKENS[g.tokens[at]] == effect.token]


def _sick(g: City, seat: int, pose: int, effect: Cure) -> list[Pick]:
    """SV-060: a servant whose death is pending cannot be cured."""
    where = None if effect.source == "own_servants_on_board" else g.here(seat, pose)
    doomed = -1 if g.turn is None or not g.turn.dying else seat * SERVANTS + g.turn.pose
    return [
        Pick(unit=unit)
        for unit in units_of(seat)
        if g.infected[unit] and unit != doomed and (where is None or g.at[unit] == where)
    ]


def _marked_men(g: City, seat: int, pose: int, effect: Kill) -> list[Pick]:
    return [Pick(unit=unit) for unit in assassin_targets(g, seat, g.here(seat, pose), 1)]


def raisings(g: City, seat: int, pose: int = VAMPIRE, effect: object = None) -> list[Pick]:
    """SV-157: every own dead servant on every cemetery."""
    return [Pick(unit=unit, at=at) for unit in units_of(seat) if is_dead(g, unit) for at in CEMETERIES]


def _tunnels(g: City, seat: int, pose: int, effect: PlaceVampire) -> list[Pick]:
    here = g.here(seat, pose)
    return [Pick(at=at) for at in sorted((*SEWERS, *CEMETERIES)) if at != here]


def _barracks(g: City, seat: int, pose: int, effect: BarrackDown) -> list[Pick]:
    return [Pick(at=at) for at in barracks_near(g, seat, g.here(seat, pose))]


def _nobles(g: City, seat: int, pose: int, effect: NobleSwap) -> list[Pick]:
    """SV-155: tokens of one owner are alike, so the owner is picked."""
    bought = g.nobles[DISTRICT[g.here(seat, pose)]]
    return [Pick(seat=other) for other in opponents(g, seat) if other in bought]


FINDERS: dict[type, Callable[..., list[Pick] | None]] = {
    GainMix: _mixes,
    Steal: _victims,
    Influence: _influence,
    Discard: _card_holders,
    PlaguePick: _plague,
    Cleanse: _cleanse,
    Cure: _sick,
    Kill: _marked_men,
    Raise: raisings,
    PlaceVampire: _tunnels,
    BarrackDown: _barracks,
    NobleSwap: _nobles,
}
"""The effects for which the acting player picks something."""
