"""The rulebook's own examples, as the specification numbers them: X-01 to X-18."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.games.carpathes.steps.cycle import EndCycle
from lychgate.games.carpathes.steps.turn import Act, Turn
from tests.games.carpathes.positions import Position, position, started

DRACULA, ELISABETH, LAMIA = Seat(0), Seat(1), Seat(2)
"""Play goes from Dracula to Lamia to Elisabeth in the book; the order does not matter to what is shown here."""


def test_x01_five_players() -> None:
    table = started(5)
    assert (table.blood, table.g.moon, table.g.figure) == ([100] * 5, "white", 1)


def first_turn() -> Position:
    """Dracula draws Crows, pays with a woman and strikes both."""
    table = position(Turn(DRACULA), s0="100 W", s1="80 M", s2="80 OO", top_powers="crows", top_humans="M")
    return table.play("draw:power", "play:crows", "at:1+2", "pay:W")


def test_x02_to_x05_dracula() -> None:
    table = first_turn()
    assert (table.blood[0], table.humans(0), table.g.actions) == (100, "", 1)
    assert table.question == "s1 lose"
    table.play("pay:M")
    assert (table.blood[1], table.humans(1)) == (80, ""), "the 5 in excess are lost"
    assert table.question == "s2 lose"
    table.play("pay:OO+5")
    assert (table.blood[2], table.humans(2)) == (75, "")
    table.play("draw:human")
    assert table.paused, "the turn ends after the third action"


def test_x06_lamia() -> None:
    table = position(Turn(LAMIA), s2="60", top_humans="M").play("draw:human", "recover", "draw:power")
    assert (table.blood[2], table.paused) == (80, True)


def test_x07_to_x09_elisabeth() -> None:
    table = position(Turn(ELISABETH), s0="30 M", s1="70 bloodletting,devil_hand", s2="90")
    table.play("lay:bloodletting", "use:bloodletting", "at:0", "pay:5")
    assert (table.blood[:2], table.g.actions) == ([25, 55], 2)
    table.play("play:devil_hand", "at:0")  # a man and 10 is all Dracula can give
    assert (table.blood[:2], table.humans(0)) == ([15, 40], "")
    table.play("dominate:0")
    assert (table.blood[1], table.masters, table.grace[0]) == (30, [1, -1, -1], 0)


def test_x10_the_auction() -> None:
    """Clockwise here: Dracula, Lamia (seat 1), Elisabeth (seat 2)."""
    table = position(EndCycle(), s0="15 slave=2:0", s1="90 M", s2="30 W", cycle=1, event_deck=["pandemonium"])
    assert table.question == "s1 bid", "Dracula has no Human and passes"
    table.play("bid:20")
    assert (table.humans(1), table.humans(2), table.g.first) == ("", "W", 1)
    assert (table.g.moon, table.g.figure, table.g.weather.cheaper) == ("black", 1, 10)
    assert table.question == "s1 act"


def test_x11_to_x13_the_slave_attacks() -> None:
    table = position(
        Turn(DRACULA), s0="60 hypnosis,crows laid=paralysis slave=1:0", s1="90", s2="90 OO", cycle=2, chance=["0"]
    ).play("attack:2", "play:hypnosis")
    assert (table.grace[0], table.g.actions) == (1, 2)
    table.play("use:paralysis")
    assert (table.grace[0], table.g.actions, table.g.paralysed[2]) == (2, 2, True)
    table.play("draw:human", "play:crows")
    assert table.question == "s0 pay", "only Lamia can be struck, and only alone"
    table.play("pay:15", "pay:O+20")
    assert (table.grace[0], table.blood[2]) == (3, 70)


def test_x14_the_slave_feeds_and_is_free() -> None:
    table = position(Turn(DRACULA), s0="60 W slave=1:3", s1="30", s2="90", top_humans="O")
    table.play("feed", "draw:human", "feed", "pay:W+5")
    assert (table.blood[:2], table.masters[0], table.grace[0]) == ([55, 50], -1, -1)


def test_x15_supreme_punishment_on_the_invisible() -> None:
    table = position(Act(DRACULA), s0="90 supreme_punishment", s1="50 invisible", s2="90", poker_face=True)
    table.play("play:supreme_punishment", "at:1")
    assert (table.blood[1], table.question) == (30, "s0 act")


def test_x16_conversion() -> None:
    table = position(Act(DRACULA), s0="40 devil_hand laid=conversion").play("use:conversion")
    assert (table.blood[0], table.g.actions) == (55, 3)


def test_x17_destruction_is_laid() -> None:
    table = position(Act(DRACULA), s0="40 destruction").play("lay:destruction")
    assert (table.blood[0], table.g.actions) == (40, 2)


def test_x18_destruction_of_conversion() -> None:
    table = position(Act(DRACULA), s0="40 laid=destruction", s1="90 laid=conversion").play("use:destruction")
    assert (table.blood[0], table.laid(0), table.power_discard) == (30, ["destruction"], ["conversion"])
