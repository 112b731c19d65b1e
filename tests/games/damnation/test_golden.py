"""Golden records: together they show every card, Talent, option, seat count and way to end, and replay exactly."""

from __future__ import annotations

import pytest

import lychgate
from tests.games.damnation.goldens import GOLDEN, shows, wanted

RECORDS = {path.stem: path for path in sorted(GOLDEN.glob("*.jsonl"))}


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_replays_to_the_last_byte(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    match = lychgate.load(text)
    assert match.over
    assert match.save() == text
    assert lychgate.verify(text) == match


def test_the_records_show_everything_together() -> None:
    found: set[str] = set()
    for path in RECORDS.values():
        found |= shows(lychgate.load(path.read_text(encoding="utf-8")))
    assert wanted() - found == set()
