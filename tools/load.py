"""What a guest waits for: `python -m tools.load`; with `--tables 5` also how soon a table is there.

Prints what the lobby needs before anything can be clicked (page, code and styles, compressed, without fonts), and what
comes only when it is wanted: the picture book and the guide of a lesson are chunks of their own. With `--tables N` a
server and Chromium are started, and N tables of each kind are opened by turns, each in a browser that has loaded
nothing yet: one of a person and two bots, and the guided match of the same game. A table is there when its question can
be answered; a guided match, when the gatekeeper's first card stands there, too. The package playwright is needed then.

Ends with 1 if the first load is heavier, or a table with a lesson is later, than it may be.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from lychgate.server.settings import Settings
from tests.browser.conftest import ARGUMENTS, find_chromium
from tests.browser.shortcut import open_table
from tools.pictures import serving

FIRST_LOAD = 200_000
"""Bytes, compressed, that the lobby may need before anything can be clicked; fonts not counted."""
APART = ("PictureBook", "LessonGuide")
"""Components that whoever neither reads the book nor learns never loads."""
WITHIN = 1.0
"""Seconds by which a table with a lesson may be there later than one without."""
GAME = "damnation"
PEOPLE = ("me", "greedy", "greedy")
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
    chunks = sorted(path.name for path in (static / "assets").iterdir() if path.suffix in (".js", ".css"))
    return {each: [part(static, f"assets/{name}") for name in chunks if name.startswith(f"{each}-")] for each in APART}


def _weights(parts: Sequence[Part], later: Mapping[str, Sequence[Part]]) -> Iterator[str]:
    def line(name: str, *files: Part) -> str:
        return f"  {sum(each.gzip for each in files):>8,} gzip  {sum(each.brotli for each in files):>8,} brotli  {name}"

    yield "Before anything can be clicked, without fonts, in bytes:"
    yield from (line(each.name, each) for each in parts)
    yield line("in all", *parts)
    yield "Only when it is wanted:"
    yield from (line(name, *files) for name, files in later.items())


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


ARRIVALS = """() => {
  const there = performance.getEntriesByName('there')[0].startTime;
  const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
  const sum = (some) => some.reduce((bytes, each) => bytes + each.transferSize, 0);
  const worded = all.filter((each) => !each.name.endsWith('.woff2'));
  const first = worded.filter((each) => each.responseStart > 0 && each.responseStart <= there);
  return [sum(first), sum(worded) - sum(first)];
}"""
THERE = """() => new MutationObserver((_, watch) => {
  if (document.querySelector('[data-testid=play-now]') === null) return;
  performance.mark('there');
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def arrives(browser: Browser, address: str) -> tuple[int, int]:
    """Return how many bytes, without fonts, have come when *Play now* can be clicked, and how many come later."""
    context = browser.new_context(base_url=address, locale="en-GB")
    context.add_init_script(f"({THERE})()")
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    page.wait_for_load_state("networkidle")
    first, later = page.evaluate(ARRIVALS)
    context.close()
    return first, later


def waits(browser: Browser, address: str, game: str, tables: int) -> dict[str, list[float]]:
    """Return how many seconds each table took, by kind."""
    taken: dict[str, list[float]] = {"without": [], "with": []}
    for nth in range(tables + 1):
        for kind, seconds in taken.items():
            guided = kind == "with"
            path = open_lesson(address, game) if guided else open_table(address, *PEOPLE, game=game).link()
            context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
            page = context.new_page()
            begun = time.perf_counter()
            page.goto(path)
            page.locator(ASKED).first.wait_for()
            if guided:
                page.locator(CARD).wait_for()
            if nth > 0:  # the first pair warms the server up
                seconds.append(time.perf_counter() - begun)
            context.close()
    return taken


def later(taken: Mapping[str, Sequence[float]]) -> float:
    """Return by how many seconds a table with a lesson is there later than one without."""
    return statistics.median(taken["with"]) - statistics.median(taken["without"])


class Seen(NamedTuple):
    """What was measured in a browser."""

    first: int
    """Bytes until *Play now* can be clicked."""
    more: int
    """Bytes that come after that: the look at a table, and what is fetched ahead for playing."""
    taken: dict[str, list[float]]


def measured(game: str, tables: int) -> Seen:
    """Open the lobby and the tables, at a server and in a browser of our own."""
    program = find_chromium()
    if program is None:
        sys.exit("A table is opened in Chromium: install the package `chromium`.")
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        try:
            return Seen(*arrives(browser, address), waits(browser, address, game, tables))
        finally:
            browser.close()


def _seen(game: str, seen: Seen) -> Iterator[str]:
    yield "In a browser, with what the server answers, in bytes:"
    yield f"  {seen.first:>8,}  until Play now can be clicked"
    yield f"  {seen.more:>8,}  after that: the look at a table, and what playing will need"
    taken = seen.taken
    yield f"Until a table of {game} is there, in seconds, the median (least to most):"
    for kind, seconds in taken.items():
        yield f"  {statistics.median(seconds):.2f} ({min(seconds):.2f} to {max(seconds):.2f})  {kind} a lesson"
    yield f"  {later(taken):+.2f}  with a lesson; less than {WITHIN:.0f} is allowed"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print it all; 1 if something is heavier or slower than it may be."""
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--tables", type=int, default=0, metavar="N", help="how many tables of each kind are opened")
    parser.add_argument("--game", default=GAME, help=f"which game ({GAME})")
    given = parser.parse_args(arguments)
    static = Settings().static
    parts = first_load(static)
    print("\n".join(_weights(parts, apart(static))))
    good = sum(each.gzip for each in parts) < FIRST_LOAD
    if given.tables:
        seen = measured(given.game, given.tables)
        print("\n".join(_seen(given.game, seen)))
        good = good and seen.first < FIRST_LOAD and later(seen.taken) < WITHIN
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
