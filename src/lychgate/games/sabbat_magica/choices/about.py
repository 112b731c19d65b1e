"""What the things on the table are: the arguments of their sentences, and their figures now."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.purpose import Args, Subject
from lychgate.core.say import Say, who
from lychgate.games.sabbat_magica.data.boards import (
    BROKEN,
    LOCATION,
    LOCATIONS,
    MIRROR,
    MIRROR_STATES,
    MIRROR_TERROR,
    SQUARE,
    SQUARES,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLES, TIME, TIME_CARDS
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP, MOST_TERROR
from lychgate.games.sabbat_magica.data.resources import GATES, TILES
from lychgate.games.sabbat_magica.state.ghosts import GUARDED, MOVED
from lychgate.games.sabbat_magica.state.position import Sabbat, food_due
from lychgate.games.sabbat_magica.words.names import (
    bonus_word,
    card_word,
    fee_words,
    in_word,
    kind_word,
    magician_word,
    mirror_word,
    people_word,
    place_word,
    power_word,
    square_word,
    tile_word,
    title,
)

# --- ghosts


def ghost(g: Sabbat, subject: Subject) -> Args:
    return {"inside": in_word(subject["location"]), "place": int(subject["place"])}


def ghost_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-120, 182: whether it has moved in this action, or is protected."""
    here = g.ghosts[LOCATION[subject["location"]]]
    marks = here[int(subject["place"]) - 1] if int(subject["place"]) <= len(here) else 0
    if marks & MOVED:
        yield Say("name-moved")
    if marks & GUARDED:
        yield Say("name-guarded")


def on_bridge(g: Sabbat, subject: Subject) -> Iterator[Say]:
    yield Say("figure-ghosts", {"n": sum(g.bridge[subject.seat or 0])})


def in_graveyard(g: Sabbat, subject: Subject) -> Iterator[Say]:
    yield Say("figure-ghosts", {"n": g.graves[subject.seat or 0]})


# --- regions and gardens


def location(g: Sabbat, subject: Subject) -> Args:
    return {"where": title(subject["location"])}


def place(g: Sabbat, subject: Subject) -> Args:
    return {"where": title(subject["location"]), "place": int(subject["place"])}


def region_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-017, 125, 211: its value, its fee and its places."""
    at = LOCATION[subject["location"]]
    yield Say("figure-vp", {"n": LOCATIONS[at].vp})
    yield from fee_figures(g, subject)
    yield Say("figure-places", {"n": len(g.ghosts[at]), "of": g.room(at)})


def fee_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-125: what the gate of a region asks for."""
    if g.gates:
        yield Say("figure-fee", {"fee": fee_words(GATES[g.gates[LOCATION[subject["location"]]]])})


def garden_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-017, 160: the bonus of each place there is, and how many are taken."""
    at = LOCATION[subject["location"]]
    for n in range(1, g.room(at) + 1):
        yield Say(f"bonus-{subject['location']}-{n}")
    yield Say("figure-places", {"n": len(g.ghosts[at]), "of": g.room(at)})


def garden_place_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-160: the bonus of this place."""
    if int(subject["place"]) <= g.room(LOCATION[subject["location"]]):
        yield Say(f"bonus-{subject['location']}-{subject['place']}")


def gate(g: Sabbat, subject: Subject) -> Args:
    return {"where": place_word(subject["location"])}


def left_out(g: Sabbat, subject: Subject) -> Args:
    return {"fee": fee_words(subject["gate"].removeprefix("gate_").upper())}


# --- the manor


def square(g: Sabbat, subject: Subject) -> Args:
    tile = TILES[g.tiles[SQUARE[subject["square"]]]]
    return {"square": square_word(subject["square"]), "tile": tile_word(tile.id)}


def gathered(g: Sabbat, subject: Subject) -> Args:
    """SM-110: what a standard tile gives, named by its resource."""
    return {"tokens": tile_word(subject["resource"])}


def square_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-104, 107: how many mirrors can be worked on from here."""
    whole = [mirror for mirror in SQUARES[SQUARE[subject["square"]]].mirrors if g.mirrors[mirror] != BROKEN]
    yield Say("figure-mirrors", {"n": len(whole)})


def mirror(g: Sabbat, subject: Subject) -> Args:
    return {"mirror": mirror_word(subject["mirror"])}


def mirror_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-105, 106: its state, and the terror for the next step."""
    state = g.mirrors[MIRROR[subject["mirror"]]]
    yield Say(f"name-mirror-{MIRROR_STATES[state]}")
    if state != BROKEN:
        yield Say("figure-terror", {"n": MIRROR_TERROR[state]})


def magician(g: Sabbat, subject: Subject) -> Args:
    """SM-002: a magician, and who plays its people: only such magicians are on the table."""
    names = [PEOPLES[people].magician if people >= 0 else "" for people in g.peoples]
    return {"magician": magician_word(subject["magician"]), "seat": who(names.index(subject["magician"]))}


# --- players


def resource(g: Sabbat, subject: Subject) -> Args:
    return {"resource": kind_word(subject["resource"])}


def terror_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-030, 201: the terror there is, and what the ghosts will eat."""
    seat = subject.seat or 0
    yield Say("figure-terror-of", {"n": g.terror[seat], "of": MOST_TERROR})
    yield Say("note-food", {"due": food_due(g, seat)})


def points_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    yield Say("figure-vp", {"n": g.vp[subject.seat or 0]})


def chimera_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    n = g.chimeras[subject.seat or 0]
    yield Say("figure-chimeras", {"n": n, "vp": CHIMERA_VP * n})


def seat_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-002, 070: a player's people, points and terror."""
    seat = subject.seat or 0
    if g.peoples[seat] >= 0:
        yield people_word(PEOPLES[g.peoples[seat]].id)
    yield from points_figures(g, subject)
    yield from terror_figures(g, subject)


# --- cards


def time_card(g: Sabbat, subject: Subject) -> Args:
    return {"card": card_word(subject["card"])}


def time_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-061: actions and bonuses."""
    card = TIME_CARDS[TIME[subject["card"]]]
    yield Say("name-actions", {"n": card.actions})
    yield from map(bonus_word, card.bonuses)


def pile_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    yield Say("figure-cards", {"n": len(g.pile)})


def slot_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-061: what the slot gives."""
    slot = int(subject["bonus"]) - 1
    if g.result is None and slot < len(g.card.bonuses):
        yield bonus_word(g.card.bonuses[slot])


def people(g: Sabbat, subject: Subject) -> Args:
    found = next(each for each in PEOPLES if subject.id.rpartition(":")[2] in (each.magician, each.id))
    return {"people": people_word(found.id), "magician": magician_word(found.magician)}


def people_figures(g: Sabbat, subject: Subject) -> Iterator[Say]:
    """SM-004: a people's three POWER cards."""
    found = next(each for each in PEOPLES if subject.id.rpartition(":")[2] in (each.magician, each.id))
    if g.options.power_cards:
        yield from map(power_word, found.powers)
