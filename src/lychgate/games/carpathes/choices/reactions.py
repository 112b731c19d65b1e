"""What the target of an attack may answer, outside his own turn (CA-058, 059, 080..082)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.say import Say, who
from lychgate.games.carpathes.choices.payments import Payment, cost_menu, marks, words
from lychgate.games.carpathes.data import POWERS, Power
from lychgate.games.carpathes.state.position import Carpathes, card_names, means, purse
from lychgate.games.carpathes.words.names import Facts, card_word

COUNTERS = tuple(power for power in POWERS if power.counter)


class Counterplay(msgspec.Struct, frozen=True):
    """A reaction Aid and the way it is paid for; None where it cannot be paid."""

    power: Power
    payment: Payment | None


def counter_menu(
    g: Carpathes, seat: int, attacker: int, returnable: bool, passing: Option[Counterplay | None]
) -> Menu[Counterplay | None]:
    """CA-058, 059, 082: the reaction Aids held and payable, each with every way to pay for it, or none of them."""
    own = card_names(g.powers[seat])

    def bars(play: Counterplay | None) -> Iterator[Obstacle]:
        if play is None or play.payment is not None:
            return
        name, cost = card_word(play.power.id), play.power.cost
        if play.power.id not in own:
            yield obstacle("CA-082", "not-in-hand", card=name)
        else:
            yield obstacle("CA-041", "too-dear", card=name, cost=cost, means=means(g, seat))

    def options() -> Iterator[Option[Counterplay | None]]:
        yield passing
        for power in COUNTERS:
            mark = f"hand:{seat}:{power.id}"
            if power.id not in own or power.cost > means(g, seat):
                yield Option(power.id, Counterplay(power, None), (mark,))
                continue
            effect = "blunt" if power.counter == "return" and not returnable else power.counter
            for cost in cost_menu(seat, purse(g, seat), g.blood[seat], power.cost, 0).options:
                payment = cost.value
                facts: Facts = {
                    "card": card_word(power.id),
                    "cost": power.cost,
                    "what": words(payment),
                    "attacker": who(attacker),
                }
                label = Say(f"option-counter-{effect}", facts)
                play = Counterplay(power, payment)
                yield Option(f"{power.id}:{payment.text}", play, (mark, *marks(seat, payment)), label)

    return Menu(options(), bars)
