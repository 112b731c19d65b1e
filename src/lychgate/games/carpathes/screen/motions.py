"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lychgate.core.events import Event, Told
from lychgate.core.table import Motion
from lychgate.games.carpathes.data import DOMINATE_COST, HUMANS, LAST_GRACE, POWER, Purse
from lychgate.games.carpathes.events.attacks import (
    AttackAnnounced,
    Destroyed,
    Laid,
    Played,
    Reacted,
    Recognised,
    Stolen,
)
from lychgate.games.carpathes.events.blood import Drank, Drew, Dropped, Lost, Paid, Recovered, Seen
from lychgate.games.carpathes.events.endings import EventTurned, FirstPlaceWon
from lychgate.games.carpathes.events.masters import Dominated, Fed, Freed, Inherited
from lychgate.games.carpathes.events.turns import CycleBegan, Rejected
from lychgate.games.carpathes.screen.looks import BACKS

Facts = dict[str, Any]


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    show = _BY_KIND.get(told.kind)
    return tuple(show(told.facts)) if show is not None else ()


def _drained(seat: int, humans: Purse, blood: int = 0) -> Iterator[Motion]:
    """Humans go from hand to the discard pile, the counter ticks down."""
    for kind, n in zip(HUMANS, humans, strict=True):
        if n:
            yield Motion(kind="move", piece=kind.id, start=f"held:{seat}", end="human_discard", n=n, seat=seat)
    if blood:
        yield Motion(kind="tick", start=f"blood:{seat}", n=-blood, seat=seat)


def _drew(facts: Facts) -> Iterator[Motion]:
    seat, deck = facts["seat"], facts["deck"]
    yield Motion(kind="move", piece=BACKS[deck], start=f"{deck}_deck", end=f"held:{seat}", seat=seat)


def _paid(facts: Facts) -> Iterator[Motion]:
    yield from _drained(facts["seat"], *facts["price"])


def _recovered(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    if facts["n"]:
        yield Motion(kind="tick", start=f"blood:{seat}", n=facts["n"], seat=seat)


def _drank(facts: Facts) -> Iterator[Motion]:
    yield from _drained(facts["seat"], facts["humans"])
    yield from _recovered(facts)


def _dropped(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    for card in facts["cards"]:
        end = "power_discard" if card in POWER else "human_discard"
        yield Motion(kind="move", piece=card, start=f"held:{seat}", end=end, seat=seat)


def _played(facts: Facts) -> Iterator[Motion]:
    """A card from hand goes to the middle; a blue one lies there already."""
    seat, card = facts["seat"], facts["card"]
    if POWER[card].type != "special":
        yield Motion(kind="move", piece=card, start=f"held:{seat}", end="played", seat=seat)


def _reacted(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    yield Motion(kind="move", piece=facts["card"], start=f"held:{seat}", end="power_discard", seat=seat)
    yield from _drained(seat, *facts["price"])


def _stolen(facts: Facts) -> Iterator[Motion]:
    thief, victim = facts["thief"], facts["victim"]
    back = BACKS[facts["back"]]
    yield Motion(kind="move", piece=back, start=f"held:{victim}", end=f"held:{thief}", seat=thief)


def _laid(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    yield Motion(kind="move", piece=facts["card"], start=f"held:{seat}", end=f"laid:{seat}", seat=seat)


def _destroyed(facts: Facts) -> Iterator[Motion]:
    seat = facts["seat"]
    yield Motion(kind="move", piece=facts["card"], start=f"laid:{seat}", end="power_discard", seat=seat)


def _dominated(facts: Facts) -> Iterator[Motion]:
    """The cube jumps onto Grace 0; the dominator's counter ticks."""
    seat, by, master = facts["seat"], facts["by"], facts["master"]
    yield Motion(kind="tick", start=f"blood:{by}", n=-DOMINATE_COST, seat=by)
    yield Motion(kind="move", piece="cube", start=f"plaque:{master}", end=f"grace:{seat}:0", seat=master)


def _inherited(facts: Facts) -> Iterator[Motion]:
    seat, master = facts["seat"], facts["master"]
    end = f"grace:{seat}:{facts['grace']}"
    yield Motion(kind="move", piece="cube", start=f"plaque:{master}", end=end, seat=master)


def _freed(facts: Facts) -> Iterator[Motion]:
    seat, master = facts["seat"], facts["master"]
    yield Motion(kind="move", piece="cube", start=f"grace:{seat}:{LAST_GRACE}", end=f"plaque:{master}", seat=master)


def _fed(facts: Facts) -> Iterator[Motion]:
    yield from _drained(facts["slave"], *facts["price"])
    master = facts["master"]
    if facts["n"]:
        yield Motion(kind="tick", start=f"blood:{master}", n=facts["n"], seat=master)


def _turned(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="move", piece=facts["event"], start="event_deck", end="event")


def _price(facts: Facts) -> Iterator[Motion]:
    yield from _drained(facts["seat"], facts["humans"])


def _moon(facts: Facts) -> Iterator[Motion]:
    yield Motion(kind="flip", start="moon:1", state=facts["moon"])


SHOWS: dict[type[Event], Callable[[Facts], Iterator[Motion]]] = {
    Drew: _drew,
    Seen: _drew,
    Paid: _paid,
    Lost: _paid,
    Recovered: _recovered,
    Drank: _drank,
    Rejected: _price,
    Dropped: _dropped,
    AttackAnnounced: _played,
    Played: _played,
    Reacted: _reacted,
    Stolen: _stolen,
    Recognised: _stolen,
    Laid: _laid,
    Destroyed: _destroyed,
    Dominated: _dominated,
    Inherited: _inherited,
    Freed: _freed,
    Fed: _fed,
    EventTurned: _turned,
    FirstPlaceWon: _price,
    CycleBegan: _moon,
}
"""The events that are shown as something that moves."""
_BY_KIND = {event.kind(): show for event, show in SHOWS.items()}
