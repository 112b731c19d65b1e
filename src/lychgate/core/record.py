"""Records: a match on disk as JSON Lines. A header, one line per answer (chance included), a closing line.

The state is a function of the record. Reading one plays it again and compares every lot with what the seed gives, the
last position and the hash of all lines with the closing line. A record that was cut off or changed is refused in one
sentence.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Literal

import msgspec

from lychgate.core import door
from lychgate.core.ask import CHANCE, CLOCK
from lychgate.core.chance import commitment
from lychgate.core.errors import BadRecord, LychgateError
from lychgate.core.game import Game
from lychgate.core.game import game as find_game
from lychgate.core.match import Match

FORMAT = 1
"""The layout of records; raised when old ones can no longer be read as they are."""

_NAMED = {"chance": CHANCE, "clock": CLOCK}


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
    header = Header(
        lychgate=FORMAT,
        game=match.game.id,
        rules=match.game.rules_version,
        flags=match.flags,
        options=match.options,
        seats=match.seats,
        players=match.players,
        poker_face=match.poker_face,
        commitment=commitment(match.seed),
        contributions=match.contributions,
        seed=str(match.seed),
        script=match.script,
    )
    lines: list[msgspec.Struct] = [header]
    lines += [Line(_name(seat), code) for seat, code in match.history]
    above = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    closing = Closing(len(match.history), match.fingerprint(), match.over, _digest(above))
    return (above + msgspec.json.encode(closing) + b"\n").decode()


def _digest(above: bytes) -> str:
    return blake2b(above, digest_size=16).hexdigest()


def _name(seat: int) -> int | Literal["chance", "clock"]:
    if seat == CHANCE:
        return "chance"
    return "clock" if seat == CLOCK else seat


def load(text: str | bytes) -> Match:
    """Read a record back and play it again; BadRecord, in one sentence, when that is not possible."""
    lines = _lines(text)
    header = read_header(lines[0])
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("The record is cut off: its closing line is missing.") from None
    if closing.answers != len(lines) - 2:
        raise BadRecord(f"The record should hold {closing.answers} answers but holds {len(lines) - 2}.")
    match = _begin(header)
    for number, line in enumerate(lines[1:-1], start=2):
        _replay(match, _line(line, number), number)
    if (
        len(match.history) != closing.answers
        or match.fingerprint() != closing.fingerprint
        or match.over != closing.over
    ):
        raise BadRecord("The record does not lead to the position it claims; it was changed or damaged.")
    if _digest(b"".join(line + b"\n" for line in lines[:-1])) != closing.digest:
        raise BadRecord("The record's lines are not those it was closed with; it was changed or damaged.")
    return match


def verify(text: str | bytes) -> Match:
    """Check a record to the last byte: that it replays, that its luck came from its seed, that nothing was changed."""
    match = load(text)
    lines = _lines(text)
    if read_header(lines[0]).commitment != commitment(match.seed):
        raise BadRecord("The seed is not the one that was committed to before the match.")
    if write(match).encode() != b"".join(line + b"\n" for line in lines):
        raise BadRecord("The record differs from the one this match writes; it was changed.")
    return match


def read_header(line: bytes) -> Header:
    """Read a record's first line."""
    try:
        plain = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("This is no Lychgate record: its first line is not JSON.") from None
    if not isinstance(plain, dict) or "lychgate" not in plain:
        raise BadRecord("This is no Lychgate record: its first line is no header.")
    if plain["lychgate"] != FORMAT:
        raise BadRecord(f"The record has format {plain['lychgate']!r}; this version reads format {FORMAT}.")
    try:
        return msgspec.convert(plain, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The record's header is damaged: {error}.") from None


def _seed(header: Header) -> int:
    try:
        seed = int(header.seed)
        if str(seed) != header.seed:
            raise ValueError(header.seed)
    except ValueError:
        raise BadRecord("The record's seed is no number.") from None
    return seed


def _lines(text: str | bytes) -> list[bytes]:
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


def _line(line: bytes, number: int) -> Line:
    try:
        return msgspec.json.decode(line, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord(f"Line {number} of the record is damaged.") from None


def _begin(header: Header) -> Match:
    try:
        found: Game = find_game(header.game)
    except LychgateError as error:
        raise BadRecord(f"The record cannot be read: {error}") from None
    if header.rules != found.rules_version:
        raise BadRecord(
            f"The record was played by rules version {header.rules} of {found.title};"
            f" this version has {found.rules_version}."
        )
    unknown = [flag for flag in header.flags if flag not in found.flags]
    if unknown:
        raise BadRecord(f"The record was played with a rules change this version does not know: {unknown[0]}.")
    try:
        return found.start(
            header.seats,
            _seed(header),
            header.options,
            players=header.players,
            contributions=header.contributions,
            chance=header.script,
            poker_face=header.poker_face,
            flags=header.flags,
        )
    except LychgateError as error:
        raise BadRecord(f"The record cannot be played: {error}") from None


def _replay(match: Match, line: Line, number: int) -> None:
    """Give one answer; lots are drawn, not read, and must come out as the record says."""
    seat = _NAMED.get(line.seat, CHANCE) if isinstance(line.seat, str) else line.seat
    done = match.history
    at = number - 2
    if at < len(done):
        if done[at] != (seat, line.code):
            raise BadRecord(f"Line {number} of the record does not fit the seed or the answers before it.")
        return
    if seat == CHANCE:
        raise BadRecord(f"Line {number} of the record holds a lot where none was drawn.")
    try:
        match.answer(seat, line.code)
    except LychgateError as error:
        raise BadRecord(f"Line {number} of the record is not a legal answer: {error}") from None
