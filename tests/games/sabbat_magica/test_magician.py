"""B.1: the magician's step, tiles and mirrors."""

from __future__ import annotations

import pytest

from lychgate.games.sabbat_magica.events.magician import (
    Exchanged,
    Gathered,
    LeftAlone,
    MirrorWorked,
    Rewound,
    Terrorised,
    Uncursed,
    Walked,
)
from lychgate.games.sabbat_magica.state.purse import heap_of
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import Position, act, position

QUIET = "power seduction"
"""Red with a card shown that asks nothing: so that no power interrupts."""


def arrived(tile: str, **own: str) -> Position:
    """Red has just stepped to m22 (no mirrors), which has this tile."""
    own["r"] = f"on m11 {QUIET} {own.get('r', '')}"
    return position(act(), tiles={"m22": tile}, also=own).play("step:m22")


@clause("SM-100")
def test_the_first_time_any_empty_square_will_do() -> None:
    table = position(act(), g="on m23", b="on m44")
    assert len(table.codes_like("place:")) == 14
    assert table.reasons("place:m23") == ["SM-102"]
    table.play("place:m32")
    assert table.square("r") == "m32"
    assert [event.how for event in table.told(Walked)] == ["place"]


@clause("SM-101")
def test_later_exactly_one_square_straight_or_diagonal() -> None:
    table = position(act(), r=f"on m22 {QUIET}")
    wanted = ["m11", "m12", "m13", "m21", "m23", "m31", "m32", "m33"]
    assert table.codes_like("step:") == [f"step:{name}" for name in wanted]
    assert table.reasons("step:m44") == ["SM-101"]


@clause("SM-101")
def test_staying_put_is_not_allowed() -> None:
    table = position(act(), r=f"on m22 {QUIET}")
    assert table.reasons("step:m22") == ["SM-101"]


@clause("SM-101", "SM-043")
def test_literal_steps_forbid_straight_up_and_down() -> None:
    table = position(act(), r=f"on m22 {QUIET}", options={"literal_steps": True})
    wanted = ["m11", "m13", "m21", "m23", "m31", "m33"]
    assert table.codes_like("step:") == [f"step:{name}" for name in wanted]
    assert table.reasons("step:m12") == ["SM-101"]


@clause("SM-102")
def test_a_square_with_a_magician_cannot_be_passed_through() -> None:
    table = position(act(), r=f"on m11 {QUIET}", g="on m12", b="on m22")
    assert table.codes_like("step:") == ["step:m21"]
    assert table.reasons("step:m13") == ["SM-101"]


@clause("SM-103")
def test_tile_or_mirror_or_nothing_also_after_the_first_placement() -> None:
    table = position(act(), r=QUIET, tiles={"m11": "mask"}).play("place:m11")
    assert table.codes == ["nothing", "tile", "mirror:n1", "mirror:w1"]
    table.play("nothing")
    assert (table.paused, table.two("r"), table.terror("r")) == (True, "-", 3)
    assert len(table.told(LeftAlone)) == 1


@clause("SM-103")
def test_one_of_them_only() -> None:
    table = position(act(), r=QUIET, tiles={"m11": "mask"}).play("place:m11", "tile")
    assert table.paused
    assert (table.two("r"), table.mirror("n1")) == ("MM", "intact")


@clause("SM-104")
def test_only_the_mirrors_of_the_square() -> None:
    table = position(act(), r=QUIET).play("place:m12")
    assert table.codes_like("mirror:") == ["mirror:n2"]
    assert table.reasons("mirror:n1") == ["SM-104"]
    middle = position(act(), r=QUIET).play("place:m33", "tile")
    assert middle.told(MirrorWorked) == []


@clause("SM-105")
def test_cracking_an_intact_mirror_earns_three() -> None:
    table = position(act(), r=f"terror 1 {QUIET}").play("place:m12", "mirror:n2")
    assert (table.mirror("n2"), table.terror("r")) == ("cracked", 4)


@clause("SM-106", "SM-107")
def test_breaking_a_cracked_mirror_earns_two_and_ends_it() -> None:
    table = position(act(), act(), r=f"terror 1 {QUIET}", mirrors={"n2": "cracked"})
    table.play("place:m12", "mirror:n2")
    assert (table.mirror("n2"), table.terror("r")) == ("broken", 3)
    table.play("step:m11", "mirror:w1")
    back = position(act(), r=f"on m11 {QUIET}", mirrors={"n2": "broken"}).play("step:m12")
    assert back.codes == ["nothing", "tile"]
    assert back.reasons("mirror:n2") == ["SM-107"]


@clause("SM-108")
def test_one_step_of_one_mirror_per_action() -> None:
    table = position(act(), r=QUIET).play("place:m11", "mirror:n1")
    assert table.paused
    assert (table.mirror("n1"), table.mirror("w1")) == ("cracked", "intact")


@clause("SM-109")
def test_a_mirror_may_be_worked_on_for_nothing() -> None:
    table = position(act(), r=f"terror 10 {QUIET}").play("place:m12", "mirror:n2")
    assert (table.terror("r"), table.mirror("n2")) == (10, "cracked")
    assert [event.terror for event in table.told(MirrorWorked)] == [0]


@clause("SM-110")
@pytest.mark.parametrize("tile, tokens", [("spider", "SS"), ("rat_tail", "RR"), ("gemstone", "GG"), ("mask", "MM")])
def test_standard_tiles(tile: str, tokens: str) -> None:
    table = arrived(tile).play("tile")
    assert (table.two("r"), table.one("r")) == (tokens, "-")
    assert [event.tokens for event in table.told(Gathered)] == [heap_of(tokens)]


@clause("SM-111")
def test_the_grimoire_lifts_the_curse_for_nothing() -> None:
    table = arrived("grimoire", r="skull vp 6 one S two R").play("tile")
    assert (table.skull("r"), table.vp("r"), table.one("r"), table.two("r")) == (False, 6, "S", "R")
    assert len(table.told(Uncursed)) == 1


@clause("SM-112")
def test_the_clock_gives_the_whole_1h_store_another_hour() -> None:
    table = arrived("clock", r="one SSRM two G").play("tile")
    assert (table.one("r"), table.two("r")) == ("-", "SSRGM")
    assert [event.tokens for event in table.told(Rewound)] == [heap_of("SSRM")]


@clause("SM-113", "SM-118")
@pytest.mark.parametrize(
    "code, one, two, terror", [("discard:mask@2h", "S", "-", 4), ("discard:spider@1h", "-", "M", 2)]
)
def test_the_terroriser(code: str, one: str, two: str, terror: int) -> None:
    table = arrived("terroriser", r="terror 0 one S two M").play("tile")
    assert table.codes == ["discard:spider@1h", "discard:mask@2h"]
    table.play(code)
    assert (table.one("r"), table.two("r"), table.terror("r")) == (one, two, terror)
    assert table.approval("r") == "-"
    assert [event.terror for event in table.told(Terrorised)] == [terror]


@clause("SM-113")
def test_the_terroriser_takes_only_what_is_there() -> None:
    table = arrived("terroriser", r="one S two M").play("tile")
    assert table.reasons("discard:mask@1h") == ["SM-113"]


@clause("SM-114", "SM-118")
def test_the_test_tube_exchanges_store_by_store() -> None:
    table = arrived("test_tube", r="one RR two RS").play("tile")
    assert table.codes == ["tube:spider", "tube:rat_tail"]
    table.play("tube:rat_tail")
    assert "finish" not in table.codes
    assert table.reasons("finish") == ["SM-114"]
    table.play("swap:1h>mask", "swap:2h>gemstone", "finish")
    assert (table.one("r"), table.two("r"), table.approval("r")) == ("RM", "SG", "-")
    (told,) = table.told(Exchanged)
    assert (told.given, told.one, told.two) == (heap_of("RR"), heap_of("M"), heap_of("G"))


@clause("SM-114")
def test_the_test_tube_works_on_one_kind_and_stops_when_it_is_used_up() -> None:
    table = arrived("test_tube", r="one RS").play("tile", "tube:rat_tail", "swap:1h>mask")
    assert (table.paused, table.one("r")) == (True, "SM")
    other = arrived("test_tube", r="one RS")
    other.play("tile")
    assert other.reasons("tube:mask") == ["SM-114"]
    other.play("tube:rat_tail")
    assert other.reasons("swap:2h>mask") == ["SM-114"], "the other store is empty"


@clause("SM-114")
def test_the_test_tube_takes_only_what_is_there() -> None:
    table = arrived("test_tube", r="one SS two M").play("tile", "tube:spider")
    assert table.reasons("swap:2h>gemstone") == ["SM-114"]


@clause("SM-115")
def test_the_test_tube_gives_no_token_of_the_kind_returned() -> None:
    table = arrived("test_tube", r="one RR").play("tile")
    assert table.codes == ["swap:1h>spider", "swap:1h>gemstone", "swap:1h>mask"]
    assert table.reasons("swap:1h>rat_tail") == ["SM-115"]


@clause("SM-116")
@pytest.mark.parametrize(
    "tile, without, own",
    [
        ("grimoire", "one S two S", "skull"),
        ("clock", "skull two S", "one S"),
        ("terroriser", "skull", "two S"),
        ("test_tube", "skull approval S", "one S"),
    ],
)
def test_a_special_tile_needs_something_to_work_on(tile: str, without: str, own: str) -> None:
    table = position(act(), r=f"on m11 {QUIET} {without}", tiles={"m12": tile}).play("step:m12")
    assert table.codes == ["nothing", "mirror:n2"]
    assert table.reasons("tile") == ["SM-116"]
    usable = position(act(), r=f"on m11 {QUIET} {own}", tiles={"m12": tile}).play("step:m12")
    assert "tile" in usable.codes


@clause("SM-117")
def test_a_tile_is_never_used_up_and_serves_once_per_arrival() -> None:
    table = position(act(), act(2), act(), r=f"on m11 {QUIET}", b="on m33", tiles={"m22": "spider"})
    table.play("step:m22", "tile")
    assert table.two("r") == "SS"
    assert table.asked == ["b action"]
    table.play("rest", "step:m11", "nothing")
    again = position(act(2), b="on m33 two SS", tiles={"m22": "spider"}).play("step:m22", "tile")
    assert again.two("b") == "SSSS"
