"""Listening: a thread that hears from PostgreSQL at once which matches other processes have changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from threading import Event, Thread
from typing import Any

from lychgate.server.database import Database, cut, reason
from lychgate.server.store import CHANNEL

log = logging.getLogger("lychgate.server")

AGAIN = 1.0
"""Seconds until a lost connection is made again."""
BREATH = 60.0
"""Seconds after which the thread stops listening for a moment, to see whether it is to end."""


class Listener:
    """Calls `hear`, in the event loop, with the matches that others have changed; with None after an interruption."""

    def __init__(
        self,
        database: Database,
        process: str,
        hear: Callable[[Iterable[str] | None], None],
        cares: Callable[[str], object],
    ) -> None:
        self._database = database
        self._process = process
        self._hear = hear
        self._cares = cares
        """Whether a match is open here. Asked in the thread: the event loop is not woken for what happens elsewhere."""
        self._loop = asyncio.get_running_loop()
        self._ended = Event()
        self._driver: Any = None
        self._thread = Thread(target=self._listen, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._ended.set()
        if self._driver is not None:
            cut(self._driver)

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen_once()
            except Exception as error:  # whatever a driver raises: listen again
                if not self._ended.is_set():
                    log.warning("the word of other processes cannot be heard: %s", reason(error))
            self._ended.wait(AGAIN)

    def _listen_once(self) -> None:
        line = self._database.engine.raw_connection()
        driver: Any = line.driver_connection
        line.detach()  # it is not lent to anybody else
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self._driver = driver
            self._tell(None)
            while not self._ended.is_set():
                for word in driver.notifies(timeout=BREATH):
                    sender, *changed = word.payload.split()
                    if sender != self._process and (matches := [each for each in changed if self._cares(each)]):
                        self._tell(matches)
        finally:
            self._driver = None
            driver.close()

    def _tell(self, matches: list[str] | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, matches)
