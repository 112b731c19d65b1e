"""Runs bots in other processes, so that no bot delays anybody's update."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import blake2b
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from random import SystemRandom

import msgspec

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.bots.processes import sigint_blocked
from lychgate.core.ask import Ask
from lychgate.core.match import Match
from lychgate.core.registry import game as find_game
from lychgate.server.turns import Turns

log = logging.getLogger("lychgate.server")


LEAVE = 2.0
"""Seconds that bot processes have to end before they are killed."""


class Thought(msgspec.Struct, frozen=True):
    """Everything that another process needs to let a bot decide."""

    bot: str
    seed: int
    seat: int
    version: int
    """The version of the match, sealed answers of others included."""
    position: bytes

    @classmethod
    def of(cls, match: Match, seat: int, bot: str) -> Thought:
        """Copy the position now; the match may go on while the bot thinks."""
        position = pickle.dumps((match.game.id, match.options, match.state.copy()))  # a copy leaves the log out
        return cls(bot, bot_seed(match.seed, seat), seat, match.version, position)


class Thinker:
    """Runs bots in processes, one thought at a time in each; with no workers, in one thread (tests, small machines).

    Who waits for a process gets one in turn (`server/turns.py`). A bot that thinks much longer than it says is ended
    together with its process.
    """

    def __init__(self, workers: int | None, overtime: float = 20.0) -> None:
        self.workers = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
        self.overtime = overtime
        """Seconds that a bot may take beyond those it states: the machine may be busy."""
        self.turns = Turns(max(1, self.workers))
        self._idle: list[Executor] = []
        self._all: set[Executor] = set()

    def warm(self) -> None:
        """Start the processes before the first bot is asked."""
        if self.workers:
            for _ in range(self.workers):
                worker = self._worker()
                with sigint_blocked():
                    worker.submit(_warm)
                self._idle.append(worker)

    def close(self) -> None:
        """End the processes without waiting for bots that are thinking."""
        ended = [process for worker in list(self._all) for process in self._end(worker)]
        for process in ended:
            process.join(LEAVE)

    async def choose(self, thought: Thought, ask: Ask, address: str = "", table: str = "") -> str:
        """Return the code a bot answers; a random one if the bot fails, because people wait for it.

        `address` and `table` say whose turn it is.
        """
        if len(ask.options) == 1:
            return ask.options[0].code
        async with self.turns.turn(address, table):
            for _ in range(2):  # if the process was killed, try once more with a new one
                try:
                    code = await self._ask(thought)
                    return code if code in ask.menu.by_code else _by_lot(ask)
                except BrokenProcessPool:
                    continue
                except TimeoutError:
                    log.warning("the bot %s took too long and was ended", thought.bot)
                    break
                except Exception as error:  # bots may come from other packages: none of their errors may end the match
                    log.warning("the bot %s broke down: %s: %s", thought.bot, type(error).__name__, error)
                    break
        return _by_lot(ask)

    async def _ask(self, thought: Thought) -> str:
        worker = self._idle.pop() if self._idle else self._worker()
        try:
            with sigint_blocked():
                chosen = asyncio.get_running_loop().run_in_executor(worker, _choose, thought)
            code = await asyncio.wait_for(chosen, seconds_of(thought.bot) + self.overtime)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError):
            self._end(worker)
            raise
        except Exception:
            self._idle.append(worker)
            raise
        self._idle.append(worker)
        return code

    def _worker(self) -> Executor:
        """Return a worker of its own process, so that ending one disturbs no other."""
        worker: Executor
        if self.workers:
            worker = ProcessPoolExecutor(1, get_context("spawn"), _settle_in)
        else:
            worker = ThreadPoolExecutor(1, "bots")
        self._all.add(worker)
        return worker

    def _end(self, worker: Executor) -> Sequence[BaseProcess]:
        """End a worker, whatever it is doing; return its processes, which end soon."""
        self._all.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        if not isinstance(worker, ProcessPoolExecutor):
            worker.shutdown(wait=False, cancel_futures=True)
            return []
        processes = list((worker._processes or {}).values())
        if not worker._broken:
            worker._pending_work_items.clear()  # else the pool reports work that was given up
        worker.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
        return processes


def bot_seed(seed: int, seat: int) -> int:
    """Return a bot's own seed: fixed for the match, so that a restart changes nothing, and hard to guess."""
    digest = blake2b(f"lychgate bot:{seed}:{seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


@lru_cache(maxsize=64)
def seconds_of(bot: str) -> float:
    """Return the seconds that a bot thinks at most; 0 if it states no limit."""
    return bots.make(bot, 0).seconds


def _by_lot(ask: Ask) -> str:
    return SystemRandom().choice(ask.options).code


# --- in the other process


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)  # the server's own process has priority
    _warm()


def _leave_with_the_server() -> None:
    """End when the server was killed (kill -9, out of memory): nothing else would end this process."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _warm() -> None:
    for name in bots.names():
        bots.find(name)


def _choose(thought: Thought) -> str:
    game_id, options, state = pickle.loads(thought.position)
    match = Match.from_state(find_game(game_id), state, options, past=thought.version)
    return bots.make(thought.bot, thought.seed).choose(Chair(match, thought.seat))
