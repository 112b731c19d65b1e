"""What the target of an attack may answer, outside his own turn (CA-058, 059, 080..088)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.say import Say, who
from lychgate.games.carpathes.choices.payments import NOTHING, Payment, cost_menu, payment_brings, payment_marks
from lychgate.games.carpathes.data import POWER, POWERS, Counter
from lychgate.games.carpathes.state.position import Carpathes, card_names, means, purse
from lychgate.games.carpathes.words.names import Facts, card_word, payment_words

COUNTERS = tuple(power.id for power in POWERS if power.counter)


class Counterplay(msgspec.Struct, frozen=True):
    """A reaction Aid, how it is paid for, and what becomes of the attack."""

    card: str
    payment: Payment
    how: Counter


def bars_of_counter(g: Carpathes, seat: int, card: str) -> Iterator[Obstacle]:
    """CA-041, 059, 082: why a reaction Aid cannot be played."""
    cost, wealth = POWER[card].cost, means(g, seat)
    if card not in card_names(g.powers[seat]):
        yield obstacle("CA-082", "not-in-hand", card=card_word(card))
    elif cost > wealth:
        yield obstacle("CA-041", "too-dear", card=card_word(card), cost=cost, means=wealth)


def counter_menu(g: Carpathes, seat: int, attacker: int, returnable: bool) -> Menu[Counterplay]:
    """CA-058, 059, 082: the reaction Aids held and payable, each with every way to pay for it."""

    def bars(play: Counterplay) -> Iterator[Obstacle]:
        return bars_of_counter(g, seat, play.card)

    def options() -> Iterator[Option[Counterplay]]:
        for card in COUNTERS:
            how: Counter = "return" if POWER[card].counter == "return" and returnable else "cancel"
            unpaid = Counterplay(card, NOTHING, how)
            if next(bars(unpaid), None) is None:
                for way in cost_menu(seat, purse(g, seat), g.blood[seat], POWER[card].cost, 0).options:
                    yield _as_option(seat, attacker, Counterplay(card, way.value, how))
            else:
                yield Option(card, unpaid, (f"hand:{seat}:{card}",))

    return Menu(options(), bars)


def _as_option(seat: int, attacker: int, play: Counterplay) -> Option[Counterplay]:
    """CA-087, 088: the label of an Attack Return that only cancels says so (`blunt`)."""
    power, payment = POWER[play.card], play.payment
    facts: Facts = {
        "card": card_word(power.id),
        "cost": power.cost,
        "what": payment_words(payment.humans, payment.blood),
        "attacker": who(attacker),
    }
    label = Say(f"option-counter-{play.how if play.how == power.counter else 'blunt'}", facts)
    marks = (f"hand:{seat}:{power.id}", *payment_marks(seat, payment))
    brings = {f"held:{seat}:back-power": -1, **payment_brings(seat, payment)} if play.how == "cancel" else {}
    return Option(f"{power.id}:{payment.text}", play, marks, label, brings=brings)
