"""`lychgate games` and `lychgate rules`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lychgate.cli.output import bold, print_json, wrap
from lychgate.core.clause_coverage import cited_in, coverage, tested, tests_of
from lychgate.core.clauses import Clause, Ledger
from lychgate.core.errors import LychgateError
from lychgate.core.game import Game, GameOption
from lychgate.core.registry import broken, games
from lychgate.core.registry import game as find_game
from lychgate.core.say import Say
from lychgate.sim.coverage import clause_hits
from lychgate.words import FALLBACK, Words


def add_commands(commands: Any) -> None:
    """Describe both commands."""
    lister = commands.add_parser("games", help="what there is to play")
    lister.add_argument("--json", action="store_true", help="print the list as JSON")
    lister.set_defaults(run=run_games)
    reader = commands.add_parser("rules", help="the rules of a game, clause by clause")
    reader.add_argument("game", metavar="GAME")
    reader.add_argument("clause", nargs="?", metavar="CLAUSE", help="one clause, as BC-040")
    reader.add_argument("--search", metavar="WORDS", help="the clauses that have all these words")
    reader.add_argument("--coverage", action="store_true", help="which clauses have code and tests")
    reader.add_argument("--matches", type=int, default=0, metavar="N", help="with --coverage: their hits in N matches")
    reader.add_argument(
        "--language", default=FALLBACK, metavar="LANGUAGE", help="as fr or de; English where the game has no other"
    )
    reader.add_argument("--json", action="store_true", help="print it as JSON")
    reader.set_defaults(run=run_rules)


# --- games


def run_games(given: argparse.Namespace) -> int:
    """List what is installed."""
    found = games()
    if given.json:
        print_json([_described(game) for game in found])
        for sentence in broken().values():
            print(sentence, file=sys.stderr)
        return 0
    for sentence in broken().values():
        print(wrap(sentence))
    for game in found:
        (low, high), (short, long) = game.players, game.minutes
        print(f"{bold(game.title)} ({game.id}): {low} to {high} players, {short} to {long} minutes")
        for option in game.options:
            print(f"  {_option_in_words(option)}")
    return 0


def _described(game: Game) -> dict[str, Any]:
    options = [{**msgspec.to_builtins(option), "default": option.default} for option in game.options]
    return {
        "id": game.id,
        "title": game.title,
        "players": list(game.players),
        "minutes": list(game.minutes),
        "complexity": game.complexity,
        "rules": game.rules_version,
        "options": options,
    }


def _option_in_words(option: GameOption) -> str:
    values = " | ".join(str(value).lower() for value in option.values)
    if option.span is not None:
        values = f"{option.default}, or {option.choices}"
    notes = [option.clause, *(["a variant of ours"] if option.ours else [])]
    notes += (f"{value} at live tables only" for value in option.live_only)
    return f"{option.name + ':':<18}{values}  ({', '.join(notes)})"


# --- rules


def run_rules(given: argparse.Namespace) -> int:
    """Show the rules, a part of them, or what covers them."""
    game = find_game(given.game)
    if given.coverage:
        return _show_coverage(game, given.matches, given.json)
    if given.matches:
        raise LychgateError("--matches counts how often clauses fire: it goes with --coverage.")
    ledger = game.ledger_in(given.language)
    if ledger.language != given.language:
        spoken = ", ".join(game.ledgers)
        print(f"The rules of {game.title} are written in: {spoken}. This is English.", file=sys.stderr)
    if given.clause is not None:
        return _show_clause(ledger, given.clause.upper(), Words(game.id, ledger.language), given.json)
    if given.search is not None:
        found = ledger.search(given.search)
        if not found and not given.json:
            raise LychgateError(f"No clause of {game.title} has {given.search!r}.")
        return _show_clauses(game, found, given.json)
    if given.json:
        return _show_clauses(game, ledger, as_json=True)
    for chapter in ledger.chapters:
        print(bold(chapter.title))
        _print_clauses(chapter.clauses)
        print()
    return 0


def _show_clause(ledger: Ledger, clause_id: str, words: Words, as_json: bool) -> int:
    clause = ledger[clause_id]
    others = [each for each in ledger.references(clause.text) if each != clause.id]
    if as_json:
        print_json({**msgspec.to_builtins(clause), "references": others})
        return 0
    print(bold(f"{clause.id}  {clause.chapter}"))
    print(wrap(clause.text, "  ", "  "))
    print(f"  {words.say(Say('clause-source'))} {clause.source}, {words.say(Say(f'status-{clause.status}'))}")
    for each in others:
        print(wrap(ledger[each].text, f"  {words.say(Say('clause-see'))} {each}  ", " " * 14))
    return 0


def _show_clauses(game: Game, clauses: Iterable[Clause], as_json: bool) -> int:
    if as_json:
        print_json({"game": game.id, "title": game.title, "clauses": list(clauses)})
    else:
        _print_clauses(clauses)
    return 0


def _print_clauses(clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        print(wrap(clause.text, f"  {clause.id}  ", " " * 10))


# --- coverage


def _show_coverage(game: Game, matches: int, as_json: bool) -> int:
    if matches < 0:
        raise LychgateError(f"--matches is a number of matches, not {matches}.")
    ledger, tests = game.ledger, tests_of(game.folder, Path.cwd())
    code = cited_in(game.folder, game.prefix, ledger)
    marked = tested(tests, game.prefix) if tests is not None else {}
    whole = coverage(ledger, code, marked)
    report: dict[str, Any] = {
        "game": game.id,
        "clauses": whole.clauses,
        "cited": whole.cited,
        "uncited": whole.uncited,
        "tested": whole.tested if tests is not None else None,
        "untested": whole.untested if tests is not None else None,
    }
    hits = clause_hits(game, matches) if matches else None
    if hits is not None:
        report |= {"matches": matches, "hits": hits}
    if as_json:
        print_json(report)
        return 0
    print(f"{'clause':<10}{'status':<13}{'code':>5}{'tests':>7}" + (f"{'hits':>9}" if hits is not None else ""))
    for clause in ledger:
        tests_shown = str(len(marked.get(clause.id, ()))) if tests is not None else "?"
        fired = f"{hits[clause.id]:>9}" if hits is not None else ""
        print(f"{clause.id:<10}{clause.status:<13}{len(code.get(clause.id, ())):>5}{tests_shown:>7}{fired}")
    print(
        f"{whole.clauses} clauses, {whole.cited} cited in code"
        + ("." if tests is None else f", {whole.tested} tested.")
    )
    if tests is None:
        print("The tests are not installed here, so what they cover cannot be said.")
    elif whole.untested:
        print(wrap(f"Without a test: {', '.join(whole.untested)}."))
    return 0
