"""Runs a plan: in this process, or in several; results do not depend on how many."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from time import perf_counter

import msgspec

from lychgate.bots.processes import sigint_blocked
from lychgate.core.errors import LychgateError
from lychgate.sim.observers import Observer
from lychgate.sim.plan import Outcome, Plan, play_match

Makers = Sequence[Callable[[], Observer]]
Progress = Callable[[int, int], None]
"""Told after every few matches: how many are finished, and how many decisions they had."""

BATCHES = 16
"""The least number of batches for each process: enough to show progress and to keep all of them busy to the end."""
LARGEST_BATCH = 200
LOOK_UP = 0.1
"""Seconds between two looks at whether to stop."""


class BadWorkers(LychgateError):
    """A number of processes below 1."""


class WorkerLost(LychgateError):
    """A worker process died."""


class Run(msgspec.Struct):
    """The results of a simulation: of all matches, or, if `interrupted`, of those that were finished."""

    outcomes: list[Outcome]
    observers: list[Observer]
    seconds: float = 0.0
    interrupted: bool = False


def simulate(plan: Plan, workers: int = 1, observers: Makers = (), progress: Progress | None = None) -> Run:
    """Play every match of a plan; interrupted (Ctrl-C), return what is finished. A second interrupt goes through."""
    plan.check()
    if workers < 1:
        raise BadWorkers(f"A simulation needs at least one worker, not {workers}.")
    run = Run([], [make() for make in observers])
    began = perf_counter()
    batches = _batches(plan.games, workers)
    play = _in_this_process if workers == 1 or plan.games < 2 else _in_processes
    decisions = 0
    for outcomes, seen in play(plan, workers, batches, observers, run):
        run.outcomes += outcomes
        for own, other in zip(run.observers, seen, strict=True):
            own.merge(other)
        decisions += sum(each.decisions for each in outcomes)
        if progress is not None:
            progress(len(run.outcomes), decisions)
    run.seconds = perf_counter() - began
    run.outcomes.sort(key=lambda each: each.number)
    return run


Batch = tuple[list[Outcome], list[Observer]]


def _batches(games: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_BATCH, games // (workers * BATCHES)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _play_batch(plan: Plan, numbers: range, observers: Makers, stop: Callable[[], bool]) -> Batch:
    outcomes: list[Outcome] = []
    seen = [make() for make in observers]
    for number in numbers:
        outcome = play_match(plan, number, seen, stop)
        if outcome is None:
            break
        outcomes.append(outcome)
    return outcomes, seen


# --- one process


def _in_this_process(plan: Plan, workers: int, batches: list[range], observers: Makers, run: Run) -> Iterator[Batch]:
    with _Interrupt(lambda: setattr(run, "interrupted", True)):
        for numbers in batches:
            yield _play_batch(plan, numbers, observers, lambda: run.interrupted)
            if run.interrupted:
                return


class _Interrupt:
    """While it is held, the first Ctrl-C only calls `heard`; the second one is let through."""

    def __init__(self, heard: Callable[[], None]) -> None:
        self._heard = heard
        self._before: object = None

    def __enter__(self) -> None:
        try:
            self._before = signal.signal(signal.SIGINT, self._first)
        except ValueError:  # not in the main thread, where signals never arrive anyway
            self._before = None

    def _first(self, number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._heard()

    def __exit__(self, *error: object) -> None:
        if callable(self._before):
            signal.signal(signal.SIGINT, self._before)


# --- several processes


_stop: Event | None = None


def _begin_worker(stop: Event) -> None:
    """Leave Ctrl-C to the parent, which then sets `stop`."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(plan: Plan, numbers: range, observers: Makers) -> Batch:
    assert _stop is not None
    stop, looked = _stop, perf_counter()

    def told_to_stop() -> bool:
        # Asking another process takes longer than a decision of a simple bot, so not every time.
        nonlocal looked
        now = perf_counter()
        if now - looked < LOOK_UP:
            return False
        looked = now
        return stop.is_set()

    return _play_batch(plan, range(0) if stop.is_set() else numbers, observers, told_to_stop)


def _in_processes(plan: Plan, workers: int, batches: list[range], observers: Makers, run: Run) -> Iterator[Batch]:
    context = get_context("spawn")
    stop = context.Event()

    def heard() -> None:
        run.interrupted = True
        stop.set()

    with ProcessPoolExecutor(min(workers, len(batches)), context, _begin_worker, (stop,)) as pool, _Interrupt(heard):
        waiting: set[Future[Batch]] = set()
        with sigint_blocked():
            waiting.update(pool.submit(_work, plan, numbers, observers) for numbers in batches)
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise WorkerLost("A worker process was killed, so the simulation cannot go on.") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
