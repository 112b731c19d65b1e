"""Every answer says what it brings before it is given, and that is what happens then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lychgate.core.ask import Ask, Option
from lychgate.core.events import Event
from lychgate.games.sabbat_magica.events.ghosts import Fought, Repelled, Returned
from lychgate.games.sabbat_magica.events.magician import MirrorWorked, Terrorised
from lychgate.games.sabbat_magica.events.plan import BonusTaken
from lychgate.games.sabbat_magica.events.powers import Frenzied
from lychgate.games.sabbat_magica.events.stewardship import Starved
from lychgate.games.sabbat_magica.steps.plan import Invoke
from lychgate.games.sabbat_magica.steps.stewardship import Food
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sabbat_magica.positions import Position, act, opening, position

BOOKS = [
    Words("sabbat-magica", language, ("Ada", "Bram", "Cleo", "Dora"), strict=True) for language in ("en", "fr", "de")
]


def questions(seed: int) -> list[tuple[Position, Ask]]:
    """Every question of a match at random, each with the table as it stood."""
    table, rng, found = opening(2 + seed % 3, seed), Random(seed), []
    while not table.match.over:
        found += [(Position(table.match.copy()), ask) for ask in table.match.asks]
        ask = rng.choice(table.match.asks)
        table.match.answer(ask.seat, rng.choice(ask.options).code)
    return found


@pytest.mark.parametrize("seed", range(2))
def test_every_answer_has_its_line_in_every_language(seed: int) -> None:
    for _, ask in questions(seed):
        for option in ask.options:
            assert option.label is not None
            for book in BOOKS:
                then = book.part(option.label, "then")
                assert then, (ask.key, option.code)
                assert "{" not in then
                assert "  " not in then


Promise = tuple[type[Event], Callable[[dict[str, Any], Any], bool]]

PROMISES: dict[str, Promise] = {
    "option-fight": (Fought, lambda said, event: (said["left"], said["now"]) == (event.left, event.now)),
    "option-fight-out": (Fought, lambda said, event: (said["left"], said["now"]) == (event.left, event.now)),
    "option-mirror": (MirrorWorked, lambda said, event: (said["terror"], said["now"]) == (event.terror, event.now)),
    "option-discard": (Terrorised, lambda said, event: (said["terror"], said["now"]) == (event.terror, event.now)),
    "option-frenzy": (Frenzied, lambda said, event: said["n"] == event.terror),
    "option-bonus": (BonusTaken, lambda said, event: said["what"] == "resource" or said["now"] == event.now),
    "option-move": (Returned, lambda said, event: said["terror"] == event.terror),
    "option-repelled": (Repelled, lambda said, event: said["terror"] == event.terror),
    "option-unfed": (Starved, lambda said, event: said["vp"] == event.vp),
}
"""By label: the event that tells of it, and whether that is what was said."""


def test_what_is_promised_is_what_happens() -> None:
    kept = set()
    for seed in range(4):
        for table, ask in questions(seed):
            for option in ask.options:
                said = option.label
                if said is None or said.key not in PROMISES:
                    continue
                kind, keeps = PROMISES[said.key]
                event = next((each for each in news(table, ask, option) if isinstance(each, kind)), None)
                if event is not None:
                    assert keeps(dict(said.args), event), option.code
                    kept.add(said.key)
    assert kept == set(PROMISES)


def news(table: Position, ask: Ask, option: Option[Any]) -> list[Event]:
    """What happens at once when an answer is given, as far as it concerns who gave it."""
    world = table.match.copy()
    before = len(world.state.events or ())
    world.answer(ask.seat, option.code)
    return [each for each in (world.state.events or ())[before:] if getattr(each, "seat", None) == ask.seat]


def then(table: Position, code: str, seat: int | None = None) -> str:
    """What stands below an answer, in English."""
    asks = {ask.seat: ask for ask in table.match.asks}
    label = asks[table.ask.seat if seat is None else seat].menu.by_code[code].label
    assert label is not None
    return BOOKS[0].part(label, "then")


@clause("SM-063", "SM-201")
def test_a_call_warns_of_more_ghosts_than_terror() -> None:
    table = position(Invoke(), players="rg", r="terror 2", vada="r")
    assert then(table, "invoke:1", 0) == (
        "5 in the graveyard count for the order · feed 2 of your 2 terror tonight, as things stand"
    )
    assert then(table, "invoke:3", 0) == (
        "3 in the graveyard count for the order · feed 4 tonight, as things stand, and you have 2 terror!"
    )


@clause("SM-205", "SM-210", "SM-212")
def test_an_unfed_ghost_says_which_points_go_with_it() -> None:
    table = position(Food(), players="rg", r="terror 0 vp 5 bridge 1", vada="r", gineva="rr", crystal_ball="r")
    assert then(table, "unfed:bridge") == "to the graveyard; 1 VP lost"
    assert then(table, "unfed:vada@1") == "to the graveyard; 1 VP lost, and your regions give 4 VP less tonight!"
    assert then(table, "unfed:gineva@1") == "to the graveyard; 1 VP lost"
    assert then(table, "unfed:crystal_ball@1") == (
        "to the graveyard; 1 VP lost, and your regions give 2 VP less tonight!"
    )


@clause("SM-170", "SM-171")
def test_the_first_use_of_a_card_warns_that_the_others_go() -> None:
    fresh = position(act(), players="bg", b="bridge 1 terror 9")
    assert then(fresh, "frenzy") == "1 terror · shows the card: your other two are put away"
    shown = position(act(), players="bg", b="bridge 1 terror 10 power frenzy")
    assert then(shown, "frenzy") == "no terror: you have 10 already"


@clause("SM-132")
def test_a_move_says_what_it_costs_and_where_it_would_only_be_repelled() -> None:
    table = position(act(), players="rgb", r="bridge 1 terror 1 two SM", gates={"vada": "SM"}, canteen="gb", vada="g")
    assert then(table, "move:bridge>vada") == (
        "from the drawbridge · the gate takes a spider and a mask · a fight there costs 1 terror and brings 2 VP"
    )
    assert then(table, "move:bridge>canteen") == "from the drawbridge · it would only be repelled!"
    home = position(act(), players="rg", r="terror 10", vada="r")
    assert then(home, "move:vada@1>bridge") == "from Vada, place 1 · no terror: you have 10 already"
