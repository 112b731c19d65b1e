"""All 141 cards by number, and what follows from their rows: decks, timing as bits, ways to play a card, programs.

A card is a small whole number everywhere in the rules: 0 to 123 in the order of the card tables, then the nine Haunt
cards, then the eight Deathknells. What a card or Talent does is a *program*, a list of effects; where a program is
printed is told by a `Passage`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from lychgate.core.vocabulary import check_words, words_of
from lychgate.games.damnation.data.effects import (
    Control,
    Damage,
    Effect,
    Need,
    Program,
    Steal,
    Steer,
    branches,
)
from lychgate.games.damnation.data.kinds import CASTLE, CURSE, EVENT, VAMPIRE, WEAPON, Card, Hook
from lychgate.games.damnation.data.room_cards import ROOM_CARDS
from lychgate.games.damnation.data.side_cards import SIDE_CARDS
from lychgate.games.damnation.data.villains import DESPERATION, FATE, RANSACK, VILLAINS, Talent
from lychgate.games.damnation.data.vocabulary import DeckName, HauntName
from lychgate.games.damnation.data.whom import Filter, LineOfSight, Pick, Whom

CARDS: tuple[Card, ...] = (*ROOM_CARDS, *SIDE_CARDS)


class HauntCard(msgspec.Struct, frozen=True):
    """One of the nine cards a Haunt is dealt from (DA-681)."""

    id: str
    printed: str
    name: HauntName
    six: bool = False


DEATH: HauntName = "death"
BLOOD: HauntName = "blood"
MADNESS: HauntName = "madness"
VENGEANCE: HauntName = "vengeance"
HAUNT_CARDS = (
    HauntCard("death", "HA01", DEATH),
    HauntCard("death_6", "HA02", DEATH, six=True),
    HauntCard("blood", "HA03", BLOOD),
    HauntCard("blood_6", "HA04", BLOOD, six=True),
    HauntCard("madness_1", "HA05", MADNESS),
    HauntCard("madness_2", "HA06", MADNESS),
    HauntCard("vengeance_1", "HA07", VENGEANCE),
    HauntCard("vengeance_2", "HA08", VENGEANCE),
    HauntCard("vengeance_6", "HA09", VENGEANCE, six=True),
)

KNELLS = (
    "carnage", "hunters_moon", "revenant", "creature", "eternal_night", "master_stirs", "plague_of_rats",
    "harvest_of_souls",
)  # fmt: skip
"""DA-850: the eight Deathknells, listed in the rules as DK01 to DK08."""

HAUNT0 = len(CARDS)
KNELL0 = HAUNT0 + len(HAUNT_CARDS)
IDS = (*(card.id for card in CARDS), *(card.id for card in HAUNT_CARDS), *KNELLS)
NUMBER = {card: number for number, card in enumerate(IDS)}
CARNAGE, HUNTERS_MOON, REVENANT, CREATURE, ETERNAL_NIGHT, MASTER_STIRS, RATS, HARVEST = range(KNELL0, KNELL0 + 8)

IN_DARKNESS, CHANGE_TOTAL, AT_END_OF_TURN, LIMIT_HAND, OPEN_HAND = (
    frozenset(number for number, card in enumerate(CARDS) if card.hook == hook) for hook in words_of(Hook)
)
"""DA-427, 882: the Curses, by when they act."""

DECKS: tuple[DeckName, ...] = words_of(DeckName)
"""DA-002: a deck is known by its place in this list."""
CASTLE_DECK, VAMPIRE_DECK, HEIRLOOM_DECK, HAUNT_DECK = (
    DECKS.index(name) for name in ("castle", "vampire", "heirloom", "haunt")
)
ROOM_DECKS = range(CASTLE_DECK)
DECK_OF = (*(DECKS.index(card.deck) for card in CARDS), *[HAUNT_DECK] * len(HAUNT_CARDS))
IN_DECK = tuple(tuple(card for card, deck in enumerate(DECK_OF) if deck == number) for number in range(len(DECKS)))

IS_WEAPON = tuple(card.type == WEAPON for card in CARDS)
IS_VAMPIRE = tuple(card.type == VAMPIRE for card in CARDS)
IS_SHOWN = tuple(card.type in (EVENT, CURSE, CASTLE) for card in CARDS)
"""DA-371: shown and resolved at once when drawn."""
IS_REVEALED = tuple(card.reveal for card in CARDS)
"""DA-424: lies face up in front of its owner."""


START = {number: card.start for number, card in enumerate(CARDS) if card.start is not None}
"""DA-034: the start place that each Heirloom names."""


def can_be_held(card: int) -> bool:
    """DA-370, 371, 424: only Weapons, Protections, Actions and Vampire cards without the Reveal icon are in hands."""
    return not IS_SHOWN[card] and not IS_REVEALED[card]


def can_be_owned(card: int) -> bool:
    """DA-339, 371: Events and Curses are neither set aside nor loot nor laid down."""
    return not IS_SHOWN[card]


# --- programs


Part = Literal["card", "alt", "after", "talent"]
"""What a card does, its alternative effect, what follows its attack; what a Talent does."""


class Passage(msgspec.Struct, frozen=True):
    """Where a program is printed: on which card or Talent, in which part of it, and where inside that part."""

    number: int
    """The card; Talents are counted from 0 in `TALENTS`."""
    part: Part = "card"
    inside: tuple[int, ...] = ()
    """In pairs: the place of an effect, and which of its programs (a row of a table, a choice)."""

    def branch(self, at: int, number: int) -> Passage:
        """Return one of the programs inside the effect at a place."""
        return Passage(self.number, self.part, (*self.inside, at, number))

    def __str__(self) -> str:
        """Name it: `laudanum`, `velvet_drapes*`, `elephant_gun+`; in a table `falling_chandelier.0.1`."""
        name = TALENTS[self.number].id if self.part == "talent" else IDS[self.number]
        mark = {"alt": "*", "after": "+"}.get(self.part, "")
        return ".".join((name + mark, *map(str, self.inside)))


PROGRAMS: dict[Passage, Program] = {}


def _register(passage: Passage, program: Program) -> Passage:
    PROGRAMS[passage] = program
    for at, effect in enumerate(program):
        for number, branch in enumerate(branches(effect)):
            _register(passage.branch(at, number), branch)
    return passage


def _picks(effect: Effect) -> Filter | None:
    """Return the filter by which the player of a card chooses one Villain, if the effect has one."""
    if isinstance(effect, Steer):
        return LineOfSight()
    whom: Whom | None = None
    if isinstance(effect, Damage):
        whom = effect.to
    elif isinstance(effect, Steal):
        whom = effect.of
    elif isinstance(effect, Control):
        whom = effect.over
    return whom.among if isinstance(whom, Pick) else None


class Mode(msgspec.Struct, frozen=True):
    """One way to play a card or to use a Talent."""

    number: int
    """The card; Talents are counted from 0 in `TALENTS`."""
    alt: bool
    bits: int
    """When: `timing.When` as a plain number."""
    passage: Passage
    needs: Need | None
    target: Filter | None
    """Which Villains it may be played on, if it is played on one."""
    damage: int = 0
    reach: int = 0
    armour: int = 0


def _target(do: Program) -> Filter | None:
    return next((found for effect in do if (found := _picks(effect))), None)


def _modes(number: int, card: Card) -> tuple[Mode, ...]:
    passage = _register(Passage(number), card.do)
    plain = Mode(
        number, False, int(card.use), passage, card.needs, _target(card.do), card.damage, card.reach, card.armour
    )
    if card.after:
        _register(Passage(number, "after"), card.after)
    alt = card.alt
    if alt is None:
        return (plain,)
    passage = _register(Passage(number, "alt"), alt.do)
    return plain, Mode(number, True, int(alt.use), passage, alt.needs, _target(alt.do), alt.damage, alt.reach)


MODES = tuple(_modes(number, card) for number, card in enumerate(CARDS))


def _all_bits(modes: Iterable[Mode]) -> int:
    bits = 0
    for mode in modes:
        bits |= mode.bits
    return bits


CARD_BITS = tuple(_all_bits(modes) for modes in MODES)
"""When a card can be played at all, in any way."""

HELD_IN = tuple(tuple(card for card in cards if card < HAUNT0 and can_be_held(card)) for cards in IN_DECK)
"""By deck: what a hidden card with this back may be."""
DECK_BITS = tuple(_all_bits(mode for card in cards for mode in MODES[card]) for cards in HELD_IN)
"""What a hidden card with this back could be good for: public, since backs are."""


BACK_BITS = tuple(DECK_BITS[deck] for deck in DECK_OF)
"""The same, by card: what everybody must reckon with who sees its back."""


def _talent(number: int, talent: Talent) -> Mode:
    passage = _register(Passage(number, "talent"), talent.do)
    return Mode(number, False, int(talent.use), passage, talent.needs, _target(talent.do))


TALENTS = (*(villain.active for villain in VILLAINS), FATE, RANSACK, DESPERATION)
"""The eight unique active Talents in the order of the Villains, then the shared ones."""
FATE_NUMBER, RANSACK_NUMBER, DESPERATION_NUMBER = 8, 9, 10
TALENT_MODES = tuple(_talent(number, talent) for number, talent in enumerate(TALENTS))

CARNAGE_BOOST = 2
"""DA-854."""

check_words((*CARDS, *HAUNT_CARDS, *TALENTS))
