"""The tables of the ledger and those of the game say the same: names, copies, costs, moons, what lasts, titles."""

from __future__ import annotations

import pytest

from lychgate.games.carpathes.data import CHARACTERS, EVENTS, HUMANS, POWERS, Power
from lychgate.games.carpathes.words.names import card_word
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.carpathes.positions import GAME

Row = dict[str, str]
EN, FR = (Words("carpathes", language) for language in ("en", "fr"))


def rows(heading: str) -> list[Row]:
    """The rows of the table under a heading of the ledger, by the names of its columns."""
    text = (GAME.folder / "rules.md").read_text(encoding="utf-8")
    section = text.partition(f"### {heading}\n")[2].partition("\n#")[0]
    table = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")]
    names, *cells = table
    return [dict(zip(names, row, strict=True)) for row in cells]


def named(card: str) -> tuple[str, str]:
    return EN.say(card_word(card)), FR.say(card_word(card))


@clause("CA-002", "CA-003")
def test_characters() -> None:
    titles = {"m": "Master (*Maître*)", "f": "Mistress (*Maîtresse*)"}
    told = [(row["character"], row["title as Master"], row["colour"]) for row in rows("Characters")]
    assert told == [(EN.say(card_word(each.id)), titles[each.gender], each.colour) for each in CHARACTERS]


@clause("CA-007")
def test_humans() -> None:
    told = [(row["card"], row["French"], row["worth"], row["copies"]) for row in rows("Humans")]
    assert told == [(*named(human.id), str(human.value), str(human.count)) for human in HUMANS]


def _when(power: Power) -> str:
    return "when attacked" if power.counter else "own turn, Slaves only" if power.slaves_only else "own turn"


@clause("CA-007")
@pytest.mark.parametrize(
    "heading, kind",
    [("Attack Powers (yellow)", "attack"), ("Special Powers (blue, one of each)", "special"), ("Aids (mauve)", "aid")],
)
def test_powers(heading: str, kind: str) -> None:
    own = [power for power in POWERS if power.type == kind]
    table = rows(heading)
    assert [(row["card"], row["French"]) for row in table] == [named(power.id) for power in own]
    assert [row["cost"] for row in table] == [str(power.cost) for power in own]
    assert [row.get("copies", "1") for row in table] == [str(power.count) for power in own]
    if kind == "special":
        moons = [" ".join(power.moons).replace("white black", "both") for power in own]
        assert [row["moon"] for row in table] == moons
        assert [row["attack"] == "yes" for row in table] == [bool(power.aimed) for power in own]
    if kind == "aid":
        assert [row["when"] for row in table] == list(map(_when, own))


@clause("CA-183")
def test_events() -> None:
    told = [(row["card"], row["French"], row["lasts"]) for row in rows("Events (green, one of each)")]
    assert told == [(*named(event.id), "the cycle" if event.lasts else "at once") for event in EVENTS]
