"""Every complaint that the two checks of a table can make, each provoked by one fault in a sound table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lychgate.core.say import Say
from lychgate.core.table import (
    Badge,
    Band,
    Board,
    Bond,
    CardFace,
    CardType,
    Column,
    Dice,
    Die,
    DieFace,
    EdgePiece,
    Fill,
    Hint,
    Layout,
    Light,
    Link,
    Mat,
    Notch,
    Piece,
    PieceKind,
    PieceState,
    Pile,
    Pool,
    Progress,
    Readout,
    Region,
    Room,
    Row,
    Share,
    Slot,
    Space,
    Standing,
    Stop,
    Strip,
    Tab,
    Table,
    Track,
    Turn,
    Value,
    check,
    check_fill,
)
from lychgate.core.table.icons import BUSTS


def state(id: str) -> PieceState:
    return PieceState(id=id, name=Say(id))


KIND = PieceKind(id="P", name=Say("p"), shape="coin", letter="P", states=(state("heads"),))
A, B = (Space(id=id, name=Say(id), x=0, y=0) for id in "ab")


def bare(*shapes: Any, **more: Any) -> Table:
    return Table(**{"game": "sketch", "seats": 2, "shapes": shapes, "layout": Layout(), "kinds": (KIND,), **more})


def board(**more: Any) -> Board:
    return Board(**{"id": "b0", "name": Say("b"), "look": "graph", "frame": (0, 0, 1, 1), "spaces": (A, B), **more})


def row(id: str = "city", **more: Any) -> Row:
    return Row(id=id, name=Say("row"), **more)


def card(**more: Any) -> CardFace:
    return CardFace(**{"id": "c", "name": Say("c"), "type": "t", "back": "P", "letter": "c", **more})


def kind(**more: Any) -> PieceKind:
    return msgspec.structs.replace(KIND, **more)


TYPE = CardType(id="t", name=Say("t"), picture="arch", band="gold", icon="i")
EDGE = EdgePiece(id="e", name=Say("e"), kind="P", x=0, y=0, lie="h", spaces=("a",))
BARE_DIE = Die(id="d", name=Say("d"), faces=())
TRACK = Track(id="t", name=Say("t"), high=4)
SLOT = Slot(id="s", name=Say("s"), over="nowhere")

BAD_TABLES = [
    (bare(row(), row()), "The id 'city' is used more than once."),
    (bare(row("seat:1")), "The id 'seat:1' is used more than once."),
    (bare(TRACK, row("t:2")), "The id 't:2' is used more than once."),
    (bare(row("a::b")), "The id 'a::b' is not made of segments"),
    (bare(kinds=(KIND, KIND)), "The piece kind 'P' is described more than once."),
    (bare(faces=(card(id="P"),), types=(TYPE,)), "The piece kind 'P' is described more than once."),
    (bare(types=(TYPE, TYPE)), "The card type 't' is described more than once."),
    (bare(kinds=(kind(id="P:1"),)), "The piece kind 'P:1' is not made of letters"),
    (bare(kinds=(kind(letter=""),)), "needs one or two characters as its letter"),
    (bare(kinds=(kind(states=(state("x"), state("x"))),)), "has the state 'x' more than once."),
    (bare(faces=(card(),)), "The card 'c' is of the unknown type 't'."),
    (bare(faces=(card(back="Q"),), types=(TYPE,)), "The card 'c' has the unknown back 'Q'."),
    (bare(layout=Layout(narrow=("x",))), "The narrow layout names 'x', which is no shape"),
    (bare(layout=Layout(stores=("x",))), "The stores of the layout name 'x', which is no element"),
    (bare(layout=Layout(scores=("seat:9",))), "The scores of the layout name 'seat:9', which is no element"),
    (bare(layout=Layout(terminal=("x",))), "The terminal layout names 'x', which is no shape"),
    (bare(row(), layout=Layout(terminal=("city", "city"))), "names 'city' more than once."),
    (bare(row(), layout=Layout(tabs=(Tab(name=Say("tab"), icon="i", shapes=("city",)),))), "not in the narrow layout"),
    (bare(layout=Layout(chairs=((0, 0),))), "The layout has 1 chairs for 2 seats."),
    (bare(layout=Layout(lines=((0, 0),))), "The layout has 1 lines for 2 seats."),
    (bare(layout=Layout(rooms=(Room(of="x", x=0, y=0, w=9, h=9),))), "A room is kept for 'x', which is no shape"),
    (bare(layout=Layout(columns=(Column(x=0, w=9, lines=(("x",),)),))), "A column names 'x', which is no shape"),
    (bare(row(), layout=Layout(columns=(Column(x=0, w=9, lines=(("city", "city"),)),))), "name 'city' more than once."),
    (bare(layout=Layout(rooms=(Room(x=0, y=0, w=9, h=9),) * 2)), "More than one room is kept for 'the question'."),
    (bare(icons={"option-take": "claw slashes"}), "There is no icon 'claw slashes'; did you mean 'claw-slashes'?"),
    (bare(faces=(card(emblem="vampyre-dracula"),), types=(TYPE,)), "did you mean 'vampire-dracula'?"),
    (bare(row(seat=2)), "'city' belongs to seat 2, which does not exist."),
    (bare(row(area="mine")), "'city' stands in the area 'mine' but belongs to no seat."),
    (bare(row(on="x")), "'city' lies on 'x', which is no board or space."),
    (bare(Mat(id="m", name=Say("m"), slots=(SLOT,))), "lies over 'nowhere', which is no slot."),
    (bare(Mat(id="m", name=Say("m"), parts=(row(seat=7),))), "'city' belongs to seat 7"),
    (bare(Pool(id="p", name=Say("p"), kinds=("Q",))), "counts pieces of the unknown kind 'Q'."),
    (bare(Pile(id="p", name=Say("p"), back="Q")), "The pile 'p' has the unknown back 'Q'."),
    (bare(Dice(id="r", name=Say("r"), dice=(BARE_DIE,))), "The die 'd' needs faces"),
    (bare(Track(id="t", name=Say("t"), low=3, high=2)), "The track 't' has no cells."),
    (bare(msgspec.structs.replace(TRACK, notches=(Notch(5, Badge(name=Say("n"))),))), "marks 5"),
    (bare(msgspec.structs.replace(TRACK, bands=(Band(low=0, high=6, name=Say("n")),))), "marks 6"),
    (bare(board(frame=(0, 0, 0, 1))), "The board 'b0' has an empty frame."),
    (bare(board(links=(Link(a="a", b="z"),))), "A link of 'b0' leads to the unknown space 'z'."),
    (bare(board(regions=(Region(id="r", name=Say("r"), spaces=("z",)),))), "holds the unknown space 'z'."),
    (bare(board(edges=(msgspec.structs.replace(EDGE, kind="Q"),))), "is of the unknown kind 'Q'."),
    (bare(board(edges=(msgspec.structs.replace(EDGE, spaces=("z",)),))), "belongs to the unknown space 'z'."),
    (bare(board(look="wheel")), "The space 'a' of the wheel 'b0' has no angle."),
    (bare(board(spaces=(msgspec.structs.replace(A, poly=((0, 0), (1, 1))),))), "fewer than three points."),
    (bare(board(spaces=(msgspec.structs.replace(A, kind="arrow"),))), "The arrow space 'a' faces nowhere."),
    (bare(board(look="areas")), "The space 'a' of 'b0', a board of areas, has no outline."),
    (bare(board(look="grid")), "The spaces 'a' and 'b' of the grid 'b0' overlap."),
    (bare(board(look="grid", spaces=(A,))), "The space 'a' reaches out of the frame of 'b0'; x and y are its centre."),
    (bare(board(spaces=(msgspec.structs.replace(A, x=2),))), "The space 'a' reaches out of the frame of 'b0'"),
    (bare(board(look="grid", links=(Link(a="a", b="b", kind="door"),))), "The door from 'a' to 'b' stands in no wall."),
]


def test_cells_side_by_side_share_an_edge_and_do_not_overlap() -> None:
    beside = msgspec.structs.replace(B, x=1)
    room = msgspec.structs.replace(B, poly=((-0.5, 0.5), (2.5, 0.5), (2.5, 2.5), (-0.5, 2.5)))
    frame = (-0.5, -0.5, 3, 3)
    assert check(bare(board(look="grid", frame=frame, spaces=(A, beside)))) == []
    assert check(bare(board(look="grid", frame=frame, spaces=(A, room)))) == []


@pytest.mark.parametrize("table, sentence", BAD_TABLES)
def test_a_bad_table_is_told_so(table: Table, sentence: str) -> None:
    complaints = check(table)
    assert len(complaints) >= 1
    assert any(sentence in complaint for complaint in complaints), complaints


def laid(piece: Piece, place: str = "city") -> Fill:
    return Fill(holds={place: (piece,)})


GOOD = bare(
    row(),
    row("city2"),
    row("seat"),
    Pool(id="pool", name=Say("p"), kinds=()),
    board(edges=(EDGE,), links=(Link(a="a", b="b", id="way"),)),
    Dice(id="r", name=Say("r"), dice=(Die(id="d", name=Say("d"), faces=(DieFace(id="1", name=Say("1")),)),)),
    Strip(id="strip", name=Say("s"), stops=(Stop(Say("one")),)),
    Readout(id="bar", name=Say("bar"), look="bar", shares=(Share(Say("x")),)),
    row("a:P"),
)
P = Piece(kind="P")

BAD_FILLS = [
    (Fill(seats=(Standing(seat=0, icon="vampyre"),)), "There is no icon 'vampyre'"),
    (laid(P, "nowhere"), "Pieces lie at 'nowhere', which is no place"),
    (laid(P, "b0"), "Pieces lie at 'b0', which is no place"),
    (laid(Piece(kind="Q")), "A piece of the unknown kind 'Q' lies at 'city'."),
    (laid(Piece(kind="P", state="edge")), "is in the unknown state 'edge'."),
    (laid(Piece(kind="P", count=0)), "cannot be there 0 times."),
    (laid(Piece(kind="P", id="p1", count=2)), "cannot be there 2 times."),
    (laid(Piece(kind="P", id="p:1")), "The piece id 'p:1' is not made of letters"),
    (laid(Piece(kind="P", seat=2)), "belongs to seat 2, which does not exist."),
    (laid(P, "pool"), "The pool 'pool' does not count pieces of the kind 'P'."),
    (laid(P, "a"), "The piece 'a:P' has the id of another element."),
    (Fill(holds={"city": (Piece(kind="P", id="x"),), "city2": (Piece(kind="P", id="x"),)}), "'x' lies in two places."),
    (Fill(states={"city": "lit"}), "'city' has a state but is no edge piece, die or link"),
    (Fill(states={"e": "bent"}), "'e' is in the unknown state 'bent'."),
    (Fill(states={"d": "7"}), "'d' is in the unknown state '7'."),
    (Fill(states={"way": "ajar"}), "'way' is in the unknown state 'ajar'."),
    (Fill(values={"x": Value(n=1)}), "A value names 'x', which is not on the table."),
    (Fill(values={"bar": Value(n=1)}), "The readout 'bar' has 1 shares but 0 numbers."),
    (Fill(badges={"x": ()}), "A badge names 'x'"),
    (Fill(notes={"x": Say("n")}), "A note names 'x'"),
    (Fill(hints={"city:P": Hint(n=1)}), "A hint names 'city:P'"),
    (Fill(hints={"city": Hint(path=("a", "x"))}), "A path names 'x'"),
    (Fill(figures=("x",)), "A figure names 'x'"),
    (Fill(active=("x",)), "A turn names 'x'"),
    (Fill(active=("city",), absent=("city",)), "A turn names 'city'"),
    (Fill(bonds=(Bond(kind="serves", start="seat:0", end="seat:2"),)), "A bond names 'seat:2'"),
    (Fill(lights={"b0": Light(word="dark", at="x")}), "A light names 'x'"),
    (Fill(lights={"city": Light(word="dark")}), "Light falls on 'city', which is no board."),
    (Fill(absent=("a",)), "The shape 'a' is absent but is no shape"),
    (Fill(seats=(Standing(seat=2),)), "A standing is given for seat 2"),
    (Fill(seats=(Standing(seat=0, under=2),)), "Seat 0 stands under seat 2, which does not exist."),
    (Fill(seats=(Standing(seat=1), Standing(seat=1))), "Two standings are given for seat 1."),
    (Fill(strips={"city": Progress()}), "Progress is told for 'city', which is no strip."),
    (Fill(strips={"strip": Progress(now=1)}), "The strip 'strip' has come to number 1"),
    (Fill(strips={"strip": Progress(turns=(Turn(name=Say("t"), touches="x"),))}), "A strip names 'x'"),
    (Fill(strips={"strip": Progress(turns=(Turn(name=Say("t"), piece=Piece(kind="Q")),))}), "the unknown kind 'Q'"),
]


def test_the_table_for_the_bad_fills_is_sound() -> None:
    assert check(GOOD) == []
    assert check_fill(GOOD, laid(P)) == []


@pytest.mark.parametrize("fill, sentence", BAD_FILLS)
def test_a_bad_fill_is_told_so(fill: Fill, sentence: str) -> None:
    complaints = check_fill(GOOD, fill)
    assert any(sentence in complaint for complaint in complaints), complaints


def test_the_busts_are_those_that_the_client_draws() -> None:
    page = Path(__file__).parents[2] / "web/src/lib/table/art/busts.ts"
    assert set(re.findall(r'^  "([\w-]+)": \{$', page.read_text(encoding="utf-8"), re.MULTILINE)) == BUSTS
