"""Processes in which bots think, for simulations and for the server alike."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def born_deaf() -> Iterator[None]:
    """Let the interrupt key wait while processes are born, and let them be born deaf to it; only we must hear it.

    A pool must be there before: making one lifts the block.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
