"""Accessibility: axe finds nothing serious on any page, on a wide screen or a phone."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, WIDE, Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import finish_match, open_table

SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


@pytest.fixture
def axe() -> Inspector:
    """Inspects pages."""
    return Inspector()


def open_rules(player: Player, axe: Inspector) -> None:
    """Open the picture book by the key of the rules, from there the exact rules, and wait for the clauses."""
    player.page.keyboard.press("r")
    player.page.locator("[data-testid=book] .table.ready").first.wait_for()
    axe.look("picture book", player)
    player.find("exact-rules").click()
    player.page.locator("[data-testid=rules] .clauses li").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_at_a_table(person: Opener, server: Server, axe: Inspector, size: str) -> None:
    ada = person(bypass_csp=True, **SIZES[size])
    ada.find("play-now").wait_for()
    axe.look("lobby", ada)
    ada.find("more-options").click()
    ada.find("chair-0").wait_for()
    axe.look("lobby, set up by hand", ada)
    ada.find("my-matches").click()
    ada.page.locator("#matches-title").wait_for()
    axe.look("my matches", ada)
    opened = open_table(server.address, "me", "friend")
    ada.page.goto(opened.link())
    ada.find("gathering-1").wait_for()
    axe.look("gathering, for whoever is there", ada)
    bela = person(opened.link(1), bypass_csp=True, **SIZES[size])
    bela.find("sit").wait_for()
    axe.look("gathering, for whoever is invited", bela)
    bela.find("sit").click()
    for player in (ada, bela):
        player.wait_turn()
    axe.look("table, own turn", ada)
    ada.decide()
    ada.until(lambda s: not s["codes"], "for the other's turn")
    axe.look("table, another's turn", ada)
    open_rules(ada, axe)
    axe.look("rules", ada)
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Settings").click()
    ada.find("settings").wait_for()
    axe.look("settings", ada)
    assert axe.complaints() == {}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_serious_around_it(person: Opener, server: Server, axe: Inspector, size: str) -> None:
    opened = open_table(server.address, "me", "me")
    ada = person(opened.link(), bypass_csp=True, **SIZES[size])
    ada.page.goto(opened.link(1))  # now this browser holds both seats
    ada.find("curtain").wait_for()
    axe.look("curtain", ada)
    ada.page.goto("/")
    ada.page.get_by_text("Your turn").first.wait_for()
    axe.look("lobby with a match to go on with", ada)
    done = finish_match(server.address)
    ada.page.goto(done.link())
    ada.find("result").wait_for()
    ada.find("verify").click()
    axe.look("result, luck verified", ada)
    ada.find("replay").click()
    ada.page.locator(".stage [data-id]").first.wait_for()
    axe.look("replay", ada)
    ada.find("open-branch").click()
    ada.find("branch").wait_for()
    axe.look("what if", ada)
    assert axe.complaints() == {}


def test_what_is_printed_on_a_card_is_said(person: Opener, server: Server) -> None:
    ada = person(open_table(server.address, "me", "random", "random", game="carpathes").link())
    ada.wait_turn()
    cards = ada.page.locator('[data-id^="hand:0:"]')
    said = [cards.nth(at).get_attribute("aria-label") or "" for at in range(cards.count())]
    assert said
    assert all(re.search(r"\d+ blood", each) for each in said), said


HEARD = """() => [...document.querySelectorAll('.lt [data-id]')]
  .filter((e) => e.closest('[aria-hidden=true]') === null && e.getClientRects().length > 0)
  .map((e) => e.getAttribute('aria-label'))"""
"""What a screen reader can come to on the table."""


@pytest.mark.parametrize("game", ["damnation", "sabbat-magica"])
def test_a_reader_hears_a_track_once_and_no_name_twice(person: Opener, server: Server, game: str) -> None:
    ada = person(open_table(server.address, "me", "greedy", "greedy", game=game).link())
    for at in range(8):
        assert not ada.wait_turn()["result"]
        had = ada.look()["updates"]
        ada.page.evaluate("(at) => hands.send(at)", at * 0.37 % 1)
        ada.until(lambda s, had=had: s["updates"] > had, "for the answer to have an effect")  # type: ignore[misc]
    ada.wait_turn()
    heard: list[str] = ada.page.evaluate(HEARD)
    assert [said for said in heard if re.match(r"(.+), \1(,|$)", said, re.IGNORECASE)] == []
    steps = Counter(re.sub(r", \d+\b.*", "", said) for said in heard if re.search(r", \d+\b", said))
    assert all(steps[track] <= 6 for track in ("Health", "Victory points", "Terror")), steps
    whose = re.compile(r"\b(you|Bela|Carl|The \w+)\b", re.IGNORECASE)
    nobodys = Counter(said.split(", ")[0] for said in heard if not whose.search(said))
    assert all(nobodys[thing] <= 2 for thing in ("Fate", "Terror", "Chimeras")), nobodys  # one's own go without a name


HEARING = """() => {
  const region = document.querySelector('[data-testid="question"]');
  window.heard = [];
  new MutationObserver(() => heard.push(region.textContent)).observe(region, { childList: true, subtree: true });
}"""
"""Note what a screen reader hears of questions."""


def test_a_reader_never_hears_the_words_of_another_game(person: Opener, server: Server) -> None:
    """The lobby speaks of another game when a match is opened from it: the question waits for its own words."""
    opened = open_table(server.address, "me", "random", game="sabbat-magica")
    ada = person(opened.link())
    question = ada.wait_turn()["question"]
    ada.page.goto("/")
    ada.find("game-blood-coven").click()
    door = ada.find(f"continue-{opened.table}").locator("a, button").first
    door.wait_for()
    ada.page.evaluate(HEARING)
    door.click()
    ada.wait_turn()
    ada.until(lambda _: question in ada.find("question").inner_text(), "for the question to be heard")
    heard = ada.page.evaluate("heard")
    assert all(text.startswith(question) for text in heard), heard
