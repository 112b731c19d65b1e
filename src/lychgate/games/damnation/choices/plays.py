"""What a player may play in a window, in canonical order, and why not the rest.

Options and reasons come from one predicate, `bars`. A play that its window does not know is not even tried when options
are listed, but it is a candidate like any other when somebody asks why.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from lychgate.core.ask import Fact, Menu, Option
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.menus import figure_mark
from lychgate.games.damnation.choices.moments import (
    BLACK,
    HEXPROOF,
    REROLLS,
    SETS_DIE,
    STRIKES,
    Deed,
    Moment,
    mode_of,
    token_name,
)
from lychgate.games.damnation.choices.outlook import Outlook, outlook
from lychgate.games.damnation.choices.reasons import CARD_ROWS, TALENT_ROWS, PlayRow, bars, is_open
from lychgate.games.damnation.choices.targets import is_in_reach
from lychgate.games.damnation.data.cards import (
    BACK_BITS,
    CARD_BITS,
    DESPERATION_NUMBER,
    FATE_NUMBER,
    IDS,
    RANSACK_NUMBER,
    TALENT_MODES,
    TALENTS,
    Mode,
    Passage,
)
from lychgate.games.damnation.data.geometry import MOAT, OFF, STANDARD
from lychgate.games.damnation.data.timing import ALL_TIMES, ATTACK, DICE, OWN, PRE, VAMP
from lychgate.games.damnation.data.villains import ALL_TOKENS, LIVING, NONE, TOKENS, VILLAINS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import card_word, rule_word, talent_word, token_talent, villain_word

PASS = Deed("pass")


@kept
def pass_option(asks: str, word: str = "") -> Option[Deed]:
    """Return the answer that lets a window close, named for what it does: `option-pass-<question>`.

    `word` tells apart what passing does.
    """
    return Option("pass", PASS, label=Say(f"option-pass-{asks}", {"word": word}), idle=True)


@kept
def end_option(more: Outlook) -> Option[Deed]:
    """Return the answer that ends a turn, and how many cards must go then (DA-801)."""
    return Option("pass", PASS, label=Say("option-pass-post", {"brings": more.said()}), idle=True)


@kept
def suffer_option(asks: str, v: int, n: int, health: int) -> Option[Deed]:
    """Return the answer that lets Damage come, with the amount and what it leaves of the Villain's Health."""
    lost = min(n, health)
    label = Say(f"option-pass-{asks}", {"n": n, "left": health - lost})
    return Option("pass", PASS, label=label, idle=True, brings={f"health:{v}": -lost} if lost else {})


@kept
def snap_option(trap: str, n: int, left: int, own_turn: bool) -> Option[Deed]:
    """Return the answer that lets a trap snap, with its Damage and what that leaves of the Villain's Health."""
    facts: dict[str, str | int] = {"word": trap, "n": n, "left": left, "turn": "yes" if own_turn else "no"}
    return Option("pass", PASS, label=Say("option-pass-trap", facts), idle=True)


@kept
def keep_option(own: bool, dice: tuple[int, ...], then: Outlook, reach: tuple[str, ...]) -> Option[Deed]:
    """Return the answer that lets dice lie as they are, one's own or somebody else's, and what follows then."""
    facts = {"word": "own" if own else "other", "dice": " + ".join(map(str, dice)), "brings": then.said()}
    label = Say("option-pass-roll", facts)
    return Option("pass", PASS, label=label, idle=True, facts=in_reach(reach))


def in_reach(places: tuple[str, ...]) -> dict[str, Fact]:
    """Return the facts of an answer after which these places can be gone to."""
    return {"reach": places} if places else {}


@kept
def let_work_option(asks: str, card: int) -> Option[Deed]:
    """Return the answer that lets a card work, and what it says."""
    named = card_word(card)
    label = Say(f"option-pass-{asks}", {"card": named, "rule": rule_word(named)})
    return Option("pass", PASS, label=label, idle=True)


# --- as options


def _extra_text(passage: Passage, extra: int) -> str:
    if passage in SETS_DIE:
        return f":d{extra // 8}={extra % 8}"
    if passage not in REROLLS:
        return ""
    dice = [word for bit, word in ((1, "d1"), (2, "d2"), (BLACK, "black")) if extra & bit]
    return ":" + "+".join(dice)


def _dice_facts(passage: Passage, extra: int) -> dict[str, str | int | Say | list[Say]]:
    """Say which die is set to what, or which dice are rolled again."""
    if passage in SETS_DIE:
        return {"die": Say(f"die-{extra // 8}"), "n": extra % 8}
    return {"dice": [Say(f"die-{bit}") for bit in (1, 2, BLACK) if extra & bit]}


@kept
def _option(
    play: Deed, zone: str, target_kind: int, target_mark: str, seat: int, v: int, brings: Outlook
) -> Option[Deed]:
    mode = mode_of(play)
    aimed = f">{VILLAINS[target_kind].id}" if target_kind != NONE else ""
    facts: dict[str, str | int | Say | list[Say]] = {"brings": brings.said()}
    if target_kind != NONE:
        facts["target"] = villain_word(target_kind)
    if play.extra:
        facts |= _dice_facts(mode.passage, play.extra)
    kind = "at" if aimed else "set" if "die" in facts else "dice" if play.extra else "plain"
    marks = (target_mark,) if target_mark else ()
    if play.act == "talent":
        talent = TALENTS[play.number]
        token = f"talent:{v}:{token_name(play.number)}"
        named = talent_word(talent.id)
        label = Say(f"option-talent-{kind}", {"talent": named, "rule": rule_word(named), **facts})
        text = _extra_text(mode.passage, play.extra) if play.extra else ""
        return Option(f"{talent.id}{text}{aimed}", play, (token, *marks), label, brings=dict(brings.brings))
    name = IDS[play.number]
    alt = "*" if play.alt else ""
    text = _extra_text(mode.passage, play.extra) if play.extra else ""
    card = card_word(play.number)
    label = Say(f"option-{'alt' if play.alt else 'card'}-{kind}", {"card": card, "rule": rule_word(card), **facts})
    marks = (f"{zone}:{seat}:{name}", *marks)
    return Option(f"{name}{alt}{text}{aimed}", play, marks, label, brings=dict(brings.brings))


@kept
def _soul_option(play: Deed, v: int, kind: int, left: int, is_last: bool) -> Option[Deed]:
    token = TOKENS[play.number]
    talent = talent_word(token_talent(kind, play.number))
    label = Say("option-soul", {"talent": talent, "left": left})
    return Option(f"soul>{token}", play, (f"talent:{v}:{token}",), label, brings={f"purse:{v}": -1} if is_last else {})


_HEXPROOF_OPTION = Option("hexproof", Deed("talent", HEXPROOF), (), Say("option-hexproof"))


def option_of(g: Castle, v: int, play: Deed, moment: Moment) -> Option[Deed]:
    """Put a play into words; what it brings is promised where nothing else follows when its window closes."""
    is_last = moment.roll is None and g.entered == OFF
    if play.act == "soul":
        return _soul_option(play, v, g.kind[v], g.souls[v] - 1, is_last)
    if play.act == "talent" and play.number == HEXPROOF:
        return _HEXPROOF_OPTION
    seat = g.owner(v)
    zone = ""
    if play.act == "card":
        zone = "hand" if play.number in g.hand[seat] else "face_up"
    target = play.target
    brings = outlook(g, v, play, moment)
    if brings.brings and not is_last:
        brings = replace(brings, brings=())
    if target == NONE:
        return _option(play, zone, NONE, "", seat, v, brings)
    return _option(play, zone, g.kind[target], figure_mark(g, target), seat, v, brings)


# --- what there is


def _variants(g: Castle, v: int, row: PlayRow, moment: Moment) -> Iterator[Deed]:
    """Yield the plays of one row: one for each target, or for each die it could change."""
    mode, act = row.mode, row.play.act
    passage = mode.passage
    roll = moment.roll
    if mode.target:
        for other in range(len(g.kind)):
            if g.owner(other) != g.owner(v) and g.role[other] == LIVING:
                yield Deed(act, mode.number, mode.alt, other)
    elif roll is not None and passage in REROLLS:
        dice = ((1 << len(roll.dice)) - 1) | (BLACK if roll.fresh else 0)
        if REROLLS[passage] == "movement":
            yield Deed(act, mode.number, mode.alt, extra=(1 << len(roll.dice)) - 1)
        else:
            most = 1 if REROLLS[passage] == "one" else 3
            for mask in range(1, 8):
                if mask & dice == mask and mask.bit_count() <= most:
                    yield Deed(act, mode.number, mode.alt, extra=mask)
    elif roll is not None and passage in SETS_DIE:
        for die in range(1, len(roll.dice) + 1):
            for face in range(1, 7):
                yield Deed(act, mode.number, mode.alt, extra=8 * die + face)
    else:
        yield row.play


@kept
def _rows(when: int) -> tuple[tuple[tuple[PlayRow, ...], ...], tuple[tuple[PlayRow, ...], ...]]:
    """Return the rows that a window with one of the bits `when` knows: by card, and the Talents by Villain."""
    cards = tuple(
        tuple(row for row in rows if row.mode.bits & when and not row.mode.bits & (ATTACK | VAMP)) for rows in CARD_ROWS
    )
    talents = tuple(
        tuple(TALENT_ROWS[number] for number in _talents(kind) if _is_played(TALENT_ROWS[number].mode, when))
        for kind in range(len(VILLAINS))
    )
    return cards, talents


def _talents(kind: int) -> tuple[int, int, int, int]:
    """Return the active Talents of a Villain: its own, then the shared ones."""
    return kind, FATE_NUMBER, RANSACK_NUMBER, DESPERATION_NUMBER


def _is_played(talent: Mode, when: int) -> bool:
    return bool(talent.bits & when) and talent.passage not in STRIKES


def _known(g: Castle, v: int, when: int) -> list[PlayRow]:
    """Return the rows of a Villain that a window knows: of its player's cards by number, then of its Talents."""
    seat = g.owner(v)
    by_card, by_villain = _rows(when)
    cards = [card for card in g.hand[seat] if by_card[card]]
    if g.face_up[seat]:
        cards += [card for card in g.face_up[seat] if by_card[card]]
    if len(cards) > 1:
        cards.sort()
    rows: list[PlayRow] = []
    for card in cards:
        rows += by_card[card]
    rows += by_villain[g.kind[v]]
    return rows


def talent_rows(kind: int, when: int) -> tuple[PlayRow, ...]:
    """Return the Talents of a Villain that a window knows: all of it is public."""
    return _rows(when)[1][kind]


def is_playable(g: Castle, v: int, moment: Moment, row: PlayRow) -> bool:
    """Tell whether a Villain's player could play a row in a window, if it were theirs to play."""
    mode = row.mode
    if not mode.bits & moment.when or mode.bits & (ATTACK | VAMP):
        return False
    if mode.target:
        return any(is_open(g, v, moment, row, play) for play in _variants(g, v, row, moment))
    return is_open(g, v, moment, row, row.play)


_SOULS = tuple(Deed("soul", at) for at in range(len(TOKENS)))


# --- menus


def listed(g: Castle, v: int, moment: Moment) -> list[Option[Deed]]:
    """Return the plays that nothing bars now, without the pass."""
    found: list[Option[Deed]] = []
    for row in _known(g, v, moment.when):
        if row.mode.target:
            aimed = _variants(g, v, row, moment)
            found += [option_of(g, v, play, moment) for play in aimed if is_open(g, v, moment, row, play)]
        elif is_open(g, v, moment, row, row.play):
            # Whether dice may be changed does not depend on which dice are chosen.
            plays = _variants(g, v, row, moment) if row.dice else (row.play,)
            found += [option_of(g, v, play, moment) for play in plays]
    if moment.when & OWN and g.souls[v]:
        found += [option_of(g, v, play, moment) for play in _SOULS if next(bars(g, v, moment, play), None) is None]
    if moment.curse and g.has(v, "hexproof"):
        found.append(_HEXPROOF_OPTION)
    return found


def _candidates(g: Castle, v: int, moment: Moment) -> Iterator[Deed]:
    """Yield every well-formed play, whatever the timing, in canonical order: cards, Talents, Souls."""
    for row in _known(g, v, ALL_TIMES):
        if row.mode.target is not None and not is_in_reach(g, v, row.mode.target):
            yield row.play  # so that whoever points at the card is told of nobody in particular
        yield from _variants(g, v, row, moment)
    if g.souls[v]:
        yield from _SOULS
    if moment.curse and g.has(v, "hexproof"):
        yield Deed("talent", HEXPROOF)


def considered(g: Castle, v: int, moment: Moment) -> Iterator[Option[Deed]]:
    """Yield every well-formed play, offered or not."""
    return (option_of(g, v, play, moment) for play in _candidates(g, v, moment))


def menu(g: Castle, v: int, moment: Moment, passing: Option[Deed], options: list[Option[Deed]]) -> Menu[Deed]:
    """Return the menu of a window: pass, then everything that may be played."""
    return Menu.built(
        [passing, *options],
        lambda: [passing, *considered(g, v, moment)],
        partial(bars, g, v, moment),
    )


def may_react(g: Castle, seat: int, when: int) -> bool:
    """Tell from public facts whether a player could hold a card for a window: backs, and what lies face up."""
    for card in g.hand[seat]:
        if BACK_BITS[card] & when:
            return True
    return bool(g.face_up[seat]) and any(CARD_BITS[card] & when for card in g.face_up[seat])


def may_play(g: Castle, v: int, when: int) -> bool:
    """Tell what `could.py` tells, as it was told before cards themselves were looked at (flag `WHO_COULD`)."""
    if may_react(g, g.owner(v), when):
        return True
    tokens = g.tokens[v]
    if TALENT_MODES[g.kind[v]].bits & when and tokens & 1:
        return True
    if when & DICE and tokens & 2:
        return True
    return when & OWN > 0 and _may_use_own_turn(g, v, when)


def _may_use_own_turn(g: Castle, v: int, when: int) -> bool:
    """DA-338, 386, 453, 454: whether Ransack, a Soul or Desperation could be used: all of it is public."""
    if g.tokens[v] & 4 and g.place[v] in STANDARD:
        return True
    if g.souls[v] and g.tokens[v] != ALL_TOKENS:
        return True
    return when & PRE > 0 and g.health[v] >= 2 and g.place[v] != MOAT and not g.desperate
