"""Several processes serve one table: people at different ones play together, and one that dies is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

import pytest

from lychgate.server import company as company_module
from tests.server.harness import Place, Plain, Server, Socket, bot, friend, me, play_out, serving, settings, steady
from tests.server.test_follow import SOON
from tests.server.test_race import _racers


@asynccontextmanager
async def servers(place: Place, **changes: Any) -> AsyncIterator[tuple[Server, Server]]:
    """Run two servers on one database."""
    given = settings(place, follow=SOON, **changes)
    async with serving(given) as one, serving(given) as two:
        yield one, two


async def begun(one: Server, two: Server, **options: Any) -> tuple[Plain, Socket, Socket]:
    """Begin a match of two people at two servers."""
    made = await one.table(me("Ada"), me("Bram"), **options)
    ada = await one.hello(made["table"], made["seats"][0]["token"], made["host"])
    bram = await two.hello(made["table"], made["seats"][1]["token"])
    await ada.until("welcome")
    await bram.until("welcome")
    for socket in (ada, bram):
        socket.send(type="contribute", text="luck")
    await ada.becomes(lambda last: "update" in last)
    await bram.becomes(lambda last: "update" in last)
    return made, ada, bram


def test_a_match_begins_when_the_last_two_are_ready_at_the_same_moment(place: Place) -> None:
    async def test() -> None:
        async with servers(place) as (one, two):
            await begun(one, two)

    asyncio.run(test())


def test_people_at_two_processes_play_a_whole_match_and_again(place: Place) -> None:
    async def test() -> None:
        async with servers(place) as (one, two):
            made, ada, bram = await begun(one, two, placement="open")
            await play_out(ada, bram)
            assert ada.last["over"]["seed"] == bram.last["over"]["seed"]
            # Both ask for a rematch at the same moment: there is one.
            path = f"/api/tables/{made['table']}/rematch"
            tokens = [seat["token"] for seat in made["seats"]]
            again = await asyncio.gather(one.post(path, token=tokens[0]), two.post(path, token=tokens[1]))
            assert again[0]["table"] == again[1]["table"]
            assert len(place.rows("SELECT id FROM matches")) == 2

    asyncio.run(test())


def test_everybody_sees_who_is_there_at_whatever_process(place: Place) -> None:
    async def test() -> None:
        async with servers(place) as (one, two):
            made, ada, bram = await begun(one, two)
            watcher = await two.hello(made["table"], made["watch"])
            for socket in (ada, bram, watcher):
                await socket.becomes(lambda last: _here(last) == [True, True] and last["seats"]["watchers"] == 1)
            await bram.leave()
            await ada.becomes(lambda last: _here(last) == [True, False])
            await watcher.leave()
            await ada.becomes(lambda last: last["seats"]["watchers"] == 0)

    asyncio.run(test())


def _here(last: dict[str, Plain]) -> list[bool]:
    return [seat["here"] for seat in last["seats"]["seats"]]


def test_a_friend_who_sits_down_elsewhere_keeps_the_seat_that_the_host_renames(place: Place) -> None:
    async def test() -> None:
        # Neither hears of the other in time: each acts on what it knows.
        async with servers(place) as (one, two):
            made = await one.table(me("Ada"), friend())
            host = await one.hello(made["table"], made["host"], made["seats"][0]["token"])
            await host.until("welcome")
            guest = await two.hello(made["table"], made["seats"][1]["invite"])
            await guest.until("welcome")
            seated, renamed = await asyncio.gather(
                guest.sit("Bram"), host.ask(type="host", do="rename", seat=1, name="Guest")
            )
            assert (seated["type"], renamed["type"]) == ("seated", "reply")
            again = await one.hello(made["table"], seated["token"])
            assert (await again.until("welcome"))["mine"] == [1]

    asyncio.run(test())


def test_one_person_s_undo_is_asked_of_the_other_at_another_process(place: Place) -> None:
    async def test() -> None:
        async with servers(place) as (one, two):
            _, ada, bram = await begun(one, two, placement="open")
            await _answer_by_turns(ada, bram, 2)
            for yes in (False, True):
                assert (await ada.ask(type="undo", seat=0))["needed"] == [1]
                asked = await bram.until("consent")
                assert (await bram.ask(type="consent", request=asked["request"], yes=yes))["ok"]
                for socket in (ada, bram):
                    closed = await _closed(socket, asked["request"])
                    assert closed["agreed"] is yes
            await ada.becomes(lambda last: last["update"]["full"])
            await bram.becomes(lambda last: last["update"]["full"])
            assert place.rows("SELECT count(*) FROM answers WHERE kind = 'undo'") == [(1,)]
            await play_out(ada, bram)

    asyncio.run(test())


async def _closed(socket: Socket, request: int) -> Plain:
    last = await socket.becomes(lambda last: last.get("consent-closed", {}).get("request") == request)
    return last["consent-closed"]


async def _answer_by_turns(ada: Socket, bram: Socket, times: int) -> None:
    for _ in range(times):
        async with asyncio.timeout(20):
            while not (asked := [each for each in ((0, ada), (1, bram)) if _view(*each)["asks"]]):
                await asyncio.sleep(0.005)
        seat, socket = asked[0]
        view = _view(seat, socket)
        reply = await socket.ask(type="answer", seat=seat, version=view["version"], code=steady(view["asks"][0]))
        assert reply["type"] == "reply"
        await _both_at(_view(seat, socket)["version"], ada, bram)


async def _both_at(version: int, ada: Socket, bram: Socket) -> None:
    """Wait until both have seen a version of the table."""
    async with asyncio.timeout(20):
        while min(_view(0, ada)["version"], _view(1, bram)["version"]) < version:
            await asyncio.sleep(0.001)


def _view(seat: int, socket: Socket) -> Plain:
    view: Plain = socket.last["update"]["views"][str(seat)]["view"]
    return view


def test_what_is_laid_and_pointed_at_in_a_race_is_seen_elsewhere(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company_module, "BEAT", 0.05)

    async def test() -> None:
        async with servers(place) as (one, two):
            _, ada, bram = await _racers(one, two)
            async with asyncio.timeout(20):
                while two.rooms.house.company.is_alone:
                    await asyncio.sleep(0.01)
            option = next(each for each in _view(1, bram)["asks"][0]["options"] if each.get("marks"))
            assert (await bram.ask(type="arrange", seat=1, marks=option["marks"]))["ok"]
            await ada.becomes(lambda last: any(each["marks"] == option["marks"] for each in last["race"]["laying"]))

    asyncio.run(test())


def test_a_bot_thinks_in_one_process_only_and_another_takes_over(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company_module, "BEAT", 0.05)
    monkeypatch.setattr(company_module, "DEAD", 0.6)

    async def test() -> None:
        async with servers(place) as (one, two):
            made = await one.table(me("Ada"), bot("random"), placement="open")
            token = made["seats"][0]["token"]
            ada = await one.hello(made["table"], token)
            ada.send(type="contribute", text="luck")
            await ada.becomes(lambda last: "update" in last)
            elsewhere = await two.hello(made["table"], token)
            await elsewhere.becomes(lambda last: "update" in last)
            rooms = [await server.rooms.find(made["table"]) for server in (one, two)]
            await _play_until_bot(ada, rooms)
            assert sorted(room.leased for room in rooms) == [False, True]
            # The process that conducts the table stops beating, as if it were killed.
            first = next(server for server, room in zip((one, two), rooms, strict=True) if room.leased)
            other = two if first is one else one
            monkeypatch.setattr(first.rooms.house.company, "beat", _silent)
            room = await other.rooms.find(made["table"])
            async with asyncio.timeout(20):
                while not room.leased:
                    await _answer_if_asked(elsewhere if other is two else ada)
                    await asyncio.sleep(0.05)
            process = other.rooms.house.store.process
            assert place.rows("SELECT process FROM leases") == [(process,)]

    asyncio.run(test())


async def _silent() -> list[str]:
    return []


async def _answer_if_asked(socket: Socket) -> None:
    view = _view(0, socket)
    if view["asks"]:
        socket.send(type="answer", seat=0, version=view["version"], code=steady(view["asks"][0]))


async def _play_until_bot(ada: Socket, rooms: list[Any]) -> None:
    async with asyncio.timeout(20):
        while not any(room.leased for room in rooms):
            await _answer_if_asked(ada)
            await asyncio.sleep(0.02)


def test_postgres_tells_of_a_move_at_once(postgres_place: Place) -> None:
    """Without a look at the database: polling is switched off."""

    async def test() -> None:
        given = settings(postgres_place, follow=3600.0)
        async with serving(given) as one, serving(given) as two:
            _, ada, bram = await begun(one, two, placement="open")
            waits = []
            for _ in range(12):
                seat, here = (0, ada) if _view(0, ada)["asks"] else (1, bram)
                view = _view(seat, here)
                began = monotonic()
                here.send(type="answer", seat=seat, version=view["version"], code=steady(view["asks"][0]))
                await _both_at(view["version"] + 1, ada, bram)
                waits.append(monotonic() - began)
            assert sorted(waits)[len(waits) // 2] < 0.5, waits

    asyncio.run(test())
