"""Tests as plain functions: each with every row of its parameters, so that it can be run against a mutant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import signature
from itertools import product
from typing import Any

from _pytest.mark import ParameterSet

Test = Callable[..., None]


def runs(test: Test) -> Iterator[dict[str, Any]]:
    """Yield the arguments with which a test is run, every row of its parameters; nothing if it needs fixtures."""
    tables = []
    for mark in getattr(test, "pytestmark", ()):
        if mark.name == "parametrize":
            names = [name.strip() for name in mark.args[0].split(",")]
            rows = [row.values if isinstance(row, ParameterSet) else row for row in mark.args[1]]
            single = len(names) == 1 and not any(isinstance(row, ParameterSet) for row in mark.args[1])
            tables.append([dict(zip(names, (row,) if single else row, strict=True)) for row in rows])
    for parts in product(*tables):
        given = {name: value for part in parts for name, value in part.items()}
        if given.keys() == signature(test).parameters.keys():
            yield given
