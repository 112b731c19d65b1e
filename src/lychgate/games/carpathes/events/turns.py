"""Setup, rounds and turns."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Seat
from lychgate.core.events import Event
from lychgate.games.carpathes.data import Moon
from lychgate.games.carpathes.words.names import Card, Humans


class CharacterTaken(Event, frozen=True):
    """A player takes a Character card and a colour."""

    seat: Seat
    character: Card
    colour: Card
    clause = "CA-002"


class FirstPlayerNamed(Event, frozen=True):
    """It is settled who plays first in the first cycle."""

    seat: Seat
    how: Literal["lot", "option"]
    clause = "CA-009"


class Rejected(Event, frozen=True):
    """A player has kept three Humans; the two others are shown."""

    seat: Seat
    humans: Humans
    clause = "CA-012"


class CycleBegan(Event, frozen=True):
    """The Cycle card shows a moon and the figure 1."""

    cycle: int
    moon: Moon
    clause = "CA-023"
    opens = "round"


class RoundBegan(Event, frozen=True):
    """The Cycle card is turned to its next figure."""

    figure: int
    clause = "CA-021"
    opens = "round"


class TurnBegan(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat
    actions: int
    clause = "CA-024"
    opens = "turn"
