"""B.2: how ghosts move, what it costs, and what they find."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.events.ghosts import Entered, FeePaid, Returned
from lychgate.games.sabbat_magica.state.purse import NONE, heap_of
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, position

GARDENS = ["glass_factory", "crystal_ball", "canteen", "training_ground", "alchemist_office", "zen_garden"]


@clause("SM-120")
def test_ghosts_move_one_after_the_other_each_once() -> None:
    table = position(act(), r="bridge 2", vada="r", players="rg")
    table.play("move:vada@1>gineva")
    assert table.codes_like("move:gineva") == []
    assert table.reasons("move:gineva@1>bridge") == ["SM-120"]
    assert position(act(), vada="r").reasons("move:bridge>canteen") == ["SM-120"]
    table.play("move:bridge>canteen", "move:bridge>zen_garden")
    assert table.paused
    assert (table.at("gineva"), table.at("canteen"), table.at("zen_garden")) == ("r", "r", "r")


@clause("SM-120")
def test_one_may_stop_at_any_time() -> None:
    table = position(act(), r="bridge 2", players="rg").play("move:bridge>canteen")
    assert table.codes[0] == "stop"
    table.play("stop")
    assert (table.paused, table.bridge("r")) == (True, 1)


@clause("SM-120")
def test_a_rivals_ghosts_are_not_ones_own() -> None:
    table = position(act(), vada="g", players="rg")
    assert table.reasons("move:vada@1>gineva") == ["SM-120"]


@clause("SM-121", "SM-126", "SM-130")
def test_from_the_drawbridge_to_any_garden_for_nothing() -> None:
    table = position(act(), r="bridge 1 two SRGM")
    assert [f"move:bridge>{garden}" in table.codes for garden in GARDENS] == [True] * 6
    table.play("move:bridge>zen_garden")
    assert (table.at("zen_garden"), table.two("r"), table.approval("r")) == ("r", "SRGM", "-")
    assert table.told(FeePaid) == []


@clause("SM-121", "SM-129")
@pytest.mark.parametrize(
    "origin, reach",
    [
        ("turgapel", ["neshata", "grisa"]),
        ("vada", ["gineva", "friburga"]),
        ("glass_factory", ["crystal_ball", "zen_garden"]),
        ("crystal_ball", ["glass_factory", "canteen"]),
        ("canteen", ["crystal_ball", "training_ground"]),
        ("training_ground", ["canteen", "alchemist_office"]),
        ("alchemist_office", ["training_ground", "zen_garden"]),
        ("zen_garden", ["glass_factory", "alchemist_office"]),
    ],
)
def test_from_a_location_to_its_neighbours_and_home(origin: str, reach: list[str]) -> None:
    table = position(act(), also={origin: "r"})
    assert table.codes_like("move:") == [f"move:{origin}@1>{target}" for target in ["bridge", *reach]]
    table.play(f"move:{origin}@1>{reach[0]}")
    assert (table.at(reach[0]), table.approval("r")) == ("r", "-")


@clause("SM-121")
def test_farther_is_too_far() -> None:
    table = position(act(), turgapel="r")
    assert table.reasons("move:turgapel@1>gineva") == ["SM-121"]


@clause("SM-122")
def test_a_move_is_finished_before_the_next_begins() -> None:
    table = position(act(), r="bridge 2 terror 9", canteen="g", players="rg").play("move:bridge>canteen", "fight")
    assert (table.at("canteen"), table.graves("g"), table.asked) == ("r", 7, ["r haunt"])


@clause("SM-123")
def test_home_again_is_home_for_this_action() -> None:
    table = position(act(), act(), vada="r", r="bridge 0")
    table.play("move:vada@1>bridge")
    assert (table.bridge("r"), table.asked) == (1, ["r action"])
    assert "move:bridge>canteen" in table.codes
    half = position(act(), vada="r", canteen="r").play("move:vada@1>bridge")
    assert half.reasons("move:bridge>canteen") == ["SM-123"]


@clause("SM-124")
@pytest.mark.parametrize("place", ["vada", "canteen"])
def test_coming_home_earns_a_terror_point(place: str) -> None:
    table = position(act(), r="terror 4", also={place: "r"}).play(f"move:{place}@1>bridge")
    assert table.terror("r") == 5
    assert [event.terror for event in table.told(Returned)] == [1]


@clause("SM-125", "SM-127")
def test_the_fee_is_one_of_each_kind_and_goes_to_the_approval_zone() -> None:
    table = position(act(), r="bridge 1 two SSGMM approval S", gates={"vada": "SGM"}).play("move:bridge>vada")
    assert (table.at("vada"), table.two("r"), table.approval("r")) == ("r", "SM", "SSGM")
    assert [(event.one, event.two) for event in table.told(FeePaid)] == [(NONE, heap_of("SGM"))]


@clause("SM-126")
def test_each_token_may_come_from_either_store() -> None:
    table = position(act(), r="bridge 1 one SR two SR", gates={"vada": "SR"}).play("move:bridge>vada")
    assert table.codes == ["pay:S1R1", "pay:S1R2", "pay:S2R1", "pay:S2R2"]
    table.play("pay:S1R2")
    assert (table.one("r"), table.two("r"), table.approval("r")) == ("R", "S", "SR")


@clause("SM-126", "SM-128")
@pytest.mark.parametrize("own", ["two S", "one S two SS", "two S approval SRGM", "two S skull chimeras 2", "two SGM"])
def test_who_cannot_pay_in_full_cannot_enter(own: str) -> None:
    table = position(act(), r=f"bridge 1 {own}", gates={"vada": "SR"})
    assert table.reasons("move:bridge>vada") == ["SM-128"]


@clause("SM-126")
def test_what_is_not_in_a_store_cannot_be_paid_from_it() -> None:
    table = position(act(), r="bridge 1 one SR two S", gates={"vada": "SR"}).play("move:bridge>vada")
    assert table.codes == ["pay:S1R1", "pay:S2R1"]
    assert table.reasons("pay:S1R2") == ["SM-126"]


@clause("SM-129")
def test_neighbouring_regions_cost_no_fee() -> None:
    table = position(act(), vada="r", r="two -").play("move:vada@1>gineva")
    assert (table.at("gineva"), table.approval("r")) == ("r", "-")


@clause("SM-131")
def test_a_free_place_or_a_fight() -> None:
    table = position(act(), r="bridge 1", canteen="g").play("move:bridge>canteen")
    assert table.codes == ["settle", "fight"]
    assert table.reasons("repelled") == ["SM-131"]
    table.play("settle")
    assert (table.at("canteen"), table.terror("r"), table.vp("r")) == ("gr", 3, 0)
    assert [(event.where, event.place) for event in table.told(Entered)] == [("canteen", 2)]


@clause("SM-131")
def test_an_empty_location_asks_nothing() -> None:
    table = position(act(), r="bridge 1").play("move:bridge>canteen")
    assert (table.paused, table.at("canteen")) == (True, "r")


@clause("SM-132")
def test_a_full_location_offers_a_fight_or_being_repelled() -> None:
    table = position(act(), r="bridge 1 terror 3", canteen="gb").play("move:bridge>canteen")
    assert table.codes == ["fight", "repelled"]
    assert table.reasons("settle") == ["SM-132"]


@clause("SM-132")
def test_where_a_ghost_can_only_be_repelled_the_move_says_so() -> None:
    table = position(act(), r="bridge 1 terror 0", canteen="gb")
    labels = {option.code: option.label for option in table.ask.options}
    doomed, fine = labels["move:bridge>canteen"], labels["move:bridge>zen_garden"]
    assert doomed is not None
    assert fine is not None
    assert (doomed.args["how"], fine.args["how"]) == ("doomed", "move")
    table.play("move:bridge>canteen")
    assert (table.paused, table.graves("r")) == (True, 7)
    guarded = position(act(1), players="gr", canteen="g*", r="bridge 1 terror 9")
    label = next(option.label for option in guarded.ask.options if option.code == "move:bridge>canteen")
    assert label is not None
    assert label.args["how"] == "doomed", "nobody can fight where a protected ghost stands"


@clause("SM-133")
def test_a_location_full_of_own_ghosts_is_closed() -> None:
    table = position(act(), players="rg", r="bridge 1 terror 9", canteen="r")
    assert table.reasons("move:bridge>canteen") == ["SM-133"]


@clause("SM-134")
@pytest.mark.parametrize("code", ["move:vada@1>vada", "move:bridge>bridge"])
def test_to_stay_is_no_move(code: str) -> None:
    table = position(act(), vada="r", r="bridge 1")
    assert table.reasons(code) == ["SM-134"]


@clause("SM-135")
def test_being_pushed_down_or_moved_up_uses_no_move() -> None:
    table = position(act(), players="rgby", r="bridge 1 terror 9 two SR", vada="rg", gates={"vada": "SR"})
    table.play("move:bridge>vada", "fight")
    assert table.at("vada") == "rrg"
    # The one pushed down may still move, the one that has just come may not.
    assert "move:vada@2>gineva" in table.codes
    assert table.reasons("move:vada@1>gineva") == ["SM-120"]


@clause("SM-136")
def test_ghosts_lie_down_when_they_have_moved_and_stand_up_after_the_action() -> None:
    table = position(act(), act(1), vada="r", r="bridge 1", gineva="r").play("move:vada@1>bridge")
    zones = table.match.view(None).zones
    assert sorted(zones["bridge"].pieces or ()) == ["ghost-0", "ghost-0.moved"]
    table.play("move:gineva@1>vada")
    pieces = table.match.view(None).zones["ghosts"].pieces
    assert pieces is not None
    assert "ghost-0.moved" in pieces
    table.play("stop")
    after = table.match.view(None).zones
    assert not any("moved" in name for zone in ("ghosts", "bridge") for name in after[zone].pieces or ())


@clause("SM-137")
def test_the_fee_is_paid_before_the_ghost_arrives() -> None:
    table = position(act(), r="bridge 1 terror 0 two SR", vada="gb", gates={"vada": "SR"}).play("move:bridge>vada")
    assert (table.approval("r"), table.graves("r")) == ("SR", 7)


@clause("SM-137")
def test_the_gap_closes_before_terror_is_counted() -> None:
    # The lower red ghost moves up to Zen's major place before the other is home; from the Zen garden it is 1 anyway.
    table = position(act(), zen_garden="rr", canteen="r", r="terror 0")
    table.play("move:zen_garden@1>bridge", "move:canteen@1>bridge")
    assert [event.terror for event in table.told(Returned)] == [1, 2]


def test_two_ghosts_of_one_location_are_two_origins() -> None:
    table = position(act(), vada="rr")
    assert table.codes_like("move:vada") == [
        *(f"move:vada@1>{to}" for to in ("bridge", "gineva", "friburga")),
        *(f"move:vada@2>{to}" for to in ("bridge", "gineva", "friburga")),
    ]
