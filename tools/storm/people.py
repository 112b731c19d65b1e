"""People in a storm: they play over real sockets, badly connected, and remember what they were told."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Plain = dict[str, Any]

LIVELY = {"open_timeout": 5, "ping_interval": 1, "ping_timeout": 3, "close_timeout": 0.5, "compression": None}
"""How soon a client gives up a line on which nothing comes."""


def digest(look: Plain) -> bytes:
    """Return a short name for a table as somebody saw it; whether they pass by themselves is left out."""
    shown = {"view": look["view"], "fill": look["fill"]}
    return blake2b(msgspec.json.encode(shown, order="deterministic"), digest_size=12).digest()


class Person:
    """Somebody with a token: for a seat or, without one, for watching."""

    def __init__(self, ports: list[int], table: str, seat: int | None, token: str, rng: Random) -> None:
        self.ports, self.table, self.seat, self.token, self.rng = ports, table, seat, token, rng
        self.acknowledged: Counter[tuple[int, int, str]] = Counter()
        """Answers that the server has said it has: seat, version, code."""
        self.seen: set[bytes] = set()
        self.faults: set[str] = set()
        self.refusals: Counter[str] = Counter()
        self.over = False
        self.lines = 0
        self._socket: ClientConnection | None = None
        self._sent: dict[str, Plain] = {}
        self._old: Plain | None = None
        self._refs = 0

    async def live(self) -> None:
        """Be at the table for ever, at whatever process, over one line after another."""
        while True:
            port = self.rng.choice(self.ports)
            try:
                async with connect(f"ws://127.0.0.1:{port}/ws", max_size=2**24, **LIVELY) as self._socket:  # type: ignore[arg-type]
                    self.lines += 1
                    await self._attend(self._socket)
            except (OSError, WebSocketException, TimeoutError):
                pass
            self._socket = None
            await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    def cut(self) -> None:
        """Lose the line without a word."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _attend(self, socket: ClientConnection) -> None:
        self._sent.clear()
        await self._say({"type": "hello", "table": self.table, "tokens": [self.token]})
        if self.seat is not None:
            await self._say({"type": "contribute", "text": "luck"})
        async for text in socket:
            await self._hear(msgspec.json.decode(text))

    async def _say(self, message: Plain) -> None:
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode(message).decode())

    # --- hearing

    async def _hear(self, message: Plain) -> None:
        match message["type"]:
            case "welcome":
                self.check_seat(message)
            case "update":
                await self._look(message["views"])
            case "reply" if sent := self._sent.pop(message["ref"], None):
                self.acknowledged[sent["seat"], sent["version"], sent["code"]] += 1
            case "refused":
                self._sent.pop(message["ref"], None)
                self.refusals[message["kind"]] += 1
                if message["kind"] == "storage":
                    self.cut()  # come in again, and look whether it was saved
            case "consent" if self.seat is not None:
                await self._say({"type": "consent", "request": message["request"], "yes": self.rng.random() < 0.7})
            case "over":
                self.over = True
            case "error":
                self.refusals["error"] += 1

    def check_seat(self, welcome: Plain) -> None:
        """Note a fault if somebody who comes in has not got the seat that is theirs."""
        mine = [] if self.seat is None else [self.seat]
        opened = welcome.get("mine")  # none at all: an error came instead
        if opened != mine:
            self.faults.add(f"table {self.table}: the token of seat {self.seat} opens {opened or 'nothing'}")

    async def _look(self, views: dict[str, Plain]) -> None:
        own = "watch" if self.seat is None else str(self.seat)
        if list(views) != [own]:
            self.faults.add(f"table {self.table}: {own} was shown the table of {list(views)}")
            return
        self.seen.add(digest(views[own]))
        view = views[own]["view"]
        if view["asks"] and not any(each["version"] == view["version"] for each in self._sent.values()):
            await self._answer(view)

    # --- answering

    async def _answer(self, view: Plain) -> None:
        await asyncio.sleep(self.rng.uniform(0.0, 0.1))
        code = self.rng.choice(view["asks"][0]["options"])["code"]
        answer = {"type": "answer", "seat": self.seat, "version": view["version"], "code": code}
        messages = [self._numbered(answer)]
        if self._old is not None and self.rng.random() < 0.1:
            messages.insert(self.rng.randrange(2), self._numbered(self._old))  # one that was overtaken on its way
        if self.rng.random() < 0.1:
            messages.append(messages[-1])  # and one that arrives twice
        if self.rng.random() < 0.05:
            messages.append({"type": "undo", "seat": self.seat})
        if self.rng.random() < 0.05:
            messages.append({"type": "chat", "text": "The wind!"})
        self._old = answer
        for each in messages:
            await self._say(each)

    def _numbered(self, answer: Plain) -> Plain:
        self._refs += 1
        ref = f"a{self._refs}"
        self._sent[ref] = answer
        return {**answer, "ref": ref}
