"""What a character can do in its activation: the record of one action, and its option with code, marks and words."""

from __future__ import annotations

from typing import Literal, cast

import msgspec

from lychgate.core.ask import Menu, Option
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.choices import changes
from lychgate.games.sanguis_venenatus.choices.plan_changes import brought
from lychgate.games.sanguis_venenatus.choices.targets import Plan, servant_mark
from lychgate.games.sanguis_venenatus.data.board import DISTRICT, DISTRICTS, EVERYWHERE, ID
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import (
    ATTACK_DIE,
    BARRACKS,
    BURN_INFLUENCE,
    CORRUPT_INFLUENCE,
    CORRUPT_VP,
    KILL_VP,
    LETTERS,
    RATIONS_BREAD,
    SERVANTS,
    STOCK_MAX,
    STOCKS,
    THIRST,
    VAMPIRE,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import Extra
from lychgate.games.sanguis_venenatus.data.vampire_sheets import (
    PESTILENCE_AP,
    PESTILENCE_POPULARITY,
    PESTILENCE_VP,
    STARVATION_AP,
    STARVATION_VP,
)
from lychgate.games.sanguis_venenatus.data.vocabulary import Good, Resource
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import combat_odds
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
Omen = Literal["none", "plague", "carrier", "doom", "holy", "inquisitor", "fatal"]
"""What waits for a character on a field: nothing, an infection (that costs no action points, for Carriers), death, the
end of moving, the inquisitor, who may take the last blood."""


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


def sought(*kinds: str) -> dict[str, Say]:
    """Say actions that a character is looked at for, by their kind."""
    return {kind: Say("not-now", {"deed": kind}) for kind in kinds}


def missing(menu: Menu[Action], actions: dict[str, Say], ap: int) -> dict[str, Fact]:
    """Tell which of some actions are not possible now: whoever looks for them learns that they exist.

    Without points nothing is, and nobody wonders.
    """
    offered = {option.value.kind for option in menu.options}
    absent = [say for kind, say in actions.items() if kind not in offered] if ap else []
    return {"absent": absent, "n": len(absent)}


@kept
def end_option(ap: int, dying: bool = False) -> Option[Action]:
    """SV-059, SV-102: unused points are lost; a servant that is dying dies now."""
    facts: dict[str, Fact] = {"ap": ap, "dying": "yes" if dying else "no"}
    return Option("end", END, (), Say("option-end", facts), idle=True)


@kept
def thirsty_end(ap: int, blood: int) -> Option[Action]:
    """SV-175: whoever ends the night like this does not live through the dawn."""
    return Option("end", END, (), Say("option-end-thirst", {"ap": ap, "n": THIRST, "blood": blood}), idle=True)


@kept
def move_option(action: Action, ap: int, omen: Omen) -> Option[Action]:
    field = ID[action.at]
    facts: dict[str, Fact] = {"field": place(action.at), "ap": ap, "omen": omen}
    label = Say(f"option-{action.kind}", facts)
    return Option(f"{action.kind}:{field}", action, (field,), label, facts={"enters": field, "ap": ap, "omen": omen})


@kept
def produce_option(at: int, goods: str, brings: str, stock: tuple[int, ...]) -> Option[Action]:
    """SV-109: `brings` is what was chosen and what the servant adds."""
    action = Action("produce", at, goods=goods)
    if not goods:
        return Option("produce", action, (ID[at],), Say("option-produce-nothing"))
    changed = [
        each
        for letter, res, had in zip(LETTERS, STOCKS, stock, strict=True)
        for each in changes.stored(res, had, brings.count(letter))
    ]
    lost = sum(max(0, had + brings.count(letter) - STOCK_MAX) for letter, had in zip(LETTERS, stock, strict=True))
    facts: dict[str, Fact] = {"goods": goods_words(brings), "changes": changed, "n": len(changed), "lost": lost}
    return Option(f"produce:{goods}", action, (ID[at],), Say("option-produce", facts))


@kept
def burn_option(at: int, bread: int, gained: int, had: int, popularity: int, influence: int) -> Option[Action]:
    """SV-110: the price and what it brings; `had` is the bread there is."""
    changed = [
        *changes.change("bread", had, had - bread),
        *changes.popular(popularity, gained),
        *changes.influence(DISTRICT[at], influence, BURN_INFLUENCE),
    ]
    facts: dict[str, Fact] = {"field": place(at), "changes": changes.together(changed)}
    return Option(f"burn:{ID[at]}", BURNS[at], (ID[at],), Say("option-burn", facts), facts={"burns": ID[at]})


@kept
def build_option(at: int, level: int, cost: Cost, ap: int, stock: tuple[int, ...], influence: int) -> Option[Action]:
    """SV-112, SV-114: the price and what it brings."""
    row = BARRACKS[level - 1]
    paid = [each for res, n in cost for each in changes.change(res, _had(stock, res), _had(stock, res) - n)]
    changed = [*paid, *changes.points(row.vp), *changes.influence(DISTRICT[at], influence, row.influence)]
    facts: dict[str, Fact] = {"level": level, "ap": ap, "changes": changes.together(changed)}
    return Option("build", BUILD, (ID[at],), Say("option-build", facts))


def _had(stock: tuple[int, ...], res: Resource) -> int:
    return stock[STOCKS.index(cast("Good", res))]


@kept
def rations_option(seat: int, bread: int) -> Option[Action]:
    facts: dict[str, Fact] = {"changes": changes.change("bread", bread, bread - RATIONS_BREAD)}
    return Option("rations", RATIONS, (f"stock:{seat}:bread",), Say("option-rations", facts))


@kept
def drink_option(
    at: int, on: str, gained: int, shame: int, blood: int, popularity: int, war: bool, last: bool
) -> Option[Action]:
    """SV-126..130: blood and shame; `last` if the token that stays is the last one."""
    changed, left = changes.drunk(blood, gained, popularity, shame, war)
    facts: dict[str, Fact] = {
        "blood": gained,
        "changes": changed,
        "n": len(changed),
        "left": left,
        "last": "yes" if last else "no",
    }
    return Option("drink", DRINK, (ID[at],), Say(f"option-drink-{on}", facts))


@kept
def corrupt_option(district: int, gold: int, had: int, influence: int) -> Option[Action]:
    """SV-131, SV-134: the price and what it brings."""
    changed = [
        *changes.change("gold", had, had - gold),
        *changes.points(CORRUPT_VP),
        *changes.influence(district, influence, CORRUPT_INFLUENCE),
    ]
    label = Say("option-corrupt", {"district": quarter(district), "changes": changes.together(changed)})
    return Option("corrupt", CORRUPT, (f"nobles:{DISTRICTS[district]}",), label)


@kept
def exert_option(seat: int, price: int, blood: int, dawn: bool) -> Option[Action]:
    """SV-120, SV-175: the price; with `dawn` to come, a warning where thirst would take the rest."""
    left = blood - price
    facts: dict[str, Fact] = {
        "changes": changes.change("blood", blood, left),
        "thirst": "yes" if dawn and left <= THIRST else "no",
    }
    return Option("exert", EXERT, (f"blood:{seat}",), Say("option-exert", facts))


@kept
def pestilence_option(at: int, blood: int, popularity: int) -> Option[Action]:
    """SV-160: points, shame and a plague token."""
    changed, left = changes.drunk(blood, 0, popularity, PESTILENCE_POPULARITY, False)
    facts: dict[str, Fact] = {
        "ap": PESTILENCE_AP,
        "changes": changes.together([*changed, *changes.points(PESTILENCE_VP)]),
        "left": left,
    }
    return Option("pestilence", PESTILENCE, (ID[at],), Say("option-pestilence", facts))


@kept
def starvation_option(at: int, hungry: int, blood: int) -> Option[Action]:
    """SV-164: a victory point, and blood for every opponent who starves."""
    changed, _ = changes.drunk(blood, hungry, 0, 0, False)
    facts: dict[str, Fact] = {
        "ap": STARVATION_AP,
        "changes": changes.together([*changed, *changes.points(STARVATION_VP)]),
    }
    return Option("starvation", STARVATION, (ID[at],), Say("option-starvation", facts))


@kept
def tithe_option(seat: int, souls: int) -> Option[Action]:
    return Option("tithe", TITHE, (f"souls:{seat}",), Say("option-tithe", {"was": souls, "now": souls - 1}))


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


def duel_option(g: City, seat: int, action: Action) -> Option[Action]:
    """SV-142..147: tell what both sides begin with."""
    at = g.lair[action.seat]
    mark = f"{ID[at]}:vampire-{action.seat}" if at >= 0 else f"seat:{action.seat}"
    attack, defence = combat_odds(g, seat)
    facts: dict[str, Fact] = {"seat": who(action.seat), "attack": attack, "defence": defence}
    return Option(f"duel:s{action.seat}", action, (mark,), Say("option-duel", facts))


def planned_option(
    g: City, who: tuple[int, int], action: Action, mark: str, name: Say, text: Say, cost: Cost = ()
) -> Option[Action]:
    """Return the option of an action with a plan: plotting, an extra action, a special field, raising the dead.

    `who` is the acting character, by seat and pose. A card shows the first part of its price, its text says the rest.
    """
    targets = [aimed.target for aimed in action.plan if aimed.target is not None]
    what = action.card or action.extra
    code = f"{action.kind}:{what}" if what else action.kind
    key = f"option-{action.kind}"
    facts: dict[str, Fact] = {
        "name": name,
        "text": text,
        "cost": costs(cost[:1]),
        "prices": len(cost),
        **brought(g, *who, cost, action.plan, action.card),
    }
    if targets:
        code += (">" if what else ":") + ">".join(target.text() for target in targets)
        key += "-on"
        facts["targets"] = [word for target in targets for word in target.said(g)]
    marks = (mark, *(each for target in targets for each in target.marks(g) if each != mark))
    return Option(code, action, marks, Say(key, facts))


def plot_option(g: City, seat: int, action: Action) -> Option[Action]:
    card = action.card
    mark, cost = f"hand:{seat}:{card}", CARD[card].cost
    return planned_option(g, (seat, VAMPIRE), action, mark, intrigue_word(card), intrigue_text(card), cost)
