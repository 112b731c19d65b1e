"""The twenty servant cards: SV-062, SV-063, SV-073, SV-116, SV-137, and each ability."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sanguis_venenatus.data.board import INDEX
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.state.questions import defence, own_defence
from lychgate.games.sanguis_venenatus.steps.day import ChooseServant
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.steps.plague import PlacePlague
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, haunting, position, unit_of, working

RICH = {0: {"gold": 9, "bread": 9, "militia": 9, "equipment": 9}}


def servant(name: str, field: str = "N14", **facts: Any) -> Position:
    """A servant of that name in the middle of its activation."""
    at = f"s0.1={field} {facts.pop('at', '')}"
    return working("s0.1", crews={0: f"{name} spy scholar"} | facts.pop("crews", {}), at=at, **facts)


@clause("SV-062")
def test_twenty_servants_with_a_name_a_defence_and_an_ability() -> None:
    assert len({card.id for card in SERVANT_CARDS}) == 20
    assert {card.defence if card.defence_at is None else card.defence_at.n for card in SERVANT_CARDS} == {0, 1, 2}
    plain = dict.fromkeys(("id", "defence", "defence_at"))
    for card in SERVANT_CARDS:
        special = {
            name: getattr(card, name)
            for name in card.__struct_fields__
            if name not in plain and getattr(card, name) not in ((), "", 0, False, None)
        }
        assert special != {"ap": 4}, card.id


@clause("SV-062", "SV-063")
@pytest.mark.parametrize(
    "name, field, wanted",
    [
        ("medicus", "N08", 0), ("medicus", "N09", 0), ("brute", "N09", 1), ("merchant", "N08", 1),
        ("merchant", "N10", 1), ("merchant", "N09", 0), ("blacksmith", "N10", 1), ("blacksmith", "N08", 0),
        ("sergeant", "N09", 1), ("priest", "E05", 2), ("priest", "E04", 0), ("bodyguard", "N09", 2),
        ("knight", "N09", 2), ("scholar", "W01", 1), ("scholar", "W02", 0), ("herald", "N02", 0),
    ],
)  # fmt: skip
def test_ex3_own_defence(name: str, field: str, wanted: int) -> None:
    crew = f"{name} thief beguine"
    assert own_defence(position(crews={0: crew}, at=f"s0.1={field}").g, 0) == wanted


@clause("SV-137")
def test_total_defence_adds_field_barrack_and_bodyguard() -> None:
    def total(field: str, crew: str = "brute bodyguard scholar", **facts: Any) -> int:
        table = position(crews={0: crew}, at=f"s0.1={field} {facts.pop('at', '')}", **facts)
        return defence(table.g, 0)

    assert total("N09") == 1
    assert total("E14") == 2, "the gate"
    assert total("N01") == 2, "both_defence"
    assert total("N12") == 1, "a cemetery defends vampires only"
    assert total("N09", barracks="N09=0.1") == 2
    assert total("N09", barracks="N09=1.3") == 1, "somebody else's barrack"
    assert total("N09", at="s0.2=N09") == 2
    assert total("E14", barracks="N09=0.1", at="s0.2=E14") == 3
    assert total("N09", crew="bodyguard brute scholar", at="s0.2=N09") == 2, "not for himself"


@clause("SV-116")
def test_medicus() -> None:
    table = servant("medicus", "N14", tokens="N13=plague", stock={0: {}})
    table.play("burn:N13")
    assert (table.token("N13"), table.stock(0)) == ("", "0 0 0 0")
    treat = servant("medicus", "N14", at="s0.2=N14 s0.3=N10", infected="s0.1 s0.2 s0.3")
    assert treat.kinds("extra") == ["treat>s0.1", "treat>s0.2"], "here only, and himself too"
    treat.play("extra:treat>s0.1")
    assert (treat.infected("s0.1"), treat.infected("s0.2"), treat.ap) == (False, True, 3)
    assert servant("medicus").reasons("extra:treat") == ["SV-116"]


@clause("SV-116")
def test_brute_builds_for_one_action_point() -> None:
    table = servant("brute", "N15", ap=2, stock=RICH)
    table.play("build")
    assert (table.level("N15"), table.ap) == ("0.1", 1)


@clause("SV-109")
@pytest.mark.parametrize(
    "name, field, goods, stock",
    [
        ("merchant", "N08", "bb", "1 2 0 0"), ("merchant", "N10", "mm", "0 0 2 0"),
        ("blacksmith", "N10", "mm", "0 0 2 1"), ("blacksmith", "N08", "gg", "2 0 0 0"),
        ("baker", "N08", "gg", "2 1 0 0"), ("baker", "N07", "bbb", "0 4 0 0"), ("baker", "S01", "gme", "1 0 1 1"),
        ("sergeant", "N10", "ee", "0 0 1 2"), ("sergeant", "S07", "bmm", "0 1 3 0"),
    ],
)  # fmt: skip
def test_who_produces_more(name: str, field: str, goods: str, stock: str) -> None:
    table = servant(name, field, stock={0: {}})
    table.play(f"produce:{goods}")
    assert table.stock(0) == stock


@clause("SV-113")
def test_mason_saves_one_equipment() -> None:
    table = servant("mason", "N15", stock=RICH, vampires="kublai siegfried", barracks="N15=0.2")
    table.play("build")
    assert table.stock(0) == "8 9 7 8"


@clause("SV-103")
def test_messenger_starts_with_five() -> None:
    table = position(ChooseServant(Seat(0)), crews={0: "messenger spy scholar"}, at="s0.2=- s0.3=-")
    assert table.ap == 5


@clause("SV-106", "SV-054")
def test_rat_catcher() -> None:
    table = servant("rat_catcher", "N11").play("sewer:E11")
    assert table.ap == 3
    safe = servant("rat_catcher", "S14").play("move:S15")
    assert not safe.infected("s0.1")
    caught = servant("rat_catcher", "S14", tokens="S15=plague").play("move:S15")
    assert caught.infected("s0.1")


@clause("SV-054")
def test_gravedigger() -> None:
    table = servant("gravedigger", "N14", tokens="N13=plague").play("move:N13")
    assert not table.infected("s0.1")
    under = position(PlacePlague(INDEX["N09"]), crews={0: "gravedigger spy scholar"}, at="s0.1=N09")
    assert under.infected("s0.1")


@clause("SV-110")
def test_priest_burns_for_one_more_popularity() -> None:
    table = servant("priest", "N14", tokens="N13=plague").play("burn:N13")
    assert table.g.popularity[0] == 9


@clause("SV-116")
def test_beguine_comforts() -> None:
    table = servant("beguine", "N03", tokens="N02=blood N06=plague")
    assert table.kinds("extra") == ["comfort>N02"]
    table.play("extra:comfort>N02")
    assert (table.token("N02"), table.g.popularity[0], table.g.vp[0], table.g.stock[0][1], table.ap) == ("", 7, 1, 1, 2)
    assert servant("beguine", "N03", tokens="N02=blood", stock={0: {}}).reasons("extra:comfort") == ["SV-116"]
    assert servant("beguine", "N03", tokens="N06=plague").reasons("extra:comfort") == ["SV-116"]


@clause("SV-116")
def test_spy_eavesdrops() -> None:
    crews = {1: "thief beguine priest"}
    for facts in ({"at": "s1.1=N10"}, {"barracks": "N10=1.1"}, {"at": "s1.1=N14"}):
        table = servant("spy", "N14", crews=crews, **facts)
        table.play("extra:eavesdrop")
        assert (len(table.g.hand[0]), table.ap) == (1, 2)
    assert servant("spy", "N14", at="s1.1=N06").reasons("extra:eavesdrop") == ["SV-116"]


@clause("SV-116")
def test_thief_picks_pockets() -> None:
    stock = {0: {}, 1: {"gold": 3, "bread": 1}, 2: {"bread": 1}}
    table = servant("thief", "N14", seats=3, at="s1.1=N10 s2.1=S13", stock=stock)
    assert table.kinds("extra") == ["pickpocket>s1.gold", "pickpocket>s1.bread"]
    table.play("extra:pickpocket>s1.bread")
    assert (table.stock(0), table.stock(1), table.ap) == ("0 1 0 0", "3 0 0 0", 3)
    rich = servant("thief", "N14", seats=3, at="s1.1=N10", stock=stock).play("extra:pickpocket>s1.gold")
    assert (rich.stock(0), rich.stock(1)) == ("1 0 0 0", "2 1 0 0")
    assert servant("thief", "N14", at="s1.1=S13").reasons("extra:pickpocket") == ["SV-116"]


@clause("SV-137")
def test_bodyguard_protects_others() -> None:
    table = position(crews={0: "bodyguard spy scholar"}, at="s0.1=N09 s0.2=N09 s0.3=N10")
    assert [defence(table.g, each) for each in (0, 1, 2)] == [2, 1, 0]


@clause("SV-140", "SV-116")
def test_knight() -> None:
    assert servant("knight", "N11").kinds("sewer") == []
    assert servant("knight", "N11").reasons("sewer:E11") == ["SV-116"]
    table = haunting(crews={1: "knight beguine priest"}, at="s0=N05 s1.1=N05", blood={0: 9}, chance=["3"])
    table.play("attack:s1.1")
    assert (table.g.blood[0], table.where("s1.1")) == (8, "N05")


@clause("SV-131")
def test_courtier_makes_corruption_cheaper_where_he_is() -> None:
    for where, gold in (("N15", 2), ("E15", 1)):
        table = haunting(crews={0: "courtier spy scholar"}, at=f"s0=N05 s0.1={where}", stock={0: {"gold": 3}})
        table.play("corrupt")
        assert table.g.stock[0][0] == gold
    two = haunting(crews={0: "courtier spy scholar"}, at="s0=N05 s0.1=N15", stock={0: {"gold": 1}})
    assert "corrupt" in two.codes, "at least one gold"
    third = haunting(
        crews={0: "courtier spy scholar"}, at="s0=N05 s0.1=N15", stock={0: {"gold": 3}}, nobles={"N": (1, 1)}
    )
    assert third.play("corrupt").g.stock[0][0] == 1, "three gold for the third noble, one less"


@clause("SV-116")
def test_herald_proclaims_where_people_live_without_any_token() -> None:
    table = servant("herald", "N02").play("extra:proclaim")
    assert (table.g.popularity[0], table.ap) == (8, 2)
    for facts in (
        {"field": "N03"},
        {"field": "N02", "tokens": "N02=blood"},
        {"field": "N13", "event_tokens": "N13=mob"},
    ):
        assert servant("herald", **facts).reasons("extra:proclaim") == ["SV-116"]


@clause("SV-116", "SV-072")
def test_cultist() -> None:
    table = servant("cultist").play("extra:offering")
    assert (table.g.blood[0], table.ap) == (12, 3)
    assert servant("cultist", at="s0=-").reasons("extra:offering") == ["SV-116"]
    dead = position(Die(Seat(0), (0,), "attack"), crews={0: "cultist spy scholar"})
    assert dead.g.blood[0] == 14


@clause("SV-116")
def test_scholar_researches_on_the_central_tile() -> None:
    table = servant("scholar", "W01").play("extra:research")
    assert (len(table.g.hand[0]), table.ap) == (1, 2)
    assert servant("scholar", "W02").reasons("extra:research") == ["SV-116"]


def test_units_are_written_as_in_the_rules() -> None:
    assert [unit_of(text) for text in ("s0.1", "s1.2", "s3.3")] == [0, 4, 11]
