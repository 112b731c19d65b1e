"""What surrounds the play: languages, replay, records, another match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lychgate.cli import main
from tests.browser.conftest import Errors, Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import finish_match


@pytest.mark.parametrize("language", ["fr", "de"])
def test_another_language_without_a_reload(person: Opener, language: str) -> None:
    ada = person()
    button = ada.find("more-options")
    english = button.inner_text()
    assert english.startswith("Friends, bots, options")
    ada.page.evaluate("window.stayed = true")
    ada.find("language").select_option(language)
    ada.page.locator(f"html[lang={language}]").wait_for()
    ada.until(lambda _: button.inner_text() != english, "for the words to change")
    assert ada.page.evaluate("window.stayed") is True
    ada.page.reload()
    ada.until(lambda _: button.count() > 0 and button.inner_text() not in ("", english), "for the language to be kept")


def go_to(player: Player, moment: int, last: int) -> None:
    """Move the slider of a replay, and wait until that moment is shown."""
    player.find("slider").fill(str(moment))
    player.page.locator(".num", has_text=f"{moment} / {last}").wait_for()
    player.page.wait_for_url(f"**/replay/{moment}")


def test_a_replay_and_a_link_to_a_moment(person: Opener, server: Server) -> None:
    done = finish_match(server.address)
    ada = person(done.link())
    ada.find("replay").click()
    page = ada.page
    slider = ada.find("slider")
    page.locator(".num", has_text=re.compile(r"^0 / [1-9]")).wait_for()
    last = int(slider.get_attribute("max") or 0)
    first = page.locator("main.stage").inner_html()
    middle = last // 2
    go_to(ada, middle, last)
    assert page.locator("main.stage").inner_html() != first
    ada.find("next").click()
    page.wait_for_url(f"**/replay/{middle + 1}")
    ada.find("previous").click()
    page.wait_for_url(f"**/replay/{middle}")

    link = page.locator("footer [data-link]").get_attribute("data-link")
    bela = person(link)
    bela.page.locator(".num", has_text=f"{middle} / {last}").wait_for()
    bela.page.locator(".stage [data-id]").first.wait_for()

    rounds = ada.find("round").count()
    assert rounds > 2, "where rounds begin is marked"
    slider.focus()
    for key, forward in (("PageUp", True), ("PageDown", False)):
        before = int(slider.input_value())
        page.keyboard.press(key)
        ada.until(lambda _, before=before: slider.input_value() != str(before), "for another round")  # type: ignore[misc]
        assert (int(slider.input_value()) > before) is forward
    go_to(ada, middle, last)

    ada.find("open-branch").click()
    ada.find("branch").get_by_role("button", name="Play on from here").click()
    ada.find("table-page").wait_for()
    assert ada.play(2) == 2


def test_a_link_to_a_moment_that_is_not_there_shows_the_last(person: Opener, server: Server, no_errors: Errors) -> None:
    no_errors.expect("409")
    done = finish_match(server.address)
    ada = person(done.link().replace("#", "/replay/9999#"))
    ada.page.locator(".num", has_text=re.compile(r"^([1-9]\d*) / \1$")).wait_for()
    ada.page.locator(".stage [data-id]").first.wait_for()
    assert ada.page.get_by_role("alert").count() == 0


def test_a_record_downloads_and_can_be_verified(person: Opener, server: Server, tmp_path: Path) -> None:
    done = finish_match(server.address)
    ada = person(done.link())
    with ada.page.expect_download() as download:
        ada.find("record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    good = record.read_bytes()
    assert main(["verify", str(record)]) == 0
    for at in range(0, len(good), len(good) // 20):
        record.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        assert main(["verify", str(record)]) != 0, f"byte {at} of {len(good)} was changed, and nobody noticed"


def test_a_rematch_takes_everybody_along(person: Opener, server: Server) -> None:
    done = finish_match(server.address, "me", "me")
    ada, bela = person(done.link(0)), person(done.link(1))
    for player in (ada, bela):
        player.find("result").wait_for()
    ada.find("rematch").click()
    offer = bela.find("rematch-offer")
    offer.wait_for()
    offer.get_by_role("button", name="Go to the new table").click()
    for player in (ada, bela):
        player.until(lambda s: s["codes"] and not s["result"], "for the new match")
    assert ada.page.url == bela.page.url
    assert done.table not in ada.page.url
    assert ada.decide()
    assert bela.decide()
