"""Word by mail and by other services: a mail server on this machine takes the letters."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from apprise import Apprise, OverflowMode
from apprise.plugins.ntfy import NotifyNtfy

from lychgate.server.notify import messenger as messenger_module
from lychgate.server.notify.check import BadNotify, check
from lychgate.server.notify.ways import service_of
from lychgate.server.settings import Rate, Settings
from lychgate.server.tokens import new_token
from tests.patience import PATIENCE
from tests.server.harness import Place, Plain, Server, run
from tests.server.pushing import HERE
from tests.server.test_notify_push import answer_until, move_until_asked, settle, two

PUBLIC = "https://play.example"
pytestmark = pytest.mark.filterwarnings("ignore:'imghdr' is deprecated:DeprecationWarning")  # Apprise imports it


class Letters:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.kept: list[tuple[list[str], Message]] = []
        with socket.socket() as probe:  # the controller cannot say which port it was given
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self._server = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Take a letter."""
        content = envelope.content
        assert isinstance(content, bytes)
        self.kept.append((list(envelope.rcpt_tos), message_from_bytes(content, policy=default)))
        return "250 kept"

    def start(self) -> None:
        self._server.start()

    def stop(self) -> None:
        self._server.stop()

    @property
    def url(self) -> str:
        """Return the server as a host sets it."""
        return f"mailto://127.0.0.1:{self.port}?from=lychgate@play.example&name=Lychgate"

    def wait(self, count: int) -> list[tuple[list[str], Message]]:
        """Wait, in a thread of one's own, until there are so many."""
        limit = monotonic() + PATIENCE
        while len(self.kept) < count and monotonic() < limit:
            sleep(0.02)
        return self.kept


def body_of(letter: Message) -> str:
    """Return what a letter says."""
    parts = [each for each in letter.walk() if each.get_content_type() == "text/plain"]
    content = parts[0].get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


def link_of(letter: Message, purpose: str) -> str:
    """Return the token in a letter's link."""
    found = re.search(rf"{re.escape(PUBLIC)}/word#{purpose}=(\S+)", body_of(letter))
    assert found is not None, body_of(letter)
    return found[1]


@pytest.fixture
def letters() -> Iterator[Letters]:
    kept = Letters()
    kept.start()
    yield kept
    kept.stop()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messenger_module, "LOOK", 0.02)


def by_mail(letters: Letters, **changes: Any) -> dict[str, Any]:
    return {"notify_after": 0.0, "notify_mail": letters.url, "notify_address": PUBLIC, **changes}


async def give(server: Server, target: str, *tokens: str, expected: int = 200, **more: Any) -> tuple[str, Any]:
    """Give a mail address; return the key of the browser, and what it was answered."""
    key = new_token()
    body: Plain = {"key": key, "tokens": tokens, "language": "en", "kind": "mail", "target": target, **more}
    return key, await server.post("/api/word/address", expected, **body)


def test_a_confirmed_address_is_told_and_one_click_ends_it(place: Place, letters: Letters) -> None:
    async def test(server: Server) -> None:
        made, ada, bram = await two(server)
        key, mine = await give(server, "bram@example.org", made["seats"][1]["token"])
        assert [(each["kind"], each["hint"], each["confirmed"]) for each in mine] == [("mail", "b…@example.org", False)]
        ((to, asking),) = await asyncio.to_thread(letters.wait, 1)
        assert to == ["bram@example.org"]
        confirm = link_of(asking, "confirm")

        # Nobody is told who has not said that the address is right.
        await move_until_asked(ada, bram, 0)
        await bram.leave()
        await answer_until(ada, 0, 1)
        await settle(place)
        assert len(letters.kept) == 1

        assert (await server.http("POST", "/api/word/confirm", {"token": confirm}))[0] == 200
        assert [each["confirmed"] for each in await server.post("/api/word/mine", key=key, tokens=[])] == [True]
        bram = await server.hello(made["table"], made["seats"][1]["token"])
        await bram.until("update")
        await move_until_asked(ada, bram, 0)
        await bram.leave()
        await answer_until(ada, 0, 1)
        _, (to, letter) = await asyncio.to_thread(letters.wait, 2)
        assert (to, letter["Subject"]) == (["bram@example.org"], "Blood Coven")
        assert "lychgate@play.example" in letter["From"]
        told = body_of(letter)
        assert told.startswith("The table waits for you.")
        assert f"{PUBLIC}/table/{made['table']}" in told
        assert not any(secret in told for secret in (made["seats"][1]["token"], made["watch"], made["host"]))

        # The button of a mail program: a post with a form, from nowhere in particular (RFC 8058).
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = letter["List-Unsubscribe"].strip("<>")
        assert one_click.startswith(f"{PUBLIC}/api/word/stop/")
        form = {"content-type": "application/x-www-form-urlencoded"}
        path = one_click.removeprefix(PUBLIC)
        assert (await server.http("POST", path, b"List-Unsubscribe=One-Click", **form))[0] == 200
        assert await server.post("/api/word/mine", key=key, tokens=[]) == []
        # The link in the letter does the same, and doing it twice does no harm.
        assert (await server.http("POST", f"/api/word/stop/{link_of(letter, 'stop')}"))[0] == 200
        assert (await server.http("GET", path))[0] in (404, 405)

    run(place, test, **by_mail(letters))


def test_links_of_nobody_do_nothing(place: Place, letters: Letters) -> None:
    async def test(server: Server) -> None:
        await give(server, "bram@example.org")
        ((_, asking),) = await asyncio.to_thread(letters.wait, 1)
        confirm, stop = link_of(asking, "confirm"), link_of(asking, "stop")
        assert confirm != stop
        for token in ("", ".", "x.y", stop, confirm[:-1], confirm + "x", "ü.ö"):
            assert (await server.http("POST", "/api/word/confirm", {"token": token}))[0] == 404, token
        assert (await server.http("POST", f"/api/word/stop/{confirm}"))[0] == 404
        assert place.rows("SELECT confirmed FROM addresses") in ([(False,)], [(0,)])

    run(place, test, **by_mail(letters))


def test_an_address_that_wants_nothing_is_never_asked_again(place: Place, letters: Letters) -> None:
    async def test(server: Server) -> None:
        await give(server, "bram@example.org")
        ((_, asking),) = await asyncio.to_thread(letters.wait, 1)
        assert (await server.http("POST", f"/api/word/stop/{link_of(asking, 'stop')}"))[0] == 200
        await give(server, "bram@example.org", expected=400)
        assert len(letters.kept) == 1
        # Somebody else's address is asked three times a day at most, whoever gives it.
        for _ in range(3):
            await give(server, "ida@example.org")
        await give(server, "ida@example.org", expected=400)
        assert len(letters.kept) == 4

    run(place, test, **by_mail(letters))


@pytest.mark.parametrize(
    "target",
    [
        "no address",
        "a@b@c.example",
        "bram@example.org,ida@example.org",
        "bram@example.org\r\nBcc: ida@example.org",
        "Bram <bram@example.org>",
        "bram@example.org?cc=ida@example.org",
        "@example.org",
        "x" * 600,
    ],
)
def test_what_is_no_mail_address_is_refused(place: Place, letters: Letters, target: str) -> None:
    async def test(server: Server) -> None:
        await give(server, target, expected=400)
        assert letters.kept == []

    run(place, test, **by_mail(letters))


def test_without_the_host_s_word_there_is_no_mail(place: Place) -> None:
    async def test(server: Server) -> None:
        offer = await server.get("/api/word")
        assert (offer["mail"], offer["services"], bool(offer["push"])) == (False, [], True)
        await give(server, "bram@example.org", expected=400)
        await give(server, "ntfys://127.0.0.1/topic", expected=400, kind="service")

    run(place, test)


def test_nobody_gives_addresses_without_end(place: Place, letters: Letters) -> None:
    async def test(server: Server) -> None:
        key = new_token()
        for number in range(6):
            await give(server, f"bram{number}@example.org", key=key)
        await give(server, "bram6@example.org", expected=400, key=key)
        await server.post("/api/word/end", key=key)
        await give(server, "bram6@example.org", expected=429, key=key)  # the eighth from this address of the network

    run(place, test, **by_mail(letters, notify_signups=Rate(0.0, 7)))


def test_one_may_see_how_word_comes(place: Place, letters: Letters) -> None:
    async def test(server: Server) -> None:
        key, (mine,) = await give(server, "bram@example.org")
        await server.post("/api/word/try", 400, key=key, id=mine["id"])  # it has not said yes
        ((_, asking),) = await asyncio.to_thread(letters.wait, 1)
        await server.http("POST", "/api/word/confirm", {"token": link_of(asking, "confirm")})
        await server.post("/api/word/try", 400, key=new_token(), id=mine["id"])  # somebody else's
        assert (await server.http("POST", "/api/word/try", {"key": key, "id": mine["id"]}))[0] == 200
        assert "how you will be told" in body_of(letters.wait(2)[1][1])

    run(place, test, **by_mail(letters))


# --- other services


class Ntfy:
    """A small service of the kind that people run themselves."""

    def __init__(self) -> None:
        self.posted: list[Plain] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.posted.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(200)
                self.send_header("content-length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, format: str, *args: Any) -> None:
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)


@pytest.fixture
def ntfy(tmp_path: Path) -> Iterator[Any]:
    """A service with TLS whose certificate is believed."""
    import ssl

    from tests.server.pushing import push_service

    with push_service(tmp_path) as push:
        service = Ntfy()
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(push.certificate)
        service._server.socket = context.wrap_socket(service._server.socket, server_side=True)
        yield service
        service.close()


def test_an_allowed_service_is_asked_and_told(place: Place, ntfy: Ntfy) -> None:
    async def test(server: Server) -> None:
        assert (await server.get("/api/word"))["services"] == ["ntfys"]
        made, ada, bram = await two(server)
        url = f"ntfys://127.0.0.1:{ntfy.port}/bram"
        key, (mine,) = await give(server, url, made["seats"][1]["token"], kind="service")
        assert mine["hint"] == "ntfys://…"
        token = re.search(r"#confirm=(\S+)", ntfy.posted[0]["message"])
        assert token is not None
        assert (await server.http("POST", "/api/word/confirm", {"token": token[1]}))[0] == 200
        await move_until_asked(ada, bram, 0)
        await bram.leave()
        await answer_until(ada, 0, 1)
        async with asyncio.timeout(PATIENCE):
            while len(ntfy.posted) < 2:
                await asyncio.sleep(0.02)
        assert ntfy.posted[1]["title"] == "Blood Coven"
        assert ntfy.posted[1]["message"].startswith("The table waits for you.")
        await server.post("/api/word/end", key=key)

    run(
        place, test, notify_after=0.0, notify_services=("ntfys",), notify_address=PUBLIC, notify_private=(HERE,)
    )  # fmt: skip


def test_nobody_s_address_leads_into_a_private_network(place: Place, ntfy: Ntfy) -> None:
    async def test(server: Server) -> None:
        for host in ("127.0.0.1", "localhost", "[::1]", "0.0.0.0"):
            await give(server, f"ntfys://{host}:{ntfy.port}/bram", expected=400, kind="service")
        assert ntfy.posted == []

    run(place, test, notify_services=("ntfys",), notify_address=PUBLIC)


ALLOWED = Settings(notify_services=("ntfys", "ntfy", "discord"), notify_address=PUBLIC)


@pytest.mark.parametrize(
    "url, good",
    [
        ("ntfys://ntfy.example/topic", True),
        ("discord://123456789012345678/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", True),
        ("ntfys://ntfy.example/one/two/three", False),  # more than one place
        ("ntfy://ntfy.example/topic", False),  # not encrypted, though the host has named it
        ("json://ntfy.example/", False),
        ("jsons://ntfy.example/", False),
        ("syslog://", False),
        ("file:///etc/passwd", False),
        ("ntfys://", False),
        ("", False),
        ("ntfys", False),
    ],
)
def test_only_allowed_encrypted_services_with_one_place_are_taken(url: str, good: bool) -> None:
    assert (service_of(url, ALLOWED) is not None) is good


@pytest.mark.parametrize(
    "given, said",
    [
        ({"notify_private": ("here",)}, "notify_private"),
        ({"notify_mail": "mailto://127.0.0.1?from=a@b.example"}, "notify_address"),
        ({"notify_services": ("discord",)}, "notify_address"),
        ({"notify_services": ("json",), "notify_address": PUBLIC}, "json"),
        ({"notify_services": ("nobody",), "notify_address": PUBLIC}, "nobody"),
        ({"notify_mail": "smtp.example", "notify_address": PUBLIC}, "notify_mail"),
        ({"notify_mail": "jsons://mail.example", "notify_address": PUBLIC}, "notify_mail"),
    ],
)
def test_what_cannot_be_used_is_said_before_the_server_starts(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNotify, match=said):
        check(Settings(**given))


def test_what_can_be_used_is_taken(letters: Letters) -> None:
    check(Settings())
    check(Settings(notify_private=("10.0.0.0/8", "::1")))
    check(Settings(notify_mail=letters.url, notify_address=PUBLIC, notify_services=("discord", "ntfys")))


def test_an_address_changes_neither_time_limits_nor_trust() -> None:
    service = service_of("ntfys://ntfy.example/topic?verify=no&redirect=yes&rto=600&cto=600&overflow=split", ALLOWED)
    assert isinstance(service, NotifyNtfy)
    assert (service.verify_certificate, service.redirects, service.overflow_mode) == (
        True,
        False,
        OverflowMode.TRUNCATE,
    )
    assert max(service.request_timeout) <= 10
    plain = Apprise.instantiate("ntfys://ntfy.example/topic?verify=no&rto=600")
    assert plain is not None
    assert not plain.verify_certificate  # as it would be without us
