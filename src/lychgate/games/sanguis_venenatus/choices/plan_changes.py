"""What a plan certainly makes of the own tracks, price and effects one after the other: told before it is chosen."""

from __future__ import annotations

from lychgate.games.sanguis_venenatus.choices import changes
from lychgate.games.sanguis_venenatus.choices.changes import Changes
from lychgate.games.sanguis_venenatus.choices.targets import Plan, Target
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS
from lychgate.games.sanguis_venenatus.data.effects import (
    Cost,
    Draw,
    Effect,
    Gain,
    GainMix,
    Influence,
    InfluenceIn,
    InfluenceInTwo,
    PickPocket,
    Steal,
    StealFromSame,
)
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import HAND_LIMIT, LETTERS, STOCK_MAX, STOCKS
from lychgate.games.sanguis_venenatus.data.vocabulary import Good, Resource
from lychgate.games.sanguis_venenatus.state.arithmetic import blood_after, influence_after, popularity_after
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import amount_of
from lychgate.games.sanguis_venenatus.words.names import Fact


class Tracks:
    """The tracks of one player, as a plan would change them."""

    __slots__ = ("blood", "district", "drawn", "g", "gained", "influence", "lost", "popularity", "seat", "stock", "vp")

    def __init__(self, g: City, seat: int, pose: int) -> None:
        self.g = g
        self.seat = seat
        self.district = DISTRICT[g.here(seat, pose)]
        self.stock = list(g.stock[seat])
        self.blood = g.blood[seat]
        self.popularity = g.popularity[seat]
        self.influence: dict[int, int] = {}
        """By quarter, where it moves."""
        self.vp = self.drawn = 0
        self.gained = False
        self.lost = False
        """SV-012: some goods were above ten."""

    def pay(self, cost: Cost) -> None:
        """SV-013: take a price that can be paid."""
        for res, n in cost:
            if res == "blood":
                self.blood -= n
            elif res == "popularity":
                self.popularity -= n
            elif res == "vp":
                self.vp -= n
            else:
                self.stock[STOCKS.index(res)] -= n

    def gain(self, res: Resource, n: int) -> None:
        """SV-012, SV-029, SV-030, SV-037: add n, by the rules of the track."""
        if res == "blood":
            self.blood, over = blood_after(self.blood, n)
            self.vp += over
        elif res == "popularity":
            self.popularity, over = popularity_after(self.popularity, n)
            self.vp += over
        elif res == "vp":
            self.vp += n
        else:
            kind = STOCKS.index(res)
            self.lost = self.lost or self.stock[kind] + n > STOCK_MAX
            n = min(n, STOCK_MAX - self.stock[kind])
            self.stock[kind] += n
        self.gained = self.gained or n > 0

    def rise(self, district: int, n: int) -> None:
        """SV-026, SV-027: influence, and victory points beyond eight."""
        had = self.influence.get(district, self.g.influence[district][self.seat])
        self.influence[district], over = influence_after(had, n)
        self.vp += over
        self.gained = True

    def take(self, target: Target, good: Good, most: int) -> None:
        """SV-042: as much as the opponent has, up to `most`."""
        self.gain(good, min(most, amount_of(self.g, target.seat, good)))

    def carry(self, effect: Effect, target: Target | None) -> None:
        """Change what an effect changes on the own tracks; most change something else."""
        match effect:
            case Gain(res, n):
                self.gain(res, n)
            case GainMix() if target is not None:
                for letter, good in zip(LETTERS, STOCKS, strict=True):
                    self.gain(good, target.goods.count(letter))
            case Influence(n):
                self.rise(self.district, n)
            case InfluenceIn(letter, n):
                self.rise(DISTRICTS.index(letter), n)
            case InfluenceInTwo(n) if target is not None:
                for district in target.districts:
                    self.rise(district, n)
            case Steal(good, n) | StealFromSame(good, n) if target is not None:
                self.take(target, good, n)
            case PickPocket(n) if target is not None and target.good is not None:
                self.take(target, target.good, n)
            case Draw(n):
                self.drawn += min(n, len(self.g.intrigue_deck) + len(self.g.intrigue_discard))

    def changes(self) -> Changes:
        """Say every track that is not as it was."""
        g, seat = self.g, self.seat
        told: Changes = []
        if self.stock != g.stock[seat]:
            for res, had, now in zip(STOCKS, g.stock[seat], self.stock, strict=True):
                told += changes.change(res, had, now)
        told += changes.change("blood", g.blood[seat], self.blood)
        told += changes.change("popularity", g.popularity[seat], self.popularity)
        for district, now in self.influence.items():
            told += changes.moved(district, g.influence[district][seat], now)
        return [*told, *changes.points(self.vp)]


def brought(g: City, seat: int, pose: int, cost: Cost, plan: Plan, card: str = "") -> dict[str, Fact]:
    """SV-041, 042: what a plan brings, its bonus included: changes, goods above ten, cards above the limit of hands."""
    tracks = Tracks(g, seat, pose)
    tracks.pay(cost)
    for aimed in plan:
        tracks.carry(aimed.effect, aimed.target)
    bonus = CARD[card].bonus if card else None
    if bonus is not None and bonus.low <= tracks.popularity <= bonus.high:
        target = next((aimed.target for aimed in plan if aimed.target is not None), None)
        for effect in bonus.effects:
            tracks.carry(effect, target)
    told = tracks.changes()
    held = len(g.hand[seat]) - bool(card) + tracks.drawn
    lost = "none" if not tracks.lost else "some" if tracks.gained else "all"
    over = max(0, held - HAND_LIMIT) if tracks.drawn else 0
    return {"changes": told, "n": len(told), "lost": lost, "over": over}
