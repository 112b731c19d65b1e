"""What the whole table stops for takes the whole width, with its words and its effect, on a wide screen and a phone."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from lychgate.core.events import kebab
from tests.browser.conftest import Server
from tests.browser.moments import moments
from tests.browser.stage import SIZES, staged, usual

WIDE, PHONE = (next(size for size in SIZES if size.name == name) for name in ("wide", "phone"))
PICTURES = os.environ.get("LYCHGATE_MOMENTS")
"""A folder for a picture of every moment, for whoever wants to look."""


class Shown(NamedTuple):
    """The moments of a game that must exist, and the matches in which they do."""

    game: str
    seeds: tuple[int, ...]
    kinds: dict[str, str]
    """By the name of the event: what its words say."""


GAMES = (
    Shown(
        "damnation",
        (1, 5),
        {
            "VampireRose": "rose as The Vampire",
            "Slain": "",
            "Became": "from now on",
            "Tolled": "Deathknell",
            "FallBegan": "The Fall begins",
            "Turned": "turned up",
        },
    ),
    Shown("sanguis-venenatus", (1,), {"EventRevealed": "", "PhaseBegan": "", "RoundBegan": "", "VampireDefeated": ""}),
    Shown("carpathes", (1,), {"Dominated": "", "Freed": "", "EventStruck": ""}),
    Shown("blood-coven", (6,), {"RoundBegan": "", "CovenLost": ""}),
)

STAND = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => later(call, ms >= 3000 ? 1e8 : ms, ...rest);
})()"""
"""Code for the page: at a slow pace a deed stands until somebody goes on, however long the test takes to look."""
ROOM = """() => {
  const [scene] = document.querySelectorAll('[data-testid="deed"] .scene');
  const ground = document.querySelector('[data-testid="deed"]').getBoundingClientRect();
  const box = scene.getBoundingClientRect();
  const cut = [...scene.querySelectorAll('.said, .rest li, .pills li')].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1 || top < ground.top - 1 || bottom > ground.bottom + 1;
  });
  return { width: box.width / ground.width, cut: cut.map((each) => each.textContent.trim()) };
}"""


@pytest.mark.parametrize("shown", GAMES, ids=[shown.game for shown in GAMES])
def test_a_moment_takes_the_whole_width_with_its_words(browser: Browser, server: Server, shown: Shown) -> None:
    case = usual(shown.game)
    found = moments(case, shown.kinds, shown.seeds)
    for size in (WIDE, PHONE):
        with staged(browser, server.address, case, size, pace="slow") as stage:
            stage.page.add_init_script(STAND)
            stage.page.reload()
            stage.show(next(iter(found.values())).before)
            for kind, moment in found.items():
                stage.show(moment.before)
                stage.happen(moment.after, moment.since)
                deed = stage.page.locator("[data-testid=deed]")
                for _ in range(12):  # others may come before it
                    deed.wait_for()
                    if deed.get_attribute("data-event") == kebab(kind):
                        break
                    stage.page.get_by_test_id("stage-next").click()
                expect(deed).to_have_attribute("data-event", kebab(kind))
                expect(deed).to_have_class(re.compile(r"\bmoment\b"))
                stage.settle()
                if PICTURES:
                    stage.page.screenshot(path=Path(PICTURES) / f"{shown.game}-{kebab(kind)}-{size.name}.png")
                seen = stage.page.evaluate(ROOM)
                assert seen["cut"] == [], f"{kind} at {size.name}"
                assert seen["width"] > 0.95, f"{kind} at {size.name}"
                words = deed.locator(".said").inner_text()
                assert words.strip(), f"{kind} at {size.name}"
                assert shown.kinds[kind] in words
                stage.page.keyboard.press("Escape")
                deed.wait_for(state="detached")
