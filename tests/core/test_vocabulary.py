"""Closed vocabularies are closed when a game is imported."""

from __future__ import annotations

from enum import Enum
from typing import Literal

import msgspec
import pytest

from lychgate.core.errors import LawBroken
from lychgate.core.vocabulary import check_complete, check_words, kinds_of, words_of

Need = Literal["hand", "health"]


class Light(Enum):
    DARK = "dark"
    BRIGHT = "bright"


class Effect(msgspec.Struct, frozen=True):
    pass


class Heal(Effect, frozen=True):
    n: int


class Shine(Effect, frozen=True):
    light: Light
    needs: Need | None = None


class Card(msgspec.Struct, frozen=True):
    name: str
    do: tuple[Effect, ...] = ()
    needs: Need | Literal[""] = ""
    span: tuple[int, Need] = (0, "hand")


GOOD = Card("lamp", (Heal(2), Shine(Light.DARK, "health")), "hand")


def test_good_words_pass() -> None:
    check_words([GOOD, Card("nothing")])


@pytest.mark.parametrize(
    "bad, field",
    [
        (Card("a", needs="helth"), "Card.needs may not be 'helth'"),  # type: ignore[arg-type]
        (Card("a", (Shine("dark"),)), "Shine.light may not be 'dark'"),  # type: ignore[arg-type]
        (Card("a", (Shine(Light.DARK, "hnd"),)), "Shine.needs may not be 'hnd'"),  # type: ignore[arg-type]
        (Card("a", ("heal",)), "Card.do may not be"),  # type: ignore[arg-type]
        (Card("a", span=(1, "x")), "Card.span may not be"),  # type: ignore[arg-type]
        (Card("a", (Heal("3"),)), "Heal.n may not be '3'"),  # type: ignore[arg-type]
    ],
)
def test_a_misspelt_word_is_an_error_at_any_depth(bad: Card, field: str) -> None:
    with pytest.raises(LawBroken, match=field):
        check_words([GOOD, bad])


def test_a_table_must_have_an_entry_for_every_word_and_no_other() -> None:
    check_complete("NEEDS", {"hand": 1, "health": 2}, words_of(Need))
    with pytest.raises(LawBroken, match="NEEDS lacks 'health'"):
        check_complete("NEEDS", {"hand": 1}, words_of(Need))
    with pytest.raises(LawBroken, match="NEEDS has no use for 'helth'"):
        check_complete("NEEDS", {"hand": 1, "health": 2, "helth": 3}, words_of(Need))
    with pytest.raises(LawBroken, match="DOES lacks Shine"):
        check_complete("DOES", {Heal: 1}, kinds_of(Effect))


def test_words_of_literals_enums_and_unions_of_literals() -> None:
    assert words_of(Need) == ("hand", "health")
    assert words_of(Light) == (Light.DARK, Light.BRIGHT)
    assert words_of(Literal[Need, "other"]) == ("hand", "health", "other")


def test_kinds_are_the_classes_without_classes_below() -> None:
    class Base(msgspec.Struct):
        pass

    class Amount(Base):
        pass

    class Gain(Amount):
        pass

    class Lose(Amount):
        pass

    class Slay(Base):
        pass

    assert kinds_of(Base) == (Gain, Lose, Slay)
