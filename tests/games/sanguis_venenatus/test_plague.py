"""Plague, destruction tokens, lockdown and infection: SV-045 to SV-061, SV-178."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, INDEX
from lychgate.games.sanguis_venenatus.data.effects import Cure, Plague
from lychgate.games.sanguis_venenatus.data.numbers import VAMPIRE
from lychgate.games.sanguis_venenatus.events.plague import Doomed, LockdownBegan, LockdownEnded, TokenLaid
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant
from lychgate.games.sanguis_venenatus.steps.effects import Carry
from lychgate.games.sanguis_venenatus.steps.event_step import Happen, InfectOne
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import haunting, position, working


def place(field: str) -> PlacePlague:
    return PlacePlague(INDEX[field])


@clause("SV-045", "SV-046")
@pytest.mark.parametrize("field", ["N09", "N13", "N08", "N10", "N07", "S01", "E03"])
def test_empty_populated_and_production_fields_are_eligible(field: str) -> None:
    table = position(place(field))
    assert (table.token(field), table.g.pile) == ("plague", 15)


@clause("SV-045", "SV-048")
@pytest.mark.parametrize("field", ["N14", "N12", "N01", "E01", "E05", "S05", "W05", "E07"])
def test_gates_special_fields_and_sanctuaries_never_are(field: str) -> None:
    table = position(place(field))
    assert (table.plagues(), table.g.pile) == ([], 16)


@clause("SV-045", "SV-048")
def test_a_field_that_carries_something_is_not_eligible() -> None:
    for facts in ({"tokens": "N09=blood"}, {"barracks": "N09=1.1"}, {"event_tokens": "N09=fair"}):
        table = position(place("N09"), **facts)  # type: ignore[arg-type]
        assert table.plagues() == []
        assert table.paused


@clause("SV-178")
def test_a_production_field_under_a_token_yields_nothing_until_it_is_gone() -> None:
    for token in ("plague", "blood"):
        table = working("s0.1", at="s0.1=N08", tokens=f"N08={token}")
        assert table.kinds("produce") == []
        assert table.reasons("produce:gg") == ["SV-178"]
    table = working("s0.1", ap=5, at="s0.1=N08", tokens="N08=plague")
    table.play("burn:N08")
    assert table.kinds("produce") == ["gg", "bb", "gb"]


@clause("SV-047")
def test_the_plague_spreads_from_a_field_that_has_it() -> None:
    """N12 and N14 are no fields for tokens, so there is one way only: nobody is asked."""
    table = position(place("N13"), tokens="N13=plague")
    assert table.plagues() == ["N09", "N13"]
    assert [event.how for event in table.told(TokenLaid)] == ["spread"]


@clause("SV-047")
def test_the_first_player_chooses_and_no_further_spreading_follows() -> None:
    table = position(place("N06"), tokens="N06=plague N03=plague", first=Seat(1))
    assert table.asked == ["s1 spread"]
    assert table.kinds("spread") == ["N05", "N07", "N10"]
    table.play("spread:N07")
    assert table.plagues() == ["N03", "N06", "N07"]
    assert table.paused


@clause("SV-047")
def test_without_an_eligible_connected_field_nothing_happens() -> None:
    table = position(place("N13"), tokens="N13=plague N09=plague")
    assert (table.plagues(), table.g.pile) == (["N09", "N13"], 14)
    assert table.paused


@clause("SV-048")
def test_a_card_that_hits_a_plague_token_does_not_spread() -> None:
    table = position(PlacePlague(INDEX["N13"], "plot"), tokens="N13=plague")
    assert table.plagues() == ["N13"]
    assert table.paused


@clause("SV-049")
def test_tokens_are_placed_one_after_the_other_each_fully_resolved() -> None:
    """The death on N13 is paid for before the token of the east is laid."""
    table = position(
        Happen(Plague(1, ("N", "E"))), at="s0.1=N13 s1.1=E13", infected="s0.1", vp={0: 1}, influence={"N": (1, 0)}
    )
    assert table.asked == ["s0 death.price"]
    assert table.plagues() == ["N13"]
    table.play("lose:vp")
    assert table.plagues() == ["N13", "E13"]
    assert table.infected("s1.1")


@clause("SV-050")
@pytest.mark.parametrize("how", ["plague", "drink"])
def test_the_last_token_puts_the_city_on_lockdown(how: str) -> None:
    if how == "plague":
        table = position(place("N09"), pile=1)
    else:
        table = haunting(at="s0=N04", pile=1).play("drink")
    assert table.g.pile == 0
    assert len(table.told(LockdownBegan)) == 1


@clause("SV-051")
def test_during_lockdown_nothing_is_placed() -> None:
    table = position(Happen(Plague(3, DISTRICTS)), pile=2, barracks="E09=1.1", tokens="W09=plague")
    assert table.plagues() == ["N09", "S09", "W09"]
    assert table.g.pile == 0
    assert table.paused, "the plague of W09 would spread: ignored"


@clause("SV-051", "SV-160")
def test_pestilence_is_not_possible_during_lockdown() -> None:
    table = haunting(vampires="kublai siegfried", at="s0=N09", pile=0)
    assert table.reasons("pestilence") == ["SV-051"]


@clause("SV-052")
def test_during_lockdown_vampires_drink_only_on_blood() -> None:
    assert haunting(at="s0=N04", pile=0).reasons("drink") == ["SV-052"]
    table = haunting(at="s0=N04", pile=0, tokens="N04=blood", blood={0: 9})
    table.play("drink")
    assert table.g.blood[0] == 10


@clause("SV-053")
def test_lockdown_ends_with_the_first_token_that_goes_back_and_can_begin_again() -> None:
    table = working("s0.1", at="s0.1=N14", pile=0, tokens="N13=plague")
    table.play("burn:N13")
    assert table.g.pile == 1
    assert len(table.told(LockdownEnded)) == 1
    again = position(place("N09"), place("E09"), pile=1)
    assert again.plagues() == ["N09"]


@clause("SV-054", "SV-055")
def test_entering_an_infected_field_infects() -> None:
    table = working("s0.1", at="s0.1=N14", tokens="N13=plague")
    table.play("move:N13")
    assert table.infected("s0.1")
    assert table.where("s0.1") == "N13"


@clause("SV-054", "SV-055")
def test_a_token_placed_on_the_field_infects_everybody_there() -> None:
    table = position(place("N09"), at="s0.1=N09 s1.2=N09 s0.2=N08")
    assert (table.infected("s0.1"), table.infected("s1.2"), table.infected("s0.2")) == (True, True, False)


@clause("SV-055")
def test_the_eight_infection_markers_are_no_limit() -> None:
    everyone = " ".join(f"s{seat}.{pose}=N09" for seat in range(4) for pose in (1, 2, 3))
    table = position(place("N09"), seats=4, at=everyone)
    assert table.g.infected == [True] * 12


@clause("SV-056")
def test_the_second_infection_kills() -> None:
    table = position(place("N09"), at="s0.1=N09", infected="s0.1")
    assert (table.where("s0.1"), table.flipped("s0.1"), table.infected("s0.1")) == ("-", True, False)


@clause("SV-057")
def test_starting_and_staying_on_an_infected_field_does_not_infect() -> None:
    table = position(ChooseServant(Seat(0)), at="s0.1=E03 s0.2=- s0.3=-", stock={0: {}})
    assert table.ask.key == "work"
    table.play("end")
    assert not table.infected("s0.1")


@clause("SV-057")
def test_being_placed_is_not_moving() -> None:
    table = haunting(hand={0: "necromancy"}, at="s0.1=-", tokens="N12=plague")
    table.play("plot:necromancy>s0.1@N12")
    assert (table.where("s0.1"), table.infected("s0.1")) == ("N12", False)


@clause("SV-058", "SV-103")
def test_an_infection_marker_costs_an_action_point_from_the_next_activation_on() -> None:
    sick = position(ChooseServant(Seat(0)), at="s0.2=- s0.3=-", infected="s0.1")
    assert sick.ap == 3
    table = position(ChooseServant(Seat(0)), at="s0.1=N14 s0.2=- s0.3=-", tokens="N13=plague")
    assert table.ap == 4
    table.play("move:N13")
    assert (table.infected("s0.1"), table.ap) == (True, 3), "only the move was paid"


@clause("SV-059")
def test_a_dying_servant_finishes_its_activation_and_further_infection_is_ignored() -> None:
    table = working("s0.1", at="s0.1=N14", tokens="N13=plague N09=plague", infected="s0.1")
    table.play("move:N13")
    assert [event.servant for event in table.told(Doomed)] == ["herald"]
    assert table.where("s0.1") == "N13"
    table.play("move:N09", "move:N08", "end")
    assert (table.where("s0.1"), table.flipped("s0.1")) == ("-", True)
    assert len(table.told(Doomed)) == 1


@clause("SV-060")
def test_curing_removes_the_marker() -> None:
    table = working("s0.1", crews={0: "medicus spy scholar"}, infected="s0.2")
    table.play("extra:treat>s0.2")
    assert not table.infected("s0.2")


@clause("SV-060")
def test_a_servant_whose_death_is_pending_cannot_be_cured() -> None:
    table = working("s0.1", dying=True, crews={0: "medicus spy scholar"}, infected="s0.1 s0.2")
    assert table.kinds("extra") == ["treat>s0.2"]
    alone = working("s0.1", dying=True, crews={0: "medicus spy scholar"}, infected="s0.1")
    assert alone.reasons("extra:treat") == ["SV-116"]


@clause("SV-061")
def test_vampires_do_not_mind_infected_fields() -> None:
    table = haunting(at="s0=N14", tokens="N13=plague", blood={0: 9})
    table.play("move:N13")
    assert (table.g.blood[0], table.g.popularity[0], table.where("s0")) == (9, 6, "N13")


@clause("SV-056", "SV-097")
def test_death_on_the_wind_can_kill() -> None:
    table = position(InfectOne(Seat(0)), at="s0.2=- s0.3=-", infected="s0.1")
    assert table.where("s0.1") == "-"


def test_a_cure_carried_out_without_anybody_to_cure_does_nothing() -> None:
    table = position(Carry(Seat(0), VAMPIRE, Cure("anywhere")))
    assert table.paused


@clause("SV-045", "SV-051", "SV-047")
def test_ex13_event_and_lockdown() -> None:
    table = position(
        *(Happen(step) for step in (Plague(3, DISTRICTS),)), pile=2, barracks="E09=1.1", tokens="W09=plague"
    )
    assert (table.token("N09"), table.token("E09"), table.token("S09"), table.g.pile) == ("plague", "", "plague", 0)
    assert haunting(at="s0=N04", pile=0).kinds("drink") == []
    burnt = working("s0.1", at="s0.1=N08", pile=0, tokens="N09=plague").play("burn:N09")
    assert burnt.g.pile == 1


@clause("SV-047", "SV-110", "SV-178")
def test_ex23_plague_in_the_workshop() -> None:
    table = position(
        place("N09"), ChooseServant(Seat(0)), tokens="N09=plague N13=plague", at="s0.1=N08 s0.2=- s0.3=-",
        stock={0: {"bread": 2}},
    )  # fmt: skip
    assert table.token("N08") == "plague", "the only eligible connected field"
    assert (table.infected("s0.1"), table.ap) == (True, 3)
    assert table.kinds("produce") == []
    table.play("burn:N08")
    assert (table.g.popularity[0], table.influence("N")[0], table.ap) == (8, 1, 1)
    table.play("rations", "produce:gg")
    assert table.stock(0) == "2 0 0 0"
    for field in ("N04", "N12", "W11"):
        assert "burn:N08" in working("s0.1", at=f"s0.1={field}", tokens="N08=plague").codes
