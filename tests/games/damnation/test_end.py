"""End of turn, hand limits, rounds, safety, variants, cards as such."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.match import Match
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import CARDS
from lychgate.games.damnation.events.cards import Discarded
from lychgate.games.damnation.events.death import Slain, Tolled
from lychgate.games.damnation.events.turn import DawnCame, TurnBegan
from lychgate.games.damnation.events.villains import Hurt
from lychgate.games.damnation.state.position import Castle, turn_order
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.turn import NextTurn, Turn
from lychgate.games.damnation.steps.vampire import TimeUp
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position, printed

TWO: dict[str, Any] = {
    "wanderer": "c0403 tokens -",
    "gentleman": "c0603 tokens -",
    "lost": "kitchen tokens -",
    "stranger": "kitchen tokens -",
}


def two(*steps: Any, **villains: Any) -> Position:
    """Two players: The Wanderer and The Lost against The Gentleman and The Stranger."""
    return position(*steps, two=True, **{**TWO, **villains})


MANY = "candelabrum banqueting_knife goblet_of_claret leather_apron meat_cleaver boning_knife crones_broth iron_skillet"
"""Eight cards: more than anybody may keep."""


@clause("DA-800", "DA-427")
def test_end_effects_come_in_the_order_chosen_then_the_fall() -> None:
    table = position(
        EndPhase(0),
        wanderer="kitchen curses brand_of_the_damned strange_claw tokens -",
        tolled="plague_of_rats",
        fall=True,
        chance=["d2"],
    )
    assert table.codes == ["next:brand_of_the_damned", "next:strange_claw", "next:plague_of_rats"]
    table.play("next:plague_of_rats", "next:strange_claw")
    assert [event.source for event in table.told(Hurt)] == ["rats", "curse", "curse", "fall"]
    assert table.hp("wanderer") == 6


@clause("DA-800", "DA-803", "DA-421")
def test_used_cards_return_in_order_of_use_before_the_limit() -> None:
    table = position(
        Turn(0), wanderer="kitchen locked hp 2 tokens - hand hip_flask crones_broth smelling_salts", chance=["d1"]
    )
    table.play("crones_broth", "hip_flask", "pass", "discard:smelling_salts").upto("pause")
    assert table.deck("heirloom")[-2:] == ["hip_flask", "smelling_salts"]
    assert table.deck("kitchen")[-1] == "crones_broth"


@clause("DA-801", "DA-802", "DA-804")
def test_e33_hand_and_revealed_cards_count_curses_do_not() -> None:
    table = position(
        EndPhase(0),
        wanderer=(
            "c0703 hand candelabrum banqueting_knife leather_apron meat_cleaver boning_knife up longsword "
            "headsmans_sword curses banshees_mark"
        ),
    )
    assert (table.key, len(table.codes)) == ("limit", 7)
    table.play("discard:longsword")
    assert (table.key, table.up("wanderer"), table.deck("courtyard")[-1]) == ("pause", ["headsmans_sword"], "longsword")
    assert len(table.told(Discarded)) == 1


@clause("DA-802")
def test_discards_go_under_their_decks_in_the_order_chosen() -> None:
    table = position(
        EndPhase(0),
        wanderer=(
            "c0703 hand candelabrum banqueting_knife goblet_of_claret leather_apron meat_cleaver boning_knife "
            "crones_broth iron_skillet"
        ),
    )
    table.play("discard:iron_skillet", "discard:leather_apron")
    assert table.deck("kitchen")[-2:] == ["iron_skillet", "leather_apron"]
    assert table.match.view(1).zones["decks:5"].pieces is None


@clause("DA-801")
@pytest.mark.parametrize(
    "name, curses, limit",
    [
        ("wanderer", "", 6),
        ("wanderer", "curses gorging_idol", 4),
        ("collector", "", 8),
        ("collector", "curses gorging_idol", 6),
    ],
)
def test_limits(name: str, curses: str, limit: int) -> None:
    cards = f"{MANY} poisoned_chalice"
    villains: dict[str, Any] = {name: f"c0703 hand {cards} {curses}"}
    table = position(EndPhase(0), **villains)
    count = 0
    while table.key == "limit":
        table.play(table.codes[0])
        count += 1
    assert 9 - count == limit


@clause("DA-105", "DA-950")
def test_turns_go_clockwise_with_haunts_and_a_round_is_counted() -> None:
    match = GAME.start(4, 6)
    seats: list[int] = []
    seen = 0
    while match.state.round < 3 and not match.over:
        for ask in match.asks:
            codes = [option.code for option in ask.options]
            match.answer(ask.seat, next((c for c in ("pass", "done") if c in codes), codes[0]))
        g = match.state
        assert isinstance(g, Castle)
        seats += [event.seat for event in (g.events or [])[seen:] if isinstance(event, TurnBegan)]
        seen = len(g.events or [])
    g = match.state
    assert isinstance(g, Castle)
    assert seats[:8] == [(g.first + at) % 4 for at in range(8)]


@clause("DA-105")
def test_the_eliminated_are_skipped() -> None:
    table = position(NextTurn(), wanderer="c0703", lost="out", stranger="kitchen tokens -", professor="c0403")
    assert (table.g.mover, table.who) == (2, "stranger")


@clause("DA-132")
def test_barred_rooms_open_when_the_drawers_next_turn_begins_even_if_out() -> None:
    table = position(
        Apply(0, printed("falling_portcullis")), NextTurn(), wanderer="c0703 tokens -", lost="kitchen", stranger="gate"
    )
    assert [table.g.barred_by, len(table.g.barred)] == [0, 2]
    g = table.g.copy()
    g.role[0], g.at, g.step, g.agenda = 4, 2, None, [NextTurn()]
    again = Position(Match.from_state(GAME, g), table.names)
    assert again.g.barred == ()


@clause("DA-951", "DA-851")
def test_safety_turns_up_a_deathknell_without_a_revealer() -> None:
    table = position(
        NextTurn(),
        wanderer="c0703",
        lost="kitchen",
        stranger="gate",
        round=40,
        mover=2,
        chance=["0"],
        knells="revenant creature eternal_night master_stirs plague_of_rats",
    )
    assert [(event.seat, event.slot) for event in table.told(Tolled)] == [(None, 1)]
    assert (table.g.round, [table.role(name) for name in table.names]) == (41, ["living"] * 3)
    for number, tolls in ((39, 0), (41, 0), (45, 1)):
        later = position(NextTurn(), wanderer="c0703", lost="kitchen", stranger="gate", round=number, mover=2)
        assert len(later.told(Tolled)) == tolls


@clause("DA-952")
def test_dawn_is_announced_when_it_comes() -> None:
    for number, announced in ((58, 0), (59, 1), (60, 0)):
        table = position(NextTurn(), wanderer="c0703", lost="kitchen", stranger="gate", round=number, mover=2)
        assert len(table.told(DawnCame)) == announced


@clause("DA-952")
def test_dawn_ends_every_match() -> None:
    table = position(EndPhase(0), wanderer="c0703 hand leather_apron", round=60, fall=True)
    assert (table.key, table.hp("wanderer")) == ("pause", 9)
    table = position(Turn(0), wanderer="kitchen hp 5 tokens - hand hip_flask", round=60)
    table.play("hip_flask")
    assert table.hp("wanderer") == 5
    table = position(NextTurn(), wanderer="waiting 5", lost="c0403", stranger="kitchen", mover=2, round=60)
    assert (table.role("wanderer"), table.g.mover) == ("waiting", 1)
    table = position(
        Apply(1, printed("the_dead_remember")), professor="haunt 4", lost="c0403", stranger="kitchen", round=60
    )
    assert table.g.tracker[0] == 4
    table = position(
        Apply(1, printed("blood_moon")), lost="vault", wanderer="c0503", vampire=("lost", "c0403", 3), round=60
    )
    assert table.g.time == 3
    table = position(Packet(0, 9, "event"), wanderer="c0703 hp 2 hand elixir_of_undeath", lost="gate", round=60)
    assert table.key == "knell"


# --- cards as such


@clause("DA-370", "DA-424")
def test_a_card_with_the_reveal_icon_lies_face_up() -> None:
    table = position(Draw(0, 7), wanderer="courtyard", top="longsword")
    assert (table.hand("wanderer"), table.up("wanderer")) == ([], ["longsword"])
    assert table.match.view(None).zones["face_up:0"].pieces == ["longsword"]


@clause("DA-371", "DA-420")
def test_events_and_curses_are_shown_and_resolved_at_once() -> None:
    table = position(Draw(0, 6), wanderer="cemetery", top="restless_soul")
    assert (table.souls("wanderer"), table.played) == (1, ["restless_soul"])
    table = position(Draw(0, 6), wanderer="cemetery", top="banshees_mark")
    assert (table.curses("wanderer"), table.played) == (["banshees_mark"], [])
    assert table.match.view(None).zones["curses:0"].pieces == ["banshees_mark"]


@clause("DA-422", "DA-423")
def test_the_alternative_effect_discards_even_a_relic() -> None:
    relics = [card.id for card in CARDS if card.relic]
    assert set(relics) == {
        "longsword",
        "the_impalers_lance",
        "aegis_of_night",
        "letter_opener",
        "headsmans_sword",
        "boar_spear",
        "the_dragons_tooth",
    }
    table = position(Turn(0), wanderer="kitchen hp 5 tokens active fate hand ancestral_sword")
    table.play("ancestral_sword*")
    assert (table.played, table.tokens("wanderer")) == (["ancestral_sword"], ["active", "fate", "ransack"])


@clause("DA-427")
def test_curses_cannot_be_discarded_or_stolen() -> None:
    table = position(Apply(0, printed("the_brides")), wanderer="kitchen curses banshees_mark hand leather_apron")
    assert (table.key, table.codes) == ("damage", ["pass", "leather_apron"])
    table = position(Turn(0), collector="kitchen tokens active", lost="kitchen curses banshees_mark")
    table.play("sticky_fingers>lost")
    assert (table.curses("lost"), table.hand("collector")) == (["banshees_mark"], [])


@clause("DA-428", "DA-888")
def test_a_villain_may_hold_a_vampire_card_but_not_play_it() -> None:
    table = position(Draw(0, 6), Turn(0), wanderer="cemetery tokens -", top="unhallowed_ground")
    assert table.hand("wanderer") == ["unhallowed_ground"]
    assert not [code for code in table.codes if code.startswith("unhallowed_ground")]


@clause("DA-429")
def test_a_card_beats_the_rules() -> None:
    """Dominion claims from afar and besides the turn's claim, which no rule allows."""
    table = position(Turn(0), wanderer="kitchen tokens - hand dominion", lost="c0403", stranger="c1912")
    table.play("dominion")
    assert (table.controller("lost"), table.controller("stranger"), table.g.claimed) == ("wanderer", "wanderer", False)


@clause("DA-430")
def test_a_stolen_card_is_seen_by_two_players_a_revealed_one_by_all() -> None:
    table = position(
        Turn(0),
        wanderer="kitchen tokens - hand forged_letter",
        lost="kitchen hand leather_apron up longsword",
        chance=["1"],
    )
    table.play("forged_letter>lost")
    assert (table.up("wanderer"), table.up("lost")) == (["longsword"], [])
    table = position(
        Turn(0),
        wanderer="kitchen tokens - hand forged_letter",
        lost="kitchen hand leather_apron up longsword",
        chance=["0"],
    )
    table.play("forged_letter>lost")
    assert [table.match.view(seat).zones["hand:0"].pieces for seat in (0, 1, 2)] == [
        ["leather_apron"],
        ["leather_apron"],
        None,
    ]


# --- two players


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
    table = two(NextTurn(), wanderer="out", flags={"at": 3, "first": 0, "role": [4, 0, 0, 0]})
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
    table = two(Packet(0, 99, "event"), flags={"role": [0, 0, 4, 0]})
    assert table.match.result.winners == (1,)  # type: ignore[union-attr]
    table = two(Packet(0, 99, "event"), flags={"role": [0, 0, 1, 0]})
    assert table.match.over
    table = two(Packet(0, 99, "event"), flags={"role": [0, 0, 3, 0], "vampire": 2})
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
        TimeUp(-1), wanderer="vault hand leather_apron bat_form", flags={"vampire": 0, "lair": 3, "role": [3, 0, 0, 0]}
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


# --- Gothic and the Haunt variant


@clause("DA-891")
def test_in_gothic_the_fifth_starts_no_fall_and_the_slain_are_out() -> None:
    table = position(
        Packet(0, 99, "event"),
        wanderer="c0703",
        lost="gate",
        stranger="gate",
        collector="gate",
        tolled="carnage hunters_moon creature eternal_night",
        knells="master_stirs",
        options={"gothic": True},
    )
    assert (table.g.fall, table.role("wanderer"), len(table.g.tolled)) == (False, "out", 5)


@clause("DA-892")
def test_in_the_haunt_variant_nobody_is_eliminated() -> None:
    table = position(
        Packet(0, 99, "event"),
        wanderer="c0703",
        lost="gate",
        stranger="gate",
        collector="haunt 2",
        tolled="carnage hunters_moon creature eternal_night",
        knells="master_stirs",
        options={"haunt_variant": True},
    )
    assert (table.g.fall, table.role("wanderer"), table.role("collector")) == (True, "haunt", "haunt")
    table = position(
        Packet(0, 99, "event"),
        wanderer="c0703",
        lost="gate",
        collector="haunt 2",
        fall=True,
        options={"haunt_variant": True},
    )
    assert table.match.result.winners == (1,)  # type: ignore[union-attr]
    assert [event.cause for event in table.told(Slain)] == ["event"]
