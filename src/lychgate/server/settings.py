"""What an operator can set, with the values that suit one machine."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


def data_folder() -> Path:
    """Return where a person's own matches lie (XDG data directory)."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "lychgate"


def default_database() -> str:
    """Return the address of the embedded store."""
    return f"sqlite:///{data_folder() / 'lychgate.db'}"


class Rate(msgspec.Struct, frozen=True):
    """So many a second on average, so many at once."""

    per_second: float
    burst: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database: str = ""
    """`sqlite:///path` or `postgresql://...`; empty: the embedded store."""
    durable: bool = True
    """SQLite only: sync the log to the disk at every commit, so that a move survives a power cut, too."""
    origins: tuple[str, ...] = ()
    """Further origins (`https://play.example`) that may use the server; its own is always allowed."""
    messages: Rate = Rate(30, 90)
    """Of one socket."""
    requests: Rate = Rate(20, 120)
    """Of one address, all HTTP requests that change or compute something."""
    tables: Rate = Rate(0.5, 30)
    """Of one address, tables opened."""
    max_message: int = 16_384
    """Bytes of one message or request body."""
    sockets_per_address: int = 200
    idle: float = 60.0
    """Seconds until a room that nobody is in leaves memory."""
    follow: float = 0.5
    """Seconds after which it is seen what other processes on the same database have done."""
    pace: float = 0.7
    """Seconds that a bot's open move is given to be followed."""
    cadence: float = 0.25
    """Seconds that a seat takes in a reaction window which is not waited for, besides what bots think; 0: none."""
    reaction: float = 8.0
    """Seconds that everybody has in a reaction window, at tables that do not wait."""
    grace: float = 2.0
    """Seconds that people's shares of the luck are waited for once every seat is taken."""
    consent: float = 60.0
    """Seconds after which an unanswered request to take back lapses."""
    workers: int | None = None
    """Processes in which bots think; None: one fewer than there are processors, 0: a thread of the server."""
    tick: float = 0.02
    """Seconds within which two who finish a race count as finishing at the same moment."""
    static: Path = Path(__file__).parent / "static"
    """The built client."""
