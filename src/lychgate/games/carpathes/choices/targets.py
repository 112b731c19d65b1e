"""Who may be attacked, and with what: one predicate for what is offered and for why the rest is not (CA-072..079)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.carpathes.choices.payments import cost_menu
from lychgate.games.carpathes.data import POWER, Power
from lychgate.games.carpathes.state.position import (
    Carpathes,
    card_names,
    is_same_camp,
    is_slave,
    purse,
    seats_from,
    to_keep,
)
from lychgate.games.carpathes.words.names import card_word, players


class Aim(msgspec.Struct, frozen=True):
    """At whom an attack is aimed; for Destruction also at which blue card."""

    seats: tuple[Seat, ...]
    prey: str = ""


NOWHERE = Aim(())


def bars_of_target(g: Carpathes, seat: int, power: Power, other: int) -> Iterator[Obstacle]:
    """CA-072..077, 147: why a player cannot be the target of a card; Supreme Punishment reaches the Invisible too."""
    if other == seat:
        yield obstacle("CA-076", "oneself")
        return
    anybody = power.aimed == "any-other"
    if not anybody and is_slave(g, seat) and is_same_camp(g, seat, other):
        yield obstacle("CA-072", "own-camp", other=who(other))
    if not anybody and g.invisible[other]:
        yield obstacle("CA-075", "invisible", other=who(other))
    if power.effects[0].does == "paralyse" and g.paralysed[other]:
        yield obstacle("CA-153", "paralysed-already", other=who(other))


def opponents(g: Carpathes, seat: int, power: Power) -> list[Seat]:
    """CA-072..077: whom a player may choose as the target of a card."""
    return [other for other in seats_from(g, seat) if next(bars_of_target(g, seat, power, other), None) is None]


def swarmed(g: Carpathes, seat: int, power: Power) -> tuple[Seat, ...]:
    """CA-072, 075: whom Flight of Bats strikes: everybody who can be seen outside the camp, one's own Slaves spared."""
    return tuple(other for other in opponents(g, seat, power) if not is_same_camp(g, seat, other))


def can_aim(g: Carpathes, seat: int, power: Power) -> bool:
    """CA-077: whether a card has a legal target, as far as everybody can see."""
    if power.aimed == "everyone":
        return bool(swarmed(g, seat, power))
    laid = power.aimed == "laid"
    return any(
        (g.laid[other] or not laid) and next(bars_of_target(g, seat, power, other), None) is None
        for other in range(g.seats)
    )


def aim_menu(g: Carpathes, seat: int, card: str) -> Menu[Aim]:
    """D-05, 13, 14: the targets of an attack, alone or in pairs, or the blue cards of others."""
    power = POWER[card]
    if power.aimed == "everyone":
        return Menu([_as_option(card, Aim(swarmed(g, seat, power)))])
    if power.aimed == "laid":
        aims = [Aim((other,), prey) for other in seats_from(g, seat) for prey in card_names(g.laid[other])]
        return Menu((_as_option(card, aim) for aim in aims), _bars_of_prey(g, seat, power))
    everybody = seats_from(g, 0)
    pairs = combinations(everybody, 2) if power.aimed == "one-or-two" else ()
    aims = [*(Aim((other,)) for other in everybody), *map(Aim, pairs)]
    return Menu(
        (_as_option(card, aim) for aim in aims),
        lambda aim: [reason for other in aim.seats for reason in bars_of_target(g, seat, power, other)],
    )


def _bars_of_prey(g: Carpathes, seat: int, power: Power) -> Callable[[Aim], Iterator[Obstacle]]:
    """CA-155: the owner must be a legal target, and the price of his card payable."""

    def bars(aim: Aim) -> Iterator[Obstacle]:
        (other,) = aim.seats
        yield from bars_of_target(g, seat, power, other)
        cost = POWER[aim.prey].cost
        if not payable(g, seat, cost):
            yield obstacle("CA-155", "price", card=card_word(aim.prey), cost=cost)

    return bars


def payable(g: Carpathes, seat: int, cost: int) -> bool:
    """CA-041, 043, 123: whether there is a legal way to pay a cost."""
    return not cost or bool(cost_menu(seat, purse(g, seat), g.blood[seat], cost, to_keep(g, seat)).options)


@kept
def _as_option(card: str, aim: Aim) -> Option[Aim]:
    code = "at:" + "+".join(map(str, aim.seats))
    if aim.prey:
        owner = aim.seats[0]
        label = Say("option-at-card", {"other": who(owner), "card": card_word(aim.prey)})
        return Option(f"{code}:{aim.prey}", aim, (f"laid:{owner}:{aim.prey}",), label)
    effect = POWER[card].effects_on(len(aim.seats))[0]
    label = Say(f"option-at-{effect.does}", {"others": players(aim.seats), "count": len(aim.seats), "n": effect.n})
    return Option(code, aim, tuple(f"seat:{seat}" for seat in aim.seats), label)
