"""Options and opening."""

from __future__ import annotations

import msgspec

from lychgate.core.game import GameOption, Setup
from tests.samples.cups.data import DICE
from tests.samples.cups.state import Cups, CupsOptions
from tests.samples.cups.steps import Roll

OPTIONS = (GameOption(name="rounds", values=(3, 1), clause="CU-021", span=(1, 9)),)


def setup(given: Setup) -> Cups:
    """CU-001, CU-010: the dice lie on the table; rolling them is the first step."""
    return Cups(
        seats=given.seats,
        chance=given.chance,
        options=msgspec.convert(given.options, CupsOptions),
        cups=[[] for _ in range(given.seats)],
        lifted=[[1] * DICE for _ in range(given.seats)],
        last=[],
        points=[0] * given.seats,
        agenda=[Roll(0)],
    )
