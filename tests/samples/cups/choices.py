"""What may be bid, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.purpose import Kind, Notation, Purposes, Use
from lychgate.core.say import Say
from tests.samples.cups.data import BIDS, Bid
from tests.samples.cups.words.names import bid_named


@kept
def turn_menu(before: Bid | None, seats: int) -> Menu[Bid | None]:
    """CU-011, CU-012: any higher bid, or a doubt."""

    def bars(bid: Bid | None) -> Iterator[Obstacle]:
        if bid is None:
            if before is None:
                yield obstacle("CU-012", "no-bid")
        elif before is not None and bid <= before:
            yield obstacle("CU-011", "not-higher", bid=bid_named(bid), before=bid_named(before))

    doubted = Say("option-doubt-nothing") if before is None else Say("option-doubt", {"bid": bid_named(before)})
    doubt: Option[Bid | None] = Option("doubt", None, label=doubted)
    bids: list[Option[Bid | None]] = [
        Option(f"bid:{bid[0]}x{bid[1]}", bid, label=Say("option-bid", {"bid": bid_named(bid)})) for bid in BIDS[seats]
    ]
    return Menu([*bids, doubt], bars)


TURN = {"turn": ("bid", "doubt")}

PURPOSES = Purposes(
    (
        Kind("cup", ("cup:{seat}", "cup:{seat}:{die}"), "CU-002", (Use("bid", "CU-011", through=TURN),)),
        Kind("points", ("points:{seat}",), "CU-021"),
        Kind("seat", ("seat:{seat}",), "CU-001"),
    ),
    (
        Notation(("bid",), "bid", "CU-011", ("turn",), "bid:2x6"),
        Notation(("doubt",), "bid", "CU-012", ("turn",), "doubt"),
    ),
    ends="CU-021",
)
"""What things are for, and how answers are written."""
