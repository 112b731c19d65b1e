"""The cards and the figures."""

from __future__ import annotations

from typing import Literal

from lychgate.core.vocabulary import check_complete, words_of

PLAYERS = (2, 4)
"""RA-001: fewest and most players."""
COINS = CARDS = 3
"""RA-001: of each player at the start."""
HAND_LIMIT = 4
"""RA-040: cards."""
RICH = 7
"""RA-042: coins that win at once."""

Kind = Literal["raid", "shield", "mirror", "gold"]
COPIES: dict[Kind, int] = {"raid": 6, "shield": 4, "mirror": 3, "gold": 7}
"""RA-002: how many cards of each kind there are."""
check_complete("COPIES", COPIES, words_of(Kind))
KINDS: tuple[Kind, ...] = tuple(kind for kind, copies in COPIES.items() for _ in range(copies))
"""RA-002: what each card is; cards are numbers."""

Action = Literal["draw", "spy", "sell", "raid", "pass"]
"""RA-020: what can be done on a turn."""

Reaction = Literal["shield", "mirror", "bribe"]
CARD_OF: dict[Reaction, Kind] = {"shield": "shield", "mirror": "mirror", "bribe": "gold"}
"""RA-031..033: the card that each reaction costs."""
check_complete("CARD_OF", CARD_OF, words_of(Reaction))

Why = Literal["bid", "raid", "sell", "limit", Reaction]
"""Why a card is discarded."""
