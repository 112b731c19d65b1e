"""At every end of every game the sources add up to the score, and the lines end where the match ended."""

from __future__ import annotations

from random import Random

from lychgate.core.account import Account
from lychgate.core.ask import CHANCE
from lychgate.core.match import Match
from lychgate.core.table.icons import unknown_icons
from lychgate.testing.cases import Case, Policy, every_play, play
from lychgate.words import Words, languages


def check_sums(match: Match, account: Account) -> None:
    """The sources add up to the score, at the end and, where nothing else is drawn, in the lines."""
    assert match.result is not None
    sums = [sum(each.n for each in account.entries if each.seat == seat) for seat in range(match.seats)]
    assert sums == list(match.result.scores)
    accounting = match.game.account
    drawn = accounting.line if accounting is not None else None
    last = [line[-1] for line in account.lines]
    assert last == (sums if drawn is None else [drawn(match.state, seat) for seat in range(match.seats)])


def check_moments(match: Match, account: Account) -> None:
    """Everything has its moment in the match, in order; every round has its place in the lines."""
    answers = sum(seat != CHANCE for seat, _ in match.history)
    for moments in ([each.at for each in account.entries], [each.at for each in account.story], account.rounds):
        assert list(moments) == sorted(moments)
        assert all(0 <= at <= answers for at in moments)
    assert {len(line) for line in account.lines} == {len(account.rounds) + 1 + account.ends}
    assert {each.source for each in account.entries} <= {source.id for source in account.sources}
    assert sorted(account.order) == list(range(match.seats))
    if account.turning is not None:
        assert account.turning.gain > 0
        assert 0 < account.turning.round <= len(account.rounds)
        assert account.turning.at <= answers


def check_words(match: Match, account: Account) -> None:
    """Every source, figure and line has words, in every language of the game."""
    if match.game.account is None:
        return
    assert list(unknown_icons(account)) == []
    names = [f"Player {seat}" for seat in range(match.seats)]
    for language in languages(match.game.id):
        words = Words(match.game.id, language, names, me=0, strict=True)
        assert all(words.knows(key) for key in ("lines-title", "lines-round"))
        assert all(words.knows(f"source-{source.id}") for source in account.sources)
        said = [*(each for row in account.figures for each in row), *(each.told.said() for each in account.story)]
        assert all(words.say(each) for each in [*said, *([account.tie] if account.tie else [])])


@every_play
def test_the_sources_add_up_to_the_score(case: Case, policy: Policy) -> None:
    match = play(case.start(3), Random(3), policy)
    account = match.account()
    check_sums(match, account)
    check_moments(match, account)
    check_words(match, account)
