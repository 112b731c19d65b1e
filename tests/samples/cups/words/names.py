"""What bids and dice are called."""

from __future__ import annotations

from lychgate.core.say import Say
from tests.samples.cups.data import Bid


def bid_named(bid: Bid) -> Say:
    return Say("bid", {"count": bid[0], "face": bid[1]})
