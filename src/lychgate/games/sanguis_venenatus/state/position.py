"""The position of a match of Sanguis Venenatus, and plain questions about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from typing import Annotated

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone
from lychgate.games.sanguis_venenatus.data.board import (
    CENTRAL_TILE,
    DISTRICT,
    EVERYWHERE,
    HOLY_GROUND,
    ID,
    INFECTED_FOR_EVER,
    KIND,
    NAME,
    SANCTUARY,
    SERVANT_DEFENCE,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK
from lychgate.games.sanguis_venenatus.data.numbers import (
    BARRACK_TOKENS,
    CORRUPTION_LIMIT,
    EVENT_TOKENS,
    KILL_BLOOD,
    PREDATOR_BLOOD,
    SERVANTS,
    STOCKS,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER, SHEETS

NOWHERE = -1
"""Not on the board: a dead servant lies on its card, a defeated vampire on its sheet."""
VAMPIRE = SERVANTS
"""The number of the vampire among a player's characters, after the three servants."""
LEVELS = len(BARRACK_TOKENS)

NO_TOKEN, PLAGUE, BLOOD = range(3)
TOKENS = ("", "plague", "blood")
"""SV-019: the two sides of a destruction token."""
ELIGIBLE_KIND = frozenset(
    at for at in EVERYWHERE if KIND[at] in ("empty", "populated", "production") and at not in SANCTUARY
)
"""SV-045: where destruction tokens may ever lie."""


class CityOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    sheets: str = "asymmetric"
    draft: str = "on"


class Activation(msgspec.Struct, frozen=True):
    """SV-102, SV-119: whose turn is running, what is left of it and what it has used up."""

    seat: Seat
    pose: int
    """0 to 2: that servant; VAMPIRE."""
    ap: int
    used: tuple[str, ...] = ()
    """Whatever can be done only once (or so many times) per activation, as it was done."""
    stopped: bool = False
    """SV-122: on holy ground; no further Move."""
    cross_red: bool = False
    dying: bool = False
    """SV-059: the servant dies when the activation ends."""


class Fight(msgspec.Struct, frozen=True):
    """SV-137, SV-142: the last attack of the activation, as far as it has come."""

    seat: Seat
    victim: Seat
    attack: int
    defence: int
    unit: int = -1
    """The servant that is attacked; -1: the vampire."""
    dice: tuple[int, int] = (-1, -1)
    """The faces rolled, of the attack and the defence die."""
    cards: tuple[str, str] = ("", "")
    wounds: int = 0
    outcome: str = ""
    """Empty until it is decided."""


# --- how things are written in views


def intrigue_names(cards: Iterable[int]) -> list[str]:
    """Cards of one design are alike."""
    return [DECK[card] for card in cards]


def event_names(cards: Iterable[int]) -> list[str]:
    """Event cards by their ids."""
    return [EVENTS[card].id for card in cards]


def servant_names(cards: Iterable[int]) -> list[str]:
    """Servant cards by their ids."""
    return [SERVANT_CARDS[card].id for card in cards]


def _sheet_names(sheets: Iterable[int]) -> list[str]:
    return [SHEETS[sheet].id for sheet in sheets]


def _sheet_name(sheet: int) -> list[str]:
    return [] if sheet < 0 else [SHEETS[sheet].id]


def _pile(count: int) -> list[str]:
    return ["destruction"] * count


def _tokens(tokens: Sequence[int]) -> list[str]:
    return [f"destruction.{TOKENS[token]}" for token in tokens if token]


def _event_supply(counts: Sequence[int]) -> list[str]:
    return [kind for kind, count in zip(EVENT_TOKENS, counts, strict=True) for _ in range(count)]


def _event_tokens(laid: Sequence[tuple[int, str]]) -> list[str]:
    return [f"{kind}.{ID[at]}" for at, kind in laid]


def _barracks(fields: Sequence[int]) -> list[str]:
    return [f"barrack{level_of(code)}.{owner_of(code)}" for code in fields if code]


def _barrack_supply(counts: Sequence[int]) -> list[str]:
    return [f"barrack{level}" for level, count in enumerate(counts, start=1) for _ in range(count)]


def _nobles(tracks: Sequence[Sequence[int]]) -> list[str]:
    return [f"noble.{owner}" for track in tracks for owner in track]


def _noble_supply(count: int) -> list[str]:
    return ["noble"] * count


def _souls(count: int) -> list[str]:
    return ["soul"] * count


def barrack(owner: int, level: int) -> int:
    """Return how a barrack of that owner and level is written on a field."""
    return 1 + owner * LEVELS + level - 1


def owner_of(code: int) -> int:
    """Return whose a barrack is."""
    return (code - 1) // LEVELS


def level_of(code: int) -> int:
    """Return a barrack's level, 1 to 3."""
    return (code - 1) % LEVELS + 1


def _own(read: object) -> Zone:
    return Zone(pieces=read, per_seat=True)  # type: ignore[arg-type]


_HIDDEN_INTRIGUE = Zone(sees=NOBODY, pieces=intrigue_names, family="intrigue")
_OPEN_INTRIGUE = Zone(pieces=intrigue_names)
_OPEN_EVENTS = Zone(pieces=event_names)
_OWN_SERVANTS = Zone(sees=OWNER, pieces=servant_names, family="servants")


@state
class City(State):
    """SV-011, SV-014..019: everything that lies on the table; hands, decks and the draft alone are hidden."""

    options: CityOptions
    first: Annotated[Seat, Shown()] = Seat(0)
    """SV-015: the holder of the first-player token."""
    phase: Annotated[str, Shown()] = "setup"
    """SV-082, 083: setup, reward, event, return, day, night, twilight or end."""

    # the cards
    intrigue_deck: Annotated[list[int], _HIDDEN_INTRIGUE]
    """The last card is the top one."""
    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=intrigue_names, family="intrigue")]
    intrigue_discard: Annotated[list[int], _OPEN_INTRIGUE] = field(default_factory=list)
    """SV-044: open to all."""
    played: Annotated[list[int], _OPEN_INTRIGUE] = field(default_factory=list)
    """Intrigue cards being played or revealed in combat, not yet discarded."""
    event_deck: Annotated[list[int], Zone(sees=NOBODY, pieces=event_names, known="foreseen", family="events")]
    """The last card is the top one."""
    event_now: Annotated[list[int], _OPEN_EVENTS] = field(default_factory=list)
    event_discard: Annotated[list[int], _OPEN_EVENTS] = field(default_factory=list)
    foreseen: dict[int, int] = field(default_factory=dict)
    """SV-087, SV-156: who has looked at an event card, as a bit for every seat."""
    servant_box: Annotated[list[int], Zone(sees=NOBODY, pieces=servant_names, family="servants")]
    """SV-020: servant cards that left the game unseen, and before the deal all of them."""
    draft: Annotated[list[list[int]], _OWN_SERVANTS]
    kept: Annotated[list[list[int]], _OWN_SERVANTS]
    crew: Annotated[list[list[int]], _own(servant_names)]
    """SV-021: the servant cards in play, by pose."""

    # the board
    pile: Annotated[int, Zone(pieces=_pile), Shown()]
    tokens: Annotated[list[int], Zone(pieces=_tokens), Shown()]
    event_supply: Annotated[tuple[int, ...], Zone(pieces=_event_supply)]
    event_tokens: Annotated[tuple[tuple[int, str], ...], Zone(pieces=_event_tokens), Shown()] = ()
    barracks: Annotated[list[int], Zone(pieces=_barracks), Shown()]
    barrack_supply: Annotated[list[tuple[int, ...]], _own(_barrack_supply), Shown()]
    nobles: Annotated[list[tuple[int, ...]], Zone(pieces=_nobles), Shown()]
    """SV-131: per quarter the owners of the crowns, from left to right."""
    noble_supply: Annotated[list[int], _own(_noble_supply), Shown()]
    influence: Annotated[list[tuple[int, ...]], Shown()]
    """SV-025: per quarter each seat's number."""
    piles: Annotated[list[tuple[int, ...]], Shown()]
    """SV-025: per quarter the seats in the order in which their markers arrived where they are: the last is on top."""

    # the players
    sheets_left: Annotated[tuple[int, ...], Zone(pieces=_sheet_names)]
    sheet: Annotated[list[int], _own(_sheet_name), Shown()]
    asymmetric: Annotated[list[bool], Shown()]
    vp: Annotated[list[int], Shown()]
    blood: Annotated[list[int], Shown()]
    popularity: Annotated[list[int], Shown()]
    stock: Annotated[list[list[int]], Shown()]
    """SV-011: each seat's gold, bread, militia and equipment."""
    soul_supply: Annotated[int, Zone(pieces=_souls), Shown()]
    souls: Annotated[list[int], _own(_souls), Shown()]
    lair: Annotated[list[int], Shown()]
    """SV-010: the field each vampire stands on, or NOWHERE; any number of characters may share one."""
    woken: Annotated[list[bool], Shown()]
    """SV-079: whose vampire has been activated this round, or is being activated."""
    fallen: list[bool]
    """SV-074: whose blood has reached 0, the defeat not yet resolved."""
    at: Annotated[list[int], Shown()]
    """The field each servant stands on, three per seat, or NOWHERE."""
    infected: Annotated[list[bool], Shown()]
    flipped: Annotated[list[bool], Shown()]
    """SV-068: the cards that lie face down."""
    done: Annotated[list[bool], Shown()]
    """SV-101: the servants activated this round."""

    turn: Annotated[Activation | None, Shown()] = None
    modifiers: Annotated[tuple[str, ...], Shown()] = ()
    """Rule changes until the end of the round."""
    fight: Annotated[Fight | None, Shown()] = None

    def order(self) -> list[int]:
        """SV-082: the seats in turn order."""
        return self.clockwise(self.first)

    def has(self, seat: int, ability: str) -> bool:
        """SV-017, SV-073: whether the side of the sheet in play has an ability."""
        sheet = self.sheet[seat]
        return sheet >= 0 and ability in (SHEETS[sheet].abilities if self.asymmetric[seat] else NIGHTHUNTER)

    def card(self, unit: int) -> ServantCard:
        """Return a servant's card."""
        return SERVANT_CARDS[self.crew[unit // SERVANTS][unit % SERVANTS]]

    def here(self, seat: int, pose: int) -> int:
        """Return where a character stands."""
        return self.lair[seat] if pose == VAMPIRE else self.at[seat * SERVANTS + pose]


# --- plain questions


def units_of(seat: int) -> range:
    """Return a seat's three servants."""
    return range(seat * SERVANTS, (seat + 1) * SERVANTS)


def unit(seat: int, pose: int) -> int:
    """Return the number of a servant among all servants."""
    return seat * SERVANTS + pose


def servants_at(g: City, at: int) -> Iterator[int]:
    """Yield the servants on a field."""
    return (each for each, where in enumerate(g.at) if where == at)


def is_dead(g: City, each: int) -> bool:
    """Tell whether a servant lies on its card."""
    return g.at[each] == NOWHERE


def lockdown(g: City) -> bool:
    """SV-050, SV-053: the pile of destruction tokens is empty."""
    return not g.pile


def event_token(g: City, at: int) -> str:
    """Return the kind of event token on a field, if there is one."""
    for where, kind in g.event_tokens:
        if where == at:
            return kind
    return ""


def is_eligible(g: City, at: int) -> bool:
    """SV-045: whether a destruction token may be laid on a field."""
    return at in ELIGIBLE_KIND and not g.tokens[at] and not g.barracks[at] and not event_token(g, at)


def is_infected_field(g: City, at: int) -> bool:
    """SV-009: a plague token, or permanently infected."""
    return g.tokens[at] == PLAGUE or at in INFECTED_FOR_EVER


def own_defence(g: City, each: int) -> int:
    """SV-062, SV-063: the defence on the servant's card, for where it stands."""
    card, at = g.card(each), g.at[each]
    for where in card.defence_fields:
        if (
            NAME[at] == where
            or (where == "holy_ground" and at in HOLY_GROUND)
            or (where == "central_tile" and at in CENTRAL_TILE)
        ):
            return card.defence_at
    return card.defence


def prey(g: City, seat: int) -> int:
    """SV-139: the blood of a servant this vampire kills."""
    return PREDATOR_BLOOD if g.has(seat, "predator") else KILL_BLOOD


def defence(g: City, each: int) -> int:
    """SV-137: own defence, the field's, an own barrack's, and the Bodyguard's."""
    at, seat = g.at[each], each // SERVANTS
    total = own_defence(g, each) + (at in SERVANT_DEFENCE)
    if g.barracks[at] and owner_of(g.barracks[at]) == seat:
        total += 1
    return total + max(
        (g.card(other).aura for other in units_of(seat) if other != each and g.at[other] == at), default=0
    )


def has_noble(g: City, seat: int, district: int) -> bool:
    """Tell whether a seat has corrupted somebody in a quarter."""
    return seat in g.nobles[district]


def servants_in(g: City, seat: int, district: int) -> bool:
    """Tell whether a seat has a servant in a quarter."""
    return any(at != NOWHERE and DISTRICT[at] == district for at in g.at[seat * SERVANTS : (seat + 1) * SERVANTS])


def corruption_limit(g: City) -> int:
    """SV-132: how many nobles a quarter has."""
    return CORRUPTION_LIMIT[g.seats]


def amount_of(g: City, seat: int, res: str) -> int:
    """Return how much of a resource a seat has; intrigue cards count too."""
    if res in STOCKS:
        return g.stock[seat][STOCKS.index(res)]
    if res == "intrigue":
        return len(g.hand[seat])
    values: list[int] = getattr(g, res)
    return values[seat]


def ranking(g: City, district: int) -> list[int]:
    """SV-166: the seats with influence in a quarter, the strongest first; on one number the upper marker first."""
    numbers, pile = g.influence[district], g.piles[district]
    present = [seat for seat in pile if numbers[seat]]
    return sorted(present, key=lambda seat: (numbers[seat], pile.index(seat)), reverse=True)
