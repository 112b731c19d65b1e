"""What a guest waits for: `python -m tools.load`, and with `--tables 5` how soon a table is there, with and without a lesson.

Prints, without a browser, what the lobby needs before anything can be clicked (page, code, styles: compressed, without
fonts) and the chunks that come later: the picture book and the guide of a lesson are chunks of their own. With
`--tables N` a server and Chromium are started, and N tables are opened of each kind, by turns: a table of one person and
bots, and the same game's guided match. A table is there when its first question can be answered; a guided match, when
the gatekeeper's first card stands, too. The package playwright is needed for that.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from lychgate.server.settings import Settings

FIRST_LOAD = 200_000
"""Bytes, compressed, that the lobby may need before anything can be clicked; fonts not counted."""
APART = ("PictureBook", "LessonGuide")
"""Components that whoever neither reads the book nor learns never loads."""
WITHIN = 1.0
"""Seconds by which a table with a lesson may be there later than one without."""
GAME = "damnation"
ASKED = '[data-testid="prompt"] [data-entry]'
CARD = "[data-testid=lesson].ready"


class Part(NamedTuple):
    """A file of the client as it is sent."""

    name: str
    gzip: int
    brotli: int


def part(static: Path, name: str) -> Part:
    """Return what a file weighs as the server sends it, to browsers that know gzip only and to all others."""
    return Part(name, (static / f"{name}.gz").stat().st_size, (static / f"{name}.br").stat().st_size)


def first_load(static: Path) -> list[Part]:
    """Return the page and all that it names: code and styles."""
    page = (static / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/?((?:assets/)[^"]+\.(?:js|css))"', page)
    return [part(static, name) for name in ["index.html", *named]]


def apart(static: Path) -> dict[str, list[Part]]:
    """Return the chunks of each component that is loaded only when it is wanted."""
    return {
        each: [part(static, f"assets/{file.name}") for file in sorted((static / "assets").glob(f"{each}-*.[jc]s*"))
               if file.suffix in (".js", ".css")]
        for each in APART
    }


def _weights(static: Path) -> Iterator[str]:
    parts = first_load(static)
    yield "First load: the page, code and styles, without fonts (bytes)"
    for each in parts:
        yield f"  {each.gzip:>8,} gzip  {each.brotli:>8,} brotli  {each.name}"
    yield f"  {sum(each.gzip for each in parts):>8,} gzip  {sum(each.brotli for each in parts):>8,} brotli  in all"
    for name, chunks in apart(static).items():
        sizes = f"{sum(each.gzip for each in chunks):>8,} gzip  {sum(each.brotli for each in chunks):>8,} brotli"
        yield f"Later, {name}:\n  {sizes}  {len(chunks)} files"


def _post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", "Origin": address}
    request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def open_lesson(address: str, game: str) -> str:
    """Open a guided match; return the learner's path."""
    made = _post(address, f"/api/lessons/{game}", {"name": "Ada"})
    return f"/table/{made['table']}#{made['seats'][0]['token']}"


def waits(browser: Any, address: str, game: str, tables: int) -> dict[str, list[float]]:
    """Return how many seconds each table took, by kind: each in a browser that has loaded nothing yet."""
    from tests.browser.shortcut import open_table

    taken: dict[str, list[float]] = {"without": [], "with": []}
    for _ in range(tables):
        for kind, seconds in taken.items():
            path = open_lesson(address, game) if kind == "with" else open_table(address, "me", "greedy", "greedy", game=game).link()
            context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
            page = context.new_page()
            begun = time.perf_counter()
            page.goto(path)
            page.locator(ASKED).first.wait_for()
            if kind == "with":
                page.locator(CARD).wait_for()
            seconds.append(time.perf_counter() - begun)
            context.close()
    return taken


def _tables(game: str, tables: int) -> Iterator[str]:
    from playwright.sync_api import sync_playwright

    from tests.browser.conftest import ARGUMENTS, find_chromium
    from tools.pictures import serving

    program = find_chromium()
    if program is None:
        sys.exit("A table is opened in Chromium: install the package `chromium`.")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        taken = waits(browser, address, game, tables)
        browser.close()
    middle = {kind: statistics.median(seconds) for kind, seconds in taken.items()}
    yield f"A table of {game} is there, in seconds (median of {tables}, from least to most)"
    for kind, seconds in taken.items():
        yield f"  {middle[kind]:.2f}  {kind} a lesson ({min(seconds):.2f} to {max(seconds):.2f})"
    yield f"  {middle['with'] - middle['without']:+.2f}  with a lesson; it may be {WITHIN:.0f} later"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print it all; 1 if something is heavier or slower than it may be."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=0, metavar="N", help="how many tables of each kind are opened")
    parser.add_argument("--game", default=GAME)
    given = parser.parse_args(arguments)
    for line in _weights(Settings().static):
        print(line)
    for line in _tables(given.game, given.tables) if given.tables else ():
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
