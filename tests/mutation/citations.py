"""Small changes of the code that cites a clause: one of them must be noticed by a test marked with the clause.

The changes are made automatically: in a function that cites the clause, or in the methods of such a class, every
statement is left out and every condition is turned round, one at a time. This does not prove that a test knows the
clause. It proves that the mark stands at a test that runs the code which cites the clause, and looks at the outcome.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from lychgate.core.clauses import Ledger
from tests.mutation.mutants import code_of, function_of, with_code


class Citing(NamedTuple):
    """A function or method, by its file and dotted name, whose docstring, or that of its class, cites a clause."""

    file: str
    name: str


def citing(folder: Path, ledger: Ledger) -> dict[str, list[Citing]]:
    """Find the functions that cite each clause."""
    found: dict[str, list[Citing]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, docs in _functions(tree.body, "", ()):
            for clause in dict.fromkeys(each for doc in docs for each in ledger.references(doc)):
                found.setdefault(clause, []).append(Citing(path.relative_to(folder).as_posix(), name))
    return found


def _functions(body: list[ast.stmt], scope: str, docs: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            own = (*docs, ast.get_docstring(node) or "")
            if isinstance(node, ast.FunctionDef):
                yield scope + node.name, own
            else:
                yield from _functions(node.body, f"{scope}{node.name}.", own)


def changes(source: str, name: str) -> Iterator[ast.Module]:
    """Yield a function with one small change after the other, in a module that has nothing else."""
    alone = _alone(source, name)
    for at in range(_Change.count(alone, name)):
        tree = deepcopy(alone)
        _Change(at).visit(_found(tree, name))
        yield ast.fix_missing_locations(tree)


def _found(tree: ast.Module, name: str) -> ast.FunctionDef:
    *_, found = _way(tree, name)
    assert isinstance(found, ast.FunctionDef)
    return found


def _way(tree: ast.Module, name: str) -> Iterator[ast.stmt]:
    """Yield the classes around a function, from outside, and the function itself."""
    scope: list[ast.stmt] = tree.body
    for part in name.split("."):
        found = next(each for each in scope if getattr(each, "name", "") == part)
        scope = found.body  # type: ignore[attr-defined]
        yield found


def _alone(source: str, name: str) -> ast.Module:
    """Return a module without anything but the classes around a function, and the function: the rest need not be
    compiled for each change.
    """
    tree = ast.parse(source)
    *around, _ = way = list(_way(tree, name))
    for outer, inner in zip(around, way[1:], strict=True):
        outer.body = [inner]  # type: ignore[attr-defined]
    future = [each for each in tree.body if isinstance(each, ast.ImportFrom) and each.module == "__future__"]
    tree.body = [*future, way[0]]
    return tree


class _Change(ast.NodeTransformer):
    """Makes the change with a given number, and counts all that could be made."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.counted = 0

    @classmethod
    def count(cls, tree: ast.Module, name: str) -> int:
        counting = cls(-1)
        counting.visit(_found(deepcopy(tree), name))
        return counting.counted

    def is_next(self) -> bool:
        self.counted += 1
        return self.counted - 1 == self.at

    def left_out(self, node: ast.stmt) -> ast.stmt:
        return ast.copy_location(ast.Pass(), node) if self.is_next() else node

    def turned(self, test: ast.expr) -> ast.expr:
        return ast.copy_location(ast.UnaryOp(ast.Not(), test), test) if self.is_next() else test

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        return node if isinstance(node.value, ast.Constant) else self.left_out(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        return self.left_out(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        """Leave out what changes something; a plain name would only be missed by the next line."""
        if all(isinstance(target, ast.Name) for target in node.targets):
            return self.generic_visit(node)
        return self.left_out(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        node.test = self.turned(node.test)
        return self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        node.test = self.turned(node.test)
        return self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        node.ifs = [self.turned(test) for test in node.ifs]
        return self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        if isinstance(node.op, ast.Add | ast.Sub) and self.is_next():
            node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        return self.turned(node) if not isinstance(node.ops[0], ast.Is | ast.IsNot) else node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Constant | ast.Call | ast.Tuple | ast.BoolOp | ast.Name) and self.is_next():
            node.value = None
        return node


@contextmanager
def changed(module: ModuleType, name: str, tree: ast.Module) -> Iterator[bool]:
    """Play by a changed function; False where it cannot be put into the place of the old one."""
    function = function_of(module, name)
    code = code_of(compile(tree, module.__file__ or "", "exec"), name)
    old = function.__code__
    if code.co_freevars != old.co_freevars or (code.co_flags ^ old.co_flags) & 0x20:  # a generator stays one
        yield False
        return
    with with_code(function, code):
        yield True
