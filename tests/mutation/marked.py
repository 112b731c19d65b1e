"""Run a game's marked tests against mutants of its rules, in a process of its own.

`python -m tests.mutation.marked blood_coven` prints as JSON what no test noticed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import FrameType, ModuleType

import msgspec
import pytest

from tests.house import OURS
from tests.mutation.citations import Citing, changed, changes, citing
from tests.mutation.menus import without
from tests.mutation.mutants import BadMutant, module_of, mutated
from tests.mutation.prohibitions import prohibitions

ROOT = Path(__file__).parents[2]
PATIENCE = 3.0
"""Seconds of processor time after which a test counts as failed: without one of its rules a match may never end."""


class Findings(msgspec.Struct):
    """What came of the mutants of a game. The lists should be empty."""

    dropped: int = 0
    """How many prohibitions were dropped, one at a time."""
    changed: int = 0
    """How many clauses, of those that forbid nothing, are proved by a change of the code that cites them."""
    mutants: int = 0
    """How many mutants made by hand were tried."""
    unnoticed: list[str] = msgspec.field(default_factory=list)
    """Prohibitions, mutants and clauses of which no test marked with the clause noticed anything."""
    unlisted: list[str] = msgspec.field(default_factory=list)
    """Clauses that forbade something in a test, and that were not found in the code."""
    broken: list[str] = msgspec.field(default_factory=list)
    """Tests that noticed a mutant, and that fail without any, too."""


class Marked:
    """A plugin of pytest: instead of running the tests, it runs those of each clause against the clause's mutants."""

    def __init__(self, game: str) -> None:
        self.game = next(each for each in OURS if each.folder.name == game)
        self.package = f"lychgate.games.{game}"
        self.findings = Findings()
        self.killers: dict[str, pytest.Function] = {}
        self.seen: set[str] = set()
        self.tests: dict[str, list[pytest.Function]] = {}

    def pytest_configure(self) -> None:
        """Let property tests neither shrink nor remember what they find, and find the same each time."""
        from hypothesis import Phase, settings  # not before pytest has begun: it rewrites what it imports

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutation", phases=phases, derandomize=True, database=None, deadline=None)
        settings.load_profile("mutation")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.tests = tests_by_clause(item for item in session.items if isinstance(item, pytest.Function))
        self.drop_what_is_forbidden()
        self.change_what_is_cited()
        with without(None, set()):
            self.findings.broken = [item.nodeid for item in self.killers.values() if fails(item)]
        return True

    def drop_what_is_forbidden(self) -> None:
        """Drop every prohibition; try the mutants made by hand."""
        listed = prohibitions(self.game.folder)
        for each in listed:
            self.findings.dropped += 1
            with without(each, self.seen):
                self.expect_notice(each.clause, str(each))
        for mutant in mutants_of(self.game.folder.name).MUTANTS:
            self.findings.mutants += 1
            try:
                with mutated(mutant, self.game.folder, self.package):
                    self.expect_notice(mutant.clause, str(mutant))
            except BadMutant as stale:
                self.findings.unnoticed.append(str(stale))
        self.findings.unlisted = sorted(self.seen - {each.clause for each in listed})

    def change_what_is_cited(self) -> None:
        """Change what cites the other clauses, until a test marked with the clause notices."""
        made = mutants_of(self.game.folder.name)
        proved = {each.clause for each in prohibitions(self.game.folder)}
        proved |= {each.clause for each in made.MUTANTS}
        cited = citing(self.game.folder, self.game.ledger)
        for clause in self.game.ledger:
            if clause.id in proved:
                continue
            if any(self.notices(clause.id, place) for place in cited.get(clause.id, ())):
                self.findings.changed += 1
            else:
                self.findings.unnoticed.append(clause.id)

    def notices(self, clause: str, place: Citing) -> bool:
        """Whether a test marked with a clause notices one of the changes of a function that cites the clause."""
        module = module_of(self.package, place.file)
        source = (self.game.folder / place.file).read_text(encoding="utf-8")
        for tree in changes(source, place.name):
            with changed(module, place.name, tree) as is_in_place:
                if is_in_place and self.killer(clause) is not None:
                    return True
        return False

    def expect_notice(self, clause: str, what: str) -> None:
        if self.killer(clause) is None:
            self.findings.unnoticed.append(what)

    def killer(self, clause: str) -> pytest.Function | None:
        """Look for a test marked with a clause that fails now."""
        found = next((item for item in self.tests.get(clause, ()) if fails(item)), None)
        if found is not None:
            self.killers[found.nodeid] = found
        return found


def mutants_of(game: str) -> ModuleType:
    """Return the mutants a game keeps beside its tests."""
    return import_module(f"tests.games.{game}.rule_mutants")


def tests_by_clause(items: Iterable[pytest.Function]) -> dict[str, list[pytest.Function]]:
    """Return the tests marked with each clause, those with few marks first; properties only where nothing else is."""
    found: dict[str, list[pytest.Function]] = {}
    for item in sorted(items, key=lambda item: (hasattr(item.obj, "hypothesis"), len(list(_clauses(item))))):
        for each in _clauses(item):
            tests = found.setdefault(each, [])
            if not (tests and hasattr(item.obj, "hypothesis")):
                tests.append(item)
    return found


def _clauses(item: pytest.Function) -> Iterator[str]:
    return (each for mark in item.iter_markers("clause") for each in mark.args)


def fails(item: pytest.Function) -> bool:
    """Run a test, with its fixtures, and tell whether it fails. It can be run again and again."""
    item._initrequest()
    setup = item.session._setupstate
    try:
        with _patience():
            setup.setup(item)
            item.runtest()
    except pytest.skip.Exception:
        return False
    except (Exception, pytest.fail.Exception):
        return True
    finally:
        setup.teardown_exact(None)
    return False


@contextmanager
def _patience() -> Iterator[None]:
    def too_long(number: int, frame: FrameType | None) -> None:
        raise TimeoutError

    previous = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def findings(game: str) -> Findings:
    """Run the mutants of a game in a process of its own, and return what came of it."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-m", "tests.mutation.marked", game]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout + done.stderr)
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Findings)


def main(game: str) -> int:
    """Run the mutants of a game in this process, and print what came of it."""
    marked = Marked(game)
    # Only whether a test fails counts, so asserts need not be rewritten to tell more.
    quiet = ("-q", "-s", "-p", "no:cacheprovider", "--assert=plain")
    ended = pytest.main([f"tests/games/{game}", *quiet], plugins=[marked])
    print(msgspec.json.encode(marked.findings).decode())
    return 0 if ended in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
