"""Coming back: the tail brings exactly what was missed; two tabs see the same; a restart loses nothing."""

from __future__ import annotations

import asyncio

import lychgate
from tests.patience import PATIENCE
from tests.server.harness import (
    Place,
    Plain,
    Server,
    Socket,
    at_two_processes_too,
    me,
    play_out,
    run,
    serving,
    settings,
    sit_down,
    steady,
)


async def move(*sockets: Socket) -> None:
    """Let whoever is asked answer once, and wait until everybody has the update."""
    for socket in sockets:
        views = socket.last["update"]["views"]
        for key, look in views.items():
            if look["view"]["asks"]:
                code = steady(look["view"]["asks"][0])
                version = look["view"]["version"]
                assert (await socket.ask(type="answer", seat=int(key), version=version, code=code))["ok"]
                for each in sockets:
                    await each.quiet()
                return
    raise AssertionError("Nobody is asked.")


async def _two(server: Server) -> tuple[Plain, Socket, Socket]:
    made = await server.table(me("Ada"), me("Bram"), placement="open")
    ada, bram = await sit_down(server, made)
    for socket in (ada, bram):
        await socket.until("update")
        await socket.quiet()
    return made, ada, bram


@at_two_processes_too
def test_whoever_comes_back_gets_exactly_what_was_missed(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        for _ in range(6):
            await move(ada, bram)
        seen = ada.last["update"]
        told = sum(len(update["events"]["0"]) for update in map(_plain, ada.raw) if update["type"] == "update")
        await ada.leave()
        other = await server.hello(made["table"], made["seats"][0]["token"], beside=ada)  # a phone meanwhile
        await other.until("update")
        for _ in range(5):
            await move(other, bram)
        missed = [event for update in map(_plain, other.raw[-40:]) if update["type"] == "update" and not update["full"]
                  for event in update["events"]["0"]]  # fmt: skip
        again = await server.hello(made["table"], made["seats"][0]["token"], since=seen["number"], beside=ada)
        update = await again.until("update")
        assert not update["full"]
        assert update["events"]["0"] == missed
        assert [event["n"] for event in missed] == list(range(told, told + len(missed)))
        assert update["views"] == other.last["update"]["views"]
        assert update["number"] == other.last["update"]["number"]
        # A client that has seen everything gets no event twice.
        last = await server.hello(made["table"], made["seats"][0]["token"], since=update["number"], beside=ada)
        assert (await last.until("update"))["events"]["0"] == []

    run(place, test)


@at_two_processes_too
def test_an_unknown_number_brings_everything(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        for _ in range(4):
            await move(ada, bram)
        number = ada.last["update"]["number"]
        for since in (None, 0, -1, number + 1, number + 10**9):
            again = await server.hello(made["table"], made["seats"][0]["token"], since=since)
            update = await again.until("update")
            assert update["full"]
            assert [event["n"] for event in update["events"]["0"]] == list(range(len(update["events"]["0"])))

    run(place, test)


@at_two_processes_too
def test_two_tabs_on_one_seat_see_the_same_and_one_answer_counts(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        tab = await server.hello(made["table"], made["seats"][0]["token"])
        view = (await tab.until("update"))["views"]["0"]["view"]
        for socket in (ada, tab):
            socket.send(type="answer", seat=0, version=view["version"], code="start:D", ref="same")
        replies = [(await socket.until("reply", "refused"))["type"] for socket in (ada, tab)]
        assert sorted(replies) == ["refused", "reply"]
        for socket in (ada, tab, bram):
            await socket.quiet()
        assert ada.last["update"]["views"] == tab.last["update"]["views"]
        # A stale answer is followed by the table as it is now, but only once: a table is large.
        third = await server.hello(made["table"], made["seats"][0]["token"])
        await third.until("update")
        await third.quiet()
        for times in (1, 0):
            third.send(type="answer", seat=0, version=view["version"], code="start:P")
            types = [message["type"] for message in await third.quiet()]
            assert (types.count("refused"), types.count("update")) == (1, times)
        assert third.last["update"]["views"] == ada.last["update"]["views"]
        await third.leave()
        assert [seat["here"] for seat in bram.last["seats"]["seats"]] == [True, True]
        await tab.leave()
        await bram.quiet()
        assert [seat["here"] for seat in bram.last["seats"]["seats"]] == [True, True]
        await ada.leave()
        await bram.becomes(lambda last: not last["seats"]["seats"][0]["here"])

    run(place, test)


@at_two_processes_too
def test_a_restarted_server_goes_on_where_it_was(place: Place) -> None:
    async def test() -> None:
        async with serving(settings(place), place.processes) as server:
            made, ada, bram = await _two(server)
            for _ in range(9):
                await move(ada, bram)
            assert (await ada.ask(type="chat", text="back soon"))["ok"]
            before = ada.last["update"]
        async with serving(settings(place), place.processes) as server:
            tokens = [seat["token"] for seat in made["seats"]]
            (summary,) = await server.post("/api/tables/mine", tokens=tokens[:1])
            assert summary["table"] == made["table"]
            ada = await server.hello(made["table"], tokens[0], since=before["number"])
            assert (await ada.until("chat"))["text"] == "back soon"
            update = await ada.until("update")
            assert update["full"]
            assert update["views"] == before["views"]
            bram = await server.hello(made["table"], tokens[1])
            await bram.until("update")
            await play_out(ada, bram)
            _, _, record = await server.http("POST", ada.last["over"]["record"], {"token": tokens[0]})
            assert lychgate.verify(record).over

    asyncio.run(test())


@at_two_processes_too
def test_a_room_nobody_is_in_leaves_memory_and_comes_back(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        await move(ada, bram)
        views = ada.last["update"]["views"]
        room = await server.room(made["table"])
        async with asyncio.timeout(PATIENCE):
            while room.awake:  # somebody is connected, but nothing happens: the room falls asleep
                await asyncio.sleep(0.02)
        assert await bram.quiet() == []
        await move(ada, bram)
        views = ada.last["update"]["views"]
        assert not ada.last["update"]["full"]
        await ada.leave()
        await bram.leave()
        async with asyncio.timeout(PATIENCE):
            while len(server.rooms):
                await asyncio.sleep(0.02)
        ada = await server.hello(made["table"], made["seats"][0]["token"])
        assert (await ada.until("update"))["views"] == views

    run(place, test, idle=0.1)


def _plain(text: str) -> Plain:
    import msgspec

    found: Plain = msgspec.json.decode(text)
    return found
