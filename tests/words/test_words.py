"""How words become sentences: lists, names, languages, and what is shown where a word is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

from lychgate.core.ask import Seat
from lychgate.core.say import Say, who
from lychgate.testing.french import hiatus
from lychgate.words import SHARED, UnknownWords, Words, languages
from lychgate.words.elision import elided


def messages(text: str) -> dict[str, frozenset[str]]:
    """The ids of the messages in a word file, each with the names of the texts that belong to it."""
    return {
        each.id.name: frozenset(attribute.id.name for attribute in each.attributes)
        for each in FluentParser().parse(text).body
        if isinstance(each, Message)
    }


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_shared_words_are_complete_in_every_language(language: str) -> None:
    assert messages((SHARED / f"{language}.ftl").read_text()) == messages((SHARED / "en.ftl").read_text())


def test_a_game_that_does_not_speak_a_language_is_told_in_english_throughout() -> None:
    assert "fr" not in languages("blood-coven")
    words = Words("blood-coven", "fr", names=("Ines",), me=1)
    assert (words.say(who(Seat(1))), words.say(who(Seat(2)))) == ("you", "player 3")


@pytest.mark.parametrize(
    "name, whose",
    [
        ("Ada", "d'Ada"),
        ("Émile", "d'Émile"),
        ("Œdipe", "d'Œdipe"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Y", "de Y"),
        ("Bram", "de Bram"),
        ("7", "de 7"),
    ],
)
def test_french_elides_before_a_vowel(name: str, whose: str) -> None:
    assert Words("sabbat-magica", "fr", (name,)).whose(0) == whose


@pytest.mark.parametrize(
    "marked, read",
    [
        ("Plus que \u2068Ilona\u2069 et \u2068Ada\u2069", "Plus qu'Ilona et Ada"),
        ("De \u2068un Homme\u2069", "D'un Homme"),
        ("Lorsque\u2069 \u2068\u2069\u2068Émile\u2069 joue", "Lorsqu'Émile joue"),
        ("le compteur de **\u2068Ada\u2069**", "le compteur d'**Ada**"),
        ("la \u2068Hypnose\u2069, le \u2068homme\u2069", "l'Hypnose, l'homme"),
        ("la \u2068Nuée\u2069, le \u2068héros\u2069, le \u2068onze\u2069", "la Nuée, le héros, le onze"),
        ("Le Anne joue de \u2068Le Anne\u2069", "Le Anne joue de Le Anne"),
        ("dites-le à \u2068Ada\u2069, ma \u2068Ada\u2069", "dites-le à Ada, ma Ada"),
    ],
)
def test_only_where_a_sentence_was_put_together_is_anything_elided(marked: str, read: str) -> None:
    assert elided(marked) == read


def test_french_elides_what_is_filled_into_a_sentence() -> None:
    words = Words("carpathes", "fr", ("Ada", "Ilona", "Bram"), me=2)
    slaves = [who(Seat(1)), who(Seat(2))]
    line = Say("line-master", {"character": Say("card-lamia"), "title": "f", "slaves": slaves})
    assert words.say(line) == "Lamia · Maîtresse d'Ilona et vous"
    stolen = words.say(Say("step-steal", {"thief": who(Seat(2)), "victim": who(Seat(0))}))
    assert stolen == "vous : une carte d'Ada"
    assert "\u2068" not in words.say(Say("about-seat", {"seat": who(Seat(0))}))


def test_you_and_yours() -> None:
    words = Words("blood-coven", names=("Ines", "Tomas"), me=1)
    caught = Say(
        "event-starved", {"seat": who(Seat(0)), "slot": 3, "coin": Say("coin", {"coin": "D"}), "where": "supply"}
    )
    assert words.sentence(caught) == "Ines's dime vampire in coffin 3 starved and went back to the supply."
    mine = Say(
        "event-starved", {"seat": who(Seat(1)), "slot": 3, "coin": Say("coin", {"coin": "D"}), "where": "supply"}
    )
    assert words.sentence(mine) == "Your dime vampire in coffin 3 starved and went back to the supply."
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
    words = Words("blood-coven", strict=True)
    with pytest.raises(UnknownWords, match="no words 'event-nonsense'"):
        words.say(Say("event-nonsense"))
    with pytest.raises(UnknownWords, match="do not fit"):
        words.say(Say("option-scare"))
    assert not words.knows("event-nonsense")


def test_nobody_is_left_without_something_to_read() -> None:
    words = Words("blood-coven", names=("Ines",))
    assert words.sentence(Say("event-nonsense")) == "Event nonsense"
    assert words.sentence(Say("event-nonsense", {"seat": who(Seat(0)), "n": 3})) == "Event nonsense (Ines, 3)"
    assert words.say(Say("option-scare")) == "Scare coins"


def test_texts_that_belong_to_a_message_are_parts_of_it() -> None:
    words = Words("carpathes", "fr")
    assert words.part(Say("option-recover"), "then")
    assert words.part(Say("option-recover"), "then") != Words("carpathes").part(Say("option-recover"), "then")
    assert words.part(Say("option-recover"), "note") == ""
    assert words.part(Say("option-nonsense"), "then") == ""


def test_a_language_without_words_falls_back_to_english() -> None:
    assert Words("blood-coven", "xx").say(Say("name-city")) == "City"


ROOT = SHARED.parent.parent.parent
FRENCH = [path for folder in (ROOT / "src", ROOT / "web" / "src") for path in folder.rglob("fr.ftl")]


@pytest.mark.parametrize("file", FRENCH, ids=lambda each: "-".join(each.parts[-3:]))
def test_what_is_written_in_french_is_elided_already(file: Path) -> None:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if hiatus(line)] == []


OPTIONS = [*sorted(SHARED.glob("*.ftl")), *sorted(SHARED.parent.glob("games/*/words/*.ftl"))]
NOTHING_SAID = {"Pass", "Passer", "Passen", "No", "Non", "Nein", "None", "Aucun", "Keine", "Nobody", "Yes", "Oui", "Ja"}


@pytest.mark.parametrize("file", OPTIONS, ids=lambda each: "-".join(each.parts[-3:]))
def test_a_button_says_what_it_does(file: Path) -> None:
    labels = {
        each.id.name: serialize_pattern(each.value)
        for each in FluentParser().parse(file.read_text()).body
        if isinstance(each, Message) and each.value is not None and each.id.name.startswith("option-")
    }
    assert labels, "there are options in it"
    assert {name: label for name, label in labels.items() if label.strip() in NOTHING_SAID} == {}
