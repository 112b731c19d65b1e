"""A book of matches: everything noted of each, kept in a file line by line, so that batches can be added up.

The first line says which matches they are: game, players, bots, options, seed and the code that played them. Every
further line is one match by its number. Numbers are played once; books of different matches are never mixed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from time import monotonic

import msgspec

import lychgate
from lychgate import bots
from lychgate.cli.output import read as read_file
from lychgate.core.errors import LychgateError
from lychgate.core.registry import game as find_game
from lychgate.sim import Outcome, Plan, play_match
from tools.figures.notes import Study, Use, Uses, Watch


class BadBook(LychgateError):
    """A file that holds no matches, or others than those asked for."""


class Title(msgspec.Struct, frozen=True, kw_only=True):
    """Which matches a book holds."""

    plan: Plan
    """The plan; its `games` is 0, because the lines say how many there are."""
    in_turn: bool = False
    """Whether the bots move by one seat from match to match."""
    rules: str
    code: str
    """A digest of the game, the kernel and the bots: matches played by different code are not added up."""

    def bots(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a match."""
        seated = self.plan.bots
        shift = number % len(seated) if self.in_turn else 0
        return seated[len(seated) - shift :] + seated[: len(seated) - shift]


class Line(msgspec.Struct, frozen=True):
    """One match."""

    outcome: Outcome
    uses: Uses
    offered: dict[str, int]
    given: dict[str, int]


class Totals(msgspec.Struct):
    """What the lines of a book add up to."""

    uses: Uses
    offered: dict[str, int]
    given: dict[str, int]


def title_of(plan: Plan, in_turn: bool) -> Title:
    """Return the title of a plan's matches, with all options; raises an error for what cannot be played."""
    options = plan.check()
    plan = msgspec.structs.replace(plan, options=options, games=0)
    return Title(plan=plan, in_turn=in_turn, rules=str(find_game(plan.game).rules_version), code=_digest(plan.game))


def _digest(game: str) -> str:
    root = Path(lychgate.__file__).parent
    folders = (root / "core", root / "games" / game.replace("-", "_"), Path(bots.__file__).parent)
    digest = blake2b(digest_size=6)
    for path in sorted(path for folder in folders for path in folder.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


class Book:
    """Matches of one title, in memory and, if it has a path, in a file."""

    def __init__(self, title: Title, path: Path | None = None) -> None:
        self.title = title
        self.path = path
        self.lines: dict[int, Line] = {}
        if path is not None and path.exists():
            kept = read(path)
            if kept.title != title:
                raise BadBook(f"{path} holds other matches, or matches played by other code; keep these elsewhere.")
            self.lines = kept.lines
        elif path is not None:
            path.write_bytes(msgspec.json.encode(title) + b"\n")

    def note(self, line: Line) -> None:
        """Add a match, on disk first."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        self.lines[line.outcome.number] = line

    def outcomes(self) -> list[Outcome]:
        """Return how the matches went, by number."""
        return [self.lines[number].outcome for number in sorted(self.lines)]

    def totals(self) -> Totals:
        """Add up all lines."""
        totals = Totals({}, {}, {})
        for line in self.lines.values():
            for topic, things in line.uses.items():
                for thing, use in things.items():
                    totals.uses.setdefault(topic, {}).setdefault(thing, Use()).add(use)
            for total, counts in ((totals.offered, line.offered), (totals.given, line.given)):
                for kind, count in counts.items():
                    total[kind] = total.get(kind, 0) + count
        return totals


def read(path: Path) -> Book:
    """Read a book; a last line that was cut off while it was written does not count, and is taken out."""
    text = read_file(path)
    whole = text[: text.rfind(b"\n") + 1]
    try:
        first, *rest = whole.splitlines()
        book = Book(msgspec.json.decode(first, type=Title))
        lines = [msgspec.json.decode(line, type=Line) for line in rest]
    except (ValueError, msgspec.MsgspecError):
        raise BadBook(f"{path} is no book of matches.") from None
    if whole != text:
        path.write_bytes(whole)
    book.lines = {line.outcome.number: line for line in lines}
    return book


def added(books: Iterable[Book]) -> list[Book]:
    """Put books of one title together; a match that is in two of them counts once."""
    found: list[Book] = []
    for book in books:
        same = next((each for each in found if each.title == book.title), None)
        if same is None:
            found.append(same := Book(book.title))
        same.lines.update(book.lines)
    return found


def fill(
    book: Book,
    numbers: Iterable[int],
    study: Study,
    seconds: float,
    progress: Callable[[int], None] = lambda done: None,
) -> bool:
    """Play the numbered matches that are missing from the book; False when the time was up before the end."""
    until = monotonic() + seconds
    watch = Watch(study)
    for number in numbers:
        if number in book.lines:
            continue
        plan = msgspec.structs.replace(book.title.plan, bots=book.title.bots(number))
        outcome = play_match(plan, number, [watch], lambda: monotonic() > until)
        if outcome is None:
            return False
        book.note(Line(outcome, watch.uses, dict(watch.offered), dict(watch.given)))
        progress(len(book.lines))
    return True
