"""Every part of every ability card would be missed.

An ability card is left without its effect, or one part of the effect is changed; then a test marked with the clause of
that very card must fail. So nothing in the table of cards is there for show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from lychgate.games.blood_coven.data import CARD, CARDS, NICKEL, PENNY, AbilityCard, Effect
from tests.games.blood_coven import test_ability_cards, test_ability_turns

TESTS: dict[str, tuple[Callable[[], None], ...]] = {
    "three_feed_four": (
        test_ability_cards.test_three_feed_four_needs_three_fed_vampires,
        test_ability_cards.test_three_feed_four_works_in_the_final_feeding_too,
    ),
    "mixed_herd": (test_ability_cards.test_mixed_herd_two_points_per_mixed_set_of_victims,),
    "no_copper_blood": (test_ability_cards.test_no_copper_blood_three_points_without_a_penny_vampire,),
    "no_nickel_blood": (test_ability_cards.test_no_nickel_blood_three_points_without_a_nickel_vampire,),
    "no_silver_blood": (test_ability_cards.test_no_silver_blood_four_points_without_a_dime_vampire,),
    "busy_streets": (test_ability_cards.test_busy_streets_adds_one_coin_of_choice_beyond_the_full_city,),
    "blood_price": (test_ability_cards.test_blood_price_gives_one_back_to_recover_two,),
    "long_arm": (test_ability_turns.test_long_arm_takes_from_the_supply_for_a_scared_hand_coin,),
    "double_hunt": (test_ability_turns.test_double_hunt_two_catches_for_two_scare_coins,),
    "great_herd": (lambda: test_ability_cards.test_great_herd_one_point_per_two_victims_rounded_down("PPNND", 2),),
    "rumour": (test_ability_turns.test_rumour_scares_a_hand_coin_and_re_populates,),
    "hall_of_screams": (test_ability_cards.test_hall_of_screams_one_point_more_per_coin_in_the_scare_area,),
}
"""The tests of each card; together they must notice each of its parts."""


def changes(card: AbilityCard) -> Iterator[tuple[str, Effect | None]]:
    """The card without its effect, and with each part of the effect changed."""
    yield "effect", None
    assert card.does is not None
    for field in msgspec.structs.fields(card.does):
        value = getattr(card.does, field.name)
        if field.name == "coin":
            other = NICKEL if value == PENNY else PENNY
        else:
            other = not value if isinstance(value, bool) else value + 1
        yield field.name, msgspec.structs.replace(card.does, **{field.name: other})


PARTS = [pytest.param(card, part, id=f"{card.id.name.lower()}-{part}") for card in CARDS for part, _ in changes(card)]


def is_missed(card: AbilityCard) -> bool:
    for test in TESTS[card.id.name.lower()]:
        try:
            test()
        except Exception:  # whatever it is, a test that raises has failed
            return True
    return False


@pytest.mark.parametrize("card, part", PARTS)
def test_every_part_of_every_card_would_be_missed(
    monkeypatch: pytest.MonkeyPatch, card: AbilityCard, part: str
) -> None:
    assert not is_missed(card), "as it stands, its tests pass"
    monkeypatch.setitem(CARD, card.id, AbilityCard(card.id, card.clause, dict(changes(card))[part]))
    assert is_missed(card)


def test_every_card_has_its_tests() -> None:
    assert list(TESTS) == [card.id.name.lower() for card in CARDS]
