"""The registry: games are found through entry points `lychgate.games`, or registered by hand."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from lychgate.core import door
from lychgate.core.errors import BadGame, UnknownGame
from lychgate.core.game import Game


@lru_cache(maxsize=1)
def _installed() -> dict[str, list[EntryPoint]]:
    """Return the entry points of each game id; more than one if several packages claim it."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group="lychgate.games"), key=lambda entry: (entry.name, entry.value)):
        same = found.setdefault(entry.name, [])
        if entry.value not in [each.value for each in same]:  # an installation may be listed twice
            same.append(entry)
    return found


@cache
def _loaded(id: str) -> Game | str:
    """Return an installed game, or one sentence that says why it cannot be played."""
    entry, *others = _installed()[id]
    if others:
        claims = " and ".join(each.value for each in (entry, *others))
        return f"The game {id!r} cannot be loaded: it is installed more than once, as {claims}; uninstall all but one."
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:
        return f"The game {id!r} ({entry.value}) cannot be loaded: {door.traced(error)}."
    if not isinstance(found, Game):
        return f"The game {id!r} ({entry.value}) cannot be loaded: that is no Game, but {door.shown(found)}."
    if found.id != id:
        return f"The game {id!r} ({entry.value}) calls itself {found.id!r}; entry point and Game.id must be the same."
    for page in sorted([*(found.folder / "words").glob("*.ftl"), *(found.folder / "lessons").glob("*.ftl")]):
        try:
            page.read_text(encoding="utf-8")  # the lobby reads the words of all games at once
        except (OSError, UnicodeDecodeError) as error:
            where = f"{page.parent.name}/{page.name}"
            return f"The game {id!r} ({entry.value}) cannot be loaded: {where}: {door.told(error)}."
    return found


_extra: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game by hand, beside those found through entry points (samples, tests)."""
    door.choice(game, "What is registered", door.is_game, "a Game")
    _extra[game.id] = game


def game(id: str) -> Game:
    """Return a game by id; UnknownGame when none of that id is installed, BadGame when it cannot be loaded."""
    door.game_id(id, UnknownGame)
    if id in _extra:
        return _extra[id]
    if id not in _installed():
        meant = get_close_matches(id, _installed(), n=1)
        hint = f" (did you mean {meant[0]}?)" if meant else ""
        raise UnknownGame(
            f"There is no game {door.shown(id)}{hint}; installed are {', '.join(_installed()) or 'none'}."
        )
    found = _loaded(id)
    if isinstance(found, str):
        raise BadGame(found)
    return found


def games() -> list[Game]:
    """Return every installed game that can be played; `broken` tells of the others."""
    return [found for id in _installed() if isinstance(found := _loaded(id), Game)]


def broken() -> dict[str, str]:
    """Return the installed games that cannot be played, each with a sentence that says why."""
    return {id: found for id in _installed() if isinstance(found := _loaded(id), str)}
