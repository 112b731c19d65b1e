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

import msgspec
import uvicorn

from lychgate.core.door import shown
from lychgate.core.errors import LychgateError
from lychgate.server.app import build
from lychgate.server.settings import Settings, default_database
from lychgate.server.store import Store
from lychgate.server.wire import Door, Wire, most_connections

PORT = 8421
"""Where the search for a free port begins."""
LOOPBACK = "127.0.0.1"
ERROR = 2
MOST_WORKERS = 64
LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO, "debug": logging.DEBUG}


class BadStart(LychgateError):
    """Why the server cannot be started, in one sentence."""


def run(
    host: str = LOOPBACK,
    port: int | None = None,
    database: str = "",
    open_browser: bool = False,
    settings: Settings | None = None,
    workers: int = 1,
) -> int:
    """Serve until interrupted; returns the exit code. Without a port, the first free one from 8421 on is taken.

    With several workers, as many processes serve the same port and database.
    """
    chosen = settings or Settings()
    if database:
        chosen = msgspec.structs.replace(chosen, database=database)
    try:
        set_up_log()
        if not 1 <= workers <= MOST_WORKERS:
            raise BadStart(f"A server has 1 to {MOST_WORKERS} worker processes, not {workers}.")
        asyncio.run(_try_store(chosen))
        listener = _listen(host, port)
    except LychgateError as error:
        print(error, file=sys.stderr)
        return ERROR
    except OSError as error:
        print(_no_port(host, port, error), file=sys.stderr)
        return ERROR
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    if workers > 1:
        # A late import: the module imports this one.
        from lychgate.server.several import serve_several

        return serve_several(chosen, listener, workers, lambda: announce(address, open_browser))
    return serve(chosen, listener, lambda: announce(address, open_browser))


def serve(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> int:
    """Serve in this process until interrupted; `opened` is called once connections are accepted."""
    server = Announcing(_config(settings), opened)
    signal.signal(signal.SIGTERM, _interrupt)
    with suppress(KeyboardInterrupt):
        server.run([listener])
    return 0 if server.started else ERROR


def announce(address: str, open_browser: bool) -> None:
    """Say where the server is, and open the lobby there."""
    print(f"Lychgate is open at {address}", flush=True)
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


def _config(settings: Settings) -> uvicorn.Config:
    # Rooms wait for the thread that writes the log many times a second: let Python switch threads sooner.
    sys.setswitchinterval(0.001)
    Door.most = most_connections()
    return uvicorn.Config(
        build(settings),
        http=Door,
        ws=Wire,
        ws_max_size=settings.max_message * 2,  # more than we accept, so that the refusal can name the reason
        ws_per_message_deflate=False,  # costs more than it saves on messages of a few kB, and memory per socket
        # Below info, uvicorn and websockets log what travels: tokens, sealed answers.
        log_level=max(log_level(), logging.INFO),
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def log_level() -> int:
    """Return the level of the environment variable LYCHGATE_LOG; BadStart if it names none."""
    name = os.environ.get("LYCHGATE_LOG", "warning").strip().lower()
    if name not in LEVELS:
        raise BadStart(f"LYCHGATE_LOG is one of {', '.join(LEVELS)}, not {shown(name)}.")
    return LEVELS[name]


def set_up_log() -> None:
    """Send the server's own lines to stderr, with time and level."""
    level = log_level()
    logging.getLogger("lychgate").setLevel(level)
    logging.getLogger("websockets").setLevel(logging.WARNING)  # its debug lines hold whole messages
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")


async def _try_store(settings: Settings) -> None:
    store = await Store.open(settings.database or default_database(), durable=settings.durable)
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
    parser.add_argument("--host", default=LOOPBACK)
    parser.add_argument("--port", type=int, default=None)
    parser.add_argument("--database", default="", help="sqlite:///file or postgresql://user@host/name")
    parser.add_argument("--open", action="store_true", help="open the lobby in the browser")
    parser.add_argument("--workers", type=int, default=1, help="processes that serve")
    parser.add_argument("--bot-workers", type=int, default=None, help="processes in which bots think (0: a thread)")
    given = parser.parse_args(arguments)
    settings = Settings(workers=given.bot_workers)
    return run(given.host, given.port, given.database, given.open, settings, given.workers)
