"""Every part of every card and Talent would be missed.

`test_every_card.py` takes whole programs away. Here one effect of a longer program is left out, or one number, word,
need, time or column of a row is changed. Then a test that names the card must fail, or a golden record in which the
program was carried out must no longer come out.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple, get_args, get_type_hints
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import fields, replace

import lychgate
from lychgate.core.errors import LychgateError
from lychgate.core.vocabulary import words_of
from lychgate.games.damnation import GAME
from lychgate.games.damnation.choices import moments, reasons
from lychgate.games.damnation.data import cards
from lychgate.games.damnation.data.cards import CARDS, IDS, MODES, PROGRAMS, TALENT_MODES, TALENTS, Mode, Passage
from lychgate.games.damnation.data.effects import Choice, DrawAndKeep, Heal, Need, OnRoll, Program
from lychgate.games.damnation.data.kinds import Card, Hook
from lychgate.games.damnation.data.timing import When
from tests.games.damnation.test_every_card import _records
from tests.mutation.cases import Test, runs
from tests.mutation.menus import forgetting

PACKAGE = GAME.package
NOTHING = Heal(0)
NOTED = "desperation without ExtraDie"
"""That Desperation rolls another die is noted when it is paid for; its effect does nothing more (DA-453)."""


class Part(NamedTuple):
    """A part that is taken away or changed, and the program whose records and the card whose tests must notice."""

    what: str
    name: str
    passage: str
    changed: AbstractContextManager[None]


# --- changes of rows


def _variants(row: Any) -> Iterator[tuple[str, Any]]:
    """Yield copies of a record with one value changed, at any depth; programs inside it have places of their own."""
    for field in fields(row):
        value = getattr(row, field.name)
        if value == field.default or field.name in ("do", "then", "otherwise", "label"):
            continue
        if isinstance(row, DrawAndKeep) and field.name == "keep" and row.keep == row.n:
            continue  # nobody can keep more than was drawn
        for what, other in _others(row, field.name, value):
            yield f"{type(row).__name__}.{field.name}{what}", replace(row, **{field.name: other})


def _others(row: Any, name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield "", not value
    elif isinstance(value, int):
        yield "+1", value + 1
    elif isinstance(value, Need):
        yield " away", None
    elif isinstance(value, str):
        words = _words(get_type_hints(type(row))[name])
        yield from ((f" {word}", word) for word in [word for word in words if word != value][-1:])
    elif isinstance(value, msgspec.Struct):
        yield from ((f" {what}", other) for what, other in _variants(value))
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            if isinstance(each, OnRoll | Choice):
                for what, other in _variants(each):
                    yield f" {at} {what}", (*value[:at], other, *value[at + 1 :])
            elif len(value) > 1:
                yield f" without {each}", (*value[:at], *value[at + 1 :])


def _words(hint: Any) -> list[str]:
    return [word for each in get_args(hint) for word in ([each] if isinstance(each, str) else _words(each))]


def _programs(program: Program) -> Iterator[tuple[str, Program]]:
    for at, effect in enumerate(program):
        before, after = program[:at], program[at + 1 :]
        if len(program) > 1:
            yield f"without {type(effect).__name__}", (*before, NOTHING, *after) if after else before
        for what, other in _variants(effect):
            yield what, (*before, other, *after)


# --- rows as they are changed


@contextmanager
def _everywhere(**values: object) -> Iterator[None]:
    """Give tables of the game other contents, wherever they are used."""
    with ExitStack() as stack:
        for name, value in values.items():
            home = next(module for module in (cards, reasons, moments) if name in vars(module))
            old = vars(home)[name]
            for key, module in list(sys.modules.items()):
                if key.startswith((PACKAGE, "tests.games.damnation.")) and vars(module).get(name) is old:
                    stack.enter_context(patch.object(module, name, value))
        stack.enter_context(forgetting())
        yield


@contextmanager
def _with_program(passage: Passage, program: Program) -> Iterator[None]:
    with patch.dict(PROGRAMS, {passage: program}), ExitStack() as stack:
        all_effects = [(key, effect) for key, each in PROGRAMS.items() for effect in each]
        dice = {key: effect.dice for key, effect in all_effects if hasattr(effect, "dice")}
        stack.enter_context(_everywhere(REROLLS=dice))
        if not passage.inside:
            stack.enter_context(_with_modes(passage, target=cards._target(program)))
        yield


@contextmanager
def _with_modes(passage: Passage, **changes: Any) -> Iterator[None]:
    """Play a card or use a Talent in another way, where it is printed in that place."""

    def changed(mode: Mode) -> Mode:
        return replace(mode, **changes) if mode.passage == passage else mode

    if passage.part == "talent":
        talents = tuple(map(changed, TALENT_MODES))
        rows = tuple(reasons._row("talent", mode) for mode in talents)
        with _everywhere(TALENT_MODES=talents, TALENT_ROWS=rows):
            yield
        return
    modes = tuple(tuple(map(changed, each)) for each in MODES)
    with _everywhere(
        MODES=modes,
        CARD_ROWS=tuple(tuple(reasons._row("card", mode) for mode in each) for each in modes),
        CARD_BITS=tuple(map(cards._all_bits, modes)),
    ):
        yield


@contextmanager
def _with_card(number: int, **changes: Any) -> Iterator[None]:
    rows = (*CARDS[:number], replace(CARDS[number], **changes), *CARDS[number + 1 :])
    start = {at: card.start for at, card in enumerate(rows) if card.start is not None}
    names = ("IN_DARKNESS", "CHANGE_TOTAL", "AT_END_OF_TURN", "LIMIT_HAND", "OPEN_HAND")
    by_hook = {
        name: frozenset(at for at, card in enumerate(rows) if card.hook == hook)
        for name, hook in zip(names, words_of(Hook), strict=True)
    }
    with _everywhere(CARDS=rows, IS_REVEALED=tuple(card.reveal for card in rows), START=start, **by_hook):
        bars = tuple(tuple(reasons._row("card", mode) for mode in each) for each in MODES)
        with _everywhere(CARD_ROWS=bars):
            yield


def _parts() -> Iterator[Part]:
    for passage, program in list(PROGRAMS.items()):
        if passage in moments.STRIKES:
            continue  # an attack, whose numbers are compared with its text and tested as attacks
        name = TALENTS[passage.number].id if passage.part == "talent" else IDS[passage.number]
        for what, other in _programs(program):
            yield Part(f"{passage} {what}", name, str(passage), _with_program(passage, other))
    for mode in (*(mode for each in MODES for mode in each), *TALENT_MODES):
        if mode.passage in moments.STRIKES:
            continue
        name = TALENTS[mode.number].id if mode.passage.part == "talent" else IDS[mode.number]
        for what, changes in _times_and_needs(mode):
            yield Part(f"{mode.passage} {what}", name, str(mode.passage), _with_modes(mode.passage, **changes))
    for number, card in enumerate(CARDS):
        for what, changes in _columns(card):
            yield Part(f"{card.id} {what}", card.id, card.id, _with_card(number, **changes))


def _times_and_needs(mode: Mode) -> Iterator[tuple[str, dict[str, Any]]]:
    if mode.needs is not None:
        yield "needs", {"needs": None}
    for when in When(mode.bits):
        yield f"not at {when.name}", {"bits": mode.bits & ~when}
    if mode.alt and mode.damage:
        yield "damage", {"damage": mode.damage + 1}
        yield "reach", {"reach": mode.reach + 1}


def _columns(card: Card) -> Iterator[tuple[str, dict[str, Any]]]:
    for name in ("modifier", "limit"):
        if getattr(card, name):
            yield name, {name: getattr(card, name) + 1}
    for name in ("relic", "reveal", "once_per_turn", "unblockable"):
        if getattr(card, name):
            yield name, {name: False}
    if card.hook is not None:
        yield "hook", {"hook": "end_of_turn" if card.hook != "end_of_turn" else "on_own_darkness"}
    for name in ("ends", "start"):
        if getattr(card, name) is not None:
            yield name, {name: "vault" if getattr(card, name) != "vault" else "kitchen"}


# --- who would miss them


@cache
def _tests() -> list[tuple[str, Test]]:
    """Every quick test of the game with each row of its parameters, and the text in which a card's name may stand."""
    found: list[tuple[str, Test]] = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.stem in ("test_golden", "test_properties", "test_screen", "test_every_card", Path(__file__).stem):
            continue
        for name, test in vars(import_module(f"{__package__}.{path.stem}")).items():
            if name.startswith("test_") and isinstance(test, FunctionType):
                source = inspect.getsource(test)
                found += [(f"{source} {given}", partial(test, **given)) for given in runs(test)]
    return found


def _tests_of(card: str) -> list[Test]:
    """The tests that name a card, and the one that compares whole columns."""
    return [test for text, test in _tests() if card in text or "tables_of_this_page" in text]


def _notice(tests: list[Test]) -> bool:
    for test in tests:
        try:
            test()
        except (Exception, pytest.fail.Exception):
            return True
    return False


def _comes_out(text: str) -> bool:
    try:
        lychgate.verify(text)
    except LychgateError:
        return False
    return True


@pytest.mark.parametrize("card", [*(card.id for card in CARDS), *(talent.id for talent in TALENTS)])
def test_every_part_of_a_card_would_be_missed(card: str) -> None:
    _records()
    tests = _tests_of(card)
    assert not _notice(tests)
    unnoticed = []
    for part in _parts():
        if part.name == card:
            with part.changed:
                if not _notice(tests) and all(map(_comes_out, _records().get(part.passage, ()))):
                    unnoticed.append(part.what)
    assert unnoticed == ([NOTED] if card == "desperation" else [])
