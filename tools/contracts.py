"""The import contract that import-linter does not ship: an allow-list.

`forbidden` and `protected` name what must not be imported; the design says instead what a package *may* import
("core: the standard library and msgspec"), and an allow-list cannot be slipped past by a dependency nobody thought of.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.helpers import module_expressions_to_modules
from importlinter.domain.imports import ModuleExpression


class OnlyContract(Contract):
    """Each importer may import itself, the standard library and `allowed`, and nothing else.

    `importers` may hold wildcards: every match is an importer of its own, so `lychgate.games.*` also keeps the games
    apart. Only direct imports are looked at: what an allowed module imports is that module's affair.
    """

    type_name = "only"

    importers = fields.ListField(subfield=fields.ModuleExpressionField())
    allowed = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find every import outside the allow-list."""
        expressions = cast("Iterable[ModuleExpression]", self.importers)
        packages = sorted(m.name for m in module_expressions_to_modules(graph, expressions))
        allowed = cast("list[str]", self.allowed)
        strays = [stray for package in packages for stray in _strays(graph, package, allowed)]
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import outside the allow-list."""
        for stray in check.metadata["strays"]:
            output.print_error(stray)


def _strays(graph: ImportGraph, package: str, allowed: list[str]) -> Iterator[str]:
    for importer in sorted({package, *graph.find_descendants(package)}):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            if _inside(imported, [package, *allowed]) or imported.partition(".")[0] in sys.stdlib_module_names:
                continue
            lines = [detail["line_number"] for detail in graph.get_import_details(importer=importer, imported=imported)]
            yield f"{importer} must not import {imported} (line {', '.join(map(str, lines))})"


def _inside(module: str, packages: Iterable[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
