"""Phase B, skulduggery: actions in turn, with the magician (B.1) or with the ghosts (B.2)."""

from __future__ import annotations

from typing import assert_never

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.choices.actions import Rest, Stop, action_menu, action_warnings, haunt_menu
from lychgate.games.sabbat_magica.choices.magician import Walk
from lychgate.games.sabbat_magica.choices.moves import Move
from lychgate.games.sabbat_magica.choices.powers import UsePower
from lychgate.games.sabbat_magica.data.boards import OFF, SQUARES
from lychgate.games.sabbat_magica.data.cards import PEOPLES, PowerName
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.resources import TILES
from lychgate.games.sabbat_magica.events.ghosts import Rested
from lychgate.games.sabbat_magica.events.magician import Walked
from lychgate.games.sabbat_magica.state.position import Sabbat
from lychgate.games.sabbat_magica.steps.effects import show_power, stand_up
from lychgate.games.sabbat_magica.steps.ghosts import Outing, boost, frenzy
from lychgate.games.sabbat_magica.steps.magician import Arrive
from lychgate.games.sabbat_magica.steps.plan import luxuriate


class Skulduggery(Step, frozen=True):
    """SM-090, 091 As many actions as the time card says, each by everybody in playing order before the next."""

    def play(self, g: Sabbat) -> None:
        """Put every round of actions on the agenda."""
        g.phase = Phase.SKULDUGGERY
        g.do(*(Turns(number) for number in range(1, g.card.actions + 1)))


class Turns(Step, frozen=True):
    """SM-091, 096 Every player takes one action, in playing order."""

    number: int
    public = ("number",)

    def play(self, g: Sabbat) -> None:
        """Put the actions on the agenda."""
        g.turn = self.number
        g.do(*(Act(seat, self.number, g.card.actions) for seat in g.in_order()))


class Act(Step, frozen=True):
    """SM-092..095 An action is a step of the magician or any moves of ghosts; to do nothing is to move no ghost."""

    seat: Seat
    number: int
    actions: int
    public = ("seat", "number")

    def play(self, g: Sabbat) -> Play:
        """SM-180, 189, 191: ask (D7) for the magician's square (D8), or the first thing done with ghosts (D13, D14)."""
        seat = self.seat
        menu = action_menu(g, seat)
        facts = {"number": self.number, "actions": self.actions, **action_warnings(g, seat, menu)}
        action = yield from pick(seat, "action", menu, args=facts, clause="SM-092")
        match action:
            case Walk():
                walk(g, seat, action)
            case Rest():
                g.tell(Rested(seat))
            case Move():
                Haunt(seat).move(g, action)
            case UsePower(PowerName.LUXURIANCE):
                yield from luxuriate(g, seat)
                g.do(self)
            case UsePower(PowerName.BOOSTER):
                boost(g, seat)
                g.do(Haunt(seat, boosted=True))
            case UsePower():
                Haunt(seat).rage(g)
            case _:
                assert_never(action)


def walk(g: Sabbat, seat: Seat, chosen: Walk) -> None:
    """SM-100, 101, 185: the magician goes there; then the effect of the square."""
    if chosen.how == "fly":
        show_power(g, seat, PowerName.BATS)
    origin = g.magician[seat]
    g.magician[seat] = chosen.square
    came_from = "home" if origin == OFF else SQUARES[origin].id
    tile = TILES[g.tiles[chosen.square]].id
    magician = PEOPLES[g.peoples[seat]].magician
    g.tell(Walked(seat, magician, came_from, SQUARES[chosen.square].id, tile, chosen.how))
    g.do(Arrive(seat))


class Haunt(Step, frozen=True):
    """SM-120, 122, 136 Ghosts move one after the other, each once, until the player stops or none can."""

    seat: Seat
    boosted: bool = False
    frenzied: bool = False
    teleported: bool = False
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """SM-180, 191: ask for the next ghost (D14); when none can move and no power is open, the action ends."""
        menu = haunt_menu(g, self.seat, self.boosted, self.frenzied, self.teleported)
        facts = action_warnings(g, self.seat, menu)
        answer = yield from pick(self.seat, "haunt", menu, args=facts, clause="SM-120")
        match answer:
            case Stop():
                stand_up(g, self.seat)
            case Move():
                self.move(g, answer)
            case UsePower(PowerName.LUXURIANCE):
                yield from luxuriate(g, self.seat)
                g.do(self)
            case UsePower():
                self.rage(g)
            case _:
                assert_never(answer)

    def move(self, g: Sabbat, move: Move) -> None:
        """SM-120, 192: one ghost moves, then the next is asked for; Teleportation is for one ghost of an action."""
        teleported = self.teleported or move.how == "teleport"
        g.do(Outing(self.seat, move), Haunt(self.seat, self.boosted, self.frenzied, teleported))

    def rage(self, g: Sabbat) -> None:
        """SM-191: Frenzy, once in the action."""
        frenzy(g, self.seat)
        g.do(Haunt(self.seat, self.boosted, True, self.teleported))
