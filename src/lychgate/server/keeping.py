"""Keeping: what the log of a match says of its seats.

Answers and seats share one log, so that everybody agrees what came first: a bot's answer for somebody, or their return.
A bot that stands in for somebody takes nothing from them: name, hand and link stay theirs.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Deed = Literal["stand-in", "leave", "back", "bot", "open", "sit", "host", "end"]
"""A bot stands in while somebody is away, or because they left; they are back; the host gives the seat to a bot, or
opens it; somebody sits down; somebody has become the host; the match is ended as it stands."""

NOBODY = -3
"""In the log, the seat of a deed that belongs to no seat."""


class StandIn(msgspec.Struct, frozen=True):
    """A bot that plays for whoever's seat it is."""

    bot: str
    since: float
    """When it took over, in seconds since 1970."""
    left: bool
    """Whether the holder of the seat has left the table, rather than lost the line."""
    heard: int
    """Number of events of the match when it took over."""
    answers: int = 0
    """How often it has answered."""


class Return(msgspec.Struct, frozen=True):
    """Somebody has come back and has not answered anything yet."""

    stood: StandIn
    at: float
    heard: int
    """Number of events of the match when they came back."""


class Keeping:
    """Who keeps each seat at this moment of the log."""

    __slots__ = ("changes", "ended", "returned", "standing")

    def __init__(self) -> None:
        self.standing: dict[int, StandIn] = {}
        """The bots that stand in, by seat."""
        self.returned: dict[int, Return] = {}
        self.ended: tuple[int, ...] | None = None
        """Who agreed to end the match as it stands; None while it goes on."""
        self.changes = 0
        """Number of deeds so far, by which a room notices that there was one."""

    def note(self, seat: int, code: str, at: float, heard: int) -> None:
        """Note a deed of the log; `heard` is the number of events of the match before it."""
        deed, _, rest = code.partition(" ")
        self.changes += 1
        stood = self.standing.pop(seat, None)
        if deed in ("stand-in", "leave"):
            self.returned.pop(seat, None)
            self.standing[seat] = StandIn(rest, at, deed == "leave", heard)
        elif deed == "back":
            if stood is not None:
                self.returned[seat] = Return(stood, at, heard)
        elif deed in ("host", "end"):
            if stood is not None:
                self.standing[seat] = stood
            if deed == "end":
                self.ended = tuple(int(each) for each in rest.split(",") if each)
        else:
            self.returned.pop(seat, None)

    def answered(self, seat: int) -> None:
        """Note that a seat has answered, by whoever plays on it."""
        self.returned.pop(seat, None)
        if (stood := self.standing.get(seat)) is not None:
            self.standing[seat] = msgspec.structs.replace(stood, answers=stood.answers + 1)


def written(deed: Deed, rest: str = "") -> str:
    """Return a deed as the log has it."""
    return f"{deed} {rest}" if rest else deed
