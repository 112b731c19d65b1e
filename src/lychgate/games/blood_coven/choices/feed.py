"""Feeding and scaring in Phase 1, and the final feeding; with ability cards what is given back, recovered or free."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.marks import IN_HAND, Places, coin_marks, numbers, placed_marks, slot_marks
from lychgate.games.blood_coven.choices.reasons import lacking
from lychgate.games.blood_coven.data import LETTERS, SLOTS, Coins
from lychgate.games.blood_coven.state.position import slots_text
from lychgate.games.blood_coven.state.purse import (
    DENOMINATIONS,
    NONE,
    holds,
    minus,
    parts,
    parts_of_size,
    plus,
    text,
    total,
)
from lychgate.games.blood_coven.words.names import coin_word, coin_words, slot_words


class FeedPlan(msgspec.Struct, frozen=True):
    """Which slots are fed, with which coins: sorted P, N, D they lie on ascending slots (D2)."""

    slots: tuple[int, ...]
    coins: Coins


def _feed_option(
    seat: int, plan: FeedPlan, places: Places, hungry: tuple[int, ...], saves_after: int
) -> Option[FeedPlan]:
    code = f"feed:{slots_text(plan.slots)}<{text(plan.coins)}" if plan.slots else "feed:-"
    unfed = _unfed(_others(hungry, plan.slots), 0 < saves_after <= len(plan.slots))
    label = (
        Say("option-feed", {"slots": slot_words(plan.slots), "coins": coin_words(plan.coins), "unfed": unfed})
        if plan.slots
        else Say("option-feed-none", {"unfed": unfed})
    )
    marks = slot_marks(seat, plan.slots) + placed_marks(seat, places, plan.coins)
    return Option(code, plan, marks, label, idle=not plan.slots, facts={"pieces": len(plan.slots)})


def _others(hungry: tuple[int, ...], fed: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(slot for slot in hungry if slot not in fed)


@kept
def _unfed(slots: tuple[int, ...], spared: bool = False) -> Say:
    """BC-081, 311: say who starves, having got nothing; `spared`: card B1 may save one of them."""
    return Say("then-unfed", {"slots": slot_words(slots), "count": len(slots), "spared": int(spared)})


@kept
def _feed_options(
    seat: int, hungry: tuple[int, ...], hand: Coins, places: Places, saves_after: int
) -> tuple[Option[FeedPlan], ...]:
    return tuple(
        _feed_option(seat, FeedPlan(slots, coins), places, hungry, saves_after)
        for count in range(min(len(hungry), total(hand)) + 1)
        for slots in combinations(hungry, count)
        for coins in parts_of_size(hand, count)
    )


@kept
def feed_menu(
    seat: int,
    hungry: tuple[int, ...],
    full: tuple[int, ...],
    hand: Coins,
    places: Places = IN_HAND,
    saves_after: int = 0,
) -> Menu[FeedPlan]:
    """BC-040..044, 046, 047: any of the hungry vampires, one hand coin of any denomination each, or none at all.

    `full` are the slots with well-fed vampires. Who starves is told with the answers; with card B1 one of them may be
    saved, when `saves_after` have been fed.
    """
    # More coins of one sort than there are mouths make no difference to the options, only to the explanations.
    mouths = len(hungry)
    useful: Coins = (min(hand[0], mouths), min(hand[1], mouths), min(hand[2], mouths))

    def candidates() -> Iterator[Option[FeedPlan]]:
        for count in range(len(SLOTS) + 1):
            for slots in combinations(SLOTS, count):
                for coins in parts_of_size((count, count, count), count):
                    yield _feed_option(seat, FeedPlan(slots, coins), places, hungry, saves_after)

    def bars(plan: FeedPlan) -> Iterator[Obstacle]:
        for slot in plan.slots:
            if slot in full:
                yield obstacle("BC-043", "not-hungry", slot=slot)
            elif slot not in hungry:
                yield obstacle("BC-040", "slot-empty", slot=slot)
        yield from lacking(hand, plan.coins)

    return Menu.built(_feed_options(seat, hungry, useful, places, saves_after), candidates, bars)


@kept
def scare_menu(seat: int, hand: Coins, places: Places = IN_HAND, planned: Coins = NONE) -> Menu[Coins]:
    """BC-045..047: any number of the coins still in hand, also none; those `planned` as food only seem to be there."""
    seen = plus(hand, planned)

    def option(heap: Coins) -> Option[Coins]:
        left = coin_words(minus(hand, heap)) if holds(hand, heap) else coin_words(NONE)
        spoken = {"coins": coin_words(heap), "left": left}
        label = Say("option-scare" if total(heap) else "option-scare-none", spoken)
        marks = placed_marks(seat, places, heap)
        count = total(heap)
        brings = numbers(seat, scare=count)
        return Option(f"scare:{text(heap)}", heap, marks, label, idle=not count, facts={"pieces": count}, brings=brings)

    def candidates() -> Iterator[Option[Coins]]:
        # One coin more of each sort than there is: enough to explain that there are no more.
        return map(option, parts(plus(seen, (1, 1, 1))))

    def bars(heap: Coins) -> Iterator[Obstacle]:
        if any(hand[coin] < heap[coin] <= seen[coin] for coin in DENOMINATIONS):
            yield obstacle("BC-056", "planned-already")
        yield from lacking(seen, heap)

    return Menu.built(map(option, parts(hand)), candidates, bars)


@kept
def final_feed_menu(seat: int, hungry: tuple[int, ...], full: tuple[int, ...], count: int) -> Menu[tuple[int, ...]]:
    """BC-172: as many of the hungry vampires as there are hand coins, whichever the owner likes."""

    def bars(slots: tuple[int, ...]) -> Iterator[Obstacle]:
        for slot in slots:
            if slot in full:
                yield obstacle("BC-175", "not-hungry", slot=slot)
            elif slot not in hungry:
                yield obstacle("BC-170", "slot-empty", slot=slot)
        if len(slots) != count:
            yield obstacle("BC-172", "feed-exactly", count=count)

    return Menu(
        (
            Option(
                f"finalfeed:{slots_text(slots)}",
                slots,
                slot_marks(seat, slots),
                Say("option-final-feed", {"slots": slot_words(slots), "ash": slot_words(_others(hungry, slots))}),
                brings=numbers(seat, hand=-len(slots), fatigue=len(slots)),
            )
            for size in range(1, len(SLOTS) + 1)
            for slots in combinations(SLOTS, size)
        ),
        bars,
    )


@kept
def free_feeding_menu(seat: int, unfed: tuple[int, ...], full: tuple[int, ...]) -> Menu[int]:
    """BC-311: one of the vampires that are tails-up without a coin is fed for nothing, or none (0)."""

    def bars(slot: int) -> Iterator[Obstacle]:
        if slot in full:
            yield obstacle("BC-311", "not-hungry", slot=slot)
        elif slot and slot not in unfed:
            yield obstacle("BC-311", "slot-empty", slot=slot)

    no = Option("b1:-", 0, label=Say("option-b1-none", {"unfed": _unfed(unfed)}), idle=True)
    slots = (Option(f"b1:{slot}", slot, slot_marks(seat, (slot,)), Say("option-b1", {"slot": slot})) for slot in SLOTS)
    return Menu([no, *slots], bars)


@kept
def price_menu(seat: int, hand: int, fatigue: Coins, recovered: int) -> Menu[tuple[int, Coins] | None]:
    """BC-317: one hand coin goes back to the supply, `recovered` coins of choice from fatigue to hand (or None)."""

    def bars(price: tuple[int, Coins] | None) -> Iterator[Obstacle]:
        if price is None:
            return
        coin, coins = price
        if not hand >> coin & 1:
            yield obstacle("BC-317", "not-fresh", coin=coin_word(LETTERS[coin]))
        if not holds(fatigue, coins):
            yield obstacle("BC-317", "not-resting", coins=coin_words(coins))

    no: Option[tuple[int, Coins] | None] = Option("b7:-", None, label=Say("option-b7-none"), idle=True)
    prices: Iterator[Option[tuple[int, Coins] | None]] = (
        Option(
            f"b7:{LETTERS[coin]}>{text(coins)}",
            (coin, coins),
            (f"hand:{seat}:{LETTERS[coin]}", *coin_marks(f"fatigue:{seat}", coins)),
            Say("option-b7", {"coin": coin_word(LETTERS[coin]), "coins": coin_words(coins)}),
            brings=numbers(seat, fatigue=-recovered, left=1),
        )
        for coin in DENOMINATIONS
        for coins in parts_of_size((recovered, recovered, recovered), recovered)
    )
    return Menu([no, *prices], bars)


NO_FOOD = FeedPlan((), NONE)
