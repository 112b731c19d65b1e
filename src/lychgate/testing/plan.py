"""The floor plan: which rooms a game's folder has, what each of them holds, and which other rooms it may import.

`python -m lychgate.testing.plan GAME` (a game's id, or the path of its folder) prints what is not as the plan has it.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from lychgate.core.errors import LychgateError
from lychgate.core.registry import game


class Room(NamedTuple):
    """A room: what it holds, and the rooms of the same game that its modules may import beside their own."""

    holds: str
    imports: frozenset[str]


def _room(holds: str, imports: str = "") -> Room:
    return Room(holds, frozenset(imports.split()))


ROOMS = {
    "words": _room("en.ftl and its translations, and names.py: what things are called, as Says", "data"),
    "data": _room("tables, closed vocabularies, constants and what is derived from them at import; no logic"),
    "state": _room("the position and questions about it; coin arithmetic is state/purse.py", "data"),
    "scoring": _room("points and the end", "data state"),
    "events": _room("what happened, as records", "data words"),
    "choices": _room(
        "what may be chosen, in canonical order, and why not the rest: menus, targets, walks, reasons, purposes",
        "data state scoring words",
    ),
    "steps": _room(
        "what is done, one module per chapter of the rulebook, and helpers that change the state",
        "data state scoring words events choices",
    ),
    "setup": _room("options and the opening", "data state scoring words steps"),
    "screen": _room("layout, fill, looks, motions, summary, boards; it reads views, never states", "data words events"),
    "advice": _room(
        "advice to bots: habits, features with weights.json, value, prospects",
        "data state scoring words events choices steps setup",
    ),
    "lessons": _room(
        "the guided first match and the picture book, as data, their positions, and en.ftl with its translations",
        "data state scoring words events choices steps setup",
    ),
}  # fmt: skip
"""Every room of a game: a module where one is enough, a package where not."""

FILES = ("__init__.py", "rules.md", "cover.svg")
"""What lies in a game's folder beside its rooms, and ledgers in other languages."""

BESIDE_MODULES = (("lessons", ".ftl"), ("advice", ".json"))
"""What may lie in a room beside its modules: the words of lessons, and weights that were learned."""

_LEDGER = re.compile(r"rules\.[a-z]{2,3}\.md")

HOMES = {
    "names": "words", "wording": "words/names.py",
    "geometry": "data", "tables": "data", "constants": "data",
    "position": "state", "purse": "state", "hands": "state",
    "points": "scoring", "ending": "scoring",
    "log": "events", "acts": "events", "deeds": "events", "fates": "events",
    "menus": "choices", "targets": "choices", "payments": "choices", "walks": "choices", "reasons": "choices",
    "actions": "choices", "obstacles": "choices/reasons.py", "plays": "choices", "purposes": "choices",
    "notation": "choices",
    "reactions": "steps", "effects": "steps", "round": "steps", "turns": "steps",
    "options": "setup", "opening": "setup",
    "layout": "screen", "fill": "screen", "looks": "screen", "motions": "screen", "boards": "screen",
    "summary": "screen", "board": "screen", "table": "screen/layout.py", "filling": "screen/fill.py",
    "lesson": "lessons", "book": "lessons", "positions": "lessons",
    "habits": "advice", "features": "advice", "value": "advice", "prospects": "advice", "hints": "advice/habits.py",
}  # fmt: skip
"""Where a module of that name belongs."""

ONE_HOME = (
    "layout",
    "fill",
    "looks",
    "motions",
    "summary",
    "habits",
    "prospects",
    "menus",
    "reasons",
    "purposes",
    "notation",
    "purse",
    "names",
    "lesson",
    "book",
)
"""Module names that mean the same thing in every game: such a module lies in one room and in no other."""


def table() -> str:
    """Return the plan as lines of text."""
    lines = [f"  {name + '/':<10}{room.holds}" for name, room in ROOMS.items()]
    return "\n".join(["Rooms (a room is NAME.py or NAME/):", *lines])


def complaints(folder: Path, package: str) -> list[str]:
    """Say what in a game's folder is not as the floor plan has it; `package` is the name it is imported by."""
    return [*_furniture(folder), *_fronts(folder), *_doors(folder, package)]


# --- what lies where


def _furniture(folder: Path) -> Iterator[str]:
    strangers = False
    for path in _listed(folder):
        name = path.stem if path.suffix == ".py" else path.name
        if path.name in FILES or _LEDGER.fullmatch(path.name) or (name in ROOMS and name != "words"):
            if path.is_dir():
                yield from _inside(path, name)
        elif name == "words":
            if path.is_dir():
                yield from _inside_words(path)
            else:
                yield "words.py: words are a folder, with en.ftl and, for names as Says, names.py."
        else:
            strangers = True
            home = HOMES.get(name)
            belongs = f"; it belongs in {home if '/' in home else home + '/'}" if home else ""
            yield f"{path.name}: the floor plan has no such room{belongs}."
    for name in ROOMS:
        if (folder / name).is_dir() and (folder / f"{name}.py").exists():
            yield f"{name}.py: there is a folder {name}/, too; a room is one of the two."
    if strangers:
        yield table()


def _inside(room: Path, name: str) -> Iterator[str]:
    for path in _listed(room):
        shown = f"{name}/{path.name}"
        home = HOMES.get(path.stem, name)
        if path.is_file() and path.suffix != ".py" and (name, path.suffix) not in BESIDE_MODULES:
            yield f"{shown}: a room holds modules only."
        elif path.stem in ONE_HOME and home != name:
            yield f"{shown}: in every game, {path.stem}.py lies in {home}/."


def _inside_words(room: Path) -> Iterator[str]:
    for path in _listed(room):
        if path.suffix != ".ftl" and path.name not in ("__init__.py", "names.py"):
            yield f"words/{path.name}: words/ holds en.ftl, its translations and names.py."


def _listed(folder: Path) -> list[Path]:
    found = sorted(folder.iterdir())
    return [path for path in found if not path.name.startswith(".") and path.name != "__pycache__"]


# --- what a package's first page says


def _fronts(folder: Path) -> Iterator[str]:
    for path in _modules(folder):
        if path.name != "__init__.py":
            continue
        shown = path.relative_to(folder).as_posix()
        tree = _parsed(path)
        body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
        if path.parent != folder:
            if body:
                yield f"{shown}: a room's __init__.py holds a docstring and nothing else."
            continue
        for node in body:
            if not _makes_the_game(node):
                yield f"{shown} line {node.lineno}: a game's __init__.py makes GAME and does nothing else."
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        for node in body:
            if isinstance(node, ast.Import | ast.ImportFrom):
                for alias in node.names:
                    name = alias.asname or alias.name.partition(".")[0]
                    if name not in used and getattr(node, "module", "") != "__future__":
                        yield f"{shown} line {node.lineno}: {name} is forwarded; import it where it is used."


def _makes_the_game(node: ast.stmt) -> bool:
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)] == ["GAME"]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return isinstance(node.value.func, ast.Name) and node.value.func.id == "register"
    return False


# --- who imports whom


def _doors(folder: Path, package: str) -> Iterator[str]:
    beside = {f"{package}.{path.stem}" for path in _listed(folder)}
    for path in _modules(folder):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts == ("__init__",) or parts[0] not in ROOMS:
            continue
        own = parts[0]
        allowed = ROOMS[own].imports | {own}
        at = ".".join([package, *(parts[:-1] if parts[-1] == "__init__" else parts)])
        is_package = parts[-1] == "__init__"
        for line, module in sorted(set(_imported(_parsed(path), at, is_package, beside))):
            shown = f"{path.relative_to(folder).as_posix()} line {line}"
            if module == package:
                yield f"{shown}: {own} imports the game itself; import the room that has what it needs."
            elif module.startswith(f"{package}."):
                room = module.removeprefix(f"{package}.").partition(".")[0]
                if room in ROOMS and room not in allowed:
                    may = ", ".join(name for name in ROOMS if name in ROOMS[own].imports) or "no room"
                    yield f"{shown}: {own} imports {room}; {own} may import {may} of its game."


def _imported(tree: ast.Module, at: str, is_package: bool, beside: set[str]) -> Iterator[tuple[int, str]]:
    """Yield every module that is imported, wherever the import stands: (line, absolute name).

    `beside` names what lies in the game's folder: `from game import steps` imports a module of it, and not the game.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = node.module or ""
            if node.level:
                up = at.split(".")[: len(at.split(".")) - node.level + is_package]
                source = ".".join([*up, *([node.module] if node.module else [])])
            for alias in node.names:
                deeper = f"{source}.{alias.name}"
                yield node.lineno, deeper if deeper in beside else source
        elif isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__") and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield node.lineno, name.value


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if "__pycache__" not in path.parts]


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def _package_of(folder: Path) -> str:
    """Return the name a folder is imported by: from the working directory or its `src`, else from the folder above."""
    here = Path.cwd()
    root = next((root for root in (here / "src", here) if folder.is_relative_to(root)), folder.parent)
    return ".".join(folder.relative_to(root).parts)


def main(*names: str) -> int:
    """Print the complaints about each named game or folder; return 1 if there are any."""
    if not names:
        print("Usage: python -m lychgate.testing.plan GAME ...", file=sys.stderr)
        return 2
    found: list[str] = []
    for name in names:
        place = Path(name)
        try:
            if place.is_dir():
                found += complaints(place, _package_of(place.resolve()))
            else:
                plan_of = game(name)
                found += complaints(plan_of.folder, plan_of.package)
        except LychgateError as error:
            found.append(str(error))
    print("\n".join(found) or "Everything is where the floor plan has it.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
