"""The first screen: what is above the fold, a table in one click, matches that can be told apart, left and removed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from lychgate.server.settings import Settings
from tests.browser.conftest import Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import finish_match, open_table
from tools import load

FIVE = ("blood-coven", "carpathes", "damnation", "sabbat-magica", "sanguis-venenatus")
LOW = ((1366, 657), (1280, 640))
SMALL_PHONE = {"width": 390, "height": 760}
COVERS = """() => {
  const card = document.querySelector('[data-testid="guide-offer"]').getBoundingClientRect();
  const seen = [...document.querySelectorAll('[data-testid="prompt"], .lt [data-id].lit')].filter(
    (e) => getComputedStyle(e).visibility !== 'hidden' && e.closest('[inert]') === null,
  );
  return seen.some((e) => {
    const box = e.getBoundingClientRect();
    const [w, h] = [Math.min(box.right, card.right) - Math.max(box.left, card.left),
                    Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top)];
    return w > 1 && h > 1;
  });
}"""
"""Whether the card with the offer lies over the question or over something lit."""


def choose(player: Player, game: str) -> None:
    player.find(f"game-{game}").click()
    player.page.locator(f"[data-testid=game-{game}][aria-checked=true]").wait_for()
    name = player.page.locator("#chosen-title")
    player.until(lambda _: game.split("-")[0] in name.inner_text().lower(), f"for {game} to be told of")


def box(player: Player, test: str) -> Any:
    found = player.find(test).bounding_box()
    assert found is not None, test
    return found


def foot(player: Player, test: str) -> float:
    """Return where an element ends, in pixels from the top of the window."""
    found = box(player, test)
    return float(found["y"] + found["height"])


def lines(player: Player, test: str) -> int:
    """Return how many lines a text has."""
    return int(
        player.find(test).evaluate("e => Math.round(e.clientHeight / parseFloat(getComputedStyle(e).lineHeight))")
    )


def test_what_one_can_do_is_above_the_fold(person: Opener) -> None:
    ada = person(viewport={"width": LOW[0][0], "height": LOW[0][1]})
    ada.page.route("**/look", lambda route: None)  # never answered: the fold must not wait for the look at a table
    for language, games in (("en", FIVE), ("fr", ("sabbat-magica",)), ("de", ("blood-coven",))):
        ada.find("language").select_option(language)
        ada.page.locator(f"html[lang={language}]").wait_for()
        for game in games:
            choose(ada, game)
            for width, height in LOW:
                ada.page.set_viewport_size({"width": width, "height": height})
                for test in ("deed", "play-now", "learn", "more-options"):
                    assert foot(ada, test) <= height, (language, game, test, width, height)
                assert box(ada, "deed")["y"] >= 0
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_on_a_phone_everything_is_above_the_gold_bar(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "greedy")
    ada = person(opened.link(), viewport=SMALL_PHONE, has_touch=True, is_mobile=True)
    ada.wait_turn()
    ada.page.goto("/")
    ada.find("resume").wait_for()
    for game in FIVE:
        choose(ada, game)
        bar = box(ada, "play-now")["y"]
        assert foot(ada, "play-now") <= SMALL_PHONE["height"]
        for test in ("resume", "deed", "learn", "more-options"):
            assert foot(ada, test) <= bar, (game, test)
        assert lines(ada, "deed") <= 3, game
    assert ada.is_as_wide_as_the_screen()
    ada.find("watch").tap()
    expect(ada.page.get_by_role("dialog")).to_contain_text("for spectators")
    ada.page.keyboard.press("Escape")
    ada.find("rules").tap()
    ada.find("book").wait_for()


def test_play_now_is_one_click_and_the_match_is_told_of_in_its_own_words(person: Opener) -> None:
    ada = person()
    choose(ada, "carpathes")
    expect(ada.find("play-now")).to_have_accessible_name(re.compile("Play now.*you and two fair bots"))
    ada.find("play-now").click()
    ada.wait_turn()
    welcome = next(message for message in ada.heard if message["type"] == "welcome")
    assert [seat["kind"] for seat in welcome["seats"]] == ["person", "bot", "bot"]
    ada.page.goto("/")
    expect(ada.page.locator("[data-testid=game-carpathes]")).to_have_attribute("aria-checked", "true")
    row = ada.page.locator("[data-testid^=continue-]")
    expect(row).to_contain_text("You are free: 100 doses")
    expect(row).to_contain_text("Cycle 1 of 20, round 1 of 3")
    expect(row).to_contain_text("Your turn")
    expect(row).not_to_contain_text("Night")
    expect(ada.page).to_have_title(re.compile(r"^\(1\) "))


def test_a_first_match_is_offered_a_guide_once(person: Opener) -> None:
    for phone in ({}, {"viewport": SMALL_PHONE, "has_touch": True, "is_mobile": True}):
        ada = person(**phone)
        choose(ada, "blood-coven")
        ada.find("play-now").click()
        ada.wait_turn()
        expect(ada.find("guide-offer")).to_contain_text("Your first match? I can guide you.")
        ada.page.wait_for_function(f"() => !({COVERS})()")
        ada.find("guide-not").click()
        ada.find("guide-offer").wait_for(state="detached")
        ada.page.goto("/")
        choose(ada, "blood-coven")
        ada.find("play-now").click()
        ada.wait_turn()
        expect(ada.find("guide-offer")).to_have_count(0)
        ada.page.goto("/")
        choose(ada, "carpathes")
        ada.find("play-now").click()
        ada.find("guide-me").click()
        ada.find("lesson-says").wait_for()


def test_matches_are_left_and_removed(person: Opener, server: Server) -> None:
    done = finish_match(server.address)
    shared = open_table(server.address, "me", "me")
    alone = open_table(server.address, "me", "greedy", game="damnation", haunt_variant=False)
    bela = person(shared.link(1))
    bela.find("table-page").wait_for()
    ada = person(done.link())
    ada.find("table-page").wait_for()
    for each in (shared, alone):
        ada.page.goto(each.link())
        ada.find("table-page").wait_for()
    ada.page.goto("/")
    ada.find("my-matches").click()

    ada.find(f"leave-{done.table}").click()  # a finished match is only taken from the list
    ada.find(f"continue-{done.table}").wait_for(state="detached")
    ada.find(f"leave-{alone.table}").click()
    expect(ada.find("leave-dialog")).to_contain_text("Only bots are left there")
    ada.find("leave-yes").click()
    ada.find(f"continue-{alone.table}").wait_for(state="detached")
    ada.find(f"leave-{shared.table}").click()
    expect(ada.find("leave-dialog")).to_contain_text("A bot plays on for you")
    ada.find("leave-yes").click()
    ada.find(f"continue-{shared.table}").wait_for(state="detached")
    ada.page.reload()
    ada.find("play-now").wait_for()
    assert ada.page.locator("[data-testid^=continue-]").count() == 0

    def is_a_bot(_: Any) -> bool:
        said = [message for message in bela.heard if message["type"] in ("seats", "welcome")]
        return bool(said) and said[-1]["seats"][0].get("stand_in") == "greedy"

    bela.until(is_a_bot, "to hear that a bot plays on for the one who left")
    ada.page.goto(f"/table/{shared.table}")  # no list has it any more, but the link still leads back
    ada.find("welcome-back").wait_for()
    bela.until(lambda seen: not is_a_bot(seen), "to hear that they are back")


def test_whoever_is_invited_reads_by_whom_to_what_and_for_how_long(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "friend", "greedy", game="sabbat-magica")
    bela = person(opened.link(1))
    expect(bela.find("invitation")).to_have_text("Ada invites you to Sabbat Magica.")
    facts = bela.find("invitation-facts")
    expect(facts).to_contain_text("2 to 4 players, 45 to 75 minutes, medium. 2 of 3 seats are taken.")
    bela.find("read-rules").click()
    bela.find("book").wait_for()


@pytest.mark.usefixtures("client")
def test_the_first_load_is_small_and_neither_book_nor_lesson_is_in_it() -> None:
    static: Path = Settings().static
    first = load.first_load(static)
    assert len(first) >= 3, "the page, code and styles"
    assert sum(each.gzip for each in first) < load.FIRST_LOAD, first
    for name, chunks in load.apart(static).items():
        assert chunks, f"{name} is no chunk of its own"
        assert not {each.name for each in chunks} & {each.name for each in first}


def test_the_lobby_is_there_before_much_has_arrived(browser: Browser, server: Server) -> None:
    first, _ = load.arrives(browser, server.address)
    assert 0 < first < load.FIRST_LOAD


def test_whoever_neither_reads_nor_learns_loads_no_book_and_no_lesson(person: Opener, server: Server) -> None:
    ada = person(open_table(server.address, "me", "greedy").link())
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.reload()
    ada.wait_turn()
    assert any("/assets/" in url for url in asked)
    assert not [url for url in asked for name in load.APART if f"/assets/{name}-" in url]
    ada.find("open-rules").click()
    ada.find("book").wait_for()
    assert [url for url in asked if "/assets/PictureBook-" in url]
