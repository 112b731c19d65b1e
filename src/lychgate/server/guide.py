"""The guide of a lesson at a table: what scripted rivals answer, which card is up, and when the lesson is left.

That a table is a lesson follows from its row: no other match has the seed of the game's guided match. Where it stands
follows from its answers (`core.learning.course`). Only what the learner has heard or left is kept in memory here: a
client that comes back says it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lychgate.core.game import Game
from lychgate.core.learning.course import Course, course
from lychgate.core.learning.lesson import LEARNER, Lesson
from lychgate.core.match import Match
from lychgate.server import gate
from lychgate.server.connection import Connection
from lychgate.server.incoming import Learn
from lychgate.server.protocol import Guided
from lychgate.server.rows import MatchRow, SeatRow
from lychgate.server.tokens import hash_of, new_token

if TYPE_CHECKING:
    from lychgate.server.room import Room

NOTHING = Course(False)
"""What a lesson that was left, or that there is none, amounts to."""


class Guide:
    """The guide of one table."""

    __slots__ = ("_sent", "heard", "left", "lesson")

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.heard: set[str] = set()
        """Stops without deeds from which the learner has gone on."""
        self.left = False
        self._sent: dict[Connection, Guided] = {}

    def course(self, match: Match) -> Course:
        """Return where the match stands in the lesson."""
        return NOTHING if self.left else course(self.lesson, match, self.heard)

    def show(self, room: Room, now: Course) -> None:
        """Tell the learner's sockets which card is up, if they do not know it."""
        message = Guided(
            version=room.match.version_for(LEARNER),
            followed=now.followed,
            done=now.done,
            stop=now.stop,
            deed=now.deed,
            passed=now.passed,
        )
        learners = [each for each in room.connections if LEARNER in each.seats]
        for connection in learners:
            if self._sent.get(connection) != message:
                connection.send(gate.encode(message))
        self._sent = dict.fromkeys(learners, message)


def guide_of(game: Game, row: MatchRow, seats: int) -> Guide | None:
    """Return the guide of a table, if it is a lesson."""
    lesson = game.lesson
    if lesson is None or seats != lesson.seats or row.seed != str(lesson.seed) or row.branch is not None:
        return None
    return Guide(lesson)


def listen(room: Room, message: Learn) -> None:
    """Go on from a stop, or leave the lesson, as the learner says."""
    guide = room.guide
    if guide is None:
        return
    if message.do == "leave":
        guide.left = True
    elif message.stop in {stop.id for stop in guide.lesson.stops}:
        guide.heard.add(message.stop)


def seats_of(lesson: Lesson, match: str, name: str, bot: str) -> tuple[list[SeatRow], str]:
    """Return the seats of a guided match, and the learner's token."""
    token = new_token()
    learner = SeatRow(match=match, seat=LEARNER, kind="person", name=name, token=hash_of(token))
    rivals = [
        SeatRow(match=match, seat=seat, kind="bot", name=rival.name, bot=bot)
        for seat, rival in enumerate(lesson.rivals, start=LEARNER + 1)
    ]
    return [learner, *rivals], token
