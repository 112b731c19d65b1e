"""Endgame and scoring: BC-170 to BC-182."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lychgate.core.state import Result
from lychgate.games.blood_coven.events import FinallyFed, Scored, TurnedToAsh, Won
from lychgate.games.blood_coven.screen.fill import fill
from lychgate.games.blood_coven.state.purse import coins_of
from lychgate.games.blood_coven.steps.endgame import Score
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, position


def ended(s0: str, s1: str = "", s2: str | None = None) -> Position:
    """Go through Phase 3 with empty streets: final feeding and scoring."""
    return position(Refresh(), s0=s0, s1=s1, s2=s2, acted=True)


def result(table: Position) -> Result:
    assert table.match.result is not None
    return table.match.result


@clause("BC-170")
def test_every_player_must_feed_all_hungry_vampires() -> None:
    table = ended("1=P(T) 3=D(T) hand NND", "4=N(T) hand P")
    assert table.seat(0) == "1=P(H) 3=D(H) hand D scare - fatigue NN"
    assert table.seat(1) == "4=N(H) hand - scare - fatigue P"
    assert [(event.seat, event.slots, event.coins) for event in table.told(FinallyFed)] == [
        (0, (1, 3), coins_of("NN")),
        (1, (4,), coins_of("P")),
    ]


@clause("BC-171")
def test_only_hand_coins_can_be_used() -> None:
    table = ended("3=D(T) scare PP fatigue NN")
    assert table.seat(0) == "- hand - scare PP fatigue NN"
    assert result(table).scores[0] == 4


@clause("BC-172")
def test_too_few_hand_coins_feed_as_many_as_there_are() -> None:
    table = ended("1=P(T) 2=P(T) 3=P(T) 4=P(T) hand NN")
    assert table.vampires(0) == "1=P(H) 2=P(H)"
    assert table.fatigue(0) == "NN"


@clause("BC-172")
def test_with_ability_cards_the_player_chooses_which() -> None:
    table = position(Refresh(), s0="1=P(T) 2=D(T) 4=N(T) hand PP card no_copper_blood", acted=True)
    assert table.asked == ["s0 finalfeed"]
    assert table.codes == ["finalfeed:1,2", "finalfeed:1,4", "finalfeed:2,4"]
    table.play("finalfeed:1,4")
    assert table.vampires(0) == "1=P(H) 4=N(H)"


@clause("BC-173")
def test_coins_used_go_to_fatigue_and_remain_victims() -> None:
    table = ended("3=D(T) hand P fatigue N")
    assert table.seat(0) == "3=D(H) hand - scare - fatigue PN"
    assert result(table).scores[0] == 7


@clause("BC-174")
def test_the_unfed_are_removed_and_the_game_stays_over() -> None:
    table = ended("2=D(T) 5=P(T)", "3=N(T)")
    assert (table.vampires(0), table.vampires(1)) == ("-", "-")
    assert (table.city, table.supply) == ("-", "-"), "they do not return to the supply"
    assert [(event.seat, event.slot, event.coin) for event in table.told(TurnedToAsh)] == [
        (0, 2, "D"),
        (0, 5, "P"),
        (1, 3, "N"),
    ]
    assert table.ash == "PPPPPPPPPPNNNNNNDDDDDD"
    assert table.match.over


@clause("BC-175")
def test_heads_up_vampires_get_no_food() -> None:
    table = ended("2=D(H) 4=P(T) hand NN")
    assert table.seat(0) == "2=D(H) 4=P(H) hand N scare - fatigue N"
    assert ended("2=D(H) hand NN").told(FinallyFed) == []


@clause("BC-176")
@pytest.mark.parametrize("vampire, points", [("P", 3), ("N", 4), ("D", 5)])
def test_surviving_vampires_score_3_4_or_5(vampire: str, points: int) -> None:
    table = ended(f"2={vampire}(H) 4={vampire}(H)")
    assert result(table).scores == (2 * points, 0)


@clause("BC-177")
@pytest.mark.parametrize("zone", ["hand", "scare", "fatigue"])
@pytest.mark.parametrize("victim", ["P", "N", "D"])
def test_each_victim_scores_1_wherever_it_is(zone: str, victim: str) -> None:
    assert result(ended(f"{zone} {victim * 3}")).scores == (3, 0)


@clause("BC-178")
def test_removed_coins_city_supply_and_quarter_score_nothing() -> None:
    table = position(Score("streets-empty"), s0="hand P", s1="hand P", city="PPND", supply="NND", holder=1)
    assert result(table).scores == (1, 1)
    assert table.ash != "-"


@clause("BC-179")
def test_most_points_win() -> None:
    table = ended("3=D(H)", "3=D(H) hand P", "3=N(H)")
    assert result(table) == Result(places=(2, 1, 3), scores=(5, 6, 4), reason="streets-empty")
    assert [(event.seat, event.points, event.how) for event in table.told(Won)] == [(1, 6, "alone")]


@clause("BC-180")
@pytest.mark.parametrize(
    "seats, places", [(("PP", "PP", "P"), (1, 1, 3)), (("PP", "P", "P"), (1, 2, 2)), (("P", "P", "P"), (1, 1, 1))]
)
def test_ties_share_their_place(seats: tuple[str, str, str], places: tuple[int, int, int]) -> None:
    table = ended(*(f"hand {coins}" for coins in seats))
    assert result(table).places == places
    winners = [seat for seat, place in enumerate(places) if place == 1]
    assert [event.seat for event in table.told(Won)] == winners
    assert {event.how for event in table.told(Won)} == ({"alone"} if len(winners) == 1 else {"shared"})


@clause("BC-181")
@pytest.mark.parametrize(
    "card, hand, left",
    [
        ("1=P(T) 2=N(T) 3=D(T)", "N", "3=D(H)"),
        ("1=P(T) 2=N(T) 3=D(T)", "NN", "2=N(H) 3=D(H)"),
        ("2=D(T) 4=D(T) 5=N(T)", "P", "2=D(H)"),
        ("1=P(T) 3=P(T) 5=N(T)", "PP", "1=P(H) 5=N(H)"),
    ],
)
def test_without_ability_cards_the_most_valuable_are_fed(card: str, hand: str, left: str) -> None:
    table = ended(f"{card} hand {hand}")
    assert table.match.over, "nothing is asked"
    assert table.vampires(0) == left


@clause("BC-182")
def test_coins_used_up_are_pennies_then_nickels_then_dimes() -> None:
    assert ended("3=D(T) hand PND").seat(0) == "3=D(H) hand ND scare - fatigue P"
    assert ended("3=D(T) 4=P(T) hand PND").seat(0) == "3=D(H) 4=P(H) hand D scare - fatigue PN"


@clause("BC-170", "BC-176", "BC-177", "BC-181")
@settings(max_examples=80, deadline=None)
@given(
    faces=st.lists(st.sampled_from(["", "P(H)", "P(T)", "N(T)", "D(T)"]), min_size=5, max_size=5),
    hand=st.sampled_from(["-", "P", "PN", "PPN"]),
    ability=st.sampled_from(["", "mixed_herd", "great_herd", "hall_of_screams"]),
)
def test_the_points_shown_before_the_end_are_those_of_an_end_now(faces: list[str], hand: str, ability: str) -> None:
    own = " ".join(f"{slot}={face}" for slot, face in enumerate(faces, start=1) if face)
    described = f"{own} hand {hand} scare P fatigue P" + (f" card {ability}" if ability else "")
    shown = fill(position(s0=described).match.view(0)).values["dawn:0"].shares
    table = ended(described)
    while not table.match.over:  # with a card the player is asked whom to feed: the most valuable
        order = sorted(
            table.codes, key=lambda code: sum("PND".index(faces[int(slot) - 1][0]) for slot in code[10:].split(","))
        )
        table.play(order[-1])
    assert table.g.scores[0] == shown


def test_e18_final_feeding() -> None:
    table = ended("1=P(T) 2=D(T) 3=N(T) 4=D(H) hand PN scare D fatigue PP")
    assert table.seat(0) == "2=D(H) 3=N(H) 4=D(H) hand - scare D fatigue PPPN"
    assert [(event.slot, event.coin) for event in table.told(TurnedToAsh)] == [(1, "P")]
    first = table.told(Scored)[0]
    assert (first.seat, first.vampires, first.victims, first.card, first.total) == (0, 14, 5, 0, 19)
    assert table.g.scores[0] == (14, 5, 0)
    assert result(table).scores[0] == 19


def test_e34_coins_of_the_final_feeding() -> None:
    table = ended("2=D(T) 4=P(H) hand NDD")
    assert table.seat(0) == "2=D(H) 4=P(H) hand DD scare - fatigue N"
    assert result(table).scores[0] == 11
