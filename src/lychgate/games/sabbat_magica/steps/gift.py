"""Gift of immortality: the one thing that is done in another player's turn, when a fight throws a ghost out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lychgate.core.ask import Obstacle, Seat
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.window import Reaction, Window, reacts_to
from lychgate.games.sabbat_magica import events
from lychgate.games.sabbat_magica.choices.menus import obstacle
from lychgate.games.sabbat_magica.data import CONSOLATION, LOCATIONS, MOST_OWN
from lychgate.games.sabbat_magica.state.position import Sabbat, has_power, own_count
from lychgate.games.sabbat_magica.steps.effects import bury, gain_terror, show_power, where_id
from lychgate.games.sabbat_magica.words.names import place_word, title


class Fall(Step, frozen=True):
    """SM-147, 148, 149 A ghost thrown out by a fight goes to the graveyard, and its owner gains 1 terror."""

    owner: Seat
    location: int

    def play(self, g: Sabbat) -> None:
        """Bury it."""
        g.limbo.pop()
        bury(g, self.owner)
        g.tell(events.ThrownOut(self.owner, where_id(self.location), gain_terror(g, self.owner, CONSOLATION)))

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-fall", {"seat": who(self.owner), "where": place_word(where_id(self.location))})


class Reappear(Step, frozen=True):
    """SM-187, 188 It is put on the topmost free place of another location instead; nothing is paid or fought."""

    owner: Seat
    location: int
    target: int

    def play(self, g: Sabbat) -> None:
        """Put it back as it was: it does not get its move back (SM-135)."""
        g.ghosts[self.target] += (g.limbo.pop(),)
        place = len(g.ghosts[self.target])
        g.tell(events.Reappeared(self.owner, where_id(self.location), where_id(self.target), place))


def throw_out(g: Sabbat, owner: Seat, location: int) -> Step:
    """SM-187: the vampire is asked before its ghost falls, if there is anywhere to go; everything here is public."""
    fall = Fall(owner, location)
    refuge = any(not list(_bars(g, owner, fall, target)) for target in range(len(LOCATIONS)))
    if has_power(g, owner, "gift_of_immortality") and refuge:
        return Window(fall, (owner,))
    return fall


@reacts_to(Fall, key="gift", clause="SM-187")
def reactions(g: Sabbat, seat: int, fall: Fall) -> Iterator[Reaction]:
    """SM-187: one of the other locations of the same board with a free place (D17)."""
    for target, location in enumerate(LOCATIONS):
        yield Reaction(
            f"reappear:{location.id}",
            partial(reappear, target),
            (location.id,),
            Say("option-reappear", {"where": title(location.id)}),
            tuple(_bars(g, seat, fall, target)),
        )


def _bars(g: Sabbat, seat: int, fall: Fall, target: int) -> Iterator[Obstacle]:
    where = place_word(LOCATIONS[target].id)
    if target == fall.location:
        yield obstacle("SM-187", "thrown-out-here", where=where)
    elif LOCATIONS[target].board != LOCATIONS[fall.location].board:
        yield obstacle("SM-187", "other-board", where=where)
    if len(g.ghosts[target]) >= g.room(target):
        yield obstacle("SM-187", "full", where=where)
    if own_count(g.ghosts[target], seat) >= MOST_OWN:
        yield obstacle("SM-036", "two-already", where=where)


def reappear(target: int, g: Sabbat, seat: int, fall: Fall) -> Step:
    """SM-187, 188: the fall does not happen."""
    show_power(g, fall.owner, "gift_of_immortality")
    return Reappear(fall.owner, fall.location, target)
