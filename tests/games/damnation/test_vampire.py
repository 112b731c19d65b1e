"""The Vampire: rising, prowling, biting, going home; what drives it away is in `test_repel.py`."""

from __future__ import annotations

import pytest

from lychgate.games.damnation.data.cards import IN_DECK, VAMPIRE_DECK
from lychgate.games.damnation.data.geometry import VAULT
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.events.death import Slain
from lychgate.games.damnation.events.vampire import TimeMoved
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import VampireEnd
from lychgate.testing.clause import clause
from tests.games.damnation.positions import MORE, position, printed, prowling

ORDER = "0,1,2,3,4,5"


@clause("DA-720", "DA-428", "DA-721")
def test_rising_sets_everything_aside_but_vampire_cards() -> None:
    table = position(
        Enter(0, VAULT),
        lost="c1913 souls 2 hand leather_apron native_earth up longsword curses banshees_mark",
        chance=[ORDER],
        **MORE,
    )
    assert (table.role("lost"), table.lair, table.g.time) == ("vampire", "vault", 5)
    assert set(table.hand("lost")) == {"native_earth", "mesmerise", "unquenchable_thirst", "call_the_wolves"}
    assert (table.up("lost"), table.curses("lost"), table.souls("lost")) == ([], ["banshees_mark"], 2)
    assert set(table.match.view(0).zones["aside:0"].pieces or []) == {"longsword", "leather_apron"}
    assert table.match.view(1).zones["aside:0"].pieces == ["?kitchen", "longsword"]
    assert table.match.view(None).zones["aside:0"].count == 2


def test_what_was_known_of_its_deck_is_forgotten_when_it_is_shuffled() -> None:
    deck = IN_DECK[VAMPIRE_DECK]
    table = position(
        Enter(0, VAULT), lost="c1913", chance=[ORDER], fields={"known": dict.fromkeys(deck, 0b110)}, **MORE
    )
    assert table.role("lost") == "vampire"
    assert [table.g.known.get(card, 0) & 0b110 for card in deck] == [0] * len(deck)


@clause("DA-720", "DA-641", "DA-767")
def test_the_set_aside_villain_cannot_be_hurt() -> None:
    table = prowling("c0403", fall=True)
    before = table.hp("lost")
    table.upto("pause")
    assert table.hp("lost") == before
    table = position(Packet(0, 5, "event"), lost="vault hp 6", vampire=("lost", "c0403", 3), **MORE)
    assert table.hp("lost") == 6


@clause("DA-722", "DA-399")
def test_there_is_at_most_one_vampire() -> None:
    table = position(
        Enter(1, VAULT),
        lost="vault",
        wanderer="c1913",
        vampire=("lost", "c0403", 3),
        top="cloak_of_shadow",
        mover=1,
        **MORE,
    )
    table.upto("pause")
    assert (table.g.vampire, table.role("wanderer")) == (0, "living")


@clause("DA-730")
def test_the_higher_die_counts_and_one_card_may_be_discarded_to_go_further() -> None:
    table = position(
        Turn(0),
        lost="vault hand bat_form wolf_form native_earth",
        vampire=("lost", "c0403", 3),
        chance=["d2", "d5"],
        **MORE,
    )
    assert table.codes == ["none", "faster:native_earth", "faster:bat_form", "faster:wolf_form"]
    table.play("faster:wolf_form")
    assert (table.g.stride, table.played, table.key) == (8, ["wolf_form"], "prowl")


@clause("DA-731", "DA-730")
def test_it_moves_up_to_its_total_past_figures_and_stops_on_empty_spaces() -> None:
    table = prowling("c0403", 3, stranger="c0503")
    moves = {code.removeprefix("move:") for code in table.codes if code.startswith("move:")}
    assert moves == {"c0303", "c0304", "c0305", "c0603", "c0703"}
    table.play("move:c0603")
    assert (table.lair, table.g.stride) == ("c0603", 1)
    assert "move:c0703" in table.codes
    assert table.reasons("move:c0503") == ["DA-731"]
    assert table.reasons("move:c0803") == ["DA-730"]


@clause("DA-731")
def test_it_may_turn_back_freely() -> None:
    table = prowling("c0403", 2)
    table.play("move:c0303", "move:c0403")
    assert (table.lair, table.g.stride) == ("c0403", 0)


@clause("DA-732")
def test_it_enters_no_rooms_and_triggers_nothing() -> None:
    table = prowling("c0903", 6, traps="c0803=saw")
    assert not any(code.startswith("enter:") for code in table.codes)
    assert table.reasons("enter:kitchen") == ["DA-732"]
    table.play("move:c0803", "done")
    assert (table.lair, list(table.traps)) == ("c0803", ["c0803"])
    table = prowling("c1703", 3)
    table.play("move:c1803", "done")
    assert table.lair == "c1803"


@clause("DA-733")
def test_it_must_leave_a_room_if_able() -> None:
    table = prowling("vault", 2)
    assert "done" not in table.codes
    assert table.reasons("done") == ["DA-733"]
    table = prowling("vault", 1, stranger="c1913")
    assert table.key == "pause"
    table = prowling("vault", 1, stranger="c1913", own="hand bat_form")
    assert table.key == "leap"


@clause("DA-734")
def test_any_number_of_vampire_cards_may_be_played_and_are_then_discarded() -> None:
    table = prowling("c0403", 1, own="hand wolf_form native_earth", wanderer="c0603", time=2)
    table.play("wolf_form", "native_earth")
    assert (table.g.time, table.g.bite_bonus, table.played) == (4, 3, ["wolf_form", "native_earth"])
    table.play("bite:wanderer@c0503")
    assert table.key == "knell"


@clause("DA-735", "DA-736")
def test_at_the_end_it_draws_up_to_three_and_loses_time() -> None:
    table = position(
        VampireEnd(0), lost="vault hand bat_form wolf_form native_earth", vampire=("lost", "c0403", 3), **MORE
    )
    assert (len(table.hand("lost")), table.g.time) == (4, 2)
    table = position(
        VampireEnd(0), lost="vault hand bat_form wolf_form beneath_the_door", vampire=("lost", "c0403", 3), **MORE
    )
    assert len(table.hand("lost")) == 3
    table = position(
        VampireEnd(0),
        lost="vault hand bat_form",
        wanderer="gate hand wolf_form beneath_the_door mesmerise unquenchable_thirst call_the_wolves",
        vampire=("lost", "c0403", 3),
        stranger="gate",
    )
    assert table.hand("lost") == ["bat_form"]


@clause("DA-735")
def test_there_is_no_hand_limit_while_it_is_the_vampire() -> None:
    table = position(
        Turn(0),
        lost=(
            "vault hand bat_form wolf_form beneath_the_door mesmerise the_brides_hunger unhallowed_ground native_earth"
        ),
        vampire=("lost", "c0403", 3),
        chance=["d1", "d1"],
        **MORE,
    )
    table.upto("pause")
    assert len(table.hand("lost")) == 7


@clause("DA-740", "DA-741", "DA-742", "DA-605")
def test_e21_the_final_turn() -> None:
    table = position(
        Turn(0),
        lost="vault hp 6 hand native_earth aside leather_apron longsword",
        vampire=("lost", "c1910", 1),
        wanderer="vault souls 1",
        chance=["d2", "d4"],
        **MORE,
    )
    table.play("none")
    assert "enter:vault" in table.codes
    table.play("enter:vault", "slot:1")
    assert (table.role("lost"), table.at("lost"), table.g.vampire) == ("living", "vault", -1)
    assert (table.hand("lost"), table.up("lost"), table.souls("lost")) == (
        ["native_earth", "leather_apron"],
        ["longsword"],
        2,
    )
    assert (table.role("wanderer"), table.g.time) == ("haunt", 0)
    assert len(table.g.decks[11]) == 6


@clause("DA-740")
def test_too_short_a_stride_does_not_reach_the_vault_and_only_the_final_turn_may() -> None:
    table = position(Turn(0), lost="vault", vampire=("lost", "c1910", 1), chance=["d2", "d3"], **MORE)
    table.upto("prowl")
    assert table.reasons("enter:vault") == ["DA-730"]
    table = position(Turn(0), lost="vault", vampire=("lost", "c1910", 2), chance=["d2", "d4"], **MORE)
    table.upto("prowl")
    assert table.reasons("enter:vault") == ["DA-740"]


@clause("DA-743", "DA-744", "DA-742")
def test_when_its_time_is_up_its_villain_is_slain() -> None:
    table = position(
        VampireEnd(0),
        lost="vault souls 1 hand bat_form native_earth elixir_of_undeath aside leather_apron",
        vampire=("lost", "c0403", 1),
        wanderer="vault",
        **MORE,
    )
    assert table.key == "knell"
    table.play("slot:1")
    assert (table.g.vampire, table.lair, len(table.g.decks[11])) == (-1, "", 6)
    assert [(event.cause, event.by) for event in table.told(Slain)] == [("time", NONE)]
    assert (len(table.g.loot), table.g.loot_souls, table.role("wanderer")) == (3, 1, "living")
    told = [event.kind() for event in table.g.events or () if event.kind() in ("vampire-gone", "time-moved")]
    assert told == [], "its death says it all"


@clause("DA-755", "DA-756")
def test_e20_a_bite_deals_seven_and_gives_time() -> None:
    table = prowling("c0403", 2, time=3, wanderer="c0503 hand leather_apron")
    table.play("bite:wanderer@c0403")
    assert (table.hp("wanderer"), table.g.time, table.key) == (3, 3, "pause")
    assert [event.time for event in table.told(TimeMoved)] == [4, 3]


@clause("DA-756", "DA-757", "DA-604")
def test_e20_a_slaying_gives_two_and_the_tracker_stops_at_six() -> None:
    table = prowling("c0403", 0, time=3, wanderer="c0503 hp 6 souls 1")
    table.play("bite:wanderer@c0403", "slot:1")
    assert (table.g.time, table.souls("lost")) == (4, 2)
    assert [event.time for event in table.told(TimeMoved)] == [5, 4]
    table = prowling("c0403", 0, time=6, wanderer="c0503 hp 10")
    table.play("bite:wanderer@c0403").upto("pause")
    assert [event.time for event in table.told(TimeMoved)] == [5]


@clause("DA-755")
def test_it_bites_adjacent_villains_on_corridors_only_once() -> None:
    table = prowling("c1003", 0, wanderer="kitchen", stranger="c0903", collector="c1103")
    assert [code for code in table.codes if code.startswith("bite")] == ["bite:stranger@c1003", "bite:collector@c1003"]
    table.play("bite:stranger@c1003")
    assert not [code for code in table.codes if code.startswith("bite")]


@clause("DA-755", "DA-734")
def test_thirst_allows_a_second_bite_of_a_different_villain() -> None:
    table = prowling("c1003", 2, own="hand unquenchable_thirst", stranger="c0903", collector="c1203")
    table.play("bite:stranger@c1003", "unquenchable_thirst")
    assert "bite:collector@c1103" in table.codes
    assert not [code for code in table.codes if code.startswith("bite:stranger")]
    assert table.reasons("bite:stranger@c1003") == ["DA-755"]


@clause("DA-755", "DA-732")
@pytest.mark.parametrize(
    "card, room, door", [("unhallowed_ground", "cemetery", "c0503"), ("beneath_the_door", "kitchen", "c1003")]
)
def test_a_card_lets_it_into_a_room_to_bite_there(card: str, room: str, door: str) -> None:
    table = prowling(door, 1, own=f"hand {card}", wanderer=room)
    table.play(card, f"enter:{room}")
    assert (table.lair, table.g.stride) == (room, 0)
    table.play(f"bite:wanderer@{room}")
    assert table.hp("wanderer") == 3


@clause("DA-755")
def test_it_does_not_bite_in_a_room_it_began_in() -> None:
    table = prowling("kitchen", 0, wanderer="kitchen")
    assert table.key == "pause"


@clause("DA-734", "DA-755")
def test_bat_form_is_for_before_the_movement_which_a_bite_ends() -> None:
    table = prowling("c1003", 2, own="hand bat_form native_earth", stranger="c0903")
    assert "bat_form" in table.codes
    table.play("bite:stranger@c1003")
    assert table.reasons("bat_form") == ["DA-734"]


@clause("DA-750")
def test_the_vampire_is_immune_to_what_does_not_name_it() -> None:
    table = position(
        Turn(1),
        lost="vault",
        wanderer="c0503 tokens - hand contract_in_blood dominion banqueting_knife",
        vampire=("lost", "c0403", 3),
        mover=1,
        **MORE,
    )
    assert not [code for code in table.codes if code.endswith(">lost")]
    table.play("dominion")
    assert table.controller("lost") == ""
    table = position(
        InCorridor(0), wanderer="c0503 tokens - hand banqueting_knife", lost="vault", vampire=("lost", "c0403", 3)
    )
    assert table.key == "pause"


@clause("DA-734")
def test_bat_form_leaps_before_moving() -> None:
    table = prowling("c0403", 2, own="hand bat_form")
    table.play("bat_form", "door:c1903")
    assert table.lair == "c1903"
    table = prowling("c0403", 2, own="hand bat_form")
    table.play("move:c0503")
    assert table.reasons("bat_form") == ["DA-734"]


@clause("DA-605", "DA-314")
def test_mesmerise_walks_a_villain_into_a_trap() -> None:
    table = prowling("c0503", 0, own="hand mesmerise", wanderer="c0703 hp 3 souls 1", traps="c0803=bear", chance=["0"])
    table.play("mesmerise>wanderer")
    assert set(table.codes) == {
        "stay",
        "to:c0603",
        "to:c0403",
        "to:c0803",
        "to:c0903",
        "to:c1003",
        "to:c0704",
        "to:c0705",
        "to:c0706",
    }
    table.play("to:c0803", "slot:1")
    assert table.souls("lost") == 2


def test_vampire_cards_that_hurt() -> None:
    table = prowling(
        "c0503", 0, own="hand the_brides_hunger call_the_wolves", wanderer="kitchen", stranger="c1912", time=4
    )
    table.play("the_brides_hunger>wanderer", "call_the_wolves>stranger")
    assert (table.hp("wanderer"), table.hp("stranger")) == (7, 7)


def test_blood_moon_feeds_the_vampire() -> None:
    from lychgate.games.damnation.steps.program import Apply

    table = position(Apply(1, printed("blood_moon")), lost="vault", wanderer="c0503", vampire=("lost", "c0403", 3))
    assert (table.g.time, table.hp("wanderer")) == (4, 10)
    table = position(EndPhase(0), lost="kitchen tokens -")
    assert table.key == "pause"
