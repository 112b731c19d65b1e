"""Whatever somebody points at or types gets a true answer: the laws of `lychgate.testing.clicks`, in play."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

from lychgate.core.errors import LychgateError
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.testing.cases import Case, Policy, every_explained_play, every_game, every_worded_game, everybody
from lychgate.testing.clicks import Clicks
from lychgate.testing.positions import each_kind
from lychgate.words import Words, languages

ATTEMPTS = ("", "-", "pass", "nonsense", "nonsense:1", "end", "none:-", "stop", "{}", "42")
"""What people type who do not know how answers are written."""

ODD = ("0", "1", "7", "99", "-1", "00", "x", "P", "Q", "", "\u0663", "a-b_c")
"""What might stand where a part of an id is expected."""


_pointing: dict[str, Clicks] = {}
"""By game, who points at everything in all its matches: what was said to a seat before is not judged again."""


@every_explained_play
def test_whatever_is_pointed_at_has_an_answer(case: Case, policy: Policy) -> None:
    clicks, rng = _pointing.setdefault(case.game.id, Clicks(case.game)), Random(41)
    before = clicks.pointed

    def check(match: Match) -> None:
        asked = [ask.seat for ask in match.asks if ask.seat >= 0][:2]
        other = rng.choice([seat for seat in everybody(match) if seat not in asked])
        assert list(clicks.faults(match, [*asked, other], rng)) == []

    each_kind(case, policy, check, poker_face=True)
    assert clicks.pointed > before


def touching(match: Match, seat: int | None, text: str) -> tuple[str, ...]:
    """The answers that touch what was typed, where that is the name of a thing on the table, too."""
    with suppress(LychgateError):
        return match.about(seat, text).codes
    return ()


@every_explained_play
def test_whatever_is_typed_has_an_answer(case: Case, policy: Policy) -> None:
    rng = Random(43)
    verbs = sorted({verb for row in case.game.purposes.notations for verb in row.verbs})
    forms = [row.form for row in case.game.purposes.notations]
    books = [Words(case.game.id, language, strict=True) for language in languages(case.game.id)]

    def check(match: Match) -> None:
        tried = [*rng.sample(ATTEMPTS, 3), *rng.sample(forms, min(4, len(forms)))]
        tried += [
            f"{verb}{rng.choice(('', ':', ':-', ':9', ':?+?'))}" for verb in rng.sample(verbs, min(4, len(verbs)))
        ]
        for seat in everybody(match):
            ask = None if seat is None else match.ask(seat)
            for text in tried:
                reasons = match.why_not(seat, text)
                assert len(reasons) <= 3
                possible = ask is not None and (text in ask.menu.by_code or bool(touching(match, seat, text)))
                assert reasons or possible, text
                for reason in reasons:
                    assert reason.clause in match.game.ledger, (text, reason)
                    assert all(book.say(reason.say) for book in books)

    each_kind(case, policy, check)


@every_explained_play
def test_ids_of_nothing_are_answered_too(case: Case, policy: Policy) -> None:
    """Whatever comes from outside in place of an id: an answer, or one sentence of ours."""
    rng = Random(47)
    patterns = [id for kind in case.game.purposes.kinds for id in kind.ids]

    def check(match: Match) -> None:
        for pattern in rng.sample(patterns, min(12, len(patterns))):
            id = re.sub(r"\{\w+\}", lambda part: rng.choice(ODD), pattern)
            for seat in everybody(match):
                assert len(match.why_not(seat, id)) <= 3
                with suppress(LychgateError):
                    match.about(seat, id)

    each_kind(case, policy, check)


@every_game
def test_purposes_name_questions_and_clauses_that_exist(game: Game) -> None:
    purposes, words = game.purposes, Words(game.id)
    uses = [use for kind in purposes.kinds for use in kind.uses]
    keys = {key for use in uses for key in (*use.asks, *use.through)}
    keys |= {key for row in purposes.notations for key in row.asks} | {*purposes.turns, *purposes.compulsory}
    assert sorted(key for key in keys if not words.knows("ask-" + key.replace(".", "-"))) == []
    clauses = {kind.clause for kind in purposes.kinds} | {use.clause for use in uses}
    clauses |= {row.clause for row in purposes.notations} | {
        *purposes.turns.values(),
        *purposes.compulsory.values(),
        *filter(None, [purposes.ends]),
    }
    assert sorted(clause for clause in clauses if clause not in game.ledger) == []


@every_worded_game
def test_purposes_have_their_words_in_every_language(game: Game) -> None:
    purposes = game.purposes
    keys = {f"about-{kind.about or kind.name}" for kind in purposes.kinds}
    keys |= {f"changes-{kind.about or kind.name}" for kind in purposes.kinds if not kind.uses}
    keys |= {f"when-{use.name}" for kind in purposes.kinds for use in kind.uses}
    keys |= {f"when-{row.name}" for row in purposes.notations}
    for language in languages(game.id):
        text = (game.folder / "words" / f"{language}.ftl").read_text()
        assert sorted(key for key in keys if f"\n{key} =" not in text) == [], language
