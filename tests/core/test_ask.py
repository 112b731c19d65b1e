"""Questions: menus with their reasons, asks, lots, and the functions that rules yield from."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest

from lychgate.core.ask import (
    CHANCE,
    CLOCK,
    Ask,
    Fact,
    Lot,
    Menu,
    Obstacle,
    Option,
    Together,
    first_code,
    flip,
    lot,
    number_of,
    pick,
    roll,
    shuffle,
    together,
    who_was_first,
)
from lychgate.core.errors import LawBroken
from lychgate.core.say import Say
from tests.core.toys import options


def odd(number: int) -> Iterator[Obstacle]:
    if number % 2:
        yield Obstacle("TO-001", Say("why-odd", {"number": number}))
    if number > 4:
        yield Obstacle("TO-002", Say("why-large"))


def numbers(count: int, prefix: str = "") -> list[Option[int]]:
    return [Option(f"{prefix}{number}", number) for number in range(count)]


def run(script: Generator[Any, Any, Any], *answers: Any) -> tuple[list[Any], Any]:
    """Run a generator with answers; return its questions, and what it returns (None while it still asks)."""
    questions: list[Any] = []
    reply: Any = None
    try:
        for answer in (*answers, None):
            questions.append(script.send(reply))
            reply = answer
    except StopIteration as end:
        return questions, end.value
    return questions, None


def test_the_options_are_the_candidates_without_obstacle_in_order() -> None:
    menu = Menu(numbers(7), odd)
    assert [option.code for option in menu.options] == ["0", "2", "4"]
    assert list(menu.by_code) == ["0", "2", "4"]
    assert menu.by_code["2"].value == 2


def test_every_candidate_comes_with_all_its_obstacles() -> None:
    verdicts = {option.code: [each.clause for each in found] for option, found in Menu(numbers(7), odd).verdicts()}
    assert verdicts == {
        "0": [],
        "1": ["TO-001"],
        "2": [],
        "3": ["TO-001"],
        "4": [],
        "5": ["TO-001", "TO-002"],
        "6": ["TO-002"],
    }


def test_verdicts_can_be_asked_for_some_only() -> None:
    menu = Menu(numbers(7), odd)
    assert [option.code for option, _ in menu.verdicts(lambda each: each.value > 4)] == ["5", "6"]


def test_a_menu_without_bars_offers_everything() -> None:
    menu = Menu(numbers(2))
    assert [option.code for option in menu.options] == ["0", "1"]
    assert [found for _, found in menu.verdicts()] == [[], []]


def test_a_built_menu_considers_candidates_only_when_asked_why() -> None:
    considered = 0

    def candidates() -> Iterator[Option[int]]:
        nonlocal considered
        considered += 1
        yield from numbers(3)

    menu = Menu.built(numbers(1), candidates, odd)
    assert (list(menu.by_code), considered) == (["0"], 0)
    assert [(option.code, len(found)) for option, found in menu.verdicts()] == [("0", 0), ("1", 1), ("2", 0)]
    assert considered == 1


def test_parts_of_a_joined_menu_explain_their_own_candidates_also_when_values_are_equal() -> None:
    menu = Menu.joined(Menu(numbers(2, "free-")), Menu(numbers(2, "odd-"), odd))
    assert [option.code for option in menu.options] == ["free-0", "free-1", "odd-0"]
    verdicts = {option.code: len(found) for option, found in menu.verdicts()}
    assert verdicts == {"free-0": 0, "free-1": 0, "odd-0": 0, "odd-1": 1}


def test_joined_menus_can_be_joined_again() -> None:
    menu = Menu.joined(Menu.joined(Menu(numbers(1, "a")), Menu(numbers(1, "b"))), Menu(numbers(1, "c")))
    assert list(menu.by_code) == ["a0", "b0", "c0"]
    assert [option.code for option, _ in menu.verdicts()] == ["a0", "b0", "c0"]


def test_pick_asks_and_gives_back_the_value() -> None:
    offered = options("ab")
    (ask,), value = run(pick(1, "letter", offered, args={"n": 3}, clause="TO-001", window=True), offered[1])
    assert (ask.seat, ask.key, ask.clause, ask.window) == (1, "letter", "TO-001", True)
    assert ask.options == tuple(offered)
    assert value == "b"


def test_pick_takes_a_menu_as_it_is() -> None:
    menu = Menu(numbers(3))
    (ask,), _ = run(pick(0, "number", menu))
    assert ask.menu is menu


def test_a_single_option_is_not_asked() -> None:
    assert run(pick(0, "number", numbers(2), odd)) == ([], 0)


def test_a_forced_question_is_asked_also_with_a_single_option() -> None:
    (ask,), _ = run(pick(0, "number", numbers(1), forced=True))
    assert [option.code for option in ask.options] == ["0"]


def test_a_question_without_option_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(LawBroken, match="'number' to seat 3 has no option"):
        run(pick(3, "number", [Option("1", 1)], odd))


def test_the_prompt_is_words_made_from_key_and_arguments() -> None:
    ask = Ask(0, "attack.weapon", Menu(numbers(2)), {"card": "axe"})
    assert ask.prompt == Say("ask-attack-weapon", {"card": "axe"})
    assert Ask(0, "draw", Menu(numbers(2))).prompt == Say("ask-draw")
    assert repr(ask) == "<Ask seat 0 attack.weapon: 0 1>"


def test_together_gives_every_script_and_takes_every_value() -> None:
    scripts = {2: pick(2, "a", numbers(2)), 0: pick(0, "a", numbers(2))}
    (question,), values = run(together(scripts), {2: 1, 0: 0})
    assert type(question) is Together
    assert question.scripts == scripts
    assert values == {2: 1, 0: 0}


def test_the_questions_to_chance() -> None:
    (die,), face = run(roll("die"), 5)
    assert (die.purpose, die.weights, face) == ("die", (1,) * 6, 6)
    (coin,), heads = run(flip("coin"), 1)
    assert (coin.weights, heads) == ((1, 1), True)
    assert run(flip("coin"), 0)[1] is False
    (weighted,), index = run(lot("bag", [3, 0, 1]), 2)
    assert (weighted.weights, index) == ((3, 0, 1), 2)
    (order,), shuffled = run(shuffle("deck", "abc"), (2, 0, 1))
    assert (order.order, order.weights, shuffled) == (3, None, ["c", "a", "b"])


def test_a_lot_reads_what_chance_may_say_and_nothing_else() -> None:
    weighted = Lot("bag", (1, 0, 2))
    assert [weighted.read(code) for code in ("0", "2")] == [0, 2]
    ordered = Lot("deck", order=3)
    assert ordered.read("2,0,1") == (2, 0, 1)
    assert Lot("deck", order=0).read("") == ()
    for question, codes in (
        (weighted, ("1", "3", "-1", "", "x", "+2", "02", " 2", "2_0", "²", "٢")),
        (ordered, ("", "0,1", "0,1,1", "0,1,2,3", "0, 1,2", "00,1,2", "a,b,c", "0,1,2,")),
    ):
        for code in codes:
            with pytest.raises(ValueError, match=r".*"):
                question.read(code)


@pytest.mark.parametrize("weights", [(), (0, 0), (1, -1), (-1,)])
def test_a_lot_needs_a_possible_outcome(weights: tuple[int, ...]) -> None:
    with pytest.raises(LawBroken, match="'bag' has no possible outcome"):
        Lot("bag", weights)


def test_chance_and_clock_sit_beside_the_table() -> None:
    assert CHANCE < 0 > CLOCK
    assert CHANCE != CLOCK


def test_the_clock_is_asked_who_was_first() -> None:
    (ask, *_), _ = run(who_was_first((0, 2), "first", clause="TO-001"))
    assert (ask.seat, ask.key, ask.clause) == (CLOCK, "first", "TO-001")
    assert [option.code for option in ask.options] == ["first:-", "first:0", "first:2", "first:0,2"]
    assert [option.idle for option in ask.options] == [True, False, False, False]
    assert [first_code(ask, first) for first in ((), [2], {2, 0})] == ["first:-", "first:2", "first:0,2"]
    _, first = run(who_was_first((0, 2), "first"), ask.menu.by_code["first:0,2"])
    assert first == (0, 2)


def test_a_fact_that_is_a_number() -> None:
    facts: dict[str, Fact] = {"steps": 3, "path": ("c0303", "c0403")}
    assert (number_of(facts, "steps"), number_of(facts, "pieces")) == (3, 0)
    with pytest.raises(LawBroken, match="The fact 'path' is no number"):
        number_of(facts, "path")
