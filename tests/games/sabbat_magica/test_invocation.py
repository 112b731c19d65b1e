"""A.2: the time card, the secret call, the canteen, and the new playing order."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.data.cards import TIME
from lychgate.games.sabbat_magica.events.plan import CanteenCounted, Invoked, OrderSet, TimeTurned
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Invoke, SetOrder, TurnTimeCard
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import Position, position


def called(**numbers: int) -> list[str]:
    return [f"{colour} invoke:{n}" for colour, n in numbers.items()]


@clause("SM-060")
def test_the_top_card_covers_the_last_one() -> None:
    pile = ["carnival", "half_moon", "mother_nature", "feast_of_fools", "dark_moon"]
    table = position(TurnTimeCard(), Invoke(), pile=pile)
    assert table.g.time == [TIME["harvest"], TIME["dark_moon"]]
    assert [TIME[name] for name in pile[1:-1]] == table.g.pile
    assert [(event.card, event.actions) for event in table.told(TimeTurned)] == [("dark_moon", 2)]
    assert len(table.match.asks) == 3


@clause("SM-060")
def test_everybody_sees_the_turned_card_and_nobody_the_next() -> None:
    table = position(TurnTimeCard(), Invoke(), pile=["carnival", "half_moon", "dark_moon"])
    for seat in (None, 0, 1, 2):
        view = table.match.view(seat)
        assert view.zones["time"].pieces == ["harvest", "dark_moon"]
        assert view.zones["pile"].pieces is None


@clause("SM-061", "SM-090")
@pytest.mark.parametrize("card, actions", [("carnival", 2), ("harvest", 3), ("feast_of_fools", 4)])
def test_the_open_card_says_how_many_actions_there_are(card: str, actions: int) -> None:
    table = position(Skulduggery(), card=card)
    turns = 0
    while not table.paused:
        table.play("rest")
        turns += 1
    assert turns == 3 * actions


@clause("SM-062", "SM-063")
def test_any_number_of_the_ghosts_in_graveyard_and_on_the_bridge() -> None:
    table = position(Invoke(), players="rg", r="bridge 2", vada="rr", canteen="r")
    ask = table.match.ask(0)
    assert ask is not None
    assert [option.code for option in ask.options] == [f"invoke:{n}" for n in range(5)]
    assert [each.clause for each in table.match.why_not(0, "invoke:5")] == ["SM-062"]
    table.play("r invoke:4", "g invoke:0")
    assert (table.at("vada"), table.at("canteen")) == ("rr", "r")


@clause("SM-063")
def test_the_call_is_secret_until_all_have_called() -> None:
    table = position(Invoke(), players="rg")
    before = [table.match.view(seat).zones for seat in (None, 1)]
    table.play("r invoke:5")
    assert [table.match.view(seat).zones for seat in (None, 1)] == before
    assert table.told(Invoked) == []
    assert table.match.waiting.seats == (1,)
    table.play("g invoke:1")
    assert [(event.seat, event.called) for event in table.told(Invoked)] == [(0, 5), (1, 1)]


@clause("SM-064")
def test_the_called_stand_on_the_bridge_and_all_others_lie_in_the_graveyard() -> None:
    table = position(Invoke(), players="rg", r="bridge 6", g="bridge 1")
    table.play("r invoke:2", "g invoke:3")
    assert (table.bridge("r"), table.graves("r")) == (2, 5)
    assert (table.bridge("g"), table.graves("g")) == (3, 4)


@clause("SM-065")
def test_who_has_no_ghost_at_hand_is_not_asked() -> None:
    table = position(Invoke(), players="rg", vada="rr", gineva="rr", friburga="rr", berena="r", canteen="g", options={})
    assert table.asked == ["g invoke"]
    table.play("g invoke:1")
    assert (table.bridge("r"), table.graves("r")) == (0, 0)


@clause("SM-066", "SM-068")
def test_the_most_ghosts_in_the_graveyard_play_first() -> None:
    table = position(Invoke(), order="rgb")
    table.play(*called(r=5, g=3, b=1))
    assert table.order == "bgr"
    assert [event.order for event in table.told(OrderSet)] == [(2, 1, 0)]


@clause("SM-069", "SM-015")
def test_ties_keep_the_old_order() -> None:
    table = position(Invoke(), order="bgr")
    table.play(*called(r=2, g=4, b=2))
    assert table.order == "brg"


def guests(players: str = "rgb", order: str = "", **own: str) -> Position:
    return position(Invoke(), players=players, order=order, also=own)


@clause("SM-066", "SM-067")
@pytest.mark.parametrize("answer, order", [("canteen:use", "gr"), ("canteen:no", "rg")])
def test_the_major_place_of_the_canteen_adds_two(answer: str, order: str) -> None:
    table = guests(players="rg", canteen="g").play(*called(r=4, g=4))
    assert (table.graves("r"), table.graves("g")) == (3, 2)
    assert table.asked == ["g canteen"]
    table.play(answer)
    assert table.order == order
    assert table.g.canteen == ([0, 2] if answer == "canteen:use" else [0, 0])


@clause("SM-066", "SM-067")
def test_the_minor_place_adds_one_and_guests_declare_in_the_old_order() -> None:
    table = guests(order="bgr", canteen="gr").play(*called(r=3, g=3, b=4))
    # graveyard: red 3, green 3, blue 3; the old order is blue, green, red.
    assert table.asked == ["g canteen"]
    table.play("canteen:no")
    assert table.asked == ["r canteen"]
    table.play("canteen:use")
    assert (table.order, table.g.canteen) == ("rbg", [1, 0, 0])


@clause("SM-067")
def test_a_guest_is_asked_when_the_answer_matters_only_to_a_later_guests() -> None:
    """Red and green tie, red before: red's two matter only if green adds one."""
    table = guests(order="rgb", canteen="rg").play(*called(r=4, g=4, b=7))
    assert table.asked == ["r canteen"]
    table.play("canteen:no", "canteen:use")
    assert table.order == "grb"


@clause("SM-067")
def test_the_canteen_counts_with_an_empty_graveyard() -> None:
    table = guests(players="rg", order="rg", canteen="g", r="bridge 1").play(*called(r=7, g=6))
    assert (table.graves("g"), table.graves("r")) == (0, 0)
    table.play("canteen:use")
    assert table.order == "gr"


@clause("SM-067")
def test_a_declaration_that_changes_nothing_is_not_asked_for() -> None:
    table = guests(players="rg", canteen="g").play(*called(r=7, g=0))
    assert table.paused
    assert table.g.canteen == [0, 2]
    assert [event.how for event in table.told(CanteenCounted)] == ["used"]


@clause("SM-067")
def test_it_is_asked_where_the_later_guest_decides_whether_it_matters() -> None:
    # Green 2 + 2, red 3 + 1: if red declines, green is first either way unless it declines too.
    table = guests(order="grb", canteen="gr", b="bridge 7").play(*called(r=3, g=4, b=7))
    assert (table.graves("g"), table.graves("r")) == (2, 3)
    assert table.asked == ["g canteen"]


@clause("SM-067")
def test_a_used_bonus_shows_on_the_reminder_square() -> None:
    table = guests(players="rg", canteen="g").play(*called(r=4, g=4), "canteen:use")
    assert table.match.view(None).values["canteen"] == [0, 2]


@clause("SM-070")
def test_the_order_stays_until_the_next_invocation() -> None:
    table = position(SetOrder(), BonusPhase(), Skulduggery(), order="rgb", g="bridge 3", r="bridge 1", b="bridge 2")
    order = table.order
    assert order == "rbg"
    asked = []
    for _ in range(6):
        asked.append(table.asked[0])
        table.play(table.codes_like("bonus")[0] if "bonus" in asked[-1] else "rest")
    assert asked == ["r bonus", "b bonus", "g bonus", "r action", "b action", "g action"]
    assert table.order == order


@clause("SM-063")
@pytest.mark.parametrize("hint, said", [(True, "on"), (False, "off")])
def test_the_hint_for_a_first_game(hint: bool, said: str) -> None:
    table = position(Invoke(), players="rg", options={"first_game_hint": hint})
    ask = table.match.ask(0)
    assert ask is not None
    assert ask.prompt.args["hint"] == said
