"""Pointing at a board: a drag is no click, a finger hits small things, and the camera shows every choice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.driver import Plain, Player
from tests.browser.shortcut import open_table

FIELDS = "() => [...document.querySelectorAll('.board .space.lit')].map((field) => field.dataset.id)"
SMALL = """() => [...document.querySelectorAll('[data-id].lit:not(.card *, .chip *)')]
  .filter((each) => Math.max(each.getBoundingClientRect().width, each.getBoundingClientRect().height) < 36)
  .map((each) => each.dataset.id)"""
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def sit(person: Opener, server: Server, game: str, **screen: Any) -> Player:
    """Open a table against random bots."""
    opened = open_table(server.address, "me", "random", game=game)
    ada = person(opened.link(), **screen)
    ada.touch = bool(screen.get("has_touch"))
    return ada


def seek(ada: Player, what: str) -> tuple[Plain, list[str]]:
    """Press the first button until elements of this kind are lit; return what is seen, and their ids."""
    for _ in range(60):
        seen = ada.wait_turn()
        ids: list[str] = ada.page.evaluate(what)
        if ids:
            return seen, ids
        with ada.answering():
            ada.press_option(seen["codes"][0])
    pytest.fail("Nothing of the kind in sixty answers.")


def test_a_drag_from_one_lit_field_to_another_picks_neither(person: Opener, server: Server) -> None:
    ada = sit(person, server, "sanguis-venenatus")
    seen, fields = seek(ada, FIELDS)
    given = ada.answers
    (x, y), (to_x, to_y) = ada.reach(fields[0]), ada.reach(fields[-1])
    assert fields[0] != fields[-1]
    mouse = ada.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(to_x, to_y, steps=4)
    mouse.up()
    ada.page.evaluate(AT_REST)
    after = ada.look()
    assert ada.answers == given
    assert (after["lit"], after["narrowed"], after["sure"]) == (seen["lit"], False, False)
    with ada.answering():
        ada.press_element(fields[0])


def test_on_a_phone_a_drag_moves_the_board_and_a_tap_picks(person: Opener, server: Server) -> None:
    ada = sit(person, server, "sanguis-venenatus", viewport=PHONE, has_touch=True, is_mobile=True)
    seen, fields = seek(ada, FIELDS)
    given = ada.answers
    x, y = ada.reach(fields[0])
    hand = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})

    touch("touchStart", (x, y))
    for step in range(1, 7):
        touch("touchMove", (x + (12 if x < 195 else -12) * step, y))
    touch("touchEnd")
    ada.page.evaluate(AT_REST)
    after = ada.look()
    assert ada.answers == given
    assert (after["lit"], after["narrowed"], after["sure"]) == (seen["lit"], False, False)
    for field in fields:
        ada.reach(field)
    with ada.answering():
        ada.press_element(fields[0])


def test_a_finger_beside_something_small_finds_it(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation", viewport=PHONE, has_touch=True, is_mobile=True)
    _, small = seek(ada, SMALL)
    x, y = ada.reach(small[0])
    meant = [ada.page.evaluate("(at) => hands.point('touch', ...at)", [x + dx, y]) for dx in (-17, 0, 17)]
    assert meant[1] == small[0]
    assert set(meant) <= set(ada.look()["lit"]), "a finger found something that cannot be chosen"


def test_on_a_phone_everybody_stays_in_sight(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation", viewport=PHONE, has_touch=True, is_mobile=True)
    seek(ada, FIELDS)
    head = ada.find("head-1")
    at = head.bounding_box()
    assert at is not None
    assert 0 < at["y"] < at["y"] + at["height"] < 130, "the row of everybody is scrolled away"
    head.tap()
    ada.page.wait_for_function(AT_REST)
    plaque = ada.page.locator('[data-id="seat:1"]').bounding_box()
    assert plaque is not None
    assert at["y"] + at["height"] <= plaque["y"] < PHONE["height"], "a tap does not lead to the plaque"


def test_a_board_that_comes_late_pushes_nothing_away(person: Opener, server: Server) -> None:
    """The whole table is drawn at once: what a finger aims at does not move."""
    opened = open_table(server.address, "me", "random", game="sabbat-magica")
    ada = person("/", viewport=PHONE, has_touch=True, is_mobile=True)
    late: list[Route] = []
    ada.page.route("**/BoardStage-*.js", lambda route: late.append(route))
    ada.page.goto(opened.link())
    ada.until(lambda _: bool(late), "for the board to be asked for")
    ada.page.evaluate(AT_REST)
    assert ada.page.locator("[data-id].lit").count() == 0
    assert ada.page.locator(".lt").get_attribute("aria-busy") == "true"
    late.pop().continue_()
    seen = ada.until(lambda s: bool(s["lit"]), "for the table")
    assert ada.page.locator(".lt").get_attribute("aria-busy") == "false"
    assert ada.page.locator(".lt .board").count() > 0
    with ada.answering():
        ada.touch = True
        ada.press_element(seen["lit"][0])


def sift(ada: Player, at: int) -> None:
    """Choose one of the numbers by which answers can be filtered; 0 shows all answers."""
    ada.press_at(ada.find("sift").get_by_role("radio").nth(at))


SIFTED = """() => {
  const entries = [...document.querySelectorAll('[data-entry]')];
  const walks = entries.every((each) => each.dataset.code?.startsWith('move:'));
  return walks && document.querySelector('[data-testid=sift]') !== null ? ['sift'] : [];
}"""


def test_many_destinations_are_sifted_by_the_number_of_steps(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation")
    everything, _ = seek(ada, SIFTED)
    sift(ada, 1)
    fewer = ada.until(lambda s: len(s["codes"]) < len(everything["codes"]), "for fewer answers")
    assert fewer["codes"]
    assert set(fewer["lit"]) == {code.removeprefix("move:") for code in fewer["codes"]}
    pills = ada.find("sift").get_by_role("radio")
    pills.nth(1).press("ArrowRight")
    assert pills.nth(2).get_attribute("aria-checked") == "true"
    assert not set(ada.look()["codes"]) & set(fewer["codes"])
    ada.page.keyboard.press("Escape")
    assert ada.look()["codes"] == everything["codes"]
    sift(ada, 1)
    with ada.answering():  # an element that the filter hides can still be chosen by pointing at it
        ada.press_element(next(each for each in everything["lit"] if each[1:].isdigit() and each not in fewer["lit"]))


def test_on_a_phone_a_place_can_be_looked_at_before_it_is_chosen(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation", viewport=PHONE, has_touch=True, is_mobile=True)
    seen, _ = seek(ada, SIFTED)
    given = ada.answers
    wanted = next(each for each in seen["lit"] if f"move:{each}" in seen["codes"])
    x, y = ada.reach(wanted)
    hand = ada.page.context.new_cdp_session(ada.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    ada.find("weighed").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.evaluate(AT_REST)
    assert ada.answers == given, "to look is not to choose"
    assert ada.look()["codes"] == [f"move:{wanted}"]
    assert ada.page.locator(".way").count() == 1, "the way there is not shown"
    ada.press_at(ada.find("others"))
    assert ada.look()["codes"] == seen["codes"]
    with ada.answering():
        ada.press_element(wanted)  # one tap is enough


def double_click(ada: Player, x: float, y: float) -> None:
    """Click twice in a row, as fast as a hand does; the next question is here in between."""
    for count in (1, 2):
        ada.page.mouse.move(x, y)
        ada.page.mouse.down(click_count=count)
        ada.page.mouse.up(click_count=count)
        ada.page.wait_for_timeout(150)


def test_a_double_click_on_the_list_answers_one_question(person: Opener, server: Server) -> None:
    """An answer that appears under the pointer between the two clicks of a double click is not taken."""
    ada = sit(person, server, "damnation")
    for _ in range(8):
        seen = ada.wait_turn()
        given = ada.answers
        box = ada.page.locator(f'[data-code="{seen["codes"][0]}"]').bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        with ada.answering():
            double_click(ada, x, y)
        ada.wait_turn()
        ada.page.evaluate(AT_REST)
        assert ada.answers == given + 1


def test_a_double_click_on_the_board_answers_one_question(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation")
    for _ in range(3):
        seen, _ = seek(ada, SIFTED)
        given = ada.answers
        x, y = ada.reach(next(each for each in seen["lit"] if each[1:].isdigit()))
        with ada.answering():
            double_click(ada, x, y)
        ada.wait_turn()
        ada.page.evaluate(AT_REST)
        assert ada.answers == given + 1
        # On a slow machine the pointer may have rested so long that the board speaks by itself.
        assert ada.page.locator('[data-testid="about"][role="dialog"]').count() == 0, "it asks nothing, either"


LOW = {"width": 1280, "height": 720}
SHOWN = """() => {
  const list = document.querySelector('[data-testid="prompt"] .options');
  return list.scrollHeight - list.clientHeight <= 2 || list.hasAttribute('data-below');
}"""


def test_a_low_window_shows_the_whole_table_and_a_way_to_every_answer(person: Opener, server: Server) -> None:
    """The columns become wider and their contents lower; the board is not cut into pages.

    Answers keep their words: where they do not all fit, their list scrolls, and its edge shows that there is more.
    """
    ada = sit(person, server, "sanguis-venenatus", viewport=LOW)
    for _ in range(14):
        ada.wait_turn()
        assert ada.page.get_by_role("tab").count() == 0
        ada.page.wait_for_function(SHOWN)
        column = ada.page.locator(".column").last.bounding_box()
        assert column is not None
        assert column["width"] > 250
        assert column["y"] + column["height"] <= LOW["height"]
        assert ada.decide()


PEACEFUL = ("move:great_hall", "move:kitchen", "move:cemetery", "move:courtyard", "move:trophy_room", "move:dungeon")
"""Rooms in which nobody dies on arrival."""
WALKS = """() => {
  window.walks = [];
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches('g.piece.figure')) walks.push([this.dataset.id, frames.length]);
    return plain.call(this, frames, timing);
  };
}"""
ON_THE_WAY = """() =>
  [...document.querySelectorAll('g.piece.figure')].filter((each) => each.getAnimations().length > 0).length
  + document.querySelectorAll('.flyer').length"""


def test_who_walks_is_seen_to_walk_and_leaves_no_ghost(person: Opener, server: Server) -> None:
    ada = sit(person, server, "damnation", reduced_motion="no-preference")
    seen, _ = seek(ada, SIFTED)
    ada.page.evaluate(WALKS)
    with ada.answering():
        ada.press_option(next((code for code in seen["codes"] if code in PEACEFUL), seen["codes"][-1]))
    ada.until(lambda _: bool(ada.page.evaluate("walks.length")), "for somebody to walk")
    figure, frames = ada.page.evaluate("walks[0]")
    assert frames >= 3, "step by step, or down a hole"
    ada.until(lambda _: ada.page.evaluate(ON_THE_WAY) == 0, "for everybody to stand where they are")
    kind = figure.split(":")[-1]
    assert ada.page.locator(f'g.piece.figure[data-id$=":{kind}"]').count() == 1


def test_on_a_phone_drawn_cards_stay_in_their_place(person: Opener, server: Server) -> None:
    ada = person(
        open_table(server.address, "me", "greedy", "greedy", game="damnation").link(), viewport=PHONE, has_touch=True
    )
    drawn = ada.page.locator(".row [data-id^='drawn:0:']")
    for _ in range(20):
        assert not ada.wait_turn()["result"]
        if drawn.count() > 1:
            break
        had = ada.look()["updates"]
        ada.page.evaluate("hands.send(0.5)")
        ada.until(lambda s, had=had: s["updates"] > had, "for the answer to have an effect")  # type: ignore[misc]
    assert drawn.count() > 1, "nothing was drawn to choose from"
    place = ada.page.locator(".row", has=ada.page.locator("[data-id^='drawn:0:']")).bounding_box()
    assert place is not None
    for card in drawn.all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] < 2 * box["width"], "a card is no column of letters"
        assert box["y"] >= place["y"] - 12, (box, place)
        assert box["y"] + box["height"] <= place["y"] + place["height"] + 12, (box, place)
