"""What a game forbids: the clauses and reasons of its obstacles, read from its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_ID = re.compile(r"[A-Z]{2,}-\d{3}")
_CALLS = ("obstacle", "Obstacle")


class Prohibition(NamedTuple):
    """A clause that forbids and the key of the reason it gives; None: any of its reasons."""

    clause: str
    reason: str | None

    def __str__(self) -> str:
        return self.clause if self.reason is None else f"{self.clause} ({self.reason})"


def prohibitions(package: Path) -> list[Prohibition]:
    """Find what a game forbids: in calls `obstacle("BC-110", "claw")`, in calls of functions that take the `clause` of
    a reason, and in the tables of its choices.

    Where clause or key of a reason is computed, all reasons of the clause count as one. Purposes and notation cite the
    clauses that allow something; of these modules only the obstacles count.
    """
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(package.rglob("*.py"))}
    takes = {**dict.fromkeys(_CALLS, 0), **{name: at for tree in trees.values() for name, at in _takers(tree)}}
    found: dict[str, set[str | None]] = {}
    for path, tree in trees.items():
        allows = path.stem.endswith(("purposes", "notation"))
        named: set[ast.AST] = set()
        for call, assigned in _calls(tree):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if allows and name not in _CALLS:
                continue
            given = call.args[takes[name] : takes[name] + 1] if name in takes else ()
            written = [assigned.get(each.id, each) if isinstance(each, ast.Name) else each for each in given]
            for node, clause in _ids(*written):
                found.setdefault(clause, set()).add(_key(call) if name in _CALLS else None)
                named.add(node)
            named.update(node for node, _ in _ids(*(each.value for each in call.keywords if each.arg == "clause")))
        if "choices" in path.relative_to(package).parts and not allows:
            for node, clause in _ids(tree):
                if node not in named:
                    found.setdefault(clause, set()).add(None)
    return [Prohibition(clause, key) for clause in sorted(found) for key in sorted(found[clause], key=str)]


def _calls(tree: ast.Module) -> Iterator[tuple[ast.Call, dict[str, ast.expr]]]:
    """Every call, with what the function around it assigns to plain names."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assigned: dict[ast.Call, dict[str, ast.expr]] = {}
    for scope in (tree, *functions):
        names = {
            target.id: node.value
            for node in ast.walk(scope)
            if scope is not tree and isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        assigned.update({node: names for node in ast.walk(scope) if isinstance(node, ast.Call)})
    yield from assigned.items()


def _takers(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Functions with an argument `clause`, and which argument that is."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [each.arg for each in node.args.args]
            if "clause" in names:
                yield node.name, names.index("clause")


def _key(call: ast.Call) -> str | None:
    """The key of a reason, where it is written down."""
    key = call.args[1] if len(call.args) > 1 else None
    return key.value if isinstance(key, ast.Constant) and isinstance(key.value, str) else None


def _ids(*trees: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
                yield node, node.value
