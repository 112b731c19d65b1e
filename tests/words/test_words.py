"""Every word a person reads exists, in every language a game speaks, and fits its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.game import Game
from lychgate.core.say import Say, who
from lychgate.words import SHARED, UnknownWords, Words, languages

ASK_PARTS = {"note"}
OPTION_PARTS = {"then", "all", "all-then", "do"}
EVERY_GAME = pytest.mark.parametrize("game", lychgate.games(), ids=lambda game: game.id)


def sayings(thing: Any) -> Iterator[Say]:
    """Everything said inside a record, however deep."""
    if isinstance(thing, Say):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from sayings(getattr(thing, field))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from sayings(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from sayings(each)


def spread(game: Game) -> Iterator[dict[str, Any]]:
    """The default options, and every value of every option at least once."""
    yield {}
    for option in game.options:
        for value in option.values[1:]:
            yield {option.name: value}


def messages(text: str) -> dict[str, frozenset[str]]:
    """The ids of the messages in a word file, each with the names of the texts that belong to it."""
    return {
        each.id.name: frozenset(attribute.id.name for attribute in each.attributes)
        for each in FluentParser().parse(text).body
        if isinstance(each, Message)
    }


@EVERY_GAME
def test_everything_said_in_play_has_words(game: Game) -> None:
    seats = game.players[1]
    names = [f"Player {seat}" for seat in range(seats)]
    books = [Words(game.id, language, names, me=0) for language in languages(game.id)]
    parts = messages((game.folder / "words" / "en.ftl").read_text())
    for number, options in enumerate(spread(game)):
        try:
            chosen = game.check(seats, options)
        except lychgate.LychgateError:
            continue
        match = game.start(seats, number, chosen)
        rng = Random(number)
        assert game.layout is not None
        assert game.fill is not None
        heard = list(sayings(game.layout(seats, chosen)))
        while not match.over:
            view = match.view(0)
            heard += [*sayings(view), *sayings(game.fill(view))]
            for ask in match.asks:
                heard += [ask.prompt, *(option.label for option in ask.options if option.label is not None)]
                verdicts = list(ask.menu.verdicts())
                heard += [
                    each.say for _, obstacles in rng.sample(verdicts, min(12, len(verdicts))) for each in obstacles
                ]
            ask = match.asks[0]
            match.answer(ask.seat, rng.choice(ask.options).code)
        heard += [told.said() for told in match.events(0)]
        for words in books:
            for said in heard:
                assert words.say(said)
                for name in parts.get(said.key, ()):
                    # Answers that are told together say how many they are.
                    count = {"n": 2} if name in ("all", "all-then") else {}
                    assert words.part(Say(said.key, {**said.args, **count}), name)


@EVERY_GAME
def test_options_and_endings_have_words(game: Game) -> None:
    for language in languages(game.id):
        words = Words(game.id, language)
        for option in game.options:
            assert words.knows(f"setting-{option.name}")
            for value in ("n",) if option.span is not None else option.values:
                text = str(value).lower() if isinstance(value, bool) else value
                assert words.knows(f"setting-{option.name}-{text}")
        assert words.knows("game-title")
        assert words.knows("game-tagline")


@EVERY_GAME
def test_word_files_are_sound_and_translations_complete(game: Game) -> None:
    folder = game.folder / "words"
    english = messages((folder / "en.ftl").read_text())
    for path in [*folder.glob("*.ftl"), *SHARED.glob("*.ftl")]:
        junk = [each for each in FluentParser().parse(path.read_text()).body if isinstance(each, Junk)]
        assert not junk, f"{path}: {junk[0].content if junk else ''}"
    for path in folder.glob("*.ftl"):
        assert messages(path.read_text()) == english, path.name


@EVERY_GAME
def test_texts_that_belong_to_a_message_are_of_a_known_kind(game: Game) -> None:
    for key, names in messages((game.folder / "words" / "en.ftl").read_text()).items():
        assert names <= (ASK_PARTS if key.startswith("ask-") else OPTION_PARTS), key


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_shared_words_are_complete_in_every_language(language: str) -> None:
    assert messages((SHARED / f"{language}.ftl").read_text()) == messages((SHARED / "en.ftl").read_text())


def test_a_game_that_does_not_speak_a_language_is_told_in_english_throughout() -> None:
    assert "fr" not in languages("blood-coven")
    words = Words("blood-coven", "fr", names=("Ines",), me=1)
    assert (words.say(who(Seat(1))), words.say(who(Seat(2)))) == ("you", "player 3")


def test_you_and_yours() -> None:
    words = Words("blood-coven", names=("Ines", "Tomas"), me=1)
    caught = Say(
        "event-starved", {"seat": who(Seat(0)), "slot": 3, "coin": Say("coin", {"coin": "D"}), "where": "supply"}
    )
    assert words.sentence(caught) == "Ines's dime vampire in coffin 3 starved."
    mine = Say(
        "event-starved", {"seat": who(Seat(1)), "slot": 3, "coin": Say("coin", {"coin": "D"}), "where": "supply"}
    )
    assert words.sentence(mine) == "Your dime vampire in coffin 3 starved."
    assert words.say(who(Seat(1))) == "you"
    assert Words("blood-coven").say(who(Seat(1))) == "player 2"


def test_lists_read_like_lists() -> None:
    words = Words("blood-coven")
    one = Say("coins", {"coin": "P", "count": 1})
    two = Say("coins", {"coin": "N", "count": 2})
    three = Say("coins", {"coin": "D", "count": 3})
    assert words.say(Say("option-scare", {"coins": [one]})) == "Scare a penny"
    assert words.say(Say("option-scare", {"coins": [one, two]})) == "Scare a penny and 2 nickels"
    assert words.say(Say("option-scare", {"coins": [one, two, three]})) == "Scare a penny, 2 nickels and 3 dimes"


def test_missing_words_and_missing_arguments_are_told() -> None:
    words = Words("blood-coven")
    with pytest.raises(UnknownWords, match="no words 'event-nonsense'"):
        words.say(Say("event-nonsense"))
    with pytest.raises(UnknownWords, match="do not fit"):
        words.say(Say("option-scare"))
    assert not words.knows("event-nonsense")


def test_texts_that_belong_to_a_message_are_parts_of_it() -> None:
    words = Words("carpathes", "fr")
    assert words.part(Say("option-recover"), "then")
    assert words.part(Say("option-recover"), "then") != Words("carpathes").part(Say("option-recover"), "then")
    assert words.part(Say("option-recover"), "note") == ""
    assert words.part(Say("option-nonsense"), "then") == ""


def test_a_language_without_words_falls_back_to_english() -> None:
    assert Words("blood-coven", "xx").say(Say("name-city")) == "City"
