"""What the server tells about games and bots: cards for the lobby, words, rules, covers."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from lychgate import bots
from lychgate.core.clauses import Ledger, provenance
from lychgate.core.game import Game
from lychgate.core.registry import broken, games
from lychgate.core.registry import game as find_game
from lychgate.core.say import Say
from lychgate.core.window import has_reactions
from lychgate.server.bodies import (
    BotCard,
    BrokenCard,
    ChapterCard,
    ClauseCard,
    GameCard,
    OptionCard,
    ProseCard,
    RulesPage,
)
from lychgate.server.covers import plain_cover
from lychgate.words import FALLBACK, SHARED, Words, languages

WORDS = Path(__file__).parent / "words"
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
_OF_ALL = re.compile(r"^(?:game-([a-z-]+)|(round-now))( *=.*(?:\n(?:[ \t]+.*|\}))*)", re.MULTILINE)
"""The messages of a game that lists of games and of matches read, in the words of all games at once."""

LEVELS = {"random": ("random",), "greedy": ("greedy",), "search": ("search:ms=200", "search:ms=1000")}
"""The settings in which the bots of the house are offered; any other installed bot is offered as it is."""
_NAMED = {f"bot-{name}{end}" for name in LEVELS for end in ("", "-deep")}


def card(game: Game, seconds: float) -> GameCard:
    """Return the lobby's card of a game; `seconds` is the time that a table gives for a reaction."""
    options = tuple(
        OptionCard(
            name=each.name,
            values=each.values,
            default=each.default,
            clause=each.clause,
            ours=each.ours,
            live_only=each.live_only,
            span=each.span,
        )
        for each in game.options
    )
    return GameCard(
        id=game.id,
        title=game.title,
        tagline=Say(f"tagline-{game.id}"),
        deed=Say(f"deed-{game.id}" if _says(game, "game-deed") else f"tagline-{game.id}"),
        look=Say(f"look-{game.id}") if _says(game, "game-look") and game.layout is not None else None,
        players=game.players,
        minutes=game.minutes,
        complexity=game.complexity,
        good_with=game.good_with or game.players[0],
        options=options,
        languages=languages(game.id),
        cover=_cover_address(game.id),
        reactions=seconds if has_reactions(game.package) else None,
        lesson=None if game.lesson is None else game.lesson.minutes,
        book=game.book is not None,
    )


def _says(game: Game, key: str) -> bool:
    return re.search(rf"^{key} *=", _text(game.folder / "words", FALLBACK), re.MULTILINE) is not None


def of_game(said: Say, game_id: str) -> Say:
    """Return what a game said with the key that this message has among the words of all games."""
    return Say(f"{said.key.removeprefix('game-')}-{game_id}", said.args)


def _cover_address(game_id: str) -> str:
    return f"/api/games/{game_id}/cover.svg"


def cards(seconds: float) -> list[GameCard]:
    """Return the cards of all games; `seconds` is the time that a table gives for a reaction."""
    return [card(each, seconds) for each in games()]


def broken_cards() -> list[BrokenCard]:
    """Return the games that are installed but cannot be played, each with a sentence that says why."""
    return [BrokenCard(id, why) for id, why in broken().items()]


def cover(game_id: str) -> bytes:
    """Return a game's cover picture: its own, or one with its title and tagline."""
    game = find_game(game_id)
    path = game.folder / "cover.svg"
    if path.exists():
        return path.read_bytes()
    words = Words(game_id)
    return plain_cover(game.title, words.text("game-tagline", {}) if words.knows("game-tagline") else "")


def words(language: str, game_id: str | None = None) -> str | None:
    """Return the Fluent words of a language: the shared ones, the lobby's, then the game's; None if there are none."""
    if not _LANGUAGE.fullmatch(language):
        return None
    parts = [_text(WORDS, language)]
    if game_id is None or language in languages(game_id):
        # A game that does not speak the language would mix the shared words into its English sentences.
        parts.insert(0, _text(SHARED, language))
    for each in games():
        for name, round_now, pattern in _OF_ALL.findall(_text(each.folder / "words", language)):
            parts.append(f"{name or round_now}-{each.id}{pattern}\n")
    if game_id is not None:
        parts.append(_text(find_game(game_id).folder / "words", language))
    found = "\n".join(part for part in parts if part)
    return found or None


@cache
def _text(folder: Path, language: str) -> str:
    path = folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def rules(game_id: str, language: str = FALLBACK) -> RulesPage:
    """Return a game's rules: clauses, chapters and prose; in English where it has none in that language."""
    return _rules_page(find_game(game_id).ledger_in(language))


@cache
def _rules_page(ledger: Ledger) -> RulesPage:
    return RulesPage(
        ledger.language,
        tuple(
            ClauseCard(each.id, each.text, each.source, each.status, each.chapter, tuple(sorted(provenance(each))))
            for each in ledger
        ),
        tuple(
            ChapterCard(each.title, each.section, each.intro, tuple(clause.id for clause in each.clauses))
            for each in ledger.chapters
        ),
        tuple(ProseCard(title, text) for title, text in ledger.prose.items()),
    )


def bot_cards() -> list[BotCard]:
    """Return the bots that can take a seat, with words for each."""
    found = []
    known = [name for name in LEVELS if name in bots.names()]
    for name in [*known, *(each for each in bots.names() if each not in LEVELS)]:
        for level, text in enumerate(LEVELS.get(name, (name,))):
            key = f"bot-{name}" + ("-deep" if level else "")
            if name in LEVELS:
                found.append(BotCard(text, Say(key), Say(f"{key}-note")))
            else:
                found.append(BotCard(text, Say("bot-other", {"name": name}), Say("bot-other-note")))
    return found


def bot_name(text: str, language: str = FALLBACK) -> str:
    """Return what a bot is called at the table, in words: "Cunning"."""
    key = next((each.title.key for each in bot_cards() if each.bot == text), "")
    known = _LANGUAGE.fullmatch(language) and _text(WORDS, language)
    found = re.search(rf"^{key} = (.*)$", known or _text(WORDS, FALLBACK), re.MULTILINE)
    return found[1] if key in _NAMED and found else text.partition(":")[0].capitalize()
