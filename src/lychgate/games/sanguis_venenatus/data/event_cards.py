"""The sixteen event cards, carried out from left to right. The rulebook gives their number; every row is ours [S]."""

from __future__ import annotations

import msgspec

from lychgate.games.sanguis_venenatus.data.effects import (
    Atom,
    Cleanse,
    Draw,
    EventToken,
    Gain,
    Infect,
    Influence,
    Lose,
    LoseOr,
    MayPay,
    Modifier,
    Plague,
    PlagueLowest,
    Wound,
)


class EventCard(msgspec.Struct, frozen=True):
    """One event card."""

    id: str
    name: str
    steps: tuple[Atom, ...]


PROWLING = "each_whose_vampire_is_on_board_and_not_on_sanctuary"
_FIRST_AND_SECOND = ("N13", "E13", "S13", "W13", "N06", "E06", "S06", "W06")

EVENTS = (
    EventCard("EV01", "Rats in the Granaries", (Plague(1, "NESW"), LoseOr("bread", 1, Lose("popularity", 1)))),
    EventCard(
        "EV02", "The Dead Carts",
        (Plague(2, "EW"), Plague(1, "N"), MayPay("each", (("bread", 1),), then=(Gain("popularity", 1),))),
    ),
    EventCard("EV03", "Death on the Wind", (Plague(3, "NESW"), Infect())),
    EventCard("EV04", "The Flagellants", (Plague(1, "EW"), Plague(3, "N"), Lose("popularity", 1, PROWLING))),
    EventCard(
        "EV05", "The Inquisition",
        (Plague(2, "N"), Plague(3, "S"), Plague(1, "E"), EventToken("inquisitor", ("E06", "W06"))),
    ),
    EventCard(
        "EV06", "The Great Fire",
        (Cleanse("any", "fields", ("N09", "S09")), EventToken("fire", ("N09", "S09")), Plague(2, "EW"), Plague(1, "S")),
    ),
    EventCard("EV07", "Spring Rain", (Cleanse("blood", "per_district"), Plague(3, "NS"))),
    EventCard("EV08", "The Saint's Fair", (Plague(1, "NS"), Plague(2, "W"), EventToken("fair", ("E09", "W09")))),
    EventCard(
        "EV09", "Hunger Riots",
        (Plague(2, "NS"), Plague(3, "E"), EventToken("mob", ("N13", "S13")), Lose("gold", 1, "each")),
    ),
    EventCard("EV10", "Miasma", (PlagueLowest("NESW"),)),
    EventCard(
        "EV11", "Procession of Relics",
        (Plague(1, "SW"), Plague(2, "N"), MayPay(PROWLING, (("gold", 2),), otherwise=(Wound(1),))),
    ),
    EventCard(
        "EV12", "Blood Moon", (Plague(3, "EW"), Plague(1, "N"), Modifier("vampire_ap_plus_2", "end_of_round"))
    ),
    EventCard(
        "EV13", "Refugees at the Gates",
        (Cleanse("blood", "fields", _FIRST_AND_SECOND), Plague(1, "EW"), Plague(3, "S"), Gain("bread", 1, "each")),
    ),
    EventCard(
        "EV14", "The Steward's Tax",
        (
            Plague(2, "SW"), Plague(1, "E"),
            MayPay("each", (("gold", 2),), otherwise=(Influence(-1, "choose_own"),), must=True),
        ),
    ),
    EventCard("EV15", "The Masked Ball", (Plague(3, "NW"), Plague(2, "E"), Draw(1, "each"))),
    EventCard(
        "EV16", "Quarantine",
        (Plague(2, "NESW"), Modifier("servants_off_sanctuary_start_with_1_ap_less", "end_of_round")),
    ),
)  # fmt: skip
"""SV-086..098: every card."""

EVENT = {card.id: card for card in EVENTS}
