"""POWER cards among the answers: which can be used now, why not the others, and what they want to know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.magician import Effect, can_repeat
from lychgate.games.sabbat_magica.choices.plan import KIND_MENU
from lychgate.games.sabbat_magica.choices.spots import spot_code, spot_facts, spot_marks, standing
from lychgate.games.sabbat_magica.data.boards import LOCATIONS, Spot
from lychgate.games.sabbat_magica.data.cards import PEOPLES, PowerName
from lychgate.games.sabbat_magica.data.match import LUXURIANCE_ALONE
from lychgate.games.sabbat_magica.data.numbers import FRENZY_TERROR, MOST_OWN
from lychgate.games.sabbat_magica.state.ghosts import Ghosts, own_count
from lychgate.games.sabbat_magica.state.position import Sabbat, adjacent_rivals, gemstones, terror_gain
from lychgate.games.sabbat_magica.words.names import KIND_WORDS, in_word, place_word, power_word, title

T = TypeVar("T")


class UsePower(msgspec.Struct, frozen=True):
    """The answer that uses a POWER card."""

    power: PowerName


class Lack(msgspec.Struct, frozen=True):
    """Why a power has nothing to work on or is not to be had again: a clause and the key of a reason."""

    clause: str
    key: str


@kept
def power_menu(
    power: PowerName, seat: int, shown: PowerName, spent: bool, lack: Lack | None, brings: int = 0
) -> Menu[UsePower]:
    """SM-170, 171, 178, 179: one POWER card as an answer; using it for the first time shows it."""

    def bars(use: UsePower) -> Iterator[Obstacle]:
        if shown not in (PowerName.NONE, power):
            yield obstacle("SM-170", "other-power", power=power_word(power), shown=power_word(shown))
        if spent and shown == power:
            yield obstacle("SM-179", "power-spent", power=power_word(power))
        elif lack is not None:
            yield obstacle(lack.clause, lack.key, power=power_word(power))

    label = Say(f"option-{power}", {"n": brings, "first": "no" if shown else "yes"})
    return Menu([Option(power.value, UsePower(power), (f"power:{seat}:{power}",), label, facts={"power": power})], bars)


def power_menus(g: Sabbat, seat: int, lacks: Mapping[PowerName, Lack | None]) -> list[Menu[UsePower]]:
    """Return those of the powers named that the player's people has, each as a menu of its own."""
    if not g.options.power_cards:
        return []
    own = PEOPLES[g.peoples[seat]].powers
    return [
        power_menu(power, seat, g.power[seat], g.spent[seat], lack, brings(g, seat, power))
        for power, lack in lacks.items()
        if power in own
    ]


def brings(g: Sabbat, seat: int, power: PowerName) -> int:
    """SM-177, 186, 190, 191, 193: how much a power would bring now, or how many opponents it would affect."""
    match power:
        case PowerName.FRENZY:
            return terror_gain(g.terror[seat], FRENZY_TERROR)
        case PowerName.SPELL:
            return sum(1 for rival in adjacent_rivals(g, seat) if g.terror[rival])
        case PowerName.FIREBALL:
            return sum(1 for rival in adjacent_rivals(g, seat) if sum(g.bridge[rival]))
        case PowerName.SEDUCTION:
            return sum(gemstones(g, rival) for rival in adjacent_rivals(g, seat))
        case PowerName.APPARITION:
            return len(adjacent_rivals(g, seat))
        case _:
            return 0


# --- Luxuriance


def with_luxuriance(g: Sabbat, seat: int, menu: Menu[T]) -> Menu[T | UsePower]:
    """SM-173, 180: Luxuriance beside the answers of a choice, once a round, also where only one answer is left."""
    either: Menu[Any] = menu
    if len(menu.options) < 2 and LUXURIANCE_ALONE not in g.flags:
        return either
    lack = Lack("SM-173", "used-this-round") if g.luxury else None
    return Menu.joined(either, *power_menus(g, seat, {PowerName.LUXURIANCE: lack}))


# --- the powers at the end of B.1


def lacks(g: Sabbat, seat: int, effect: Effect) -> dict[PowerName, Lack | None]:
    """SM-177, 184: what each power of B.1 lacks to work on, None where it would do something."""
    rivals = adjacent_rivals(g, seat)
    works = {
        PowerName.APPARITION: (bool(rivals), Lack("SM-177", "nobody-adjacent")),
        PowerName.DOPPELGANGER: (can_repeat(g, seat, effect), Lack("SM-184", "nothing-to-repeat")),
        PowerName.SEDUCTION: (any(gemstones(g, rival) for rival in rivals), Lack("SM-177", "no-gemstone-adjacent")),
        PowerName.SPELL: (any(g.terror[rival] for rival in rivals), Lack("SM-177", "no-terror-adjacent")),
        PowerName.FIREBALL: (any(sum(g.bridge[one]) for one in rivals), Lack("SM-177", "no-bridge-ghost-adjacent")),
    }
    return {power: None if does else lack for power, (does, lack) in works.items()}


@kept
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


def after_magician(g: Sabbat, seat: int, effect: Effect) -> Menu[UsePower | None] | None:
    """SM-174, 176..178: the powers that would do something now, or none of them; None where there is no such power."""
    parts = power_menus(g, seat, lacks(g, seat, effect))
    if not any(part.options for part in parts):
        return None
    either: list[Menu[Any]] = [_NO_POWER, *parts]
    return Menu.joined(*either)


_NO_POWER: Menu[UsePower | None] = Menu([Option("no", None, label=Say("option-power-no"), idle=True)])


# --- D2: Secret area


def guard_menu(seat: int, ghosts: tuple[Ghosts, ...]) -> Menu[Spot | None]:
    """SM-182: one own ghost in a garden or region, or none."""
    owners = dict(standing(ghosts))

    def bars(spot: Spot | None) -> Iterator[Obstacle]:
        if spot is not None and owners[spot] != seat:
            yield obstacle("SM-182", "not-your-ghost", owner=who(owners[spot]))

    def option(spot: Spot) -> Option[Spot | None]:
        label = Say("option-guard", spot_facts(spot))
        marks = spot_marks(spot, owners[spot])
        return Option(f"guard:{spot_code(spot)}", spot, marks, label, facts={"power": PowerName.SECRET_AREA})

    no: Option[Spot | None] = Option("guard:-", None, label=Say("option-guard-no"), idle=True)
    return Menu([no, *map(option, owners)], bars)


# --- D17: Gift of immortality


def refuge_menu(g: Sabbat, seat: int, origin: int, falling: Option[int | None]) -> Menu[int | None]:
    """SM-187: the locations where a ghost thrown out may appear; or it falls."""

    def bars(target: int | None) -> Iterator[Obstacle]:
        return iter(()) if target is None else _refuge_bars(g, seat, origin, target)

    return Menu([falling, *_REFUGES], bars)


def _refuge_bars(g: Sabbat, seat: int, origin: int, target: int) -> Iterator[Obstacle]:
    """SM-187: one of the other locations of the same board with a free place."""
    where = place_word(LOCATIONS[target].id)
    if target == origin:
        yield obstacle("SM-187", "thrown-out-here", where=where)
    elif LOCATIONS[target].board != LOCATIONS[origin].board:
        yield obstacle("SM-187", "other-board", where=where)
    if len(g.ghosts[target]) >= g.room(target):
        yield obstacle("SM-187", "full", inside=in_word(LOCATIONS[target].id))
    if own_count(g.ghosts[target], seat) >= MOST_OWN:
        yield obstacle("SM-036", "two-already", inside=in_word(LOCATIONS[target].id))


_REFUGES: tuple[Option[int | None], ...] = tuple(
    Option(
        f"reappear:{location.id}",
        target,
        (location.id,),
        Say("option-reappear", {"where": title(location.id)}),
        facts={"power": PowerName.GIFT_OF_IMMORTALITY},
    )
    for target, location in enumerate(LOCATIONS)
)
