"""Plague, destruction tokens, lockdown and infection."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.events import Spoken
from lychgate.core.step import Step
from lychgate.games.sanguis_venenatus.choices.menus import spread_menu
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, ROMAN
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS
from lychgate.games.sanguis_venenatus.data.vocabulary import Token
from lychgate.games.sanguis_venenatus.events.plague import (
    Bar,
    Infected,
    Laying,
    LockdownBegan,
    LockdownEnded,
    MiasmaPassed,
    PlagueBarred,
    PlagueContained,
    PlagueIgnored,
    TokenLaid,
    TokenReturned,
)
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import event_token, is_eligible, lockdown, units_of
from lychgate.games.sanguis_venenatus.steps.deaths import Die
from lychgate.games.sanguis_venenatus.words.names import place


class PlacePlague(Step, frozen=True):
    """SV-046..049, 051 A plague token on a field; by an event, on a field that has one, the plague spreads."""

    at: Annotated[int, Spoken(place)]
    how: Literal["event", "plot"] = "event"
    public = ("at",)

    def play(self, g: City) -> Play:
        """Ask the first player where it spreads (D7); during lockdown the instruction is ignored."""
        at = self.at
        how: Laying = self.how
        if lockdown(g):
            g.tell(PlagueIgnored(ID[at]))
            return
        if not is_eligible(g, at):
            if g.tokens[at] != "plague" or how != "event":
                g.tell(PlagueBarred(ID[at], barred_by(g, at)))
                return
            menu = spread_menu(g, at)
            if not menu.options:
                g.tell(PlagueContained(ID[at]))
                return
            at = yield from pick(g.first, "spread", menu, args={"field": place(at)}, clause="SV-047")
            how = "spread"
        lay(g, at, "plague", how)
        infect_field(g, at)


class Miasma(Step, frozen=True):
    """SV-093 In a quarter only the first eligible field of I, II, III gets a plague token; it never spreads."""

    district: int

    def play(self, g: City) -> None:
        at = next((ROMAN[n, self.district] for n in (1, 2, 3) if is_eligible(g, ROMAN[n, self.district])), None)
        if at is None:
            g.tell(MiasmaPassed(DISTRICTS[self.district]))
        elif lockdown(g):
            g.tell(PlagueIgnored(ID[at]))
        else:
            lay(g, at, "plague", "event")
            infect_field(g, at)


def barred_by(g: City, at: int) -> Bar:
    """SV-045, SV-048: what keeps a plague token from a field that is not eligible."""
    if g.tokens[at]:
        return "blood" if g.tokens[at] == "blood" else "plague"
    if g.barracks[at] is not None:
        return "barrack"
    return "token" if event_token(g, at) else "kind"


def lay(g: City, at: int, token: Token, how: Laying) -> None:
    """SV-046, SV-050: a token from the pile; the last one puts the city on lockdown."""
    g.tokens[at] = token
    g.pile -= 1
    g.tell(TokenLaid(ID[at], token, how))
    if lockdown(g):
        g.tell(LockdownBegan())


def take_back(g: City, at: int) -> None:
    """SV-053: a token goes back to the pile; lockdown ends."""
    if not g.tokens[at]:
        return
    if lockdown(g):
        g.tell(LockdownEnded())
    g.tell(TokenReturned(ID[at], g.tokens[at]))
    g.tokens[at] = ""
    g.pile += 1


def infect_field(g: City, at: int) -> None:
    """SV-054, SV-071: every servant on the field becomes infected; deaths are resolved in turn order."""
    for seat in g.order():
        doomed = tuple(each % SERVANTS for each in units_of(seat) if g.at[each] == at and not mark_infected(g, each))
        if doomed:
            g.do(Die(Seat(seat), doomed, "plague"))


def mark_infected(g: City, each: int) -> bool:
    """SV-055, SV-056: put an infection marker on a servant's card; False if it has one already and must die."""
    if g.infected[each]:
        return False
    g.infected[each] = True
    g.tell(Infected(Seat(each // SERVANTS), g.card(each).id, ID[g.at[each]]))
    return True


def infect(g: City, each: int) -> None:
    """SV-055, SV-056: a servant becomes infected, outside its own activation."""
    if not mark_infected(g, each):
        g.do(Die(Seat(each // SERVANTS), (each % SERVANTS,), "plague"))
