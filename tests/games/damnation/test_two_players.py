"""Two players with two villains each, and a joint hand."""

from __future__ import annotations

from typing import Any

from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import NUMBER
from lychgate.games.damnation.state.position import Castle, turn_order
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.movement import TryDoor
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.turn import NextTurn, Turn
from lychgate.games.damnation.steps.vampire import TimeUp, Transform
from lychgate.testing.clause import clause
from tests.games.damnation.positions import MANY, Position, position, printed

TWO: dict[str, Any] = {
    "wanderer": "c0403 tokens -",
    "gentleman": "c0603 tokens -",
    "lost": "kitchen tokens -",
    "stranger": "kitchen tokens -",
}


def two(*steps: Any, **villains: Any) -> Position:
    """Two players: The Wanderer and The Lost against The Gentleman and The Stranger."""
    return position(*steps, two=True, **{**TWO, **villains})


@clause("DA-880", "DA-881", "DA-883")
def test_two_players_choose_two_villains_and_two_heirlooms_each() -> None:
    match = GAME.start(2, 4)
    g = match.state
    assert isinstance(g, Castle)
    assert [len(hand) for hand in g.hand] == [4, 4]
    asked = []
    while match.asks[0].key == "villain":
        asked.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, match.asks[0].options[0].code)
    assert asked == [g.first, 1 - g.first, g.first, 1 - g.first]
    assert {len(option.value) for ask in match.asks for option in ask.options} == {2}
    for ask in match.asks:
        match.answer(ask.seat, ask.options[0].code)
    keeps = []
    while match.asks[0].key == "keep":
        keeps.append(match.asks[0].seat)
        match.answer(match.asks[0].seat, match.asks[0].options[0].code)
    assert len(keeps) <= 4
    g = match.state
    assert isinstance(g, Castle)
    assert turn_order(g) == (g.first, 1 - g.first, g.first + 2, 3 - g.first)


@clause("DA-883")
def test_e7_players_alternate_even_with_one_villain_left() -> None:
    movers: list[int] = []
    table = two(NextTurn(), wanderer="out", fields={"at": 3, "first": 0, "role": [4, 0, 0, 0]})
    for _ in range(300):
        if len(movers) == 6 or table.match.over:
            break
        if not movers or movers[-1] != table.g.mover or (table.key == "pre" and table.g.phase == "move"):
            movers.append(table.g.mover) if not movers or movers[-1] != table.g.mover else None
        codes = table.codes
        table.play(next((code for code in ("pass", "done", "stay", "none") if code in codes), codes[0]))
    assert [mover % 2 for mover in movers] == [0, 1, 0, 1, 0, 1][: len(movers)]
    assert movers[:4] == [2, 1, 2, 3]


@clause("DA-882")
def test_the_joint_hand_has_a_limit_of_seven() -> None:
    table = two(EndPhase(0), wanderer=f"c0403 hand {MANY}")
    assert table.key == "limit"
    table.play("discard:iron_skillet")
    assert table.key == "pause"
    table = two(Turn(0), wanderer="kitchen tokens -", lost="gate hp 4 tokens - hand hip_flask")
    table.play("hip_flask")
    assert table.hand("wanderer") == []


@clause("DA-801")
def test_vampire_deck_cards_do_not_count_in_a_joint_hand() -> None:
    table = two(
        EndPhase(0),
        wanderer=(
            "c0403 hand candelabrum banqueting_knife goblet_of_claret leather_apron meat_cleaver boning_knife "
            "crones_broth bat_form wolf_form"
        ),
    )
    assert table.key == "pause"


@clause("DA-884", "DA-885")
def test_a_slain_villain_is_out_its_souls_go_to_the_slayer_and_the_joint_hand_stays() -> None:
    table = two(Packet(0, 99, "attack", 1), wanderer="c0403 souls 2 hand meat_cleaver", gentleman="c0503")
    table.play("slot:1")
    assert (table.role("wanderer"), table.souls("gentleman"), table.hand("lost")) == ("out", 3, ["meat_cleaver"])
    assert len(table.g.tolled) == 1


@clause("DA-886")
def test_ones_own_other_villain_is_no_target() -> None:
    table = two(Turn(0), wanderer="c0403 tokens - hand contract_in_blood", lost="c0503")
    assert [code for code in table.codes if code.startswith("contract_in_blood")] == [
        "contract_in_blood>gentleman",
        "contract_in_blood>stranger",
    ]
    table = two(Apply(1, printed("children_of_the_night")), wanderer="c0403", lost="c0503", gentleman="c0703")
    assert (table.hp("wanderer"), table.hp("lost"), table.hp("gentleman")) == (9, 10, 9)


@clause("DA-887")
def test_a_player_with_both_villains_slain_loses_at_once() -> None:
    table = two(Packet(0, 99, "event"), fields={"role": [0, 0, 4, 0]})
    assert table.match.result.winners == (1,)  # type: ignore[union-attr]
    table = two(Packet(0, 99, "event"), fields={"role": [0, 0, 1, 0]})
    assert table.match.over
    table = two(Packet(0, 99, "event"), fields={"role": [0, 0, 3, 0], "vampire": 2})
    assert not table.match.over


@clause("DA-888", "DA-885")
def test_the_joint_hand_is_not_set_aside() -> None:
    from lychgate.games.damnation.data.geometry import VAULT
    from lychgate.games.damnation.steps.rooms import Enter

    table = two(Enter(0, VAULT), wanderer="c1913 hand leather_apron", chance=["0,1,2,3,4,5"])
    assert (table.role("wanderer"), "leather_apron" in table.hand("wanderer"), table.g.aside) == (
        "vampire",
        True,
        [[], []],
    )
    table = two(
        TimeUp(-1), wanderer="vault hand leather_apron bat_form", fields={"vampire": 0, "lair": 3, "role": [3, 0, 0, 0]}
    )
    table.play("slot:1")
    assert table.hand("lost") == ["leather_apron"]


@clause("DA-884")
def test_there_are_no_haunts_but_the_revenant_returns() -> None:
    table = position(
        Packet(0, 99, "event"),
        Turn(0),
        two=True,
        knells="revenant",
        tolled="carnage hunters_moon creature",
        top="hip_flask smelling_salts cavalry_breastplate leather_apron meat_cleaver",
        **TWO,
    )
    assert (table.role("wanderer"), table.key) == ("waiting", "return")


# --- cards that the Vampire deck has lent to a joint hand


LENT = "bat_form wolf_form beneath_the_door"


def awake(*steps: Any, hand: str = "", **villains: Any) -> Position:
    """The Wanderer is The Vampire, and its three cards lie in the joint hand with those of The Lost."""
    return two(
        *steps,
        vampire=("wanderer", "c1913", 3),
        **{"wanderer": f"vault hp 6 hand {LENT} {hand}", "lost": "kitchen tokens -", **villains},
    )


@clause("DA-888")
def test_what_the_vampire_deck_has_lent_cannot_be_stolen() -> None:
    table = awake(Apply(1, printed("forged_letter"), target=2), gentleman="kitchen tokens -")
    assert (table.hand("gentleman"), table.hand("lost")) == ([], LENT.split())
    table = awake(Apply(1, printed("forged_letter"), target=2), hand="meat_cleaver", gentleman="kitchen tokens -")
    assert (table.hand("gentleman"), table.hand("lost")) == (["meat_cleaver"], LENT.split())


@clause("DA-801", "DA-888")
def test_what_the_vampire_deck_has_lent_is_not_laid_down_at_the_limit() -> None:
    table = awake(EndPhase(2), hand=MANY, fields={"mover": 2})
    assert (table.key, table.codes) == (
        "limit",
        [f"discard:{card}" for card in sorted(MANY.split(), key=NUMBER.__getitem__)],
    )
    table.play(table.codes[0])
    assert (table.key, len(table.hand("lost"))) == ("pause", 10)


@clause("DA-888")
def test_what_the_vampire_deck_has_lent_pays_for_nothing() -> None:
    """Neither The Brides nor a locked door take The Vampire's cards; the other Villain's own two they do."""
    table = awake(Apply(2, printed("the_brides")))
    assert (table.key, table.hp("lost")) == ("pause", 7), "there is nothing to yield"
    table = awake(Apply(2, printed("the_brides")), hand="meat_cleaver hip_flask").play("yield")
    assert table.codes == ["discard:meat_cleaver", "discard:hip_flask"]
    table = awake(TryDoor(2), lost="kitchen locked tokens -", hand="meat_cleaver")
    assert table.codes == ["roll", "discard:meat_cleaver"]


@clause("DA-736")
def test_the_vampire_rises_with_what_its_deck_still_has() -> None:
    table = two(Transform(1), wanderer=f"kitchen hand {LENT} mesmerise", gentleman="vault hp 6", fields={"mover": 1})
    assert (sorted(table.hand("gentleman")), table.deck("vampire")) == (["call_the_wolves", "unquenchable_thirst"], [])
