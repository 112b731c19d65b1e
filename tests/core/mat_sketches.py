"""Sketches of tables of mats and plaques: the hardest shapes of two games, and the ground of tests."""

from __future__ import annotations

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Bond,
    CardFace,
    CardType,
    Fill,
    Hand,
    Hint,
    Layout,
    Mat,
    Piece,
    PieceKind,
    Pool,
    Progress,
    Readout,
    Row,
    Share,
    Slot,
    Standing,
    Strip,
    Table,
    Track,
    Turn,
    Value,
)
from tests.core.sketching import Sketch, coin, state


def coven() -> Sketch:
    """Blood Coven: a player card with five coffins, victims on vampires, trays, the order of turns, the score bar."""
    coffins = tuple(
        Slot(id=f"slot:0:{n}", name=Say("slot", {"n": n}), x=65 * n - 20, y=55, look="coffin", n=n) for n in range(1, 6)
    )
    fed = tuple(
        Slot(id=f"fed:0:{n}", name=Say("fed"), x=65 * n - 8, y=41, quiet=True, over=f"slot:0:{n}") for n in range(1, 6)
    )
    scare = Pool(id="scare:0", name=Say("scare"), x=15, y=98, w=155, h=88, kinds=("P", "N", "D"), hue="wine")
    fatigue = Pool(id="fatigue:0", name=Say("fatigue"), x=180, y=98, w=155, h=88, kinds=("P", "N", "D"), hue="night")
    card = Mat(
        id="card:0",
        name=Say("card"),
        area="seat",
        seat=0,
        w=350,
        h=200,
        look="card",
        slots=coffins + fed,
        parts=(scare, fatigue),
    )
    dawn = Mat(
        id="dawn",
        name=Say("dawn"),
        area="side",
        parts=(
            Readout(
                id="score:0", name=who(0), seat=0, look="bar", shares=(Share(Say("vampires")), Share(Say("victims")))
            ),
        ),
    )
    table = Table(
        game="blood-coven",
        seats=2,
        kinds=(coin("P", 22, 3), coin("N", 24, 2), coin("D", 21, 1)),
        shapes=(
            card,
            Hand(id="hand:0", name=Say("hand"), area="seat", seat=0, y=208, w=350, h=60),
            Pool(id="supply", name=Say("supply"), x=210, y=355, w=240, h=90, kinds=("P", "N", "D"), terrain="alley"),
            Row(id="city", name=Say("city"), x=470, y=355, w=380, h=90, terrain="square", note=Say("lamp-lit")),
            Strip(id="tonight", name=Say("tonight"), area="top"),
            Readout(id="food:0", name=Say("food"), area="seat", seat=0, look="against"),
            dawn,
        ),
        layout=Layout(
            width=1200,
            height=800,
            chairs=((425, 520), (425, 30)),
            narrow=("city", "supply", "card:0", "hand:0"),
            terminal=("city", "supply", "card:0", "hand:0", "tonight"),
        ),
    )
    acting = Piece(kind="D", state="heads")
    fill = Fill(
        holds={
            "supply": (Piece(kind="P"),),
            "city": (Piece(kind="P"), Piece(kind="D", count=2)),
            "slot:0:3": (acting,),
            "slot:0:4": (Piece(kind="N", state="tails"),),
            "fed:0:4": (Piece(kind="P"),),
            "scare:0": (Piece(kind="N"),),
        },
        values={"food:0": Value(n=2, of=1, tone="gain"), "score:0": Value(n=14, shares=(9, 5))},
        strips={
            "tonight": Progress(now=0, turns=(Turn(name=Say("t"), seat=0, n=3, piece=acting, touches="slot:0:3"),))
        },
        hints={"city:P": Hint(extra=Badge(name=Say("rage"), icon="carnival-mask", tone="danger"))},
        active=("seat:0", "slot:0:3"),
    )
    return table, fill


def masters() -> Sketch:
    """Carpathes: no board; the moon, plaques with blood and Grace, a chain to the Master, an attack with its amount."""
    plaques = tuple(
        Mat(
            id=f"plaque:{seat}",
            name=Say("plaque"),
            area="seat",
            seat=seat,
            look="plaque",
            slots=(Slot(id=f"cube:{seat}:0", name=Say("cube"), look="cube"),),
            parts=(
                Track(id=f"blood:{seat}", name=Say("blood"), low=5, high=100, step=5, look="fill"),
                Track(id=f"grace:{seat}", name=Say("grace"), high=4, look="rings"),
            ),
        )
        for seat in range(3)
    )
    table = Table(
        game="carpathes",
        seats=3,
        kinds=(
            PieceKind(id="cube", name=Say("cube"), shape="cube", letter="c", colour="seat"),
            PieceKind(id="back-power", name=Say("power"), shape="card", letter="P"),
            PieceKind(id="moon", name=Say("moon"), shape="moon", letter="m", states=(state("white"), state("black"))),
        ),
        types=(CardType(id="attack", name=Say("attack"), picture="lancet", band="gold", icon="claws"),),
        faces=(CardFace(id="crows", name=Say("crows"), type="attack", back="back-power", letter="C"),),
        shapes=(
            *plaques,
            Track(id="moon", name=Say("cycle"), low=1, high=3, look="moon"),
            Row(id="played", name=Say("played")),
            Hand(id="hand:1", name=Say("hand"), area="seat", seat=1, limit=10),
        ),
        layout=Layout(terminal=("played", "plaque:0", "plaque:1", "plaque:2")),
    )
    fill = Fill(
        holds={
            "played": (Piece(kind="crows"),),
            "blood:1:15": (Piece(kind="cube", seat=1),),
            "grace:1:2": (Piece(kind="cube", seat=0),),
            "hand:1": (Piece(kind="back-power", count=2),),
            "moon:2": (Piece(kind="moon", state="black"),),
        },
        seats=(
            Standing(seat=0, name=Say("dracula"), icon="vampire-dracula"),
            Standing(seat=1, name=Say("lamia"), line=Say("serves", {"master": Say("dracula")}), under=0),
            Standing(seat=2, state="veiled"),
        ),
        values={"seat:1": Value(n=-15, tone="loss")},
        bonds=(
            Bond(kind="serves", start="seat:1", end="seat:0", seat=0),
            Bond(kind="attacks", start="seat:0", end="played:crows", seat=0),
            Bond(
                kind="attacks", start="played:crows", end="seat:2", badge=Badge(name=Say("loses"), n=-15, tone="loss")
            ),
        ),
    )
    return table, fill
