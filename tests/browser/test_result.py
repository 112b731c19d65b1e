"""The end of a match explains itself, and leads to every moment of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.shortcut import finish_match

LUCK = {"luck": 2026}


@pytest.mark.parametrize("server", [LUCK], indirect=True, ids=["settled"])
def test_points_lead_to_their_moments(person: Opener, server: Server) -> None:
    done = finish_match(server.address)
    ada = person(done.link())
    ada.find("lines").wait_for()
    for row in ada.find("sources").locator("tbody tr").all():
        *parts, total = (int(cell) for cell in row.locator("td").all_inner_texts())
        assert sum(parts) == total
    assert ada.find("why").inner_text()
    ada.find("sources").locator("[data-source]").first.click()
    moment = ada.find("moments").locator("a").first
    address = moment.get_attribute("href")
    moment.click()
    ada.page.wait_for_url(f"**{address}")
    ada.find("replay-page").wait_for()

    count = ada.page.locator("footer .count")
    expect(count).to_have_text(re.compile(r"^\d+ / [1-9]"))
    last = count.inner_text().split(" / ")[1]
    ada.find("last").click()
    expect(count).to_have_text(f"{last} / {last}")
    ada.find("first").click()
    expect(count).to_have_text(f"0 / {last}")
    assert ada.find("lately").count() == 0, "where nothing has happened there is no box for it"
    ada.find("stride").select_option("mine")
    ada.find("next").click()
    expect(count).not_to_have_text(f"0 / {last}")
    ada.find("look-as").select_option("1")
    ada.page.locator("[data-id='seat:1']").first.wait_for()
    assert ada.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("server", [LUCK], indirect=True, ids=["settled"])
def test_the_end_on_a_phone(person: Opener, server: Server) -> None:
    done = finish_match(server.address, "me", "random", "random")
    ada = person(done.link(), viewport=PHONE)
    ada.find("lines").wait_for()
    assert ada.is_as_wide_as_the_screen()
    expect(ada.find("rematch")).to_be_in_viewport(ratio=1)
    ada.find("play-on").click()
    ada.find("branch").get_by_role("button", name="Play on from here").click()
    ada.find("table-page").wait_for()
    ada.until(lambda s: s["codes"] + s["kinds"] or s["curtain"], "for the match to go on from there")
