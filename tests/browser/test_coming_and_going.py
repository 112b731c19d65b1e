"""Two people at one table: one vanishes, a bot plays for her, her link gives the seat back."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, WIDE, Errors, Opener
from tests.browser.driver import Player
from tests.browser.test_together import sit_together, take_turns

SOON: Mapping[str, Any] = {"settings": {"absence": 0.5}}
"""A server at which nobody has to be away for long before others may do something."""


def leave_the_page(player: Player) -> str:
    """Close the page without a word; returns where it was."""
    address: str = player.page.url
    player.page.close()
    return address


def come_back(player: Player, address: str, no_errors: Errors) -> Player:
    """Open the table again in the same browser."""
    page = player.page.context.new_page()
    page.set_viewport_size(player.page.viewport_size or WIDE)  # type: ignore[arg-type]
    no_errors.listen(page)
    again = Player(page, seed=8)
    page.goto(address)
    return again


@pytest.mark.parametrize("server", [SOON], indirect=True, ids=[""])
@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["wide", "phone"])
def test_one_vanishes_in_a_sealed_choice_and_comes_back(
    person: Opener, screen: dict[str, int], no_errors: Errors
) -> None:
    axe = Inspector()
    ada, bela = sit_together(partial(person, bypass_csp=True))  # for the inspector
    for player in (ada, bela):
        player.page.set_viewport_size(screen)  # type: ignore[arg-type]
    ada.decide()  # the first question is sealed: Bela is asked it as well
    address = leave_the_page(bela)
    ada.find("held-up").wait_for()
    assert "Bela" in ada.find("held-up").locator("h2").inner_text()
    axe.look("somebody is away", ada)
    ada.find("held-bot").click()
    ada.page.locator("[data-presence=bot]").first.wait_for()
    assert "for Bela" in (ada.page.locator("[data-presence=bot]").first.text_content() or "")
    ada.wait_turn()  # the bot has answered what she was asked in secret
    assert ada.find("held-up").count() == 0
    ada.decide()

    bela = come_back(bela, address, no_errors)
    bela.find("welcome-back").wait_for()
    assert "your seat is yours" in bela.find("welcome-back").inner_text()
    axe.look("back again", bela)
    ada.page.locator("[data-presence=bot]").first.wait_for(state="detached")
    assert take_turns((ada, bela), 6) == 6
    bela.find("welcome-back").wait_for(state="detached")  # it goes with her first answer
    assert axe.complaints() == {}
    assert ada.refused == bela.refused == []


@pytest.mark.parametrize("server", [SOON], indirect=True, ids=[""])
def test_whoever_leaves_is_told_what_it_means_and_their_seat_is_taken_by_invitation(
    person: Opener, no_errors: Errors
) -> None:
    ada, bela = sit_together(person)
    table = bela.page.url
    bela.find("table-menu").click()
    bela.find("leave-table").click()
    assert "You can come back" in bela.find("asked").inner_text()
    bela.find("asked-yes").click()
    bela.page.wait_for_url("**/")
    ada.page.locator("[data-presence=bot]").first.wait_for()
    ada.find("table-menu").click()
    ada.page.get_by_role("button", name="Free the seat of Bela").click()
    ada.find("asked-yes").click()
    link = ada.find("gathering-1").locator("[data-link]").first.get_attribute("data-link")
    ada.page.keyboard.press("Escape")

    dora = person(link[link.index("/table/") :], seed=9)
    dora.find("free-seat").wait_for()
    assert "A seat is free: Bela" in dora.find("free-seat").inner_text()
    # Browsers of tests draw the same lots, but the link to a seat must be nobody else's.
    dora.page.evaluate("() => { crypto.getRandomValues = (bytes) => bytes.fill(9); }")
    dora.find("free-name").fill("Dora")
    dora.find("free-sit").click()
    dora.until(lambda _: dora.find("free-seat").count() == 0, "for Dora to sit")
    assert take_turns((ada, dora), 4) == 4
    bela.page.goto(table)
    bela.page.get_by_text("Your seat was given to Dora").wait_for()


@pytest.mark.parametrize("server", [SOON], indirect=True, ids=[""])
def test_a_match_is_ended_as_it_stands_when_the_other_is_gone(person: Opener) -> None:
    ada, bela = sit_together(person)
    ada.decide()
    leave_the_page(bela)
    ada.find("held-end").click()
    assert "without a winner" in ada.find("asked").inner_text()
    ada.find("asked-yes").click()
    ada.find("ended-replay").click()
    ada.page.wait_for_url("**/replay")
    ada.page.goto("/")
    ada.find("my-matches").click()
    ada.page.get_by_text("The match was ended as it stood").first.wait_for()
