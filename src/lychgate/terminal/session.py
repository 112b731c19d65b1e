"""A match at one device: who sits where, who looks at the screen, what they have read, and where it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from lychgate import bots as bot_registry
from lychgate.bots.base import BadSetting, Bot, Chair
from lychgate.core.errors import BadSeats, LychgateError, UnknownBot
from lychgate.core.events import Heading
from lychgate.core.game import Game
from lychgate.core.learning.course import course
from lychgate.core.learning.lesson import Lesson
from lychgate.core.match import Match
from lychgate.core.replay import load
from lychgate.core.table import Fill
from lychgate.core.view import AskSeen, View
from lychgate.sim.plan import refuse_clock
from lychgate.terminal import saves
from lychgate.terminal.teacher import Teacher
from lychgate.words import FALLBACK, Words, languages
from lychgate.words.taught import Taught

ME = "me"
"""Among the names of bots: a person sits here."""


class Player(NamedTuple):
    """Who sits on a seat."""

    name: str
    """The name that everybody reads."""
    recorded: str
    """The name in the record: a person's name, or a bot's text, so that a resumed match finds its bots again."""
    bot: Bot | None


class LogLine(NamedTuple):
    """One line of the log."""

    text: str
    clause: str
    fresh: bool
    """Whether it happened since the reader's last turn."""
    opens: Heading = ""
    """The round or turn that begins with this line, which is then a heading."""


class Session:
    """One match at one device."""

    def __init__(self, match: Match, players: Sequence[Player], path: Path, language: str = FALLBACK) -> None:
        table = match.game.laid(match.seats, match.options)
        if table is None or match.game.fill is None:
            raise LychgateError(f"{match.game.title} has no table to draw.")
        self.match = match
        self.players = tuple(players)
        self.path = path
        self.language = language if language in languages(match.game.id) else FALLBACK
        self.teacher: Teacher | None = None
        """Who leads through a guided match."""
        self.people = tuple(seat for seat, player in enumerate(players) if player.bot is None)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat of the person who looks at the screen; None: anybody may."""
        self.epoch = 0
        """Raised when an answer is taken back, so that a bot's answer to an old question is recognised."""
        self.windows = False
        """Whether a reaction window has been seen at this table: only then are standing orders offered."""
        self.table = table
        self._read: dict[int, int] = {}
        self._words: dict[int | None, Words] = {}
        self._log: dict[int | None, list[tuple[str, str, Heading]]] = {}

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.match.game

    # --- what the viewer sees

    @property
    def words(self) -> Words:
        """Return the words as the viewer reads them."""
        if self.viewer not in self._words:
            names = [player.name for player in self.players]
            self._words[self.viewer] = Words(self.game.id, self.language, names, self.viewer)
        return self._words[self.viewer]

    def text(self, key: str, **args: str | int) -> str:
        """Return one of the terminal's own messages."""
        return self.words.text(f"terminal-{key}", args)

    def taught(self) -> Taught:
        """Return the words of the game's lesson and picture book."""
        return Taught(self.game, self.language)

    def view(self) -> View:
        """Return all that the viewer may know."""
        return self.match.view(self.viewer)

    def fill(self, view: View) -> Fill:
        """Return what lies on the table as the viewer sees it."""
        fill = self.game.filled(view)
        assert fill is not None
        return fill

    def ask(self) -> AskSeen | None:
        """Return the question to the viewer, if there is one."""
        return next(iter(self.view().asks), None)

    def log(self) -> list[LogLine]:
        """Return everything that happened as the viewer may know it; lines that are new to them are marked."""
        lines = self._log.setdefault(self.viewer, [])
        told = self.match.events(self.viewer)
        lines += [(self.words.sentence(each.said()), each.clause, each.opens) for each in told[len(lines) :]]
        read = self._read.get(self.viewer, 0) if self.viewer is not None else len(lines)
        return [LogLine(text, clause, at >= read, opens) for at, (text, clause, opens) in enumerate(lines)]

    # --- who is asked

    def asked(self) -> list[int]:
        """Return the seats that have something to answer now."""
        return [ask.seat for ask in self.match.asks]

    def asked_bot(self) -> int | None:
        """Return a bot that has something to answer."""
        return next((seat for seat in self.asked() if seat not in self.people), None)

    def asked_person(self) -> int | None:
        """Return the person to answer next: whoever looks, else the first one clockwise."""
        asked = [seat for seat in self.asked() if seat in self.people]
        if not asked or self.viewer in asked:
            return self.viewer if asked else None
        start = self.viewer or 0
        return min(asked, key=lambda seat: (seat - start) % self.match.seats)

    def sealed(self) -> bool:
        """Tell whether answers are being given that nobody may see yet."""
        return len(self.match.asks) > 1 or bool(self.match.state.sealed)

    # --- playing

    def answer(self, seat: int, code: str, rest: Sequence[str] = ()) -> None:
        """Give a seat's answer, with the answers to its parts, and keep the record up to date."""
        if seat == self.viewer:
            self._read[seat] = len(self.match.events(seat))
        self.match.answer_all(seat, (code, *rest))

    def passes(self, seat: int | None) -> bool:
        """Tell whether a seat has the standing order to pass in every reaction."""
        return seat in self.match.standing

    def order(self, seat: int) -> None:
        """Give the standing order to pass in every reaction until asked something else, or take it back."""
        self.match.order(seat, None if self.passes(seat) else "pass")

    def chair(self, seat: int) -> Chair:
        """Return a bot's chair at a copy of the match, so that the match may go on meanwhile."""
        return Chair(self.match.copy(), seat)

    def undo(self, seat: int, consent: Sequence[int] = ()) -> None:
        """Take back a seat's last answer; UndoRefused as the match says."""
        self.match.undo(seat, consent)
        if self.teacher is not None:
            # What was told since is told again.
            self.teacher.heard.clear()
        self.epoch += 1
        self._log.clear()
        self._read = {each: min(read, len(self.match.events(each))) for each, read in self._read.items()}

    def recall(self) -> None:
        """Mark events before each person's last answer as read, so that a resumed match shows what is new."""
        for seat in self.people:
            given = [at for at, (answerer, _) in enumerate(self.match.history) if answerer == seat]
            if given:
                self._read[seat] = len(self.match.earlier(given[-1]).events(seat))

    def name(self, seat: int) -> str:
        """Return a player's name, never "you"."""
        return self.players[seat].name

    # --- the guided match

    def leave_lesson(self) -> None:
        """Play on freely, in a record of its own: the lesson is still kept where it was left, unless it is done."""
        if self.teacher is None:
            return
        if self.teacher.now().done:
            self.path.unlink(missing_ok=True)
        self.teacher = None
        self.path = saves.new_path(self.game.id)

    # --- saving

    def save(self, path: Path | None = None) -> Path:
        """Write the record to the match's own file or another; raises CannotSave."""
        where = path or self.path
        saves.write(where, self.match.save())
        return where

    def begun(self) -> bool:
        """Tell whether a person has answered anything; if not, there is nothing to save."""
        return any(seat in self.people for seat, _ in self.match.history) or (
            not self.people and bool(self.match.history)
        )


# --- who sits where


def seat_players(seats: int, bots: Sequence[str], seed: int) -> list[Player]:
    """Seat people first, then bots; if `me` is among the bots, seat everybody as the list says."""
    if len(bots) > seats:
        raise BadSeats(f"There are {seats} seats, which is too few for {len(bots)} bots.")
    texts = list(bots)
    free = [ME] * (seats - len(texts))
    return _players([*texts, *free] if ME in texts else [*free, *texts], seed)


def seat_again(match: Match, bots: Sequence[str]) -> list[Player]:
    """Seat the players of a record again: new bots if some are named, else those who played."""
    if bots:
        return seat_players(match.seats, bots, match.seed)
    recorded = match.players or ("",) * match.seats
    return _players([name if _is_bot(name) else ME for name in recorded], match.seed)


def _is_bot(text: str) -> bool:
    try:
        bot_registry.make(text, 0)
    except (UnknownBot, BadSetting):
        return False
    return True


def _players(texts: Sequence[str], seed: int) -> list[Player]:
    shown = [text.partition(":")[0].capitalize() for text in texts]
    people = 0
    players = []
    for at, text in enumerate(texts):
        if text == ME:
            people += 1
            players.append(Player(f"Player {people}", f"Player {people}", None))
        else:
            alike = shown.count(shown[at]) > 1
            name = f"{shown[at]} {shown[: at + 1].count(shown[at])}" if alike else shown[at]
            players.append(Player(name, text, bot_registry.make(text, seed)))
    return players


# --- beginning


def begin(
    game: Game,
    seats: int,
    bots: Sequence[str],
    seed: int | None,
    options: dict[str, object],
    save: Path | None,
    language: str = FALLBACK,
) -> Session:
    """Start a match at this device."""
    chosen = game.check(seats, options)
    refuse_clock(game, chosen)
    # Seating does not depend on the seed: if none was given, only the match knows it.
    seated = seat_players(seats, bots, 0)
    several = sum(player.bot is None for player in seated) > 1
    match = game.start(seats, seed, chosen, players=[player.recorded for player in seated], poker_face=several)
    return Session(match, seat_players(seats, bots, match.seed), save or saves.new_path(game.id), language)


def begin_again(last: Session, *, seeded: bool) -> Session:
    """Start a new match with the same settings and another seed: the next one if it was `seeded`."""
    names = [player.recorded if player.bot is not None else ME for player in last.players]
    following = last.match.seed + 1 if seeded else None
    return begin(last.game, last.match.seats, names, following, last.match.options, None, last.language)


def resume(path: Path, game_id: str, bots: Sequence[str], save: Path | None, language: str = FALLBACK) -> Session:
    """Go on with a saved match."""
    match = load(saves.read(path))
    if game_id and game_id != match.game.id:
        raise LychgateError(f"The record {path} is of {match.game.title}, not of {game_id}.")
    refuse_clock(match.game, match.options)
    session = Session(match, seat_again(match, bots), save or path, language)
    session.recall()
    return session


# --- the guided match

MILD = "greedy"
"""The bot that plays the rivals once the lesson has let go."""


def learn(game: Game, language: str = FALLBACK, *, anew: bool = False) -> Session:
    """Begin the guided match of a game, or go on where it was left; `anew` begins again."""
    lesson = game.lesson
    if lesson is None:
        raise LychgateError(f"{game.title} has no guided match.")
    path = saves.lesson_path(game.id)
    match = None if anew else _unfinished(path, lesson)
    if match is None:
        players = ("Player 1", *(MILD for _ in lesson.rivals))
        match = game.start(lesson.seats, lesson.seed, lesson.options, players=players)
    bots = [Player(rival.name, MILD, bot_registry.make(MILD, lesson.seed)) for rival in lesson.rivals]
    session = Session(match, [Player("Player 1", "Player 1", None), *bots], path, language)
    session.teacher = Teacher(lesson, match, session.taught())
    session.recall()
    return session


def _unfinished(path: Path, lesson: Lesson) -> Match | None:
    """Return a guided match that was left before its end, if there is one that can be read."""
    try:
        match = load(saves.read(path))
    except LychgateError:
        return None
    now = course(lesson, match)
    return match if now.followed and not now.done else None
