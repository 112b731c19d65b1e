"""What waits for somebody at a table, as far as it may be told outside: nothing that a bystander may not read.

Word goes over other people's machines and stands on locked screens. So it says which game it is and that the table
waits, and not for what: a turn, a sealed choice and a reaction look alike. Whether it is sent follows from what the
seat itself is asked, and in a reaction window everybody entitled is asked, whatever they hold; so it tells nobody who
could answer.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from lychgate.server.journal import visible
from lychgate.server.room import Room

Kind: TypeAlias = Literal["turn", "consent", "again", "over"]


class Fact(msgspec.Struct, frozen=True):
    """That a table waits for a seat, or that its match is over."""

    kind: Kind
    key: str
    """Differs from one thing to be told to the next; never leaves the house."""
    since: float


def waits(room: Room, seat: int) -> Fact | None:
    """Return what a seat's holder is to be told of, if anything."""
    row = room.row
    if row.closed is not None or not room.awake:
        return None
    if room.over:
        if row.rematch is not None:
            return Fact("again", f"again:{row.rematch}", room.journal.opened)
        return Fact("over", "over", row.ended or room.journal.opened)
    asked = room.request
    if asked is not None and asked.state == "open" and seat in asked.needed - asked.agreed:
        return Fact("consent", f"consent:{asked.number}", asked.at)
    if room.match.ask(seat) is None:
        return None
    # One message a turn: whoever has answered since anybody else did is in the middle of their own.
    others = sum(giver != seat for giver, _ in visible(room.match, None))
    return Fact("turn", f"turn:{others}", room.journal.opened)
