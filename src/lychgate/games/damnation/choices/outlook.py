"""What a play certainly brings, unless somebody reacts: a line on the answer, and a warning if that is nothing."""

from __future__ import annotations

import msgspec

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.moments import SETS_DIE, Deed, Moment, mode_of
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data.cards import CARDS, ETERNAL_NIGHT, PROGRAMS, Passage
from lychgate.games.damnation.data.effects import (
    BiteBonus,
    Boost,
    Choose,
    Control,
    Damage,
    DrawAndKeep,
    Effect,
    GainSoul,
    Heal,
    Light,
    MayEnter,
    Program,
    Protect,
    Refresh,
    Slay,
    Steal,
    ToSecretDoor,
    Unbar,
    Unlock,
    VampireTime,
    branches,
)
from lychgate.games.damnation.data.geometry import DECK_AT, ROOM0, STANDARD
from lychgate.games.damnation.data.numbers import FULL_HEALTH, VAMPIRE_TOP
from lychgate.games.damnation.data.timing import R_DAMAGE
from lychgate.games.damnation.data.villains import ALL_TOKENS, IS_UNFLAPPABLE, NONE
from lychgate.games.damnation.data.vocabulary import Source
from lychgate.games.damnation.data.whom import Each, Self
from lychgate.games.damnation.state.hands import hand_limit, held, own_cards
from lychgate.games.damnation.state.position import Castle, after_hide


class Outlook(msgspec.Struct, frozen=True):
    """What follows from a play: the message `brings-<word>`, an amount, and what is left of somebody's Health."""

    word: str = ""
    n: int = 0
    left: int = 0
    brings: tuple[tuple[str, int], ...] = ()
    """The numbers on the table that it changes: see `Option.brings`."""

    def said(self) -> Say | str:
        """Put it into words; nothing: the text of the card says it all."""
        return Say(f"brings-{self.word}", {"n": self.n, "left": self.left}) if self.word else ""


NOTHING = Outlook()


_TELLING = (
    Heal,
    Damage,
    Steal,
    Protect,
    Boost,
    Light,
    GainSoul,
    DrawAndKeep,
    Control,
    BiteBonus,
    MayEnter,
    VampireTime,
)


@kept
def _telling(passage: Passage) -> Effect | None:
    """Return the effect of a program that has something to tell beforehand."""
    for effect in PROGRAMS[passage]:
        if isinstance(effect, _TELLING):
            return effect
        if isinstance(effect, Choose) and any(isinstance(each, Unbar) for do in branches(effect) for each in do):
            return effect
    return None


def outlook(g: Castle, v: int, play: Deed, moment: Moment) -> Outlook:
    """Return what a play certainly brings to whoever it is about."""
    mode = mode_of(play)
    passage = mode.passage
    if mode.armour and moment.when == R_DAMAGE:
        return _catching(mode.armour, moment, is_kept=CARDS[play.number].relic and not play.alt)
    if passage in SETS_DIE:
        die, face = divmod(play.extra, 8)
        same = 0 < die <= len(g.dice) and g.dice[die - 1] == face
        return Outlook("same-face") if same else NOTHING
    effect = _telling(passage)
    return NOTHING if effect is None else _following(g, v, play, moment, effect)


def _following(g: Castle, v: int, play: Deed, moment: Moment, effect: Effect) -> Outlook:
    """Return what follows from the effect that tells most of a play."""
    match effect:
        case Heal(n=n):
            return healing(g, v, n)
        case Damage(to=Self()):
            program = PROGRAMS[mode_of(play).passage]
            return _bleeding(g, v, effect.n, sum(each.n for each in program if isinstance(each, GainSoul)))
        case Damage():
            return _hurting(g, play.target, effect)
        case Protect(n=n) if moment.when == R_DAMAGE:
            return _catching(n, moment, is_kept=False)
        case Boost() if moment.damage >= moment.health:
            return Outlook("enough-already", moment.damage, moment.health)
        case Light(light=light) if _shines(g, moment, light):
            return Outlook("same-light")
        case GainSoul() if not g.supply:
            return Outlook("no-soul-to-take")
        case Control(over=Each(among=among)):
            found = everyone(g, v, among, list(range(len(g.kind))))
            return NOTHING if found else Outlook("nobody-to-claim")
        case Control() if play.target != NONE and IS_UNFLAPPABLE[g.kind[play.target]]:
            return Outlook("may-shake-off")
        case BiteBonus() | MayEnter() if not g.bites:
            return Outlook("bites-are-over")
        case VampireTime(n=n):
            return _lasting(g, n)
        case Choose() if not (g.locked[v] or g.barred or g.place[v] in STANDARD):
            return Outlook("nothing-to-open")
        case Steal() if play.target != NONE and not own_cards(g, g.owner(play.target)):
            return Outlook("nothing-to-take")
        case DrawAndKeep(deck="here") if _is_bare(g, v):
            return Outlook("nothing-to-draw")
        case Steal() | DrawAndKeep():
            return crowding(g, g.owner(v), 0 if play.act == "card" else 1)
    return NOTHING


def _is_bare(g: Castle, v: int) -> bool:
    """DA-337: whether a Villain stands in a Standard Room whose deck is empty."""
    return g.place[v] in STANDARD and not g.decks[DECK_AT[g.place[v] - ROOM0]]


def _lasting(g: Castle, n: int) -> Outlook:
    """DA-743, 757, 952: how much time The Vampire has then."""
    left = max(0, g.time + n) if n < 0 else g.time if g.is_dawn() else min(VAMPIRE_TOP, g.time + n)
    if left == g.time:
        return Outlook("no-time-gained", 0, left)
    return Outlook("time", 0, left, changes((f"time:{g.vampire}", left - g.time)) if left else ())


def _shines(g: Castle, moment: Moment, light: str) -> bool:
    """DA-853: whether the movement is made by this light already."""
    roll = moment.roll
    return roll is not None and roll.black == light and (roll.replaced or not g.is_tolled(ETERNAL_NIGHT))


def _catching(armour: int, moment: Moment, *, is_kept: bool) -> Outlook:
    """DA-564: what comes through a Protection, or what of it is lost; a Relic stays, so that nothing is."""
    if not moment.damage:
        return Outlook("nothing-to-catch")
    through = moment.damage - armour
    if through > 0:
        return Outlook("catches", through, max(0, moment.health - through))
    return Outlook("catches-all", 0 if is_kept else -through)


def crowding(g: Castle, seat: int, more: int) -> Outlook:
    """DA-801: how many cards must go at the end of the turn when `more` have come."""
    over = held(g, seat) + more - hand_limit(g, seat)
    return Outlook("over-limit", over) if over > 0 else NOTHING


def healing(g: Castle, v: int, n: int) -> Outlook:
    """DA-642, 952: how much Health is really gained."""
    if g.fades():
        return Outlook("no-more-healing", 0, g.health[v])
    gained = min(n, FULL_HEALTH - g.health[v])
    brings = changes((f"health:{v}", gained))
    return Outlook("health" if gained else "whole", gained, g.health[v] + gained, brings)


def changes(*numbers: tuple[str, int]) -> tuple[tuple[str, int], ...]:
    """Leave out what does not change."""
    return tuple(each for each in numbers if each[1])


def _bleeding(g: Castle, v: int, n: int, souls: int) -> Outlook:
    """DA-453, 455: what one pays for a die, or for Souls, of which the supply may have none."""
    found = min(souls, g.supply)
    brings = changes((f"health:{v}", -min(n, g.health[v])), (f"purse:{v}", found))
    return Outlook("own-damage-for-nothing" if found < souls else "own-damage", n, max(0, g.health[v] - n), brings)


def _hurting(g: Castle, victim: int, effect: Damage) -> Outlook:
    if victim == NONE:
        return NOTHING
    lost = min(effect.n, g.health[victim])
    word = "sure-damage" if effect.unblockable else "damage"
    return Outlook(word, effect.n, g.health[victim] - lost, changes((f"health:{victim}", -lost)))


def what_comes(g: Castle, v: int, program: Program, source: Source) -> Outlook:
    """Return what part of a card brings to the Villain it is about: a choice it offers, a row of its table."""
    for effect in program:
        match effect:
            case Slay():
                return Outlook("slain")
            case Damage(n=n) | Heal(n=n) if g.arriving:
                return Outlook("before-health", n)
            case Damage(n=n, unblockable=sure):
                return _blow(g, v, n if sure else after_hide(g, v, n, source), sure=sure)
            case Heal(n=n):
                return healing(g, v, n)
            case DrawAndKeep():
                return Outlook("nothing-to-draw") if _is_bare(g, v) else crowding(g, g.owner(v), 1)
            case Refresh() if g.tokens[v] == ALL_TOKENS:
                return Outlook("nothing-spent")
            case ToSecretDoor() if not g.empty_doors():
                return Outlook("no-door-empty")
            case Unlock() if not (g.locked[v] or g.barred):
                return Outlook("nothing-locked")
    return NOTHING


def _blow(g: Castle, v: int, n: int, *, sure: bool) -> Outlook:
    lost = min(n, g.health[v])
    brings = changes((f"health:{v}", -lost)) if sure else ()
    return Outlook("sure-blow" if sure else "blow", n, g.health[v] - lost, brings)
