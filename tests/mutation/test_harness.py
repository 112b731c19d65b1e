"""The mutants themselves: what is found, what is dropped, what is changed, and what is refused."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.zones import shown_of
from lychgate.games.blood_coven import scoring
from lychgate.games.blood_coven.state.position import Coven
from tests.mutation import marked
from tests.mutation.citations import changed, changes
from tests.mutation.menus import without
from tests.mutation.mutants import BadMutant, Mutant, mutated
from tests.mutation.prohibitions import Prohibition, prohibitions

PACKAGE = "lychgate.games.blood_coven"
FOLDER = Path(scoring.__file__).parent

SOURCE = """
TABLE = {"tool": "GR-004"}

def short_of(clause, n):
    yield obstacle(clause, "short")

def bars(depth):
    yield obstacle("GR-001", "deep")
    yield obstacle("GR-002" if depth else "GR-003", "dark")
    yield from short_of("GR-005", 2)
    clause = "GR-006" if depth else "GR-007"
    yield from short_of(clause, 2)
    yield from pick(0, "dig", clause="GR-008")
"""


def test_what_a_game_forbids_is_found_in_calls_tables_and_names(tmp_path: Path) -> None:
    (tmp_path / "choices").mkdir()
    (tmp_path / "choices" / "dig.py").write_text(SOURCE, encoding="utf-8")
    assert [str(each) for each in prohibitions(tmp_path)] == [
        "GR-001 (deep)", "GR-002 (dark)", "GR-003 (dark)", "GR-004", "GR-005", "GR-006", "GR-007",
    ]  # fmt: skip


def bars(depth: int) -> Iterator[Obstacle]:
    if depth > 1:
        yield obstacle("GR-001", "deep")
    if depth > 2:
        yield obstacle("GR-002", "dark")


def option(depth: int) -> Option[int]:
    return Option(f"dig:{depth}", depth)


MENUS: dict[str, Callable[[], Menu[int]]] = {
    "plain": lambda: Menu(map(option, range(4)), bars),
    "of": lambda: Menu.of(range(4), option, bars),
    "built": lambda: Menu.built([option(0), option(1)], lambda: map(option, range(4)), bars),
    "explained": lambda: Menu([option(0), option(1)]).explained(lambda: map(option, range(4)), bars),
}


@pytest.mark.parametrize("menu", MENUS.values(), ids=MENUS)
def test_without_a_prohibition_all_is_offered_that_nothing_else_forbids(menu: Callable[[], Menu[int]]) -> None:
    seen: set[str] = set()
    with without(Prohibition("GR-001", "deep"), seen):
        made = menu()
        assert [each.code for each in made.options] == ["dig:0", "dig:1", "dig:2"]
        assert [[why.clause for why in reasons] for _, reasons in made.verdicts()] == [[], [], [], ["GR-002"]]
    assert seen == {"GR-001", "GR-002"}
    assert [each.code for each in menu().options] == ["dig:0", "dig:1"]


def test_a_mutant_is_in_force_while_it_lasts() -> None:
    assert vars(scoring)["VICTIM_VP"] == 1
    with mutated(Mutant("BC-177", "data.py", "VICTIM_VP = 1", "VICTIM_VP = 2"), FOLDER, PACKAGE):
        assert vars(scoring)["VICTIM_VP"] == 2
    assert vars(scoring)["VICTIM_VP"] == 1
    old = scoring.points.__code__
    with mutated(Mutant("BC-177", "scoring.py", "VICTIM_VP * total(herd)", "0"), FOLDER, PACKAGE):
        assert scoring.points.__code__ is not old
    assert scoring.points.__code__ is old


def test_a_mutant_may_change_who_sees_a_field() -> None:
    hidden = Mutant(
        "BC-015", "state/position.py", "quarter: Annotated[Seat, Shown()]", "quarter: Annotated[Seat, None]"
    )
    assert "quarter" in dict(shown_of(Coven))
    with mutated(hidden, FOLDER, PACKAGE):
        assert "quarter" not in dict(shown_of(Coven))
    assert "quarter" in dict(shown_of(Coven))


@pytest.mark.parametrize("notices, unnoticed", [(False, ["the mutant"]), (True, [])])
def test_a_mutant_that_no_marked_test_notices_is_reported(
    monkeypatch: pytest.MonkeyPatch, notices: bool, unnoticed: list[str]
) -> None:
    marks = marked.Marked("blood_coven")
    test: Any = SimpleNamespace(nodeid="test")
    marks.tests = {"BC-177": [test]}
    monkeypatch.setattr(marked, "fails", lambda item: notices)
    marks.expect_notice("BC-177", "the mutant")
    assert marks.findings.unnoticed == unnoticed
    assert list(marks.killers) == (["test"] if notices else [])


def test_a_mutant_of_a_clause_without_tests_is_reported() -> None:
    marks = marked.Marked("blood_coven")
    marks.expect_notice("BC-177", "the mutant")
    assert marks.findings.unnoticed == ["the mutant"]


def test_a_mutant_that_no_longer_fits_is_refused() -> None:
    stale = Mutant("BC-177", "scoring.py", "what stood here once", "")
    with pytest.raises(BadMutant, match="0 times, not once"), mutated(stale, FOLDER, PACKAGE):
        pass


def test_every_statement_and_condition_is_changed_once() -> None:
    source = "def dig(g):\n    if g.deep:\n        g.n += 1\n    return g.n - 2"
    assert [ast.unparse(each) for each in changes(source, "dig")] == [
        source.replace("if g.deep", "if not g.deep"),
        source.replace("g.n += 1", "pass"),
        source.replace("g.n - 2", "g.n + 2"),
    ]


def test_a_changed_function_is_put_back() -> None:
    source = (FOLDER / "scoring.py").read_text(encoding="utf-8")
    old = scoring.coven.__code__
    for tree in changes(source, "coven"):
        with changed(scoring, "coven", tree) as is_in_place:
            assert is_in_place
            assert scoring.coven.__code__ is not old
        assert scoring.coven.__code__ is old
