"""What a player may choose from, in canonical order, and why not the rest.

Every menu here is a function of a few public facts and is kept once built, so that a question costs one look-up. A menu
that several seats share carries the seat only in its marks.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say
from lychgate.games.blood_coven.data import CARDS, CLAW, LETTERS, SLOTS
from lychgate.games.blood_coven.purse import (
    DENOMINATIONS,
    NONE,
    Coins,
    coin_word,
    coin_words,
    each_coin,
    holds,
    parts,
    parts_of_size,
    plus,
    slot_words,
    text,
    total,
)
from lychgate.games.blood_coven.state import EMPTY_CARD, Card, put

KEPT = 1 << 16
"""How many menus of one sort are kept; far more than any match meets."""


class FeedPlan(msgspec.Struct, frozen=True):
    """Which slots are fed, with which coins: sorted P, N, D they lie on ascending slots (D2)."""

    slots: tuple[int, ...]
    coins: Coins


@cache
def slots_text(slots: tuple[int, ...]) -> str:
    """Write a list of slots: `3,5`, or `-` for none."""
    return ",".join(map(str, slots)) or "-"


def coin_marks(zone: str, heap: Coins) -> tuple[str, ...]:
    """Return the table elements of the denominations in a heap: `hand:0:P`."""
    return tuple(f"{zone}:{letter}" for letter, count in zip(LETTERS, heap, strict=True) if count)


Places = tuple[str, str, str]
"""The zone in which each denomination lies when it is placed: the hand, unless card B7 is about to bring it back."""

IN_HAND: Places = ("hand", "hand", "hand")


def placed_marks(seat: int, places: Places, heap: Coins) -> tuple[str, ...]:
    """Return the table elements of coins to be placed in Phase 1."""
    return tuple(f"{places[coin]}:{seat}:{LETTERS[coin]}" for coin, count in enumerate(heap) if count)


def slot_marks(seat: int, slots: tuple[int, ...]) -> tuple[str, ...]:
    """Return the table elements of slots: `slots:0:3`."""
    return tuple(f"slots:{seat}:{slot}" for slot in slots)


def obstacle(clause: str, key: str, **facts: str | int | Say | list[Say]) -> Obstacle:
    """Return a reason, as words with its facts."""
    return Obstacle(clause, Say("why-" + key, facts))


# --- D1 and D0: the start


@lru_cache(maxsize=KEPT)
def start_menu(seat: int) -> Menu[int]:
    """BC-022: one of the three starting coins becomes the first vampire."""
    return Menu(
        Option(
            f"start:{LETTERS[coin]}",
            coin,
            (f"hand:{seat}:{LETTERS[coin]}",),
            Say("option-start", {"coin": coin_word(LETTERS[coin])}),
        )
        for coin in DENOMINATIONS
    )


def card_menu(seat: int, dealt: tuple[str, ...]) -> Menu[str]:
    """BC-300: one of the two ability cards dealt is kept."""

    def bars(card: str) -> Iterator[Obstacle]:
        if card not in dealt:
            yield obstacle("BC-300", "card-not-dealt")

    return Menu(
        (
            Option(
                f"card:{card.id}",
                card.id,
                (f"cards:{seat}:{card.id}",),
                Say("option-card", {"card": Say(f"card-{card.id.lower()}")}),
            )
            for card in CARDS
        ),
        bars,
    )


# --- D2: feeding


def _feed_option(seat: int, plan: FeedPlan, places: Places) -> Option[FeedPlan]:
    code = f"feed:{slots_text(plan.slots)}<{text(plan.coins)}" if plan.slots else "feed:-"
    label = (
        Say("option-feed", {"slots": slot_words(slots_text(plan.slots)), "coins": coin_words(text(plan.coins))})
        if plan.slots
        else Say("option-feed-none")
    )
    marks = slot_marks(seat, plan.slots) + placed_marks(seat, places, plan.coins)
    return Option(code, plan, marks, label, idle=not plan.slots, facts={"pieces": len(plan.slots)})


@lru_cache(maxsize=KEPT)
def _feed_options(seat: int, hungry: tuple[int, ...], hand: Coins, places: Places) -> tuple[Option[FeedPlan], ...]:
    return tuple(
        _feed_option(seat, FeedPlan(slots, coins), places)
        for count in range(min(len(hungry), total(hand)) + 1)
        for slots in combinations(hungry, count)
        for coins in parts_of_size(hand, count)
    )


@lru_cache(maxsize=KEPT)
def feed_menu(
    seat: int, hungry: tuple[int, ...], full: tuple[int, ...], hand: Coins, places: Places = IN_HAND
) -> Menu[FeedPlan]:
    """BC-040..044, 046, 047: any of the hungry vampires, one hand coin of any denomination each, or none at all.

    `full` are the slots with well-fed vampires.
    """
    # More coins of one sort than there are mouths make no difference to the options, only to the explanations.
    mouths = len(hungry)
    useful: Coins = (min(hand[0], mouths), min(hand[1], mouths), min(hand[2], mouths))

    def candidates() -> Iterator[Option[FeedPlan]]:
        for count in range(len(SLOTS) + 1):
            for slots in combinations(SLOTS, count):
                for coins in parts_of_size((count, count, count), count):
                    yield _feed_option(seat, FeedPlan(slots, coins), places)

    def bars(plan: FeedPlan) -> Iterator[Obstacle]:
        for slot in plan.slots:
            if slot in full:
                yield obstacle("BC-043", "not-hungry", slot=slot)
            elif slot not in hungry:
                yield obstacle("BC-040", "slot-empty", slot=slot)
        yield from lacking(hand, plan.coins)

    return Menu.built(_feed_options(seat, hungry, useful, places), candidates, bars)


def lacking(hand: Coins, wanted: Coins) -> Iterator[Obstacle]:
    """BC-046: one reason for each denomination of which the hand holds too few: the fewest that are too many."""
    for coin in DENOMINATIONS:
        if wanted[coin] > hand[coin]:
            yield obstacle(
                "BC-046", "not-in-hand", coins=coin_words(LETTERS[coin] * (hand[coin] + 1)), hand=coin_words(text(hand))
            )


# --- D3: scaring


@lru_cache(maxsize=KEPT)
def scare_menu(seat: int, hand: Coins, places: Places = IN_HAND) -> Menu[Coins]:
    """BC-045..047: any number of the coins still in hand, also none."""

    def option(heap: Coins) -> Option[Coins]:
        label = Say("option-scare", {"coins": coin_words(text(heap))}) if total(heap) else Say("option-scare-none")
        marks = placed_marks(seat, places, heap)
        return Option(f"scare:{text(heap)}", heap, marks, label, idle=not total(heap), facts={"pieces": total(heap)})

    def candidates() -> Iterator[Option[Coins]]:
        # One coin more of each sort than there is: enough to explain that there are no more.
        return map(option, parts(plus(hand, (1, 1, 1))))

    def bars(heap: Coins) -> Iterator[Obstacle]:
        return lacking(hand, heap)

    return Menu.built(map(option, parts(hand)), candidates, bars)


# --- D4: populating


@lru_cache(maxsize=KEPT)
def pop_menu(code: str, kinds: int) -> Menu[int]:
    """BC-062: any denomination that is in the supply; `kinds` says which are."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if not kinds >> coin & 1:
            yield obstacle("BC-062", "not-in-supply", coin=coin_word(LETTERS[coin]))

    return Menu(
        (
            Option(
                f"{code}:{LETTERS[coin]}",
                coin,
                (f"supply:{LETTERS[coin]}",),
                Say("option-pop", {"coin": coin_word(LETTERS[coin])}),
            )
            for coin in DENOMINATIONS
        ),
        bars,
    )


# --- D6: the final feeding


@lru_cache(maxsize=KEPT)
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
                Say("option-final-feed", {"slots": slot_words(slots_text(slots))}),
            )
            for size in range(1, len(SLOTS) + 1)
            for slots in combinations(SLOTS, size)
        ),
        bars,
    )


# --- D7: the windows of the ability cards


@lru_cache(maxsize=KEPT)
def free_feeding_menu(seat: int, unfed: tuple[int, ...], full: tuple[int, ...]) -> Menu[int]:
    """BC-311: one of the vampires that are tails-up without a coin is fed for nothing, or none (0)."""

    def bars(slot: int) -> Iterator[Obstacle]:
        if slot in full:
            yield obstacle("BC-311", "not-hungry", slot=slot)
        elif slot and slot not in unfed:
            yield obstacle("BC-311", "slot-empty", slot=slot)

    no = Option("b1:-", 0, label=Say("option-no"), idle=True)
    slots = (Option(f"b1:{slot}", slot, slot_marks(seat, (slot,)), Say("option-b1", {"slot": slot})) for slot in SLOTS)
    return Menu([no, *slots], bars)


@lru_cache(maxsize=KEPT)
def price_menu(seat: int, hand: int, fatigue: Coins) -> Menu[tuple[int, Coins] | None]:
    """BC-317: one hand coin back to the supply, two of choice from fatigue to hand; or not (None)."""

    def bars(price: tuple[int, Coins] | None) -> Iterator[Obstacle]:
        if price is None:
            return
        coin, pair = price
        if not hand >> coin & 1:
            yield obstacle("BC-317", "not-fresh", coin=coin_word(LETTERS[coin]))
        if not holds(fatigue, pair):
            yield obstacle("BC-317", "not-resting", coins=coin_words(text(pair)))

    no: Option[tuple[int, Coins] | None] = Option("b7:-", None, label=Say("option-no"), idle=True)
    prices: Iterator[Option[tuple[int, Coins] | None]] = (
        Option(
            f"b7:{LETTERS[coin]}>{text(pair)}",
            (coin, pair),
            (f"hand:{seat}:{LETTERS[coin]}", *coin_marks(f"fatigue:{seat}", pair)),
            Say("option-b7", {"coin": coin_word(LETTERS[coin]), "coins": coin_words(text(pair))}),
        )
        for coin in DENOMINATIONS
        for pair in parts_of_size((2, 2, 2), 2)
    )
    return Menu([no, *prices], bars)


@lru_cache(maxsize=KEPT)
def busy_streets_menu(kinds: int) -> Menu[int]:
    """BC-316: one coin more of any denomination in the supply, or none (-1)."""
    return Menu.joined(Menu([Option("b6:-", -1, label=Say("option-no"), idle=True)]), pop_menu("b6", kinds))


LUCKY_STREETS = Menu(
    [Option("b6:-", -1, label=Say("option-no"), idle=True), Option("b6:yes", 0, ("supply",), Say("option-b6-yes"))]
)
"""BC-220: with `random_streets` the owner of card B6 only says yes or no."""


@lru_cache(maxsize=KEPT)
def rumour_menu(seat: int, hand: int, villagers: bool) -> Menu[int]:
    """BC-321: one hand coin is scared, or none (-1); not when there is no villager left anywhere."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if coin >= 0 and not hand >> coin & 1:
            yield obstacle("BC-321", "not-fresh", coin=coin_word(LETTERS[coin]))
        if coin >= 0 and not villagers:
            yield obstacle("BC-321", "no-villagers")

    no = Option("b11:-", -1, label=Say("option-no"), idle=True)
    scared = (
        Option(
            f"b11:{LETTERS[coin]}",
            coin,
            (f"hand:{seat}:{LETTERS[coin]}",),
            Say("option-b11", {"coin": coin_word(LETTERS[coin])}),
        )
        for coin in DENOMINATIONS
    )
    return Menu([no, *scared], bars)


@lru_cache(maxsize=KEPT)
def second_catch_menu(city: int, claw: int) -> Menu[int]:
    """BC-319: one more villager that the raised claw reaches, or none (-1)."""

    def bars(coin: int) -> Iterator[Obstacle]:
        if coin >= 0 and not city >> coin & 1:
            yield obstacle("BC-113", "not-in-city", coin=coin_word(LETTERS[coin]))
        if coin >= 0 and claw < CLAW[coin]:
            yield obstacle("BC-110", "claw", claw=claw, needed=CLAW[coin], coin=coin_word(LETTERS[coin]))

    no = Option("take2:-", -1, label=Say("option-no"), idle=True)
    villagers = (
        Option(
            f"take2:{LETTERS[coin]}",
            coin,
            (f"city:{LETTERS[coin]}",),
            Say("option-take", {"coin": coin_word(LETTERS[coin])}),
        )
        for coin in DENOMINATIONS
    )
    return Menu([no, *villagers], bars)


@cache
def food_on(slots: tuple[int, ...], coins: Coins) -> Card:
    """Lay the coins of a feeding plan, sorted P, N, D, on its ascending slots, so that the position is definite."""
    food = EMPTY_CARD
    for slot, coin in zip(slots, each_coin(coins), strict=True):
        food = put(food, slot, 1 + coin)
    return food


NO_FOOD = FeedPlan((), NONE)
