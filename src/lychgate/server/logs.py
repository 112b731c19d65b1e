"""Logs: lines with time, level, table and request; as text for people or as JSON for programs.

No line of any level holds a token, a seed, SQL or an answer given in secret: nothing here logs them, and what other
software puts into its errors passes `without_secrets` first.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections import deque
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import ClassVar

import msgspec

from lychgate.server.settings import Settings

LEVELS = {"error": logging.ERROR, "warning": logging.WARNING, "info": logging.INFO, "debug": logging.DEBUG}
HOUSE = "lychgate.house"
"""The logger of what a host wants to know: tables opened, matches ended, what was done at the desk."""
REMEMBERED = 200
"""Lines that the host's desk shows at most."""

table: ContextVar[str] = ContextVar("table", default="")
"""The id of the table that is being dealt with."""
request: ContextVar[str] = ContextVar("request", default="")
"""The number of the request or socket that is being served."""


def begin() -> str:
    """Give the request or socket that begins a name of its own, which all its lines bear; return it."""
    name = secrets.token_hex(4)
    request.set(name)
    table.set("")
    return name


_SECRET = re.compile(
    r"(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{22,}(?![\w-])"  # tokens, invitations
    r"|(?<![\w.])\d{20,}(?![\w.])"  # seeds
    r"|(?<=://)[^/\s:@]*:[^/\s@]*(?=@)"  # names and passwords in addresses
)


def without_secrets(text: str) -> str:
    """Return a text with everything that looks like a token, a seed or a password blackened."""
    return _SECRET.sub("[hidden]", text)


class Line(msgspec.Struct, frozen=True):
    """A line of the log, as programs and the desk read it."""

    time: str
    level: str
    logger: str
    message: str
    table: str = ""
    request: str = ""


def line_of(record: logging.LogRecord) -> Line:
    """Return what is told of a record; an error's traceback is told by its last line and where it arose."""
    said = record.getMessage()
    if record.exc_info and record.exc_info[1] is not None:
        said = f"{said} ({_traced(record.exc_info[1])})"
    return Line(
        datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        record.levelname.lower(),
        record.name,
        without_secrets(said),
        getattr(record, "table", "") or table.get(),
        request.get(),
    )


def _traced(error: BaseException) -> str:
    at, trace = "", error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        at, trace = f"{code.co_filename}:{trace.tb_lineno} in {code.co_name}", trace.tb_next
    return f"{type(error).__name__} at {at}: {error}"


class Plain(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        where = "".join(
            f" {name}={value}" for name, value in (("table", line.table), ("request", line.request)) if value
        )
        return f"{line.time} {line.level.upper()} {line.logger}:{where} {line.message}"


class Json(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(line_of(record)).decode()


class Memory(logging.Handler):
    """Remembers the last lines of the house, for the desk."""

    lines: ClassVar[deque[Line]] = deque(maxlen=REMEMBERED)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(line_of(record))


def set_up(settings: Settings) -> None:
    """Send lines from the chosen level on to stderr, and remember those that are for the host."""
    level = LEVELS[settings.log]
    output = logging.StreamHandler()
    output.setLevel(level)
    output.setFormatter(Json() if settings.log_format == "json" else Plain())
    root = logging.getLogger()
    for old in root.handlers[:]:
        if isinstance(old.formatter, Plain | Json):
            root.removeHandler(old)
    root.addHandler(output)
    logging.getLogger("lychgate").setLevel(level)
    logging.getLogger("websockets").setLevel(logging.WARNING)  # its debug lines hold whole messages
    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # its lines hold people's addresses
    house = logging.getLogger(HOUSE)
    house.setLevel(min(level, logging.INFO))
    for logger in (house, logging.getLogger("lychgate")):
        if not any(isinstance(each, Memory) for each in logger.handlers):
            memory = Memory(logging.WARNING if logger is not house else logging.INFO)
            # What the house says comes to its parent, too, and is remembered once.
            memory.addFilter(lambda record, own=logger is house: own or record.name != HOUSE)  # type: ignore[misc]
            logger.addHandler(memory)
