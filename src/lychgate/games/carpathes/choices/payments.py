"""How something can be paid, and which Humans can be drunk (CA-037..046, 060..063)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.carpathes.data import LEAST_BLOOD, TOP_BLOOD, WEAK, Gender, Purse
from lychgate.games.carpathes.state.purse import NONE, kinds, least, letters, minus, parts, worth
from lychgate.games.carpathes.words.names import Facts, payment_words, purse_words


class Payment(msgspec.Struct, frozen=True):
    """CA-037: Human cards, doses from the counter, or a mixture."""

    humans: Purse
    blood: int

    @property
    def text(self) -> str:
        """Write it as in the notation: `MW`, `15`, `OO+5`."""
        return "+".join(filter(None, (letters(self.humans), str(self.blood) if self.blood else ""))) or "-"


NOTHING = Payment(NONE, 0)


def payment_marks(seat: int, payment: Payment) -> tuple[str, ...]:
    cards = tuple(f"hand:{seat}:{kind}" for kind in kinds(payment.humans))
    return (*cards, f"blood:{seat}") if payment.blood else cards


def payment_brings(seat: int, payment: Payment) -> dict[str, int]:
    """CA-037, 047: the numbers that a payment changes: Humans held, doses on the counter."""
    cards = sum(payment.humans)
    humans = {f"held:{seat}:back-human": -cards} if cards else {}
    return humans | ({f"blood:{seat}": -payment.blood} if payment.blood else {})


def _as_option(
    seat: int, payment: Payment, amount: int, blood: int, final: bool, preset: bool = False
) -> Option[Payment]:
    """CA-038, 048: say what is lost because no change is given, and where the counter will stand.

    After a loss nothing else changes the numbers (`final`); after a cost the card may.
    """
    left = blood - payment.blood
    facts: Facts = {
        "what": payment_words(payment.humans, payment.blood),
        "waste": max(0, worth(payment.humans) - amount),
        "left": left,
        "falls": "weak" if left <= WEAK < blood else "no",
    }
    brings = payment_brings(seat, payment) if final else {}
    marks = payment_marks(seat, payment)
    label = Say("option-pay", facts)
    return Option(f"pay:{payment.text}", payment, marks, label, facts={"preset": True} if preset else {}, brings=brings)


def _ways(hand: Purse, amount: int) -> list[Payment]:
    """CA-038, 042: any set of Humans, the remainder from the counter; no change is given."""
    return [Payment(part, max(0, amount - worth(part))) for part in parts(hand)]


def _wasteful(payment: Payment, amount: int) -> Iterator[Obstacle]:
    """CA-042: a card without which the others still cover the amount is superfluous."""
    if payment.humans != NONE and worth(payment.humans) - least(payment.humans) >= amount:
        yield obstacle("CA-042", "superfluous", humans=purse_words(payment.humans), amount=amount)


def bars_of_cost(
    payment: Payment, hand: Purse, blood: int, amount: int, keep: int, title: Gender
) -> Iterator[Obstacle]:
    """CA-039, 042, 123: why a cost cannot be paid with this payment."""
    spare = blood - LEAST_BLOOD
    if payment.blood > spare:
        yield obstacle("CA-039", "counter", needed=payment.blood, spare=spare)
    yield from _wasteful(payment, amount)
    left = worth(minus(hand, payment.humans)) + spare - payment.blood
    if left < keep:
        yield obstacle("CA-123", "keep", left=left, keep=keep, title=title)


@kept
def _menu(seat: int, hand: Purse, blood: int, amount: int, keep: int, title: Gender, final: bool) -> Menu[Payment]:
    def bars(payment: Payment) -> Iterator[Obstacle]:
        return bars_of_cost(payment, hand, blood, amount, keep, title)

    def option(payment: Payment) -> Option[Payment]:
        return _as_option(seat, payment, amount, blood, final, payment == cheapest and not final)

    ways = _ways(hand, amount)
    legal = [payment for payment in ways if next(bars(payment), None) is None]
    cheapest = min(legal, key=lambda payment: _loss(payment, amount), default=NOTHING)
    return Menu.built([option(payment) for payment in legal], lambda: map(option, ways), bars)


def _loss(payment: Payment, amount: int) -> tuple[int, int]:
    """Rank a payment: by the doses lost for want of change (CA-038), then by those taken from the counter.

    Blood on the counter keeps a vampire from being dominated (CA-100), Humans in hand do not.
    """
    return max(0, worth(payment.humans) - amount), payment.blood


def cost_menu(seat: int, hand: Purse, blood: int, amount: int, keep: int, title: Gender = "m") -> Menu[Payment]:
    """CA-037..043: the legal payments of a cost that leave means of at least `keep` for the Master of this title."""
    return _menu(seat, hand, blood, amount, keep, title, False)


@kept
def loss_menu(seat: int, hand: Purse, blood: int, amount: int) -> Menu[Payment]:
    """CA-044..046: a loss is paid in full if it can be; otherwise with everything, and the rest is forgiven."""
    if worth(hand) + blood - LEAST_BLOOD < amount:
        return Menu([_as_option(seat, Payment(hand, blood - LEAST_BLOOD), amount, blood, True)])
    return _menu(seat, hand, blood, amount, 0, "m", True)


class Drink(msgspec.Struct, frozen=True):
    """CA-060: Humans discarded, and what the counter gains by it."""

    humans: Purse
    gain: int


NO_DRINK = Drink(NONE, 0)


@kept
def drink_menu(seat: int, hand: Purse, blood: int, most: int, keep: int, title: Gender = "m") -> Menu[Drink]:
    """CA-060..063, 123: sets of Humans in which every card adds to the gain, and that leave the means to feed."""
    limit = min(most, TOP_BLOOD - blood)

    def as_drink(drink: Drink) -> Option[Drink]:
        waste = worth(drink.humans) - drink.gain
        facts: Facts = {
            "humans": purse_words(drink.humans), "n": drink.gain, "waste": waste, "left": blood + drink.gain,
        }  # fmt: skip
        touched = (*(f"hand:{seat}:{kind}" for kind in kinds(drink.humans)), f"blood:{seat}")
        return Option(f"drink:{letters(drink.humans)}", drink, touched, Say("option-drink", facts))

    def bars(drink: Drink) -> Iterator[Obstacle]:
        if worth(drink.humans) - least(drink.humans) >= limit:
            yield obstacle("CA-063", "superfluous-drink", humans=purse_words(drink.humans), limit=limit)
        left = worth(minus(hand, drink.humans)) + blood + drink.gain - LEAST_BLOOD
        if left < keep:
            yield obstacle("CA-123", "keep", left=left, keep=keep, title=title)

    sets = [Drink(part, min(limit, worth(part))) for part in parts(hand) if part != NONE]
    return Menu.of(sets, as_drink, bars)
