"""The table of Sabbat Magica: what is on it. What lies where now: `fill.py`; what travels: `motions.py`.

SM-005: the regions, the drawbridge, the manor and the graveyard lie in a row. The canvas is that of `data/boards.py`,
with the players' boards in its free corners.
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
from lychgate.games.sabbat_magica.data.cards import PEOPLES
from lychgate.games.sabbat_magica.data.numbers import GHOSTS, MOST_TERROR
from lychgate.games.sabbat_magica.data.resources import RESOURCES
from lychgate.games.sabbat_magica.screen.boards import drawbridge, graveyard, manor, points, regions
from lychgate.games.sabbat_magica.screen.looks import ICONS, card_faces, card_types, kinds
from lychgate.games.sabbat_magica.words.names import people_word

WIDTH, HEIGHT = 1600, 964
_LEFT = 552
"""How far the regions and the players' boards reach; beyond lies the moat."""
_LINE = 48
"""How high one player's line is."""


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    # The line of actions lies over a corner of the wheel.
    shapes: list[Shape] = [_phases(), _clock(), _pile(), regions(seats), _actions(), _spare(), drawbridge()]
    shapes += [manor(seats), points(), graveyard(seats), _supply(), _peoples()]
    shapes += [_own_board(seat, options["power_cards"]) for seat in range(seats)]
    shapes += [_line(seat) for seat in range(seats)]
    own = [f"board:{seat}" for seat in range(seats)]
    lines = [f"line:{seat}" for seat in range(seats)]
    boards = (
        *("regions", "manor", "points", "graveyard", "drawbridge", "spare"),
        *("clock", "pile", "actions", "supply", "peoples"),
    )
    return Table(
        game="sabbat-magica",
        seats=seats,
        shapes=tuple(shapes),
        layout=Layout(
            width=WIDTH,
            height=HEIGHT,
            chairs=((8, 726),) * seats,
            lines=tuple((138, 6 + (_LINE + 4) * at) for at in range(seats)),
            rooms=(Room(x=_LEFT + 12, y=832, w=WIDTH - _LEFT - 20, h=126),),
            narrow=("phases", *lines, *boards, *own),
            tabs=_tabs(),
            terminal=("phases", *boards, *lines, *own),
            stores=tuple(f"{part}:{seat}" for seat in range(seats) for part in ("fear", "fresh", "ageing")),
            scores=tuple(f"vp:{seat}" for seat in range(seats)),
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
        Tab(name=Say("tab-graves"), icon="graveyard", shapes=("graveyard", "clock", "pile", "actions")),
    )


# --- cards, supply, order


def _clock() -> Mat:
    """SM-085: the open time card, and its bonus slots with the tokens of who took them."""
    slots = tuple(
        Slot(id=f"slot:{n}", name=Say("name-slot", {"n": n}), x=18 + 29.5 * (n - 1), y=190, look="square")
        for n in range(1, 5)
    )
    card = Row(id="time", name=Say("name-time"), x=2, y=0, w=120, h=176, bare=True)
    return Mat(
        id="clock", name=Say("name-clock"), short=Say("short-clock"), x=8, y=4, w=124, h=210, slots=slots, parts=(card,)
    )


def _actions() -> Readout:
    """SM-096: how many actions of this hour are done."""
    return Readout(
        id="actions", name=Say("name-action-line"), short=Say("short-actions"), look="pips", x=430, y=222, w=122, h=26
    )


def _pile() -> Pile:
    """SM-010: the hours to come, face down."""
    return Pile(id="pile", name=Say("name-pile"), short=Say("short-pile"), x=8, y=224, w=64, h=96, back="time-back")


def _spare() -> Row:
    """SM-008: the two gates that were left out."""
    return Row(id="spare", name=Say("name-spare"), short=Say("short-spare"), x=2, y=664, w=104, h=56, bare=True)


def _supply() -> Row:
    """SM-033: there is always enough."""
    return Row(id="supply", name=Say("name-supply"), x=562, y=690, w=116, h=110, bare=True)


def _peoples() -> Row:
    """SM-003: the peoples still free, while they are chosen."""
    return Row(id="peoples", name=Say("name-peoples"), x=562, y=676, w=116, h=140, bare=True)


def _phases() -> Strip:
    stops = (
        Stop(Say("phase-plan"), "spell-book"),
        Stop(Say("phase-skulduggery"), "ghost", Say("short-skulduggery")),
        Stop(Say("phase-stewardship"), "meal", Say("short-stewardship")),
    )
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


# --- the players' boards


def _own_board(seat: int, cards: bool) -> Mat:
    """Your board is a clock read from left to right: two hours, one hour, cursed; below approval, terror and powers."""
    trays: dict[str, tuple[float, float, float, float]] = {
        "two": (8, 8, 204, 66), "one": (220, 8, 204, 66), "skull": (432, 8, 104, 66),
        "approval": (8, 78, 300, 66), "chimeras": (316, 78, 108, 66), "invoke": (8, 78, 440, 66),
        "terror": (8, 146, 528, 42), "power": (8, 192, 528, 36),
    }  # fmt: skip

    def at(part: str) -> dict[str, Any]:
        x, y, w, h = trays[part]
        return {"id": f"{part}:{seat}", "x": x, "y": y, "w": w, "h": h}

    parts: list[Shape] = [
        Pool(name=Say("name-two"), note=Say("note-two"), kinds=RESOURCES, **at("two")),
        Pool(name=Say("name-one"), note=Say("note-one"), kinds=RESOURCES, hue="moss", **at("one")),
        Pool(name=Say("name-skull"), note=Say("note-skull"), kinds=("cursed",), hue="plague", **at("skull")),
        Pool(name=Say("name-approval"), note=Say("note-approval"), kinds=RESOURCES, complete=True, **at("approval")),
        Readout(name=Say("name-chimeras"), short=Say("short-chimeras"), icon="hydra", **at("chimeras")),
        Track(name=Say("name-terror"), high=MOST_TERROR, look="ladder", **at("terror")),
        Track(name=Say("name-invoke"), high=GHOSTS, **at("invoke")),
    ]
    if cards:
        parts.append(Row(name=Say("name-powers"), bare=True, **at("power")))
        parts += [_offer(seat, n) for n in range(len(PEOPLES))]
    home = Slot(id=f"home:{seat}", name=Say("name-home"), x=484, y=112, quiet=True)
    return Mat(
        id=f"board:{seat}", name=Say("name-own-board", {"seat": who(seat)}), area="mine", seat=seat, w=_LEFT - 8, h=234,
        slots=(home,), parts=tuple(parts),
    )  # fmt: skip


def _offer(seat: int, n: int) -> Row:
    """SM-004: a people's three POWER cards, to be read by who may still choose it; a line over the whole board."""
    people = PEOPLES[n].id
    return Row(id=f"offer:{seat}:{people}", name=people_word(people), x=8, y=8 + 56 * n, w=528, h=48, bare=True)


def _line(seat: int) -> Mat:
    """SM-070, SM-142: who plays before whom, and what one should know of everybody: terror, food, stores, points."""
    parts: tuple[Shape, ...] = (
        Readout(id=f"fear:{seat}", name=Say("name-terror"), look="pips", most=MOST_TERROR, icon="screaming"),
        Row(id=f"fresh:{seat}", name=Say("name-two"), short=Say("short-two")),
        Row(id=f"ageing:{seat}", name=Say("name-one"), short=Say("short-one")),
        Readout(id=f"tamed:{seat}", name=Say("name-chimeras"), icon="hydra"),
        Readout(id=f"vp:{seat}", name=Say("name-vp"), short=Say("short-vp")),
    )
    return Mat(
        id=f"line:{seat}", name=Say("name-board", {"seat": who(seat)}), area="seat", seat=seat, look="line",
        w=_LEFT - 138, h=_LINE, parts=parts,
    )  # fmt: skip
