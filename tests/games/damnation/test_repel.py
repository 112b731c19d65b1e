"""The Vampire driven away: wards, crucifixes, prayers, a stake."""

from __future__ import annotations

from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import MORE, position, prowling


@clause("DA-512", "DA-766")
def test_e22_a_ward_ends_its_turn() -> None:
    table = prowling("c1908", 3, time=3, wanderer="c1906 hand garlic_wreath")
    table.play("bite:wanderer@c1907")
    assert (table.key, table.codes) == ("bite", ["pass", "garlic_wreath"])
    table.play("garlic_wreath")
    assert (table.hp("wanderer"), table.lair, table.g.time, table.key) == (10, "c1907", 2, "pause")


@clause("DA-512", "DA-766")
def test_a_prayer_book_wards_it_off() -> None:
    table = prowling("c1908", 3, time=3, wanderer="c1906 hand prayer_book")
    table.play("bite:wanderer@c1907", "prayer_book*")
    assert (table.hp("wanderer"), table.lair, table.played, table.key) == (10, "c1907", ["prayer_book"], "pause")


@clause("DA-512", "DA-765")
def test_e23_a_crucifix_drives_it_away() -> None:
    table = prowling("c1907", 3, time=3, wanderer="c1906 hand crucifix", chance=["d3"])
    table.play("bite:wanderer@c1907", "crucifix")
    assert (table.key, table.who) == ("repel", "wanderer")
    assert table.codes == ["to:c1904", "to:c1708", "to:c1910"]
    table.play("to:c1708")
    assert (table.lair, table.hp("wanderer"), table.g.stride) == ("c1708", 10, 0)


@clause("DA-765")
def test_repelled_out_of_a_room_through_a_door_of_choice() -> None:
    table = prowling("kitchen", 0, wanderer="kitchen hand silver_dagger", chance=["d2"], fields={"moved": True})
    table.play("bite:wanderer@kitchen", "silver_dagger*")
    assert (table.key, table.codes) == ("repel.door", ["out:c1003", "out:c1208"])
    table.play("out:c1208")
    assert table.codes == ["to:c1108", "to:c1308"]


@clause("DA-765")
def test_after_a_repel_no_card_brings_movement_or_bites_back() -> None:
    table = prowling(
        "c1003",
        2,
        own="hand bat_form unquenchable_thirst native_earth",
        stranger="c0903 hand silver_dagger",
        collector="c1203",
        chance=["d1"],
    )
    table.play("bite:stranger@c1003", "silver_dagger*")
    assert table.lair == "c1103"
    assert table.reasons("bat_form") == ["DA-734"]
    table.play("unquenchable_thirst")
    assert table.codes == ["done", "native_earth"]
    assert "DA-755" in table.reasons("bite:collector@c1103")


@clause("DA-765")
def test_repelled_in_the_repellers_own_turn() -> None:
    table = position(
        Turn(1),
        lost="vault",
        wanderer="c0603 hand crucifix",
        vampire=("lost", "c0403", 3),
        chance=["d1"],
        mover=1,
        **MORE,
    )
    table.play("crucifix", "to:c0303")
    assert (table.lair, table.g.time) == ("c0303", 3)
    table = position(
        Turn(1), lost="vault", wanderer="c0903 hand crucifix", vampire=("lost", "c0403", 3), mover=1, **MORE
    )
    assert table.reasons("crucifix") == ["DA-512"]


@clause("DA-605", "DA-743", "DA-608")
def test_e36_the_stake_ends_its_time() -> None:
    table = prowling(
        "c0403",
        0,
        time=2,
        own="souls 1 hand bat_form native_earth aside meat_cleaver curses banshees_mark",
        wanderer="c0503 hand wooden_stake",
    )
    table.play("bite:wanderer@c0403", "wooden_stake*")
    table.play("slot:1")
    assert (table.hp("wanderer"), table.souls("wanderer"), sorted(table.hand("wanderer"))) == (
        10,
        2,
        ["meat_cleaver", "native_earth"],
    )
    assert (table.role("lost"), table.g.vampire, len(table.g.decks[11])) == ("haunt", -1, 6)
