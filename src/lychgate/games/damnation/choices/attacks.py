"""Which attacks may be made, and why not the rest (DA-204, 230..252)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.menus import figure_mark
from lychgate.games.damnation.choices.moments import Deed, mode_of
from lychgate.games.damnation.choices.reasons import named_play
from lychgate.games.damnation.choices.targets import is_adjacent
from lychgate.games.damnation.data.cards import CARDS, CARNAGE_BOOST, HUNTERS_MOON, IDS, IS_WEAPON, MODES, TALENTS
from lychgate.games.damnation.data.effects import AttackWith
from lychgate.games.damnation.data.geometry import CORRIDOR, COURTYARD, SIGHT, STANDARD
from lychgate.games.damnation.data.numbers import DARKNESS
from lychgate.games.damnation.data.timing import ATTACK
from lychgate.games.damnation.data.villains import LOST, NONE, STRANGER, VILLAINS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, villain_word

(BARE_HANDS,) = (effect for effect in TALENTS[LOST].do if isinstance(effect, AttackWith))
FROM_HELL = 1
"""In a play's `extra`: the attack is The Stranger's From Hell."""


def may_fight_here(g: Castle, v: int) -> bool:
    """DA-230, 250, 252: on a corridor space, in the Courtyard, in a Standard Room in Darkness or by Hunter's Moon."""
    place = g.place[v]
    if 0 <= place < CORRIDOR:
        return True
    if place not in STANDARD:
        return False
    return place == COURTYARD or g.light == DARKNESS or g.is_tolled(HUNTERS_MOON)


def reach_of(play: Deed) -> int:
    """Return how far an attack reaches."""
    if play.act == "talent":
        return BARE_HANDS.reach
    return MODES[play.number][1 if play.alt else 0].reach


def attack_bars(g: Castle, v: int, play: Deed) -> Iterator[Obstacle]:
    """DA-204, 231..235, 250: yield everything that forbids an attack."""
    if g.attacked:
        yield obstacle("DA-235", "attacked-already")
    if g.claimed:
        yield obstacle("DA-204", "claimed-already")
    here = g.place[v]
    from_hell = play.extra == FROM_HELL
    if from_hell and not (g.entered in STANDARD and g.tokens[v] & 1):
        yield obstacle("DA-450", "from-hell")
    elif not from_hell and not may_fight_here(g, v):
        yield obstacle("DA-250", "no-fight-here")
    if play.act == "talent" and not g.tokens[v] & 1:
        yield obstacle("DA-450", "token-spent", talent=named_play(play))
    if play.target == NONE and here >= CORRIDOR:
        yield obstacle("DA-233", "nobody-here")
    elif play.target == NONE:
        yield obstacle("DA-231", "nobody-in-range", reach=reach_of(play))
    elif not sees(g, v, play.target):
        clause, why = ("DA-232", "unseen") if 0 <= here < CORRIDOR else ("DA-233", "other-room")
        yield obstacle(clause, why, target=villain_word(g.kind[play.target]))
    elif _is_too_far(g, v, play.target, reach_of(play)):
        facts = {"distance": SIGHT[here][g.place[play.target]], "reach": reach_of(play)}
        target = villain_word(g.kind[play.target])
        yield obstacle("DA-231", "too-far", target=target, by=named_play(play), **facts)


def sees(g: Castle, v: int, other: int) -> bool:
    """DA-232, 233: whether somebody is in line of sight on the corridor, or in the same room."""
    here, there = g.place[v], g.place[other]
    if 0 <= here < CORRIDOR:
        return 0 <= there < CORRIDOR and SIGHT[here][there] > 0
    return there == here


def _is_too_far(g: Castle, v: int, other: int, reach: int) -> bool:
    """DA-231: whether somebody in sight on the corridor is farther away than a Weapon reaches."""
    here = g.place[v]
    return here < CORRIDOR and SIGHT[here][g.place[other]] > reach


def unaimed(g: Castle, v: int, rivals: list[int]) -> Iterator[Deed]:
    """Yield every attack that reaches nobody, without a target: so a Weapon itself can be asked about."""
    seen = [other for other in rivals if sees(g, v, other)]
    for play in dict.fromkeys(msgspec.structs.replace(play, target=NONE) for play in attacks(g, v, rivals)):
        if all(_is_too_far(g, v, other, reach_of(play)) for other in seen):
            yield play


def attacks(g: Castle, v: int, rivals: list[int]) -> Iterator[Deed]:
    """Yield the attacks upon these rivals: with every Weapon, in every way."""
    if not rivals:
        return
    hell = g.kind[v] == STRANGER and g.entered != -1
    for card in sorted(card for card in g.holds(g.owner(v)) if IS_WEAPON[card]):
        for mode in MODES[card]:
            if mode.bits & ATTACK:
                for other in rivals:
                    yield Deed("attack", card, mode.alt, other)
                    if hell:
                        yield Deed("attack", card, mode.alt, other, FROM_HELL)
    if g.kind[v] == LOST:
        for other in rivals:
            yield Deed("talent", LOST, target=other)


def bonus(g: Castle, v: int, target: int) -> int:
    """DA-236, 854: what Carnage and Knife in the Dark add to an attack."""
    close = is_adjacent(g, v, target) or g.place[v] >= CORRIDOR
    return (CARNAGE_BOOST if g.carnage() else 0) + (1 if close and g.has(v, "knife_in_the_dark") else 0)


@kept
def _option(play: Deed, zone: str, target_kind: int, mark: str, v: int, n: int, health: int) -> Option[Deed]:
    target = VILLAINS[target_kind].id
    facts: dict[str, str | int | Say] = {"target": villain_word(target_kind), "n": n}
    lost = min(n, health)
    facts["left"] = health - lost
    brings = {f"health:{play.target}": -lost}
    token = f"talent:{v}:active"
    if play.act == "talent":
        return Option(f"bare_hands>{target}", play, (token, mark), Say("option-bare-hands", facts), brings=brings)
    name = IDS[play.number]
    alt = "*" if play.alt else ""
    way = "from_hell" if play.extra else "attack"
    key = "option-from-hell" if play.extra else "option-throw" if play.alt else "option-attack"
    marks = (f"{zone}:{name}", mark, *((token,) if play.extra else ()))
    card = CARDS[play.number]
    facts["card"] = card_word(play.number)
    facts["sure"] = "yes" if card.unblockable else "no"
    facts["relic"] = "yes" if card.relic and not play.alt else "no"
    return Option(f"{way}:{name}{alt}>{target}", play, marks, Say(key, facts), brings=brings)


@kept
def _unaimed_option(play: Deed, zone: str, v: int) -> Option[Deed]:
    token = f"talent:{v}:active"
    if play.act == "talent":
        return Option("bare_hands", play, (token,))
    name = f"{IDS[play.number]}{'*' if play.alt else ''}"
    if play.extra == FROM_HELL:
        return Option(f"from_hell:{name}", play, (f"{zone}:{IDS[play.number]}", token))
    return Option(f"attack:{name}", play, (f"{zone}:{IDS[play.number]}",))


def attack_option(g: Castle, v: int, play: Deed) -> Option[Deed]:
    """Put an attack into words; one without a target is never offered, and needs none."""
    seat = g.owner(v)
    zone = f"{'hand' if play.number in g.hand[seat] else 'face_up'}:{seat}"
    if play.target == NONE:
        return _unaimed_option(play, zone, v)
    damage = BARE_HANDS.damage if play.act == "talent" else mode_of(play).damage
    n = damage + bonus(g, v, play.target)
    return _option(play, zone, g.kind[play.target], figure_mark(g, play.target), v, n, g.health[play.target])
