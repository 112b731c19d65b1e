"""What can go wrong, each as one clear sentence for the person who caused it."""

from __future__ import annotations


class LychgateError(Exception):
    """A request that cannot be met; its text is one sentence a person can act on."""


class UnknownGame(LychgateError):
    """No game of that id is installed."""


class UnknownBot(LychgateError):
    """No bot of that name is installed, or it cannot be loaded."""


class BadSeats(LychgateError):
    """A number of players that the game is not for, or a seat that does not exist."""


class BadOption(LychgateError):
    """A match option that the game does not have, or a value it does not take."""


class BadNames(LychgateError):
    """Players' names that are too many, too few, too long, or hold invisible characters."""


class BadArgument(LychgateError):
    """A value of a kind that the call does not take."""


class BadGame(LychgateError):
    """A `Game` with a part that does not fit, or one that cannot be loaded."""


class BadChanceScript(LychgateError):
    """A scripted answer of chance that does not fit the lot it is meant for."""


class NotAsked(LychgateError):
    """That seat has no question to answer now."""


class NotOffered(LychgateError):
    """The code is not among the options of the question."""


class StaleAnswer(LychgateError):
    """The answer was meant for an older question."""


class UndoRefused(LychgateError):
    """There is nothing to take back, something was `revealed` since, or others must agree first: the seats `needed`."""

    def __init__(self, sentence: str, needed: tuple[int, ...] = (), *, revealed: bool = False) -> None:
        super().__init__(sentence)
        self.needed = needed
        self.revealed = revealed


class BadRecord(LychgateError):
    """A record that is damaged, cut off, changed, or of rules this version does not know."""


class BadState(LychgateError):
    """A saved position that does not describe a position of this game."""


class LawBroken(Exception):
    """A mistake in a game's code: a rule breaks the law of the kernel. No answer can cause it."""
