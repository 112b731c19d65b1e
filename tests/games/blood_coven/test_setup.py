"""Setup and the round: BC-020 to BC-031."""

from __future__ import annotations

import pytest

from lychgate.core.errors import UndoRefused
from lychgate.core.table import Table
from lychgate.games.blood_coven.events import Populated, QuarterTaken, Started
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.round import Refresh, Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import GAME, opening, position


@clause("BC-020")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_has_one_player_card(seats: int) -> None:
    table = opening(seats)
    table.play(*(f"s{seat} start:N" for seat in range(seats)))
    assert [table.vampires(seat) for seat in range(seats)] == ["4=N(H)"] * seats


@clause("BC-021")
@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_takes_one_coin_of_each(seats: int) -> None:
    table = opening(seats)
    assert [table.hand(seat) for seat in range(seats)] == ["PND"] * seats


@clause("BC-022")
def test_any_of_the_three_may_become_the_first_vampire() -> None:
    assert opening().codes_of(0) == ["start:P", "start:N", "start:D"]


@clause("BC-022", "BC-023", "BC-024")
@pytest.mark.parametrize("coin, vampire, hand", [("P", "5=P(H)", "ND"), ("N", "4=N(H)", "PD"), ("D", "3=D(H)", "PN")])
def test_the_first_vampire_has_its_slot_and_the_others_are_in_hand(coin: str, vampire: str, hand: str) -> None:
    table = opening().play(f"s0 start:{coin}", "s1 start:N")
    assert table.seat(0) == f"{vampire} hand {hand} scare - fatigue -"


@clause("BC-025")
def test_the_starting_choice_is_sealed_until_all_have_chosen() -> None:
    before = [opening(3).match.view(seat).to_bytes() for seat in (1, 2)]
    table = opening(3).play("s0 start:D")
    assert table.vampires(0) == "-"
    assert table.asked == ["s1 start", "s2 start"]
    for choice in ("start:P", "start:N", "start:D"):
        other = opening(3).play(f"s0 {choice}")
        assert other.match.view(1).to_bytes() == table.match.view(1).to_bytes(), "whatever seat 0 sealed"
    assert [table.match.view(seat).to_bytes() for seat in (1, 2)] != before, "that seat 0 is ready is known"
    table.play("s2 start:D", "s1 start:D")
    assert [table.vampires(seat) for seat in range(3)] == ["3=D(H)"] * 3, "several may choose the same"


@clause("BC-025")
def test_a_sealed_choice_may_be_changed_until_the_last_one_is_in() -> None:
    table = opening().play("s0 start:D")
    table.match.undo(0)
    table.play("s0 start:P", "s1 start:N")
    assert [event.coin for event in table.told(Started)] == ["P", "N"]
    with pytest.raises(UndoRefused):
        table.match.undo(1)


@clause("BC-026")
@pytest.mark.parametrize("seats, supply", [(2, "PPPPPPPPNNNNDDDD"), (3, "PPPPPPPNNNDDD")])
def test_all_other_coins_form_the_supply(seats: int, supply: str) -> None:
    assert opening(seats).supply == supply


@clause("BC-027")
def test_nobody_holds_the_quarter_before_the_first_award() -> None:
    table = opening().play("s0 start:D", "s1 start:D")
    assert table.quarter is None
    table.play("s0 scare:P", "s1 scare:-")
    assert table.quarter == 1


@clause("BC-028")
def test_city_scare_and_fatigue_start_empty_until_the_end_of_phase_1() -> None:
    table = opening().play("s0 start:D", "s1 start:P")
    assert (table.city, table.scare(0), table.fatigue(0)) == ("-", "-", "-")
    table.play("s0 scare:-", "s1 scare:N")
    assert table.asked == ["s0 pop"]
    assert table.city == "-"
    table.play("pop:P", "pop:P", "pop:P", "pop:P")
    assert table.city == "PPPP"


def _frame(table: Table, id: str) -> tuple[float, float, float, float]:
    (shape,) = (shape for shape in table.shapes if shape.id == id)
    assert shape.x is not None
    assert shape.y is not None
    # The canvas has a chair for each seat; what lies before a seat is placed from there.
    left, top = table.layout.chairs[shape.seat] if shape.seat is not None else (0, 0)
    x, y = left + shape.x, top + shape.y
    return x, y, x + (shape.w or 0), y + (shape.h or 0)


@clause("BC-029")
@pytest.mark.parametrize("seats", [2, 3])
def test_supply_city_and_quarter_lie_in_the_middle(seats: int) -> None:
    assert GAME.layout is not None
    table = GAME.layout(seats, GAME.check(seats, {}))
    mats = {seat: _frame(table, f"card:{seat}") for seat in range(seats)}
    top, bottom = max(mats[seat][3] for seat in range(1, seats)), mats[0][1]
    for id in ("supply", "city", "quarter"):
        _, above, _, below = _frame(table, id)
        assert top < above
        assert below < bottom
    assert 0 <= _frame(table, "city")[0] - _frame(table, "supply")[2] <= 50, "the city lies next to the supply"
    assert {shape.id: shape.seat for shape in table.shapes if shape.id.startswith("card:")} == {
        f"card:{seat}": seat for seat in range(seats)
    }


@clause("BC-030")
def test_the_phases_follow_each_other_and_the_rounds_repeat() -> None:
    table = position(Round(), s0="3=D(H) hand P", s1="5=P(H) hand N", city="PPD", supply="PPNND", round=4)
    assert (table.g.round, table.g.phase, table.asked) == (5, "feed", ["s0 scare", "s1 scare"])
    assert [type(step) for step in table.g.agenda[:0:-1]] == [Upkeep, TakeTurns, Refresh]
    table.play("s0 scare:P", "s1 scare:-")
    assert (table.g.phase, table.asked) == ("populate", ["s1 pop"])
    table.play("pop:N")
    assert (table.g.phase, table.asked) == ("turns", ["s0 action"])
    table.play("take:D", "s1 take:P")
    assert (table.g.round, table.g.phase, table.asked) == (6, "feed", ["s0 feed", "s1 feed"])
    assert table.fatigue(0) == "P", "the scare area was emptied between the rounds"


@clause("BC-031")
def test_in_phase_1_the_award_comes_after_placing_and_before_populating() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand P", s1="3=D(H) hand P", holder=1, city="PPP", supply="PN")
    table.play("s0 scare:-", "s1 scare:P")
    assert table.asked == ["s0 pop"], "the new holder of the quarter populates first"
    table.play("pop:N")
    kinds = [type(event) for event in table.events]
    assert kinds.index(QuarterTaken) < kinds.index(Populated)
    assert [type(event).__name__ for event in table.events] == ["Placed", "Placed", "QuarterTaken", "Populated"]


@clause("BC-031")
def test_nobody_feeds_in_round_1() -> None:
    table = opening().play("s0 start:D", "s1 start:P")
    assert table.asked == ["s0 scare", "s1 scare"]
