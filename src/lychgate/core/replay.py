"""Reading records: a record is played again, and every line of it must come out as it was written."""

from __future__ import annotations

import msgspec

from lychgate.core import door
from lychgate.core.ask import CHANCE
from lychgate.core.chance import commitment
from lychgate.core.errors import BadRecord, LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.record import NAMED, Closing, Header, Line, digest, lines_of, read_header, read_line, write
from lychgate.core.registry import game as find_game


def load(text: str | bytes) -> Match:
    """Read a record back and play it again; BadRecord, in one sentence, when that is not possible."""
    lines = lines_of(text)
    header = read_header(lines[0])
    try:
        closing = msgspec.json.decode(lines[-1], type=Closing)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRecord("The record is cut off: its closing line is missing.") from None
    if closing.answers != len(lines) - 2:
        raise BadRecord(f"The record should hold {closing.answers} answers but holds {len(lines) - 2}.")
    match = _begin(header)
    for number, line in enumerate(lines[1:-1], start=2):
        _replay(match, read_line(line, number), number)
    if (
        len(match.history) != closing.answers
        or match.fingerprint() != closing.fingerprint
        or match.over != closing.over
    ):
        raise BadRecord("The record does not lead to the position it claims; it was changed or damaged.")
    if digest(b"".join(line + b"\n" for line in lines[:-1])) != closing.digest:
        raise BadRecord("The record's lines are not those it was closed with; it was changed or damaged.")
    return match


def verify(text: str | bytes) -> Match:
    """Check a record to the last byte: that it replays, that its luck came from its seed, that nothing was changed."""
    match = load(text)
    lines = lines_of(text)
    if read_header(lines[0]).commitment != commitment(match.seed):
        raise BadRecord("The seed is not the one that was committed to before the match.")
    if write(match).encode() != b"".join(line + b"\n" for line in lines):
        raise BadRecord("The record differs from the one this match writes; it was changed.")
    return match


def _begin(header: Header) -> Match:
    try:
        found: Game = find_game(header.game)
    except LychgateError as error:
        raise BadRecord(f"The record cannot be read: {error}") from None
    if header.rules not in found.versions:
        raise BadRecord(
            f"The record was played by rules version {door.one_line(header.rules, 60)} of {found.title};"
            f" this version has {' and '.join(found.versions)}."
        )
    unknown = [flag for flag in header.flags if flag not in found.flags]
    if unknown:
        raise BadRecord(
            f"The record was played with a rules change this version does not know: {door.one_line(unknown[0], 60)}."
        )
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
            rules=header.rules,
        )
    except LychgateError as error:
        raise BadRecord(f"The record cannot be played: {error}") from None


def _replay(match: Match, line: Line, number: int) -> None:
    """Give one answer; lots are drawn, not read, and must come out as the record says."""
    seat = NAMED.get(line.seat, CHANCE) if isinstance(line.seat, str) else line.seat
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


def _seed(header: Header) -> int:
    try:
        seed = int(header.seed)
        if str(seed) != header.seed:
            raise ValueError(header.seed)
    except ValueError:
        raise BadRecord("The record's seed is no number.") from None
    return seed
