"""Whatever is handed to a public function, the answer is a result or one sentence of ours, and nothing changes.

`BAD` has a row for every parameter of every public callable; a parameter without a row is an error.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import lychgate
from lychgate import bots
from lychgate.bots.random import RandomBot
from lychgate.core import registry
from lychgate.core.ask import CLOCK
from lychgate.core.door import GAME, LONGEST_NAME
from lychgate.core.errors import BadNames, BadSeats, LychgateError
from lychgate.core.events import Told
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.server.seating import clean
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.raid import GAME as RAID


@pytest.fixture(autouse=True)
def _own_registries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_extra", registry._extra.copy())
    monkeypatch.setattr(bots, "_extra", bots._extra.copy())


class Unshowable:
    """Something that cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("no picture of me")

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("compare me with nothing")

    __hash__ = None  # type: ignore[assignment]


class Raising:
    """Something that should hold several values, and fails when they are read."""

    def __iter__(self) -> Iterator[str]:
        yield "Ann"
        raise RuntimeError("out of\ncandles")


class Torn(Mapping[str, Any]):
    """Options that cannot be read."""

    def __getitem__(self, name: str) -> Any:
        raise RuntimeError("out of candles")

    def __iter__(self) -> Iterator[str]:
        return iter(["nights"])

    def __len__(self) -> int:
        return 1


class Number(int):
    """A whole number of a kind that JSON does not know, as libraries have them."""


class Text(str):
    """A text of a kind that JSON does not know."""

    __slots__ = ()


def never(*given: object) -> Any:
    raise AssertionError("nobody asks me")


HUGE = 10**5000
"""A number that Python refuses to write out."""
LONG = "x" * 100_000
ENDLESS = count()

STRANGE = (
    None, True, 5, 1.0, float("nan"), "", "x", "\ud800", b"x", [1], ["x"], {"a": 1}, {1}, object(), Unshowable(),
    HUGE, -HUGE, LONG, Raising(), Torn(),
)  # fmt: skip
"""Values of every kind: a parameter refuses all of them but those it says it takes."""

SEAT = (None, True, 1.0, "0", [0], -1, 2, 99, 10**30, HUGE, -HUGE, Unshowable())
LOOKER = SEAT[1:]
TEXTS = (5, True, 1.0, "x", b"x", [1], ["x", 5], [None], ["\ud800"], {1: 2}, Raising(), ENDLESS, Unshowable())
SWITCH = (None, 0, 1, "yes", [True], Unshowable())
FUNCTION = (5, "x", [1], Unshowable())
GAMES = (None, 5, "raid", [1], RAID.id, Unshowable())
OPTIONS = (
    "x", 5, [1], [("nights", 1)], {1: 2}, {"nights": "x"}, {"nights": [1]}, {"nights": Unshowable()}, {"": 1},
    {"nights": HUGE}, {LONG: 1}, Torn(),
)  # fmt: skip
NAMES = (
    (1, 2), 5, "ab", "Ann", b"ab", ["Ann"], ["Ann", "Ben", "Cid"], ["Ann", None], ["Ann", "B\nen"], ["Ann", "B\x00"],
    ["Ann", "B\x1b[31m"], ["Ann", "\u202enneB"], ["Ann", "Be\u200bn"], ["Ann", "\u3164"], ["Ann", "Ben "], ["Ann", " "],
    ["Ann", "B" * (LONGEST_NAME + 1)], ["Ann", "\ud800"], ["Ann", "B\u2028n"],
    ["Ann", "\u034f"], ["Ann", "\u0301\ufe0f"], Raising(), ENDLESS, Unshowable(),
)  # fmt: skip
MAKING = {
    "id": (None, 5, "", "Blood Coven", "blood_coven", "a--b"), "title": (None, 5, "", " x", "a\nb"),
    "prefix": (None, 5, "", "B", "bc"), "players": (None, 5, (2,), (3, 2), (0, 2), [2, 3], ("2", "3"), (True, 2)),
    "minutes": (None, 5, (3, 2), "20"), "complexity": (None, 0, 6, 1.5, "2", True),
    "good_with": (0, 1, 9, 2.0, "2", True),
    "rules_version": (None, 1, "", "a b"),
    "package": (None, 5, "", "a b", "a..b"), "setup": (None, *FUNCTION), "turn_clause": (None, 5, "", "RA-1", "020"),
    "purposes": (None, 5, [1], object()),
    "options": (None, 5, "nights", [1], ["nights"], [RAID.options[0]] * 2), "refuses": FUNCTION, "duty": FUNCTION,
    "layout": FUNCTION, "fill": FUNCTION, "motions": FUNCTION, "summary": FUNCTION,
    "account": (5, "x", object()), "advice": (5, "x", object()),
    "lesson": (5, "x", object()), "book": (5, "x", object()),
    "flags": (None, 5, "x", [1]), "earlier": (None, 5, "x", [1]), "folder": (5, "here", [1]),
}  # fmt: skip
GOOD_PARTS: dict[str, Any] = {
    "id": "crypt", "title": "Crypt", "prefix": "CR", "players": (2, 3), "minutes": (1, 2), "complexity": 1,
    "rules_version": "1", "package": "crypt", "setup": never, "turn_clause": "CR-001", "folder": Path(),
}  # fmt: skip


class Door(NamedTuple):
    """A public callable: how it is reached in a match, what makes a good call, and bad values for each parameter."""

    reach: Callable[[Match], Callable[..., Any]]
    good: dict[str, Any]
    bad: dict[str, tuple[Any, ...]]


def of_match(name: str) -> Callable[[Match], Callable[..., Any]]:
    return lambda match: getattr(match, name)


def of_game(name: str) -> Callable[[Match], Callable[..., Any]]:
    return lambda match: getattr(match.game, name)


def plain(function: Callable[..., Any]) -> Callable[[Match], Callable[..., Any]]:
    return lambda match: function


RECORDS: tuple[Any, ...] = (
    None,
    5,
    True,
    1.0,
    [],
    ["x"],
    bytearray(b"x"),
    "",
    "x",
    b"\xff",
    "\ud800",
    "{}\n{}\n{}\n",
    Unshowable(),
)
START = {
    "seats": (0, 1, 5, "3", 3.0, True, [2], Unshowable()), "seed": ("x", 1.5, True, [1], 2**257, Unshowable()),
    "options": OPTIONS, "players": NAMES, "contributions": (None, *TEXTS), "chance": (None, *TEXTS),
    "poker_face": SWITCH, "log": SWITCH, "flags": (*TEXTS, ["unheard-of"], [LONG]),
    "rules": (5, "", "0", b"1", LONG, ["1"], Unshowable()),
}  # fmt: skip

DOORS: dict[str, Door] = {
    "game": Door(
        plain(lychgate.game), {"id": "raid"}, {"id": (None, 5, "", "chess", LONG, ["x"], b"raid", Unshowable())}
    ),
    "games": Door(plain(lychgate.games), {}, {}),
    "broken": Door(plain(lychgate.broken), {}, {}),
    "load": Door(plain(lychgate.load), {}, {"text": RECORDS}),
    "verify": Door(plain(lychgate.verify), {}, {"text": RECORDS}),
    "register": Door(plain(registry.register), {"game": RAID}, {"game": GAMES}),
    "bots.make": Door(
        plain(bots.make), {"text": "random", "seed": 1},
        {
            "text": (None, 5, "", "clever", LONG, ["random"], "random:x=1", f"search:ms={'9' * 5000}"),
            "seed": (None, "x", 1.5, True, [1]),
        },
    ),
    "bots.find": Door(plain(bots.find), {"name": "random"}, {"name": (None, 5, "", ["random"], Unshowable())}),
    "bots.names": Door(plain(bots.names), {}, {}),
    "bots.register": Door(
        plain(bots.register), {"name": "random", "maker": RandomBot},
        {"name": (None, 5, ["x"]), "maker": (None, *FUNCTION)},
    ),
    "Game": Door(plain(Game), GOOD_PARTS, MAKING),
    "Game.start": Door(of_game("start"), {}, START),
    "Game.check": Door(of_game("check"), {"seats": 2, "options": {}}, {"seats": START["seats"], "options": OPTIONS}),
    "Game.laid": Door(of_game("laid"), {"seats": 2, "options": {}}, {"seats": START["seats"], "options": OPTIONS}),
    "Game.filled": Door(of_game("filled"), {"view": RAID.start(2, 1).view(0)}, {"view": GAMES}),
    "Game.summed": Door(of_game("summed"), {"view": RAID.start(2, 1).view(0)}, {"view": GAMES}),
    "Game.moved": Door(of_game("moved"), {"event": Told("won", "RA-001", {})}, {"event": GAMES}),
    "Game.ledger_in": Door(of_game("ledger_in"), {"language": "fr"}, {"language": (None, 5, ["fr"], Unshowable())}),
    "Game.needs_clock": Door(of_game("needs_clock"), {"options": {}}, {"options": ("x", 5, [1], Unshowable())}),
    "Game.race_seconds": Door(of_game("race_seconds"), {"options": {}}, {"options": ("x", 5, [1], Unshowable())}),
    "Game.set_up": Door(of_game("set_up"), {}, {"opening": GAMES}),
    "Match.begin": Door(
        plain(Match.begin), {"opening": RAID.start(2, 1).opening}, {"opening": (None, 5, "x", RAID), "log": SWITCH}
    ),
    "Match.from_state": Door(
        plain(Match.from_state), {"game": RAID, "g": RAID.start(2, 1).state},
        {
            "game": GAMES, "g": (None, 5, "x", NOUGHTS.start(2, 1).state, Unshowable()),
            "options": OPTIONS, "past": (None, -1, 1.0, "1", True),
        },
    ),
    "Match.ask": Door(of_match("ask"), {"seat": 0}, {"seat": SEAT[:5] + SEAT[6:]}),
    "Match.view": Door(of_match("view"), {"seat": 0}, {"seat": LOOKER}),
    "Match.views": Door(
        of_match("views"), {"seats": [0]}, {"seats": (None, 5, "0", ["0"], [1.0], [9], Raising(), Unshowable())}
    ),
    "Match.events": Door(
        of_match("events"), {"seat": 0}, {"seat": LOOKER, "since": (None, "x", 1.0, True, -1, [1], Unshowable())}
    ),
    "Match.answer": Door(
        of_match("answer"), {"seat": 0, "code": "0"},
        {
            "seat": SEAT, "code": (None, 5, b"0", ["0"], "", "\ud800", "nonsense" * 99, Unshowable()),
            "version": ("x", 1.0, True, [1], 99, -1, Unshowable()),
        },
    ),
    "Match.answer_all": Door(
        of_match("answer_all"), {"seat": 0, "codes": ("0",)},
        {
            "seat": SEAT, "codes": (None, *TEXTS, [], ["0"] * 9, ["0", "0"]),
            "version": ("x", 1.0, True, [1], 99, -1, Unshowable()),
        },
    ),
    "Match.order": Door(
        of_match("order"), {"seat": 0, "text": "pass"},
        {"seat": SEAT, "text": (5, "", "x", ["pass"], "pass x", Unshowable()), "back": (1, None, "x")},
    ),
    "Match.rename_players": Door(of_match("rename_players"), {"names": ("Ann", "Ben")}, {"names": NAMES}),
    "Match.standing_answer": Door(of_match("standing_answer"), {}, {"windows": (1, None, "x")}),
    "Match.carry_out_orders": Door(of_match("carry_out_orders"), {}, {}),
    "Match.version_for": Door(of_match("version_for"), {"seat": 0}, {"seat": LOOKER}),
    "Match.why_not": Door(
        of_match("why_not"), {"seat": 0, "query": "x"},
        {"seat": LOOKER, "query": (None, 5, 1.0, b"x", ["x", 5], [["x"]], [b"x"], Raising(), ENDLESS, Unshowable())},
    ),
    "Match.about": Door(
        of_match("about"), {"seat": 0, "id": "seat:0"},
        {"seat": LOOKER, "id": (None, 5, b"x", ["x"], "\ud800", "nonsense", "seat:99", Raising(), Unshowable())},
    ),
    "Match.account": Door(of_match("account"), {}, {}),
    "Match.copy": Door(of_match("copy"), {}, {}),
    "Match.imagine": Door(
        of_match("imagine"), {"seat": 0, "rng": Random(1)},
        {"seat": LOOKER, "rng": (None, 5, "x", Random, Unshowable()), "guess": FUNCTION},
    ),
    "Match.earlier": Door(of_match("earlier"), {"answers": 0}, {"answers": (None, "x", 1.0, True, -1, Unshowable())}),
    "Match.fingerprint": Door(of_match("fingerprint"), {}, {}),
    "Match.undo": Door(
        of_match("undo"), {"seat": 1},
        {"seat": SEAT, "consent": (None, 1, "0", ["0"], [0.0], [True], [9], [None], Raising(), ENDLESS, Unshowable())},
    ),
    "Match.save": Door(of_match("save"), {}, {}),
    "Match.tally": Door(
        lambda match: partial(setattr, match, "tally"), {}, {"value": (None, 5, "x", [1], Unshowable())}
    ),
}  # fmt: skip


def public() -> Iterator[tuple[str, list[str]]]:
    """Yield every public callable with its parameters."""
    for name in lychgate.__all__:
        if inspect.isfunction(found := getattr(lychgate, name)):
            yield name, list(inspect.signature(found).parameters)
    yield "register", list(inspect.signature(registry.register).parameters)
    for name in bots.__all__:
        if inspect.isfunction(found := getattr(bots, name)):
            yield f"bots.{name}", list(inspect.signature(found).parameters)
    yield "Game", list(inspect.signature(Game).parameters)
    for kind in (Game, Match):
        for name, found in inspect.getmembers(kind):
            if name.startswith("_"):
                continue
            if callable(found):
                parameters = list(inspect.signature(found).parameters)
                yield f"{kind.__name__}.{name}", [each for each in parameters if each != "self"]
            elif isinstance(found, property) and found.fset is not None:
                yield f"{kind.__name__}.{name}", ["value"]


def test_every_public_parameter_has_its_row() -> None:
    assert {name: list(door.bad) for name, door in DOORS.items()} == dict(public())
    assert [f"{name}({each})" for name, door in DOORS.items() for each, values in door.bad.items() if not values] == []


def test_every_part_of_a_game_has_its_test() -> None:
    assert list(GAME) == list(inspect.signature(Game).parameters)


every_parameter = pytest.mark.parametrize(
    "name, parameter", [(name, each) for name, door in DOORS.items() for each in door.bad]
)


def whole(match: Match) -> list[object]:
    return [match.fingerprint(), list(match.history), match.standing, match.tally, match.save()]


def use(match: Match, name: str, given: dict[str, Any]) -> None:
    door = DOORS[name]
    call = door.reach(match)
    call(given["value"]) if name == "Match.tally" else call(**{**door.good, **given})


@every_parameter
def test_a_bad_value_gets_one_sentence_of_ours(name: str, parameter: str) -> None:
    match = RAID.start(2, 5)
    match.answer(1, match.asks[1].options[0].code)
    before = whole(match)
    for value in DOORS[name].bad[parameter]:
        with pytest.raises(LychgateError) as refusal:
            use(match, name, {parameter: value})
        sentence = str(refusal.value)
        assert sentence.endswith(".")
        assert sentence.isprintable()
        assert len(sentence) < 400
        assert whole(match) == before


@pytest.mark.parametrize(
    "name",
    # An account is opened when a match is over, and this one is not.
    [name for name in DOORS if name not in ("load", "verify", "Game.set_up", "Match.account")],
)
def test_a_good_call_is_let_in(name: str) -> None:
    match = RAID.start(2, 5)
    match.answer(1, match.asks[1].options[0].code)
    use(match, name, {"value": {}} if name == "Match.tally" else {})


@every_parameter
def test_nothing_whatever_makes_python_complain(name: str, parameter: str) -> None:
    for value in STRANGE:
        with suppress(LychgateError):
            use(RAID.start(2, 5), name, {parameter: value})


@pytest.mark.parametrize("players", [[], ["", ""], ["Ann", "Ben"], ("Åsa", "李雷"), iter(["Ann", "search:ms=50"])])
def test_names_that_are_names_are_let_in(players: Any) -> None:
    assert len(RAID.start(2, 1, players=players).players) in (0, 2)


def test_numbers_and_texts_of_another_kind_are_kept_as_plain_ones() -> None:
    match = RAID.start(Number(2), Number(5), players=[Text("Ann"), Text("Ben")], contributions=[Text("salt")])
    ask = match.asks[0]
    match.order(Number(1), Text("pass"))
    match.answer(Number(ask.seat), Text(ask.options[0].code))
    assert match.view(Number(0)).to_bytes() == match.view(0).to_bytes()
    assert lychgate.verify(match.save()) == match


def test_what_cannot_be_read_is_told_with_its_cause() -> None:
    with pytest.raises(BadNames, match=r"^Names cannot be read: RuntimeError: out of\.$") as refusal:
        RAID.start(2, 1, players=Raising())
    assert isinstance(refusal.value.__cause__, RuntimeError)
    with pytest.raises(BadNames, match=r"^Names are too many: more than 100000\.$"):
        RAID.start(2, 1, players=ENDLESS)  # type: ignore[arg-type]
    with pytest.raises(BadSeats, match=r"^Raid is for 2 to 4 players, not 10\*\*\d+ or so\.$"):
        RAID.start(HUGE)


def test_the_sentences_say_what_is_wanted() -> None:
    with pytest.raises(BadNames, match=r"^There are 3 seats and 2 names; give one name for each seat, or none\.$"):
        RAID.start(3, 1, players=["Ann", "Ben"])
    with pytest.raises(BadNames, match=r"not 'B\\u202een'\.$"):
        RAID.start(2, 1, players=["Ann", "B\u202een"])
    with pytest.raises(BadSeats, match=r"^A seat is a whole number from 0 to 1, not 1\.0\.$"):
        RAID.start(2, 1).view(1.0)  # type: ignore[arg-type]
    with pytest.raises(BadSeats, match=r"^There is no seat 99 at this table; seats are 0 to 1\.$"):
        RAID.start(2, 1).why_not(99, "x")


def test_the_clock_may_be_asked_about() -> None:
    match = RAID.start(2, 1)
    assert match.ask(CLOCK) is None
    assert len(match.why_not(CLOCK, "x")) == 1


@pytest.mark.parametrize(
    "given, kept",
    [
        (" Ann \n", "Ann"),
        ("A\u202enn\u200b", "Ann"),
        ("\u3164", "Player 2"),
        ("\ufe0f", "Player 2"),
        ("A\x1b[3m\tnn", "A[3m nn"),
    ],
)
def test_what_the_server_makes_of_a_name_is_let_in(given: str, kept: str) -> None:
    name = clean(given, 1)
    assert name == kept
    assert RAID.start(2, 1, players=[name, name]).players == (name, name)
