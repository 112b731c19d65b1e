"""Who sees what: the table of hidden information, row by row."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.core.ask import Seat
from lychgate.core.redeal import redeal
from lychgate.games.carpathes.state.position import card_names
from lychgate.games.carpathes.steps.blood import Lose
from lychgate.games.carpathes.steps.effects import Steal
from lychgate.games.carpathes.steps.turn import Act, HandLimit
from lychgate.testing.clause import clause
from tests.games.carpathes.positions import position, started


def test_a_hand_is_its_owners_and_others_count_humans_and_powers() -> None:
    table = position(Act(Seat(0)), s0="MWO crows,bite", s1="M")
    view = table.match.view(0)
    assert (view.zones["humans:0"].pieces, view.zones["powers:0"].pieces) == (
        ["man", "woman", "old_man"],
        ["crows", "bite"],
    )
    for other in (1, 2, None):
        seen = table.match.view(other).zones
        assert (seen["humans:0"].pieces, seen["humans:0"].count) == (None, 3)
        assert (seen["powers:0"].pieces, seen["powers:0"].count) == (None, 2)


def test_counters_marks_and_blue_cards_are_public() -> None:
    table = position(
        Act(Seat(0)),
        s0="60 laid=conversion slave=1:2",
        s1="30 paralysed",
        s2="20 invisible",
        demand="feed",
        event="revolt",
    )
    values = table.match.view(None).values
    assert (values["blood"], values["master"], values["grace"]) == ([60, 30, 20], [1, -1, -1], [2, -1, -1])
    assert (values["paralysed"], values["invisible"]) == ([False, True, False], [False, False, True])
    assert (values["demand"], values["actions"], values["first"], values["cycle"]) == ("feed", 3, 0, 1)
    assert table.match.view(None).zones["laid:0"].pieces == ["conversion"]
    assert table.match.view(None).zones["event"].pieces == ["revolt"]


def test_the_order_of_decks_is_seen_by_nobody() -> None:
    table = started(3)
    for seat in (None, 0, 1, 2):
        zones = table.match.view(seat).zones
        assert [zones[f"{deck}_deck"].pieces for deck in ("human", "power", "event")] == [None, None, None]


@clause("CA-157")
def test_what_thief_and_victim_know_stays_known_to_them_alone() -> None:
    table = position(Steal(Seat(0), Seat(1), 10), s0="OO", s1="MW crows", s2="90", chance=["0"])
    assert table.match.view(1).zones["humans:0"].pieces == ["?", "?", "man"]
    assert table.match.view(2).zones["humans:0"].pieces is None
    for seed in range(20):
        world = redeal(table.g, 1, Random(seed))
        assert "man" in card_names(world.humans[0])


@clause("CA-157")
def test_whoever_steals_again_takes_certainty_away_from_the_others() -> None:
    table = position(
        Steal(Seat(0), Seat(1), 10), Steal(Seat(2), Seat(0), 10), s0="OO", s1="MW", s2="90", chance=["0", "0"]
    )
    assert table.match.view(1).zones["humans:0"].pieces is None, "was it the man who was taken?"
    assert table.match.view(1).zones["humans:2"].pieces is None
    assert table.match.view(0).zones["humans:2"].pieces == ["old_man"]


@clause("CA-157")
def test_a_card_of_that_name_laid_open_ends_the_certainty() -> None:
    table = position(Steal(Seat(0), Seat(1), 10), Lose(Seat(0), 20, "bite"), s0="60 MM", s1="M", s2="90", chance=["0"])
    table.play("pay:M")
    assert table.match.view(1).zones["humans:0"].pieces is None
    assert table.g.known == {}


@clause("CA-157")
@pytest.mark.parametrize("dropped", ["old_man", "woman"])
def test_places_in_a_hand_tell_nothing(dropped: str) -> None:
    """Whichever card leaves, whoever knows one of the others sees the same."""
    table = position(
        Steal(Seat(0), Seat(1), 10), HandLimit(Seat(0)), s0="OWOWOWOWOW", s1="M", s2="90", chance=["0"]
    ).play(f"drop:{dropped}")
    assert sorted(table.match.view(1).zones["humans:0"].pieces or ()) == ["?"] * 9 + ["man"]
    assert (table.match.view(1).zones["humans:0"].pieces or [])[-2:] != []
    assert (table.match.view(1).zones["humans:0"].pieces or []).index("man") < 10


@clause("CA-082")
def test_nobody_learns_from_the_window_whether_a_counter_is_held() -> None:
    """The same bytes leave the table for everybody else, whether the target holds a counter or a useless card."""
    views = []
    for power in ("mist_form", "crows"):
        table = position(Act(Seat(0)), s0="90 wolf_call", s1=f"90 {power}", s2="90", poker_face=True)
        table.play("play:wolf_call", "at:1")
        views.append([table.match.view(seat).to_bytes() for seat in (0, 2, None)])
    assert views[0] == views[1]
