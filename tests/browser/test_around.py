"""What surrounds the play: reasons, rules, languages, replay, records, and whether everybody can use it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lychgate.cli import main
from tests.browser.conftest import ROOT, Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import finish_match

pytestmark = pytest.mark.xdist_group("browser-around")  # one worker, one browser

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CLAUSE = re.compile(r"BC-\d{3}")


def test_clicking_what_is_not_lit_tells_why_not(person: Opener) -> None:
    ada = person(seed=1)
    ada.open_table("me", "random")
    unlit = ada.page.locator("[data-id^='supply:']:not(.lit), [data-id^='city:']:not(.lit)")
    while not (ada.wait_turn()["codes"] and unlit.count()):
        assert ada.decide(), "never was there a coin that could not be chosen"
    answers = ada.answers
    element = unlit.first.get_attribute("data-id")
    assert element is not None
    ada.press_element(element)
    box = ada.find("why")
    box.wait_for()
    assert box.locator(".reason").count() > 0
    clause = box.locator("[data-clause]").first
    name = clause.inner_text()
    assert CLAUSE.fullmatch(name)
    assert ada.answers == answers, "asking why is no answer"
    clause.click()
    row = ada.page.locator(f"#rule-{name}")
    row.wait_for()
    assert row.evaluate("(e) => document.activeElement === e")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_another_language_without_a_reload(person: Opener, language: str) -> None:
    ada = person()
    button = ada.find("open-table")
    english = button.inner_text()
    assert english == "Open the table"
    ada.page.evaluate("window.stayed = true")
    ada.find("language").select_option(language)
    ada.page.locator(f"html[lang={language}]").wait_for()
    ada.until(lambda _: button.inner_text() != english, "for the words to change")
    assert ada.page.evaluate("window.stayed") is True
    ada.page.reload()
    ada.until(lambda _: button.count() > 0 and button.inner_text() not in ("", english), "for the language to be kept")


def serious(player: Player) -> list[str]:
    """Return what axe finds serious or critical on the page."""
    player.page.add_script_tag(path=AXE)
    found: Any = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']} ({each['impact']}): {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]


def test_axe_finds_nothing_serious(person: Opener, server: Server) -> None:
    done = finish_match(server.address)
    ada = person(bypass_csp=True)
    ada.find("chair-0").wait_for()
    found = {"lobby": serious(ada)}
    ada.open_table("me", "random")
    ada.play(3)
    ada.wait_turn()
    found["table"] = serious(ada)
    ada.find("open-rules").click()
    ada.page.locator("[data-testid=rules] .clauses li").first.wait_for()
    found["rules"] = serious(ada)
    ada.page.goto(done.link)
    ada.find("result").wait_for()
    found["result"] = serious(ada)
    assert found == {page: [] for page in found}


def test_a_replay_and_a_link_to_a_moment(person: Opener, server: Server) -> None:
    done = finish_match(server.address)
    ada = person(done.link)
    ada.find("replay").click()
    page = ada.page
    slider = ada.find("slider")
    page.locator(".num", has_text=re.compile(r"^0 / [1-9]")).wait_for()
    last = int(slider.get_attribute("max") or 0)
    first = page.locator("main.stage").inner_html()
    middle = last // 2
    slider.fill(str(middle))
    page.locator(".num", has_text=f"{middle} / {last}").wait_for()
    page.wait_for_url(f"**/replay/{middle}")
    assert page.locator("main.stage").inner_html() != first
    ada.find("next").click()
    page.wait_for_url(f"**/replay/{middle + 1}")
    ada.find("previous").click()
    page.wait_for_url(f"**/replay/{middle}")

    link = page.locator("footer [data-link]").get_attribute("data-link")
    bela = person(link)
    bela.page.locator(".num", has_text=f"{middle} / {last}").wait_for()
    bela.page.locator(".stage [data-id]").first.wait_for()

    ada.find("what-if").click()
    ada.find("branch").get_by_role("button", name="Play on from here").click()
    ada.find("table-page").wait_for()
    assert ada.play(2) == 2


def test_a_record_downloads_and_can_be_verified(person: Opener, server: Server, tmp_path: Path) -> None:
    done = finish_match(server.address)
    ada = person(done.link)
    with ada.page.expect_download() as download:
        ada.find("record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    good = record.read_bytes()
    assert main(["verify", str(record)]) == 0
    for at in range(0, len(good), len(good) // 20):
        record.write_bytes(good[:at] + bytes([good[at] ^ 1]) + good[at + 1 :])
        assert main(["verify", str(record)]) != 0, f"byte {at} of {len(good)} was changed, and nobody noticed"
