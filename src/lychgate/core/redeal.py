"""Re-deals: another position that a seat cannot tell from the real one.

What the seat cannot know is first put into a canonical order and then shuffled, so that the outcome depends only on
the seat's knowledge and the generator, never on the truth. What came by lot and from no stock (dice under a cup) is
drawn anew by the same weights. Views and re-deals check each other:
`view(redeal(g, s), s) == view(g, s)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple, TypeVar

from lychgate.core.agenda import Agenda
from lychgate.core.ask import Ask, Option
from lychgate.core.chance import Chance
from lychgate.core.errors import BadState, LawBroken
from lychgate.core.state import State
from lychgate.core.zones import EVERYONE, Zone, contents, is_known, sees_zone, zones_of

S = TypeVar("S", bound=State)


class Spot(NamedTuple):
    """A place for one hidden piece."""

    content: Any
    at: int
    holds: Callable[[Any], bool] | None


def redeal(g: S, seat: int | None, rng: Random) -> S:
    """Return a copy in which all that this seat (None: a spectator) cannot know is dealt anew, the coming luck too."""
    new = g.copy()
    places: dict[tuple[str, str, bool], list[Spot]] = {}
    masks: list[tuple[Spot, dict[Any, int], int]] = []
    for field, zone in zones_of(type(g)):
        if zone.sees is EVERYONE:
            continue
        seen = zone.seen(g, seat) if zone.seen is not None and seat is not None else ()
        known = None if zone.known is None else getattr(new, zone.known)
        family, back, holds = zone.family, zone.back, zone.holds
        for _, owner, content in contents(new, field, zone):
            if sees_zone(zone, owner, seat):
                continue
            if zone.drawn is not None:
                content[:] = [_drawn(zone, zone.drawn, piece, rng) for piece in content]
                continue
            for index, piece in enumerate(content):
                if known and is_known(known, piece, seat):
                    continue
                spot = Spot(content, index, holds)
                key = (family, "" if back is None else back(piece), piece in seen)
                if key in places:
                    places[key].append(spot)
                else:
                    places[key] = [spot]
                if known and (mask := known.pop(piece, 0)):
                    masks.append((spot, known, mask))
    alike = [spots for _, spots in sorted(places.items())]
    for spots in alike:
        for (content, index, _), piece in _dealt(spots, rng):
            content[index] = piece
    _exchange(new, alike, rng)
    for (content, index, _), known, mask in masks:
        # What others know of a place stays with the place: they know whatever lies there in this world.
        known[content[index]] = mask
    new.chance = Chance(f"{rng.getrandbits(256):064x}")
    return new


def _drawn(zone: Zone, weights: Mapping[Any, int], piece: Any, rng: Random) -> Any:
    """Draw a piece in the place of another one, among those that show the same back and that the zone can hold."""
    back, holds = zone.back, zone.holds
    possible = [
        (each, weight)
        for each, weight in weights.items()
        if (back is None or back(each) == back(piece)) and (holds is None or holds(each))
    ]
    if not possible:
        raise LawBroken(f"The hidden piece {piece!r} is none of those that its zone says are drawn.")
    at = rng.random() * sum(weight for _, weight in possible)
    for each, weight in possible:
        at -= weight
        if at < 0:
            return each
    return possible[-1][0]


def _dealt(spots: list[Spot], rng: Random) -> Iterable[tuple[Spot, Any]]:
    """Deal these pieces anew; a spot gets only what it can hold, and the spots with the least choice come first."""
    pieces = sorted(content[index] for content, index, _ in spots)
    if all(spot.holds is None for spot in spots):
        rng.shuffle(pieces)
        return zip(spots, pieces, strict=True)
    fitting = {spot.holds: sum(map(spot.holds, pieces)) for spot in spots if spot.holds is not None}
    spots = sorted(spots, key=lambda spot: len(pieces) if spot.holds is None else fitting[spot.holds])
    for _ in range(TRIES):
        pool = pieces.copy()
        rng.shuffle(pool)
        dealt = []
        for spot in spots:
            at = next((at for at, piece in enumerate(pool) if spot.holds is None or spot.holds(piece)), None)
            if at is None:
                break
            dealt.append((spot, pool.pop(at)))
        else:
            return dealt
    raise LawBroken("Hidden pieces lie where their zones say they cannot.")


def _exchange(g: State, families: list[list[Spot]], rng: Random) -> None:
    """Exchange hidden pieces until no content lacks anything of what everybody knows about it."""
    bound = [
        (zone.lacks, owner, content)
        for field, zone in zones_of(type(g))
        if zone.lacks is not None
        for _, owner, content in contents(g, field, zone)
    ]
    for _ in range(TRIES):
        wanting = [content for lacks, owner, content in bound if lacks(g, owner, content)]
        if not wanting:
            return
        content = wanting[int(rng.random() * len(wanting))]
        spots = next((each for each in families if any(spot.content is content for spot in each)), [])
        if spots:
            other = spots[int(rng.random() * len(spots))]
            inside = [spot for spot in spots if spot.content is content]
            _improve(inside, other, lambda: sum(lacks(g, owner, content) for lacks, owner, content in bound))
    raise LawBroken("Hidden pieces cannot be what everybody knows about them.")


def _improve(inside: list[Spot], other: Spot, missing: Callable[[], int]) -> None:
    """Exchange a piece with the one inside for which least is missing afterwards, unless more is than before."""
    best, least = None, missing()
    for one in inside:
        _swap(one, other)
        if _fits(one) and _fits(other) and missing() <= least:
            best, least = one, missing()
        _swap(one, other)
    if best is not None:
        _swap(best, other)


def _swap(one: Spot, other: Spot) -> None:
    one.content[one.at], other.content[other.at] = other.content[other.at], one.content[one.at]


def _fits(spot: Spot) -> bool:
    return spot.holds is None or spot.holds(spot.content[spot.at])


TRIES = 1000
"""How many re-deals are tried until one fits the places and the question that is asked."""


Guess = Callable[[Any, Ask], Option[Any]]
"""Chooses what another seat may have answered in an imagined position."""


def imagined(real: Agenda, seat: int | None, rng: Random, guess: Guess | None = None) -> Agenda:
    """Return a re-dealt position in play, its pending question included, that the seat cannot tell from the real one.

    What others have answered to the step in play is guessed too, sealed or not: the seat sees nothing of it before the
    step acts. It does see who is asked, so a re-deal in which somebody else is asked is dropped and another one tried.
    Without a `guess` every answer is as likely as any other.
    """
    asked = [(ask.seat, ask.window) for ask in real.asks]
    for _ in range(TRIES):
        agenda = real.copy(redeal(real.g, seat, rng))
        agenda.history = []
        try:
            _guess_answers(agenda, seat, {each for each, _ in asked}, guess or by_lot(rng))
        except (BadState, LawBroken):
            continue
        if [(ask.seat, ask.window) for ask in agenda.asks] == asked:
            return agenda
    raise LawBroken(f"{real.g.step!r} asks what seat {seat} cannot explain by anything it may know.")


def by_lot(rng: Random) -> Guess:
    """Return the guess that takes any option, each as likely as the others."""
    return lambda g, ask: ask.options[int(rng.random() * len(ask.options))]


def _guess_answers(agenda: Agenda, seat: int | None, asked: set[int], guess: Guess) -> None:
    """Replace every answer that others gave to the step in play by a guess."""
    sealed = agenda.g.sealed
    others = sorted(owner for owner in sealed if owner != seat)
    for owner in others:
        del sealed[owner]
    agenda.revive(lambda ask: None if ask.seat == seat else guess(agenda.g, ask))
    for owner in others:
        # A seat that is still asked has not finished: how far it has got does not show.
        while owner not in asked and (ask := agenda.ask(owner)) is not None:
            agenda.answer(ask, guess(agenda.g, ask))
