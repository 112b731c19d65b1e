"""Positions of Sanguis Venenatus from compact text, ready to be played from there.

    table = haunting(at="s0=N04", blood={0: 3})
    table.play("drink")
    assert table.g.blood[0] == 6

Characters are written `s0` (the vampire of seat 0) and `s0.2` (its second servant); they stand at their own gates
unless `at` says otherwise, `-` being nowhere. When the steps given are done, the match pauses instead of ending.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.events import Event
from lychgate.core.game import Setup
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, GATES, ID, INDEX, NOWHERE
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK
from lychgate.games.sanguis_venenatus.data.numbers import DESTRUCTION_TOKENS, SERVANTS, STOCKS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import EventTokenKind, Token
from lychgate.games.sanguis_venenatus.setup import setup
from lychgate.games.sanguis_venenatus.state.pieces import BarrackToken
from lychgate.games.sanguis_venenatus.state.position import Activation, City
from lychgate.games.sanguis_venenatus.steps.day import Work
from lychgate.games.sanguis_venenatus.steps.night import Haunt
from lychgate.games.sanguis_venenatus.steps.tracks import wound
from tests.looking import Looking, Pause

GAME = lychgate.game("sanguis-venenatus")
E = TypeVar("E", bound=Event)
_KEY = "5c" * 32
"""The match key of every position: luck that a test does not script is at least the same each time."""

VAMPIRES = "siegfried persephone kublai cassandra"
CREWS = (
    "herald spy scholar",
    "thief beguine priest",
    "baker merchant blacksmith",
    "gravedigger mason courtier",
)
"""Servants without an influence on action points, unless a test names others."""

POPULARITY = {"siegfried": 6, "cassandra": 6}
"""What positions begin with, 7 for the others: start values may be tuned, and nothing but set-up hangs on them."""

PLAIN = {"sheets": "asymmetric", "draft": "on"}


def position(
    *steps: Step,
    seats: int = 2,
    vampires: str = VAMPIRES,
    nighthunters: Iterable[int] = (),
    crews: Mapping[int, str] | None = None,
    at: str = "",
    tokens: str = "",
    pile: int | None = None,
    event_tokens: str = "",
    barracks: str = "",
    nobles: Mapping[str, tuple[int, ...]] | None = None,
    influence: Mapping[str, tuple[int, ...]] | None = None,
    piles: Mapping[str, tuple[int, ...]] | None = None,
    hand: Mapping[int, str] | None = None,
    deck: str = "",
    fate: str = "",
    stock: Mapping[int, Mapping[str, int]] | None = None,
    infected: str = "",
    flipped: str = "",
    turn: Activation | None = None,
    chance: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    **values: Any,
) -> Position:
    """Return a match that stands at the described position and has the given steps, in reading order, to do.

    `deck` and `fate` name the top cards of the two decks, the topmost first. Other keywords are fields of the state: a
    dict gives single seats' values.
    """
    chosen = PLAIN | dict(options or {})
    g = setup(Setup(seats, chosen, (), Chance(_KEY, script=chance), False))
    g.round, g.phase, g.turn = 1, "day", turn
    _people(g, vampires, nighthunters, crews or {})
    _stand(g, at)
    _board(g, tokens, pile, event_tokens, barracks)
    for letter, owners in (nobles or {}).items():
        g.nobles[DISTRICTS.index(letter)] = owners
        for owner in owners:
            g.noble_supply[owner] -= 1
    for letter, numbers in (influence or {}).items():
        g.influence[DISTRICTS.index(letter)] = numbers
    for letter, order in (piles or {}).items():
        g.piles[DISTRICTS.index(letter)] = order
    _cards(g, hand or {}, deck, fate)
    for seat, amounts in (stock or {}).items():
        g.stock[seat] = [amounts.get(res, 0) for res in STOCKS]
    for each in map(unit_of, infected.split()):
        g.infected[each] = True
    for each in map(unit_of, flipped.split()):
        g.flipped[each] = True
    for name, value in values.items():
        if isinstance(value, dict):
            for seat, amount in value.items():
                getattr(g, name)[seat] = amount
        else:
            setattr(g, name, value)
    g.agenda = [Pause(), *reversed(steps)]
    return Position(Match.from_state(GAME, g, chosen))


def _people(g: City, vampires: str, nighthunters: Iterable[int], crews: Mapping[int, str]) -> None:
    names = [card.id for card in SERVANT_CARDS]
    ids = [sheet.id for sheet in SHEETS]
    for seat, vampire in zip(range(g.seats), vampires.split(), strict=False):
        sheet = ids.index(vampire)
        g.sheet[seat] = sheet
        g.asymmetric[seat] = seat not in nighthunters
        g.popularity[seat] = POPULARITY.get(vampire, 7) if g.asymmetric[seat] else 7
        g.crew[seat] = [names.index(name) for name in crews.get(seat, CREWS[seat]).split()]
        g.lair[seat] = GATES[seat]
        for pose in range(SERVANTS):
            g.at[seat * SERVANTS + pose] = GATES[seat]
    g.sheets_left = tuple(sheet for sheet in g.sheets_left if sheet not in g.sheet)
    used = {card for crew in g.crew for card in crew}
    g.servant_box = [card for card in g.servant_box if card not in used]


def _stand(g: City, at: str) -> None:
    for word in at.split():
        who, _, where = word.partition("=")
        field = NOWHERE if where == "-" else INDEX[where]
        if "." in who:
            g.at[unit_of(who)] = field
        else:
            g.lair[int(who[1:])] = field


def _board(g: City, tokens: str, pile: int | None, event_tokens: str, barracks: str) -> None:
    for word in tokens.split():
        where, _, token = word.partition("=")
        g.tokens[INDEX[where]] = msgspec.convert(token, Token)
    g.pile = DESTRUCTION_TOKENS - len(tokens.split()) if pile is None else pile
    laid = (word.partition("=") for word in event_tokens.split())
    g.event_tokens = tuple((INDEX[where], msgspec.convert(kind, EventTokenKind)) for where, _, kind in laid)
    for word in barracks.split():
        where, _, what = word.partition("=")
        owner, level = map(int, what.split("."))
        g.barracks[INDEX[where]] = BarrackToken(Seat(owner), level)
        supply = list(g.barrack_supply[owner])
        supply[level - 1] -= 1
        g.barrack_supply[owner] = tuple(supply)


def _cards(g: City, hand: Mapping[int, str], deck: str, fate: str) -> None:
    for seat, kinds in hand.items():
        for kind in kinds.split():
            card = next(card for card in g.intrigue_deck if DECK[card] == kind)
            g.intrigue_deck.remove(card)
            g.hand[seat].append(card)
    for kind in reversed(deck.split()):
        card = next(card for card in g.intrigue_deck if DECK[card] == kind)
        g.intrigue_deck.remove(card)
        g.intrigue_deck.append(card)
    ids = [card.id for card in EVENTS]
    for kind in reversed(fate.split()):
        g.event_deck.remove(ids.index(kind))
        g.event_deck.append(ids.index(kind))


def unit_of(text: str) -> int:
    """Return the servant that is written `s1.2`."""
    seat, _, pose = text[1:].partition(".")
    return int(seat) * SERVANTS + int(pose) - 1


def working(who: str = "s0.1", ap: int = 4, dying: bool = False, **facts: Any) -> Position:
    """Return a match in the middle of a servant's activation."""
    seat, pose = divmod(unit_of(who), SERVANTS)
    turn = Activation(Seat(seat), pose, ap, dying=dying)
    return position(Work(Seat(seat), pose), turn=turn, phase="day", **facts)


def haunting(seat: int = 0, ap: int = 5, stopped: bool = False, **facts: Any) -> Position:
    """Return a match in the middle of a vampire's activation."""
    turn = Activation(Seat(seat), VAMPIRE, ap, stopped=stopped)
    facts.setdefault("woken", {seat: True})
    return position(Haunt(Seat(seat)), turn=turn, phase="night", **facts)


class Wounds(Step, frozen=True):
    """Wounds for a vampire, whatever their cause."""

    seat: Seat
    n: int

    def play(self, g: City) -> None:
        wound(g, self.seat, self.n)


class Position(Looking[City]):
    """A match as a test looks at it."""

    def kinds(self, kind: str) -> list[str]:
        """What stands behind the colon in the options of one kind."""
        return [code.partition(":")[2] for code in self.codes if code.partition(":")[0] == kind]

    # --- what lies where

    @property
    def ap(self) -> int:
        """The action points left in the running activation."""
        assert self.g.turn is not None
        return self.g.turn.ap

    def where(self, who: str) -> str:
        """The field on which a character stands, or `-`."""
        at = self.g.at[unit_of(who)] if "." in who else self.g.lair[int(who[1:])]
        return "-" if at == NOWHERE else ID[at]

    def stock(self, seat: int) -> str:
        """A seat's gold, bread, militia and equipment: `3 2 1 1`."""
        return " ".join(map(str, self.g.stock[seat]))

    def token(self, field: str) -> str:
        """The destruction token on a field."""
        return self.g.tokens[INDEX[field]]

    def plagues(self) -> list[str]:
        """The fields with a plague token."""
        return [ID[at] for at, token in enumerate(self.g.tokens) if token == "plague"]

    def level(self, field: str) -> str:
        """Owner and level of the barrack on a field: `0.1`, or `-`."""
        barrack = self.g.barracks[INDEX[field]]
        return "-" if barrack is None else f"{barrack.owner}.{barrack.level}"

    def influence(self, district: str) -> tuple[int, ...]:
        """The influence of all seats in a quarter."""
        return self.g.influence[DISTRICTS.index(district)]

    def hand(self, seat: int) -> list[str]:
        """The designs in a hand."""
        return [DECK[card] for card in self.g.hand[seat]]

    def infected(self, who: str) -> bool:
        """Whether a servant's card has an infection marker."""
        return self.g.infected[unit_of(who)]

    def flipped(self, who: str) -> bool:
        """Whether a servant's card lies face down."""
        return self.g.flipped[unit_of(who)]
