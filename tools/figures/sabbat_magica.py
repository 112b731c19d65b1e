"""Sabbat Magica: peoples, powers, tiles, mirrors, gardens, regions and bonuses, and who wins with them."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.games.sabbat_magica import events
from lychgate.games.sabbat_magica.data.boards import GARDENS, LOCATIONS, REGIONS
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS
from lychgate.games.sabbat_magica.data.resources import RESOURCES, TILES
from tools.figures.notes import Deed, Sheet, Study, all_plain, happened, plain, told

POWER_EVENTS: dict[type[Event], str] = {
    events.Luxuriated: "luxuriance",
    events.Haunted: "apparition",
    events.Protected: "secret_area",
    events.Seduced: "seduction",
    events.Reappeared: "gift_of_immortality",
    events.Boosted: "booster",
    events.Spellbound: "spell",
    events.Frenzied: "frenzy",
    events.Burnt: "fireball",
}
"""Powers that have an event of their own; against two rivals at once they count twice."""
POWER_CODES = {"fly": "bats", "teleport": "teleportation", "doppelganger": "doppelganger"}
"""Powers that are known by their answers."""
TILE_EVENTS: dict[type[Event], str] = {
    events.Uncursed: "grimoire",
    events.Rewound: "clock",
    events.Terrorised: "terroriser",
    events.Exchanged: "test_tube",
}
LETTER = {resource[0].upper(): resource for resource in RESOURCES}
CALLED = tuple(str(number) for number in range(8))
LIFE: dict[type[Event], str] = {
    events.LeftAlone: "nothing done in the manor",
    events.Fought: "fight",
    events.Repelled: "ghost repelled",
    events.ThrownOut: "ghost thrown out",
    events.Starved: "ghost starved",
    events.CurseFell: "curse",
    events.Approved: "chimera",
}
MIRRORS = ("cracked", "broken")


def deeds(match: Match) -> Iterator[Deed]:
    """Read a match."""
    yield from told(match, _noted)
    for seat, code in match.history:
        power = POWER_CODES.get(code.partition(":")[0])
        if power is not None:
            yield "used", plain(power), seat


def _noted(event: Event) -> Iterator[tuple[str, str]]:
    kind = type(event)
    if kind in POWER_EVENTS:
        yield "used", plain(POWER_EVENTS[kind])
    elif kind in TILE_EVENTS:
        yield "worked", plain(TILE_EVENTS[kind])
    elif isinstance(event, events.PowerShown):
        yield "shown", plain(event.power)
    elif isinstance(event, events.PeopleChosen):
        yield "played", plain(event.people)
    elif isinstance(event, events.Gathered):
        yield "worked", plain(LETTER[event.tokens[0]])
    elif isinstance(event, events.Entered | events.Fought):
        yield "entered", plain(event.where)
    elif isinstance(event, events.RegionsScored):
        yield from (("scored", plain(region)) for region in event.regions.split())
    elif isinstance(event, events.Invoked):
        yield "called", str(event.called)
    elif isinstance(event, events.BonusTaken):
        yield "taken", f"{event.n} {event.what}"
    elif isinstance(event, events.MirrorWorked):
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
