"""The table before anything lies on it.

BC-029: supply, city and the unclaimed quarter are shown in the middle, each player card in front of its player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Hand,
    Layout,
    Mat,
    Pool,
    Readout,
    Room,
    Row,
    Shape,
    Share,
    Slot,
    Stop,
    Strip,
    Table,
)
from lychgate.games.blood_coven.data import LETTERS, SLOTS
from lychgate.games.blood_coven.screen.looks import ICONS, card_faces, card_types, kinds

_CHAIRS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((425, 520), (425, 30)),
    3: ((425, 520), (60, 30), (760, 30)),
}


_TONIGHT = {2: Room(of="tonight", x=850, y=30, w=342, h=184), 3: Room(of="tonight", x=430, y=30, w=310, h=184)}


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table of a match with this number of seats."""
    shapes: list[Shape] = [_supply(), _city(), _quarter(), _phases(), _tonight(), _dawn(seats), _left()]
    for seat in range(seats):
        shapes += [_card(seat), _tray(seat)]
        if options["abilities"] != "off":
            name = Say("name-ability", {"seat": who(seat)})
            shapes.append(Row(id=f"cards:{seat}", name=name, short=Say("name-card"), area="seat", seat=seat, bare=True))
    # Removed coins lie here after the final feeding and, with `ashes`, before.
    shapes.append(
        Pool(id="ash", name=Say("name-ash"), area="aside", kinds=tuple(LETTERS), icon="dust-cloud", bare=True)
    )
    own = [f"{part}:{seat}" for seat in range(seats) for part in ("card", "tray")]
    abilities = [f"cards:{seat}" for seat in range(seats)] if options["abilities"] != "off" else []
    order = ("phases", "supply", "city", "quarter", *own, *abilities, "tonight", "dawn", "left", "ash")
    # Lines are dear in a terminal: the points if dawn came now stand in every tray already.
    lines = ("phases", "supply", "city", "quarter", "left", "ash", "tonight", *own, *abilities)
    return Table(
        game="blood-coven",
        seats=seats,
        shapes=tuple(shapes),
        layout=Layout(
            width=1200,
            height=800,
            chairs=_CHAIRS[seats],
            rooms=_rooms(seats, options),
            narrow=order,
            terminal=lines,
            stores=tuple(f"hand:{seat}" for seat in range(seats)),
            scores=tuple(f"score:{seat}" for seat in range(seats)),
        ),
        kinds=kinds(options),
        types=card_types(options),
        faces=card_faces(options),
        icons=ICONS,
    )


def _rooms(seats: int, options: Mapping[str, Any]) -> tuple[Room, ...]:
    """The question and the score lie in the corners beside whoever looks, an ability hangs from its player card."""
    rooms = (
        Room(x=8, y=520, w=400, h=272),
        _TONIGHT[seats],
        Room(of="dawn", x=850, y=498, w=342, h=246),
        Room(of="left", x=850, y=752, w=342, h=40),
        Room(of="ash", x=24, y=319, w=172, h=116),
    )
    if options["abilities"] == "off":
        return rooms
    return (*rooms, *(Room(of=f"cards:{seat}", x=0, y=185, w=350, h=30) for seat in range(seats)))


def _supply() -> Pool:
    return Pool(
        id="supply", name=Say("name-supply"), x=210, y=332, w=240, h=90, kinds=tuple(LETTERS), terrain="alley",
        note=Say("note-supply"),
    )  # fmt: skip


def _city() -> Row:
    return Row(id="city", name=Say("name-city"), x=470, y=332, w=380, h=90, terrain="square", note=Say("note-city"))


def _quarter() -> Row:
    return Row(id="quarter", name=Say("name-quarter"), x=872, y=349, w=56, h=56, bare=True)


def _card(seat: int) -> Mat:
    """BC-003: the player card with its five turn order slots, scare area and fatigue area."""
    slots: list[Slot] = []
    for slot in SLOTS:
        x = 45 + 65 * (slot - 1)
        slots.append(
            Slot(id=f"slots:{seat}:{slot}", name=Say("name-slot", {"slot": slot}), x=x, y=55, look="coffin", n=slot)
        )
        slots.append(
            Slot(
                id=f"fed:{seat}:{slot}",
                name=Say("name-fed", {"slot": slot}),
                x=x + 12,
                y=41,
                quiet=True,
                over=f"slots:{seat}:{slot}",
            )
        )
    first = Badge(name=Say("name-goes-first"), spelt=True)
    slots.append(Slot(id=f"quarter:{seat}", name=Say("name-quarter"), x=388, y=228, quiet=True, badges=(first,)))
    heaps = tuple(LETTERS)
    areas = (
        Pool(
            id=f"scare:{seat}", name=Say("name-scare"), kinds=heaps, x=15, y=98, w=155, h=88, hue="wine",
            icon="carnival-mask", note=Say("note-scare"),
        ),
        Pool(
            id=f"fatigue:{seat}", name=Say("name-fatigue"), kinds=heaps, x=180, y=98, w=155, h=88, hue="night",
            icon="bed", note=Say("note-fatigue"),
        ),
    )  # fmt: skip
    name = Say("name-player-card", {"seat": who(seat)})
    return Mat(
        id=f"card:{seat}", name=name, area="seat", seat=seat, w=350, h=200, look="card", slots=tuple(slots), parts=areas
    )


def _tray(seat: int) -> Mat:
    """The hand below the card, the running score, and food against hungry mouths."""
    parts = (
        Hand(
            id=f"hand:{seat}",
            name=Say("name-hand", {"seat": who(seat)}),
            short=Say("short-hand"),
            x=110,
            y=4,
            w=112,
            h=52,
        ),
        Readout(id=f"score:{seat}", name=Say("name-vp"), short=Say("short-vp"), x=232, y=4, w=110, h=24),
        Readout(
            id=f"food:{seat}", name=Say("name-food"), short=Say("short-food"), look="against", x=232, y=32, w=110, h=24
        ),
    )
    name = Say("name-tray", {"seat": who(seat)})
    return Mat(id=f"tray:{seat}", name=name, area="seat", seat=seat, y=208, w=350, h=60, look="panel", parts=parts)


def _phases() -> Strip:
    stops = (
        Stop(Say("phase-feed"), "meal"),
        Stop(Say("phase-turns"), "bat"),
        Stop(Say("phase-refresh"), "sunrise"),
    )
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


def _tonight() -> Strip:
    return Strip(
        id="tonight", name=Say("name-tonight"), short=Say("short-tonight"), area="side", note=Say("note-tonight")
    )


def _dawn(seats: int) -> Mat:
    shares = (Share(Say("name-vampires")), Share(Say("name-victims")), Share(Say("name-ability-points")))
    bars = tuple(
        Readout(id=f"dawn:{seat}", name=who(seat), seat=seat, look="bar", shares=shares) for seat in range(seats)
    )
    return Mat(id="dawn", name=Say("name-dawn"), area="side", look="panel", parts=bars)


def _left() -> Readout:
    return Readout(id="left", name=Say("name-left"), short=Say("short-left"), area="side", icon="sunrise")
