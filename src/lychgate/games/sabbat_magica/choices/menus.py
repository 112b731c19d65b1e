"""What a player may choose from in setup, plan and stewardship, in canonical order, and why not the rest.

Every menu is a function of a few public facts and is kept once built, so that a question costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from lychgate.core.ask import Menu, Obstacle, Option
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.data import (
    BRIDGE,
    GHOSTS,
    KINDS,
    LETTERS,
    LOCATIONS,
    PEOPLES,
    RESOURCES,
    TIME_CARDS,
)
from lychgate.games.sabbat_magica.state.position import Ghosts, Sabbat, ghost_id
from lychgate.games.sabbat_magica.state.purse import KIND_WORDS, NONE, ONE, Heap, heap_words, plus, text
from lychgate.games.sabbat_magica.words.names import bonus_word, place_word, power_word, title

KEPT = 1 << 15
"""How many menus of one sort are kept."""

Spot = tuple[int, int]
"""Location and place (from 1) of a ghost; the drawbridge has place 0."""

NOWHERE: Spot = (BRIDGE, -1)


def obstacle(clause: str, key: str, **facts: str | int | Say | list[Say]) -> Obstacle:
    """Return a reason, as words with its facts."""
    return Obstacle(clause, Say("why-" + key, facts))


# --- D1: peoples


@lru_cache(maxsize=KEPT)
def people_menu(taken: tuple[int, ...]) -> Menu[int]:
    """SM-002, 003: one of the peoples still free."""

    def bars(people: int) -> Iterator[Obstacle]:
        if people in taken:
            yield obstacle("SM-002", "people-taken", people=Say(f"people-{PEOPLES[people].id}"))

    return Menu(
        (
            Option(
                f"people:{people.id}",
                index,
                (f"peoples:{people.magician}",),
                Say("option-people", {"people": Say(f"people-{people.id}")}),
            )
            for index, people in enumerate(PEOPLES)
        ),
        bars,
    )


# --- D3 and D4: invocation


@lru_cache(maxsize=KEPT)
def invoke_menu(seat: int, available: int) -> Menu[int]:
    """SM-062, 063: any number of the ghosts in the graveyard and on the drawbridge, also none."""

    def bars(n: int) -> Iterator[Obstacle]:
        if n > available:
            yield obstacle("SM-062", "too-few-ghosts", n=n, available=available)

    return Menu(
        (Option(f"invoke:{n}", n, (f"invoke:{seat}:{n}",), Say("option-invoke", {"n": n})) for n in range(GHOSTS + 1)),
        bars,
    )


@cache
def canteen_menu(bonus: int) -> Menu[int]:
    """SM-067: add the canteen's bonus to the count for the playing order, or not."""
    return Menu(
        [
            Option("canteen:use", bonus, (f"reminder:{bonus}",), Say("option-canteen", {"n": bonus})),
            Option("canteen:no", 0, label=Say("option-canteen-no")),
        ]
    )


# --- D5 and D6: the bonus of the round, resources of choice


@lru_cache(maxsize=KEPT)
def bonus_menu(card: int, taken: tuple[int, ...]) -> Menu[int]:
    """SM-080, 081: a slot that nobody has taken; slots with the same text are offered once, the first free one."""
    bonuses = TIME_CARDS[card].bonuses
    slots: dict[str, int] = {}
    for slot, bonus in enumerate(bonuses):
        if bonus.code not in slots or slots[bonus.code] in taken:
            slots[bonus.code] = slot

    def bars(slot: int) -> Iterator[Obstacle]:
        if slot in taken:
            yield obstacle("SM-081", "slot-taken", bonus=bonus_word(bonuses[slot].code))

    return Menu(
        (
            Option(f"bonus:{code}", slot, (f"slot:{slot + 1}",), Say("option-bonus", {"bonus": bonus_word(code)}))
            for code, slot in slots.items()
        ),
        bars,
    )


KIND_MENU = Menu(
    [
        Option(f"kind:{RESOURCES[kind]}", kind, (f"supply:{RESOURCES[kind]}",), Say("option-kind", {"kind": word}))
        for kind, word in zip(KINDS, KIND_WORDS, strict=True)
    ]
)
"""SM-044: a resource of choice may be any of the four kinds."""


@cache
def appear_menu(rival: int) -> Menu[int]:
    """SM-181: what Apparition puts into a rival's 1H store."""
    return Menu(
        [
            Option(
                option.code,
                option.value,
                option.marks,
                Say("option-appear", {"kind": KIND_WORDS[option.value], "rival": who(rival)}),
            )
            for option in KIND_MENU.options
        ]
    )


# --- powers as extra answers


Lack = tuple[str, str]
"""Why a power has nothing to work on or is not to be had again: a clause and the key of a reason."""


@cache
def power_menu(power: str, seat: int, shown: str, spent: bool, lack: Lack | None) -> Menu[Any]:
    """SM-170, 171, 178, 179: one POWER card as an answer; using it for the first time shows it."""

    def bars(value: str) -> Iterator[Obstacle]:
        if shown not in ("", power):
            yield obstacle("SM-170", "other-power", power=power_word(power), shown=power_word(shown))
        if spent and shown == power:
            yield obstacle("SM-179", "power-spent", power=power_word(power))
        if lack is not None:
            yield obstacle(lack[0], lack[1], power=power_word(power))

    return Menu([Option(power, power, (f"power:{seat}:{power}",), Say(f"option-{power}"))], bars)


def power_parts(g: Sabbat, seat: int, lacks: Mapping[str, Lack | None]) -> list[Menu[Any]]:
    """Return those of the powers named that the player's people has, each as a menu of its own."""
    if not g.options.power_cards:
        return []
    own = PEOPLES[g.peoples[seat]].powers
    return [
        power_menu(power, seat, g.power[seat], g.spent[seat], lack) for power, lack in lacks.items() if power in own
    ]


def with_luxuriance(g: Sabbat, seat: int, menu: Menu[Any]) -> Menu[Any]:
    """SM-173, 180: Luxuriance beside the answers of a choice, once a round; where there is no choice, not."""
    if len(menu.options) < 2:
        return menu
    return Menu.joined(menu, *power_parts(g, seat, {"luxuriance": ("SM-173", "power-used") if g.luxury else None}))


# --- D2: Secret area; D18: unfed ghosts


def spot_code(spot: Spot) -> str:
    """Write where a ghost stands: `bridge`, `vada@2`."""
    location, place = spot
    return "bridge" if location == BRIDGE else f"{LOCATIONS[location].id}@{place}"


def spot_word(spot: Spot) -> Say:
    """Say where a ghost stands."""
    location, place = spot
    if location == BRIDGE:
        return Say("spot-bridge")
    return Say("spot", {"where": place_word(LOCATIONS[location].id), "place": place})


def origin_word(spot: Spot) -> Say:
    """Say from where a ghost comes."""
    location, place = spot
    if location == BRIDGE:
        return Say("from-bridge")
    return Say("from", {"where": place_word(LOCATIONS[location].id), "place": place})


def spot_marks(spot: Spot, owner: int) -> tuple[str, ...]:
    """Return the table element of a ghost."""
    location, place = spot
    return (f"bridge:ghost-{owner}",) if location == BRIDGE else (ghost_id(location, place, owner),)


def _standing(ghosts: tuple[Ghosts, ...]) -> Iterator[tuple[Spot, int]]:
    """All ghosts in regions and gardens, with their owners, in canonical order."""
    for location, here in enumerate(ghosts):
        for place, one in enumerate(here, 1):
            yield (location, place), one >> 2


def _stands(spot: Spot) -> dict[str, str | int | Say]:
    """Say where a ghost stands as the boards do, with its place; on the drawbridge there is none (0)."""
    location, place = spot
    return {"where": title("drawbridge" if location == BRIDGE else LOCATIONS[location].id), "place": place}


def guard_menu(seat: int, ghosts: tuple[Ghosts, ...]) -> Menu[Spot]:
    """SM-182: one own ghost in a garden or region, or none."""
    owners = dict(_standing(ghosts))

    def bars(spot: Spot) -> Iterator[Obstacle]:
        if spot != NOWHERE and owners[spot] != seat:
            yield obstacle("SM-182", "not-your-ghost", owner=who(owners[spot]))

    def option(spot: Spot) -> Option[Spot]:
        label = Say("option-guard", _stands(spot))
        return Option(f"guard:{spot_code(spot)}", spot, spot_marks(spot, owners[spot]), label)

    no = Option("guard:-", NOWHERE, label=Say("option-no"))
    return Menu([no, *map(option, owners)], bars)


def unfed_menu(seat: int, ghosts: tuple[Ghosts, ...], on_bridge: int) -> Menu[Spot]:
    """SM-205: one of the player's own ghosts outside the graveyard; those on the drawbridge are one answer."""
    owners = dict(_standing(ghosts)) | {(BRIDGE, 0): seat}

    def bars(spot: Spot) -> Iterator[Obstacle]:
        if owners[spot] != seat:
            yield obstacle("SM-205", "not-your-ghost", owner=who(owners[spot]))
        elif spot == (BRIDGE, 0) and not on_bridge:
            yield obstacle("SM-205", "bridge-empty")

    def option(spot: Spot) -> Option[Spot]:
        label = Say("option-unfed", _stands(spot))
        return Option(f"unfed:{spot_code(spot)}", spot, spot_marks(spot, owners[spot]), label)

    return Menu.of([(BRIDGE, 0), *(spot for spot in owners if spot != (BRIDGE, 0))], option, bars)


# --- D19: the alchemist


@cache
def keep_menu(seat: int, most: int) -> Menu[Heap]:
    """SM-222: up to two (major) or one (minor) of a batch's four tokens go to the 2H store."""

    def bars(heap: Heap) -> Iterator[Obstacle]:
        if sum(heap) > most:
            yield obstacle("SM-222", "keeps-too-many", most=most)

    def option(kinds: tuple[int, ...]) -> Option[Heap]:
        heap = NONE
        for kind in kinds:
            heap = plus(heap, ONE[kind])
        label = Say("option-keep", {"tokens": heap_words(text(heap))}) if kinds else Say("option-keep-none")
        marks = tuple(f"approval:{seat}:{RESOURCES[kind]}" for kind in kinds)
        return Option(f"keep:{text(heap)}", heap, marks, label)

    sets = [kinds for size in range(len(LETTERS)) for kinds in combinations(KINDS, size)]
    return Menu(map(option, sets), bars)
