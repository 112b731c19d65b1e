"""The effect vocabulary: cards, special fields and sheets are rows over these primitives, and nothing else.

Selectors. `self` the acting player; `opp` one opponent the acting player chooses among those for whom it holds; `each`
all players in turn order. `here` is the field of the acting character, `here_district` its quarter. Every row is
supplied by us [S]: the card texts of the rulebook are lost.
"""

from __future__ import annotations

import msgspec


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Add n of a resource; every overflow rule applies."""

    res: str
    n: int
    who: str = "self"


class GainMix(msgspec.Struct, frozen=True, tag="gain_mix"):
    """The player splits n among the listed resources."""

    res: tuple[str, ...]
    n: int


class Lose(msgspec.Struct, frozen=True, tag="lose"):
    """Remove up to n; popularity underflow and the end of blood apply."""

    res: str
    n: int
    who: str = "self"


class LoseOr(msgspec.Struct, frozen=True, tag="lose_or"):
    """Whoever has n of it loses it, whoever has not suffers the other loss; nobody chooses."""

    res: str
    n: int
    otherwise: Lose
    who: str = "each"


class Wound(msgspec.Struct, frozen=True, tag="wound"):
    """So many wounds to the player's vampire."""

    n: int


class Influence(msgspec.Struct, frozen=True, tag="influence"):
    """Move an influence marker in a quarter: `here_district`, a letter, `choose_two_different` or `choose_own`."""

    n: int
    district: str = "here_district"
    who: str = "self"


class MayPay(msgspec.Struct, frozen=True, tag="may_pay"):
    """The player may pay all of it: then `then`; if not paid, `otherwise`.

    With `must` a player who could pay may refuse only if the other thing can be carried out.
    """

    who: str
    pay: tuple[tuple[str, int], ...]
    then: tuple[Gain, ...] = ()
    otherwise: tuple[Wound | Influence, ...] = ()
    must: bool = False


class Steal(msgspec.Struct, frozen=True, tag="steal"):
    """Move up to n from an opponent, `opp` or the `same_opp` already chosen; of several kinds the thief names one."""

    res: tuple[str, ...]
    n: int
    source: str = "opp"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw intrigue cards."""

    n: int
    who: str = "self"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """An opponent discards intrigue cards at random."""

    n: int


class Plague(msgspec.Struct, frozen=True, tag="plague"):
    """PLACE-PLAGUE on the fields of a roman number, quarter by quarter (SV-046..049)."""

    roman: int
    districts: str


class PlaguePick(msgspec.Struct, frozen=True, tag="plague_pick"):
    """PLACE-PLAGUE on one eligible field that the player picks: `here` or `here_or_adjacent`."""

    source: str


class PlagueLowest(msgspec.Struct, frozen=True, tag="plague_lowest_eligible_roman"):
    """Per quarter the first eligible field among I, II, III gets a plague token."""

    districts: str


class Cleanse(msgspec.Struct, frozen=True, tag="cleanse"):
    """Put destruction tokens back: `plague`, `blood` or `any`.

    From `here_district` or `here_or_adjacent` the player picks one, `per_district` the first player picks one in each
    quarter, and of `fields` all go.
    """

    token: str
    source: str
    fields: tuple[str, ...] = ()


class Infect(msgspec.Struct, frozen=True, tag="infect"):
    """Each player picks one own servant on the board, off sanctuaries; it becomes infected."""

    who: str = "each"


class Cure(msgspec.Struct, frozen=True, tag="cure"):
    """Remove the infection marker of one own servant: `own_servants_on_board` or `own_servants_here`."""

    source: str


class Kill(msgspec.Struct, frozen=True, tag="kill"):
    """One of the servants that fulfil the card's condition dies."""


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """One own dead servant returns on a cemetery of choice."""


class PlaceVampire(msgspec.Struct, frozen=True, tag="place_vampire"):
    """Put the own vampire on any other sewer field or cemetery; this is no Move."""


class Ap(msgspec.Struct, frozen=True, tag="ap"):
    """Action points for the running activation."""

    n: int


class BarrackDown(msgspec.Struct, frozen=True, tag="barrack_down"):
    """An opponent's barrack on this field or an adjacent one drops one level."""


class NobleSwap(msgspec.Struct, frozen=True, tag="noble_swap"):
    """Replace one opponent's noble token in this quarter by an own one."""


class EventToken(msgspec.Struct, frozen=True, tag="event_token"):
    """Put event tokens of a kind down."""

    kind: str
    fields: tuple[str, ...]


class PeekEvent(msgspec.Struct, frozen=True, tag="peek_event"):
    """Look at the top event card; it may go to the bottom."""


class Modifier(msgspec.Struct, frozen=True, tag="modifier"):
    """Switch a named rule change on until the end of the round or of the activation."""

    name: str
    until: str


Atom = (
    Gain | GainMix | Lose | LoseOr | Wound | Influence | MayPay | Steal | Draw | Discard | Plague | PlaguePick
    | PlagueLowest | Cleanse | Infect | Cure | Kill | Raise | PlaceVampire | Ap | BarrackDown | NobleSwap | EventToken
    | PeekEvent | Modifier
)  # fmt: skip
"""Whatever can stand in a row by itself."""


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """The acting player picks one of the options that can be carried out."""

    options: tuple[Atom, ...]


Effect = Atom | Choice


class Condition(msgspec.Struct, frozen=True):
    """What must hold before a card or an extra action can be used; `any_of` holds if one of its parts does."""

    kind: str
    n: int = 0
    what: str = ""
    parts: tuple[Condition, ...] = ()


Cost = tuple[tuple[str, int], ...]
"""What is paid, resource by resource."""
