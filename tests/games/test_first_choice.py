"""First choices: one answer at most is suggested to beginners, and what is chosen is drawn as cards."""

from __future__ import annotations

from collections import defaultdict

import pytest

from lychgate.core.game import Game
from lychgate.testing.cases import Case
from tests.house import OURS

SUGGESTED: dict[str, dict[str, str | None]] = {
    "blood-coven": {"start": "start:D"},
    "carpathes": {"keep": None},
    "damnation": {"villain": "lost", "start": None},
    "sabbat-magica": {"people": "people:argosola"},
    "sanguis-venenatus": {"vampire": "vampire:siegfried", "draft": "keep:medicus", "gate": "gate:N14"},
}
"""By the key of the question: the answer, or None where it depends on what was dealt."""


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_one_answer_of_a_first_choice_is_suggested(game: Game) -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(12):
        match = Case(game, max(game.players[0], 3), {}).start(seed)
        for _ in range(40):
            if match.over:
                break
            ask = match.asks[0]
            good = [option.code for option in ask.options if option.facts.get("beginner")]
            assert len(good) <= 1, (ask, good)
            found[ask.key].update(good)
            match.answer(ask.seat, ask.options[0].code)
    for key, code in SUGGESTED[game.id].items():
        assert found[key] if code is None else found[key] == {code}, key
    assert {key for key, codes in found.items() if codes} == set(SUGGESTED[game.id])


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_first_choices_are_cards(game: Game) -> None:
    """Every answer of such a question names faces or kinds of the table, or none does."""
    shown: set[str] = set()
    for seed in range(4):
        case = Case(game, max(game.players[0], 3), {})
        match = case.start(seed)
        table = game.laid(case.seats, {})
        assert table is not None
        known = {kind.id for kind in table.kinds} | {face.id for face in table.faces}
        for _ in range(40):
            if match.over:
                break
            ask = match.asks[0]
            faces = [option.facts.get("faces", ()) for option in ask.options]
            assert all(faces) or not any(faces), ask
            for each in faces:
                assert isinstance(each, tuple), (ask.key, each)
                assert set(each) <= known, (ask.key, each)
            shown.update([ask.key] if any(faces) else [])
            match.answer(ask.seat, ask.options[0].code)
    assert shown >= SUGGESTED[game.id].keys() - {"gate"}
