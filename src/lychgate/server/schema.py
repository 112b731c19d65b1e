"""The tables of the store, in SQLAlchemy Core: SQLite by default, PostgreSQL by address. All is plain SQL.

`answers` is the truth: append-only, unique by (match, number). Everything a match is follows from its row and its
answers, so any process can rebuild any match.
"""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

VERSION = 6
"""Raised with every change of the tables below, together with a migration."""

metadata = MetaData()

schema = Table("lychgate_schema", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

matches = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("flags", JSON, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),  # 192 bits do not fit into an integer column
    Column("poker_face", Boolean, nullable=False),
    Column("contributions", JSON(none_as_null=True), nullable=True),  # null until the match has begun
    Column("host", String(64), nullable=False),  # the hash of the token, as for seats
    Column("watch", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("rematch", String(40), nullable=True),
    Column("branch", String(40), nullable=True),
    Column("windows", String(8), nullable=False, server_default="ask"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("stir", Integer, nullable=False, server_default="0"),  # counts changes in the tables of the moment, below
    Column("ended", Float, nullable=True),  # when the last answer came; null while the match goes on
    Column("closed", Float, nullable=True),  # when the host of the server closed the table
    Column("muted", String(80), nullable=False, server_default=""),  # seats with commas between them; -1: who watches
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(80), nullable=True),
    Column("token", String(64), nullable=True),
    Column("invite", String(64), nullable=True),
    Column("salt", String(16), nullable=True),
    Column("contribution", String(128), nullable=True),
    Column("former", String(64), nullable=True),  # the hash of the token of whoever sat here before
    Column("seen", Float, nullable=True),  # when its holder was last seen to go
    Index("seats_by_token", "token"),
)

answers = Table(
    "answers",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("say", Text, nullable=True),  # the words of a notice of the house, as JSON
)

# --- the house: what the host of the server has decided

house = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", JSON(none_as_null=True), nullable=True),
)

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),  # an address or a network
    Column("at", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the token
    Column("people", Integer, nullable=False),
    Column("left", Integer, nullable=False),  # for how many people it is still good
    Column("until", Float, nullable=True),
    Column("at", Float, nullable=False),
)

passes = Table(
    "passes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the token
    Column("invitation", String(64), nullable=False),
    Column("at", Float, nullable=False),
)

# --- the moment: what is going on now, for several processes that serve one table. Nothing of it is part of a match.

processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("beats", Integer, nullable=False),  # rises while the process lives
)

presence = Table(
    "presence",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("process", String(24), primary_key=True),
    Column("seats", String(80), nullable=False),  # numbers with commas between them
    Column("watchers", Integer, nullable=False),
    Column(
        "hosts", String(80), nullable=False, server_default=""
    ),  # seats with the host's rights; -1: whoever has none
    Index("presence_by_process", "process"),
)

leases = Table(
    "leases",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("process", String(24), nullable=False),
    Index("leases_by_process", "process"),
)

requests = Table(
    "requests",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("needed", String(80), nullable=False),
    Column("agreed", String(80), nullable=False),
    Column("against", String(80), nullable=False, server_default=""),
    Column("state", String(8), nullable=False),  # open, agreed, declined
    Column("at", Float, nullable=False),
    Column("count", Integer, nullable=True),  # how many answers ago the one was given that is to be taken back
    Column("name", String(80), nullable=True),  # of whoever wants to sit down, and the hash of their token
    Column("token", String(64), nullable=True),
)

pointing = Table(
    "pointing",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("opened", Float, nullable=False),  # of which race
    Column("marks", Text, nullable=False),  # with blanks between them
)

# --- word to people who are away, see `notify/`: whom to tell of which seats, and what is still to be told

addresses = Table(
    "addresses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # the hash of the key of the browser that gave the address
    Column("kind", String(8), nullable=False),  # push, mail, service
    Column("target", Text, nullable=False),
    Column("keys", String(200), nullable=False),  # of a browser: what is sent to it is encrypted with these
    Column("language", String(16), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("addresses_by_owner", "owner"),
)

addressed = Table(
    "addressed",
    metadata,
    Column("address", String(32), primary_key=True),
    Column("match", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token", String(64), nullable=False),  # the hash of the seat's token: word goes to whoever holds it
    Column("told", String(80), nullable=False),  # what this address was last told of this seat
    Index("addressed_by_match", "match"),
)

errands = Table(
    "errands",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("answers", Integer, nullable=False),  # how far the match had come when it was last looked at
    Column("revision", Integer, nullable=False),
    Column("stir", Integer, nullable=False),
    Column("due", Float, nullable=True),  # when it is to be looked at again, whatever happens
    Column("tries", Integer, nullable=False),
    Column("holder", String(24), nullable=False),  # the process that is at it
    Column("turn", Integer, nullable=False),  # rises while a process is at it
)

averted = Table(
    "averted",
    metadata,
    Column("match", String(40), primary_key=True),
    Column("process", String(24), primary_key=True),
    Column("seats", String(80), nullable=False),  # people whose pages are open there, but hidden
)

asked = Table(
    "asked",
    metadata,
    Column("target", String(64), primary_key=True),  # the hash of an address that was asked to confirm itself
    Column("at", Float, primary_key=True),
    Column("never", Boolean, nullable=False),  # it does not want to be asked again
)
