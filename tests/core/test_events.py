"""Events: what each seat is told of what happened."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.events import Event, OnlyFor, Spoken, tell
from lychgate.core.say import Say, who


class CardStolen(Event, frozen=True):
    """Thief and victim know the card; the others that there was one."""

    thief: Seat
    victim: Seat | None
    card: Annotated[str | None, OnlyFor("thief", "victim")]
    coins: int = 0
    clause = "TO-007"


class Whispered(Event, frozen=True):
    """Only two are told at all."""

    speaker: Seat
    hearer: Seat | None
    words: str
    clause = "TO-008"
    only = ("speaker", "hearer")


class DoorOpened(Event, frozen=True):
    """It happens by one of two rules."""

    forced: bool
    clause = "TO-009"

    def by_clause(self) -> str:
        return "TO-010" if self.forced else self.clause


def card_word(card: str) -> Say:
    return Say("card", {"name": card})


class CardShown(Event, frozen=True):
    """The card is told in words, to one seat."""

    seat: Seat
    card: Annotated[str | None, Spoken(card_word), OnlyFor("seat")]


class CardDrawn(Event, frozen=True):
    """Whoever drew it is told by another event."""

    seat: Seat
    spares = ("seat",)


class NightFell(Event, frozen=True):
    """Everybody is told."""

    opens = "round"


def test_an_event_is_named_in_kebab_case() -> None:
    assert [kind.kind() for kind in (CardStolen, Whispered, NightFell)] == ["card-stolen", "whispered", "night-fell"]


def test_everybody_is_told_of_an_event_and_its_open_fields() -> None:
    for seat in (None, 0, 1, 2):
        told = tell(NightFell(), seat)
        assert told is not None
        assert (told.kind, told.clause, told.args) == ("night-fell", "", {})
        assert told.said() == Say("event-night-fell")


def test_what_begins_with_an_event_is_told_and_nothing_is_where_nothing_begins() -> None:
    night, theft = tell(NightFell(), None), tell(CardStolen(Seat(0), Seat(1), "lamp"), None)
    assert night is not None
    assert theft is not None
    assert msgspec.to_builtins(night)["opens"] == "round"
    assert "opens" not in msgspec.to_builtins(theft)


def test_a_secret_field_is_left_out_for_others() -> None:
    event = CardStolen(Seat(0), Seat(2), "axe", 3)
    for seat in (0, 2):
        told = tell(event, seat)
        assert told is not None
        assert told.args == {"thief": who(0), "victim": who(2), "card": "axe", "coins": 3}
        assert told.clause == "TO-007"
    for other in (1, 3, None):
        told = tell(event, other)
        assert told is not None
        assert told.args == {"thief": who(0), "victim": who(2), "coins": 3}
        assert b"axe" not in msgspec.json.encode(told)


def test_a_secret_event_is_told_to_those_it_names_alone() -> None:
    event = Whispered(Seat(1), Seat(0), "run")
    assert [tell(event, seat) is not None for seat in (0, 1, 2, None)] == [True, True, False, False]


def test_who_is_told_more_by_another_event_is_spared_this_one() -> None:
    assert [tell(CardDrawn(Seat(1)), seat) is not None for seat in (0, 1, 2, None)] == [True, False, True, True]


def test_a_spectator_is_never_meant_by_a_seat_that_is_not_there() -> None:
    told = tell(CardStolen(Seat(0), None, "axe"), None)
    assert told is not None
    assert told.args == {"thief": who(0), "victim": None, "coins": 0}
    assert tell(Whispered(Seat(1), None, "run"), None) is None


def test_seats_are_told_as_words() -> None:
    told = tell(Whispered(Seat(1), Seat(0), "run"), 1)
    assert told is not None
    assert told.said() == Say("event-whispered", {"speaker": who(1), "hearer": who(0), "words": "run"})


def test_a_spoken_field_is_told_as_words_and_nothing_stays_nothing() -> None:
    told = [tell(CardShown(Seat(1), card), seat) for card, seat in (("axe", 1), (None, 1), ("axe", 0))]
    assert [each and each.args.get("card", "left out") for each in told] == [card_word("axe"), None, "left out"]


def test_an_event_may_happen_by_several_rules() -> None:
    told = [tell(DoorOpened(forced), None) for forced in (False, True)]
    assert [each and each.clause for each in told] == ["TO-009", "TO-010"]
