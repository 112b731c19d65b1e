"""The names of all icons, those of the game-icons collection: `icons.txt`, which a test of the client compares."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

BUSTS = frozenset({"bust-elder", "bust-man", "bust-woman"})
"""Emblems of cards beside the collection: pictures of our own, drawn by `web/src/lib/table/art/busts.ts`."""


@cache
def icon_names() -> frozenset[str]:
    """Return every name an icon can have."""
    return frozenset(Path(__file__).with_name("icons.txt").read_text(encoding="utf-8").split())


def unknown_icons(thing: Any) -> Iterator[str]:
    """Say which icons that are named in a table or a fill do not exist, each once, with the nearest name that does."""
    for name in sorted({name for name in _named(thing) if name and name not in icon_names()}):
        nearest = get_close_matches(name, icon_names(), 1)
        yield f"There is no icon {name!r}" + (f"; did you mean {nearest[0]!r}?" if nearest else ".")


def _named(thing: Any) -> Iterator[str]:
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if field == "icon" and isinstance(value, str):
                yield value
            elif field == "emblem":
                yield "" if value in BUSTS else value
            elif field == "icons" and isinstance(value, Mapping):
                yield from value.values()
            else:
                yield from _named(value)
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from _named(each)
    elif isinstance(thing, Mapping):
        for each in thing.values():
            yield from _named(each)
