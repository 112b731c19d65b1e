"""What one would regret stands on the answer before it is given."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.core.step import Step
from lychgate.games.damnation.data.geometry import CEMETERY, DARK_TOWER, KITCHEN
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.haunt import Gamble
from lychgate.games.damnation.steps.landing import Spring
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter, RollInMoat
from lychgate.games.damnation.steps.slaying import Slay, Toll
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import Position, position, printed, prowling

WORDS = Words("damnation", strict=True)
SIX = "hand candelabrum banqueting_knife goblet_of_claret leather_apron meat_cleaver boning_knife"
"""As many cards as one may hold."""


def brings(table: Position, code: str) -> str:
    """What stands below an answer."""
    label = table.ask.menu.by_code[code].label
    assert label is not None
    return WORDS.part(label, "then") or ""


@clause("DA-564")
@pytest.mark.parametrize(
    "card, damage, warning",
    [
        ("leather_apron", 2, "Reduce Damage by 5. It catches all of it; 3 of its Protection would be wasted."),
        ("leather_apron", 5, "Reduce Damage by 5. It catches all of it."),
        ("leather_apron", 7, "Reduce Damage by 5. 2 Damage still comes through: Health 4."),
        ("coffin_lid", 9, "Reduce Damage by 3. 6 Damage still comes through: that kills you."),
        ("iron_skillet*", 2, "It catches all of it; 1 of its Protection would be wasted."),
        ("aegis_of_night", 1, "It catches all of it."),
    ],
)
def test_wasted_protection(card: str, damage: int, warning: str) -> None:
    table = position(Packet(0, damage, "event"), wanderer=f"c0703 hp 6 hand {card.rstrip('*')}")
    assert brings(table, card).endswith(warning)
    table.play(card)
    if table.key == "damage":
        table.play("pass")
    lost = 0 if "catches all" in warning else 2 if "2 Damage" in warning else 6
    assert table.hp("wanderer") == 6 - lost


@clause("DA-801")
def test_a_hand_above_the_limit() -> None:
    one = "Mind your hand: 1 card above the limit must go at the end of your turn."
    room = position(Enter(0, CEMETERY), wanderer=f"c0703 tokens - {SIX}", chance=["d1"]).upto("room")
    assert brings(room, "draw") == f"Events and Curses work at once. {one}"
    ransack = position(Turn(0), wanderer=f"cemetery tokens ransack {SIX}")
    assert brings(ransack, "ransack").endswith(one)
    assert one not in brings(position(Turn(0), wanderer="cemetery tokens ransack"), "ransack")
    loot = position(Enter(0, CEMETERY), wanderer=f"c0703 tokens - {SIX}", loot="longsword coffin_lid").upto("loot")
    assert brings(loot, "collect").endswith("2 cards above the limit must go at the end of your turn.")
    end = position(Turn(0), wanderer=f"c0703 tokens - {SIX} hip_flask", chance=["d2", "candle"]).upto("post")
    assert brings(end, "pass") == f"Nothing more is played. {one}"


@clause("DA-642", "DA-455", "DA-853", "DA-236")
def test_plays_without_effect() -> None:
    table = position(Turn(0), wanderer="c0703 tokens - hand planchette dominion", lost="kitchen", supply=0)
    assert brings(table, "planchette").endswith("Your Health becomes 8, and no Soul is left to take.")
    assert brings(table, "dominion").endswith("Nobody else is on a corridor space: it does nothing now.")
    spade = position(Turn(0), wanderer="cemetery tokens - hand gravediggers_spade", supply=0)
    assert brings(spade, "gravediggers_spade*").endswith("No Soul is left to take: it does nothing now.")
    for tolled, warned in (("", True), ("eternal_night", False)):
        bright = position(
            Turn(0), wanderer="c0703 tokens - hand storm_lantern", chance=["d2", "brazier"], tolled=tolled
        )
        assert ("nothing changes" in brings(bright.upto("roll"), "storm_lantern")) is warned
    for health, warned in ((4, True), (5, False)):
        blow = position(
            InCorridor(0), wanderer="c0703 tokens - hand banqueting_knife ambush", lost=f"c0803 hp {health}"
        )
        blow.play("attack:banqueting_knife>lost")
        assert ("more helps only against Protection" in brings(blow, "ambush")) is warned


@clause("DA-290", "DA-296", "DA-336", "DA-311")
@pytest.mark.parametrize(
    "own, more, place, warning",
    [
        ("c0903", {"traps": "c0803=bear"}, "c0803", "or, 1 in 21, death; Health is 7"),
        ("c0903", {"traps": "c0803=saw", "fields": {"notes": {15: 1}}}, "c0803", "5 Damage nothing can block; "),
        ("c0705", {}, "torture_chamber", "4 of its 10 cards hurt, and the Iron Maiden among them kills"),
        ("c0705", {"loot": "the_iron_maiden"}, "torture_chamber", "3 of its 9 cards hurt; the Iron Maiden is not"),
        ("c0309", {}, "c0310", "the arrow pushes on to step 6 of the Staircase, where only a 6 leads up again"),
    ],
)
def test_where_a_movement_ends(own: str, more: Any, place: str, warning: str) -> None:
    table = position(RollToMove(0), wanderer=f"{own} hp 7 tokens -", chance=["d1", "candle"], **more)
    assert warning in brings(table, f"move:{place}")


@clause("DA-231")
def test_in_sight_of_a_known_weapon() -> None:
    rival: Any = {"lost": "c0403 hand arbalest up longsword"}
    table = position(RollToMove(0), wanderer="c0703 tokens -", chance=["d1", "candle"], **rival)
    assert "in sight" not in brings(table, "move:c0803"), "nobody has seen the Arbalest"
    table = position(RollToMove(0), wanderer="c0703 tokens -", chance=["d2", "candle"], **rival)
    assert brings(table, "move:c0503").endswith("in sight of The Lost, who is known to have Longsword: 3 Damage")


@clause("DA-160")
def test_keeping_a_roll_in_darkness() -> None:
    for traps, warned in (("c0803=bear c0603=saw", True), ("", False)):
        table = position(Turn(0), wanderer="c0703 tokens fate", chance=["d2", "dark"], traps=traps).upto("roll")
        assert ("ways end on a trap" in brings(table, "pass")) is warned


@clause("DA-740", "DA-743")
def test_the_way_home() -> None:
    table = prowling("c0403", 3, time=2)
    assert "your next turn is the last one, and the Vault is" in brings(table, "done")
    assert "2 turns are left, and it is" in (WORDS.part(table.ask.prompt, "note") or "")
    assert "and the Vault is then" in brings(table, "move:c0503")


@clause("DA-564")
def test_protection_when_all_is_caught_already() -> None:
    table = position(Packet(0, 2, "event"), wanderer="c0703 hp 6 hand coffin_lid iron_skillet leather_apron")
    table.play("coffin_lid")
    for card in ("leather_apron", "iron_skillet*"):
        assert brings(table, card).endswith("No Damage is left to catch: all of it would be wasted.")


@clause("DA-801", "DA-381")
def test_a_hand_too_large_after_the_tower() -> None:
    table = position(Enter(0, DARK_TOWER), wanderer=f"c0312 souls 2 tokens - {SIX}")
    assert brings(table, "souls:2").endswith("2 cards above the limit must go at the end of your turn.")
    assert "above the limit" not in brings(position(Enter(0, DARK_TOWER), wanderer="c0312 souls 2 tokens -"), "souls:2")


@clause("DA-337")
def test_a_room_without_cards() -> None:
    full = position(Enter(0, KITCHEN), wanderer="c1003 tokens ransack hand hip_flask")
    assert (full.key, brings(full, "draw")) == ("room", "Events and Curses work at once.")
    decks = [[] if deck == 5 else list(cards) for deck, cards in enumerate(full.g.decks)]
    empty = position(Enter(0, KITCHEN), wanderer="c1003 tokens ransack hand hip_flask", fields={"decks": decks})
    assert brings(empty, "draw").endswith("No card is left there: it does nothing now.")


@clause("DA-371", "DA-560", "DA-642", "DA-041")
@pytest.mark.parametrize(
    "card, own, more, code, warning",
    [
        ("the_brides", "hp 4", {}, "resist", "Unless Protection catches some of the 4 Damage, this kills."),
        ("the_brides", "hp 9", {}, "resist", "Unless Protection catches some of the 4 Damage, Health becomes 5."),
        ("thumbscrews", "hp 3", {}, "endure", "Nothing can block the 3 Damage: this kills."),
        ("the_crones", "", {}, "pay", "It heals nothing now: Health is 10 already."),
        ("the_crones", "hp 5", {"fall": True}, "pay", "It heals nothing: nobody gains Health any more."),
        ("the_crones", "hp 5", {}, "pay", "Health becomes 7."),
        ("the_crones", "hp 0", {"fields": {"arriving": True}}, "refuse", "afterwards: this changes none."),
        ("skeleton_key", "", {}, "unlock", "Nothing is locked or barred: it does nothing now."),
    ],
)
def test_choices_of_cards_say_what_they_come_to(card: str, own: str, more: Any, code: str, warning: str) -> None:
    table = position(
        Apply(0, printed(card)), wanderer=f"kitchen {own} hand hip_flask hatpin derringer", lost="gate", **more
    )
    assert table.key == "choose"
    if "afterwards" in warning:
        warning = "Health is set only when all have arrived: this changes none."
    assert brings(table, code).endswith(warning)


@clause("DA-560", "DA-562")
def test_a_thick_hide_is_reckoned_with() -> None:
    brides = position(Apply(0, printed("the_brides")), lost="kitchen hp 9 hand hip_flask hatpin")
    assert "the 3 Damage, Health becomes 6" in brings(brides, "resist")
    table = position(
        RollToMove(0), lost="c0903 hp 7 tokens -", chance=["d1", "candle"], traps="c0803=bear",
        fields={"notes": {0: 1}},
    )  # fmt: skip
    assert "springs: 2 Damage unless Protection catches it" in brings(table, "move:c0803")
    for name, left in (("lost", 5), ("wanderer", 4)):
        own: Any = {name: "c0803 hp 7 hand trappers_hook"}
        snap = position(Spring(0, -1), traps="c0803=bear", **own)
        assert brings(snap, "pass") == f"{7 - left} Damage unless Protection catches it, then Health {left}"
        snap.play("pass")
        assert snap.hp(name) == left


@clause("DA-292", "DA-385")
def test_only_ones_own_turn_is_lost_in_the_moat() -> None:
    for mover, lost in ((0, True), (1, False)):
        table = position(
            Spring(0, -1), wanderer="c0803 hand trappers_hook", lost="gate", traps="c0803=trap_door", mover=mover
        )
        assert ("the rest of your turn is lost" in brings(table, "pass")) is lost


@clause("DA-386", "DA-387", "DA-398", "DA-852", "DA-133", "DA-396", "DA-510", "DA-504")
@pytest.mark.parametrize(
    "step, own, more, warning",
    [
        (RollInMoat(0), "moat hp 5", {"chance": ["d2"]}, "1 Damage: Health becomes 4, and you roll again."),
        (RollInMoat(0, 3), "moat hp 5", {"chance": ["d2"]}, "Health becomes 4, and you drift to the Cemetery."),
        (RollInMoat(0), "moat hp 1", {"chance": ["d3"]}, "1 Damage: this kills."),
        (RollInMoat(0), "moat", {"chance": ["d1"], "tolled": "creature"}, "The Creature takes you: this kills."),
        (RollInMoat(0), "moat", {"chance": ["d4"]}, "You climb out into the Cemetery, and draw there."),
        (RollInMoat(0), "moat hp 9", {"chance": ["d5"]}, "then Health 5; you become The Vampire."),
        (RollInMoat(0), "moat hp 4", {"chance": ["d5"]}, "costs more Health than you have: this kills."),
        (RollInMoat(0), "moat", {"chance": ["d6"]}, "You climb out at a Secret Door of your choice."),
        (RollToMove(0), "ss09", {"chance": ["d4"]}, "Every way leads to step 12 of the Staircase: this kills."),
        (Apply(0, printed("death_in_the_dark")), "dungeon", {"chance": ["d1"]}, "You are Slain."),
        (Apply(0, printed("death_in_the_dark")), "dungeon hp 5", {"chance": ["d2"]}, "Damage, Health becomes 2."),
        (Apply(0, printed("death_in_the_dark")), "dungeon", {"chance": ["d5"]}, "Nothing happens then."),
    ],
)
def test_what_kept_dice_lead_to(step: Step, own: str, more: Any, warning: str) -> None:
    table = position(step, wanderer=f"{own} tokens fate", **more)
    assert table.key == "roll"
    assert brings(table, "pass").endswith(warning)


@clause("DA-510")
@pytest.mark.parametrize("die, word", [(5, "The claim fails."), (2, "The claim stands, unless a card shakes it off.")])
def test_a_claim_on_the_gentleman_is_not_certain(die: int, word: str) -> None:
    table = position(
        InCorridor(0), wanderer="c0703 tokens -", gentleman="c0803 tokens fate", lost="c0704", chance=[f"d{die}"]
    )
    assert "unless a 5 or 6 shakes the claim off" in brings(table, "claim>gentleman")
    assert "shakes the claim off" not in brings(table, "claim>lost")
    assert brings(table.play("claim>gentleman"), "pass").endswith(word)


@clause("DA-734", "DA-757", "DA-952")
def test_cards_of_the_night_without_effect() -> None:
    night = prowling("c0403", 3, time=6, own="hand wolf_form native_earth beneath_the_door", wanderer="c0503")
    assert brings(night, "native_earth").endswith("The Vampire's time stays at 6: it does nothing now.")
    assert brings(night, "wolf_form").endswith("3 more Damage.")
    night.play("bite:wanderer@c0403")
    for card in ("wolf_form", "beneath_the_door"):
        assert brings(night, card).endswith("The Bite of this turn is over: without another one this does nothing.")
    early = prowling("c0403", 3, time=3, own="hand native_earth")
    assert brings(early, "native_earth").endswith("The Vampire has 5 turns left then.")


@clause("DA-683", "DA-689", "DA-952", "DA-685")
def test_a_haunt_is_told_how_far_it_rises() -> None:
    def haunting(cards: list[int], own: str, **more: Any) -> Position:
        return position(Gamble(0, 1), stranger=own, wanderer="kitchen", lost="kitchen", fields={"dealt": cards, **more})

    blood, madness = [126, 127, 128], [128, 129, 126]
    assert brings(haunting(blood, "haunt 1"), "stop:blood") == "Resurrection rises to 3 of 5; your turn ends"
    assert "rises to 5 of 5: you return next turn" in brings(haunting(blood, "haunt 4"), "stop:blood")
    assert "nobody is on a corridor space to be controlled" in brings(haunting(madness, "haunt 1"), "stop:madness")
    assert "stays at 1 of 5" in brings(haunting(blood, "haunt 1", round=60), "stop:blood")
    assert "Resurrection would be 0 of 5, and a Deathknell tolls" in brings(haunting(blood, "haunt 0"), "push:1")


@clause("DA-640", "DA-891", "DA-612")
def test_which_deathknell_begins_the_fall() -> None:
    four = "carnage revenant hunters_moon plague_of_rats"
    for options, end in (({}, "; the fifth begins The Fall"), ({"gothic": True}, "its rule holds for everybody")):
        table = position(Toll(0), wanderer="haunt 1", lost="c0703", stranger="kitchen", options=options)
        assert brings(table, "slot:1").endswith(end)
        assert ("The Fall" in (WORDS.part(table.ask.prompt, "note") or "")) is (not options)
    dying = position(Slay(0, -1, "event"), wanderer="c0703 hand elixir_of_undeath", tolled=four)
    assert "The Fall begins: you are out of the game" in brings(dying, "pass")


@clause("DA-133", "DA-388", "DA-285")
def test_answers_say_where_they_lead() -> None:
    locked = position(Turn(0), wanderer="kitchen locked tokens - hand hip_flask").upto("locked")
    assert brings(locked, "discard:hip_flask").startswith("The door opens, and the card is gone.")
    out = position(RollInMoat(0), wanderer="moat tokens -", chance=["d6"])
    assert brings(out, "door:c1903") == "you come out there at once, and your movement is over"
    thief = position(
        Apply(0, printed("starving_hound")), wanderer="courtyard", lost="courtyard", stranger="courtyard hand hip_flask"
    )
    assert brings(thief, "lost") == "The Lost holds no card: nothing comes of it"
