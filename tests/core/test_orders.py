"""Standing orders: each answers what it was given for and nothing else, ends when it should, and is nobody else's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec
import pytest

import lychgate
from lychgate.core.ask import Ask
from lychgate.core.errors import BadOption
from lychgate.core.match import Match
from lychgate.core.orders import offered, read
from lychgate.core.standing import MOST
from tests.samples import knock

GAMES = {"damnation": 4, "carpathes": 4, "sabbat-magica": 3}
"""The games in which one reacts to others, with how many play here."""


def played(game: str, seed: int, look: Callable[[Match], None], most: int = 600) -> Match:
    """Play at random, and look at the match before every answer."""
    match, rng = lychgate.game(game).start(GAMES[game], seed, poker_face=True), Random(seed)
    while not match.over and len(match.history) < most:
        look(match)
        ask = match.asks[0]
        match.answer(ask.seat, rng.choice(ask.options).code)
    return match


def windows(game: str) -> Iterator[tuple[Match, Ask]]:
    """Yield copies of matches in the middle of a reaction that offers orders, the first of each kind."""
    found: dict[str, tuple[Match, Ask]] = {}

    def look(match: Match) -> None:
        ask = match.asks[0]
        if offered(ask) and ask.kind not in found:
            found[ask.kind] = match.copy(), ask

    for seed in range(4):
        played(game, seed, look)
    assert found, f"{game}: nobody was asked to react"
    yield from found.values()


@pytest.mark.parametrize("game", GAMES)
def test_every_order_that_is_offered_answers_the_question_that_offers_it(game: str) -> None:
    for match, ask in windows(game):
        for order in offered(ask):
            trial = match.copy()
            trial.order(ask.seat, order.text)
            assert ask.idle is not None
            assert trial.standing_answer() == (ask.seat, ask.idle.code), order.text


@pytest.mark.parametrize("game", GAMES)
def test_an_order_answers_nothing_that_it_was_not_given_for(game: str) -> None:
    def of(text: str, ask: Ask) -> bool:
        """Say anew, in the words of the module, whether an order is meant for a question."""
        if not ask.window or ask.idle is None:
            return False
        _, *rest = text.split()
        if rest in ([], ["round"], ["hit"]):
            return ask.concern == "" or (not rest and ask.concern == "me")
        return rest[0] == ask.kind

    kinds = {f"pass {ask.kind} {until}" for _, ask in windows(game) for until in ("round", "match")}
    texts = ["pass", "pass round", "pass hit", *sorted(kinds)]

    def look(match: Match) -> None:
        for ask in match.asks:
            for text in texts if ask.seat >= 0 else ():
                option = read(text).answer(ask)
                assert (option is not None) == of(text, ask), (text, ask)
                assert option is None or option is ask.idle

    played(game, 9, look, 300)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_else_sees_an_order(game: str) -> None:
    """Two worlds: with and without the order, all others have the same view before it is carried out."""
    for match, ask in windows(game):
        for order in offered(ask):
            quiet = match.copy()
            quiet.order(ask.seat, order.text)
            for seat in (None, *range(match.seats)):
                assert msgspec.json.encode(quiet.view(seat)) == msgspec.json.encode(match.view(seat))
            assert quiet.save() == match.save()
            quiet.carry_out_orders()
            by_hand = match.copy()
            for seat, code in quiet.history[len(match.history) :]:
                if seat >= 0:
                    by_hand.answer(seat, code)
            assert quiet.save() == by_hand.save(), "what an order answers is an answer like any other"


def test_an_order_for_a_round_ends_with_it() -> None:
    match, ask = next(iter(windows("damnation")))
    match.order(ask.seat, f"pass {ask.kind} round")
    begun, rng = match.state.round, Random(1)
    while not match.over and match.state.round == begun:
        assert ask.seat in match.standing
        asked = match.asks[0]
        match.answer(asked.seat, rng.choice(asked.options).code)
    assert ask.seat not in match.standing


def test_an_order_until_one_is_hit_ends_when_a_number_of_the_seat_falls_or_it_is_the_target() -> None:
    match, ask = next((match, ask) for match, ask in windows("damnation") if not ask.concern)
    match.order(ask.seat, "pass hit")
    rng = Random(2)
    health = 0
    while not match.over and ask.seat in match.standing:
        health = match.state.health[ask.seat]  # type: ignore[attr-defined]
        asked = match.asks[0]
        match.answer(asked.seat, rng.choice(asked.options).code)
    mine = match.ask(ask.seat)
    fell = match.state.health[ask.seat] < health  # type: ignore[attr-defined]
    assert match.over or fell or (mine is not None and mine.concern == "me")


def test_orders_are_taken_back_one_by_one_or_all_at_once() -> None:
    match, ask = next((match, ask) for match, ask in windows("damnation") if not ask.concern)
    texts = [order.text for order in offered(ask)]
    for text in texts:
        match.order(ask.seat, text)
    match.order(ask.seat, texts[0], back=True)
    assert [order.text for order in match.standing[ask.seat]] == texts[1:]
    match.order(ask.seat, None)
    assert match.standing == {}


def test_a_seat_has_only_so_many_orders() -> None:
    match, ask = next(iter(windows("damnation")))
    for number in range(MOST):
        match.order(ask.seat, f"pass kind{number} match")
    with pytest.raises(BadOption, match=f"at most {MOST} standing orders"):
        match.order(ask.seat, "pass kind match")


def test_an_order_that_ended_by_an_answer_stands_again_when_that_is_taken_back() -> None:
    match = knock.GAME.start(2, 1)
    match.order(1, "pass")
    while 1 in match.standing:
        asked = match.asks[0]
        match.answer(*(match.standing_answer() or (asked.seat, asked.options[0].code)))
    last = match.history[-1][0]
    match.undo(last, [seat for seat in range(2) if seat != last])
    assert [order.text for order in match.standing[1]] == ["pass"]
