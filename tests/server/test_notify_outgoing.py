"""Threads that send word connect only where they may; what is typed from outside is checked and bounded."""

from __future__ import annotations

import asyncio
import socket
import threading
from pathlib import Path
from time import monotonic, time

import pytest

from lychgate.server.notify.book import UNUSED, Book
from lychgate.server.notify.outgoing import Outing, PrivateNetwork, is_public, leads_outside, networks
from lychgate.server.office import Office
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Place, Plain, Server, run
from tests.server.pushing import HERE, Browser, push_service

OURS = networks([HERE])


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "255.255.255.255",
        "100.64.0.1", "224.0.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "2001:0:0:0:0:0:f5ff:fffe",
        "localhost", "", "/run/socket", "1.2.3", "0x7f.1",
    ],
)  # fmt: skip
def test_what_is_private_is_not_entered(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "64:ff9b::101:101"])
def test_what_is_public_is(address: str) -> None:
    assert is_public(address)


def test_a_network_that_the_host_allows_is_entered() -> None:
    assert is_public("127.0.0.1", OURS)
    assert is_public("::ffff:127.0.0.1", OURS)
    assert not is_public("10.0.0.1", OURS)
    assert leads_outside("localhost", 443, networks([HERE, "::1/128"]))
    assert not leads_outside("localhost", 443)
    assert not leads_outside("no-such-name.invalid", 443, OURS)
    assert not leads_outside("x" * 300, 443, OURS)


def test_every_connection_of_a_thread_is_looked_at_whoever_makes_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        place = server.getsockname()
        with Outing() as outing, pytest.raises(PrivateNetwork):
            socket.create_connection(place, 1.0)
        assert outing.refused
        with Outing(), socket.socket(socket.AF_UNIX) as line, pytest.raises(PrivateNetwork):
            line.connect("/run/nowhere")
        for allowed in (Outing(OURS), Outing(trusted=True)):
            with allowed:
                socket.create_connection(place, 1.0).close()
            assert not allowed.refused
        socket.create_connection(place, 1.0).close()  # everybody else connects as they like


def test_what_takes_too_long_is_cut_off() -> None:
    """Whoever waits for an answer that never ends gets an error, also if the connection was handed on meanwhile."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        outing, ended = Outing(OURS), threading.Event()

        def wait() -> None:
            with outing:
                line = socket.create_connection(server.getsockname())
                again = socket.socket(fileno=line.detach())
                assert again.recv(1) == b""
                with pytest.raises(TimeoutError):
                    socket.create_connection(server.getsockname())
                again.close()
            ended.set()

        threading.Thread(target=wait, daemon=True).start()
        accepted, _ = server.accept()
        began = monotonic()
        outing.cut()
        assert ended.wait(PATIENCE)
        accepted.close()
        assert monotonic() - began < PATIENCE / 2


# --- what is typed from outside


def test_only_push_services_with_tls_in_open_networks_are_taken(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        with push_service(tmp_path) as service:
            good = Browser(service, "ada").subscription
        await _give(server, 400, good)  # it is in a private network
        for endpoint in (
            "http://push.example/x", "https://", "https://127.0.0.1/", "https://localhost/x", "https://[::1]/x",
            "https://10.0.0.1:8443/x", "ftp://push.example/x", "https://name:word@push.example/x", "/push/x", "",
            "https://push.invalid/x", "https://x:99999/", "https://1.1.1.1/\u202e", "https://" + "x" * 1000,
        ):  # fmt: skip
            await _give(server, 400, good | {"endpoint": endpoint})
        assert place.rows("SELECT count(*) FROM addresses") == [(0,)]

    run(place, test)


def test_keys_to_which_nothing_can_be_encrypted_are_refused(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        with push_service(tmp_path) as service:
            good = Browser(service, "ada").subscription
        await _give(server, 200, good)
        for wrong in (
            {"p256dh": good["p256dh"][:-4] + "AAAA"}, {"p256dh": "A" * 87}, {"p256dh": ""}, {"p256dh": "!" * 87},
            {"auth": "A" * 24}, {"auth": ""}, {"auth": "A" * 2000}, {"language": "../../etc"}, {"language": "EN"},
            {"key": "short"}, {"tokens": ["A" * 24] * 201}, {"tokens": [7]}, {"more": 1},
        ):  # fmt: skip
            await _give(server, 400, good | wrong)
        assert place.rows("SELECT count(*) FROM addresses") == [(1,)]

    run(place, test, notify_private=(HERE,))


async def _give(server: Server, expected: int, given: Plain) -> None:
    body = {"key": new_token(), "tokens": [], "language": "en", **given}
    status, _, said = await server.http("POST", "/api/word/push", body)
    assert status == expected, (given, said)


def test_a_seat_is_told_to_so_many_addresses_and_no_more(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await server.table({"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"})
        token = made["seats"][0]["token"]
        with push_service(tmp_path) as service:
            for number in range(10):
                await _give(server, 200, Browser(service, f"ada{number}").subscription | {"tokens": [token]})
        assert place.rows("SELECT count(*) FROM addressed") == [(8,)]
        # A token that is nobody's, the host's and the spectators' stand for no seat.
        strangers = [new_token(), made["host"], made["watch"]]
        with push_service(tmp_path) as service:
            await _give(server, 200, Browser(service, "eve").subscription | {"tokens": strangers})
        assert place.rows("SELECT count(*) FROM addressed") == [(8,)]

    run(place, test, notify_private=(HERE,))


def test_a_browser_has_one_push_address_and_only_its_key_ends_it(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        with push_service(tmp_path) as service:
            first, second = Browser(service, "one").subscription, Browser(service, "two").subscription
        key = new_token()
        for each in (first, second, second):
            await _give(server, 200, each | {"key": key})
        (mine,) = await server.post("/api/word/mine", key=key, tokens=[])
        assert await server.post("/api/word/mine", key=new_token(), tokens=[]) == []
        await server.post("/api/word/end", key=new_token(), id=mine["id"])
        assert len(await server.post("/api/word/mine", key=key, tokens=[])) == 1
        # The same browser, which has lost its key: its old address is replaced, so it is not told twice.
        await _give(server, 200, second)
        assert await server.post("/api/word/mine", key=key, tokens=[]) == []
        assert place.rows("SELECT count(*) FROM addresses") == [(1,)]

    run(place, test, notify_private=(HERE,))


def test_who_is_erased_is_told_no_more_and_a_deleted_table_leaves_nothing(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        made = await server.table({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bram"})
        tokens = [seat["token"] for seat in made["seats"]]
        with push_service(tmp_path) as service:
            for token in tokens:
                await _give(server, 200, Browser(service, token).subscription | {"tokens": [token]})
        office = Office(server.rooms.house.store)
        await office.erase(made["table"], 0)
        assert place.rows("SELECT seat FROM addressed") == [(1,)]
        await office.delete(made["table"])
        assert place.rows("SELECT (SELECT count(*) FROM addressed) + (SELECT count(*) FROM errands)") == [(0,)]
        # Addresses that are told of nothing any more are forgotten after a month.
        book = Book(server.rooms.house.store)
        await book.sweep(time() + UNUSED - 60)
        assert place.rows("SELECT count(*) FROM addresses") == [(2,)]
        await book.sweep(time() + UNUSED + 60)
        assert place.rows("SELECT count(*) FROM addresses") == [(0,)]

    run(place, test, notify_private=(HERE,))


def test_where_push_is_off_none_is_offered(place: Place, tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        assert (await server.get("/api/word"))["push"] is None
        with push_service(tmp_path) as service:
            await _give(server, 400, Browser(service, "ada").subscription)
        await asyncio.sleep(0)

    run(place, test, notify_push=False, notify_private=(HERE,))
