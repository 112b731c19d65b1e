"""What a character can do in its activation: the record of one action, and its option with code, marks and words."""

from __future__ import annotations

from typing import Literal

import msgspec

from lychgate.core.ask import Option
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.choices.targets import Plan, servant_mark
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, EVERYWHERE, ID
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, KILL_VP, SERVANTS, THIRST
from lychgate.games.sanguis_venenatus.data.servant_cards import Extra
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.words.names import (
    Fact,
    costs,
    goods_words,
    intrigue_text,
    intrigue_word,
    place,
    quarter,
    servant,
)

DayKind = Literal["move", "sewer", "produce", "burn", "build", "rations", "extra", "end"]
"""D14: what a servant can do."""
NightKind = Literal[
    "move", "catacomb", "drink", "corrupt", "attack", "duel", "plot", "use", "exert", "pestilence", "starvation",
    "tithe", "raise", "end",
]  # fmt: skip
"""D16: what a vampire can do."""
Omen = Literal["none", "plague", "carrier", "doom", "holy", "inquisitor"]
"""What waits for a character on a field: nothing, an infection (that costs no action points, for Carriers), death, the
end of moving, the inquisitor."""


class Action(msgspec.Struct, frozen=True):
    """One action of D14 or D16."""

    kind: Literal[DayKind, NightKind]
    at: int = -1
    """The field moved to, burnt, produced on or used."""
    unit: int = -1
    """The servant attacked."""
    seat: int = -1
    """The vampire attacked."""
    goods: str = ""
    """The goods produced, by letter; empty where nothing can be produced."""
    card: str = ""
    """The intrigue card plotted."""
    extra: Literal[Extra, ""] = ""
    """The extra action taken."""
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
MOVES = tuple(Action("move", at) for at in EVERYWHERE)
SEWER_MOVES = tuple(Action("sewer", at) for at in EVERYWHERE)
CATACOMB_MOVES = tuple(Action("catacomb", at) for at in EVERYWHERE)
BURNS = tuple(Action("burn", at) for at in EVERYWHERE)

END_OPTION = Option("end", END, (), Say("option-end"), idle=True)
THIRSTY_END = Option("end", END, (), Say("option-end-thirst", {"n": THIRST}), idle=True)
"""SV-175: whoever ends the night like this does not live through the dawn."""


@kept
def move_option(action: Action, ap: int, omen: Omen) -> Option[Action]:
    field = ID[action.at]
    facts: dict[str, Fact] = {"field": place(action.at), "ap": ap, "omen": omen}
    label = Say(f"option-{action.kind}", facts)
    return Option(f"{action.kind}:{field}", action, (field,), label, facts={"enters": field, "ap": ap, "omen": omen})


@kept
def produce_option(at: int, goods: str, brings: str) -> Option[Action]:
    """SV-109: `brings` is what was chosen and what the servant adds."""
    action = Action("produce", at, goods=goods)
    if not goods:
        return Option("produce", action, (ID[at],), Say("option-produce-nothing"))
    label = Say("option-produce", {"goods": goods_words(brings), "field": place(at)})
    return Option(f"produce:{goods}", action, (ID[at],), label)


@kept
def burn_option(at: int, bread: int, popularity: int) -> Option[Action]:
    facts: dict[str, Fact] = {
        "field": place(at),
        "bread": bread,
        "popularity": popularity,
        "district": quarter(DISTRICT[at]),
    }
    return Option(f"burn:{ID[at]}", BURNS[at], (ID[at],), Say("option-burn", facts), facts={"burns": ID[at]})


@kept
def build_option(at: int, level: int, cost: Cost, ap: int) -> Option[Action]:
    return Option("build", BUILD, (ID[at],), Say("option-build", {"level": level, "cost": costs(cost), "ap": ap}))


@kept
def rations_option(seat: int) -> Option[Action]:
    return Option("rations", RATIONS, (f"stock:{seat}:bread",), Say("option-rations"))


@kept
def drink_option(at: int, on: str, blood: int, shame: int) -> Option[Action]:
    facts: dict[str, Fact] = {"field": place(at), "blood": blood, "shame": shame}
    return Option("drink", DRINK, (ID[at],), Say(f"option-drink-{on}", facts))


@kept
def corrupt_option(district: int, gold: int) -> Option[Action]:
    letter = DISTRICTS[district]
    label = Say("option-corrupt", {"district": quarter(district), "gold": gold})
    return Option("corrupt", CORRUPT, (f"nobles:{letter}",), label)


@kept
def exert_option(seat: int, blood: int) -> Option[Action]:
    return Option("exert", EXERT, (f"blood:{seat}",), Say("option-exert", {"blood": blood}))


@kept
def ability_option(action: Action, mark: str, ap: int, vp: int) -> Option[Action]:
    return Option(action.kind, action, (mark,), Say(f"option-{action.kind}", {"ap": ap, "vp": vp}))


def attack_option(g: City, action: Action, defence: int, blood: int) -> Option[Action]:
    """SV-135..140: tell how many faces of the die kill the servant, and what that brings."""
    owner, pose = divmod(action.unit, SERVANTS)
    facts: dict[str, Fact] = {
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
    at = g.lair[action.seat]
    mark = f"{ID[at]}:vampire-{action.seat}" if at >= 0 else f"seat:{action.seat}"
    return Option(f"duel:s{action.seat}", action, (mark,), Say("option-duel", {"seat": who(action.seat)}))


def planned_option(g: City, action: Action, mark: str, name: Say, text: Say, cost: Cost = ()) -> Option[Action]:
    """Return the option of an action with a plan: plotting, an extra action, a special field, raising the dead.

    The cost is given where the text does not say it.
    """
    targets = [aimed.target for aimed in action.plan if aimed.target is not None]
    what = action.card or action.extra
    code = f"{action.kind}:{what}" if what else action.kind
    key = f"option-{action.kind}"
    facts: dict[str, Fact] = {
        "name": name,
        "text": text,
        "cost": costs(cost),
        "prices": len(cost),
    }
    if targets:
        code += (">" if what else ":") + ">".join(target.text() for target in targets)
        key += "-on"
        facts["targets"] = [word for target in targets for word in target.said(g)]
    marks = (mark, *(each for target in targets for each in target.marks(g) if each != mark))
    return Option(code, action, marks, Say(key, facts))


def plot_option(g: City, seat: int, action: Action) -> Option[Action]:
    card = action.card
    return planned_option(g, action, f"hand:{seat}:{card}", intrigue_word(card), intrigue_text(card), CARD[card].cost)
