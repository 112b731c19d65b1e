"""Phase 3, refresh: BC-160 to BC-168."""

from __future__ import annotations

import pytest

from lychgate.games.blood_coven.events import LastFeeding, Populated, Tired
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.round import Refresh, Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, position


def reason(table: Position) -> str | None:
    """Why the match ended, or None if it goes on."""
    return table.match.result.reason if table.match.result else None


@clause("BC-160")
def test_empty_streets_end_the_game_and_scare_coins_stay() -> None:
    table = position(Refresh(), s0="3=D(H) hand P scare NN", s1="3=D(H)", acted=True)
    assert reason(table) == "streets-empty"
    assert table.seat(0) == "3=D(H) hand P scare NN fatigue -"
    assert table.told(LastFeeding) == [LastFeeding("streets-empty")]


@clause("BC-161")
@pytest.mark.parametrize("city, supply", [("P", "-"), ("-", "P")])
def test_one_coin_in_either_place_is_enough_to_go_on(city: str, supply: str) -> None:
    table = position(Refresh(), s0="3=D(H) hand P", city=city, supply=supply, acted=True)
    assert not table.match.over
    assert table.asked == ["s0 scare"]


@clause("BC-162")
def test_scare_coins_left_go_to_their_owners_fatigue() -> None:
    table = position(Refresh(), s0="3=P(H) hand P scare ND fatigue P", s1="scare P", city="PPPP", acted=True)
    assert table.seat(0) == "3=P(H) hand P scare - fatigue PND"
    assert table.seat(1) == "- hand - scare - fatigue P"
    assert [(event.seat, event.coins) for event in table.told(Tired)] == [(0, coins_of("ND")), (1, coins_of("P"))]


@clause("BC-163")
def test_then_a_new_round_begins() -> None:
    table = position(Refresh(), s0="3=P(H) hand P", city="PPPP", round=5, acted=True)
    assert (table.g.round, table.g.phase, table.g.acted) == (6, "feed", False)


@clause("BC-164")
def test_emptying_the_pool_does_not_end_the_round_early() -> None:
    table = position(TakeTurns(), Refresh(), s0="1=P(H) 2=D(H) hand N", city="P")
    table.play("take:P")
    assert not table.match.over
    assert table.asked == ["s0 action"]
    table.play("pass")
    assert reason(table) == "streets-empty"


@clause("BC-165")
def test_safety_a_no_vampires() -> None:
    table = position(Refresh(), s0="hand P", s1="hand N", city="PPPP", acted=True)
    assert reason(table) == "no-vampires"
    assert reason(position(Refresh(), s0="5=P(T) hand P", s1="hand N", city="PPPP", acted=True)) is None


@clause("BC-166")
@pytest.mark.parametrize("quiet, ended", [(0, None), (1, None), (2, "quiet-nights")])
def test_safety_b_the_third_quiet_round_in_a_row_ends_the_game(quiet: int, ended: str | None) -> None:
    table = position(Refresh(), s0="3=D(H) hand P", city="PPPP", quiet=quiet)
    assert reason(table) == ended
    assert table.g.quiet == quiet + 1


@clause("BC-166")
@pytest.mark.parametrize("action", ["take:D", "make:P@5", "repop:N"])
def test_any_action_resets_the_count(action: str) -> None:
    table = position(TakeTurns(), Refresh(), s0="3=D(H) hand PP scare N", city="DD", supply="PP", quiet=2)
    table.play(action)
    assert reason(table) is None
    assert table.g.quiet == 0


@clause("BC-166")
def test_passes_chosen_and_automatic_are_no_actions() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=D(H) 4=P(H)", city="PP", supply="PP", quiet=2)
    table.play("pass")  # the dime has passed automatically
    assert reason(table) == "quiet-nights"


@clause("BC-167")
@pytest.mark.parametrize("round, ended", [(39, None), (40, "round-limit")])
def test_safety_c_the_fortieth_round_is_the_last(round: int, ended: str | None) -> None:
    assert reason(position(Refresh(), s0="3=D(H) hand P", city="PPPP", round=round, acted=True)) == ended


@clause("BC-168")
@pytest.mark.parametrize(
    "s0, city, quiet, ended",
    [
        ("hand P", "-", 2, "streets-empty"),
        ("hand P", "P", 2, "no-vampires"),
        ("3=D(H)", "P", 2, "quiet-nights"),
        ("3=D(H)", "P", 1, "round-limit"),
    ],
)
def test_the_checks_are_made_in_order(s0: str, city: str, quiet: int, ended: str) -> None:
    assert reason(position(Refresh(), s0=s0, city=city, quiet=quiet, round=40)) == ended


@clause("BC-168")
def test_a_safety_ending_is_scored_like_a_normal_one() -> None:
    table = position(
        Refresh(),
        s0="3=D(T) 4=P(T) hand N scare P fatigue D",
        s1="hand NN",
        city="PPP",
        supply="PP",
        round=40,
        acted=True,
    )
    assert table.match.result is not None
    assert table.match.result.scores == (8, 2), (
        "the dime is fed (5), the penny lost, three victims; the pool is nobody's"
    )
    assert table.scare(0) == "P", "scare coins stay where they are"
    assert (table.city, table.supply) == ("PPP", "PP")


def test_e20_quiet_nights() -> None:
    table = position(Refresh(), s0="3=N(H) hand P", s1="hand D", city="PPP", supply="PP", round=9, quiet=2)
    assert table.match.result is not None
    assert table.match.result.reason == "quiet-nights"
    assert table.match.result.scores == (5, 1), "nickel and victim; victim: city and supply count for nobody"

    table = position(Round(), s0="3=N(H) hand P", s1="4=P(H)", city="PPP", supply="PP", round=7, quiet=1)
    table.play("s0 scare:P", "s0 repop:P", "s1 pass")
    assert (table.g.round, table.g.quiet) == (9, 0), "the count restarts"
    table.play("s1 pass")
    assert (table.g.round, table.g.quiet) == (10, 1), "and round 9 is the first quiet one"


def test_e21_no_vampires() -> None:
    table = position(Round(), s0="5=P(T) hand ND", s1="3=P(H)", city="PPP", supply="PN", holder=1)
    table.play("s0 feed:-", "s0 scare:-", "s0 pop:N")
    assert table.seat(0) == "- hand ND scare - fatigue -"
    assert table.supply == "PP", "the penny starved into the supply"
    assert table.asked == ["s1 action"]
    table.play("take:P")
    assert table.asked == ["s1 feed"], "seat 0 has nothing to place"
    table.play("feed:3<P")
    assert table.quarter == 0
    assert [event.seat for event in table.told(Populated)] == [0, 0], "seat 0 still picks when populating"
    assert table.asked == ["s1 action"], "and has no turns"

    alone = position(Round(), s0="5=P(T) hand ND", s1="hand P", city="PPPP", supply="N")
    alone.play("feed:-", "scare:-")
    assert alone.match.result is not None
    assert alone.match.result.reason == "no-vampires"
    assert alone.match.result.scores == (2, 1)
    assert alone.supply == "PN"
