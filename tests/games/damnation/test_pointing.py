"""What a newcomer is told who points at what is not lit: whole sentences, about the thing, true in the position."""

from __future__ import annotations

import pytest

from lychgate.core.say import Say
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.slaying import Toll
from lychgate.games.damnation.steps.turn import Turn
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
