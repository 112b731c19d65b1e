"""Everything well-formed is offered or has a reason, every reason has its clause, and no text makes the answer fail."""

from __future__ import annotations

from random import Random

from lychgate.core.ask import Ask, Obstacle
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.why import MOST
from lychgate.testing.cases import Case, Policy, every_game, every_play, play
from lychgate.testing.positions import each_kind

TEXTS = ("", " ", "nonsense", "pass pass", "hand:0:", "é\n\x00", "hand:0 hand:1", "*", "seat:0", "'\"\\")


def some(things: list[str], rng: Random) -> list[str]:
    return rng.sample(things, min(1, len(things)))


def unique(obstacles: list[Obstacle]) -> list[Obstacle]:
    return [each for number, each in enumerate(obstacles) if each not in obstacles[:number]]


def check_menu(match: Match, ask: Ask, rng: Random) -> None:
    """One predicate makes options and reasons."""
    considered: list[str] = []
    barred: list[tuple[str, tuple[str, ...], list[Obstacle]]] = []
    for candidate, obstacles in ask.menu.verdicts():
        considered.append(candidate.code)
        assert (candidate.code in ask.menu.by_code) == (not obstacles), candidate.code
        for obstacle in obstacles:
            assert obstacle.clause in match.game.ledger, candidate.code
        if obstacles:
            barred.append((candidate.code, candidate.marks, obstacles))
    assert len(set(considered)) == len(considered)
    assert [code for code in considered if code in ask.menu.by_code] == [option.code for option in ask.options]
    for code, marks, obstacles in rng.sample(barred, min(1, len(barred))):
        assert match.why_not(ask.seat, code) == unique(obstacles)[:MOST]
        if len(marks) > 1:
            answer = match.why_not(ask.seat, marks)
            assert answer == match.why_not(ask.seat, " ".join(marks))
            # Something else that touches the same may be possible, or nearer to being so.
            assert len(answer) <= len(unique(obstacles))
            assert bool(answer) != any(set(marks) <= set(option.marks) for option in ask.options)


def check_texts(match: Match, rng: Random) -> None:
    """Whatever is asked, there is an answer; an empty one means that it is possible."""
    codes = sorted({code for ask in match.asks for code in ask.menu.by_code})
    marks = sorted({mark for ask in match.asks for option in ask.options for mark in option.marks})
    for seat in range(match.seats):
        ask = match.ask(seat)
        for text in (rng.choice(TEXTS), *some(codes, rng), *some(marks, rng)):
            answer = match.why_not(seat, text)
            assert len(answer) <= MOST
            assert all(each.clause in match.game.ledger for each in answer), text
            if not answer:
                assert ask is not None
                touched = {mark for option in ask.options for mark in option.marks}
                near = {near for mark in touched for near in (mark, mark.rpartition(":")[0])}
                assert text in ask.menu.by_code or set(text.split()) <= near or text.rpartition(":")[0] in touched


@every_play
def test_all_is_offered_or_explained(case: Case, policy: Policy) -> None:
    rng = Random(31)

    def check(match: Match) -> None:
        before = match.fingerprint()
        for ask in match.asks:
            check_menu(match, ask, rng)
            option = rng.choice(ask.options)
            assert match.why_not(ask.seat, option.code) == []
            assert not option.marks or match.why_not(ask.seat, option.marks) == []
        check_texts(match, rng)
        assert match.fingerprint() == before

    each_kind(case, policy, check)


@every_game
def test_the_clauses_that_are_always_named_exist(game: Game) -> None:
    assert game.turn_clause in game.ledger
    assert [option.name for option in game.options if option.clause not in game.ledger] == []


@every_play
def test_questions_and_events_name_clauses_that_exist(case: Case, policy: Policy) -> None:
    ledger = case.game.ledger

    def check(match: Match) -> None:
        assert [ask.key for ask in match.asks if ask.clause is not None and ask.clause not in ledger] == []

    match = play(case.start(13), Random(13), policy, check)
    assert [event.kind for event in match.events(None) if event.clause not in ledger] == []
