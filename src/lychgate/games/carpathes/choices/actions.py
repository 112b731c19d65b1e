"""What a player may do in his turn, and why not the rest: D-04, the longest menu of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import structs

from lychgate.core.ask import Menu, Obstacle, Option, Seat, obstacle
from lychgate.core.say import who
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.carpathes.choices.deeds import (
    DOMINATES,
    DRAWS,
    END,
    FEED,
    HEALERS,
    KIND_ORDER,
    LAYS,
    PLAYS,
    RECOVER,
    USES,
    Action,
    ActionKind,
    all_actions,
    as_option,
    outlook,
)
from lychgate.games.carpathes.choices.payments import Drink, drink_menu
from lychgate.games.carpathes.choices.targets import aim_menu, bars_of_duty, can_aim, opponents
from lychgate.games.carpathes.data import (
    DOMINATE_COST,
    DOMINATE_LEFT,
    LEAST_BLOOD,
    MEAL,
    NAMES,
    POWER,
    TOP_BLOOD,
    VALUES,
    WEAK,
    HandDeck,
    Power,
)
from lychgate.games.carpathes.state.position import (
    Carpathes,
    card_names,
    cost_of,
    is_bound,
    is_same_camp,
    is_slave,
    means,
    purse,
    title_of_master,
    to_keep,
)
from lychgate.games.carpathes.words.names import card_word

FREE = ("use", "end")
"""CA-028: activating a blue card that lies there is no action."""
UNSEEN = ("draw", "recover", "end")
"""CA-145: all that an Invisible player can do."""


def act_menu(g: Carpathes, seat: Seat) -> Menu[Action]:
    """CA-024..031: what is legal and affordable now.

    This is the most frequent question of the game, and of some 39 actions most are plainly impossible: cards that are
    elsewhere, vampires that are strong. Judging only the likely ones takes a third of the time; the others are judged
    when somebody asks why. `test_actions_are_offered_exactly_when_nothing_bars_them` holds the two together.
    """
    bars = bars_of_action(g, seat)

    def option(action: Action) -> Option[Action]:
        foreseen = outlook(g, seat, action)
        if action.kind == "end":
            foreseen = structs.replace(foreseen, awake=awake(g, seat, bars))
        return as_option(seat, action, foreseen)

    options = [option(action) for action in likely(g, seat) if next(bars(action), None) is None]
    return Menu.built(options, lambda: map(option, all_actions(g.seats)), bars)


def awake(g: Carpathes, seat: Seat, bars: Callable[[Action], Iterator[Obstacle]]) -> str:
    """CA-067, 068: a blue card that can still be used in this turn, costs nothing and does something; else nothing."""
    for card in card_names(g.laid[seat]):
        is_free = POWER[card].effects[0].does not in ("destroy", "convert")
        is_wasted = card in HEALERS and g.blood[seat] == TOP_BLOOD
        if is_free and not is_wasted and next(bars(USES[KIND_ORDER[card]]), None) is None:
            return card
    return ""


def likely(g: Carpathes, seat: Seat) -> Iterator[Action]:
    """Yield, in canonical order, every action that might be possible: cards that are there, vampires that are weak."""
    held = sorted({KIND_ORDER[NAMES[card]] for card in g.powers[seat]}) if g.actions else ()
    if g.actions:
        yield from DRAWS
        yield from (PLAYS[at] for at in held if at in PLAYS)
        yield from (LAYS[at] for at in held if at in LAYS)
    if g.laid[seat]:
        yield from (USES[at] for at in sorted(KIND_ORDER[NAMES[card]] for card in g.laid[seat]))
    if g.actions:
        if g.humans[seat]:
            yield RECOVER
        yield from (DOMINATES[other] for other, blood in enumerate(g.blood) if blood <= WEAK and other != seat)
        if g.demand == "feed":
            yield FEED
    yield END


def bars_of_action(g: Carpathes, seat: Seat) -> Callable[[Action], Iterator[Obstacle]]:
    """Return the predicate that makes both the options and the reasons."""
    bound = is_bound(g, seat)

    def bars(action: Action) -> Iterator[Obstacle]:
        kind = action.kind
        if kind not in FREE:
            if not g.actions:
                yield obstacle("CA-024", "no-action")
            elif bound and kind != "feed" and g.actions == 1:
                yield obstacle("CA-123", "must-feed", title=title_of_master(g, seat))
        if g.invisible[seat] and kind not in UNSEEN:
            if kind == "use":
                yield obstacle("CA-146", "you-are-invisible")
            else:
                yield obstacle("CA-145", "you-are-invisible")
        yield from BARS[kind](g, seat, action)

    return bars


def _draw(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-050, 192: a card can be drawn while deck or discard holds one."""
    if not can_draw(g, action.deck):
        yield obstacle("CA-192", "nothing-to-draw")


def can_draw(g: Carpathes, deck: HandDeck) -> bool:
    """CA-191, 192: an empty deck is made of its discard pile."""
    return bool(g.human_deck or g.human_discard) if deck == "human" else bool(g.power_deck or g.power_discard)


def _price(g: Carpathes, seat: Seat, card: str) -> Iterator[Obstacle]:
    """CA-041, 123: the cost must be within the means, and leave what the Master is to be fed with."""
    cost = cost_of(g, card)
    if cost > means(g, seat):
        yield obstacle("CA-041", "too-dear", card=card_word(card), cost=cost, means=means(g, seat))
    yield from bars_of_duty(g, seat, card, cost)


def _play(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-055, 058, 077, 158: why a yellow or mauve card cannot be activated."""
    power = POWER[action.card]
    if power.counter:
        yield obstacle("CA-058", "reaction-only", card=card_word(power.id))
    elif power.id not in card_names(g.powers[seat]):
        yield obstacle("CA-055", "not-in-hand", card=card_word(power.id))
    if power.slaves_only and not is_slave(g, seat):
        yield obstacle("CA-158", "slaves-only", card=card_word(power.id))
    if power.effects and power.effects[0].does == "hide" and is_bound(g, seat):
        yield obstacle("CA-123", "hide-before-feeding", title=title_of_master(g, seat))
    yield from _price(g, seat, power.id)
    if power.aimed and not can_aim(g, seat, power):
        yield obstacle("CA-077", "no-target", card=card_word(power.id))


def _lay(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-065, 071: any blue card in hand whose cost can be paid; one that lies there already is used (CA-067)."""
    if action.card not in card_names(g.powers[seat]):
        if action.card in card_names(g.laid[seat]):
            yield obstacle("CA-067", "use-it", card=card_word(action.card))
        else:
            yield obstacle("CA-065", "not-in-hand", card=card_word(action.card))
    yield from _price(g, seat, action.card)


def _use(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-067..070: why a blue card that lies there cannot be activated."""
    power = POWER[action.card]
    name = card_word(power.id)
    if power.id not in card_names(g.laid[seat]):
        yield obstacle("CA-068", "not-laid", card=name)
    if power.id in g.used:
        yield obstacle("CA-068", "used-already", card=name)
    if g.moon not in power.moons and not g.weather.any_moon:
        yield obstacle("CA-069", "wrong-moon", card=name, moon=power.moons[0])
    does = power.effects[0].does
    if does == "convert":
        yield from _convert(g, seat)
    elif does == "draw-humans":
        yield from _draw(g, seat, DRAWS[0])
    elif power.aimed and not can_aim(g, seat, power):
        yield obstacle("CA-077", "no-target", card=name)
    elif does == "destroy" and not aim_menu(g, seat, power.id).options:
        yield from _too_dear(g, seat, power)


def _too_dear(g: Carpathes, seat: Seat, power: Power) -> Iterator[Obstacle]:
    """CA-123, 155: why not even the cheapest blue card of an opponent can be paid for."""
    preys = (prey for other in opponents(g, seat, power) for prey in card_names(g.laid[other]))
    cheapest = min(preys, key=lambda prey: POWER[prey].cost)
    cost = POWER[cheapest].cost
    if cost > means(g, seat):
        yield obstacle("CA-155", "no-price")
    yield from bars_of_duty(g, seat, cheapest, cost)


def _convert(g: Carpathes, seat: Seat) -> Iterator[Obstacle]:
    """CA-154: not at 100 blood, nor with a card that costs nothing."""
    if g.blood[seat] == TOP_BLOOD:
        yield obstacle("CA-154", "full")
    if not any(POWER[card].cost for card in card_names(g.powers[seat])):
        yield obstacle("CA-154", "nothing-to-convert")


def _recover(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-060, 062: Humans to drink and room on the counter."""
    if g.blood[seat] == TOP_BLOOD:
        yield obstacle("CA-062", "full")
    elif not g.humans[seat]:
        yield obstacle("CA-060", "no-humans")
    elif not drinks(g, seat).options:
        yield obstacle("CA-123", "drink-before-feeding", title=title_of_master(g, seat))


def drinks(g: Carpathes, seat: Seat) -> Menu[Drink]:
    """CA-060..063: which Humans can be drunk now."""
    most = g.weather.recover_most
    return drink_menu(seat, purse(g, seat), g.blood[seat], most, to_keep(g, seat), title_of_master(g, seat))


def _dominate(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-100..109: why a vampire cannot be dominated."""
    other = action.seat
    if other == seat:
        yield obstacle("CA-100", "oneself")
        return
    if g.blood[other] > WEAK:
        yield obstacle("CA-100", "too-strong", other=who(other), blood=g.blood[other])
    if g.blood[seat] - DOMINATE_COST < DOMINATE_LEFT:
        yield obstacle("CA-102", "too-weak", blood=g.blood[seat])
    if g.master[seat] == other:
        yield obstacle("CA-107", "your-master", title=title_of_master(g, seat))
    elif is_slave(g, other) and (not g.options.direct_theft or is_same_camp(g, seat, other)):
        yield obstacle("CA-106", "slave-already", other=who(other))
    if g.invisible[other]:
        yield obstacle("CA-108", "invisible", other=who(other))


def _feed(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-121, 125: only a Slave, when asked, once, and with means of 20."""
    if not is_slave(g, seat):
        yield obstacle("CA-121", "no-master")
        return
    if g.demand != "feed":
        yield obstacle("CA-125", "not-asked-to-feed", title=title_of_master(g, seat))
    elif g.served:
        yield obstacle("CA-125", "fed-already", title=title_of_master(g, seat))
    if means(g, seat) < MEAL:
        yield obstacle("CA-121", "cannot-feed", means=means(g, seat))


def _end(g: Carpathes, seat: Seat, action: Action) -> Iterator[Obstacle]:
    """CA-026, 123: a turn may end at any time, unless the Master is to be fed first."""
    if is_bound(g, seat):
        yield obstacle("CA-123", "must-feed", title=title_of_master(g, seat))


BARS: dict[ActionKind, Callable[[Carpathes, Seat, Action], Iterator[Obstacle]]] = {
    "draw": _draw,
    "play": _play,
    "lay": _lay,
    "use": _use,
    "recover": _recover,
    "dominate": _dominate,
    "feed": _feed,
    "end": _end,
}
check_complete("BARS", BARS, words_of(ActionKind))


def is_over(g: Carpathes, seat: Seat) -> bool:
    """CA-030: whether public facts show that nothing can be done any more in this turn."""
    if g.actions:
        return False
    if g.invisible[seat]:
        return True
    return not any(may_be_used(g, seat, card) for card in card_names(g.laid[seat]))


def may_be_used(g: Carpathes, seat: Seat, card: str) -> bool:
    """CA-030, 068, 069: whether, for all that everybody knows, a blue card could still be activated in this turn."""
    power = POWER[card]
    if card in g.used or (g.moon not in power.moons and not g.weather.any_moon):
        return False
    does = power.effects[0].does
    if does == "convert":
        return g.blood[seat] < TOP_BLOOD and bool(g.powers[seat])
    if does == "draw-humans":
        return can_draw(g, "human")
    if does == "destroy":
        most = g.blood[seat] - LEAST_BLOOD + VALUES[0] * len(g.humans[seat])
        preys = (prey for other in opponents(g, seat, power) for prey in card_names(g.laid[other]))
        return any(POWER[prey].cost <= most for prey in preys)
    return not power.aimed or can_aim(g, seat, power)
