"""The award of the quarter: BC-050 to BC-053."""

from __future__ import annotations

from collections import Counter

import pytest

from lychgate.games.blood_coven.events import QuarterTaken
from lychgate.games.blood_coven.steps.feed import AwardQuarter
from lychgate.games.blood_coven.steps.round import Round
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, opening, position


def award(placed: tuple[int, ...], holder: int) -> Position:
    """Play a Phase 1 in which every seat scares this many of its pennies."""
    hands = [f"3=D(H) hand {'P' * 3}" for _ in placed]
    table = position(
        Round(), s0=hands[0], s1=hands[1], s2=hands[2] if len(hands) == 3 else None, city="NNNN", holder=holder
    )
    return table.play(*(f"s{seat} scare:{'P' * count or '-'}" for seat, count in enumerate(placed)))


@clause("BC-050")
@pytest.mark.parametrize(
    "placed, holder, taker",
    [((1, 2), 1, 0), ((2, 1), 0, 1), ((2, 1), 1, 1), ((3, 2, 1), 0, 2), ((0, 1, 2), 0, 0)],
)
def test_who_placed_the_fewest_coins_takes_the_quarter(placed: tuple[int, ...], holder: int, taker: int) -> None:
    table = award(placed, holder)
    assert table.quarter == taker
    assert table.told(QuarterTaken) == [QuarterTaken(table.g.everybody()[taker], min(placed), "fewest")]


@clause("BC-050")
def test_feeding_coins_and_scare_coins_both_count() -> None:
    table = position(Round(), s0="3=D(T) hand PPP", s1="3=D(H) hand PP", city="PPPP", holder=0)
    table.play("s0 feed:3<P", "s0 scare:PP", "s1 scare:PP")
    assert table.g.placed == [3, 2]
    assert table.quarter == 1


@clause("BC-051")
@pytest.mark.parametrize(
    "placed, holder, taker",
    [((1, 1), 0, 1), ((1, 1), 1, 0), ((1, 1, 1), 0, 1), ((1, 1, 1), 2, 0), ((1, 1, 2), 0, 1), ((1, 2, 1), 0, 2)],
)
def test_a_tie_goes_to_the_first_tied_player_after_the_holder(placed: tuple[int, ...], holder: int, taker: int) -> None:
    table = award(placed, holder)
    assert table.quarter == taker
    assert [event.how for event in table.told(QuarterTaken)] == ["tie"]


def test_e11_quarter() -> None:
    table = position(Round(), s0="3=D(T) hand PN", s1="2=P(T) 3=D(T) hand PN", city="PPPP", holder=0)
    table.play("s0 feed:3<P", "s0 scare:N", "s1 feed:2,3<PN")
    assert table.quarter == 1
    assert award((1, 2), 1).quarter == 0
    assert award((1, 1, 1), 1).quarter == 2
    assert award((0, 1, 0), 1).quarter == 2
    assert award((0, 1, 1), 1).quarter == 0


@clause("BC-052")
@pytest.mark.parametrize("lot, taker", [("0", 0), ("1", 2)])
def test_a_tie_in_round_1_is_drawn_by_lot_among_the_tied(lot: str, taker: int) -> None:
    table = opening(3, chance=[lot]).play("s0 start:D", "s1 start:D", "s2 start:D")
    table.play("s0 scare:-", "s1 scare:P", "s2 scare:-")
    assert table.quarter == taker
    assert [event.how for event in table.told(QuarterTaken)] == ["lot"]


@clause("BC-052")
def test_the_lot_is_fair() -> None:
    takers: Counter[int | None] = Counter()
    for seed in range(600):
        table = opening(3, seed=seed).play("s0 start:D", "s1 start:D", "s2 start:D")
        takers[table.play("s0 scare:-", "s1 scare:-", "s2 scare:-").quarter] += 1
    assert set(takers) == {0, 1, 2}
    assert min(takers.values()) > 150, "each of three has about 200 of 600; five standard deviations are 58"


@clause("BC-052")
def test_without_a_tie_no_lot_is_drawn() -> None:
    table = opening(2).play("s0 start:D", "s1 start:D", "s0 scare:P", "s1 scare:-")
    assert table.g.chance.counters == {}


@clause("BC-053")
def test_the_award_is_made_also_when_nobody_placed_a_coin() -> None:
    table = position(AwardQuarter(), s0="3=D(H)", s1="3=D(H)", city="PPPP", holder=0)
    assert table.quarter == 1


@clause("BC-053")
def test_between_awards_the_quarter_stays_with_its_holder() -> None:
    table = position(Round(), s0="3=D(H) hand P", s1="4=N(H) hand P", city="PPND", supply="PP", holder=1)
    table.play("s0 scare:-", "s1 scare:P")
    seen = []
    for answer in ("s0 take:D", "s1 take:N"):
        seen.append(table.quarter)
        table.play(answer)
    assert (table.g.round, table.g.phase) == (7, "feed")
    assert [*seen, table.quarter] == [0, 0, 0]
