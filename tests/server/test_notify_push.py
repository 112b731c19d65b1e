"""Word by Web Push: a push service on this machine decrypts what it gets and checks who sends it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from lychgate.server.notify import messenger as messenger_module
from lychgate.server.notify.outgoing import LIMIT
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Place, Plain, Server, Socket, me, play_out, serving, settings, sit_down, steady
from tests.server.pushing import HERE, Browser, PushService, push_service
from tests.server.test_metrics import values

QUICK = {"notify_after": 0.0, "notify_private": (HERE,)}


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messenger_module, "LOOK", 0.02)
    monkeypatch.setattr(messenger_module, "PATIENCE", 0.4)
    monkeypatch.setattr(messenger_module, "AGAIN", (0.05, 0.05, 0.05))


@asynccontextmanager
async def house(place: Place, **changes: Any) -> AsyncIterator[Server]:
    async with serving(settings(place, **{**QUICK, **changes})) as server:
        yield server


async def signed_up(server: Server, browser: Browser, *tokens: str, language: str = "en") -> str:
    """Let a browser be told of the seats of these tokens; return the key of its addresses."""
    key = new_token()
    body: Plain = {"key": key, "tokens": tokens, "language": language, **browser.subscription}
    mine = await server.post("/api/word/push", **body)
    assert [(each["kind"], each["confirmed"]) for each in mine] == [("push", True)]
    return key


async def two(server: Server, **options: Any) -> tuple[Plain, Socket, Socket]:
    """Begin a match of two people, with nothing to wait for between their moves."""
    made = await server.table(me("Ada"), me("Bram"), placement="open", **options)
    ada, bram = await sit_down(server, made)
    await ada.until("update")
    await bram.until("update")
    return made, ada, bram


def asked(socket: Socket, seat: int) -> Plain | None:
    asks = socket.last["update"]["views"][str(seat)]["view"]["asks"]
    return asks[0] if asks else None


async def move_until_asked(ada: Socket, bram: Socket, seat: int) -> None:
    """Let both play until only this seat is asked."""
    sockets = {0: ada, 1: bram}
    for _ in range(100):
        waiting = ada.last["update"]["views"]["0"]["view"]["waiting"].get("seats", [])
        if waiting == [seat]:
            return
        mover = next(each for each in waiting if each != seat)
        view = sockets[mover].last["update"]["views"][str(mover)]["view"]
        before = [each.last["update"]["number"] for each in sockets.values()]
        code = steady(view["asks"][0])
        assert (await sockets[mover].ask(type="answer", seat=mover, version=view["version"], code=code))["ok"]
        for socket, number in zip(sockets.values(), before, strict=True):
            await socket.becomes(lambda last, number=number: last["update"]["number"] > number)  # type: ignore[misc]
    raise AssertionError("They were never asked.")


async def arrived(browser: Browser, count: int) -> list[dict[str, Any]]:
    return await asyncio.to_thread(browser.await_messages, count)


async def pushes(server: Server, outcome: str) -> float:
    """Return how many messages came out so, as a Prometheus reads it."""
    wanted = {"lychgate_pushes_total", "push", outcome}
    return sum(value for name, value in (await values(server)).items() if set(name.split()) == wanted)


LOOKED = """
SELECT count(*) FROM errands
WHERE holder = '' AND answers = (SELECT max(number) + 1 FROM answers WHERE answers.match = errands.match)
  AND revision = (SELECT revision FROM matches WHERE id = errands.match)
  AND stir = (SELECT stir FROM matches WHERE id = errands.match)
"""


async def settle(place: Place) -> None:
    """Wait until the messenger has looked at everything there is: whom it has not told by then, it does not tell."""
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(place.rows, LOOKED)) != [(1,)]:
            await asyncio.sleep(0.05)


def test_somebody_who_is_away_is_told_that_the_table_waits_and_nothing_else(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with house(place) as server:
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"])
            await move_until_asked(ada, bram, 0)
            await bram.leave()
            await answer_until(ada, 0, 1)
            (message,) = await arrived(phone, 1)
            assert message == {
                "title": "Blood Coven", "body": "The table waits for you.", "table": made["table"],
            }  # fmt: skip
            assert service.refused == []
            assert service.headers[0]["urgency"] == "high"
            assert made["table"] not in service.headers[0]["topic"]
            await settle(place)
            assert len(phone.messages()) == 1  # one message a turn

    asyncio.run(test())


async def answer_until(socket: Socket, seat: int, other: int) -> None:
    """Let one seat answer until only the other is asked."""
    for _ in range(50):
        view = socket.last["update"]["views"][str(seat)]["view"]
        if view["waiting"].get("seats") == [other]:
            return
        number = socket.last["update"]["number"]
        code = steady(view["asks"][0])
        assert (await socket.ask(type="answer", seat=seat, version=view["version"], code=code))["ok"]
        await socket.becomes(lambda last, number=number: last["update"]["number"] > number)  # type: ignore[misc]
    raise AssertionError("The other was never asked.")


def test_nobody_is_told_of_a_table_that_is_before_their_eyes(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with house(place) as server:
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"])
            await move_until_asked(ada, bram, 1)
            await settle(place)
            assert phone.messages() == []
            # What they have seen they are not told when they go.
            await bram.leave()
            await settle(place)
            assert phone.messages() == []

    asyncio.run(test())


def test_a_page_that_is_open_but_hidden_is_not_looked_at(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with house(place) as server:
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"])
            await move_until_asked(ada, bram, 0)
            assert (await bram.ask(type="looking", yes=False))["ok"]
            await answer_until(ada, 0, 1)
            assert len(await arrived(phone, 1)) == 1

    asyncio.run(test())


def test_a_browser_that_is_gone_is_forgotten(place: Place, service: PushService) -> None:
    async def test() -> None:
        for status in (404, 410):
            async with house(place) as server:
                made, ada, bram = await two(server)
                key = await signed_up(server, Browser(service, f"bram-{status}"), made["seats"][1]["token"])
                service.status = status
                await move_until_asked(ada, bram, 0)
                await bram.leave()
                await answer_until(ada, 0, 1)
                async with asyncio.timeout(PATIENCE):
                    while await server.post("/api/word/mine", key=key, tokens=[]):
                        await asyncio.sleep(0.02)
                assert place.rows("SELECT count(*) FROM addressed") == [(0,)]

    asyncio.run(test())


def test_what_a_service_cannot_take_now_is_sent_again(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with house(place, metrics=True) as server:
            before = await pushes(server, "later")
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"])
            service.status = 503
            await move_until_asked(ada, bram, 0)
            await bram.leave()
            await answer_until(ada, 0, 1)
            async with asyncio.timeout(PATIENCE):
                while await pushes(server, "later") == before:
                    await asyncio.sleep(0.01)
            service.status = 201
            assert len(await arrived(phone, 1)) == 1
            assert await pushes(server, "sent") >= 1
            assert place.rows("SELECT failures FROM addresses") == [(0,)]

    asyncio.run(test())


def test_a_slow_service_delays_no_move(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with house(place) as server:
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"])
            service.slow.set()
            await move_until_asked(ada, bram, 0)
            token = made["seats"][1]["token"]
            await bram.leave()
            await answer_until(ada, 0, 1)
            assert await asyncio.to_thread(service.asked.wait, PATIENCE)
            began = monotonic()
            bram = await server.hello(made["table"], token)
            await bram.until("update")
            for _ in range(20):
                await move_until_asked(ada, bram, 0)
                await move_until_asked(ada, bram, 1)
            assert phone.messages() == []  # it is still being sent
            assert monotonic() - began < LIMIT / 2
            service.slow.clear()
            assert len(await arrived(phone, 1)) == 1

    asyncio.run(test())


def test_the_end_and_an_invitation_to_play_again_are_told_and_the_next_match_too(
    place: Place, service: PushService
) -> None:
    async def test() -> None:
        async with house(place) as server:
            made, ada, bram = await two(server)
            phone = Browser(service, "bram")
            await signed_up(server, phone, made["seats"][1]["token"], language="de")
            assert (await bram.ask(type="looking", yes=False))["ok"]
            await play_out(ada, bram)
            assert "Die Partie ist zu Ende: Sieh dir an, wie." in [
                each["body"] for each in await until_told(phone, "Ende")
            ]
            await bram.leave()
            path = f"/api/tables/{made['table']}/rematch"
            again = await server.post(path, token=made["seats"][0]["token"])
            told = (await until_told(phone, "noch einmal"))[-1]
            assert (told["title"], told["table"]) == ("Blood Coven", made["table"])
            # Of the new table, at which everybody has the seat they had, Bram is told without doing anything for it.
            socket = await server.hello(again["table"], again["seats"][0]["token"], again["host"])
            await socket.until("welcome")
            assert (await socket.ask(type="host", do="start"))["ok"]
            await socket.becomes(lambda last: "update" in last)
            await answer_until(socket, 0, 1)
            async with asyncio.timeout(PATIENCE):
                while again["table"] not in [each["table"] for each in phone.messages()]:
                    await asyncio.sleep(0.02)

    asyncio.run(test())


async def until_told(browser: Browser, words: str) -> list[dict[str, Any]]:
    """Wait until a message with these words has come, and return all that came."""
    async with asyncio.timeout(PATIENCE):
        while words not in " ".join(each["body"] for each in browser.messages()):
            await asyncio.sleep(0.02)
    return browser.messages()
