"""The server: rooms, storage, sockets. It reaches games through the registry and knows none of them."""

from __future__ import annotations


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    open_browser: bool = False,
    workers: int = 1,
) -> int:
    """Serve until interrupted; returns the exit code. Without a port, the first free one from 8421 on is taken."""
    # A late import: bot processes import this package, and need nothing of the server.
    from lychgate.server.run import run as serve

    return serve(host, port, database, open_browser, workers=workers)
