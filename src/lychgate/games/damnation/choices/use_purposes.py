"""What the rules let one do with places, figures, cards and tokens: the uses of `purposes.py`, and what bars them.

A bar of a use is asked only where no candidate of the pending question touches the thing: then it says why not.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Subject, Use
from lychgate.core.say import Say
from lychgate.games.damnation.choices.moments import REROLLS, SETS_DIE
from lychgate.games.damnation.choices.reasons import moments_of
from lychgate.games.damnation.data.cards import (
    CARDS,
    IS_VAMPIRE,
    IS_WEAPON,
    MODES,
    NUMBER,
    START,
    TALENTS,
)
from lychgate.games.damnation.data.geometry import OFF, PLACE, STAIR0
from lychgate.games.damnation.data.timing import ATTACK
from lychgate.games.damnation.data.villains import HAUNT, LIVING, LOST, NONE, STRANGER, VAMPIRE, VILLAINS, WAITING
from lychgate.games.damnation.state.hands import is_lent
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, passage_name, villain_word

WINDOWS = (
    "pre", "post", "roll", "resolve", "room", "boost", "attacked", "damage", "trap", "control", "draw", "bite",
    "slain", "card",
)  # fmt: skip
"""DA-500: the questions of windows; every one of them considers all cards and Talents of whoever is asked."""
OWN_TURN = ("pre", "roll", "resolve", "room", "post")
"""Windows of one's own turn: whoever points at a rival then most likely means to attack or to claim."""
NIGHT = ("stride", "prowl")
"""The questions of The Vampire's turn."""
TALENT_IDS = tuple(talent.id for talent in TALENTS)
CARD_IDS = tuple(card.id for card in CARDS)
KIND = {villain.id: number for number, villain in enumerate(VILLAINS)}


# --- whom and what an id names


def villain_of(g: Castle, subject: Subject) -> int:
    """Return the Villain that an id names, by its board or its number; NONE: it does not play."""
    name = subject.parts.get("figure")
    if name is not None:
        return g.kind.index(KIND[name]) if KIND[name] in g.kind else NONE
    number = int(subject.parts.get("villain", "-1"))
    return number if number < len(g.kind) and g.kind[number] != NONE else NONE


def place_of(subject: Subject) -> int:
    """Return the place that an id names."""
    return PLACE[subject["place"]]


def card_of(subject: Subject) -> int | None:
    """Return the card that an id names; None: it names where cards lie."""
    name = subject.parts.get("card")
    return None if name is None else NUMBER[name]


def _is_night_of(g: Castle, seat: int) -> bool:
    """Tell whether it is the turn of this player's Vampire."""
    return g.vampire != NONE and g.mover == g.vampire and g.owner(g.vampire) == seat


def unreachable(g: Castle, seat: int, v: int) -> list[Obstacle]:
    """DA-393, 600, 720, 886: why a Villain is no rival of a player's; nothing: it is one."""
    if v == NONE:
        return [obstacle("DA-033", "does-not-play")]
    target = villain_word(g.kind[v])
    if g.owner(v) == seat:
        return [obstacle("DA-886", "own-villain", target=target)]
    if g.role[v] == VAMPIRE:
        return [obstacle("DA-720", "set-aside", target=target)]
    if g.role[v] != LIVING:
        return [obstacle("DA-600", "not-living", target=target)]
    return [obstacle("DA-393", "in-stairs", target=target)] if g.place[v] >= STAIR0 else []


def bite_bar(g: Castle, v: int) -> Obstacle:
    """DA-755: a Villain that no Bite was considered for stands in a room where The Vampire is not."""
    return obstacle("DA-755", "in-another-room", target=villain_word(g.kind[v]))


# --- places


def _prowl_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-731, 732: The Vampire goes somewhere else, on corridor spaces."""
    place = place_of(subject)
    yield obstacle("DA-731", "vampire-is-there") if place == g.lair else obstacle("DA-732", "no-rooms")


def _door_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-285: only to an empty Secret Door space."""
    yield obstacle("DA-285", "door-taken")


def _look_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-296, 515: only near enough, and once."""
    yield obstacle("DA-515", "not-under-that-trap")


def _feature_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-281: neither a trap nor a Secret Door lies there."""
    yield obstacle("DA-281", "plain-space")


def _inside_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-331: rooms and steps have no traps and no Secret Doors, and nobody is led or driven into them."""
    yield obstacle("DA-331", "corridor-spaces-only")


def _has_trap(g: Castle, subject: Subject) -> bool:
    return place_of(subject) in g.trap_spaces


def _is_door(g: Castle, subject: Subject) -> bool:
    return place_of(subject) in g.secret_doors()


def _is_plain(g: Castle, subject: Subject) -> bool:
    return not _has_trap(g, subject) and not _is_door(g, subject)


def _swap_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-296: only traps that were just looked at."""
    yield obstacle("DA-296", "not-looked-at")


def _lay_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-296: a trap goes on a plain, empty corridor space nearby."""
    yield obstacle("DA-296", "not-for-a-trap")


def _steer_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-605: along corridor spaces, no farther than the card says, to an empty one."""
    yield obstacle("DA-605", "not-led-there")


def _repel_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-765: as far as the die says, on corridor spaces, to an empty one."""
    yield obstacle("DA-765", "not-driven-there")


def _return_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-689, 690: where an Heirloom says; after 666 also any Standard Room."""
    yield obstacle("DA-689", "no-heirloom-for-it")


def _is_night(g: Castle, subject: Subject) -> bool:
    return g.vampire != NONE


def _is_haunted(g: Castle, subject: Subject) -> bool:
    return HAUNT in g.role


def _is_awaited(g: Castle, subject: Subject) -> bool:
    return WAITING in g.role


WALK = Use("walk", "DA-122", ("move", "steer.move"), through={"pre": ("pass",)})
NEVER_WALK = Use("walk-never", "DA-132", WALK.asks)
PROWL = Use("prowl", "DA-731", ("prowl",), ("move", "enter", "bite"), bars=_prowl_bars, applies=_is_night)
DOORS = ("door", "tower.door", "secret", "leap")
DOOR = Use("door", "DA-285", DOORS, ("door",), bars=_door_bars, applies=_is_door)
LOOK = Use("look", "DA-296", ("deduce", "peek.trap"), ("look",), bars=_look_bars, applies=_has_trap)
SWAP = Use("swap", "DA-296", ("swap",), ("swap",), bars=_swap_bars, applies=_has_trap)
FEATURE = Use("feature", "DA-280", ("deduce", "peek.trap", "swap", *DOORS), bars=_feature_bars, applies=_is_plain)
LAY = Use("lay", "DA-296", ("lay",), ("lay",), bars=_lay_bars)
STEER = Use("steer", "DA-605", ("steer",), ("to",), bars=_steer_bars, applies=_is_night)
REPEL = Use("repel", "DA-765", ("repel", "repel.door"), ("to", "out"), bars=_repel_bars, applies=_is_night)
RETURN = Use("return", "DA-689", ("return",), ("room", "start"), bars=_return_bars, applies=_is_awaited)
LOOT = Use("loot", "DA-339", through={"loot": ("collect",)})
INSIDE = Use(
    "inside", "DA-123", (*LOOK.asks, *SWAP.asks, *DOORS, *STEER.asks, *REPEL.asks, *LAY.asks), bars=_inside_bars
)
SPACE = (WALK, DOOR, LOOK, PROWL, SWAP, STEER, REPEL, LAY, FEATURE)
CLOSED = Use("walk-never", "DA-132", INSIDE.asks, bars=_inside_bars)
ROOM = (WALK, PROWL, RETURN, INSIDE)
CLOSED_ROOM = (NEVER_WALK, PROWL, RETURN, CLOSED)
"""DA-132: The Moat and The Gate, which nobody enters on foot."""


# --- figures


def is_armed(g: Castle, seat: int) -> bool:
    """DA-230: whether somebody has a Weapon, or needs none."""
    return any(IS_WEAPON[card] for card in g.holds(seat)) or (g.owner(g.mover) == seat and g.kind[g.mover] == LOST)


def _attack_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-230, 393, 886: where a movement has ended, all who can be reached are candidates of whoever has a Weapon."""
    later = Obstacle("DA-230", Say("when-attack")) if is_armed(g, seat) else obstacle("DA-230", "no-weapon")
    yield from unreachable(g, seat, villain_of(g, subject)) or [later]


def _claim_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-200: on a corridor space all who can be reached are candidates; in a room nobody is adjacent."""
    in_room = g.entered != OFF and g.owner(g.mover) == seat
    why = obstacle("DA-200", "nobody-beside-a-room") if in_room else Obstacle("DA-200", Say("when-claim"))
    yield from unreachable(g, seat, villain_of(g, subject)) or [why]


def _aim_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-426: every card and Talent that is aimed at somebody is a candidate."""
    yield from unreachable(g, seat, villain_of(g, subject)) or [obstacle("DA-426", "nothing-to-aim")]


def _bite_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-755: who stands in another room cannot be bitten."""
    v = villain_of(g, subject)
    yield from unreachable(g, seat, v) or [bite_bar(g, v)]


def _choice_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-371: whoever the card does not mean."""
    v = villain_of(g, subject)
    yield from unreachable(g, seat, v) or [obstacle("DA-371", "not-meant", target=villain_word(g.kind[v]))]


def _madness_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-683: Madness claims Villains on corridor spaces."""
    yield from unreachable(g, seat, villain_of(g, subject)) or [obstacle("DA-683", "not-on-corridor")]


def _vengeance_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-393, 683: Vengeance finds everybody outside the Staircase."""
    yield from unreachable(g, seat, villain_of(g, subject))


ATTACK_USE = Use("attack", "DA-230", OWN_TURN, ("attack", "from_hell", "bare_hands"), bars=_attack_bars)
CLAIM = Use("claim", "DA-200", OWN_TURN, ("claim",), bars=_claim_bars)
AIM = Use("aim", "DA-231", WINDOWS, (*CARD_IDS, *TALENT_IDS), bars=_aim_bars)
BITE = Use("bite", "DA-755", ("prowl",), ("bite",), bars=_bite_bars, applies=_is_night)
CHOSEN = Use("chosen", "DA-371", ("target", "send"), bars=_choice_bars)
MADNESS = Use("madness", "DA-683", ("madness",), bars=_madness_bars, applies=_is_haunted)
VENGEANCE = Use("vengeance", "DA-683", ("vengeance",), bars=_vengeance_bars, applies=_is_haunted)
FIGURE = (ATTACK_USE, CLAIM, AIM, BITE, CHOSEN, MADNESS, VENGEANCE, WALK)


def _undead(clause: str, key: str) -> Use:
    asks = WINDOWS if key == "undead-card" else ("resolve", "room")
    return Use(key, clause, asks, (key,), bars=lambda g, seat, subject: [obstacle(clause, key)])


UNDEAD = (
    _undead("DA-253", "undead-attack"),
    _undead("DA-208", "undead-claim"),
    _undead("DA-750", "undead-card"),
    Use("drive-away", "DA-765"),
    PROWL,
    WALK,
)
"""The Vampire's standee: what cannot be done to it, and what can."""


# --- cards


def _play_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-428, 721: Vampire cards are for The Vampire, and The Vampire plays nothing else."""
    card = card_of(subject)
    if card is None:
        yield obstacle("DA-370", "no-card-here")
    elif IS_VAMPIRE[card] == _is_night_of(g, seat):
        yield _not_here(card)
    else:
        yield obstacle("DA-428", "vampire-card") if IS_VAMPIRE[card] else obstacle("DA-721", "only-vampire-cards")


def _not_here(card: int) -> Obstacle:
    moments = [each for mode in MODES[card] for each in moments_of(mode.bits)]
    return obstacle("DA-426", "action-not-now", play=card_word(card), moments=moments)


def _weapon_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-230: without a living rival outside the Staircase there is nobody to attack."""
    yield obstacle("DA-230", "nobody-to-attack")


def _discard_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-888: what the Vampire deck has lent is not laid down."""
    card = card_of(subject)
    lent = card is not None and is_lent(card)
    yield obstacle("DA-888", "lent") if lent else obstacle("DA-427", "not-laid-down")


def _start_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-034: only an Heirloom in hand names a start place."""
    yield obstacle("DA-034", "no-start-place")


def _keep_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-036: only what was just drawn."""
    yield obstacle("DA-036", "not-drawn")


def _push_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-684: luck is pushed twice a turn, with one of the three cards that lie there."""
    yield obstacle("DA-684", "pushed-enough")


def _is_weapon(g: Castle, subject: Subject) -> bool:
    card = card_of(subject)
    return card is not None and IS_WEAPON[card]


def _is_played(g: Castle, subject: Subject) -> bool:
    """Tell whether a card has a use in some window, or in The Vampire's turn."""
    card = card_of(subject)
    return card is None or any(mode.bits & ~ATTACK for mode in MODES[card])


def _names_a_place(g: Castle, subject: Subject) -> bool:
    card = card_of(subject)
    return card is None or card in START


PLAY = Use("play", "DA-103", (*WINDOWS, *NIGHT), own=True, bars=_play_bars, applies=_is_played)
STRIKE = Use(
    "strike", "DA-230", ("resolve", "room"), ("attack", "from_hell"), own=True, bars=_weapon_bars, applies=_is_weapon
)  # fmt: skip
DISCARD = Use("discard", "DA-801", ("discard", "limit", "locked"), ("discard",), own=True, bars=_discard_bars)
BEGIN = Use("begin", "DA-034", ("start", "return"), ("start",), own=True, bars=_start_bars, applies=_names_a_place)
KEEP = Use("keep", "DA-036", ("keep",), own=True, bars=_keep_bars)
ORDER = Use("order", "DA-451", ("order",), own=True, bars=_keep_bars)
PUSH = Use("push", "DA-684", ("haunt",), ("push",), bars=_push_bars)
IN_HAND = (STRIKE, PLAY, DISCARD, BEGIN)


# --- Talents, Souls


def _talent_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-250, 450, 456, 882: other Villains' Talents, The Vampire's, and those that are attacks."""
    v = villain_of(g, subject)
    if v == NONE or g.owner(v) != seat:
        yield obstacle("DA-450", "talent-of-another")
    elif g.role[v] == VAMPIRE:
        yield obstacle("DA-456", "no-talents-at-night")
    elif g.role[v] != LIVING:
        yield obstacle("DA-450", "talent-of-the-dead")
    elif subject["token"] == "active" and g.kind[v] in (LOST, STRANGER):
        yield obstacle("DA-250", "talent-is-attack")
    else:
        yield obstacle("DA-882", "talent-of-the-other")


def _soul_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-454: without a Soul there is no candidate."""
    v = villain_of(g, subject)
    is_own = v != NONE and g.owner(v) == seat
    yield obstacle("DA-454", "no-souls") if is_own else obstacle("DA-450", "talent-of-another")


def _refresh_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-452: one's own, and only a spent one."""
    v = villain_of(g, subject)
    is_own = v != NONE and g.owner(v) == seat
    yield obstacle("DA-452", "token-unspent") if is_own else obstacle("DA-450", "talent-of-another")


TALENT = Use("talent", "DA-451", (*WINDOWS, *NIGHT), TALENT_IDS, bars=_talent_bars)
SOUL = Use("soul", "DA-454", WINDOWS, ("soul",), bars=_soul_bars)
REFRESH = Use("refresh", "DA-452", ("refresh",), ("refresh",), bars=_refresh_bars)
TOKEN = (TALENT, SOUL, REFRESH)
CHANGE_DICE = Use(
    "change-dice", "DA-504", through={"roll": tuple(sorted({passage_name(each) for each in (*REROLLS, *SETS_DIE)}))}
)
