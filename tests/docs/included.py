"""Pieces of the sources that the documentation shows: the page names them, and what it shows must be what they say.

A page writes `<!-- source: src/lychgate/core/step.py Step.play -->` above a code block. The name is a class, a
function, a method or a constant of a Python file, a function or a method of a TypeScript file, a clause of a ledger, or
a message of a word file.
`python -m tests.docs.included` writes every such block anew.
"""

from __future__ import annotations

import ast
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
CLIENT = (ROOT / "web/README.md", ROOT / "web/src/lib/table/README.md")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *CLIENT])

_BLOCK = re.compile(
    r"^(?P<indent> *)<!-- source: (?P<path>\S+) (?P<name>\S+) -->\n"
    r"(?P=indent)```\w*\n(?P<text>.*?)(?P=indent)```\n",
    re.DOTALL | re.MULTILINE,
)


_LANGUAGES = {".py": "python", ".ts": "ts"}


class Included(NamedTuple):
    """One block of a page, and what it should show."""

    page: Path
    path: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}-{self.path}-{self.name}"


class NotThere(Exception):
    """A page names something that the sources do not have."""


def included() -> Iterator[Included]:
    """Find every block of every page."""
    for page in PAGES:
        for block in _BLOCK.finditer(page.read_text(encoding="utf-8")):
            yield Included(page, block["path"], block["name"], textwrap.dedent(block["text"]))


def source(path: str, name: str) -> str:
    """Return what a file says under a name."""
    file = ROOT / path
    if not file.is_file():
        raise NotThere(f"There is no file {path}.")
    text = file.read_text(encoding="utf-8")
    find = {".py": _definition, ".ts": _function, ".md": _clause, ".ftl": _message}[file.suffix]
    found = find(text, name)
    if found is None:
        raise NotThere(f"{path} has no {name}.")
    return found


def _definition(text: str, name: str) -> str | None:
    outer, _, inner = name.partition(".")
    scope: list[ast.stmt] = ast.parse(text).body
    if inner:
        scope = next((node.body for node in scope if isinstance(node, ast.ClassDef) and node.name == outer), [])
    at = next((number for number, node in enumerate(scope) if (inner or outer) in _names(node)), None)
    if at is None:
        return None
    node = scope[at]
    lines = text.splitlines(keepends=True)
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
    last = node.end_lineno
    if isinstance(node, ast.Assign | ast.AnnAssign) and at + 1 < len(scope) and _is_docstring(scope[at + 1]):
        last = scope[at + 1].end_lineno
    return textwrap.dedent("".join(lines[first - 1 : last]))


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _function(text: str, name: str) -> str | None:
    """Find a function, or a method as `Class.method`, of a file in prettier's format: it ends at its own indent."""
    outer, _, inner = name.partition(".")
    indent = ""
    if inner:
        found = re.search(rf"^(?:export )?class {outer}\b.*?^}}$", text, re.MULTILINE | re.DOTALL)
        text, indent = (found[0] if found else ""), "  "
    begins = rf"{indent}(?:\w+ )*?{inner or f'function {outer}'}\("
    found = re.search(rf"^(?:{indent}/\*\*[^\n]*\*/\n)?{begins}.*?^{indent}}}\n", text, re.MULTILINE | re.DOTALL)
    return found and textwrap.dedent(found[0])


def _clause(text: str, name: str) -> str | None:
    return next((line for line in text.splitlines(keepends=True) if line.startswith(f"| {name} |")), None)


def _message(text: str, name: str) -> str | None:
    found = re.search(rf"^{re.escape(name)} = .*\n(?:[ }}].*\n)*", text, re.MULTILINE)
    return found and found[0]


def refresh() -> None:
    """Write every block of every page anew."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")

        def shown(block: re.Match[str]) -> str:
            fence = "```" + _LANGUAGES.get(Path(block["path"]).suffix, "")
            path, name = block["path"], block["name"]
            return textwrap.indent(
                f"<!-- source: {path} {name} -->\n{fence}\n{source(path, name)}```\n", block["indent"]
            )

        fresh = _BLOCK.sub(shown, text)
        if fresh != text:
            page.write_text(fresh, encoding="utf-8")
            print(f"{page.relative_to(ROOT)} was refreshed.")


if __name__ == "__main__":
    refresh()
