"""The layout law on a page: `layout_law.js` says what it demands; here it is read at every size of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser

from lychgate.core.match import Match
from lychgate.core.table import Mat, Shape, element_ids
from lychgate.core.table.ids import Found, walk
from lychgate.testing.cases import Case
from tests.browser.stage import ME, SIZES, Position, Size, reached, staged

LAW = (Path(__file__).parent / "layout_law.js").read_text(encoding="utf-8").partition("*/")[2].strip()


def must_be_seen(match: Match) -> dict[str, list[str]]:
    """Return what the table of a game declares: the figure that acts, one's own stores, everybody's score."""
    table, fill = match.game.laid(match.seats, match.options), match.game.filled(match.view(ME))
    assert table is not None
    assert fill is not None
    there = element_ids(table, fill)
    mine = {found.id for shape in table.shapes for found in _of(shape, ME)}
    stores = [id for id in table.layout.stores if id in mine]
    told = [id for id in (*stores, *table.layout.scores) if id in there]
    return {"figures": list(fill.figures[:1]), "told": told}


def _of(shape: Shape, seat: int) -> Iterator[Found]:
    """Yield what is of a seat: shapes of its own, and the parts of its mats."""
    if shape.seat == seat:
        yield from walk(shape)
    elif isinstance(shape, Mat) and shape.seat is None:
        for part in shape.parts:
            yield from _of(part, seat)


def breaches(
    browser: Browser, address: str, case: Case, positions: Iterable[Position], sizes: Iterable[Size] = SIZES
) -> Iterator[str]:
    """Yield what breaks the law, with question and size: one page for windows, one for phones.

    Every position is first drawn in the window that the one before was last seen in: the sizes are gone through to and
    fro, so that nothing is drawn only to be drawn again at another size.
    """
    matches = [(position, reached(case, position)) for position in positions]
    for _, group in groupby(sorted(sizes, key=lambda size: size.touch), key=lambda size: size.touch):
        # No box depends on how fine the pixels are, but a quarter of them is painted in a quarter of the time.
        windows = [size._replace(scale=1) for size in group]
        with staged(browser, address, case, windows[0]) as stage:
            for position, match in matches:
                stage.show(match)
                wanted = must_be_seen(match)
                for size in windows:
                    stage.resize(size)
                    for breach in stage.page.evaluate(LAW, wanted):
                        yield f"{position.kind} at {size.width} x {size.height}: {breach}"
                windows.reverse()
