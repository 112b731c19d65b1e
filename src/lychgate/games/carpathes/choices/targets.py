"""Who may be attacked, and with what: one predicate for what is offered and for why the rest is not (CA-072..079)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.games.carpathes.choices.payments import cost_menu
from lychgate.games.carpathes.data import LAST_GRACE, POWER, Power
from lychgate.games.carpathes.state.position import (
    Carpathes,
    card_names,
    is_same_camp,
    is_slave,
    means,
    purse,
    seats_from,
    title_of_master,
    to_keep,
)
from lychgate.games.carpathes.words.names import Facts, card_word, players


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
    if not anybody and g.master[seat] == other:
        yield obstacle("CA-072", "own-master", title=title_of_master(g, seat))
    elif not anybody and is_slave(g, seat) and is_same_camp(g, seat, other):
        yield obstacle("CA-072", "own-camp", other=who(other), title=title_of_master(g, seat))
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

    def option(aim: Aim) -> Option[Aim]:
        return _as_option(card, aim, *_outlook(g, seat, power, aim))

    if power.aimed == "everyone":
        return Menu([option(Aim(swarmed(g, seat, power)))])
    if power.aimed == "laid":
        aims = [Aim((other,), prey) for other in seats_from(g, seat) for prey in card_names(g.laid[other])]
        return Menu(map(option, aims), _bars_of_prey(g, seat, power))
    everybody = seats_from(g, 0)
    pairs = combinations(everybody, 2) if power.aimed == "one-or-two" else ()
    aims = [*(Aim((other,)) for other in everybody), *map(Aim, pairs)]
    return Menu(
        map(option, aims),
        lambda aim: [reason for other in aim.seats for reason in bars_of_target(g, seat, power, other)],
    )


def _outlook(g: Carpathes, seat: int, power: Power, aim: Aim) -> tuple[bool, bool, str]:
    """CA-081, 082, 133, 157: whether nobody can counter it, whether the hand is empty, and the Grace it earns."""
    sure = not power.counterable or not any(g.powers[other] for other in aim.seats)
    empty = not any(g.humans[other] or g.powers[other] for other in aim.seats)
    earns = is_slave(g, seat) and any(not is_same_camp(g, seat, other) for other in aim.seats)
    return sure, empty, "no" if not earns else "free" if g.grace[seat] == LAST_GRACE else "grace"


def _bars_of_prey(g: Carpathes, seat: int, power: Power) -> Callable[[Aim], Iterator[Obstacle]]:
    """CA-155: the owner must be a legal target, and the price of his card payable."""

    def bars(aim: Aim) -> Iterator[Obstacle]:
        (other,) = aim.seats
        yield from bars_of_target(g, seat, power, other)
        cost = POWER[aim.prey].cost
        if cost > means(g, seat):
            yield obstacle("CA-155", "price", card=card_word(aim.prey), cost=cost, means=means(g, seat))
        yield from bars_of_duty(g, seat, aim.prey, cost)

    return bars


def bars_of_duty(g: Carpathes, seat: int, card: str, cost: int) -> Iterator[Obstacle]:
    """CA-123: why a cost within the means cannot be paid: too little would be left to feed the Master."""
    keep = to_keep(g, seat)
    if keep and cost and cost <= means(g, seat):
        ways = cost_menu(seat, purse(g, seat), g.blood[seat], cost, keep, title_of_master(g, seat))
        if not ways.options:
            title = title_of_master(g, seat)
            yield obstacle("CA-123", "cost-before-feeding", card=card_word(card), cost=cost, title=title)


@kept
def _as_option(card: str, aim: Aim, sure: bool, empty: bool, earns: str) -> Option[Aim]:
    """Say what becomes of the targets unless they counter it, and what the attacker has of it."""
    code = "at:" + "+".join(map(str, aim.seats))
    facts: Facts = {"sure": "yes" if sure else "no", "earns": earns, "empty": "yes" if empty else "no"}
    if aim.prey:
        owner = aim.seats[0]
        facts |= {"other": who(owner), "card": card_word(aim.prey), "cost": POWER[aim.prey].cost}
        return Option(f"{code}:{aim.prey}", aim, (f"laid:{owner}:{aim.prey}",), Say("option-at-card", facts))
    effect, *more = POWER[card].effects_on(len(aim.seats))
    gain = sum(each.n for each in more if each.does == "recover")
    facts |= {"others": players(aim.seats), "count": len(aim.seats), "n": effect.n, "gain": gain}
    label = Say(f"option-at-{effect.does}", facts)
    return Option(code, aim, tuple(f"seat:{seat}" for seat in aim.seats), label)
