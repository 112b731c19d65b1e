"""What a row of the card tables says, the printed text says too: numbers, Unblockable, places, dice and timing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from lychgate.games.damnation.choices.moments import Deed, Moment
from lychgate.games.damnation.choices.reasons import bars
from lychgate.games.damnation.data.cards import CARDS, MODES, NUMBER, PROGRAMS, TALENT_MODES, TALENTS
from lychgate.games.damnation.data.effects import Damage, MayEnter, Reroll, RollTable
from lychgate.games.damnation.data.timing import When
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.damnation.positions import position

WORDS = Words("damnation")
SPELT = {"one": 1, "two": 2, "three": 3}
NAMES = [*(card.id for card in CARDS), *(talent.id for talent in TALENTS)]


def text_of(name: str) -> str:
    kind = "card" if name in NUMBER else "talent"
    return WORDS.text(f"{kind}-{name.replace('_', '-')}-body", {})


def row_of(name: str) -> tuple[Any, ...]:
    """What a card or Talent does, its alternative and what follows its attack included."""
    if name in NUMBER:
        card = CARDS[NUMBER[name]]
        passages = [passage for passage in PROGRAMS if passage.number == NUMBER[name] and passage.part != "talent"]
        alts = [(mode.damage, mode.reach) for mode in MODES[NUMBER[name]] if mode.alt]
        return (*(PROGRAMS[each] for each in passages), *alts, card.limit)
    number = [talent.id for talent in TALENTS].index(name)
    return tuple(PROGRAMS[each] for each in PROGRAMS if each.number == number and each.part == "talent")


def parts(thing: Any) -> Iterator[Any]:
    """Yield every part of a row, however deep, without what is as usual."""
    yield thing
    if isinstance(thing, msgspec.Struct):
        for field in msgspec.structs.fields(thing):
            if getattr(thing, field.name) != field.default:
                yield from parts(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from parts(each)


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_a_row_are_in_its_text(name: str) -> None:
    text = text_of(name).lower()
    said = {int(digits) for digits in re.findall(r"\d+", text)}
    said |= {n for word, n in SPELT.items() if re.search(rf"\b{word}\b", text)}
    numbers = {abs(part) for part in parts(row_of(name)) if type(part) is int}
    assert numbers - {0, 1} <= said


@pytest.mark.parametrize("name", NAMES)
def test_damage_is_unblockable_where_the_text_says_so(name: str) -> None:
    damage = {part.unblockable for part in parts(row_of(name)) if isinstance(part, Damage)}
    assert damage <= {"Unblockable" in text_of(name)}


PLACES = {"cemetery": "may enter The Cemetery", "standard": "may enter one Standard Room"}
DICE = {"any": "dice you have just rolled", "movement": "Movement Dice", "one": "one die"}


@pytest.mark.parametrize("name", NAMES)
def test_places_and_dice_are_those_of_the_text(name: str) -> None:
    text = text_of(name)
    for part in parts(row_of(name)):
        if isinstance(part, MayEnter):
            assert PLACES[part.rooms] in text
        if isinstance(part, Reroll):
            assert DICE[part.dice].lower() in text.lower()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_says_something_of_every_face(name: str) -> None:
    for part in parts(row_of(name)):
        if isinstance(part, RollTable):
            faces = [face for row in part.rows for face in range(row.low, row.high + 1)]
            assert faces == [1, 2, 3, 4, 5, 6]


OWN = ("PRE", "ROLL", "RES", "POST", "TURN")
TIMES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "goblet_of_claret", "laudanum", "second_sight", "man_trap", "crones_broth", "quicksilver_tincture",
            "poisoned_chalice", "gravediggers_spade*", "whispering_dead", "contract_in_blood", "dominion",
            "chalice_of_blood", "ancestral_sword*", "surgeons_scalpel*", "smelling_salts", "hip_flask", "skeleton_key",
            "forged_letter", "planchette", "sticky_fingers", "blood_rite", "ransack",
        ),
        OWN,
    ),
    **dict.fromkeys(("crucifix", "wooden_stake*"), (*OWN, "R_BITE")),
    **dict.fromkeys(("garlic_wreath", "silver_dagger*", "prayer_book*"), ("R_BITE",)),
    **dict.fromkeys(("velvet_drapes*", "travelling_cloak*", "hidden_ways", "desperation"), ("PRE",)),
    **dict.fromkeys(
        ("candelabrum*", "sword_cane*", "cigarette_case*", "pocket_watch", "storm_lantern", "calculated_risk"),
        ("ROLL",),
    ),
    **dict.fromkeys(
        ("commanding_presence", "cat_o_nine_tails*", "family_crest*", "bare_hands", "imperious", "from_hell"), ("RES",)
    ),
    **dict.fromkeys(("puppeteers_strings", "lucky_sovereign"), ("R_ROLL",)),
    **dict.fromkeys(("iron_skillet*", "loose_rubble*", "duelling_rapier*"), ("R_DAMAGE",)),
    **dict.fromkeys(("ambush", "poison_ring", "the_other_self"), ("R_ATTACK_OWN",)),
    **dict.fromkeys(("trappers_hook", "grappling_hook"), ("R_TRAP",)),
    "defiance": ("PRE", "R_CONTROL"),
    "hatpin*": ("R_CONTROL",),
    "looking_glass": ("R_CARD",),
    "spectral_shroud": ("R_ATTACK",),
    "hush_money": ("R_DRAW",),
    "elixir_of_undeath": ("R_SLAIN",),
    "boning_knife*": ("ATTACK",),
    "fate": ("DICE",),
    **dict.fromkeys(
        (
            "the_brides_hunger", "unhallowed_ground", "native_earth", "bat_form", "wolf_form", "beneath_the_door",
            "mesmerise", "unquenchable_thirst", "call_the_wolves",
        ),
        ("VAMP",),
    ),
}  # fmt: skip
"""When each Action, Vampire card, alternative effect and Talent is played."""


def test_every_play_has_its_times() -> None:
    alts = {str(mode.passage) for modes in MODES for mode in modes if mode.alt}
    actions = {card.id for card in CARDS if card.type in ("action", "vampire")}
    assert TIMES.keys() == alts | actions | {talent.id for talent in TALENTS}


@clause("DA-103", "DA-423", "DA-426", "DA-451")
@pytest.mark.parametrize("name", TIMES)
def test_each_is_played_at_its_times_and_at_no_other(name: str) -> None:
    table = position(Turn(0), wanderer="c0703", lost="c0803")
    number = NUMBER.get(name.removesuffix("*"), -1)
    if number == -1:
        (number,) = (mode.number for mode in TALENT_MODES if str(mode.passage) == name)
        play = Deed("talent", number)
    else:
        play = Deed("card", number, name.endswith("*"))
    found = []
    for when in When:
        reasons = [why.say.key for why in bars(table.g, 0, Moment(int(when)), play)]
        if not any(key.endswith("-not-now") for key in reasons):
            found.append(when.name)
    assert tuple(found) == TIMES[name]


SPEEDS = {
    "the_brides_hunger": 2, "unhallowed_ground": 2, "native_earth": 3, "bat_form": 3, "wolf_form": 3,
    "beneath_the_door": 2, "mesmerise": 1, "unquenchable_thirst": 2, "call_the_wolves": 1,
}  # fmt: skip


@clause("DA-730")
@pytest.mark.parametrize("card", SPEEDS)
def test_a_vampire_card_adds_its_number_to_the_movement(card: str) -> None:
    assert set(SPEEDS) == {each.id for each in CARDS if each.type == "vampire"}
    table = position(
        Turn(0), lost=f"vault hand {card}", vampire=("lost", "c0403", 3), wanderer="gate", chance=["d2", "d1"]
    )
    table.play(f"faster:{card}")
    assert table.g.stride == 2 + SPEEDS[card]
