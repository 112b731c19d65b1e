"""Gift of immortality: the one thing that is done in another player's turn, when a fight throws a ghost out."""

from __future__ import annotations

from lychgate.core.ask import Concern, Menu, Option, Seat
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.window import Announced, Window
from lychgate.games.sabbat_magica.choices.powers import refuge_menu
from lychgate.games.sabbat_magica.data.boards import WHERE
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.data.numbers import CONSOLATION
from lychgate.games.sabbat_magica.events.ghosts import Reappeared, ThrownOut
from lychgate.games.sabbat_magica.state.position import Sabbat, has_power, terror_gain
from lychgate.games.sabbat_magica.steps.effects import bury, gain_terror, show_power
from lychgate.games.sabbat_magica.words.names import place_word


class Fall(Announced, frozen=True):
    """SM-147, 148, 149 A ghost thrown out by a fight goes to the graveyard, and its owner gains 1 terror."""

    owner: Seat
    location: int
    public = ("owner", "location")
    asks = "gift"
    clause = "SM-187"

    def play(self, g: Sabbat) -> None:
        """SM-187: the ghost goes to the graveyard, and its owner gains terror."""
        g.limbo.pop()
        bury(g, self.owner)
        terror = gain_terror(g, self.owner, CONSOLATION)
        g.tell(ThrownOut(self.owner, WHERE[self.location], terror, g.terror[self.owner]))

    def reactions(self, g: Sabbat, seat: int) -> Menu[int | None]:
        """SM-187: one of the other locations of the same board with a free place, or none (D17)."""
        return refuge_menu(g, seat, self.location, self.passing(g))

    def concern(self, g: Sabbat, seat: int) -> Concern:
        """SM-187: only the owner of the ghost is asked."""
        return "me"

    def react(self, g: Sabbat, seat: int, reaction: int) -> Reappear:
        """SM-187, 188: the fall does not happen."""
        show_power(g, self.owner, PowerName.GIFT_OF_IMMORTALITY)
        return Reappear(self.owner, self.location, reaction)

    def passing(self, g: Sabbat) -> Option[int | None]:
        """SM-147, 188: to let it fall, for the terror point."""
        terror = terror_gain(g.terror[self.owner], CONSOLATION)
        brings = {f"fear:{self.owner}": terror} if terror else {}
        return Option("pass", None, label=Say("option-fall", {"terror": terror}), idle=True, brings=brings)

    def said(self) -> Say:
        """Say whose ghost it is as `seat`, as every other line does."""
        return Say("step-fall", {"seat": who(self.owner), "where": place_word(WHERE[self.location])})


class Reappear(Step, frozen=True):
    """SM-187, 188 It is put on the topmost free place of another location instead; nothing is paid or fought."""

    owner: Seat
    location: int
    target: int

    def play(self, g: Sabbat) -> None:
        """Put it back as it was: it does not get its move back (SM-135)."""
        g.ghosts[self.target] += (g.limbo.pop(),)
        place = len(g.ghosts[self.target])
        g.tell(Reappeared(self.owner, WHERE[self.location], WHERE[self.target], place))


def throw_out(g: Sabbat, owner: Seat, location: int) -> Step:
    """SM-187, 188: the vampire is asked before its ghost falls, if there is anywhere to go; all of this is public."""
    fall = Fall(owner, location)
    if has_power(g, owner, PowerName.GIFT_OF_IMMORTALITY) and len(fall.reactions(g, owner).options) > 1:
        return Window(fall, (owner,))
    return fall
