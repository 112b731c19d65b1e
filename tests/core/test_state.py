"""States: generated copy, equality, fingerprint and JSON for every field type that is allowed; no other is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from enum import Enum, IntEnum
from typing import Annotated, Any, Literal, NewType

import msgspec
import pytest

from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.errors import BadState
from lychgate.core.state import (
    Result,
    State,
    fingerprint,
    from_json,
    is_immutable,
    later,
    ranked,
    state,
    to_json,
    transient,
)
from lychgate.core.step import Step
from lychgate.core.zones import Shown
from tests.core.toys import Choose, Finish, Note, Toy, is_one_sentence

CardId = NewType("CardId", int)


class Phase(Enum):
    DAY = "day"
    NIGHT = "night"


class Coin(IntEnum):
    PENNY = 1
    DIME = 10


class Point(msgspec.Struct, frozen=True):
    x: int
    name: str = ""
    past: tuple[int, ...] = ()


class Loose(msgspec.Struct):
    x: int


class Leaky(msgspec.Struct, frozen=True):
    numbers: list[int]


@state
class Inner:
    cards: list[int] = field(default_factory=list)
    rooms: dict[str, list[int]] = field(default_factory=dict)


@state
class Everything:
    """One field of every kind."""

    whole: int = 1
    text: str = "a"
    word: Literal["day", "night"] = "day"
    truth: bool = False
    number: float = 0.5
    perhaps: int | None = None
    seat: Seat = Seat(0)
    phase: Phase = Phase.DAY
    coin: Coin = Coin.PENNY
    record: Point = Point(1)
    some_record: Point | None = None
    pair: tuple[int, str] = (1, "a")
    many: tuple[Point, ...] = ()
    fixed: frozenset[int] = frozenset()
    step: Step = Finish()
    note: Note | None = None
    steps_ahead: tuple[Step, ...] = ()
    shown: Annotated[list[int], Shown()] = field(default_factory=list)
    cards: list[CardId] = field(default_factory=list)
    records: list[Point] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    deep: list[list[list[str]]] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    phases: set[Phase] = field(default_factory=set)
    places: set[tuple[int, int]] = field(default_factory=set)
    counts: dict[str, int] = field(default_factory=dict)
    by_number: dict[int, str] = field(default_factory=dict)
    by_seat: dict[Seat, Point] = field(default_factory=dict)
    by_phase: dict[Phase, int] = field(default_factory=dict)
    by_coin: dict[Coin, tuple[int, ...]] = field(default_factory=dict)
    lists: dict[int, list[int]] = field(default_factory=dict)
    nested: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    rooms: list[dict[str, list[int]]] = field(default_factory=list)
    step_of: dict[int, Step] = field(default_factory=dict)
    inner: Inner = field(default_factory=Inner)
    inners: list[Inner] = field(default_factory=list)
    inner_of: dict[int, Inner] = field(default_factory=dict)
    luck: Chance = field(default_factory=lambda: Chance("00" * 32))
    scratch: list[int] = transient(list)


CHANGES: dict[str, Callable[[Everything], object]] = {
    "whole": lambda g: setattr(g, "whole", 2),
    "text": lambda g: setattr(g, "text", "é\n"),
    "word": lambda g: setattr(g, "word", "night"),
    "truth": lambda g: setattr(g, "truth", True),
    "number": lambda g: setattr(g, "number", 0.25),
    "perhaps": lambda g: setattr(g, "perhaps", 7),
    "seat": lambda g: setattr(g, "seat", Seat(3)),
    "phase": lambda g: setattr(g, "phase", Phase.NIGHT),
    "coin": lambda g: setattr(g, "coin", Coin.DIME),
    "record": lambda g: setattr(g, "record", Point(2, "b", (1, 2))),
    "some_record": lambda g: setattr(g, "some_record", Point(3)),
    "pair": lambda g: setattr(g, "pair", (2, "b")),
    "many": lambda g: setattr(g, "many", (Point(1), Point(2))),
    "fixed": lambda g: setattr(g, "fixed", frozenset((3, 1, 2))),
    "step": lambda g: setattr(g, "step", Choose(1)),
    "note": lambda g: setattr(g, "note", Note("x")),
    "steps_ahead": lambda g: setattr(g, "steps_ahead", (Note("x"), Finish())),
    "shown": lambda g: g.shown.append(1),
    "cards": lambda g: g.cards.append(CardId(4)),
    "records": lambda g: g.records.append(Point(1, "c")),
    "steps": lambda g: g.steps.append(Note("y")),
    "hands": lambda g: g.hands[0].append(9),
    "deep": lambda g: g.deep[0][0].append("z"),
    "words": lambda g: g.words.add("w"),
    "phases": lambda g: g.phases.add(Phase.NIGHT),
    "places": lambda g: g.places.add((1, 2)),
    "counts": lambda g: g.counts.update(a=1),
    "by_number": lambda g: g.by_number.update({-3: "x"}),
    "by_seat": lambda g: g.by_seat.update({Seat(1): Point(0)}),
    "by_phase": lambda g: g.by_phase.update({Phase.NIGHT: 1}),
    "by_coin": lambda g: g.by_coin.update({Coin.DIME: (1, 2)}),
    "lists": lambda g: g.lists[1].append(5),
    "nested": lambda g: g.nested["a"][1].append(5),
    "rooms": lambda g: g.rooms[0]["hall"].append(5),
    "step_of": lambda g: g.step_of.update({2: Note("z")}),
    "inner": lambda g: g.inner.cards.append(1),
    "inners": lambda g: g.inners[0].rooms["hall"].append(1),
    "inner_of": lambda g: g.inner_of[1].cards.append(1),
    "luck": lambda g: g.luck.counters.update(die=1),
}


def everything() -> Everything:
    return Everything(
        hands=[[1], [2]],
        deep=[[["a"]]],
        lists={1: [1]},
        nested={"a": {1: [1]}},
        rooms=[{"hall": [1]}],
        inners=[Inner(cards=[1], rooms={"hall": []})],
        inner_of={1: Inner()},
    )


def read_back(g: Everything) -> Everything:
    return from_json(Everything, msgspec.json.decode(msgspec.json.encode(to_json(g))))


def test_every_field_is_changed_below() -> None:
    assert list(CHANGES) == [name for name, _ in Everything.__state_fields__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", CHANGES)
def test_a_copy_is_equal_and_independent(name: str) -> None:
    one = everything()
    two = one.copy()  # type: ignore[attr-defined]
    assert one == two
    assert fingerprint(one) == fingerprint(two)
    CHANGES[name](two)
    assert one != two
    assert one == everything()
    assert fingerprint(one) != fingerprint(two)


@pytest.mark.parametrize("name", CHANGES)
def test_json_there_and_back(name: str) -> None:
    g = everything()
    CHANGES[name](g)
    read = read_back(g)
    assert read == g
    assert to_json(read) == to_json(g)
    assert fingerprint(read) == fingerprint(g)
    for field_name, _ in Everything.__state_fields__:  # type: ignore[attr-defined]
        assert type(getattr(read, field_name)) is type(getattr(g, field_name))


def test_the_order_in_which_things_were_added_does_not_matter_to_a_fingerprint() -> None:
    one, two = everything(), everything()
    one.counts.update(a=1, b=2)
    two.counts.update(b=2, a=1)
    one.words |= {"x", "y", "z"}
    two.words |= {"z", "y", "x"}
    assert one == two
    assert fingerprint(one) == fingerprint(two)


def test_transient_fields_are_no_part_of_the_position() -> None:
    g = everything()
    g.scratch.append(1)
    assert g == everything()
    assert "scratch" not in to_json(g)
    assert g.copy().scratch == []  # type: ignore[attr-defined]
    assert read_back(g).scratch == []


@state
class Older:
    score: int = 0


@state
class Newer:
    score: int = 0
    notes: list[int] = later(list)


def test_a_field_of_a_later_rules_change_is_not_there_until_it_is_set() -> None:
    """Records of before the change lead to the fingerprint they claim."""
    g = Newer(score=3)
    assert fingerprint(g) == fingerprint(Older(score=3))
    assert from_json(Newer, to_json(Older(score=3))) == g
    g.notes.append(7)
    assert fingerprint(g) != fingerprint(Older(score=3))
    assert from_json(Newer, to_json(g)) == g == g.copy()  # type: ignore[attr-defined]


def test_a_state_has_no_other_attributes_and_no_hash() -> None:
    with pytest.raises(AttributeError):
        everything().unheard_of = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        hash(everything())
    others: list[object] = ["everything", Inner()]
    assert everything() not in others


@pytest.mark.parametrize(
    "hint",
    [
        object,
        Any,
        bytes,
        Loose,
        Leaky,
        list[Loose],
        list[int] | None,
        tuple[list[int], ...],
        dict[tuple[int, int], int],
        dict[float, int],
        dict[Point, int],
        dict[str, object],
        set[Loose],
        set[Step],
        frozenset[list[int]],
        tuple[int, Step],
        Step | int,
        Callable[[], int],
        Point | Leaky,
        Toy | None,
    ],
    ids=str,
)
def test_any_other_type_is_refused_when_the_class_is_made(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Bad\.field: a state cannot hold"):
        state(type("Bad", (), {"__annotations__": {"field": hint}}))


def test_immutable_types() -> None:
    fixed: list[Any] = [int, str, bool, float, None.__class__, Phase, Point, Step, Note, CardId, tuple[Point, ...]]
    changing: list[Any] = [list[int], set[int], dict[str, int], Loose, Leaky, tuple[list[int], ...], object, Any, Inner]
    fixed += [Literal["day", "night"], int | None]
    assert [hint for hint in fixed if not is_immutable(hint)] == []
    assert [hint for hint in (*changing, list[int] | None) if is_immutable(hint)] == []


# --- positions that are none


@pytest.mark.parametrize("plain", [None, 5, "x", []])
def test_what_is_no_object_is_no_state(plain: object) -> None:
    with pytest.raises(BadState, match="The position is no Inner"):
        from_json(Inner, plain)


@pytest.mark.parametrize("name", CHANGES)
def test_a_field_that_lacks_or_does_not_fit_is_named_in_one_sentence(name: str) -> None:
    plain = to_json(everything())
    kept = plain.pop(name)
    with pytest.raises(BadState, match=f"The position lacks its field '{name}'") as error:
        from_json(Everything, plain)
    assert is_one_sentence(error.value)
    for wrong in ({"nonsense": {"nonsense": 1j}}, [["nonsense"]], object()):
        if wrong == kept:
            continue
        with pytest.raises(BadState) as error:
            from_json(Everything, {**plain, name: wrong})
        assert is_one_sentence(error.value)


@pytest.mark.parametrize("wrong", [{"key": 5}, {"counters": {"die": "x"}}, {"script": "x"}, {"script": [1]}], ids=str)
def test_luck_that_cannot_be_read_is_refused(wrong: dict[str, object]) -> None:
    plain = to_json(everything())
    plain["luck"] = {"key": "x", "counters": {}, "script": []} | wrong
    with pytest.raises(BadState, match="luck cannot be read") as error:
        from_json(Everything, plain)
    assert is_one_sentence(error.value)


# --- what every match has


def test_ranking_shares_places() -> None:
    assert ranked((3, 5, 3, 1), "x") == Result((2, 1, 2, 4), (3, 5, 3, 1), "x")
    assert ranked((3, 5, 5), "x").winners == (1, 2)


def test_going_round_the_table() -> None:
    g = State(seats=3, chance=Chance("00" * 32))
    assert [g.next_seat(seat) for seat in range(3)] == [1, 2, 0]
    assert g.clockwise(1) == [1, 2, 0]


def test_a_game_state_has_what_every_state_has() -> None:
    names = [name for name, _ in Toy.__state_fields__]  # type: ignore[attr-defined]
    assert names[:4] == ["seats", "chance", "round", "result"]
    assert {"agenda", "step", "answers", "sealed", "flags", "poker_face", "log"} <= set(names)
    assert not {"todo", "events", "revealed"} & set(names)


def test_remembered_answers_survive_json() -> None:
    g = Toy(seats=2, chance=Chance("00" * 32, {"die": 2}, ["1"]))
    g.answers = ["a", ((0, ("b", "c")), (1, ())), ()]
    g.sealed = {1: ("x",)}
    g.result = ranked((1, 2), "end")
    read = from_json(Toy, msgspec.json.decode(msgspec.json.encode(to_json(g))))
    assert read == g
    assert (read.answers, read.sealed, read.chance.counters, read.chance.script) == (
        g.answers, {1: ("x",)}, {"die": 2}, ["1"],
    )  # fmt: skip
