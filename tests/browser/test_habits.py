"""What a person sets for themselves: answers without asking, standing orders, whom they hear, sound, motion, words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Opener, Server
from tests.browser.driver import Player
from tests.browser.shortcut import open_table

MOST = 80
"""Questions after which somebody has been asked to react."""
KNOCK = pytest.mark.parametrize("server", [{"samples": ["tests.samples.knock"]}], indirect=True, ids=["knock"])


def set_switch(player: Player, name: str) -> None:
    """Turn a switch of the settings on or off."""
    player.page.get_by_role("button", name="Settings").click()
    player.find("settings").get_by_role("switch", name=name).click()
    player.page.keyboard.press("Escape")
    player.find("settings").wait_for(state="detached")


def sit_down(
    person: Opener, server: Server, game: str = "blood-coven", windows: str = "ask", **given: Any
) -> tuple[Player, Player]:
    """Ada and Bela, each in a browser of their own, at the beginning of a match."""
    opened = open_table(server.address, "me", "friend", game=game, windows=windows)
    ada, bela = person(opened.link(), seed=5, **given), person(opened.link(1), seed=6)
    bela.find("sit-name").fill("Bela")
    bela.find("sit").click()
    ada.find("prompt").wait_for()
    bela.find("prompt").wait_for()
    return ada, bela


def give(player: Player, code: str) -> None:
    """Give this answer, when it is asked for."""
    player.until(lambda s: code in s["codes"] and not s["sending"], f"to be offered {code}")
    with player.answering():
        player.press_option(code)


@KNOCK
@pytest.mark.parametrize("wanted", [True, False])
def test_an_only_answer_is_taken_by_itself_and_told_unless_switched_off(
    person: Opener, server: Server, wanted: bool
) -> None:
    opened = open_table(server.address, "me", "random", game="knock")
    ada = person(opened.link(), seed=5, takeOnly=wanted)
    ada.page.clock.install()
    ada.page.reload()
    ada.until(lambda s: s["codes"], "to be asked")
    ada.stop_the_clock()
    while (seen := ada.wait_turn())["codes"] != ["bow"]:  # the bot bows before long
        give(ada, "wait" if "wait" in seen["codes"] else "pass")
    assert ada.page.locator("[data-code=bow].taking").count() == wanted, "it is seen before it is taken"
    before = ada.answers
    ada.page.clock.run_for(500)
    assert ada.answers == before
    ada.page.clock.run_for(150)
    if wanted:
        expect(ada.page.locator("[data-testid=notice].taken")).to_contain_text("the only answer: bow")
    assert ada.answers == before + wanted
    ada.page.clock.resume()
    assert ada.refused == []


@KNOCK
def test_among_people_an_only_answer_is_left_to_them(person: Opener, server: Server) -> None:
    ada, bela = sit_down(person, server, "knock", takeOnly=True)
    give(ada, "bow")
    bela.until(lambda s: s["codes"] == ["bow"], "to be bowed to")
    give(bela, "bow")
    give(bela, "bow")
    give(bela, "bow")
    ada.until(lambda s: s["codes"] == ["bow"], "to be bowed to")
    before = ada.answers
    # By the page's own timers, which run in their order: an answer that is taken by itself is taken before this ends.
    ada.page.evaluate("new Promise((done) => setTimeout(done, 2500))")
    assert ada.answers == before, "whether there was a choice would be told by the time"
    give(ada, "bow")
    assert bela.refused == ada.refused == []


@KNOCK
def test_standing_orders_stay_with_the_seat(person: Opener, server: Server) -> None:
    ada, bela = sit_down(person, server, "knock")
    orders = ada.page.get_by_role("group", name="Reactions")
    passing = orders.get_by_role("button", name="Pass until my turn")
    asking = orders.get_by_role("button", name="Always ask me")
    asking.wait_for()
    assert asking.get_attribute("aria-pressed") == "true", "there from the start, and nothing is ordered"
    give(ada, "wait")
    passing.click()
    ada.until(lambda _: passing.get_attribute("aria-pressed") == "true", "for the order to be given")
    ada.page.reload()
    ada.until(lambda s: s["link"] == "open" and passing.count() > 0, "for the table after the reload")
    assert passing.get_attribute("aria-pressed") == "true", "the order is the seat's, not the page's"
    answers = ada.answers
    give(bela, "knock")
    ada.until(lambda s: "knock" in s["codes"], "for the own turn, without a question before it")
    assert ada.answers == answers
    assert asking.get_attribute("aria-pressed") == "true", "asked something else, the order is spent"

    give(ada, "wait")
    passing.click()
    ada.until(lambda _: passing.get_attribute("aria-pressed") == "true", "for the order to be given")
    asking.click()
    ada.until(lambda _: asking.get_attribute("aria-pressed") == "true", "for it to be taken back")
    give(bela, "knock")
    give(ada, "open")


def test_the_lobby_offers_time_limits_where_players_react(person: Opener) -> None:
    ada = person()
    ada.unfold("blood-coven")
    ada.find("option-placement").wait_for()
    assert ada.find("windows").count() == 0, "in Blood Coven nobody reacts to anything"
    ada.unfold("carpathes")
    ada.find("windows").get_by_role("combobox", name="Reactions").select_option("8 seconds")
    assert "silence passes" in ada.find("windows").inner_text()
    ada.find("open-table").click()
    ada.find("prompt").wait_for()
    assert next(message["reaction"] for message in ada.heard if message["type"] == "welcome") == 8


def knock(reaction: float) -> pytest.MarkDecorator:
    """A server with the sample, at which people have this many seconds to react."""
    given = {"samples": ["tests.samples.knock"], "settings": {"reaction": reaction}}
    return pytest.mark.parametrize("server", [given], indirect=True, ids=[f"{reaction:g} seconds"])


@knock(reaction=300)
def test_a_table_may_give_everybody_the_same_time_to_react(person: Opener, server: Server) -> None:
    ada, bela = sit_down(person, server, "knock", windows="pass")
    left = bela.find("reaction-left")
    give(ada, "knock")
    left.wait_for()
    assert 1 <= seconds(left) <= 300
    assert "You have 300 seconds" in bela.find("question").inner_text()
    bela.until(lambda _: seconds(left) < 300, "for time to pass")
    shown = seconds(left)
    bela.page.reload()
    left.wait_for()
    assert seconds(left) <= shown, "a reload gives nobody more time"
    assert ada.find("reaction-left").count() == 0, "the time of others is not told: it would tell who is asked"


@knock(reaction=1)
def test_silence_passes_when_the_time_is_up(person: Opener, server: Server) -> None:
    ada, bela = sit_down(person, server, "knock", windows="pass")
    give(ada, "knock")
    bela.until(lambda s: "knock" in s["codes"], "for silence to pass, and the own turn to begin")
    assert bela.find("reaction-left").count() == 0
    assert bela.answers == 0


def seconds(shown: Any) -> int:
    """Return what a countdown shows."""
    text: str = shown.inner_text()
    return int(text.split()[0])


def test_whoever_is_muted_is_not_heard(person: Opener, server: Server) -> None:
    ada, bela = sit_down(person, server)
    said = ada.page.get_by_role("log", name="Talk")

    def say(player: Player, text: str) -> None:
        player.find("say").fill(text)
        player.page.keyboard.press("Enter")

    for player in (ada, bela):
        if player.find("rail").count() == 0:
            player.find("open-log").click()
        player.page.get_by_role("tab", name="Talk").click()
    say(bela, "Good evening.")
    said.get_by_text("Good evening.").wait_for()
    ada.find("mute").click()
    assert said.get_by_text("Good evening.").count() == 0
    say(bela, "Anybody there?")
    say(ada, "I am.")
    said.get_by_text("I am.").wait_for()
    assert said.get_by_text("Anybody there?").count() == 0
    ada.page.reload()
    ada.page.get_by_role("tab", name="Talk").click()
    said.get_by_text("I am.").wait_for()
    assert said.get_by_text("Anybody there?").count() == 0, "a reload lets nobody speak again"
    ada.find("mute").click()
    said.get_by_text("Anybody there?").wait_for()


LISTEN = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""


def tones(page: Page) -> int:
    """Return how many tones the page has played."""
    count: int = page.evaluate("window.tones")
    return count


def test_sound_can_be_switched_off(person: Opener, server: Server) -> None:
    ada = person()
    ada.page.add_init_script(LISTEN)
    ada.page.goto(open_table(server.address, "me", "random").link())
    ada.play(3)
    ada.wait_turn()
    ada.until(lambda _: tones(ada.page) > 0, "for a sound")
    ada.page.get_by_role("button", name="Sound", exact=True).click()
    before = tones(ada.page)
    ada.play(3)
    ada.wait_turn()
    assert tones(ada.page) == before
    ada.page.reload()
    ada.wait_turn()
    assert tones(ada.page) == 0, "the setting is kept"


WATCH = """
window.travelled = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (this.closest('.flyer, .flight')) window.travelled += 1;
  return animate.apply(this, how);
};
"""


def test_with_reduced_motion_nothing_travels(person: Opener, server: Server) -> None:
    travelled = {}
    for motion in ("no-preference", "reduce"):
        ada = person(seed=3, reduced_motion=motion)
        ada.page.add_init_script(WATCH)
        ada.page.goto(open_table(server.address, "me", "greedy").link())
        ada.play(5)
        ada.wait_turn()
        if motion != "reduce":
            ada.until(lambda _, ada=ada: ada.page.evaluate("window.travelled") > 0, "for something to travel")  # type: ignore[misc]
        travelled[motion] = ada.page.evaluate("window.travelled")
    assert travelled["no-preference"] > 0
    assert travelled["reduce"] == 0


def test_another_language_in_the_middle_of_a_match(person: Opener, server: Server) -> None:
    ada = person(open_table(server.address, "me", "random").link())
    ada.play(2)
    before = ada.wait_turn()
    ada.page.get_by_role("button", name="Settings").click()
    ada.find("settings").get_by_label("Language").select_option("fr")
    ada.page.keyboard.press("Escape")
    ada.page.locator("html[lang=fr]").wait_for()
    ada.until(lambda _: ada.find("open-rules").inner_text() == "Règles", "for the words in French")
    assert ada.look()["codes"] == before["codes"], "it is the same question"
    ada.page.keyboard.press("r")
    ada.find("rules-only").wait_for()
    expect(ada.find("rules-only")).to_have_text("Ces règles ne sont écrites qu’en anglais.")
    expect(ada.find("rules").locator("[lang=en] .here")).to_be_visible()
    ada.page.keyboard.press("Escape")
    assert ada.play(2) == 2


def test_the_rules_are_in_ones_own_language_and_tell_their_sources_when_asked(person: Opener, server: Server) -> None:
    ada = person(open_table(server.address, "me", "random", "random", game="carpathes").link(), locale="fr-FR")
    ada.wait_turn()
    ada.page.keyboard.press("r")
    rules = ada.find("rules")
    here = rules.locator(".here")
    here.wait_for()
    expect(here).to_contain_text("Chacun pioche d'abord 5 cartes Humain")  # CA-011, by which one is asked
    expect(here).not_to_contain_text("livret")
    expect(rules.get_by_text("[R Descriptif]")).to_have_count(0)
    rules.get_by_role("switch").check()
    expect(here).to_contain_text("livret de règles")
    expect(here).to_contain_text("[R Préparation]")
    expect(rules.get_by_text("[R Descriptif]").first).to_be_attached()
    rules.get_by_role("button", name="Le sens des signes").click()
    expect(rules.get_by_text("ajouté par nous, là où le livret se tait")).to_be_in_viewport()
    expect(rules.get_by_text("comme CA-001")).to_be_visible()
    expect(ada.find("rules-only")).to_have_count(0)


def test_a_question_that_is_part_of_an_answer_has_a_way_back(person: Opener, server: Server) -> None:
    """Carpathes: a card is played, then its target is asked for; nothing has happened yet, so Back costs nothing."""
    ada = person(open_table(server.address, "me", "random", "random", game="carpathes").link())
    for _ in range(60):
        seen = ada.wait_turn()
        if ada.find("back").count() > 0:
            break
        with ada.answering():
            ada.press_option(next((code for code in seen["codes"] if code.startswith("play:")), seen["codes"][0]))
    before = next(message["code"] for message in reversed(ada.sent) if message["type"] == "answer")
    ada.find("back").click()
    after = ada.until(lambda s: s["question"] != seen["question"] and s["codes"], "for the question before")
    assert before in after["codes"]
    assert not ada.refused


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_reaction_offers_in_the_question_itself_not_to_ask_again(
    person: Opener, server: Server, size: dict[str, int]
) -> None:
    opened = open_table(server.address, "me", "greedy", "greedy", "greedy", game="damnation")
    ada = person(opened.link(), viewport=size, has_touch=size is PHONE)
    prompt, ordered = ada.find("prompt"), ada.find("prompt").get_by_test_id("orders-given")
    chip = prompt.get_by_test_id("quiet")
    for _ in range(MOST):
        assert not ada.wait_turn()["result"], "the match was over before there was a reaction"
        if chip.count() > 0:
            break
        had = ada.look()["updates"]
        ada.page.evaluate("hands.send(0.5)")
        ada.until(lambda s, had=had: s["updates"] > had, "for the answer to have an effect")  # type: ignore[misc]
    assert ada.find("rail").count() == 0, "nobody has to open the log for it"
    chip.click()
    prompt.locator("[data-order$=' match']").click()
    ada.until(lambda _: any(each["type"] == "order" for each in ada.sent), "for the order to be given")
    ada.until(lambda _: chip.count() == 0, "for the question to be answered by it")
    assert ordered.count() <= 1
