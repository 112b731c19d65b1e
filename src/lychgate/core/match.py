"""A match: one play of a game. It holds its opening, the state in play, every answer given, and what may be undone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import structs

from lychgate.core import door, gesture, record, standing, why
from lychgate.core.account import Account, account_of
from lychgate.core.agenda import Agenda
from lychgate.core.ask import CHANCE, CLOCK, Ask, Obstacle
from lychgate.core.errors import (
    BadState,
    LychgateError,
    NotAsked,
    NotOffered,
    StaleAnswer,
    UndoRefused,
)
from lychgate.core.events import Told, tell
from lychgate.core.opening import Opening
from lychgate.core.orders import Order
from lychgate.core.purpose import About
from lychgate.core.redeal import Guess, imagined
from lychgate.core.state import Result, State, fingerprint
from lychgate.core.view import Common, View, Waiting, view_of, waiting_for
from lychgate.core.why import Asker

if TYPE_CHECKING:
    from lychgate.core.game import Game


TAKEN_BACK = 1_000_000
"""Added to the version for each answer taken back in sight of the others, so that no version is ever used twice."""


@dataclass(slots=True, eq=False, repr=False)
class Match:
    """One play of a game: ask it for `asks`, give it an `answer`, until it is `over`. `game.start(...)` makes one."""

    opening: Opening
    _agenda: Agenda
    standing: dict[int, tuple[Order, ...]] = field(default_factory=dict)
    """The standing orders of each seat that has any: see `core/orders.py`."""
    taken_back: int = 0
    """How often an answer was taken back in sight of the others."""
    undo_barrier: int = 0
    """Answers before this one gave somebody new information and are not taken back."""
    _past: int = 0
    """How many answers there were before the first one this match knows of."""
    ended: list[tuple[int, int, Order]] = field(default_factory=list)
    """Standing orders that have ended: after how many answers, whose, which. Taking those back revives them."""

    @classmethod
    def begin(cls, opening: Opening, *, log: bool = True) -> Match:
        """Play a match from its opening to the first question; `game.start(...)` checks what the opening is made of."""
        door.choice(opening, "What a match begins with", lambda each: isinstance(each, Opening), "an Opening")
        door.switch(log, "A log")
        g = opening.game.set_up(opening) if opening.origin is None else opening.origin.copy()
        g.events = [] if log else None
        agenda = Agenda.of(g, opening.game.duty)
        g.revealed = False
        return cls(opening, agenda, undo_barrier=len(agenda.history))

    @classmethod
    def from_state(cls, game: Game, g: State, options: Mapping[str, Any] | None = None, *, past: int = 0) -> Match:
        """Begin a match in the middle: from a position, its agenda and, if there is one, its pending question.

        The position is copied, and its own chance goes on. Such a match can be played and taken back like any other;
        it has no record, because nobody knows how it came to that position. `past` is the `version` it had then.
        """
        door.choice(game, "What is played", door.is_game, "a Game")
        door.choice(g, "A position", lambda each: isinstance(each, State), "a State")
        if not any(f"{kind.__module__}.".startswith(f"{game.package}.") for kind in type(g).__mro__):
            raise BadState(f"A position of {type(g).__module__} is no position of {game.title}.")
        door.count(past, "A number of answers")
        checked = game.check(g.seats, options)
        origin = g.copy()
        rules = game.rules_version
        new = cls.begin(
            Opening(game, rules, g.seats, 0, checked, poker_face=g.poker_face, flags=g.flags, origin=origin)
        )
        new._past = past
        return new

    # --- what is going on

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.opening.game

    @property
    def seats(self) -> int:
        """Return how many play."""
        return self.opening.seats

    @property
    def state(self) -> State:
        """Return the true position: for rules, tests and the server's own eyes, never for a seat."""
        return self._agenda.g

    @property
    def asks(self) -> tuple[Ask, ...]:
        """Return the questions that wait for an answer; several when choices are simultaneous."""
        return self._agenda.asks

    @property
    def over(self) -> bool:
        """Tell whether the match has ended."""
        return self._agenda.g.result is not None

    @property
    def result(self) -> Result | None:
        """Return places, scores and reason once the match is over."""
        return self._agenda.g.result

    @property
    def options(self) -> dict[str, Any]:
        """Return the game's own options in this match."""
        return self.opening.options

    @property
    def seed(self) -> int:
        """Return where the luck comes from: secret until the match is over."""
        return self.opening.seed

    @property
    def players(self) -> tuple[str, ...]:
        """Return the names of those who play, if they were given."""
        return self.opening.players

    def rename_players(self, names: Iterable[str]) -> None:
        """Let the record name other players."""
        self.opening = structs.replace(self.opening, players=door.names(names, self.seats))

    @property
    def version(self) -> int:
        """Return the number of this moment, answers sealed by anybody counted: for whoever runs the table."""
        return self._past + len(self._agenda.history) + TAKEN_BACK * self.taken_back

    def version_for(self, seat: int | None) -> int:
        """Return the number of this moment as a seat may know it; an answer may name the version it was meant for.

        It counts the answers without those still sealed by others, so that it does not tell who has got how far.
        """
        door.looker(seat, self.seats)
        hidden = sum(len(codes) for owner, codes in self._agenda.g.sealed.items() if owner != seat)
        return self.version - hidden

    @property
    def history(self) -> Sequence[tuple[int, str]]:
        """Return every answer given as (seat, code), chance (-1) and clock (-2) included."""
        return self._agenda.history

    @property
    def waiting(self) -> Waiting:
        """Return who is waited for, as everybody may know it."""
        return waiting_for(self.asks)

    @property
    def tally(self) -> dict[str, int] | None:
        """Return how often each step was played, if `tally = {}` was set before."""
        return self._agenda.tally

    @tally.setter
    def tally(self, counts: dict[str, int]) -> None:
        self._agenda.tally = door.choice(counts, "A tally", lambda each: isinstance(each, dict), "a dict")

    @property
    def sealing(self) -> str | None:
        """Return the clause by which answers to the pending question are sealed; None: they are not."""
        return self._agenda.sealing

    def ask(self, seat: int) -> Ask | None:
        """Return the question this seat has to answer, if any."""
        if type(seat) is not int or not CLOCK <= seat < self.seats:
            door.answerer(seat, self.seats)
        return self._agenda.ask(seat)

    def view(self, seat: int | None) -> View:
        """Return all that a seat may know; None: a spectator."""
        seat = door.looker(seat, self.seats)
        return view_of(
            self._agenda.g,
            seat,
            self.asks,
            game=self.game.id,
            rules=self.opening.rules,
            version=self.version_for(seat),
            options=self.options,
        )

    def views(self, seats: Iterable[int | None]) -> dict[int | None, View]:
        """Return the views of several seats at one moment; what they have in common is read once and shared."""
        common = Common(self._agenda.g, self.asks)
        game, rules, options = self.game.id, self.opening.rules, dict(self.options)
        views: dict[int | None, View] = {}
        for seat in door.lookers(seats, self.seats):
            version = self.version_for(seat)
            views[seat] = common.view(seat, game=game, rules=rules, version=version, options=options)
        return views

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """Return what happened as this seat may know it, without the first `since` events it was told of."""
        door.looker(seat, self.seats)
        door.count(since, "A number of events")
        told = (tell(event, seat) for event in self._agenda.g.events or ())
        return [each for each in told if each is not None][since:]

    def account(self) -> Account:
        """Return where every point came from and when, once the match is over."""
        return account_of(self)

    # --- answering

    def answer(self, seat: int, code: str, version: int | None = None) -> None:
        """Answer the seat's question; NotAsked, NotOffered or StaleAnswer leave everything as it was."""
        agenda = self._agenda
        if type(seat) is not int or type(code) is not str:
            door.answer(seat, code)
        if version is not None:
            door.choice(version, "A version", door.is_whole, "a whole number")
            if version != self.version_for(seat):
                raise StaleAnswer("The table has moved on since that question; look again before answering.")
        for ask in agenda.asks:
            if ask.seat == seat:
                break
        else:
            raise NotAsked(self._not_asked(seat))
        option = ask.menu.by_code.get(code)
        if option is None:
            codes = " ".join(each.code for each in ask.options[:12])
            more = f" and {len(ask.options) - 12} more" if len(ask.options) > 12 else ""
            raise NotOffered(f"{door.shown(code)} is not possible for seat {seat} now; possible: {codes}{more}.")
        agenda.answer(ask, option)
        if agenda.g.revealed:
            agenda.g.revealed = False
            self.undo_barrier = len(agenda.history)
        if self.standing:
            standing.lapse(self, ask)

    def answer_all(self, seat: int, codes: Sequence[str], version: int | None = None) -> None:
        """Answer a question and those that are only parts of it, in one go; an error leaves everything as it was."""
        gesture.give(self, seat, codes, version)

    def _not_asked(self, seat: int) -> str:
        if self.over:
            return "The match is over; nothing more is asked."
        if seat not in range(self.seats) and seat != CLOCK:
            return f"There is no seat {door.shown(seat)} at this table; seats are 0 to {self.seats - 1}."
        waiting = self.waiting
        if waiting.reaction:
            return "A reaction is awaited; this seat has nothing to answer now."
        names = ", ".join(f"seat {each}" for each in waiting.seats) or "the clock"
        return f"Seat {seat} has nothing to answer now; the table waits for {names}."

    def order(self, seat: int, text: str | None, *, back: bool = False) -> None:
        """Give a standing order, such as "pass"; `back` takes it back, and None takes all of them back.

        `core/orders.py` says which there are, and when they end.
        """
        seat = door.seat(seat, self.seats)
        if text is None or door.switch(back, "Taking an order back"):
            standing.take_back(self, seat, text)
        else:
            standing.give(self, seat, text)
            standing.lapse(self)

    def standing_answer(self, *, windows: bool = True) -> tuple[int, str] | None:
        """Return the seat and the answer that a standing order gives now; `windows`: to reactions, too."""
        return standing.answer(self, windows=door.switch(windows, "Reactions"))

    def carry_out_orders(self) -> int:
        """Answer by standing orders while they have an answer; return how many answers that gave."""
        given = 0
        while (answer := self.standing_answer()) is not None:
            self.answer(*answer)
            given += 1
        return given

    # --- why not

    def why_not(self, seat: int | None, query: str | Iterable[str]) -> list[Obstacle]:
        """Say why something is not possible for a seat or spectator: a code, or one or several marks. Empty: it is.

        Marks come one by one, or as one text with blanks between them. The same predicate that made the options gives
        the reasons, each with its clause, at most three, the nearest first.
        """
        text, words = door.query(query)
        return why.why_not(self._asker(seat), text, words)

    def about(self, seat: int | None, id: str) -> About:
        """Say what an element of the table is, what the seat can do with it now, and why not the rest."""
        door.choice(id, "An element", door.is_text, "named by its id, a text")
        return why.about(self._asker(seat), id)

    def _asker(self, seat: int | None) -> Asker:
        if seat is not None:
            door.answerer(seat, self.seats)
        agenda = self._agenda
        asks = agenda.live_asks()
        asked = next((ask for ask in asks if ask.seat == seat), None)
        return Asker(self.game, agenda.g, asks, seat, agenda.sealing, asked)

    # --- copies

    def copy(self) -> Match:
        """Return an independent copy, pending question included; playing on either leaves the other as it was."""
        agenda, events = self._agenda.copy(), self._agenda.g.events
        agenda.g.events = None if events is None else events[:]
        orders, ended = self.standing.copy(), self.ended[:]
        return Match(self.opening, agenda, orders, self.taken_back, self.undo_barrier, self._past, ended)

    def imagine(self, seat: int | None, rng: Random, guess: Guess | None = None) -> Match:
        """Return a match the seat cannot tell from this one: everything it cannot know is dealt anew, coming luck too.

        `guess` chooses what others may have sealed, from the imagined position; without it, any answer will do.
        It keeps no log and no record; it is what bots think with.
        """
        door.looker(seat, self.seats)
        door.generator(rng)
        door.choice(guess, "A guess", lambda each: each is None or callable(each), "a function or None")
        # What the opening says of the luck would give the truth away.
        unknown = structs.replace(self.opening, seed=0, contributions=(), chance_script=(), origin=None, imagined=True)
        new = Match(unknown, imagined(self._agenda, seat, rng, guess))
        new._past = self.version_for(seat) - new.version_for(seat)
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.game is other.game and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # mutable

    def fingerprint(self) -> str:
        """Return a short hash of the position, pending question included."""
        return fingerprint(self._agenda.g)

    # --- taking back

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back the seat's last answer, as long as nobody has learnt anything since.

        Freely if nobody has answered since (a sealed answer: until all are in), otherwise with the consent of all other
        seats; UndoRefused names whose consent is missing. What chance, a sealed choice or a card has told somebody
        since cannot be forgotten, so nothing before that is taken back, consent or not.
        """
        door.seat(seat, self.seats)
        agreed = door.consent(consent, self.seats)
        if self.opening.imagined:
            raise UndoRefused("An imagined match keeps no record, so nothing can be taken back in it; copy it instead.")
        history = self._agenda.history
        index = next((at for at in range(len(history) - 1, -1, -1) if history[at][0] == seat), None)
        if index is None:
            raise UndoRefused(f"Seat {seat} has not answered anything yet.")
        if seat in self._agenda.g.sealed:
            kept = [*history[:index], *history[index + 1 :]]
        else:
            if index < self.undo_barrier:
                raise UndoRefused(
                    "Something was revealed since, and whoever chose again would know it; play on from there as another"
                    " match instead.",
                    revealed=True,
                )
            if index < len(history) - 1:
                missing = tuple(each for each in range(self.seats) if each != seat and each not in agreed)
                if missing:
                    names = ", ".join(f"seat {each}" for each in missing)
                    raise UndoRefused(f"Others have answered since; taking it back needs {names} to agree.", missing)
            kept = history[:index]
            # Nobody may notice that a sealed answer was taken back; everybody must notice any other.
            self.taken_back += 1
        fresh = self._replayed(kept)
        self._agenda = fresh._agenda
        self.undo_barrier = fresh.undo_barrier
        standing.taken_back(self)

    def earlier(self, answers: int) -> Match:
        """Return the match as it was after its first answers, chance's included: to look at, or to play on from."""
        door.count(answers, "A number of answers")
        if self.opening.imagined:
            raise LychgateError("An imagined match keeps no record, so nobody knows how it was before.")
        return self._replayed(self._agenda.history[:answers])

    def _replayed(self, kept: Iterable[tuple[int, str]]) -> Match:
        """Play the kept answers anew from the opening; nature answers by its counters exactly as before."""
        fresh = Match.begin(self.opening, log=self._agenda.g.events is not None)
        for seat, code in kept:
            if seat != CHANCE:
                fresh.answer(seat, code)
        return fresh

    # --- records

    def save(self) -> str:
        """Return the match as a record: JSON Lines, one header, one line per answer, one closing line."""
        if self.opening.imagined:
            raise LychgateError("An imagined match has no record; only a match that is really played has one.")
        if self.opening.origin is not None:
            raise LychgateError("A match that began in the middle has no record; keep its state instead.")
        return record.write(self)
