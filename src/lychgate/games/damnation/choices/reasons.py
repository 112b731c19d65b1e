"""Why something cannot be played at this moment: the one predicate behind options and reasons.

What may stand against a play is a list of bars, put together once for each row of the card tables. Options are the
plays against which no bar stands; reasons are what the bars that stand say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.say import Say
from lychgate.games.damnation.choices.moments import HEXPROOF, REROLLS, SETS_DIE, Act, Deed, Moment, token_name
from lychgate.games.damnation.choices.targets import (
    FITS,
    NEEDS,
    in_moat_together,
    is_rival,
    lacking,
    out_of_reach,
    places_for_trap,
)
from lychgate.games.damnation.data.cards import (
    CARDS,
    DESPERATION_NUMBER,
    MODES,
    PROGRAMS,
    TALENT_MODES,
    TALENTS,
    Mode,
)
from lychgate.games.damnation.data.effects import Control, Effect, Free, Light, Need, PlaceTrap, Refresh, ToSecretDoor
from lychgate.games.damnation.data.geometry import MOAT, STAIR0
from lychgate.games.damnation.data.timing import OWN, PRE, R_DAMAGE, R_SLAIN, When
from lychgate.games.damnation.data.villains import ALL_TOKENS, NONE, TOKENS
from lychgate.games.damnation.data.whom import Filter, Pick
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, talent_word

Stands = Callable[[Castle, int, Moment, Deed], bool]


class Bar(msgspec.Struct, frozen=True):
    """One thing that may stand against a play, whatever the moment's timing: whether it does, and the reason then."""

    stands: Stands
    why: Callable[[Castle, Deed], Obstacle]


class PlayRow(msgspec.Struct, frozen=True):
    """A way to play a card or to use a Talent, and what may stand against it."""

    mode: Mode
    play: Deed
    """The play, before a target or dice are chosen."""
    dice: bool
    """Whether dice are chosen."""
    bars: tuple[Bar, ...]


def bars(g: Castle, v: int, moment: Moment, play: Deed) -> Iterator[Obstacle]:
    """DA-500: yield everything that forbids a play at this moment."""
    if play.act == "pass" or (play.number == HEXPROOF and play.act == "talent"):
        return
    if play.act == "soul":
        if not moment.when & OWN:
            yield _TURN_LOST if _is_lost(g, v) else obstacle("DA-454", "soul-not-now")
        if g.tokens[v] >> play.number & 1:
            yield obstacle("DA-454", "token-unspent")
        return
    row = row_of(play)
    if not row.mode.bits & moment.when:
        yield _TURN_LOST if row.mode.bits & OWN and _is_lost(g, v) else _not_now(row.mode, play)
    for bar in row.bars:
        if bar.stands(g, v, moment, play):
            yield bar.why(g, play)


def is_open(g: Castle, v: int, moment: Moment, row: PlayRow, play: Deed) -> bool:
    """Tell whether nothing but the timing can stand against a play of this row."""
    for bar in row.bars:  # noqa: SIM110 - quicker than all(...), and asked for every card at every window
        if bar.stands(g, v, moment, play):
            return False
    return True


_TURN_LOST = obstacle("DA-385", "turn-lost")


def _is_lost(g: Castle, v: int) -> bool:
    """DA-385: whether it is this Villain's turn, and the rest of it is lost."""
    return g.lost and v == g.mover


def _not_now(mode: Mode, play: Deed) -> Obstacle:
    moments, named = moments_of(mode.bits), named_play(play)
    if play.act == "talent":
        return obstacle("DA-451", "talent-not-now", play=named, moments=moments)
    if mode.alt:
        return obstacle("DA-423", "alt-not-now", play=named, moments=moments)
    kind = CARDS[mode.number].type
    if kind == "protection":
        return obstacle("DA-425", "protection-not-now")
    return obstacle("DA-426", "action-not-now", play=named, moments=moments)


def moments_of(bits: int) -> list[Say]:
    """Say when something may be played: on one's own turn, or at single moments."""
    if bits & OWN == OWN:
        return [Say("moment-own"), *moments_of(bits & ~OWN)]
    return [Say(f"moment-{when.name.lower().replace('_', '-')}") for when in When if when.name and bits & when]


# --- what may stand against a play


def _bar(clause: str, key: str, stands: Stands) -> Bar:
    why = obstacle(clause, key)
    return Bar(stands, lambda g, play: why)


def _token(number: int) -> Bar:
    bit = 1 << TOKENS.index(token_name(number))
    why = obstacle("DA-450", "token-spent", talent=talent_word(TALENTS[number].id))
    return Bar(lambda g, v, now, play: not g.tokens[v] & bit, lambda g, play: why)


_DESPERATE = _bar("DA-453", "desperate", lambda g, v, now, play: g.desperate)
_IN_MOAT = _bar("DA-386", "in-moat", lambda g, v, now, play: g.place[v] == MOAT)


def _need(need: Need) -> Bar:
    _, is_met = NEEDS[need]
    return Bar(lambda g, v, now, play: not is_met(g, v, now), lambda g, play: lacking(g, need))


def _target(among: Filter) -> Bar:
    fits = FITS[type(among)]
    return Bar(
        lambda g, v, now, play: (
            play.target == NONE or not (is_rival(g, v, play.target) and fits(g, v, play.target, among))
        ),
        lambda g, play: out_of_reach(g, play.target, named_play(play)),
    )


def named_play(play: Deed) -> Say:
    """Return the name of the card or Talent."""
    return talent_word(TALENTS[play.number].id) if play.act == "talent" else card_word(play.number)


_BOTH_IN_MOAT = _bar(
    "DA-252", "peace-in-moat", lambda g, v, now, play: play.target != NONE and in_moat_together(g, v, play.target)
)


_CLAIMED = _bar("DA-209", "claimed", lambda g, v, now, play: g.claimed)
_ATTACKED = _bar("DA-204", "attacked", lambda g, v, now, play: g.attacked)
_TRAPPED = _bar("DA-397", "trapped", lambda g, v, now, play: g.place[v] == MOAT or g.place[v] >= STAIR0)
_NO_DOOR = _bar("DA-286", "no-door", lambda g, v, now, play: not g.empty_doors())
_NOTHING_SPENT = _bar("DA-452", "nothing-spent", lambda g, v, now, play: g.tokens[v] == ALL_TOKENS)
_UNCONTROLLED = _bar("DA-205", "nobody-controls", lambda g, v, now, play: now.when == PRE and g.control[v] == NONE)
"""DA-205: before moving there must be a marker to take off; against a claim there always is."""
_NO_BLACK_DIE = _bar("DA-391", "no-black-die", lambda g, v, now, play: now.roll is None or not now.roll.black)
_NO_RESERVE = _bar("DA-296", "no-reserve", lambda g, v, now, play: not g.reserve)


def _no_place(within: int) -> Bar:
    return _bar(
        "DA-296",
        "no-place-for-trap",
        lambda g, v, now, play: bool(g.reserve) and not places_for_trap(g, v, within),
    )


_NO_HEALTH = _bar("DA-642", "no-health-gained", lambda g, v, now, play: g.fades())
"""DA-642: nobody is saved from death when no Health is gained."""
_RELIC_USED = _bar("DA-561", "relic-used", lambda g, v, now, play: g.relic_used or now.fall)
"""DA-561: Aegis of Night protects once per turn, never against Fall Damage."""


# --- rows


def _of_effect(effect: Effect) -> tuple[Bar, ...]:
    """Return what may stand against an effect wherever it is printed."""
    if isinstance(effect, Control):
        return (_CLAIMED, _ATTACKED) if isinstance(effect.over, Pick) else ()
    if isinstance(effect, ToSecretDoor):
        return _TRAPPED, _NO_DOOR
    if isinstance(effect, Free):
        return (_UNCONTROLLED,)
    if isinstance(effect, Light):
        return (_NO_BLACK_DIE,)
    if isinstance(effect, PlaceTrap):
        return _NO_RESERVE, _no_place(effect.within)
    return ()


def _bars(act: Act, mode: Mode) -> Iterator[Bar]:
    if act == "talent":
        if mode.number == DESPERATION_NUMBER:
            yield from (_DESPERATE, _IN_MOAT)
        else:
            yield _token(mode.number)
    if mode.needs is not None:
        yield _need(mode.needs)
    if mode.target is not None:
        yield _BOTH_IN_MOAT
        yield _target(mode.target)
    program = PROGRAMS[mode.passage]
    for effect in program:
        yield from _of_effect(effect)
    if program and all(isinstance(effect, Refresh) for effect in program):
        yield _NOTHING_SPENT
    if mode.bits & R_SLAIN:
        yield _NO_HEALTH
    if act == "card" and CARDS[mode.number].once_per_turn and mode.bits & R_DAMAGE:
        yield _RELIC_USED


def _row(act: Act, mode: Mode) -> PlayRow:
    dice = mode.passage in REROLLS or mode.passage in SETS_DIE
    return PlayRow(mode, Deed(act, mode.number, mode.alt), dice, tuple(_bars(act, mode)))


CARD_ROWS = tuple(tuple(_row("card", mode) for mode in modes) for modes in MODES)
TALENT_ROWS = tuple(_row("talent", mode) for mode in TALENT_MODES)


def row_of(play: Deed) -> PlayRow:
    """Return the row a play follows."""
    return TALENT_ROWS[play.number] if play.act == "talent" else CARD_ROWS[play.number][play.alt]
