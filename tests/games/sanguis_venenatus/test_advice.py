"""Advice to bots: how far search looks."""

from __future__ import annotations

from lychgate.games.sanguis_venenatus.advice.habits import ADVICE
from lychgate.games.sanguis_venenatus.advice.value import night_goals
from lychgate.games.sanguis_venenatus.state.position import Used
from lychgate.games.sanguis_venenatus.steps.dawn import Dawn
from tests.games.sanguis_venenatus.positions import GAME, Position, haunting, position, working


def test_search_looks_to_the_end_of_an_activation() -> None:
    table = position(phase="day")
    table.g.done = [False] * len(table.g.done)
    counted = [ADVICE.clock(table.g)]
    for unit in (0, 3):
        table.g.done[unit] = True
        table.g.turn = working(f"s{unit // 3}.1").g.turn
        counted.append(ADVICE.clock(table.g))
        table.g.turn = None
        counted.append(ADVICE.clock(table.g))
    begun = counted[0]
    assert counted == [begun, begun, begun + 1, begun + 1, begun + 2]


def test_a_new_round_is_later_than_all_activations_of_the_last() -> None:
    table = position(Dawn(), seats=4, phase="twilight")
    table.g.done, table.g.woken = [True] * 12, [True] * 4
    evening = ADVICE.clock(table.g)
    table.g.round, table.g.phase = table.g.round + 1, "reward"
    assert ADVICE.clock(table.g) > evening


def test_before_the_first_round_a_kept_servant_is_far_enough() -> None:
    table = Position(GAME.start(2, 7, {}, chance=["0"]))
    while table.match.asks[0].key == "vampire":
        table.play(table.codes[0])
    before = ADVICE.clock(table.g)
    for ask in list(table.match.asks):
        table.match.answer(ask.seat, ask.options[0].code)
    assert before < ADVICE.clock(table.g) < 0


def test_a_vampire_walks_towards_a_rival_whom_it_could_fight() -> None:
    table = haunting()
    rival = table.g.lair[1]
    assert any(where == rival and use == Used("duel", 1) for where, _, _, use in night_goals(table.g, 0))
    assert not any(use == Used("duel", 0) for _, _, _, use in night_goals(table.g, 0))
