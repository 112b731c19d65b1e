"""The gallery of shapes: every sketch is a table without a fault, with words, a picture and its place on the page."""

from __future__ import annotations

from typing import get_args

import pytest

from lychgate.core.table import Mat, Shape, check, check_fill, elements
from lychgate.words import Words
from tests.docs.included import ROOT
from tools.shapes.gallery import SKETCHES
from tools.shapes.game import GAME, SKELETON

PAGE = (ROOT / "docs/shapes.md").read_text(encoding="utf-8")
every_sketch = pytest.mark.parametrize("sketch", [*SKETCHES, SKELETON])


@every_sketch
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_have_no_fault_and_everything_has_a_name(sketch: str, seats: int) -> None:
    match = GAME.start(seats=seats, seed=1, options={"sketch": sketch})
    assert GAME.layout is not None
    assert GAME.fill is not None
    table, fill = GAME.layout(seats, match.options), GAME.fill(match.view(0))
    assert check(table) + check_fill(table, fill) == []
    words = Words("shapes", names=match.players, me=0)
    said = [found.thing.name for found in elements(table)]
    said += [*(kind.name for kind in table.kinds), *(face.name for face in table.faces)]
    assert all(words.say(say) for say in said if say is not None)


@every_sketch
def test_the_page_shows_the_picture_and_the_code(sketch: str) -> None:
    assert f"](pictures/shapes/{sketch}.jpg)" in PAGE
    file, name = ("skeleton", "layout") if sketch == SKELETON else ("gallery", sketch)
    assert f"<!-- source: tools/shapes/{file}.py {name} -->" in PAGE


def test_every_shape_is_in_the_gallery() -> None:
    shapes = [shape for make in SKETCHES.values() for shape in make().shapes]
    parts = [part for shape in shapes if isinstance(shape, Mat) for part in shape.parts]
    assert {type(shape) for shape in (*shapes, *parts)} == set(get_args(Shape))
