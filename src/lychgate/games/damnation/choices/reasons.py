"""Why something cannot be played at this moment: the one predicate behind options and reasons."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle
from lychgate.games.damnation.choices.moments import (
    FREES,
    HEXPROOF,
    IS_CLAIM,
    LAYS_TRAP,
    LIGHTS,
    MOVES_AWAY,
    ONLY_REFRESHES,
    Moment,
    Play,
    mode_of,
    token_name,
)
from lychgate.games.damnation.choices.targets import fits, is_rival, obstacle, places_for_trap, unmet
from lychgate.games.damnation.data.cards import AEGIS, CARDS, DESPERATION_NUMBER, Mode
from lychgate.games.damnation.data.geometry import MOAT, STAIR0
from lychgate.games.damnation.data.timing import OWN, PRE, R_DAMAGE, R_SLAIN
from lychgate.games.damnation.data.villains import ALL_TOKENS, NONE, TOKENS
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.words.names import villain_word


def _not_now(mode: Mode, act: str) -> Obstacle:
    if act == "talent":
        return obstacle("DA-451", "talent-not-now")
    if mode.alt:
        return obstacle("DA-423", "alt-not-now")
    kind = CARDS[mode.number].type
    if kind == "protection":
        return obstacle("DA-425", "protection-not-now")
    return obstacle("DA-426", "action-not-now")


def bars(g: Castle, v: int, moment: Moment, play: Play) -> Iterator[Obstacle]:
    """DA-500: yield everything that forbids a play at this moment."""
    if play.act == "pass" or (play.number == HEXPROOF and play.act == "talent"):
        return
    if play.act == "soul":
        if not moment.when & OWN:
            yield obstacle("DA-454", "soul-not-now")
        if g.tokens[v] >> play.number & 1:
            yield obstacle("DA-454", "token-unspent")
        return
    mode = mode_of(play)
    if not mode.bits & moment.when:
        yield _not_now(mode, play.act)
    if play.act == "talent":
        yield from _talent_bars(g, v, play.number)
    yield from unmet(g, v, mode.needs, moment)
    if mode.target and not (is_rival(g, v, play.target) and fits(g, v, play.target, mode.target)):
        yield obstacle("DA-231", "target", target=villain_word(g.kind[play.target]))
    yield from _program_bars(g, v, mode, moment)


_JUDGED = IS_CLAIM | MOVES_AWAY | ONLY_REFRESHES | FREES | LIGHTS | LAYS_TRAP.keys()
"""The programs that `_program_bars` looks at."""


def is_free(mode: Mode) -> bool:
    """Tell whether `bars` can say nothing against a row but that it is not the time for it or its token is spent."""
    return not (mode.needs or mode.target or mode.program in _JUDGED or mode.bits & R_SLAIN or mode.number == AEGIS)


def _talent_bars(g: Castle, v: int, number: int) -> Iterator[Obstacle]:
    """DA-450, 453: a Talent with a token needs it face up; Desperation is once per turn and not in The Moat."""
    if number == DESPERATION_NUMBER:
        if g.desperate:
            yield obstacle("DA-453", "desperate")
        if g.place[v] == MOAT:
            yield obstacle("DA-386", "in-moat")
    elif not g.tokens[v] >> TOKENS.index(token_name(number)) & 1:
        yield obstacle("DA-450", "token-spent")


def _program_bars(g: Castle, v: int, mode: Mode, moment: Moment) -> Iterator[Obstacle]:
    """Yield what stands against the effects themselves."""
    name = mode.program
    if name in IS_CLAIM:
        if g.claimed:
            yield obstacle("DA-209", "claimed")
        if g.attacked:
            yield obstacle("DA-204", "attacked")
    elif name in MOVES_AWAY:
        if g.place[v] == MOAT or g.place[v] >= STAIR0:
            yield obstacle("DA-397", "trapped")
        if not g.empty_doors():
            yield obstacle("DA-286", "no-door")
    elif name in ONLY_REFRESHES and g.tokens[v] == ALL_TOKENS:
        yield obstacle("DA-452", "nothing-spent")
    elif name in FREES and moment.when == PRE and g.control[v] == NONE:
        yield obstacle("DA-205", "nobody-controls")
    elif name in LIGHTS and (moment.roll is None or not moment.roll.black):
        yield obstacle("DA-391", "no-black-die")
    elif name in LAYS_TRAP:
        if not g.reserve:
            yield obstacle("DA-296", "no-reserve")
        elif not places_for_trap(g, v, LAYS_TRAP[name]):
            yield obstacle("DA-296", "no-place-for-trap")
    yield from _card_bars(g, v, mode, moment)


def _card_bars(g: Castle, v: int, mode: Mode, moment: Moment) -> Iterator[Obstacle]:
    """Yield what single cards say about their own use."""
    if mode.bits & R_SLAIN and g.fades():
        yield obstacle("DA-642", "no-health-gained")
    elif mode.number == AEGIS and mode.bits & R_DAMAGE and (g.relic_used or moment.fall):
        yield obstacle("DA-561", "relic-used")
