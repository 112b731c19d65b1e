"""Windows: who is asked, when, again and again; Talents and Souls; what others see of it."""

from __future__ import annotations

from typing import Any

from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import MODES, NUMBER, TALENT_MODES
from lychgate.games.damnation.data.flags import DONE_ENDS, WHO_COULD
from lychgate.games.damnation.data.geometry import KITCHEN
from lychgate.games.damnation.data.timing import POST, RES
from lychgate.games.damnation.events.cards import Cancelled, Played
from lychgate.games.damnation.steps.attack import Declare
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.draws import Draw
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.resolution import InCorridor, OtherActions
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import Prowl
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position

KITCHEN_DECK = 5


@clause("DA-500")
def test_a_player_with_nothing_to_play_is_passed_silently() -> None:
    table = position(Packet(0, 2, "event"), wanderer="c0703 hand hip_flask")
    assert (table.key, table.hp("wanderer")) == ("pause", 8)


@clause("DA-500")
def test_with_a_poker_face_everybody_who_could_hold_a_card_is_asked() -> None:
    """A Kitchen card might be a Leather Apron, so its owner is asked; nobody learns who is waited for."""
    table = position(Packet(0, 2, "event"), wanderer="c0703 hand crones_broth", poker_face=True)
    assert (table.key, table.codes) == ("damage", ["pass"])
    assert (table.match.waiting.reaction, table.match.waiting.seats) == (True, ())
    events = len(table.g.events or [])
    table.play("pass")
    assert not [event for event in (table.g.events or [])[events:] if isinstance(event, Played)]
    table = position(Packet(0, 2, "event"), wanderer="c0703", poker_face=True)
    assert table.key == "pause"


def _rolled(flags: tuple[str, ...], **fields: Any) -> Position:
    """The Wanderer has rolled; The Lost has an Heirloom, The Stranger a card of the Great Hall."""
    table = position(
        RollToMove(0),
        wanderer="c0903 tokens - hand banqueting_knife",
        lost="gate hand whalebone_corset",
        stranger="gate hand candelabrum",
        chance=["d3", "dark"],
        poker_face=True,
        fields={"flags": flags, **fields},
    )
    while (table.key, table.who) == ("roll", "wanderer"):
        table.play("pass")
    return table


@clause("DA-500")
def test_nobody_is_asked_who_as_all_know_can_hold_nothing_for_it() -> None:
    """An Heirloom might be the Lucky Sovereign; Puppeteer's Strings need strings, which all see there are none of."""
    asked = _rolled(())
    assert (asked.key, asked.who) == ("roll", "lost")
    asked.play("pass")
    assert (asked.key, asked.who) == ("roll", "stranger"), "as it was before the change of the rules"
    asked = _rolled((WHO_COULD,))
    assert (asked.key, asked.who, asked.codes) == ("roll", "lost", ["pass"])
    asked.play("pass")
    assert asked.key == "move"
    # Nobody holds what everybody has just seen played.
    assert _rolled((WHO_COULD,), played=[NUMBER["lucky_sovereign"]]).key == "move"


@clause("DA-500")
def test_who_holds_strings_may_hold_more_of_them() -> None:
    table = position(
        RollToMove(0),
        wanderer="c0903 tokens - hand banqueting_knife control stranger",
        lost="gate",
        stranger="gate hand candelabrum",
        chance=["d3", "dark"],
        poker_face=True,
        fields={"flags": (WHO_COULD,)},
    )
    while (table.key, table.who) == ("roll", "wanderer"):
        table.play("pass")
    assert (table.key, table.who, table.codes) == ("roll", "stranger", ["pass"])


def _landed(flags: tuple[str, ...], hand: str = "hip_flask") -> Position:
    return position(
        InCorridor(0),
        OtherActions(0),
        lost=f"c0703 hp 5 tokens - hand {hand}",
        wanderer="c1903",
        fields={"flags": flags},
    )


@clause("DA-102")
def test_whoever_is_done_where_the_movement_ended_is_not_asked_again() -> None:
    table = _landed((DONE_ENDS,))
    assert (table.key, table.codes) == ("resolve", ["done", "hip_flask"])
    assert table.ask.menu.by_code["done"].label == Say("option-done-turn", {"brings": ""})
    table.play("done")
    assert (table.key, table.g.phase, table.hp("lost")) == ("pause", "end-of-turn", 5)
    before = _landed(())
    assert before.ask.menu.by_code["done"].label == Say("option-done-here")
    before.play("done")
    assert (before.key, before.codes) == ("post", ["pass", "hip_flask"])


@clause("DA-102")
def test_whatever_can_be_played_after_the_movement_can_be_played_where_it_ended() -> None:
    """Which is why whoever is done there has declined it."""
    for modes in (*MODES, TALENT_MODES):
        for mode in modes:
            assert mode is None or not mode.bits & POST or mode.bits & RES, mode


@clause("DA-500", "DA-504", "DA-507")
def test_with_a_poker_face_rolls_and_actions_ask_everybody_who_could_answer() -> None:
    """An Heirloom might be the Lucky Sovereign, a Bedroom card the Looking Glass."""
    table = position(
        RollToMove(0),
        wanderer="c0903 tokens - hand banqueting_knife",
        lost="gate hand whalebone_corset",
        stranger="gate hand meat_cleaver",
        chance=["d3", "dark"],
        poker_face=True,
    )
    table.upto("roll")
    while table.who == "wanderer":
        table.play("pass")
    assert (table.key, table.who, table.codes) == ("roll", "lost", ["pass"])
    table = position(
        Turn(0),
        wanderer="c0903 hp 5 tokens - hand goblet_of_claret",
        lost="gate hand silk_garrotte",
        stranger="gate hand meat_cleaver",
        poker_face=True,
    )
    table.play("goblet_of_claret")
    assert (table.key, table.who, table.codes) == ("card", "lost", ["pass"])
    table.play("pass")
    assert (table.key, table.hp("wanderer")) == ("pre", 8), "nobody else could hold one"


@clause("DA-502", "DA-504")
def test_after_every_roll_all_are_asked_and_a_play_starts_the_order_anew() -> None:
    table = position(
        RollToMove(0),
        wanderer="c0903 tokens fate",
        lost="gate hand lucky_sovereign hip_flask",
        chance=["d3", "dark", "d5", "d2"],
    )
    assert (table.key, table.who) == ("roll", "wanderer")
    table.play("pass")
    assert (table.who, table.codes) == ("lost", ["pass", "lucky_sovereign:d1", "lucky_sovereign:black"])
    table.play("lucky_sovereign:d1")
    assert (table.who, table.g.dice) == ("wanderer", (5,))
    table.play(
        "fate:d1",
    )
    assert (table.key, table.g.dice) == ("move", (2,))


@clause("DA-504")
def test_own_cards_are_for_movement_rolls_of_ones_own() -> None:
    table = position(
        RollToMove(0),
        wanderer="c0903 hp 5 tokens - hand hip_flask",
        lost="gate hand smelling_salts",
        chance=["d3", "dark"],
    )
    assert (table.who, table.codes) == ("wanderer", ["pass", "hip_flask"])
    table.play("pass")
    assert table.key == "move"


@clause("DA-505")
def test_in_a_room_own_plays_come_before_draw_or_attack() -> None:
    table = position(
        Enter(0, KITCHEN),
        wanderer="c1003 hp 5 tokens - hand hip_flask banqueting_knife",
        lost="kitchen",
        top="leather_apron",
        fields={"light": "darkness"},
    )
    assert table.codes == ["draw", "attack:banqueting_knife>lost", "hip_flask"]
    table.play("hip_flask")
    assert table.codes == ["draw", "attack:banqueting_knife>lost"]
    table.play("draw")
    assert (table.key, table.hp("lost")) == ("pause", 10)


@clause("DA-507")
def test_an_action_may_be_cancelled_by_any_other_player() -> None:
    table = position(
        Turn(0), wanderer="kitchen hp 5 tokens - hand hip_flask", lost="gate", gentleman="gate hand looking_glass"
    )
    table.play("hip_flask")
    assert (table.key, table.who, table.codes) == ("card", "gentleman", ["pass", "looking_glass"])
    table.play("looking_glass")
    assert (table.hp("wanderer"), table.played, len(table.told(Cancelled))) == (5, ["hip_flask", "looking_glass"], 1)


@clause("DA-507")
def test_what_cancels_an_action_opens_no_window_of_its_own() -> None:
    table = position(
        Turn(0),
        wanderer="kitchen hp 5 tokens - hand hip_flask",
        lost="gate hand letter_opener",
        gentleman="gate hand looking_glass",
        poker_face=True,
    )
    table.play("hip_flask")
    assert (table.key, table.who) == ("card", "lost")
    table.play("pass", "looking_glass")
    assert (table.key, table.who, table.hp("wanderer")) == ("pre", "wanderer", 5)


@clause("DA-507")
def test_talents_weapons_protection_and_alternatives_cannot_be_cancelled() -> None:
    glass: dict[str, Any] = {"lost": "c0803 hand looking_glass"}
    table = position(Turn(0), wanderer="kitchen tokens ransack", top="leather_apron", **glass)
    table.play("ransack")
    assert (table.key, table.hand("wanderer")) == ("pre", ["leather_apron"])
    table = position(Declare(0, 1, 1, False), wanderer="c0703 tokens - hand banqueting_knife", **glass)
    assert (table.key, table.hp("lost")) == ("pause", 6)
    table = position(Packet(0, 3, "event"), wanderer="c0703 hand leather_apron", **glass)
    table.play("leather_apron")
    assert table.key == "pause"
    table = position(Turn(0), wanderer="kitchen hp 5 tokens - hand surgeons_scalpel", **glass)
    table.play("surgeons_scalpel*")
    assert table.hp("wanderer") == 7


@clause("DA-507", "DA-516")
def test_a_reaction_may_itself_be_cancelled_and_the_window_goes_on() -> None:
    """ATTACK > CARD: Spectral Shroud is cancelled, and the attack strikes home."""
    table = position(
        Declare(0, 1, 1, False),
        wanderer="c0703 tokens - hand banqueting_knife",
        lost="c0803 hand spectral_shroud",
        gentleman="gate hand looking_glass",
    )
    table.play("spectral_shroud")
    assert (table.key, table.who) == ("card", "gentleman")
    table.play("looking_glass")
    assert (table.hp("lost"), table.key) == (6, "pause")


@clause("DA-509")
def test_a_drawn_event_may_be_averted_before_it_works() -> None:
    table = position(Draw(0, KITCHEN_DECK), wanderer="kitchen hand hush_money", top="the_crones leather_apron")
    assert (table.key, table.codes) == ("draw", ["pass", "hush_money"])
    table.play("hush_money")
    assert (table.hand("wanderer"), table.played) == (["leather_apron"], ["the_crones", "hush_money"])


@clause("DA-509")
def test_hexproof_lays_a_curse_aside_and_draws_the_next_card() -> None:
    table = position(Draw(0, 1), occultist="master_bedroom tokens -", top="sleepwalking letter_opener")
    assert (table.key, table.codes) == ("draw", ["pass", "hexproof"])
    table.play("hexproof")
    assert (table.curses("occultist"), table.hand("occultist"), table.played) == (
        [],
        ["letter_opener"],
        ["sleepwalking"],
    )


@clause("DA-509")
def test_castle_cards_open_no_window() -> None:
    table = position(
        RollToMove(0), wanderer="c0403 hand hush_money tokens -", chance=["d1", "castle"], top="blood_moon"
    )
    assert (table.key, table.hp("wanderer")) == ("move", 9)


@clause("DA-513", "DA-041")
def test_the_elixir_prevents_a_slaying() -> None:
    table = position(Packet(0, 9, "event"), wanderer="c0703 hp 2 hand elixir_of_undeath", lost="gate")
    assert (table.key, table.codes) == ("slain", ["pass", "elixir_of_undeath"])
    table.play("elixir_of_undeath")
    assert (table.hp("wanderer"), table.role("wanderer"), table.at("wanderer")) == (5, "living", "c0703")
    table = position(Packet(0, 9, "event"), wanderer="c0703 hp 2 hand elixir_of_undeath", lost="gate", fall=True)
    assert table.key == "knell" if table.g.knell_slots else True
    assert table.role("wanderer") != "living"


@clause("DA-513")
def test_whoever_is_saved_on_the_final_step_goes_to_the_cemetery() -> None:
    table = position(Turn(0), wanderer="ss11 tokens - hand elixir_of_undeath", lost="gate", chance=["d3"])
    table.upto("slain").play("elixir_of_undeath")
    assert (table.at("wanderer"), table.hp("wanderer")) == ("cemetery", 5)


@clause("DA-514")
def test_haunts_and_the_vampire_do_not_react() -> None:
    table = position(
        Turn(0),
        wanderer="kitchen hp 5 tokens - hand hip_flask",
        lost="haunt 1 hand looking_glass",
        gentleman="gate",
        stranger="vault",
        vampire=("stranger", "c0403", 3),
    )
    table.play("hip_flask")
    assert table.hp("wanderer") == 8


@clause("DA-500", "DA-338")
def test_nobody_is_asked_who_could_do_nothing_by_public_facts() -> None:
    """In The Moat Ransack is of no use, and everybody sees it: with people at the table, too, the roll stands."""
    table = position(
        Turn(0), wanderer="moat hp 9 tokens ransack", lost="gate", chance=["d1", "d2", "d4"], poker_face=True
    )
    assert (table.key, table.at("wanderer")) == ("room", "cemetery")


@clause("DA-516", "DA-504")
def test_windows_nest_and_go_on() -> None:
    """PRE > Ransack > DRAW > ROLL > CARD: each goes on afterwards."""
    table = position(
        Turn(0),
        wanderer="great_hall tokens ransack hand hush_money hip_flask",
        lost="gate hand lucky_sovereign",
        gentleman="gate hand looking_glass",
        top="falling_chandelier goblet_of_claret",
        chance=["d1", "d6"],
    )
    table.play("ransack")
    assert table.key == "draw"
    table.play("pass")
    assert (table.key, table.who, table.codes) == ("roll", "wanderer", ["pass", "hip_flask"])
    table.play("pass")
    assert (table.key, table.who) == ("roll", "lost")
    table.play("lucky_sovereign:d1")
    assert (table.key, table.who) == ("card", "gentleman")
    table.play("pass")
    assert (table.key, table.who) == ("roll", "wanderer"), "the order starts again"
    table.play("pass")
    assert (table.key, table.hand("wanderer")) == ("pre", ["hush_money", "hip_flask", "goblet_of_claret"])


@clause("DA-516")
def test_a_window_of_the_slain_does_not_go_on() -> None:
    table = position(
        Turn(0),
        wanderer="torture_chamber tokens ransack hand hip_flask",
        lost="gate",
        top="the_iron_maiden",
        gentleman="gate",
    )
    table.play("ransack", "slot:1")
    assert table.key == "pause"


# --- Talents and Souls


@clause("DA-450")
def test_a_talent_turns_its_token_down_and_needs_it_up() -> None:
    table = position(Turn(0), occultist="kitchen tokens active ransack", top="leather_apron")
    table.play("blood_rite")
    assert (table.hp("occultist"), table.souls("occultist"), table.tokens("occultist")) == (8, 1, ["ransack"])
    assert table.reasons("blood_rite") == ["DA-450"]


@clause("DA-451")
def test_different_talents_may_be_used_one_after_the_other() -> None:
    table = position(Turn(0), occultist="kitchen tokens active ransack", top="leather_apron")
    table.play("blood_rite", "ransack")
    assert (table.tokens("occultist"), table.hand("occultist")) == ([], ["leather_apron"])
    assert table.reasons("fate") == ["DA-451", "DA-450"]


@clause("DA-452", "DA-450")
def test_refreshing_turns_a_spent_token_of_ones_choice() -> None:
    table = position(Turn(0), wanderer="kitchen tokens ransack hand quicksilver_tincture")
    table.play("quicksilver_tincture")
    assert table.codes == ["refresh:active", "refresh:fate"]
    table.play("refresh:fate")
    assert table.tokens("wanderer") == ["fate", "ransack"]
    table = position(Turn(0), wanderer="kitchen hand quicksilver_tincture")
    assert table.reasons("quicksilver_tincture") == ["DA-452"]


@clause("DA-453")
def test_desperation_needs_no_token_and_works_once_a_turn() -> None:
    table = position(Turn(0), wanderer="c0903 hp 5 tokens - hand hip_flask", chance=["d2", "d5", "dark"])
    table.play("desperation")
    assert (table.hp("wanderer"), table.reasons("desperation")) == (4, ["DA-453"])
    table.play("pass", "pass")
    assert {option.value.total for option in table.ask.options} == {2, 5}
    table = position(Turn(0), wanderer="c0903 hp 1 tokens - hand hip_flask")
    assert table.reasons("desperation") == ["DA-453"]
    table = position(Turn(0), wanderer="moat tokens - hand hip_flask")
    assert table.reasons("desperation") == ["DA-386"]


@clause("DA-454", "DA-455")
def test_souls_refresh_tokens_on_ones_own_turn() -> None:
    table = position(Turn(0), wanderer="kitchen souls 2 tokens active ransack")
    assert "soul>fate" in table.codes
    assert table.reasons("soul>active") == ["DA-454"]
    before = table.g.supply
    table.play("soul>fate")
    assert (table.souls("wanderer"), table.g.supply, table.tokens("wanderer")) == (
        1,
        before + 1,
        ["active", "fate", "ransack"],
    )
    table = position(Packet(0, 3, "event"), wanderer="c0703 souls 1 tokens - hand leather_apron")
    assert table.reasons("soul>fate") == ["DA-454"]


@clause("DA-455")
def test_an_empty_supply_gives_no_soul() -> None:
    table = position(Turn(0), occultist="kitchen tokens active", lost="gate souls 4", supply=4)
    table.play("blood_rite")
    assert (table.souls("occultist"), table.g.supply) == (0, 0)


@clause("DA-456", "DA-721")
def test_the_vampires_player_has_no_talents() -> None:
    table = position(
        Prowl(0),
        occultist="vault hand wolf_form",
        vampire=("occultist", "c0403", 4),
        fields={"stride": 1, "bites": 1, "moved": True},
    )
    assert not {"ransack", "blood_rite", "desperation"} & set(table.codes)
    assert "wolf_form" in table.codes


def test_calculated_risk_sets_the_die() -> None:
    table = position(RollToMove(0), professor="c0903 tokens active", chance=["d1", "dark"])
    assert len(table.codes) == 7
    table.play("calculated_risk:d1=4")
    assert {option.value.total for option in table.ask.options} == {4}


def test_fate_rolls_any_of_the_dice_again() -> None:
    table = position(RollToMove(0), wanderer="c0903 tokens fate", chance=["d1", "dark", "d6", "brazier"])
    assert table.codes == ["pass", "fate:d1", "fate:black", "fate:d1+black"]
    table.play("fate:d1+black")
    assert (table.g.dice, table.g.light) == ((6,), "brazier")


def test_a_castle_event_may_be_rolled_away() -> None:
    table = position(
        RollToMove(0), wanderer="c0903 tokens fate", chance=["d1", "castle", "candle"], top="children_of_the_night"
    )
    table.play("fate:black")
    assert (table.hp("wanderer"), table.g.light) == (10, "candlelight")


def test_hidden_ways_lead_to_a_secret_door() -> None:
    table = position(Turn(0), wanderer="kitchen tokens active")
    table.play("hidden_ways", "door:c1903")
    assert table.at("wanderer") == "c1903"


def test_sticky_fingers_take_a_random_card_unseen_by_the_others() -> None:
    table = position(
        Turn(0),
        collector="kitchen tokens active",
        lost="kitchen hand leather_apron banqueting_knife",
        gentleman="gate",
        chance=["1"],
    )
    table.play("sticky_fingers>lost")
    assert (table.hand("collector"), table.hand("lost")) == (["banqueting_knife"], ["leather_apron"])
    assert table.match.view(1).zones["hand:0"].pieces == ["banqueting_knife"]
    assert table.match.view(2).zones["hand:0"].pieces is None


def test_imperious_claims_from_afar() -> None:
    table = position(
        RollToMove(0),
        aristocrat="c0403 tokens active",
        lost="c0803",
        chance=["d1", "dark"],
    )
    table.play("move:c0503")
    assert "imperious>lost" in table.codes
    table.play("imperious>lost")
    assert table.controller("lost") == "aristocrat"
