"""All five games over the socket: every message keeps to the protocol, and matches outlive their rules version."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import lychgate
from tests.server.harness import Place, Plain, Server, Socket, at_two_processes_too, bot, me, run, sit_down
from tests.server.test_http import _finished

GAMES = ("blood-coven", "carpathes", "damnation", "sabbat-magica", "sanguis-venenatus")
ANSWERS = 6


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_sends_keeps_to_the_protocol(tmp_path: Path, game: str) -> None:
    """The harness reads every message by the records of the protocol, and fails on any other type."""

    async def test(server: Server) -> None:
        seats = [me("Ada"), *(bot("random") for _ in range(lychgate.game(game).players[0] - 1))]
        made: Plain = await server.post("/api/tables", game=game, seats=seats)
        (ada,) = await sit_down(server, made)
        watcher = await server.hello(made["table"], made["watch"])
        await ada.until("update")
        for _ in range(ANSWERS):
            await _answer(ada)
        await watcher.until("update")
        assert not ada.task.done()
        assert not watcher.task.done()

    run(Place(tmp_path), test)


async def _answer(socket: Socket) -> None:
    """Answer the next question; an answer that was overtaken does no harm."""
    async with asyncio.timeout(30):
        while not (view := socket.last["update"]["views"]["0"]["view"])["asks"] and view["result"] is None:
            await asyncio.sleep(0.005)
    if view["asks"]:
        code = view["asks"][0]["options"][0]["code"]
        await socket.ask(type="answer", seat=0, version=view["version"], code=code)


@at_two_processes_too
def test_a_raised_rules_version_closes_no_match(place: Place) -> None:
    """The version that a match was begun with is a fact of the past: its log decides whether it can be played."""

    async def test(server: Server) -> None:
        made, *_ = await _finished(server)
        running = await server.table(me("Ada"), me("Bram"), placement="open")
        ada, _ = await sit_down(server, running)
        await ada.until("update")
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:D"))["ok"]
        place.execute("UPDATE matches SET rules = '0'")
        server.rooms._rooms.clear()
        token = made["seats"][0]["token"]
        assert (await server.post(f"/api/tables/{made['table']}/moment", token=token))["at"] > 0
        _, _, record = await server.http("POST", f"/api/tables/{made['table']}/record", {"token": token})
        assert lychgate.verify(record).over
        again = await server.hello(running["table"], running["seats"][1]["token"])
        said = (await again.until("chat"))["say"]
        assert (said["key"], said["args"]) == ("rules-changed", {"begun": "0", "now": "1"})
        assert (await again.until("update"))["views"]["1"]["view"]["version"] == 1
        mine = await server.post("/api/tables/mine", tokens=[token, running["seats"][1]["token"]])
        assert {each["table"] for each in mine} == {made["table"], running["table"]}

    run(place, test)
