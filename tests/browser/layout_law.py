"""The layout law on a page: `layout_law.js` says what it demands; here it is read at every size of the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser

from lychgate.testing.cases import Case
from tests.browser.stage import SIZES, Position, Size, reached, staged

LAW = (Path(__file__).parent / "layout_law.js").read_text(encoding="utf-8").partition("*/")[2].strip()


def breaches(
    browser: Browser, address: str, case: Case, positions: Iterable[Position], sizes: Iterable[Size] = SIZES
) -> Iterator[str]:
    """Yield what breaks the law, with question and size: one page for windows, one for phones."""
    matches = [(position, reached(case, position)) for position in positions]
    for _, group in groupby(sorted(sizes, key=lambda size: size.touch), key=lambda size: size.touch):
        windows = list(group)
        with staged(browser, address, case, windows[0]) as stage:
            for position, match in matches:
                stage.show(match)
                for size in windows:
                    stage.resize(size)
                    for breach in stage.page.evaluate(LAW):
                        yield f"{position.kind} at {size.width} x {size.height}: {breach}"
