"""Sabbat Magica: peoples, powers, tiles, mirrors, gardens, regions and bonuses, and who wins with them."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.purpose import verb_of
from lychgate.games.sabbat_magica.data.boards import GARDENS, LOCATIONS, REGIONS
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS
from lychgate.games.sabbat_magica.data.resources import RESOURCES, TILES
from lychgate.games.sabbat_magica.events.ghosts import Entered, Fought, Reappeared, Repelled, ThrownOut
from lychgate.games.sabbat_magica.events.magician import (
    Exchanged,
    Gathered,
    LeftAlone,
    Luxuriated,
    MirrorWorked,
    Rewound,
    Terrorised,
    Uncursed,
)
from lychgate.games.sabbat_magica.events.plan import BonusTaken, CurseFell, Invoked
from lychgate.games.sabbat_magica.events.powers import Boosted, Burnt, Frenzied, Haunted, Seduced, Spellbound
from lychgate.games.sabbat_magica.events.rounds import PeopleChosen, PowerShown, Protected
from lychgate.games.sabbat_magica.events.stewardship import Approved, RegionsScored, Starved
from tools.figures.notes import Deed, Sheet, Study, all_plain, happened, plain, told

POWER_EVENTS: dict[type[Event], str] = {
    Luxuriated: "luxuriance",
    Haunted: "apparition",
    Protected: "secret_area",
    Seduced: "seduction",
    Reappeared: "gift_of_immortality",
    Boosted: "booster",
    Spellbound: "spell",
    Frenzied: "frenzy",
    Burnt: "fireball",
}
"""Powers that have an event of their own; against two rivals at once they count twice."""
POWER_CODES = {"fly": "bats", "teleport": "teleportation", "doppelganger": "doppelganger"}
"""Powers that are known by their answers."""
TILE_EVENTS: dict[type[Event], str] = {
    Uncursed: "grimoire",
    Rewound: "clock",
    Terrorised: "terroriser",
    Exchanged: "test_tube",
}
CALLED = tuple(str(number) for number in range(8))
LIFE: dict[type[Event], str] = {
    LeftAlone: "nothing done in the manor",
    Fought: "fight",
    Repelled: "ghost repelled",
    ThrownOut: "ghost thrown out",
    Starved: "ghost starved",
    CurseFell: "curse",
    Approved: "chimera",
}
MIRRORS = ("cracked", "broken")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match."""
    yield from told(match, _noted)
    for seat, code in match.history:
        power = POWER_CODES.get(verb_of(code))
        if power is not None:
            yield "used", plain(power), seat


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    kind = type(event)
    if kind in POWER_EVENTS:
        yield "used", plain(POWER_EVENTS[kind])
    elif kind in TILE_EVENTS:
        yield "worked", plain(TILE_EVENTS[kind])
    elif isinstance(event, PowerShown):
        yield "shown", plain(event.power)
    elif isinstance(event, PeopleChosen):
        yield "played", plain(event.people)
    elif isinstance(event, Gathered):
        yield from (("worked", plain(kind)) for kind, n in zip(RESOURCES, event.tokens, strict=True) if n)
    elif isinstance(event, Entered | Fought):
        yield "entered", plain(event.where)
    elif isinstance(event, RegionsScored):
        yield from (("scored", plain(region)) for region in event.regions)
    elif isinstance(event, Invoked):
        yield "called", str(event.called)
    elif isinstance(event, BonusTaken):
        yield "taken", f"{event.n} {event.what}"
    elif isinstance(event, MirrorWorked):
        yield "happened", f"mirror {event.state}"
    yield from happened(event, LIFE)


STUDY = Study(
    (
        Sheet("people", all_plain(people.id for people in PEOPLES), ("played",), "played"),
        Sheet("power", all_plain(power.id for power in POWERS), ("shown", "used"), "shown"),
        Sheet("garden", all_plain(LOCATIONS[at].id for at in GARDENS), ("entered",), "entered"),
        Sheet("region", all_plain(LOCATIONS[at].id for at in REGIONS), ("entered", "scored"), "scored"),
        Sheet("tile", all_plain(tile.id for tile in TILES), ("worked",), "worked"),
        Sheet("ghosts", CALLED, ("called",), "called"),
        Sheet("bonus", (), ("taken",)),
        Sheet("event", (*(f"mirror {state}" for state in MIRRORS), *LIFE.values()), ("happened",)),
    ),
    deeds,
)
