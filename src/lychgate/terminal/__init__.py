"""Terminal play: the table drawn in characters, for any game, from the one description all screens share."""

from __future__ import annotations

import sys
from pathlib import Path

from lychgate.core.errors import LychgateError

__all__ = ["run"]


def run(
    game_id: str,
    *,
    players: int,
    bots: list[str],
    seed: int | None,
    options: dict[str, object],
    resume: Path | None,
    save: Path | None,
) -> int:
    """Play a match in this terminal and return the exit code; `resume` continues a saved match instead.

    People take the first seats, bots the last; `me` in the list of bots is a person's seat among them.
    """
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(
            "Playing needs a terminal: neither input nor output may come from or go to a file or pipe.", file=sys.stderr
        )
        return 2
    # Textual is imported only when there is a screen.
    from lychgate.core.game import game
    from lychgate.terminal.app import LychgateApp
    from lychgate.terminal.session import Session, begin
    from lychgate.terminal.session import resume as go_on

    def again(last: Session) -> Session:
        """Start a new match with the same settings and another seed: the next one if a seed was given."""
        names = [player.recorded if player.bot is not None else "me" for player in last.players]
        following = None if seed is None else last.match.seed + 1
        return begin(last.game, last.match.seats, names, following, last.match.options, None)

    try:
        if resume is not None:
            session = go_on(resume, game_id, bots, save)
        else:
            session = begin(game(game_id), players, bots, seed, options, save)
    except LychgateError as error:
        print(error, file=sys.stderr)
        return 2
    app = LychgateApp(session, again)
    farewell = app.run()
    if farewell:
        print(farewell)
    return app.return_code or 0
