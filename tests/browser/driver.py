"""Plays in a browser like a person: looks for lit elements and questions, clicks them, answers dialogs.

A person cannot read the protocol, so this module does not either, with one exception: it counts the answers sent over
the socket, to tell an answer from a click that led nowhere.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.patience import PATIENCE, WaitedTooLong

Plain = dict[str, Any]
SLIP = 4.0
"""Seconds after which a person checks whether a click has hit its target."""
APART = 0.4
"""Seconds between two taps on one spot: sooner, they are a double tap."""
SPOT = 120.0
"""Two taps so many px apart, or more, are never a double tap: Chromium's limit is 100."""
TAPS = 3
"""Most taps on the same spot."""

LOOK = """() => {
  const there = (test) => (document.querySelector(`[data-testid="${test}"]`)?.getClientRects().length ?? 0) > 0;
  const entries = [...document.querySelectorAll('[data-testid="prompt"] [data-entry]')];
  const lit = new Map();
  for (const e of document.querySelectorAll('[data-id].lit')) {
    const box = e.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) lit.set(e.dataset.id, e.classList.contains('chosen'));
  }
  return {
    link: document.querySelector('[data-testid="table-page"]')?.dataset.link ?? null,
    offline: there('offline'), curtain: there('curtain'), result: there('result'),
    sure: there('sure'), consent: there('consent'),
    sending: entries.some((e) => e.getAttribute('aria-disabled') === 'true'),
    codes: entries.filter((e) => e.dataset.code).map((e) => e.dataset.code),
    kinds: entries.filter((e) => e.dataset.kind).map((e) => e.dataset.kind),
    question: document.querySelector('[data-testid="prompt"] h2')?.textContent ?? '',
    narrowed: there('let-go'),
    lit: [...lit].filter(([, chosen]) => !chosen).map(([id]) => id),
    answers: hands.answers(), updates: hands.updates(), key: hands.key(),
  };
}"""


HANDS = """() => {
  const frame = () => new Promise(requestAnimationFrame);
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    // A card of a full hand lies half under the next one: a person aims at what can be seen of it.
    const next = e.closest('.fan .at')?.nextElementSibling;
    const edge = next?.matches('.at') ? next.getBoundingClientRect().left : Infinity;
    const seen = edge > box.left ? Math.min(box.width, edge - box.left) : box.width;
    return [box.x + seen / 2, box.y + box.height / 2];
  };
  const inSight = (e) => {
    const [x, y] = middle(e);
    let stays = false; // it does not move when the page is scrolled, and may lie over what does
    for (let up = e.parentElement; up !== null; up = up.parentElement) {
      const style = getComputedStyle(up);
      stays ||= style.position === 'sticky';
      if (style.overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      const top = box.top + (stays ? 0 : parseFloat(style.scrollPaddingTop) || 0);
      if (x <= box.left || x >= box.right || y <= top || y >= box.bottom) return false;
    }
    return true;
  };
  // By id, of alike pieces the last; those that are not drawn do not count.
  const drawn = (what) => new Map(
    [...document.querySelectorAll(what)].filter((e) => e.getClientRects().length > 0).map((e) => [e.dataset.id, e]),
  );
  const point = (kind, x, y) => {
    const at = { bubbles: true, clientX: x, clientY: y, pointerType: kind };
    document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointermove', at));
    return document.querySelector('[data-over]')?.dataset.id ?? null;
  };
  let [clicks, answers] = [0, 0];
  addEventListener('click', () => clicks++, true);
  const send = WebSocket.prototype.send;
  let [line, latest, updates] = [null, null, 0];
  WebSocket.prototype.send = function (text) {
    answers += JSON.parse(text).type === 'answer';
    if (line !== this) {
      line = this;
      // The page listens already: when this is called, it has dealt with the message.
      line.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'update') [latest, updates] = [message, updates + 1];
      });
    }
    send.call(this, text);
  };
  const asked = () => Object.values(latest?.views ?? {}).flatMap(({ view }) => view.asks.map((ask) => [view, ask]))[0];
  window.hands = {
    clicks: () => clicks,
    // How many answers this page has sent: told at the same moment as what is seen.
    answers: () => answers,
    // How many updates this page has dealt with, and the key of the question in the last one.
    updates: () => updates,
    key: () => asked()?.[1].key ?? null,
    // Give an answer over the page's own line, without a hand; `at` is a number from 0 to 1.
    send(at) {
      const [view, ask] = asked();
      const { code } = ask.options[Math.floor(at * ask.options.length)];
      line.send(JSON.stringify({ type: 'answer', seat: ask.seat, version: view.version, code, ref: 'without a hand' }));
    },
    // What a pointer of a kind ("mouse", "touch") means at a point.
    point,
    // Where to put the finger for an element, once it is in sight and has not moved for a while; or why that cannot be.
    async reach(id, patience) {
      await document.fonts.ready;
      const limit = performance.now() + patience;
      for (let had = null, still = 0; ; ) {
        const e = drawn(`[data-id="${CSS.escape(id)}"]`).get(id);
        if (e === undefined) return { gone: true };
        const now = middle(e).join(' ');
        still = inSight(e) && now === had ? still + 1 : 0;
        if (still === 3) return { at: middle(e) };
        if (performance.now() > limit) return { late: inSight(e) ? 'it does not rest' : 'it stays out of sight' };
        if (!inSight(e)) e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        had = now;
        await frame();
      }
    },
    // Every lit element in sight whose middle means something else, and what that is.
    missed(kind) {
      const seen = [...drawn('[data-id].lit')].filter(([, e]) => inSight(e));
      const wrong = seen.map(([id, e]) => [id, point(kind, ...middle(e))]).filter(([id, meant]) => id !== meant);
      document.querySelector('.lt')?.dispatchEvent(new PointerEvent('pointerleave'));
      return wrong;
    },
  };
}"""
"""Code for the page: scroll an element into view, find its middle, see which element is under a point."""


HABITS = """(habits) => {
  const key = 'lychgate.settings';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...habits, ...kept }));
}"""
"""Code for the page: what was set on the page itself stays."""


def is_asked(seen: Plain) -> bool:
    """Tell whether there is something to answer: single answers, or kinds of answers."""
    return bool(seen["codes"] or seen["kinds"])


class Stuck(AssertionError):
    """A person cannot go on."""


class Gone(Stuck):
    """An element was there a moment ago, and is not any longer."""


class Player:
    """One person at one page."""

    def __init__(self, page: Page, seed: int = 1, *, touch: bool = False, **habits: Any) -> None:
        """`habits` are settings. Unless a test is about that, nothing is staged, and nothing is answered by itself."""
        self.page = page
        self.touch = touch
        self.sent: list[Plain] = []
        self.heard: list[Plain] = []
        self.by_table = 0
        """Answers given by clicking the table alone."""
        self.by_button = 0
        """Answers given by one of the buttons."""
        self._chance = random.Random(seed)
        self._tapped = 0.0
        """When the last tap was made."""
        self._spot: tuple[float, float] = (-math.inf, -math.inf)
        """Where it was made."""
        page.on("websocket", self._listen)
        page.add_init_script(f"({HANDS})()")
        page.add_init_script(f"({HABITS})({json.dumps({'pace': 'at-once', 'takeOnly': False, **habits})})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    # --- looking

    @property
    def answers(self) -> int:
        """The number of answers that this page sent."""
        return sum(message["type"] == "answer" for message in self.sent)

    @property
    def refused(self) -> list[Plain]:
        """What the server refused."""
        # An answer sent without a hand may cross an update: it is refused as stale, and the next one is sent.
        crossed = {"ref": "without a hand", "kind": "stale"}
        return [
            message
            for message in self.heard
            if message["type"] == "refused" and any(message.get(key) != value for key, value in crossed.items())
        ]

    def look(self) -> Plain:
        """Return what a person sees on the page."""
        seen: Plain = self.page.evaluate(LOOK)
        return seen

    def until(self, is_so: Callable[[Plain], bool], what: str, wait: float = PATIENCE) -> Plain:
        """Look until the condition holds, and return what is seen then. Every wait of these tests ends here."""
        limit = time.monotonic() + wait
        while True:
            seen = self.look()
            if is_so(seen):
                return seen
            if time.monotonic() > limit:
                raise WaitedTooLong(f"Waited in vain {what}. There is: {seen}")
            self.page.wait_for_timeout(15)

    def stop_the_clock(self) -> None:
        """From now on time passes on this page only as the test lets it; its clock must be installed already."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def find(self, test: str) -> Any:
        """Return the element with this test id."""
        return self.page.get_by_test_id(test)

    # --- the lobby

    def open_table(self, *chairs: str, game: str = "blood-coven") -> None:
        """Set up a table: "me", "friend" or the name of a bot on each chair, and open it."""
        page = self.page
        self.unfold(game)
        while page.locator("[data-testid^=chair-][role=group]").count() > len(chairs):
            self.find("remove-seat").click()
        while page.locator("[data-testid^=chair-][role=group]").count() < len(chairs):
            self.find("add-seat").click()
        for at, kind in enumerate(chairs):
            sort = kind if kind in ("me", "friend") else "bot"
            # The radio button itself is out of sight; people click its label.
            self.find(f"chair-{at}").locator("label", has=self.find(f"chair-{at}-{sort}")).click()
            if sort == "bot":
                self.find(f"chair-{at}-level").select_option(kind)
            elif sort == "me":
                self.find(f"chair-{at}").locator("input.name").fill(("Ada", "Berta", "Carl")[at])
        self.find("open-table").click()
        self.find("table-page").wait_for()

    def unfold(self, game: str) -> None:
        """Choose a game, and unfold its friends, bots and options."""
        self.find(f"game-{game}").click()
        self.page.locator(f"[data-testid=game-{game}][aria-checked=true]").wait_for()
        self.find("more-options").click()
        self.find("chair-0").wait_for()

    def is_as_wide_as_the_screen(self) -> bool:
        """Tell whether the page does not scroll sideways."""
        sized: bool = self.page.evaluate("document.scrollingElement.scrollWidth <= screen.width")
        return sized

    # --- playing

    def press(self, x: float, y: float) -> None:
        """Click, or tap, at a point."""
        if self.touch:
            self._tap(lambda: self.page.touchscreen.tap(x, y), (x, y))
        else:
            self.page.mouse.click(x, y)

    def _tap(self, tap: Callable[[], object], spot: tuple[float, float]) -> None:
        """Tap, and tap again if the browser made no click of it, as Chromium may after a scroll or a drag."""
        before = self.page.evaluate("hands.clicks()")
        for _ in range(TAPS):
            if math.dist(spot, self._spot) < SPOT:
                self.page.wait_for_timeout(1000 * max(0.0, self._tapped + APART - time.monotonic()))
            tap()
            self._tapped, self._spot = time.monotonic(), spot
            limit = time.monotonic() + SLIP
            while time.monotonic() < limit:
                if self.page.evaluate("hands.clicks()") > before:
                    return
                self.page.wait_for_timeout(15)
        raise WaitedTooLong(f"The browser makes no click of {TAPS} taps.")

    def reach(self, element: str) -> tuple[float, float]:
        """Bring a table element into sight; return its middle."""
        found = self.page.evaluate("([id, patience]) => hands.reach(id, patience)", [element, 1000 * PATIENCE])
        if "gone" in found:
            raise Gone(f"{element} is not drawn any longer")
        if "late" in found:
            raise WaitedTooLong(f"Waited in vain for {element}: {found['late']}")
        x, y = found["at"]
        return x, y

    def press_element(self, element: str) -> None:
        """Click the middle of a table element, whatever lies there, as a hand would."""
        self.press(*self.reach(element))

    def missed(self) -> list[list[str | None]]:
        """Return every visible lit element whose middle belongs to another element, and that other element."""
        pointer = "touch" if self.touch else "mouse"
        wrong: list[list[str | None]] = self.page.evaluate("(pointer) => hands.missed(pointer)", pointer)
        return wrong

    def press_option(self, code: str) -> None:
        """Click an option's button."""
        self.press_at(self.page.locator(f'[data-testid="prompt"] [data-code="{code}"]'))

    def press_at(self, button: Any) -> None:
        """Click or tap a button."""
        if self.touch:
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            self._tap(button.tap, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        else:
            button.click()

    def wait_turn(self) -> Plain:
        """Wait until this person is asked something or the match is over; lift the curtain if there is one."""
        while True:
            seen = self.until(
                lambda s: s["result"] or s["curtain"] or s["consent"] or (is_asked(s) and not s["sending"]),
                "to be asked",
            )
            if seen["curtain"]:
                self.find("lift").click()
            elif seen["consent"]:
                self.find("consent-yes").click()
            else:
                return seen

    def decide(self) -> bool:
        """Give one answer, by the table where it can be; returns False when the match is over."""
        seen = self.wait_turn()
        if seen["result"]:
            return False
        self._point_at_all(seen)
        # Mostly by the table, sometimes by a button: both must work.
        by_table = bool(seen["lit"]) and self._chance.random() < 0.75
        with self.answering():
            if by_table:
                by_table = self._answer_by_table(seen)
            else:
                self._answer_by_button(seen)
        if by_table:
            self.by_table += 1
        else:
            self.by_button += 1
        return True

    def _point_at_all(self, seen: Plain) -> None:
        """Point at the middle of everything lit; what still moves gets the time to come to rest."""
        try:
            self.until(lambda _: not self.missed(), "for everything to rest")
        except WaitedTooLong:
            wrong = self.missed()
            assert not wrong, f"{seen['question']} The middle of what is lit means something else: {wrong}"

    def _answer_by_table(self, seen: Plain) -> bool:
        """Pick lit elements until one option is left; returns whether no button was needed."""
        before = seen["answers"]
        for _ in range(12):
            if not seen["lit"] or (seen["narrowed"] and self._chance.random() < 0.3):
                self._answer_by_button(seen)
                return False
            element = self._chance.choice(seen["lit"])
            had = (seen["codes"], seen["lit"])
            try:
                seen = self._pick(
                    element,
                    lambda s, had=had: s["sure"] or s["answers"] > before or (s["codes"], s["lit"]) != had,  # type: ignore[misc]
                )
            except Gone:  # an answer of somebody else has changed the table meanwhile
                seen = self.wait_turn()
            if seen["sure"] or seen["sending"] or seen["answers"] > before:
                return True
        raise Stuck(f"No end of picking: {seen}")

    def _pick(self, element: str, is_done: Callable[[Plain], bool]) -> Plain:
        """Click an element until a condition holds; click again only if the element has moved away."""
        spot = self.reach(element)
        self.press(*spot)
        try:
            return self.until(is_done, f"for the click on {element} to do something", SLIP)
        except WaitedTooLong:
            if self.reach(element) != spot:
                self.press_element(element)
        return self.until(is_done, f"for the click on {element} to do something")

    def _answer_by_button(self, seen: Plain) -> None:
        """Press an answer; a kind of answers first, where they are folded."""
        wanted = self._chance.choice([*seen["codes"], *seen["kinds"]])
        if wanted in seen["kinds"]:
            self.press_at(self.page.locator(f'[data-testid="prompt"] [data-kind="{wanted}"]'))
            seen = self.until(lambda s: s["narrowed"] and s["codes"], "for the answers of this kind")
            wanted = self._chance.choice(seen["codes"])
        self.press_option(wanted)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Answer the question inside this block; after the block the answer is given and its update has arrived."""
        before, heard = self.answers, len(self.heard)
        yield
        seen = self.until(lambda s: s["sure"] or self.answers > before, "for the answer to be sent")
        if self.answers == before and seen["sure"]:
            self.page.keyboard.press("Enter")  # "yes, do it" has the focus
            self.until(lambda _: self.answers > before, "for the answer to be sent")
        self.until(lambda _: self._is_answered(heard), "for the answer to arrive")

    def _is_answered(self, heard: int) -> bool:
        """Tell whether the last answer was taken, and its update has arrived."""
        news = self.heard[heard:]
        last = next(message for message in reversed(self.sent) if message["type"] == "answer")
        refusals = [message for message in news if message["type"] == "refused" and message.get("ref") == last["ref"]]
        assert not refusals, f"refused: {refusals}"
        replied = any(message["type"] == "reply" and message.get("ref") == last["ref"] for message in news)
        return replied and any(message["type"] == "update" for message in news)

    def play(self, decisions: int) -> int:
        """Give this number of answers, or fewer if the match ends; returns how many."""
        for given in range(decisions):
            if not self.decide():
                return given
        return decisions

    def play_out(self, most: int = 400, by_hand: int | None = None) -> int:
        """Play until the result is shown; returns how many answers that took.

        With `by_hand`, only this many questions of each kind are answered by hand; the other answers are sent at random
        over the page's own line, and the page shows what comes of them.
        """
        asked: Counter[str] = Counter()
        for given in range(most):
            seen = self.wait_turn()
            if seen["result"]:
                return given
            asked[seen["key"]] += 1
            if by_hand is None or asked[seen["key"]] <= by_hand:
                self.decide()
            else:
                self.page.evaluate("(at) => hands.send(at)", self._chance.random())
                self.until(lambda s, had=seen["updates"]: s["updates"] > had, "for the answer to have an effect")  # type: ignore[misc]
        self.until(lambda s: s["result"], "for the result")
        return most
