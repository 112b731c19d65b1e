"""End of turn, hand limits, rounds, safety, Gothic and the Haunt variant, cards as such."""

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
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.turn import NextTurn, Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import MANY, Position, position, printed


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
