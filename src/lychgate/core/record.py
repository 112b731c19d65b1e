"""Records: a match on disk as JSON Lines. A header, one line per answer (chance included), a closing line.

The state is a function of the record. Reading one plays it again and compares every lot with what the seed gives, the
last position and the hash of all lines with the closing line. A record that was cut off or changed is refused in one
sentence.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from lychgate.core import door
from lychgate.core.ask import CHANCE, CLOCK
from lychgate.core.chance import commitment
from lychgate.core.errors import BadRecord

if TYPE_CHECKING:
    from lychgate.core.match import Match

FORMAT = 1
"""The layout of records; raised when old ones can no longer be read as they are."""

NAMED = {"chance": CHANCE, "clock": CLOCK}


class Header(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The first line: what was played, by which rules, and where the luck came from."""

    lychgate: int
    game: str
    rules: str
    flags: tuple[str, ...]
    options: dict[str, Any]
    seats: int
    players: tuple[str, ...]
    poker_face: bool
    commitment: str
    contributions: tuple[str, ...]
    seed: str
    """As text: readers of JSON elsewhere may not hold 128 bits."""
    script: tuple[str, ...] = ()


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One answer: who gave it, and its code."""

    seat: int | Literal["chance", "clock"]
    code: str


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    """The last line: how many answers there are, which position they lead to, and the hash of all lines above."""

    answers: int
    fingerprint: str
    over: bool
    digest: str


def write(match: Match) -> str:
    """Return the record of a match."""
    opening = match.opening
    header = Header(
        lychgate=FORMAT,
        game=match.game.id,
        rules=opening.rules,
        flags=opening.flags,
        options=opening.options,
        seats=opening.seats,
        players=opening.players,
        poker_face=opening.poker_face,
        commitment=commitment(opening.seed),
        contributions=opening.contributions,
        seed=str(opening.seed),
        script=opening.chance_script,
    )
    lines: list[msgspec.Struct] = [header]
    lines += [Line(_name(seat), code) for seat, code in match.history]
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    closing = Closing(len(match.history), match.fingerprint(), match.over, digest(above))
    return (above + msgspec.json.encode(closing) + b"\n").decode()


def digest(above: bytes) -> str:
    """Return the hash of a record's lines."""
    return blake2b(above, digest_size=16).hexdigest()


def _name(seat: int) -> int | Literal["chance", "clock"]:
    if seat == CHANCE:
        return "chance"
    return "clock" if seat == CLOCK else seat


def read_header(line: bytes) -> Header:
    """Read a record's first line."""
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("This is no Lychgate record: its first line is not JSON.") from None
    if not isinstance(plain, dict) or "lychgate" not in plain:
        raise BadRecord("This is no Lychgate record: its first line is no header.")
    if plain["lychgate"] != FORMAT:
        raise BadRecord(f"The record has format {door.shown(plain['lychgate'])}; this version reads format {FORMAT}.")
    try:
        return msgspec.convert(plain, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The record's header is damaged: {error}.") from None


def lines_of(text: str | bytes) -> list[bytes]:
    """Cut a record into its lines; BadRecord when it is none."""
    if not isinstance(text, str | bytes):
        raise BadRecord(f"A record is a text, or its bytes, not {door.shown(text)}.")
    try:
        data = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError:
        raise BadRecord("This is no Lychgate record: it holds characters that no text file can.") from None
    lines = data.split(b"\n")
    if len(lines) < 3:
        raise BadRecord("The record is empty or cut off.")
    if lines[-1]:
        raise BadRecord("The record is cut off: its closing line is missing.")
    return lines[:-1]


def read_line(line: bytes, number: int) -> Line:
    """Read one answer; BadRecord names the line."""
    try:
        return msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord(f"Line {number} of the record is damaged.") from None
