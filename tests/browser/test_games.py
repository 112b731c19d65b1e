"""Every installed game in the browser: a whole match by clicking what is lit, and the beginning of one on a phone.

Before every answer by hand each lit element is pointed at in its middle: the pointer must hit it, whatever lies there.
In long matches the first ten answers and some questions of each kind are answered by hand. The page sends the others
itself, and shows the table after each of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lychgate
from lychgate.cli import main
from tests.browser.axe import Inspector
from tests.browser.conftest import PHONE, Opener, Server
from tests.browser.shortcut import open_table
from tests.house import OURS
from tests.samples.noughts import GAME as NOUGHTS

SHORTEST = NOUGHTS.id
"""A sample whose matches are over after a handful of answers."""
GAMES = [*(game.id for game in OURS), SHORTEST]
SEATS = {"damnation": 4}
"""The number of players, where the fewest would leave too much of the game out."""
SHORT: dict[str, dict[str, Any]] = {
    "carpathes": {"dawn_cycle_limit": 6},
    "damnation": {"reveal_from": 20, "dawn_from": 40},
}
"""Options that end a match soon."""
MIDDLE = 10
"""Answers after which the table is inspected."""
BY_HAND = ("blood-coven", SHORTEST)
"""The games whose whole match is played by hand."""
EACH = 3
"""In the other games, questions of each kind that are answered by hand after the middle."""
WITH_SAMPLE = pytest.mark.parametrize(
    "server", [{"samples": [f"tests.samples.{SHORTEST}"]}], indirect=True, ids=["with a sample"]
)


def company(game: str) -> list[str]:
    """Return the chairs of the table: one person, and random bots."""
    return ["me", *["random"] * (SEATS.get(game, lychgate.game(game).players[0]) - 1)]


@WITH_SAMPLE
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_by_clicking_what_is_lit(person: Opener, server: Server, tmp_path: Path, game: str) -> None:
    opened = open_table(server.address, *company(game), game=game, **SHORT.get(game, {}))
    ada = person(opened.link(), seed=3, bypass_csp=True)
    given = ada.play(MIDDLE)
    axe = Inspector()
    axe.look("table", ada)
    assert axe.complaints() == {}
    given += ada.play_out(by_hand=None if game in BY_HAND else EACH)
    assert given > 2
    assert ada.by_table > min(3, given // 2), "hardly anything could be answered on the table itself"
    assert ada.refused == []
    assert ada.find("places").locator("tr").count() == len(company(game))
    with ada.page.expect_download() as record:
        ada.find("record").click()
    record.value.save_as(tmp_path / "record.jsonl")
    assert main(["verify", str(tmp_path / "record.jsonl")]) == 0


@WITH_SAMPLE
@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_on_a_phone(person: Opener, server: Server, game: str) -> None:
    opened = open_table(server.address, *company(game), game=game)
    # Still, with large pixels: the whole match above has the motion, and to draw it takes most of the time.
    still = {"reduced_motion": "reduce", "device_scale_factor": 1}
    ada = person(opened.link(), seed=4, viewport=PHONE, has_touch=True, is_mobile=True, **still)
    ada.touch = True
    for _ in range(25):
        if not ada.decide():
            break
        assert ada.is_as_wide_as_the_screen(), "something sticks out sideways"
    assert ada.by_table > 0
    assert ada.refused == []
