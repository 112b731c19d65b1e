"""The position of a match of Sanguis Venenatus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Annotated, Any, Literal

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.errors import LawBroken
from lychgate.core.state import State, state
from lychgate.core.zones import NOBODY, OWNER, Shown, Zone
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS, VAMPIRE
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS, ServantCard
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER, SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Ability, EventTokenKind, Phase, RuleChange, Side, Token
from lychgate.games.sanguis_venenatus.state import pieces
from lychgate.games.sanguis_venenatus.state.pieces import BarrackToken


class CityOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a match, fixed before setup."""

    sheets: Literal[Side, "mixed"] = "asymmetric"
    draft: Literal["on", "random"] = "on"


Limited = Literal[
    "rations", "produce", "extra", "exert", "drink", "corrupt", "attack", "duel", "use", "shadow_step", "pestilence",
    "starvation", "tithe", "raise",
]  # fmt: skip
"""What can be done only once, or a few times, in one activation."""


class Used(msgspec.Struct, frozen=True):
    """Something that was done in the running activation and is limited there."""

    what: Limited
    on: int = -1
    """The field drunk from or used, the servant attacked, the seat of the vampire attacked; -1: nothing of the kind."""


class Activation(msgspec.Struct, frozen=True):
    """SV-102, SV-119: whose turn is running, what is left of it and what it has used up."""

    seat: Seat
    pose: int
    """0 to 2: that servant; VAMPIRE."""
    ap: int
    used: tuple[Used, ...] = ()
    stopped: bool = False
    """SV-122: on holy ground; no further Move."""
    cross_red: bool = False
    """SV-124: Mist Form."""
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
    outcome: Literal["", "killed", "withstood", "defender", "attacker", "nobody"] = ""
    """How the attack on a servant ended, or who was wounded in a combat; empty until it is decided."""


def _own(read: Callable[[Any], list[str]]) -> Zone:
    return Zone(pieces=read, per_seat=True)


_HIDDEN_INTRIGUE = Zone(sees=NOBODY, pieces=pieces.intrigue_names, family="intrigue")
_OPEN_INTRIGUE = Zone(pieces=pieces.intrigue_names)
_OPEN_EVENTS = Zone(pieces=pieces.event_names)


def _passed_on(g: City, seat: int) -> list[int]:
    """SV-020: what a player passed on first, once two others have chosen from it: one card kept there, the rest here.

    With two players the hand has come back by then, so that its owner knows more: see `City.passed`.
    """
    if g.options.draft == "random" or g.seats == 2:
        return []
    left, next_left = (seat + 1) % g.seats, (seat + 2) % g.seats
    return [*g.kept[left][1:], *g.draft[next_left]] if len(g.kept[left]) == SERVANTS - 1 else []


_OWN_SERVANTS = Zone(sees=OWNER, pieces=pieces.servant_names, known="passed", seen=_passed_on, family="servants")


@state
class City(State):
    """SV-011, SV-014..019: everything that lies on the table; hands, decks and the draft alone are hidden."""

    options: CityOptions
    first: Annotated[Seat, Shown()] = Seat(0)
    """SV-015: the holder of the first-player token."""
    phase: Annotated[Phase, Shown()] = "setup"

    # the cards
    intrigue_deck: Annotated[list[int], _HIDDEN_INTRIGUE]
    """The last card is the top one."""
    hand: Annotated[list[list[int]], Zone(sees=OWNER, pieces=pieces.intrigue_names, family="intrigue")]
    intrigue_discard: Annotated[list[int], _OPEN_INTRIGUE] = field(default_factory=list)
    """SV-044: open to all."""
    played: Annotated[list[int], _OPEN_INTRIGUE] = field(default_factory=list)
    """Intrigue cards being played or revealed in combat, not yet discarded."""
    event_deck: Annotated[list[int], Zone(sees=NOBODY, pieces=pieces.event_names, known="foreseen", family="events")]
    """The last card is the top one."""
    event_now: Annotated[list[int], _OPEN_EVENTS] = field(default_factory=list)
    event_discard: Annotated[list[int], _OPEN_EVENTS] = field(default_factory=list)
    foreseen: dict[int, int] = field(default_factory=dict)
    """SV-087, SV-156: who has looked at an event card, as a bit for every seat."""
    servant_box: Annotated[list[int], Zone(sees=NOBODY, pieces=pieces.servant_names, family="servants")]
    """SV-020: servant cards that left the game unseen, and before the deal all of them."""
    draft: Annotated[list[list[int]], _OWN_SERVANTS]
    kept: Annotated[list[list[int]], _OWN_SERVANTS]
    crew: Annotated[list[list[int]], _own(pieces.servant_names)]
    """SV-021: the servant cards in play, by pose."""

    # the board
    pile: Annotated[int, Zone(pieces=pieces.destruction_pile), Shown()]
    tokens: Annotated[list[Token], Zone(pieces=pieces.destruction_tokens), Shown()]
    event_supply: Annotated[tuple[int, ...], Zone(pieces=pieces.event_supply)]
    event_tokens: Annotated[tuple[tuple[int, EventTokenKind], ...], Zone(pieces=pieces.event_tokens), Shown()] = ()
    barracks: Annotated[list[BarrackToken | None], Zone(pieces=pieces.barracks), Shown()]
    barrack_supply: Annotated[list[tuple[int, ...]], _own(pieces.barrack_supply), Shown()]
    nobles: Annotated[list[tuple[int, ...]], Zone(pieces=pieces.nobles), Shown()]
    """SV-131: per quarter the owners of the crowns, from left to right."""
    noble_supply: Annotated[list[int], _own(pieces.noble_supply), Shown()]
    influence: Annotated[list[tuple[int, ...]], Shown()]
    """SV-025: per quarter each seat's number."""
    piles: Annotated[list[tuple[int, ...]], Shown()]
    """SV-025: per quarter the seats in the order in which their markers arrived where they are: the last is on top."""

    # the players
    sheets_left: Annotated[tuple[int, ...], Zone(pieces=pieces.sheet_names)]
    sheet: Annotated[list[int], _own(pieces.sheet_name), Shown()]
    asymmetric: Annotated[list[bool], Shown()]
    vp: Annotated[list[int], Shown()]
    blood: Annotated[list[int], Shown()]
    popularity: Annotated[list[int], Shown()]
    stock: Annotated[list[list[int]], Shown()]
    """SV-011: each seat's gold, bread, militia and equipment."""
    soul_supply: Annotated[int, Zone(pieces=pieces.souls), Shown()]
    souls: Annotated[list[int], _own(pieces.souls), Shown()]
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
    rule_changes: Annotated[tuple[RuleChange, ...], Shown()] = ()
    """SV-168: what this round's event has changed."""
    fight: Annotated[Fight | None, Shown()] = None

    @property
    def passed(self) -> dict[int, int]:
        """SV-020: who knows a servant card of the draft without holding it, as a bit for every seat.

        It follows from the places: whoever passed a hand knows what is in it as long as the next player holds it. With
        two players it comes back, so both know what the other kept of it.
        """
        known: dict[int, int] = {}
        if self.options.draft == "random":
            return known
        for seat in range(self.seats):
            giver = 1 << (seat - 1) % self.seats
            if self.kept[seat]:
                known.update(dict.fromkeys(self.draft[seat], giver))
            if self.seats == 2:
                known.update(dict.fromkeys(self.kept[seat][1:], giver))
        return known

    def order(self) -> list[int]:
        """SV-082: the seats in turn order."""
        return self.clockwise(self.first)

    def has(self, seat: int, ability: Ability) -> bool:
        """SV-017, SV-073: whether the side of the sheet in play has an ability."""
        sheet = self.sheet[seat]
        return sheet >= 0 and ability in (SHEETS[sheet].abilities if self.asymmetric[seat] else NIGHTHUNTER)

    def running(self) -> Activation:
        """Return the running activation; only its own steps may ask for it."""
        if self.turn is None:
            raise LawBroken("No activation is running.")
        return self.turn

    def card(self, unit: int) -> ServantCard:
        """Return a servant's card."""
        return SERVANT_CARDS[self.crew[unit // SERVANTS][unit % SERVANTS]]

    def here(self, seat: int, pose: int) -> int:
        """Return where a character stands."""
        return self.lair[seat] if pose == VAMPIRE else self.at[seat * SERVANTS + pose]
