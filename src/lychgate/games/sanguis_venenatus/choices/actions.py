"""What a character can do in its activation: the record of one action, and its option with code, marks and words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from lychgate.core.ask import Obstacle, Option
from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.choices.targets import Plan, servant_mark
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, ID
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, KILL_VP, SERVANTS, THIRST
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.words.names import (
    FACT,
    amount,
    goods_words,
    intrigue_text,
    intrigue_word,
    obstacle,
    place,
    quarter,
    servant,
)

KEPT = 1 << 14
"""How many options of one sort are kept."""


class Action(msgspec.Struct, frozen=True):
    """One action of D14 or D16."""

    kind: str
    at: int = -1
    unit: int = -1
    """The servant attacked."""
    seat: int = -1
    """The vampire attacked."""
    what: str = ""
    """The goods produced, the card plotted, the extra action taken."""
    fury: bool = False
    """SV-136: 2 blood for +1."""
    plan: Plan = ()


END = Action("end")
RATIONS = Action("rations")
BUILD = Action("build")
DRINK = Action("drink")
CORRUPT = Action("corrupt")
EXERT = Action("exert")
TITHE = Action("tithe")
PESTILENCE = Action("pestilence")
STARVATION = Action("starvation")
MOVES = tuple(Action("move", at) for at in range(len(ID)))
SEWER_MOVES = tuple(Action("sewer", at) for at in range(len(ID)))
CATACOMB_MOVES = tuple(Action("catacomb", at) for at in range(len(ID)))
BURNS = tuple(Action("burn", at) for at in range(len(ID)))

END_OPTION = Option("end", END, (), Say("option-end"))
THIRSTY_END = Option("end", END, (), Say("option-end-thirst", {"n": THIRST}))
"""SV-175: whoever ends the night like this does not live through the dawn."""


def short_of_ap(clause: str, ap: int, needed: int) -> Iterable[Obstacle]:
    """Return the reason that action points are missing, if they are."""
    return (obstacle(clause, "ap", needed=needed, left=ap),) if ap < needed else ()


@lru_cache(maxsize=KEPT)
def move_option(action: Action, ap: int, omen: str) -> Option[Action]:
    """Make the option of a move; the omen says what waits there: nothing, plague, doom, holy, inquisitor."""
    field = ID[action.at]
    facts: dict[str, FACT] = {"field": place(action.at), "ap": ap, "omen": omen or "none"}
    return Option(f"{action.kind}:{field}", action, (field,), Say(f"option-{action.kind}", facts))


@lru_cache(maxsize=KEPT)
def produce_option(at: int, goods: str, brings: str) -> Option[Action]:
    """Make the option of a yield; a servant may bring more than was chosen."""
    action = Action("produce", at, what=goods)
    if not goods:
        return Option("produce", action, (ID[at],), Say("option-produce-nothing"))
    label = Say("option-produce", {"goods": goods_words(brings), "field": place(at)})
    return Option(f"produce:{goods}", action, (ID[at],), label)


@lru_cache(maxsize=KEPT)
def burn_option(at: int, bread: int, popularity: int) -> Option[Action]:
    """Make the option of burning the plague on a field."""
    facts: dict[str, FACT] = {
        "field": place(at),
        "bread": bread,
        "popularity": popularity,
        "district": quarter(DISTRICT[at]),
    }
    return Option(f"burn:{ID[at]}", BURNS[at], (ID[at],), Say("option-burn", facts))


@lru_cache(maxsize=KEPT)
def build_option(at: int, level: int, cost: tuple[tuple[str, int], ...], ap: int) -> Option[Action]:
    """Make the option of building on a field."""
    prices = [amount(res, n) for res, n in cost if n]
    return Option("build", BUILD, (ID[at],), Say("option-build", {"level": level, "cost": prices, "ap": ap}))


@lru_cache(maxsize=KEPT)
def rations_option(seat: int) -> Option[Action]:
    """Make the option of rations."""
    return Option("rations", RATIONS, (f"stock:{seat}:bread",), Say("option-rations"))


@lru_cache(maxsize=KEPT)
def drink_option(at: int, on: str, blood: int, shame: int) -> Option[Action]:
    """Make the option of drinking where the vampire stands."""
    facts: dict[str, FACT] = {"field": place(at), "blood": blood, "shame": shame}
    return Option("drink", DRINK, (ID[at],), Say(f"option-drink-{on}", facts))


@lru_cache(maxsize=KEPT)
def corrupt_option(district: int, gold: int) -> Option[Action]:
    """Make the option of buying a noble."""
    letter = DISTRICTS[district]
    label = Say("option-corrupt", {"district": quarter(district), "gold": gold})
    return Option("corrupt", CORRUPT, (f"nobles:{letter}",), label)


@lru_cache(maxsize=KEPT)
def exert_option(seat: int, blood: int) -> Option[Action]:
    """Make the option of exertion."""
    return Option("exert", EXERT, (f"blood:{seat}",), Say("option-exert", {"blood": blood}))


@lru_cache(maxsize=KEPT)
def ability_option(action: Action, mark: str, ap: int, vp: int) -> Option[Action]:
    """Make the option of an ability without a target."""
    return Option(action.kind, action, (mark,), Say(f"option-{action.kind}", {"ap": ap, "vp": vp}))


def attack_option(g: City, action: Action, defence: int, blood: int) -> Option[Action]:
    """Make the option of attacking a servant, with how many faces of the die kill it and what that brings."""
    owner, pose = divmod(action.unit, SERVANTS)
    facts: dict[str, FACT] = {
        "seat": who(owner),
        "servant": servant(g.crew[owner][pose]),
        "defence": defence,
        "faces": sum(face + action.fury > defence for face in ATTACK_DIE),
        "of": len(ATTACK_DIE),
        "vp": KILL_VP,
        "blood": blood,
        "wounds": g.card(action.unit).counter,
    }
    key = "option-attack-fury" if action.fury else "option-attack"
    code = f"attack:s{owner}.{pose + 1}{'+1' if action.fury else ''}"
    return Option(code, action, (servant_mark(g, action.unit),), Say(key, facts))


def duel_option(g: City, action: Action) -> Option[Action]:
    """Make the option of attacking a vampire."""
    at = g.lair[action.seat]
    mark = f"{ID[at]}:vampire-{action.seat}" if at >= 0 else f"seat:{action.seat}"
    return Option(f"duel:s{action.seat}", action, (mark,), Say("option-duel", {"seat": who(action.seat)}))


def planned_option(
    g: City, action: Action, mark: str, name: Say, text: Say, cost: tuple[tuple[str, int], ...] = ()
) -> Option[Action]:
    """Make the option of an action with a plan: plotting, an extra action, a special field, raising the dead.

    The cost is what the text does not say.
    """
    picks = [bound.pick for bound in action.plan if bound.pick is not None]
    code = f"{action.kind}:{action.what}" if action.what else action.kind
    key = f"option-{action.kind}"
    facts: dict[str, FACT] = {
        "name": name,
        "text": text,
        "cost": [amount(res, n) for res, n in cost],
        "prices": len(cost),
    }
    if picks:
        code += (">" if action.what else ":") + ">".join(pick.text() for pick in picks)
        key += "-on"
        facts["targets"] = [word for pick in picks for word in pick.said(g)]
    marks = (mark, *(each for pick in picks for each in pick.marks(g) if each != mark))
    return Option(code, action, marks, Say(key, facts))


def plot_option(g: City, seat: int, action: Action) -> Option[Action]:
    """Make the option of plotting a card."""
    card = action.what
    return planned_option(g, action, f"hand:{seat}:{card}", intrigue_word(card), intrigue_text(card), CARD[card].cost)
