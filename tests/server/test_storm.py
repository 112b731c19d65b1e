"""A short storm over two processes and a real PostgreSQL; `python -m tools.storm --minutes 30` is the long one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.harness import Place, Server, me, run, sit_down
from tools.storm import verdict
from tools.storm.__main__ import storm
from tools.storm.people import Person
from tools.storm.verdict import judge, standing_still


def test_a_storm_loses_no_answer_no_seat_and_shows_nothing_that_is_hidden() -> None:
    outcome = asyncio.run(storm(seed=5, seconds=6, tables=10, processes=2))
    assert outcome.faults == []
    assert outcome.acknowledged > 50
    assert len(outcome.blows) == 5


def test_the_faults_of_a_broken_server_are_noticed() -> None:
    """Without any weather: `planted` has one fault for each of four games, and none for Damnation."""
    faults = asyncio.run(storm(seed=5, seconds=0, tables=5, processes=1, planted="tests.server.planted")).faults
    signs = {
        "an answer lost": "is in no log",
        "something hidden seen": "tables that no moment of the log shows them",
        "a log nobody could have played": "cannot be played again at entry 1",
        "a seat lost": "the token of seat 1 opens nothing",
    }
    found = {name: {fault.split()[1] for fault in faults if sign in fault} for name, sign in signs.items()}
    assert {name: len(tables) for name, tables in found.items()} == dict.fromkeys(signs, 1)
    assert len({table for tables in found.values() for table in tables}) == 4


def test_a_match_that_stands_still_or_has_no_end_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people sit down, and nobody plays; then an end is looked for that no match can reach so soon."""

    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bo"))
        store, table = server.rooms.house.store, made["table"]
        people = [Person([], table, seat["seat"], seat["token"], Random(1)) for seat in made["seats"]]
        assert await judge(store, table, people, Random(1)) == [f"table {table} is gone, or its match has not begun"]
        await sit_down(server, made)
        assert await standing_still(store, people, patience=0.3) == [f"table {table} stands still after the storm"]
        assert await judge(store, table, people, Random(1)) == []
        monkeypatch.setattr(verdict, "MOST", 3)
        assert await judge(store, table, people, Random(1)) == [f"table {table} does not come to its end"]

    run(Place(tmp_path), test)
