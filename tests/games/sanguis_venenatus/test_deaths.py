"""Death of servants and defeat of vampires: SV-067 to SV-081."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import CEMETERIES, ID, INDEX
from lychgate.games.sanguis_venenatus.data.effects import EachLoses, Gain, Lose
from lychgate.games.sanguis_venenatus.data.numbers import VAMPIRE
from lychgate.games.sanguis_venenatus.events.deaths import ServantDied, SoulTaken, TurnedUp, VampireDefeated
from lychgate.games.sanguis_venenatus.events.event_step import Foresaw
from lychgate.games.sanguis_venenatus.steps.dawn import Dawn, Resurrection
from lychgate.games.sanguis_venenatus.steps.deaths import Defeat, Die
from lychgate.games.sanguis_venenatus.steps.effects import Carry
from lychgate.games.sanguis_venenatus.steps.event_step import EventStep, Happen
from lychgate.games.sanguis_venenatus.steps.night import Night
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague
from lychgate.games.sanguis_venenatus.steps.twilight import Twilight
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Wounds, haunting, position, working

QUIET = "siegfried cassandra"
"""Two vampires who take no souls."""


def die(seat: int = 0, *poses: int) -> Die:
    return Die(Seat(seat), poses or (0,), "attack")


@clause("SV-067")
def test_a_death_costs_a_victory_point_or_influence_of_choice() -> None:
    table = position(die(), vp={0: 2}, influence={"N": (1, 3), "S": (4, 0)})
    assert (table.asked, table.codes) == (["s0 death.price"], ["lose:vp", "lose:N", "lose:S"])
    assert table.reasons("lose:E") == ["SV-067"]
    assert table.match.copy().why_not(0, "lose:vp") == []
    assert position(die(), vp={0: 2}, influence={"S": (4, 0)}).play("lose:S").influence("S") == (3, 0)
    assert table.play("lose:vp").g.vp[0] == 1


@clause("SV-067")
def test_with_nothing_to_lose_nothing_is_lost() -> None:
    table = position(die())
    assert table.paused
    assert (table.g.vp, table.where("s0.1")) == ([0, 0], "-")


@clause("SV-067")
def test_a_single_possible_loss_is_not_asked_for() -> None:
    table = position(die(), influence={"W": (1, 0)})
    assert (table.paused, table.influence("W")) == (True, (0, 0))


@clause("SV-068", "SV-069")
def test_markers_off_card_flipped_miniature_on_the_card() -> None:
    table = position(die(), infected="s0.1")
    assert (table.infected("s0.1"), table.flipped("s0.1"), table.where("s0.1")) == (False, True, "-")


@clause("SV-068")
def test_ex12_second_death() -> None:
    table = position(die(0, 1), Resurrection(), at="s0.1=-", flipped="s0.1")
    assert (table.flipped("s0.1"), table.flipped("s0.2")) == (False, True)
    assert [event.servant for event in table.told(TurnedUp)] == ["herald"]
    assert table.asked == ["s0 return"], "servant 1 alone"
    table.play("gate:W14")
    assert (table.where("s0.1"), table.where("s0.2"), table.flipped("s0.2")) == ("W14", "-", False)
    again = position(Resurrection(), at="s0.2=-")
    again.play("gate:E14")
    assert again.where("s0.2") == "E14"


@clause("SV-070")
def test_two_at_once_cost_a_point_each_but_only_one_card_is_flipped() -> None:
    table = position(PlacePlague(INDEX["N09"]), at="s0.1=N09 s0.3=N09", infected="s0.1 s0.3", vp={0: 5})
    assert table.g.vp[0] == 3, "one possible loss each: not asked"
    assert (table.asked, table.codes) == (["s0 flip"], ["flip:1", "flip:3"])
    table.play("flip:3")
    assert (table.flipped("s0.1"), table.flipped("s0.3")) == (False, True)
    assert (table.where("s0.1"), table.where("s0.3")) == ("-", "-")


@clause("SV-071")
def test_deaths_of_several_players_come_in_turn_order() -> None:
    table = position(
        PlacePlague(INDEX["N09"]), seats=3, at="s0.1=N09 s1.1=N09 s2.1=N09", infected="s0.1 s1.1 s2.1", first=Seat(1)
    )
    assert [event.seat for event in table.told(ServantDied)] == [1, 2, 0]


@clause("SV-072")
def test_the_cultists_blood_and_deaths_soul_come_last() -> None:
    table = position(die(1), vampires="persephone siegfried", crews={1: "cultist beguine priest"}, blood={1: 4})
    assert (table.g.blood[1], table.g.souls[0]) == (7, 1)
    kinds = [type(event).__name__ for event in table.g.events or ()]
    assert kinds.index("ServantDied") < kinds.index("SoulTaken") < kinds.index("Gained")


@clause("SV-073")
def test_the_abilities_of_a_dead_servant_do_not_work() -> None:
    """A dead Bodyguard protects nobody, a dead Courtier bribes nobody."""
    shielded = haunting(crews={1: "bodyguard beguine priest"}, at="s0=N05 s1.1=N05 s1.2=N05")
    assert shielded.match.asks[0].menu.by_code["attack:s1.2"].label.args["defence"] == 1  # type: ignore[union-attr]
    alone = haunting(crews={1: "bodyguard beguine priest"}, at="s0=N05 s1.1=- s1.2=N05")
    assert alone.match.asks[0].menu.by_code["attack:s1.2"].label.args["defence"] == 0  # type: ignore[union-attr]
    poor = {0: {"gold": 1}}
    crews = {0: "courtier spy scholar"}
    assert haunting(crews=crews, at="s0=N05 s0.1=N15", stock=poor).reasons("corrupt") == []
    assert haunting(crews=crews, at="s0=N05 s0.1=-", stock=poor).reasons("corrupt") == ["SV-131"]


# --- vampires


@clause("SV-074", "SV-076", "SV-077", "SV-078")
def test_a_defeat_costs_three_points_of_any_mix() -> None:
    table = position(Wounds(Seat(0), 3), vampires=QUIET, blood={0: 2}, vp={0: 1}, influence={"N": (2, 0)})
    assert table.asked == ["s0 defeat.price"]
    assert table.codes == ["lose:vp", "lose:N"]
    table.play("lose:N", "lose:vp")
    assert table.influence("N") == (0, 0), "the third point was the only one left: not asked"
    assert (table.g.vp[0], table.where("s0"), table.g.blood[0]) == (0, "-", 8)
    assert [event.seat for event in table.told(VampireDefeated)] == [0]


@clause("SV-074")
def test_loss_of_blood_defeats_as_well() -> None:
    table = position(Carry(Seat(0), VAMPIRE, Lose("blood", 2)), vampires=QUIET, blood={0: 2})
    assert table.where("s0") == "-"


@clause("SV-074")
def test_a_defeat_is_resolved_before_anything_else_goes_on() -> None:
    table = position(
        Happen(EachLoses("each_prowling", "popularity", 1)), vampires="cassandra siegfried", blood={0: 2}, vp={0: 9},
        popularity={0: 0, 1: 5}, influence={"N": (1, 0)},
    )  # fmt: skip
    assert table.asked == ["s0 defeat.price"]
    assert table.g.popularity[1] == 5, "the next player has not lost anything yet"
    table.play("lose:vp", "lose:vp", "lose:vp")
    assert table.g.popularity[1] == 4


@clause("SV-075", "SV-085")
def test_in_the_reward_step_defeats_wait_for_everybody() -> None:
    table = position(
        Dawn(), EventStep(), seats=3, vampires="siegfried kublai persephone", blood={0: 2, 1: 1}, fate="miasma"
    )
    kinds = [(type(event).__name__, getattr(event, "seat", None)) for event in table.g.events or ()]
    fallen = [entry for entry in kinds if entry[0] == "VampireDefeated"]
    assert fallen == [("VampireDefeated", 0), ("VampireDefeated", 1)]
    rewards = [number for number, entry in enumerate(kinds) if entry == ("Gained", 2)]
    assert rewards
    assert max(rewards[:1]) < kinds.index(("VampireDefeated", 0))


@clause("SV-085", "SV-074")
def test_defeats_of_one_dawn_are_resolved_one_after_the_other_before_the_event_step() -> None:
    table = position(
        Dawn(), EventStep(), vampires="cassandra siegfried", blood={0: 1, 1: 1}, vp={0: 5, 1: 5},
        influence={"N": (3, 3)}, event_tokens="E09=fair W09=fair", event_supply=(2, 2, 0, 2),
        fate="miasma death_on_the_wind",
    )  # fmt: skip
    for _ in range(3):
        assert table.asked == ["s0 defeat.price"], "first in turn order"
        table.play("lose:N")
    assert table.where("s0") == "-", "the first is resolved to its end before the next begins"
    assert table.asked == ["s1 defeat.price"]
    assert not table.told(Foresaw), "nobody looks at event cards before the reward step is over"
    table.play("lose:N", "lose:N", "lose:N")
    assert table.asked == ["s0 sight"]


@clause("SV-075")
def test_blood_gained_later_in_the_reward_step_does_not_save() -> None:
    table = position(Carry(Seat(0), VAMPIRE, Gain("blood", 5)), EventStep(), vampires="siegfried kublai",
                     phase="reward", blood={0: 0}, fallen=[True, False], fate="miasma")  # fmt: skip
    assert (table.where("s0"), table.g.blood[0]) == ("-", 8)


@clause("SV-076")
def test_with_fewer_than_three_points_all_are_lost() -> None:
    table = position(Defeat(Seat(0)), vampires=QUIET, vp={0: 1}, influence={"E": (1, 0)})
    table.play("lose:vp")
    assert (table.g.vp[0], table.influence("E"), table.paused) == (0, (0, 0), True)


@clause("SV-078")
def test_wounds_still_outstanding_are_lost() -> None:
    table = position(Wounds(Seat(0), 3), vampires=QUIET, blood={0: 4})
    assert table.g.blood[0] == 8


@clause("SV-079", "SV-118")
def test_a_vampire_not_yet_activated_returns_at_the_start_of_its_activation() -> None:
    table = position(Night(), at="s0=-")
    assert (table.asked, table.kinds("rise")) == (["s0 rise"], [ID[at] for at in CEMETERIES])
    table.play("rise:E12")
    assert (table.where("s0"), table.asked) == ("E12", ["s0 haunt"])


@clause("SV-079", "SV-165")
def test_one_that_was_activated_returns_at_the_start_of_twilight() -> None:
    table = position(Twilight(), at="s0=- s1=-", woken=[True, True], first=Seat(1))
    assert table.asked == ["s1 rise"]
    table.play("rise:N12")
    assert table.asked == ["s0 rise"]
    table.play("rise:S12")
    assert (table.where("s0"), table.where("s1")) == ("S12", "N12")


@clause("SV-079", "SV-080")
def test_a_defeat_in_the_own_activation_ends_it_and_the_return_is_at_twilight() -> None:
    table = haunting(at="s0=E04", event_tokens="E02=inquisitor", blood={0: 2}, vampires=QUIET)
    table.play("move:E02")
    assert table.paused
    assert (table.where("s0"), table.g.turn, table.g.woken[0]) == ("-", None, True)


@clause("SV-081")
def test_a_vampire_on_its_sheet_cannot_be_attacked_but_still_gains_and_loses() -> None:
    table = haunting(at="s1=-")
    assert table.kinds("duel") == []
    assert table.reasons("duel:s1") == ["SV-081"]
    loser = position(Carry(Seat(0), VAMPIRE, Lose("popularity", 1)), at="s0=-")
    assert loser.g.popularity[0] == 5
    gainer = position(Carry(Seat(0), VAMPIRE, Gain("blood", 2)), at="s0=-", blood={0: 8})
    assert gainer.g.blood[0] == 10


@clause("SV-081", "SV-090")
def test_events_about_vampires_on_the_board_pass_it_by() -> None:
    table = position(Happen(EachLoses("each_prowling", "popularity", 1)), at="s0=-")
    assert table.g.popularity == [6, 6], "Persephone started with 7"


@clause("SV-161")
def test_death_takes_souls_while_there_are_any() -> None:
    table = position(die(0), die(1), vampires="siegfried persephone", soul_supply=1)
    assert (table.g.souls, table.g.soul_supply) == ([0, 1], 0)
    assert [event.seat for event in table.told(SoulTaken)] == [1]


@clause("SV-161")
@pytest.mark.parametrize("loser, souls", [(0, 1), (1, 0)])
def test_death_takes_a_soul_for_other_vampires_only(loser: int, souls: int) -> None:
    table = position(Defeat(Seat(loser)), vampires="siegfried persephone")
    assert table.g.souls[1] == souls


@clause("SV-059", "SV-067")
def test_ex11_death_by_walking() -> None:
    table = working(
        "s0.1", ap=3, at="s0.1=N14", tokens="N13=plague", infected="s0.1", vampires="kublai siegfried",
        stock={0: {"militia": 1, "equipment": 1, "bread": 1}},
    )  # fmt: skip
    table.play("move:N13", "move:N09")
    assert (table.ap, "build" in table.codes) == (1, False)
    table.play("rations", "build")
    assert (table.g.vp[0], table.influence("N")[0]) == (1, 1)
    assert (table.asked, table.codes) == (["s0 death.price"], ["lose:vp", "lose:N"]), "no points left: the end came"
    table.play("lose:vp")
    assert (table.where("s0.1"), table.flipped("s0.1"), table.infected("s0.1")) == ("-", True, False)
    assert (table.level("N09"), table.influence("N")[0]) == ("0.1", 1)
