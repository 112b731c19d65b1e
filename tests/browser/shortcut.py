"""Matches that a test needs only the end of: played over the socket, in a second, without a browser."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE

Plain = dict[str, Any]


class Opened(NamedTuple):
    """A table that was opened without the lobby."""

    table: str
    tokens: tuple[str, ...]
    """The tokens of the seats, the invitations of friends; empty for bots."""
    watch: str

    def link(self, seat: int = 0) -> str:
        """Return the path that opens the table for a seat."""
        return f"/table/{self.table}#{self.tokens[seat]}"


def open_table(address: str, *chairs: str, game: str = "blood-coven", windows: str = "ask", **options: Any) -> Opened:
    """Open a table: "me", "friend" or the name of a bot on each chair."""
    names = ("Ada", "Bela", "Carl", "Dora", "Emil", "Fanny", "Gyula", "Hanna")
    people = {"me", "friend"}
    seats = [
        {"kind": kind, "name": name} if kind in people else {"kind": "bot", "name": name, "bot": kind}
        for kind, name in zip(chairs, names, strict=False)
    ]
    body = {"game": game, "options": options, "language": "en", "seats": seats, "windows": windows}
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps(body).encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made: Plain = json.load(answer)
    tokens = tuple(seat.get("token") or seat.get("invite") or "" for seat in made["seats"])
    return Opened(made["table"], tokens, made["watch"])


def finish_match(address: str, *chairs: str, seed: int = 1) -> Opened:
    """Play a match to its end, on every chair that is "me"; unless told, against a bot."""
    opened = open_table(address, *(chairs or ("me", "random")))
    play_out(address, opened, random.Random(seed))
    return opened


def play_out(address: str, opened: Opened, chance: random.Random) -> None:
    """Play a match to its end with random answers, on every seat that has a token."""
    with connect(address.replace("http", "ws") + "/ws", origin=Origin(address)) as socket:
        tokens = [token for token in opened.tokens if token]
        socket.send(json.dumps({"type": "hello", "table": opened.table, "tokens": tokens, "since": None}))
        socket.send(json.dumps({"type": "contribute", "text": "aa"}))
        answered: set[tuple[int, int]] = set()
        while True:
            message: Plain = json.loads(socket.recv(timeout=PATIENCE))
            if message["type"] == "over":
                return
            assert message["type"] not in ("refused", "error"), message
            if message["type"] == "update":
                for seat, seen in message["views"].items():
                    _answer(socket, int(seat), seen["view"], answered, chance)


def _answer(
    socket: ClientConnection, seat: int, view: Plain, answered: set[tuple[int, int]], chance: random.Random
) -> None:
    version = view["version"]
    if not view["asks"] or (seat, version) in answered:
        return
    answered.add((seat, version))
    code = chance.choice(view["asks"][0]["options"])["code"]
    socket.send(json.dumps({"type": "answer", "seat": seat, "version": version, "code": code}))
