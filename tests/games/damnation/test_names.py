"""What things are called, and how the story of a match is told."""

from __future__ import annotations

import re
from collections import Counter
from inspect import getsource
from random import Random
from types import ModuleType

import pytest

from lychgate.core.ask import Seat
from lychgate.core.events import tell
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data import room_cards, side_cards
from lychgate.games.damnation.data.cards import NUMBER
from lychgate.games.damnation.data.geometry import CORRIDOR, PLACE, PLACES
from lychgate.games.damnation.data.vocabulary import HauntEnd
from lychgate.games.damnation.events.death import HauntEnded
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.words.names import card_word, place_word, room_near, rule_word
from lychgate.words import Words
from tests.games.damnation.positions import position

WORDS = Words("damnation", names=("Ada", "Bela", "Carl", "Dora", "Emil"))


@pytest.mark.parametrize(
    "place, name",
    [
        ("c1003", "the Kitchen's north door"),
        ("c0903", "the corridor 1 west of the Kitchen's north door"),
        ("c0712", "the trap 1 south of the Staircase's east door"),
        ("c0705", "the arrow at the Torture Chamber's east door"),
        ("c1008", "the Secret Door 1 east of the Great Hall's north door"),
        ("c1906", "the trap east of the Trophy Room"),
        ("ss06", "step 6 of the Staircase"),
    ],
)
def test_a_space_is_named_by_what_one_sees_from_it(place: str, name: str) -> None:
    assert WORDS.say(place_word(PLACE[place])) == name


def test_hardly_two_spaces_share_a_name() -> None:
    names = Counter(WORDS.say(place_word(place)) for place in range(len(PLACES)))
    assert [name for name, times in names.items() if times > 1] == ["the corridor east of the Trophy Room"]


def test_a_plaque_says_where_somebody_is_in_few_words() -> None:
    assert WORDS.say(room_near(PLACE["c0903"])) == "near the Kitchen"
    assert WORDS.say(room_near(PLACE["moat"])) == "in The Moat"
    assert WORDS.say(room_near(PLACE["ss06"])) == "step 6 of the Staircase"
    assert all(WORDS.say(room_near(place)).startswith("near ") for place in range(CORRIDOR))


def test_the_log_knows_everybody_by_one_name() -> None:
    match = GAME.start(5, 6, players=WORDS.names)
    rng = Random(6)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options).code)
    told = [told for event in match.state.events or [] if (told := tell(event, None)) is not None]
    begun = next(at for at, each in enumerate(told) if each.kind == "turn-began")
    lines = [WORDS.sentence(each.said()) for each in told[begun:] if each.kind != "heirlooms-drawn"]
    assert len(lines) > 100
    assert [line for line in lines[:-1] if any(name in line for name in WORDS.names)] == []


def test_only_who_drew_a_card_reads_which() -> None:
    table = position(Turn(0), lost="kitchen tokens ransack", top="leather_apron", chance=["d2", "dark"]).play("ransack")
    told = [[each.kind for event in table.g.events or [] if (each := tell(event, seat))] for seat in (0, 1)]
    assert ["drew" in each for each in told] == [True, True]
    assert ["seen" in each for each in told] == [True, False]


def test_the_list_of_what_comes_is_never_empty_in_a_turn() -> None:
    table = position(RollToMove(0), gentleman="c1208 tokens -", chance=["d2", "dark"])
    assert [line.say.key for line in table.match.view(0).agenda] == ["step-choose-move"]
    table = position(Turn(0), gentleman="c1208", chance=["d2", "dark"])
    assert [line.say.key for line in table.match.view(1).agenda] == [
        "step-before-moving",
        "step-move-phase",
        "step-other-actions",
    ]


def test_who_pulls_the_strings_is_told() -> None:
    table = position(RollToMove(0), gentleman="c1208 tokens - control lost", lost="c0303", chance=["d2", "dark"])
    table.play("move:c1008")
    story = [WORDS.sentence(told.said()) for event in table.g.events or [] if (told := tell(event, None)) is not None]
    assert (
        "The Lost pulled the strings, and The Gentleman went to the Secret Door 1 east of the Great Hall's north door."
        in story
    )


@pytest.mark.parametrize(
    "what, line",
    [
        ("sixes", "Six, six, six: The Wanderer will return!"),
        ("late", "Six, six, six; but after Dawn nobody returns."),
        ("death", "Death! The Wanderer falls back to 4 of 5."),
        ("vengeance", "A pair of Vengeance: The Wanderer stays at 4 of 5."),
    ],
)
def test_how_a_haunts_turn_ended(what: HauntEnd, line: str) -> None:
    told = tell(HauntEnded(Seat(0), 0, what, 4), None)
    assert told is not None
    assert WORDS.sentence(told.said()) == line


def test_a_move_says_how_far_it_goes() -> None:
    table = position(RollToMove(0), gentleman="c1208 tokens -", chance=["d1", "dark"])
    note = WORDS.part(table.ask.prompt, "note")
    assert note.startswith("1, Darkness: go exactly 1 space. The first trap on the way stops you;")
    table = position(RollToMove(0), gentleman="c1208 tokens -", chance=["d3", "candle"])
    note = WORDS.part(table.ask.prompt, "note")
    assert note.startswith("3, Candlelight: go exactly 2–4 spaces.")
    table = position(RollToMove(0), gentleman="c1208 tokens - next -1", chance=["d1", "brazier"])
    assert WORDS.part(table.ask.prompt, "note").startswith("1, Brazier: go exactly 1 / 2 spaces.")


@pytest.mark.parametrize("module", [room_cards, side_cards])
def test_the_line_above_each_card_is_its_name_and_text(module: ModuleType) -> None:
    """A card can be read as a card where it is declared: the comment is what a player reads."""
    source = getsource(module)
    found = re.findall(r"((?: +#.*\n)+) +\w+\(\s*\"(\w+)\"", source)
    assert len(found) == len(module.ROOM_CARDS if module is room_cards else module.SIDE_CARDS)
    for comment, card in found:
        told = " ".join(line.strip().removeprefix("# ") for line in comment.splitlines())
        word = card_word(NUMBER[card])
        assert told == f"{WORDS.say(word)}: {WORDS.say(rule_word(word))}"
