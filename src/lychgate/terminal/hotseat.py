"""Several people at one device: when the screen must be covered while the keyboard changes hands."""

from __future__ import annotations

import msgspec

from lychgate.core.match import Match
from lychgate.core.view import View
from lychgate.terminal.session import Session


def needs_curtain(session: Session, seat: int) -> bool:
    """Tell whether the curtain must fall before this person: another looked last, and the two know different things."""
    if len(session.people) < 2 or seat == session.viewer:
        return False
    return session.sealed() or hides(session.match, session.viewer, seat)


def hides(match: Match, one: int | None, other: int) -> bool:
    """Tell whether two viewers see different things, on the table or in the log."""
    return _common(match.view(one)) != _common(match.view(other)) or match.events(one) != match.events(other)


def _common(view: View) -> View:
    """Return a view without the fields that always differ: its seat and its question."""
    return msgspec.structs.replace(view, seat=None, asks=())
