"""Sending over a socket: at once while the reader keeps up, in order when it does not, never blocking others."""

from __future__ import annotations

import asyncio
from typing import Any

from lychgate.server.connection import MOST_WAITING, Connection
from tests.server.harness import FREE


class Reader:
    """A reader that can be slow."""

    def __init__(self) -> None:
        self.got: list[Any] = []
        self.ready = asyncio.Event()
        self.ready.set()
        self.gone = False

    async def take(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(0) if "nap" in message.get("text", "") else None
        await self.ready.wait()
        if self.gone:
            raise ConnectionError
        self.got.append(message.get("text", message.get("code")))


def test_what_can_be_sent_is_sent_at_once_and_without_a_task() -> None:
    async def test() -> None:
        reader = Reader()
        connection = Connection(reader.take, FREE)
        connection.send("one")
        connection.send("two")
        assert reader.got == ["one", "two"]
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(test())


def test_what_has_to_wait_arrives_later_and_in_order() -> None:
    async def test() -> None:
        reader = Reader()
        connection = Connection(reader.take, FREE)
        connection.send("a nap")
        connection.send("one")
        reader.ready.clear()
        await asyncio.sleep(0.01)
        connection.send("two")
        connection.close(4400)
        connection.send("too late")
        assert reader.got == []
        reader.ready.set()
        await connection.drained()
        assert reader.got == ["a nap", "one", "two", 4400]

    asyncio.run(test())


def test_a_reader_that_is_far_behind_is_cut_off() -> None:
    async def test() -> None:
        reader = Reader()
        reader.ready.clear()
        connection = Connection(reader.take, FREE)
        for number in range(MOST_WAITING + 2):
            connection.send(str(number))
        assert connection.closing == 4408
        reader.ready.set()
        await connection.drained()
        assert reader.got == ["0", 4408]

    asyncio.run(test())


def test_a_reader_that_is_gone_disturbs_nobody() -> None:
    async def test() -> None:
        reader = Reader()
        reader.gone = True
        for waits in (False, True):
            connection = Connection(reader.take, FREE)
            connection.send("a nap" if waits else "one")
            await connection.drained()
            assert connection.closing == 1006

    asyncio.run(test())
