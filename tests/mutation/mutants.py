"""Mutants made by hand: a rule changed in one place of a game's source, so that a test marked with it must fail.

A game keeps its own in `tests/games/<game>/rule_mutants.py`, as data: the clause, the file, what stands there, and what
stands there in the mutant.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from inspect import unwrap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

from lychgate.core import zones
from tests.mutation.menus import forgetting


class Mutant(NamedTuple):
    """A clause, a file of the game's folder, the text that stands in it once, and the text that breaks the clause."""

    clause: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.clause} in {self.file}: {self.old} -> {self.new}"


class Field(NamedTuple):
    """A field of a class, whose annotation says who sees it."""

    owner: str
    name: str


class BadMutant(Exception):
    """A mutant that does not fit the source any longer."""


@contextmanager
def mutated(mutant: Mutant, folder: Path, package: str) -> Iterator[None]:
    """Play by the mutant's rules."""
    path = folder / mutant.file
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    if source.count(mutant.old) != 1:
        raise BadMutant(f"{mutant}: the text stands there {source.count(mutant.old)} times, not once.")
    changed = source.replace(mutant.old, mutant.new)
    module = module_of(package, mutant.file)
    place = _place(ast.parse(source), source[: source.index(mutant.old)].count("\n") + 1)
    with ExitStack() as stack:
        if isinstance(place, Field):
            _annotate(stack, module, place, ast.parse(changed))
        elif isinstance(place, str):
            function = function_of(module, place)
            code = code_of(compile(changed, path, "exec"), place)
            if code.co_freevars != function.__code__.co_freevars:
                raise BadMutant(f"{mutant}: the mutant closes over other names.")
            stack.enter_context(with_code(function, code))
        else:
            _assign(stack, module, place, changed, package)
        stack.enter_context(forgetting())
        yield


def module_of(package: str, file: str) -> ModuleType:
    """Return the module of a file of a game's folder."""
    return import_module(f"{package}.{file.removesuffix('.py').replace('/', '.')}".removesuffix(".__init__"))


@contextmanager
def with_code(function: FunctionType, code: CodeType) -> Iterator[None]:
    """Let a function do something else."""
    old = function.__code__
    function.__code__ = code
    try:
        with forgetting():
            yield
    finally:
        function.__code__ = old


def _place(tree: ast.Module, line: int) -> str | Field | list[str]:
    """The function or method that a line belongs to, the field declared there, or the names assigned there."""
    scope: list[ast.stmt] = tree.body
    names: list[str] = []
    while True:
        found = next(each for each in scope if _first(each) <= line <= (each.end_lineno or 0))
        if isinstance(found, ast.ClassDef):
            names.append(found.name)
            scope = found.body
        elif isinstance(found, ast.FunctionDef):
            return ".".join([*names, found.name])
        elif names and isinstance(found, ast.AnnAssign):
            return Field(".".join(names), ast.unparse(found.target))
        else:
            targets = found.targets if isinstance(found, ast.Assign) else [getattr(found, "target", None)]
            return [each.id for target in targets if target for each in ast.walk(target) if isinstance(each, ast.Name)]


def _first(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def function_of(module: ModuleType, name: str) -> FunctionType:
    owner, _, last = name.rpartition(".")
    found: Any = vars(_class(module, owner))[last] if owner else getattr(module, last)
    found = unwrap(getattr(found, "fget", getattr(found, "__func__", found)))
    assert isinstance(found, FunctionType)
    return found


def _class(module: ModuleType, name: str) -> Any:
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part)
    return found


def code_of(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == part)
    return code


def _annotate(stack: ExitStack, module: ModuleType, place: Field, changed: ast.Module) -> None:
    """Declare a field of a state anew, so that others see it."""
    scope: list[ast.stmt] = changed.body
    for part in place.owner.split("."):
        scope = next(each for each in scope if isinstance(each, ast.ClassDef) and each.name == part).body
    fields = [each for each in scope if isinstance(each, ast.AnnAssign) and ast.unparse(each.target) == place.name]
    text = ast.unparse(fields[0].annotation)
    stack.enter_context(patch.dict(_class(module, place.owner).__annotations__, {place.name: text}))
    for known in (zones._ZONES, zones._SHOWN):
        stack.enter_context(patch.dict(known, clear=True))


def _assign(stack: ExitStack, module: ModuleType, names: list[str], changed: str, package: str) -> None:
    """Give names of a module other values, and those that its next lines derive from them, wherever they are used."""
    scope = dict(vars(module))
    others = set(names)
    for node in ast.parse(changed).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and others & {*_used(node, ast.Load), *_used(node, ast.Store)}:
            exec(compile(ast.Module([node], []), module.__name__, "exec"), scope)
            others.update(_used(node, ast.Store))
    for name in others & vars(module).keys():
        old = getattr(module, name)
        for user in [each for key, each in sys.modules.items() if key.startswith((package, "tests."))]:
            if vars(user).get(name) is old:
                stack.enter_context(patch.object(user, name, scope[name]))


def _used(node: ast.AST, how: type[ast.expr_context]) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, how)}
