"""Every picture book in a real browser: each page draws its windows from the table's own parts; then the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lychgate.core.game import Game
from tests.browser.conftest import Opener, Server
from tests.browser.shortcut import open_table
from tests.house import OURS

DRAWN = """() => {
  const windows = [...document.querySelectorAll("[data-testid=book-page] .arch > .window")];
  return windows.length > 0 && windows.every((each) => each.querySelector(".table.ready [data-id]"));
}"""


@pytest.mark.parametrize("game", [game for game in OURS if game.book is not None], ids=lambda game: game.id)
def test_every_page_of_a_book_is_drawn(person: Opener, server: Server, game: Game) -> None:
    assert game.book is not None
    opened = open_table(server.address, "me", *["random"] * (game.players[0] - 1), game=game.id)
    page = person(opened.link()).page
    page.get_by_test_id("open-rules").click()
    tabs = page.get_by_test_id("book-tab")
    expect(tabs).to_have_count(len(game.book.pages) + 1)
    for at, each in enumerate(game.book.pages):
        tabs.nth(at).click()
        expect(page.locator("[data-testid=book-page] .windows > li")).to_have_count(len(each.windows))
        page.wait_for_function(DRAWN)
        lit = page.locator("[data-testid=book-page] .arch > .window > svg rect:not(.under)")
        expect(lit).to_have_count(sum(len(window.lit) for window in each.windows))
    tabs.last.click()
    expect(page.locator("[data-testid=book-page] dt")).to_have_count(len(game.book.words))
    tabs.first.click()
    page.get_by_test_id("exact-rules").click()
    page.locator("[data-testid=rules] .here").wait_for()
    expect(page.get_by_test_id("book")).to_have_count(0)
