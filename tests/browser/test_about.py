"""What is this: pointing at anything, by mouse, key, click or finger, is answered, and the answer covers nothing."""

from __future__ import annotations

import re
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Browser

from lychgate.games.blood_coven.state.position import Coven
from lychgate.testing.cases import by_advice
from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, WIDE, Opener, Server
from tests.browser.driver import Gone, Plain, Player
from tests.browser.shortcut import open_table
from tests.browser.stage import ME, Size, questions, reached, staged, usual
from tests.patience import PATIENCE

CLAUSE = re.compile(r"BC-\d{3}")
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LAPTOP = {"width": 1366, "height": 657}

COVERED = """() => {
  const card = document.querySelector('[data-testid="about"]');
  const at = card.getBoundingClientRect();
  const covers = (e) => {
    const box = e.getBoundingClientRect();
    const frame = (e.closest('.viewport') ?? e.closest('.lt') ?? document.documentElement).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return left < right && top < bottom && getComputedStyle(e).visibility === 'visible'
      && at.left < right && left < at.right && at.top < bottom && top < at.bottom;
  };
  const all = (what) => [...document.querySelectorAll(what)].filter(covers);
  const isGround = (e) => e.clientWidth * e.clientHeight > 0.25 * innerWidth * innerHeight;
  return {
    lit: all('main [data-id].lit').map((e) => e.dataset.id),
    answers: all('[data-testid="prompt"] [data-entry]').length,
    itself: all(`main [data-id="${CSS.escape(card.dataset.about)}"]`).filter((e) => !isGround(e)).length,
    outside: at.left < 0 || at.top < 0 || at.right > innerWidth || at.bottom > innerHeight,
  };
}"""
"""What the card lies over."""
NOTHING = {"lit": [], "answers": 0, "itself": 0, "outside": False}

DRAWN = """() => [...new Set([...document.querySelectorAll('main [data-id]')]
  .filter((e) => e.getClientRects().length > 0).map((e) => e.dataset.id))]"""

ASK = f"""async (id) => {{
  const frame = () => new Promise(requestAnimationFrame);
  const all = [...document.querySelectorAll(`main [data-id="${{CSS.escape(id)}}"]`)];
  const thing = all.find((e) => e.getClientRects().length > 0);
  thing.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
  thing.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'i', bubbles: true, cancelable: true }}));
  for (const limit = performance.now() + {1000 * PATIENCE}; performance.now() < limit; ) {{
    await frame();
    const card = document.querySelector('[data-testid="about"]');
    if (card?.dataset.about === id && getComputedStyle(card).opacity === '1') return card.innerText;
  }}
  return null;
}}"""
"""Ask by key what an element is; returns what the card says."""


ASK_MANY = f"""async (most) => {{
  const ids = ({DRAWN})();
  const asked = ids.filter((_, at) => at % Math.ceil(ids.length / most) === 0);
  const answers = [];
  for (const id of asked) {{
    const said = await ({ASK})(id);
    answers.push([id, said, ({COVERED})()]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Escape', bubbles: true }}));
  }}
  return answers;
}}"""
"""Ask about some elements, one after the other; returns what is said of each, and what the card lies over."""


def is_drawn(player: Player) -> bool:
    """Tell whether the card is there."""
    return bool(player.find("about").count())


def sit(person: Opener, server: Server, game: str = "blood-coven", **screen: Any) -> Player:
    """Sit down against random bots, and wait to be asked."""
    ada = person(open_table(server.address, "me", "random", "random", game=game).link(), **screen)
    ada.touch = bool(screen.get("has_touch"))
    ada.wait_turn()
    return ada


def see_table(player: Player) -> Player:
    """Fold up the cards that are laid out over the table."""
    player.find("lay-cards").click()
    player.until(lambda _: player.page.locator(".laid").count() == 0, "for the table to lie open")
    return player


def unlit(player: Player, beginning: str = "") -> str:
    """Return an element that is not lit and in which nothing is lit."""
    ids: list[str] = player.page.evaluate(
        """(beginning) => [...document.querySelectorAll(`main [data-id^="${beginning}"]:not(.lit)`)]
          .filter((e) => e.getClientRects().length > 0 && !e.querySelector('.lit') && !e.closest('.lit'))
          .map((e) => e.dataset.id)""",
        beginning,
    )
    assert ids
    return ids[0]


def card(player: Player) -> Any:
    """Wait for the card and return it."""
    found = player.find("about")
    found.wait_for()
    player.until(
        lambda _: found.evaluate("(e) => getComputedStyle(e).opacity") == "1", "for the card to find its place"
    )
    return found


RESTED = """() => {
  window.rested = null;
  let moved = 0;
  addEventListener('pointermove', () => (moved = performance.now()), true);
  const isThere = () => document.querySelector('[data-testid="about"]') !== null;
  new MutationObserver(() => (rested ??= isThere() ? performance.now() - moved : null))
    .observe(document.body, { childList: true, subtree: true });
}"""
"""Note for how many milliseconds the pointer had rested when the card came."""


def test_a_resting_pointer_is_answered_and_a_passing_one_is_not(person: Opener, server: Server) -> None:
    ada = sit(person, server)
    mouse = ada.page.mouse
    thing = unlit(ada, "slots:1")
    x, y = ada.reach(thing)
    ada.page.evaluate(RESTED)
    mouse.move(x - 2, y)
    mouse.move(x, y)
    shown = card(ada)
    assert ada.page.evaluate("rested") > 200, "a pointer that passes has not rested yet"
    assert shown.get_attribute("data-about") == thing
    assert shown.get_attribute("role") == "group"
    assert ada.page.evaluate(COVERED) == NOTHING
    assert shown.locator("h3").inner_text() == "Coffin 1"
    assert CLAUSE.fullmatch(shown.locator(".say [data-clause]").inner_text())
    said = ada.find("about-said").inner_text()
    described = ada.page.locator(f'main [data-id="{thing}"]').get_attribute("aria-describedby")
    assert described == ada.find("about-said").get_attribute("id")
    assert said.startswith("Coffin 1. ")

    box = shown.bounding_box()
    mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.wait_for_timeout(500)
    assert is_drawn(ada), "the card can be read and clicked"
    mouse.move(2, 2)
    ada.until(lambda _: not is_drawn(ada), "for the card to leave")
    assert ada.answers == 0


@pytest.mark.parametrize("key", ["i", "?"])
def test_a_key_asks_for_what_has_the_focus(person: Opener, server: Server, key: str) -> None:
    ada = sit(person, server)
    thing = unlit(ada, "slots:0")
    ada.page.locator(f'main [data-id="{thing}"]').first.evaluate("(e) => e.focus()")
    ada.page.keyboard.press(key)
    shown = card(ada)
    assert shown.get_attribute("role") == "dialog"
    shown.evaluate("(e) => { if (document.activeElement !== e) throw new Error('the focus is elsewhere'); }")
    assert ada.page.evaluate(COVERED) == NOTHING
    ada.page.keyboard.press("Escape")
    ada.until(lambda _: not is_drawn(ada), "for the card to close")
    assert ada.page.evaluate("document.activeElement.dataset.id") == thing
    assert ada.answers == 0


def test_a_click_on_what_is_not_lit_stays_and_leads_to_the_rule(person: Opener, server: Server) -> None:
    ada = see_table(sit(person, server))
    thing = unlit(ada, "slots:0")
    ada.press_element(thing)
    shown = card(ada)
    ada.page.mouse.move(2, 2)
    ada.page.wait_for_timeout(400)
    assert shown.get_attribute("role") == "dialog", "it stays although the pointer has left"
    clause = shown.locator(".reason [data-clause]").first
    wanted = clause.inner_text()
    assert CLAUSE.fullmatch(wanted)
    clause.click()
    row = ada.page.locator(f"#rule-{wanted}")
    row.wait_for()
    assert row.evaluate("(e) => document.activeElement === e")
    assert ada.answers == 0, "asking is no answer"


def pick_something(player: Player) -> None:
    """Answer until a click on the table leaves several answers to choose from."""
    for _ in range(40):
        seen = player.wait_turn()
        given = seen["answers"]
        if seen["lit"]:
            try:
                player.press_element(seen["lit"][0])
            except Gone:  # an answer of somebody else has changed the table meanwhile
                continue
            now = player.until(lambda s, had=given: s["narrowed"] or s["answers"] > had, "for the click to count")  # type: ignore[misc]
            if now["narrowed"]:
                return
            player.until(lambda s: not s["sending"], "for the answer")
        else:
            with player.answering():
                player.press_option(seen["codes"][0])
    pytest.fail("Never was anything picked that left several answers.")


def test_a_click_elsewhere_closes_it_and_escape_closes_it_before_anything_else(person: Opener, server: Server) -> None:
    ada = see_table(sit(person, server))
    ada.press_element(unlit(ada, "slots:0"))
    card(ada)
    ada.page.mouse.click(5, 400)
    ada.until(lambda _: not is_drawn(ada), "for the card to close")
    pick_something(ada)
    ada.press_element(unlit(ada, "slots:1"))
    card(ada)
    ada.page.keyboard.press("Escape")
    ada.until(lambda _: not is_drawn(ada), "for the card to close")
    assert ada.look()["narrowed"], "what was picked stays picked"
    ada.page.keyboard.press("Escape")
    ada.until(lambda s: not s["narrowed"], "for the next Escape to let go")


def test_what_may_be_done_given_is_done_from_the_card(person: Opener, server: Server) -> None:
    ada = sit(person, server)
    seen = ada.wait_turn()
    assert ada.page.evaluate(ASK, seen["lit"][0]) is not None
    offered = card(ada).locator("[data-code]")
    assert 1 <= offered.count() <= 2
    code = offered.first.get_attribute("data-code")
    listed = ada.page.locator(f'[data-testid="prompt"] [data-code="{code}"] kbd')
    assert offered.first.locator("kbd").inner_text() == listed.inner_text(), "the same key answers"
    with ada.answering():
        offered.first.click()
    assert [each["code"] for each in ada.sent if each["type"] == "answer"] == [code]
    ada.until(lambda _: not is_drawn(ada), "for the card to go with the question")


def test_between_the_pieces_of_a_place_one_points_at_the_place(browser: Browser, server: Server) -> None:
    case = usual("blood-coven")
    match, rng = case.start(2), Random(2)
    while (ask := match.ask(ME)) is None or ask.key != "action" or sum(cast("Coven", match.state).fatigue[2]) < 2:
        asked = rng.choice(match.asks)
        match.answer(asked.seat, by_advice(match, asked, rng))
    with staged(browser, server.address, case, Size("wide", 1440, 900)) as stage:
        stage.show(match)
        coins = [each.bounding_box() for each in stage.page.locator('main [data-id^="fatigue:2:"]').all()]
        left, right = sorted((box for box in coins if box is not None), key=lambda box: box["x"])[:2]
        between = (left["x"] + left["width"] + right["x"]) / 2
        stage.page.mouse.click(between, left["y"] + left["height"] / 2)
        stage.page.locator('[data-testid="about"][data-about="fatigue:2"]').wait_for()


@pytest.mark.parametrize(
    "game, viewport",
    [
        ("blood-coven", WIDE),
        ("blood-coven", LAPTOP),
        ("carpathes", WIDE),
        ("sanguis-venenatus", WIDE),
        ("damnation", LAPTOP),
    ],
)
def test_it_covers_neither_what_it_speaks_of_nor_anything_lit_nor_an_answer(
    person: Opener, server: Server, game: str, viewport: Plain
) -> None:
    ada = sit(person, server, game, viewport=viewport)
    for _ in range(2):
        question = ada.wait_turn()["question"]
        for thing, said, covered in ada.page.evaluate(ASK_MANY, 12):
            assert said, f"nothing is said of {thing}"
            assert ":" not in thing or thing not in said, f"an id is shown: {said}"
            assert covered == NOTHING, f"{thing}, {question}"
        ada.decide()


def test_those_who_watch_or_wait_are_answered_too(person: Opener, server: Server) -> None:
    opened = open_table(server.address, "me", "friend")
    ada, bela = person(opened.link()), person(opened.link(1))
    bela.find("sit").click()
    watcher = person(f"/table/{opened.table}#{opened.watch}")
    ada.wait_turn()
    ada.decide()
    ada.until(lambda s: not s["codes"], "for the other's turn")
    for player, reason in ((ada, "stays sealed"), (watcher, "You are watching")):
        player.page.locator('main [data-id="slots:0:1"]').first.wait_for()
        said = player.page.evaluate(ASK, "slots:0:1")
        assert said is not None
        assert "Coffin 1" in said
        assert reason in said
        assert not player.refused


def test_on_a_phone_a_long_press_opens_a_sheet_that_is_dragged_away(person: Opener, server: Server) -> None:
    ada = sit(person, server, **TOUCH)
    hand = ada.page.context.new_cdp_session(ada.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    thing = unlit(ada, "slots:0")
    at = ada.reach(thing)
    touch("touchStart", at)
    sheet = card(ada)
    touch("touchEnd")
    ada.page.wait_for_timeout(400)
    assert sheet.get_attribute("data-about") == thing
    box = sheet.bounding_box()
    assert box["height"] <= 0.6 * PHONE["height"] + 1
    assert ada.page.evaluate(COVERED) == NOTHING
    assert ada.answers == 0, "to look is not to choose"

    grip = ada.find("about-grip").bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + 8
    touch("touchStart", (x, y))
    for down in (20, 60, 100):
        touch("touchMove", (x, y + down))
    touch("touchEnd")
    ada.until(lambda _: not is_drawn(ada), "for the sheet to close")
    assert ada.look()["codes"], "the question is there again"


def test_on_a_phone_a_long_press_on_an_answer_says_what_it_touches(person: Opener, server: Server) -> None:
    ada = sit(person, server, **TOUCH)
    seen = ada.wait_turn()
    x, y = ada.reach(seen["lit"][0])
    hand = ada.page.context.new_cdp_session(ada.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    ada.find("held-about").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert CLAUSE.search(ada.find("held-about").inner_text())
    assert ada.answers == 0


UPPERMOST = """(ids) => ids.map((id) => {
  const box = document.querySelector(`main [data-id="${id}"]`).getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-id]');
  return hit?.dataset.id ?? null;
})"""
"""What is drawn uppermost in the middle of each of these elements."""


def test_the_parts_of_a_seats_line_and_what_lies_over_a_board_are_pointed_at_for_themselves(
    browser: Browser, server: Server
) -> None:
    case = usual("sabbat-magica")
    position = questions(case, (1,))["ask-action"]
    things = [f"{part}:{seat}" for seat in range(case.seats) for part in ("fear", "tamed", "vp")] + ["actions"]
    with staged(browser, server.address, case, Size("wide", WIDE["width"], WIDE["height"])) as stage:
        stage.show(reached(case, position))
        assert stage.page.evaluate(UPPERMOST, things) == things


def test_a_board_beside_the_question_is_seen_whole(browser: Browser, server: Server) -> None:
    """In a laptop's window one's own board, of which the line of stores tells, does not squeeze the manor to a slit."""
    case = usual("sabbat-magica")
    position = questions(case, (1,))["ask-arrive-manor"]
    with staged(browser, server.address, case, Size("laptop", LAPTOP["width"], LAPTOP["height"])) as stage:
        stage.show(reached(case, position))
        height, hidden = stage.page.evaluate("""() => {
          const frame = document.querySelector('.board.estate').getBoundingClientRect();
          const inside = (box) => box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
          const squares = [...document.querySelectorAll('main [data-id^="m"][data-id$="1"], main [data-id="m44"]')];
          return [frame.height, squares.filter((each) => !inside(each.getBoundingClientRect())).length];
        }""")
        assert height > 240
        assert hidden == 0


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, TOUCH], ids=["wide", "phone"])
def test_axe_finds_nothing_serious(person: Opener, server: Server, screen: dict[str, Any]) -> None:
    axe = Inspector()
    ada = sit(person, server, bypass_csp=True, **screen)
    for thing in (unlit(ada, "slots:0"), ada.wait_turn()["lit"][0], "seat:1"):
        assert ada.page.evaluate(ASK, thing) is not None
        axe.look(thing, ada)
        ada.page.keyboard.press("Escape")
    assert axe.complaints() == {}
