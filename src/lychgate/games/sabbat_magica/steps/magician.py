"""B.1: what a magician does where it has arrived, and the powers at the end of the action."""

from __future__ import annotations

from lychgate.core.ask import Menu, Play, Seat, pick
from lychgate.core.say import who
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete
from lychgate.games.sabbat_magica.choices.magician import Effect, effects, mirrors_again
from lychgate.games.sabbat_magica.choices.outlook import hunger
from lychgate.games.sabbat_magica.choices.powers import UsePower, after_magician, appear_menu, with_luxuriance
from lychgate.games.sabbat_magica.data.boards import BRIDGE
from lychgate.games.sabbat_magica.data.cards import POWERS, PowerName
from lychgate.games.sabbat_magica.data.numbers import SPELL_TERROR
from lychgate.games.sabbat_magica.data.resources import GEMSTONE, RESOURCES
from lychgate.games.sabbat_magica.events.powers import Burnt, Haunted, Repeated, Seduced, Spellbound
from lychgate.games.sabbat_magica.state.position import Sabbat, adjacent_rivals, gemstones
from lychgate.games.sabbat_magica.state.purse import ONE, minus, plus, times
from lychgate.games.sabbat_magica.steps.effects import bury, gain_terror, leave, show_power, take
from lychgate.games.sabbat_magica.steps.plan import luxuriate
from lychgate.games.sabbat_magica.steps.tiles import ask_effect


class Arrive(Step, frozen=True):
    """SM-103, 117 Having arrived, a magician may use the tile of its square or one of its mirrors, or nothing."""

    seat: Seat
    public = ("seat",)

    def play(self, g: Sabbat) -> Play:
        """SM-174, 180: ask for the effect (D9) and what it wants to know (D10, D11); then the powers of B.1."""
        seat = self.seat
        menu = with_luxuriance(g, seat, effects(g, seat))
        effect = yield from pick(seat, "arrive.manor", menu, args=hunger(g, seat).said, clause="SM-103")
        match effect:
            case UsePower():
                yield from luxuriate(g, seat)
                g.do(self)
            case Effect():
                deed = yield from ask_effect(g, seat, effect)
                deed(g, seat)
                g.do(Aftermath(seat, effect))


class Aftermath(Step, frozen=True):
    """SM-174, 176..178 After its own B.1 a player may use a power; Seduction, once shown, happens by itself."""

    seat: Seat
    effect: Effect
    """What was used on the square."""
    public = ("seat",)

    def play(self, g: Sabbat) -> Play | None:
        """Skip a player who has nothing to use; the vampire whose Seduction is shown is not asked."""
        menu = after_magician(g, self.seat, self.effect)
        if menu is None:
            return None
        if g.power[self.seat] == PowerName.SEDUCTION:
            seduce(g, self.seat)
            return None
        return self.ask(g, menu)

    def ask(self, g: Sabbat, menu: Menu[UsePower | None]) -> Play:
        """Ask which power, or none (D12), and what it wants to know."""
        seat = self.seat
        facts = {"shown": "yes" if g.power[seat] else "no"}
        use = yield from pick(seat, "power", menu, args=facts, clause="SM-174")
        if use is None:
            return
        if use.power == PowerName.APPARITION:
            yield from self.appear(g)
        elif use.power == PowerName.DOPPELGANGER:
            yield from self.repeat(g)
        else:
            _AT_ONCE[use.power](g, seat)

    def appear(self, g: Sabbat) -> Play:
        """SM-181: for each adjacent opponent a kind, which may differ; the token comes into their 1H store."""
        kinds = {}
        for rival in adjacent_rivals(g, self.seat):
            facts = {"rival": who(rival)}
            kinds[rival] = yield from pick(self.seat, "apparition", appear_menu(rival), args=facts, clause="SM-181")
        show_power(g, self.seat, PowerName.APPARITION)
        for rival, kind in kinds.items():
            g.one[rival] = plus(g.one[rival], ONE[kind])
            g.tell(Haunted(self.seat, rival, RESOURCES[kind]))

    def repeat(self, g: Sabbat) -> Play:
        """SM-184: the tile again, with new choices; or a mirror of the square again, the same one or another."""
        effect = self.effect
        if effect.what == "mirror":
            effect = yield from pick(self.seat, "again", mirrors_again(g, self.seat), clause="SM-184")
        deed = yield from ask_effect(g, self.seat, effect)
        show_power(g, self.seat, PowerName.DOPPELGANGER)
        g.tell(Repeated(self.seat))
        deed(g, self.seat)


def burn(g: Sabbat, seat: Seat) -> None:
    """SM-171, 193: every adjacent opponent loses one ghost from the drawbridge to the graveyard, for nothing."""
    show_power(g, seat, PowerName.FIREBALL)
    for rival in adjacent_rivals(g, seat):
        if sum(g.bridge[rival]):
            leave(g, rival, BRIDGE, 0)
            bury(g, rival)
            g.tell(Burnt(seat, rival))


def seduce(g: Sabbat, seat: Seat) -> None:
    """SM-171, 186: all gemstones in the stores of every adjacent opponent; approval zones are left alone."""
    show_power(g, seat, PowerName.SEDUCTION)
    for rival in adjacent_rivals(g, seat):
        count = gemstones(g, rival)
        if count:
            g.one[rival] = minus(g.one[rival], times(g.one[rival][GEMSTONE], ONE[GEMSTONE]))
            g.two[rival] = minus(g.two[rival], times(g.two[rival][GEMSTONE], ONE[GEMSTONE]))
            stolen = times(count, ONE[GEMSTONE])
            take(g, seat, stolen)
            g.tell(Seduced(seat, rival, stolen))


def enchant(g: Sabbat, seat: Seat) -> None:
    """SM-171, 190: 1 terror from every adjacent opponent who has any; they lose it also where she cannot hold it."""
    show_power(g, seat, PowerName.SPELL)
    for rival in adjacent_rivals(g, seat):
        if g.terror[rival]:
            g.terror[rival] -= SPELL_TERROR
            gained = gain_terror(g, seat, SPELL_TERROR)
            g.tell(Spellbound(seat, rival, g.terror[rival], gained, g.terror[seat]))


_AT_ONCE = {PowerName.FIREBALL: burn, PowerName.SEDUCTION: seduce, PowerName.SPELL: enchant}
"""SM-186, 190, 193: the powers of B.1 that have no more questions."""

check_complete(
    "_AT_ONCE and the powers with questions",
    [*_AT_ONCE, PowerName.APPARITION, PowerName.DOPPELGANGER],
    [power.id for power in POWERS if power.timing == "after-magician"],
)
