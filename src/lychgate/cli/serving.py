"""`lychgate serve`, and the bare `lychgate`, which opens the lobby in the browser."""

from __future__ import annotations

import argparse
from typing import Any


def add_commands(commands: Any) -> None:
    """Describe the command."""
    from lychgate.server.configuration import add_flags

    server = commands.add_parser("serve", help="run the server, for others too")
    add_flags(server)
    server.set_defaults(run=run_serve)


def run_serve(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from lychgate import server  # a late import: the other commands start faster without it
    from lychgate.server.configuration import gather

    return server.run(gather(vars(given)))


def run_lobby() -> int:
    """Start a server for this machine only and open the lobby in the browser."""
    from lychgate import server
    from lychgate.server.configuration import gather

    return server.run(gather({}), open_browser=True)
