"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation, TextBars, verb_of
from lychgate.core.say import Say
from lychgate.games.damnation.choices.use_purposes import KIND, NIGHT, WINDOWS, bite_bar, is_armed, unreachable
from lychgate.games.damnation.data.cards import CARDS, DECKS, IS_VAMPIRE, IS_WEAPON, KNELLS, NUMBER, PROGRAMS, TALENTS
from lychgate.games.damnation.data.effects import Choose
from lychgate.games.damnation.data.geometry import CORRIDOR, PLACE
from lychgate.games.damnation.data.kinds import CardType
from lychgate.games.damnation.data.villains import LOST, NONE, STRANGER, VAMPIRE
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import villain_word

TALENT_OF = {"bare_hands": LOST, "from_hell": STRANGER}
"""Whose Talent an attack is, by the word it begins with."""

_NAME = re.compile(r"[a-z_]+\w*")


def _names(text: str) -> list[str]:
    """Return the names in a code after its first word: cards, places, Villains."""
    return _NAME.findall(text[len(verb_of(text)) :])


def _villains(g: Castle, seat: int, text: str, undead: str) -> Iterator[Obstacle]:
    """DA-033, 393, 886: whom a code is aimed at; `undead` is the clause that spares The Vampire from it."""
    for name in _names(text):
        if name == "vampire":
            yield obstacle(undead, "undead")
        elif name in KIND:
            v = g.kind.index(KIND[name]) if KIND[name] in g.kind else NONE
            spared = v != NONE and g.role[v] == VAMPIRE and g.owner(v) != seat
            risen = [obstacle(undead, "undead-villain", target=villain_word(KIND[name]))]
            yield from risen if spared else unreachable(g, seat, v)


def _cards(g: Castle, seat: int, names: list[str]) -> Iterator[Obstacle]:
    """DA-421: one plays the cards one has."""
    for name in names:
        if name in NUMBER and NUMBER[name] < len(CARDS) and NUMBER[name] not in g.holds(seat):
            yield obstacle("DA-421", "not-your-card")


def attacking(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-230, 253: with a Weapon one has, somebody who can be attacked."""
    owner = TALENT_OF.get(verb_of(text))
    if owner is not None and owner not in [g.kind[v] for v in g.villains(seat)]:
        yield obstacle("DA-450", "talent-of-another")
    elif not _names(text) and not is_armed(g, seat):
        yield obstacle("DA-230", "no-weapon")
    yield from _villains(g, seat, text, "DA-253")
    yield from _cards(g, seat, _names(text))


def claiming(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-200, 208: somebody who can be claimed."""
    found = list(_villains(g, seat, text, "DA-208"))
    yield from found or [obstacle("DA-200", "nobody-beside-a-room")]


def playing(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-230, 421, 428, 721, 750: a card one has, at somebody it can be aimed at; by night Vampire cards only."""
    card = NUMBER[verb_of(text)]
    is_night = g.vampire != NONE and g.mover == g.vampire and g.owner(g.vampire) == seat
    if is_night and not IS_VAMPIRE[card]:
        yield obstacle("DA-721", "only-vampire-cards")
    elif IS_VAMPIRE[card] and not is_night:
        yield obstacle("DA-428", "vampire-card")
    yield from _cards(g, seat, [verb_of(text)])
    yield from _villains(g, seat, text, "DA-750")
    if IS_WEAPON[card]:
        yield Obstacle("DA-230", Say("why-weapon-attacks"), f"attack:{CARDS[card].id}>lost")


def using(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-450, 456: a Talent of one's own Villain; The Vampire has none."""
    own = [v for v in g.villains(seat) if g.kind[v] != NONE]
    if any(g.role[v] == VAMPIRE and v == g.mover for v in own):
        yield obstacle("DA-456", "no-talents-at-night")
    name = verb_of(text)
    at = next((number for number, talent in enumerate(TALENTS) if talent.id == name), len(TALENTS))
    if at < len(KIND) and at not in [g.kind[v] for v in own]:
        yield obstacle("DA-450", "talent-of-another")
    yield from _villains(g, seat, text, "DA-750")


def biting(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-755: a living rival on a corridor space, from a space beside it."""
    found = list(_villains(g, seat, text, "DA-755"))
    for name in () if found else _names(text):
        v = g.kind.index(KIND[name]) if KIND.get(name, NONE) in g.kind else NONE
        if v != NONE and g.place[v] >= CORRIDOR:
            found.append(bite_bar(g, v))
    yield from found or [obstacle("DA-755", "bite-from-beside")]


def going(clause: str) -> TextBars:
    """Return what is wrong with a place in a code: there is none of that name."""

    def bars(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
        if any(name not in PLACE for name in text.partition(":")[2].split("+")):
            yield obstacle(clause, "no-such-place")
        else:
            yield obstacle(clause, "not-that-place")

    return bars


def stopping(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-683: one stops with a pair."""
    yield obstacle("DA-683", "no-such-pair")


def pushing(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-684: one of the three cards, at most twice."""
    yield obstacle("DA-684", "pushed-enough")


def keeping(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-036: one of the cards just drawn."""
    yield obstacle("DA-036", "not-drawn")


def laying_down(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-421, 427, 888: a card one has; no Curse, and nothing that the Vampire deck has lent."""
    yield from _cards(g, seat, _names(text))
    yield obstacle("DA-427", "not-laid-down")


def paying(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-381: at least one Soul, and no more than one has."""
    yield obstacle("DA-381", "not-that-many-souls", n=max((g.souls[v] for v in g.villains(seat)), default=0))


def spending(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-454: a Soul one has, for a spent token."""
    if not any(g.souls[v] for v in g.villains(seat)):
        yield obstacle("DA-454", "no-souls")


def tolling(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-602: one of the five that is still face down."""
    yield obstacle("DA-602", "tolls-already")


def choosing(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-033, 371: a Villain nobody has, or one that the card can mean."""
    if NONE in g.kind:
        yield obstacle("DA-033", "villain-taken")
    else:
        v = g.kind.index(KIND[text]) if KIND.get(text, NONE) in g.kind else NONE
        yield from unreachable(g, seat, v)


def of_type(*types: CardType) -> tuple[str, ...]:
    """Return the cards of some kinds, by name."""
    return tuple(card.id for card in CARDS if card.type in types)


_CHOICES = tuple(
    choice.label
    for program in PROGRAMS.values()
    for each in program
    if isinstance(each, Choose)
    for choice in each.choices
)
_OTHERS = of_type("event", "curse", "castle")
_UNIQUE = tuple(talent.id for talent in TALENTS if talent.id not in ("fate", "from_hell", "bare_hands"))
_DICE = ("calculated_risk",)

NOTHING = ("pass", "done", "stay", "none", "leave", "no", "nothing", "end", "stop")
"""What people type to do nothing."""


def rolling(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-120: who plays nothing more before moving rolls."""
    yield Obstacle("DA-120", Say("why-roll-by-passing"), "pass")


def declining(g: Castle, seat: int, text: str) -> Iterator[Obstacle]:
    """DA-500: each question has its own word for it."""
    yield obstacle("DA-500", "decline-so")


def _decline(word: str, clause: str, asks: tuple[str, ...]) -> Notation:
    """Return the row of the answer that does nothing at some questions, whatever word for it somebody types."""
    verbs = tuple(each for each in NOTHING if each != "stop" or "haunt" not in asks)
    return Notation(verbs, f"decline-{word}", clause, asks, word, declining)


_PASSED = tuple(key for key in WINDOWS if key not in ("resolve", "room"))
DECLINES = (
    _decline("pass", "DA-500", _PASSED),
    _decline("pass", "DA-688", ("haunt",)),
    _decline("done", "DA-505", ("resolve", "prowl")),
    _decline("stay", "DA-285", ("secret", "steer")),
    _decline("none", "DA-500", ("deduce", "swap", "send", "stride")),
    _decline("leave", "DA-339", ("loot",)),
)

NOTATIONS = (
    *DECLINES,
    # --- The Arrival
    Notation(("knell",), "name-knell", "DA-893", ("choose-knell",), f"knell:{KNELLS[0]}"),
    Notation(tuple(KIND), "choose-villain", "DA-033", ("villain",), "lost", choosing),
    Notation(("start",), "begin", "DA-034", ("start", "return"), "start:hip_flask"),
    Notation(("room",), "return", "DA-690", ("return",), "room:kitchen"),
    Notation(("keep",), "keep", "DA-036", ("keep",), "keep:leather_apron", keeping),
    # --- cards, Talents, Souls
    Notation(of_type("weapon", "protection", "action"), "play", "DA-103", (*WINDOWS, *NIGHT), "hip_flask", playing),
    Notation(of_type("vampire"), "vampire-card", "DA-428", (*NIGHT, *WINDOWS), "mesmerise>lost", playing),
    Notation(_OTHERS, "at-once", "DA-371", (), "four_poster"),
    Notation(("fate", *_DICE), "change-dice", "DA-504", ("roll",), "fate:d1+black", using),
    Notation(
        tuple(name for name in _UNIQUE if name not in _DICE), "talent", "DA-451", (*WINDOWS, *NIGHT), "ransack", using
    ),
    Notation(("hexproof",), "hexproof", "DA-509", ("draw",), "hexproof", using),
    Notation(("soul",), "soul", "DA-454", WINDOWS, "soul>fate", spending),
    Notation(("refresh",), "refresh", "DA-452", ("refresh",), "refresh:fate"),
    # --- movement
    Notation(("move",), "walk", "DA-122", ("move", "steer.move", "prowl"), "move:c0308", going("DA-123")),
    Notation(("roll",), "roll-door", "DA-133", ("locked",), "roll"),
    Notation(("roll", "dice"), "roll-dice", "DA-120", ("pre",), "roll", rolling),
    Notation(("door",), "door", "DA-285", ("door", "tower.door", "secret", "leap"), "door:c1903", going("DA-285")),
    Notation(("look",), "look", "DA-296", ("deduce", "peek.trap"), "look:c0508", going("DA-296")),
    Notation(("lay",), "lay", "DA-296", ("lay",), "lay:c0403", going("DA-296")),
    Notation(("swap",), "swap", "DA-296", ("swap",), "swap:c0508+c1108", going("DA-296")),
    # --- where a movement has ended
    Notation(
        ("attack", "from_hell", "bare_hands"), "attack", "DA-230", ("resolve", "room"), "attack:arbalest>lost",
        attacking,
    ),
    Notation(("claim",), "claim", "DA-200", ("resolve", "room"), "claim>lost", claiming),
    Notation(("draw",), "draw", "DA-333", ("room",), "draw"),
    Notation(("collect",), "loot", "DA-339", ("loot",), "collect"),
    Notation(("souls",), "pay-souls", "DA-381", ("tower",), "souls:2", paying),
    # --- cards that ask
    Notation(tuple(KIND), "chosen", "DA-371", ("target", "send"), "lost", choosing),
    Notation(tuple(KIND), "madness", "DA-683", ("madness",), "lost", choosing),
    Notation(tuple(KIND), "vengeance", "DA-683", ("vengeance",), "lost", choosing),
    Notation(_CHOICES, "choose", "DA-371", ("choose",), "resist"),
    Notation(("discard",), "discard", "DA-801", ("discard", "limit", "locked"), "discard:leather_apron", laying_down),
    Notation(("deck",), "peek", "DA-451", ("peek",), f"deck:{DECKS[0]}"),
    Notation(("order",), "order", "DA-451", ("order",), "order:leather_apron,meat_cleaver,boning_knife"),
    Notation(("next",), "next", "DA-800", ("end-effects",), "next:strange_claw"),
    # --- the dead, and The Vampire
    Notation(("slot",), "toll", "DA-602", ("knell",), "slot:3", tolling),
    Notation(("stop",), "stop", "DA-683", ("haunt",), "stop:blood", stopping),
    Notation(("push",), "push", "DA-684", ("haunt",), "push:2", pushing),
    Notation(("faster",), "faster", "DA-730", ("stride",), "faster:bat_form"),
    Notation(("enter",), "enter", "DA-732", ("prowl",), "enter:vault", going("DA-732")),
    Notation(("bite",), "bite", "DA-755", ("prowl",), "bite:lost@c1907", biting),
    Notation(("to",), "lead", "DA-765", ("repel", "steer"), "to:c1910", going("DA-765")),
    Notation(("out",), "repel", "DA-765", ("repel.door",), "out:c1913", going("DA-765")),
)  # fmt: skip
