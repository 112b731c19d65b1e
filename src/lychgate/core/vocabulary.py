"""Closed vocabularies: the words a game's tables may use, checked once when the tables are imported.

A game writes its words as `Literal` types, enums and small records. mypy holds the game's own code to them; the checks
here hold the tables to them at run time, so that a misspelt word is an error at import, never a card that does nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from lychgate.core.errors import LawBroken


def check_words(rows: Iterable[msgspec.Struct]) -> None:
    """Refuse rows of which a field, at any depth, holds a word outside the `Literal` or enum it is declared with."""
    for row in rows:
        for complaint in _complaints(row):
            raise LawBroken(f"{complaint} In {row!r}.")


def check_complete(what: str, table: Collection[Any], wanted: Iterable[Any]) -> None:
    """Refuse a table (`what` names it) that lacks an entry for a wanted word, or has one that nobody wants."""
    keys, needed = set(table), set(wanted)
    for complaint, words in (("lacks", needed - keys), ("has no use for", keys - needed)):
        if words:
            raise LawBroken(f"{what} {complaint} {', '.join(sorted(map(_name, words)))}.")


def words_of(hint: Any) -> tuple[Any, ...]:
    """Return the words of a `Literal` type or an enum, in the order in which they are declared."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(hint)
    return tuple(_flat(hint))


def kinds_of(base: type) -> tuple[type, ...]:
    """Return every class below a base class that has no classes below itself: the kinds a table may hold."""
    found: list[type] = []
    below: list[type] = base.__subclasses__()
    for each in below:
        found += kinds_of(each) or (each,)
    return tuple(found)


def _flat(hint: Any) -> Iterator[Any]:
    for each in get_args(hint):
        if get_origin(each) is Literal:
            yield from _flat(each)
        else:
            yield each


def _name(word: Any) -> str:
    return word.__name__ if isinstance(word, type) else repr(word)


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


def _complaints(row: msgspec.Struct) -> Iterator[str]:
    for name, hint in _hints(type(row)).items():
        value = getattr(row, name)
        if not _fits(value, hint):
            yield f"{type(row).__name__}.{name} may not be {value!r}."
        yield from _inner(value)


def _inner(value: Any) -> Iterator[str]:
    if isinstance(value, msgspec.Struct):
        yield from _complaints(value)
    elif isinstance(value, tuple):
        for each in value:
            yield from _inner(each)


def _fits(value: Any, hint: Any) -> bool:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return any(value == word and type(value) is type(word) for word in words_of(hint))
    if origin in (Union, UnionType):
        return any(_fits(value, each) for each in args)
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        if len(args) == 2 and args[1] is Ellipsis:
            return all(_fits(each, args[0]) for each in value)
        return len(value) == len(args) and all(map(_fits, value, args))
    return not isinstance(hint, type) or isinstance(value, hint)
