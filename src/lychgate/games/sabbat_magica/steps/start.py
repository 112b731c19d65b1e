"""Setup: boards and cards are shuffled, the first order is drawn, peoples are chosen."""

from __future__ import annotations

from typing import Literal

from lychgate.core.ask import Play, Seat, pick, shuffle
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.choices.plan import people_menu
from lychgate.games.sabbat_magica.data.boards import REGIONS
from lychgate.games.sabbat_magica.data.cards import NO_PEOPLE, PEOPLES
from lychgate.games.sabbat_magica.data.match import PeoplesOption
from lychgate.games.sabbat_magica.data.resources import GATES, TILES
from lychgate.games.sabbat_magica.events.rounds import GatesLaid, OrderDrawn, PeopleChosen, PickingDrawn, TilesLaid
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.steps.round import Round


class LayOut(Step, frozen=True):
    """SM-006..010, 014 Tiles, gates and time cards are shuffled, and a first playing order is drawn."""

    def play(self, g: Sabbat) -> Play:
        """SM-003: let chance lay everything out; then the peoples."""
        tiles = yield from shuffle("tiles", g.tiles)
        gates = yield from shuffle("gates", g.spare)
        cards = yield from shuffle("time", g.pile)
        order = yield from shuffle("order", g.everybody())
        if g.options.peoples == PeoplesOption.RANDOM:
            dealt = yield from shuffle("peoples", range(len(PEOPLES)))
            picking: list[Seat] = []
        else:
            dealt = []
            picking = yield from shuffle("picking", g.everybody())
        g.tiles = tiles
        g.gates, g.spare = gates[: len(REGIONS)], gates[len(REGIONS) :]
        # SM-010: one card goes back into the box, unseen.
        g.box, g.pile = cards[:1], cards[1:]
        g.order = tuple(order)
        g.tell(TilesLaid(tuple(TILES[tile].id for tile in g.tiles)))
        g.tell(GatesLaid(tuple(GATES[gate] for gate in g.gates)))
        g.tell(OrderDrawn(tuple(order)))
        if picking:
            g.tell(PickingDrawn(tuple(picking)))
        for seat, people in zip(g.everybody(), dealt, strict=False):
            get_people(g, seat, people, "dealt")
        g.do(*map(ChoosePeople, picking), Round())


class ChoosePeople(Step, frozen=True):
    """SM-002, 003 A player picks one of the peoples still free; with four players the last one is left over."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """Ask which (D1)."""
        taken = tuple(people for people in g.peoples if people != NO_PEOPLE)
        menu = people_menu(self.seat, taken, g.options.power_cards)
        facts = {"cards": "yes" if g.options.power_cards else "no"}
        people = yield from pick(self.seat, "people", menu, args=facts, clause="SM-003")
        get_people(g, self.seat, people, "chosen" if len(menu.options) > 1 else "last")


def get_people(g: Sabbat, seat: Seat, people: int, how: Literal["chosen", "last", "dealt"]) -> None:
    """SM-002, 016: the player plays this people; those that nobody plays stay in the box."""
    g.peoples[seat] = people
    g.tell(PeopleChosen(seat, PEOPLES[people].id, how))
