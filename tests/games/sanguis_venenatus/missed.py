"""What tests of cards share: leaving a part of a card out, changing a number, and seeing whether a test fails."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec import structs

from tests.games.sanguis_venenatus.positions import GAME
from tests.mutation.cases import Test, runs


def is_missed(*tests: Test) -> bool:
    """Whether one of the tests fails as things are now."""
    for test in tests:
        for given in runs(test):
            try:
                test(**given)
            except Exception:
                return True
    return False


def of_card(module: ModuleType, card: str) -> list[Test]:
    """The tests that carry a card's name."""
    found = [test for name, test in vars(module).items() if re.match(rf"test_{card}(_|$)", name)]
    assert found, f"no test is named after {card}"
    return found


def everywhere(monkeypatch: pytest.MonkeyPatch, name: str, value: object) -> None:
    """Give a constant another value in every module of the game that uses it."""
    game = [module for path, module in sys.modules.items() if path.startswith(GAME.package)]
    using = [module for module in game if name in vars(module)]
    assert using
    for module in using:
        monkeypatch.setattr(module, name, value)


def changed_numbers(row: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield copies of a record in which one number, at any depth, is one more; the path says which."""
    for field in row.__struct_fields__:
        value = getattr(row, field)
        here = f"{path}{field}"
        if type(value) is int:
            yield f"{here}+1", structs.replace(row, **{field: value + 1})
        elif isinstance(value, msgspec.Struct):
            for name, inner in changed_numbers(value, f"{here}."):
                yield name, structs.replace(row, **{field: inner})
        elif isinstance(value, tuple):
            for at, each in enumerate(value):
                for name, inner in _changed_part(each, f"{here}.{at}"):
                    yield name, structs.replace(row, **{field: (*value[:at], inner, *value[at + 1 :])})


def _changed_part(part: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(part, msgspec.Struct):
        yield from changed_numbers(part, f"{path}.")
    elif isinstance(part, tuple) and len(part) == 2 and type(part[1]) is int:  # a price: the resource and how much
        yield f"{path}+1", (part[0], part[1] + 1)


def without_each(things: tuple[Any, ...]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Yield a tuple without each of its elements, and which is missing."""
    for number in range(len(things)):
        yield number, (*things[:number], *things[number + 1 :])
