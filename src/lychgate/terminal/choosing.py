"""Choosing one of many options: by number, by words or code, by the elements they touch. Independent of screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from lychgate.core.say import Say
from lychgate.core.view import AskSeen, OptionSeen
from lychgate.words import Words


class Choice(NamedTuple):
    """An option as it is shown and found."""

    number: int
    label: str
    option: OptionSeen
    found_by: str
    """The text that the filter searches, in small letters: code, words, and the names of touched elements."""


def choices_of(ask: AskSeen, words: Words, names: Mapping[str, Say], whole: bool = True) -> list[Choice]:
    """Return the options of a question in words; one without words is shown by its code.

    `whole`: an option is taken together with its rest, where that is preset, so its line names the rest, too.
    """
    found = []
    for number, option in enumerate(ask.options, start=1):
        said = [(option.code, option.label), *((each.code, each.label) for each in option.rest if whole)]
        label = " + ".join(code if say is None else words.sentence(say) for code, say in said)
        touched = " ".join(words.say(names[mark]) for mark in option.marks if mark in names)
        found.append(Choice(number, label, option, f"{option.code} {label} {touched}".casefold()))
    return found


class Choosing:
    """Which options are left and which one is highlighted, while a person types, points and moves about."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.text = ""
        """The text of the filter."""
        self.typing = False
        """Whether letters go to the filter."""
        self.digits = ""
        """The digits of a number that is being typed."""
        self.marks: frozenset[str] = frozenset()
        """Elements the options are narrowed to."""
        self.left: list[Choice] = choices
        self.at = 0

    @property
    def highlighted(self) -> Choice | None:
        """Return the option that Enter would take."""
        return self.left[self.at] if self.left else None

    @property
    def only(self) -> Choice | None:
        """Return the option that is left when there is only one."""
        return self.left[0] if len(self.left) == 1 else None

    # --- moving

    def move(self, step: int) -> None:
        """Highlight another option, not beyond the ends."""
        self.digits = ""
        self.go(self.at + step)

    def go(self, at: int) -> None:
        """Highlight the option at a place among those left."""
        self.at = min(max(at, 0), max(len(self.left) - 1, 0))

    # --- numbers

    def digit(self, digit: str) -> Choice | None:
        """Type a digit of an option's number; return the option once no longer number could be meant."""
        wanted = self.digits + digit
        meant = [choice for choice in self.left if str(choice.number).startswith(wanted)]
        if not meant:
            self.digits = ""
            return None
        exact = next((at for at, choice in enumerate(self.left) if str(choice.number) == wanted), None)
        if exact is not None:
            self.go(exact)
            if len(meant) == 1:
                self.digits = ""
                return meant[0]
        self.digits = wanted
        return None

    # --- filtering

    def open_filter(self) -> None:
        """Send letters to the filter from now on."""
        self.typing = True
        self.digits = ""

    def type(self, character: str) -> None:
        """Add a character to the filter."""
        self.open_filter()
        self.text += character
        self._sift()

    def backspace(self) -> None:
        """Take back the last digit, or the last character of the filter, or close the empty filter."""
        if self.digits:
            self.digits = self.digits[:-1]
        elif self.text:
            self.text = self.text[:-1]
            self._sift()
        elif self.marks:
            self.marks = frozenset()
            self._sift()
        else:
            self.typing = False

    def clear(self) -> bool:
        """Forget number, filter and narrowing; tell whether there was anything to forget."""
        had = bool(self.text or self.typing or self.digits or self.marks)
        self.text, self.digits, self.marks, self.typing = "", "", frozenset(), False
        self._sift()
        return had

    def narrow(self, id: str) -> bool:
        """Keep the options that touch an element, or let it go again; False when none would be left."""
        marks = self.marks ^ {self._meant(id)}
        if not any(marks <= set(choice.option.marks) and self._found(choice) for choice in self.choices):
            return False
        self.marks = marks
        self.digits = ""
        self._sift()
        return True

    def _meant(self, id: str) -> str:
        """Return the mark that is meant: a piece stands for its place, a place for the only thing on it to choose."""
        touched = {mark for choice in self.left for mark in choice.option.marks}
        for mark in (id, id.rpartition(":")[0]):
            if mark in touched:
                return mark
        on_it = [mark for mark in touched if mark.startswith(f"{id}:")]
        return on_it[0] if len(on_it) == 1 else id

    def _found(self, choice: Choice) -> bool:
        return all(word in choice.found_by for word in self.text.casefold().split())

    def _sift(self) -> None:
        kept = [each for each in self.choices if self._found(each) and self.marks <= set(each.option.marks)]
        wanted = self.text.casefold().strip()
        # The likeliest option comes first: a code typed in full, then options that touch nothing else.
        kept.sort(key=lambda each: (each.option.code.casefold() != wanted, bool(set(each.option.marks) - self.marks)))
        highlighted = self.highlighted
        self.left = kept
        narrowed = bool(self.text or self.marks)
        self.at = kept.index(highlighted) if highlighted in kept and not narrowed else 0
