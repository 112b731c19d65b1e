"""Bots on the server: in processes of their own, and whatever they do, people can go on."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor

import pytest

import lychgate
from lychgate import bots
from lychgate.bots.base import Bot, Chair
from lychgate.server.thinking import Thinker, Thought, bot_seed
from tests.patience import PATIENCE
from tests.server.harness import Place, Server, bot, me, play_out, run, sit_down


def _asked() -> lychgate.Match:
    match = lychgate.game("blood-coven").start(2, 5, {"placement": "open"})
    for code in ("start:D", "start:P"):
        match.answer(match.asks[0].seat, code)
    return match


def test_a_bot_in_another_process_answers_as_it_would_here() -> None:
    async def test() -> None:
        thinker = Thinker(1)
        match = _asked()
        ask = match.asks[0]
        for text in ("random", "greedy"):
            thought = Thought.of(match, ask.seat, text)
            here = bots.make(text, bot_seed(match.seed, ask.seat)).choose(Chair(match, ask.seat))
            assert await thinker.choose(thought, ask) == here
        # A process that is killed is replaced.
        (pool,) = thinker._idle
        assert isinstance(pool, ProcessPoolExecutor)
        (process,) = pool._processes.values()
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        assert await thinker.choose(Thought.of(match, ask.seat, "greedy"), ask) in ask.menu.by_code
        thinker.close()

    asyncio.run(test())


def test_a_bot_that_breaks_down_or_cheats_answers_by_lot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(Bot):
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, chair: Chair) -> str:
            if self.seed:
                raise RuntimeError("out of ideas")
            return "win"

    monkeypatch.setitem(bots._extra, "broken", Broken)

    async def test() -> None:
        thinker = Thinker(0)
        match = _asked()
        ask = match.asks[0]
        thought = Thought.of(match, ask.seat, "broken")
        assert await thinker.choose(thought, ask) in ask.menu.by_code
        assert "out of ideas" in caplog.text
        cheat = Thought("broken", 0, thought.seat, thought.version, thought.position)
        assert await thinker.choose(cheat, ask) in ask.menu.by_code
        thinker.close()

    asyncio.run(test())


def test_a_bot_that_thinks_long_delays_nobody(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Bot):
        def __init__(self, seed: int) -> None: ...

        def choose(self, chair: Chair) -> str:
            import time

            time.sleep(0.5)
            return chair.ask.options[0].code

    monkeypatch.setitem(bots._extra, "slow", Slow)

    async def test(server: Server) -> None:
        slow = await server.table(me(), bot("slow"))
        (waiting,) = await sit_down(server, slow)
        await waiting.until("update")
        quick = await server.table(me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, quick)
        await asyncio.wait_for(play_out(ada, bram), PATIENCE)
        assert (await waiting.ask(type="answer", seat=0, version=0, code="start:P"))["ok"]

    run(place, test)


def test_a_table_of_bots_alone_plays_itself_while_somebody_watches(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(bot("random"), bot("random"))
        watcher = await server.hello(made["table"], made["watch"])
        over = await watcher.until("over")
        assert over["result"]["places"]

    run(place, test)


def test_the_seeds_of_bots_differ_by_seat_and_match() -> None:
    assert len({bot_seed(seed, seat) for seed in (1, 2) for seat in (0, 1, 2)}) == 6
