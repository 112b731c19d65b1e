"""Material and terms: BC-001 to BC-017."""

from __future__ import annotations

import pytest

from lychgate.core.errors import BadSeats, NotOffered
from lychgate.games.blood_coven.data import COINS, SLOTS
from lychgate.games.blood_coven.events import Caught
from lychgate.games.blood_coven.steps.endgame import Score
from lychgate.games.blood_coven.steps.populate import Populate
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import GAME, all_coins, opening, position


@clause("BC-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="Blood Coven is for 2 to 3 players"):
        GAME.start(seats, 1)


@clause("BC-001")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_may_play(seats: int) -> None:
    assert len(GAME.start(seats, 1).asks) == seats


@clause("BC-002")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_22_coins_for_two_and_for_three(seats: int) -> None:
    assert all_coins(opening(seats).g) == (10, 6, 6)


@clause("BC-003")
@pytest.mark.parametrize("seats", [2, 3])
def test_each_player_card_has_five_slots(seats: int) -> None:
    zones = GAME.start(seats, 1).view(None).zones
    assert [zones[f"slots:{seat}"].pieces for seat in range(seats)] == [[""] * 5] * seats
    assert SLOTS == (1, 2, 3, 4, 5)


@clause("BC-004")
def test_a_second_vampire_is_never_put_on_an_occupied_slot() -> None:
    table = position(TakeTurns(), s0="2=P(T) 3=D(H) hand P", city="P")
    assert table.codes == ["pass", "make:P@5", "make:P@4"]
    for slot in (2, 3):
        with pytest.raises(NotOffered):
            table.play(f"make:P@{slot}")
    assert table.vampires(0) == "2=P(T) 3=D(H)"


@clause("BC-005")
def test_supply_and_city_hold_villagers_that_belong_to_nobody() -> None:
    table = position(Populate(), Score("streets-empty"), s0="hand P", s1="hand N", city="PPP", supply="NND")
    table.play("pop:D")
    assert (table.city, table.supply) == ("PPPD", "NN")
    assert table.match.result is not None
    assert table.match.result.scores == (1, 1)


@clause("BC-006")
def test_heads_up_vampires_act_and_tails_up_vampires_do_not() -> None:
    table = position(TakeTurns(), s0="1=P(T) 4=P(H)", s1="2=P(T)", city="NN")
    assert table.asked == ["s0 action"]
    table.play("take:N")
    assert [event.slot for event in table.told(Caught)] == [4]
    assert table.paused


@clause("BC-007")
def test_hand_scare_and_fatigue_hold_the_victims_of_their_owner() -> None:
    table = position(Score("streets-empty"), s0="hand P scare NN fatigue DDD", s1="hand PP")
    assert table.match.result is not None
    assert table.match.result.scores == (6, 2)


@clause("BC-009")
def test_a_coin_on_a_vampire_stays_its_owners_but_cannot_be_used() -> None:
    table = position(TakeTurns(), s0="1=D(H) 2=N(T)<P", city="PPPP", supply="N")
    assert table.paused, "the dime has nothing to turn: the penny lies on the nickel"
    assert table.match.view(1).zones["fed:0"].pieces == ["", "P", "", "", ""]
    fed = position(Upkeep(), s0="2=N(T)<P hand N", city="PPPP")
    assert fed.seat(0) == "2=N(H) hand N scare - fatigue P"


@clause("BC-010")
def test_only_vampires_have_a_face() -> None:
    table = position(s0="1=D(H) 3=N(T)<P hand P scare N fatigue D", city="PN", supply="D")
    zones = table.match.view(None).zones
    assert zones["slots:0"].pieces == ["D.heads", "", "N.tails", "", ""]
    faceless = [
        piece
        for zone in ("supply", "city", "ash", "hand:0", "scare:0", "fatigue:0", "fed:0")
        for piece in zones[zone].pieces or []
    ]
    assert set(faceless) == {"", "P", "N", "D"}


@clause("BC-011", "BC-012")
def test_claw_and_fang_of_each_coin() -> None:
    assert [(coin.letter, coin.claw, coin.fang) for coin in COINS] == [("P", 3, 1), ("N", 2, 2), ("D", 1, 3)]


@clause("BC-013")
def test_which_penny_is_used_makes_no_difference() -> None:
    table = position(TakeTurns(), s0="1=D(H) hand PPP", city="DDD")
    assert table.codes == ["pass", "take:D", "make:P@5", "make:P@4", "make:P@3"]


@clause("BC-015")
def test_after_the_last_seat_comes_seat_0() -> None:
    table = position(Populate(), s0="", s1="", s2="", holder=1, supply="PPPNNNDDD")
    asked = []
    for _ in range(4):
        asked += table.asked
        table.play("pop:P" if "pop:P" in table.codes else "pop:N")
    assert asked == ["s1 pop", "s2 pop", "s0 pop", "s1 pop"]


@clause("BC-016")
def test_the_quarter_is_no_coin_like_the_others() -> None:
    table = position(Score("streets-empty"), s0="3=D(H) hand P", s1="3=D(H) hand P", holder=0)
    zones = table.match.view(None).zones
    assert {piece for zone in zones.values() for piece in zone.pieces or []} <= {"", "P", "N", "D", "D.heads"}
    assert all_coins(table.g) == (10, 6, 6)
    assert table.match.result is not None
    assert table.match.result.scores == (6, 6), "holding the quarter scores nothing"


@clause("BC-017")
def test_slot_1_acts_first_and_slot_5_last() -> None:
    table = position(TakeTurns(), s0="5=P(H) 1=P(H) 3=P(H)", city="NNN", supply="PPPP")
    table.play("take:N", "take:N", "take:N")
    assert [event.slot for event in table.told(Caught)] == [1, 3, 5]


@clause("BC-017")
def test_up_is_towards_slot_1() -> None:
    table = position(TakeTurns(), s0="5=D(H) hand P", city="PPPP")
    assert table.codes == ["pass", "make:P@4", "make:P@3", "make:P@2"]


@clause("BC-008", "BC-055")
def test_victims_serve_for_four_things_only() -> None:
    """Without ability cards: fed upon, turned, spent on Blood Rage, paid for Re-populate; scared for the last two."""
    table = position(Refresh(), s0="3=D(T) 4=N(H) hand PN", s1="hand P", city="PN", supply="PPNND")
    assert table.codes == ["feed:-", "feed:3<P", "feed:3<N"]
    table.play("feed:-", "scare:P", "pop:P", "pop:P")
    assert table.codes == ["pass", "take:P+P", "take:N", "make:N@5", "repop:P"]
