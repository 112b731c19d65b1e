"""Phase B, skulduggery: actions in turn, with the magician (B.1) or with the ghosts (B.2)."""

from __future__ import annotations

from typing import Any

from lychgate.core.ask import Menu, Option, Play, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.sabbat_magica import events
from lychgate.games.sabbat_magica.choices.manor import Walk, walks
from lychgate.games.sabbat_magica.choices.menus import power_parts, with_luxuriance
from lychgate.games.sabbat_magica.choices.moves import Move, move_menu
from lychgate.games.sabbat_magica.data import OFF, PEOPLES, SQUARES, TILES
from lychgate.games.sabbat_magica.state.position import Sabbat, own_places
from lychgate.games.sabbat_magica.steps.effects import show_power, stand_up
from lychgate.games.sabbat_magica.steps.ghosts import Outing, boost, frenzy
from lychgate.games.sabbat_magica.steps.magician import Arrive
from lychgate.games.sabbat_magica.steps.plan import luxuriate

REST: Menu[Any] = Menu([Option("rest", "rest", label=Say("option-rest"))])
"""SM-094, 095: to move no ghost is always possible."""

STOP: Menu[Any] = Menu([Option("stop", "stop", label=Say("option-stop"))])
"""SM-120: a player may stop moving ghosts at any time."""


class Skulduggery(Step, frozen=True):
    """SM-090, 091 So many actions as the time card says, each by everybody in playing order before the next."""

    def play(self, g: Sabbat) -> None:
        """Put every round of actions on the agenda."""
        g.phase = "skulduggery"
        g.do(*(Turns(number) for number in range(1, g.card.actions + 1)))


class Turns(Step, frozen=True):
    """SM-091, 096 Every player takes one action, in playing order."""

    number: int

    def play(self, g: Sabbat) -> None:
        """Put the actions on the agenda."""
        g.turn = self.number
        g.do(*(Act(seat, self.number, g.card.actions) for seat in g.in_order()))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-turns", {"number": self.number})


class Act(Step, frozen=True):
    """SM-092..095 An action is a step of the magician or any moves of ghosts; to do nothing is to move no ghost."""

    seat: Seat
    number: int
    actions: int

    def play(self, g: Sabbat) -> Play:
        """Ask (D7): the magician's square (D8), or the first thing done with ghosts (D13, D14), at once."""
        seat = self.seat
        facts = {"number": self.number, "actions": self.actions}
        answer = yield from pick(seat, "action", action_menu(g, seat), args=facts, clause="SM-092")
        if isinstance(answer, Walk):
            walk(g, seat, answer)
        elif answer == "luxuriance":
            yield from luxuriate(g, seat)
            g.do(self)
        elif answer == "rest":
            g.tell(events.Rested(seat))
        elif answer == "booster":
            boost(g, seat)
            g.do(Haunt(seat, boosted=True))
        else:
            Haunt(seat).carry_on(g, answer)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-act", {"seat": who(self.seat), "number": self.number})


def action_menu(g: Sabbat, seat: Seat) -> Menu[Any]:
    """SM-092, 095, 189, 191: where the magician may go; no ghost moved; powers of B.2; every first move of a ghost."""
    booster = None if own_places(g, seat) else ("SM-189", "no-ghost-placed")
    powers = power_parts(g, seat, {"booster": booster, "frenzy": None})
    menu: Menu[Any] = Menu.joined(walks(g, seat), REST, *powers, move_menu(g, seat, False, True))
    return with_luxuriance(g, seat, menu)


def walk(g: Sabbat, seat: Seat, chosen: Walk) -> None:
    """SM-100, 101, 185: the magician goes there; then the effect of the square."""
    if chosen.how == "fly":
        show_power(g, seat, "bats")
    origin = g.magician[seat]
    g.magician[seat] = chosen.square
    came_from = "home" if origin == OFF else SQUARES[origin].id
    tile = TILES[g.tiles[chosen.square]].id
    magician = PEOPLES[g.peoples[seat]].magician
    g.tell(events.Walked(seat, magician, came_from, SQUARES[chosen.square].id, tile, chosen.how))
    g.do(Arrive(seat))


class Haunt(Step, frozen=True):
    """SM-120, 122, 136 Ghosts move one after the other, each once, until the player stops or none can."""

    seat: Seat
    boosted: bool = False
    frenzied: bool = False
    teleported: bool = False

    def play(self, g: Sabbat) -> Play:
        """Ask for the next ghost (D14); when none can move and no power is open, the action ends by itself."""
        answer = yield from pick(self.seat, "haunt", self.menu(g), clause="SM-120")
        if answer == "stop":
            stand_up(g, self.seat)
        elif answer == "luxuriance":
            yield from luxuriate(g, self.seat)
            g.do(self)
        else:
            self.carry_on(g, answer)

    def menu(self, g: Sabbat) -> Menu[Any]:
        """SM-120, 191, 192: stop; Frenzy and Teleportation once; every move that is left."""
        powers = power_parts(g, self.seat, {"frenzy": ("SM-191", "power-used") if self.frenzied else None})
        moves = move_menu(g, self.seat, self.boosted, not self.teleported)
        return with_luxuriance(g, self.seat, Menu.joined(STOP, *powers, moves))

    def carry_on(self, g: Sabbat, answer: Move | str) -> None:
        """Do what was chosen, then ask for the next."""
        if isinstance(answer, Move):
            teleported = self.teleported or answer.how == "teleport"
            g.do(Outing(self.seat, answer), Haunt(self.seat, self.boosted, self.frenzied, teleported))
        else:
            frenzy(g, self.seat)
            g.do(Haunt(self.seat, self.boosted, True, self.teleported))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-haunt", {"seat": who(self.seat)})
