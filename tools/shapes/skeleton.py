"""A whole layout to begin with: two to four seats on a canvas, the page of a phone, and a terminal."""

from __future__ import annotations

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Fill,
    Hand,
    Layout,
    Mat,
    Piece,
    Pile,
    Pool,
    Progress,
    Readout,
    Room,
    Row,
    Stop,
    Strip,
    Table,
    Track,
    Value,
)
from tools.shapes.gallery import FACES, KINDS, TYPES

CHAIRS = {
    2: ((20, 575), (470, 20)),
    3: ((20, 575), (180, 20), (760, 20)),
    4: ((20, 575), (20, 120), (470, 20), (920, 120)),
}
"""The corner of each player's place on the canvas, clockwise from the viewer, who comes first."""


def layout(seats: int) -> Table:
    middle = (
        Strip(
            id="phases", name=Say("phases"), area="top",
            stops=(Stop(Say("feed"), "meal"), Stop(Say("turns"), "bat"), Stop(Say("sleep"), "sunrise")),
        ),
        Pile(id="deck", name=Say("deck"), area="aside", x=330, y=240, w=92, h=140, back="back"),
        Row(id="market", name=Say("market"), x=440, y=220, w=430, h=190),
        Pool(
            id="bank", name=Say("bank"), area="aside", kinds=("gold", "silver"), x=480, y=430, w=240, h=90,
            terrain="alley",
        ),
    )  # fmt: skip
    plaques = tuple(_plaque(seat) for seat in range(seats))
    hands = tuple(
        Hand(id=f"hand:{seat}", name=Say("hand-of", {"seat": who(seat)}), short=Say("hand"), area="mine", seat=seat)
        for seat in range(seats)
    )
    rooms = (
        Room(x=880, y=560, w=310, h=230),
        *(Room(of=f"hand:{seat}", x=290, y=20, w=560, h=190) for seat in range(seats)),
    )
    order = tuple(shape.id for shape in (*middle, *plaques, *hands))
    return Table(
        game="shapes",
        seats=seats,
        shapes=(*middle, *plaques, *hands),
        layout=Layout(
            width=1200, height=800, chairs=CHAIRS[seats], rooms=rooms, heads=True, narrow=order, terminal=order
        ),
        kinds=KINDS,
        types=TYPES,
        faces=FACES,
    )


def _plaque(seat: int) -> Mat:
    """Everything of a seat that everybody sees; its parts need no places: they are laid out in lines."""
    parts = (
        Track(id=f"blood:{seat}", name=Say("blood"), high=10, look="fill", hue="blood", icon="drop"),
        Pool(id=f"coins:{seat}", name=Say("purse"), kinds=("gold", "silver")),
        Readout(id=f"held:{seat}", name=Say("hand"), icon="card-random"),
    )
    return Mat(
        id=f"plaque:{seat}", name=Say("plaque"), area="seat", seat=seat, look="plaque", w=260, h=130, parts=parts
    )


def fill(seats: int) -> Fill:
    holds: dict[str, tuple[Piece, ...]] = {
        "deck": (Piece(kind="back", count=20),),
        "market": (Piece(kind="coffin"), Piece(kind="candle"), Piece(kind="rose")),
        "bank": (Piece(kind="gold", count=9), Piece(kind="silver", count=4)),
        "hand:0": (Piece(kind="bat"), Piece(kind="key")),
    }
    for seat in range(seats):
        holds[f"blood:{seat}:{4 + 2 * seat}"] = (Piece(kind="stone", seat=seat),)
        holds[f"coins:{seat}"] = (Piece(kind="gold", count=2),)
    return Fill(
        holds=holds,
        values={f"held:{seat}": Value(n=2) for seat in range(seats)},
        strips={"phases": Progress(now=1)},
        active=("seat:0",),
    )
