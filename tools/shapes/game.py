"""A game of one question that is played on any sketch of the gallery, so that the real client draws it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from lychgate.core.ask import Option, Play, pick
from lychgate.core.game import Game, GameOption, Setup
from lychgate.core.registry import register
from lychgate.core.say import Say
from lychgate.core.state import State, ranked, state
from lychgate.core.step import Step
from lychgate.core.table import Fill, Layout, Table
from lychgate.core.view import View
from tools.shapes import skeleton
from tools.shapes.gallery import FACES, KINDS, SKETCHES, TYPES

SKELETON = "skeleton"


class ShapesOptions(msgspec.Struct, frozen=True):
    sketch: str


@state
class Shapes(State):
    options: ShapesOptions


class Take(Step, frozen=True):
    """SH-001 One card is taken."""

    def play(self, g: Shapes) -> Play:
        cards = ("coffin", "candle", "rose") if g.options.sketch == SKELETON else ("coffin", "candle")
        labels = {card: Say("option-take", {"card": Say(f"card-{card}")}) for card in cards}
        options = [Option(card, card, (f"market:{card}",), label) for card, label in labels.items()]
        yield from pick(0, "take", options, clause="SH-001")
        g.result = ranked((0,) * g.seats, "taken")


def setup(given: Setup) -> Shapes:
    options = msgspec.convert(given.options, ShapesOptions)
    return Shapes(seats=given.seats, chance=given.chance, options=options, agenda=[Take()])


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    if options["sketch"] == SKELETON:
        return skeleton.layout(seats)
    shapes = SKETCHES[options["sketch"]]().shapes
    names = tuple(shape.id for shape in shapes)
    canvas = Layout(width=800, height=660, least=0.2, narrow=names, terminal=names)
    return Table(game="shapes", seats=seats, shapes=shapes, layout=canvas, kinds=KINDS, types=TYPES, faces=FACES)


def fill(view: View) -> Fill:
    sketch = view.options["sketch"]
    return skeleton.fill(view.seats) if sketch == SKELETON else SKETCHES[sketch]().fill


GAME = Game(
    id="shapes",
    title="Shapes",
    prefix="SH",
    players=(2, 4),
    minutes=(1, 1),
    complexity=1,
    rules_version="1",
    package=__name__,
    folder=Path(__file__).parent,
    setup=setup,
    options=(GameOption(name="sketch", values=(*SKETCHES, SKELETON), clause="SH-001"),),
    turn_clause="SH-001",
    layout=layout,
    fill=fill,
)
register(GAME)
