"""A.3: the bonus of the round."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.data.cards import TIME_CARDS
from lychgate.games.sabbat_magica.data.resources import RESOURCES
from lychgate.games.sabbat_magica.events.plan import BonusTaken
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, TakeBonus
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import position


@clause("SM-080")
def test_everybody_takes_one_slot_in_playing_order() -> None:
    table = position(BonusPhase(), order="bgr")
    assert table.asked == ["b bonus"]
    table.play("bonus:vp2")
    assert (table.asked, table.codes_like("bonus")) == (["g bonus"], ["bonus:terror2", "bonus:vp1", "bonus:terror1"])
    table.play("bonus:terror1")
    assert (table.asked, table.codes) == (["r bonus"], ["bonus:terror2", "bonus:vp1"])
    table.play("bonus:vp1")
    assert table.paused
    assert (table.vp("b"), table.terror("g"), table.vp("r")) == (2, 4, 1)


@clause("SM-081")
def test_a_slot_is_taken_once_and_two_alike_are_two() -> None:
    table = position(BonusPhase(), players="rgby", card="dark_moon")
    assert table.codes == ["bonus:any1", "bonus:vp2"]
    table.play("bonus:vp2", "bonus:vp2")
    assert (table.vp("r"), table.vp("g")) == (2, 2)
    assert table.g.taken[:2] == [2, 3]
    # Only resources of choice are left, so nobody is asked for the slot any more, only for the kind.
    assert table.asked == ["b kind"]


@clause("SM-081")
def test_a_taken_slot_is_explained_and_passing_is_not_possible() -> None:
    table = position(BonusPhase()).play("bonus:vp2")
    assert table.reasons("bonus:vp2") == ["SM-081"]
    assert "pass" not in table.codes


SLOTS = [(card.id, bonus.code) for card in TIME_CARDS for bonus in dict.fromkeys(card.bonuses)]


@clause("SM-082", "SM-083")
@pytest.mark.parametrize("card, code", SLOTS)
def test_every_slot_of_every_card(card: str, code: str) -> None:
    table = position(TakeBonus(Seat(0)), card=card, r="terror 2 vp 5").play(f"bonus:{code}")
    what, n = code[:-1], int(code[-1])
    if what == "any":
        table.play("kind:gemstone")
        what = "gemstone"
    assert table.terror("r") == 2 + (n if what == "terror" else 0)
    assert table.vp("r") == 5 + (n if what == "vp" else 0)
    assert table.two("r") == ("SRGM"[RESOURCES.index(what)] if what in RESOURCES else "-")
    assert table.one("r") == "-"
    assert len(table.told(BonusTaken)) == 1


@clause("SM-082")
def test_a_terror_slot_stops_at_ten() -> None:
    table = position(TakeBonus(Seat(0)), r="terror 9").play("bonus:terror2")
    assert table.terror("r") == 10


@clause("SM-084")
@pytest.mark.parametrize("players", ["rg", "rgb"])
def test_slots_that_nobody_takes_are_lost(players: str) -> None:
    table = position(BonusPhase(), players=players, r="power bats", g="power apparition")
    for _ in players:
        table.play(table.codes[0])
    assert table.paused
    assert sorted(table.g.taken) == list(range(len(players)))


@clause("SM-085")
def test_the_bonus_token_shows_who_took_what() -> None:
    table = position(BonusPhase()).play("bonus:terror2")
    assert table.match.view(None).values["taken"] == [1, -1, -1]
