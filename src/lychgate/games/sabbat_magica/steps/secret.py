"""Secret area: the one power that is used before the plan."""

from __future__ import annotations

from lychgate.core.ask import Play, Seat, pick
from lychgate.core.step import Step
from lychgate.games.sabbat_magica.choices.powers import guard_menu
from lychgate.games.sabbat_magica.data.boards import WHERE
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.events.rounds import Protected
from lychgate.games.sabbat_magica.state.ghosts import GUARDED
from lychgate.games.sabbat_magica.state.position import Sabbat, has_power, own_places
from lychgate.games.sabbat_magica.steps.effects import show_power


class SecretArea(Step, frozen=True):
    """SM-182, 183 At the start of a round the elf may name one of its placed ghosts: it is not moved or attacked."""

    seat: Seat

    def play(self, g: Sabbat) -> Play | None:
        """Skip a player who has no such card, or no ghost in a garden or region."""
        if not has_power(g, self.seat, PowerName.SECRET_AREA) or not own_places(g, self.seat):
            return None
        return self.ask(g)

    def ask(self, g: Sabbat) -> Play:
        """Ask which ghost, or none (D2)."""
        spot = yield from pick(self.seat, "guard", guard_menu(self.seat, tuple(g.ghosts)), clause="SM-182")
        if spot is None:
            return
        location, place = spot
        show_power(g, self.seat, PowerName.SECRET_AREA)
        ghosts = list(g.ghosts[location])
        ghosts[place - 1] |= GUARDED
        g.ghosts[location] = tuple(ghosts)
        g.tell(Protected(self.seat, WHERE[location], place))
