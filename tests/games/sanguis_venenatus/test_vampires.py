"""The four vampires and the Nighthunter: SV-064, SV-066, SV-160 to SV-164."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.numbers import BAND_OF
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER, SHEETS
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant
from lychgate.games.sanguis_venenatus.steps.deaths import ReturnVampire
from lychgate.games.sanguis_venenatus.steps.night import Wake
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import haunting, position, working

KUBLAI = "kublai siegfried cassandra"
PERSEPHONE = "persephone siegfried cassandra"
CASSANDRA = "cassandra siegfried kublai"


@clause("SV-064")
def test_four_sheets_with_two_sides() -> None:
    assert [(sheet.name, sheet.title) for sheet in SHEETS] == [
        ("Kublai", "Plague"), ("Persephone", "Death"), ("Siegfried", "War"), ("Cassandra", "Famine"),
    ]  # fmt: skip
    table = position(nighthunters=[0])
    assert [table.g.has(0, ability) for ability in (*NIGHTHUNTER, "warlord")] == [True, True, False]
    assert [table.g.has(1, ability) for ability in (*NIGHTHUNTER, "reaper")] == [False, False, True]


@clause("SV-066")
def test_low_popularity_is_no_penalty_in_itself() -> None:
    """The evil are paid in arms and even in victory points."""
    assert [BAND_OF[n].id for n in (0, 3, 6, 10, 13)] == ["tyrant", "feared", "unknown", "respected", "beloved"]
    assert any(row.res == "vp" for row in BAND_OF[0].reward)


@clause("SV-160")
def test_pestilence() -> None:
    table = haunting(vampires=KUBLAI, at="s0=N09 s0.1=N09 s1.1=N09")
    table.play("pestilence")
    assert (table.token("N09"), table.g.popularity[0], table.g.vp[0], table.ap) == ("plague", 6, 2, 3)
    assert (table.infected("s0.1"), table.infected("s1.1")) == (True, True), "his own too"
    table.play("move:N08")
    assert table.reasons("pestilence") == ["SV-160"]


@clause("SV-160", "SV-074")
def test_a_defeat_by_pestilence_is_resolved_before_its_points_are_gained() -> None:
    table = haunting(vampires=KUBLAI, at="s0=N09 s0.1=N09", blood={0: 2}, popularity={0: 0}, infected="s0.1")
    table.play("pestilence")
    assert (table.where("s0"), table.where("s0.1"), table.g.vp[0]) == ("-", "-", 2), "nothing was there to be lost"


@clause("SV-160")
def test_pestilence_needs_an_eligible_field() -> None:
    assert haunting(vampires=KUBLAI, at="s0=N14").reasons("pestilence") == ["SV-160"]
    assert haunting(vampires=KUBLAI, at="s0=N09", tokens="N09=blood").reasons("pestilence") == ["SV-160"]
    assert haunting(vampires=KUBLAI, ap=1, at="s0=N09").reasons("pestilence") == ["SV-160"]
    assert "pestilence" not in haunting(vampires=KUBLAI, at="s0=N09", nighthunters=[0]).codes


@clause("SV-103")
@pytest.mark.parametrize("crew, ap", [("herald", 4), ("messenger", 5)])
def test_carriers(crew: str, ap: int) -> None:
    table = position(
        ChooseServant(Seat(0)), vampires=KUBLAI, crews={0: f"{crew} spy scholar"}, infected="s0.1", at="s0.2=- s0.3=-"
    )
    assert table.ap == ap


@clause("SV-161")
@pytest.mark.parametrize("field, souls", [("N12", 1), ("N13", 0)])
def test_the_reaper_wakes_on_a_cemetery(field: str, souls: int) -> None:
    table = position(Wake(Seat(0)), vampires=PERSEPHONE, at=f"s0={field}")
    assert (table.g.souls[0], table.g.soul_supply) == (souls, 5 - souls)
    returned = position(ReturnVampire(Seat(0)), Wake(Seat(0)), vampires=PERSEPHONE, at="s0=-").play("rise:S12")
    assert returned.g.souls[0] == 1
    none = position(Wake(Seat(0)), vampires=PERSEPHONE, at="s0=N12", soul_supply=0)
    assert none.g.souls[0] == 0


@clause("SV-162")
def test_soul_tithe_for_action_points() -> None:
    table = haunting(vampires=PERSEPHONE, souls={0: 3}, soul_supply=2)
    table.play("tithe", "tithe")
    assert (table.ap, table.g.souls[0], table.g.soul_supply) == (7, 1, 4)
    assert table.reasons("tithe") == ["SV-162"]
    assert haunting(vampires=PERSEPHONE).reasons("tithe") == ["SV-162"]


@clause("SV-162", "SV-157")
def test_soul_tithe_for_the_dead() -> None:
    table = haunting(vampires=PERSEPHONE, souls={0: 4}, soul_supply=1, at="s0.1=- s0.3=-", flipped="s0.3")
    assert len(table.kinds("raise")) == 8
    table.play("raise:s0.3@E12")
    assert (table.where("s0.3"), table.flipped("s0.3"), table.g.souls[0], table.ap) == ("E12", False, 3, 5)
    assert table.reasons("raise") == ["SV-162"]
    assert haunting(vampires=PERSEPHONE, souls={0: 0}, at="s0.1=-").reasons("raise") == ["SV-162"]
    assert haunting(vampires=PERSEPHONE, souls={0: 2}).reasons("raise") == ["SV-162"]


@clause("SV-164")
def test_starvation() -> None:
    table = haunting(
        vampires=CASSANDRA, seats=3, at="s0=N02 s1.1=N05 s1.2=N05 s2.1=N10", stock={1: {"bread": 1}, 2: {}}
    )
    table.play("starvation")
    assert (table.g.stock[1][1], table.g.popularity[1]) == (0, 6)
    assert table.g.popularity[2] == 6, "without bread: popularity"
    assert (table.g.blood[0], table.g.vp[0], table.ap) == (13, 1, 3)
    assert table.reasons("starvation") == ["SV-164"]


@clause("SV-164")
def test_whoever_has_no_servant_in_her_quarter_does_not_starve() -> None:
    table = haunting(vampires=CASSANDRA, seats=3, at="s0=N02 s1.1=N05", stock={1: {"bread": 2}, 2: {"bread": 2}})
    table.play("starvation")
    assert ([stock[1] for stock in table.g.stock[1:]], table.g.blood[0]) == ([1, 2], 12)


@clause("SV-164")
def test_starvation_needs_somebody_to_starve() -> None:
    assert haunting(vampires=CASSANDRA, at="s0=S05").reasons("starvation") == ["SV-164"]
    assert haunting(vampires=CASSANDRA, ap=1, at="s0=E05").reasons("starvation") == ["SV-164"]


@clause("SV-163", "SV-113")
@pytest.mark.parametrize("before, stock", [("", "9 0 9 8"), ("N15=0.1", "9 0 9 8"), ("N15=0.2", "8 0 9 7")])
def test_levy_is_for_every_level(before: str, stock: str) -> None:
    rich = {0: {"gold": 9, "militia": 9, "equipment": 9}}
    table = working("s0.1", at="s0.1=N15", stock=rich, barracks=before).play("build")
    assert table.stock(0) == stock


@clause("SV-164", "SV-074")
def test_starvation_can_defeat_before_she_feeds() -> None:
    table = haunting(
        vampires="cassandra kublai", at="s0=N02 s1.1=N05", stock={1: {}}, popularity={1: 0}, blood={1: 2},
        vp={1: 9}, influence={"E": (0, 1)},
    )  # fmt: skip
    table.play("starvation")
    assert (table.asked, table.g.blood[0]) == (["s1 defeat.price"], 11)
    table.play("lose:vp", "lose:vp", "lose:vp")
    assert (table.g.blood[0], table.g.vp) == (12, [1, 6])
