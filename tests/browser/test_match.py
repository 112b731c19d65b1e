"""A match in the browser, from the lobby to the result: with the mouse, with keys alone, with a thumb."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Opener
from tests.browser.driver import Player, Stuck


def test_a_full_match_against_bots_by_clicking_what_is_lit(person: Opener) -> None:
    ada = person(seed=4, reduced_motion="no-preference")
    ada.open_table("me", "greedy")
    given = ada.play_out()
    assert given > 5
    assert ada.by_table > 3, "hardly anything could be answered on the table itself"
    assert ada.by_button > 0
    assert ada.refused == []
    assert ada.find("places").locator("tr").count() == 2
    ada.find("play-on").wait_for()  # who has seen the end need not come back for "what if"
    ada.find("verify").click()
    ada.find("fairness").get_by_text("The promise was kept").wait_for()


# --- keys


def tab_to(player: Player, selector: str, most: int = 90, key: str = "Tab") -> None:
    """Press Tab until the focus is there, as somebody without a mouse does."""
    for _ in range(most):
        if player.page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        player.page.keyboard.press(key)
    raise Stuck(f"Tab never reached {selector}")


def test_a_match_from_lobby_to_result_with_keys_alone(person: Opener) -> None:
    ada = person(seed=2)
    ada.find("play-now").wait_for()
    _set_up_by_keys(ada)
    ada.find("table-page").wait_for()
    ada.wait_turn()
    _look_up_the_rules(ada)
    done = dict.fromkeys((_answer_on_the_table, _answer_by_number, _answer_by_arrow), 0)
    for number in range(400):
        seen = ada.wait_turn()
        if seen["result"]:
            break
        # First the least used way of those possible; then the quickest, to the end.
        ways = [way for way in done if seen["lit"] or way is not _answer_on_the_table]
        way = min(ways, key=lambda way: done[way]) if number < 9 else _answer_by_number
        with ada.answering():
            way(ada)
        done[way] += 1
    assert all(done.values()), done
    assert ada.find("places").locator("tr").count() == 2
    ada.find("play-on").wait_for()  # who has seen the end need not come back for "what if"


def _look_up_the_rules(ada: Player) -> None:
    ada.page.keyboard.press("r")
    # The rules open at the clause of the question, which takes the focus when they have arrived; the search is above.
    ada.page.locator("[data-testid=rules] .here:focus").wait_for()
    tab_to(ada, "[data-testid=rules] input", key="Shift+Tab")
    ada.page.keyboard.press("Escape")
    ada.find("rules").wait_for(state="detached")


def _set_up_by_keys(ada: Player) -> None:
    keys = ada.page.keyboard
    tab_to(ada, "[data-testid=game-blood-coven]")
    keys.press("ArrowRight")
    tab_to(ada, "[data-game]:not([data-game=blood-coven])", most=1)
    keys.press("ArrowLeft")
    tab_to(ada, "[data-testid=game-blood-coven]", most=1)
    ada.page.locator("#chosen-title", has_text="Blood Coven").wait_for()
    for way in ("play-now", "learn", "more-options"):
        tab_to(ada, f"[data-testid={way}]", most=2)
    keys.press("Enter")
    tab_to(ada, "[data-testid=chair-0] input.name")
    keys.type("Ada")
    tab_to(ada, "[data-testid=add-seat]")
    keys.press("Enter")
    ada.find("chair-2").wait_for()
    tab_to(ada, "[data-testid=remove-seat]")
    keys.press("Enter")
    ada.find("chair-2").wait_for(state="detached")
    keys.press("Shift+Tab")
    tab_to(ada, "[data-testid=open-table]")
    keys.press("Enter")


def _answer_by_number(ada: Player) -> None:
    before = ada.answers
    _press_in_list(ada, "1")
    if ada.answers == before and ada.page.locator(".option").count() > 9:
        ada.page.keyboard.press("Enter")  # "1" may still become "10": Enter confirms it


def _answer_by_arrow(ada: Player) -> None:
    tab_to(ada, "[data-testid=prompt] [data-entry]")
    ada.page.keyboard.press("ArrowDown")
    _press_in_list(ada, "Enter")


def _press_in_list(ada: Player, key: str) -> None:
    """Press a key on the answers; if that opens a folded kind, press it again on its first answer."""
    folded = bool(ada.look()["kinds"])
    before = ada.answers
    ada.page.keyboard.press(key)
    if folded and ada.until(lambda s: s["sure"] or s["narrowed"] or ada.answers > before, "for the key")["narrowed"]:
        ada.page.keyboard.press(key)


def _answer_on_the_table(ada: Player) -> None:
    before = ada.answers
    for _ in range(8):
        tab_to(ada, "[data-id].lit:not(.chosen)")
        had = ada.look()
        ada.page.keyboard.press("Enter")
        seen = ada.until(
            lambda s, had=had: s["sure"] or ada.answers > before or s["lit"] != had["lit"],  # type: ignore[misc]
            "for Enter on a lit element to do something",
        )
        if seen["sure"] or ada.answers > before:
            return
        if not seen["lit"]:
            break
    _answer_by_arrow(ada)


# --- a phone


def test_on_a_phone_by_tapping(person: Opener) -> None:
    ada = person(seed=3, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    ada.touch = True
    ada.find("game-blood-coven").tap()
    ada.find("more-options").tap()
    ada.find("chair-0").locator("input").fill("Ada")
    ada.find("chair-1").locator("select").select_option("bot random")
    while ada.find("chair-2").count():
        ada.find("remove-seat").tap()
    assert ada.is_as_wide_as_the_screen()
    ada.find("open-table").tap()
    for _ in range(8):
        assert ada.decide()
        assert ada.is_as_wide_as_the_screen()
    assert ada.by_table > 0
    assert ada.refused == []
    for tab in ("Log", "Next", "Table"):
        ada.page.locator("nav.tabs button", has_text=tab).tap()
        assert ada.is_as_wide_as_the_screen()
