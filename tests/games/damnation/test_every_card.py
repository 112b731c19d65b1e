"""Every card does something that would be missed.

What a card says is taken off its row, and then a golden record in which it was played must no longer come out, or a
test of that very card must fail. Weapons and armour have no such row but numbers; `test_weapons.py` lists all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial

import pytest

import lychgate
from lychgate.core.errors import LychgateError
from lychgate.games.damnation import GAME
from lychgate.games.damnation.choices.moments import STRIKES
from lychgate.games.damnation.data.cards import CARDS, IDS, KNELLS, NUMBER, PROGRAMS
from lychgate.games.damnation.state import hands
from lychgate.games.damnation.steps.program import Apply
from lychgate.testing.golden import golden_records
from tests.games.damnation import (
    test_attack,
    test_cards,
    test_control,
    test_end,
    test_haunt,
    test_movement,
    test_repel,
    test_vampire,
    test_weapons,
)
from tests.games.damnation.positions import printed
from tests.games.damnation.wanted import wanted

ELSEWHERE: dict[str, Callable[[], None]] = {
    "the_brides.0.0": partial(test_cards.test_a_choice_of_evils, "the_brides", ["yield", "resist"], 4),
    "garlic_wreath": test_repel.test_e22_a_ward_ends_its_turn,
    "dominion": test_control.test_dominion_does_not_use_up_the_claim,
    "the_dead_remember.0.0": test_haunt.test_the_dead_remember,
    "wolf_form": test_vampire.test_any_number_of_vampire_cards_may_be_played_and_are_then_discarded,
    "silver_dagger*": test_repel.test_repelled_out_of_a_room_through_a_door_of_choice,
    "thumbscrews.0.0": partial(test_cards.test_a_choice_of_evils, "thumbscrews", ["confess", "endure"], 3),
    "cat_o_nine_tails*": test_cards.test_claims_by_card,
    "death_in_the_dark.0.0": partial(test_cards.test_death_in_the_dark, "d1", 10, True),
    "crucifix": test_repel.test_e23_a_crucifix_drives_it_away,
    "elephant_gun+": test_attack.test_the_elephant_gun_kicks,
    "unhallowed_ground": partial(
        test_vampire.test_a_card_lets_it_into_a_room_to_bite_there, "unhallowed_ground", "cemetery", "c0503"
    ),
    "ambush": test_attack.test_the_attacker_boosts_first_then_the_target_reacts,
    "starving_hound.0.0": test_cards.test_the_starving_hound,
    "native_earth": test_vampire.test_any_number_of_vampire_cards_may_be_played_and_are_then_discarded,
    "bat_form": test_vampire.test_bat_form_leaps_before_moving,
    "unquenchable_thirst": test_vampire.test_thirst_allows_a_second_bite_of_a_different_villain,
    "prayer_book*": test_repel.test_a_prayer_book_wards_it_off,
    "pocket_watch": test_cards.test_cards_for_dice,
    "skeleton_key.0.1": test_cards.test_the_skeleton_key,
    "banshees_mark": test_movement.test_a_banshees_mark_takes_one_from_every_total,
}
"""What the golden records would not miss, and the test that does."""
HAND: dict[str, tuple[str, Callable[[], None]]] = {
    "gorging_idol": ("LIMIT_HAND", partial(test_end.test_limits, "wanderer", "curses gorging_idol", 4)),
    "glass_eyes": ("OPEN_HAND", test_cards.test_glass_eyes_lay_the_hand_open_until_they_end),
}
"""Curses that do something to the hand, not by a program: where they are looked up, and the test of each."""
PLAYED = [str(passage) for passage, program in PROGRAMS.items() if program and passage not in STRIKES]


@cache
def _records() -> dict[str, list[str]]:
    """The golden records in which each program was carried out, the shortest first."""
    found: dict[str, list[str]] = {}
    plain = Apply.play
    for text in sorted(golden_records(GAME).values(), key=len):
        names: set[str] = set()

        def noting(self: Apply, g: object, names: set[str] = names) -> object:
            names.add(str(self.passage))
            return plain(self, g)  # type: ignore[arg-type]

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Apply, "play", noting)
            lychgate.load(text)
        for name in names:
            found.setdefault(name, []).append(text)
    return found


@contextmanager
def _without(program: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PROGRAMS, printed(program), ())
        yield


def _comes_out(text: str) -> bool:
    """Whether a golden record can be played again to the same end."""
    try:
        lychgate.verify(text)
    except LychgateError:
        return False
    return True


@pytest.mark.parametrize("program", PLAYED)
def test_what_a_card_says_would_be_missed(program: str) -> None:
    elsewhere = ELSEWHERE.get(program)
    if elsewhere is None:
        records = _records()[program]
        with _without(program):
            assert not all(map(_comes_out, records))
    else:
        with _without(program), pytest.raises((AssertionError, LychgateError)):
            elsewhere()


@pytest.mark.parametrize("curse", HAND)
def test_what_a_curse_does_to_the_hand_would_be_missed(curse: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, proof = HAND[curse]
    monkeypatch.setattr(hands, table, getattr(hands, table) - {NUMBER[curse]})
    with pytest.raises(AssertionError):
        proof()


def test_all_141_cards_are_looked_at() -> None:
    numbers = {*test_weapons.WEAPONS, *test_weapons.ARMOUR}
    passages = [printed(name) for name in (*PLAYED, *HAND)]
    rows = {CARDS[passage.number].id for passage in passages if passage.part != "talent"}
    shown = {each.removeprefix("card ") for each in wanted() if each.startswith("card ")}
    assert len(IDS) == 141
    assert {card.id for card in CARDS} <= numbers | rows
    assert {card.id for card in CARDS} | set(KNELLS) == shown
