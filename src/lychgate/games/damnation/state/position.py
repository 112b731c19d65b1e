"""The position of a Damnation match, and plain questions about it.

A player is a *seat*. A Villain is counted from 0: with three or more players its number is its player's seat; with two
players each has two, and Villain v belongs to seat v % 2 (DA-880).
"""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.kept import kept
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone
from lychgate.games.damnation.data.cards import CARNAGE, DECK_OF, DECKS, IDS, MASTER_STIRS, can_be_held, can_be_owned
from lychgate.games.damnation.data.geometry import CORRIDOR, OFF, PLACES, SECRET_DOORS, STAIR0
from lychgate.games.damnation.data.numbers import CHEAP_VAULT, HIDE, PLAYERS, TRAPS, VAULT_PRICE
from lychgate.games.damnation.data.villains import BY_HAUNT, LIVING, NONE, ROLES, TOKENS, VAMPIRE, VILLAINS
from lychgate.games.damnation.data.vocabulary import BLUNTED_BY_HIDE, Light, Passive, Phase, Source


class CastleOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    gothic: bool = False
    haunt_variant: bool = False
    deathknells: Literal["random", "chosen"] = "random"
    reveal_from: int = 40
    dawn_from: int = 60


def card_names(cards: list[int]) -> list[str]:
    """Name cards as they are named in views."""
    return [IDS[card] for card in cards]


def card_back(card: int) -> str:
    """Name what everybody sees of a hidden card."""
    return DECKS[DECK_OF[card]]


def _trap_names(tokens: list[int]) -> list[str]:
    return [TRAPS[token] for token in tokens]


def _places(places: list[int]) -> list[str]:
    return ["" if place == OFF else PLACES[place] for place in places]


def _one_place(place: int) -> str:
    return "" if place == OFF else PLACES[place]


def _one_card(card: int) -> str:
    return "" if card == NONE else IDS[card]


def _space_names(spaces: tuple[int, ...]) -> list[str]:
    return [PLACES[space] for space in spaces]


def _villain_names(kinds: list[int]) -> list[str]:
    return ["" if kind == NONE else VILLAINS[kind].id for kind in kinds]


def _role_names(roles: list[int]) -> list[str]:
    return [ROLES[role] for role in roles]


def _token_names(tokens: list[int]) -> list[list[str]]:
    return [[name for at, name in enumerate(TOKENS) if mask >> at & 1] for mask in tokens]


_OWNERS = tuple(tuple(Seat(v % seats) for v in range(max(seats, 4))) for seats in range(1, PLAYERS[1] + 1))
"""DA-880: by number of players and Villain, whose Villain it is."""
_DECKS = Zone(sees=NOBODY, per_seat=True, pieces=card_names, back=card_back, known="known", family="cards")
_PILE = Zone(sees=NOBODY, pieces=card_names, back=card_back, known="known", family="cards", holds=can_be_owned)
_HAND = Zone(sees=OWNER, pieces=card_names, back=card_back, known="known", family="cards", holds=can_be_held)
_ASIDE = Zone(sees=OWNER, pieces=card_names, back=card_back, known="known", family="cards", holds=can_be_owned)
_LOOKED_AT = Zone(sees=OWNER, pieces=card_names, back=card_back, known="known", family="cards")
_OPEN = Zone(pieces=card_names)
_OWN_OPEN = Zone(pieces=card_names, per_seat=True)
_HIDDEN_TRAPS = Zone(sees=NOBODY, pieces=_trap_names, known="notes", family="traps")


@state
class Castle(State):
    """Every card and trap token is in exactly one of these zones; Villains and trackers are plain numbers."""

    options: CastleOptions
    # --- cards
    decks: Annotated[list[list[int]], _DECKS]
    """DA-002: in the order of `DECKS`; the last card is the top one."""
    hand: Annotated[list[list[int]], _HAND]
    """DA-370: by seat."""
    drawn: Annotated[list[list[int]], _LOOKED_AT]
    """By seat: cards looked at, before one is kept (DA-036) or they are put back."""
    aside: Annotated[list[list[int]], _ASIDE]
    """DA-720: by seat, what The Vampire's player has set aside."""
    face_up: Annotated[list[list[int]], _OWN_OPEN]
    """DA-424: by seat, what lies face up: cards with the Reveal icon, and with Glass Eyes the whole hand."""
    curses: Annotated[list[list[int]], _OWN_OPEN]
    """DA-427: by Villain."""
    played: Annotated[list[int], _OPEN] = field(default_factory=list)
    """DA-421: used this turn, in order."""
    discarded: Annotated[list[int], _PILE] = field(default_factory=list)
    """Laid face down with the used cards."""
    used: tuple[bool, ...] = ()
    """DA-803: the order of use: for each used card whether it is a face-down one."""
    loot: Annotated[list[int], _PILE] = field(default_factory=list)
    """DA-609: in the Cemetery."""
    dealt: Annotated[list[int], _OPEN] = field(default_factory=list)
    """DA-681: the three cards before a Haunt."""
    replaced: Annotated[list[int], _OPEN] = field(default_factory=list)
    """DA-684: Haunt cards that are out for this turn."""
    turned_up: Annotated[int, Shown(read=_one_card)] = NONE
    """DA-684: what a Haunt last turned up by pushing: everybody has seen it, also when the turn passes on at once."""
    known: dict[int, int] = field(default_factory=dict)
    """Who knows where a hidden card is, as a bit for every seat."""
    # --- Deathknells
    knells: Annotated[list[int], Zone(sees=NOBODY, pieces=card_names, family="knells")]
    """DA-003: face down, on the slots of `knell_slots`."""
    knell_slots: Annotated[tuple[int, ...], Shown()] = ()
    spare_knells: Annotated[list[int], Zone(sees=NOBODY, pieces=card_names, family="knells")]
    """Out of the game, unseen."""
    left_out: Annotated[list[int], _OPEN] = field(default_factory=list)
    """DA-893: left out by choice, so everybody knows them."""
    chosen_knells: Annotated[list[int], _OPEN] = field(default_factory=list)
    """DA-893: those already named, before they are shuffled onto the slots."""
    tolled: Annotated[list[int], _OPEN] = field(default_factory=list)
    """Face up, in the order in which they were turned up."""
    tolled_slots: Annotated[tuple[int, ...], Shown()] = ()
    fall: Annotated[bool, Shown()] = False
    """DA-640: whether The Fall has begun."""
    # --- traps
    traps: Annotated[list[int], _HIDDEN_TRAPS]
    """DA-004: face down, on the spaces of `trap_spaces`."""
    trap_spaces: Annotated[tuple[int, ...], Shown(read=_space_names)] = ()
    reserve: Annotated[list[int], _HIDDEN_TRAPS]
    sprung: Annotated[list[int], Zone(pieces=_trap_names)] = field(default_factory=list)
    """DA-290: turned up for all to see, until it is mixed again."""
    opened: Annotated[list[int], Zone(pieces=_trap_names)] = field(default_factory=list)
    """DA-295: the Secret Door token, once found."""
    found_doors: Annotated[tuple[int, ...], Shown(read=_space_names)] = ()
    """DA-295: its space."""
    notes: dict[int, int] = field(default_factory=dict)
    """DA-296: who has seen a face-down token, as a bit for every seat."""
    # --- Villains, by number
    kind: Annotated[list[int], Shown(read=_villain_names)]
    role: Annotated[list[int], Shown(read=_role_names)]
    place: Annotated[list[int], Shown(read=_places)]
    health: Annotated[list[int], Shown()]
    souls: Annotated[list[int], Shown()]
    tokens: Annotated[list[int], Shown(read=_token_names)]
    """DA-450: unspent Talent tokens, as bits."""
    control: Annotated[list[int], Shown()]
    """DA-201: who controls the next movement; with BY_HAUNT added for a Haunt's claim."""
    locked: Annotated[list[bool], Shown()]
    """DA-133: locked in."""
    next_roll: Annotated[list[int], Shown()]
    """A change of the next movement total."""
    tracker: Annotated[list[int], Shown()]
    """DA-680: the Resurrection track."""
    by_666: Annotated[list[bool], Shown()]
    """DA-690: whether the return is by 666."""
    # --- the table
    supply: Annotated[int, Shown()] = 0
    """DA-008: Souls beside the board."""
    loot_souls: Annotated[int, Shown()] = 0
    barred: Annotated[tuple[int, ...], Shown(read=_space_names)] = ()
    barred_by: int = NONE
    """Whose next turn opens the barred rooms again: a place in the turn order."""
    first: Annotated[int, Shown()] = 0
    """DA-006: the seat that goes first."""
    at: int = NONE
    """DA-105: whose place in the turn order it is."""
    # --- this turn
    mover: Annotated[int, Shown()] = NONE
    phase: Annotated[Phase, Shown()] = "setup"
    light: Annotated[Light, Shown()] = ""
    dice: Annotated[tuple[int, ...], Shown()] = ()
    arriving: Annotated[bool, Shown()] = False
    """DA-031: The Arrival, or a return."""
    over: bool = False
    """DA-104: the turn has ended at once."""
    lost: bool = False
    """DA-385: the rest of the turn is lost."""
    stuck: bool = False
    """DA-133: the door stayed locked."""
    attacked: bool = False
    claimed: bool = False
    desperate: bool = False
    """DA-453: a second Movement Die was paid for."""
    relic_used: bool = False
    """Aegis of Night protects once per turn."""
    entered: int = OFF
    """The room entered this turn, while something may be done instead of drawing."""
    walked_from: int = OFF
    """DA-315: the room walked out of this turn."""
    led_by: int = NONE
    """Sleepwalking: who controls this movement."""
    # --- The Vampire
    vampire: Annotated[int, Shown()] = NONE
    """DA-722: the Villain that is The Vampire."""
    lair: Annotated[int, Shown(read=_one_place)] = OFF
    """Where The Vampire stands while it is active."""
    time: Annotated[int, Shown()] = 0
    """The Vampire tracker."""
    stride: Annotated[int, Shown()] = 0
    """Movement left in its turn."""
    bites: int = 0
    bitten: int = 0
    """Whom it has declared a Bite on this turn, as bits."""
    bite_bonus: int = 0
    moved: bool = False
    final: Annotated[bool, Shown()] = False
    """DA-740: it may enter the Vault this turn."""
    may_enter: Annotated[tuple[int, ...], Shown(read=_space_names)] = ()

    def owner(self, villain: int) -> Seat:
        """DA-880: the seat that plays a Villain."""
        return _OWNERS[self.seats - 1][villain]

    def villains(self, seat: int) -> tuple[int, ...]:
        """Return a seat's Villains."""
        return (seat,) if self.seats > 2 else (seat, seat + 2)

    def is_living(self, villain: int) -> bool:
        """Tell whether a Villain is on the board, neither Slain nor set aside."""
        return self.role[villain] == LIVING

    def has(self, villain: int, passive: Passive) -> bool:
        """DA-453: whether a Villain has a Passive Talent."""
        kind = self.kind[villain]
        return kind != NONE and VILLAINS[kind].passive == passive

    def holds(self, seat: int) -> list[int]:
        """Return all cards a seat may play: its hand and what lies face up before it."""
        return self.hand[seat] + self.face_up[seat] if self.face_up[seat] else self.hand[seat]

    def is_tolled(self, knell: int) -> bool:
        """DA-850: whether a Deathknell's rule is in force."""
        return knell in self.tolled

    def is_dawn(self) -> bool:
        """DA-952: whether Dawn has come."""
        return self.round >= self.options.dawn_from

    def fades(self) -> bool:
        """DA-642, DA-952: whether nobody gains Health any more."""
        return self.fall or self.round >= self.options.dawn_from

    def carnage(self) -> bool:
        """DA-854."""
        return CARNAGE in self.tolled

    def is_empty(self, space: int) -> bool:
        """DA-126: whether neither a Villain nor The Vampire stands on a corridor space."""
        return space not in self.place and space != self.lair

    def occupied(self) -> int:
        """DA-126: the corridor spaces somebody stands on, as bits."""
        mask = 0
        for place in self.place:
            if 0 <= place < CORRIDOR:
                mask |= 1 << place
        if 0 <= self.lair < CORRIDOR:
            mask |= 1 << self.lair
        return mask

    def secret_doors(self) -> tuple[int, ...]:
        """DA-285, 295: all Secret Door spaces."""
        return SECRET_DOORS if not self.found_doors else tuple(sorted(SECRET_DOORS + self.found_doors))

    def empty_doors(self) -> list[int]:
        """DA-285: the Secret Door spaces one can move to."""
        return [space for space in self.secret_doors() if self.is_empty(space)]


def controller(g: Castle, villain: int) -> int:
    """DA-201, 207: who decides a Villain's movement: a Villain's number, itself if nobody else does."""
    if g.place[villain] >= STAIR0:
        return villain
    if g.led_by != NONE:
        return g.led_by
    marker = g.control[villain]
    return villain if marker == NONE else marker % BY_HAUNT


def blamed(g: Castle, villain: int) -> int:
    """DA-604: who answers for the traps a Villain's movement ends in: its controller, never a Haunt, never itself."""
    if g.led_by != NONE:
        return g.led_by
    marker = g.control[villain]
    return NONE if marker == NONE or marker >= BY_HAUNT else marker


def vault_price(g: Castle) -> int:
    """DA-398, 850: how much Damage it costs to become The Vampire."""
    return CHEAP_VAULT if g.is_tolled(MASTER_STIRS) else VAULT_PRICE


def the_fall(g: Castle) -> Literal["now", "later", "never"]:
    """DA-640, 891: when The Fall begins: with the next Deathknell, with the fifth, never in a Gothic match."""
    if g.options.gothic:
        return "never"
    return "now" if len(g.knell_slots) == 1 else "later"


def after_hide(g: Castle, villain: int, n: int, source: Source) -> int:
    """DA-560: what is left of blockable Damage when the Passive of whom it is dealt to has reduced it."""
    return n - HIDE if source in BLUNTED_BY_HIDE and g.has(villain, "thick_hide") else n


def present(g: Castle) -> list[int]:
    """DA-660, 663: the seats with a living Villain or The Vampire."""
    return sorted({g.owner(v) for v, role in enumerate(g.role) if role in (LIVING, VAMPIRE)})


def from_mover(g: Castle) -> list[int]:
    """DA-563: all Villains in seat order from the active player."""
    count = len(g.kind)
    first = max(g.mover, 0)
    return [(first + step) % count for step in range(count)]


def turn_order(g: Castle) -> tuple[int, ...]:
    """DA-105, 883: the Villains in the order of their turns."""
    return _turn_order(g.first, g.seats, len(g.kind))


@kept
def _turn_order(first: int, seats: int, count: int) -> tuple[int, ...]:
    return tuple(lap * seats + (first + step) % seats for lap in range(count // seats) for step in range(seats))
