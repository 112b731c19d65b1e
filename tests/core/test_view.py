"""Views: built by allow-list, from what zones and values declare."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec
import pytest

from lychgate.core.ask import Ask, Menu, Option, Play, Script, Seat, pick, together
from lychgate.core.errors import LawBroken
from lychgate.core.events import Spoken
from lychgate.core.match import Match
from lychgate.core.say import Say, who
from lychgate.core.step import Step, ToDo
from lychgate.core.view import UNKNOWN, View, Waiting, ZoneSeen, ask_seen, back_of, view_of, waiting_for
from tests.core.crypt import Crypt, crypt
from tests.core.toys import Choose, Finish, Note, Toy, options, toy


def look(g: Crypt, seat: int | None, *asks: Ask) -> View:
    return view_of(g, seat, asks, game="crypt", rules="1", version=7, options={"dark": True})


def test_open_zones_are_seen_by_all() -> None:
    for seat in (None, 0, 1, 2):
        zones = look(crypt(), seat).zones
        assert zones["table"] == ZoneSeen(pieces=["c1.up", "c2.up"])
        assert zones["tray:1"] == ZoneSeen(pieces=["c81.up"])


def test_a_hand_is_seen_by_its_owner_and_from_behind_by_others() -> None:
    g = crypt()
    assert look(g, 1).zones["hand:1"] == ZoneSeen(pieces=["c13.up", "c14.up", "c15.up"])
    for seat in (None, 0, 2):
        assert look(g, seat).zones["hand:1"] == ZoneSeen(count=3, backs={"blue": 1, "red": 2})


def test_a_zone_nobody_sees_is_counted_unless_it_is_not() -> None:
    for seat in (None, 0):
        zones = look(crypt(), seat).zones
        assert zones["graves:0"] == ZoneSeen(count=3)
        assert zones["pit"] == ZoneSeen()


def test_a_seat_sees_the_single_pieces_it_knows_where_they_lie() -> None:
    g = crypt()
    g.known = {94: 0b010, 13: 0b001}
    assert look(g, 1).zones["deck"] == ZoneSeen(pieces=["?blue", "?red", "?blue", "?red", "c94.up"])
    assert look(g, 0).zones["hand:1"] == ZoneSeen(pieces=["c13.up", "?blue", "?red"])
    assert look(g, 0).zones["deck"] == ZoneSeen(count=5, backs={"blue": 3, "red": 2})
    assert look(g, None).zones["deck"] == ZoneSeen(count=5, backs={"blue": 3, "red": 2})


def test_values_are_shown_to_all_or_to_their_owner() -> None:
    g = crypt()
    assert look(g, 1).values == {"blood": [5, 6, 7], "goal": "crown", "night": "night"}
    assert look(g, None).values == {"blood": [5, 6, 7], "night": "night"}


def test_what_is_not_marked_is_in_nobodys_view() -> None:
    one, two = crypt(), crypt()
    two.secret = 12345
    two.known = {94: 0b100}
    two.answers = ["hidden"]
    for seat in (None, 0, 1):
        assert look(one, seat).to_bytes() == look(two, seat).to_bytes()
    assert b"12345" not in look(two, 2).to_bytes()


def test_a_view_says_which_match_it_is_of() -> None:
    view = look(crypt(), 2)
    assert (view.game, view.rules, view.seat, view.seats, view.version, view.options) == (
        "crypt", "1", 2, 3, 7, {"dark": True},
    )  # fmt: skip
    assert (view.round, view.result, view.asks) == (0, None, ())


def test_a_seat_sees_its_own_questions_only() -> None:
    asks = tuple(Ask(seat, f"q{seat}", Menu(options("ab")), {"n": 1}, "TO-001") for seat in (0, 1))
    (seen,) = look(crypt(), 1, *asks).asks
    assert (seen.seat, seen.key, seen.prompt, seen.clause) == (1, "q1", Say("ask-q1", {"n": 1}), "TO-001")
    assert [(option.code, option.marks) for option in seen.options] == [("a", ("letter:a",)), ("b", ("letter:b",))]
    assert look(crypt(), 2, *asks).asks == ()
    assert look(crypt(), None, *asks).asks == ()


@pytest.mark.parametrize("piece, back", [("bat", None), (UNKNOWN, ""), (f"{UNKNOWN}crypt", "crypt")])
def test_a_piece_that_a_view_does_not_name_has_its_back(piece: str, back: str | None) -> None:
    assert back_of(piece) == back


def test_all_see_who_is_waited_for_but_not_inside_a_window() -> None:
    menu = Menu(options("ab"))
    asks = (Ask(0, "q", menu), Ask(2, "q", menu))
    assert waiting_for(asks) == Waiting(seats=(0, 2))
    assert waiting_for((*asks, Ask(1, "q", menu, window=True))) == Waiting(reaction=True)
    assert waiting_for((Ask(-2, "q", menu),)) == Waiting()
    assert look(crypt(), 1, *asks).waiting == Waiting(seats=(0, 2))


def letter_word(letter: str) -> Say:
    return Say("letter", {"id": letter})


class Announced(Step, frozen=True):
    """Stands on the public list."""

    public: ClassVar = ("seat", "letter")

    seat: Seat
    letter: Annotated[str, Spoken(letter_word)] = "x"
    secret: int = 7

    def play(self, g: Toy) -> Play:
        yield from pick(self.seat, "letter", options("ab"))


def test_the_public_list_shows_the_step_in_play_and_what_comes_next() -> None:
    match = toy(Announced(Seat(0)), Note("hidden"), Announced(Seat(1)), Finish())
    first, second = match.view(None).agenda
    words = Say("step-announced", {"seat": who(0), "letter": Say("letter", {"id": "x"})})
    assert first == ToDo("tests.Announced", {"seat": 0, "letter": "x"}, words)
    assert second.facts["seat"] == 1


def test_a_step_cannot_make_public_what_it_does_not_have() -> None:
    with pytest.raises(LawBroken, match="public fields that it does not have: colour"):

        class Odd(Step, frozen=True):
            public: ClassVar = ("seat", "colour")

            seat: int


def test_facts_of_options_and_questions_travel() -> None:
    listed = [Option("-", 0, idle=True), Option("b", 1, facts={"steps": 2})]
    seen = ask_seen(Ask(0, "q", Menu(listed), race=True, numbers=Say("number-steps")))
    assert msgspec.json.decode(msgspec.json.encode(seen)) == {
        "seat": 0,
        "key": "q",
        "prompt": {"key": "ask-q"},
        "options": [{"code": "-", "idle": True}, {"code": "b", "facts": {"steps": 2}}],
        "race": True,
        "numbers": {"key": "number-steps"},
    }


class SealedPair(Step, frozen=True):
    """Two letters of each of two seats."""

    def play(self, g: Toy) -> Play:
        yield from together({seat: self.two(seat) for seat in (0, 1)})

    def two(self, seat: int) -> Script[str]:
        first = yield from pick(seat, "first", options("ab"))
        second = yield from pick(seat, "second", options("ab"))
        return first + second


def test_a_version_counts_ones_own_sealed_answers_and_nobody_elses() -> None:
    match = toy(Choose(1), SealedPair(), Finish(), seats=3)
    match.answer(1, "a")

    def versions(match: Match) -> list[int]:
        return [match.view(seat).version for seat in (0, 1, 2, None)]

    assert versions(match) == [1, 1, 1, 1]
    match.answer(0, "a")
    assert versions(match) == [2, 1, 1, 1]
    match.answer(0, "a")
    match.answer(1, "a")
    assert versions(match) == [3, 2, 1, 1]
    assert match.version == 4
    match.answer(1, "b")
    assert versions(match) == [5, 5, 5, 5]


def test_the_bytes_of_a_view_do_not_depend_on_the_order_of_dicts() -> None:
    view = look(crypt(), 0)
    turned = View(**{name: getattr(view, name) for name in view.__struct_fields__} | {
        "zones": dict(reversed(view.zones.items())), "values": dict(reversed(view.values.items())),
    })  # fmt: skip
    assert turned.to_bytes() == view.to_bytes()
