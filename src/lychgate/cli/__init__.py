"""The command line: `lychgate` and its commands, each described by the module that runs it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Collection
from difflib import get_close_matches
from importlib.metadata import version
from typing import Any, NoReturn

from lychgate.cli import hosting, matches, records, rulebook, serving
from lychgate.core.errors import LychgateError
from lychgate.core.registry import games

ERROR, INTERRUPTED = 2, 130


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as all errors of Lychgate do; half an option's name is none."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Print one sentence and leave."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        self.exit(ERROR, f"{sentence}; see {self.prog} --help.\n")


def parser() -> tuple[Parser, Collection[str]]:
    """Describe all commands; return their names, too."""
    top = Parser(
        prog="lychgate",
        description="Gothic board games, played by their rulebooks, at one table. Without a command, the lobby opens.",
    )
    top.add_argument("--version", action="version", version=f"lychgate {version('lychgate')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for module in (serving, hosting, rulebook, matches, records):
        module.add_commands(commands)
    return top, commands.choices


def unknown(word: str, commands: Collection[str]) -> str:
    """Say in one sentence what somebody may have meant who names no command."""
    if word in {game.id for game in games()}:
        return f"{word} is a game: lychgate play {word}, or lychgate learn {word}."
    meant = get_close_matches(word, commands, n=1)
    hint = f" (did you mean {meant[0]}?)" if meant else ""
    return f"There is no command {word!r}{hint}; commands are {', '.join(commands)}."


def main(argv: list[str] | None = None) -> int:
    """Run one command; return the exit code: 0, 1 for a record that fails to verify, 2 for an error, 130 for Ctrl-C."""
    top, commands = parser()
    words = sys.argv[1:] if argv is None else argv
    if words and not words[0].startswith("-") and words[0] not in commands:
        print(unknown(words[0], commands), file=sys.stderr)
        return ERROR
    given = top.parse_args(words)
    try:
        code: int = given.run(given) if hasattr(given, "run") else serving.run_lobby()
        sys.stdout.flush()
        return code
    except LychgateError as error:
        print(error, file=sys.stderr)
        return ERROR
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe (`| head`); the rest must not be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
