"""Kept results: `@kept` on a pure function keeps what it returned, within one budget for the whole process.

    @kept
    def pop_menu(hand: tuple[int, ...]) -> Menu[Coin]: ...

It is called like `functools.cache`: the arguments must be hashable, and a kept result is found at the speed of C. What
differs is the memory: all kept functions share one budget in megabytes, `LYCHGATE_KEPT_MB` in the environment or
`budget(mb)`. When together they hold more, the largest is emptied and fills itself again.

Sizes are measured on a sample: the first 8 results of a function and then one in every 32. What several results share
(an option, a word) counts in part for each. The sum is an estimate: in play of all games it was 0.9 to 1.7 times what
`tracemalloc` found, and in the plain case of `tests/core/test_kept.py` it may differ by a quarter.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from functools import lru_cache, update_wrapper
from gc import get_referents
from threading import Lock
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar

import msgspec

from lychgate.core.errors import BadOption

P = ParamSpec("P")
R = TypeVar("R")

MEGABYTE = 1 << 20

VARIABLE = "LYCHGATE_KEPT_MB"

DEFAULT = 64.0
"""Megabytes, where nobody says otherwise: 40 random matches of any game hold less than half of it."""

EVERY, FIRST = 32, 8
"""Of each function the first 8 results are measured, later one in every 32."""

SLOT = 72
"""Bytes that a dict needs for one more entry, on average."""

FAINT = 1 / 64
"""What a result shares with so many others that its part is smaller than this is not measured."""

_SKIPPED = (type, ModuleType, CodeType, BuiltinFunctionType)


class Held(msgspec.Struct, frozen=True):
    """What one function keeps now."""

    function: str
    results: int
    megabytes: float
    hits: int
    misses: int


class _Store:
    """The results of one function: `lru_cache` finds them, `miss` is run for those it does not find."""

    __slots__ = ("cache", "each", "function", "measured", "misses")

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.misses = 0
        self.measured = 0
        """How many results were measured."""
        self.each = 0.0
        """How many bytes a result takes, on average."""
        miss = update_wrapper(lambda *args, **named: _missed(self, args, named), function)
        self.cache = lru_cache(maxsize=None)(miss)

    def size(self) -> float:
        """Return how many bytes all results take."""
        return self.each * self.cache.cache_info().currsize


_stores: list[_Store] = []
_lock = Lock()
_limit = DEFAULT * MEGABYTE
_held = 0.0
"""How many bytes all stores hold. Threads may disturb the sum; it is made anew whenever it reaches the limit."""


def kept(function: Callable[P, R]) -> Callable[P, R]:
    """Keep what a pure function returns, for the same arguments, while the budget lasts."""
    store = _Store(function)
    _stores.append(store)
    return store.cache  # type: ignore[return-value]  # it takes what the function takes; only its stub is vaguer


def budget(mb: float | None = None) -> float:
    """Return how many megabytes may be kept, after setting it if a number is given.

    With 0 nothing is kept but the last result of all, until the next one is computed.
    """
    global _limit
    if mb is not None:
        if not isinstance(mb, int | float) or isinstance(mb, bool) or not mb >= 0:
            raise BadOption(f"The budget for kept results is a number of megabytes from 0 up, not {mb!r}.")
        _limit = mb * MEGABYTE
        with _lock:
            _make_room()
    return _limit / MEGABYTE


def clear() -> None:
    """Forget everything that is kept."""
    global _held
    with _lock:
        for store in _stores:
            store.cache.cache_clear()
        _held = 0.0


def report() -> list[Held]:
    """Return what every function keeps now, the largest first."""
    rows = []
    for store in _stores:
        info = store.cache.cache_info()
        name = f"{store.function.__module__}.{store.function.__qualname__}"
        rows.append(Held(name, info.currsize, store.each * info.currsize / MEGABYTE, info.hits, info.misses))
    return sorted(rows, key=lambda row: (-row.megabytes, row.function))


def _missed(store: _Store, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """Compute a result that is not kept yet; account for it."""
    global _held
    result = store.function(*args, **named)
    store.misses += 1
    if store.measured < FIRST or not store.misses % EVERY:
        _measure(store, args, named, result)
    _held += store.each
    if _held > _limit:
        with _lock:
            _make_room()
    return result


def _measure(store: _Store, args: tuple[Any, ...], named: dict[str, Any], result: Any) -> None:
    """Add the size of one result to the function's average."""
    global _held
    size = SLOT + _share_of([args, named or None, result], spare=2)
    store.measured += 1
    change = (size - store.each) / store.measured
    store.each += change
    _held += change * store.cache.cache_info().currsize


def _make_room() -> None:
    """Empty the largest stores until the rest fits into the budget."""
    global _held
    sizes = [(store.size(), at) for at, store in enumerate(_stores)]
    held = sum(size for size, _ in sizes)
    for size, at in sorted(sizes, reverse=True):
        if held <= _limit:
            break
        _stores[at].cache.cache_clear()
        held -= size
    _held = held


def _share_of(roots: list[Any], spare: int) -> float:
    """Return the bytes of these things and all they hold; what n things share counts as an n-th of its size for each.

    `spare` is how many references the caller holds to each root while it is measured.
    """
    total = 0.0
    stack = [(roots, 1.0, spare)]
    while stack:
        things, share, spare = stack.pop()
        for each in things:
            if each is None or isinstance(each, _SKIPPED):
                continue
            # The list, the loop and the call below hold the thing, too.
            part = share / max(1, sys.getrefcount(each) - 3 - spare)
            if part < FAINT:
                continue
            total += part * sys.getsizeof(each)
            inner = _inside(each)
            if inner:
                stack.append((inner, part, 0))
    return total


def _inside(thing: Any) -> list[Any]:
    """Return what a thing holds; of a function that is what it closes over, not the module it stands in."""
    if isinstance(thing, FunctionType):
        return get_referents(thing.__closure__, thing.__defaults__)
    return get_referents(thing)


def _read_environment() -> None:
    text = os.environ.get(VARIABLE, "")
    try:
        budget(float(text) if text else DEFAULT)
    except (ValueError, BadOption):
        # Said, not raised: this runs while the package is imported, where nobody can turn an error into a sentence.
        told = "%s is a number of megabytes from 0 up, not %r; %g megabytes are kept."
        logging.getLogger("lychgate").warning(told, VARIABLE, text, DEFAULT)


_read_environment()
