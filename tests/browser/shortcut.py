"""Matches that a test needs only the end of: played over the socket, in a second, without a browser."""

from __future__ import annotations

import json
import random
import urllib.request
from typing import Any, NamedTuple

from websockets.sync.client import connect
from websockets.typing import Origin

Plain = dict[str, Any]


class Finished(NamedTuple):
    """A match that is over."""

    table: str
    token: str
    """Of seat 0, which we played."""
    watch: str

    @property
    def link(self) -> str:
        """Return the path that opens the table for seat 0."""
        return f"/table/{self.table}#{self.token}"


def finish_match(address: str, seed: int = 1) -> Finished:
    """Play a match against a bot to its end."""
    body = {"game": "blood-coven", "options": {}, "language": "en"}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Ilona", "bot": "random"}]
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps({**body, "seats": seats}).encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        made: Plain = json.load(answer)
    token: str = made["seats"][0]["token"]
    _play_out(address, made["table"], token, random.Random(seed))
    return Finished(made["table"], token, made["watch"])


def _play_out(address: str, table: str, token: str, chance: random.Random) -> None:
    with connect(address.replace("http", "ws") + "/ws", origin=Origin(address)) as socket:
        socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token], "since": None}))
        socket.send(json.dumps({"type": "contribute", "text": "aa"}))
        answered = None
        while True:
            message: Plain = json.loads(socket.recv(timeout=20))
            if message["type"] == "over":
                return
            assert message["type"] not in ("refused", "error"), message
            if message["type"] != "update":
                continue
            view = message["views"]["0"]["view"]
            if view["asks"] and view["version"] != answered:
                answered = view["version"]
                code = chance.choice(view["asks"][0]["options"])["code"]
                socket.send(json.dumps({"type": "answer", "seat": 0, "version": answered, "code": code}))
