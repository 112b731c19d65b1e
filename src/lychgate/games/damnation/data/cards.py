"""All 141 cards by number, and what follows from their rows: decks, timing as bits, ways to play a card, programs.

A card is a small whole number everywhere in the rules: 0 to 123 in the order of the card tables, then the nine Haunt
cards, then the eight Deathknells. A *program* is a list of effects by name: `GH09` what the card does, `GH09*` its
alternative effect, `TR03+` what follows an attack, `GH09.0.2` the third row of the table in its first effect.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lychgate.games.damnation.data.effects import Control, Damage, Effect, Program, Steal, Steer, branches
from lychgate.games.damnation.data.kinds import ACTION, CASTLE, CURSE, EVENT, PROTECTION, WEAPON, Card
from lychgate.games.damnation.data.room_cards import ROOM_CARDS
from lychgate.games.damnation.data.side_cards import SIDE_CARDS
from lychgate.games.damnation.data.villains import DESPERATION, FATE, RANSACK, VILLAINS, Talent

PRE, ROLL, RES, POST = 1, 2, 4, 8
OWN = PRE | ROLL | RES | POST
R_ROLL, R_ATTACK, R_ATTACK_OWN, R_DAMAGE = 16, 32, 64, 128
R_TRAP, R_CONTROL, R_CARD, R_DRAW, R_BITE, R_SLAIN = 256, 512, 1024, 2048, 4096, 8192
ATTACK, VAMP, DICE = 16384, 32768, 65536
BITS = {
    "draw": 0, "pre": PRE, "roll": ROLL, "res": RES, "post": POST, "own": OWN, "r_roll": R_ROLL, "r_attack": R_ATTACK,
    "r_attack_own": R_ATTACK_OWN, "r_damage": R_DAMAGE, "r_trap": R_TRAP, "r_control": R_CONTROL, "r_card": R_CARD,
    "r_draw": R_DRAW, "r_bite": R_BITE, "r_slain": R_SLAIN, "attack": ATTACK, "vamp": VAMP, "after_own_dice": DICE,
}  # fmt: skip
"""DA-103, DA-503..513: the timing codes of the card tables, as bits: windows ask for one of them."""

CARDS: tuple[Card, ...] = (*ROOM_CARDS, *SIDE_CARDS)


class HauntCard(msgspec.Struct, frozen=True):
    """One of the nine cards a Haunt is dealt from (DA-681)."""

    id: str
    name: str
    six: bool = False


DEATH, BLOOD, MADNESS, VENGEANCE = "death", "blood", "madness", "vengeance"
HAUNT_CARDS = (
    HauntCard("HA01", DEATH),
    HauntCard("HA02", DEATH, six=True),
    HauntCard("HA03", BLOOD),
    HauntCard("HA04", BLOOD, six=True),
    HauntCard("HA05", MADNESS),
    HauntCard("HA06", MADNESS),
    HauntCard("HA07", VENGEANCE),
    HauntCard("HA08", VENGEANCE),
    HauntCard("HA09", VENGEANCE, six=True),
)

KNELL_NAMES = (
    "carnage", "hunters_moon", "revenant", "creature", "eternal_night", "master_stirs", "plague_of_rats",
    "harvest_of_souls",
)  # fmt: skip
"""DA-850: the eight Deathknells, DK01 to DK08."""

HAUNT0 = len(CARDS)
KNELL0 = HAUNT0 + len(HAUNT_CARDS)
IDS = (
    *(card.id for card in CARDS),
    *(card.id for card in HAUNT_CARDS),
    *(f"DK0{number}" for number in range(1, 9)),
)
NUMBER = {card: number for number, card in enumerate(IDS)}
CARNAGE, HUNTERS_MOON, REVENANT, CREATURE, ETERNAL_NIGHT, MASTER_STIRS, RATS, HARVEST = range(KNELL0, KNELL0 + 8)

GLASS_EYES, IDOL = NUMBER["TR07"], NUMBER["TR06"]
"""DA-882: Curses that act on the hand."""
AEGIS = NUMBER["DT02"]
BANSHEE, SLEEPWALKING = NUMBER["CE09"], NUMBER["MB09"]
"""Curses that act on movement."""
BAT_FORM = NUMBER["VP01"]

DECKS = (*dict.fromkeys(card.deck for card in CARDS), "haunt")
"""DA-002: ten room decks, Castle, Vampire, Heirloom and Haunt; a deck is known by its place in this list."""
CASTLE_DECK, VAMPIRE_DECK, HEIRLOOM_DECK, HAUNT_DECK = (
    DECKS.index(name) for name in ("castle", "vampire", "heirloom", "haunt")
)
ROOM_DECKS = range(CASTLE_DECK)
DECK_OF = (*(DECKS.index(card.deck) for card in CARDS), *[HAUNT_DECK] * len(HAUNT_CARDS))
IN_DECK = tuple(tuple(card for card, deck in enumerate(DECK_OF) if deck == number) for number in range(len(DECKS)))

IS_WEAPON = tuple(card.type == WEAPON for card in CARDS)
IS_VAMPIRE = tuple(card.type == "vampire" for card in CARDS)
IS_SHOWN = tuple(card.type in (EVENT, CURSE, CASTLE) for card in CARDS)
"""DA-371: shown and resolved at once when drawn."""
IS_REVEALED = tuple(card.reveal for card in CARDS)
"""DA-424: lies face up in front of its owner."""


def can_be_held(card: int) -> bool:
    """DA-370, 371, 424: only Weapons, Protections, Actions and Vampire cards without the Reveal icon are in hands."""
    return not IS_SHOWN[card] and not IS_REVEALED[card]


def can_be_owned(card: int) -> bool:
    """DA-339, 371: Events and Curses are neither set aside nor loot nor laid down."""
    return not IS_SHOWN[card]


# --- programs


PROGRAMS: dict[str, Program] = {}


def _register(name: str, program: Program) -> str:
    PROGRAMS[name] = program
    for at, effect in enumerate(program):
        for number, branch in enumerate(branches(effect)):
            _register(f"{name}.{at}.{number}", branch)
    return name


def _picks(effect: Effect) -> str:
    """Return the filter by which the player of a card chooses one Villain, if the effect has one."""
    spec = ""
    if isinstance(effect, Damage):
        spec = effect.to
    elif isinstance(effect, Steal):
        spec = effect.of
    elif isinstance(effect, Control):
        spec = effect.over
    elif isinstance(effect, Steer):
        return "los_any"
    kind, _, wanted = spec.partition(" ")
    return wanted if kind == "pick" else ""


class Mode(msgspec.Struct, frozen=True):
    """One way to play a card or to use a Talent."""

    number: int
    """The card; Talents are counted from 0 in `TALENTS`."""
    alt: bool
    bits: int
    program: str
    needs: str
    target: str
    """The filter for the Villain it is played on, or nothing."""
    damage: int = 0
    reach: int = 0
    armour: int = 0


def _bits(use: str) -> int:
    bits = 0
    for code in use.split():
        bits |= BITS[code]
    return bits


def _mode(number: int, alt: bool, use: str, name: str, do: Program, needs: str, values: tuple[int, int, int]) -> Mode:
    target = next((found for effect in do if (found := _picks(effect))), "")
    return Mode(number, alt, _bits(use), _register(name, do), needs, target, *values)


def _modes(number: int, card: Card) -> tuple[Mode, ...]:
    values = (card.damage, card.reach, card.armour)
    modes = [_mode(number, False, card.use, card.id, card.do, card.needs, values)]
    if card.after:
        _register(f"{card.id}+", card.after)
    if card.alt is not None:
        alt = card.alt
        modes.append(_mode(number, True, alt.use, f"{card.id}*", alt.do, alt.needs, (alt.damage, alt.reach, 0)))
    return tuple(modes)


MODES = tuple(_modes(number, card) for number, card in enumerate(CARDS))


def _all_bits(modes: Iterable[Mode]) -> int:
    bits = 0
    for mode in modes:
        bits |= mode.bits
    return bits


CARD_BITS = tuple(_all_bits(modes) for modes in MODES)
"""When a card can be played at all, in any way."""

DECK_BITS = tuple(
    _all_bits(mode for card in cards if card < HAUNT0 and can_be_held(card) for mode in MODES[card])
    for cards in IN_DECK
)
"""What a hidden card with this back could be good for: public, since backs are."""


BACK_BITS = tuple(DECK_BITS[deck] for deck in DECK_OF)
"""The same, by card: what everybody must reckon with who sees its back."""


def _talent(number: int, talent: Talent) -> Mode:
    return _mode(number, False, talent.use, talent.id, talent.do, talent.needs, (0, 0, 0))


TALENTS = (*(villain.active for villain in VILLAINS), FATE, RANSACK, DESPERATION)
"""The eight unique active Talents in the order of the Villains, then the shared ones."""
FATE_NUMBER, RANSACK_NUMBER, DESPERATION_NUMBER = 8, 9, 10
TALENT_MODES = tuple(_talent(number, talent) for number, talent in enumerate(TALENTS))

CARNAGE_BOOST = 2
"""DA-854."""

SOURCE = {ACTION: "action", EVENT: "event", CURSE: "curse", CASTLE: "castle", PROTECTION: "action"}
"""What Damage by a card's effect counts as (The Lost's Thick Hide looks at it)."""
