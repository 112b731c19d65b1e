"""Logs: time, level, table and request on every line; as text or JSON; nothing secret at any level."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import msgspec
import pytest

from lychgate.server import logs
from lychgate.server.settings import Settings
from tests.server.harness import Place, Server, me, play_out, run, sit_down


@pytest.fixture
def output() -> Iterator[io.StringIO]:
    """What the log writes while a test runs; afterwards logging is as it was."""
    root = logging.getLogger()
    loggers = [root, *map(logging.getLogger, ("lychgate", logs.HOUSE, "websockets"))]
    before = [(each, each.level, each.handlers[:]) for each in loggers]
    written = io.StringIO()
    yield written
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def set_up(output: io.StringIO, settings: Settings) -> None:
    logs.set_up(settings)
    for handler in logging.getLogger().handlers:
        if isinstance(handler, logging.StreamHandler) and isinstance(handler.formatter, logs.Plain | logs.Json):
            handler.setStream(output)


def test_a_whole_match_logs_no_secret_and_every_line_can_be_placed(place: Place, output: io.StringIO) -> None:
    set_up(output, Settings(log="debug", log_format="json"))
    secrets: list[str] = []

    async def test(server: Server) -> None:
        made = await server.table(me("Ada"), me("Bela"))
        sockets = await sit_down(server, made)
        await play_out(*sockets)
        secrets.extend([made["host"], made["watch"], sockets[0].last["over"]["seed"]])
        secrets.extend(seat["token"] for seat in made["seats"])

    run(place, test)
    written = output.getvalue()
    lines = [msgspec.json.decode(line, type=logs.Line) for line in written.splitlines()]
    assert {line.level for line in lines} >= {"info", "debug"}
    opened = next(line for line in lines if "was opened" in line.message)
    ended = next(line for line in lines if "has ended" in line.message)
    assert opened.table == ended.table != ""
    assert opened.request
    assert any(line.logger == "lychgate.http" and "POST /api/tables 201" in line.message for line in lines)
    for secret in secrets:
        assert secret not in written
    assert "INSERT" not in written
    assert "SELECT" not in written


def test_plain_lines_have_time_level_table_and_request(output: io.StringIO) -> None:
    set_up(output, Settings())
    logs.begin()
    logs.table.set("t1")
    logging.getLogger("lychgate.server").warning("something")
    logging.getLogger("lychgate.server").info("below the level")
    (line,) = output.getvalue().splitlines()
    assert f"WARNING lychgate.server: table=t1 request={logs.request.get()} something" in line
    assert line.startswith("20")
    assert line.split()[0].endswith("Z")


@pytest.mark.parametrize(
    "text, hidden",
    [
        ("a request to /x?token=4Hn_aZ09-bcdEFGHijklmnop failed", "4Hn_aZ09-bcdEFGHijklmnop"),
        ("seed 1234567890123456789012345678901234567890", "1234567890123456789012345678901234567890"),
        ("postgresql://ida:secret@db/lychgate refused", "secret"),
    ],
)
def test_what_other_software_says_is_blackened(text: str, hidden: str, output: io.StringIO) -> None:
    set_up(output, Settings(log="debug"))
    try:
        raise ValueError(text)
    except ValueError:
        logging.getLogger("sqlalchemy").exception("it failed")
    assert hidden not in output.getvalue()
    assert "[hidden]" in output.getvalue()
    assert "ValueError at" in output.getvalue()
    assert output.getvalue().count("\n") == 1
