"""Setup: boards, cards, peoples, and the options of a match."""

from __future__ import annotations

from collections import Counter

import pytest

import lychgate
from lychgate.games.sabbat_magica.data.boards import INTACT, OFF
from lychgate.games.sabbat_magica.data.cards import PEOPLE, TIME
from lychgate.games.sabbat_magica.data.resources import GATES, TILES
from lychgate.games.sabbat_magica.events.rounds import GatesLaid, OrderDrawn, PeopleChosen, PickingDrawn, TilesLaid
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import GAME, Position, opening


def begun(seats: int, seed: int = 7, **options: str | bool) -> Position:
    """A match after the peoples are dealt."""
    return opening(seats, seed, {"peoples": "random", **options})


@clause("SM-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(lychgate.LychgateError, match="2 to 4 players"):
        GAME.start(seats)


@clause("SM-002", "SM-003")
def test_players_pick_different_peoples_in_a_drawn_order() -> None:
    firsts = set()
    for seed in range(12):
        table = opening(3, seed)
        firsts.add(table.ask.seat)
        assert table.codes == ["people:argosola", "people:zugriga", "people:sanagal", "people:luserna"]
        table.play("people:sanagal")
        assert table.codes == ["people:argosola", "people:zugriga", "people:luserna"]
        assert table.reasons("people:sanagal") == ["SM-002"]
    assert firsts == {0, 1, 2}


@clause("SM-003", "SM-006", "SM-007")
def test_what_was_laid_out_and_drawn_is_told() -> None:
    table = opening(3)
    (tiles,), (gates,), (picking,) = table.told(TilesLaid), table.told(GatesLaid), table.told(PickingDrawn)
    assert tiles.tiles == tuple(TILES[tile].id for tile in table.g.tiles)
    assert gates.gates == tuple(GATES[gate] for gate in table.g.gates)
    assert picking.order[0] == table.ask.seat
    assert sorted(picking.order) == [0, 1, 2]
    assert begun(3).told(PickingDrawn) == []


@clause("SM-002", "SM-003")
def test_with_four_players_the_last_people_is_not_asked_for() -> None:
    table = opening(4)
    table.play("people:sanagal", "people:luserna", "people:zugriga")
    assert {ask.key for ask in table.match.asks} == {"invoke"}
    assert sorted(table.g.peoples) == [0, 1, 2, 3]
    assert [event.how for event in table.told(PeopleChosen)] == ["chosen", "chosen", "chosen", "last"]


@clause("SM-003", "SM-016")
def test_peoples_can_be_dealt() -> None:
    dealt = {tuple(begun(2, seed).g.peoples) for seed in range(30)}
    assert len(dealt) > 6
    assert all(len(set(peoples)) == 2 for peoples in dealt)


@clause("SM-004", "SM-012", "SM-013")
def test_what_everybody_starts_with() -> None:
    g = begun(4).g
    assert g.graves == [7, 7, 7, 7]
    assert (g.vp, g.terror, g.chimeras) == ([0] * 4, [3] * 4, [0] * 4)
    assert set(g.two + g.one + g.approval) == {(0, 0, 0, 0)}
    assert (g.skull, g.power) == ([False] * 4, [""] * 4)


@clause("SM-006", "SM-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_tiles_are_laid_out_at_random(seats: int) -> None:
    floors = {tuple(begun(seats, seed).g.tiles) for seed in range(5)}
    assert len(floors) == 5
    assert {tuple(sorted(Counter(floor).values())) for floor in floors} == {(1, 1, 1, 1, 3, 3, 3, 3)}


@clause("SM-006")
def test_tiles_lie_open_and_stay_for_the_whole_game() -> None:
    table = begun(2)
    laid = list(table.g.tiles)
    while not table.match.over:
        ask = table.match.asks[0]
        table.match.answer(ask.seat, ask.options[-1].code)
        assert table.g.tiles == laid
    assert table.match.view(None).zones["tiles"].pieces is not None


@clause("SM-007", "SM-008")
def test_eight_gates_are_dealt_and_two_lie_beside_the_board() -> None:
    dealt = [begun(3, seed) for seed in range(4)]
    assert len({tuple(table.g.gates) for table in dealt}) == 4
    for table in dealt:
        assert (len(table.g.gates), len(table.g.spare)) == (8, 2)
        assert sorted(table.g.gates + table.g.spare) == list(range(10))
        assert len(table.match.view(None).zones["spare"].pieces or ()) == 2


@clause("SM-009", "SM-016")
def test_all_mirrors_hang_intact() -> None:
    assert begun(2).g.mirrors == [INTACT] * 16


@clause("SM-010")
def test_full_moon_is_open_five_cards_wait_and_one_is_in_the_box() -> None:
    boxed = set()
    for seed in range(40):
        g = begun(2, seed).g
        assert (g.time, len(g.pile), len(g.box)) == ([TIME["full_moon"]], 5, 1)
        assert sorted(g.pile + g.box) == [1, 2, 3, 4, 5, 6]
        boxed.add(g.box[0])
    assert boxed == {1, 2, 3, 4, 5, 6}


@clause("SM-010")
def test_nobody_sees_the_pile_or_the_box() -> None:
    table = begun(2)
    for seat in (None, 0, 1):
        view = table.match.view(seat)
        assert (view.zones["pile"].pieces, view.zones["pile"].count) == (None, 5)
        assert view.zones["box"].pieces is None


@clause("SM-011")
def test_magicians_start_outside_the_manor() -> None:
    assert begun(3).g.magician == [OFF] * 3


@clause("SM-014", "SM-015")
def test_the_first_order_is_drawn_and_breaks_ties_in_the_first_invocation() -> None:
    drawn = set()
    for seed in range(20):
        table = begun(3, seed)
        (told,) = table.told(OrderDrawn)
        drawn.add(told.order)
        for seat in range(3):
            table.match.answer(seat, "invoke:2")
        assert tuple(table.g.order) == told.order
    assert len(drawn) == 6


@clause("SM-016")
def test_a_people_that_nobody_plays_has_no_pieces() -> None:
    table = begun(2)
    zones = table.match.view(None).zones
    assert {name.partition(".")[0] for name in zones["graves"].pieces or ()} == {"ghost-0", "ghost-1"}


@clause("SM-005")
def test_the_boards_lie_in_a_row() -> None:
    assert GAME.layout is not None
    table = GAME.layout(3, GAME.check(3, {}))
    shapes = {shape.id: shape for shape in table.shapes}
    across = [shapes[name].x for name in ("regions", "drawbridge", "manor", "graveyard")]
    assert across == sorted(across)


@clause("SM-179")
def test_options_are_checked() -> None:
    with pytest.raises(lychgate.LychgateError, match="power_limit"):
        GAME.start(2, options={"power_limit": "never"})
    assert opening(2, options={"power_limit": "once_per_game"}).g.options.power_limit == "once_per_game"


def test_every_people_can_be_chosen() -> None:
    for people, index in PEOPLE.items():
        table = opening(2).play(f"people:{people}")
        assert index in table.g.peoples
