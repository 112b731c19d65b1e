"""What an operator can set, by flag, environment or file (`server/configuration.py`); the defaults suit one machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta


def data_folder() -> Path:
    """Return the folder of a user's own matches (XDG data directory)."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "lychgate"


def default_database() -> str:
    """Return the address of the embedded store."""
    return f"sqlite:///{data_folder() / 'lychgate.db'}"


class Rate(msgspec.Struct, frozen=True):
    """A limit: `per_second` on average, `burst` at once; written `30/90`."""

    per_second: Annotated[float, Meta(ge=0)]
    burst: Annotated[float, Meta(ge=0)]

    def __str__(self) -> str:
        return f"{self.per_second:g}/{self.burst:g}"


Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=0)]
WhoOpens = Literal["everybody", "invited", "host"]
"""Who may open tables: everybody, whoever has an invitation of the host, or the host alone."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs. The descriptions are the reference page of hosts, and the help of `lychgate serve`."""

    # --- where
    host: Annotated[str, Meta(description="The address to listen at; 0.0.0.0 is every one there is.")] = "127.0.0.1"
    port: Annotated[
        int | None, Meta(description="The port to listen at; none: the first free one from 8421 on, 0: any free one.")
    ] = None
    database: Annotated[
        str, Meta(description="`sqlite:///FILE` or `postgresql://...`; empty: a file of SQLite in the data folder.")
    ] = ""
    origins: Annotated[
        tuple[str, ...],
        Meta(
            description="Further origins (`https://play.example`) whose pages may use the server; its own always may."
        ),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; "
            "`*` believes everybody."
        ),
    ] = ("127.0.0.1", "::1")
    static: Annotated[Path, Meta(description="The folder of the built client.")] = Path(__file__).parent / "static"

    # --- processes
    workers: Annotated[int, Meta(ge=1, le=64, description="How many processes serve.")] = 1
    bot_workers: Annotated[
        int | None,
        Meta(
            description="How many processes each serving process lets bots think in; none: one fewer than there are "
            "processors, shared by those that serve; 0: a thread."
        ),
    ] = None
    readers: Annotated[
        int,
        Meta(
            ge=1,
            le=64,
            description="How many connections to the database each process reads with, besides one that writes.",
        ),
    ] = 4
    durable: Annotated[
        bool,
        Meta(
            description="SQLite only: sync the log to the disk at every commit, so that moves survive a power cut, too."
        ),
    ] = True

    # --- who may do what, and how often
    open_tables: Annotated[
        WhoOpens,
        Meta(
            description="Who may open tables until the host's desk says otherwise: everybody, whoever was `invited`, "
            "or only the `host`."
        ),
    ] = "everybody"
    messages: Annotated[Rate, Meta(description="Messages of one socket: a second on average, and at once.")] = Rate(
        30, 90
    )
    messages_of_address: Annotated[
        Rate,
        Meta(description="Messages of all sockets of one address, by what they cost: a preview counts as several."),
    ] = Rate(200, 800)
    talk: Annotated[Rate, Meta(description="Chat messages of one address.")] = Rate(1, 12)
    orders: Annotated[Rate, Meta(description="Standing orders of one address: each is a line of the log.")] = Rate(
        1, 30
    )
    requests: Annotated[Rate, Meta(description="HTTP requests of one address that change or compute something.")] = (
        Rate(20, 120)
    )
    tables: Annotated[Rate, Meta(description="Tables opened from one address, branches and rematches included.")] = (
        Rate(0.5, 30)
    )
    pages: Annotated[Rate, Meta(description="Pages, files and other readings of one address.")] = Rate(60, 600)
    max_message: Annotated[int, Meta(ge=1024, description="Bytes of one message or request body at most.")] = 16_384
    sockets_per_address: Annotated[int, Meta(ge=1, description="Open sockets of one address at most.")] = 200
    thinking: Annotated[
        Seconds, Meta(description="Seconds that a bot chosen over the network may think about one answer.")
    ] = 2.0

    # --- pace
    idle: Annotated[Seconds, Meta(description="Seconds until a room that nobody is in leaves memory.")] = 60.0
    follow: Annotated[
        Seconds, Meta(description="Seconds between two looks for what other processes on the same database have done.")
    ] = 0.5
    pace: Annotated[
        Seconds, Meta(description="Seconds that a bot waits before an open move, so that people can follow.")
    ] = 0.7
    cadence: Annotated[
        Seconds,
        Meta(
            description="Seconds before a seat answers automatically in a reaction window, besides the bots' thinking "
            "time; 0: no wait."
        ),
    ] = 0.25
    reaction: Annotated[
        Seconds, Meta(description="Seconds to answer in a reaction window, at tables that do not wait.")
    ] = 8.0
    grace: Annotated[
        Seconds, Meta(description="Seconds to wait for people's shares of the seed once every seat is taken.")
    ] = 2.0
    consent: Annotated[
        Seconds, Meta(description="Seconds until an unanswered request to the people at a table lapses.")
    ] = 60.0
    absence: Annotated[
        Seconds,
        Meta(
            description="Seconds that somebody must have been away before a bot may play for them, or others may host."
        ),
    ] = 120.0
    tick: Annotated[
        Seconds,
        Meta(description="Seconds within which two seats that finish a race count as finishing at the same moment."),
    ] = 0.02

    # --- word to people who are away
    notify_push: Annotated[
        bool,
        Meta(description="Whether browsers may be told by Web Push when a table waits; needs the extra `notify`."),
    ] = True
    notify_address: Annotated[
        str,
        Meta(description="The address that people type (`https://play.example`); links in mails begin with it."),
    ] = ""
    notify_contact: Annotated[
        str,
        Meta(description="A mail address at which push services can reach you; empty: they are told `notify_address`."),
    ] = ""
    notify_mail: Annotated[
        str,
        Meta(
            description="The mail server to send word by, as Apprise writes it "
            "(`mailtos://USER:PASSWORD@mail.example?from=lychgate@play.example`); empty: no mail. "
            "Needs the extra `notify` and `notify_address`."
        ),
    ] = ""
    notify_services: Annotated[
        tuple[str, ...],
        Meta(
            description="Other services that people may be told by, as Apprise names them (`discord`, `ntfys`); only "
            "encrypted ones. Needs the extra `notify` and `notify_address`."
        ),
    ] = ()
    notify_private: Annotated[
        tuple[str, ...],
        Meta(description="Networks of your own into which word may be sent; otherwise no private one is entered."),
    ] = ()
    notify_after: Annotated[
        Seconds,
        Meta(
            description="Seconds that a table waits for somebody who is not looking before word is sent; a lost line "
            "is noticed after 40."
        ),
    ] = 45.0
    notify_rate: Annotated[Rate, Meta(description="Messages to one address: a second on average, and at once.")] = Rate(
        0.01, 20
    )
    notify_signups: Annotated[
        Rate, Meta(description="Addresses for word that come from one address of the network.")
    ] = Rate(0.02, 20)

    # --- what is kept
    keep_finished: Annotated[
        Days, Meta(description="Days that a finished match is kept after its last answer; 0: for ever.")
    ] = 0.0
    keep_unfinished: Annotated[
        Days, Meta(description="Days that a table is kept at which nobody has done anything; 0: for ever.")
    ] = 0.0
    keep_talk: Annotated[Days, Meta(description="Days that what people say is kept; 0: as long as its table.")] = 0.0
    storage_mb: Annotated[
        int, Meta(ge=0, description="Megabytes of the database beyond which no new table is opened; 0: no limit.")
    ] = 0
    backups: Annotated[
        str,
        Meta(description="A folder for a backup every night, each replayed before it counts; empty: none are made."),
    ] = ""
    backup_hour: Annotated[
        int, Meta(ge=0, le=23, description="The hour of the nightly backup, by the machine's clock.")
    ] = 3
    backups_kept: Annotated[int, Meta(ge=1, description="How many backups are kept in that folder.")] = 14

    # --- what is told
    log: Annotated[
        Literal["error", "warning", "info", "debug"], Meta(description="From which level on lines are logged.")
    ] = "warning"
    log_format: Annotated[
        Literal["plain", "json"], Meta(description="How lines are logged: for people, or one JSON object each.")
    ] = "plain"
    metrics: Annotated[
        bool, Meta(description="Whether `GET /metrics` answers; it is for a Prometheus, so keep it behind the proxy.")
    ] = False
    slow_ms: Annotated[
        float, Meta(ge=0, description="Milliseconds of an answer at the 99th percentile beyond which the desk warns.")
    ] = 150.0
    kept_mb: Annotated[
        float,
        Meta(ge=0, description="Megabytes of menus and other results that each process keeps for later questions."),
    ] = 64.0
