"""Positions of the picture book that the guided match does not reach."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.game import Setup
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, GATES, INDEX
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.setup import setup
from lychgate.games.sanguis_venenatus.state.position import Activation, City
from lychgate.games.sanguis_venenatus.steps.day import Work
from lychgate.games.sanguis_venenatus.steps.night import Haunt

OPTIONS = {"sheets": "asymmetric", "draft": "random"}
"""The options that these positions are played with."""

_LUCK = "5c" * 32
"""The luck of these positions; nothing that is drawn by lot can be seen in them."""
_VAMPIRES = ("siegfried", "persephone", "kublai")
_CREWS = (
    ("medicus", "blacksmith", "scholar"),
    ("courtier", "spy", "bodyguard"),
    ("baker", "merchant", "priest"),
)


def sick_quarter() -> City:
    """A sick servant at the northern gate, plague all around, and the last token in the pile."""
    g = _city(seats=2)
    g.at[:SERVANTS] = [INDEX["N14"], INDEX["N08"], INDEX["N15"]]
    g.infected[0] = True
    for field in ("N13", "N09", "N08"):
        g.tokens[INDEX[field]] = "plague"
    for field in ("N04", "N02"):
        g.tokens[INDEX[field]] = "blood"
    g.pile, g.popularity[0] = 1, 9
    g.phase, g.turn = "day", Activation(Seat(0), 0, 3)
    g.agenda = [Work(Seat(0), 0)]
    return g


def servant_prey() -> City:
    """A vampire stands on the field of a rival's servant."""
    g = _city(seats=2)
    g.lair[0] = g.at[SERVANTS] = INDEX["W10"]
    g.blood[0], g.popularity[0] = 11, 10
    return _night(g)


def who_leads() -> City:
    """Three players: a tie in the north, one leader in the east, the end of the track in the south."""
    g = _city(seats=3)
    g.lair[0] = INDEX["N12"]
    for letter, influence in (("N", (3, 3, 1)), ("E", (0, 2, 0)), ("S", (8, 2, 0))):
        g.influence[DISTRICTS.index(letter)] = influence
    g.piles[DISTRICTS.index("N")] = (2, 0, 1)
    for letter, nobles in (("N", (0, 0, 1)), ("E", (1,))):
        g.nobles[DISTRICTS.index(letter)] = nobles
        for owner in nobles:
            g.noble_supply[owner] -= 1
    g.stock[0] = [5, 2, 1, 2]
    return _night(g)


def _city(seats: int) -> City:
    """Return a city on the first day, everybody at a gate of their own."""
    g = setup(Setup(seats, OPTIONS, (), Chance(_LUCK), False))
    names, sheets = [card.id for card in SERVANT_CARDS], [sheet.id for sheet in SHEETS]
    g.round = 1
    for seat in range(seats):
        g.sheet[seat], g.asymmetric[seat] = sheets.index(_VAMPIRES[seat]), True
        g.crew[seat] = [names.index(name) for name in _CREWS[seat]]
        g.lair[seat] = GATES[seat]
        g.at[seat * SERVANTS : (seat + 1) * SERVANTS] = [GATES[seat]] * SERVANTS
    g.sheets_left = tuple(sheet for sheet in g.sheets_left if sheet not in g.sheet)
    used = {card for crew in g.crew for card in crew}
    g.servant_box = [card for card in g.servant_box if card not in used]
    return g


def _night(g: City) -> City:
    """Let the first player's vampire act."""
    g.woken[0], g.phase, g.turn = True, "night", Activation(Seat(0), VAMPIRE, 5)
    g.agenda = [Haunt(Seat(0))]
    return g
