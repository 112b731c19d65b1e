"""Bad input: a clear message to the right person, nobody else disturbed, nothing lost."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
import pytest

import lychgate
from lychgate.server import connection as connection_module
from lychgate.server import gate
from lychgate.server import room as room_module
from lychgate.server.connection import Connection
from lychgate.server.settings import Rate
from lychgate.server.tokens import new_token
from tests.server.harness import FREE, Closed, Place, Plain, Server, Socket, bot, friend, me, run, sit_down


async def _two(server: Server) -> tuple[Plain, Socket, Socket]:
    made = await server.table(me("Ada"), me("Bram"))
    ada, bram = await sit_down(server, made)
    for socket in (ada, bram):
        await socket.until("update")
        await socket.quiet()
    return made, ada, bram


GARBAGE: list[str | bytes] = [
    "", "{", "nonsense", "[]", "null", "7", '"hello"', "{}", '{"type":"nothing"}', '{"type":"answer"}', b"\xff\xfe\x00",
    '{"type":"answer","seat":"0","version":0,"code":"start:P"}', '{"type":"answer","seat":-1,"version":0,"code":"x"}',
    '{"type":"answer","seat":0,"version":0,"code":"start:P","also":1}', '{"type":"chat","text":""}', "[" * 5000,
    '{"type":"why","seat":0,"query":' + "[" * 2000 + "]" * 2000 + "}", '{"type":"ping","ref":{"a":1}}',
    '{"type":"host","do":"burn"}', '{"type":"contribute","text":"\ud800"}'.encode("utf-16", "surrogatepass"),
]  # fmt: skip


def test_garbage_is_refused_and_disturbs_nobody(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        for number, content in enumerate(GARBAGE):
            ada.send_raw(content)
            refused = await ada.until("refused", "error")
            assert refused["type"] == "refused", content
            assert refused["kind"] == "bad"
            if number % 10 == 9:  # a socket that sends nothing else is closed in the end
                await ada.leave()
                ada = await server.hello(made["table"], made["seats"][0]["token"])
                await ada.until("update")
        assert [message["type"] for message in await bram.quiet() if message["type"] != "seats"] == []
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:P"))["ok"]

    run(place, test)


@pytest.mark.parametrize("content", ["{", b"\x00", '{"type":"ping"}', '{"type":"chat","text":"hi"}'])
def test_whoever_does_not_say_hello_first_is_sent_away(place: Place, content: str | bytes) -> None:
    async def test(server: Server) -> None:
        socket = server.connect()
        socket.send_raw(content)
        assert (await socket.until("error"))["say"]
        with pytest.raises(Closed) as closed:
            await socket.next()
        assert closed.value.code == 4400

    run(place, test)


def test_a_socket_that_sends_only_garbage_is_closed(place: Place) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _two(server)
        for _ in range(20):
            ada.send_raw("{")
        assert "Too many" in (await ada.until("error"))["say"]
        with pytest.raises(Closed) as closed:
            await ada.until("never")
        assert closed.value.code == 4429
        assert (await bram.ask(type="ping"))["type"] == "pong"

    run(place, test)


def test_wrong_tokens_and_unknown_tables_are_told_apart(place: Place) -> None:
    async def test(server: Server) -> None:
        made, *_ = await _two(server)
        other = await server.table(me(), me())
        stolen = other["seats"][0]["token"]
        for table, tokens, code in (
            (made["table"], ["x" * 24], 4403),
            (made["table"], [stolen], 4403),
            (made["table"], [], 4403),
            ("nowhere-at-all", [stolen], 4404),
        ):
            socket = await server.hello(table, *tokens)
            assert (await socket.until("error"))["say"]
            with pytest.raises(Closed) as closed:
                await socket.next()
            assert closed.value.code == code
        # One good token among others is enough.
        socket = await server.hello(made["table"], "x" * 24, made["watch"])
        assert (await socket.until("welcome"))["watching"]

    run(place, test)


def test_nobody_acts_for_a_seat_that_is_not_theirs(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        watcher = await server.hello(made["table"], made["watch"])
        await watcher.until("update")
        await bram.quiet()
        acts: list[Plain] = [
            {"type": "answer", "seat": 1, "version": 0, "code": "start:P"},
            {"type": "why", "seat": 1, "query": "start:P"},
            {"type": "about", "seat": 1, "id": "hand:1:P"},
            {"type": "preview", "seat": 1, "code": "start:P"},
            {"type": "undo", "seat": 1},
            {"type": "order", "seat": 1, "standing": "pass"},
            {"type": "contribute", "seat": 1, "text": "mine"},
            {"type": "host", "do": "remove", "seat": 1},
            {"type": "host", "do": "rename", "seat": 1, "name": "Fool"},
            {"type": "sit", "name": "Me", "token": new_token()},
        ]
        for socket in (ada, watcher):
            for act in acts:
                assert (await socket.ask(**act))["kind"] == "not-yours", act
        assert (await ada.ask(type="answer", seat=9, version=0, code="start:P"))["kind"] == "not-yours"
        assert await bram.quiet() == []

    run(place, test)


def test_replayed_messages_count_once(place: Place) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await _two(server)
        answer = {"type": "answer", "seat": 0, "version": 0, "code": "start:P"}
        assert (await ada.ask(**answer))["ok"]
        for _ in range(5):
            assert (await ada.ask(**answer))["kind"] == "stale"
        assert (await bram.ask(type="answer", seat=1, version=0, code="start:D"))["ok"]
        assert (await bram.ask(type="answer", seat=1, version=0, code="start:D"))["kind"] == "stale"
        assert (await ada.ask(type="hello", table=made["table"], tokens=[made["watch"]]))["kind"] == "not-now"
        assert len(await server.rooms.house.store.entries(made["table"])) == 2
        assert (await ada.ask(type="answer", seat=0, version=10**9, code="scare:-"))["kind"] == "stale"
        version = ada.last["update"]["views"]["0"]["view"]["version"]
        assert (await ada.ask(type="answer", seat=0, version=version, code="scare:Q"))["kind"] == "not-offered"

    run(place, test)


def test_huge_messages_are_refused(place: Place) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _two(server)
        ada.send_raw('{"type":"chat","text":"' + "x" * 20_000 + '"}')
        assert "16384 bytes" in (await ada.until("refused"))["say"]
        status, _, body = await server.http("POST", "/api/tables", b"[" * 50_000)
        assert status == 413
        assert msgspec.json.decode(body)["error"]
        assert await bram.quiet() == []

    run(place, test)


def _wanted(**changes: Any) -> Plain:
    return {"game": "blood-coven", "seats": [me(), bot()], "options": {}, **changes}


@pytest.mark.parametrize(
    "body, status, sentence",
    [
        (_wanted(game="chess"), 404, "There is no game 'chess'"),
        (_wanted(options={"colour": "red"}), 400, "has no option 'colour'"),
        (_wanted(options={"abilities": "all"}), 400, "is one of off, deal, pick"),
        (_wanted(options={"city6": True}), 400, "BC-210"),
        (_wanted(seats=[me()]), 400, "2 to 3 players"),
        (_wanted(seats=[me()] * 4), 400, "2 to 3 players"),
        (_wanted(seats=[]), 400, "length >= 1"),
        (_wanted(seats=[me(), {"kind": "ghost"}]), 400, "Invalid enum value"),
        (_wanted(seats=[me(), bot("nobody")]), 400, "There is no bot 'nobody'"),
        (_wanted(seats=[me(), bot("search:ms=x")]), 400, "whole number"),
        (_wanted(seats=[me("x" * 50), bot()]), 400, "length <= 40"),
        (_wanted(seats=[me("A"), me("B")], options={"placement": "race"}), 400, "BC-204"),
        ({"game": "blood-coven"}, 400, "seats"),
        ({**_wanted(), "seed": 7}, 400, "unknown field"),
        ([1, 2], 400, "object"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_a_sentence(place: Place, body: Any, status: int, sentence: str) -> None:
    async def test(server: Server) -> None:
        got, headers, answer = await server.http("POST", "/api/tables", body)
        assert got == status
        assert headers["content-type"].startswith("application/json")
        assert sentence in msgspec.json.decode(answer)["error"]

    run(place, test)


def test_pages_of_other_origins_are_kept_out(place: Place) -> None:
    async def test(server: Server) -> None:
        for origin, allowed in (
            ("http://test", True),
            ("https://test", True),
            ("https://play.example", True),
            ("https://evil.example", False),
            ("null", False),
            ("http://test.evil.example", False),
        ):
            status, _, _ = await server.http("POST", "/api/tables", _wanted(), origin=origin)
            assert (status == 201) == allowed
            socket = server.connect(origin=origin)
            socket.send(type="hello", table="nowhere", tokens=[])
            if allowed:
                assert (await socket.until("error"))["say"]
            else:
                with pytest.raises(Closed) as closed:
                    await socket.next()
                assert closed.value.code == 1008

    run(place, test, origins=("https://play.example/",))


def test_too_many_messages_are_slowed_down(place: Place) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _two(server)
        for _ in range(40):
            ada.send(type="ping")
        assert (await ada.until("refused"))["kind"] == "too-fast"
        assert "Too many" in (await ada.until("error"))["say"]
        assert (await bram.ask(type="ping"))["type"] == "pong"

    run(place, test, messages=Rate(0.1, 12))


def test_too_many_requests_and_tables_are_slowed_down(place: Place) -> None:
    async def test(server: Server) -> None:
        statuses = [(await server.http("POST", "/api/tables", _wanted()))[0] for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        statuses = [(await server.http("POST", "/api/tables/mine", {"tokens": []}))[0] for _ in range(5)]
        assert statuses[-1] == 429
        assert (await server.http("GET", "/api/games"))[0] == 200

    run(place, test, tables=Rate(0.001, 3), requests=Rate(0.001, 7))


def test_one_address_cannot_take_all_sockets(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me(), friend())
        sockets = [await server.hello(made["table"], made["watch"]) for _ in range(3)]
        for socket in sockets:
            await socket.until("welcome")
        with pytest.raises(Closed) as closed:
            await server.connect().next()
        assert closed.value.code == 1013
        await sockets[0].leave()
        again = await server.hello(made["table"], made["watch"])
        assert await again.until("welcome")

    run(place, test, sockets_per_address=3)


def test_a_reader_that_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "MOST_WAITING", 5)

    async def test() -> None:
        gate = asyncio.Event()
        sent: list[Plain] = []

        async def slow(message: Plain) -> None:
            await gate.wait()
            sent.append(message)

        connection = Connection(slow, FREE)
        for number in range(20):
            connection.send(str(number))
            await asyncio.sleep(0)
        assert connection.closing == 4408
        gate.set()
        await connection.drained()
        assert sent[-1] == {"type": "websocket.close", "code": 4408}
        assert len(sent) == 2

    asyncio.run(test())


def test_a_clock_that_jumps_changes_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries are played in the order of their numbers, whatever time they bear."""
    made: Plain = {}
    views: Plain = {}

    async def before(server: Server) -> None:
        nonlocal made, views
        made, ada, _ = await _two(server)
        assert (await ada.ask(type="answer", seat=0, version=0, code="start:P"))["ok"]
        views = ada.last["update"]["views"]

    async def after(server: Server) -> None:
        tokens = [seat["token"] for seat in made["seats"]]
        ada = await server.hello(made["table"], tokens[0])
        assert (await ada.until("update"))["views"] == views
        bram = await server.hello(made["table"], tokens[1])
        await bram.until("update")
        assert (await bram.ask(type="answer", seat=1, version=0, code="start:D"))["ok"]
        await ada.becomes(lambda last: last["update"]["views"]["0"]["view"]["round"] == 1)
        assert [table["table"] for table in await server.post("/api/tables/mine", tokens=tokens)] == [made["table"]]

    run(place, before)
    monkeypatch.setattr(room_module, "_START", room_module._START - 10**6)
    run(place, after)


def test_something_unforeseen_closes_one_socket_and_harms_nobody(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: Server) -> None:
        _, ada, bram = await _two(server)

        def broken(*_: Any) -> str:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patch:
            patch.setattr("lychgate.server.gate.why", broken)
            ada.send(type="why", seat=0, query="start:P")
            assert "nothing was lost" in (await ada.until("error"))["say"]
        assert "a mistake of ours" in caplog.text
        assert (await bram.ask(type="answer", seat=1, version=0, code="start:P"))["ok"]

    run(place, test)


def fails(*given: object) -> Any:
    raise KeyError("candle")


def test_a_fill_that_fails_is_told_and_the_match_goes_on(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lychgate.game("blood-coven"), "fill", fails)
    monkeypatch.setattr(lychgate.game("blood-coven"), "motions", fails)

    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada, bram = await sit_down(server, made)
        seen = (await ada.until("update"))["views"]["0"]
        (banner,) = seen["fill"]["banners"]
        assert banner["say"]["key"] == "table-broken"
        assert re.fullmatch(r"KeyError: 'candle' \(test_bad_input\.py, line \d+\)", banner["say"]["args"]["error"])
        for seat, socket in enumerate((ada, bram)):
            version = socket.last["update"]["views"][str(seat)]["view"]["version"] if seat == 0 else 0
            reply = await socket.ask(type="answer", seat=seat, version=version, code="start:P")
            assert reply["type"] == "reply", reply
        await ada.becomes(lambda last: last["update"]["views"]["0"]["view"]["round"] == 1)

    run(place, test)


def test_a_layout_that_fails_is_told_once_and_for_good(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lychgate.game("blood-coven"), "layout", fails)
    gate._layout.cache_clear()

    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        socket = await server.hello(made["table"], made["host"])
        failed = await socket.until("error")
        assert failed["say"].startswith(
            "Blood Coven cannot lay its table: KeyError: 'candle' (test_bad_input.py, line "
        )
        with pytest.raises(Closed) as closed:
            await socket.next()
        assert closed.value.code == 4404  # another attempt would end the same way

    run(place, test)
