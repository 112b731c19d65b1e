"""Books of matches as Markdown: lengths, endings, shares with 95 % intervals, and the sheets of each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from lychgate.core.registry import game as find_game
from lychgate.sim import Report, share_interval, summarise
from lychgate.sim.report import Spread
from tools.figures.book import Book, Totals
from tools.figures.notes import Sheet, Use


def percent(share: float) -> str:
    """Write a share as a percentage with one decimal."""
    return f"{100 * share:.1f}"


def shared(wins: float, matches: float) -> str:
    """Write a share of wins with its 95 % interval."""
    if not matches:
        return "none"
    low, high = share_interval(wins, round(matches))
    return f"{percent(wins / matches)} % ({percent(low)} to {percent(high)})"


def seated(book: Book) -> str:
    """Write who plays, and with which options other than the defaults: 3 × `greedy`, `gothic=true`."""
    plan = book.title.plan
    counts = {bot: plan.bots.count(bot) for bot in plan.bots}
    parts = [f"{n} × `{bot}`" if n > 1 else f"`{bot}`" for bot, n in counts.items()]
    usual = {option.name: option.default for option in find_game(plan.game).options}
    unusual = [f"`{name}={str(value).lower()}`" for name, value in plan.options.items() if value != usual[name]]
    return ", ".join([", ".join(parts), *unusual])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [_row(head), "|" + "---|" * len(head), *(_row(row) for row in rows)]


def _spread(spread: Spread) -> str:
    return f"{spread.mean:.1f}, {spread.min}, {spread.max}"


def report_of(book: Book) -> Report:
    """Return the report of a book's matches, by seat."""
    return summarise(book.title.plan, book.outcomes(), 0)


def _summary(books: Sequence[Book]) -> list[str]:
    head = ["table", "matches", "rounds (mean, min, max)", "decisions (mean, min, max)", "endings", "points by seat",
            "wins by seat, % (95 %)"]  # fmt: skip
    rows = []
    for book in books:
        report = report_of(book)
        intervals = zip(report.win_shares, report.win_intervals, strict=True)
        wins = [f"{percent(share)} ({percent(low)} to {percent(high)})" for share, (low, high) in intervals]
        rows.append([
            seated(book), f"{report.finished:,}", _spread(report.rounds), _spread(report.decisions_per_match),
            ", ".join(f"{reason} {count:,}" for reason, count in report.endings.items()),
            ", ".join(f"{points:.1f}" for points in report.scores), ", ".join(wins),
        ])  # fmt: skip
    return _table(head, rows)


def wins_of(book: Book, bot: str) -> float:
    """Return how many matches a bot has won, wherever it sat."""
    wins = 0.0
    for outcome in book.outcomes():
        bots = book.title.bots(outcome.number)
        wins += sum(bots[seat] == bot for seat in outcome.winners) / len(outcome.winners)
    return wins


def _match_ups(books: Sequence[Book]) -> list[str]:
    """Write how often each bot won, in matches between different bots."""
    rows = []
    for book in books:
        plan, matches = book.title.plan, len(book.lines)
        for bot in dict.fromkeys(plan.bots):
            wins = wins_of(book, bot)
            fair = f"{percent(plan.bots.count(bot) / plan.players)} %"
            rows.append([seated(book), f"{matches:,}", f"`{bot}`", f"{wins:g}", shared(wins, matches), fair])
    return _table(["table", "matches", "bot", "wins", "share of wins (95 %)", "fair share"], rows)


def _sheet(sheet: Sheet, books: Sequence[Book], totals: Sequence[Totals]) -> Iterator[str]:
    def label(book: Book) -> str:
        return f", {seated(book)}" if len(books) > 1 else ""

    head = [sheet.title]
    for book in books:
        head += [f"{topic} a match{label(book)}" for topic in sheet.topics]
        head += [f"wins of these players{label(book)}"] if sheet.wins else []
    things = _things(sheet, totals)
    rows = []
    for thing in things:
        row = [thing]
        for book, total in zip(books, totals, strict=True):
            uses = [total.uses.get(topic, {}).get(thing, Use()) for topic in sheet.topics]
            row += [f"{use.times / max(1, len(book.lines)):.2f}" for use in uses]
            if sheet.wins:
                use = total.uses.get(sheet.wins, {}).get(thing, Use())
                row.append(shared(use.wins, use.players))
        rows.append(row)
    yield from ["", *_table(head, rows)]
    for last in sheet.topics[-1:]:
        never = [thing for thing in things if not any(thing in total.uses.get(last, {}) for total in totals)]
        if never:
            yield from ["", f"Never {last}: {', '.join(never)}."]


def _things(sheet: Sheet, totals: Sequence[Totals]) -> list[str]:
    """Return the rows of a sheet, those that occurred most often first where it names none."""
    times: Counter[str] = Counter()
    first = (*sheet.topics, sheet.wins)[0]
    for total in totals:
        for thing, use in total.uses.get(first, {}).items():
            times[thing] += use.times
    if not sheet.things:
        return [thing for thing, _ in times.most_common()]
    return [thing for thing in sheet.things if sheet.whole or thing in times]


def _unchosen(totals: Sequence[Totals]) -> Iterator[str]:
    offered: dict[str, int] = {}
    for total in totals:
        for kind, count in total.offered.items():
            offered[kind] = offered.get(kind, 0) + count
    never = {kind: n for kind, n in sorted(offered.items()) if not any(kind in total.given for total in totals)}
    said = ", ".join(f"`{kind}` ({count:,})" for kind, count in never.items())
    yield from [
        "",
        f"{len(offered)} kinds of answer could be given. Never given, and how often offered: {said or 'none'}.",
    ]


def markdown(books: Sequence[Book], sheets: Sequence[Sheet]) -> list[str]:
    """Return all that books of one game say, as lines of Markdown."""
    totals = [book.totals() for book in books]
    lines = _summary(books)
    mixed = [book for book in books if len(set(book.title.plan.bots)) > 1]
    if mixed:
        lines += ["", *_match_ups(mixed)]
    for sheet in sheets:
        lines += _sheet(sheet, books, totals)
    return [*lines, *_unchosen(totals)]
