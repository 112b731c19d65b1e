"""Several people at one table: over a link, watching, at one device; and when the line or the server breaks."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from tests.browser.conftest import Errors, Opener, Server
from tests.browser.driver import Player
from tests.browser.wire import Wire

DRAWN = """() => [...document.querySelectorAll('.lt [data-id]')]
  .map((e) => `${e.dataset.id}: ${e.getAttribute('aria-label')}`)"""


def drawn(player: Player) -> list[str]:
    """Return everything on the table, as a screen reader would name it."""
    found: list[str] = player.page.evaluate(DRAWN)
    return found


def sit_together(person: Opener, address: str = "") -> tuple[Player, Player]:
    """Ada opens a table and sends Bela the link; Bela may reach the server at an address of their own."""
    ada = person(seed=5)
    ada.open_table("me", "friend")
    link: str = ada.find("gathering-1").locator("[data-link]").get_attribute("data-link")
    bela = person(address + link[link.index("/table/") :], seed=6)
    bela.find("sit-name").fill("Bela")
    bela.find("sit").click()
    for player in (ada, bela):
        player.wait_turn()
    return ada, bela


def take_turns(players: Sequence[Player], decisions: int) -> int:
    """Let whoever is asked answer, until this many answers are given or the match is over; returns how many."""
    given = 0

    def ready(player: Player) -> bool:
        seen = player.look()
        return bool(seen["result"] or (seen["codes"] and not seen["sending"]))

    while given < decisions:
        players[0].until(lambda _: any(map(ready, players)), "for somebody to be asked")
        for player in filter(ready, players):
            if player.look()["result"]:
                return given
            if given < decisions:
                given += player.decide()
    return given


def test_two_browsers_one_reloads_one_loses_its_connection(person: Opener, wire: Wire, no_errors: Errors) -> None:
    ada, bela = sit_together(person, wire.address)
    assert take_turns((ada, bela), 6) == 6
    ada.page.reload()
    ada.until(lambda s: s["link"] == "open", "for the table after the reload")
    take_turns((ada, bela), 4)

    no_errors.expect_no_line()
    wire.cut()
    bela.find("offline").wait_for()
    ada.page.locator("[data-testid=table-page]").wait_for()
    if ada.look()["codes"]:  # Ada, still connected, plays on if it is her turn
        ada.decide()
    wire.mend()
    bela.until(lambda s: s["link"] == "open" and not s["offline"], "for the line to come back")
    assert take_turns((ada, bela), 10) > 0
    ada.until(lambda _: places(ada) == places(bela), "for both to see the same table")
    assert ada.refused == bela.refused == []


def places(player: Player) -> set[str]:
    """Return the places and coins on the table, without the words that only this person reads."""
    return {line.split(": ")[0] for line in drawn(player)}


def test_a_spectator_sees_the_table_and_nothing_sealed(person: Opener) -> None:
    ada, bela = sit_together(person)
    ada.find("table-menu").click()
    link = ada.page.locator("dialog [data-link]", has_text="spectators").get_attribute("data-link")
    ada.page.keyboard.press("Escape")
    carl = person(link, seed=7)
    carl.page.locator(".lt [data-id]").first.wait_for()
    before, bela_before, heard = drawn(carl), drawn(bela), len(carl.heard)
    assert before

    ada.decide()  # the first question is sealed: everybody answers it, all is revealed together
    carl.page.wait_for_timeout(400)
    assert drawn(carl) == before
    assert drawn(bela) == bela_before
    assert _last_answer(ada) not in json.dumps(carl.heard[heard:])

    bela.decide()
    ada.wait_turn()
    carl.until(lambda _: drawn(carl) != before, "for the choices to be revealed")
    assert take_turns((ada, bela), 4) == 4
    for message in carl.heard:
        if message["type"] == "update":
            assert set(message["views"]) == {"watch"}
            assert message["views"]["watch"]["view"]["asks"] == []
    assert carl.look()["codes"] == []
    assert carl.look()["lit"] == []


def _last_answer(player: Player) -> str:
    code: str = next(message["code"] for message in reversed(player.sent) if message["type"] == "answer")
    return code


def test_at_one_device_a_curtain_hides_what_the_other_chose(person: Opener) -> None:
    ada = person(seed=8)
    ada.open_table("me", "me")
    behind, shown = [], []
    # Whatever Ada chooses, the page is the same, behind the curtain and before Berta: that is what sealed means.
    for choice in (0, -1, 0):
        ada.find("curtain").get_by_text("Ada, your turn").wait_for()
        ada.find("lift").click()
        codes = ada.wait_turn()["codes"]
        assert len(codes) > 1
        with ada.answering():
            ada.press_option(codes[choice])
        ada.find("curtain").get_by_text("Berta, your turn").wait_for()
        assert drawn(ada) == []
        assert ada.look()["codes"] == []
        for _ in range(5):
            ada.page.keyboard.press("Tab")
            assert not ada.page.evaluate("document.activeElement.matches('[data-testid=table-page] *')"), "behind it"
        behind.append(ada.page.locator("body").aria_snapshot())
        if len(behind) == 1:
            ada.find("curtain").get_by_role("button", name="Ada takes back").click()
            continue
        ada.find("lift").click()
        ada.wait_turn()
        shown.append((drawn(ada), ada.find("prompt").inner_text()))
        if len(behind) == 2:
            ada.find("undo").click()
            ada.page.reload()
    assert behind[0] == behind[1]
    assert shown[0] == shown[1]
    assert ada.play(4) == 4


@pytest.mark.parametrize("server", [{"settings": {"bot_workers": 1}}], indirect=True, ids=["bots in another process"])
def test_a_killed_server_comes_back_and_play_goes_on(person: Opener, server: Server, no_errors: Errors) -> None:
    no_errors.expect_no_line()
    ada = person(seed=9)
    ada.open_table("me", "greedy")
    assert ada.play(6) == 6
    before = ada.wait_turn()
    table = drawn(ada)
    server.kill()
    ada.find("offline").wait_for()
    ada.until(lambda _: server.is_gone(), "for the bots' process to notice")
    server.start()
    after = ada.until(lambda s: s["link"] == "open" and not s["offline"] and s["codes"], "for the line to come back")
    assert after["codes"] == before["codes"], "the question is the one that was asked"
    assert drawn(ada) == table, "nothing is lost"
    assert ada.play(6) > 0
    assert ada.refused == []
