"""What an operator can set; the defaults suit one machine."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


def data_folder() -> Path:
    """Return the folder of a user's own matches (XDG data directory)."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "lychgate"


def default_database() -> str:
    """Return the address of the embedded store."""
    return f"sqlite:///{data_folder() / 'lychgate.db'}"


class Rate(msgspec.Struct, frozen=True):
    """A limit: `per_second` on average, `burst` at once."""

    per_second: float
    burst: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database: str = ""
    """The database's address, `sqlite:///path` or `postgresql://...`; empty: SQLite in the data folder."""
    durable: bool = True
    """SQLite only: sync the log to the disk at every commit, so that a move survives a power cut, too."""
    origins: tuple[str, ...] = ()
    """Further origins (`https://play.example`) that may use the server; its own is always allowed."""
    messages: Rate = Rate(30, 90)
    """Messages of one socket."""
    messages_of_address: Rate = Rate(200, 800)
    """Messages of all sockets of one address, by what they cost: a preview counts as several."""
    talk: Rate = Rate(1, 12)
    """Chat messages of one address."""
    orders: Rate = Rate(1, 30)
    """Standing orders of one address: each is a line of the log."""
    requests: Rate = Rate(20, 120)
    """HTTP requests of one address that change or compute something."""
    tables: Rate = Rate(0.5, 30)
    """Tables opened from one address, branches and rematches included."""
    pages: Rate = Rate(60, 600)
    """Pages, files and other readings of one address."""
    max_message: int = 16_384
    """Bytes of one message or request body at most."""
    sockets_per_address: int = 200
    idle: float = 60.0
    """Seconds until a room that nobody is in leaves memory."""
    follow: float = 0.5
    """Seconds between two looks for what other processes on the same database have done."""
    pace: float = 0.7
    """Seconds that a bot waits before an open move, so that people can follow."""
    cadence: float = 0.25
    """Seconds before a seat answers automatically in a reaction window, besides the bots' thinking time; 0: no wait."""
    reaction: float = 8.0
    """Seconds to answer in a reaction window, at tables that do not wait."""
    grace: float = 2.0
    """Seconds to wait for people's shares of the seed once every seat is taken."""
    consent: float = 60.0
    """Seconds until an unanswered request to take back lapses."""
    thinking: float = 2.0
    """Seconds that a bot chosen over the network may think about one answer."""
    workers: int | None = None
    """Number of processes in which bots think; None: one fewer than there are processors; 0: a thread of the server."""
    tick: float = 0.02
    """Seconds within which two seats that finish a race count as finishing at the same moment."""
    static: Path = Path(__file__).parent / "static"
    """The folder of the built client."""
