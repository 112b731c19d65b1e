"""Running the server: `lychgate.server.run(...)`, `python -m lychgate.server`."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread

import uvicorn
from msgspec.structs import replace

from lychgate.core import kept
from lychgate.core.errors import LychgateError
from lychgate.server import logs
from lychgate.server.app import build
from lychgate.server.board import Board
from lychgate.server.configuration import add_flags, gather
from lychgate.server.notify.check import check
from lychgate.server.settings import Settings, default_database
from lychgate.server.store import Store
from lychgate.server.wire import Door, Wire, most_connections

PORT = 8421
"""Where the search for a free port begins."""
ERROR = 2


class BadStart(LychgateError):
    """Why the server cannot be started, in one sentence."""


def run(
    settings: Settings | None = None, open_browser: bool = False, *, port: int | None = None, database: str = ""
) -> int:
    """Serve until interrupted; returns the exit code. Without a port, the first free one from 8421 on is taken.

    With several workers, as many processes serve the same port and database.
    """
    chosen = settings or Settings()
    if port is not None or database:
        chosen = replace(chosen, port=chosen.port if port is None else port, database=database or chosen.database)
    host = chosen.host
    try:
        logs.set_up(chosen)
        check(chosen)
        os.environ[kept.VARIABLE] = f"{chosen.kept_mb:g}"  # bot processes and workers read it at their start
        kept.budget(chosen.kept_mb)
        asyncio.run(_try_store(chosen))
        listener = _listen(host, chosen.port)
    except LychgateError as error:
        print(error, file=sys.stderr)
        return ERROR
    except OSError as error:
        print(_no_port(host, chosen.port, error), file=sys.stderr)
        return ERROR
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    if chosen.workers > 1:
        # A late import: the module imports this one.
        from lychgate.server.several import serve_several

        return serve_several(chosen, listener, chosen.workers, lambda: announce(address, open_browser))
    return serve(chosen, listener, lambda: announce(address, open_browser))


def serve(settings: Settings, listener: socket.socket, opened: Callable[[], None], board: Board | None = None) -> int:
    """Serve in this process until interrupted; `opened` is called once connections are accepted."""
    server = Announcing(_config(settings, board), opened)
    signal.signal(signal.SIGTERM, _interrupt)
    with suppress(KeyboardInterrupt):
        server.run([listener])
    return 0 if server.started else ERROR


def announce(address: str, open_browser: bool) -> None:
    """Say where the server is, and open the lobby there."""
    print(f"Lychgate is open until you press Ctrl-C, at {address}", flush=True)
    if open_browser and _has_screen():
        # In a thread: opening some browsers returns only when they are closed.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


class Announcing(uvicorn.Server):
    """Tells when it accepts connections."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # What is loaded now stays for good. An update makes hundreds of objects that are freed without the garbage
            # collector, so it need not run after every 700 of them (the default).
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 20)
            self.opened()


def _has_screen() -> bool:
    """Tell whether a graphical browser can be opened; a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("WSL_DISTRO_NAME")
    )


def _interrupt(*_: object) -> None:
    """End as if by Ctrl-C: uvicorn repeats the signal once it has stopped, and bot processes must still be ended."""
    raise KeyboardInterrupt


def _config(settings: Settings, board: Board | None) -> uvicorn.Config:
    # Rooms wait for the thread that writes the log many times a second: let Python switch threads sooner.
    sys.setswitchinterval(0.001)
    Door.most = most_connections()
    return uvicorn.Config(
        build(settings, board),
        http=Door,
        ws=Wire,
        ws_max_size=settings.max_message * 2,  # more than we accept, so that the refusal can name the reason
        ws_per_message_deflate=False,  # costs more than it saves on messages of a few kB, and memory per socket
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        # Below info, uvicorn and websockets log what travels: tokens, sealed answers.
        log_level=max(logs.LEVELS[settings.log], logging.INFO),
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


async def _try_store(settings: Settings) -> None:
    store = await Store.open(
        settings.database or default_database(), durable=settings.durable, readers=settings.readers
    )
    await store.close()


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket; without a port, on the first free one."""
    if port is not None and not 0 <= port <= 65_535:
        raise BadStart(f"A port is a number from 0 to 65535, not {port}.")
    for candidate in (port,) if port is not None else range(PORT, PORT + 100):
        try:
            return _bound(host, candidate)
        except OSError:
            if port is not None:
                raise
    raise OSError(f"no port from {PORT} to {PORT + 99} is free")


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY); without it, they wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    listener.set_inheritable(False)
    return listener


def _no_port(host: str, port: int | None, error: OSError) -> str:
    where = f"{host}:{port}" if port is not None else host
    return f"The server cannot listen at {where}: {error.strerror or error}."


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line of `python -m lychgate.server`."""
    parser = argparse.ArgumentParser(prog="python -m lychgate.server", description="Run the Lychgate server.")
    parser.add_argument("--open", action="store_true", help="open the lobby in the browser")
    add_flags(parser)
    given = parser.parse_args(arguments)
    try:
        settings = gather(vars(given))
    except LychgateError as error:
        print(error, file=sys.stderr)
        return ERROR
    return run(settings, given.open)
