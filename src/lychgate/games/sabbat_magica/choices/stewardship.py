"""What may be chosen in stewardship: which ghost goes unfed, and what the alchemist's guest keeps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.choices.spots import spot_code, spot_facts, spot_marks, standing
from lychgate.games.sabbat_magica.data.boards import HOME, Spot
from lychgate.games.sabbat_magica.data.numbers import UNFED_VP
from lychgate.games.sabbat_magica.data.resources import KINDS, RESOURCES, Heap
from lychgate.games.sabbat_magica.scoring import region_points
from lychgate.games.sabbat_magica.state.ghosts import Ghosts
from lychgate.games.sabbat_magica.state.purse import NONE, ONE, plus, text
from lychgate.games.sabbat_magica.words.names import heap_words

# --- D18: unfed ghosts


def unfed_menu(seat: int, ghosts: tuple[Ghosts, ...], on_bridge: int, vp: int) -> Menu[Spot]:
    """SM-205: one of the player's own ghosts outside the graveyard; those on the drawbridge are one answer."""
    owners = {HOME: seat} | dict(standing(ghosts))

    def bars(spot: Spot) -> Iterator[Obstacle]:
        if owners[spot] != seat:
            yield obstacle("SM-205", "not-your-ghost", owner=who(owners[spot]))
        elif spot == HOME and not on_bridge:
            yield obstacle("SM-205", "bridge-empty")

    def option(spot: Spot) -> Option[Spot]:
        label = Say(
            "option-unfed", spot_facts(spot) | {"vp": min(UNFED_VP, vp), "regions": _given_up(seat, ghosts, spot)}
        )
        brings = {f"vp:{seat}": -UNFED_VP} if vp else {}
        return Option(f"unfed:{spot_code(spot)}", spot, spot_marks(spot, owners[spot]), label, brings=brings)

    return Menu.of(list(owners), option, bars)


def _given_up(seat: int, ghosts: tuple[Ghosts, ...], spot: Spot) -> int:
    """SM-210, 212: the points of tonight's regions that go with a ghost, as all others stand now."""
    if spot == HOME:
        return 0
    at, place = spot
    left = (*ghosts[:at], ghosts[at][: place - 1] + ghosts[at][place:], *ghosts[at + 1 :])
    return region_points(ghosts, seat)[0] - region_points(left, seat)[0]


# --- D19: the alchemist


@kept
def keep_menu(seat: int, most: int) -> Menu[Heap]:
    """SM-222: up to two (major) or one (minor) of a batch's four tokens go to the 2H store."""

    def bars(heap: Heap) -> Iterator[Obstacle]:
        if sum(heap) > most:
            yield obstacle("SM-222", "keeps-too-many", most=most)

    def option(kinds: tuple[int, ...]) -> Option[Heap]:
        heap = NONE
        for kind in kinds:
            heap = plus(heap, ONE[kind])
        label = Say("option-keep", {"tokens": heap_words(heap)}) if kinds else Say("option-keep-none")
        marks = tuple(f"approval:{seat}:{RESOURCES[kind]}" for kind in kinds)
        brings = {f"tamed:{seat}": 1} | {f"two:{seat}:{RESOURCES[kind]}": 1 for kind in kinds}
        brings |= {f"approval:{seat}:{resource}": -1 for resource in RESOURCES}
        return Option(f"keep:{text(heap)}", heap, marks, label, idle=not kinds, brings=brings)

    sets = [kinds for size in range(len(KINDS)) for kinds in combinations(KINDS, size)]
    return Menu(map(option, sets), bars)
