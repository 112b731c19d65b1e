"""The order in which every screen lists the answers to a question."""

from __future__ import annotations

import msgspec

from lychgate.core.table.fill import Fill
from lychgate.core.view import AskSeen, OptionSeen


def listed(ask: AskSeen, fill: Fill) -> AskSeen:
    """Return a question with its destinations sorted: by the group of their hints, then the nearest first.

    A destination is an answer that touches one element only, whose hint has a number. Destinations change places among
    themselves; all other answers stay where the game has put them.
    """
    ranks = {option.code: rank for option in ask.options if (rank := _rank(option, fill)) is not None}
    nearest = iter(sorted((each for each in ask.options if each.code in ranks), key=lambda each: ranks[each.code]))
    options = tuple(next(nearest) if option.code in ranks else option for option in ask.options)
    return ask if options == ask.options else msgspec.structs.replace(ask, options=options)


def _rank(option: OptionSeen, fill: Fill) -> tuple[int, int] | None:
    hint = fill.hints.get(option.marks[0]) if len(option.marks) == 1 else None
    return None if hint is None or hint.n is None else (hint.group, hint.n)
