"""The allow-list contract sees what it should see: an import contract that cannot break guards nothing."""

from __future__ import annotations

import pytest
from grimp import ImportGraph

from tools.contracts import OnlyContract


def broken(importers: list[str], allowed: list[str], *imports: tuple[str, str]) -> list[str]:
    graph = ImportGraph()
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported, line_number=3, line_contents=f"import {imported}")
    options = {"importers": importers, "allowed": allowed}
    contract = OnlyContract(name="test", session_options={"root_packages": ["house"]}, contract_options=options)
    check = contract.check(graph, verbose=False)
    strays: list[str] = check.metadata["strays"]
    assert check.kept is (not strays)
    return strays


@pytest.mark.parametrize("imported", ["os", "collections", "msgspec", "house.core.state"])
def test_the_package_itself_the_standard_library_and_the_allowed_are_free(imported: str) -> None:
    assert broken(["house.core"], ["msgspec"], ("house.core", "house.core.step"), ("house.core.step", imported)) == []


@pytest.mark.parametrize("imported", ["textual", "house", "house.games", "house.corelike", "msgspec_extra"])
def test_anything_else_is_named_with_its_line(imported: str) -> None:
    imports = (("house.core", "house.core.step"), ("house.core.step", imported))
    assert broken(["house.core"], ["msgspec"], *imports) == [f"house.core.step must not import {imported} (line 3)"]


def test_each_match_of_a_wildcard_stands_alone() -> None:
    imports = (("house.games.one", "house.games.one.data"), ("house.games.two", "house.games.one"))
    assert broken(["house.games.*"], [], *imports) == ["house.games.two must not import house.games.one (line 3)"]
