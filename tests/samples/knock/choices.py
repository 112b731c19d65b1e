"""What things are for, and how answers are written."""

from __future__ import annotations

from lychgate.core.purpose import Kind, Notation, Purposes, Use
from lychgate.core.vocabulary import words_of
from tests.samples.knock.data import Action

PURPOSES = Purposes(
    (
        Kind(
            "door", ("house", "door", "door:guest"), "KN-002",
            (Use("open", "KN-002", through={"react": ("open",)}), Use("knock", "KN-001", through={"turn": ("knock",)})),
        ),
        Kind("seat", ("seat:{seat}",), "KN-001"),
    ),
    (
        Notation(words_of(Action), "knock", "KN-001", ("turn",), "knock"),
        Notation(("bow",), "bow", "KN-003", ("bow",), "bow"),
        Notation(("open", "pass"), "open", "KN-002", ("react",), "open"),
    ),
    ends="KN-004",
)  # fmt: skip
