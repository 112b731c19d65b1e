"""Choosing among many options: numbers, words, codes, elements."""

from __future__ import annotations

from itertools import combinations

import pytest

from lychgate.core.say import Say
from lychgate.core.view import AskSeen, OptionSeen, Preset
from lychgate.terminal.choosing import Choosing, choices_of
from lychgate.words import Words

COFFINS = [slots for count in range(6) for slots in combinations(range(1, 6), count)]
COINS = ["P", "PN", "PND", "NND", "PPD", "DD"]


def feeding() -> AskSeen:
    """A question like the feeding of five vampires: close to two hundred options."""
    options = tuple(
        OptionSeen(
            f"feed:{','.join(map(str, slots)) or '-'}<{coins}",
            (*(f"slots:0:{slot}" for slot in slots), *(f"hand:0:{coin}" for coin in sorted(set(coins)))),
            Say("option-final-feed", {"slots": f"{'-'.join(map(str, slots)) or 'nobody'} by {coins}"}),
        )
        for slots in COFFINS
        for coins in COINS
    )
    return AskSeen(0, "feed", Say("ask-feed"), options)


@pytest.fixture
def choosing() -> Choosing:
    names = {f"slots:0:{slot}": Say("name-slot", {"slot": slot}) for slot in range(1, 6)}
    names["hand:0:P"] = Say("coin", {"coin": "P"})
    return Choosing(choices_of(feeding(), Words("blood-coven", me=0), names))


def test_an_option_is_found_by_its_words_its_code_and_what_it_touches(choosing: Choosing) -> None:
    assert len(choosing.left) == 192
    for character in "coffin 3 by dd":
        choosing.type(character)
    assert all("slots:0:3" in choice.option.marks and choice.option.code.endswith("<DD") for choice in choosing.left)
    assert choosing.left
    choosing.clear()
    for character in "feed:1,2<PN":
        choosing.type(character)
    # A code typed in full comes first, whatever else has it in its text.
    assert choosing.highlighted is not None
    assert choosing.highlighted.option.code == "feed:1,2<PN"


def test_letters_can_be_taken_back_one_by_one(choosing: Choosing) -> None:
    for character in "nobodyx":
        choosing.type(character)
    assert choosing.left == []
    assert choosing.highlighted is None
    choosing.backspace()
    assert len(choosing.left) == len(COINS)
    for _ in range(6):
        choosing.backspace()
    assert choosing.text == ""
    assert choosing.typing
    choosing.backspace()
    assert not choosing.typing


def test_a_number_is_taken_once_no_longer_one_could_be_meant(choosing: Choosing) -> None:
    assert choosing.digit("1") is None
    assert choosing.highlighted is not None
    assert choosing.highlighted.number == 1
    assert choosing.digit("9") is None
    assert choosing.highlighted.number == 19
    taken = choosing.digit("2")
    assert taken is not None
    assert taken.number == 192
    assert choosing.digits == ""
    taken = [choosing.digit(digit) for digit in "20"][-1]
    assert taken is not None
    assert taken.number == 20
    assert choosing.digit("0") is None
    assert choosing.digits == ""


def test_elements_narrow_and_are_let_go_again(choosing: Choosing) -> None:
    assert choosing.narrow("slots:0:4")
    assert choosing.narrow("slots:0:5")
    assert choosing.narrow("hand:0:D")
    assert all({"slots:0:4", "slots:0:5", "hand:0:D"} <= set(choice.option.marks) for choice in choosing.left)
    # What touches nothing else comes first.
    assert choosing.left[0].option.code == "feed:4,5<DD"
    assert not choosing.narrow("slots:1:4")
    assert choosing.narrow("slots:0:5")
    assert choosing.marks == {"slots:0:4", "hand:0:D"}
    assert choosing.clear()
    assert not choosing.clear()
    assert len(choosing.left) == 192


def test_moving_stops_at_the_ends(choosing: Choosing) -> None:
    choosing.move(-1)
    assert choosing.at == 0
    choosing.move(1000)
    assert choosing.at == 191
    choosing.digit("7")
    choosing.move(-1)
    assert choosing.digits == ""


def test_an_option_without_words_shows_its_code() -> None:
    ask = AskSeen(0, "x", Say("x"), (OptionSeen("pass"),))
    choosing = Choosing(choices_of(ask, Words("blood-coven"), {}))
    assert choosing.only is not None
    assert choosing.only.label == "pass"


@pytest.mark.parametrize(
    "pointed, left",
    [
        ("E7", ["go", "stay"]),
        ("E7:pawn", ["go", "stay"]),
        ("E9", ["bite"]),
        ("E9:vampire", ["bite"]),
        ("E77:pawn", None),
        ("E", None),
    ],
)
def test_a_piece_stands_for_its_place_and_a_place_for_its_piece(pointed: str, left: list[str] | None) -> None:
    options = (OptionSeen("go", ("E7",)), OptionSeen("bite", ("E9:vampire",)), OptionSeen("stay", ("E7", "E8:cube")))
    choosing = Choosing(choices_of(AskSeen(0, "walk", Say("ask-walk"), options), Words("blood-coven", me=0), {}))
    assert choosing.narrow(pointed) is (left is not None)
    assert [choice.option.code for choice in choosing.left] == (left or ["go", "bite", "stay"])


def test_of_several_things_on_a_place_none_is_meant() -> None:
    options = (OptionSeen("N", ("hand:N",)), OptionSeen("D", ("hand:D",)))
    choosing = Choosing(choices_of(AskSeen(0, "scare", Say("ask-scare"), options), Words("blood-coven", me=0), {}))
    assert not choosing.narrow("hand")


def test_a_line_names_what_is_taken_together_with_its_option() -> None:
    paid = OptionSeen("at:1", label=Say("number-1"), rest=(Preset("pay:5"),))
    ask = AskSeen(0, "aim", Say("ask-aim"), (paid,))
    words = Words("carpathes", me=0)
    (whole,), (alone,) = choices_of(ask, words, {}), choices_of(ask, words, {}, whole=False)
    assert whole.label == f"{alone.label} + pay:5"
    assert whole.found_by.count("pay:5") == 1
