"""Figures of a game from many matches: `python -m tools.figures GAME --players 3 --bots greedy --games 500 --seed 7`.

With `--keep FILE` every match is kept as it ends, and the same command goes on where it was interrupted; `--first`
plays a later stretch of the same series elsewhere. `python -m tools.figures --books FILE ...` adds up kept matches.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from lychgate.cli.matches import read_options
from lychgate.cli.output import print_json
from lychgate.core.errors import LychgateError
from lychgate.core.registry import game as find_game
from lychgate.sim import Plan
from tools.figures.book import Book, added, fill, read, title_of
from tools.figures.notes import Sheet
from tools.figures.studies import study_of
from tools.figures.tables import markdown, report_of


def main(arguments: Iterable[str] | None = None) -> int:
    """Play matches or read books, and print the figures."""
    given = _parser().parse_args(None if arguments is None else list(arguments))
    try:
        books, complete = _books(given)
        _print(books, given)
    except LychgateError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if complete else 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.figures", description=__doc__)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (as many as bots, or the fewest)")
    parser.add_argument("--bots", default="random", metavar="NAMES", help="one for all seats, or one each (random)")
    parser.add_argument("--in-turn", action="store_true", help="the bots move on one seat from match to match")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many matches (100)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first match (0)")
    parser.add_argument("--seed", type=int, default=7, metavar="N", help="where the luck comes from (7)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated")
    parser.add_argument("--minutes", type=float, default=1e6, metavar="N", help="stop after N minutes")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where the matches are kept")
    parser.add_argument("--books", type=Path, nargs="+", default=[], metavar="FILE", help="kept matches to add up")
    parser.add_argument("--sheets", metavar="TITLES", help="only these tables of the game, as cards,villains")
    parser.add_argument("--json", action="store_true", help="print JSON, not Markdown")
    return parser


def _books(given: argparse.Namespace) -> tuple[list[Book], bool]:
    """Return the books to print, and whether all that was asked for is in them."""
    if given.books:
        return added(read(path) for path in given.books), True
    if given.game is None:
        raise LychgateError("Say which game to play, or which books to read.")
    game = find_game(given.game)
    named = given.bots.split(",")
    players = given.players or max(len(named), game.players[0])
    plan = Plan(
        game=game.id,
        players=players,
        bots=tuple(named * players if len(named) == 1 else named),
        games=given.games,
        seed=given.seed,
        options=read_options(game, given.option),
    )
    book = Book(title_of(plan, given.in_turn), given.keep)
    numbers = range(given.first, given.first + given.games)
    try:
        complete = fill(book, numbers, study_of(game.id), given.minutes * 60)
    except KeyboardInterrupt:
        complete = False
    if not complete:
        print(f"Stopped: {len(book.lines)} matches are finished.", file=sys.stderr)
    return [book], complete


def _print(books: list[Book], given: argparse.Namespace) -> None:
    if given.json:
        print_json([{"title": book.title, "report": report_of(book), "totals": book.totals()} for book in books])
        return
    for game in dict.fromkeys(book.title.plan.game for book in books):
        found = [book for book in books if book.title.plan.game == game]
        print("\n".join(markdown(found, _sheets(game, given.sheets))))


def _sheets(game: str, wanted: str | None) -> tuple[Sheet, ...]:
    sheets = study_of(game).sheets
    if wanted is None:
        return sheets
    titles = [sheet.title for sheet in sheets]
    unknown = [title for title in wanted.split(",") if title and title not in titles]
    if unknown:
        raise LychgateError(f"There is no table {unknown[0]!r} of {game}; there are {', '.join(titles) or 'none'}.")
    return tuple(sheet for sheet in sheets if sheet.title in wanted.split(","))


if __name__ == "__main__":
    sys.exit(main())
