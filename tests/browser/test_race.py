"""A race in two browsers: the time that is left, and what the other is laying, which the rules make open."""

from __future__ import annotations

import re

from tests.browser.conftest import Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import open_table


def seconds(player: Player) -> int:
    """Return what the countdown shows."""
    found = re.search(r"\d+", player.find("countdown").inner_text())
    assert found is not None
    return int(found[0])


def test_a_race_shows_the_clock_and_what_the_others_lay(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "friend", placement="race", race_timer=60)
    ada, bela = person(opened.link()), person(opened.link(1))
    bela.find("sit").click()
    for player in (ada, bela):
        assert player.wait_turn()["codes"]
        assert player.find("race").count() == 0, "the choice at the start is sealed, and has no clock"
        with player.answering():
            player.press_option("start:D")
    for player in (ada, bela):
        player.find("countdown").wait_for()
    ada.until(lambda _: seconds(ada) < 60, "for time to pass")
    shown = seconds(ada)
    ada.page.reload()
    ada.find("countdown").wait_for()
    assert seconds(ada) <= shown, "a reload gives nobody more time"

    laying = bela.find("laying-0")
    assert laying.count() == 0
    coin = next(each for each in ada.wait_turn()["lit"])
    ada.press_element(coin)
    ada.until(lambda s: s["narrowed"], "for the coin to be picked")
    laying.wait_for()
    assert "pointing at" in laying.inner_text()
    ada.page.keyboard.press("Escape")
    laying.wait_for(state="detached")
    code = next(code for code in ada.wait_turn()["codes"] if not code.endswith(":-"))
    with ada.answering():
        ada.press_option(code)
    laying.wait_for()
    assert ada.find("laying-0").count() == 0, "one knows what one has laid oneself"

    watcher = person(f"/table/{opened.table}#{opened.watch}")
    watcher.find("laying-0").wait_for()
    assert seconds(watcher) <= shown

    spoken = bela.page.get_by_test_id("news")
    bela.page.clock.install()
    bela.page.reload()
    bela.find("countdown").wait_for()
    assert "left" not in spoken.inner_text(), "a clock that speaks all the time drowns everything else"
    bela.page.clock.fast_forward(1000 * max(1, seconds(bela) - 9))
    bela.until(lambda _: "seconds left" in spoken.inner_text(), "to be told by ear that time is short")
