"""The auction for the first place: what may be bid, and with which Humans the winner pays (CA-172..180)."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.carpathes.choices.payments import Payment, payment_brings, payment_marks
from lychgate.games.carpathes.data import BLOOD_STEP, VALUES, Purse
from lychgate.games.carpathes.state.purse import NONE, kinds, least, parts, worth
from lychgate.games.carpathes.words.names import Facts, purse_words


def bid_menu(seat: int, high: int, hand: Purse) -> Menu[int]:
    """CA-173..175: pass, or any multiple of 5 above the highest bid and within the worth of one's Humans.

    The reasons reach up to what that number of Human cards could be worth at most.
    """
    own, marks = worth(hand), tuple(f"hand:{seat}:{kind}" for kind in kinds(hand))

    def option(bid: int) -> Option[int]:
        if not bid:
            return Option("pass", 0, (), Say("option-bid-pass"), idle=True)
        return Option(f"bid:{bid}", bid, marks, Say("option-bid", {"n": bid, "own": own}))

    def bars(bid: int) -> Iterator[Obstacle]:
        if bid and bid <= high:
            yield obstacle("CA-173", "bid-too-low", high=high)
        if bid > own:
            yield obstacle("CA-175", "bid-too-high", own=own)

    return Menu.of(range(0, VALUES[0] * sum(hand) + 1, BLOOD_STEP), option, bars)


@kept
def price_menu(seat: int, hand: Purse, amount: int) -> Menu[Payment]:
    """CA-178: Humans only, worth at least the bid, none superfluous."""

    def bars(payment: Payment) -> Iterator[Obstacle]:
        if worth(payment.humans) < amount:
            yield obstacle("CA-178", "below-bid", bid=amount, worth=worth(payment.humans))
        elif worth(payment.humans) - least(payment.humans) >= amount:
            yield obstacle("CA-178", "superfluous", humans=purse_words(payment.humans), amount=amount)

    ways = [Payment(part, 0) for part in parts(hand) if part != NONE]
    return Menu.of(ways, lambda payment: _price_option(seat, payment, amount), bars)


def _price_option(seat: int, payment: Payment, amount: int) -> Option[Payment]:
    """CA-178: say what is lost because no change is given."""
    facts: Facts = {"humans": purse_words(payment.humans), "waste": max(0, worth(payment.humans) - amount)}
    brings, marks = payment_brings(seat, payment), payment_marks(seat, payment)
    return Option(f"pay:{payment.text}", payment, marks, Say("option-price", facts), brings=brings)
