"""What one would regret stands on the answer before it is given."""

from __future__ import annotations

from typing import Any

import pytest

from lychgate.games.damnation.data.geometry import CEMETERY
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import Position, position, prowling

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
