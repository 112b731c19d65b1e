"""What may be chosen outside activations, and why not the rest: set-up, dawn, events, cards in combat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from typing import Literal

from lychgate.core.ask import Bars, Menu, Obstacle, Option, as_card, for_beginners, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices.targets import card_mark, servant_marks
from lychgate.games.sanguis_venenatus.data.board import (
    CEMETERIES,
    CONNECTED,
    DISTRICT,
    EVERYWHERE,
    GATES,
    ID,
    KIND,
    NOWHERE,
    OF_DISTRICT,
    POPULATION,
    SANCTUARY,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, SHIELDS, SWORDS
from lychgate.games.sanguis_venenatus.data.numbers import HAND_LIMIT, SERVANTS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import Side
from lychgate.games.sanguis_venenatus.state.pieces import designs
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import is_eligible, starting_ap, unit, units_of
from lychgate.games.sanguis_venenatus.words.names import (
    Fact,
    event_text,
    event_word,
    intrigue_text,
    intrigue_word,
    place,
    powers_text,
    powers_word,
    quarter,
    servant,
    servant_text,
    vampire,
)

SIDES: tuple[Side, ...] = ("asymmetric", "nighthunter")
NO_CARD = ""
Role = Literal["attack", "defend"]
"""A player's side in a combat."""


# --- set-up


def vampire_menu(g: City) -> Menu[int]:
    """D1, SV-016: the vampires that nobody has taken."""
    alike = g.options.sheets == "nighthunter"

    def bars(sheet: int) -> Iterator[Obstacle]:
        if sheet not in g.sheets_left:
            yield obstacle("SV-016", "vampire-taken", vampire=vampire(sheet))

    def option(sheet: int) -> Option[int]:
        id = SHEETS[sheet].id
        marks = (f"sheets:{id}",) if sheet in g.sheets_left else ()
        facts = {"vampire": vampire(sheet), "text": powers_text("nighthunter" if alike else id)}
        first = as_card(id, suggested=id == "siegfried" and not alike)
        return Option(f"vampire:{id}", sheet, marks, Say("option-vampire", facts), facts=first)

    return Menu(map(option, range(len(SHEETS))), bars)


def side_menu(sheet: int) -> Menu[Side]:
    """D2, SV-017: the two sides of a sheet."""
    id = SHEETS[sheet].id

    def option(side: Side) -> Option[Side]:
        shown = id if side == "asymmetric" else side
        facts = {"vampire": vampire(sheet), "powers": powers_word(shown), "text": powers_text(shown)}
        return Option(f"side:{side}", side, (f"sheets:{id}",), Say(f"option-side-{side}", facts), facts=as_card(id))

    return Menu(map(option, SIDES))


def draft_menu(g: City, seat: int) -> Menu[int]:
    """D3, SV-020: the servant cards passed to a player."""

    def option(card: int) -> Option[int]:
        id = SERVANT_CARDS[card].id
        label = Say("option-draft", {"servant": servant(card), "text": servant_text(id)})
        return Option(f"keep:{id}", card, (f"draft:{seat}:{id}",), label, facts=as_card(id, suggested=id == "medicus"))

    return Menu(map(option, sorted(g.draft[seat])))


MILD_GATE = "N14"
"""The gate of the only district in which no field is infected for ever: a good place to begin one's first match."""


def gate_menu(g: City) -> Menu[int]:
    """D4, SV-022: the city gates that nobody has taken."""

    def bars(at: int) -> Iterator[Obstacle]:
        if at not in GATES:
            yield obstacle("SV-022", "no-gate", field=place(at))
        if at in g.lair:
            yield obstacle("SV-022", "gate-taken", field=place(at))

    def option(at: int) -> Option[int]:
        return _near("gate", "option-gate", at, ID[at] == MILD_GATE)

    return _fields(GATES, option, bars)


# --- fields of choice


def _fields(fields: Collection[int], option: Callable[[int], Option[int]], bars: Bars) -> Menu[int]:
    """Offer those of some fields that nothing bars; every other field of the city is explained on demand."""
    return Menu.built(
        [option(at) for at in fields if next(iter(bars(at)), None) is None],
        lambda: map(option, EVERYWHERE),
        bars,
    )


def _near(code: str, key: str, at: int, suggested: bool = False) -> Option[int]:
    """Return the option of a field, with the fields that are connected with it."""
    facts: dict[str, Fact] = {"field": place(at), "near": [place(each) for each in CONNECTED[at]]}
    return Option(f"{code}:{ID[at]}", at, (ID[at],), Say(key, facts), facts=for_beginners(suggested))


def _no_gate(at: int) -> Iterator[Obstacle]:
    if at not in GATES:
        yield obstacle("SV-099", "no-gate", field=place(at))


def _no_cemetery(at: int) -> Iterator[Obstacle]:
    if at not in CEMETERIES:
        yield obstacle("SV-079", "no-cemetery", field=place(at))


@kept
def return_menu() -> Menu[int]:
    """D12, SV-099: where a dead servant returns at dawn."""
    return _fields(GATES, partial(_near, "gate", "option-return"), _no_gate)


@kept
def rise_menu() -> Menu[int]:
    """D15, SV-079: where a defeated vampire returns."""
    return _fields(CEMETERIES, partial(_near, "rise", "option-rise"), _no_cemetery)


def spread_menu(g: City, start: int) -> Menu[int]:
    """D7, SV-047: the eligible fields that are connected with the one from which the plague spreads."""

    def bars(at: int) -> Iterator[Obstacle]:
        if at not in CONNECTED[start]:
            yield obstacle("SV-047", "not-connected-with", field=place(at), start=place(start))
        if not is_eligible(g, at):
            yield obstacle("SV-045", "not-eligible", field=place(at))

    def option(at: int) -> Option[int]:
        there = [servant(g.crew[each // SERVANTS][each % SERVANTS]) for each, where in enumerate(g.at) if where == at]
        facts: dict[str, Fact] = {"field": place(at), "servants": there, "n": len(there), "kind": KIND[at]}
        return Option(f"spread:{ID[at]}", at, (ID[at],), Say("option-spread", facts), brings={"pile": -1})

    return _fields(CONNECTED[start], option, bars)


def rain_menu(g: City, district: int) -> Menu[int]:
    """D10, SV-098: the blood tokens of a quarter, one of which returns."""

    def bars(at: int) -> Iterator[Obstacle]:
        if DISTRICT[at] != district:
            yield obstacle("SV-098", "other-district", field=place(at), district=quarter(district))
        if g.tokens[at] != "blood":
            yield obstacle("SV-098", "no-blood-there", field=place(at))

    def option(at: int) -> Option[int]:
        facts: dict[str, Fact] = {"field": place(at), "n": POPULATION[at]}
        return Option(f"rain:{ID[at]}", at, (ID[at],), Say("option-rain", facts), brings={"pile": 1})

    return _fields(OF_DISTRICT[district], option, bars)


# --- cards


def discard_menu(g: City, seat: int) -> Menu[str]:
    """D5, SV-040: the designs in a hand; of several cards too many each is asked for."""
    brings = {f"hand:{seat}": -1} if len(g.hand[seat]) == HAND_LIMIT + 1 else {}

    def option(design: str) -> Option[str]:
        label = Say("option-discard", {"name": intrigue_word(design), "text": intrigue_text(design)})
        return Option(f"discard:{design}", design, (f"hand:{seat}:{design}",), label, brings=brings)

    return Menu(map(option, designs(g.hand[seat])))


def combat_menu(g: City, seat: int, role: Role) -> Menu[str]:
    """D17, SV-143: no card, or one of the hand, with what its symbol does for this side."""

    def option(design: str) -> Option[str]:
        symbol = CARD[design].symbol
        swords, shields = SWORDS.get(symbol, 0), SHIELDS.get(symbol, 0)
        facts: dict[str, Fact] = {"name": intrigue_word(design), "swords": swords, "shields": shields, "role": role}
        label = Say("option-card", {**facts, "symbol": symbol})
        return Option(f"card:{design}", design, (f"hand:{seat}:{design}",), label, brings={f"hand:{seat}": -1})

    return Menu(
        [Option("card:none", NO_CARD, (), Say("option-no-card"), idle=True), *map(option, designs(g.hand[seat]))]
    )


def sight_menu(cards: Iterable[int]) -> Menu[int]:
    """D6, SV-087: which of the two top event cards is revealed."""

    def option(card: int) -> Option[int]:
        id = EVENTS[card].id
        label = Say("option-reveal", {"name": event_word(id), "text": event_text(id)})
        return Option(f"reveal:{id}", card, (f"events:{id}",), label)

    return Menu(map(option, sorted(cards)))


def prophecy_menu(card: int) -> Menu[bool]:
    """D23, SV-156: whether the top event card is buried."""
    id = EVENTS[card].id
    keep = Say("option-keep-event", {"name": event_word(id), "text": event_text(id)})
    bury = Say("option-bury-event", {"name": event_word(id)})
    return Menu((Option("keep", False, ("events",), keep, idle=True), Option("bury", True, ("events",), bury)))


# --- servants


def servant_menu(g: City, seat: int) -> Menu[int]:
    """D13, SV-101: the servants, by pose, that have not been activated this round."""

    def bars(pose: int) -> Iterator[Obstacle]:
        each = unit(seat, pose)
        if g.at[each] == NOWHERE:
            yield obstacle("SV-101", "dead", servant=servant(g.crew[seat][pose]))
        elif g.done[each]:
            yield obstacle("SV-101", "done", servant=servant(g.crew[seat][pose]))

    def option(pose: int) -> Option[int]:
        each = unit(seat, pose)
        facts = {"servant": servant(g.crew[seat][pose])}
        if g.at[each] == NOWHERE:
            label = Say("option-servant-dead", facts)
        else:
            text = servant_text(g.card(each).id)
            label = Say(
                "option-servant", {**facts, "field": place(g.at[each]), "ap": starting_ap(g, each), "text": text}
            )
        return Option(f"servant:{pose + 1}", pose, servant_marks(g, each), label)

    return Menu(map(option, range(SERVANTS)), bars)


def infect_menu(g: City, seat: int) -> Menu[int]:
    """D9, SV-097, SV-089: the own servants on the board, off sanctuaries."""

    def bars(each: int) -> Iterator[Obstacle]:
        name = servant(g.crew[seat][each % SERVANTS])
        if g.at[each] == NOWHERE:
            yield obstacle("SV-097", "dead", servant=name)
        elif g.at[each] in SANCTUARY:
            yield obstacle("SV-089", "on-sanctuary", servant=name)

    def option(each: int) -> Option[int]:
        pose = each % SERVANTS
        key = "option-infect-again" if g.infected[each] else "option-infect"
        carries = "yes" if g.has(seat, "carriers") else "no"
        label = Say(key, {"servant": servant(g.crew[seat][pose]), "carriers": carries})
        return Option(f"infect:{pose + 1}", each, servant_marks(g, each), label)

    return Menu(map(option, units_of(seat)), bars)


def flip_menu(g: City, seat: int, poses: Iterable[int]) -> Menu[int]:
    """D19, SV-070: whose card is flipped, of servants that die together."""

    def option(pose: int) -> Option[int]:
        label = Say("option-flip", {"servant": servant(g.crew[seat][pose])})
        return Option(f"flip:{pose + 1}", pose, (card_mark(g, unit(seat, pose)),), label)

    return Menu(map(option, poses))
