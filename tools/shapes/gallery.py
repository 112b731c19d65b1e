"""One small table for every shape: what docs/shapes.md shows, and what `python -m tools.shapes` takes pictures of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Board,
    CardFace,
    CardType,
    Colour,
    Cost,
    Dice,
    Die,
    DieFace,
    Face,
    Fill,
    Hand,
    Light,
    Link,
    Mat,
    Notch,
    Piece,
    PieceKind,
    Pile,
    Pool,
    Progress,
    Readout,
    Region,
    Row,
    Shape,
    Share,
    Slot,
    Space,
    Standing,
    Stop,
    Strip,
    Terrain,
    Track,
    Turn,
    Value,
)

KINDS = (
    PieceKind(id="back", name=Say("back"), shape="card", letter="#", colour="wine", icon="bat"),
    PieceKind(id="gold", name=Say("gold"), shape="coin", letter="g", icon="crown", colour="gold", radius=20),
    PieceKind(id="silver", name=Say("silver"), shape="coin", letter="s", icon="bat", colour="bright-silver", radius=18),
    PieceKind(id="stone", name=Say("stone"), shape="disc", letter="o", colour="seat"),
    PieceKind(id="cube", name=Say("cube"), shape="cube", letter="c", colour="seat"),
    PieceKind(id="moon", name=Say("moon"), shape="moon", letter="m"),
    PieceKind(id="guest", name=Say("guest"), shape="standee", letter="G", icon="cowled", colour="seat"),
)

CARDS = {"bat": "bat", "key": "key", "candle": "candle-light", "coffin": "coffin", "rose": "rose"}


def _card(id: str, icon: str) -> CardFace:
    return CardFace(
        id=id, name=Say(f"card-{id}"), type="deed", back="back", letter=id[0].upper(), emblem=icon,
        cost=Cost("drop", 2), body=Say(f"card-{id}-text"),
    )  # fmt: skip


TYPES = (CardType(id="deed", name=Say("deed"), picture="lancet", band="wine", icon="bat"),)
FACES = tuple(_card(id, icon) for id, icon in CARDS.items())


class Sketch(NamedTuple):
    """Shapes on a canvas, and what lies on them."""

    shapes: tuple[Shape, ...]
    fill: Fill


def hand() -> Sketch:
    mine = Hand(id="hand:0", name=Say("hand"), seat=0, limit=5, x=20, y=40, w=420, h=200)
    return Sketch((mine,), Fill(holds={"hand:0": (Piece(kind="bat"), Piece(kind="key"), Piece(kind="rose"))}))


def row() -> Sketch:
    market = Row(id="market", name=Say("market"), x=20, y=40, w=420, h=200)
    street = Row(id="street", name=Say("street"), x=480, y=90, w=300, h=90, terrain="square", note=Say("street-note"))
    return Sketch(
        (market, street),
        Fill(
            holds={
                "market": (Piece(kind="coffin"), Piece(kind="candle")),
                "street": (Piece(kind="gold", count=2), Piece(kind="silver")),
            }
        ),
    )


def pile() -> Sketch:
    deck = Pile(id="deck", name=Say("deck"), x=20, y=40, w=92, h=140, back="back")
    discards = Pile(id="discards", name=Say("discards"), x=150, y=40, w=92, h=140, back="back")
    empty = Pile(id="empty", name=Say("empty"), x=280, y=40, w=92, h=140, back="back")
    holds = {"deck": (Piece(kind="back", count=14),), "discards": (Piece(kind="key"), Piece(kind="bat"))}
    return Sketch((deck, discards, empty), Fill(holds=holds))


def pool() -> Sketch:
    bank = Pool(id="bank", name=Say("bank"), kinds=("gold", "silver"), x=20, y=40, w=240, h=90, terrain="alley")
    return Sketch((bank,), Fill(holds={"bank": (Piece(kind="gold", count=7), Piece(kind="silver", count=3))}))


def tracks() -> Sketch:
    heart = Notch(3, Badge(name=Say("heart"), icon="hearts"))
    cells = Track(id="cells", name=Say("cells"), high=9, x=20, y=30, w=420, h=70)
    full = Track(
        id="full", name=Say("full"), high=10, look="fill", hue="blood", icon="drop", notches=(heart,),
        x=20, y=130, w=420, h=50,
    )  # fmt: skip
    ladder = Track(id="ladder", name=Say("ladder"), high=6, look="ladder", x=20, y=210, w=420, h=50)
    rings = Track(id="rings", name=Say("rings"), high=4, look="rings", icon="breaking-chain", x=500, y=30, w=260, h=50)
    vial = Track(id="vial", name=Say("vial"), high=10, look="vial", hue="blood", x=500, y=110, w=260, h=50)
    moon = Track(id="cycle", name=Say("cycle"), low=1, high=3, look="moon", x=520, y=180, w=220, h=148)
    marker = (Piece(kind="stone", seat=0),)
    holds = {"cells:4": marker, "full:6": marker, "ladder:2": marker, "rings:3": marker, "vial:7": marker}
    return Sketch((cells, full, ladder, rings, vial, moon), Fill(holds=holds | {"cycle:2": (Piece(kind="moon"),)}))


def mat() -> Sketch:
    coffins = tuple(
        Slot(id=f"coffin:{n}", name=Say("coffin", {"n": n}), x=70 * n - 15, y=60, look="coffin", n=n)
        for n in range(1, 5)
    )
    purse = Pool(id="purse", name=Say("purse"), kinds=("gold", "silver"), x=20, y=110, w=200, h=80, hue="night")
    card = Mat(
        id="card:0", name=Say("card"), look="card", seat=0, x=20, y=40, w=330, h=200, slots=coffins, parts=(purse,)
    )
    holds = {"coffin:2": (Piece(kind="gold"),), "coffin:3": (Piece(kind="silver"),), "purse": (Piece(kind="gold"),)}
    return Sketch((card,), Fill(holds=holds))


def plaque() -> Sketch:
    def one(seat: int) -> Mat:
        blood = Track(id=f"blood:{seat}", name=Say("blood"), high=10, look="fill", hue="blood", icon="drop")
        grace = Track(id=f"grace:{seat}", name=Say("rings"), high=4, look="rings", icon="breaking-chain", bare=True)
        coins = Pool(id=f"coins:{seat}", name=Say("purse"), kinds=("gold", "silver"))
        return Mat(
            id=f"plaque:{seat}", name=Say("plaque"), area="seat", seat=seat, look="plaque",
            x=20 + 330 * seat, y=40, w=300, h=150,
            parts=(blood, grace, coins),
        )  # fmt: skip

    holds = {
        "blood:0:6": (Piece(kind="stone", seat=0),),
        "blood:1:9": (Piece(kind="stone", seat=1),),
        "grace:0:1": (Piece(kind="cube", seat=0),),
        "coins:1": (Piece(kind="gold", count=2),),
    }
    standings = (
        Standing(seat=0, name=Say("countess"), icon="vampire-dracula", line=Say("countess-line")),
        Standing(seat=1, name=Say("hunter"), icon="cowled", line=Say("hunter-line")),
    )
    return Sketch((one(0), one(1)), Fill(holds=holds, seats=standings, values={"seat:0": Value(n=4)}))


def contest() -> Sketch:
    def side(name: str, hue: Colour) -> Mat:
        faces = tuple(DieFace(id=str(n), name=Say("pips", {"n": n}), pips=n) for n in range(1, 7))
        die = Die(id=f"die-{name}", name=Say("die"), faces=faces, hue=hue)
        return Mat(
            id=name, name=Say(name),
            parts=(
                Row(id=f"laid-{name}", name=Say("laid"), bare=True),
                Dice(id=f"dice-{name}", name=Say("die"), dice=(die,), bare=True),
                Readout(id=f"strength-{name}", name=Say("strength")),
            ),
        )  # fmt: skip

    fight = Mat(
        id="fight", name=Say("fight"), look="contest", x=20, y=40, w=300, h=160,
        parts=(side("attack", "blood"), side("defence", "bone")),
    )  # fmt: skip
    return Sketch(
        (fight,),
        Fill(
            holds={"laid-attack": (Piece(kind="bat"),), "laid-defence": (Piece(kind="key"),)},
            states={"die-attack": "5", "die-defence": "2"},
            values={"strength-attack": Value(n=8), "strength-defence": Value(n=4)},
            notes={"attack": who(0), "defence": who(1), "fight": Say("fight-note")},
        ),
    )


def dice() -> Sketch:
    faces = tuple(DieFace(id=str(n), name=Say("pips", {"n": n}), pips=n) for n in range(1, 7))
    black = (
        DieFace(id="candle", name=Say("candle"), icon="candle-light"),
        DieFace(id="dark", name=Say("dark"), icon="eclipse"),
    )
    tray = Dice(
        id="dice", name=Say("dice"), x=20, y=40, w=240, h=90,
        dice=(
            Die(id="red", name=Say("die"), faces=faces, hue="blood"),
            Die(id="white", name=Say("die"), faces=faces),
            Die(id="black", name=Say("die"), faces=black, hue="night"),
        ),
    )  # fmt: skip
    return Sketch((tray,), Fill(states={"red": "3", "white": "6", "black": "candle"}))


def readouts() -> Sketch:
    number = Readout(id="number", name=Say("left"), icon="sunrise", x=20, y=40, w=300, h=40)
    pips = Readout(id="pips", name=Say("actions"), look="pips", most=5, x=20, y=100, w=300, h=30)
    against = Readout(id="against", name=Say("food"), icon="meal", look="against", x=20, y=150, w=300, h=30)
    shares = (Share(Say("vampires"), "blood"), Share(Say("victims"), "gold"))
    bar = Readout(id="bar", name=who(0), seat=0, look="bar", shares=shares, most=20, x=20, y=200, w=300, h=40)
    values = {
        "number": Value(n=11),
        "pips": Value(n=3, of=5),
        "against": Value(n=2, of=4, tone="loss"),
        "bar": Value(n=14, shares=(9, 5)),
    }
    return Sketch((number, pips, against, bar), Fill(values=values))


def strips() -> Sketch:
    phases = Strip(
        id="phases", name=Say("phases"), x=20, y=40, w=380, h=44,
        stops=(Stop(Say("feed"), "meal"), Stop(Say("turns"), "bat"), Stop(Say("sleep"), "sunrise")),
    )  # fmt: skip
    tonight = Strip(id="tonight", name=Say("tonight"), x=20, y=120, w=380, h=130)
    turns = tuple(
        Turn(name=who(seat), seat=seat, n=n, piece=Piece(kind=kind, seat=seat))
        for seat, n, kind in ((0, 1, "gold"), (1, 2, "silver"), (0, 4, "silver"))
    )
    return Sketch((phases, tonight), Fill(strips={"phases": Progress(now=1), "tonight": Progress(now=0, turns=turns)}))


def grid() -> Sketch:
    hall = tuple(Space(id=f"hall{n}", name=Say("hall"), x=n + 0.5, y=3.5, terrain="flagstone") for n in range(8))
    crypt = Space(
        id="crypt", name=Say("crypt"), x=2, y=1.5, kind="room", terrain="slab", poly=((0, 0), (4, 0), (4, 3), (0, 3)),
        face=Face(name=Say("crypt"), icon="coffin"),
    )  # fmt: skip
    chapel = Space(
        id="chapel", name=Say("chapel"), x=6, y=1.5, kind="room", terrain="marble",
        poly=((4, 0), (8, 0), (8, 3), (4, 3)),
        face=Face(name=Say("chapel"), icon="candle-light"),
    )  # fmt: skip
    ways = tuple(Link(a=f"hall{n}", b=f"hall{n + 1}") for n in range(7))
    doors = (
        Link(a="hall1", b="crypt", kind="door", id="door:crypt", name=Say("door"), side="s"),
        Link(a="hall6", b="chapel", kind="door", id="door:chapel", name=Say("door"), side="s"),
    )
    castle = Board(
        id="castle", name=Say("castle"), look="grid", frame=(-1, -1, 10, 6), terrain="water", x=20, y=20, w=700, h=420,
        spaces=(*hall, crypt, chapel), links=(*ways, *doors),
    )  # fmt: skip
    holds = {
        "hall3": (Piece(kind="guest", id="one", seat=0),),
        "crypt": (Piece(kind="guest", id="two", seat=1),),
    }
    return Sketch((castle,), Fill(holds=holds, lights={"castle": Light(word="candle", at="hall3:one")}))


def areas() -> Sketch:
    def field(id: str, x: float, y: float, terrain: Terrain, n: int) -> Space:
        left, top = x - 200, y - 150
        return Space(
            id=id, name=Say(id), x=x, y=y, kind="roundel", terrain=terrain,
            poly=((left, top), (left + 400, top), (left + 400, top + 300), (left, top + 300)),
            face=Face(name=Say("people", {"n": n}), icon="person", count=n),
        )  # fmt: skip

    fields = (
        field("houses", 300, 250, "houses", 5), field("works", 700, 250, "works", 3),
        field("street2", 300, 550, "street", 2), field("green", 700, 550, "green", 1),
    )  # fmt: skip
    city = Board(
        id="city", name=Say("city"), look="areas", frame=(0, 0, 1000, 800), x=20, y=20, w=700, h=560, spaces=fields,
        links=(
            Link(a="houses", b="works"), Link(a="houses", b="street2"), Link(a="works", b="green", kind="wall"),
            Link(a="street2", b="green"),
        ),
        regions=(
            Region(id="north", name=Say("north"), hue="slate", spaces=("houses", "works")),
            Region(id="south", name=Say("south"), hue="wine", spaces=("street2", "green")),
        ),
    )  # fmt: skip
    holds = {"works": (Piece(kind="guest", id="one", seat=0),)}
    return Sketch((city,), Fill(holds=holds, lights={"city": Light(word="day")}))


def wheel() -> Sketch:
    def wedge(at: int) -> Space:
        x, y = ((300, 130), (470, 300), (300, 470), (130, 300))[at]
        return Space(id=f"wedge{at}", name=Say("wedge", {"n": at + 1}), x=x, y=y, angle=90 * at, terrain="garden")

    regions = Board(
        id="regions", name=Say("regions"), look="wheel", frame=(0, 0, 600, 600), radius=260, x=20, y=20, w=480, h=480,
        spaces=tuple(map(wedge, range(4))),
        links=tuple(Link(a=f"wedge{n}", b=f"wedge{(n + 1) % 4}") for n in range(4)),
    )  # fmt: skip
    return Sketch((regions,), Fill(holds={"wedge1": (Piece(kind="guest", id="one", seat=0),)}))


def graph() -> Sketch:
    at = {"mill": (1, 1), "inn": (3, 0.6), "abbey": (3.2, 2.4), "ruin": (5.4, 1.4)}
    spaces = tuple(Space(id=id, name=Say(id), x=x, y=y) for id, (x, y) in at.items())
    ways = (("mill", "inn"), ("mill", "abbey"), ("inn", "abbey"), ("inn", "ruin"), ("abbey", "ruin"))
    valley = Board(
        id="valley", name=Say("valley"), look="graph", frame=(0, -0.4, 6.4, 3.8), terrain="moor",
        x=20, y=20, w=640, h=380,
        spaces=spaces, links=tuple(Link(a=a, b=b) for a, b in ways),
    )  # fmt: skip
    return Sketch((valley,), Fill(holds={"inn": (Piece(kind="guest", id="one", seat=1),)}))


SKETCHES: dict[str, Callable[[], Sketch]] = {
    "hand": hand,
    "row": row,
    "pile": pile,
    "pool": pool,
    "tracks": tracks,
    "mat": mat,
    "plaque": plaque,
    "contest": contest,
    "dice": dice,
    "readouts": readouts,
    "strips": strips,
    "grid": grid,
    "areas": areas,
    "wheel": wheel,
    "graph": graph,
}
