"""Advice to bots: how good a position is, and what a sensible player does (distilled from the rulebook's tips)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lychgate.core.ask import Ask, Option
from lychgate.games.damnation.data.cards import CARDS, HAUNT0, HAUNT_CARDS, IDS, MODES, PROGRAMS, TALENTS
from lychgate.games.damnation.data.effects import Damage, Heal, Refresh, SecondBite, VampireTime
from lychgate.games.damnation.data.villains import FULL_HEALTH
from lychgate.games.damnation.geometry import (
    BESIDE,
    CORRIDOR,
    COURTYARD,
    DARK_TOWER,
    DISTANCE,
    DOOR,
    DOORS,
    LAST_STEP,
    PUSH,
    ROOM0,
    SIGHT,
    STAIR0,
    STAIRCASE,
    TORTURE_CHAMBER,
    VAULT,
)
from lychgate.games.damnation.moments import Play
from lychgate.games.damnation.prowl import Stalk
from lychgate.games.damnation.state import HAUNT, LIVING, NONE, OUT, VAMPIRE, WAITING, Castle
from lychgate.games.damnation.steps.windows import Blow
from lychgate.games.damnation.walks import Move

Luck = Callable[[], float]
KEPT = 5
"""So many options are worth thinking about at most."""
FAR_BELOW = 3.0
"""What a rule of thumb puts so far below the best is not worth thinking about."""


class CastleHints:
    """The advice of Damnation."""

    def value(self, g: Castle, seat: int) -> float:
        """Return how a seat stands against the others: its share of all strength, from -1 to 1."""
        if g.result is not None:
            return 1.0 if g.result.places[seat] == 1 else -1.0
        strengths = [0.0] * g.seats
        for v in range(len(g.kind)):
            strengths[v % g.seats] += _strength(g, v)
        own, total = strengths[seat] ** 1.5, sum(each**1.5 for each in strengths)
        return 2 * own / total - 1 if total else 0.0

    def playout(self, g: Castle, ask: Ask, random: Luck) -> Option[Any]:
        """Take the best option by rule of thumb, with a little whim."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        habit = HABITS.get(ask.key)
        if habit is None:
            return options[int(random() * len(options))]
        best, most = options[0], -99.0
        for option in options:
            worth = habit(g, ask, option.value) + random() * 0.5
            if worth > most:
                best, most = option, worth
        return best

    def shortlist(self, g: Castle, ask: Ask) -> Sequence[Option[Any]]:
        """Return the most promising options first, never more than a few."""
        habit = HABITS.get(ask.key)
        if habit is None:
            return ask.options[: 2 * KEPT]
        worths = [(habit(g, ask, option.value), option) for option in ask.options]
        best = max(worth for worth, _ in worths)
        worths.sort(key=lambda each: -each[0])
        return [option for worth, option in worths[:KEPT] if worth >= best - FAR_BELOW]


def _strength(g: Castle, v: int) -> float:
    """How much a Villain is worth to its player."""
    role = g.role[v]
    if role == OUT:
        return 0.0
    if role == HAUNT:
        return 0.6 + 0.25 * g.tracker[v]
    if role == WAITING:
        return 2.2
    seat = v % g.seats
    cards = len(g.hand[seat]) + len(g.face_up[seat]) + len(g.aside[seat])
    worth = 2.0 + 0.45 * g.health[v] + 0.22 * min(cards, 8) + 0.3 * g.souls[v] + 0.12 * g.tokens[v].bit_count()
    if role == VAMPIRE:
        return worth + 0.8 * min(g.time, 4)
    if g.place[v] >= STAIR0:
        worth *= 0.55 - 0.03 * (g.place[v] - STAIR0)
    if g.control[v] != NONE:
        worth -= 0.5
    return worth - 0.3 * len(g.curses[v])


# --- rules of thumb


def _me(g: Castle, ask: Ask) -> int:
    """Return the Villain that is asked: the mover if it is this player's, else a living one."""
    own = g.villains(ask.seat)
    if g.mover in own:
        return g.mover
    return next((v for v in own if g.role[v] == LIVING), own[0])


def _place(g: Castle, v: int, place: int) -> float:
    """How much a Villain likes to end its movement somewhere."""
    if place >= STAIR0:
        return -8.0 if place == LAST_STEP else -5.0
    if place >= CORRIDOR:
        return _room(g, v, place)
    worth = 0.0
    if place in g.trap_spaces:
        worth -= 3.0
    if PUSH[place] >= STAIR0:
        worth -= 5.0
    elif PUSH[place] != NONE:
        worth -= 1.0
    armed = max((CARDS[card].reach for card in g.holds(v % g.seats) if CARDS[card].damage), default=0)
    for other in range(len(g.kind)):
        if other % g.seats != v % g.seats and g.role[other] == LIVING and 0 <= g.place[other] < CORRIDOR:
            distance = SIGHT[place][g.place[other]]
            if 0 < distance <= armed:
                worth += 2.5 + 0.1 * (FULL_HEALTH - g.health[other])
            elif g.place[other] in BESIDE[place]:
                worth += 1.2
    if 0 <= g.lair < CORRIDOR and SIGHT[place][g.lair]:
        worth -= 2.0
    return worth - (1.0 if DOOR[place] == STAIRCASE else 0.0)


def _room(g: Castle, v: int, room: int) -> float:
    if room == VAULT:
        if g.fall:
            return -9.0
        return 1.5 if g.vampire != NONE else 2.5 if g.health[v] >= 7 else -9.0 if g.health[v] <= 4 else -1.0
    if room == TORTURE_CHAMBER:
        return 0.2
    if room == DARK_TOWER:
        return 3.5
    if room == COURTYARD:
        return 1.8
    return 2.0


def _move(g: Castle, ask: Ask, move: Move) -> float:
    return _place(g, _me(g, ask), move.end)


def _steer(g: Castle, ask: Ask, move: Move | int) -> float:
    """Whoever is steered is led to the worst place there is."""
    end = move if isinstance(move, int) else move.end
    return 0.0 if end == NONE else -_place(g, max(g.mover, 0), end)


def _health_gain(program: str) -> int:
    return sum(effect.n for effect in PROGRAMS[program] if isinstance(effect, Heal))


def _own_play(g: Castle, ask: Ask, play: Play) -> float:
    """In one's own windows: heal when hurt, search, refresh, strike; keep the rest for its moment."""
    if play.act == "pass":
        return 0.6
    v = _me(g, ask)
    missing = FULL_HEALTH - g.health[v]
    if play.act == "soul":
        return -0.5 if g.souls[v] < 2 else 0.8
    if play.act == "talent":
        return {"ransack": 2.0, "desperation": -2.0, "blood_rite": 1.0 if g.health[v] >= 6 else -2.0}.get(
            _talent(play), 0.9
        )
    mode = MODES[play.number][1 if play.alt else 0]
    gain = _health_gain(mode.program)
    if gain:
        return -1.0 if g.fades() or missing < gain else 1.5 + 0.2 * gain
    if play.alt and CARDS[play.number].damage:
        return 0.0
    if any(isinstance(effect, Damage) for effect in PROGRAMS[mode.program]) and play.target != NONE:
        return 3.0 - 0.1 * g.health[play.target]
    if any(isinstance(effect, Refresh) for effect in PROGRAMS[mode.program]):
        return 1.0
    return 0.9


def _talent(play: Play) -> str:
    return TALENTS[play.number].id if play.number < len(TALENTS) else "hexproof"


def _act(g: Castle, ask: Ask, play: Play) -> float:
    """Where the movement has ended: strike whoever is weak, else take somebody's strings."""
    if play.act in ("pass", "draw"):
        return 0.6 if play.act == "pass" else 1.4
    if play.act == "claim":
        return 2.0 + 0.05 * (FULL_HEALTH - g.health[play.target])
    if play.act == "attack" or (play.act == "talent" and play.target != NONE and _talent(play) == "bare_hands"):
        mode = MODES[play.number][1 if play.alt else 0] if play.act == "attack" else None
        damage = mode.damage if mode is not None else 4
        kills = 3.0 if damage >= g.health[play.target] else 0.0
        keeps = 0.4 if play.act == "attack" and CARDS[play.number].relic else 0.0
        return 2.2 + 0.25 * damage + kills + keeps
    return _own_play(g, ask, play)


def _pending(g: Castle) -> int:
    """Return how much Damage is about to be suffered."""
    step = g.step
    then = getattr(step, "then", None)
    return then.n if isinstance(then, Blow) else 0


def _protect(g: Castle, ask: Ask, play: Play) -> float:
    """Protect what matters: never waste armour on a scratch, unless it would kill."""
    n, v = _pending(g), getattr(g.step, "villain", _me(g, ask))
    if play.act == "pass":
        return 2.0 if n < 2 and n < g.health[v] else 0.0
    armour = MODES[play.number][1 if play.alt else 0].armour if play.act == "card" else 0
    return 1.0 + min(n, armour or 3) * 0.3 - 0.05 * armour


def _dice(g: Castle, ask: Ask, play: Play) -> float:
    """After a roll: mostly let it stand; in The Moat and on the Staircase use Fate."""
    if play.act == "pass":
        return 1.0
    v = _me(g, ask)
    roll = getattr(g.step, "roll", None)
    if roll is None or roll.roller != v:
        return 0.2
    if roll.what == "moat":
        return 2.0 if roll.dice[0] < 4 else -1.0
    if roll.what == "stairs":
        return 2.0 if roll.dice[0] < 6 else -1.0
    if play.act == "card" and _health_gain(MODES[play.number][1 if play.alt else 0].program):
        return _own_play(g, ask, play)
    return 0.3


def _react(g: Castle, ask: Ask, play: Play) -> float:
    """Foil what can be foiled: traps, Bites, slayings, claims, attacks."""
    return 0.5 if play.act == "pass" else 1.5


def _keep(g: Castle, ask: Ask, card: int) -> float:
    """Weapons that last, armour, remedies; Events and Curses rather not."""
    return {"weapon": 2.0, "protection": 2.2, "action": 1.8, "vampire": 0.8, "event": 0.5, "curse": -1.0}[
        CARDS[card].type
    ] + (1.5 if CARDS[card].relic else 0.0)


def _lay_down(g: Castle, ask: Ask, card: int) -> float:
    return 1.0 if card == NONE else -_keep(g, ask, card)


def _haunt(g: Castle, ask: Ask, out: int) -> float:
    """Stop with Blood, mostly stop with any pair, else push the card that helps least."""
    if out == -2:
        return 0.0
    if out == NONE:
        return 2.0
    names = [HAUNT_CARDS[card - HAUNT0].name for card in g.dealt]
    return 1.0 - 0.5 * names.count(names[out]) + (0.4 if names[out] == "death" else 0.0)


def _prowl(g: Castle, ask: Ask, stalk: Stalk) -> float:
    """Bite; go home in the final turn; else come closer."""
    if stalk.act == "bite":
        return 6.0 - 0.2 * g.health[stalk.target]
    if stalk.act == "enter":
        return 7.0 if stalk.place == VAULT else 2.5
    if stalk.act == "card":
        program = PROGRAMS[IDS[stalk.card]]
        helps = any(isinstance(effect, Damage | VampireTime | SecondBite) for effect in program)
        return 3.0 if helps else 1.2
    if stalk.act == "done":
        return 0.4
    if g.final:
        return 1.0 - 0.1 * DISTANCE[stalk.place][DOORS[VAULT - ROOM0][0]]
    prey = [g.place[v] for v in range(len(g.kind)) if g.role[v] == LIVING and 0 <= g.place[v] < CORRIDOR]
    near = min((DISTANCE[stalk.place][place] for place in prey), default=9)
    return 1.5 - 0.15 * near


def _first(g: Castle, ask: Ask, value: Any) -> float:
    """Take what is listed first, unless it is nothing."""
    return 0.0 if value in (NONE, (), False) else 0.4


def _souls(g: Castle, ask: Ask, n: int) -> float:
    return float(n)


HABITS: dict[str, Callable[[Castle, Ask, Any], float]] = {
    "pre": _own_play,
    "post": _own_play,
    "roll": _dice,
    "move": _move,
    "steer.move": _steer,
    "steer": _steer,
    "resolve": _act,
    "room": _act,
    "damage": _protect,
    "boost": _react,
    "attacked": _react,
    "trap": _react,
    "control": _react,
    "draw": _react,
    "bite": _react,
    "slain": _react,
    "card": _react,
    "keep": _keep,
    "discard": _lay_down,
    "limit": _lay_down,
    "locked": _lay_down,
    "haunt": _haunt,
    "prowl": _prowl,
    "loot": _first,
    "tower": _souls,
    "deduce": _first,
}

HINTS = CastleHints()
