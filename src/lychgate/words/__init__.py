"""Words: turns what was said (keys and arguments) into sentences of a person's language, with Fluent.

A game's words lie in its folder, `words/<language>.ftl`, and those of its lesson and its picture book, which only
learners load, in `lessons/<language>.ftl`; those that all games share lie beside this module. A message
that a language lacks is taken from English, so a half-finished translation never leaves a hole. One that English lacks,
too, is shown as its key and arguments: a missing word never ends a match. `strict` makes it an error, for tests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lychgate.core.errors import LychgateError
from lychgate.core.registry import game as find_game
from lychgate.core.say import Say
from lychgate.words import elision

SHARED = Path(__file__).parent
FALLBACK = "en"


class UnknownWords(LychgateError):
    """A message that no word file has, or that lacks an argument."""


@cache
def languages(game_id: str) -> tuple[str, ...]:
    """Return the languages a game speaks, English first."""
    found = sorted(path.stem for path in (find_game(game_id).folder / "words").glob("*.ftl"))
    return tuple(sorted(found, key=lambda language: language != FALLBACK))


@cache
def _bundle(game_id: str, language: str, learning: bool) -> FluentBundle:
    # All our languages run left to right, so the marks round what is filled in serve elision alone, which removes them.
    bundle = FluentBundle([language], use_isolating=language == elision.LANGUAGE)
    own = find_game(game_id).folder
    for folder in (SHARED, own / "words", *([own / "lessons"] if learning else [])):
        path = folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Words:
    """The words of one match in one language: knows the players' names and who is reading."""

    def __init__(
        self,
        game_id: str,
        language: str = FALLBACK,
        names: Sequence[str] = (),
        me: int | None = None,
        *,
        strict: bool = False,
        learning: bool = False,
    ) -> None:
        """`names` are the players by seat; the seat `me` is addressed as "you"; `learning` adds lesson and book."""
        self.strict = strict
        self.game_id = game_id
        self.language = language
        self.names = tuple(names)
        self.me = me
        # A game without words in this language is told in English throughout, rather than in two languages at once.
        spoken = language != FALLBACK and language in languages(game_id)
        wanted = (language, FALLBACK) if spoken else (FALLBACK,)
        self._bundles = [(each, _bundle(game_id, each, learning)) for each in wanted]

    def say(self, said: Say) -> str:
        """Return what was said, as a sentence."""
        if said.key == "who":
            return self.who(int(str(said.args["seat"])))
        return self.text(said.key, said.args)

    def who(self, seat: int) -> str:
        """Return the player's name, or the word for "you"."""
        return self.text("who-you", {}) if seat == self.me else self.name(seat)

    def name(self, seat: int) -> str:
        """Return the player's name, never "you"; a message finds it as `$seat_name` beside `$seat`."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("who-seat", {"number": seat + 1})

    def whose(self, seat: int) -> str:
        """Return the possessive: "your", "Ines's"; a message finds it as `$seat_own` beside `$seat`."""
        if seat == self.me:
            return self.text("whose-you", {})
        return self.text("whose", {"name": self.name(seat)})

    def text(self, key: str, args: Mapping[str, Any]) -> str:
        """Return a message by its key; where there is none, something readable, or UnknownWords if `strict`."""
        text = self._formatted(key, None, args)
        if text is not None:
            return text
        if self.strict:
            raise UnknownWords(f"{self.game_id} has no words {key!r}.")
        facts = ", ".join(str(self._plain(value)) for value in args.values())
        return key.replace("-", " ") + (f" ({facts})" if facts else "")

    def part(self, said: Say, name: str) -> str:
        """Return a text that belongs to what was said: the attribute `.name` of its message; "" where there is none.

        `note` stands below a question or a setting, `then` below an answer, `do` on the button that gives it; `all` is
        what several answers of one kind are called together, `all-then` stands below that; `any` is what an answer is
        called where it makes no difference which one it is.
        """
        return self._formatted(said.key, name, said.args) or ""

    def _formatted(self, key: str, part: str | None, args: Mapping[str, Any]) -> str | None:
        plain: dict[str, Any] = {}
        for name, value in args.items():
            plain[name] = self._plain(value)
            if isinstance(value, Say) and value.key == "who":
                seat = int(str(value.args["seat"]))
                plain[f"{name}_own"], plain[f"{name}_name"] = self.whose(seat), self.name(seat)
        for language, bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.value if part is None else message.attributes.get(part)
                if pattern is None:
                    continue
                text, errors = bundle.format_pattern(pattern, plain)
                if errors and self.strict:
                    raise UnknownWords(f"The words {key!r} of {self.game_id} do not fit their arguments: {errors[0]}.")
                return elision.elided(str(text)) if language == elision.LANGUAGE else str(text)
        return None

    def knows(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return any(bundle.has_message(key) for _, bundle in self._bundles)

    def sentence(self, said: Say) -> str:
        """Return what was said with its first letter a capital."""
        text = self.say(said)
        return text[:1].upper() + text[1:]

    def _plain(self, value: Any) -> Any:
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, Mapping) and "key" in value:
            return self.say(Say(value["key"], value.get("args", {})))
        if isinstance(value, list | tuple):
            return self._listed([str(self._plain(each)) for each in value])
        if isinstance(value, bool):
            return "true" if value else "false"
        return value

    def _listed(self, parts: list[str]) -> str:
        """Join "a", "b", "c" as the language does: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.text("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})
