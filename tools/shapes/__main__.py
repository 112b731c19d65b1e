"""Takes the pictures of docs/shapes.md: `python -m tools.shapes [sketch ...]`, into docs/pictures/shapes/.

A real server shows each sketch of the gallery, or those that are named, to a real browser. It needs the package
playwright and Chromium.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from lychgate.core.table import Shape
from lychgate.core.table.ids import walk
from tests.browser.conftest import ARGUMENTS, PHONE, WIDE, find_chromium
from tests.browser.shortcut import open_table
from tools.pictures import PICTURES, serving
from tools.shapes.gallery import SKETCHES
from tools.shapes.game import SKELETON

FOLDER = PICTURES / "shapes"
DRAWN = 5000
"""Milliseconds until everything is drawn: the icons of a game that this build does not know come after 3000."""
MARGIN = 14
"""Pixels of margin round the shapes in a picture."""


def show(browser: Browser, address: str, sketch: str, seats: int, viewport: Any) -> Page:
    """Open a table of the gallery in a new window."""
    chairs = ("me", *["random"] * (seats - 1))
    opened = open_table(address, *chairs, game="shapes", sketch=sketch)
    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce", viewport=viewport)
    page = context.new_page()
    page.goto(opened.link())
    page.locator("[data-code]").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.mouse.move(0, 0)
    page.wait_for_timeout(DRAWN)
    return page


def around(page: Page, shapes: Iterable[Shape]) -> FloatRect:
    """Return the part of the page where these shapes lie, with everything in them."""
    drawn = [page.locator(f'[data-id="{found.id}"]') for shape in shapes for found in walk(shape)]
    boxes = [box for each in drawn if each.count() and (box := each.first.bounding_box()) is not None]
    left, top = (max(0, min(box[at] for box in boxes) - MARGIN) for at in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes) + MARGIN
    bottom = max(box["y"] + box["height"] for box in boxes) + MARGIN
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def take(page: Page, name: str, clip: FloatRect | None) -> None:
    """Take a picture and close the window."""
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82, clip=clip)
    page.context.close()
    print(FOLDER / f"{name}.jpg")


def pictures(address: str, program: str, wanted: Sequence[str]) -> None:
    """Take the pictures of the wanted sketches."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for name in wanted:
            if name == SKELETON:
                take(show(browser, address, name, 3, WIDE), name, None)
                take(show(browser, address, name, 3, PHONE), f"{name}-phone", None)
            else:
                page = show(browser, address, name, 2, WIDE)
                take(page, name, around(page, SKETCHES[name]().shapes))
        browser.close()


def main() -> None:
    """Run a server that knows the gallery, and take the pictures there."""
    program = find_chromium()
    if program is None:
        sys.exit("The pictures are taken with Chromium: install the package `chromium`.")
    with serving("tools.shapes.game") as address:
        pictures(address, program, sys.argv[1:] or (*SKETCHES, SKELETON))


if __name__ == "__main__":
    main()
