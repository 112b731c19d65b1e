"""What came out: shares of wins with their confidence intervals, lengths, endings, speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from lychgate.core.registry import game as find_game
from lychgate.sim.plan import Outcome, Plan

Z = 1.959964
"""For intervals that hold in 95 of 100 simulations."""


class Spread(msgspec.Struct, frozen=True):
    """The mean and the bounds of some numbers."""

    mean: float
    min: int
    max: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a simulation.

    `wins` counts a match won alone as 1 and a victory shared by k seats as 1/k for each of them, so all wins add up to
    the matches finished. `win_intervals` are 95 % Wilson intervals of `wins` / `finished`; for shares made of fractions
    they are a little wider than they need be.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[float]
    win_shares: list[float]
    win_intervals: list[tuple[float, float]]
    shared: int
    """Matches that more than one seat won."""
    scores: list[float]
    """Mean points by seat."""
    endings: dict[str, int]
    rounds: Spread
    decisions_per_match: Spread


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the Wilson interval of a share of wins: where the true share lies, in 95 of 100 cases."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def summarise(plan: Plan, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """Add up what was played."""
    finished = len(outcomes)
    seats = range(plan.players)
    decisions = sum(each.decisions for each in outcomes)
    wins = [sum((1 / len(each.winners) for each in outcomes if seat in each.winners), 0.0) for seat in seats]
    return Report(
        game=plan.game,
        players=plan.players,
        bots=plan.bots,
        options=plan.options,
        seed=plan.seed,
        games=plan.games,
        finished=finished,
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        wins=[round(each, 4) for each in wins],
        win_shares=[round(each / finished, 4) if finished else 0.0 for each in wins],
        win_intervals=[_rounded(share_interval(each, finished)) for each in wins],
        shared=sum(len(each.winners) > 1 for each in outcomes),
        scores=[_mean([each.scores[seat] for each in outcomes]) for seat in seats],
        endings=dict(Counter(each.reason for each in outcomes).most_common()),
        rounds=_spread([each.rounds for each in outcomes]),
        decisions_per_match=_spread([each.decisions for each in outcomes]),
    )


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


def _spread(numbers: list[int]) -> Spread:
    if not numbers:
        return Spread(0.0, 0, 0)
    return Spread(_mean(numbers), min(numbers), max(numbers))


def _mean(numbers: list[int]) -> float:
    return round(sum(numbers) / len(numbers), 2) if numbers else 0.0


def in_words(report: Report) -> list[str]:
    """Return the report as lines for a person."""
    lines = [f"{report.finished} of {report.games} matches of {report.game}, seed {report.seed}"]
    unusual = [each.name for each in find_game(report.game).options if report.options[each.name] != each.default]
    lines += [f"  with {name}={report.options[name]}" for name in unusual]
    lines += ["", f"  {'seat':<5}{'bot':<22}{'wins':>8}{'share':>8}  {'95 % interval':<16}{'mean points':>12}"]
    for seat, bot in enumerate(report.bots):
        low, high = report.win_intervals[seat]
        share = f"{report.win_shares[seat]:.1%}"
        interval = f"{low:.1%} to {high:.1%}"
        lines.append(
            f"  {seat:<5}{bot:<22}{report.wins[seat]:>8.1f}{share:>8}  {interval:<16}{report.scores[seat]:>12.1f}"
        )
    if report.shared:
        lines.append(f"  Victory was shared in {report.shared} matches; each of k winners counts as 1/k of a win.")
    endings = ", ".join(f"{reason} {count}" for reason, count in report.endings.items())
    lines += ["", f"  endings    {endings or 'none'}"]
    for name, spread in (("rounds", report.rounds), ("decisions", report.decisions_per_match)):
        lines.append(f"  {name:<11}{spread.mean:.1f} a match, from {spread.min} to {spread.max}")
    lines.append(f"  speed      {report.decisions_per_second:,.0f} decisions per second, {report.seconds:.1f} s in all")
    return lines
