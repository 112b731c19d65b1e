"""POWER cards: who may use which, when, how often, and what each of the twelve does."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.events.powers import Spellbound
from lychgate.games.sabbat_magica.events.rounds import PowerShown
from lychgate.games.sabbat_magica.steps.round import EndRound
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sabbat_magica.positions import Position, act, asked_power, position

ONCE = {"power_limit": "once_per_game"}


# --- cards


@clause("SM-170", "SM-171", "SM-178")
def test_the_first_use_shows_the_card_and_the_others_are_put_away() -> None:
    table = position(act(), act(), players="bg", b="terror 0 bridge 1 on m11", vada="b")
    assert {"booster", "frenzy"} <= set(table.codes)
    assert table.power("b") == ""
    table.play("frenzy")
    assert [event.power for event in table.told(PowerShown)] == ["frenzy"]
    assert table.power("b") == "frenzy"
    table.play("stop")
    assert "booster" not in table.codes
    assert table.reasons("booster") == ["SM-170"]


@clause("SM-171", "SM-178")
def test_declining_shows_nothing_and_commits_to_nothing() -> None:
    table = position(act(), act(), players="yr", y="on m11", r="on m23 bridge 1", tiles={"m12": "spider"})
    table.play("step:m12", "tile")
    assert asked_power(table) == ["doppelganger", "fireball"]
    table.play("no")
    assert (table.power("y"), table.told(PowerShown)) == ("", [])
    table.play("step:m22", "nothing")
    assert asked_power(table) == ["fireball"]


@clause("SM-170")
def test_another_peoples_cards_are_not_offered() -> None:
    table = position(act(), players="yr", y="bridge 1 on m11", vada="y")
    assert not {"booster", "frenzy", "luxuriance"} & set(table.codes)
    assert table.reasons("frenzy") == ["SM-170"]


@clause("SM-172")
def test_a_shown_card_works_every_time() -> None:
    table = position(act(), act(), players="bg", b="terror 0 power frenzy bridge 1")
    table.play("frenzy", "stop", "frenzy", "stop")
    assert (table.terror("b"), table.told(PowerShown)) == (6, [])


@clause("SM-173")
def test_luxuriance_once_a_round() -> None:
    table = position(act(), act(), players="gr", g="bridge 1")
    table.play("luxuriance", "kind:spider", "kind:spider", "rest")
    assert "luxuriance" not in table.codes
    assert table.reasons("luxuriance") == ["SM-173"]
    fresh = position(act(), EndRound(), players="gr", round=2, r="power bats")
    fresh.play("luxuriance", "kind:spider", "kind:spider", "rest", "g invoke:0", "r invoke:0")
    assert (fresh.asked, "luxuriance" in fresh.codes) == (["g bonus"], True)


@clause("SM-174")
def test_powers_of_b1_come_after_the_effect_of_the_square() -> None:
    table = position(act(), players="br", b="on m11", r="on m23 terror 4", tiles={"m12": "spider"})
    table.play("step:m12")
    assert table.ask.key == "arrive.manor"
    table.play("tile")
    assert (table.two("b"), asked_power(table)) == ("SS", ["spell"])


@clause("SM-174")
def test_other_players_magicians_do_not_trigger_them() -> None:
    table = position(act(1), players="br", b="on m11 power spell", r="on m33 terror 4").play("step:m22", "nothing")
    assert table.paused
    assert table.terror("r") == 4


@clause("SM-175", "SM-043")
@pytest.mark.parametrize("square, near", [("m11", True), ("m12", True), ("m33", True), ("m44", False), ("m42", False)])
def test_adjacent_is_next_to_by_side_or_corner(square: str, near: bool) -> None:
    options = {"literal_steps": True}
    table = position(act(), players="br", b="on m21", r=f"on {square} terror 4", options=options)
    table.play("step:m22", "nothing")
    assert bool(asked_power(table)) is near


@clause("SM-175", "SM-011")
def test_a_magician_outside_the_manor_is_adjacent_to_nobody() -> None:
    table = position(act(), players="br", b="on m11", r="terror 4").play("step:m12", "nothing")
    assert table.paused


@clause("SM-176")
@pytest.mark.parametrize("power, players", [("spell", "br"), ("apparition", "gr"), ("fireball", "yr")])
def test_a_shown_power_may_be_left_unused(power: str, players: str) -> None:
    own = {players[0]: f"on m11 power {power}", "r": "on m13 terror 4 bridge 1"}
    table = position(act(), players=players, also=own).play("step:m12", "nothing")
    assert table.codes == ["no", power]
    table.play("no")
    assert (table.paused, table.terror("r"), table.bridge("r"), table.one("r")) == (True, 4, 1, "-")


@clause("SM-177")
def test_none_may_be_spared() -> None:
    table = position(
        act(), players="brgy", b="on m11 terror 0", r="on m13 terror 4", g="on m22 terror 4", y="on m44 terror 4"
    )
    table.play("step:m12", "nothing", "spell")
    assert [table.terror(colour) for colour in "brgy"] == [2, 3, 3, 4]
    assert [event.rival for event in table.told(Spellbound)] == [1, 2]


@clause("SM-177")
@pytest.mark.parametrize(
    "players, rival, power",
    [("br", "terror 0", "spell"), ("yr", "bridge 0", "fireball"), ("rg", "one SRM two SRM", "seduction")],
)
def test_a_power_needs_somebody_it_would_affect(players: str, rival: str, power: str) -> None:
    own = {players[0]: "on m11", players[1]: f"on m13 {rival}"}
    table = position(act(), players=players, tiles={"m12": "spider"}, also=own).play("step:m12", "nothing")
    assert power not in asked_power(table)


@clause("SM-177")
def test_why_fireball_has_nobody_to_burn() -> None:
    table = position(act(), players="yr", y="on m11", r="on m13", tiles={"m12": "spider"}).play("step:m12", "tile")
    assert asked_power(table) == ["doppelganger"]
    assert table.reasons("fireball") == ["SM-177"]


@clause("SM-173", "SM-191", "SM-192")
def test_a_used_power_says_when_it_can_be_used_again() -> None:
    lush = position(act(), players="gr", g="bridge 1").play("luxuriance", "kind:mask", "kind:mask")
    assert said(lush, "luxuriance") == "Luxuriance has been used this round. It can be used once a round."
    wild = position(act(), players="bg", b="bridge 1").play("frenzy")
    assert said(wild, "frenzy") == (
        "Frenzy has been used in this action. It can be used again in your next action with ghosts."
    )
    far = position(act(), players="yr", y="bridge 2", canteen="r").play("teleport:bridge>vada")
    assert said(far, "teleport:bridge>grisa") == (
        "Teleportation has been used in this action. It can be used again in your next action with ghosts."
    )


def said(table: Position, code: str) -> str:
    """The only reason against a code, in English."""
    (reason,) = table.why_not(code)
    return Words("sabbat-magica").say(reason.say)


@clause("SM-179")
def test_a_spent_power_is_not_said_to_come_back() -> None:
    table = position(act(), players="bg", b="bridge 1", options=ONCE).play("frenzy")
    assert table.reasons("frenzy") == ["SM-179"]


@clause("SM-179")
@pytest.mark.parametrize("code", ["booster", "frenzy"])
def test_once_per_game_a_card_is_spent(code: str) -> None:
    table = position(act(), act(), players="bg", b="terror 0 bridge 1", vada="b", options=ONCE)
    table.play(code, "stop")
    assert code not in table.codes
    assert table.reasons(code) == ["SM-179"]


@clause("SM-179")
def test_a_spent_seduction_is_no_longer_compulsory() -> None:
    table = position(act(), players="rg", r="on m11 power seduction spent", g="on m13 two GG", options=ONCE)
    table.play("step:m12", "nothing")
    assert (table.paused, table.two("g")) == (True, "GG")


@clause("SM-179")
@pytest.mark.parametrize(
    "players, power, codes",
    [
        ("yr", "teleportation", ("teleport:bridge>vada",)),
        ("gr", "luxuriance", ("luxuriance", "kind:mask", "kind:mask", "rest")),
        ("rg", "bats", ("fly:m44", "nothing")),
    ],
)
def test_once_per_game_for_the_others(players: str, power: str, codes: tuple[str, ...]) -> None:
    own = {players[0]: "bridge 1 on m11", players[1]: "on m12"}
    table = position(act(), players=players, options=ONCE, also=own).play(*codes)
    assert (table.power(players[0]), table.g.spent[0]) == (power, True)


@clause("SM-170")
def test_without_power_cards_there_are_none() -> None:
    table = position(act(), players="bg", b="bridge 1 on m11", g="on m13", vada="b", options={"power_cards": False})
    assert not {"booster", "frenzy"} & set(table.codes)
    table.play("step:m12", "nothing")
    assert table.paused
