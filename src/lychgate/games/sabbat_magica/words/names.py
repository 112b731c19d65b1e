"""What the things of Sabbat Magica are called, as keys and arguments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.data.boards import BRIDGE, LOCATION, LOCATIONS, REGIONS, WHERE, Spot
from lychgate.games.sabbat_magica.data.cards import Bonus
from lychgate.games.sabbat_magica.data.resources import LETTERS, RESOURCES, Heap

# --- places


@kept
def place_word(place: str) -> Say:
    """Say a region, a garden, the drawbridge or the graveyard."""
    return Say("place", {"place": place})


def in_word(place: str) -> Say:
    """Say where something happens: "in the canteen", "on the drawbridge"."""
    return Say("in", {"place": place})


def from_word(place: str) -> Say:
    """Say from where a ghost comes: "from the canteen"."""
    return Say("from", {"place": place})


def to_word(place: str) -> Say:
    """Say where a ghost goes: "to the canteen"."""
    return Say("to", {"place": place})


def title(place: str) -> Say:
    """Say a place as it is written on a board."""
    return Say("title", {"place": place})


def regions_words(regions: Iterable[str]) -> list[Say]:
    """Say several regions, each with its value."""
    return [Say("region", {"place": place, "vp": LOCATIONS[LOCATION[place]].vp}) for place in regions]


def gates_words(gates: Iterable[str]) -> list[Say]:
    """Say what the gates ask for, given in the order of the regions."""
    laid = zip(REGIONS, gates, strict=True)
    return [Say("gate-of", {"place": LOCATIONS[region].id, "fee": fee_words(gate)}) for region, gate in laid]


def spot_word(spot: Spot) -> Say:
    """Say where a ghost stands."""
    location, place = spot
    if location == BRIDGE:
        return Say("spot-bridge")
    return Say("spot", {"where": place_word(WHERE[location]), "place": place})


def origin_word(spot: Spot) -> Say:
    """Say from where a ghost comes."""
    location, place = spot
    if location == BRIDGE:
        return Say("origin-bridge")
    return Say("origin", {"where": from_word(WHERE[location]), "place": place})


@kept
def square_word(square: str) -> Say:
    """Say where in the manor a square lies: `m23` is the third of the second row."""
    return Say("square", {"at": square})


@kept
def mirror_word(mirror: str) -> Say:
    """Say a mirror: `n2` is the second of the north wall."""
    return Say("mirror", {"wall": mirror[0], "n": int(mirror[1])})


# --- resources


def kind_word(kind: str) -> Say:
    """Say a kind of resource, by its id."""
    return Say("resource", {"resource": kind})


KIND_WORDS = tuple(kind_word(resource) for resource in RESOURCES)


@kept
def _heap_words(heap: Heap) -> tuple[Say, ...]:
    counts = zip(RESOURCES, heap, strict=True)
    said = (Say("resources", {"resource": resource, "count": count}) for resource, count in counts if count)
    return tuple(said) or (Say("nothing"),)


def heap_words(heap: Heap) -> list[Say]:
    """Say a heap: two spiders and a gemstone, or nothing."""
    return list(_heap_words(heap))


def fee_words(gate: str) -> list[Say]:
    """Say what a gate asks for, by its letters: one token of each kind."""
    spider, rat_tail, gemstone, mask = (int(letter in gate) for letter in LETTERS)
    return heap_words((spider, rat_tail, gemstone, mask))


@kept
def store_word(store: str) -> Say:
    """Say which store: `one` is the 1H store."""
    return Say("store", {"store": store})


# --- tiles and cards


@kept
def tile_word(tile: str) -> Say:
    """Say what a manor tile is called."""
    return Say("tile", {"tile": tile})


def tiles_words(tiles: Iterable[str]) -> list[Say]:
    """Say several tiles."""
    return [tile_word(tile) for tile in tiles]


def card_word(card: str) -> Say:
    """Say the title of a time card."""
    return Say(f"time-{card}")


def bonus_word(bonus: Bonus) -> Say:
    """Say what a bonus slot gives."""
    return Say("bonus", {"what": bonus.what, "n": bonus.n})


def power_told(power: str) -> Say:
    """Return a POWER card with what it does."""
    return Say("power-told", {"power": power_word(power), "text": Say(f"power-{power}-body")})


def power_word(power: str) -> Say:
    """Say the title of a POWER card."""
    return Say(f"power-{power}")


# --- players


def people_word(people: str) -> Say:
    """Say what a people is called."""
    return Say(f"people-{people}")


def magician_word(magician: str) -> Say:
    """Say which magician it is: the vampire, the elf."""
    return Say("magician", {"magician": magician})


def beaten_words(owners: Iterable[int]) -> list[Say]:
    """Say whose ghosts were beaten, by the seats of their owners, one for each ghost."""
    return [Say("beaten", {"owner": who(owner), "n": n}) for owner, n in Counter(owners).items()]


def seats_words(seats: Iterable[int]) -> list[Say]:
    """Say several players by their seats."""
    return [who(seat) for seat in seats]
