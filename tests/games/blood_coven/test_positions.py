"""The position builder itself, and matches that begin in the middle."""

from __future__ import annotations

import pytest

from lychgate.core.errors import LychgateError, UndoRefused
from lychgate.core.match import Match
from lychgate.core.state import from_json, to_json
from lychgate.games.blood_coven.state.position import Coven
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.turns import TakeTurns
from tests.games.blood_coven.positions import GAME, Position, all_coins, opening, position


def test_a_position_reads_as_it_was_written() -> None:
    described = "1=D(H) 3=N(T)<P hand PPN scare D fatigue NN"
    table = position(s0=described, s1="5=P(H) hand - scare - fatigue -", city="PN", supply="PPPPD", holder=1)
    assert table.seat(0) == described
    assert table.seat(1) == "5=P(H) hand - scare - fatigue -"
    assert (table.city, table.supply, table.ash, table.quarter) == ("PN", "PPPPD", "PNDDD", 1)
    assert all_coins(table.g) == (10, 6, 6)
    assert table.paused


@pytest.mark.parametrize("described", ["6=D(H)", "1=Q(H)", "1=D(X)", "hand NP", "pocket P", "1=D"])
def test_nonsense_is_no_position(described: str) -> None:
    with pytest.raises(ValueError, match="is no "):
        position(s0=described)


def test_there_are_only_so_many_coins() -> None:
    with pytest.raises(ValueError, match="fewer coins than"):
        position(s0="hand DDDD", city="DDD")


def test_a_match_from_a_position_leaves_the_position_alone() -> None:
    given = position(TakeTurns(), s0="3=D(H) hand P", city="DD").g.copy()
    match = Match.from_state(GAME, given)
    match.answer(0, "take:D")
    assert match.state != given
    assert given == position(TakeTurns(), s0="3=D(H) hand P", city="DD").g


def test_a_match_from_a_position_can_be_taken_back_to_it() -> None:
    table = position(TakeTurns(), s0="3=D(H) 4=P(H) hand P", city="DD")
    before = table.match.fingerprint()
    table.play("take:D")
    table.match.undo(0)
    assert table.match.fingerprint() == before
    with pytest.raises(UndoRefused):
        table.match.undo(0)


def test_a_match_from_a_position_has_no_record() -> None:
    with pytest.raises(LychgateError, match="began in the middle"):
        position(TakeTurns(), s0="3=D(H)", city="DD").match.save()
    with pytest.raises(LychgateError, match="began in the middle"):
        position(TakeTurns(), s0="3=D(H)", city="DD").match.copy().save()


def test_a_pending_question_survives_on_the_way_through_json() -> None:
    """Half a sealed plan: the other half is asked again, by a match made from nothing but the saved state."""
    table = position(FeedAndScare(), s0="3=D(T) hand PN", s1="4=N(T) hand P", city="PPPP")
    table.play("s0 feed:3<P")
    again = Position(Match.from_state(GAME, from_json(Coven, to_json(table.g))))
    assert again.asked == table.asked == ["s0 scare", "s1 feed"]
    answers = ("s0 scare:N", "s1 feed:4<P")
    assert again.play(*answers).g == table.play(*answers).g


def test_options_of_a_position_are_checked() -> None:
    with pytest.raises(LychgateError, match="BC-210"):
        position(options={"city6": True})
    with pytest.raises(LychgateError, match="no option"):
        Match.from_state(GAME, opening().g, {"sunlight": True})
