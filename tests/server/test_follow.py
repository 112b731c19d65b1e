"""Several processes on one database: what happens at one is soon seen at the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from lychgate.server.rows import ChatRow
from tests.server.harness import Place, Plain, Server, Socket, friend, me, play_out, serving, settings, sit_down
from tests.server.test_reconnect import move

SOON = 0.02


@asynccontextmanager
async def two_servers(place: Place) -> AsyncIterator[tuple[Server, Server]]:
    given = settings(place, follow=SOON)
    async with serving(given) as one, serving(given) as two:
        yield one, two


def test_a_move_made_elsewhere_is_seen_without_anybody_asking(place: Place) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), me("Bram"), placement="open")
            ada, bram = await sit_down(one, made)
            await ada.until("update")
            await bram.until("update")
            watcher = await two.hello(made["table"], made["watch"])
            await watcher.until("update")
            await watcher.quiet()
            await move(ada, bram)
            there = await watcher.until("update")
            assert not there["full"]
            assert there["views"]["watch"]["view"]["version"] == 1
            assert await watcher.quiet() == [there]
            # A room that is asleep learns of it, too.
            room = await two.rooms.find(made["table"])
            room.sleep()
            assert not room.awake
            await move(bram, ada)
            assert (await watcher.until("update"))["views"]["watch"]["view"]["version"] == 2

    asyncio.run(test())


def test_seats_the_beginning_and_the_end_are_seen_elsewhere(place: Place) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), friend())
            ada = await one.hello(made["table"], made["seats"][0]["token"], made["host"])
            watcher = await two.hello(made["table"], made["watch"])
            await watcher.until("welcome")
            bram = await one.hello(made["table"], made["seats"][1]["invite"])
            await bram.sit("Bram")
            await watcher.becomes(lambda last: last["seats"]["seats"][1]["name"] == "Bram")
            for socket in (ada, bram):
                socket.send(type="contribute", text="luck")
            await watcher.becomes(lambda last: last["welcome"]["started"] and "update" in last)
            await play_out(ada, bram)
            await watcher.until("over")
            assert watcher.last["over"]["seed"] == ada.last["over"]["seed"]
            # Seats that are watched from elsewhere keep their tokens at the next table.
            elsewhere = await two.hello(made["table"], made["seats"][0]["token"])
            await elsewhere.until("over")
            again: Plain = await one.post(f"/api/tables/{made['table']}/rematch", token=made["seats"][0]["token"])
            told = await elsewhere.until("rematch")
            assert (told["table"], told["seat"], told["token"]) == (again["table"], 0, made["seats"][0]["token"])

    asyncio.run(test())


async def talk(socket: Socket) -> list[str]:
    """Return the chat, after enough time for a message to arrive twice."""
    await asyncio.sleep(SOON * 5)
    return [message["text"] for message in await socket.quiet() if message["type"] == "chat"]


def test_what_is_said_elsewhere_is_heard_once_and_in_order(place: Place) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), me("Bram"))
            ada = await one.hello(made["table"], made["seats"][0]["token"])
            bram = await two.hello(made["table"], made["seats"][1]["token"])
            await bram.until("welcome")
            for speaker, text in ((ada, "one"), (bram, "two"), (ada, "three")):
                assert (await speaker.ask(type="chat", text=text))["ok"]
            for socket in (ada, bram):
                await socket.becomes(lambda last: last.get("chat", {}).get("text") == "three")
                assert await talk(socket) == ["one", "two", "three"]

    asyncio.run(test())


def meanwhile(two: Server, happens: Callable[[], Awaitable[object]], patch: pytest.MonkeyPatch) -> None:
    """Let something happen at another server just before this one reads the chat, once."""
    store = two.rooms.house.store
    read, left = store.chats, [happens]

    async def chats(match: str, since: int = 0) -> list[ChatRow]:
        while left:
            await left.pop()()
        return await read(match, since)

    patch.setattr(store, "chats", chats)


def test_what_is_said_while_somebody_comes_in_is_heard_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), me("Bram"))
            ada = await one.hello(made["table"], made["seats"][0]["token"])
            meanwhile(two, lambda: ada.ask(type="chat", text="one"), monkeypatch)
            bram = await two.hello(made["table"], made["seats"][1]["token"])
            await bram.becomes(lambda last: "chat" in last)
            assert await talk(bram) == ["one"]

    asyncio.run(test())


def test_what_is_said_while_one_listens_is_heard_once_and_in_order(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), me("Bram"))
            ada = await one.hello(made["table"], made["seats"][0]["token"])
            bram = await two.hello(made["table"], made["seats"][1]["token"])
            await bram.until("welcome")
            await bram.quiet()
            tab = await one.hello(made["table"], made["seats"][0]["token"])  # two cannot wait for replies at one socket
            meanwhile(two, lambda: tab.ask(type="chat", text="two"), monkeypatch)
            assert (await ada.ask(type="chat", text="one"))["ok"]
            await bram.becomes(lambda last: last.get("chat", {}).get("text") == "two")
            assert await talk(bram) == ["one", "two"]

    asyncio.run(test())


def test_a_request_to_take_back_ends_when_somebody_answers_elsewhere(place: Place) -> None:
    async def test() -> None:
        async with two_servers(place) as (one, two):
            made = await one.table(me("Ada"), me("Bram"), placement="open")
            ada, bram = await sit_down(one, made)
            await ada.until("update")
            await bram.until("update")
            await move(ada, bram)
            await move(bram, ada)
            assert (await ada.ask(type="undo", seat=0))["kind"] == "undo"
            await bram.until("consent")
            seat = next(each for each, socket in ((0, ada), (1, bram)) if _asked(socket.last, each))
            elsewhere = await two.hello(made["table"], made["seats"][seat]["token"])
            view = (await elsewhere.until("update"))["views"][str(seat)]["view"]
            code = view["asks"][0]["options"][0]["code"]
            assert (await elsewhere.ask(type="answer", seat=seat, version=view["version"], code=code))["ok"]
            assert (await bram.until("consent-closed"))["agreed"] is False

    asyncio.run(test())


def _asked(last: dict[str, Plain], seat: int) -> bool:
    return bool(last["update"]["views"][str(seat)]["view"]["asks"])
