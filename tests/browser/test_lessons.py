"""Every guided match in a real browser, wide and on a phone: followed by the card's own buttons to its last card."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from lychgate.core.game import Game
from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, WIDE, Opener, Server
from tests.house import OURS

TAUGHT = [game for game in OURS if game.lesson is not None]
OVERLAP = """([card, others]) => {
  const a = card.getBoundingClientRect();
  return others.some((other) => {
    const b = other.getBoundingClientRect();
    return b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  });
}"""
"""Whether the card covers one of the others."""


def opened(server: Server, game: str) -> str:
    """Open a guided match and return the learner's link."""
    request = urllib.request.Request(
        f"{server.address}/api/lessons/{game}", b'{"name": "Ada"}', {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"/table/{made['table']}#{made['seats'][0]['token']}"


def card_of(page: Page, step: int) -> Locator:
    """Wait for the card of a step."""
    card = page.locator(f"[data-testid=lesson][data-step='{step}'].ready")
    expect(card).to_be_visible()
    return card


def do(page: Page, card: Locator, *, phone: bool) -> None:
    """Do what the card asks for, and wait until the next deed, card or silence has come."""
    said = page.locator("[data-testid=lesson-said]").inner_text()
    code = card.get_attribute("data-answer")
    if code is None:
        card.get_by_test_id("lesson-go-on").click()
    elif phone and card.get_by_test_id("lesson-answer").count() > 0:
        card.get_by_test_id("lesson-answer").first.click()
    else:
        if phone:
            card.get_by_test_id("lesson-others").click()
        else:
            card.get_by_test_id("lesson-show").click()
        page.locator(f"[data-testid=prompt] [data-code={json.dumps(code)}]").click()
    page.wait_for_function(
        "(said) => document.querySelector('[data-testid=lesson-said]')?.textContent !== said",
        arg=said,
    )


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_lesson_is_followed_to_its_last_card(
    person: Opener, server: Server, game: Game, size: dict[str, int]
) -> None:
    lesson = game.lesson
    assert lesson is not None
    phone = size is PHONE
    ada = person(opened(server, game.id), bypass_csp=True, viewport=size, has_touch=phone, reduced_motion="reduce")
    page = ada.page
    step, covered, afterwards = 1, [], set()
    while True:
        card = page.locator("[data-testid=lesson].ready")
        expect(card).to_be_visible()
        step = int(card.get_attribute("data-step") or 0)
        if card.get_by_test_id("lesson-after").count() > 0:
            afterwards.add(step)
        if card.get_by_test_id("lesson-play-on").count() > 0:
            break
        if not phone and page.evaluate(OVERLAP, [card.element_handle(), handles(page)]):
            covered.append(step)
        do(page, card, phone=phone)
    assert step == len(lesson.stops)
    assert covered == [], "A card covers an answer."
    said = {at for at, stop in enumerate(lesson.stops[:-1], 2) if stop.after}
    assert said <= afterwards, "What a deed has brought is told, also where the lesson does something before the next."
    if not phone:  # the table itself is inspected on a phone elsewhere
        axe = Inspector()
        axe.look("lesson", ada)
        assert axe.complaints() == {}
    card.get_by_test_id("lesson-play-on").click()
    expect(card).to_be_hidden()


def handles(page: Page) -> list[Any]:
    return page.locator("[data-testid=prompt]").element_handles()


def test_another_answer_is_held_back_and_a_reload_resumes(person: Opener, server: Server) -> None:
    ada = person(opened(server, "blood-coven"), reduced_motion="reduce")
    page = ada.page
    card = card_of(page, 1)
    page.locator("[data-testid=prompt] [data-code='start:P']").click()
    expect(card.get_by_test_id("lesson-otherwise")).to_contain_text("acts later")
    card.get_by_test_id("lesson-back").click()
    expect(card.get_by_test_id("lesson-says")).to_be_visible()
    do(page, card, phone=False)
    card_of(page, 2)
    page.reload()
    card = card_of(page, 2)
    # S shows the answer and takes the focus there; Enter gives it.
    page.keyboard.press("s")
    expect(page.locator("[data-testid=prompt] [data-code='scare:-']")).to_be_focused()
    page.keyboard.press("Enter")
    card = card_of(page, 3)
    page.locator("[data-testid=prompt] [data-code='pop:P']").click()
    card.get_by_test_id("lesson-leave-on").click()
    expect(card).to_be_hidden()
    page.reload()
    expect(page.locator("[data-testid=prompt]")).to_be_visible()
    expect(card).to_be_hidden()
