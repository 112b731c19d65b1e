"""The cards, the characters and the figures of Carpathes: tables, no logic."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.vocabulary import check_words

PLAYERS = (3, 5)
"""CA-001: fewest and most players."""
BIDS_STAND = "2026-11-bids-stand"
"""CA-173, 175: the rules change by which a bid, which tells what a hand is worth, is remembered and not taken back."""
FLAGS = (BIDS_STAND,)
"""Rules changes, oldest first: new matches have all of them, a record those of its header."""
NOBODY = Seat(-1)
"""Where a seat is named and there is none."""

START_BLOOD = TOP_BLOOD = 100
"""CA-005, CA-049: doses on the blood counter at the start, and at most."""
LEAST_BLOOD = 5
"""CA-039: doses on the blood counter at least."""
BLOOD_STEP = 5
"""CA-036: doses come in multiples of this."""
LAST_GRACE = 4
"""CA-138, CA-139: the last square of the Grace counter; a Slave who goes beyond it is free."""
ACTIONS = 3
"""CA-024: in a turn."""
ROUNDS = 3
"""CA-022: in a cycle."""
HAND_LIMIT = 10
"""CA-053: cards in hand, at the end of one's own turn."""
HUMANS_DRAWN, HUMANS_KEPT, POWERS_DRAWN = 5, 3, 3
"""CA-011, CA-013: cards at the start."""
RECOVER_MOST = 20
"""CA-060: doses that one action can give back at most."""
WEAK = 20
"""CA-100: a vampire with no more doses than this can be dominated."""
DOMINATE_COST, DOMINATE_LEFT = 10, 25
"""CA-101, CA-102: doses that domination costs, and doses that must be left."""
HUNGRY = 30
"""CA-118: a Master with no more doses than this may ask to be fed."""
MEAL, MEAL_GRACE, ORDER_GRACE = 20, 2, 1
"""CA-121, 122, 126, 129, 130: doses that feeding gives the Master; Grace that it and an obeyed order give the Slave."""
FORGETFUL = 5
"""CA-214: doses that leaving out the title costs."""


Gender = Literal["m", "f"]
Hue = Literal["red", "blue", "green", "purple", "yellow"]


class Character(msgspec.Struct, frozen=True):
    """CA-002: a Character card carries the two counters and has no ability; its gender chooses the title (CA-213)."""

    id: str
    gender: Gender
    colour: Hue


CHARACTERS = (
    Character("dracula", "m", "red"),
    Character("elisabeth", "f", "blue"),
    Character("lamia", "f", "green"),
    Character("carmilla", "f", "purple"),
    Character("ruthven", "m", "yellow"),
)
CHARACTER = {character.id: character for character in CHARACTERS}
COLOURS = tuple(character.colour for character in CHARACTERS)

Moon = Literal["white", "black"]
"""CA-023: the two sides of the Cycle card."""
Wish = Literal["nothing", "feed", "attack"]
"""CA-117: what a Master may demand of his Slave."""
GraceGain = Literal["attack", "order", "feeding", "devotion", "revolt"]
GraceReason = Literal[GraceGain, "unfed", "refused"]
"""CA-122, 126, 129..136: why Grace moves."""
Address = Literal["bare", "title"]
"""CA-215: without the word that is due, or with it."""


class Human(msgspec.Struct, frozen=True):
    """A Human card: what drinking it is worth in doses of blood."""

    id: str
    letter: str
    value: int
    count: int


HUMANS = (Human("man", "M", 20, 16), Human("woman", "W", 15, 14), Human("old_man", "O", 5, 10))
VALUES = (20, 15, 5)
"""Doses that a man, a woman and an old man are worth."""
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
"""What a card can do: see `HITS` for what attacks do to their target, `HELPS` for what cards do for their player."""


class Effect(msgspec.Struct, frozen=True):
    """One thing a card does; the effects of a card happen in order."""

    does: Does
    n: int = 0
    """How many doses, cards or squares of Grace; 0 where the effect has no figure."""


Aimed = Literal["", "one", "one-or-two", "any-other", "everyone", "laid"]
"""At whom a card is aimed: one opponent, one or two, anybody else, all outside the camp, a blue card of an opponent."""

CardType = Literal["attack", "special", "aid"]
"""Yellow, blue and mauve."""

Counter = Literal["cancel", "return"]
"""CA-083..086: what becomes of an attack upon whoever counters it."""

HandDeck = Literal["human", "power"]
"""The decks from which players draw."""
Deck = Literal[HandDeck, "event"]


class Power(msgspec.Struct, frozen=True, kw_only=True):
    """A card of deck no. 3: an Attack Power (yellow), a Special Power (blue) or an Aid (mauve)."""

    id: str
    type: CardType
    count: int
    cost: int
    effects: tuple[Effect, ...] = ()
    aimed: Aimed = ""
    on_each_of_two: tuple[Effect, ...] = ()
    """The effects on each of two targets, for a card that may strike two."""
    moons: tuple[Moon, ...] = ()
    """CA-069: under which moons a Special Power works."""
    counter: Counter | None = None
    """CA-058: what a reaction Aid does with the attack."""
    counterable: bool = True
    slaves_only: bool = False

    def effects_on(self, targets: int) -> tuple[Effect, ...]:
        """CA-150: what the card does to each of its targets; Swarm of Crows is weaker when it strikes two."""
        return self.on_each_of_two if targets == 2 and self.on_each_of_two else self.effects


POWERS = (
    # Swarm of Crows: one opponent loses 25 doses, or two opponents lose 15 each.
    Power(
        id="crows", type="attack", count=6, cost=15, aimed="one-or-two",
        effects=(Effect("lose", 25),), on_each_of_two=(Effect("lose", 15),),
    ),
    # Devil's Hand: one opponent loses 30 doses.
    Power(id="devil_hand", type="attack", count=6, cost=15, aimed="one", effects=(Effect("lose", 30),)),
    # Call of the Wolf: one opponent loses 20 doses.
    Power(id="wolf_call", type="attack", count=8, cost=10, aimed="one", effects=(Effect("lose", 20),)),
    # Bite: one opponent loses 10 doses, you recover 10.
    Power(
        id="bite", type="attack", count=7, cost=5, aimed="one",
        effects=(Effect("lose", 10), Effect("recover", 10)),
    ),
    # Hypnosis: take a card at random from an opponent's hand; if it is empty, he loses 10 doses.
    Power(id="hypnosis", type="attack", count=3, cost=10, aimed="one", effects=(Effect("steal", 10),)),
    # Supreme Punishment: any other player loses 20 doses; nothing counters it.
    Power(
        id="supreme_punishment", type="attack", count=2, cost=15, aimed="any-other",
        effects=(Effect("lose", 20),), counterable=False,
    ),
    # Flight of Bats: every vampire outside your camp loses 15 doses.
    Power(id="bats", type="attack", count=2, cost=20, aimed="everyone", effects=(Effect("lose", 15),)),
    # Night Terror: an opponent discards 2 Powers or loses 20 doses, as he likes.
    Power(id="night_terror", type="attack", count=2, cost=5, aimed="one", effects=(Effect("terror", 20),)),
    # Bloodletting, white moon: an opponent loses 5 doses.
    Power(
        id="bloodletting", type="special", count=1, cost=15, moons=("white",), aimed="one",
        effects=(Effect("lose", 5),),
    ),
    # Paralysis, black moon: an opponent has one action less in his next turn.
    Power(
        id="paralysis", type="special", count=1, cost=15, moons=("black",), aimed="one",
        effects=(Effect("paralyse"),),
    ),
    # Conversion, both moons: discard a Power and recover its cost.
    Power(
        id="conversion", type="special", count=1, cost=10, moons=("white", "black"),
        effects=(Effect("convert"),),
    ),
    # Destruction, both moons: pay the cost of an opponent's Special Power, and it is discarded.
    Power(
        id="destruction", type="special", count=1, cost=0, moons=("white", "black"), aimed="laid",
        effects=(Effect("destroy"),),
    ),
    # Night Hunt, white moon: draw a Human.
    Power(
        id="night_hunt", type="special", count=1, cost=20, moons=("white",),
        effects=(Effect("draw-humans", 1),),
    ),
    # Regeneration, black moon: recover 10 doses.
    Power(
        id="regeneration", type="special", count=1, cost=15, moons=("black",),
        effects=(Effect("recover", 10),),
    ),
    # Black Kiss, black moon: an opponent loses 5 doses, you recover 5.
    Power(
        id="black_kiss", type="special", count=1, cost=20, moons=("black",), aimed="one",
        effects=(Effect("lose", 5), Effect("recover", 5)),
    ),
    # Devotion, for Slaves: your Grace advances by 1.
    Power(id="devotion", type="aid", count=2, cost=5, slaves_only=True, effects=(Effect("grace", 1),)),
    # Invisibility: until the end of the cycle you are neither attacked nor dominated, and only draw and recover.
    Power(id="invisibility", type="aid", count=2, cost=10, effects=(Effect("hide"),)),
    # Attack Return, a reaction: an attack upon you strikes its author instead.
    Power(id="attack_return", type="aid", count=3, cost=10, counter="return"),
    # Mist Form, a reaction: an attack upon you has no effect.
    Power(id="mist_form", type="aid", count=2, cost=5, counter="cancel"),
    # Coffin: recover 30 doses.
    Power(id="coffin", type="aid", count=2, cost=5, effects=(Effect("recover", 30),)),
    # Feast: draw 3 Humans.
    Power(id="feast", type="aid", count=2, cost=5, effects=(Effect("draw-humans", 3),)),
    # Grimoire: draw 3 Powers.
    Power(id="grimoire", type="aid", count=1, cost=5, effects=(Effect("draw-powers", 3),)),
)  # fmt: skip
"""CA-007, CA-078, CA-150..169: the 57 cards of deck no. 3."""

POWER = {power.id: power for power in POWERS}
TERROR_CARDS = 2
"""CA-161: Powers that the victim of Night Terror may discard instead."""


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """CA-183: an Event holds for the whole cycle, or is carried out at once, player by player."""

    id: str
    lasts: bool
    lose: int = 0
    humans: int = 0
    powers: int = 0
    slave_grace: int = 0
    cheaper: int = 0
    """How many doses less yellow cards cost."""
    any_moon: bool = False
    recover_most: int = RECOVER_MOST


EVENTS = (
    # Pandemonium: Attack Powers cost 10 doses less in this cycle.
    Event(id="pandemonium", lasts=True, cheaper=10),
    # Vampire Hunters: everybody loses 15 doses.
    Event(id="vampire_hunters", lasts=False, lose=15),
    # Blood Harvest: everybody draws 2 Humans.
    Event(id="blood_harvest", lasts=False, humans=2),
    # Sabbath: everybody draws 2 Powers.
    Event(id="sabbath", lasts=False, powers=2),
    # Eclipse: Special Powers work under any moon in this cycle.
    Event(id="eclipse", lasts=True, any_moon=True),
    # Revolt: the Grace of every Slave advances by 1.
    Event(id="revolt", lasts=False, slave_grace=1),
    # Burning Thirst: the recovery action gives back 10 doses at most in this cycle.
    Event(id="burning_thirst", lasts=True, recover_most=10),
)
"""CA-220..226: the seven Events."""
EVENT = {event.id: event for event in EVENTS}
QUIET = Event(id="", lasts=False)
"""CA-014: no event is in force."""

check_words((*CHARACTERS, *HUMANS, *POWERS, *EVENTS))

HUMAN_CARDS = tuple(kind for kind, human in enumerate(HUMANS) for _ in range(human.count))
POWER_CARDS = tuple(kind for kind, power in enumerate(POWERS) for _ in range(power.count))
FIRST_POWER = len(HUMAN_CARDS)
"""Cards are numbers: first the 40 Humans, then the 57 Powers. Which of two alike it is matters to nobody."""
NAMES = (*(HUMANS[kind].id for kind in HUMAN_CARDS), *(POWERS[kind].id for kind in POWER_CARDS))
"""What each card is."""
