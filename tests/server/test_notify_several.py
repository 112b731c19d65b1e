"""Word where several processes serve one table: one sends, and what a killed one has left is sent by another."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from lychgate.server.notify import messenger as messenger_module
from lychgate.server.notify.keys import keys_of
from lychgate.server.store import Store
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Place, serving, settings
from tests.server.pushing import HERE, Browser, PushService, push_service
from tests.server.test_company import begun, servers
from tests.server.test_notify_push import QUICK, answer_until, arrived, asked, move_until_asked, settle, signed_up, two

ROOT = Path(__file__).parents[2]


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as running:
        yield running


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messenger_module, "LOOK", 0.1)
    monkeypatch.setattr(messenger_module, "PATIENCE", 0.4)


def test_of_two_processes_one_sends(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with servers(place, **QUICK) as (one, two_):
            made, ada, bram = await begun(one, two_, placement="open")
            phone = Browser(service, "bram")
            await signed_up(one, phone, made["seats"][1]["token"])
            for turn in range(1, 4):
                await move_until_asked(ada, bram, 0)
                await bram.leave()
                await ada.becomes(lambda last: not last["seats"]["seats"][1]["here"])
                await answer_until(ada, 0, 1)
                assert len(await arrived(phone, turn)) == turn
                await settle(place)
                assert len(phone.messages()) == turn
                bram = await two_.hello(made["table"], made["seats"][1]["token"])
                await bram.until("update")

    asyncio.run(test())


def test_whoever_looks_at_another_process_is_told_nothing(place: Place, service: PushService) -> None:
    async def test() -> None:
        async with servers(place, **QUICK) as (one, two_):
            made, ada, bram = await begun(one, two_, placement="open")
            phone = Browser(service, "bram")
            await signed_up(one, phone, made["seats"][1]["token"])
            await move_until_asked(ada, bram, 1)
            await settle(place)
            assert phone.messages() == []
            await move_until_asked(ada, bram, 0)
            assert (await bram.ask(type="looking", yes=False))["ok"]
            async with asyncio.timeout(PATIENCE):
                while not place.rows("SELECT seats FROM averted WHERE seats = '1'"):
                    await asyncio.sleep(0.02)
            await answer_until(ada, 0, 1)
            assert len(await arrived(phone, 1)) == 1

    asyncio.run(test())


def test_the_house_has_one_key_for_ever(place: Place) -> None:
    async def test() -> None:
        first, second = await asyncio.gather(Store.open(place.database), Store.open(place.database))
        made = await asyncio.gather(keys_of(first), keys_of(second))
        assert made[0] == made[1]
        await first.close()
        await second.close()
        async with serving(settings(place)) as server:
            assert (await server.get("/api/word"))["push"] == made[0].public

    asyncio.run(test())


SERVE = """
import json, sys
from lychgate.server.notify import messenger
from lychgate.server.run import run
from lychgate.server.settings import Rate, Settings
messenger.LOOK, messenger.PATIENCE = 0.05, 1.0
free = Rate(1e9, 1e9)
given = json.loads(sys.argv[2]) | {"notify_private": tuple(json.loads(sys.argv[2])["notify_private"])}
sys.exit(run(port=int(sys.argv[1]), settings=Settings(messages=free, requests=free, tables=free, **given)))
"""


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, place: Place, number: int) -> None:
        given = {"database": place.database, "notify_after": 0.0, "notify_private": [HERE], "bot_workers": 0}
        self.log = place.folder / f"server{number}.log"
        with self.log.open("wb") as log:
            command = [sys.executable, "-c", SERVE, "0", json.dumps(given)]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        limit = monotonic() + PATIENCE
        while (found := re.search(r"http://[\w.]+:\d+", said := self.log.read_text())) is None:
            assert self.process.poll() is None, said
            if monotonic() > limit:
                self.kill()
                raise AssertionError(said)
            sleep(0.05)
        self.address = found[0]

    def post(self, path: str, **body: Any) -> Any:
        wanted = urllib.request.Request(f"{self.address}{path}", json.dumps(body).encode())
        wanted.add_header("content-type", "application/json")
        with urllib.request.urlopen(wanted, timeout=PATIENCE) as answer:
            return json.load(answer)

    def kill(self) -> None:
        """Kill the process as a power cut would."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)


def test_what_a_killed_process_was_sending_is_sent_by_another(place: Place, service: PushService) -> None:
    """The first process claims the errand and waits for a service that does not answer; then it is killed."""
    phone = Browser(service, "bram")
    first = Process(place, 1)
    try:

        async def begin() -> None:
            """Play up to a question that Bram is asked, with nobody there to be told."""
            async with serving(settings(place, notify_push=False, notify_after=1e6)) as server:
                made, ada, bram = await two(server)
                await signed_up_at(first, phone, made["seats"][1]["token"])
                await move_until_asked(ada, bram, 0)
                await bram.leave()
                service.slow.set()
                await answer_until(ada, 0, 1)
                assert asked(ada, 0) is None

        asyncio.run(begin())
        assert service.asked.wait(PATIENCE)
        first.kill()
        assert phone.messages() == []
        held = place.rows("SELECT holder FROM errands WHERE holder <> ''")
        assert len(held) == 1
        service.status = 503  # what the killed one had begun to hand over is not taken
        service.slow.clear()
        limit = monotonic() + PATIENCE
        while service.answered == 0:
            assert monotonic() < limit
            sleep(0.02)
        service.status = 201
        second = Process(place, 2)
        try:
            (message,) = phone.await_messages(1)
            assert message["body"] == "The table waits for you."
        finally:
            second.kill()
    finally:
        first.kill()


async def signed_up_at(process: Process, browser: Browser, token: str) -> None:
    def sign_up() -> Any:
        return process.post("/api/word/push", key=new_token(), tokens=[token], language="en", **browser.subscription)

    assert (await asyncio.to_thread(sign_up))[0]["confirmed"]
