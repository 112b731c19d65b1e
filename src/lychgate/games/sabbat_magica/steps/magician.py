"""B.1: what a magician does where it has arrived: tiles, mirrors, and the powers at the end of the action."""

from __future__ import annotations

from typing import Any

from lychgate.core.ask import Menu, Option, Play, Script, Seat, pick
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.games.sabbat_magica import events
from lychgate.games.sabbat_magica.choices.manor import (
    NOTHING,
    TILE_EFFECT,
    Effect,
    Exchange,
    Token,
    again_menu,
    arrive_menu,
    discard_menu,
    exchange,
    means,
    mirror_terror,
    tile_bars,
)
from lychgate.games.sabbat_magica.choices.menus import Lack, appear_menu, power_parts, with_luxuriance
from lychgate.games.sabbat_magica.data import (
    BRIDGE,
    GEMSTONE,
    GLASS_FACTORY,
    MIRROR_STATES,
    MIRRORS,
    RESOURCES,
    SQUARES,
    TERRORISER,
    TILE_GIVES,
    TILES,
)
from lychgate.games.sabbat_magica.state.position import Sabbat, adjacent_rivals, garden_bonus
from lychgate.games.sabbat_magica.state.purse import NONE, ONE, Heap, minus, plus, text, times
from lychgate.games.sabbat_magica.steps.effects import bury, gain_terror, leave, show_power, take
from lychgate.games.sabbat_magica.steps.plan import luxuriate

Choice = Token | Exchange | None
"""What a tile still wants to know: the Terroriser's token, the Test tube's exchange."""


class Arrive(Step, frozen=True):
    """SM-103, 117 Having arrived, a magician may use the tile of its square or one of its mirrors, or nothing."""

    seat: Seat

    def play(self, g: Sabbat) -> Play:
        """Ask for the effect (D9) and what it wants to know (D10, D11); then the powers of B.1."""
        seat = self.seat
        effect = yield from pick(seat, "arrive.manor", self.menu(g), clause="SM-103")
        if effect == "luxuriance":
            yield from luxuriate(g, seat)
            g.do(self)
            return
        choice = yield from tile_choice(g, seat, effect)
        use(g, seat, effect, choice)
        g.do(Aftermath(seat, effect))

    def menu(self, g: Sabbat) -> Menu[Any]:
        """SM-103: what can be used on this square."""
        square = g.magician[self.seat]
        glass = garden_bonus(g, self.seat, GLASS_FACTORY)
        return with_luxuriance(
            g, self.seat, arrive_menu(square, g.tiles[square], means(g, self.seat), tuple(g.mirrors), glass)
        )

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-arrive", {"seat": who(self.seat)})


# --- tiles and mirrors


def tile_choice(g: Sabbat, seat: Seat, effect: Effect) -> Script[Choice]:
    """SM-113, 114: ask what the Terroriser and the Test tube are to work on."""
    if effect == TILE_EFFECT:
        tile = TILES[g.tiles[g.magician[seat]]]
        if tile.effect == "terrorise":
            return (yield from pick(seat, "discard", discard_menu(seat, g.one[seat], g.two[seat]), clause="SM-113"))
        if tile.effect == "exchange":
            return (yield from exchange(seat, g.one[seat], g.two[seat]))
    return None


def use(g: Sabbat, seat: Seat, effect: Effect, choice: Choice) -> None:
    """SM-103: nothing, the tile, or a mirror."""
    if effect == NOTHING:
        g.tell(events.LeftAlone(seat))
    elif effect == TILE_EFFECT:
        square = g.magician[seat]
        TILE_EFFECTS[TILES[g.tiles[square]].effect](g, seat, SQUARES[square].id, choice)
    else:
        work_on(g, seat, effect)


def work_on(g: Sabbat, seat: Seat, mirror: int) -> None:
    """SM-105, 106, 108, 109: an intact mirror cracks, a cracked one breaks; terror for either."""
    terror = mirror_terror(g.mirrors[mirror], garden_bonus(g, seat, GLASS_FACTORY))
    g.mirrors[mirror] += 1
    state = MIRROR_STATES[g.mirrors[mirror]]
    g.tell(events.MirrorWorked(seat, MIRRORS[mirror].id, state, gain_terror(g, seat, terror)))


def gather(g: Sabbat, seat: Seat, square: str, choice: Choice) -> None:
    """SM-110: two resources of the tile's kind."""
    heap = times(TILE_GIVES, ONE[TILES[g.tiles[g.magician[seat]]].kind])
    take(g, seat, heap)
    g.tell(events.Gathered(seat, square, text(heap)))


def uncurse(g: Sabbat, seat: Seat, square: str, choice: Choice) -> None:
    """SM-111: the Grimoire removes the cursed token; nothing is lost."""
    g.skull[seat] = False
    g.tell(events.Uncursed(seat, square))


def rewind(g: Sabbat, seat: Seat, square: str, choice: Choice) -> None:
    """SM-112: the Clock moves the whole 1H store to the 2H store."""
    g.tell(events.Rewound(seat, square, text(g.one[seat])))
    take(g, seat, g.one[seat])
    g.one[seat] = NONE


def terrorise(g: Sabbat, seat: Seat, square: str, choice: Choice) -> None:
    """SM-113, 118: a resource goes back to the supply: 4 terror for one from 2H, 2 for one from 1H."""
    assert isinstance(choice, tuple)
    store, kind = choice
    spend(g, seat, store, ONE[kind])
    terror = gain_terror(g, seat, TERRORISER[store])
    g.tell(events.Terrorised(seat, square, RESOURCES[kind], store, terror))


def transmute(g: Sabbat, seat: Seat, square: str, choice: Choice) -> None:
    """SM-114, 115, 118: tokens of one kind go back, as many of other kinds come, each into the store it replaces."""
    assert isinstance(choice, Exchange)
    old, new = sum(choice.one), sum(choice.two)
    g.one[seat] = plus(minus(g.one[seat], times(old, ONE[choice.kind])), choice.one)
    g.two[seat] = plus(minus(g.two[seat], times(new, ONE[choice.kind])), choice.two)
    given = times(old + new, ONE[choice.kind])
    g.tell(events.Exchanged(seat, square, text(given), text(choice.one), text(choice.two)))


def spend(g: Sabbat, seat: Seat, store: str, heap: Heap) -> None:
    """SM-118: tokens go back to the supply."""
    if store == "one":
        g.one[seat] = minus(g.one[seat], heap)
    else:
        g.two[seat] = minus(g.two[seat], heap)


TILE_EFFECTS = {
    "gather": gather,
    "uncurse": uncurse,
    "rewind": rewind,
    "terrorise": terrorise,
    "exchange": transmute,
}
"""SM-110..114: what each tile does."""


# --- the powers at the end of B.1


class Aftermath(Step, frozen=True):
    """SM-174, 176..178 After its own B.1 a player may use a power; Seduction, once shown, happens by itself."""

    seat: Seat
    effect: Effect
    """What was used on the square."""

    def play(self, g: Sabbat) -> Play | None:
        """Skip whoever has nothing to use; the vampire whose Seduction is shown is not asked."""
        parts = power_parts(g, self.seat, lacks(g, self.seat, self.effect))
        if not any(part.options for part in parts):
            return None
        if g.power[self.seat] == "seduction":
            seduce(g, self.seat)
            return None
        return self.ask(g, Menu.joined(Menu([Option("no", "no", label=Say("option-no"))]), *parts))

    def ask(self, g: Sabbat, menu: Menu[str]) -> Play:
        """Ask which power, or none (D12), and what it wants to know."""
        seat = self.seat
        facts = {"shown": "yes" if g.power[seat] else "no"}
        power = yield from pick(seat, "power", menu, args=facts, clause="SM-174")
        if power == "apparition":
            yield from self.appear(g)
        elif power == "doppelganger":
            yield from self.repeat(g)
        elif power != "no":
            {"fireball": burn, "seduction": seduce, "spell": enchant}[power](g, seat)

    def appear(self, g: Sabbat) -> Play:
        """SM-181: for each adjacent opponent a kind, which may differ; the token comes into their 1H store."""
        kinds = {}
        for rival in adjacent_rivals(g, self.seat):
            facts = {"rival": who(rival)}
            kinds[rival] = yield from pick(self.seat, "apparition", appear_menu(rival), args=facts, clause="SM-181")
        show_power(g, self.seat, "apparition")
        for rival, kind in kinds.items():
            g.one[rival] = plus(g.one[rival], ONE[kind])
            g.tell(events.Haunted(self.seat, rival, RESOURCES[kind]))

    def repeat(self, g: Sabbat) -> Play:
        """SM-184: the tile again, with new choices; or a mirror of the square again, the same one or another."""
        effect = self.effect
        if effect != TILE_EFFECT:
            glass = garden_bonus(g, self.seat, GLASS_FACTORY)
            menu = again_menu(g.magician[self.seat], tuple(g.mirrors), glass)
            effect = yield from pick(self.seat, "again", menu, clause="SM-184")
        choice = yield from tile_choice(g, self.seat, effect)
        show_power(g, self.seat, "doppelganger")
        use(g, self.seat, effect, choice)

    def said(self) -> Say:
        """Stand on the to-do list."""
        return Say("step-power", {"seat": who(self.seat)})


def lacks(g: Sabbat, seat: Seat, effect: Effect) -> dict[str, Lack | None]:
    """SM-177, 184: what each power of B.1 lacks to work on, None where it would do something."""
    rivals = adjacent_rivals(g, seat)
    return {
        "apparition": None if rivals else ("SM-177", "nobody-adjacent"),
        "doppelganger": None if can_repeat(g, seat, effect) else ("SM-184", "nothing-to-repeat"),
        "seduction": None if any(gems(g, rival) for rival in rivals) else ("SM-177", "no-gemstone-adjacent"),
        "spell": None if any(g.terror[rival] for rival in rivals) else ("SM-177", "no-terror-adjacent"),
        "fireball": None if any(sum(g.bridge[rival]) for rival in rivals) else ("SM-177", "no-bridge-ghost-adjacent"),
    }


def can_repeat(g: Sabbat, seat: Seat, effect: Effect) -> bool:
    """SM-184: whether the kind of effect just used can be used again."""
    if effect == NOTHING:
        return False
    square = g.magician[seat]
    if effect == TILE_EFFECT:
        return not list(tile_bars(g.tiles[square], means(g, seat)))
    return bool(again_menu(square, tuple(g.mirrors), garden_bonus(g, seat, GLASS_FACTORY)).options)


def gems(g: Sabbat, seat: int) -> int:
    """Return how many gemstones a player has in the two stores."""
    return g.one[seat][GEMSTONE] + g.two[seat][GEMSTONE]


def burn(g: Sabbat, seat: Seat) -> None:
    """SM-193: every adjacent opponent loses one ghost from the drawbridge to the graveyard, for nothing."""
    show_power(g, seat, "fireball")
    for rival in adjacent_rivals(g, seat):
        if sum(g.bridge[rival]):
            leave(g, rival, BRIDGE, 0)
            bury(g, rival)
            g.tell(events.Burnt(seat, rival))


def seduce(g: Sabbat, seat: Seat) -> None:
    """SM-186: all gemstones in the stores of every adjacent opponent; approval zones are left alone."""
    show_power(g, seat, "seduction")
    for rival in adjacent_rivals(g, seat):
        count = gems(g, rival)
        if count:
            g.one[rival] = minus(g.one[rival], times(g.one[rival][GEMSTONE], ONE[GEMSTONE]))
            g.two[rival] = minus(g.two[rival], times(g.two[rival][GEMSTONE], ONE[GEMSTONE]))
            stolen = times(count, ONE[GEMSTONE])
            take(g, seat, stolen)
            g.tell(events.Seduced(seat, rival, text(stolen)))


def enchant(g: Sabbat, seat: Seat) -> None:
    """SM-190: 1 terror from every adjacent opponent who has any; they lose it also where she cannot hold it."""
    show_power(g, seat, "spell")
    for rival in adjacent_rivals(g, seat):
        if g.terror[rival]:
            g.terror[rival] -= 1
            gain_terror(g, seat, 1)
            g.tell(events.Spellbound(seat, rival))
