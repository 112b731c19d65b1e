"""Every word a person reads exists, in every language a game speaks, and fits its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import lychgate
from lychgate.core.game import Game
from lychgate.core.say import Say
from lychgate.testing.cases import every_worded_game
from lychgate.testing.french import NAMES, hiatus
from lychgate.words import SHARED, Words, languages

NOTED = {"note"}
OPTION_PARTS = {"then", "all", "all-then", "any", "do"}
"""The texts that may belong to the message of a question or a setting, and to that of an answer, as attributes."""


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


def english(game: Game) -> dict[str, frozenset[str]]:
    """The messages of a game in English, which every other language has, too."""
    page = game.folder / "words" / "en.ftl"
    assert page.is_file(), f"{game.id} has no words: {page} is missing."
    return messages(page.read_text(encoding="utf-8"))


@every_worded_game
def test_everything_said_in_play_has_words(game: Game) -> None:
    seats = game.players[1]
    parts = english(game)
    for number, options in enumerate(spread(game)):
        try:
            chosen = game.check(seats, options)
        except lychgate.LychgateError:
            continue
        match = game.start(seats, number, chosen)
        rng = Random(number)
        table = list(sayings(game.laid(seats, chosen)))
        heard: dict[int | None, list[Say]] = {0: [*table], None: [*table]}
        while not match.over:
            for reader, said in heard.items():
                view = match.view(reader)
                said += [*sayings(view), *sayings(game.filled(view))]
            for ask in match.asks:
                said = heard[0]
                said += [ask.prompt, *(option.label for option in ask.options if option.label is not None)]
                verdicts = list(ask.menu.verdicts())
                said += [
                    each.say for _, obstacles in rng.sample(verdicts, min(12, len(verdicts))) for each in obstacles
                ]
            ask = match.asks[0]
            match.answer(ask.seat, rng.choice(ask.options).code)
        for reader, said in heard.items():
            said += [told.said() for told in match.events(reader)]
            read(game, said, reader, parts)


def read(game: Game, heard: list[Say], reader: int | None, parts: dict[str, frozenset[str]]) -> None:
    """Read in every language what was said to a seat, or to a spectator."""
    books = [Words(game.id, language, NAMES, me=reader, strict=True) for language in languages(game.id)]
    # Most is said at every step of the match: it is read once.
    different = {msgspec.json.encode(said): said for said in heard}
    for words in books:
        for said in different.values():
            texts = [words.say(said)]
            for name in parts.get(said.key, ()):
                # Answers that are told together say how many they are.
                count = {"n": 2} if name in ("all", "all-then") else {}
                texts.append(words.part(Say(said.key, {**said.args, **count}), name))
            assert all(texts), said
            if words.language == "fr":
                assert [hiatus(text) for text in texts if hiatus(text)] == [], said


@every_worded_game
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


@every_worded_game
def test_word_files_are_sound_and_translations_complete(game: Game) -> None:
    folder = game.folder / "words"
    whole = english(game)
    for path in [*folder.glob("*.ftl"), *SHARED.glob("*.ftl")]:
        junk = [each for each in FluentParser().parse(path.read_text(encoding="utf-8")).body if isinstance(each, Junk)]
        assert not junk, f"{path}: {junk[0].content if junk else ''}"
    for path in folder.glob("*.ftl"):
        assert messages(path.read_text(encoding="utf-8")) == whole, path.name


@every_worded_game
def test_texts_that_belong_to_a_message_are_of_a_known_kind(game: Game) -> None:
    for key, names in english(game).items():
        assert names <= (NOTED if key.startswith(("ask-", "setting-")) else OPTION_PARTS), key
