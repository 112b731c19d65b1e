"""Time cards, peoples and POWER cards: each row is a card, with what is printed on it in a few words beside it."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from lychgate.core.vocabulary import check_complete, check_words, words_of
from lychgate.games.sabbat_magica.data.resources import Resource

# --- time cards

TimeName = Literal[
    "full_moon", "feast_of_fools", "mother_nature", "harvest", "half_moon", "carnival", "dark_moon"
]  # fmt: skip

BonusKind = Literal["terror", "vp", "any", Resource]
"""SM-082, SM-083: terror, victory points, a resource of choice, or a given resource."""


class Bonus(msgspec.Struct, frozen=True):
    """A bonus slot of a time card."""

    what: BonusKind
    n: int = 1

    @property
    def code(self) -> str:
        """How it is written: `terror2`, `any1`."""
        return f"{self.what}{self.n}"


class TimeCard(msgspec.Struct, frozen=True):
    """A round's number of actions, and its bonuses."""

    id: TimeName
    actions: int
    bonuses: tuple[Bonus, ...] = ()


TIME_CARDS = (
    TimeCard("full_moon", 4),
    TimeCard("feast_of_fools", 4, (Bonus("terror", 2), Bonus("vp", 2), Bonus("any"), Bonus("any"))),
    TimeCard("mother_nature", 4, (Bonus("spider"), Bonus("rat_tail"), Bonus("gemstone"), Bonus("mask"))),
    TimeCard("harvest", 3, (Bonus("vp", 2), Bonus("terror", 2), Bonus("vp", 1), Bonus("terror", 1))),
    TimeCard("half_moon", 3, (Bonus("any"), Bonus("vp", 1), Bonus("terror", 2), Bonus("terror", 1))),
    TimeCard("carnival", 2, (Bonus("any"), Bonus("any"), Bonus("terror", 2), Bonus("terror", 2))),
    TimeCard("dark_moon", 2, (Bonus("any"), Bonus("any"), Bonus("vp", 2), Bonus("vp", 2))),
)
"""SM-010, SM-061, SM-090: seven cards; the first is always that of round 1."""

check_words(TIME_CARDS)

TIME: dict[str, int] = {card.id: index for index, card in enumerate(TIME_CARDS)}
check_complete("TIME_CARDS", TIME, words_of(TimeName))


# --- POWER cards


class PowerName(StrEnum):
    """SM-170: the twelve POWER cards; NONE stands for no card."""

    NONE = ""
    BOOSTER = "booster"
    SPELL = "spell"
    FRENZY = "frenzy"
    BATS = "bats"
    SEDUCTION = "seduction"
    GIFT_OF_IMMORTALITY = "gift_of_immortality"
    DOPPELGANGER = "doppelganger"
    TELEPORTATION = "teleportation"
    FIREBALL = "fireball"
    LUXURIANCE = "luxuriance"
    APPARITION = "apparition"
    SECRET_AREA = "secret_area"


Timing = Literal["own-choice", "round-start", "step", "after-magician", "ghosts-start", "ghosts", "thrown-out"]
"""When a card is used: at any choice of its owner; before the plan; as the magician's step; at the end of the
magician's action; before the first ghost of an action moves; while ghosts move; when a fight throws a ghost out."""


class Power(msgspec.Struct, frozen=True):
    """A POWER card: when it can be used, and its rule."""

    id: PowerName
    timing: Timing
    clause: str


POWERS = (
    # Take two resources.
    Power(PowerName.LUXURIANCE, "own-choice", "SM-180"),
    # Each adjacent opponent finds a resource in the 1H store.
    Power(PowerName.APPARITION, "after-magician", "SM-181"),
    # For this round one of your ghosts is not moved, and nobody fights where it stands.
    Power(PowerName.SECRET_AREA, "round-start", "SM-182"),
    # Use the tile once more, or a mirror of the square.
    Power(PowerName.DOPPELGANGER, "after-magician", "SM-184"),
    # The magician goes to any empty square.
    Power(PowerName.BATS, "step", "SM-185"),
    # Take all gemstones from the stores of adjacent opponents.
    Power(PowerName.SEDUCTION, "after-magician", "SM-186"),
    # A ghost that is thrown out appears elsewhere on the same board.
    Power(PowerName.GIFT_OF_IMMORTALITY, "thrown-out", "SM-187"),
    # Every ghost of this action may go two steps.
    Power(PowerName.BOOSTER, "ghosts-start", "SM-189"),
    # Take a terror point from each adjacent opponent.
    Power(PowerName.SPELL, "after-magician", "SM-190"),
    # Gain 3 terror.
    Power(PowerName.FRENZY, "ghosts", "SM-191"),
    # One ghost goes from the drawbridge to any region without paying.
    Power(PowerName.TELEPORTATION, "ghosts", "SM-192"),
    # Each adjacent opponent loses a ghost from the drawbridge to the graveyard.
    Power(PowerName.FIREBALL, "after-magician", "SM-193"),
)
"""SM-170..193: twelve cards, three for each people."""

check_words(POWERS)

POWER = {power.id: power for power in POWERS}
check_complete("POWERS", POWER, set(PowerName) - {PowerName.NONE})


# --- peoples

PeopleName = Literal["argosola", "zugriga", "sanagal", "luserna"]
Magician = Literal["succubus", "vampire", "sorcerer", "elf"]


class People(msgspec.Struct, frozen=True):
    """SM-002, SM-004: one of the four finalists. Apart from their POWER cards they are alike."""

    id: PeopleName
    magician: Magician
    powers: tuple[PowerName, PowerName, PowerName]


PEOPLES = (
    People("argosola", "succubus", (PowerName.BOOSTER, PowerName.SPELL, PowerName.FRENZY)),
    People("zugriga", "vampire", (PowerName.BATS, PowerName.SEDUCTION, PowerName.GIFT_OF_IMMORTALITY)),
    People("sanagal", "sorcerer", (PowerName.DOPPELGANGER, PowerName.TELEPORTATION, PowerName.FIREBALL)),
    People("luserna", "elf", (PowerName.LUXURIANCE, PowerName.APPARITION, PowerName.SECRET_AREA)),
)
"""SM-002: four peoples, each with three cards."""

check_words(PEOPLES)
check_complete("PEOPLES", [power for people in PEOPLES for power in people.powers], POWER)

PEOPLE: dict[str, int] = {people.id: index for index, people in enumerate(PEOPLES)}

NO_PEOPLE = -1
"""A seat that has not chosen its people yet."""
