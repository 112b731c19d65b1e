"""The Haunt: pairs, pushing one's luck, Death, 666, coming back."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.cards import IDS, IN_DECK
from lychgate.games.damnation.data.villains import BY_HAUNT, NONE
from lychgate.games.damnation.events.death import HauntEnded, Slain
from lychgate.games.damnation.steps.arrival import ComeBack
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.haunt import HauntTurn
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import Position, position, printed

CROWD: dict[str, Any] = {"lost": "c0703 tokens -", "stranger": "kitchen", "wanderer": "ss03"}


def dealt(*cards: str, tracker: int = 0, **more: Any) -> Position:
    """The Professor's Haunt turn; the cards named are dealt, then turned up, in this order."""
    rest = [IDS[card] for card in IN_DECK[13] if IDS[card] not in cards]
    order = [*rest, *reversed(cards)]
    names = [IDS[card] for card in IN_DECK[13]]
    code = ",".join(str(names.index(card)) for card in order)
    crowd: dict[str, Any] = {**CROWD, **more}
    return position(HauntTurn(0), chance=[code], professor=f"haunt {tracker}", **crowd)


@clause("DA-681")
def test_all_nine_cards_are_shuffled_and_three_dealt_face_up() -> None:
    table = dealt("blood", "madness_1", "vengeance_1")
    assert [IDS[card] for card in table.g.dealt] == ["blood", "madness_1", "vengeance_1"]
    assert table.match.view(None).zones["dealt"].pieces == ["blood", "madness_1", "vengeance_1"]
    assert table.match.view(0).zones["decks:13"].count == 6
    table.play("pass")
    assert (table.key, sorted(table.g.decks[13] + table.g.dealt)) == ("pause", list(IN_DECK[13]))


@clause("DA-684")
def test_what_was_turned_up_last_stays_known_to_all() -> None:
    """After the second push without a pair the turn passes on at once; what luck brought can still be seen."""
    table = dealt("blood", "madness_1", "vengeance_1")
    assert table.match.view(None).values["turned_up"] == ""
    table.play("push:1")
    turned = table.match.view(None).zones["dealt"].pieces
    assert turned is not None
    assert table.match.view(None).values["turned_up"] == turned[0]


@clause("DA-685")
@pytest.mark.parametrize(
    "first, odds", [("blood", "2 of the 6 cards left are Death"), ("death", "1 of the 6 cards left are Death")]
)
def test_pushing_says_how_many_deaths_are_left(first: str, odds: str) -> None:
    label = dealt(first, "madness_1", "vengeance_1").ask.menu.by_code["push:1"].label
    assert label is not None
    assert odds in (Words("damnation", strict=True).part(label, "then") or "")


@clause("DA-682")
def test_deaths_of_the_first_deal_are_ignored() -> None:
    table = dealt("death", "death_6", "vengeance_1")
    assert table.codes == ["push:1", "push:2", "push:3", "pass"]
    assert table.g.tracker[0] == 0


@clause("DA-683")
@pytest.mark.parametrize(
    "cards, pair, tracker",
    [
        (("blood", "blood_6", "death"), "blood", 2),
        (("madness_1", "madness_2", "death"), "madness", 1),
        (("vengeance_1", "vengeance_2", "death"), "vengeance", 1),
    ],
)
def test_a_pair_may_be_applied(cards: str, pair: str, tracker: int) -> None:
    table = dealt(*cards)
    assert table.codes[0] == f"stop:{pair}"
    table.play(f"stop:{pair}")
    if pair == "vengeance":
        assert table.codes == ["lost", "stranger"]
        table.play("stranger")
        assert table.hp("stranger") == 9
    if pair == "madness":
        assert table.controller("lost") == "professor"
    assert (table.key, table.g.tracker[0]) == ("pause", tracker)


@clause("DA-683")
def test_three_vengeance_are_one_pair() -> None:
    table = dealt("vengeance_1", "vengeance_2", "vengeance_6")
    table.play("stop:vengeance", "lost")
    assert (table.g.tracker[0], table.hp("lost"), table.key) == (1, 9, "pause")


@clause("DA-604", "DA-683")
def test_nobody_is_responsible_for_vengeance_and_it_may_be_blocked() -> None:
    table = dealt("vengeance_1", "vengeance_2", "death", stranger="kitchen hp 1 hand leather_apron")
    table.play("stop:vengeance", "stranger")
    assert table.key == "damage"
    table.play("pass", "slot:1")
    assert table.told(Slain)[0].by == NONE


@clause("DA-684")
def test_luck_may_be_pushed_twice_and_a_replaced_card_is_out() -> None:
    table = dealt("blood", "madness_1", "vengeance_1", "vengeance_2", "madness_2")
    table.play("push:1")
    assert [IDS[card] for card in table.g.dealt] == ["vengeance_2", "madness_1", "vengeance_1"]
    assert table.codes[0] == "stop:vengeance"
    table.play("push:3")
    assert table.codes == ["stop:madness", "pass"]
    assert [IDS[card] for card in table.g.dealt + table.g.replaced] == [
        "vengeance_2",
        "madness_1",
        "madness_2",
        "blood",
        "vengeance_1",
    ]


@clause("DA-684")
def test_a_pair_given_up_is_lost_and_a_first_death_may_be_replaced() -> None:
    table = dealt("death", "blood", "blood_6", "madness_1")
    table.play("push:1")
    assert table.codes[0] == "stop:blood"
    table = dealt("death", "blood", "blood_6", "madness_1")
    table.play("push:2")
    assert table.codes == ["push:1", "push:2", "push:3", "pass"]


@clause("DA-685")
def test_e6_a_death_turned_up_ends_the_turn() -> None:
    table = dealt("death", "vengeance_1", "blood", "death_6", tracker=2)
    table.play("push:3")
    assert (table.key, table.g.tracker[0]) == ("knell", 1)
    table.play("slot:2")
    assert (table.key, len(table.g.tolled)) == ("pause", 1)
    table = dealt("death", "vengeance_1", "blood", "death_6", tracker=0)
    table.play("push:3")
    assert table.g.tracker[0] == 0


@clause("DA-686")
def test_666_in_the_first_deal_counts_without_a_deathknell() -> None:
    table = dealt("death_6", "blood_6", "vengeance_6")
    assert (table.key, table.g.tracker[0], table.role("professor"), table.g.by_666[0]) == ("pause", 5, "waiting", True)
    assert table.g.tolled == []
    assert table.told(HauntEnded)[-1].what == "sixes"


@clause("DA-952", "DA-686")
def test_after_dawn_666_brings_nobody_back() -> None:
    table = dealt("death_6", "blood_6", "vengeance_6", round=60)
    assert (table.key, table.role("professor"), table.g.tracker[0]) == ("pause", "haunt", 0)
    assert table.told(HauntEnded)[-1].what == "late"


@clause("DA-687")
def test_e31_666_completed_by_death_tolls_as_well() -> None:
    table = dealt("blood_6", "vengeance_6", "madness_1", "death_6")
    table.play("push:3")
    assert (table.key, table.role("professor")) == ("knell", "waiting")
    table.play("slot:1")
    assert (len(table.g.tolled), table.g.tracker[0]) == (1, 5)


@clause("DA-687", "DA-646")
def test_e37_666_into_the_fall() -> None:
    table = dealt(
        "blood_6",
        "vengeance_6",
        "madness_1",
        "death_6",
        tolled="carnage hunters_moon creature eternal_night",
        knells="master_stirs",
        collector="haunt 2",
    )
    table.play("push:3")
    assert (table.g.fall, table.role("professor"), table.role("collector")) == (True, "waiting", "out")


@clause("DA-687", "DA-690", "DA-851")
def test_the_revenant_does_not_take_the_choice_of_666_away() -> None:
    table = dealt(
        "blood_6",
        "vengeance_6",
        "madness_1",
        "death_6",
        knells="revenant creature eternal_night master_stirs plague_of_rats",
    )
    table.play("push:3", "slot:1")
    assert (table.role("professor"), table.g.by_666[0]) == ("waiting", True)


@clause("DA-205", "DA-644")
def test_the_control_of_a_haunt_lapses_when_the_fall_eliminates_it() -> None:
    table = dealt(
        "blood",
        "madness_1",
        "vengeance_1",
        "death",
        tolled="carnage hunters_moon creature eternal_night",
        knells="master_stirs",
        collector="haunt 2",
        stranger="c0803 control collector by_haunt",
    )
    table.play("push:1")
    assert (table.g.fall, table.role("collector"), table.controller("stranger")) == (True, "out", "")


@clause("DA-604", "DA-683")
def test_madness_that_reaches_the_top_is_a_haunts_claim_all_the_same() -> None:
    table = dealt("madness_1", "madness_2", "death", tracker=4, stranger="c0803")
    table.play("stop:madness", "stranger")
    assert (table.role("professor"), table.g.control[table.v("stranger")]) == ("waiting", BY_HAUNT)


@clause("DA-688")
def test_passing_moves_nothing() -> None:
    table = dealt("blood", "blood_6", "death", tracker=2)
    table.play("pass")
    assert (table.g.tracker[0], [event.what for event in table.told(HauntEnded)]) == (2, ["pass"])


@clause("DA-689", "DA-042", "DA-692", "DA-041")
def test_on_the_top_one_waits_and_returns_on_the_following_turn() -> None:
    table = dealt("blood", "blood_6", "death", tracker=3)
    table.play("stop:blood")
    assert table.role("professor") == "waiting"
    table = position(
        Turn(0),
        professor="waiting 5 hp 0 tokens -",
        top="hip_flask smelling_salts cavalry_breastplate leather_apron meat_cleaver",
        **CROWD,
    )
    assert (table.key, table.codes) == (
        "return",
        ["start:cavalry_breastplate", "start:smelling_salts", "start:hip_flask"],
    )
    table.play("start:hip_flask", "keep:leather_apron")
    assert (table.at("professor"), table.hp("professor"), table.role("professor")) == ("kitchen", 4, "living")
    assert table.tokens("professor") == ["active", "fate", "ransack"]
    assert set(table.hand("professor")) == {"cavalry_breastplate", "smelling_salts", "hip_flask", "leather_apron"}
    assert (table.key, table.g.arriving) == ("pause", False)


@clause("DA-690")
def test_a_return_by_666_may_begin_in_any_standard_room() -> None:
    table = position(
        ComeBack(0),
        professor="waiting 5 by_666",
        top="hip_flask smelling_salts cavalry_breastplate executioners_axe arbalest",
        **CROWD,
    )
    assert len(table.codes) == 3 + 8
    table.play("room:torture_chamber", "keep:executioners_axe")
    assert (table.at("professor"), "executioners_axe" in table.hand("professor")) == ("torture_chamber", True)


@clause("DA-691")
def test_without_an_heirloom_the_start_place_is_the_cemetery() -> None:
    heirlooms = " ".join(IDS[card] for card in IN_DECK[12])
    crowd: dict[str, Any] = {**CROWD, "stranger": f"kitchen hand {heirlooms}"}
    table = position(ComeBack(0), professor="waiting 5", top="gravediggers_spade coffin_lid", **crowd)
    table.play("keep:gravediggers_spade")
    assert table.at("professor") == "cemetery"


@clause("DA-692", "DA-031")
def test_the_bans_of_the_arrival_hold_for_a_return() -> None:
    table = position(
        Turn(0),
        professor="waiting 5",
        top="hush_money smelling_salts hip_flask sleepwalking letter_opener",
        lost="gate hand looking_glass",
        stranger="gate",
        wanderer="gate",
    )
    table.play("start:smelling_salts", "keep:sleepwalking")
    assert (table.key, table.curses("professor")) == ("pause", ["sleepwalking"])


@clause("DA-693")
def test_a_later_death_starts_at_zero_again() -> None:
    table = position(Packet(0, 99, "event"), professor="c0703", fields={"tracker": [4, 0, 0, 0]}, **CROWD)
    table.play("slot:1")
    assert (table.role("professor"), table.g.tracker[0]) == ("haunt", 0)


def test_the_dead_remember() -> None:
    from lychgate.games.damnation.steps.program import Apply

    table = position(Apply(1, printed("the_dead_remember")), professor="haunt 4", **CROWD)
    assert table.role("professor") == "waiting"
    table = position(Apply(0, printed("the_dead_remember")), professor="c0703", **CROWD)
    assert table.souls("professor") == 1
