"""Before a roll is kept, the table shows where it leads; an answer that changes it shows where that would lead."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from lychgate.core.match import Match
from lychgate.testing.cases import by_advice
from tests.browser.conftest import Server
from tests.browser.stage import ME, SIZES, staged, usual

SHADES = """(all) => all
  .map((each) => each.querySelector('.area'))
  .filter((area) => area !== null)
  .map((area) => Number(getComputedStyle(area).fillOpacity))"""
"""How strongly the ground of places is tinted."""
WIDE = next(size for size in SIZES if size.name == "wide")


def rolled() -> Match:
    """A match in which the first seat may set its die."""
    case = usual("damnation")
    for seed in range(1, 40):
        match, rng = case.start(seed), Random(seed)
        while not match.over and len(match.history) < 300:
            mine = match.ask(ME)
            if mine is not None and sum("reach" in each.facts for each in mine.options) > 1:
                return match
            ask = match.asks[0]
            match.answer(ask.seat, by_advice(match, ask, rng))
    raise AssertionError("nobody could set a die")


def test_the_reach_of_a_roll_is_drawn_and_chosen_in_one_go(browser: Browser, server: Server) -> None:
    match = rolled()
    ask = match.ask(ME)
    assert ask is not None
    assert ask.idle is not None
    kept = set(ask.idle.facts["reach"])  # type: ignore[arg-type]
    other = next(
        each
        for each in ask.options
        if not each.idle and set(each.facts.get("reach", ())) - kept  # type: ignore[arg-type]
    )
    with staged(browser, server.address, usual("damnation"), WIDE) as stage:
        stage.show(match)
        drawn = stage.page.locator(".lt [data-id].reach")
        assert set(drawn.evaluate_all("(all) => all.map((each) => each.dataset.id)")) == kept
        assert min(drawn.evaluate_all(SHADES)) > 0, "rooms, stones and steps alike are seen to be in reach"
        changed = stage.page.locator(f'[data-code="{other.code}"]')
        if not changed.count():  # it is folded with others of its kind
            card = other.code.partition(":")[0]
            stage.page.locator(f'[data-entry]:has-text("{card.replace("_", " ")}")').first.click()
        changed.focus()
        goal = sorted(set(other.facts["reach"]) - kept)[0]  # type: ignore[arg-type]
        expect(stage.page.locator(f'.lt [data-id="{goal}"].reach')).not_to_have_count(0)
        changed.blur()
        goal = sorted(place for place in kept if place.startswith("c"))[0]
        stage.page.locator(f'.lt [data-id="{goal}"].reach').first.click(force=True)
        while len(stage.done) < 2:
            stage.page.wait_for_timeout(20)
        given, answered = stage.done
        assert (given["type"], given["standing"]) == ("order", f"next {goal}")
        assert (answered["type"], answered["code"]) == ("answer", ask.idle.code)


def far_afield() -> tuple[Match, str]:
    """A match in which the first seat may walk, and a field three steps away on which nobody stands."""
    case = usual("sanguis-venenatus")
    for seed in range(1, 40):
        match, rng = case.start(seed), Random(seed)
        while not match.over and len(match.history) < 200:
            ask = match.asks[0]
            if ask.seat == ME and ask.key == "work":
                drawn = match.game.filled(match.view(ME))
                assert drawn is not None
                for id, hint in drawn.hints.items():
                    if len(hint.way) == 3 and id not in drawn.holds:
                        return match, id
            match.answer(ask.seat, by_advice(match, ask, rng))
    raise AssertionError("nobody could walk far")


def test_a_walk_of_several_steps_is_one_click(browser: Browser, server: Server) -> None:
    match, goal = far_afield()
    drawn = match.game.filled(match.view(ME))
    assert drawn is not None
    first, *others = drawn.hints[goal].way
    with staged(browser, server.address, usual("sanguis-venenatus"), WIDE) as stage:
        stage.show(match)
        field = stage.page.locator(f'.lt [data-id="{goal}"].reach').first
        field.click(force=True)
        while len(stage.done) < 2:
            stage.page.wait_for_timeout(20)
        answered, ordered = stage.done
        assert (answered["type"], answered["code"]) == ("answer", first)
        assert (ordered["type"], ordered["standing"]) == ("order", " ".join(("go", *others)))
