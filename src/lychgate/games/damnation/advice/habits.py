"""Advice to bots: how good a position is, and what a sensible player does (distilled from the rulebook's tips)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from lychgate.core.ask import Ask, Option
from lychgate.core.game import Advice, rounds_begun
from lychgate.core.window import Announced, Window
from lychgate.games.damnation.advice.prospects import STRIDE, lateness, place_worth, roll_worth, threat
from lychgate.games.damnation.advice.value import value
from lychgate.games.damnation.choices.moments import REROLLS, WIDENS, Deed, Roll, altered, mode_of
from lychgate.games.damnation.choices.prowl import Stalk, steps_home
from lychgate.games.damnation.choices.walks import Move
from lychgate.games.damnation.data.cards import (
    CARDS,
    HAUNT0,
    HAUNT_CARDS,
    HAUNT_DECK,
    MODES,
    PROGRAMS,
    TALENTS,
    Passage,
)
from lychgate.games.damnation.data.effects import Damage, Heal, Refresh, SecondBite, VampireTime
from lychgate.games.damnation.data.geometry import CORRIDOR, DISTANCE, MOAT, OFF, STAIR0, VAULT
from lychgate.games.damnation.data.numbers import FULL_HEALTH
from lychgate.games.damnation.data.villains import LIVING, NONE, TOKENS
from lychgate.games.damnation.state.position import Castle, controller
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.windows import Blow, Throw

Luck = Callable[[], float]
SHORTLIST = 5
"""At most this many options are worth thinking about."""
FAR_BELOW = 3.0
"""An option that a rule of thumb puts this far below the best is not worth thinking about."""
NOTHING = -9.0
"""What is spent for nothing: so far below everything else that nobody thinks about it."""
LET_BE = -2
"""What a Haunt that lets its cards be has chosen."""
DREAD = 6.0
"""What it costs The Vampire to be too far from home for sure."""
FATE = TOKENS.index("fate")


class CastleAdvice(Advice):
    """The advice of Damnation."""

    rollout_depth = 2
    """Search plays two rounds on: what a walk, a claim or a Bite leads to shows by then, and later luck drowns it."""

    def turn(self, g: Castle) -> int:
        """Count by rounds and by the Villain whose turn it is: nobody's before the first."""
        return rounds_begun(g) * (len(g.kind) + 1) + g.mover + 1

    def value(self, g: Castle, seat: int) -> float:
        return value(g, seat)

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
            return ask.options[: 2 * SHORTLIST]
        worths = [(habit(g, ask, option.value), option) for option in ask.options]
        best = max(worth for worth, _ in worths)
        worths.sort(key=lambda each: -each[0])
        return [option for worth, option in worths[:SHORTLIST] if worth >= best - FAR_BELOW]


# --- rules of thumb


def _me(g: Castle, ask: Ask) -> int:
    """Return the Villain that is asked: the mover if it is this player's, else a living one."""
    own = g.villains(ask.seat)
    if g.mover in own:
        return g.mover
    return next((v for v in own if g.role[v] == LIVING), own[0])


def _move(g: Castle, ask: Ask, move: Move) -> float:
    return place_worth(g, _me(g, ask), move.end, ask.seat)


def _steer_move(g: Castle, ask: Ask, move: Move) -> float:
    """Lead whoever moves at one's will to the worst place there is: a trap, the Staircase, anywhere but a room."""
    return -place_worth(g, max(g.mover, 0), move.end, ask.seat)


def _steer(g: Castle, ask: Ask, space: int) -> float:
    """The same for a Villain that is walked by a card."""
    victim = g.step.target if isinstance(g.step, Apply) else NONE
    return 0.0 if space == OFF or victim == NONE else -place_worth(g, victim, space, ask.seat)


def _door(g: Castle, ask: Ask, space: int) -> float:
    """Through a Secret Door: away from The Vampire, close to somebody one can strike."""
    v = _me(g, ask)
    return place_worth(g, v, g.place[v] if space == OFF else space, ask.seat)


def _repel(g: Castle, ask: Ask, space: int) -> float:
    """The farther The Vampire is driven from oneself, the better."""
    here = g.place[_me(g, ask)]
    return 0.3 * DISTANCE[here][space] if 0 <= here < CORRIDOR else 0.0


def _victim(g: Castle, ask: Ask, target: int) -> float:
    """Whoever has least left."""
    return 0.3 if target == NONE else 2.0 - 0.15 * g.health[target]


def _health_gain(passage: Passage) -> int:
    return sum(effect.n for effect in PROGRAMS[passage] if isinstance(effect, Heal))


def _own_play(g: Castle, ask: Ask, play: Deed) -> float:
    """In one's own windows: heal when hurt, search, refresh, strike; keep the rest for its moment."""
    if play.act == "pass":
        return 0.6
    v = _me(g, ask)
    missing = FULL_HEALTH - g.health[v]
    if play.act == "soul":
        return _soul(g, v, play.number)
    if play.act == "talent":
        return _own_talent(g, v, _talent(play))
    mode = MODES[play.number][1 if play.alt else 0]
    gain = _health_gain(mode.passage)
    if gain:
        if g.fades() or not missing:
            return NOTHING if all(isinstance(effect, Heal) for effect in PROGRAMS[mode.passage]) else -1.0
        return -1.0 if missing < gain else 1.5 + 0.2 * gain
    if play.alt and CARDS[play.number].damage:
        return 0.0
    if any(isinstance(effect, Damage) for effect in PROGRAMS[mode.passage]) and play.target != NONE:
        return 3.0 - 0.1 * g.health[play.target]
    if any(isinstance(effect, Refresh) for effect in PROGRAMS[mode.passage]):
        return 1.0
    return 0.9


def _is_trapped(g: Castle, v: int) -> bool:
    """Tell whether a Villain must get out of where it is: nothing else matters then."""
    return g.place[v] >= STAIR0 or g.place[v] == MOAT


def _soul(g: Castle, v: int, token: int) -> float:
    """A Soul is kept for the Dark Tower, but Fate may be the way out of the Staircase or The Moat."""
    if token == FATE and _is_trapped(g, v):
        return 4.0
    return 0.8 if g.souls[v] > 1 else -0.5


def _own_talent(g: Castle, v: int, talent: str) -> float:
    """Search rooms; pay Health for a second die only where a six is wanted; vanish when The Vampire is near."""
    if talent == "desperation":
        return 4.0 if g.place[v] >= STAIR0 and g.health[v] > 2 else -2.0
    if talent == "hidden_ways":
        return 4.0 * threat(g, v, g.place[v])
    if talent == "blood_rite":
        return 1.0 if g.health[v] >= 8 else -2.0
    return 2.0 if talent == "ransack" else 0.9


def _talent(play: Deed) -> str:
    return TALENTS[play.number].id if play.number < len(TALENTS) else "hexproof"


def _act(g: Castle, ask: Ask, play: Deed) -> float:
    """Where the movement has ended: strike whoever is weak, else claim control."""
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


A = TypeVar("A", bound=Announced)


def _announced(g: Castle, kind: type[A]) -> A | None:
    """Return what is about to happen, if it is of a kind."""
    step = g.step
    return step.target if isinstance(step, Window) and isinstance(step.target, kind) else None


def _protect(g: Castle, ask: Ask, play: Deed) -> float:
    """Protect what matters: never waste armour on a scratch, unless it would kill."""
    blow = _announced(g, Blow)
    n, v = (0, _me(g, ask)) if blow is None else (blow.n, blow.reactor())
    if play.act == "pass":
        return 2.0 if n < 2 and n < g.health[v] else 0.0
    armour = MODES[play.number][1 if play.alt else 0].armour if play.act == "card" else 0
    return 1.0 + min(n, armour or 3) * 0.3 - 0.05 * armour


def _dice(g: Castle, ask: Ask, play: Deed) -> float:
    """After a roll: let it stand if it leads somewhere; on the Staircase and in The Moat use what there is."""
    throw = _announced(g, Throw)
    if throw is not None and _sets_nothing(play, throw.roll):
        return NOTHING
    if throw is None or throw.roll.what not in WANTED:
        return 1.0 if play.act == "pass" else 0.2
    roll = throw.roll
    if roll.roller != _me(g, ask):
        return _dice_of_another(g, ask, play, roll)
    passage = mode_of(play).passage if play.act in ("card", "talent") else None
    if play.act == "pass":
        return _of_roll(g, roll, roll.dice)
    cost = 0.4 if play.act == "talent" else 0.6
    after = altered(roll, play)
    if after is not None:
        return _of_roll(g, after, after.dice) - cost
    return HOPED[roll.what] - cost if passage in REROLLS else _own_play(g, ask, play)


def _sets_nothing(play: Deed, roll: Roll) -> bool:
    """Tell whether a die would be set to the face it shows."""
    return altered(roll, play) == roll


def _dice_of_another(g: Castle, ask: Ask, play: Deed, roll: Roll) -> float:
    """Of somebody whom one controls: the worse the place they can be led to, the better."""
    if roll.what != "move" or g.owner(controller(g, roll.roller)) != ask.seat:
        return 1.0 if play.act == "pass" else 0.2
    if play.act == "card" and mode_of(play).passage in WIDENS and (after := altered(roll, play)) is not None:
        return -roll_worth(g, after, roll.dice) - 0.6
    return -roll_worth(g, roll, roll.dice) - (0.0 if play.act == "pass" else 0.8)


WANTED = {"move": 0, "stairs": 6, "moat": 4}
"""The least that gets one out, by what is rolled for."""
HOPED = {"move": 1.6, "stairs": 2.0, "moat": 2.0}
"""What another roll is worth beforehand."""


def _of_roll(g: Castle, roll: Roll, dice: tuple[int, ...]) -> float:
    if roll.what == "move":
        return roll_worth(g, roll, dice)
    return 4.0 if max(dice) >= WANTED[roll.what] else 0.0


def _react(g: Castle, ask: Ask, play: Deed) -> float:
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
    """Stop with Blood, mostly stop with any pair, else push the card that helps least; never let chances be."""
    if out == LET_BE:
        down = [HAUNT_CARDS[card - HAUNT0].name for card in g.decks[HAUNT_DECK]]
        return 0.0 if 2 * down.count("death") > len(down) else NOTHING
    if out == NONE:
        return 2.0
    names = [HAUNT_CARDS[card - HAUNT0].name for card in g.dealt]
    return 1.0 - 0.5 * names.count(names[out]) + (0.4 if names[out] == "death" else 0.0)


def _prowl(g: Castle, ask: Ask, stalk: Stalk) -> float:
    """Bite; be home in the final turn, and near enough before it; else come closer to somebody."""
    if stalk.act == "card":
        program = PROGRAMS[Passage(stalk.card)]
        helps = any(isinstance(effect, Damage | VampireTime | SecondBite) for effect in program)
        return 3.0 if helps else 1.2
    if g.final:
        return _homewards(g, stalk)
    place = g.lair if stalk.act in ("done", "bite") else stalk.place
    dread = DREAD * lateness(place, STRIDE * (g.time - 1))
    if stalk.act == "bite":
        return 6.0 - 0.2 * g.health[stalk.target] - dread
    if stalk.act == "enter":
        return 2.5 - dread
    if stalk.act == "done":
        return 0.4 - dread
    prey = [g.place[v] for v in range(len(g.kind)) if g.role[v] == LIVING and 0 <= g.place[v] < CORRIDOR]
    near = min((DISTANCE[stalk.place][place] for place in prey), default=9)
    return 1.5 - 0.15 * near - dread


def _homewards(g: Castle, stalk: Stalk) -> float:
    """In the final turn: into the Vault; out of time all the same, a last Bite."""
    if stalk.act == "bite":
        return (6.0 if steps_home(g.lair) > g.stride else 2.0) - 0.2 * g.health[stalk.target]
    if stalk.act == "done":
        return 0.0
    return 7.0 if stalk.place == VAULT else 1.0 - 0.1 * steps_home(stalk.place)


def _stride(g: Castle, ask: Ask, card: int) -> float:
    """Go faster in the final turn if that brings The Vampire home, with no more than it takes."""
    faster = CARDS[card].modifier if card != NONE else 0
    total: int = (ask.args or {}).get("total", 0)
    if g.time == 1 and steps_home(g.lair) > total:
        return (
            4.0 - 0.1 * faster
            if card != NONE and total + faster >= steps_home(g.lair)
            else 1.0
            if card == NONE
            else 0.0
        )
    return 1.0 if card == NONE else 0.4


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
    "steer.move": _steer_move,
    "steer": _steer,
    "secret": _door,
    "door": _door,
    "tower.door": _door,
    "repel": _repel,
    "vengeance": _victim,
    "madness": _victim,
    "target": _victim,
    "send": _victim,
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
    "stride": _stride,
    "prowl": _prowl,
    "loot": _first,
    "tower": _souls,
    "deduce": _first,
}

ADVICE = CastleAdvice()
