"""What a play certainly brings, unless somebody reacts: a line on the answer, and a warning if that is nothing."""

from __future__ import annotations

import msgspec

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.damnation.choices.moments import SETS_DIE, Deed, mode_of
from lychgate.games.damnation.data.cards import PROGRAMS, Passage
from lychgate.games.damnation.data.effects import Choose, Damage, Effect, Heal, Steal, Unbar, branches
from lychgate.games.damnation.data.geometry import STANDARD
from lychgate.games.damnation.data.numbers import FULL_HEALTH
from lychgate.games.damnation.data.villains import NONE
from lychgate.games.damnation.data.whom import Self
from lychgate.games.damnation.state.hands import own_cards
from lychgate.games.damnation.state.position import Castle


class Outlook(msgspec.Struct, frozen=True):
    """What follows from a play: the message `brings-<word>`, an amount, and what is left of somebody's Health."""

    word: str = ""
    n: int = 0
    left: int = 0

    def said(self) -> Say | str:
        """Put it into words; nothing: the text of the card says it all."""
        return Say(f"brings-{self.word}", {"n": self.n, "left": self.left}) if self.word else ""


NOTHING = Outlook()


@kept
def _telling(passage: Passage) -> Effect | None:
    """Return the effect of a program that has something to tell beforehand."""
    program = PROGRAMS[passage]
    for effect in program:
        if isinstance(effect, Heal | Damage | Steal):
            return effect
        if isinstance(effect, Choose) and any(isinstance(each, Unbar) for do in branches(effect) for each in do):
            return effect
    return None


def outlook(g: Castle, v: int, play: Deed) -> Outlook:
    """Return what a play certainly brings to whoever it is about."""
    passage = mode_of(play).passage
    if passage in SETS_DIE:
        die, face = divmod(play.extra, 8)
        same = 0 < die <= len(g.dice) and g.dice[die - 1] == face
        return Outlook("same-face") if same else NOTHING
    effect = _telling(passage)
    if isinstance(effect, Heal):
        return healing(g, v, effect.n)
    if isinstance(effect, Damage):
        return _hurting(g, v if isinstance(effect.to, Self) else play.target, effect)
    if isinstance(effect, Steal) and play.target != NONE and not own_cards(g, g.owner(play.target)):
        return Outlook("nothing-to-take")
    if isinstance(effect, Choose) and not (g.locked[v] or g.barred or g.place[v] in STANDARD):
        return Outlook("nothing-to-open")
    return NOTHING


def healing(g: Castle, v: int, n: int) -> Outlook:
    """DA-642, 952: how much Health is really gained."""
    if g.fades():
        return Outlook("no-more-healing", 0, g.health[v])
    gained = min(n, FULL_HEALTH - g.health[v])
    return Outlook("health" if gained else "whole", gained, g.health[v] + gained)


def _hurting(g: Castle, victim: int, effect: Damage) -> Outlook:
    if victim == NONE:
        return NOTHING
    own = isinstance(effect.to, Self)
    word = "own-damage" if own else "sure-damage" if effect.unblockable else "damage"
    return Outlook(word, effect.n, max(0, g.health[victim] - effect.n))
