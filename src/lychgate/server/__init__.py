"""The server: rooms, storage, sockets. It reaches games through the registry and knows none of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lychgate.server.settings import Settings


def run(
    settings: Settings | None = None, open_browser: bool = False, *, port: int | None = None, database: str = ""
) -> int:
    """Serve until interrupted; returns the exit code. Without a port, the first free one from 8421 on is taken."""
    # A late import: bot processes import this package, and need nothing of the server.
    from lychgate.server.run import run as serve

    return serve(settings, open_browser, port=port, database=database)
