"""What the target of an attack may answer, outside his own turn (CA-058, 059, 080..088)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from lychgate.core.ask import Seat, obstacle
from lychgate.core.say import Say, who
from lychgate.core.step import Step
from lychgate.core.window import Reaction, Window, reacts_to
from lychgate.games.carpathes.choices.payments import Payment, cost_menu, marks, words
from lychgate.games.carpathes.data import POWER, POWERS, Counter, Power
from lychgate.games.carpathes.events.attacks import Reacted
from lychgate.games.carpathes.state.position import Carpathes, card_names, means, purse
from lychgate.games.carpathes.steps.attack import Strike, is_returnable
from lychgate.games.carpathes.steps.blood import pay
from lychgate.games.carpathes.steps.hands import take_card
from lychgate.games.carpathes.words.names import Facts, card_word

COUNTERS = tuple(power for power in POWERS if power.counter)


def announced(g: Carpathes, strike: Strike) -> Window:
    """CA-080..082: every target that holds a Power card is asked, whatever it is; nobody, if nothing counters it."""
    asked = strike.targets if POWER[strike.card].counterable else ()
    return Window(strike, tuple(seat for seat in asked if g.powers[seat]))


@reacts_to(Strike, key="react", clause="CA-080")
def reactions(g: Carpathes, seat: int, strike: Strike) -> Iterator[Reaction]:
    """CA-058, 059, 082: the reaction Aids held and payable, each with every way to pay for it."""
    own = card_names(g.powers[seat])
    for power in COUNTERS:
        mark = (f"hand:{seat}:{power.id}",)
        if power.id not in own:
            reason = obstacle("CA-082", "not-in-hand", card=card_word(power.id))
            yield Reaction(power.id, _never, mark, obstacles=(reason,))
        elif power.cost > means(g, seat):
            name = card_word(power.id)
            reason = obstacle("CA-041", "too-dear", card=name, cost=power.cost, means=means(g, seat))
            yield Reaction(power.id, _never, mark, obstacles=(reason,))
        else:
            blunt = power.counter == "return" and not is_returnable(g, strike, seat)
            effect = "blunt" if blunt else power.counter
            for option in cost_menu(seat, purse(g, seat), g.blood[seat], power.cost, 0).options:
                payment = option.value
                facts: Facts = {
                    "card": card_word(power.id),
                    "cost": power.cost,
                    "what": words(payment),
                    "attacker": who(strike.attacker),
                }
                label = Say(f"option-counter-{effect}", facts)
                code = f"{power.id}:{payment.text}"
                yield Reaction(code, _counter(power, payment), (*mark, *marks(seat, payment)), label)


def _never(g: Carpathes, seat: int, strike: Strike) -> Step:
    """What is not offered changes nothing."""
    return strike


def _counter(power: Power, payment: Payment) -> Callable[[Carpathes, int, Strike], Step]:
    """CA-059, 084: pay for the Aid and discard it; it cannot be countered itself."""

    def against(g: Carpathes, target: int, strike: Strike) -> Step:
        seat = Seat(target)
        take_card(g, seat, power.id, "power_discard")
        pay(g, seat, payment)
        how: Counter = "return" if power.counter == "return" and is_returnable(g, strike, seat) else "cancel"
        g.tell(Reacted(seat, power.id, payment.humans, payment.blood, strike.attacker, how))
        return msgspec.structs.replace(strike, answers=(*strike.answers, (seat, how)))

    return against
