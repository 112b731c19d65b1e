"""A real server, a real browser: what the tests here share.

The client is built first, once, whoever asks for it. The server is a process of its own with its database in a file,
the browser is the system's Chromium. Starting them takes longer than most tests, so each process that runs tests has
one of both (of servers, one for each kind), and a test gets tables and a browser context of its own. Both end before
the first test that is not from here: Playwright's loop must not outlast the tests that use it.

Every page is listened to: an error on its console, or one that nobody caught, fails the test.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.driver import Player
from tests.browser.wire import Wire
from tests.patience import PATIENCE, WaitedTooLong

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SERVE = """
import importlib, json, sys
from lychgate.server import tables
from lychgate.server.run import run
from lychgate.server.settings import Rate, Settings
port, luck, settings, *samples = sys.argv[1:]
tables.new_seed = lambda: int(luck)
for sample in samples:
    importlib.import_module(sample)
free = Rate(1e9, 1e9)
sys.exit(run(port=int(port), settings=Settings(messages=free, requests=free, tables=free, **json.loads(settings))))
"""
"""As `python -m lychgate.server`, but bots hardly pause, nobody is too fast, the seed is fixed, and samples may be
installed. Its arguments: port, seed, settings as JSON, modules of samples."""
SAME_SHARE = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""Makes the player's share of the seed the same in every run."""


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client, built; other workers wait until it is."""
    with (Path(tmp_path_factory.getbasetemp()).parent / "lychgate-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run([sys.executable, "-m", "tools.client"], cwd=ROOT, check=False, timeout=600)
    if done.returncode != 0:
        pytest.fail("The client could not be built; the lines above say why.", pytrace=False)


class Server:
    """A server process that can be killed and started again where it was."""

    def __init__(
        self, folder: Path, samples: Sequence[str] = (), luck: int = 2026, settings: Mapping[str, Any] | None = None
    ) -> None:
        self.settings = {
            "database": f"sqlite:///{folder / 'tables.db'}",
            "pace": 0.02,
            "cadence": 0.02,
            "bot_workers": 0,
            **(settings or {}),
        }
        self.samples = samples
        self.luck = luck
        """The seed of every match played here: the same answers make the same match, and a failure can be repeated."""
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._groups: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start, and return when it answers."""
        given = [str(self.port), str(self.luck), json.dumps(self.settings), *self.samples]
        command = [sys.executable, "-c", SERVE, *given]
        with self.log.open("ab") as log:
            # A group of its own, so that processes in which bots think go when the server is killed.
            process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
        self._groups.append(process)
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            if process.poll() is not None:
                pytest.fail(f"The server did not start: {self.log.read_text()}")
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE):
                    return
            except OSError:
                time.sleep(0.05)
        raise WaitedTooLong(f"Waited in vain for the server to answer: {self.log.read_text()}")

    def is_running(self) -> bool:
        """Tell whether the server has been started, and not been killed since."""
        return bool(self._groups) and self._groups[-1].poll() is None

    def kill(self) -> None:
        """Kill the server as a power cut would, without any cleaning up."""
        self._groups[-1].kill()
        self._groups[-1].wait(PATIENCE)

    def is_gone(self) -> bool:
        """Tell whether no process of the server is left, those in which bots think included."""
        try:
            os.killpg(self._groups[-1].pid, 0)
        except ProcessLookupError:
            return True
        return False

    def stop(self) -> None:
        """End every process that this server has started."""
        for process in self._groups:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(10)
                except subprocess.TimeoutExpired:
                    process.kill()
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                continue  # the whole group has gone by itself


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """The servers and the browser of this process, from the first test that needs them to the last."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._servers: dict[str, Server] = {}
        self._browser: Browser | None = None

    def server(self, folder: Path, given: dict[str, Any]) -> Server:
        """Return a running server of a kind; one that a test has killed is started again."""
        kind = json.dumps(given, sort_keys=True)
        if kind not in self._servers:
            self._servers[kind] = Server(folder, **given)
            self._open.callback(self._servers[kind].stop)
        if not self._servers[kind].is_running():
            self._servers[kind].start()
        return self._servers[kind]

    def browser(self, program: str) -> Browser:
        """Return the browser."""
        if self._browser is None:
            expect.set_options(timeout=1000 * PATIENCE)
            playwright = self._open.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, timeout=1000 * PATIENCE)
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        """End everything."""
        self._servers.clear()
        self._browser = None
        self._open.close()


_house = House()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Close the house after the last test of this folder."""
    try:
        return (yield)
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            _house.close()


@pytest.fixture
def server(client: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Server:
    """A server; its parameter, if it has one, says what is special about it (see `Server`).

    It may have served other tests before: what a test needs from it is a table of its own. A test may kill the server.
    """
    return _house.server(tmp_path_factory.mktemp("server"), getattr(request, "param", {}))


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A wire to the server."""
    strung = Wire(server.port)
    yield strung
    strung.close()


def find_chromium() -> str | None:
    """Return the path of the system's Chromium: its headless shell, if there is one, as it is cheaper by a third."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


@pytest.fixture
def browser() -> Browser:
    """The system's Chromium; never one that is downloaded."""
    program = find_chromium()
    if program is None:
        pytest.fail("The tests in the browser need Chromium: install the package `chromium`.", pytrace=False)
    return _house.browser(program)


class Errors:
    """What went wrong on the pages of a test."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._expected: list[str] = []

    def expect(self, part: str) -> None:
        """Accept messages with these words: the test itself breaks something."""
        self._expected.append(part)

    def expect_no_line(self) -> None:
        """Accept the messages of a browser that cannot reach the server: the test itself cuts the line."""
        self._expected += ("WebSocket connection to", "Failed to load resource: net::ERR_")

    def listen(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.found.append(f"not caught: {error}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.found.append(f"{message.type} on the console: {message.text} ({message.location})")

    def unexpected(self) -> list[str]:
        """Return what nobody expected."""
        return [text for text in self.found if not any(part in text for part in self._expected)]


@pytest.fixture
def no_errors() -> Iterator[Errors]:
    """Listens to all pages; the test fails if any of them complained."""
    errors = Errors()
    yield errors
    assert errors.unexpected() == []


Opener = Callable[..., Player]


@pytest.fixture
def person(browser: Browser, server: Server, no_errors: Errors) -> Iterator[Opener]:
    """Opens the lobby as one more person: a browser of their own, with nothing kept from before.

    `person(path, seed=1, pace="at-once", takeOnly=False, **context)`; motion is reduced and the language English
    unless told.
    """
    contexts: list[BrowserContext] = []

    def arrive(path: str = "/", seed: int = 1, **given: Any) -> Player:
        habits = {name: given.pop(name) for name in ("pace", "takeOnly") if name in given}
        settings = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", "base_url": server.address}
        context = browser.new_context(**{**settings, **given})
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        context.add_init_script(SAME_SHARE)
        page = context.new_page()
        no_errors.listen(page)
        player = Player(page, seed, **habits)
        page.goto(path)
        return player

    yield arrive
    for context in contexts:
        context.close()
