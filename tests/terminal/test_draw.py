"""Tables in characters: every shape is drawn, what can be chosen can be seen and clicked, nothing overflows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

import lychgate
from lychgate.core.say import Say
from lychgate.core.table import Board, Fill, Link, Piece, Table, check, check_fill, describe
from lychgate.terminal.canvas import Canvas, Run, clip, flow, plain, width_of, wrap
from lychgate.terminal.draw.boards import ways
from lychgate.terminal.draw.compact import compact
from lychgate.terminal.draw.pen import Lit, Pen
from lychgate.terminal.draw.wide import rail, wide
from lychgate.terminal.palette import SIGILS, ink
from lychgate.words import Words
from tests.core.board_sketches import castle, city, wheel
from tests.core.mat_sketches import coven, masters
from tests.core.sketching import Sketch
from tests.terminal.playing import PlainWords

SKETCHES = [coven, castle, city, wheel, masters]


def pen_for(sketch: Callable[[], Sketch], **lit: set[str]) -> Pen:
    table, fill = sketch()
    return Pen(table, fill, PlainWords(), seat=0, **lit)


def one_board(table: Table) -> Board:
    return next(shape for shape in table.shapes if isinstance(shape, Board))


def with_board(table: Table, board: Board) -> Table:
    shapes = tuple(board if shape.id == board.id else shape for shape in table.shapes)
    return msgspec.structs.replace(table, shapes=shapes)


@pytest.mark.parametrize("sketch", SKETCHES)
@pytest.mark.parametrize("width", [78, 110, 200])
def test_every_sketch_is_drawn_stacked(sketch: Callable[[], Sketch], width: int) -> None:
    pen = pen_for(sketch)
    sheet = compact(pen, width)
    assert sheet.width == width + 1
    shown = {sheet.at(x, y) for x in range(sheet.width) for y in range(sheet.height)}
    named = [id for id in pen.table.layout.terminal if id not in pen.fill.absent]
    top = {shape.id for shape in pen.table.shapes if shape.area == "top"}
    plaques = {f"plaque:{seat}" for seat in range(3)}  # a plaque is known by what lies on it
    assert [id for id in named if id not in shown and id not in top | plaques and not id.startswith("card:")] == []


@pytest.mark.parametrize("sketch", SKETCHES)
@pytest.mark.parametrize("size", [(146, 45), (110, 32), (180, 60)], ids=str)
def test_every_sketch_is_drawn_at_large_or_says_that_it_cannot(
    sketch: Callable[[], Sketch], size: tuple[int, int]
) -> None:
    pen = pen_for(sketch)
    sheet = wide(pen, *size)
    assert sheet is None or (sheet.width, sheet.height) == size
    assert sheet is not None or size == (110, 32)
    beside = rail(pen, 40, large=sheet is not None)
    assert all(len(line) <= 40 for line in beside.text().split("\n"))


@pytest.mark.parametrize("size", [(10, 5), (40, 12), (60, 20)])
@pytest.mark.parametrize("sketch", SKETCHES)
def test_no_room_is_no_reason_to_break_down(sketch: Callable[[], Sketch], size: tuple[int, int]) -> None:
    wide(pen_for(sketch), *size)
    compact(pen_for(sketch), size[0])


def test_pieces_are_told_by_letter_and_shape_and_hungry_ones_by_a_mark() -> None:
    text = compact(pen_for(coven), 78).text()
    assert "3[(D)  ]" in text  # the vampire that acts
    assert "4[(n)P ]" in text  # in small letters the hungry one, and the victim it was given
    assert "City (P)! (D) (D)" in text


def test_seats_are_told_by_letters_of_their_own() -> None:
    assert len({sigil.letter for sigil in SIGILS}) == len({sigil.colour for sigil in SIGILS}) == len(SIGILS)
    assert "[5(oW)(oB)]" in compact(pen_for(city), 78).text()


def test_a_castle_has_rooms_doors_and_arrows() -> None:
    text = compact(pen_for(castle), 78).text()
    assert "Torture" in text
    assert "/AB\\" in text
    assert "▯" in text
    assert "▮" in text  # the barred door
    assert "↓" in text
    assert "! The-fall" in text
    assert "⟦candlelight⟧" in text


def test_rooms_and_corridors_stand_side_by_side_wherever_the_frame_begins() -> None:
    table, fill = castle()
    board = msgspec.structs.replace(one_board(table), frame=(-1.5, -2.5, 24, 21.5))
    sheet = compact(Pen(with_board(table, board), fill, PlainWords(), seat=0), 78)
    west, room = sheet.find("c0304:collector"), sheet.find("torture")
    assert west is not None
    assert room is not None
    assert west[0] < room[0]


class LongWords(PlainWords):
    def say(self, said: Say) -> str:
        return "the torture chamber" if said.key == "torture" else super().say(said)


def test_a_long_name_takes_as_many_lines_as_its_room_has() -> None:
    table, fill = castle()
    lines = compact(Pen(table, fill, LongWords(), seat=0), 90).text().split("\n")
    on_the_map = [line for line in lines if "│" in line]
    assert any("Torture" in line or "torture" in line for line in on_the_map)
    assert any("chamber" in line for line in on_the_map)


def test_figures_that_crowd_a_room_are_told_by_their_letters() -> None:
    table, fill = castle()
    board = one_board(table)
    room = next(space for space in board.spaces if space.poly)
    kind = next(piece.kind for pieces in fill.holds.values() for piece in pieces if piece.seat is not None)
    crowd = tuple(Piece(kind=kind, id=f"guest{n}", seat=0) for n in range(8))
    pen = Pen(table, msgspec.structs.replace(fill, holds={**fill.holds, room.id: crowd}), PlainWords(), seat=0)
    letters = pen.letter(crowd[0]) * 8
    text = compact(pen, 78).text()
    assert letters in text
    assert "…" not in text


def test_of_many_ways_only_those_are_listed_that_matter() -> None:
    table, fill = castle()
    board = one_board(table)
    many = msgspec.structs.replace(board, links=(*board.links, *(Link(a="c0303", b="c0403"),) * 40))
    told = "\n".join(plain(line) for line in ways(many, Pen(table, fill, PlainWords(), possible={"door:c0304"}), 200))
    assert told.count("┼") == 2  # the door that can be chosen, and the barred one
    assert "–" not in told


def test_mirrors_hang_on_the_map_of_their_house() -> None:
    sheet = compact(pen_for(wheel), 110)
    mirror, square = sheet.find("mirror:n1"), sheet.find("m11")
    assert mirror is not None
    assert square is not None
    assert mirror[1] < square[1]


def test_narrow_panes_list_the_ways_of_a_board() -> None:
    pen = pen_for(city)
    board = next(shape for shape in pen.table.shapes if shape.id == "city")
    assert board.id == "city"
    lines = [plain(line) for line in ways(board, pen, 78)]  # type: ignore[arg-type]
    text = "\n".join(lines)
    assert "Cathedral – Houses" in text
    assert "Houses ╳ Street" in text
    assert all(len(line) <= 78 for line in lines)


def test_a_wheel_is_a_list_where_room_is_short_and_a_ring_where_it_is_not() -> None:
    narrow = compact(pen_for(wheel), 78).text()
    assert "1[~gR~ ]" in narrow
    assert "Gate[∩A∩]" in narrow
    large = wide(pen_for(wheel), 146, 45)
    assert large is not None
    assert "Turgapel" in large.text()


def test_tracks_hands_bonds_and_standings_are_told() -> None:
    text = compact(pen_for(masters), 100).text()
    assert "Blood ██░░░░░░░░ 15" in text
    assert "●●●○○" in text
    assert "Table-bond-serves" in text
    assert "-15" in text
    large = wide(pen_for(masters), 150, 40)
    assert large is not None
    assert "[P]×2" in large.text()


def test_what_can_be_chosen_is_lit_and_what_is_highlighted_brighter() -> None:
    pen = pen_for(coven, possible={"city:P", "slot:0:5"}, chosen={"city:P"})
    assert pen.lit("city:P") is Lit.CHOSEN
    assert pen.lit("slot:0:5") is Lit.POSSIBLE
    assert pen.lit("slot:0:3") is Lit.ACTIVE
    assert pen.lit("city:D") is Lit.DARK
    sheet = compact(pen, 78)
    x, y = sheet.find("city:P") or (0, 0)
    assert sheet.style_at(x, y).reverse
    # Colour is never alone: each way of being lit has an attribute of its own.
    looks = [pen.look(ink(), id) for id in ("city:P", "slot:0:5", "slot:0:3", "city:D")]
    assert len({(look.reverse, look.underline, look.bold, look.color) for look in looks}) == 4


# --- Blood Coven in play


def positions(seats: int, seed: int, **options: object) -> list[tuple[Table, Fill, int, set[str]]]:
    """Every position of a random match in which a seat is asked something: table, fill, seat, marks."""
    game = lychgate.game("blood-coven")
    match = game.start(seats, seed, options)
    rng = Random(seed)
    assert game.layout is not None
    assert game.fill is not None
    table = game.layout(seats, match.options)
    found = []
    while not match.over:
        ask = rng.choice(match.asks)
        fill = game.fill(match.view(ask.seat))
        found.append((table, fill, ask.seat, {mark for option in ask.options for mark in option.marks}))
        match.answer(ask.seat, rng.choice(ask.options).code)
    return found


@pytest.mark.parametrize("options", [{}, {"abilities": "pick", "ashes": True}, {"abilities": "deal", "city6": True}])
def test_everything_an_option_touches_is_drawn_at_every_size(options: dict[str, object]) -> None:
    words = Words("blood-coven", names=("Ines", "Tomas", "Bo"))
    for table, fill, seat, marks in positions(3, 11, **options):
        assert check(table) == []
        assert check_fill(table, fill) == []
        pen = Pen(table, fill, words, seat=seat, possible=marks)
        large = wide(pen, 146, 45)
        assert large is not None
        for sheets in ([compact(pen, 78)], [large, rail(pen, 50, large=True)]):
            drawn = {sheet.at(x, y) for sheet in sheets for x in range(sheet.width) for y in range(sheet.height)}
            assert marks <= drawn


def test_a_table_for_three_fits_80_by_24_and_tells_every_number() -> None:
    words = Words("blood-coven", names=("Ines", "Tomas", "Bo"))
    for table, fill, seat, _ in positions(3, 5):
        sheet = compact(Pen(table, fill, words, seat=seat), 78)
        assert sheet.height <= 11
        text = sheet.text()
        for line in describe(table, fill):
            if line.id.startswith("score:") and line.value is not None:
                assert f"VP {line.value.n}" in text


def test_the_viewer_comes_first_in_a_list_and_sits_at_the_bottom_of_a_table() -> None:
    words = Words("blood-coven", names=("Ines", "Tomas", "Bo"))
    table, fill, _, _ = positions(3, 5)[4]
    for seat in range(3):
        listed = compact(Pen(table, fill, words, seat=seat), 78)
        drawn = wide(Pen(table, fill, words, seat=seat), 146, 45)
        assert drawn is not None
        for sheet, foremost in ((listed, min), (drawn, max)):
            rows = {each: (sheet.find(f"slots:{each}:1") or (0, -1))[1] for each in range(3)}
            assert foremost(rows, key=rows.__getitem__) == seat
        assert ("Ines", "Tomas", "Bo")[seat] in listed.text().splitlines()[0]


# --- the sheet itself


def test_a_sheet_keeps_what_fits_and_knows_whose_it_is() -> None:
    sheet = Canvas(5, 2)
    assert sheet.put(3, 0, "abc", id="x") == 6
    sheet.put(-1, 1, "zyx", id="y")
    sheet.put(0, 7, "lost")
    assert sheet.text() == "   ab\nyx"
    assert sheet.at(4, 0) == "x"
    assert sheet.at(9, 9) == ""
    assert sheet.find("y") == (0, 1)
    assert sheet.find("nowhere") is None
    bigger = Canvas(7, 3)
    bigger.paste(sheet, 4, 1)
    assert bigger.text() == "\n\n    yx"
    assert bigger.at(5, 2) == "y"


def test_wide_characters_take_two_cells_and_marks_none() -> None:
    sheet = Canvas(6, 1)
    assert sheet.put(0, 0, "血e\u0301!") == 4
    assert sheet.text() == "血e\u0301!"
    assert sum(len(segment.text) for segment in sheet.segments(0)) == 6
    assert Canvas(0, 0).segments(0) == []


def test_lines_flow_and_are_clipped() -> None:
    items = [[[Run("one")], [Run("two")]], [[Run("three")]], [[Run("four")]]]
    assert [plain(line) for line in flow(items, 14)] == ["one two", "three   four"]
    assert [plain(line) for line in flow(items, 7, indent=1)] == ["one two", " three", " four"]
    assert flow([], 10) == []
    assert plain(clip([Run("candle"), Run("light")], 8)) == "candlel…"
    assert width_of(clip([Run("candle")], 3)) == 3
    assert [plain(line) for line in wrap("to be or not", 5)] == ["to be", "or", "not"]
