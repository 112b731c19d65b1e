"""Bots take turns, end when they are told to, and cannot be made to think for ever."""

from __future__ import annotations

import asyncio

import pytest

from lychgate.server.thinking import Thinker, Thought
from lychgate.server.turns import Turns
from tests.server.harness import Place, Server, bot, me, run, sit_down
from tests.server.test_thinking import _asked

ENDLESS = "search:ms=0:iterations=1000000000"


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def test() -> None:
        turns = Turns(1)
        served: list[str] = []

        async def think(address: str, table: str) -> None:
            async with turns.turn(address, table):
                served.append(f"{address}{table}")
                await asyncio.sleep(0)

        # Somebody has opened three tables with many bots before somebody else comes with one.
        jobs = [think("x", table) for table in "aaabbc"] + [think("y", "d"), think("z", "e")]
        await asyncio.gather(*jobs)
        assert served == ["xa", "xa", "yd", "ze", "xb", "xc", "xa", "xb"]

    asyncio.run(test())


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def test() -> None:
        turns = Turns(1)
        async with turns.turn("x", "a"):
            waiting = [asyncio.create_task(_take(turns, name)) for name in "abc"]
            await asyncio.sleep(0)
            assert len(turns) == 3
            waiting[0].cancel()
        assert await asyncio.gather(*waiting[1:]) == ["b", "c"]
        assert await asyncio.wait_for(_take(turns, "d"), 1) == "d"

    asyncio.run(test())


async def _take(turns: Turns, name: str) -> str:
    async with turns.turn("x", name):
        await asyncio.sleep(0)
    return name


def test_a_bot_that_does_not_end_is_ended_with_its_process(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        thinker = Thinker(1, overtime=1.0)
        match = _asked()
        ask = match.asks[0]
        try:
            endless = asyncio.create_task(thinker.choose(Thought.of(match, ask.seat, ENDLESS), ask, "x", "a"))
            await asyncio.sleep(0)
            (worker,) = thinker._all
            assert await endless in ask.menu.by_code
            assert "took too long" in caplog.text
            assert worker not in thinker._all
            thinker.overtime = 60.0
            assert await thinker.choose(Thought.of(match, ask.seat, "greedy"), ask, "y", "b") in ask.menu.by_code
        finally:
            thinker.close()

    asyncio.run(test())


@pytest.mark.parametrize("text", ["search:ms=999999999", ENDLESS, "search:ms=" + "9" * 60, "search:explore=nan"])
def test_nobody_can_order_a_bot_that_thinks_without_end(place: Place, text: str) -> None:
    async def test(server: Server) -> None:
        refused = await server.post("/api/tables", 400, game="blood-coven", seats=[me(), bot(text)])
        assert refused["error"]
        made = await server.table(me(), bot())
        host = await server.hello(made["table"], made["host"], made["seats"][0]["token"])
        assert (await host.ask(type="host", do="bot", seat=1, bot=text))["kind"] == "bad"
        assert (await host.ask(type="host", do="bot", seat=1, bot="search:ms=1000"))["ok"]

    run(place, test)


def test_a_table_of_bots_pauses_while_nobody_is_there(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(bot("random"), bot("random"))
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("update")
        await watcher.leave()
        room = await server.rooms.find(made["table"])
        async with room.lock:
            number = room.journal.number
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert room.journal.number <= number + 1  # the thought that was under way
        assert not room.over
        again = await server.hello(made["table"], made["watch"])
        await again.until("over")

    run(place, test)


def test_a_bot_without_a_choice_takes_as_long_as_one_with_a_choice(place: Place) -> None:
    """The pace of an open answer holds the time that the bot may think, whether it has to think or not."""

    async def test(server: Server) -> None:
        made = await server.table(me(), bot("search:ms=400"), placement="open")
        (ada,) = await sit_down(server, made)
        await ada.until("update")
        room = await server.rooms.find(made["table"])
        began = asyncio.get_running_loop().time()
        version = room.match.version
        code = room.match.asks[0].options[0].code
        if room.match.asks[0].seat == 0:
            await ada.ask(type="answer", seat=0, version=version, code=code)
            began, version = asyncio.get_running_loop().time(), version + 1
        await ada.becomes(lambda last: last["update"]["views"]["0"]["view"]["version"] > version)
        assert asyncio.get_running_loop().time() - began > 0.39

    run(place, test, pace=0.01)
