"""Positions of the picture book that the guided match does not reach: three Villains in the fifth round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lychgate.core.chance import Chance
from lychgate.core.game import Setup
from lychgate.core.step import Step
from lychgate.games.damnation.data.cards import DECK_OF, KNELL0, NUMBER
from lychgate.games.damnation.data.geometry import PLACE, TRAP_ICONS
from lychgate.games.damnation.data.numbers import FULL_HEALTH
from lychgate.games.damnation.data.villains import ALL_TOKENS, HAUNT, TOKENS, VAMPIRE, VILLAINS
from lychgate.games.damnation.setup import OPTIONS, setup
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.haunt import HauntTurn
from lychgate.games.damnation.steps.turn import Turn
from lychgate.games.damnation.steps.vampire import Prowl, VampireEnd

_LUCK = "da" * 32
"""The luck of these positions: what lies face down is nowhere to be seen."""
_THREE, _ONE, _CANDLELIGHT = "2", "0", "2"
"""Faces of the dice, as chance answers them."""


def thirteen_rooms() -> Castle:
    """The Lost stands in the corridor south of the Great Hall and may go three steps by candlelight."""
    return _castle({"lost": "c1113", "gentleman": "kitchen", "wanderer": "gate"}, [Turn(0)], [_THREE, _CANDLELIGHT])


def full_hand() -> Castle:
    """The Lost holds a Weapon, a Protection and an Action, has a shield lying open, and bears a Curse."""
    g = _castle({"lost": "kitchen", "gentleman": "c1208", "wanderer": "gate"}, [Turn(0)])
    for card in ("executioners_axe", "leather_apron", "goblet_of_claret"):
        g.hand[0].append(_taken(g, card))
    g.face_up[0].append(_taken(g, "tower_shield"))
    g.curses[0].append(_taken(g, "brand_of_the_damned"))
    return g


def before_the_tower() -> Castle:
    """The Lost, two Souls richer and two tokens poorer, stands at the door of the Dark Tower."""
    places = {"lost": "c0311", "gentleman": "kitchen", "wanderer": "gate"}
    g = _castle(places, [Turn(0)], [_ONE, _CANDLELIGHT])
    g.souls[0], g.supply = 2, g.supply - 2
    g.tokens[0] = 1 << TOKENS.index("fate")
    return g


def prowling() -> Castle:
    """The Lost prowls as The Vampire, with four steps and three turns left, two steps from a Villain."""
    g = _castle({"lost": "vault", "gentleman": "c1904", "wanderer": "gate"}, [Prowl(0), VampireEnd(0)])
    g.vampire, g.role[0], g.lair, g.time = 0, VAMPIRE, PLACE["c1907"], 3
    g.health[:2] = [6, 7]
    g.stride, g.bites, g.moved = 4, 1, False
    g.hand[0].append(_taken(g, "call_the_wolves"))
    return g


def haunting() -> Castle:
    """The Lost haunts: two Blood and a Madness are dealt, and two Deathknells lie open."""
    places = {"lost": "", "gentleman": "c1208", "wanderer": "kitchen"}
    g = _castle(places, [HauntTurn(0)], ["0,1,5,6,7,8,4,3,2"], tolled=("carnage", "hunters_moon"))
    g.role[0], g.tracker[0], g.health[0] = HAUNT, 2, 0
    g.health[1] = 6
    return g


def _castle(
    places: Mapping[str, str], steps: Iterable[Step], luck: Iterable[str] = (), tolled: tuple[str, ...] = ()
) -> Castle:
    """Return a castle in the fifth round, with these Villains in these places and these steps to do."""
    chosen = {option.name: option.values[0] for option in OPTIONS}
    g = setup(Setup(len(places), chosen, (), Chance(_LUCK, script=luck), False))
    names = [villain.id for villain in VILLAINS]
    g.kind = [names.index(name) for name in places]
    g.place = [PLACE[place] if place else at for place, at in zip(places.values(), g.place, strict=True)]
    g.health, g.tokens = [FULL_HEALTH] * len(places), [ALL_TOKENS] * len(places)
    g.trap_spaces = TRAP_ICONS
    g.traps, g.reserve = g.reserve[: len(TRAP_ICONS)], g.reserve[len(TRAP_ICONS) :]
    g.tolled, g.tolled_slots = [NUMBER[card] for card in tolled], tuple(range(len(tolled)))
    g.knell_slots = tuple(range(len(tolled), 5))
    untolled = [knell for knell in range(KNELL0, KNELL0 + 8) if knell not in g.tolled]
    g.knells, g.spare_knells = untolled[: len(g.knell_slots)], untolled[len(g.knell_slots) :]
    g.arriving, g.round, g.at, g.mover, g.phase = False, 5, 0, 0, "move"
    g.agenda = list(steps)[::-1]
    return g


def _taken(g: Castle, name: str) -> int:
    """Take a card out of its deck."""
    card = NUMBER[name]
    g.decks[DECK_OF[card]].remove(card)
    return card
