"""The words of what is sent, in the language of whoever reads it: the game, that the table waits, and where it is."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from lychgate.server.catalogue import WORDS
from lychgate.server.notify.facts import Kind
from lychgate.words import FALLBACK


class Message(msgspec.Struct, frozen=True):
    """What is sent to one address."""

    title: str
    body: str
    table: str = ""
    """Which table it speaks of; of several messages about one table, the last counts."""


def of_table(kind: Kind, title: str, table: str, language: str) -> Message:
    """Return what somebody is told of a table whose game has this title."""
    return Message(title, said(f"word-{kind}", language), table)


def said(key: str, language: str, **args: Any) -> str:
    """Return a message of the house; in English where a language lacks it."""
    for each in (language, FALLBACK):
        bundle = _bundle(each)
        if bundle is not None and bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args)[0])
    raise KeyError(key)


@cache
def _bundle(language: str) -> FluentBundle | None:
    path = WORDS / f"{language}.ftl"
    if not language.isalpha() or not path.is_file():
        return None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
