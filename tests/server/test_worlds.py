"""Two worlds on the wire: at a real table no byte to anybody depends on what they cannot know, in all five games.

`python -m tools.worlds GAME --pairs 100000` is the same for as long as one likes; `docs/server.md` has its figures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import lychgate
from lychgate.core import match as match_module
from lychgate.core.events import Event, Told, tell
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.table import Fill
from lychgate.server import gate, tables
from lychgate.server import journal as journal_module
from lychgate.server.room import Room
from lychgate.testing.cases import all_cases, policies
from tests.samples import raid
from tests.server.worlds import Worlds, played, still
from tools.worlds import Compared, main

GAMES = ("blood-coven", "carpathes", "sabbat-magica", "damnation", "sanguis-venenatus", raid.GAME.id)


def differences(game: Game, matches: Iterable[int], most: int) -> tuple[list[str], int]:
    """Compare some moments of some matches; returns what differed, and how many pairs hid something."""
    found: list[str] = []
    pairs = 0
    cases, ways = all_cases(game), policies(game)
    with still():
        for number in matches:
            case = cases[number % len(cases)]
            worlds = Worlds(case)
            found += asyncio.run(played(case, number, ways[number % len(ways)], worlds, most))
            pairs += worlds.pairs - worlds.alike
    return found, pairs


@pytest.mark.parametrize("id", GAMES)
def test_bytes_are_the_same_in_two_worlds(id: str) -> None:
    found, pairs = differences(lychgate.game(id), range(1, 6), 24)
    assert found == []
    assert pairs > 20


# --- leaks built in on purpose

Patch = Callable[[pytest.MonkeyPatch], None]


def a_view_that_holds_everything(patch: pytest.MonkeyPatch) -> None:
    views = Match.views

    def leaking(match: Match, recipients: Iterable[int | None]) -> dict[int | None, Any]:
        found = views(match, recipients)
        return {each: msgspec.structs.replace(view, round=hash(match.fingerprint())) for each, view in found.items()}

    patch.setattr(Match, "views", leaking)


def a_version_that_counts_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "version_for", lambda match, seat: match.version)


def a_telling_for_every_ear(patch: pytest.MonkeyPatch) -> None:
    def leaking(event: Event, recipient: int | None) -> Told | None:
        heard = [told for seat in (recipient, *range(8)) if (told := tell(event, seat)) is not None]
        return max(heard, key=lambda told: len(told.args), default=None)

    patch.setattr(gate, "tell", leaking)
    patch.setattr(gate, "_kept_telling", gate._tell)


def a_preview_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    def leaking(match: Match, seat: int, code: str) -> Iterable[Fill | None]:
        imagined = match.copy()
        imagined.answer(seat, code)
        yield imagined.game.filled(imagined.view(seat))

    patch.setattr(gate, "_outcomes", leaking)


def a_look_back_that_counts_sealed_answers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "visible", lambda match, recipient: journal_module.effective(match))


def a_reason_that_depends_on_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    why_not = match_module.Match.why_not

    def leaking(match: Match, seat: int, query: Any) -> Any:
        return [each for each in why_not(match, seat, query) if Random(match.fingerprint()).random() < 0.5]

    patch.setattr(Match, "why_not", leaking)


def thinking_that_shows_sealed_choices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Room, "public_thinking", lambda room: frozenset(room.match.state.sealed))


def a_description_that_depends_on_luck_to_come(patch: pytest.MonkeyPatch) -> None:
    about = Match.about

    def leaking(match: Match, seat: int | None, id: str) -> Any:
        return about(match, seat, "" if Random(str(match.state.chance.to_json())).random() < 0.5 else id)

    patch.setattr(Match, "about", leaking)


@pytest.mark.parametrize(
    "leak, id",
    [
        (a_view_that_holds_everything, "carpathes"),
        (a_version_that_counts_sealed_answers, "blood-coven"),
        (a_telling_for_every_ear, "carpathes"),
        (a_preview_of_the_truth, "sanguis-venenatus"),
        (a_look_back_that_counts_sealed_answers, "blood-coven"),
        (a_reason_that_depends_on_hidden_cards, "sabbat-magica"),
        (thinking_that_shows_sealed_choices, "blood-coven"),
        (a_description_that_depends_on_luck_to_come, "damnation"),
    ],
)
def test_a_leak_is_found(leak: Patch, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    assert differences(lychgate.game(id), range(1, 4), 30)[0]


# --- the command


def test_a_long_run_keeps_its_matches_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept"
    for pairs in (1, 100):
        assert main(["blood-coven", "--pairs", str(pairs), "--keep", str(file)]) == 0
    found = [msgspec.json.decode(line, type=Compared) for line in file.read_bytes().splitlines()]
    assert [each.number for each in found] == [*range(1, len(found) + 1)]
    assert f"{sum(each.pairs for each in found)} pairs" in capsys.readouterr().out
