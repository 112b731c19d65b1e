"""The same promises, with seeds, players, options and answers drawn by Hypothesis."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import lychgate
from lychgate.core.agenda import Agenda
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.state import from_json, to_json
from lychgate.testing.cases import DEPTH, Case, Table, everybody, fits, pieces, questions, told

settings.register_profile(
    "conformance",
    max_examples=30 * DEPTH,
    deadline=None,
    derandomize=DEPTH == 1,
    database=None,
    suppress_health_check=list(HealthCheck),
)
conforming = settings(settings.get_profile("conformance"))

pytestmark = pytest.mark.usefixtures("strict_law")

FEW = 60
"""Decisions with checks; after them the match is played on without."""


@st.composite
def cases(draw: st.DrawFn, games: list[Game]) -> Case:
    """Any game, any number of players, any options that go together."""
    game = draw(st.sampled_from(games))
    seats = draw(st.integers(*game.players))
    options: dict[str, Any] = {}
    for option in game.options:
        value = draw(st.sampled_from(option.values))
        if fits(game, seats, options | {option.name: value}):
            options[option.name] = value
    return Case(game, seats, options)


answers = st.lists(st.tuples(st.integers(0, 7), st.integers(0, 199)), max_size=FEW)


def check(match: Match, luck: int) -> None:
    """What must hold at every decision."""
    g = from_json(type(match.state), msgspec.json.decode(msgspec.json.encode(to_json(match.state))))
    assert g == match.state
    assert questions(Agenda.of(g, match.game.duty).asks) == questions(match.asks)
    for seat in everybody(match):
        assert match.imagine(seat, Random(luck)).view(seat).to_bytes() == match.view(seat).to_bytes()


@conforming
@given(data=st.data(), seed=st.integers(0, 2**64), chosen=answers, poker_face=st.booleans())
def test_any_answers_to_any_match(
    lychgate_table: Table, data: st.DataObject, seed: int, chosen: list[tuple[int, int]], poker_face: bool
) -> None:
    case = data.draw(cases(lychgate_table.games))
    match = case.start(seed, poker_face)
    try:
        all_pieces = pieces(match.state)
        for who, which in chosen:
            if match.over:
                break
            check(match, which)
            ask = match.asks[who % len(match.asks)]
            option = ask.options[which % len(ask.options)]
            copy, before = match.copy(), match.fingerprint()
            match.answer(ask.seat, option.code)
            assert copy.fingerprint() == before
            copy.answer(ask.seat, option.code)
            assert copy.fingerprint() == match.fingerprint()
            assert pieces(match.state) == all_pieces
        read = lychgate.verify(match.save())
        assert read == match
        assert [told(read, seat) for seat in everybody(read)] == [told(match, seat) for seat in everybody(match)]
    finally:
        note(match.save())
