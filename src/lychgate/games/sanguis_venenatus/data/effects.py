"""The effects that cards, special fields, extra actions and events are made of, and nothing else.

An `Effect` is carried out by a character; `here` is the field on which the character stands. A `Happening` is carried
out by an event card. Every card text but the names is supplied by us [S]: those of the rulebook are lost.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.games.sanguis_venenatus.data.vocabulary import (
    Concerned,
    District,
    EventTokenKind,
    Good,
    Resource,
    Roman,
    RuleChange,
    Token,
)

Cost = tuple[tuple[Resource, int], ...]
"""What is paid, resource by resource."""


# --- what a character carries out


class Gain(msgspec.Struct, frozen=True, tag=True):
    """The player gains n of a resource; every overflow rule applies."""

    res: Resource
    n: int


class GainMix(msgspec.Struct, frozen=True, tag=True):
    """The player gains n goods of two kinds, in any mix."""

    goods: tuple[Good, Good]
    n: int


class Lose(msgspec.Struct, frozen=True, tag=True):
    """The player loses up to n of a resource; popularity underflow and the end of blood apply."""

    res: Resource
    n: int


class RivalsHereLose(msgspec.Struct, frozen=True, tag=True):
    """Every opponent with a servant in this quarter loses up to n of a resource, in turn order."""

    res: Resource
    n: int


class Influence(msgspec.Struct, frozen=True, tag=True):
    """The player's influence in this quarter rises by n."""

    n: int


class InfluenceIn(msgspec.Struct, frozen=True, tag=True):
    """The player's influence in a named quarter rises by n."""

    district: District
    n: int


class InfluenceInTwo(msgspec.Struct, frozen=True, tag=True):
    """The player's influence rises by n in two different quarters of choice."""

    n: int


class RivalLosesInfluence(msgspec.Struct, frozen=True, tag=True):
    """An opponent who has influence in this quarter loses n of it."""

    n: int


class Steal(msgspec.Struct, frozen=True, tag=True):
    """The player takes up to n of a good from an opponent who has some."""

    good: Good
    n: int


class StealFromSame(msgspec.Struct, frozen=True, tag=True):
    """The player takes up to n of a good from the opponent who was chosen for the card."""

    good: Good
    n: int


class PickPocket(msgspec.Struct, frozen=True, tag=True):
    """The player takes up to n gold or bread from an opponent with a servant here or on a connected field."""

    n: int


class Draw(msgspec.Struct, frozen=True, tag=True):
    """The player draws n intrigue cards."""

    n: int


class DiscardAtRandom(msgspec.Struct, frozen=True, tag=True):
    """An opponent discards one intrigue card at random."""


class PlagueNear(msgspec.Struct, frozen=True, tag=True):
    """A plague token is laid on an eligible field of choice, here or adjacent."""


class Cleanse(msgspec.Struct, frozen=True, tag=True):
    """A destruction token of choice returns to the pile."""

    token: Token
    where: Literal["here_or_adjacent", "district"]


class Cure(msgspec.Struct, frozen=True, tag=True):
    """An own servant of choice loses its infection marker."""

    where: Literal["here", "anywhere"]


class Kill(msgspec.Struct, frozen=True, tag=True):
    """An opponent's servant in this quarter dies, with total defence up to ASSASSIN_DEFENCE and off sanctuaries."""


class Raise(msgspec.Struct, frozen=True, tag=True):
    """An own dead servant returns on a cemetery of choice."""


class PlaceVampire(msgspec.Struct, frozen=True, tag=True):
    """The own vampire is put on any other sewer field or cemetery; this is no Move."""


class Ap(msgspec.Struct, frozen=True, tag=True):
    """The running activation gains n action points."""

    n: int


class BarrackDown(msgspec.Struct, frozen=True, tag=True):
    """An opponent's barrack on this field or an adjacent one drops one level."""


class NobleSwap(msgspec.Struct, frozen=True, tag=True):
    """A noble token of an opponent in this quarter is replaced by an own one."""


class PeekEvent(msgspec.Struct, frozen=True, tag=True):
    """The player looks at the top event card, which may go to the bottom."""


class CrossRed(msgspec.Struct, frozen=True, tag=True):
    """Moves may cross red borders until the end of the activation."""


Effect = (
    Gain | GainMix | Lose | RivalsHereLose | Influence | InfluenceIn | InfluenceInTwo | RivalLosesInfluence | Steal
    | StealFromSame | PickPocket | Draw | DiscardAtRandom | PlagueNear | Cleanse | Cure | Kill | Raise | PlaceVampire
    | Ap | BarrackDown | NobleSwap | PeekEvent | CrossRed
)  # fmt: skip


class Choice(msgspec.Struct, frozen=True, tag=True):
    """The player picks one of the effects that can be carried out."""

    options: tuple[Effect, ...]


# --- what an event card carries out


class Plague(msgspec.Struct, frozen=True, tag=True):
    """SV-046..049: PLACE-PLAGUE on the fields of a roman number, quarter by quarter."""

    roman: Roman
    districts: tuple[District, ...]


class PlagueLowest(msgspec.Struct, frozen=True, tag=True):
    """In every quarter the first eligible field among I, II, III gets a plague token."""


class EachLoses(msgspec.Struct, frozen=True, tag=True):
    """Players lose up to n of a resource, one after the other."""

    who: Concerned
    res: Resource
    n: int


class EachLosesOr(msgspec.Struct, frozen=True, tag=True):
    """Each player loses n of a resource; whoever has less suffers the other loss. Nobody chooses."""

    res: Resource
    n: int
    otherwise: Lose


class EachGains(msgspec.Struct, frozen=True, tag=True):
    """Each player gains n of a resource."""

    res: Resource
    n: int


class EachDraws(msgspec.Struct, frozen=True, tag=True):
    """Each player draws n intrigue cards."""

    n: int


class EachMayPay(msgspec.Struct, frozen=True, tag=True):
    """Each player may pay the price for a gain."""

    pay: Cost
    gain: Gain


class PayOrWound(msgspec.Struct, frozen=True, tag=True):
    """Players pay the whole price or suffer n wounds; they may choose the wounds."""

    who: Concerned
    pay: Cost
    n: int


class PayOrInfluence(msgspec.Struct, frozen=True, tag=True):
    """Each player pays the whole price or loses n influence in a quarter of choice; whoever can do only one must."""

    pay: Cost
    n: int


Demand = EachMayPay | PayOrWound | PayOrInfluence
"""What a player may answer with a payment."""


class EachInfects(msgspec.Struct, frozen=True, tag=True):
    """Each player picks one own servant on the board, off sanctuaries; it becomes infected."""


class CleanseFields(msgspec.Struct, frozen=True, tag=True):
    """Destruction tokens on the fields return to the pile: those of one side, or both sides."""

    tokens: tuple[Token, ...]
    fields: tuple[int, ...]


class Rain(msgspec.Struct, frozen=True, tag=True):
    """In every quarter one blood token returns to the pile; the first player picks them."""


class LayEventTokens(msgspec.Struct, frozen=True, tag=True):
    """Event tokens of a kind are put on the fields."""

    kind: EventTokenKind
    fields: tuple[int, ...]


class ChangeRule(msgspec.Struct, frozen=True, tag=True):
    """A rule is changed until the end of the round."""

    rule: RuleChange


Happening = (
    Plague | PlagueLowest | EachLoses | EachLosesOr | EachGains | EachDraws | Demand | EachInfects | CleanseFields
    | Rain | LayEventTokens | ChangeRule
)  # fmt: skip
