"""A page on which any position of a game is shown at once: one load, then one message for each position.

The page comes from a real server, and so does the welcome to its table. After that this module plays the server: it
sends the update that the server's gate makes of a match, and answers what the page asks about it. Windows are resized,
pages are not loaded again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute
from websockets.sync.client import connect
from websockets.typing import Origin

import lychgate
from lychgate.core.match import Match
from lychgate.server import gate
from lychgate.server.journal import Journal, effective
from lychgate.testing.cases import Case, by_advice
from tests.browser.driver import HABITS
from tests.browser.shortcut import open_table
from tests.patience import PATIENCE

ME = 0
"""The seat that looks."""
Plain = dict[str, Any]


class Size(NamedTuple):
    """A window: its size in css px, and how many pixels of the screen one of them takes."""

    name: str
    width: int
    height: int
    scale: int = 1

    @property
    def touch(self) -> bool:
        """Tell whether it is a phone."""
        return min(self.width, self.height) < 400


SIZES = (
    Size("laptop", 1366, 657),
    Size("wide", 1440, 900),
    Size("large", 1920, 1080),
    Size("zoomed", 720, 450, 2),
    Size("phone", 390, 844, 2),
    Size("sideways", 844, 390, 2),
)
"""A laptop's browser, two larger screens, a window of 1440 x 900 zoomed to 200 %, a phone upright and held sideways."""


class Position(NamedTuple):
    """A moment at which the seat that looks is asked something."""

    kind: str
    """The key of the question."""
    given: tuple[tuple[int, str], ...]
    """The answers before it."""
    seed: int
    words: int
    """How much there is to show: the characters of what is offered, roughly."""


def questions(case: Case, matches: Iterable[int]) -> dict[str, Position]:
    """Return for every kind of question the position with most to show, from matches with these seeds."""
    found: dict[str, Position] = {}
    for seed in matches:
        rng = Random(seed)
        match = case.start(seed)
        while not match.over:
            ask = match.ask(ME)
            if ask is not None:
                words = sum(12 + len(json.dumps(str(option.label))) for option in ask.options)
                known = found.get(ask.prompt.key)
                if known is None or words > known.words:
                    found[ask.prompt.key] = Position(ask.prompt.key, tuple(effective(match)), seed, words)
            asked = rng.choice(match.asks)
            match.answer(asked.seat, by_advice(match, asked, rng))
    return found


def sample(case: Case, most: int, matches: Iterable[int] = (1, 2)) -> list[Position]:
    """Return the questions of a match that show most, in the order in which they are met."""
    found = sorted(questions(case, matches).values(), key=lambda each: -each.words)
    return sorted(found[:most], key=lambda each: (each.seed, len(each.given)))


def reached(case: Case, position: Position) -> Match:
    """Return the match at a position."""
    match = case.start(position.seed)
    for seat, code in position.given:
        match.answer(seat, code)
    return match


class Stage:
    """One page, one game, one number of seats."""

    def __init__(self, page: Page, case: Case) -> None:
        self.page = page
        self.case = case
        self._number = 0
        self._match: Match | None = None
        self._line: WebSocketRoute | None = None
        self._welcome: Plain = {}
        self.done: list[Plain] = []
        """The answers and orders that the page has sent; nothing follows from them here."""

    def open(self, address: str) -> None:
        """Open a table of the case on the server, and its page here."""
        bots = ["greedy"] * (self.case.seats - 1)
        opened = open_table(address, "me", *bots, game=self.case.game.id, **self.case.options)
        with connect(address.replace("http", "ws") + "/ws", origin=Origin(address)) as socket:
            socket.send(
                json.dumps({"type": "hello", "table": opened.table, "tokens": opened.tokens[:1], "since": None})
            )
            self._welcome = json.loads(socket.recv(timeout=PATIENCE))
        self._welcome |= {"started": True, "over": False}
        self.page.route_web_socket("**/ws", self._connected)
        self.page.goto(opened.link())

    def _connected(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self._heard(json.loads(text)))

    def _heard(self, message: Plain) -> None:
        line, ref, match = self._line, message.get("ref"), self._match
        assert line is not None
        if message["type"] == "hello":
            line.send(json.dumps(self._welcome))
            if match is not None:
                self._send(match)
        elif message["type"] == "about" and match is not None:
            line.send(gate.about(match, message.get("seat"), message["id"], ref))
        elif message["type"] == "preview" and match is not None:
            line.send(gate.preview(match, message["seat"], message["code"], ref))
        elif message["type"] == "ping":
            line.send(json.dumps({"type": "pong", "ref": ref}))
        elif message["type"] in ("answer", "order"):
            self.done.append(message)
            line.send(json.dumps({"type": "reply", "ref": ref}))

    def show(self, match: Match) -> None:
        """Show a match as the first seat sees it, and wait until it is drawn."""
        self._match = match
        self._number += 1
        if self._line is not None:
            self._send(match)
        self.page.locator(f'[data-testid="table-page"][data-update="{self._number}"]').wait_for(state="attached")
        self.settle()

    def happen(self, match: Match, since: int) -> None:
        """Bring what a match tells after so many events, as the server does while people play."""
        self._match = match
        self._number += 1
        told = gate.happened(match, ME)
        news = gate.happened(match, ME, since, len(told) - len(gate.happened(match, ME, since)))
        looks = gate.looks(Journal(match, 0.0, 1.0), [ME])
        assert self._line is not None
        self._line.send(gate.update(self._number, [ME], looks, [news], full=False))

    def _send(self, match: Match) -> None:
        looks = gate.looks(Journal(match, 0.0, 1.0), [ME])
        assert self._line is not None
        self._line.send(gate.update(self._number, [ME], looks, [gate.happened(match, ME)], full=True))

    def resize(self, size: Size) -> None:
        """Give the window another size, unless it has it."""
        wanted: ViewportSize = {"width": size.width, "height": size.height}
        if self.page.viewport_size != wanted:
            self.page.set_viewport_size(wanted)
            self.settle()

    def settle(self) -> None:
        """Wait until nothing on the page has moved for a few frames."""
        self.page.evaluate(SETTLED)


SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const drawn = () =>
    document.querySelector('.lt')?.getAttribute('aria-busy') === 'false' &&
    document.querySelector('[data-testid="prompt"], [data-testid="deed"]') !== null;
  for (let had = '', still = 0, tries = 0; still < 4; tries++) {
    if (tries === 600) throw new Error('the page does not come to rest');
    await frame();
    const now = [...document.querySelectorAll('[data-testid="prompt"], [data-entry], .lt .shape, .lt .board')]
      .map((each) => Object.values(each.getBoundingClientRect().toJSON()).join(' '))
      .join();
    still = now === had && drawn() ? still + 1 : 0;
    had = now;
  }
}"""


@contextmanager
def staged(
    browser: Browser, address: str, case: Case, size: Size, *, motion: str = "reduce", **habits: Any
) -> Iterator[Stage]:
    """A stage in a window of its own; phones have fingers. `habits` are settings, of which none answers by itself."""
    context = browser.new_context(
        base_url=address,
        locale="en-GB",
        reduced_motion=motion,  # type: ignore[arg-type]  # one of two words
        bypass_csp=True,
        viewport={"width": size.width, "height": size.height},
        device_scale_factor=size.scale,
        has_touch=size.touch,
        is_mobile=size.touch,
    )
    context.set_default_timeout(1000 * PATIENCE)
    try:
        page = context.new_page()
        page.add_init_script(f"({HABITS})({json.dumps({'takeOnly': False, **habits})})")
        stage = Stage(page, case)
        stage.open(address)
        yield stage
    finally:
        context.close()


SEATS = {"damnation": 4, "sanguis-venenatus": 4, "carpathes": 4}
"""Numbers of players with which the games are looked at; else three."""


def usual(game: str) -> Case:
    """Return the case of a game that is looked at: its usual table, everything chosen by the players."""
    return Case(lychgate.game(game), SEATS.get(game, 3), {})
