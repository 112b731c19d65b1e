"""The cards, the characters and the figures of Carpathes: tables, no logic."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Seat

PLAYERS = (3, 5)
"""CA-001: how many can play."""
NOBODY = Seat(-1)
"""Where a seat is named and there is none."""

START_BLOOD = TOP_BLOOD = 100
"""CA-005, CA-049: where the blood counter starts, and where it stops."""
LEAST_BLOOD = 5
"""CA-039: the counter never goes below."""
BLOOD_STEP = 5
"""CA-036: everything is a multiple of this."""
LAST_GRACE = 4
"""CA-138, CA-139: whoever has to go beyond is free."""
ACTIONS = 3
"""CA-024: what a turn has."""
ROUNDS = 3
"""CA-022: what a cycle has."""
HAND_LIMIT = 10
"""CA-053: at the end of one's own turn."""
HUMANS_DRAWN, HUMANS_KEPT, POWERS_DRAWN = 5, 3, 3
"""CA-011, CA-013: the hand at the start."""
RECOVER_MOST = 20
"""CA-060: what one action can give back."""
WEAK = 20
"""CA-100: whoever has no more than this can be dominated."""
DOMINATE_COST, DOMINATE_LEFT = 10, 25
"""CA-101, CA-102: what domination costs, and what must be left."""
HUNGRY = 30
"""CA-118: a Master with no more than this may ask to be fed."""
MEAL, MEAL_GRACE, ORDER_GRACE = 20, 2, 1
"""CA-121, 122, 126, 129, 130: what feeding gives the Master and the Slave, and what an order is worth."""
FORGETFUL = 5
"""CA-214: what leaving out the title costs."""


class Character(msgspec.Struct, frozen=True):
    """CA-002: a Character card carries the two counters and has no ability; its gender chooses the title (CA-213)."""

    id: str
    gender: Literal["m", "f"]
    colour: str


CHARACTERS = (
    Character("dracula", "m", "red"),
    Character("elisabeth", "f", "blue"),
    Character("lamia", "f", "green"),
    Character("carmilla", "f", "purple"),
    Character("ruthven", "m", "yellow"),
)
CHARACTER = {character.id: character for character in CHARACTERS}
COLOURS = tuple(character.colour for character in CHARACTERS)


class Human(msgspec.Struct, frozen=True):
    """A Human card: what drinking it is worth in doses of blood."""

    id: str
    letter: str
    value: int
    count: int


HUMANS = (Human("man", "M", 20, 16), Human("woman", "W", 15, 14), Human("old_man", "O", 5, 10))
VALUES = (20, 15, 5)
"""What a man, a woman and an old man are worth."""
Purse = tuple[int, int, int]
"""Human cards as counts: men, women, old men."""

Does = Literal[
    "lose",
    "recover",
    "steal",
    "terror",
    "paralyse",
    "destroy",
    "convert",
    "draw-humans",
    "draw-powers",
    "grace",
    "hide",
]


class Effect(msgspec.Struct, frozen=True):
    """One thing a card does, in order; `lose` to `destroy` happen to its target, the others to whoever plays it."""

    does: Does
    n: int = 0


Aimed = Literal["", "one", "one-or-two", "any-other", "everyone", "laid"]
"""At whom a card is aimed: one opponent, one or two, anybody else, all outside the camp, a blue card of an opponent."""

CardType = Literal["attack", "special", "aid"]


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """A card of deck no. 3: an Attack Power (yellow), a Special Power (blue) or an Aid (mauve)."""

    id: str
    type: CardType
    count: int
    cost: int
    effects: tuple[Effect, ...]
    aimed: Aimed = ""
    on_each_of_two: tuple[Effect, ...] = ()
    """The effects when two are chosen."""
    moon: Literal["", "white", "black", "both"] = ""
    """CA-069: under which moon a Special Power works."""
    counter: Literal["", "cancel", "return"] = ""
    """CA-058: what a reaction Aid does with the attack."""
    counterable: bool = True
    slaves_only: bool = False


def _lose(n: int) -> Effect:
    return Effect("lose", n)


def _recover(n: int) -> Effect:
    return Effect("recover", n)


POWERS = (
    Power(
        id="crows", type="attack", count=6, cost=15, aimed="one-or-two",
        effects=(_lose(25),), on_each_of_two=(_lose(15),),
    ),
    Power(id="devil_hand", type="attack", count=6, cost=15, aimed="one", effects=(_lose(30),)),
    Power(id="wolf_call", type="attack", count=8, cost=10, aimed="one", effects=(_lose(20),)),
    Power(id="bite", type="attack", count=7, cost=5, aimed="one", effects=(_lose(10), _recover(10))),
    Power(id="hypnosis", type="attack", count=3, cost=10, aimed="one", effects=(Effect("steal", 10),)),
    Power(
        id="supreme_punishment", type="attack", count=2, cost=15, aimed="any-other",
        effects=(_lose(20),), counterable=False,
    ),
    Power(id="bats", type="attack", count=2, cost=20, aimed="everyone", effects=(_lose(15),)),
    Power(id="night_terror", type="attack", count=2, cost=5, aimed="one", effects=(Effect("terror", 20),)),
    Power(id="bloodletting", type="special", count=1, cost=15, moon="white", aimed="one", effects=(_lose(5),)),
    Power(id="paralysis", type="special", count=1, cost=15, moon="black", aimed="one", effects=(Effect("paralyse"),)),
    Power(id="conversion", type="special", count=1, cost=10, moon="both", effects=(Effect("convert"),)),
    Power(id="destruction", type="special", count=1, cost=0, moon="both", aimed="laid", effects=(Effect("destroy"),)),
    Power(id="night_hunt", type="special", count=1, cost=20, moon="white", effects=(Effect("draw-humans", 1),)),
    Power(id="regeneration", type="special", count=1, cost=15, moon="black", effects=(_recover(10),)),
    Power(
        id="black_kiss", type="special", count=1, cost=20, moon="black", aimed="one",
        effects=(_lose(5), _recover(5)),
    ),
    Power(id="devotion", type="aid", count=2, cost=5, slaves_only=True, effects=(Effect("grace", 1),)),
    Power(id="invisibility", type="aid", count=2, cost=10, effects=(Effect("hide"),)),
    Power(id="attack_return", type="aid", count=3, cost=10, counter="return", effects=()),
    Power(id="mist_form", type="aid", count=2, cost=5, counter="cancel", effects=()),
    Power(id="coffin", type="aid", count=2, cost=5, effects=(_recover(30),)),
    Power(id="feast", type="aid", count=2, cost=5, effects=(Effect("draw-humans", 3),)),
    Power(id="grimoire", type="aid", count=1, cost=5, effects=(Effect("draw-powers", 3),)),
)  # fmt: skip
"""CA-007, CA-078, CA-150..161: the 57 cards of deck no. 3."""

POWER = {power.id: power for power in POWERS}
TERROR_CARDS = 2
"""CA-161: what Night Terror lets its victim discard instead."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """CA-183: an Event holds for the whole cycle, or is carried out at once, player by player."""

    id: str
    lasts: bool
    lose: int = 0
    humans: int = 0
    powers: int = 0
    slave_grace: int = 0
    cheaper: int = 0
    """Yellow cards cost so much less."""
    any_moon: bool = False
    recover_most: int = RECOVER_MOST


EVENTS = (
    Event(id="pandemonium", lasts=True, cheaper=10),
    Event(id="vampire_hunters", lasts=False, lose=15),
    Event(id="blood_harvest", lasts=False, humans=2),
    Event(id="sabbath", lasts=False, powers=2),
    Event(id="eclipse", lasts=True, any_moon=True),
    Event(id="revolt", lasts=False, slave_grace=1),
    Event(id="burning_thirst", lasts=True, recover_most=10),
)
EVENT = {event.id: event for event in EVENTS}
QUIET = Event(id="", lasts=False)
"""CA-014: no event is in force."""

HUMAN_CARDS = tuple(kind for kind, human in enumerate(HUMANS) for _ in range(human.count))
POWER_CARDS = tuple(kind for kind, power in enumerate(POWERS) for _ in range(power.count))
FIRST_POWER = len(HUMAN_CARDS)
"""Cards are numbers: first the 40 Humans, then the 57 Powers. Which of two alike it is matters to nobody."""
NAMES = (*(HUMANS[kind].id for kind in HUMAN_CARDS), *(POWERS[kind].id for kind in POWER_CARDS))
"""What each card is."""
