"""Coverage of a ledger: clauses cited in code, clauses marked on tests, and the mark itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

# Called through its module: pytest would take an imported name that begins with 'test' for a test.
from lychgate.core import clause_coverage
from lychgate.core.clause_coverage import cited_in, coverage, needs_citation
from lychgate.core.clauses import Ledger, parse
from lychgate.testing.clause import clause

PAGE = """\
# Grave Robbers

## Digging

| id | rule | source | status |
|---|---|---|---|
| GR-001 | A digger takes one spade from the shed. | [R Digging] | enforced |
| GR-002 | A spade breaks on stone. | [R Digging; S] | interpreted |
| GR-003 | Two diggers never share a hole. | [P P2] | shown |
| GR-010 | A stone is hard. | [R Stones] | enforced |
"""


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return parse(PAGE)


# --- Coverage: code ---


def write(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_coded_finds_ids_in_docstrings_comments_and_strings(tmp_path: Path) -> None:
    files = {
        "dig.py": '"""GR-001 Digging."""\n\nx = 1  # GR-002\ny = why("GR-010")\nz = "GR-002 again"\n',
        "steps/stones.py": '"""Stones.\n\nGR-010 They are hard; GR-010 means it.\n"""\n',
        "rules.md": "GR-003",
        "other.py": '"""BC-001 and GR-1 are not ours."""\n',
    }
    assert cited_in(write(tmp_path, files), "GR") == {
        "GR-001": ["dig.py:1"],
        "GR-002": ["dig.py:3", "dig.py:5"],
        "GR-010": ["dig.py:4", "steps/stones.py:3"],
    }


def test_coded_writes_out_ranges_and_lists(tmp_path: Path, ledger: Ledger) -> None:
    write(tmp_path, {"dig.py": '"""GR-001..003 and then GR-008...010 GR-011, 012,\n013"""\n# GR-020,\n# 021\n'})
    found = cited_in(tmp_path, "GR")
    assert list(found) == [f"GR-{n:03}" for n in (1, 2, 3, 8, 9, 10, 11, 12, 13, 20, 21)]
    assert (found["GR-002"], found["GR-013"], found["GR-021"]) == (["dig.py:1"], ["dig.py:2"], ["dig.py:4"])


def test_coded_keeps_what_is_written_and_drops_what_a_range_only_implies(tmp_path: Path, ledger: Ledger) -> None:
    write(tmp_path, {"dig.py": "# GR-003..011\n"})
    assert list(cited_in(tmp_path, "GR", ledger)) == ["GR-003", "GR-010", "GR-011"]


# --- Coverage: tests ---

TEST_FILE = """\
import pytest
from lychgate.testing.clause import clause

pytestmark = [clause("GR-100")]

SHAPES = [
    pytest.param(1, marks=clause("GR-030", "GR-031")),
    pytest.param(2, marks=[clause("GR-032")]),
]
SHAPES = [*SHAPES, pytest.param(3, marks=clause("GR-034"))]
SHAPES += [pytest.param(4, marks=clause("GR-035"))]
NIGHTS: list = [pytest.param(1, marks=clause("GR-033"))]


@clause("GR-001", "GR-002")
def test_dig():
    pass


@pytest.mark.clause("GR-002")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=clause("GR-003"))])
def test_stones(n):
    pass


@pytest.mark.parametrize("n", SHAPES)
def test_shapes(n):
    pass


@pytest.mark.parametrize("n", NIGHTS)
def test_nights(n):
    pass


@clause("GR-010")
class TestNight:
    pytestmark = clause("GR-011")

    @clause("GR-010", "GR-012", "OT-001")
    def test_dark(self):
        pass

    class TestLate:
        def test_later(self):
            pass


@clause("GR-050")
def digger():
    pass


class Shed:
    @clause("GR-051")
    def test_never_collected(self):
        pass
"""

FILE = "night/test_night.py"
EXPECTED = {
    "GR-001": ["test_dig"],
    "GR-002": ["test_dig", "test_stones"],
    "GR-003": ["test_stones"],
    "GR-010": ["TestNight::test_dark", "TestNight::TestLate::test_later"],
    "GR-011": ["TestNight::test_dark", "TestNight::TestLate::test_later"],
    "GR-012": ["TestNight::test_dark"],
    "GR-030": ["test_shapes"],
    "GR-031": ["test_shapes"],
    "GR-032": ["test_shapes"],
    "GR-033": ["test_nights"],
    "GR-034": ["test_shapes"],
    "GR-035": ["test_shapes"],
    "GR-100": [
        "test_dig",
        "test_stones",
        "test_shapes",
        "test_nights",
        "TestNight::test_dark",
        "TestNight::TestLate::test_later",
    ],
}


def test_tested_finds_the_marks_of_tests_only(tmp_path: Path) -> None:
    write(tmp_path, {FILE: TEST_FILE, "night/spades.py": TEST_FILE, "night/test_other.py": "x = clause('GR-007')\n"})
    found = clause_coverage.tested(tmp_path, "GR")
    assert found == {clause_id: [f"{FILE}::{test}" for test in tests] for clause_id, tests in EXPECTED.items()}
    assert list(found) == sorted(found)
    assert list(clause_coverage.tested(tmp_path, "OT")) == ["OT-001"]


def test_coverage_counts_and_names_what_is_missing(ledger: Ledger) -> None:
    seen = coverage(ledger, cited={"GR-001": ["dig.py:1"]}, tested={"GR-001", "GR-010", "GR-404"})
    assert (seen.clauses, seen.cited, seen.tested) == (4, 1, 2)
    assert seen.uncited == ("GR-002", "GR-010")  # GR-003 is shown: no citation needed
    assert seen.untested == ("GR-002", "GR-003")


def test_only_shown_clauses_need_no_code(ledger: Ledger) -> None:
    assert [needs_citation(found) for found in ledger] == [True, True, False, True]


# --- The mark, and the check at collection ---

STUB = """\
import lychgate
from types import SimpleNamespace as Box

def games():
    return [Box(ledger=[Box(id=f"GR-{n:03}") for n in range(101)]), Box(ledger=[Box(id="OT-001")])]

lychgate.games = games
"""
SOURCES = Path(__file__).parents[2] / "src"


def run_pytest(folder: Path, *arguments: str, registry: str = STUB) -> subprocess.CompletedProcess[str]:
    """Run pytest over `folder` with our plugin and mark, and with a registry of two stub games."""
    ini = "[pytest]\naddopts = --strict-markers --import-mode=importlib -p lychgate.testing.plugin\n"
    write(folder, {"conftest.py": registry, "pytest.ini": ini})
    (folder / "tests").mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments, "tests"]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def test_pytest_sees_the_marks_that_tested_finds(tmp_path: Path) -> None:
    """The syntax tree is read instead of running the tests; both must see the same."""
    reporter = (
        "def pytest_collection_modifyitems(items):\n"
        "    for item in items:\n"
        "        for mark in item.iter_markers('clause'):\n"
        "            for found in mark.args:\n"
        "                print('MARK', found, item.nodeid.split('[')[0])\n"
    )
    write(tmp_path, {f"tests/{FILE}": TEST_FILE, "tests/night/conftest.py": reporter})
    run = run_pytest(tmp_path, "--collect-only", "-q", "-s")
    assert run.returncode == 0, run.stdout
    seen: dict[str, set[str]] = {}
    for clause_id, node in re.findall(r"^MARK (GR-\S+) tests/(\S+)$", run.stdout, re.M):
        seen.setdefault(clause_id, set()).add(node)
    assert seen == {
        clause_id: set(tests) for clause_id, tests in clause_coverage.tested(tmp_path / "tests", "GR").items()
    }


@pytest.mark.parametrize("workers", [(), ("-n", "1")], ids=["one process", "xdist"])
def test_a_mark_that_names_no_clause_fails_the_collection(tmp_path: Path, workers: tuple[str, ...]) -> None:
    bad = 'from lychgate.testing.clause import clause\n\n@clause("GR-001", "GR-999")\ndef test_bad():\n    pass\n'
    good = 'from lychgate.testing.clause import clause\n\n@clause("GR-001", "OT-001")\ndef test_good():\n    pass\n'
    write(tmp_path, {"tests/test_bad.py": bad, "tests/test_good.py": good})
    run = run_pytest(tmp_path, *workers)
    sentence = "tests/test_bad.py::test_bad is marked with GR-999, which is no clause of any installed game."
    assert sentence in run.stdout
    assert "GR-001," not in run.stdout
    assert "INTERNALERROR" not in run.stdout + run.stderr
    assert run.returncode != 0


def test_known_marks_pass_and_the_mark_is_registered(tmp_path: Path) -> None:
    write(tmp_path, {f"tests/{FILE}": TEST_FILE})
    run = run_pytest(tmp_path)
    assert run.returncode == 0, run.stdout
    assert "10 passed" in run.stdout


def test_tests_without_marks_need_no_registry(tmp_path: Path) -> None:
    """The kernel's own tests run although no game can be loaded."""
    write(tmp_path, {"tests/test_plain.py": "def test_plain():\n    pass\n"})
    run = run_pytest(tmp_path, registry="import lychgate\nlychgate.games = lambda: 1 / 0\n")
    assert run.returncode == 0, run.stdout


def test_an_empty_mark_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^A clause mark names at least one clause\.$"):
        clause()


def test_the_mark_carries_its_ids() -> None:
    assert clause("GR-001", "GR-002").mark.args == ("GR-001", "GR-002")
