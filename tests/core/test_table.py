"""The table vocabulary: ids, descriptions and JSON, on sketches of the five games' hardest shapes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from lychgate.core.say import Say, who
from lychgate.core.table import Fill, Hint, Motion, Piece, Table, check, check_fill, describe, element_ids, listed
from lychgate.core.view import AskSeen, OptionSeen
from tests.core.board_sketches import castle, city, wheel
from tests.core.mat_sketches import coven, masters
from tests.core.sketching import Sketch

SKETCHES = [coven, castle, city, wheel, masters]


@pytest.mark.parametrize("sketch", SKETCHES)
def test_a_sketch_is_sound_and_survives_json(sketch: Callable[[], Sketch]) -> None:
    table, fill = sketch()
    assert check(table) == []
    assert check_fill(table, fill) == []
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table
    assert msgspec.json.decode(msgspec.json.encode(fill), type=Fill) == fill


@pytest.mark.parametrize("sketch", SKETCHES)
def test_every_shape_is_described_once_in_reading_order(sketch: Callable[[], Sketch]) -> None:
    table, fill = sketch()
    shapes = {shape.id for shape in table.shapes}
    said = [line.id for line in describe(table, fill) if line.depth == 0 and line.id in shapes]
    listed = [id for id in table.layout.terminal if id not in fill.absent]
    assert said[: len(listed)] == listed
    assert sorted(said) == sorted(shapes - set(fill.absent))


def test_ids_come_from_the_table_and_from_the_pieces_that_lie_on_it() -> None:
    assert element_ids(*coven()) >= {"supply:N", "city:P", "city:D", "slot:0:1", "slot:0:3:D", "fed:0:4:P", "seat:1"}
    assert element_ids(*castle()) >= {"door:c0304", "black", "staircase", "torture", "c0303:aristocrat", "c0305:saw"}
    assert element_ids(*city()) >= {"quarter:N", "influence:N:8", "influence:N:5:influence", "N02:plague"}
    assert element_ids(*wheel()) >= {"turgapel:2", "gate:turgapel:gate_sr", "mirror:n1", "vp:99"}
    assert element_ids(*masters()) >= {"played:crows", "blood:1:5", "cube:2:0", "grace:1:2:cube"}


def test_ids_do_not_name_what_is_not_there() -> None:
    ids = element_ids(*coven())
    assert not ids & {"city:N", "slot:0:6", "seat:2", "slot:0:3:N", "hand:0:P"}
    assert "blood:0:7" not in element_ids(*masters())
    assert "haunt" not in element_ids(*castle())


def test_a_description_counts_alike_pieces_and_tells_the_others_apart() -> None:
    lines = {line.id: line for line in describe(*coven())}
    assert [(heap.name.key, heap.n) for heap in lines["city"].contents] == [("coin-P", 1), ("coin-D", 2)]
    assert lines["city"].note == Say("lamp-lit")
    assert [heap.state for heap in lines["slot:0:4"].contents] == [Say("tails")]
    assert lines["slot:0:3"].active
    assert "slot:0:1" not in lines, "an empty slot needs no words"
    assert lines["tonight"].state == Say("t")
    infected, sound = next(line for line in describe(*city()) if line.id == "N02").contents
    assert (len(infected.badges), len(sound.badges)) == (1, 0)


def test_alike_pieces_listed_one_by_one_make_one_heap() -> None:
    table, fill = coven()
    spread = msgspec.structs.replace(fill, holds={"city": (Piece(kind="D"), Piece(kind="P"), Piece(kind="D"))})
    city_line = next(line for line in describe(table, spread) if line.id == "city")
    assert [(heap.kind, heap.n) for heap in city_line.contents] == [("D", 2), ("P", 1)]


def test_a_description_says_states_light_seats_and_bonds() -> None:
    lines = {line.id: line for line in describe(*castle())}
    assert lines[""].name == Say("the-fall")
    assert lines["castle"].state == Say("table-light-candle")
    assert lines["black"].state == Say("candlelight")
    assert lines["door:c0305"].state == Say("table-link-barred")
    assert lines["door:c0305"].name == Say("west-door")
    assert lines["health:1:3"].name == Say("table-cell", {"track": Say("health"), "n": 3})
    steers = next(line for line in describe(*castle()) if line.name.key == "table-bond-steers")
    assert steers.name.args == {"start": Say("aristocrat"), "end": Say("collector")}
    said = {line.id: line for line in describe(*wheel())}
    assert (said["mirror:n1"].state, said["phases"].state) == (Say("cracked"), Say("skulduggery"))
    seats = [line for line in describe(*masters()) if line.id.startswith("seat:")]
    assert [line.name for line in seats[:3]] == [Say("dracula"), Say("lamia"), who(2)]
    assert seats[1].note == Say("serves", {"master": Say("dracula")})
    attack = next(line for line in describe(*masters()) if line.name.args.get("end") == who(2))
    assert (attack.name.key, [badge.n for badge in attack.badges]) == ("table-bond-attacks", [-15])
    moon = next(line for line in describe(*masters()) if line.id == "moon:2")
    assert [heap.state for heap in moon.contents] == [Say("black")]


def test_a_heap_with_something_to_say_is_named_after_its_kind() -> None:
    table, fill = coven()
    noted = msgspec.structs.replace(fill, notes={"supply:N": Say("none-left")})
    line = next(line for line in describe(table, noted) if line.id == "supply:N")
    assert line.name == Say("table-heap", {"pool": Say("supply"), "kind": Say("coin-N")})


def test_the_wire_tells_shapes_apart_and_leaves_out_what_is_plain() -> None:
    table, _ = coven()
    wire = msgspec.json.decode(msgspec.json.encode(table))
    assert [shape["shape"] for shape in wire["shapes"]] == ["mat", "hand", "pool", "row", "strip", "readout", "mat"]
    assert wire["shapes"][4] == {"shape": "strip", "id": "tonight", "name": {"key": "tonight"}, "area": "top"}
    schemas, components = msgspec.json.schema_components([Table, Fill, Motion])
    assert len(schemas) == 3
    assert {"Board", "Mat", "Say", "Fill", "Motion"} <= set(components)


def test_words_nest() -> None:
    said = Say("took", {"who": who(1), "n": 2, "coin": "P", "from": [Say("city"), Say("supply")]})
    assert msgspec.json.decode(msgspec.json.encode(said), type=Say) == said


def test_records_are_frozen() -> None:
    with pytest.raises(AttributeError):
        coven()[0].seats = 3  # type: ignore[misc]


def test_a_motion_survives_json() -> None:
    motion = Motion(kind="move", piece="gentleman", start="c0303", end="torture", via=("c0304",))
    assert msgspec.json.decode(msgspec.json.encode(motion), type=Motion) == motion


def test_destinations_are_listed_by_group_the_nearest_first_and_all_else_stays() -> None:
    hints = {"cell": Hint(n=1, group=1), "far": Hint(n=5), "near": Hint(n=2), "dark": Hint(group=0)}
    options = [("pass", ()), ("cell", ("cell",)), ("both", ("far", "near")), ("far", ("far",)), ("dark", ("dark",))]
    asked = AskSeen(0, "go", Say("ask"), tuple(OptionSeen(*each) for each in (*options, ("near", ("near",)))))
    order = [option.code for option in listed(asked, Fill(hints=hints)).options]
    assert order == ["pass", "near", "both", "far", "dark", "cell"]
    assert listed(asked, Fill()) is asked
