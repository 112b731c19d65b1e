"""What travels over the table when something happens, so that a screen can show it on the way to the next fill."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lychgate.core.events import Event, Told
from lychgate.core.say import Say
from lychgate.core.table import Motion
from lychgate.games.carpathes.data import DOMINATE_COST, LAST_GRACE, POWER
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

Args = dict[str, Any]


def motions(told: Told) -> tuple[Motion, ...]:
    """Return what is to be seen of an event."""
    show = _BY_KIND.get(told.kind)
    return tuple(show(told.args)) if show is not None else ()


def _seat(said: Say) -> int:
    return int(str(said.args["seat"]))


def _card(said: Say) -> str:
    return str(said.args["id"])


def _listed(said: Any) -> list[Say]:
    return said if isinstance(said, list) else [said]


def _drained(price: Any, seat: int) -> Iterator[Motion]:
    """Humans go from hand to the discard pile, the counter ticks down."""
    for said in _listed(price):
        if said.key == "payment-blood":
            yield Motion(kind="tick", start=f"blood:{seat}", n=-int(str(said.args["blood"])), seat=seat)
        else:
            n = int(str(said.args["count"]))
            yield Motion(kind="move", piece=_card(said), start=f"held:{seat}", end="human_discard", n=n, seat=seat)


def _drew(args: Args) -> Iterator[Motion]:
    seat, deck = _seat(args["seat"]), args["deck"]
    yield Motion(kind="move", piece=BACKS[deck], start=f"{deck}_deck", end=f"held:{seat}", seat=seat)


def _paid(args: Args) -> Iterator[Motion]:
    yield from _drained(args["price"], _seat(args["seat"]))


def _recovered(args: Args) -> Iterator[Motion]:
    seat = _seat(args["seat"])
    if args["n"]:
        yield Motion(kind="tick", start=f"blood:{seat}", n=int(args["n"]), seat=seat)


def _drank(args: Args) -> Iterator[Motion]:
    yield from _drained(args["humans"], _seat(args["seat"]))
    yield from _recovered(args)


def _dropped(args: Args) -> Iterator[Motion]:
    seat = _seat(args["seat"])
    for said in _listed(args["cards"]):
        card = _card(said)
        end = "power_discard" if card in POWER else "human_discard"
        yield Motion(kind="move", piece=card, start=f"held:{seat}", end=end, seat=seat)


def _played(args: Args) -> Iterator[Motion]:
    """A card from hand goes to the middle; a blue one lies there already."""
    seat, card = _seat(args["seat"]), _card(args["card"])
    if POWER[card].type != "special":
        yield Motion(kind="move", piece=card, start=f"held:{seat}", end="played", seat=seat)


def _reacted(args: Args) -> Iterator[Motion]:
    seat = _seat(args["seat"])
    yield Motion(kind="move", piece=_card(args["card"]), start=f"held:{seat}", end="power_discard", seat=seat)
    yield from _drained(args["price"], seat)


def _stolen(args: Args) -> Iterator[Motion]:
    thief, victim = _seat(args["thief"]), _seat(args["victim"])
    back = BACKS[args["back"]]
    yield Motion(kind="move", piece=back, start=f"held:{victim}", end=f"held:{thief}", seat=thief)


def _laid(args: Args) -> Iterator[Motion]:
    seat = _seat(args["seat"])
    yield Motion(kind="move", piece=_card(args["card"]), start=f"held:{seat}", end=f"laid:{seat}", seat=seat)


def _destroyed(args: Args) -> Iterator[Motion]:
    seat = _seat(args["seat"])
    yield Motion(kind="move", piece=_card(args["card"]), start=f"laid:{seat}", end="power_discard", seat=seat)


def _dominated(args: Args) -> Iterator[Motion]:
    """The cube jumps onto Grace 0; the dominator's counter ticks."""
    seat, by, master = _seat(args["seat"]), _seat(args["by"]), _seat(args["master"])
    yield Motion(kind="tick", start=f"blood:{by}", n=-DOMINATE_COST, seat=by)
    yield Motion(kind="move", piece="cube", start=f"plaque:{master}", end=f"grace:{seat}:0", seat=master)


def _inherited(args: Args) -> Iterator[Motion]:
    seat, master = _seat(args["seat"]), _seat(args["master"])
    end = f"grace:{seat}:{args['grace']}"
    yield Motion(kind="move", piece="cube", start=f"plaque:{master}", end=end, seat=master)


def _freed(args: Args) -> Iterator[Motion]:
    seat, master = _seat(args["seat"]), _seat(args["master"])
    yield Motion(kind="move", piece="cube", start=f"grace:{seat}:{LAST_GRACE}", end=f"plaque:{master}", seat=master)


def _fed(args: Args) -> Iterator[Motion]:
    yield from _drained(args["price"], _seat(args["slave"]))
    master = _seat(args["master"])
    if args["n"]:
        yield Motion(kind="tick", start=f"blood:{master}", n=int(args["n"]), seat=master)


def _turned(args: Args) -> Iterator[Motion]:
    yield Motion(kind="move", piece=_card(args["event"]), start="event_deck", end="event")


def _price(args: Args) -> Iterator[Motion]:
    yield from _drained(args["humans"], _seat(args["seat"]))


def _moon(args: Args) -> Iterator[Motion]:
    yield Motion(kind="flip", start="moon:1", state=str(args["moon"]))


SHOWS: dict[type[Event], Callable[[Args], Iterator[Motion]]] = {
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
