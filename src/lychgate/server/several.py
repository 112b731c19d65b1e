"""Several processes that serve one port and one database; one that dies is replaced."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from tempfile import mkdtemp
from time import monotonic
from typing import Any

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from lychgate.server import logs, metrics
from lychgate.server.board import Board
from lychgate.server.run import ERROR, serve
from lychgate.server.settings import Settings

log = logging.getLogger("lychgate.server")

OPENING = 120.0
"""Seconds that a process has to accept connections, on a busy machine."""
LEAVE = 10.0
"""Seconds that a process has to end before it is killed."""
SHORT = 3.0
"""A process that lived for fewer seconds is not replaced: the next one would not live longer."""


Running = dict[SpawnProcess, tuple[float, Any, int]]
"""Since when each process runs, its event, and its place on the board.

If the event were dropped before the process has opened it, the process would fail.
"""


def serve_several(settings: Settings, listener: socket.socket, count: int, opened: Callable[[], None]) -> int:
    """Serve with `count` processes until interrupted; returns the exit code."""
    if settings.bot_workers is None:
        bots = max(1, ((os.cpu_count() or 2) - 1) // count)
        settings = msgspec.structs.replace(settings, bot_workers=bots)
    signal.signal(signal.SIGTERM, _interrupt)
    running: Running = {}
    board = Board(count)
    figures = mkdtemp(prefix="lychgate-metrics-")
    os.environ[metrics.FOLDER] = figures
    try:
        ready = [_start(settings, listener, running, board, place) for place in range(count)]
        if not all(each.wait(OPENING) for each in ready):
            return ERROR
        opened()
        while True:
            wait([process.sentinel for process in running])
            for process in [each for each in running if not each.is_alive()]:
                began, _, place = running.pop(process)
                lived = monotonic() - began
                board.forget(place)
                log.warning("a process of the server has ended with code %s", process.exitcode)
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                if lived < SHORT:
                    return ERROR
                _start(settings, listener, running, board, place)
    except KeyboardInterrupt:
        return 0
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for process in running:
            process.terminate()
        for process in running:
            process.join(LEAVE)
            process.kill()
        del os.environ[metrics.FOLDER]
        shutil.rmtree(figures, ignore_errors=True)


def _start(settings: Settings, listener: socket.socket, running: Running, board: Board, place: int) -> Any:
    """Start a process; returns the event that it sets once it accepts connections."""
    context = get_context("spawn")
    ready = context.Event()
    process = context.Process(target=_serve_one, args=(settings, listener, ready, board, place))
    process.start()
    running[process] = monotonic(), ready, place
    return ready


def _serve_one(settings: Settings, listener: socket.socket, ready: Any, board: Board, place: int) -> None:
    logs.set_up(settings)
    board.place = place
    threading.Thread(target=_leave_with_the_parent, daemon=True).start()
    raise SystemExit(serve(settings, listener, ready.set, board))


def _leave_with_the_parent() -> None:
    """End in good order when the parent was killed: nothing else would end this process."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
