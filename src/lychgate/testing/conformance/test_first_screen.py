"""What a game says to whoever has never played it, and to whoever has a match of it waiting."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.core.summary import Summary
from lychgate.testing.cases import Case, by_advice, every_default, every_proved_game, several
from lychgate.words import Words, languages

MOST_SIGNS = 150
"""A sentence that is longer does not fit beside the button that begins to play."""


@every_proved_game
def test_a_game_says_what_one_does_in_one_sentence(game: Game) -> None:
    for language in languages(game.id):
        words = Words(game.id, language, strict=True)
        deed = words.text("game-deed", {})
        assert 40 <= len(deed) <= MOST_SIGNS, (language, len(deed))
        assert deed.endswith("."), (language, deed)
        assert game.layout is None or words.text("game-look", {})


@every_proved_game
def test_a_game_says_how_heavy_it_is_and_how_many_make_a_good_table(game: Game) -> None:
    assert 1 <= game.complexity <= 5
    assert game.good_with is not None
    assert game.players[0] <= game.good_with <= game.players[1]
    assert game.check(game.good_with, None)


class _References(Visitor):
    """Collects the messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.found.append(node.id.name)


@every_proved_game
def test_what_lists_of_all_games_read_refers_to_no_other_message(game: Game) -> None:
    for page in (game.folder / "words").glob("*.ftl"):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and _is_read_in_lists(entry.id.name):
                references = _References()
                references.visit(entry)
                assert references.found == [], (page.name, entry.id.name)


def _is_read_in_lists(key: str) -> bool:
    return key == "round-now" or key.startswith("game-")


def _check(match: Match, summary: Summary, words: list[Words]) -> None:
    """Everybody stands somewhere, and each language says how: exactly one part of a line is marked as the place."""
    assert bool(summary.points) != bool(summary.lines), "A summary has points, or a line for each seat."
    assert len(summary.points or summary.lines) == match.seats
    for each in words:
        assert each.say(summary.when).strip()
        for line in summary.lines:
            assert len(re.findall(r"\*\*.+?\*\*", each.say(line))) == 1, each.say(line)
    for said in (summary.when, *summary.lines):
        assert _is_read_in_lists(said.key)
        inside = [each for each in said.args.values() if not isinstance(each, str | int)]
        assert all(isinstance(each, Say) and each.key == "who" for each in inside), said


@every_default
def test_a_match_is_summed_up_at_every_moment(case: Case) -> None:
    """In the words of every language; and where a game sums up by points, the winner is in front at the end."""
    game = case.game
    if game.summary is None:
        return
    names = [f"Player {seat}" for seat in range(case.seats)]
    words = [Words(game.id, language, names, me=0, strict=True) for language in languages(game.id)]

    def check(match: Match) -> None:
        assert game.summary is not None
        summary = game.summary(match.view(None))
        _check(match, summary, words)
        if match.result is not None and summary.points:
            assert {summary.points[seat] for seat in match.result.winners} == {max(summary.points)}

    several(case, 31, by_advice, check, visits=6)
