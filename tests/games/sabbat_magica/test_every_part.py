"""Nothing in the rules is without a test that would miss it.

Every statement and every condition of every step and every reason of every choice is taken away in turn, and every
number, card, tile, region and gate is changed in turn. Then a test that is marked with one of its clauses must fail.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from importlib import import_module
from itertools import pairwise
from pkgutil import iter_modules
from types import CodeType, FunctionType
from typing import Any

import pytest
from msgspec.structs import replace

from lychgate.core.clauses import citations
from lychgate.games.sabbat_magica.data import numbers
from lychgate.games.sabbat_magica.data.boards import LOCATIONS, NEIGHBOURS, SQUARES
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWER, TIME_CARDS
from lychgate.games.sabbat_magica.data.resources import GATES, TERRORISER, TILES
from lychgate.games.sabbat_magica.state.purse import FEES, NONE
from tests.games.sabbat_magica.mutants import (
    are_quiet,
    cases_of,
    clauses_of,
    code_of,
    instead,
    is_noticed,
    without_each_obstacle,
    without_each_part,
)

# --- steps

ONLY_FASTER = {
    "stand_up": "if any((one & MOVED for one in ghosts))",
    "EndRound.play": "if any((one & GUARDED for one in ghosts))",
}
"""Conditions that only save work: without them a location is written anew as it was."""


def _functions() -> Iterator[tuple[FunctionType, set[str]]]:
    """Yield every function of the steps with its clauses: its own, and those of its step."""
    package = import_module("lychgate.games.sabbat_magica.steps")
    for found in iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        for thing in vars(module).values():
            if getattr(thing, "__module__", None) != module.__name__:
                continue
            if isinstance(thing, FunctionType):
                yield thing, clauses_of(thing)
            elif isinstance(thing, type):
                for method in vars(thing).values():
                    if isinstance(method, FunctionType) and method.__code__.co_filename == inspect.getfile(module):
                        yield method, clauses_of(thing) | clauses_of(method)


FUNCTIONS = {function.__qualname__: (function, clauses) for function, clauses in _functions()}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_statement_of_every_step_would_be_missed(name: str) -> None:
    function, clauses = FUNCTIONS[name]
    tests = cases_of(clauses)
    assert are_quiet(frozenset(clauses))
    missed = []
    for what, code in without_each_part(function):
        with code_of(function, code):
            if not is_noticed(tests):
                missed.append(what)
    assert missed == ([ONLY_FASTER[name]] if name in ONLY_FASTER else [])


# --- reasons


def _reasons() -> Iterator[tuple[str, tuple[FunctionType, CodeType, str]]]:
    """Yield every obstacle of the choices: the function that names it, its code without it, and its clause."""
    package = import_module("lychgate.games.sabbat_magica.choices")
    for found in iter_modules(package.__path__):
        module = import_module(f"{package.__name__}.{found.name}")
        for thing in vars(module).values():
            function = inspect.unwrap(thing) if callable(thing) else None
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                for what, clause, code in without_each_obstacle(function):
                    yield f"{found.name}: {what}", (function, code, clause)


REASONS = dict(_reasons())


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_would_be_missed(reason: str) -> None:
    function, code, clause = REASONS[reason]
    assert are_quiet(frozenset({clause}))
    with code_of(function, code):
        assert is_noticed(cases_of({clause}))


# --- tables


def _numbers() -> Iterator[tuple[str, set[str]]]:
    """Yield every number of the rules by its name, with the clauses that its docstring cites."""
    body = ast.parse(inspect.getsource(numbers)).body
    for given, doc in pairwise(body):
        if isinstance(given, ast.Assign) and isinstance(doc, ast.Expr):
            clauses = {clause for clause, _ in citations(ast.unparse(doc), "SM", None)}
            for name in ast.walk(given.targets[0]):
                if isinstance(name, ast.Name) and name.id != "PLAYERS":
                    yield name.id, clauses


def _row(name: str, table: tuple[Any, ...], at: int, other: object) -> AbstractContextManager[None]:
    """Put another row into a table."""
    return instead(table, name, (*table[:at], other, *table[at + 1 :]))


Change = tuple[Callable[[], AbstractContextManager[None]], set[str]]
"""What is put into a table, and the clauses whose tests must notice."""


def _changes() -> Iterator[tuple[str, Change]]:
    for name, clauses in _numbers():
        plain = getattr(numbers, name)
        yield f"{name} {plain + 1}", (partial(instead, plain, name, plain + 1), clauses)
    for at, card in enumerate(TIME_CARDS):
        more = replace(card, actions=card.actions + 1)
        yield (
            f"{card.id} with another action",
            (partial(_row, "TIME_CARDS", TIME_CARDS, at, more), {"SM-061", "SM-090"}),
        )
        for slot, bonus in enumerate(card.bonuses):
            less = replace(card, bonuses=card.bonuses[:slot] + card.bonuses[slot + 1 :])
            change = partial(_row, "TIME_CARDS", TIME_CARDS, at, less)
            yield f"{card.id} without bonus {slot + 1}, {bonus.code}", (change, {"SM-080", "SM-082", "SM-083"})
    for at, tile in enumerate(TILES):
        next_one = TILES[(at + 1) % len(TILES)]
        other = replace(tile, effect=next_one.effect, kind=next_one.kind)
        works = {"SM-110", "SM-111", "SM-112", "SM-113", "SM-114"}
        yield f"{tile.id} that works like {next_one.id}", (partial(_row, "TILES", TILES, at, other), works)
        more_of_it = replace(tile, count=tile.count + 1)
        yield f"one more {tile.id}", (partial(_row, "TILES", TILES, at, more_of_it), {"SM-006"})
    for store, terror in TERRORISER.items():
        dearer = TERRORISER | {store: terror + 1}
        yield f"terroriser, store {store}", (partial(instead, TERRORISER, "TERRORISER", dearer), {"SM-113"})
    for at, gate in enumerate(GATES):
        yield f"gate {gate} for nothing", (partial(_row, "FEES", FEES, at, NONE), {"SM-125"})
    for at, location in enumerate(LOCATIONS):
        if location.board == "regions":
            worth = replace(location, vp=location.vp + 1)
            yield f"{location.id} worth more", (partial(_row, "LOCATIONS", LOCATIONS, at, worth), {"SM-211"})
        far = NEIGHBOURS[at][:1]
        yield f"{location.id} with one neighbour", (partial(_row, "NEIGHBOURS", NEIGHBOURS, at, far), {"SM-121"})
    for at, square in enumerate(SQUARES):
        if square.mirrors:
            bare = replace(square, mirrors=square.mirrors[1:])
            yield f"{square.id} with a mirror less", (partial(_row, "SQUARES", SQUARES, at, bare), {"SM-104"})
    for at, people in enumerate(PEOPLES):
        for power in people.powers:
            kept = replace(people, powers=tuple(each for each in people.powers if each != power))
            change = partial(_row, "PEOPLES", PEOPLES, at, kept)
            yield f"{people.id} without {power}", (change, {POWER[power].clause})


CHANGES = dict(_changes())


@pytest.mark.parametrize("change", CHANGES)
def test_every_cell_of_every_table_would_be_missed(change: str) -> None:
    changed, clauses = CHANGES[change]
    assert are_quiet(frozenset(clauses))
    with changed():
        assert is_noticed(cases_of(clauses))
