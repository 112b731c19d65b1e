"""Taking back over the socket: freely up to the undo barrier, by consent beyond it, and the log stays append-only."""

from __future__ import annotations

import asyncio

import pytest

import lychgate
from lychgate.core.orders import Order
from lychgate.server import tables
from tests.samples import raid
from tests.server.harness import (
    Place,
    Plain,
    Server,
    Socket,
    at_two_processes_too,
    bot,
    me,
    play_out,
    run,
    serving,
    settings,
    sit_down,
)
from tests.server.test_reconnect import move


async def _two(server: Server) -> tuple[Plain, Socket, Socket]:
    made = await server.table(me("Ada"), me("Bram"), placement="open")
    ada, bram = await sit_down(server, made)
    for socket in (ada, bram):
        await socket.until("update")
        await socket.quiet()
    return made, ada, bram


async def _until_others_have_learnt(ada: Socket, bram: Socket) -> None:
    """Ada answers, then Bram, who has seen what Ada did."""
    await move(ada)
    await bram.quiet()
    await move(bram)
    await ada.quiet()


@at_two_processes_too
def test_what_nobody_has_learnt_from_is_taken_back_at_once(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada, _ = await sit_down(server, made)
        before = (await ada.until("update"))["views"]
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:D"))["ok"]
        assert (await ada.ask(type="undo", seat=0))["ok"]
        await ada.becomes(lambda last: last["update"]["views"] == before)
        nothing = await ada.ask(type="undo", seat=0)
        assert (nothing["kind"], nothing.get("needed", [])) == ("undo", [])
        entries = await server.rooms.house.store.entries(made["table"])
        assert [entry.kind for entry in entries] == ["answer", "undo"]

    run(place, test)


@at_two_processes_too
def test_beyond_the_undo_barrier_the_others_are_asked(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        await _until_others_have_learnt(ada, bram)
        version = bram.last["update"]["views"]["1"]["view"]["version"]
        refused = await ada.ask(type="undo", seat=0)
        assert (refused["kind"], refused["needed"]) == ("undo", [1])
        asked = await bram.until("consent")
        assert (asked["seat"], asked["seats"]) == (0, [1])
        assert asked["what"]["args"]["count"] >= 1
        assert (await ada.ask(type="undo", seat=0))["kind"] == "undo"  # one request at a time
        assert (await ada.ask(type="consent", request=asked["request"], yes=True))["kind"] == "not-yours"
        # No: nothing changes.
        assert (await bram.ask(type="consent", request=asked["request"], yes=False))["ok"]
        assert not (await ada.until("consent-closed"))["agreed"]
        assert (await bram.ask(type="consent", request=asked["request"], yes=True))["kind"] == "not-now"
        # Yes: it is taken back, everybody gets the whole log anew, and an old question cannot be answered any more.
        await ada.ask(type="undo", seat=0)
        asked = await bram.until("consent")
        assert (await bram.ask(type="consent", request=asked["request"], yes=True))["ok"]
        await ada.becomes(lambda last: last["consent-closed"]["agreed"])
        await ada.becomes(lambda last: last["update"]["full"] and bool(last["update"]["views"]["0"]["view"]["asks"]))
        await bram.becomes(lambda last: last["update"]["full"])
        stale = await bram.ask(type="answer", seat=1, version=version, code="start:P")
        assert stale["kind"] == "stale"
        await play_out(ada, bram)
        _, _, record = await server.http("POST", ada.last["over"]["record"], {"token": made["watch"]})
        lychgate.verify(record)

    run(place, test)


@at_two_processes_too
def test_a_restart_remembers_what_was_taken_back(place: Place) -> None:
    async def test() -> None:
        async with serving(settings(place), place.processes) as server:
            made, ada, bram = await _two(server)
            await _until_others_have_learnt(ada, bram)
            await ada.ask(type="undo", seat=0)
            asked = await bram.until("consent")
            await bram.ask(type="consent", request=asked["request"], yes=True)
            await ada.becomes(
                lambda last: last["update"]["full"] and bool(last["update"]["views"]["0"]["view"]["asks"])
            )
            views = ada.last["update"]["views"]
        async with serving(settings(place), place.processes) as server:
            again = await server.hello(made["table"], made["seats"][0]["token"])
            assert (await again.until("update"))["views"] == views

    asyncio.run(test())


def test_bots_have_nothing_against_it(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), bot(), placement="open")
        (ada,) = await sit_down(server, made)
        first = await ada.until("update")
        await ada.ask(type="answer", seat=0, version=first["views"]["0"]["view"]["version"], code="start:D")
        await ada.becomes(lambda last: bool(last["update"]["views"]["0"]["view"]["asks"]))
        assert (await ada.ask(type="undo", seat=0))["ok"]
        last = await ada.becomes(
            lambda last: last["update"]["full"] and last["update"]["views"]["0"]["view"]["round"] == 0
        )
        codes = [option["code"] for option in last["update"]["views"]["0"]["view"]["asks"][0]["options"]]
        assert codes == ["start:P", "start:N", "start:D"]

    run(place, test)


@at_two_processes_too
def test_a_request_nobody_answers_lapses(place: Place) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _two(server)
        await _until_others_have_learnt(ada, bram)
        await ada.ask(type="undo", seat=0)
        assert not (await ada.until("consent-closed"))["agreed"]
        # And an answer settles it, too.
        await ada.ask(type="undo", seat=0)
        await move(ada, bram)
        assert not ada.last["consent-closed"]["agreed"]

    run(place, test, consent=0.1)


@at_two_processes_too
def test_standing_orders_are_kept(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A standing order belongs to the match: it is in the log, and a restart remembers it."""
    monkeypatch.setattr(tables, "new_seed", lambda: 5)

    async def test() -> None:
        seats = [me("Ada"), me("Bram")]
        async with serving(settings(place), place.processes) as server:
            made = await server.post("/api/tables", game=raid.GAME.id, options={"auction": False}, seats=seats)
            ada, bram = await sit_down(server, made)
            await bram.until("update")
            await ada.quiet()
            assert (await bram.ask(type="order", seat=1, standing="pass"))["ok"]
            await bram.becomes(lambda last: last["update"]["views"]["1"]["standing"])
            assert await ada.quiet() == [], "Whether somebody gave an order is nobody's business."
            assert (await bram.ask(type="order", seat=0, standing="pass"))["kind"] == "not-yours"
            assert (await server.room(made["table"])).match.standing == {1: (Order("pass"),)}
        async with serving(settings(place), place.processes) as server:
            room = await server.room(made["table"])
            assert room.match.standing == {1: (Order("pass"),)}
            while not room.match.waiting.reaction and not room.over:
                ask = room.match.asks[0]
                codes = [option.code for option in ask.options]
                given = room.journal.answer(ask.seat, "raid" if "raid" in codes else codes[0], 0.0)
                if len(given) > 1:
                    assert (given[1].seat, given[1].code) == (1, "pass")
                    return
            raise AssertionError("The order was never carried out.")

    asyncio.run(test())
