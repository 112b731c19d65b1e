"""What everything on the table is for: see `core/purpose.py`. How answers are written: `notation.py`."""

from __future__ import annotations

from lychgate.core.purpose import Args, Kind, Purposes, Subject, Use
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.choices import about, uses
from lychgate.games.sabbat_magica.choices.notation import NOTATIONS
from lychgate.games.sabbat_magica.data.boards import (
    GARDENS,
    LOCATION,
    LOCATIONS,
    MIRROR,
    MOST_PLACES,
    REGIONS,
    SQUARE,
)
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS, TIME, Power
from lychgate.games.sabbat_magica.data.numbers import GHOSTS
from lychgate.games.sabbat_magica.data.resources import GATES, RESOURCES, TILES, TileEffect
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.words.names import power_word

PARTS = {
    "location": tuple(LOCATION),
    "place": tuple(map(str, range(1, MOST_PLACES + 1))),
    "square": tuple(SQUARE),
    "mirror": tuple(MIRROR),
    "resource": RESOURCES,
    "gate": tuple(f"gate_{gate.lower()}" for gate in GATES),
    "magician": tuple(people.magician for people in PEOPLES),
    "people": tuple(people.id for people in PEOPLES),
    "card": tuple(TIME),
    "bonus": ("1", "2", "3", "4"),
    "n": tuple(map(str, range(GHOSTS + 1))),
}
"""What the parts of ids may be."""

TILE_CLAUSES: dict[TileEffect, str] = {
    "gather": "SM-110", "uncurse": "SM-111", "rewind": "SM-112", "terrorise": "SM-113", "exchange": "SM-114",
}  # fmt: skip
"""The clause of each tile."""

IN_REGIONS = PARTS | {"location": tuple(LOCATIONS[at].id for at in REGIONS)}
IN_GARDENS = PARTS | {"location": tuple(LOCATIONS[at].id for at in GARDENS)}

GO = (uses.ENTER, uses.SETTLE, uses.REAPPEAR)
"""What is done with regions, gardens and their places."""

GHOSTS_AND_PLACES = (
    Kind(
        "ghost", ("{location}:{place}:ghost-{seat}",), "SM-037",
        (uses.MOVE, uses.UNFED, uses.FIGHT, uses.GUARD),
        args=about.ghost, figures=about.ghost_figures, within=PARTS,
    ),
    Kind("bridge-ghost", ("bridge:ghost-{seat}",), "SM-040", (uses.MOVE, uses.UNFED), figures=about.on_bridge),
    Kind(
        "grave", ("grave:{seat}", "grave:{seat}:ghost-{owner}"), "SM-041", (uses.CALL, uses.REPELLED),
        figures=about.in_graveyard,
    ),
    Kind("limbo-ghost", ("limbo:ghost-{seat}",), "SM-147", (uses.SAVE,)),
    Kind("limbo", ("limbo",), "SM-147"),
    Kind("bridge", ("bridge",), "SM-042", (uses.COME_HOME,)),
    Kind(
        "region", ("{location}",), "SM-210", GO,
        args=about.location, figures=about.region_figures, within=IN_REGIONS,
    ),
    Kind("region-place", ("{location}:{place}",), "SM-037", GO, args=about.place, within=IN_REGIONS),
    Kind(
        "garden", ("{location}",), "SM-160", GO,
        args=about.location, figures=about.garden_figures, within=IN_GARDENS,
    ),
    Kind(
        "garden-place", ("{location}:{place}",), "SM-160", GO,
        args=about.place, figures=about.garden_place_figures, within=IN_GARDENS,
    ),
    Kind(
        "gate", ("gate:{location}", "gate:{location}:{gate}"), "SM-125", (uses.PAY_GATE,),
        args=about.gate, figures=about.fee_figures, within=IN_REGIONS,
    ),
    Kind("spare-gate", ("spare:{gate}",), "SM-008", args=about.left_out, within=PARTS),
    Kind("spare", ("spare",), "SM-008"),
    Kind("regions", ("regions",), "SM-121"),
    Kind("drawbridge", ("drawbridge",), "SM-042"),
    Kind("graveyard", ("graveyard",), "SM-041"),
)  # fmt: skip

IN_THE_MANOR = (
    Kind("manor", ("manor",), "SM-005"),
    Kind(
        "square", ("{square}",), "SM-006", (uses.WALK, uses.TILE),
        args=about.square, figures=about.square_figures, within=PARTS,
    ),
    Kind(
        "tile-gather", ("{square}:{resource}",), "SM-110", (uses.TILE, uses.WALK),
        args=about.resource, figures=about.square_figures, within=PARTS,
    ),
    *(
        Kind(
            f"tile-{tile.effect}", (f"{{square}}:tile_{tile.id}",), TILE_CLAUSES[tile.effect], (uses.TILE, uses.WALK),
            figures=about.square_figures, within=PARTS,
        )
        for tile in TILES if tile.effect != "gather"
    ),
    Kind(
        "mirror", ("{mirror}",), "SM-104", (uses.MIRROR,),
        args=about.mirror, figures=about.mirror_figures, within=PARTS,
    ),
    Kind("magician", ("{square}:{magician}",), "SM-101", (uses.WALK,), args=about.magician, within=PARTS),
    Kind(
        "waiting-magician", ("home:{seat}:{magician}",), "SM-011",
        (uses.WALK_FROM_HOME,), args=about.magician, within=PARTS,
    ),
    Kind("home", ("home:{seat}",), "SM-011"),
)  # fmt: skip

ON_PLAYER_BOARDS = (
    Kind("seat", ("seat:{seat}", "line:{seat}", "board:{seat}"), "SM-004", figures=about.seat_figures),
    Kind("two", ("two:{seat}",), "SM-083", uses.STORED),
    Kind("two-resource", ("two:{seat}:{resource}",), "SM-083", uses.STORED, args=about.resource, within=PARTS),
    Kind("one", ("one:{seat}",), "SM-055", uses.STORED),
    Kind("one-resource", ("one:{seat}:{resource}",), "SM-055", uses.STORED, args=about.resource, within=PARTS),
    Kind("fresh", ("fresh:{seat}",), "SM-083", uses.ON_LINE, about="two"),
    Kind(
        "fresh-resource", ("fresh:{seat}:{resource}",), "SM-083", uses.ON_LINE, about="two-resource",
        args=about.resource, within=PARTS,
    ),
    Kind("ageing", ("ageing:{seat}",), "SM-055", uses.ON_LINE, about="one"),
    Kind(
        "ageing-resource", ("ageing:{seat}:{resource}",), "SM-055", uses.ON_LINE, about="one-resource",
        args=about.resource, within=PARTS,
    ),
    Kind("cursed", ("skull:{seat}", "skull:{seat}:cursed", "ageing:{seat}:cursed"), "SM-054", uses.CURSED),
    Kind("approval", ("approval:{seat}", "approval:{seat}:{resource}"), "SM-127", uses.PAID, within=PARTS),
    Kind("chimeras", ("chimeras:{seat}", "tamed:{seat}"), "SM-220", uses.CHIMERAS, figures=about.chimera_figures),
    Kind(
        "terror", ("terror:{seat}", "terror:{seat}:{n}", "terror:{seat}:{n}:fear", "fear:{seat}"), "SM-030",
        (uses.FEED, uses.SPEND), figures=about.terror_figures,
    ),
    Kind("points-of", ("vp:{seat}",), "SM-031", figures=about.points_figures),
    Kind("points", ("points", "points:{n}", "points:{n}:points"), "SM-233"),
    Kind("call", ("invoke:{seat}", "invoke:{seat}:{n}"), "SM-063", (uses.CALL_NUMBER,), within=PARTS),
    Kind("powers", ("power:{seat}",), "SM-170", (uses.POWERS,)),
)  # fmt: skip


def _power(card: Power, ids: str, does: tuple[Use, ...]) -> Kind:
    """SM-170: a POWER card, with its text."""

    def said(g: Sabbat, subject: Subject) -> Args:
        return {"card": power_word(card.id), "text": Say(f"power-{card.id}-body")}

    return Kind(f"power-{card.id}", (ids,), card.clause, does, about="power", args=said, within=PARTS)


CARDS = (
    Kind("time-card", ("time:{card}",), "SM-061", args=about.time_card, figures=about.time_figures, within=PARTS),
    Kind("time", ("time", "clock"), "SM-061"),
    Kind("pile", ("pile", "pile:time-back"), "SM-010", figures=about.pile_figures),
    Kind(
        "slot", ("slot:{bonus}", "slot:{bonus}:choice"), "SM-080", (uses.BONUS,),
        figures=about.slot_figures, within=PARTS,
    ),
    Kind("reminder", ("reminder:{n}", "reminder:{n}:choice"), "SM-067", (uses.REMINDER,), within=PARTS),
    Kind("reminders", ("reminders",), "SM-067", (uses.REMINDERS,)),
    Kind("actions", ("actions",), "SM-090"),
    Kind("phases", ("phases",), "SM-050"),
    Kind("supply-resource", ("supply:{resource}",), "SM-033", (uses.SUPPLY,), args=about.resource, within=PARTS),
    Kind("supply", ("supply",), "SM-033", (uses.SUPPLY,)),
    Kind("peoples", ("peoples",), "SM-002", (uses.PEOPLE,)),
    Kind(
        "people", ("peoples:{magician}", "offer:{seat}:{people}"), "SM-002", (uses.PEOPLE,),
        args=about.people, figures=about.people_figures, within=PARTS,
    ),
    *(_power(card, f"power:{{seat}}:{card.id}", uses.power_uses(card)) for card in POWERS),
    *(_power(card, f"offer:{{seat}}:{{people}}:{card.id}", (uses.PEOPLE,)) for card in POWERS),
)  # fmt: skip

KINDS = (*GHOSTS_AND_PLACES, *IN_THE_MANOR, *ON_PLAYER_BOARDS, *CARDS)

PURPOSES = Purposes(
    KINDS,
    NOTATIONS,
    ends="SM-230",
    turns={
        "people": "SM-003",
        "guard": "SM-182",
        "invoke": "SM-063",
        "canteen": "SM-067",
        "bonus": "SM-080",
        "gift": "SM-187",
        "unfed": "SM-200",
        "keep": "SM-200",
    },
    compulsory={
        "people": "SM-002",
        "bonus": "SM-081",
        "kind": "SM-083",
        "fee": "SM-128",
        "arrive": "SM-131",
        "unfed": "SM-205",
    },
)
