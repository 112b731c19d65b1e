"""The server: rooms, storage, sockets. It reaches games through the registry and knows none of them."""

from __future__ import annotations


def run(host: str = "127.0.0.1", port: int | None = None, database: str = "", open_browser: bool = False) -> int:
    """Serve until interrupted; returns the exit code. Without a port, the first free one from 8421 on is taken."""
    # Late, because the processes in which bots think come through here and need nothing of it.
    from lychgate.server.run import run as serve

    return serve(host, port, database, open_browser)
