"""Starting the server: a free port, a clear sentence when something is in the way, an end when it is told to."""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import uvicorn

from lychgate.server import run as packaged_run
from lychgate.server import settings
from lychgate.server.run import ERROR, PORT, Announcing, _listen, announce, run
from tests.patience import PATIENCE

run_module = importlib.import_module("lychgate.server.run")  # the package has a function of that name


@contextmanager
def taken(port: int) -> Iterator[int]:
    """Somebody else listens there."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        yield other.getsockname()[1]


def test_the_first_free_port_is_taken() -> None:
    with _listen("127.0.0.1", None) as first, _listen("127.0.0.1", None) as second:
        assert PORT <= first.getsockname()[1] < second.getsockname()[1] < PORT + 100
        assert first.proto == socket.IPPROTO_TCP  # else asyncio leaves Nagle's algorithm on, and every answer waits


def test_a_port_in_use_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with taken(0) as port:
        assert packaged_run(port=port, database=f"sqlite:///{tmp_path / 'x.db'}") == ERROR
    assert capsys.readouterr().err == f"The server cannot listen at 127.0.0.1:{port}: Address already in use.\n"


def test_a_database_that_cannot_be_opened_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(database="nonsense") == ERROR
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    "given, environment, word",
    [
        (["--port", "80000"], {}, "65535"),
        (["--port", "-5"], {}, "65535"),
        ([], {"LYCHGATE_LOG": "nonsense"}, "LYCHGATE_LOG"),
        (["--workers", "0"], {}, "--workers"),
        (["--database", "postgresql://u:secret@h:abc/db"], {}, "database"),
    ],
)
def test_a_bad_start_is_one_sentence(
    given: list[str],
    environment: dict[str, str],
    word: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run_module.main(given) == ERROR
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert word in said
    assert "secret" not in said


def test_the_extra_that_postgresql_needs_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert run(database="postgresql://h/db") == ERROR
    assert "lychgate[postgres]" in capsys.readouterr().err


def test_several_workers_serve_one_port_and_one_that_is_killed_is_replaced(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "lychgate.server",
        "--port",
        "0",
        "--workers",
        "2",
        "--bot-workers",
        "0",
        "--metrics",
        "yes",
    ]
    server = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 'x.db'}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        before = _children(server.pid)
        assert len(before) >= 2
        time.sleep(3.1)  # one that dies at once is not replaced
        os.kill(before[-1], signal.SIGKILL)
        until = time.monotonic() + 60
        while not set(_children(server.pid)) - set(before) and time.monotonic() < until:
            time.sleep(0.1)
        assert set(_children(server.pid)) - set(before)
        for _ in range(5):
            with urllib.request.urlopen(address + "healthz") as answer:
                assert answer.status == 200
        told = b""
        while (
            b"\nlychgate_bot_places 2.0\n" not in told and time.monotonic() < until
        ):  # whichever is asked tells of all
            with urllib.request.urlopen(address + "metrics") as answer:
                told = answer.read()
            time.sleep(0.1)
        assert b"\nlychgate_bot_places 2.0\n" in told  # the one that was killed is not among them
    finally:
        os.kill(server.pid, signal.SIGTERM)
        server.communicate(timeout=60)
    assert server.returncode == 0


def _children(pid: int) -> list[int]:
    """Return the worker processes; multiprocessing has one process more, which tracks resources."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [each for each in map(int, found) if b"resource_tracker" not in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_the_browser_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("gc.freeze", lambda: None)  # the tests' own collector stays as it is
    monkeypatch.setattr("gc.set_threshold", lambda *_: None)

    async def started(self: uvicorn.Server, sockets: object = None) -> None:
        self.started = True

    monkeypatch.setattr(uvicorn.Server, "startup", started)
    for screen in (True, False):
        monkeypatch.setattr(run_module, "_has_screen", lambda screen=screen: screen)
        server = Announcing(uvicorn.Config(lambda: None), lambda: announce("http://here/", open_browser=True))
        asyncio.run(server.startup())
    limit = time.monotonic() + PATIENCE
    while not opened and time.monotonic() < limit:
        time.sleep(0.01)
    assert opened == ["http://here/"]


def test_matches_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert settings.default_database() == f"sqlite:///{tmp_path}/lychgate/lychgate.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert settings.default_database().endswith("/.local/share/lychgate/lychgate.db")


@pytest.mark.parametrize("all_of_it", [False, True], ids=["server", "group"])
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_and_ends_when_told(tmp_path: Path, end: signal.Signals, all_of_it: bool) -> None:
    """It ends quietly, even if the bot processes get the signal, too (as from a terminal), while they start."""
    command = [sys.executable, "-m", "lychgate.server", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.db'}"]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Lychgate is open until you press Ctrl-C, at http://127.0.0.1:")
        with urllib.request.urlopen(line.split()[-1] + "healthz") as answer:
            assert msgspec.json.decode(answer.read())["ok"]
    finally:
        (os.killpg if all_of_it else os.kill)(server.pid, end)
        out, errors = server.communicate(timeout=PATIENCE)
    assert (server.returncode, out, errors) == (0, "", "")
