"""What the rules let one do with places and figures: uses of `purposes.py`, and what bars them.

Cards, Talents and dice are in `card_purposes.py`. A bar of a use is asked only where no candidate of the pending
question touches the thing: then it says why not.
"""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Subject, Use
from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import CARDS, IS_WEAPON, TALENTS
from lychgate.games.damnation.data.geometry import OFF, PLACE, STAIR0
from lychgate.games.damnation.data.villains import HAUNT, LIVING, LOST, NONE, VAMPIRE, VILLAINS, WAITING
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import villain_word

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
SET_OUT = {"stride": ("none", "faster")}
"""DA-730: the answers after which The Vampire goes and bites."""
PROWL = Use(
    "prowl", "DA-731", ("prowl",), ("move", "enter", "bite"), through=SET_OUT, bars=_prowl_bars, applies=_is_night
)
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


def attack_bar(g: Castle) -> Obstacle:
    """DA-204, 230, 235, 505: why whoever is armed attacks nobody now: it is too early, or over for this turn."""
    if g.attacked:
        return obstacle("DA-235", "attacked-already")
    if g.claimed:
        return obstacle("DA-204", "claimed-already")
    return obstacle("DA-505", "attack-over") if g.phase == "after" else Obstacle("DA-230", Say("when-attack"))


def _attack_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-230, 393, 886: where a movement has ended, all who can be reached are candidates of whoever has a Weapon."""
    later = attack_bar(g) if is_armed(g, seat) else obstacle("DA-230", "no-weapon")
    yield from unreachable(g, seat, villain_of(g, subject)) or [later]


def _claim_bar(g: Castle, seat: int) -> Obstacle:
    """DA-200, 204, 505: why nobody is claimed now: in a room nobody is adjacent; too early, or over for this turn."""
    if g.claimed:
        return obstacle("DA-200", "claimed")
    if g.attacked:
        return obstacle("DA-204", "attacked")
    if g.phase == "after":
        return obstacle("DA-505", "claim-over")
    in_room = g.entered != OFF and g.owner(g.mover) == seat
    return obstacle("DA-200", "nobody-beside-a-room") if in_room else Obstacle("DA-200", Say("when-claim"))


def _claim_bars(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-200: on a corridor space all who can be reached are candidates."""
    yield from unreachable(g, seat, villain_of(g, subject)) or [_claim_bar(g, seat)]


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
BITE = Use("bite", "DA-755", ("prowl",), ("bite",), through=SET_OUT, bars=_bite_bars, applies=_is_night)
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
