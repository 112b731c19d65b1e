import gc
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from threading import Thread
from typing import Any

import pytest

from lychgate.core import kept as house
from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.errors import BadOption
from lychgate.core.kept import kept
from lychgate.core.say import Say

computed: list[object] = []


@kept
def menu(number: int, many: int = 20) -> Menu[int]:
    """As large as a game's menu: own options, and a bar that closes over the facts."""
    computed.append(number)

    def bars(value: int) -> Iterator[Obstacle]:
        if value % 2:
            yield obstacle("XX-001", "odd", number=number, value=value)

    options = [
        Option(f"{number}:{value}", value, (f"card:{value}",), Say("option", {"n": value})) for value in range(many)
    ]
    return Menu(options, bars)


@kept
def small(hand: tuple[int, ...]) -> int:
    computed.append(hand)
    return sum(hand)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    before = house.budget()
    house.clear()
    computed.clear()
    yield
    house.budget(before)
    house.clear()


def held() -> float:
    return sum(row.megabytes for row in house.report())


def results(name: str) -> int:
    return next(row.results for row in house.report() if row.function.endswith(f"test_kept.{name}"))


def true_size(count: int) -> float:
    """Fill the store with menus and return how many megabytes are freed when it is emptied."""
    tracemalloc.start()
    try:
        for number in range(count):
            menu(1000 + number)
        gc.collect()
        full, _ = tracemalloc.get_traced_memory()
        house.clear()
        gc.collect()
        return (full - tracemalloc.get_traced_memory()[0]) / house.MEGABYTE
    finally:
        tracemalloc.stop()


def test_the_same_arguments_are_computed_once() -> None:
    assert menu(3) is menu(3)
    assert small((1, 2)) == small((1, 2)) == 3
    assert computed == [3, (1, 2)]


def test_what_is_kept_is_measured_as_tracemalloc_measures_it() -> None:
    for number in range(300):
        menu(1000 + number)
    estimate = held()
    house.clear()
    truth = true_size(300)
    assert truth > 0.5
    assert 0.75 * truth < estimate < 1.25 * truth


def test_the_budget_is_held() -> None:
    house.budget(0.5)
    most = 0
    tracemalloc.start()
    try:
        base, _ = tracemalloc.get_traced_memory()
        for number in range(300):
            menu(number)
            most = max(most, results("menu"))
            if number % 30 == 0:
                gc.collect()
                assert tracemalloc.get_traced_memory()[0] - base < 0.5 * 1.25 * house.MEGABYTE
    finally:
        tracemalloc.stop()
    assert 15 < most < 60


def test_the_largest_makes_room_first() -> None:
    house.budget(0.5)
    for number in range(50):
        small((number, number))
    for number in range(500):
        menu(number)
    assert results("small") == 50


def test_a_smaller_budget_takes_effect_at_once() -> None:
    for number in range(200):
        menu(number)
    house.budget(0.1)
    assert held() <= 0.1


def test_clear_forgets_everything() -> None:
    first = menu(1)
    small((1,))
    house.clear()
    assert held() == 0
    assert menu(1) is not first


def test_with_a_budget_of_nothing_only_the_last_result_is_kept() -> None:
    house.budget(0)
    for number in range(20):
        menu(number)
        small((number,))
    assert sum(row.results for row in house.report()) == 1
    kept_codes = [option.code for option in menu(7).options]
    house.budget(64)
    assert kept_codes == [option.code for option in menu(7).options]


def test_a_shared_thing_counts_by_its_share() -> None:
    word = tuple(range(1000, 3000))

    @kept
    def sharing(number: int) -> tuple[int, tuple[int, ...]]:
        return number, word

    for number in range(400):
        sharing(number)
    # By itself each result would hold 70 kB, together 28 MB.
    assert held() < 4


def test_an_exception_is_not_kept() -> None:
    @kept
    def fails(number: int) -> int:
        computed.append(number)
        raise ValueError(number)

    for _ in range(2):
        with pytest.raises(ValueError, match="5"):
            fails(5)
    assert computed == [5, 5]


def test_threads_may_share_it() -> None:
    house.budget(0.2)
    failures: list[BaseException] = []

    def work(start: int) -> None:
        try:
            for number in range(start, start + 300):
                assert menu(number % 400).options[0].code == f"{number % 400}:0"
        except BaseException as error:
            failures.append(error)

    threads = [Thread(target=work, args=(100 * each,)) for each in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    house.budget(0.2)
    assert held() <= 0.2


@pytest.mark.parametrize("wrong", [-1, float("nan"), "64", True, [64]])
def test_a_budget_is_a_number_from_0_up(wrong: Any) -> None:
    with pytest.raises(BadOption, match="from 0 up"):
        house.budget(wrong)


@pytest.mark.parametrize(
    "text, said",
    [
        ("12.5", "12.5\n"),
        ("", "64.0\n"),
        ("much", "64.0\nLYCHGATE_KEPT_MB is a number of megabytes from 0 up, not 'much'; 64 megabytes are kept.\n"),
        ("-1", "64.0\nLYCHGATE_KEPT_MB is a number of megabytes from 0 up, not '-1'; 64 megabytes are kept.\n"),
    ],
)
def test_the_environment_sets_the_budget(text: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from lychgate.core.kept import budget; print(budget())"],
        env={**os.environ, house.VARIABLE: text},
        capture_output=True,
        text=True,
    )
    assert done.stdout + done.stderr == said


def test_an_obstacle_is_a_clause_and_a_message() -> None:
    assert obstacle("XX-002", "too-dear", price=3) == Obstacle("XX-002", Say("why-too-dear", {"price": 3}))
