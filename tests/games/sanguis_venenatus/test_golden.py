"""Golden records: together they show every card, every servant, every event; each replays to the last byte."""

from __future__ import annotations

import pytest

import lychgate
from tests.clause import clause
from tests.games.sanguis_venenatus.wanted import GOLDEN, shown, wanted

RECORDS = {path.stem: path for path in sorted(GOLDEN.glob("*.jsonl"))}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_the_last_byte(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    match = lychgate.load(text)
    assert match.over
    assert match.save() == text
    assert lychgate.verify(text) == match


@clause("SV-169")
def test_together_they_show_everything_and_each_ends_after_five_rounds() -> None:
    seen: set[str] = set()
    for path in RECORDS.values():
        match = lychgate.load(path.read_text(encoding="utf-8"))
        assert match.result is not None
        assert (match.result.reason, match.state.round) == ("five-rounds", 5)
        seen |= shown(match)
    assert wanted() - seen == set()
