"""Terminal play: the table drawn in characters, for any game, from the one description all screens share."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from lychgate.core.errors import LychgateError
from lychgate.core.registry import game
from lychgate.words import FALLBACK

if TYPE_CHECKING:
    from lychgate.terminal.session import Session

__all__ = ["learn", "run"]


def run(
    game_id: str,
    *,
    players: int,
    bots: list[str],
    seed: int | None,
    options: dict[str, object],
    resume: Path | None,
    save: Path | None,
    language: str = FALLBACK,
) -> int:
    """Play a match in this terminal and return the exit code; `resume` continues a saved match instead.

    People take the first seats, bots the last; `me` in the list of bots is a person's seat among them.
    """

    def begin() -> Session:
        from lychgate.terminal import session

        if resume is not None:
            return session.resume(resume, game_id, bots, save, language)
        return session.begin(game(game_id), players, bots, seed, options, save, language)

    return _show(begin, seeded=seed is not None)


def learn(game_id: str, *, language: str, anew: bool) -> int:
    """Lead through the guided match of a game in this terminal, from where it was left or, `anew`, from the start."""

    def begin() -> Session:
        from lychgate.terminal import session

        return session.learn(game(game_id), language, anew=anew)

    return _show(begin)


def _show(begin: Callable[[], Session], *, seeded: bool = False) -> int:
    """Open the table and return the exit code; `seeded`: one that is begun again has the next seed."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(
            "Playing needs a terminal: neither input nor output may come from or go to a file or pipe.", file=sys.stderr
        )
        return 2
    # Textual is imported only when there is a screen.
    from lychgate.terminal.app import LychgateApp
    from lychgate.terminal.session import begin_again

    try:
        app = LychgateApp(begin(), lambda last: begin_again(last, seeded=seeded))
    except LychgateError as error:
        print(error, file=sys.stderr)
        return 2
    farewell = app.run()
    if farewell:
        print(farewell)
    return app.return_code or 0
