"""What a newcomer is told who points at what is not lit: whole sentences, about the thing, true in the position."""

from __future__ import annotations

import pytest

from lychgate.core.say import Say
from lychgate.games.damnation.data.geometry import KITCHEN
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.resolution import InCorridor, OtherActions
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.slaying import Toll
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import VampireTurn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import Position, position, prowling

WORDS = Words("damnation", "en", ["Ada", "Bram", "Cleo", "Dora"], 0, strict=True)


def told(table: Position, text: str) -> str:
    """The first reason, in words."""
    return WORDS.sentence(table.why_not(text)[0].say)


def what(table: Position, id: str) -> str:
    """What a thing is, in words."""
    return WORDS.sentence(table.match.about(0, id).say)


def waiting() -> Position:
    """The Wanderer before its roll."""
    return position(Turn(0), wanderer="c0703 tokens fate hand longsword hip_flask", lost="c0803")


@clause("DA-122", "DA-123")
def test_a_place_too_far_away_says_how_far() -> None:
    table = position(RollToMove(0), wanderer="c0703 tokens -", lost="gate", chance=["d1", "dark"])
    assert told(table, "kitchen") == "The way to The Kitchen takes at least 4 steps, and you have 1."
    assert told(table, "c0903") == (
        "The way to the corridor 1 west of the Kitchen's north door takes at least 2 steps, and you have 1."
    )
    steered = position(RollToMove(0), wanderer="c0703 tokens - control lost", lost="gate", chance=["d1", "dark"])
    assert told(steered, "c0903").endswith("takes at least 2 steps, and The Wanderer has 1.")


@clause("DA-132")
def test_nobody_walks_into_the_moat_or_the_gate_at_any_time() -> None:
    for room in ("moat", "gate"):
        assert [why.say for why in waiting().why_not(room)] == [Say("when-walk-never")], room


@clause("DA-122")
def test_before_rolling_the_roll_is_the_way_to_go_somewhere() -> None:
    table = waiting()
    assert (table.match.about(0, "c0503").ways, table.match.about(0, "kitchen").ways) == (("pass",), ("pass",))


@clause("DA-450", "DA-451")
def test_what_is_for_another_moment_is_named() -> None:
    table = waiting()
    assert told(table, "talent:0:fate") == "Fate is for another moment: right after a roll of your own."
    held = position(Turn(0), wanderer="c0703 tokens - hand grappling_hook lucky_sovereign", lost="c0803")
    assert told(held, "hand:0:grappling_hook") == "Grappling Hook is for another moment: when a trap springs under you."
    spent = position(RollToMove(0), wanderer="c0703 tokens - hand lucky_sovereign", lost="gate", chance=["d1", "dark"])
    assert spent.key == "roll"
    assert told(spent, "fate:d1") == "The token of Fate is spent."


@clause("DA-231")
def test_too_far_names_target_and_weapon() -> None:
    table = position(InCorridor(0), wanderer="c0703 hp 5 tokens - hand longsword hip_flask", lost="c0903")
    assert told(table, "attack:longsword>lost") == "The Lost is 2 spaces away, and Longsword reaches 1 space."


@clause("DA-230", "DA-450")
def test_a_weapon_typed_as_a_card_is_an_attack() -> None:
    table = waiting()
    (why,) = table.why_not("longsword")
    assert (why.clause, WORDS.say(why.say), why.form) == (
        "DA-230",
        "A Weapon is not played: you attack with it where your movement has ended.",
        "attack:longsword>lost",
    )
    ended = position(InCorridor(0), wanderer="c0703 tokens - hand hip_flask", lost="c0803")
    assert (told(ended, "attack"), told(ended, "bare_hands")) == (
        "You have no Weapon to attack with.",
        "That Talent is another Villain's.",
    )


@clause("DA-730")
def test_a_space_too_far_for_the_vampire() -> None:
    table = prowling("c0703", stride=1)
    assert told(table, "c0903") == "That is 2 spaces away, and The Vampire has 1 space left."


@clause("DA-602", "DA-850")
def test_a_deathknell_that_has_tolled_says_so() -> None:
    table = waiting()
    tolled = position(Turn(0), wanderer="c0703 hand hip_flask", lost="c0803", tolled="creature")
    assert told(table, "knell:1") == "A Deathknell is turned up by whoever is Slain."
    assert told(tolled, "knell:1:creature") == "It has tolled, and its rule holds to the end of the match."
    asked = position(Toll(0), wanderer="c0703", lost="c0803", tolled="creature")
    assert asked.key == "knell"
    assert told(asked, "knell:1:creature") == "Only a Deathknell that lies face down can be turned up."


@clause("DA-002", "DA-004", "DA-381", "DA-399", "DA-400")
def test_piles_say_who_draws_from_them() -> None:
    table = waiting()
    assert told(table, "decks:9") == "The top card is drawn on entering the Vault while The Vampire is out."
    assert told(table, "decks:8").startswith("Whoever enters pays Souls, looks at one card more")
    assert "Man-Trap" in told(table, "reserve")
    assert table.match.about(0, "gate").figures == (), "Heirlooms are not drawn there"


@pytest.mark.parametrize("id", ["held:0", "aside:0", "drawn:0"])
def test_a_player_is_addressed_in_good_english(id: str) -> None:
    said = what(waiting(), id)
    assert said.startswith("Your "), said


@clause("DA-129")
@pytest.mark.parametrize("word", ["leave", "stay", "none", "stop"])
def test_what_is_compulsory_is_declined_by_no_word(word: str) -> None:
    table = position(RollToMove(0), wanderer="c0703 tokens -", lost="gate", chance=["d1", "dark"])
    assert table.key == "move"
    assert table.why_not(word)[0].say == Say("why-compulsory")


# --- right reasons first


@clause("DA-504", "DA-450")
def test_dice_that_cannot_be_changed_say_what_is_lacking() -> None:
    """Whoever points at dice hears of dice, not of whichever card could be played some other time."""
    own = position(
        RollToMove(0), wanderer="c0703 tokens - hand cigarette_case hip_flask", lost="gate", chance=["d1", "dark"]
    )
    assert own.match.about(0, "black").ways, "the Cigarette Case rolls again"
    spent = position(RollToMove(0), wanderer="c0703 tokens - hand hip_flask", lost="gate", chance=["d1", "dark"])
    assert told(spent, "black") == "The token of Fate is spent, and you have nothing else that changes these dice."
    others = position(
        RollToMove(1), wanderer="c0703 hand puppeteers_strings pocket_watch", lost="c0803 tokens - control wanderer",
        chance=["d1", "dark"],
    )  # fmt: skip
    assert (others.who, others.key) == ("wanderer", "roll")
    assert (
        told(others, "d1") == "These are not your dice: Fate is for your own, and you have no card that changes them."
    )
    assert what(others, "d2").startswith("A place for a second Movement Die, which Desperation adds")


@clause("DA-333", "DA-399")
def test_the_deck_of_the_room_is_drawn_from() -> None:
    table = position(Enter(0, KITCHEN), wanderer="c1003 tokens ransack hand hip_flask", lost="gate")
    assert table.key == "room"
    assert table.match.about(0, "decks:5").codes == ("draw",)
    assert told(table, "decks:0") == "You are elsewhere: here one draws from the Kitchen deck."


@clause("DA-505", "DA-230", "DA-200")
def test_after_the_movement_the_time_to_strike_is_over() -> None:
    table = position(OtherActions(0), wanderer="kitchen hp 5 tokens - hand longsword hip_flask", lost="kitchen")
    assert table.key == "post"
    for id in ("hand:0:longsword", "kitchen:lost"):
        assert told(table, id).startswith("The time to attack is over"), id
    claims = [WORDS.say(why.say) for why in table.why_not("kitchen:lost")]
    assert "The time for claims is over: it is right where the movement ends, on a corridor space." in claims


@clause("DA-420", "DA-370")
def test_a_hand_sends_to_its_cards() -> None:
    """No arbitrary card speaks for all of them."""
    table = position(Turn(0), wanderer="c0703 tokens - hand grappling_hook crucifix", lost="c0803")
    assert told(table, "hand:0") == "Point at a single card to learn what it is for, and when."
    assert told(table, "face_up:0") == "No card lies here now."


@clause("DA-453", "DA-454")
def test_talents_hear_of_souls_only_where_a_soul_would_help() -> None:
    fresh = waiting().match
    said = [why.say.key for id in ("talent:0:fate", "talent:0:desperation") for why in fresh.about(0, id).reasons]
    assert "why-no-souls" not in said
    spent = position(Turn(0), wanderer="c0703 tokens fate hand hip_flask", lost="c0803")
    assert "why-no-souls" in [why.say.key for why in spent.match.about(0, "talent:0:ransack").reasons]
    assert not any("token" in why.say.key for why in spent.match.about(0, "talent:0:desperation").reasons)


@clause("DA-755", "DA-731", "DA-730")
def test_after_the_bite_distances_matter_no_more() -> None:
    table = prowling("c0403", 3, own="hand native_earth", wanderer="c0503").play("bite:wanderer@c0403")
    assert [WORDS.sentence(why.say) for why in table.why_not("move:c0903")] == ["The Bite has ended the movement."]
    assert [WORDS.sentence(why.say) for why in table.why_not("bite")] == ["The Vampire has no Bite left this turn."]


@clause("DA-730")
def test_before_the_stride_the_way_leads_through_it() -> None:
    table = position(VampireTurn(0), lost="vault hand bat_form", vampire=("lost", "c0403", 3), wanderer="c0903")
    assert table.key == "stride"
    assert table.match.about(0, "c0703").ways == ("none", "faster:bat_form")
    assert table.match.about(0, "c0903:wanderer").ways == ("none", "faster:bat_form")


@clause("DA-200", "DA-755")
def test_a_word_alone_names_no_arbitrary_villain() -> None:
    far = position(InCorridor(0), wanderer="c0703 hp 5 tokens - hand hip_flask", lost="c1903", stranger="kitchen")
    assert told(far, "claim") == "Nobody is next to you on the corridor."
    assert told(far, "claim>lost") == "The Lost is not next to you on the corridor."
    night = prowling("c0403", 2, wanderer="c1903", stranger="c1912")
    assert told(night, "bite").startswith("No Villain on the corridors can be bitten")


@clause("DA-208", "DA-253")
def test_who_has_become_the_vampire_is_named() -> None:
    table = position(
        InCorridor(0), wanderer="c0703 tokens - hand longsword", lost="c0803", gentleman="vault",
        vampire=("gentleman", "c0903", 3),
    )  # fmt: skip
    for text in ("claim>gentleman", "attack:longsword>gentleman"):
        assert told(table, text).startswith("The Gentleman is The Vampire now")
    assert told(table, "claim>vampire").startswith("Nothing is done to The Vampire")


@clause("DA-200", "DA-209")
def test_a_sentence_is_said_once() -> None:
    table = position(
        InCorridor(0), wanderer="c0703 tokens - hand commanding_presence", lost="c0803", fields={"claimed": True},
        poker_face=True,
    )  # fmt: skip
    said = [WORDS.sentence(why.say) for why in table.why_not("c0803:lost")]
    assert len(said) == len(set(said)), said


@clause("DA-120")
def test_whoever_types_roll_is_told_how() -> None:
    (why,) = waiting().why_not("roll")
    assert (WORDS.say(why.say), why.form) == (
        "The dice are rolled as soon as nothing more is played before moving.",
        "pass",
    )


@clause("DA-295", "DA-296")
def test_a_secret_door_that_was_only_seen_lies_face_down() -> None:
    seen = position(
        Turn(0), wanderer="c0703 hand hip_flask", lost="gate", traps="c0803=secret_door", fields={"notes": {20: 1}}
    )
    assert what(seen, "c0803:trap-secret_door").startswith("A face-down trap you have looked at")


@clause("DA-310", "DA-285")
def test_an_arrow_says_where_it_pushes_to() -> None:
    assert what(waiting(), "c0310") == (
        "The arrow at the Staircase's west door: whoever ends a movement here is pushed on to step 6 of the Staircase,"
        " if the way is free."
    )


@clause("DA-390", "DA-122")
def test_a_step_of_the_staircase_too_far_away_says_how_far() -> None:
    table = position(RollToMove(0), wanderer="c0713 tokens -", lost="gate", chance=["d2", "dark"])
    assert told(table, "ss02") == "The way to step 2 of the Staircase takes at least 4 steps, and you have 2."


@clause("DA-640", "DA-891")
def test_a_deathknell_says_whether_it_begins_the_fall() -> None:
    four = "carnage revenant hunters_moon plague_of_rats"
    last = position(Turn(0), wanderer="c0703 hand hip_flask", lost="c0803", tolled=four)
    assert what(last, "knell:5").endswith("It is the last one: with it The Fall begins.")
    gothic = position(Turn(0), wanderer="c0703 hand hip_flask", lost="c0803", options={"gothic": True})
    assert "The Fall" not in what(gothic, "knell:5") + what(gothic, "knells")
