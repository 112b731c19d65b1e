"""What players are told: questions, answers and log name the cause, the amount and what it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.events import tell
from lychgate.games.damnation.data.cards import NUMBER
from lychgate.games.damnation.data.geometry import DARK_TOWER
from lychgate.games.damnation.screen.fill import fill
from lychgate.games.damnation.steps.arrival import PlaceHeirlooms
from lychgate.games.damnation.steps.attack import Declare
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.haunt import ApplyPair
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter, LeaveTower
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import VampireEnd
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import MANY, MORE, Position, position, printed, prowling

WORDS = Words("damnation", strict=True)


def story(table: Position, seat: int | None = None) -> list[str]:
    """The log as a seat reads it."""
    told = (tell(event, seat) for event in table.g.events or ())
    return [WORDS.sentence(each.said()) for each in told if each is not None]


def asked(table: Position) -> str:
    return WORDS.sentence(table.ask.prompt)


def answers(table: Position, part: str = "") -> dict[str, str]:
    """What each option is called, or what it brings."""
    labels = {option.code: option.label for option in table.ask.options}
    return {
        code: (WORDS.part(label, part) or "") if part else WORDS.say(label)
        for code, label in labels.items()
        if label is not None
    }


# --- answers

RISES = "nothing can block, and Health is 10; whoever enters becomes The Vampire, and the turn ends"


@clause("DA-009")
@pytest.mark.parametrize(
    "own, more, brings, is_final",
    [
        ("", {}, f"4 Damage {RISES}", True),
        ("", {"tolled": "master_stirs"}, f"2 Damage {RISES}", True),
        ("hp 4", {}, "the Vault costs more Health than there is: this kills", True),
        ("", {"fall": True}, "in The Fall the Vault kills whoever enters", True),
        ("", {"vampire": ("lost", "c0303", 4)}, "The Vampire is out: draw the Vault's top card", False),
    ],
)
def test_the_vault_says_what_becomes_of_whoever_enters(own: str, more: Any, brings: str, is_final: bool) -> None:
    table = position(
        RollToMove(0), wanderer=f"c1913 tokens - {own}", lost="gate", stranger="gate", chance=["d3", "dark"], **more
    )
    assert answers(table)["move:vault"] == "The Vault, 1 step", "the door is right here"
    assert answers(table, "then")["move:vault"] == brings
    assert table.ask.menu.by_code["move:vault"].final is is_final


@clause("DA-503", "DA-102", "DA-504", "DA-386", "DA-133")
@pytest.mark.parametrize(
    "own, label",
    [("c0703", "Roll the dice"), ("moat", "Roll to climb out"), ("ss03", "Roll on the Staircase"),
     ("kitchen locked", "On to the locked door")],
)  # fmt: skip
def test_to_pass_before_moving_is_to_roll(own: str, label: str) -> None:
    table = position(Turn(0), wanderer=f"{own} tokens fate hand hip_flask", chance=["d2", "dark"])
    assert answers(table)["pass"] == label


@clause("DA-504", "DA-102")
def test_dice_are_kept_and_the_turn_is_ended_by_name() -> None:
    table = position(Turn(0), wanderer="c0703 tokens fate hand hip_flask", chance=["d2", "candle"]).play("pass")
    assert asked(table) == "The Wanderer rolled 2 to move: Candlelight. Leave it so?"
    assert WORDS.part(table.ask.prompt, "note") == "It leads 1–3 spaces far."
    assert answers(table)["pass"] == "Keep 2"
    table.upto("post")
    assert answers(table)["pass"] == "End turn"


@clause("DA-743")
def test_the_last_turn_of_the_night_warns() -> None:
    table = prowling("c0403", 3, time=1)
    assert answers(table, "then")["done"] == "time is up: The Vampire is gone, and your Villain is Slain"
    assert table.ask.menu.by_code["done"].final
    assert answers(prowling("c0403", 3, time=3), "then")["done"] == "2 turns are left"


@clause("DA-755")
def test_after_a_bite_no_space_is_left_to_walk() -> None:
    table = prowling("c0403", 3, time=3, own="hand native_earth", wanderer="c0503").play("bite:wanderer@c0403")
    assert asked(table) == "The Vampire walks no further. Anything else?"


@clause("DA-642", "DA-236", "DA-239", "DA-854", "DA-504")
def test_answers_say_what_they_bring_and_warn_where_that_is_nothing() -> None:
    whole = position(Turn(0), wanderer="c0703 tokens - hand hip_flask skeleton_key", lost="c0803")
    assert answers(whole, "then")["hip_flask"] == "On your turn: heal 3. It heals nothing now: Health is 10 already."
    assert answers(whole, "then")["skeleton_key"].endswith("it does nothing now.")
    hurt = position(Turn(0), wanderer="c0703 hp 8 tokens - hand hip_flask", lost="c0803")
    assert answers(hurt, "then")["hip_flask"] == "On your turn: heal 3. Health becomes 10."
    fall = position(Turn(0), wanderer="c0703 hp 8 tokens - hand hip_flask", lost="c0803", fall=True)
    assert "nobody gains Health any more" in answers(fall, "then")["hip_flask"]
    dice = position(Turn(0), professor="c0703 tokens active", lost="c0803", chance=["d2", "dark"]).upto("roll")
    assert answers(dice, "then")["calculated_risk:d1=2"].endswith("it shows that already: nothing changes")
    room = position(Turn(0), collector="kitchen tokens active hand forged_letter", lost="kitchen")
    assert "nothing to take" in answers(room, "then")["sticky_fingers>lost"]
    attack = position(
        InCorridor(0), stranger="c0703 tokens - hand silk_garrotte letter_opener", lost="c0803 hp 5", tolled="carnage"
    )
    then = answers(attack, "then")
    assert then["attack:silk_garrotte>lost"] == (
        "6 Damage nothing can block, then this kills; the card is used up, no claim this turn"
    )
    assert then["attack:letter_opener>lost"] == (
        "5 Damage unless Protection catches it, then this kills; the Relic stays, no claim this turn"
    )
    bite = prowling("c0403", 3, time=3, wanderer="c0503 hp 9")
    assert answers(bite, "then")["bite:wanderer@c0403"] == (
        "7 Damage nothing can block, then Health 2 is left; your movement ends, and you gain 1 turn"
    )


@clause("DA-511", "DA-381", "DA-560", "DA-756")
def test_answers_promise_certain_numbers() -> None:
    table = position(Packet(0, 4, "event"), wanderer="c0703 hp 6 hand coffin_lid")
    assert table.ask.menu.by_code["pass"].brings == {"health:0": -4}
    own = position(
        Turn(0), occultist="c0703 hp 8 souls 1 tokens active hand hip_flask contract_in_blood", lost="c0803 hp 3"
    )
    brings = {option.code: dict(option.brings) for option in own.ask.options}
    assert brings["hip_flask"] == {"health:0": 2}
    assert brings["blood_rite"] == {"health:0": -2, "purse:0": 1}
    assert brings["desperation"] == {"health:0": -1}
    assert brings["soul>fate"] == {"purse:0": -1}
    assert brings["contract_in_blood>lost"] == {"health:1": -3}
    attack = position(InCorridor(0), wanderer="c0703 tokens - hand longsword", lost="c0803 hp 9")
    assert attack.ask.menu.by_code["attack:longsword>lost"].brings == {"health:1": -3}
    night = prowling("c0403", 3, time=3, wanderer="c0503 hp 9")
    assert night.ask.menu.by_code["bite:wanderer@c0403"].brings == {"health:3": -7, "time:0": 1}
    tower = position(Enter(0, DARK_TOWER), wanderer="c0312 souls 2 tokens -")
    assert [dict(option.brings) for option in tower.ask.options] == [{"purse:0": -1}, {"purse:0": -2}]


def test_two_villains_begin_by_name() -> None:
    table = position(
        PlaceHeirlooms(),
        two=True,
        wanderer="hand ancestral_sword hip_flask",
        gentleman="hand derringer blowpipe",
        lost="",
        stranger="",
    )
    label = table.match.asks[0].menu.by_code["start:ancestral_sword,hip_flask"].label
    assert label is not None
    assert WORDS.say(label) == (
        "The Wanderer in The Great Hall by Ancestral Sword, The Lost in The Kitchen by Hip Flask"
    )


# --- steps on the board


@clause("DA-390", "DA-392")
def test_steps_of_the_staircase_are_counted_as_they_are_taken() -> None:
    down = position(RollToMove(0), collector="c0308 tokens -", chance=["d4", "dark"])
    assert answers(down)["move:ss07"] == "step 7 of the Staircase, 4 steps"
    up = position(RollToMove(0), collector="ss05 tokens -", chance=["d6"])
    assert answers(up)["move:ss01"] == "step 1 of the Staircase, 4 steps"
    assert answers(up)["move:c0710"] == "the Great Hall's west door, 6 steps"
    assert {option.facts["steps"] for option in up.ask.options if option.value.end < 83} == {6}
    beside = position(RollToMove(0), collector="c0711 tokens -", chance=["d2", "dark"])
    assert answers(beside)["move:ss02"] == "step 2 of the Staircase, 2 steps"


# --- why not


@clause("DA-160")
def test_behind_a_trap_in_darkness_the_trap_is_the_reason() -> None:
    table = position(RollToMove(0), collector="c0903 tokens -", chance=["d4", "dark"], traps="c0803=bear")
    (why,) = table.why_not("move:c0503")
    assert (why.clause, WORDS.say(why.say)) == (
        "DA-160",
        "In Darkness the first trap on the way stops you, and every way there leads over one.",
    )
    steered = position(
        RollToMove(0), collector="c0903 tokens - control lost", lost="gate", chance=["d4", "dark"], traps="c0803=bear"
    )
    (why,) = steered.why_not("move:c0503")
    assert "stops The Collector" in WORDS.say(why.say)
    (why,) = steered.why_not("move:c0703")
    assert (why.clause, WORDS.say(why.say)) == (
        "DA-122",
        "The movement of The Collector is exact: 4. No way of that length ends there.",
    )


@clause("DA-380", "DA-210")
def test_the_tower_needs_a_soul_of_ones_own_or_of_the_one_who_is_steered() -> None:
    own = position(RollToMove(0), lost="c0313 tokens -", chance=["d2", "dark"])
    assert own.reasons("move:dark_tower") == ["DA-380"]
    steered = position(RollToMove(0), lost="c0313 tokens - control stranger", stranger="gate", chance=["d2", "dark"])
    assert steered.reasons("move:dark_tower") == ["DA-210"]


@clause("DA-391")
def test_on_the_staircase_the_way_leads_down() -> None:
    table = position(RollToMove(0), lost="ss05 tokens -", chance=["d2", "d3"], fields={"desperate": True})
    assert table.reasons("move:ss03") == ["DA-391"]


# --- questions


@clause("DA-504")
def test_a_roll_for_a_card_names_the_card_and_what_it_makes_of_the_number() -> None:
    table = position(Apply(0, printed("strange_claw")), wanderer="c0703 tokens fate curses strange_claw", chance=["d2"])
    assert asked(table) == "The Wanderer rolled 2 for Strange Claw. Leave it so?"
    note = WORDS.part(table.ask.prompt, "note")
    assert note is not None
    assert note.startswith("At the end of each of your turns roll a D6.")
    assert story(table)[-1] == "The Wanderer rolled 2 for Strange Claw."


@clause("DA-604", "DA-160")
@pytest.mark.parametrize("by_haunt, gain", [("", "Souls and cards are yours"), ("by_haunt", "you gain nothing")])
def test_who_steers_is_told_what_a_death_by_trap_brings(by_haunt: str, gain: str) -> None:
    table = position(
        RollToMove(0),
        collector=f"c0903 tokens - control lost {by_haunt}",
        lost="haunt 1" if by_haunt else "gate",
        stranger="gate",
        chance=["d4", "dark"],
        traps="c0803=bear",
    )
    note = WORDS.part(table.ask.prompt, "note")
    assert note is not None
    assert "The first trap on the way stops The Collector." in note
    assert gain in note
    by_day = position(RollToMove(0), collector="c0903 tokens - control lost", lost="gate", chance=["d4", "candle"])
    assert "first trap" not in (WORDS.part(by_day.ask.prompt, "note") or "")


@clause("DA-511", "DA-560")
def test_damage_says_where_it_comes_from_and_what_it_leaves() -> None:
    table = position(Apply(0, printed("the_rack")), wanderer="c0703 hp 6 hand coffin_lid")
    assert asked(table) == "The Rack: 4 Damage for The Wanderer. Protect yourself?"
    assert (answers(table)["pass"], answers(table, "then")["pass"]) == ("Take 4 Damage", "Health 2")
    table.play("pass")
    assert story(table)[-1] == "The Wanderer suffered 4 Damage from The Rack: Health 2."
    table = position(Packet(0, 9, "event"), wanderer="c0703 hp 6 hand coffin_lid", lost="gate")
    assert answers(table, "then")["pass"] == "Health 0: you are Slain"


# --- the log


@clause("DA-381", "DA-380")
def test_the_log_counts_what_two_souls_look_at_and_keep() -> None:
    table = position(
        Enter(0, DARK_TOWER),
        wanderer="c0312 souls 3 tokens -",
        top="elixir_of_undeath contract_in_blood dominion",
    )
    table.play("souls:2", "keep:elixir_of_undeath", "keep:contract_in_blood")
    assert story(table) == [
        "The Wanderer paid 2 Souls to the Dark Tower: 1 left.",
        "The Wanderer drew a card from the Dark Tower deck.",
        "The Wanderer drew a card from the Dark Tower deck.",
        "The Wanderer looked at 3 cards of the Dark Tower deck and kept 2.",
    ]


@clause("DA-454")
def test_the_log_says_that_a_soul_was_spent() -> None:
    table = position(Turn(0), wanderer="c0703 souls 2 tokens ransack").play("soul>fate")
    assert story(table)[-1] == "The Wanderer spent a Soul to refresh Fate: 1 left."


@clause("DA-430")
def test_a_theft_is_told_once_to_both() -> None:
    table = position(
        Apply(0, printed("forged_letter"), target=1), wanderer="kitchen", lost="kitchen hand man_trap", stranger="gate"
    )
    for seat, heard in ((0, 1), (1, 1), (2, 0), (None, 0)):
        assert story(table, seat).count("It was Man-Trap.") == heard
    assert [type(event).__name__ for event in table.g.events or ()] == ["Stolen", "Seen"]


@clause("DA-683", "DA-689")
def test_a_pair_is_told_before_what_it_leads_to() -> None:
    table = position(ApplyPair(0, "blood"), stranger="haunt 3", wanderer="gate", lost="gate")
    assert story(table) == [
        "A pair of Blood: The Stranger rises to 5 of 5.",
        "The Stranger will return next turn.",
    ]
    late = position(ApplyPair(0, "blood"), stranger="haunt 3", wanderer="gate", lost="gate", round=60)
    assert story(late) == ["A pair of Blood: The Stranger stays at 3 of 5."]


@clause("DA-689")
def test_what_a_card_does_for_haunts_is_told() -> None:
    table = position(Apply(1, printed("the_dead_remember")), stranger="haunt 2", wanderer="gate", lost="gate")
    assert story(table) == ["The Stranger, a Haunt, rises to 3 of 5."]


@clause("DA-743")
def test_a_death_by_time_is_one_line() -> None:
    table = position(
        VampireEnd(0), lost="vault hand bat_form wolf_form mesmerise", vampire=("lost", "c0403", 1), **MORE
    )
    assert story(table) == ["The Vampire's time is up: The Lost is dust."]


@clause("DA-642")
def test_healing_for_nothing_is_told() -> None:
    whole = position(Apply(0, printed("four_poster")), wanderer="c0703")
    assert story(whole) == ["The Wanderer healed nothing with Four-Poster: Health 10."]
    hurt = position(Apply(0, printed("four_poster")), wanderer="c0703 hp 8")
    assert story(hurt) == ["The Wanderer healed 2 with Four-Poster: Health 10."]


@clause("DA-455", "DA-421", "DA-383")
def test_every_line_names_its_cause() -> None:
    soul = position(Apply(0, printed("planchette")), wanderer="c0703")
    assert story(soul)[-1] == "The Wanderer gained a Soul from Planchette: 1 now."
    lit = position(Apply(0, printed("gust_of_wind")), wanderer="c0703")
    assert story(lit) == ["The light counts as Darkness now, by Gust of Wind."]
    limit = position(EndPhase(0), wanderer=f"kitchen hand {MANY}").play("discard:iron_skillet")
    assert story(limit)[0] == "The Wanderer laid down a card of the Kitchen deck, above the hand limit."
    tower = position(LeaveTower(0), wanderer="dark_tower").play("door:c1903")
    assert story(tower)[0].startswith("The Wanderer left The Dark Tower, and came out at the Secret Door")
    knife = "c0703 tokens - hp 5 hand banqueting_knife"
    blood = position(Declare(0, 1, NUMBER["banqueting_knife"], False), aristocrat=knife, lost="c0803")
    assert story(blood)[-1] == "The Aristocrat drew blood and healed 1: Health 6."


@clause("DA-600", "DA-604", "DA-602")
def test_a_death_names_who_did_it_with_what() -> None:
    table = position(
        Apply(0, printed("poisoned_chalice"), target=1), wanderer="kitchen", lost="kitchen hp 2", stranger="gate"
    )
    assert story(table)[-1] == "The Wanderer killed The Lost with Poisoned Chalice."
    table.play("slot:1")
    assert story(table)[2].startswith("A Deathknell tolls, turned up by The Lost: ")


# --- the table


@clause("DA-602", "DA-612")
def test_whoever_is_slain_is_not_out_of_the_game_yet() -> None:
    table = position(Packet(0, 10, "event"), wanderer="c0703", lost="gate", stranger="gate")
    assert (table.key, table.role("wanderer")) == ("knell", "slain")
    standing = fill(table.match.view(1)).seats[0]
    assert standing.state != "gone"
    assert standing.line is not None
    assert WORDS.say(standing.line).endswith("Slain")
    table.play("slot:1")
    assert table.role("wanderer") == "haunt"


@clause("DA-041")
def test_health_is_not_shown_before_it_is_set() -> None:
    coming = position(lost="c0703", stranger="kitchen", wanderer="c0903", fields={"arriving": True, "health": [0] * 3})
    shown = fill(coming.match.view(0))
    assert {"health:0", "health:1", "health:2"} <= set(shown.absent)
    assert not any(place.startswith("health:") for place in shown.holds)
    dying = fill(position(lost="c0703 hp 0", stranger="kitchen", wanderer="c0903").match.view(0))
    assert "health:0:0" in dying.holds
