"""One seat in two tabs, answers that come too late, and a network that fails, with or without an error."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Errors, Opener, Server
from tests.browser.driver import Plain, Player
from tests.browser.shortcut import open_table
from tests.browser.wire import Wire


def test_two_tabs_of_one_browser_on_one_seat(person: Opener, server: Server, no_errors: Errors) -> None:
    ada = person(open_table(server.address, "me", "random").link())
    ada.wait_turn()
    page = ada.page.context.new_page()
    no_errors.listen(page)
    other = Player(page, seed=2)
    page.goto(ada.page.url)
    assert other.wait_turn()["codes"] == ada.look()["codes"]
    for player, follower in ((ada, other), (other, ada)):
        assert player.decide()
        asked = player.wait_turn()["codes"]
        follower.until(lambda s, asked=asked: s["codes"] == asked, "for the other tab to follow")  # type: ignore[misc]
    assert ada.refused == other.refused == []


def test_an_answer_that_comes_too_late_gets_the_new_table(person: Opener, server: Server, wire: Wire) -> None:
    opened = open_table(server.address, "me", "random")
    ada, late = person(opened.link()), person(wire.address + opened.link())
    ada.wait_turn()
    late.page.clock.install()
    late.page.reload()
    codes = late.wait_turn()["codes"]
    late.stop_the_clock()  # however long the others take, this page does not miss them
    wire.hold()
    ada.decide()
    now = ada.wait_turn()["codes"]
    late.press_option(codes[0])
    late.until(lambda s: s["sending"], "for the answer to be under way")
    wire.let_go()
    late.page.clock.resume()
    late.until(lambda s: s["codes"] == now and not s["sending"], "for the table as it is now")
    assert [refusal["kind"] for refusal in late.refused] == ["stale"]
    assert "moved on" in late.find("notice").inner_text()
    assert late.page.locator(".notices .bad").count() == 0, "nobody did anything wrong"
    assert late.decide()


def test_the_browser_says_that_it_is_offline(person: Opener, server: Server, no_errors: Errors) -> None:
    no_errors.expect_no_line()
    ada = person(open_table(server.address, "me", "random").link())
    ada.play(2)
    before = ada.wait_turn()
    ada.page.context.set_offline(True)
    ada.until(lambda s: s["offline"], "for the banner")
    ada.page.wait_for_timeout(1200)
    assert ada.look()["offline"], "it stays as long as there is no network"
    ada.page.context.set_offline(False)
    after = ada.until(lambda s: s["link"] == "open" and not s["offline"], "for the line to come back")
    assert after["codes"] == before["codes"]
    assert ada.play(2) == 2


def test_a_network_that_dies_in_silence_is_noticed_within_ten_seconds(
    person: Opener, server: Server, wire: Wire, no_errors: Errors
) -> None:
    no_errors.expect_no_line()
    ada = person(wire.address + open_table(server.address, "me", "random").link())
    ada.wait_turn()
    ada.page.clock.install()
    ada.page.reload()
    ada.wait_turn()
    ada.stop_the_clock()
    wire.hold()
    for _ in range(10):
        assert not ada.look()["offline"]
        ada.page.clock.run_for(1000)
        if ada.look()["offline"]:
            break
    assert ada.look()["offline"], "ten seconds, and nobody has noticed"
    wire.let_go()
    ada.page.clock.resume()
    ada.until(lambda s: s["link"] == "open" and not s["offline"], "for the line to come back")
    assert ada.play(2) == 2


@pytest.mark.parametrize("game", ["damnation", "sanguis-venenatus"])
def test_nothing_of_a_large_game_is_lost_by_reloads_ways_back_and_a_server_that_dies(
    person: Opener, server: Server, no_errors: Errors, game: str
) -> None:
    no_errors.expect_no_line()
    ada = person(open_table(server.address, "me", "random", "random", game=game).link())
    assert ada.play(4) == 4
    asked = ada.wait_turn()

    def same(seen: Plain) -> bool:
        return all(seen[what] == asked[what] for what in ("question", "codes", "kinds", "lit"))

    ada.page.reload()
    ada.until(same, "for the same question on the same table")
    ada.page.goto("/")
    ada.find("game-blood-coven").wait_for()
    ada.page.go_back()
    ada.until(same, "for the same question on the same table")
    server.kill()
    ada.until(lambda s: s["offline"], "for the banner")
    server.start()
    ada.until(lambda s: s["link"] == "open" and not s["offline"], "for the line to come back")
    ada.until(same, "for the same question on the same table")
    assert ada.play(2) == 2
    assert ada.refused == []
