"""Limits hold for an address, however its requests are spelled and over however many sockets they come."""

from __future__ import annotations

import asyncio
from copy import copy

import pytest

from lychgate.server.board import Board
from lychgate.server.connection import MOST_BYTES, Connection
from lychgate.server.limits import Limits, address_of
from lychgate.server.rows import ChatRow
from lychgate.server.settings import Rate, Settings
from lychgate.server.store import Store
from tests.server.harness import FREE, Place, Server, me, run, sit_down
from tests.server.test_http import _finished

SELDOM = Rate(0.0001, 3)


@pytest.mark.parametrize("path", ["/api/tables", "/api//tables", "//api/tables", "/api/tables/", "/./api/tables"])
def test_the_limit_on_tables_cannot_be_walked_around(place: Place, path: str) -> None:
    async def test(server: Server) -> None:
        body = {"game": "blood-coven", "seats": [me(), me()]}
        statuses = [(await server.http("POST", path, body))[0] for _ in range(6)]
        assert statuses.count(201) <= 3
        assert set(statuses) <= {201, 429} or set(statuses) <= {404, 405}

    run(place, test, tables=SELDOM)


def test_branches_and_rematches_count_as_tables(place: Place) -> None:
    async def test(server: Server) -> None:
        made, *_ = await _finished(server)
        token = made["seats"][0]["token"]
        path = f"/api/tables/{made['table']}"
        statuses = [
            (await server.http("POST", f"{path}/branch", {"token": token, "at": 2, "seat": 0}))[0] for _ in range(4)
        ]
        assert statuses == [201, 201, 429, 429]
        assert (await server.http("POST", f"{path}//rematch/", {"token": token}))[0] == 429

    run(place, test, tables=SELDOM)


def test_reading_has_a_limit_too_but_probes_do_not(place: Place) -> None:
    async def test(server: Server) -> None:
        statuses = [(await server.http("GET", "/api/bots"))[0] for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
        for path in ("/healthz", "/readyz"):
            assert (await server.http("GET", path))[0] == 200

    run(place, test, pages=SELDOM)


@pytest.mark.parametrize(
    "path", ["/\0", "/" + "x" * 300, "/" + "y" * 150 + "/" + "z" * 100, "/table/\x1b", "/%2e%2e/x"]
)
def test_addresses_that_cannot_be_are_not_found(place: Place, path: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server) -> None:
        assert (await server.http("GET", path))[0] == 404

    run(place, test)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("body", [b'"\xff\xfe"', b"[" * 8000, b'{"game":' * 1000, b'{"game": "\xc3"}'])
def test_bodies_that_cannot_be_read_are_refused(place: Place, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server) -> None:
        assert (await server.http("POST", "/api/tables", body))[0] == 400

    run(place, test)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_coming_back_does_not_renew_the_right_to_talk(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me(), me())
        kinds = []
        for _ in range(5):
            watcher = await server.hello(made["table"], made["watch"])
            kinds.append((await watcher.ask(type="chat", text="hello"))["type"])
            await watcher.leave()
        assert kinds == ["reply"] * 3 + ["refused"] * 2

    run(place, test, talk=SELDOM)


def test_orders_that_change_nothing_are_not_written_and_others_not_too_often(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"))
        ada, _ = await sit_down(server, made)
        await ada.until("update")
        store = server.rooms.house.store
        for _ in range(5):
            assert (await ada.ask(type="order", seat=0, standing=None))["ok"]  # there is no order to take back
        assert await store.entries(made["table"]) == []
        kinds = [(await ada.ask(type="order", seat=0, standing="pass"))["type"] for _ in range(5)]
        assert kinds == ["reply"] * 3 + ["refused"] * 2
        assert len(await store.entries(made["table"])) == 3

    run(place, test, orders=SELDOM)


def test_many_sockets_of_one_address_share_what_it_may_ask(place: Place) -> None:
    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bram"), placement="open")
        ada, bram = await sit_down(server, made)
        view = (await ada.until("update"))["views"]["0"]["view"]
        await bram.until("update")
        code = view["asks"][0]["options"][0]["code"]
        kinds = []
        for _ in range(8):
            other = await server.hello(made["table"], made["seats"][0]["token"])
            other.send(type="preview", seat=0, code=code)
            kinds.append((await other.until("preview", "refused", "error"))["type"])
        assert "preview" in kinds
        assert kinds[-1] != "preview"

    run(place, test, messages_of_address=Rate(0.001, 80))


def test_chat_of_long_ago_is_forgotten(place: Place) -> None:
    async def test() -> None:
        store = await Store.open(place.database, durable=False)
        await asyncio.gather(*(store.say("m", ChatRow(number, None, "", "x", 1.0)) for number in range(601)))
        assert place.rows("SELECT min(number), max(number) FROM chats") == [(100, 600)]
        await store.close()

    asyncio.run(test())


def test_a_reader_that_does_not_read_is_cut_off_by_bytes() -> None:
    async def test() -> None:
        sent: list[str] = []
        gate = asyncio.Event()

        async def send(message: dict[str, str]) -> None:
            await gate.wait()
            sent.append(message["type"])

        connection = Connection(send, FREE)
        for _ in range(4):
            connection.send("x" * (MOST_BYTES // 3))
        held = [connection.closing]
        connection.send("x" * (MOST_BYTES // 3))
        assert [*held, connection.closing] == [None, 4408]
        gate.set()
        await connection.drained()
        assert sent[-1] == "websocket.close"

    asyncio.run(test())


def test_an_ipv6_network_is_one_address() -> None:
    def of(address: str) -> str:
        return address_of({"client": (address, 5)})

    assert of("2001:db8:1:2:3::4") == of("2001:db8:1:2::ffff") != of("2001:db8:1:3::4")
    assert of("192.0.2.7") == "192.0.2.7"
    assert address_of({}) == ""


def test_several_processes_count_together() -> None:
    """As `--workers` starts them: the parent makes the board, each process takes its place at it."""
    board = Board(2)
    given = Settings(sockets_per_address=3, talk=Rate(0.0001, 3), messages_of_address=Rate(0.0001, 10))
    one, two = (Limits(given, _at(board, place)) for place in (0, 1))
    taken = [each.talk.take("192.0.2.7") for each in (one, two) * 3]
    assert taken == [True, True, True, False, False, False]
    assert two.talk.take("192.0.2.8")
    assert one.messages.take("192.0.2.7", 8.0)
    assert not two.messages.take("192.0.2.7", 8.0)
    assert two.messages.take("192.0.2.7", 2.0)
    assert [each.sockets.come("192.0.2.7") for each in (one, two) * 2] == [True, True, True, False]
    two.sockets.leave("192.0.2.7")
    assert one.sockets.come("192.0.2.7")
    assert not two.sockets.come("192.0.2.7")
    board.forget(0)  # killed, with its sockets
    assert two.sockets.come("192.0.2.7")


def _at(board: Board, place: int) -> Board:
    own = copy(board)
    own.place = place
    return own
