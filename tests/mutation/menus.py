"""Menus without one prohibition: what it forbids is offered, and nothing is explained by it any longer."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, cache
from typing import Any
from unittest.mock import patch

from lychgate import words
from lychgate.core import why
from lychgate.core.ask import Bars, Menu, Obstacle, Option
from tests.mutation.prohibitions import Prohibition

Candidates = Callable[[], Iterable[Option[Any]]]


@contextmanager
def without(dropped: Prohibition | None, seen: set[str]) -> Iterator[None]:
    """Drop the obstacles of a prohibition wherever a menu is made or explained, and from what purposes say.

    The clauses that menus meet are noted in `seen`. To a menu whose options were constructed directly (`Menu.built`)
    those candidates are added that nothing else bars.
    """

    def is_meant(obstacle: Obstacle) -> bool:
        return (
            dropped is not None
            and obstacle.clause == dropped.clause
            and dropped.reason in (None, obstacle.say.key.removeprefix("why-"))
        )

    def is_dropped(obstacle: Obstacle) -> bool:
        if obstacle.clause is not None:
            seen.add(obstacle.clause)
        return is_meant(obstacle)

    def dropping(bars: Bars) -> Bars:
        return lambda value: (obstacle for obstacle in bars(value) if not is_dropped(obstacle))

    plain = Menu.__init__

    def init(self: Menu[Any], candidates: Iterable[Option[Any]], bars: Bars | None = None) -> None:
        plain(self, candidates, None if bars is None else dropping(bars))

    def of(cls: type[Menu[Any]], values: Iterable[Any], option: Callable[[Any], Option[Any]], bars: Bars) -> Menu[Any]:
        return cls(map(option, values), bars)

    def built(cls: type[Menu[Any]], options: Iterable[Option[Any]], candidates: Candidates, bars: Bars) -> Menu[Any]:
        return freed(tuple(options), candidates, bars)

    def explained(self: Menu[Any], candidates: Candidates, bars: Bars) -> Menu[Any]:
        return freed(self.options, candidates, bars)

    def freed(options: tuple[Option[Any], ...], candidates: Candidates, bars: Bars) -> Menu[Any]:
        menu: Menu[Any] = Menu((*options, *others(options, candidates, bars)))
        menu._candidates = candidates
        menu._bars = dropping(bars)
        return menu

    def others(options: tuple[Option[Any], ...], candidates: Candidates, bars: Bars) -> Iterator[Option[Any]]:
        if dropped is None:
            return
        offered = {option.code for option in options}
        for each in candidates():
            if each.code not in offered and all(map(is_dropped, bars(each.value))):
                yield each

    first = why._first

    def told(reasons: Iterable[Obstacle]) -> list[Obstacle]:
        return first(reason for reason in reasons if not is_meant(reason))

    with (
        patch.object(why, "_first", told),
        patch.object(Menu, "__init__", init),
        patch.object(Menu, "of", classmethod(of)),
        patch.object(Menu, "built", classmethod(built)),
        patch.object(Menu, "explained", explained),
        forgetting(),
    ):
        yield


@contextmanager
def forgetting() -> Iterator[None]:
    """Empty every store of kept results before and after: what was made with other rules must not be met again.

    The books of words stay open: they are read from the files of a language, and no mutant changes one of those.
    """
    for each in _stores():
        each.cache_clear()
    try:
        yield
    finally:
        for each in _stores():
            each.cache_clear()


@cache
def _stores() -> list[_lru_cache_wrapper[Any]]:
    gc.unfreeze()  # what was set aside when the tests were collected is looked at, too: tests/conftest.py
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    gc.freeze()
    kept = [each for each in found if str(each.__module__).startswith("lychgate.")]
    return [each for each in kept if each.__module__ != words.__name__]
