"""Steps: small frozen records saying what is to be done, under one law: all questions before any effect."""

from __future__ import annotations

import re
from collections.abc import Container
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints

import msgspec

from lychgate.core.ask import Play
from lychgate.core.clauses import citations
from lychgate.core.errors import BadState, LawBroken
from lychgate.core.events import kebab, worded
from lychgate.core.say import Say

_CLAUSE = re.compile(r"\b([A-Z]{2,})-\d{3}\b")

STEPS: dict[str, type[Step]] = {}
"""Every step of every imported game by name; a name is part of the save format, like a database column."""


class ToDo(msgspec.Struct, frozen=True):
    """A line of the public to-do list: the step's name, its public facts, and its words."""

    step: str
    facts: dict[str, Any]
    say: Say


class Step(msgspec.Struct, frozen=True):
    """One entry of the agenda. A subclass declares its fields and writes `play`.

    `play` is a plain function (effects only) or a generator that yields its questions first and acts afterwards.
    Because nothing changes while it asks, a half-answered step is fully described by its record and its answers.
    """

    name: ClassVar[str] = "step"
    public: ClassVar[tuple[str, ...] | None] = None
    """Names of the fields that everybody may know, () if it has none; None keeps the step off the public to-do list."""

    def __init_subclass__(cls, **config: Any) -> None:
        """Register the step by `<game's package>.<Class>`, so that saves can name it."""
        super().__init_subclass__(**config)
        home, is_in_steps, _ = f"{cls.__module__}.".partition(".steps.")
        package = home.rpartition(".")[2] if is_in_steps else cls.__module__.removeprefix("lychgate.").split(".")[0]
        cls.name = f"{package}.{cls.__name__}"
        known = STEPS.get(cls.name)
        if known is not None and (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise LawBroken(f"Two steps are called {cls.name}: in {known.__module__} and in {cls.__module__}.")
        fields = {name for each in cls.__mro__ for name in get_annotations(each)}
        unknown = set(cls.public or ()) - fields
        if unknown:
            raise LawBroken(f"The step {cls.name} names public fields that it does not have: {', '.join(unknown)}.")
        STEPS[cls.name] = cls

    def play(self, g: Any) -> Play | None:
        """Ask what must be asked, then act on the state `g`; push what follows with `g.do(...)`."""
        raise LawBroken(f"{type(self).__name__} does not say how it is played.")

    def said(self) -> Say | None:
        """Return the words of the step's line on the public to-do list, made of public facts only.

        They are `step-<kebab-class-name>` with the public fields as arguments. A step with other words writes its own
        `said`; None keeps it off the list.
        """
        return None if self.public is None else Say("step-" + kebab(type(self).__name__), worded(self, self.public))

    def todo(self) -> ToDo | None:
        """Return the step's line on the public to-do list, if it stands there."""
        say = self.said()
        if say is None:
            return None
        return ToDo(self.name, {field: to_plain(getattr(self, field)) for field in self.public or ()}, say)


def clauses_of(step: type[Step], known: Container[str] | None = None) -> tuple[str, ...]:
    """Return the clauses in the first line of a step's docstring; `known` ones only where it names a range."""
    first = (step.__doc__ or "").strip().split("\n", 1)[0]
    head = _CLAUSE.search(first)
    if head is None:
        return ()
    return tuple(dict.fromkeys(clause for clause, _ in citations(first, head[1], known)))


# --- steps as JSON


def step_to_json(step: Step) -> dict[str, Any]:
    """Turn a step, and steps inside it, into plain JSON values."""
    return {"step": step.name} | {field: to_plain(getattr(step, field)) for field in step.__struct_fields__}


def to_plain(value: Any) -> Any:
    """Turn a value that may hold steps into plain JSON values."""
    if isinstance(value, Step):
        return step_to_json(value)
    if isinstance(value, tuple | list):
        return [to_plain(each) for each in value]
    return msgspec.to_builtins(value)


def step_from_json(plain: object, wanted: type[Step] = Step) -> Step:
    """Read a step back; BadState when it is no such step of an installed game."""
    name = plain.get("step") if isinstance(plain, dict) else None
    cls = STEPS.get(name) if isinstance(name, str) else None
    if cls is None or not isinstance(plain, dict):
        raise BadState(f"The position names a step that no installed game has: {str(plain)[:60]}.")
    if not issubclass(cls, wanted):
        raise BadState(f"The position has the step {cls.name} where a {wanted.name} belongs.")
    hints = get_type_hints(cls)
    for field in cls.__struct_fields__:
        if field not in plain:
            raise BadState(f"The step {cls.name} lacks its field {field!r}.")
    return cls(*(from_plain(plain[field], hints[field], f"{cls.name}.{field}") for field in cls.__struct_fields__))


def holds_step(hint: Any) -> bool:
    """Tell whether values of a type are steps or hold steps."""
    return (isinstance(hint, type) and issubclass(hint, Step)) or any(map(holds_step, get_args(hint)))


def from_plain(plain: Any, hint: Any, where: str) -> Any:
    """Read a value of a given type back; BadState, naming the place, when it does not fit."""
    if not holds_step(hint):
        try:
            return msgspec.convert(plain, hint, str_keys=True)
        except msgspec.ValidationError as error:
            raise BadState(f"The position's field {where} does not fit: {error}.") from None
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        (inner,) = (each for each in args if each is not NoneType)
        return None if plain is None else from_plain(plain, inner, where)
    if origin in (list, tuple):
        if not isinstance(plain, list):
            raise BadState(f"The position's field {where} does not fit: steps come in a list.")
        return origin(from_plain(each, args[0], where) for each in plain)
    return step_from_json(plain, hint)
