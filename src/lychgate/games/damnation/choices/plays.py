"""What a player may play in a window, in canonical order, and why not the rest.

Options and reasons come from one predicate, `bars`. A play that its window does not know is not even tried when options
are listed, but it is a candidate like any other when somebody asks why.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import msgspec

from lychgate.core.ask import Menu, Option
from lychgate.core.say import Say
from lychgate.games.damnation.choices.menus import figure_mark
from lychgate.games.damnation.choices.moments import (
    BLACK,
    HEXPROOF,
    REROLLS,
    SETS_DIE,
    STRIKES,
    Moment,
    Play,
    mode_of,
    token_name,
)
from lychgate.games.damnation.choices.reasons import bars, is_free
from lychgate.games.damnation.choices.targets import fits, is_rival
from lychgate.games.damnation.data.cards import (
    BACK_BITS,
    CARD_BITS,
    DESPERATION_NUMBER,
    FATE_NUMBER,
    IDS,
    MODES,
    RANSACK_NUMBER,
    TALENT_MODES,
    TALENTS,
    Mode,
)
from lychgate.games.damnation.data.geometry import MOAT, STANDARD
from lychgate.games.damnation.data.timing import ALL_TIMES, ATTACK, DICE, OWN, PRE, VAMP
from lychgate.games.damnation.data.villains import LIVING, NONE, OCCULTIST, TOKENS, VILLAINS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, rule_word, talent_word, token_talent, villain_word

KEPT = 1 << 16
"""How many options of one sort are kept; far more than any match meets."""

PASS = Play("pass")
PASS_OPTION = Option("pass", PASS, label=Say("option-pass"), idle=True)

# --- as options


def _extra_text(name: str, extra: int) -> str:
    if name in SETS_DIE:
        return f":d{extra // 8}={extra % 8}"
    if name not in REROLLS:
        return ""
    dice = [word for bit, word in ((1, "d1"), (2, "d2"), (BLACK, "black")) if extra & bit]
    return ":" + "+".join(dice)


def _dice_facts(name: str, extra: int) -> dict[str, str | int | Say | list[Say]]:
    """Say which die is set to what, or which dice are rolled again."""
    if name in SETS_DIE:
        return {"die": Say(f"die-{extra // 8}"), "n": extra % 8}
    return {"dice": [Say(f"die-{bit}") for bit in (1, 2, BLACK) if extra & bit]}


@lru_cache(maxsize=KEPT)
def _option(play: Play, zone: str, target_kind: int, target_mark: str, seat: int, v: int) -> Option[Play]:
    mode = mode_of(play)
    aimed = f">{VILLAINS[target_kind].id}" if target_kind != NONE else ""
    facts: dict[str, str | int | Say | list[Say]] = {}
    if target_kind != NONE:
        facts["target"] = villain_word(target_kind)
    if play.extra:
        facts |= _dice_facts(mode.program, play.extra)
    kind = "at" if aimed else "set" if "die" in facts else "dice" if play.extra else "plain"
    marks = (target_mark,) if target_mark else ()
    if play.act == "talent":
        talent = TALENTS[play.number]
        token = f"talent:{v}:{token_name(play.number)}"
        named = talent_word(talent.id)
        label = Say(f"option-talent-{kind}", {"talent": named, "rule": rule_word(named), **facts})
        text = _extra_text(mode.program, play.extra) if play.extra else ""
        return Option(f"{talent.id}{text}{aimed}", play, (token, *marks), label)
    name = IDS[play.number]
    alt = "*" if play.alt else ""
    text = _extra_text(mode.program, play.extra) if play.extra else ""
    card = card_word(play.number)
    label = Say(f"option-{'alt' if play.alt else 'card'}-{kind}", {"card": card, "rule": rule_word(card), **facts})
    return Option(f"{name}{alt}{text}{aimed}", play, (f"{zone}:{seat}:{name}", *marks), label)


@lru_cache(maxsize=KEPT)
def _soul_option(play: Play, v: int, kind: int) -> Option[Play]:
    token = TOKENS[play.number]
    talent = talent_word(token_talent(kind, play.number))
    return Option(f"soul>{token}", play, (f"talent:{v}:{token}",), Say("option-soul", {"talent": talent}))


_HEXPROOF_OPTION = Option("hexproof", Play("talent", HEXPROOF), (), Say("option-hexproof"))


def option_of(g: Castle, v: int, play: Play) -> Option[Play]:
    """Put a play into words."""
    if play.act == "soul":
        return _soul_option(play, v, g.kind[v])
    if play.act == "talent" and play.number == HEXPROOF:
        return _HEXPROOF_OPTION
    seat = g.owner(v)
    zone = ""
    if play.act == "card":
        zone = "hand" if play.number in g.hand[seat] else "face_up"
    target = play.target
    if target == NONE:
        return _option(play, zone, NONE, "", seat, v)
    return _option(play, zone, g.kind[target], figure_mark(g, target), seat, v)


# --- what there is


def _variants(g: Castle, v: int, act: str, mode: Mode, moment: Moment) -> Iterator[Play]:
    """Yield the plays of one row: one for each target, or for each die it could change."""
    name = mode.program
    roll = moment.roll
    if mode.target:
        for other in range(len(g.kind)):
            if g.owner(other) != g.owner(v) and g.role[other] == LIVING:
                yield Play(act, mode.number, mode.alt, other)
    elif roll is not None and name in REROLLS:
        dice = ((1 << len(roll.dice)) - 1) | (BLACK if roll.fresh else 0)
        if REROLLS[name] == "movement":
            yield Play(act, mode.number, mode.alt, extra=(1 << len(roll.dice)) - 1)
        else:
            most = 1 if REROLLS[name] == "one" else 3
            for mask in range(1, 8):
                if mask & dice == mask and mask.bit_count() <= most:
                    yield Play(act, mode.number, mode.alt, extra=mask)
    elif roll is not None and name in SETS_DIE:
        for die in range(1, len(roll.dice) + 1):
            for face in range(1, 7):
                yield Play(act, mode.number, mode.alt, extra=8 * die + face)
    else:
        yield Play(act, mode.number, mode.alt)


def talents_of(g: Castle, v: int) -> tuple[int, int, int, int]:
    """Return the active Talents of a Villain: its own, then the shared ones."""
    return g.kind[v], FATE_NUMBER, RANSACK_NUMBER, DESPERATION_NUMBER


def _candidates(g: Castle, v: int, moment: Moment, when: int) -> Iterator[Play]:
    """Yield all plays whose timing has one of the bits `when`, in canonical order: cards, Talents, Souls."""
    cards = [card for card in g.holds(g.owner(v)) if CARD_BITS[card] & when]
    for card in sorted(cards) if len(cards) > 1 else cards:
        for mode in MODES[card]:
            if mode.bits & when and not mode.bits & (ATTACK | VAMP):
                yield from _variants(g, v, "card", mode, moment)
    if when & (OWN | DICE):
        for number in talents_of(g, v):
            mode = TALENT_MODES[number]
            if mode.bits & when and mode.program not in STRIKES:
                yield from _variants(g, v, "talent", mode, moment)
        if when & OWN and g.souls[v]:
            for at in range(len(TOKENS)):
                yield Play("soul", at)
    elif when & TALENT_MODES[g.kind[v]].bits:
        yield from _variants(g, v, "talent", TALENT_MODES[g.kind[v]], moment)
    if moment.curse and g.kind[v] == OCCULTIST:
        yield Play("talent", HEXPROOF)


# --- menus


STANDARD_SET = frozenset(STANDARD)


class Row(msgspec.Struct, frozen=True):
    """A way to play a card or to use a Talent, and what is known of it beforehand."""

    mode: Mode
    play: Play
    """The play, before a target or dice are chosen."""
    dice: bool
    """Whether dice are chosen."""
    free: bool
    """Whether nothing but its time and its token can stand against it."""


def _row(act: str, mode: Mode) -> Row:
    dice = mode.program in REROLLS or mode.program in SETS_DIE
    return Row(mode, Play(act, mode.number, mode.alt), dice, is_free(mode))


_TALENT_ROWS = tuple(_row("talent", mode) for mode in TALENT_MODES)


@lru_cache(maxsize=64)
def _rows(when: int) -> tuple[tuple[Row, ...], ...]:
    """Return the rows that a window knows, by card: most cards have none in most windows."""
    return tuple(
        tuple(_row("card", mode) for mode in modes if mode.bits & when and not mode.bits & (ATTACK | VAMP))
        for modes in MODES
    )


def listed(g: Castle, v: int, moment: Moment) -> list[Option[Play]]:
    """Return what may be played now, without the pass.

    The same plays in the same order as `considered`, less what is barred; rows that cannot be played for a reason that
    is quickly seen (a spent token) are not even put together, because this is asked several times in every turn.
    """
    found: list[Option[Play]] = []
    when = moment.when
    seat = g.owner(v)
    rows = _rows(when)
    cards = [card for card in g.hand[seat] if rows[card]]
    if g.face_up[seat]:
        cards += [card for card in g.face_up[seat] if rows[card]]
    if len(cards) > 1:
        cards.sort()
    for card in cards:
        for row in rows[card]:
            _add(g, v, row, moment, found)
    tokens, kind = g.tokens[v], g.kind[v]
    if tokens & 1 and TALENT_MODES[kind].bits & when and TALENT_MODES[kind].program not in STRIKES:
        _add(g, v, _TALENT_ROWS[kind], moment, found)
    if when & (OWN | DICE):
        if tokens & 2 and when & DICE:
            _add(g, v, _TALENT_ROWS[FATE_NUMBER], moment, found)
        if tokens & 4 and when & OWN and g.place[v] in STANDARD_SET:
            found.append(option_of(g, v, _TALENT_ROWS[RANSACK_NUMBER].play))
        if when & PRE and not g.desperate and g.health[v] > 1 and g.place[v] != MOAT:
            found.append(option_of(g, v, _TALENT_ROWS[DESPERATION_NUMBER].play))
        if when & OWN and g.souls[v]:
            found += [_soul_option(_SOULS[at], v, kind) for at in range(len(TOKENS)) if not tokens >> at & 1]
    if moment.curse and kind == OCCULTIST:
        found.append(_HEXPROOF_OPTION)
    return found


def _add(g: Castle, v: int, row: Row, moment: Moment, found: list[Option[Play]]) -> None:
    """Add the plays of one row; which dice it changes makes no difference to whether it may be played."""
    mode, play = row.mode, row.play
    if mode.target:
        for other in range(len(g.kind)):
            if is_rival(g, v, other) and fits(g, v, other, mode.target):
                aimed = Play(play.act, mode.number, mode.alt, other)
                if next(bars(g, v, moment, aimed), None) is None:
                    found.append(option_of(g, v, aimed))
    elif row.free or next(bars(g, v, moment, play), None) is None:
        if row.dice:
            found += [option_of(g, v, play) for play in _variants(g, v, play.act, mode, moment)]
        else:
            found.append(option_of(g, v, play))


_SOULS = tuple(Play("soul", at) for at in range(len(TOKENS)))


def considered(g: Castle, v: int, moment: Moment) -> Iterator[Option[Play]]:
    """Yield all that is well-formed, offered or not."""
    return (option_of(g, v, play) for play in _candidates(g, v, moment, ALL_TIMES))


def menu(g: Castle, v: int, moment: Moment, options: list[Option[Play]]) -> Menu[Play]:
    """Return the menu of a window: pass, then everything that may be played."""
    return Menu.built(
        [PASS_OPTION, *options],
        lambda: [PASS_OPTION, *considered(g, v, moment)],
        partial(bars, g, v, moment),
    )


def may_react(g: Castle, seat: int, when: int) -> bool:
    """Tell from public facts whether a player could hold a card for a window: backs, and what lies face up."""
    for card in g.hand[seat]:
        if BACK_BITS[card] & when:
            return True
    return bool(g.face_up[seat]) and any(CARD_BITS[card] & when for card in g.face_up[seat])


def may_play(g: Castle, v: int, when: int) -> bool:
    """Tell from public facts whether a Villain's player could do anything in a window."""
    if may_react(g, g.owner(v), when):
        return True
    tokens = g.tokens[v]
    if TALENT_MODES[g.kind[v]].bits & when and tokens & 1:
        return True
    if when & DICE and tokens & 2:
        return True
    if when & OWN:
        return bool(tokens & 4) or bool(g.souls[v]) or (when & PRE > 0 and g.health[v] >= 2)
    return False
