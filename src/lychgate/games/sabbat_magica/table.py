"""The table of Sabbat Magica: what is on it. What lies where now: `filling.py`; what travels: `motions.py`.

SM-005: the regions, the drawbridge, the manor and the graveyard lie in a row. The canvas is that of `data.py`, with the
players' boards in its free corners.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Layout,
    Mat,
    Pile,
    Pool,
    Readout,
    Room,
    Row,
    Shape,
    Slot,
    Stop,
    Strip,
    Tab,
    Table,
    Track,
)
from lychgate.games.sabbat_magica.boards import drawbridge, graveyard, manor, points, regions
from lychgate.games.sabbat_magica.data import (
    GHOSTS,
    MOST_TERROR,
    RESOURCES,
)
from lychgate.games.sabbat_magica.looks import ICONS, card_faces, card_types, kinds

WIDTH, HEIGHT = 1600, 1060
_RIVALS = ((225, 92), (225, 148), (225, 204))


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table of a match with so many seats."""
    shapes: list[Shape] = [_phases(), _order(), _clock(), regions(seats), _spare(), drawbridge()]
    shapes += [manor(seats), points(), graveyard(seats), _supply(), _peoples()]
    for seat in range(seats):
        shapes += [_own_board(seat, options["power_cards"]), _rival_board(seat)]
    own = [f"board:{seat}" for seat in range(seats)]
    rivals = [f"rival:{seat}" for seat in range(seats)]
    boards = ("regions", "spare", "drawbridge", "manor", "points", "graveyard", "clock", "supply", "peoples")
    return Table(
        game="sabbat-magica",
        seats=seats,
        shapes=tuple(shapes),
        layout=Layout(
            width=WIDTH,
            height=HEIGHT,
            chairs=((8, 812), *_RIVALS[: seats - 1]),
            rooms=(Room(x=692, y=832, w=900, h=224), Room(of="order", x=225, y=4, w=325, h=84)),
            narrow=("phases", *rivals, "order", *boards, *own),
            tabs=_tabs(),
            terminal=("phases", "order", *boards, *rivals, *own),
            ground="moor",
        ),
        kinds=kinds(seats),
        types=card_types(),
        faces=card_faces(),
        icons=ICONS,
    )


def _tabs() -> tuple[Tab, ...]:
    return (
        Tab(name=Say("tab-regions"), icon="compass", shapes=("regions", "spare")),
        Tab(name=Say("tab-manor"), icon="castle", shapes=("manor", "points")),
        Tab(name=Say("tab-graves"), icon="graveyard", shapes=("graveyard", "clock")),
    )


# --- cards, supply, order


def _clock() -> Mat:
    """SM-085, SM-096: the open time card, its bonus slots with the tokens of who took them, and the actions done."""
    slots = tuple(
        Slot(id=f"slot:{n}", name=Say("name-slot", {"n": n}), x=27 + 50 * (n - 1), y=212, look="square")
        for n in range(1, 5)
    )
    parts = (
        Row(id="time", name=Say("name-time"), x=4, y=6, w=124, h=176, bare=True),
        Pile(id="pile", name=Say("name-pile"), short=Say("short-pile"), x=132, y=10, w=70, h=96, back="time-back"),
        Readout(
            id="actions",
            name=Say("name-action-line"),
            short=Say("short-actions"),
            look="pips",
            x=132,
            y=124,
            w=72,
            h=44,
        ),
    )
    return Mat(
        id="clock", name=Say("name-clock"), short=Say("short-clock"), x=8, y=4, w=210, h=246, slots=slots, parts=parts
    )


def _spare() -> Row:
    """SM-008: the two gates that were left out."""
    return Row(id="spare", name=Say("name-spare"), short=Say("short-spare"), x=6, y=730, w=130, h=60, bare=True)


def _supply() -> Row:
    """SM-033: there is always enough."""
    return Row(id="supply", name=Say("name-supply"), x=562, y=680, w=116, h=110, bare=True)


def _peoples() -> Row:
    """SM-003: the peoples still free, while they are chosen."""
    return Row(id="peoples", name=Say("name-peoples"), x=562, y=660, w=116, h=130, bare=True)


def _phases() -> Strip:
    stops = (
        Stop(Say("phase-plan"), "spell-book"),
        Stop(Say("phase-skulduggery"), "ghost"),
        Stop(Say("phase-stewardship"), "meal"),
    )
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


def _order() -> Strip:
    """SM-070, SM-142: who comes before and after decides what fights cost."""
    return Strip(id="order", name=Say("name-order"), short=Say("short-order"), area="side")


# --- the players' boards


def _own_board(seat: int, cards: bool) -> Mat:
    """Your board is a clock read from left to right: two hours, one hour, cursed; below approval, powers and terror."""
    parts: list[Shape] = [
        Pool(id=f"two:{seat}", name=Say("name-two"), note=Say("note-two"), kinds=RESOURCES, x=10, y=32, w=170, h=70),
        Pool(
            id=f"one:{seat}", name=Say("name-one"), note=Say("note-one"), kinds=RESOURCES, x=190, y=32, w=170, h=70,
            hue="moss",
        ),
        Row(id=f"skull:{seat}", name=Say("name-skull"), note=Say("note-skull"), x=370, y=32, w=150, h=70, hue="plague"),
        Pool(
            id=f"approval:{seat}", name=Say("name-approval"), note=Say("note-approval"), kinds=RESOURCES, x=10, y=110,
            w=230, h=66,
        ),
        Readout(id=f"chimeras:{seat}", name=Say("name-chimeras"), icon="hydra", x=248, y=110, w=112, h=66),
        Track(
            id=f"terror:{seat}", name=Say("name-terror"), high=MOST_TERROR, look="fill", x=10, y=186, w=350, h=50,
            icon="screaming",
        ),
        Readout(
            id=f"food:{seat}", name=Say("name-food"), short=Say("short-food"), look="against", x=370, y=196, w=296, h=40
        ),
        Track(id=f"invoke:{seat}", name=Say("name-invoke"), high=GHOSTS, x=10, y=110, w=350, h=66),
    ]  # fmt: skip
    if cards:
        parts.append(Row(id=f"power:{seat}", name=Say("name-powers"), x=370, y=108, w=296, h=84, bare=True))
    home = Slot(id=f"home:{seat}", name=Say("name-home"), x=590, y=66, quiet=True)
    return Mat(
        id=f"board:{seat}", name=Say("name-board", {"seat": who(seat)}), area="mine", seat=seat, w=672, h=244,
        slots=(home,), parts=tuple(parts),
    )  # fmt: skip


def _rival_board(seat: int) -> Mat:
    """What one should know of a rival at a glance: terror, points, stores, curse, approval, the power shown."""
    parts: tuple[Shape, ...] = (
        Readout(id=f"fear:{seat}", name=Say("name-terror"), short=Say("short-terror"), x=112, y=3, w=76, h=20),
        Readout(
            id=f"owes:{seat}", name=Say("name-food"), short=Say("short-food"), look="against", x=190, y=3, w=64, h=20
        ),
        Readout(id=f"vp:{seat}", name=Say("name-vp"), short=Say("short-vp"), x=258, y=3, w=62, h=20),
        Row(id=f"fresh:{seat}", name=Say("name-two"), short=Say("short-two"), x=112, y=25, w=70, h=27, bare=True),
        Row(id=f"ageing:{seat}", name=Say("name-one"), short=Say("short-one"), x=184, y=25, w=58, h=27, bare=True),
        Row(
            id=f"approved:{seat}", name=Say("name-approval"), short=Say("short-approval"), x=244, y=25, w=48, h=27,
            bare=True,
        ),
        Row(id=f"shown:{seat}", name=Say("name-shown"), x=293, y=25, w=30, h=27, bare=True),
    )  # fmt: skip
    return Mat(
        id=f"rival:{seat}", name=Say("name-board", {"seat": who(seat)}), area="rivals", seat=seat, w=325, h=54,
        parts=parts,
    )  # fmt: skip
