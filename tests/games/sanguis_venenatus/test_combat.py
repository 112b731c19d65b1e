"""Attacks and combat: SV-135 to SV-152, SV-177. Dice are scripted by face: attack 0 1 1 2 2 3, defence 0 0 1 1 2 2."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE
from lychgate.games.sanguis_venenatus.events.night import Fought, ServantAttacked
from lychgate.games.sanguis_venenatus.state.pieces import intrigue_names
from lychgate.testing.clause import clause
from tests.games.sanguis_venenatus.positions import Position, haunting

QUIET = "kublai cassandra siegfried"
"""Vampires without an ability for combat in seats 0 and 1."""


def attack(value: int) -> str:
    """The scripted answer for a value of the attack die."""
    return str(ATTACK_DIE.index(value))


def defend(value: int) -> str:
    """The scripted answer for a value of the defence die."""
    return str(DEFENCE_DIE.index(value))


def duel(a: int, d: int, own: str = "", other: str = "", field: str = "N05", **facts: Any) -> Position:
    """A combat of seat 0 against seat 1 with those dice and those cards."""
    facts.setdefault("vampires", QUIET)
    hand = {seat: card for seat, card in ((0, own), (1, other)) if card}
    table = haunting(at=f"s0={field} s1={field}", hand=hand, chance=[attack(a), defend(d)], **facts)
    table.play("duel:s1")
    for seat, card in hand.items():
        table.play(f"s{seat} card:{card}")
    return table


# --- servants


@clause("SV-135")
def test_only_opponents_servants_on_the_same_field() -> None:
    table = haunting(at="s0=N05 s1.1=N05 s1.2=N04 s0.1=N05")
    assert table.kinds("attack") == ["s1.1", "s1.1+1"]
    assert table.reasons("attack:s1.2") == ["SV-135"]
    assert haunting(ap=1, at="s0=N05 s1.1=N05").reasons("attack:s1.1") == ["SV-135"]


@clause("SV-141")
def test_an_own_servant_is_never_attacked() -> None:
    assert haunting(at="s0=N05 s0.1=N05").reasons("attack:s0.1") == ["SV-141"]


@clause("SV-135")
def test_each_servant_once_per_activation() -> None:
    table = haunting(at="s0=N05 s1.1=N05 s1.2=N05", chance=[attack(0)]).play("attack:s1.1")
    assert table.ap == 3
    assert table.kinds("attack") == ["s1.2", "s1.2+1"]
    assert table.reasons("attack:s1.1") == ["SV-135"]


@clause("SV-136")
def test_two_blood_give_one_more() -> None:
    table = haunting(at="s0=N14 s1.1=N14", chance=[attack(1)]).play("attack:s1.1+1")
    assert (table.where("s1.1"), table.g.blood[0]) == ("-", 11 - 2 + 2)
    assert haunting(at="s0=N14 s1.1=N14", chance=[attack(1)]).play("attack:s1.1").where("s1.1") == "N14"
    assert haunting(at="s0=N14 s1.1=N14", blood={0: 2}).reasons("attack:s1.1+1") == ["SV-136"]


@clause("SV-137", "SV-138")
@pytest.mark.parametrize("value, dies", [(0, False), (1, False), (2, True), (3, True)])
def test_greater_than_the_total_defence_kills(value: int, dies: bool) -> None:
    table = haunting(at="s0=E14 s1.1=E14", chance=[attack(value)]).play("attack:s1.1")
    assert (table.where("s1.1") == "-") == dies
    assert [(event.roll, event.defence, event.outcome == "killed") for event in table.told(ServantAttacked)] == [
        (value, 1, dies)
    ]


@clause("SV-139")
def test_after_the_death_a_victory_point_blood_and_shame() -> None:
    table = haunting(at="s0=N05 s1.1=N05", chance=[attack(1)], vp={1: 2}, influence={"E": (0, 1)})
    table.play("attack:s1.1")
    assert table.asked == ["s1 death.price"]
    assert (table.g.vp[0], table.g.blood[0]) == (0, 11), "the death is resolved first"
    table.play("lose:E")
    assert (table.g.vp, table.g.blood[0], table.g.popularity[0]) == ([1, 2], 13, 5)
    kinds = [(type(e).__name__, getattr(e, "res", "")) for e in table.g.events or ()][-3:]
    assert kinds == [("Gained", "vp"), ("Gained", "blood"), ("Lost", "popularity")]


@clause("SV-139")
def test_the_predator_gains_three() -> None:
    table = haunting(at="s0=N05 s1.1=N05", nighthunters=[0], chance=[attack(1)]).play("attack:s1.1")
    assert table.g.blood[0] == 14


@clause("SV-140")
def test_a_failed_attack_does_nothing_but_for_the_knight() -> None:
    table = haunting(at="s0=N05 s1.1=N05", chance=[attack(0)]).play("attack:s1.1")
    assert (table.g.vp, table.g.blood, table.g.popularity[0], table.where("s1.1")) == ([0, 0], [11, 11], 6, "N05")


@clause("SV-136", "SV-140")
@pytest.mark.parametrize("value, blood, dies", [(3, 11 - 2 + 2, True), (2, 8, False)])
def test_ex15_attack_a_servant(value: int, blood: int, dies: bool) -> None:
    """Siegfried pays 2 blood: with a roll of 3 the Knight dies, with 2 the attack fails and wounds him."""
    table = haunting(at="s0=N14 s1.1=N14", crews={1: "knight beguine priest"}, chance=[attack(value)], vp={1: 1})
    table.play("attack:s1.1+1")
    assert (table.g.blood[0], table.where("s1.1") == "-", table.g.vp[0]) == (blood, dies, int(dies))
    assert table.g.popularity[0] == (5 if dies else 6)


# --- vampires


@clause("SV-142")
def test_only_a_vampire_on_the_same_field_and_once() -> None:
    table = haunting(seats=3, at="s0=N05 s1=N05 s2=N04", chance=[attack(0), defend(0)], vampires=QUIET)
    assert table.kinds("duel") == ["s1"]
    assert table.reasons("duel:s2") == ["SV-142"]
    table.play("duel:s1")
    assert (table.ap, table.reasons("duel:s1")) == (3, ["SV-142"])
    assert haunting(ap=1, at="s0=N05 s1=N05").reasons("duel:s1") == ["SV-142"]


@clause("SV-143")
def test_both_choose_in_secret_and_an_empty_hand_is_not_asked() -> None:
    table = haunting(at="s0=N05 s1=N05", hand={0: "bribed_guards bribed_guards", 1: "whispered_threats"}).play(
        "duel:s1"
    )
    assert table.asked == ["s0 combat", "s1 combat"]
    ask = table.match.ask(0)
    assert ask is not None
    assert [option.code for option in ask.options] == ["card:none", "card:bribed_guards"]
    before = table.match.view(1).to_bytes()
    table.play("s0 card:bribed_guards")
    seen = table.match.view(1)
    assert seen.zones["hand:0"].count == 2
    assert seen.to_bytes() != before, "only the waiting list has changed"
    assert haunting(at="s0=N05 s1=N05", hand={1: "whispered_threats"}).play("duel:s1").asked == ["s1 combat"]
    (fought,) = haunting(at="s0=N05 s1=N05").play("duel:s1").told(Fought)
    assert (fought.card, fought.other_card) == ("", "")


@clause("SV-144", "SV-145", "SV-146")
@pytest.mark.parametrize(
    "a, d, own, other, field, totals",
    [
        (2, 1, "", "", "N05", (3, 1)), (2, 1, "whispered_threats", "", "N05", (4, 1)),
        (2, 1, "arson", "", "N05", (5, 1)), (2, 1, "bribed_guards", "bribed_guards", "N05", (3, 2)),
        (2, 1, "", "necromancy", "N05", (3, 3)), (2, 1, "", "poisoned_well", "N05", (3, 1)),
        (0, 2, "", "", "E12", (1, 3)), (0, 2, "", "", "N01", (1, 3)), (0, 2, "", "", "W01", (1, 2)),
    ],
)  # fmt: skip
def test_totals_of_dice_cards_and_field(
    a: int, d: int, own: str, other: str, field: str, totals: tuple[int, int]
) -> None:
    """An ambush is worth 1. Threats and arson show swords, guards and necromancy shields, the well a fang."""
    (fought,) = duel(a, d, own, other, field).told(Fought)
    assert (fought.roll, fought.other_roll, fought.attack, fought.defence) == (a, d, *totals)


@clause("SV-145", "SV-163")
@pytest.mark.parametrize("vampires, attack_total", [("siegfried cassandra", 3), ("cassandra siegfried", 2)])
def test_the_warlord_attacks_with_one_more(vampires: str, attack_total: int) -> None:
    (fought,) = duel(1, 0, vampires=vampires).told(Fought)
    assert fought.attack == attack_total


@clause("SV-147")
@pytest.mark.parametrize("own, wounds, blood", [("", 2, 8), ("whispered_threats", 3, 5), ("arson", 3, 5)])
def test_the_attacker_wounds_at_most_three_times(own: str, wounds: int, blood: int) -> None:
    table = duel(1, 0, own, blood={1: 12})
    assert (table.g.vp, table.g.blood[1]) == ([wounds, 0], blood)


@clause("SV-148")
@pytest.mark.parametrize(
    "a, d, own, other, counter",
    [
        (1, 2, "", "", 0), (0, 1, "", "", 0), (0, 2, "", "", 0), (0, 2, "", "bribed_guards", 1),
        (0, 2, "", "whispered_threats", 1), (0, 2, "", "arson", 2), (0, 2, "bribed_guards", "arson", 1),
        (0, 2, "necromancy", "whispered_threats", 0),
    ],
)  # fmt: skip
def test_the_counter_strike(a: int, d: int, own: str, other: str, counter: int) -> None:
    """One if the defence is two better, the defender's swords, less the attacker's shields."""
    table = duel(a, d, own, other, blood={0: 12})
    assert (table.g.vp, table.g.blood[0]) == ([0, counter], (12, 11, 8)[counter])


@clause("SV-149")
def test_the_fang_feeds_on_wounds() -> None:
    assert duel(2, 0, "poisoned_well", blood={0: 5}).g.blood[0] == 7
    assert duel(0, 2, "poisoned_well", blood={0: 5}).g.blood[0] == 5, "no wound"
    table = duel(0, 2, "", "poisoned_well", blood={1: 5})
    assert table.g.blood[1] == 5, "1 against 2 is no counter-strike"
    high = duel(0, 2, "", "poisoned_well", field="E12", blood={1: 5})
    assert high.g.blood[1] == 7, "1 against 3: one wound"


@clause("SV-150", "SV-177")
def test_a_defeat_in_combat_is_resolved_first_and_brings_three_more() -> None:
    table = duel(3, 0, "poisoned_well", blood={0: 5, 1: 4}, vp={1: 9}, influence={"N": (0, 1)})
    assert table.asked == ["s1 defeat.price"]
    assert table.g.vp[0] == 3, "the VP of the wounds; not yet those of the defeat"
    table.play("lose:vp", "lose:vp", "lose:vp")
    assert (table.g.vp, table.where("s1"), table.g.blood) == ([6, 6], "-", [7, 8])
    assert intrigue_names(table.g.intrigue_discard) == ["poisoned_well"]


@clause("SV-149", "SV-151")
def test_a_defeated_vampire_does_not_feed() -> None:
    table = duel(3, 0, "", "poisoned_well", blood={1: 2})
    assert (table.where("s1"), table.g.blood[1]) == ("-", 8)


@clause("SV-151")
def test_revealed_cards_are_discarded_face_up() -> None:
    table = duel(1, 1, "whispered_threats", "bribed_guards")
    assert sorted(intrigue_names(table.g.intrigue_discard)) == ["bribed_guards", "whispered_threats"]
    assert (table.g.hand, table.g.played) == ([[], []], [])


@clause("SV-152")
def test_nobody_is_moved_by_combat() -> None:
    table = duel(3, 0)
    assert (table.where("s0"), table.where("s1"), table.asked) == ("N05", "N05", ["s0 haunt"])


@clause("SV-145", "SV-147")
def test_ex16_combat() -> None:
    table = duel(2, 1, "whispered_threats", "bribed_guards", "E12", vampires="kublai persephone", blood={1: 9})
    (fought,) = table.told(Fought)
    assert (fought.attack, fought.defence, fought.wounds) == (4, 3, 1)
    assert (table.g.vp, table.g.blood[1]) == ([1, 0], 8)


@clause("SV-148", "SV-150", "SV-080")
def test_ex17_counter_strike() -> None:
    table = duel(0, 2, "bribed_guards", "arson", "E12", vampires="kublai persephone", blood={0: 4}, vp={0: 5})
    (fought,) = table.told(Fought)
    assert (fought.attack, fought.defence, fought.wounds, fought.hit) == (1, 3, 2, "attacker")
    assert (table.g.vp, table.g.blood[0], table.g.souls[1]) == ([2, 5], 8, 1)
    assert (table.where("s0"), table.paused) == ("-", True), "the activation has ended"
