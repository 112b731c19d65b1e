"""Sketches of boards (a castle, a city, a wheel): the hardest shapes of three games, and the ground of tests."""

from __future__ import annotations

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Band,
    Banner,
    Board,
    Bond,
    CardFace,
    CardType,
    Cost,
    Dice,
    Die,
    DieFace,
    EdgePiece,
    Face,
    Fill,
    Hint,
    Layout,
    Light,
    Link,
    Notch,
    Piece,
    PieceKind,
    Pile,
    Progress,
    Region,
    Row,
    Slot,
    Space,
    Stop,
    Strip,
    Tab,
    Table,
    Track,
)
from tests.core.sketching import Sketch, disc, state


def castle() -> Sketch:
    """Damnation: six spaces of a corner with walls, two doors and an arrow, a room's deck, light, dice, strings."""
    spaces = (
        Space(id="c0304", name=Say("corridor"), x=3.5, y=4.5, terrain="flagstone"),
        Space(id="c0305", name=Say("corridor"), x=3.5, y=5.5, kind="socket", terrain="flagstone"),
        Space(id="c0303", name=Say("secret-door"), x=3.5, y=3.5, kind="passage", terrain="flagstone"),
        Space(id="c0403", name=Say("arrow"), x=4.5, y=3.5, kind="arrow", facing="s", terrain="flagstone"),
        Space(
            id="torture",
            name=Say("torture"),
            x=5.5,
            y=6,
            kind="room",
            terrain="iron",
            poly=((4, 4), (7, 4), (7, 8), (4, 8)),
            face=Face(name=Say("manacles"), icon="manacles"),
            note=Say("one-in-ten"),
        ),
        Space(id="ss07", name=Say("step", {"n": 7}), x=4.5, y=9.5, kind="step", terrain="steps"),
    )
    links = (
        Link(a="c0303", b="c0403"),
        Link(a="c0303", b="c0304"),
        Link(a="c0304", b="c0305"),
        Link(a="c0304", b="torture", kind="door", id="door:c0304", side="w"),
        Link(a="c0305", b="torture", kind="door", id="door:c0305", name=Say("west-door"), side="w"),
        Link(a="c0403", b="torture", kind="arrow"),
        Link(a="torture", b="ss07", kind="wall"),
    )
    board = Board(
        id="castle",
        name=Say("castle"),
        look="grid",
        frame=(0, -2, 22, 21),
        terrain="water",
        spaces=spaces,
        links=links,
        regions=(Region(id="staircase", name=Say("staircase"), spaces=("ss07",)),),
    )
    figures = tuple(
        PieceKind(id=id, name=Say(id), shape="standee", letter=id[0].upper(), colour="seat")
        for id in ("aristocrat", "collector")
    )
    back = PieceKind(id="back-torture", name=Say("back"), shape="card", letter="#", colour="iron")
    face = CardFace(
        id="TC01",
        name=Say("iron-maiden"),
        type="event",
        back="back-torture",
        letter="I",
        cost=Cost("drop", 2),
        body=Say("iron-maiden-body"),
    )
    saw = PieceKind(id="saw", name=Say("saw"), shape="token", letter="^", icon="circular-sawblade")
    black = Die(
        id="black",
        name=Say("black-die"),
        hue="night",
        faces=(
            DieFace(id="candle", name=Say("candlelight"), icon="candle-light"),
            DieFace(id="dark", name=Say("darkness"), icon="eclipse"),
        ),
    )
    table = Table(
        game="damnation",
        seats=3,
        kinds=(*figures, back, saw),
        types=(CardType(id="event", name=Say("event"), picture="notched", band="violet", icon="open-gate"),),
        faces=(face,),
        shapes=(
            board,
            Pile(id="deck:torture", name=Say("deck"), on="torture", x=4.3, y=7, back="back-torture"),
            Dice(id="dice", name=Say("dice"), dice=(black,)),
            Track(id="health:1", name=Say("health"), area="seat", seat=1, high=10, look="fill"),
            Row(id="haunt", name=Say("haunt"), area="aside"),
        ),
        layout=Layout(narrow=("castle", "dice"), terminal=("castle", "dice", "health:1")),
    )
    fill = Fill(
        holds={
            "c0303": (Piece(kind="aristocrat", id="aristocrat", seat=0),),
            "c0304": (Piece(kind="collector", id="collector", seat=1),),
            "c0305": (Piece(kind="saw", private=True),),
            "deck:torture": (Piece(kind="back-torture", count=9),),
            "health:1:3": (Piece(kind="collector", seat=1),),
        },
        states={"black": "candle", "door:c0305": "barred"},
        lights={"castle": Light(word="candle", at="c0303:aristocrat", doom=True)},
        bonds=(Bond(kind="steers", start="c0303:aristocrat", end="c0304:collector", seat=0),),
        hints={"torture": Hint(n=5, risk=Say("kills"), path=("c0303", "c0304", "door:c0304"))},
        banners=(Banner(Say("the-fall")),),
        absent=("haunt",),
    )
    return table, fill


def city() -> Sketch:
    """Sanguis Venenatus: four fields with outlines, a red border, two quarters, by night; and a pile of two markers."""
    people = Face(name=Say("people", {"n": 5}), icon="person", count=5)
    roman = Badge(name=Say("roman", {"n": 2}), spelt=True)
    spaces = (
        Space(
            id="N01",
            name=Say("cathedral"),
            x=500,
            y=440,
            kind="roundel",
            terrain="landmark",
            poly=((410, 410), (590, 410), (500, 500)),
        ),
        Space(
            id="N02",
            name=Say("houses"),
            x=430,
            y=360,
            kind="roundel",
            terrain="houses",
            poly=((320, 320), (500, 320), (500, 410), (410, 410)),
            face=people,
        ),
        Space(
            id="N05",
            name=Say("street"),
            x=442,
            y=266,
            kind="roundel",
            terrain="street",
            poly=((360, 220), (500, 220), (500, 320), (410, 320)),
            badges=(roman,),
        ),
        Space(
            id="E01",
            name=Say("throne"),
            x=560,
            y=500,
            kind="roundel",
            terrain="landmark",
            poly=((590, 410), (590, 590), (500, 500)),
        ),
    )
    board = Board(
        id="city",
        name=Say("city"),
        look="areas",
        frame=(0, 0, 1000, 1000),
        spaces=spaces,
        links=(Link(a="N01", b="N02"), Link(a="N01", b="E01"), Link(a="N02", b="N05", kind="wall")),
        regions=(
            Region(id="quarter:N", name=Say("north"), hue="slate", spaces=("N01", "N02", "N05")),
            Region(id="quarter:E", name=Say("east"), hue="wine", spaces=("E01",)),
        ),
    )
    bands = (Band(low=0, high=5, name=Say("feared"), hue="blood"), Band(low=6, high=15, name=Say("loved")))
    heart = Badge(name=Say("heart"), icon="hearts")
    table = Table(
        game="sanguis-venenatus",
        seats=3,
        kinds=(disc("influence"), PieceKind(id="plague", name=Say("plague"), shape="token", letter="p")),
        shapes=(
            board,
            Track(id="influence:N", name=Say("influence"), area="side", high=8),
            Track(id="popularity:0", name=Say("popularity"), area="mine", seat=0, high=15, bands=bands),
            Track(
                id="blood:0", name=Say("blood"), area="mine", seat=0, high=20, look="vial", notches=(Notch(2, heart),)
            ),
        ),
        layout=Layout(narrow=("city",), terminal=("city", "influence:N")),
    )
    fill = Fill(
        holds={
            "N02": (Piece(kind="plague", badges=(heart,)), Piece(kind="plague")),
            "influence:N:5": (Piece(kind="influence", seat=2), Piece(kind="influence", seat=0)),
        },
        lights={"city": Light(word="night")},
        notes={"influence:N": Say("leads", {"who": who(0)})},
    )
    return table, fill


def wheel() -> Sketch:
    """Sabbat Magica: three wedges with numbered places and a gate, a mirror on an edge, tabs, the phases."""

    def wedge(id: str, angle: float, x: float, y: float) -> Space:
        places = tuple(
            Slot(id=f"{id}:{n}", name=Say("place", {"n": n}), x=x + 20 * n, y=y, n=n, look="dashed") for n in (1, 2)
        )
        gate = Slot(id=f"gate:{id}", name=Say("gate"), x=x, y=y + 95, look="arch")
        return Space(id=id, name=Say(id), x=x, y=y, angle=angle, terrain="garden", slots=(*places, gate))

    regions = Board(
        id="regions",
        name=Say("regions"),
        look="wheel",
        frame=(70, 220, 460, 460),
        radius=230,
        spaces=(wedge("turgapel", 0, 300, 260), wedge("neshata", 120, 434, 316), wedge("gineva", 240, 490, 450)),
        links=(Link(a="turgapel", b="neshata"), Link(a="neshata", b="gineva"), Link(a="gineva", b="turgapel")),
    )
    manor = Board(
        id="manor",
        name=Say("manor"),
        look="grid",
        frame=(700, 40, 760, 820),
        cell=80,
        spaces=(Space(id="m11", name=Say("m11"), x=960, y=330, terrain="parquet"),),
        edges=(EdgePiece(id="mirror:n1", name=Say("mirror"), kind="mirror", x=960, y=268, lie="h", spaces=("m11",)),),
    )
    mirror_states = (state("intact"), state("cracked"), state("broken"))
    table = Table(
        game="sabbat-magica",
        seats=2,
        kinds=(
            PieceKind(id="ghost", name=Say("ghost"), shape="ghost", letter="g", colour="seat"),
            PieceKind(id="gate_sr", name=Say("gate-sr"), shape="arch", letter="A"),
            PieceKind(id="mirror", name=Say("mirror"), shape="mirror", letter="=", states=mirror_states),
        ),
        shapes=(
            regions,
            manor,
            Track(id="vp", name=Say("vp"), on="manor", high=99, look="rim"),
            Strip(id="phases", name=Say("phases"), area="top", stops=(Stop(Say("plan")), Stop(Say("skulduggery")))),
        ),
        layout=Layout(
            width=1600,
            height=900,
            narrow=("regions", "manor", "phases"),
            terminal=("phases", "manor", "regions"),
            tabs=(Tab(name=Say("regions"), icon="ghost", shapes=("regions",)),),
        ),
    )
    fill = Fill(
        holds={
            "gate:turgapel": (Piece(kind="gate_sr"),),
            "turgapel:1": (Piece(kind="ghost", seat=1),),
            "vp:31": (Piece(kind="ghost", seat=0),),
        },
        states={"mirror:n1": "cracked"},
        strips={"phases": Progress(now=1)},
    )
    return table, fill
