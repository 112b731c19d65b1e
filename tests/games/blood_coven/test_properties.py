"""What holds in every match, however it is played: by random play, and by drawn positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lychgate.core.ask import CLOCK, Ask
from lychgate.games.blood_coven.data import COINS, SLOTS
from lychgate.games.blood_coven.events import Sated
from lychgate.games.blood_coven.state.position import coin_on, is_heads, is_tails
from lychgate.games.blood_coven.state.purse import holds
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.testing.clause import clause
from tests.games.blood_coven import oracle
from tests.games.blood_coven.positions import GAME, Position, all_coins, position

ALL = tuple(coin.count for coin in COINS)

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (2, {"placement": "open", "abilities": "deal"}),
    (3, {"placement": "race", "abilities": "pick"}),
    (3, {"city6": True, "abilities": "deal", "ashes": True}),
    (2, {"random_streets": True, "abilities": "pick", "even_start": True}),
]
every_setting = pytest.mark.parametrize("seats, options", SETTINGS, ids=[" ".join(map(str, each)) for each in SETTINGS])


def choice(ask: Ask, rng: Random, careful: bool) -> str:
    """Any option; careful players feed as many as they can, and so live longer."""
    codes = [option.code for option in ask.options]
    if careful and ask.key == "feed":
        most = max(code.count(",") for code in codes[1:])
        codes = [code for code in codes[1:] if code.count(",") == most]
    if careful and ask.key == "scare" and rng.random() < 0.7:
        return "scare:-"
    return rng.choice(codes)


def matches(seats: int, options: dict[str, Any], count: int = 12) -> Iterator[tuple[Position, Random, bool]]:
    for seed in range(count):
        yield Position(GAME.start(seats, seed, options)), Random(seed), seed % 3 > 0


@clause("BC-014")
@every_setting
def test_no_coin_is_ever_lost_or_added(seats: int, options: dict[str, Any]) -> None:
    for table, rng, careful in matches(seats, options):
        assert all_coins(table.g) == ALL
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            table.match.answer(ask.seat, choice(ask, rng, careful))
            assert all_coins(table.g) == ALL, table.match.history
            assert min(min(heap) for heap in (table.g.supply, table.g.city, table.g.ash, *table.g.hand)) >= 0
            assert min(min(heap) for heap in (*table.g.scare, *table.g.fatigue)) >= 0


@clause("BC-004", "BC-088")
@every_setting
def test_what_every_position_has_in_common(seats: int, options: dict[str, Any]) -> None:
    for table, rng, careful in matches(seats, options):
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            table.match.answer(ask.seat, choice(ask, rng, careful))
            g = table.g
            assert all(len(card) == len(SLOTS) for card in g.slots)
            if g.phase == "turns":
                assert not any(any(food) for food in g.fed), "upkeep has moved all food"
                hungry = any(is_tails(lies) for card in g.slots for lies in card)
                assert g.acted or not hungry, "after upkeep every vampire is heads-up"
        assert table.g.round <= 40
        assert len(table.match.history) < (7500 if seats == 2 else 11000)
        assert not any(is_tails(lies) for card in table.g.slots for lies in card), "nobody is left hungry at the end"


@clause("BC-008", "BC-055")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_base_game_asks_five_questions_and_knows_eight_verbs(seats: int) -> None:
    asked, verbs = set(), set()
    for table, rng, careful in matches(seats, {}, 30):
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            asked.add(ask.key)
            verbs |= {option.code.split(":")[0] for option in ask.options}
            table.match.answer(ask.seat, choice(ask, rng, careful))
    assert asked == {"start", "feed", "scare", "pop", "action"}
    assert verbs == {"start", "feed", "scare", "pop", "pass", "take", "make", "repop"}


@clause("BC-111", "BC-112", "BC-148")
def test_an_action_gives_its_owner_one_coin_or_none_and_nobody_else_anything() -> None:
    for table, rng, careful in matches(3, {}, 10):
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            code = choice(ask, rng, careful)
            before, night = [_belongings(table, seat) for seat in range(3)], table.g.round
            table.match.answer(ask.seat, code)
            if ask.key == "action" and (table.g.phase, table.g.round) == ("turns", night):
                grown = [_belongings(table, seat) - had for seat, had in enumerate(before)]
                caught = 1 if code.startswith("take") else 0
                assert grown == [caught if seat == ask.seat else 0 for seat in range(3)], code


def _belongings(table: Position, seat: int) -> int:
    """How many coins a player has, vampires included."""
    g = table.g
    return sum(sum(zone[seat]) for zone in (g.hand, g.scare, g.fatigue)) + sum(
        map(bool, (*g.slots[seat], *g.fed[seat]))
    )


@clause("BC-090", "BC-094", "BC-110", "BC-120", "BC-126", "BC-146", "BC-302", "BC-318", "BC-319")
@pytest.mark.parametrize("deal", ["7,8,0,1,2,3,4,5,6,9,10,11", "8,7,0,1,2,3,4,5,6,9,10,11"])
def test_every_turn_of_random_play_offers_what_a_second_reading_of_the_rules_does(deal: str) -> None:
    """Seat 0 and seat 1 have Long arm and Double hunt (or the other way round)."""
    compared = 0
    for seed in range(15):
        match = GAME.start(2, seed, {"abilities": "deal"}, chance=[deal])
        table, rng = Position(match), Random(seed)
        while not match.over:
            ask = rng.choice(match.asks)
            if ask.key == "action":
                assert ask.args is not None
                assert [option.code for option in ask.options] == _oracle(table, ask)
                compared += 1
            match.answer(ask.seat, choice(ask, rng, careful=True))
    assert compared > 200


def _oracle(table: Position, ask: Ask) -> list[str]:
    assert ask.args is not None
    seat, g = ask.seat, table.g
    acting = g.slots[seat][int(ask.args["slot"]) - 1]
    assert is_heads(acting)
    hand, scare, city, supply = (
        heap.replace("-", "") for heap in (table.hand(seat), table.scare(seat), table.city, table.supply)
    )
    occupied = {slot for slot in SLOTS if g.slots[seat][slot - 1]}
    card, hunted = g.cards[seat][0].name.lower(), g.hunted[seat]
    return oracle.actions("PND"[coin_on(acting)], occupied, hand, scare, city, supply, card, hunted)


def heap(*most: int) -> st.SearchStrategy[str]:
    """A heap of coins with at most this many of each denomination."""
    return st.tuples(*(st.integers(0, high) for high in most)).map(
        lambda counts: "".join(letter * count for letter, count in zip("PND", counts, strict=True))
    )


@clause("BC-110", "BC-120", "BC-126", "BC-142", "BC-146", "BC-150", "BC-155", "BC-318", "BC-319")
@settings(max_examples=250, deadline=None)
@given(
    acting=st.integers(1, 5),
    vampire=st.sampled_from("PND"),
    others=st.sets(st.integers(1, 5)),
    hand=heap(1, 1, 1),
    scare=heap(2, 1, 1),
    city=heap(2, 1, 1),
    supply=heap(1, 1, 1),
    ability=st.sampled_from(["", "long_arm", "double_hunt"]),
)
def test_any_position_offers_what_a_second_reading_of_the_rules_does(
    acting: int, vampire: str, others: set[int], hand: str, scare: str, city: str, supply: str, ability: str
) -> None:
    idle = [f"{slot}={coin}(T)" for slot, coin in zip(sorted(others - {acting}), "PPND", strict=False)]
    described = " ".join([f"{acting}={vampire}(H)", *idle, "hand", hand or "-", "scare", scare or "-"])
    table = position(
        TakeTurns(), s0=described + (f" card {ability}" if ability else ""), city=city or "-", supply=supply or "-"
    )
    expected = oracle.actions(vampire, others | {acting}, hand, scare, city, supply, ability)
    assert (["pass"] if table.paused else table.codes) == expected


@clause("BC-040", "BC-042", "BC-044", "BC-045")
@settings(max_examples=120, deadline=None)
@given(st.sets(st.integers(1, 5), max_size=4), heap(3, 2, 2))
def test_any_hand_feeds_as_a_second_reading_of_the_rules_says(hungry: set[int], hand: str) -> None:
    table = position(FeedAndScare(), s0=" ".join([*(f"{slot}=P(T)" for slot in hungry), "hand", hand or "-"]))
    if not hungry or not hand:
        assert not table.match.asks or table.ask.key != "feed"
        return
    expected = oracle.feedings(sorted(hungry), hand)
    assert table.codes == expected
    plan = expected[len(expected) // 2]
    table.play(plan)
    fed = plan.partition("<")[2]
    left = oracle.without(hand, fed)
    if left:
        assert table.codes == [f"scare:{heap or '-'}" for heap in oracle.heaps(left)]


@clause("BC-201")
def test_a_race_can_be_played_to_its_end() -> None:
    for table, rng, careful in matches(2, {"placement": "race"}, 5):
        clocks = 0
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            clocks += ask.seat == CLOCK
            table.match.answer(ask.seat, choice(ask, rng, careful))
        assert clocks == table.g.round, "one fact from the clock per round"


@clause("BC-082", "BC-084")
def test_whatever_was_fed_rests_one_round() -> None:
    """Every coin fed upon is in its owner's fatigue area when the turns begin."""
    for table, rng, careful in matches(2, {}, 10):
        seen = 0
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            table.match.answer(ask.seat, choice(ask, rng, careful))
            for event in [each for each in table.events[seen:] if isinstance(each, Sated)]:
                if table.g.phase == "turns" and not table.g.acted:
                    assert holds(table.g.fatigue[event.seat], event.coins), event
            seen = len(table.events)
