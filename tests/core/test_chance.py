"""Chance: fair, keyed, counted by purpose, scriptable and provable."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from lychgate.core.ask import Lot, Play, roll, shuffle
from lychgate.core.chance import Chance, commitment, match_key
from lychgate.core.errors import BadChanceScript, LychgateError
from lychgate.core.step import Step
from tests.core.toys import Finish, Toy, is_one_sentence, log, toy, toy_game

DIE = Lot("die", (1,) * 6)
DECK = Lot("deck", order=4)


def chi_square(counts: Counter[str], weights: dict[str, int], draws: int) -> float:
    total = sum(weights.values())
    return sum(
        (counts[code] - draws * weight / total) ** 2 / (draws * weight / total) for code, weight in weights.items()
    )


def test_a_die_is_fair() -> None:
    chance = Chance("fair")
    counts = Counter(chance.answer(DIE) for _ in range(6000))
    assert set(counts) == set("012345")
    assert chi_square(counts, dict.fromkeys("012345", 1), 6000) < 25.7  # 1 in 10,000 for 5 degrees of freedom


def test_weights_are_kept_and_nought_never_comes() -> None:
    chance = Chance("weights")
    counts = Counter(chance.answer(Lot("bag", (5, 0, 1, 3))) for _ in range(9000))
    assert counts["1"] == 0
    assert chi_square(counts, {"0": 5, "2": 1, "3": 3}, 9000) < 18.5


def test_every_order_is_as_likely() -> None:
    chance = Chance("orders")
    orders = [",".join(map(str, order)) for order in permutations(range(4))]
    counts = Counter(chance.answer(DECK) for _ in range(4800))
    assert set(counts) == set(orders)
    assert chi_square(counts, dict.fromkeys(orders, 1), 4800) < 57.1


def test_one_draw_tells_nothing_about_the_next() -> None:
    chance = Chance("pairs")
    draws = [chance.answer(DIE) for _ in range(7201)]
    pairs = Counter(a + b for a, b in pairwise(draws))
    assert chi_square(pairs, {a + b: 1 for a in "012345" for b in "012345"}, 7200) < 77


def test_an_order_of_nothing_or_one_thing() -> None:
    assert Chance("x").answer(Lot("deck", order=0)) == ""
    assert Chance("x").answer(Lot("deck", order=1)) == "0"


def test_the_same_key_draws_the_same_and_another_key_something_else() -> None:
    def draws(key: str) -> list[str]:
        chance = Chance(key)
        return [chance.answer(DIE) for _ in range(20)]

    assert draws("a") == draws("a")
    assert draws("a") != draws("b")


def test_these_draws_never_change() -> None:
    """Stored records depend on them: whoever changes them makes every old record unreadable."""
    chance = Chance(match_key(7))
    assert "".join(chance.answer(DIE) for _ in range(12)) == "545520144021"
    assert chance.answer(Lot("deck", order=8)) == "3,7,6,0,2,5,4,1"
    assert commitment(7) == "0c151f7c7eaa1831cc09e753159e27eb94b44649176ffeaffe896a5ade345349"


def test_each_purpose_has_luck_of_its_own() -> None:
    """What is drawn for one purpose does not depend on how often another was drawn."""
    plain, busy = Chance("x"), Chance("x")
    busy.answer(DECK)
    busy.answer(Lot("coin", (1, 1)))
    assert [busy.answer(DIE) for _ in range(10)] == [plain.answer(DIE) for _ in range(10)]
    assert busy.counters == {"deck": 1, "coin": 1, "die": 10}


def test_purposes_differ() -> None:
    chance = Chance("x")
    one = [chance.answer(Lot("one", (1,) * 6)) for _ in range(20)]
    two = [chance.answer(Lot("two", (1,) * 6)) for _ in range(20)]
    assert one != two


def test_a_copy_draws_the_same_and_is_independent() -> None:
    chance = Chance("x", script=["3"])
    chance.answer(DIE)
    copy = chance.copy()
    assert copy == chance
    drawn = [chance.answer(DIE) for _ in range(5)]
    assert copy != chance
    assert [copy.answer(DIE) for _ in range(5)] == drawn
    assert copy == chance


def test_scripted_answers_come_first_and_are_counted() -> None:
    chance, plain = Chance("x", script=["5", "2,0,1,3"]), Chance("x")
    assert (chance.answer(DIE), chance.answer(DECK)) == ("5", "2,0,1,3")
    assert chance.counters == {"die": 1, "deck": 1}
    plain.answer(DIE)
    assert chance.answer(DIE) == plain.answer(DIE)


@pytest.mark.parametrize("code", ["6", "-1", "x", "", "05"])
def test_a_script_that_does_not_fit_is_refused_and_not_used_up(code: str) -> None:
    chance = Chance("x", script=[code])
    before = chance.copy()
    with pytest.raises(BadChanceScript, match="does not fit the lot 'die'") as error:
        chance.answer(DIE)
    assert is_one_sentence(error.value)
    assert chance == before


class RollAndShuffle(Step, frozen=True):
    """A die and three cards."""

    def play(self, g: Toy) -> Play:
        face = yield from roll("die")
        cards = yield from shuffle("cards", "abc")
        g.log.append(f"{face}{''.join(cards)}")


def test_a_match_can_be_started_with_scripted_luck() -> None:
    match = toy(RollAndShuffle(), Finish(), chance=["5", "2,0,1"])
    assert log(match) == ["6cab"]
    assert match.history == [(-1, "5"), (-1, "2,0,1")]
    with pytest.raises(LychgateError, match="'9' does not fit the lot 'die'"):
        toy(RollAndShuffle(), Finish(), chance=["9"])


def test_contributions_change_the_luck_and_cannot_be_told_otherwise() -> None:
    game = toy_game(RollAndShuffle(), Finish())
    logs = {
        tuple(log(game.start(2, 7, contributions=given)))
        for given in ((), ("a",), ("a", "b"), ("ab",), ("b", "a"), ("a\x1fb",), ("x", "y", "z"))
    }
    assert len(logs) > 4
    keys = [match_key(7, given) for given in ((), ("",), ("a", "b"), ("ab", ""), ("a\x1f1:b",), ("1:a", "1:b"))]
    assert len(set(keys)) == len(keys)


def test_a_commitment_hides_the_seed_and_binds_to_it() -> None:
    assert len({commitment(seed) for seed in range(-50, 50)}) == 100
    assert all(len(commitment(seed)) == 64 for seed in (0, -1, 2**200))
