"""`lychgate play`, `lychgate learn` and `lychgate simulate`."""

from __future__ import annotations

import argparse
import logging
import os
import secrets
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lychgate import bots
from lychgate.cli.output import Bar, bold, print_json, read
from lychgate.core.errors import BadOption, BadSeats, LychgateError
from lychgate.core.game import Game, GameOption
from lychgate.core.registry import game as find_game
from lychgate.core.replay import load
from lychgate.sim import Plan, simulate, summarise
from lychgate.sim.plan import refuse_clock
from lychgate.sim.report import in_words
from lychgate.words import FALLBACK

INTERRUPTED = 130
PERSON = "me"
"""Among the bots of `play`: a person sits here."""
SWITCHES = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def add_commands(commands: Any) -> None:
    """Describe the three commands."""
    player = commands.add_parser("play", help="play in this terminal")
    player.add_argument("game", nargs="?", metavar="GAME", help="which game (not needed with --resume)")
    player.add_argument("--bots", metavar="NAMES", help="bots for the last seats, as greedy,search:ms=500")
    player.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved match")
    player.add_argument("--save", type=Path, metavar="FILE", help="where the match is kept")
    player.set_defaults(run=run_play)
    learner = commands.add_parser("learn", help="be guided through a first match in this terminal")
    learner.add_argument("game", metavar="GAME")
    learner.add_argument("--anew", action="store_true", help="from the start, not from where it was left")
    learner.set_defaults(run=run_learn)
    for command in (player, learner):
        command.add_argument(
            "--language", default=FALLBACK, metavar="LANGUAGE", help="as fr or de; English where the game has no other"
        )
    many = commands.add_parser("simulate", help="let bots play many matches")
    many.add_argument("game", metavar="GAME")
    many.add_argument("--bots", metavar="NAMES", help="one bot per seat, as random,greedy,search:ms=200")
    many.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (100)")
    many.add_argument("--workers", type=int, metavar="N", help="how many processes (one per core)")
    many.add_argument("--json", action="store_true", help="print the report as JSON")
    many.set_defaults(run=run_simulate)
    for command in (player, many):
        command.add_argument("--players", type=int, metavar="N", help="how many seats")
        command.add_argument("--seed", type=int, metavar="N", help="where the luck comes from")
        command.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
        )


def run_play(given: argparse.Namespace) -> int:
    """Check what was asked for, then hand over to the terminal."""
    named = _names(given.bots)
    for name in named:
        if name != PERSON:
            bots.make(name, 0)
    options: dict[str, Any] = {}
    if given.resume is not None:
        match = load(read(given.resume))
        game, players = match.game, match.seats
        if given.game not in (None, game.id):
            raise LychgateError(f"{given.resume} is a match of {game.id}, not of {given.game}.")
        if given.option or given.players not in (None, players):
            raise BadOption("A saved match keeps its players and options; they cannot be changed.")
    else:
        if given.game is None:
            raise LychgateError("Say which game: lychgate play GAME; lychgate games lists them.")
        game = find_game(given.game)
        # Bots are named, but no number of players: one person plays against them.
        players = given.players or max(game.players[0], len(named) + (PERSON not in named))
        options = read_options(game, given.option)
        refuse_clock(game, game.check(players, options))
        if given.bots is None:
            named = ["greedy"] * (players - 1)
    if len(named) > players:
        raise BadSeats(f"{players} seats are too few for {len(named)} bots.")
    _quiet()
    # Only playing needs the terminal's libraries; the other commands start faster without them.
    from lychgate.terminal import run

    return run(
        game.id,
        players=players,
        bots=named,
        seed=given.seed,
        options=options,
        resume=given.resume,
        save=given.save,
        language=given.language,
    )


def run_learn(given: argparse.Namespace) -> int:
    """Lead through the guided match of a game."""
    game = find_game(given.game)
    _quiet()
    from lychgate.terminal import learn

    return learn(game.id, language=given.language, anew=given.anew)


def _quiet() -> None:
    """Keep the terminal's table clear: what fails is told there in a sentence, without a traceback."""
    logging.getLogger("lychgate").addHandler(logging.NullHandler())


def run_simulate(given: argparse.Namespace) -> int:
    """Play matches, show the progress, and print the report."""
    game = find_game(given.game)
    named = _names(given.bots)
    players = given.players or len(named) or game.players[0]
    if given.games < 1:
        raise LychgateError(f"A simulation needs at least one match, not {given.games}.")
    plan = Plan(
        game=game.id,
        players=players,
        bots=tuple(named) if given.bots is not None else ("random",) * players,
        games=given.games,
        seed=secrets.randbelow(1 << 31) if given.seed is None else given.seed,
        options=read_options(game, given.option),
    )
    plan = msgspec.structs.replace(plan, options=plan.check())
    bar = Bar(plan.games)
    try:
        run = simulate(plan, given.workers if given.workers is not None else os.cpu_count() or 1, progress=bar.show)
    finally:
        bar.clear()
    report = summarise(plan, run.outcomes, run.seconds)
    if given.json:
        print_json(report)
    else:
        first, *lines = in_words(report)
        print("\n".join([bold(first), *lines]))
    if report.finished == plan.games:
        return 0
    print(f"Interrupted: the report covers the {report.finished} matches that were finished.", file=sys.stderr)
    return INTERRUPTED


def _names(text: str | None) -> list[str]:
    return [] if not text else [name.strip() for name in text.split(",")]


def read_options(game: Game, given: Iterable[str]) -> dict[str, Any]:
    """Turn texts such as `placement=open` into values of the option's type; the game checks if they are allowed."""
    known = {option.name: option for option in game.options}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is written NAME=VALUE, not {text!r}.")
        options[name] = _read(known[name], value) if name in known else value
    return options


def _read(option: GameOption, text: str) -> Any:
    if option.span is not None:
        return int(text) if text.removeprefix("-").isdecimal() else text
    return next((each for each in option.values if _means(text, each)), text)


def _means(text: str, value: str | int | bool) -> bool:
    if isinstance(value, bool):
        return SWITCHES.get(text.lower()) is value
    return text == str(value)
