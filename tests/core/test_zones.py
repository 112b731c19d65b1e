"""Zones: what a state declares, who sees what of it, and moves that teach somebody something."""

from __future__ import annotations

import pytest

from lychgate.core.zones import (
    EVERYONE,
    NOBODY,
    OWNER,
    Zone,
    contents,
    forget,
    knows_piece,
    move,
    named,
    sees_zone,
    shown_of,
    zones_of,
)
from tests.core.crypt import Crypt, crypt


def test_a_state_declares_zones_and_values_in_order() -> None:
    assert [name for name, _ in zones_of(Crypt)] == ["table", "hand", "deck", "tray", "graves", "pit", "urn"]
    assert [name for name, _ in shown_of(Crypt)] == ["blood", "goal", "night"]


def test_a_zone_has_a_place_for_everybody_or_one_for_all() -> None:
    g = crypt()
    places = {
        place: (owner, content)
        for field, zone in zones_of(Crypt)
        for place, owner, content in contents(g, field, zone)
        if field in ("hand", "deck", "tray")
    }
    assert list(places) == ["hand:0", "hand:1", "hand:2", "deck", "tray:0", "tray:1", "tray:2"]
    assert places["hand:1"] == (1, [13, 14, 15])
    assert places["deck"] == (None, [90, 91, 92, 93, 94])
    assert places["tray:2"] == (2, [82])


@pytest.mark.parametrize(
    "sight, owner, seat, sees",
    [
        (EVERYONE, None, None, True),
        (EVERYONE, 0, 1, True),
        (OWNER, 1, 1, True),
        (OWNER, 1, 0, False),
        (OWNER, 1, None, False),
        (OWNER, None, None, False),
        (NOBODY, 1, 1, False),
        (NOBODY, None, None, False),
    ],
)
def test_who_sees_a_zone(sight: object, owner: int | None, seat: int | None, sees: bool) -> None:
    assert sees_zone(Zone(sees=sight), owner, seat) is sees  # type: ignore[arg-type]


def test_who_knows_a_single_piece() -> None:
    g, deck = crypt(), dict(zones_of(Crypt))["deck"]
    g.known = {90: 0b101}
    assert [knows_piece(g, deck, 90, seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert not knows_piece(g, deck, 91, 0)
    assert not knows_piece(g, dict(zones_of(Crypt))["graves"], 90, 0)


@pytest.mark.parametrize(
    "piece, source, target, learns",
    [
        (94, "deck", "hand:1", True),
        (13, "hand:1", "table", True),
        (13, "hand:1", "hand:0", True),
        (94, "deck", "tray:0", True),
        (13, "hand:1", "deck", False),
        (1, "table", "tray:0", False),
        (1, "table", "deck", False),
        (1, "table", "hand:2", False),
        (100, "graves:0", "pit", False),
    ],
)
def test_a_move_stops_undo_when_somebody_learns_something(piece: int, source: str, target: str, learns: bool) -> None:
    g = crypt()
    move(g, piece, source, target)
    assert g.revealed is learns
    moved = {place: content for field, zone in zones_of(Crypt) for place, _, content in contents(g, field, zone)}
    assert piece not in moved[source]
    assert moved[target][-1] == piece


def test_a_move_can_say_where_in_the_pile() -> None:
    g = crypt()
    move(g, 1, "table", "deck", at=0)
    assert g.deck[:2] == [1, 90]


def test_a_piece_that_is_not_there_cannot_be_moved() -> None:
    g = crypt()
    with pytest.raises(ValueError, match="not in list"):
        move(g, 99, "deck", "table")
    assert g == crypt()


def test_a_shuffled_place_is_forgotten_by_all() -> None:
    g = crypt()
    g.known = {90: 0b101, 94: 0b010, 13: 0b001}
    forget(g, "deck")
    assert g.known == {13: 0b001}
    forget(g, "table")
    assert g.known == {13: 0b001}


@pytest.mark.parametrize(
    "piece, found", [("D.tails", ("D", "tails")), ("D", ("D", "")), ("", ("", "")), ("die.3", ("die", "3"))]
)
def test_the_name_of_a_piece_says_its_kind_and_its_state(piece: str, found: tuple[str, str]) -> None:
    assert named(piece) == found
