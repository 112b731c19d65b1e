"""Re-deals: positions a seat cannot tell apart, made from what it knows and from nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Annotated, Any

import pytest

from lychgate.core.ask import Option, Play, Script, lot, pick, together
from lychgate.core.chance import Chance
from lychgate.core.errors import LawBroken, LychgateError, UndoRefused
from lychgate.core.match import Match
from lychgate.core.redeal import _drawn, redeal
from lychgate.core.state import State, fingerprint, state
from lychgate.core.step import Step
from lychgate.core.zones import NOBODY, OWNER, Zone
from tests.core.crypt import Crypt, back, crypt, everywhere
from tests.core.test_view import look
from tests.core.toys import Choose, Finish, Toy, options, toy
from tests.samples.raid import GAME as RAID
from tests.samples.raid.state import Raid


def crypts() -> list[Crypt]:
    """A few positions in which seats know single cards."""
    known = crypt()
    known.known = {94: 0b010, 13: 0b101, 3: 0b110, 90: 0b100}
    return [crypt(), known]


@pytest.mark.parametrize("g", crypts(), ids=["nothing known", "something known"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_seat_cannot_tell_a_redeal_from_the_truth(g: Crypt, seat: int | None) -> None:
    before = fingerprint(g)
    rng = Random(1)
    for _ in range(20):
        new = redeal(g, seat, rng)
        assert look(new, seat).to_bytes() == look(g, seat).to_bytes()
        assert everywhere(new) == everywhere(g)
    assert fingerprint(g) == before


@pytest.mark.parametrize("g", crypts(), ids=["nothing known", "something known"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_redeal_depends_on_knowledge_and_generator_alone(g: Crypt, seat: int | None) -> None:
    other = redeal(g, seat, Random(1))
    assert other != g
    assert redeal(other, seat, Random(2)) == redeal(g, seat, Random(2))
    assert redeal(g, seat, Random(2)) != redeal(g, seat, Random(3))


def test_own_cards_stay_and_all_others_may_lie_anywhere() -> None:
    rng, g = Random(4), crypt()
    at: Counter[int] = Counter()
    for _ in range(900):
        new = redeal(g, 0, rng)
        assert new.hand[0] == [3, 4, 5]
        at[new.hand[1][0]] += 1
    # Red backs stay apart from blue ones: 13 may be any of the hidden red cards, each as likely.
    reds = [card for card in [*g.hand[1], *g.hand[2], *g.deck] if back(card) == "red"]
    assert sorted(at) == sorted(reds)
    assert max(at.values()) < 2 * min(at.values())


def test_families_are_dealt_apart() -> None:
    rng, g = Random(5), crypt()
    for _ in range(50):
        new = redeal(g, 0, rng)
        assert 100 <= min([*chain(*new.graves), *new.pit]) <= max([*chain(*new.graves), *new.pit]) < 200
        assert min(new.urn) >= 200
        assert max([*chain(*new.hand), *new.deck]) < 100
    assert any(150 in chain(*redeal(g, 0, rng).graves) for _ in range(50))


def test_a_known_piece_stays_where_it_is() -> None:
    rng, g = Random(6), crypt()
    g.known = {94: 0b001, 13: 0b001}
    for _ in range(50):
        new = redeal(g, 0, rng)
        assert (new.deck[-1], new.hand[1][0]) == (94, 13)
        assert new.known == g.known


def test_what_others_know_stays_with_the_place() -> None:
    rng, g = Random(7), crypt()
    g.known = {94: 0b110, 15: 0b100}
    moved = 0
    for _ in range(50):
        new = redeal(g, 0, rng)
        assert new.known == {new.deck[-1]: 0b110, new.hand[1][2]: 0b100}
        moved += new.deck[-1] != 94
    assert moved


def test_spectators_know_no_single_piece() -> None:
    g = crypt()
    g.known = {94: 0b111}
    assert any(redeal(g, None, Random(seed)).deck[-1] != 94 for seed in range(20))


def test_coming_luck_is_dealt_anew() -> None:
    g = crypt()
    g.chance.counters["die"] = 3
    new = redeal(g, 0, Random(1))
    assert new.chance.key != g.chance.key
    assert new.chance.counters == {}
    assert g.chance.counters == {"die": 3}


# --- whole matches


class PlayCard(Step, frozen=True):
    """A card of the hand, then a letter; nobody sees the card before both are chosen."""

    seat: int

    def play(self, g: Toy) -> Play:
        hand = g.hand[self.seat]
        card = yield from pick(self.seat, "card", [Option(f"card-{card}", card) for card in hand])
        letter = yield from pick(self.seat, "letter", options("ab"))
        hand.remove(card)
        g.open.append(card)
        g.log.append(f"{card}{letter}")


class OnlyHigh(Step, frozen=True):
    """Asks a seat only if it holds a card from 8 on, as windows do without a poker face."""

    seat: int

    def play(self, g: Toy) -> Play:
        if max(g.hand[self.seat]) >= 8:
            yield from pick(self.seat, "high", options("ab"))


class SealedCards(Step, frozen=True):
    """Each seat seals a card; the last question comes before anything is laid open."""

    def play(self, g: Toy) -> Play:
        cards = yield from together({seat: self.card(g, seat) for seat in range(g.seats)})
        first = yield from lot("first", [1] * g.seats)
        yield from pick(0, "last", options("ab"))
        for seat, card in cards.items():
            g.hand[seat].remove(card)
            g.open.append(card)
        g.log.append(str(first))

    def card(self, g: Toy, seat: int) -> Script[int]:
        return pick(seat, "card", [Option(f"card-{card}", card) for card in g.hand[seat]])


def hands(match: Match) -> list[list[int]]:
    assert isinstance(match.state, Toy)
    return match.state.hand


def test_half_an_answer_of_another_seat_is_guessed() -> None:
    match = toy(PlayCard(1), Finish(), cards=3)
    match.answer(1, "card-4")
    guessed = set()
    for seed in range(40):
        world = match.imagine(0, Random(seed))
        assert world.view(0).to_bytes() == match.view(0).to_bytes()
        (reply,) = world.state.answers
        assert reply in {f"card-{card}" for card in hands(world)[1]}
        guessed.add(reply)
        world.answer(1, "a")
        assert world.over
    assert guessed == {"card-3", "card-4", "card-5", "card-6", "card-7", "card-8"}


def test_half_an_answer_of_ones_own_is_known() -> None:
    match = toy(PlayCard(1), Finish(), cards=3)
    match.answer(1, "card-4")
    for seed in range(10):
        world = match.imagine(1, Random(seed))
        assert world.state.answers == ["card-4"]
        assert hands(world)[1] == [3, 4, 5]


def test_what_others_sealed_is_guessed_and_that_they_are_ready_is_known() -> None:
    match = toy(SealedCards(), Finish(), cards=3)
    match.answer(1, "card-5")
    sealed = set()
    for seed in range(40):
        world = match.imagine(0, Random(seed))
        assert [ask.seat for ask in world.asks] == [0]
        sealed.add(world.state.sealed[1])
        assert world.view(0).to_bytes() == match.view(0).to_bytes()
    assert len(sealed) > 3
    assert match.imagine(1, Random(1)).state.sealed == {1: ("card-5",)}


def test_what_was_opened_but_not_yet_told_is_guessed_too() -> None:
    match = toy(SealedCards(), Finish(), cards=3)
    match.answer(1, "card-5")
    match.answer(0, "card-0")
    (before, drawn) = match.state.answers
    assert before == ((0, ("card-0",)), (1, ("card-5",)))
    guesses = set()
    for seed in range(40):
        guess, lot_drawn = match.imagine(0, Random(seed)).state.answers
        assert isinstance(guess, tuple)
        assert guess[0] == (0, ("card-0",))
        assert lot_drawn == drawn
        guesses.add(guess)
    assert len(guesses) > 3


def test_that_somebody_is_asked_is_known_to_all() -> None:
    match = toy(OnlyHigh(1), Choose(0), Finish(), cards=3, seats=3)
    assert [ask.seat for ask in match.asks] == [0]
    match = toy(OnlyHigh(2), Choose(0), Finish(), cards=3, seats=3)
    for seed in range(20):
        world = match.imagine(0, Random(seed))
        assert [ask.seat for ask in world.asks] == [2]
        assert max(hands(world)[2]) >= 8


class AskHolder(Step, frozen=True):
    """Asks whoever holds card 4."""

    def play(self, g: Toy) -> Play:
        holder = next((seat for seat in range(g.seats) if 4 in g.hand[seat]), 0)
        yield from pick(holder, "holder", options("ab"))


def test_who_is_asked_is_known_to_all() -> None:
    match = toy(AskHolder(), Finish(), cards=3, seats=3)
    for seat in (0, 2, None):
        for seed in range(10):
            world = match.imagine(seat, Random(seed))
            assert [ask.seat for ask in world.asks] == [1]
            assert 4 in hands(world)[1]


class Impossible(Step, frozen=True):
    """Asks only while a hand is as it was dealt: nobody else can explain that."""

    def play(self, g: Toy) -> Play:
        if g.hand[1] == [40 + number for number in range(40)]:
            yield from pick(1, "impossible", options("ab"))


def test_a_question_that_nothing_explains_is_a_mistake_in_the_rules() -> None:
    match = toy(Impossible(), Finish(), cards=40)
    with pytest.raises(LawBroken, match=r"Impossible\(\) asks what seat 0 cannot explain"):
        match.imagine(0, Random(1))


def test_an_imagined_match_has_neither_seed_nor_record() -> None:
    match = RAID.start(3, 77, contributions=("a", "b", "c"))
    world = match.imagine(0, Random(1))
    known = world.opening
    assert (known.seed, known.contributions, known.chance_script) == (0, (), ())
    assert (known.origin, known.imagined) == (None, True)
    assert not match.opening.imagined
    world.answer(0, world.asks[0].options[0].code)
    for attempt in (world.save, lambda: world.undo(0), lambda: world.copy().undo(0)):
        with pytest.raises(LychgateError, match="imagined match"):
            attempt()
    with pytest.raises(UndoRefused):
        world.undo(0)


def test_an_imagined_match_goes_on_counting() -> None:
    match = RAID.start(2, 5, {"auction": False})
    match.answer(0, "pass")
    world = match.imagine(1, Random(2))
    assert world.version == match.version
    world.answer(1, "pass", version=match.view(1).version)
    assert world.version == match.version + 1
    assert world.copy().version == world.version


def test_the_spy_goes_on_knowing_what_was_seen() -> None:
    match = RAID.start(2, 5, {"auction": False})
    match.answer(0, "spy")
    assert isinstance(match.state, Raid)
    top = match.state.deck[-1]
    seen: set[int] = set()
    for seed in range(30):
        spy, other = match.imagine(0, Random(seed)).state, match.imagine(1, Random(seed)).state
        assert isinstance(spy, Raid)
        assert isinstance(other, Raid)
        assert spy.deck[-1] == top
        assert other.known == {other.deck[-1]: 0b01}
        seen.add(other.deck[-1])
    assert len(seen) > 3


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_nobody_can_imagine_from_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(LychgateError, match=rf"There is no seat {seat} at this table; seats are 0 to 1\."):
        toy(Choose(0), Finish()).imagine(seat, Random(1))


def even(card: int) -> bool:
    return card % 2 == 0


def small_or_even(card: int) -> bool:
    return card < 4 or even(card)


@state
class Locked(State):
    """Places that can hold some cards only, and one that holds any."""

    evens: Annotated[list[int], Zone(sees=NOBODY, holds=even)]
    more: Annotated[list[int], Zone(sees=NOBODY, holds=small_or_even)]
    rest: Annotated[list[int], Zone(sees=NOBODY)]


def test_a_place_gets_only_what_it_can_hold() -> None:
    rng = Random(5)
    g = Locked(seats=2, chance=Chance("x"), evens=[0, 2], more=[1, 3, 4], rest=[5, 6, 7, 8, 9])
    found: Counter[int] = Counter()
    for _ in range(600):
        new = redeal(g, 0, rng)
        assert all(map(even, new.evens))
        assert all(map(small_or_even, new.more))
        assert sorted([*new.evens, *new.more, *new.rest]) == list(range(10))
        found.update(new.evens)
    # Of the five even cards each is as likely to lie there.
    assert sorted(found) == [0, 2, 4, 6, 8]
    assert min(found.values()) > 180


def test_a_piece_where_it_cannot_be_is_found_out() -> None:
    g = Locked(seats=2, chance=Chance("x"), evens=[0, 1], more=[], rest=[3])
    with pytest.raises(LawBroken, match="cannot"):
        redeal(g, 0, Random(1))


# --- pieces that come by lot


def colour(die: int) -> str:
    return "red" if die > 6 else "white"


@state
class Rolled(State):
    """Two cups with dice, and a bag with red and white dice of which everybody sees the colours."""

    cups: Annotated[list[list[int]], Zone(sees=OWNER, drawn={1: 1, 2: 1, 3: 2})]
    bag: Annotated[list[int], Zone(sees=NOBODY, back=colour, holds=even, drawn=dict.fromkeys(range(1, 13), 1))]


def test_what_came_by_lot_is_drawn_anew_by_its_weights() -> None:
    rng = Random(5)
    g = Rolled(seats=2, chance=Chance("x"), cups=[[1, 1], [2, 2, 2]], bag=[])
    found: Counter[int] = Counter()
    for _ in range(400):
        new = redeal(g, 0, rng)
        assert new.cups[0] == [1, 1]
        found.update(new.cups[1])
    assert sum(found.values()) == 1200
    assert found[1] == pytest.approx(300, abs=60)
    assert found[2] == pytest.approx(300, abs=60)
    assert found[3] == pytest.approx(600, abs=60)


def test_what_came_by_lot_keeps_its_back_and_what_its_place_can_hold() -> None:
    rng = Random(6)
    g = Rolled(seats=2, chance=Chance("x"), cups=[[], []], bag=[2, 8, 4, 12])
    worlds = [redeal(g, None, rng).bag for _ in range(200)]
    assert {tuple(map(colour, bag)) for bag in worlds} == {("white", "red", "white", "red")}
    assert {die for bag in worlds for die in bag} == {2, 4, 6, 8, 10, 12}


def test_worlds_with_other_lots_give_the_same_imagined_world() -> None:
    one = Rolled(seats=2, chance=Chance("x"), cups=[[1], [3, 3]], bag=[2, 8])
    other = Rolled(seats=2, chance=Chance("x"), cups=[[1], [1, 2]], bag=[6, 12])
    assert redeal(one, 0, Random(7)) == redeal(other, 0, Random(7))


def test_a_piece_that_cannot_have_been_drawn_is_found_out() -> None:
    g = Rolled(seats=2, chance=Chance("x"), cups=[[], []], bag=[2])
    g.bag = [8]
    redeal(g, 0, Random(1))
    zone = Zone(sees=NOBODY, back=colour, drawn={1: 1})
    with pytest.raises(LawBroken, match="none of those that its zone says are drawn"):
        _drawn(zone, {1: 1}, 8, Random(1))


@pytest.mark.parametrize(
    "marks", [{"known": "known"}, {"family": "dice"}, {"drawn": {}}, {"drawn": {1: 0}}, {"drawn": {1: 1, 2: -1}}]
)
def test_marks_that_contradict_a_lot_are_refused(marks: dict[str, Any]) -> None:
    with pytest.raises(LawBroken):
        Zone(**{"sees": NOBODY, "drawn": {1: 1}, **marks})


def _short(g: Any, owner: int | None, hand: list[int]) -> int:
    return max(0, g.bids[owner] - sum(hand)) if owner is not None else 0


@state
class Auction(State):
    """Hands that must cover public bids."""

    hand: Annotated[list[list[int]], Zone(sees=OWNER, lacks=_short)]
    deck: Annotated[list[int], Zone(sees=NOBODY, holds=lambda card: card != 9)]
    bids: list[int]


def auction(*bids: int) -> Auction:
    return Auction(
        seats=3, chance=Chance("ab" * 32), hand=[[1, 2], [9, 8], [7, 3]], deck=[1, 1, 2, 2, 3, 4, 5], bids=list(bids)
    )


def test_a_redeal_gives_every_hand_what_everybody_knows_it_must_hold() -> None:
    g, rng = auction(0, 17, 10), Random(6)
    hands = set()
    for _ in range(200):
        new = redeal(g, 0, rng)
        assert sum(new.hand[1]) >= 17
        assert sum(new.hand[2]) >= 10
        assert 9 not in new.deck
        assert sorted(chain(*new.hand, new.deck)) == sorted(chain(*g.hand, g.deck))
        hands.add(tuple(sorted(new.hand[2])))
    assert hands == {(3, 7), (4, 7), (5, 7)}
    assert {sum(redeal(auction(0, 0, 0), 0, Random(seed)).hand[1]) < 17 for seed in range(40)} == {True, False}


def test_what_no_deal_can_explain_is_refused() -> None:
    with pytest.raises(LawBroken):
        redeal(auction(0, 18, 0), 0, Random(1))
