"""Hold the tables of a game to the layout law: `python -m tools.layout GAME [--matches 20] [--size phone]`.

Plays matches by the game's advice, shows for every kind of question the position with most to show at six sizes of the
window, and prints what breaks the law of `tests/browser/layout_law.js`; ends with 1 if anything does. With `--pictures
FOLDER` every page is photographed. It needs the package playwright and Chromium.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.layout_law import breaches
from tests.browser.stage import SIZES, questions, reached, staged, usual
from tools.pictures import serving


def main() -> int:
    """Read the command line, look, and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.layout", description=__doc__.split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=4, help="matches to take questions from")
    parser.add_argument("--seats", type=int, help="number of players")
    parser.add_argument("--size", choices=[size.name for size in SIZES], action="append", help="only this window")
    parser.add_argument("--pictures", type=Path, help="folder for a picture of every page")
    given = parser.parse_args()
    case = usual(given.game)
    if given.seats:
        case = case._replace(seats=given.seats)
    sizes = [size for size in SIZES if given.size is None or size.name in given.size]
    positions = sorted(questions(case, range(1, given.matches + 1)).values(), key=lambda each: each.kind)
    program = find_chromium()
    if program is None:
        sys.exit("Pages are looked at with Chromium: install the package `chromium`.")
    found = 0
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for line in breaches(browser, address, case, positions, sizes):
            print(line, flush=True)
            found += 1
        if given.pictures is not None:
            given.pictures.mkdir(parents=True, exist_ok=True)
            for size in sizes:
                with staged(browser, address, case, size) as stage:
                    for position in positions:
                        stage.show(reached(case, position))
                        stage.page.screenshot(path=given.pictures / f"{given.game}-{position.kind}-{size.name}.png")
        browser.close()
    print(f"{len(positions)} questions at {len(sizes)} sizes: {found} breaches.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
