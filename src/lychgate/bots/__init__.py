"""Bots: players that are programs, found through the entry point `lychgate.bots`.

A bot is named by text, its settings behind colons: `random`, `greedy`, `search:ms=200`, `search:ms=0:iterations=400`.
"""

from __future__ import annotations

import inspect
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol

import msgspec

from lychgate.bots.base import BadSetting, Bot
from lychgate.core import door
from lychgate.core.errors import UnknownBot

__all__ = ["BadSetting", "Bot", "find", "make", "names", "register"]


class BotMaker(Protocol):
    """A bot's class: `maker(seed, **settings)` gives a bot for one seat of one match."""

    def __call__(self, seed: int, **settings: Any) -> Bot: ...


@lru_cache(maxsize=1)
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group="lychgate.bots"), key=lambda entry: entry.name)}


_extra: dict[str, BotMaker] = {}


def register(name: str, maker: BotMaker) -> None:
    """Add a bot by hand, beside those found through entry points (experiments, tests)."""
    _check_name(name)
    door.choice(maker, "A bot's class", callable, "a class or a function")
    _extra[name] = maker


def names() -> list[str]:
    """Return the names of all bots there are."""
    return sorted({*_installed(), *_extra})


def find(name: str) -> BotMaker:
    """Return a bot's class by name, without settings; UnknownBot when there is none, or it cannot be loaded."""
    _check_name(name)
    if name in _extra:
        return _extra[name]
    if name not in _installed():
        raise UnknownBot(f"There is no bot {door.shown(name)}; installed are {', '.join(names()) or 'none'}.")
    try:
        found: BotMaker = _installed()[name].load()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"The bot {name!r} cannot be loaded: {door.traced(error)}.") from error
    return found


def _check_name(name: object) -> None:
    if not isinstance(name, str):
        raise UnknownBot(f"A bot is named by a text such as 'greedy', not by {door.shown(name)}.")


def make(text: str, seed: int) -> Bot:
    """Make a bot from its name and settings, such as `search:ms=200`; UnknownBot or BadSetting in one sentence."""
    _check_name(text)
    door.choice(seed, "A bot's seed", door.is_whole, "a whole number")
    name, *parts = text.split(":")
    maker = find(name)
    return maker(seed, **_settings(name, maker, parts))


def _settings(name: str, maker: BotMaker, parts: list[str]) -> dict[str, Any]:
    """Read `ms=200` and the like by the types of the bot's own defaults."""
    known = {
        each.name: each.default
        for each in inspect.signature(maker).parameters.values()
        if each.kind is inspect.Parameter.KEYWORD_ONLY
    }
    settings: dict[str, Any] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or key not in known:
            has = f"it has {', '.join(known)}" if known else "it has none"
            raise BadSetting(f"The bot {name} has no setting {door.shown(part)}; {has}.")
        try:
            settings[key] = msgspec.convert(value, type(known[key]), strict=False)
        except msgspec.ValidationError:
            kind = "a whole number" if isinstance(known[key], int) else "a number"
            raise BadSetting(f"The setting {key} of the bot {name} is {kind}, not {door.shown(value)}.") from None
    return settings
