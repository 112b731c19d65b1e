"""`lychgate serve`, and the bare `lychgate`, which opens the lobby in the browser."""

from __future__ import annotations

import argparse
from typing import Any


def add_commands(commands: Any) -> None:
    """Describe the command."""
    server = commands.add_parser("serve", help="run the server, for others too")
    server.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 is every one there is")
    server.add_argument("--port", type=int, help="the port to listen at (the first free one from 8421 on)")
    server.add_argument(
        "--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://... (a file in your data folder)"
    )
    server.add_argument("--workers", type=int, default=1, metavar="N", help="how many processes serve (1)")
    server.set_defaults(run=run_serve)


def run_serve(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from lychgate import server  # a late import: the other commands start faster without it

    return server.run(given.host, given.port, given.database, workers=given.workers)


def run_lobby() -> int:
    """Start a server for this machine only and open the lobby in the browser."""
    from lychgate import server

    return server.run(open_browser=True)
