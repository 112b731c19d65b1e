"""Every card, event, reason and consequence has its words."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

from lychgate.core.events import Event
from lychgate.core.vocabulary import words_of
from lychgate.games.sanguis_venenatus import events
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Condition
from lychgate.games.sanguis_venenatus.screen.looks import ICONS
from lychgate.games.sanguis_venenatus.words.names import dashed, event_word, intrigue_word, servant_word
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sanguis_venenatus.positions import GAME

WORDS = Words("sanguis-venenatus")
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(Path(GAME.folder).rglob("*.py"))]


@clause("SV-062", "SV-064")
def test_every_card_has_a_name_and_a_text() -> None:
    keys = [f"intrigue-{dashed(card.id)}" for card in INTRIGUE]
    keys += [f"servant-{dashed(card.id)}" for card in SERVANT_CARDS]
    keys += [f"event-card-{dashed(card.id)}" for card in EVENTS]
    keys += [f"vampire-{dashed(sheet.id)}" for sheet in SHEETS]
    assert [key for key in keys if not (WORDS.knows(key) and WORDS.knows(f"{key}-body"))] == []


def test_a_card_is_called_as_its_id_says() -> None:
    said = [
        *((card.id, intrigue_word(card.id)) for card in INTRIGUE),
        *((card.id, servant_word(card.id)) for card in SERVANT_CARDS),
        *((card.id, event_word(card.id)) for card in EVENTS),
    ]
    assert [id for id, word in said if dashed(WORDS.say(word).replace("'", "")) != dashed(id)] == []


def test_every_event_has_a_line() -> None:
    modules = [import_module(f"{events.__name__}.{each.name}") for each in iter_modules(events.__path__)]
    classes = [each for module in modules for each in vars(module).values() if isinstance(each, type)]
    kinds = [each.kind() for each in classes if issubclass(each, Event) and not each.__subclasses__()]
    assert kinds
    assert [kind for kind in kinds if not WORDS.knows(f"event-{kind}")] == []


def test_every_condition_that_fails_is_explained() -> None:
    for condition in words_of(Condition):
        key = f"why-not-{dashed(condition)}"
        assert WORDS.knows(key), key


@pytest.mark.parametrize(
    "pattern, start",
    [
        (r'Say\("([a-z0-9_-]*[a-z0-9])"', ""),
        (r'obstacle\("SV-\d+", "([a-z-]+)"', "why-"),
        (r' _power\("[a-z_]+", "SV-\d+", "([a-z-]+)"', "why-"),
        (r'obstacle\(clause, "([a-z-]+)"', "why-"),
        (r'key = "(option-[a-z-]+)" if', ""),
    ],
)
def test_every_word_named_in_the_code_exists(pattern: str, start: str) -> None:
    named = {start + match for source in SOURCES for match in re.findall(pattern, source)}
    assert named
    assert [key for key in sorted(named) if not WORDS.knows(key)] == []


def test_every_sign_belongs_to_words() -> None:
    assert [key for key in ICONS if not WORDS.knows(key)] == []
