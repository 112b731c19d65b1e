"""Words in three languages: the rulebook's names, and a sentence for everything the code can say."""

from __future__ import annotations

import re

import pytest

from lychgate.core.ask import Seat
from lychgate.core.events import kebab
from lychgate.core.say import Say, who
from lychgate.core.step import STEPS
from lychgate.games.sabbat_magica.data.boards import LOCATIONS
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS, TIME_CARDS
from lychgate.games.sabbat_magica.data.resources import RESOURCES, TILES
from lychgate.games.sabbat_magica.screen.looks import ICONS
from lychgate.games.sabbat_magica.words.names import magician_word, place_word, tile_word
from lychgate.testing.clause import clause
from lychgate.words import Words, languages
from tests.games.sabbat_magica.positions import GAME, act, position

BOOKS = {language: Words("sabbat-magica", language, ("Ada", "Bram", "Cleo"), me=0) for language in ("en", "fr", "de")}

POWER_NAMES = {
    "luxuriance": ("Luxuriance", "Luxuriance", "Üppigkeit"),
    "apparition": ("Apparition", "Apparition", "Erscheinung"),
    "secret_area": ("Secret area", "Zone secrète", "Geheimes Gebiet"),
    "doppelganger": ("Doppelgänger", "Doppelgänger", "Doppelgänger"),
    "teleportation": ("Teleportation", "Téléportation", "Teleportation"),
    "fireball": ("Fireball", "Boule de feu", "Feuerball"),
    "bats": ("Bats", "Chauves-souris", "Fledermäuse"),
    "seduction": ("Seduction", "Séduction", "Verführung"),
    "gift_of_immortality": ("Gift of immortality", "Don d'immortalité", "Gabe der Unsterblichkeit"),
    "booster": ("Booster", "Booster", "Booster"),
    "spell": ("Spell", "Sortilège", "Zauberspruch"),
    "frenzy": ("Frenzy", "Frénésie", "Raserei"),
}


def test_the_game_speaks_three_languages() -> None:
    assert set(languages("sabbat-magica")) == set(BOOKS)


@pytest.mark.parametrize("power", [power.id for power in POWERS])
def test_power_cards_have_their_titles_and_texts(power: str) -> None:
    titles = tuple(book.text(f"power-{power}", {}) for book in BOOKS.values())
    assert titles == POWER_NAMES[power]
    bodies = {book.text(f"power-{power}-body", {}) for book in BOOKS.values()}
    assert len(bodies) == 3


@pytest.mark.parametrize(
    "key, names",
    [
        ("phase-skulduggery", ("Skulduggery", "Manigances", "Spielzüge")),
        ("phase-stewardship", ("Stewardship", "Intendance", "Versorgung")),
        ("name-graveyard", ("Graveyard", "Cimetière", "Friedhof")),
        ("name-drawbridge", ("Drawbridge", "Pont-levis", "Zugbrücke")),
        ("name-chimera", ("chimera", "chimère", "Chimäre")),
        ("time-full_moon", ("Full Moon", "Pleine Lune", "Vollmond")),
        ("time-dark_moon", ("Dark Moon", "Lune noire", "Schwarzmond")),
    ],
)
def test_names_of_the_rulebook(key: str, names: tuple[str, str, str]) -> None:
    assert tuple(book.text(key, {}) for book in BOOKS.values()) == names


def test_magicians_have_the_names_of_the_rulebook() -> None:
    names = {
        people.magician: [book.say(magician_word(people.magician)) for book in BOOKS.values()] for people in PEOPLES
    }
    assert names == {
        "succubus": ["succubus", "succube", "Sukkuba"],
        "vampire": ["vampire", "vampire", "Vampir"],
        "sorcerer": ["sorcerer", "mage", "Magier"],
        "elf": ["elf", "elfe", "Elfe"],
    }


@pytest.mark.parametrize("language", BOOKS)
def test_no_two_things_of_a_sort_share_a_name(language: str) -> None:
    book = BOOKS[language]
    sorts = [
        [book.say(place_word(location.id)) for location in LOCATIONS],
        [book.say(tile_word(tile.id)) for tile in TILES],
        [book.text("resource", {"resource": kind}) for kind in RESOURCES],
        [book.text(f"time-{card.id}", {}) for card in TIME_CARDS],
        [book.text(f"people-{people.id}", {}) for people in PEOPLES],
    ]
    for names in sorts:
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", BOOKS)
def test_every_reason_question_and_step_in_the_code_has_words(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in GAME.folder.rglob("*.py"))
    keys = {f"why-{key}" for key in re.findall(r'obstacle\(\s*"SM-\d{3}",\s*"([a-z-]+)"', source)}
    keys |= {f"why-{key}" for key in re.findall(r'\("SM-\d{3}", "([a-z-]+)"\)', source)}
    keys |= {f"ask-{key.replace('.', '-')}" for key in re.findall(r'pick\(\s*[\w.]+,\s*"([a-z.]+)"', source)}
    public = [step for step in STEPS.values() if step.public is not None and step.__module__.startswith(GAME.package)]
    keys |= {f"step-{kebab(step.__name__)}" for step in public}
    keys |= set(re.findall(r'Say\("([a-z][\w-]+)"', source)) - {"why-"}
    assert len(keys) > 150
    assert [key for key in sorted(keys) if not BOOKS[language].knows(key)] == []


def test_every_sign_belongs_to_a_word() -> None:
    assert [key for key in ICONS if not BOOKS["en"].knows(key)] == []


def test_you_are_addressed_and_others_are_named() -> None:
    book = BOOKS["en"]
    table = position(act(), r="bridge 1 terror 9", order="grb", canteen="gb").play("move:bridge>canteen", "fight")
    lines = [book.sentence(told.said()) for told in table.match.events(0)]
    assert lines == [
        "Your ghost came from the drawbridge and fought Bram's ghost and Cleo's ghost in the canteen: "
        "3 terror paid, 6 left; 4 VP gained, now 4.",
        "Cleo's ghost was thrown from the canteen into the graveyard; 1 terror in consolation, now 4.",
    ]
    said = Say("event-people-chosen", {"seat": who(Seat(0)), "people": Say("people-zugriga"), "how": "dealt"})
    assert book.sentence(said) == "Zugriga was dealt to you."


@pytest.mark.parametrize(
    "language, sentence",
    [
        ("en", "The gate of Vada asks for a spider and a rat tail, and your stores do not hold that."),
        ("fr", "Le portail de Vada demande 1 araignée et 1 queue de rat, que vos réserves n'ont pas."),
        ("de", "Das Portal von Vada verlangt 1 Spinne und 1 Rattenschwanz; das haben deine Vorräte nicht."),
    ],
)
def test_a_refusal_is_a_sentence_with_its_facts(language: str, sentence: str) -> None:
    table = position(act(), r="bridge 1", gates={"vada": "SR"})
    (reason,) = table.why_not("move:bridge>vada")
    assert BOOKS[language].say(reason.say) == sentence


@clause("SM-133")
@pytest.mark.parametrize(
    "language, told",
    [
        ("en", "Your own ghosts have all the places in the canteen."),
        ("fr", "Vos propres fantômes occupent toutes les places à la cantine."),
        ("de", "Alle Plätze in der Kantine sind schon von deinen eigenen Geistern besetzt."),
    ],
)
def test_a_place_full_of_own_ghosts_is_told_in_a_sentence(language: str, told: str) -> None:
    table = position(act(), players="rg", r="bridge 1 terror 9", canteen="r")
    book = Words("sabbat-magica", language, ("Ada", "Bram"), 0, strict=True)
    assert told in [book.sentence(reason.say) for reason in table.why_not("move:bridge>canteen")]
