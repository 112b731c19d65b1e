"""What others do is staged one deed at a time, for whoever wants it; nobody else waits for that."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.shortcut import open_table, play_out


def test_a_spectator_steps_through_the_deeds(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "random")
    cleo = person(f"/table/{opened.table}#{opened.watch}", pace="slow")
    cleo.find("table-page").wait_for()
    expect(cleo.find("table-page")).to_have_attribute("data-link", "open")
    play_out(server.address, opened, random.Random(1))  # the whole match, while the first deed still stands
    page, bar, deed = cleo.page, cleo.find("stage-bar"), cleo.find("deed")
    expect(bar).to_contain_text("1 of")
    before = deed.inner_text()
    page.keyboard.press("Space")
    expect(bar).to_contain_text("2 of")
    assert deed.inner_text() != before
    page.keyboard.press("Shift+Space")
    expect(bar).to_contain_text("1 of")
    page.mouse.click(400, 300)
    expect(bar).to_contain_text("2 of")
    assert cleo.find("result").count() == 0, "the result comes when the last deed has been seen"
    bar.locator("[data-pace=at-once]").click()
    deed.wait_for(state="detached")
    cleo.find("result").wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('lychgate.settings')).pace") == "at-once"


def test_since_your_last_turn_plays_on_the_board(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "random", "random")
    ada = person(opened.link(), seed=5, viewport=PHONE)
    for _ in range(30):
        seen = ada.wait_turn()
        assert not seen["result"]
        if ada.find("since").count():
            break
        assert ada.find("deed").count() == 0, "at once means that nothing is staged"
        ada.decide()
    question = ada.look()["question"]
    ada.find("since").click()
    ada.find("deed").wait_for()
    expect(ada.find("prompt")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    ada.find("deed").wait_for(state="detached")
    ada.until(lambda s: s["question"] == question and s["codes"] + s["kinds"], "for the question to be back")
