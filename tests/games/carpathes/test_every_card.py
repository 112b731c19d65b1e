"""Every part of every card would be missed.

A part of a card, an Event or a Human is changed, and then a golden record in which it was used must no longer come
out, or the test named for it must fail. So no row of the tables is there for show. How many copies there are, which
type a card has and how long an Event lasts is compared with the ledger: see `test_components.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest

import lychgate
from lychgate.core.errors import LychgateError
from lychgate.core.kept import clear
from lychgate.games.carpathes import GAME, data
from lychgate.games.carpathes.data import EVENT, EVENTS, POWER, POWERS, Aimed, Effect, Event, Moon, Power
from lychgate.games.carpathes.state import position, purse
from lychgate.games.carpathes.steps import cycle
from lychgate.testing.golden import golden_records
from tests.games.carpathes import test_cards

Change = tuple[str, Power]
NOTHING = Effect("recover", 0)


def _changes(power: Power) -> Iterator[Change]:
    """Every part of a card, changed one at a time."""
    for at, effect in enumerate(power.effects):
        step = 1 if effect.does.startswith("draw") or effect.does == "grace" else 5
        other = Effect(effect.does, effect.n + step) if effect.n else NOTHING
        yield effect.does, msgspec.structs.replace(power, effects=_with(power.effects, at, other))
    if power.on_each_of_two:
        (each,) = power.on_each_of_two
        yield "each of two", msgspec.structs.replace(power, on_each_of_two=(Effect(each.does, each.n + 5),))
    yield "cost", msgspec.structs.replace(power, cost=power.cost + 5)
    for moon in power.moons:
        opposite: tuple[Moon, ...] = ("black",) if moon == "white" else ("white",)
        yield f"{moon} moon", msgspec.structs.replace(power, moons=opposite)
    if power.counter:
        yield "counter", msgspec.structs.replace(power, counter="cancel" if power.counter == "return" else "return")
    if power.aimed:
        aimed: Aimed = "one" if power.aimed != "one" else "everyone"
        yield "aimed", msgspec.structs.replace(power, aimed=aimed)
    if power.slaves_only:
        yield "slaves only", msgspec.structs.replace(power, slaves_only=False)
    if not power.counterable:
        yield "counterable", msgspec.structs.replace(power, counterable=True)


def _with(effects: tuple[Effect, ...], at: int, other: Effect) -> tuple[Effect, ...]:
    return (*effects[:at], other, *effects[at + 1 :])


ELSEWHERE: dict[str, Callable[[], None]] = {
    "devotion slaves only": test_cards.test_devotion_is_an_action_of_a_slaves_own_turn,
}
"""What the golden records would not miss, and the test that does."""


@cache
def _records() -> dict[str, list[str]]:
    """The golden records in which each card was used, or turned up; the shortest first."""
    found: dict[str, list[str]] = {}
    for text in sorted(golden_records(GAME).values(), key=len):
        events = lychgate.load(text).state.events or ()
        names = {getattr(event, "card", getattr(event, "event", "")) for event in events}
        for name in names:
            found.setdefault(name, []).append(text)
    return found


def _comes_out(text: str) -> bool:
    """Whether a golden record can be played again to the same end."""
    try:
        lychgate.verify(text)
    except LychgateError:
        return False
    return True


def _is_missed(name: str, what: str) -> bool:
    if any(not _comes_out(text) for text in _records().get(name, ())):
        return True
    elsewhere = ELSEWHERE.get(f"{name} {what}")
    if elsewhere is None:
        return False
    try:
        elsewhere()
    except (AssertionError, LychgateError):
        return True
    return False


@pytest.mark.parametrize(
    "row, what", [pytest.param(row, what, id=f"{row.id}-{what}") for row in POWERS for what, _ in _changes(row)]
)
def test_every_part_of_every_power_would_be_missed(monkeypatch: pytest.MonkeyPatch, row: Power, what: str) -> None:
    _records()
    changed = dict(_changes(row))[what]
    monkeypatch.setitem(POWER, row.id, changed)
    assert _is_missed(row.id, what)


def _event_changes(event: Event) -> Iterator[tuple[str, Event]]:
    """Every part of an Event, changed one at a time."""
    for name in ("lose", "humans", "powers", "slave_grace", "cheaper"):
        value: int = getattr(event, name)
        if value:
            yield name, msgspec.structs.replace(event, **{name: value + (5 if name in ("lose", "cheaper") else 1)})
    if event.any_moon:
        yield "any moon", msgspec.structs.replace(event, any_moon=False)
    if event.recover_most != data.RECOVER_MOST:
        yield "recover most", msgspec.structs.replace(event, recover_most=data.RECOVER_MOST)


@pytest.mark.parametrize(
    "row, what", [pytest.param(row, what, id=f"{row.id}-{what}") for row in EVENTS for what, _ in _event_changes(row)]
)
def test_every_part_of_every_event_would_be_missed(monkeypatch: pytest.MonkeyPatch, row: Event, what: str) -> None:
    _records()
    changed = dict(_event_changes(row))[what]
    rows = tuple(changed if each.id == row.id else each for each in EVENTS)
    monkeypatch.setitem(EVENT, row.id, changed)
    for module in (position, cycle):
        monkeypatch.setattr(module, "EVENTS", rows)
    assert _is_missed(row.id, what)


@pytest.mark.parametrize("at", range(len(data.VALUES)))
def test_what_a_human_is_worth_would_be_missed(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    values = list(data.VALUES)
    values[at] += 5
    clear()
    monkeypatch.setattr(purse, "VALUES", tuple(values))
    try:
        assert any(not _comes_out(text) for text in golden_records(GAME).values())
    finally:
        clear()
