"""What everything on the table is for: see `core/purpose.py`. How answers are written: `notation.py`."""

from __future__ import annotations

import msgspec

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
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS, TIME, Power, PowerName
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

# --- uses: ghosts and where they go

MOVE = Use(
    "move",
    "SM-120",
    asks=("action", "haunt", *uses.ON_THE_WAY, *uses.MAGICIAN_ASKS),
    verbs=("move", "teleport"),
    own=True,
    bars=uses.no_ghost_now,
)
UNFED = Use("unfed", "SM-205", asks=("unfed",), own=True)
FIGHT = Use("fight", "SM-140", asks=("arrive",), verbs=("fight",), bars=uses.arrives_elsewhere)
GUARD = Use("guard", "SM-182", asks=("guard",), own=True, applies=uses.can_guard)
CALL = Use("call", "SM-041", own=True, through={"invoke": ("invoke",)})
CALL_NUMBER = Use("call", "SM-063", asks=("invoke",))
"""Only one's own numbers are ever seen; and `invoke:2`, where it is typed, means a call of two, not a player."""
REPELLED = Use("repelled", "SM-150", asks=("arrive",), verbs=("repelled",), own=True, applies=uses.on_its_way)
SAVE = Use("reappear", "SM-187", own=True, through={"gift": ("reappear",)})
ENTER = Use(
    "enter",
    "SM-121",
    asks=("action", "haunt", "fee", *uses.MAGICIAN_ASKS),
    verbs=("move", "teleport"),
    bars=uses.no_way_now,
)
SETTLE = Use(
    "settle",
    "SM-131",
    asks=("arrive",),
    verbs=("settle", "fight"),
    bars=uses.arrives_elsewhere,
    applies=uses.on_its_way,
)
REAPPEAR = Use("reappear", "SM-187", asks=("gift",), verbs=("reappear",), applies=uses.is_thrown_out)
COME_HOME = Use(
    "come-home",
    "SM-124",
    asks=("action", "haunt", *uses.ON_THE_WAY, *uses.MAGICIAN_ASKS),
    verbs=("move",),
    bars=uses.no_ghost_now,
)
PAY_GATE = (
    Use("pay-gate", "SM-125", through={"fee": ("pay",)}, applies=uses.is_passed),
    Use("pay-gate", "SM-125", asks=("fee",), bars=uses.other_gate, applies=uses.is_not_passed),
)
# --- uses: the manor

WALK = Use(
    "walk",
    "SM-101",
    asks=("action", "haunt", *uses.ON_THE_WAY, *uses.MAGICIAN_ASKS),
    verbs=("place", "step", "fly"),
    bars=uses.no_step_now,
)
WALK_FROM_HOME = msgspec.structs.replace(WALK, own=True)
TILE = Use("tile", "SM-103", asks=("arrive.manor",), verbs=("tile",), bars=uses.tile_elsewhere)
WORK = Use("mirror", "SM-104", asks=("arrive.manor", "again"), verbs=("mirror",), applies=uses.is_whole)
BROKEN = Use("mirror-broken", "SM-107", applies=uses.is_broken)
# --- uses: resources and terror

STORED = (
    Use("pay", "SM-126", asks=("fee",), own=True, bars=uses.not_in_fee),
    Use("discard", "SM-113", asks=("discard",), own=True),
    Use("exchange", "SM-114", asks=("tube", "swap"), own=True, bars=uses.none_there),
)
ON_LINE = (
    Use("pay", "SM-126", asks=("fee",), own=True, bars=uses.only_shown("SM-126")),
    Use("discard", "SM-113", asks=("discard",), own=True, bars=uses.only_shown("SM-113")),
    Use("exchange", "SM-114", asks=("tube", "swap"), own=True, bars=uses.only_shown("SM-114")),
)
"""The same stores as they stand on a player's line, where nothing is lit."""

NO_MONEY = Use("pay", "SM-126", asks=("fee",), own=True, bars=uses.stores_only, applies=uses.on_its_way)
CURSED = (Use("uncurse", "SM-111", own=True), NO_MONEY, Use("curse", "SM-053"))
PAID = (Use("keep", "SM-222", asks=("keep",), own=True), NO_MONEY, Use("approve", "SM-220"))
CHIMERAS = (Use("approve", "SM-220"), NO_MONEY)
SUPPLY = Use("kind", "SM-044", asks=("kind", "apparition", "swap"), verbs=("kind", "swap"))
FEED = Use("feed", "SM-201")
SPEND = Use("fight", "SM-142")
# --- uses: the plan

BONUS = Use("bonus", "SM-080", asks=("bonus",), verbs=("bonus",), bars=uses.slot_gone)
PEOPLE = Use("people", "SM-003", asks=("people",))
REMINDER = Use("canteen", "SM-067", asks=("canteen",), verbs=("canteen",), bars=uses.other_reminder)
REMINDERS = Use("canteen", "SM-067", through={"canteen": ("canteen",)})
# --- uses: POWER cards

ONE_POWER = Use("powers", "SM-170", own=True)


def _moment(card: Power) -> Use:
    """Return how a card is used at its moment: by an answer of its own, or through answers about ghosts and squares."""
    name, verbs = f"power-{card.timing}", (card.id.value,)
    match card.timing:
        case "own-choice":
            return Use(name, "SM-180", asks=("bonus", "action", "arrive.manor", "haunt"), verbs=verbs)
        case "after-magician":
            return Use(name, "SM-174", asks=("power",), verbs=verbs)
        case "ghosts-start":
            return Use(name, card.clause, asks=("action", "haunt"), verbs=verbs, bars=uses.before_first_move)
        case "ghosts" if card.id == PowerName.FRENZY:
            return Use(name, card.clause, asks=("action", "haunt"), verbs=verbs)
        case "ghosts":
            return Use("teleport", card.clause, through={"action": ("teleport",), "haunt": ("teleport",)})
        case "step":
            return Use(name, card.clause, through={"action": ("fly",)})
        case "round-start":
            return Use(name, card.clause, through={"guard": ("guard",)})
        case "thrown-out":
            return Use(name, card.clause, through={"gift": ("reappear",)})


def power_uses(card: Power) -> tuple[Use, ...]:
    """SM-170, 171, 179: a POWER card has been put away, has had its one occasion, or is used at its moment."""

    def is_away(g: Sabbat, subject: Subject) -> bool:
        return g.power[subject.seat or 0] not in (PowerName.NONE, card.id)

    def is_spent(g: Sabbat, subject: Subject) -> bool:
        return g.power[subject.seat or 0] == card.id and g.spent[subject.seat or 0]

    def is_left(g: Sabbat, subject: Subject) -> bool:
        return not is_away(g, subject) and not is_spent(g, subject)

    return (
        Use("put-away", "SM-170", own=True, applies=is_away),
        Use("spent", "SM-179", own=True, applies=is_spent),
        msgspec.structs.replace(_moment(card), own=True, applies=is_left),
    )


# --- kinds

GO = (ENTER, SETTLE, REAPPEAR)
"""What is done with regions, gardens and their places."""

GHOSTS_AND_PLACES = (
    Kind(
        "ghost", ("{location}:{place}:ghost-{seat}",), "SM-037",
        (MOVE, FIGHT, UNFED, GUARD),
        args=about.ghost, figures=about.ghost_figures, within=PARTS,
    ),
    Kind("bridge-ghost", ("bridge:ghost-{seat}",), "SM-040", (MOVE, UNFED), figures=about.on_bridge),
    Kind(
        "grave", ("grave:{seat}", "grave:{seat}:ghost-{owner}"), "SM-041", (CALL, REPELLED),
        figures=about.in_graveyard,
    ),
    Kind("limbo-ghost", ("limbo:ghost-{seat}",), "SM-147", (SAVE,)),
    Kind("limbo", ("limbo",), "SM-147"),
    Kind("bridge", ("bridge",), "SM-042", (COME_HOME,)),
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
        "gate", ("gate:{location}", "gate:{location}:{gate}"), "SM-125", PAY_GATE,
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
        "square", ("{square}",), "SM-006", (WALK, TILE),
        args=about.square, figures=about.square_figures, within=PARTS,
    ),
    Kind(
        "tile-gather", ("{square}:{resource}",), "SM-110", (TILE, WALK),
        args=about.gathered, figures=about.square_figures, within=PARTS,
    ),
    *(
        Kind(
            f"tile-{tile.effect}", (f"{{square}}:tile_{tile.id}",), TILE_CLAUSES[tile.effect], (TILE, WALK),
            figures=about.square_figures, within=PARTS,
        )
        for tile in TILES if tile.effect != "gather"
    ),
    Kind(
        "mirror", ("{mirror}",), "SM-104", (WORK, BROKEN),
        args=about.mirror, figures=about.mirror_figures, within=PARTS,
    ),
    Kind("magician", ("{square}:{magician}",), "SM-101", (WALK,), args=about.magician, within=PARTS),
    Kind(
        "waiting-magician", ("home:{seat}:{magician}",), "SM-011",
        (WALK_FROM_HOME,), args=about.magician, within=PARTS,
    ),
    Kind("home", ("home:{seat}",), "SM-011"),
)  # fmt: skip

ON_PLAYER_BOARDS = (
    Kind("seat", ("seat:{seat}", "line:{seat}", "board:{seat}"), "SM-004", figures=about.seat_figures),
    Kind("two", ("two:{seat}",), "SM-083", STORED),
    Kind("two-resource", ("two:{seat}:{resource}",), "SM-083", STORED, args=about.resource, within=PARTS),
    Kind("one", ("one:{seat}",), "SM-055", STORED),
    Kind("one-resource", ("one:{seat}:{resource}",), "SM-055", STORED, args=about.resource, within=PARTS),
    Kind("fresh", ("fresh:{seat}",), "SM-083", ON_LINE, about="two"),
    Kind(
        "fresh-resource", ("fresh:{seat}:{resource}",), "SM-083", ON_LINE, about="two-resource",
        args=about.resource, within=PARTS,
    ),
    Kind("ageing", ("ageing:{seat}",), "SM-055", ON_LINE, about="one"),
    Kind(
        "ageing-resource", ("ageing:{seat}:{resource}",), "SM-055", ON_LINE, about="one-resource",
        args=about.resource, within=PARTS,
    ),
    Kind("cursed", ("skull:{seat}", "skull:{seat}:cursed", "ageing:{seat}:cursed"), "SM-054", CURSED),
    Kind("approval", ("approval:{seat}", "approval:{seat}:{resource}"), "SM-127", PAID, within=PARTS),
    Kind("chimeras", ("chimeras:{seat}", "tamed:{seat}"), "SM-220", CHIMERAS, figures=about.chimera_figures),
    Kind(
        "terror", ("terror:{seat}", "terror:{seat}:{n}", "terror:{seat}:{n}:fear", "fear:{seat}"), "SM-030",
        (FEED, SPEND), figures=about.terror_figures,
    ),
    Kind("points-of", ("vp:{seat}",), "SM-031", figures=about.points_figures),
    Kind("points", ("points", "points:{n}", "points:{n}:points"), "SM-233"),
    Kind("call", ("invoke:{seat}", "invoke:{seat}:{n}"), "SM-063", (CALL_NUMBER,), within=PARTS),
    Kind("powers", ("power:{seat}",), "SM-170", (ONE_POWER,)),
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
        "slot", ("slot:{bonus}", "slot:{bonus}:choice"), "SM-080", (BONUS,),
        figures=about.slot_figures, within=PARTS,
    ),
    Kind("reminder", ("reminder:{n}", "reminder:{n}:choice"), "SM-067", (REMINDER,), within=PARTS),
    Kind("reminders", ("reminders",), "SM-067", (REMINDERS,)),
    Kind("actions", ("actions",), "SM-090"),
    Kind("phases", ("phases",), "SM-050"),
    Kind("supply-resource", ("supply:{resource}",), "SM-033", (SUPPLY,), args=about.resource, within=PARTS),
    Kind("supply", ("supply",), "SM-033", (SUPPLY,)),
    Kind("peoples", ("peoples",), "SM-002", (PEOPLE,)),
    Kind(
        "people", ("peoples:{magician}", "offer:{seat}:{people}", "offer:{seat}:{people}:{magician}"),
        "SM-002", (PEOPLE,), args=about.people, figures=about.people_figures, within=PARTS,
    ),
    *(_power(card, f"power:{{seat}}:{card.id}", power_uses(card)) for card in POWERS),
    *(_power(card, f"offer:{{seat}}:{{people}}:{card.id}", (PEOPLE,)) for card in POWERS),
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
