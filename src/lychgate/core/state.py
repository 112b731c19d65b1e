"""State: one mutable slotted class per game, with generated copy, equality, fingerprint and JSON.

`@state` reads the annotations once and refuses any field type it cannot copy safely. Pieces and cards are small ints
or enums that index immutable tables, never objects.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import Enum
from hashlib import blake2b
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import structs

from lychgate.core.chance import Chance
from lychgate.core.errors import BadState
from lychgate.core.events import Event
from lychgate.core.step import Step, from_plain, holds_step, to_plain

S = TypeVar("S")

Reply = str | tuple[tuple[int, tuple[str, ...]], ...]
"""One remembered answer of the step in play: a code, or for a sealed question every seat's codes."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended: each seat's place (1 is best, shared by ties), each seat's score, and why it ended."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """Return the seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def ranked(scores: tuple[int, ...], reason: str) -> Result:
    """Return the result in which more points are better and equal points share a place."""
    order = sorted(scores, reverse=True)
    return Result(tuple([1 + order.index(score) for score in scores]), scores, reason)


def _plain_type(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def is_immutable(hint: Any) -> bool:
    """Tell whether values of a type never change, so that copies may share them."""
    hint = _plain_type(hint)
    origin = get_origin(hint)
    if origin is Literal:
        return True
    if origin in (tuple, frozenset, Union, types.UnionType):
        return all(arg is Ellipsis or is_immutable(arg) for arg in get_args(hint))
    if hint in (int, str, bool, float, types.NoneType):
        return True
    if isinstance(hint, NewType):
        return is_immutable(hint.__supertype__)
    if isinstance(hint, type) and issubclass(hint, Enum | Step):
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__struct_config__.frozen and all(is_immutable(each.type) for each in structs.fields(hint))
    return False


def _is_state(hint: Any) -> bool:
    return isinstance(hint, type) and hasattr(hint, "__state_fields__")


def _copy_of(hint: Any, value: str, where: str) -> str:
    """Return the expression that copies a value of this type; TypeError for types a state cannot hold."""
    hint = _plain_type(hint)
    origin, args = get_origin(hint), get_args(hint)
    if is_immutable(hint) and _has_json(hint):
        return value
    if hint is Chance or _is_state(hint):
        return f"{value}.copy()"
    if origin is list:
        inner = _copy_of(args[0], "x", where)
        return f"{value}[:]" if inner == "x" else f"[{inner} for x in {value}]"
    if origin is dict and _is_key(args[0]):
        inner = _copy_of(args[1], "v", where)
        return f"{value}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {value}.items()}}"
    if origin is set and is_immutable(args[0]) and _has_json(hint):
        return f"{value}.copy()"
    raise TypeError(
        f"{where}: a state cannot hold {hint!r}; use scalars, enums, frozen records and lists, dicts or sets of them."
    )


def _is_key(hint: Any) -> bool:
    """Tell whether a type may be the key of a dict: JSON keys are texts, and the value must be read back from one."""
    hint = hint.__supertype__ if isinstance(hint, NewType) else hint
    return hint in (int, str) or (isinstance(hint, type) and issubclass(hint, Enum))


def _has_json(hint: Any) -> bool:
    """Tell whether values of a type can be read back from JSON."""
    if holds_step(hint):
        kinds = [each for each in get_args(hint) if each not in (types.NoneType, Ellipsis)]
        return get_origin(hint) not in (set, frozenset) and len(kinds) <= 1
    try:
        msgspec.json.Decoder(hint)
    except TypeError:
        return False
    return True


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(field,))
def state(cls: type[S]) -> type[S]:
    """Make a class a state: with slots, generated `copy` and `==`, and the fields that JSON and fingerprint read."""
    made: Any = dataclass(slots=True, eq=False, kw_only=True)(cls)
    hints = get_type_hints(made, include_extras=True)
    kept = [each.name for each in fields(made) if not each.metadata.get("transient")]
    transient = [each for each in fields(made) if each.metadata.get("transient")]
    lines = ["def copy(self):", "    new = make(cls)"]
    for name in kept:
        expression = _copy_of(hints[name], f"self.{name}", f"{cls.__name__}.{name}")
        lines.append(f"    new.{name} = {expression}")
    scope: dict[str, Any] = {"cls": made, "make": object.__new__}
    for each in transient:
        scope[f"default_{each.name}"] = each.metadata["transient"]
        lines.append(f"    new.{each.name} = default_{each.name}()")
    lines.append("    return new")
    lines.append("def __eq__(self, other):")
    compared = " and ".join(f"self.{name} == other.{name}" for name in kept) or "True"
    lines.append(f"    return other.__class__ is cls and {compared}")
    exec("\n".join(lines), scope)  # as dataclasses do; once per class, at import
    made.copy = scope["copy"]
    made.__eq__ = scope["__eq__"]
    made.__hash__ = None
    made.__state_fields__ = tuple((name, _plain_type(hints[name])) for name in kept)
    made.__later_fields__ = {each.name: each.metadata["later"] for each in fields(made) if "later" in each.metadata}
    return made  # type: ignore[no-any-return]


def transient(default: Callable[[], Any]) -> Any:
    """Declare a field that is no part of the position: never copied, compared or saved."""
    return field(default_factory=default, metadata={"transient": default})


def later(default: Callable[[], Any]) -> Any:
    """Declare a field that came with a dated rules change: while it has its default it is as if it did not exist.

    So a record of before the change still leads to the fingerprint it claims, if its rules never set the field.
    """
    return field(default_factory=default, metadata={"later": default})


def _no_sink() -> list[Event] | None:
    return None


def to_json(g: Any) -> dict[str, Any]:
    """Return a state as plain JSON values."""
    unset = [name for name, default in g.__later_fields__.items() if getattr(g, name) == default()]
    return {name: _encode(getattr(g, name)) for name, _ in g.__state_fields__ if name not in unset}


def from_json(cls: type[S], plain: object) -> S:
    """Read a state back; BadState when the values do not describe one."""
    if not isinstance(plain, dict):
        raise BadState(f"The position is no {cls.__name__}.")
    values: dict[str, Any] = {}
    for name, hint in cls.__state_fields__:  # type: ignore[attr-defined]
        if name not in plain:
            if name in cls.__later_fields__:  # type: ignore[attr-defined]
                continue
            raise BadState(f"The position lacks its field {name!r}.")
        values[name] = _decode(plain[name], hint, name)
    return cls(**values)


def fingerprint(g: Any) -> str:
    """Return a short hash of everything that makes the position, the same for equal states."""
    text = msgspec.json.encode(to_json(g), order="deterministic")
    return blake2b(text, digest_size=16).hexdigest()


def _encode(value: Any) -> Any:
    if isinstance(value, list):
        return [_encode(each) for each in value]
    if isinstance(value, dict):
        return {str(msgspec.to_builtins(key)): _encode(each) for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(map(msgspec.to_builtins, value))
    if _is_state(type(value)):
        return to_json(value)
    if isinstance(value, Chance):
        return value.to_json()
    return to_plain(value)


def _decode(plain: Any, hint: Any, where: str) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if hint is Chance:
        return _chance(plain)
    if _is_state(hint):
        return from_json(hint, plain)
    if origin is list and isinstance(plain, list):
        return [_decode(each, _plain_type(args[0]), where) for each in plain]
    if origin is dict and isinstance(plain, dict):
        keyed = from_plain(plain, types.GenericAlias(dict, (args[0], Any)), where)
        return {key: _decode(each, _plain_type(args[1]), where) for key, each in keyed.items()}
    return from_plain(plain, hint, where)


class _ChancePlain(msgspec.Struct):
    key: str
    counters: dict[str, int]
    script: list[str]


def _chance(plain: Any) -> Chance:
    try:
        kept = msgspec.convert(plain, _ChancePlain)
        return Chance(kept.key, kept.counters, kept.script)
    except msgspec.ValidationError as error:
        raise BadState(f"The position's luck cannot be read: {error}.") from None


@state
class State:
    """What every match has, whatever the game. A game's state extends it with `@state class Castle(State)`."""

    seats: int
    chance: Chance
    round: int = 0
    result: Result | None = None
    agenda: list[Step] = field(default_factory=list)
    """The to-do list: what is done next is last."""
    step: Step | None = None
    """The step whose questions are being asked."""
    answers: list[Reply] = field(default_factory=list)
    """The answers it has had."""
    sealed: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """Answers to a sealed question that is still open, by seat."""
    flags: tuple[str, ...] = ()
    """Dated rules fixes this match is played with."""
    poker_face: bool = False
    """Ask everyone entitled in a reaction window, also those who can only pass."""
    todo: list[Step] = transient(list)
    events: list[Event] | None = transient(_no_sink)
    revealed: bool = transient(bool)

    def do(self, *steps: Step) -> None:
        """Put steps on the agenda, in reading order, to be done when the present step is finished."""
        self.todo.extend(steps)

    def tell(self, event: Event) -> None:
        """Say what happened, for logs, screens and statistics.

        On hot paths build the event only if `g.events is not None`: imagined matches keep no log.
        """
        if self.events is not None:
            self.events.append(event)

    def reveal(self) -> None:
        """Note that somebody has learnt something: what happened before is not taken back."""
        self.revealed = True

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left, clockwise."""
        return (seat + 1) % self.seats

    def clockwise(self, first: int) -> list[int]:
        """Return all seats in order, beginning with `first`."""
        return [*range(first, self.seats), *range(first)]

    def copy(self: S) -> S:
        """Return an independent copy (generated for each game's state)."""
        raise TypeError("@state generates this")
