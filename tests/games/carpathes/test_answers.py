"""What an answer says it brings is what then happens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from lychgate.core.ask import Option, Seat
from lychgate.core.match import Match
from lychgate.games.carpathes.steps.cycle import EndCycle
from lychgate.games.carpathes.steps.demand import MakeDemand
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.carpathes.positions import GAME, Position, position

ACT = Act(Seat(0))
NAMES = ("Ada", "Bram", "Cleo", "Dora", "Emil")


def then(table: Position, code: str, language: str = "en") -> str:
    """The line below an answer."""
    option = table.ask.menu.by_code[code]
    assert option.label is not None
    return Words("carpathes", language, NAMES, table.ask.seat, strict=True).part(option.label, "then")


# --- notes that were not so


@clause("CA-081")
def test_supreme_punishment_promises_no_reaction() -> None:
    words = Words("carpathes", "en", NAMES, 0)
    table = position(ACT, s0="60 supreme_punishment,crows", s1="90 mist_form", s2="90").play("play:supreme_punishment")
    assert words.part(table.ask.prompt, "note") == "Nothing can counter it."
    assert then(table, "at:1") == "−20 DS"
    table = position(ACT, s0="60 crows", s1="90 mist_form", s2="90").play("play:crows")
    assert words.part(table.ask.prompt, "note") == "They may react before it strikes."
    assert (then(table, "at:1"), then(table, "at:2")) == ("−25 DS, unless they react", "−25 DS")
    assert then(table, "at:1+2") == "−15 DS each, unless they react"


@clause("CA-060", "CA-062")
@pytest.mark.parametrize("blood, event, most", [(60, "", 20), (60, "burning_thirst", 10), (95, "", 5)])
def test_recovery_says_how_much_it_can_give_now(blood: int, event: str, most: int) -> None:
    table = position(ACT, s0=f"{blood} MW", event=event)
    assert then(table, "recover") == f"+{most} DS at most"
    note = Words("carpathes", "en", NAMES, 0).part(table.play("recover").ask.prompt, "note")
    assert note == f"{most} DS at most now; what they are worth beyond that is lost."


# --- prices, effects, gains


@clause("CA-038", "CA-048")
def test_a_payment_says_what_is_wasted_and_where_it_leaves_the_counter() -> None:
    table = position(ACT, s0="30 bite MO", s1="90", s2="90").play("play:bite", "at:1")
    assert {code: then(table, code) for code in table.codes} == {
        "pay:5": "counter at 25",
        "pay:M": "15 DS are lost · counter at 30",
        "pay:O": "counter at 30",
    }
    table = position(ACT, s0="30 crows", s1="90", s2="90 M").play("play:crows", "at:2")
    assert then(table, "pay:M+5") == "counter at 85"
    table = position(ACT, s0="30 crows O", s1="90", s2="90").play("play:crows", "at:1")
    assert then(table, "pay:15") == "counter at 15: at 20 or less a free vampire can be dominated"


@clause("CA-049", "CA-154")
def test_a_card_that_only_heals_warns_at_a_full_counter() -> None:
    table = position(ACT, s0="100 coffin M laid=regeneration", cycle=2)
    assert then(table, "play:coffin").endswith("You are at 100 DS: it gives back at most what you pay for it.")
    assert then(table, "use:regeneration").endswith("You are at 100 DS: it gives nothing.")
    assert "100 DS" not in then(position(ACT, s0="95 coffin"), "play:coffin")
    table = position(ACT, s0="90 devil_hand laid=conversion").play("use:conversion")
    assert table.paused or table.question == "s0 act"
    table = position(ACT, s0="90 devil_hand,bite laid=conversion").play("use:conversion")
    assert then(table, "drop:devil_hand") == "+10 DS, to 100 · 5 DS are lost"


@clause("CA-052", "CA-053")
def test_a_draw_above_the_hand_limit_says_so() -> None:
    assert then(position(ACT, s0="60 MMMMMMMMM"), "draw:human") == "worth 5, 15 or 20 DS"
    assert then(position(ACT, s0="60 MMMMMMMMMM"), "draw:human") == (
        "worth 5, 15 or 20 DS · 1 above the hand limit of 10"
    )


@clause("CA-101", "CA-104", "CA-204")
def test_domination_says_its_price_whose_slave_it_makes_and_who_wins() -> None:
    assert then(position(ACT, s0="60", s1="20", s2="90"), "dominate:1") == (
        "10 DS from your counter, to 50 · your Slave"
    )
    assert then(position(ACT, s0="60", s1="20", s2="90 slave=0:1"), "dominate:1").endswith(
        "you are Lord of the Vampires"
    )
    assert then(position(ACT, s0="60 slave=2:0", s1="20", s2="90"), "dominate:1").endswith(
        "a Slave of Cleo, who then wins the match"
    )


@clause("CA-026", "CA-126", "CA-130")
def test_ending_the_turn_says_what_is_given_up() -> None:
    assert then(position(ACT, s0="60"), "end") == "3 actions are given up"
    table = position(ACT, s0="60 slave=1:3", s1="60", s2="60", demand="attack", quarry=2, actions=1)
    assert then(table, "end") == "one action is given up · order refused: Grace 2"
    table = position(ACT, s0="5 slave=1:1", s1="30", s2="60", demand="feed", actions=1)
    assert then(table, "end") == "one action is given up · not fed: Grace 0"


@clause("CA-122", "CA-129", "CA-138")
def test_a_demand_that_frees_the_slave_says_so() -> None:
    table = position(MakeDemand(Seat(0)), s0="60 slave=1:3", s1="30", s2="60")
    assert "goes free" in then(table, "feed")
    assert "goes free" not in then(table, "attack:2")
    table = position(ACT, s0="60 slave=1:3", s1="30", s2="60", demand="feed")
    assert then(table, "feed") == "costs 20 DS · she recovers 20 · you are free"
    table = position(ACT, s0="60 wolf_call slave=1:4", s1="30", s2="60", s3="60").play("play:wolf_call")
    assert then(table, "at:2") == "−20 DS · you are free"


@clause("CA-178")
def test_the_price_of_a_bid_says_what_is_wasted() -> None:
    table = position(EndCycle(), s0="90 MW", s1="90", s2="90", event_deck=["revolt"]).play("bid:15")
    assert (then(table, "pay:M"), then(table, "pay:W")) == ("5 DS are lost", "exactly the bid")


# --- for every answer of whole matches


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_has_its_line(language: str) -> None:
    options = {"etiquette": True, "characters": "choose", "colours": "choose"}
    for seed in range(3):
        words = Words("carpathes", language, NAMES, 0, strict=True)
        for _, option in _played(GAME.start(5, seed, options, poker_face=True), Random(seed)):
            assert option.label is not None
            assert words.part(option.label, "then"), option.code


@clause("CA-038", "CA-060", "CA-101", "CA-154")
def test_the_counter_stands_where_the_answer_said() -> None:
    seen = set()
    for seed in range(6):
        match = GAME.start(4, seed)
        for before, option in _played(match, Random(seed)):
            said = option.label.args if option.label is not None else {}
            if "left" not in said or option.code == "end":
                continue
            events = (match.state.events or [])[before:]
            stands = [getattr(event, "left", getattr(event, "blood", None)) for event in events]
            assert next(each for each in stands if each is not None) == said["left"], (option, events)
            seen.add(option.code.partition(":")[0])
    assert seen == {"pay", "drink", "dominate", "drop"}


def _played(match: Match, random: Random) -> Iterator[tuple[int, Option[object]]]:
    """Play to the end; yield each answer after it was given, and how many events there were before it."""
    while not match.over:
        ask = match.asks[0]
        option = random.choice(ask.options)
        before = len(match.state.events or ())
        match.answer(ask.seat, option.code)
        yield before, option


@clause("CA-044", "CA-047", "CA-083", "CA-161", "CA-178")
def test_answers_with_one_certain_outcome_name_the_numbers() -> None:
    table = position(ACT, s0="60 crows", s1="90 MO mist_form,bite", s2="90").play("play:crows", "at:1")
    assert table.ask.menu.by_code["mist_form:O"].brings == {"held:1:back-power": -1, "held:1:back-human": -1}
    table.play("pass")
    assert table.ask.menu.by_code["pay:M+5"].brings == {"held:1:back-human": -1, "blood:1": -5}
    table = position(ACT, s0="60 night_terror", s1="60 crows,bite", s2="90").play("play:night_terror", "at:1")
    assert table.ask.menu.by_code["drop:crows+bite"].brings == {"held:1:back-power": -2}
    table = position(EndCycle(), s0="90 MW", s1="90", s2="90", event_deck=["revolt"]).play("bid:15")
    assert table.ask.menu.by_code["pay:M"].brings == {"held:0:back-human": -1}
    cost = position(ACT, s0="60 M bite", s1="90", s2="90").play("play:bite", "at:1")
    assert not any(option.brings for option in cost.ask.options), "the card may change the numbers, too"


@clause("CA-050", "CA-065", "CA-101", "CA-122", "CA-164", "CA-165")
def test_actions_with_one_certain_outcome_name_the_numbers() -> None:
    table = position(ACT, s0="95 M conversion laid=regeneration,night_hunt", s1="20", s2="90", event="eclipse")
    brings = {option.code: dict(option.brings) for option in table.ask.options if option.brings}
    assert brings == {
        "draw:human": {"held:0:back-human": 1},
        "draw:power": {"held:0:back-power": 1},
        "lay:conversion": {"laid:0": 1},
        "use:night_hunt": {"held:0:back-human": 1},
        "use:regeneration": {"blood:0": 5},
        "dominate:1": {"blood:0": -10},
    }
    table = position(ACT, s0="60 slave=1:1", s1="30", s2="90", demand="feed")
    assert table.ask.menu.by_code["feed"].brings == {"blood:1": 20, "grace:0": 2}
    table = position(ACT, s0="60 slave=1:3", s1="30", s2="90", demand="feed")
    assert table.ask.menu.by_code["feed"].brings == {"blood:1": 20}, "he is free, and has no Grace any more"
    assert not position(ACT, s0="60 MMMMMMMMMM").ask.menu.by_code["draw:human"].brings, "it may have to go again"


@clause("CA-053", "CA-067", "CA-068", "CA-100")
def test_ending_a_turn_warns_of_what_one_would_regret() -> None:
    """Cards that must go, blood so low that one can be dominated, and a blue card that would still work for nothing."""
    assert then(position(ACT, s0="60", s1="90", s2="90"), "end") == "3 actions are given up"
    assert then(position(ACT, s0="20 O", s1="90", s2="90"), "end").endswith("· at 20 DS or less you can be dominated")
    assert "dominated" not in then(position(ACT, s0="20 slave=1:1", s1="90", s2="90"), "end")
    hoard = position(ACT, s0="60 MMMMWWWWOOOO", s1="90", s2="90")
    assert then(hoard, "end").endswith("· 2 cards above 10 must be discarded")
    assert then(hoard, "end", "fr").endswith("· il faut défausser 2 cartes au-delà de 10")
    lying = position(ACT, s0="60 laid=regeneration,conversion", s1="90", s2="90", cycle=2)
    assert then(lying, "end").endswith("· Regeneration could still be used for nothing")
    full = position(ACT, s0="100 laid=regeneration", s1="90", s2="90", cycle=2)
    assert then(full, "end") == "3 actions are given up"
    assert "Regeneration" not in then(lying.play("use:regeneration"), "end")
