"""What The Vampire may do in its turn, in canonical order, and why not the rest (D30)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.menus import figure_mark
from lychgate.games.damnation.choices.moments import Deed, Moment
from lychgate.games.damnation.choices.outlook import Outlook, changes, outlook
from lychgate.games.damnation.choices.targets import fits, is_in_reach, is_rival, out_of_reach
from lychgate.games.damnation.data.cards import CARDS, IDS, IS_VAMPIRE, MODES
from lychgate.games.damnation.data.effects import Leap
from lychgate.games.damnation.data.geometry import BESIDE, CORRIDOR, DOORS, OFF, PLACES, ROOM0, STAIR0, VAULT, steps_to
from lychgate.games.damnation.data.numbers import BITE, VAMPIRE_TOP
from lychgate.games.damnation.data.timing import VAMP
from lychgate.games.damnation.data.villains import NONE, VILLAINS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, place_word, rule_word, villain_word


class Stalk(msgspec.Struct, frozen=True):
    """One thing The Vampire does."""

    act: Literal["done", "card", "move", "enter", "bite"]
    place: int = OFF
    target: int = NONE
    card: int = NONE
    cost: int = 0


_DONE = Stalk("done")


@kept
def _done_option(time: int, home: int) -> Option[Stalk]:
    """DA-735, 743: the turn ends, and the tracker goes down to what it will be then."""
    label = Say("option-done-prowl", {"left": time - 1, "home": home})
    return Option("done", _DONE, label=label, final=time == 1, idle=True)


@kept
def steps_home(place: int) -> int:
    """DA-740: return how many spaces The Vampire is from the Vault; 0: it is there."""
    if place < CORRIDOR:
        return steps_to(VAULT, place)
    return 0 if place == VAULT else min(1 + steps_to(VAULT, door) for door in DOORS[place - ROOM0])


LEAPS = frozenset(number for number, card in enumerate(CARDS) if any(isinstance(effect, Leap) for effect in card.do))
"""Cards that put The Vampire on a Secret Door space, if it has not moved yet (DA-734)."""


@kept
def _move_option(stalk: Stalk) -> Option[Stalk]:
    name = PLACES[stalk.place]
    facts: dict[str, int | Say] = {"n": stalk.cost, "home": steps_home(stalk.place), "place": place_word(stalk.place)}
    label = Say(f"option-prowl-{stalk.act}", facts)
    return Option(f"{stalk.act}:{name}", stalk, (name,), label, facts={"to": name, "steps": stalk.cost})


@kept
def _bite_option(stalk: Stalk, kind: int, mark: str, bite: Outlook) -> Option[Stalk]:
    """DA-755, 756: the Damage, what it leaves, and how much time The Vampire gains."""
    time = next((n for id, n in bite.brings if id.startswith("time:")), 0)
    facts: dict[str, str | int | Say] = {"target": villain_word(kind), "n": bite.n, "left": bite.left, "gain": time}
    facts["place"] = place_word(stalk.place)
    where = PLACES[stalk.place]
    label = Say("option-bite", facts)
    return Option(f"bite:{VILLAINS[kind].id}@{where}", stalk, (mark, where), label, brings=dict(bite.brings))


_BITE_NOBODY = Option("bite", Stalk("bite"))
"""Never offered: so that whoever asks why there is no Bite is told of nobody in particular."""


def _bite(g: Castle, v: int, target: int) -> Outlook:
    n = BITE + g.bite_bonus
    lost = min(n, g.health[target])
    left = g.health[target] - lost
    gain = 0 if g.is_dawn() else min(VAMPIRE_TOP - g.time, 1 if left else 2)
    return Outlook("", n, left, changes((f"health:{target}", -lost), (f"time:{v}", gain)))


@kept
def _card_option(stalk: Stalk, zone: str, kind: int, mark: str, brings: Outlook) -> Option[Stalk]:
    name, card = IDS[stalk.card], card_word(stalk.card)
    facts: dict[str, str | int | Say] = {"card": card, "rule": rule_word(card), "brings": brings.said()}
    if kind == NONE:
        return Option(name, stalk, (f"{zone}:{name}",), Say("option-card-plain", facts), brings=dict(brings.brings))
    facts |= {"target": villain_word(kind)}
    marks = (f"{zone}:{name}", mark)
    label = Say("option-card-at", facts)
    return Option(f"{name}>{VILLAINS[kind].id}", stalk, marks, label, brings=dict(brings.brings))


_NIGHT = Moment(VAMP)


def _option(g: Castle, v: int, stalk: Stalk) -> Option[Stalk]:
    if stalk.act == "done":
        return _done_option(g.time, steps_home(g.lair))
    if stalk.act in ("move", "enter"):
        return _move_option(stalk)
    if stalk.act == "bite":
        bite = _bite(g, v, stalk.target)
        return _bite_option(stalk, g.kind[stalk.target], figure_mark(g, stalk.target), bite)
    seat = g.owner(v)
    zone = f"{'hand' if stalk.card in g.hand[seat] else 'face_up'}:{seat}"
    brings = outlook(g, v, Deed("card", stalk.card, target=stalk.target), _NIGHT)
    if stalk.target == NONE:
        return _card_option(stalk, zone, NONE, "", brings)
    return _card_option(stalk, zone, g.kind[stalk.target], figure_mark(g, stalk.target), brings)


# --- what there is


@kept
def _walks(lair: int) -> tuple[Stalk, ...]:
    """Return the walks to every corridor space, in the order of the board."""
    return tuple(Stalk("move", space, cost=steps_to(lair, space)) for space in range(CORRIDOR) if space != lair)


@kept
def _short_walks(lair: int, stride: int) -> tuple[Stalk, ...]:
    """Return the walks that are not too far: there are far more of the others, and `_bars` need not see them."""
    return tuple(walk for walk in _walks(lair) if _too_far(walk, stride) is None)


def _candidates(g: Castle, v: int, walks: Iterable[Stalk]) -> Iterator[Stalk]:
    yield _DONE
    yield from walks
    yield from _entries(g)
    yield from _bites(g, v)
    yield from _card_candidates(g, v)


def _entries(g: Castle) -> Iterator[Stalk]:
    for room in range(ROOM0, STAIR0):
        if DOORS[room - ROOM0] and room != g.lair:
            yield Stalk("enter", room, cost=1 + min(steps_to(g.lair, door) for door in DOORS[room - ROOM0]))


def _bites(g: Castle, v: int) -> Iterator[Stalk]:
    for other in range(len(g.kind)):
        if is_rival(g, v, other):
            place = g.place[other]
            if 0 <= place < CORRIDOR:
                for space in BESIDE[place]:
                    yield Stalk("bite", space, other, cost=0 if space == g.lair else steps_to(g.lair, space))
            elif place == g.lair:
                yield Stalk("bite", place, other)


def _card_candidates(g: Castle, v: int) -> Iterator[Stalk]:
    for card in sorted(card for card in g.holds(g.owner(v)) if IS_VAMPIRE[card]):
        among = MODES[card][0].target
        if among is not None:
            if not is_in_reach(g, v, among):
                yield Stalk("card", card=card)
            for other in range(len(g.kind)):
                if is_rival(g, v, other):
                    yield Stalk("card", card=card, target=other)
        else:
            yield Stalk("card", card=card)


# --- why not


def _bars(g: Castle, v: int, stalk: Stalk) -> Iterator[Obstacle]:
    """DA-731..734, 740, 755: yield everything that forbids it."""
    if stalk.act == "done":
        if g.lair >= CORRIDOR and not g.moved and can_leave(g, v):
            yield obstacle("DA-733", "must-leave")
        return
    if stalk.act == "card":
        yield from _card_bars(g, v, stalk)
        return
    if stalk.act == "enter" and not (stalk.place in g.may_enter or (g.final and stalk.place == VAULT)):
        yield obstacle("DA-740", "not-home-yet") if stalk.place == VAULT else obstacle("DA-732", "no-rooms")
    if not g.bites:
        # The Bite has ended the movement, too: how far anything is does not matter any more.
        yield obstacle("DA-755", "bitten-already" if stalk.act == "bite" else "movement-over")
        return
    if stalk.target == NONE and stalk.act == "bite":
        yield obstacle("DA-755", "nobody-to-bite", left=g.stride)
        return
    if stalk.place != g.lair:
        far = _too_far(stalk, g.stride)
        if far is not None:
            yield far
    if stalk.act != "enter" and stalk.place != g.lair and not g.is_empty(stalk.place):
        yield obstacle("DA-731", "occupied")
    if stalk.act == "bite":
        if g.bitten >> stalk.target & 1:
            yield obstacle("DA-755", "another-victim")
        if stalk.place >= CORRIDOR and not g.moved:
            yield obstacle("DA-755", "no-bite-in-room")


def _too_far(stalk: Stalk, stride: int) -> Obstacle | None:
    if stalk.cost <= stride:
        return None
    return obstacle("DA-730", "too-far-to-walk", n=stalk.cost, left=stride)


def _card_bars(g: Castle, v: int, stalk: Stalk) -> Iterator[Obstacle]:
    mode = MODES[stalk.card][0]
    if stalk.card in LEAPS:
        if g.moved:
            yield obstacle("DA-734", "moved-already")
        if not g.empty_doors():
            yield obstacle("DA-286", "no-door")
    if mode.target and (stalk.target == NONE or not fits(g, v, stalk.target, mode.target)):
        yield out_of_reach(g, stalk.target, card_word(stalk.card))


def can_leave(g: Castle, v: int) -> bool:
    """DA-733: whether a legal way out of the room exists: a reachable empty space, or a card that leaps (Bat Form)."""
    if not LEAPS.isdisjoint(g.holds(g.owner(v))) and g.empty_doors():
        return True
    return bool(g.bites) and any(steps_to(g.lair, s) <= g.stride and g.is_empty(s) for s in range(CORRIDOR))


def _considered(g: Castle, v: int, barred: Callable[[Stalk], Iterator[Obstacle]]) -> list[Option[Stalk]]:
    """Return everything well-formed; a Bite without a victim only where nobody can be bitten."""
    found = [_option(g, v, stalk) for stalk in _candidates(g, v, _walks(g.lair))]
    if all(next(barred(bite), None) is not None for bite in _bites(g, v)):
        found.insert(1, _BITE_NOBODY)
    return found


def prowl_menu(g: Castle, v: int) -> Menu[Stalk]:
    """Return the menu of The Vampire's turn."""
    barred = partial(_bars, g, v)
    likely = _candidates(g, v, _short_walks(g.lair, g.stride))
    return Menu.built(
        [_option(g, v, stalk) for stalk in likely if next(barred(stalk), None) is None],
        partial(_considered, g, v, barred),
        barred,
    )
