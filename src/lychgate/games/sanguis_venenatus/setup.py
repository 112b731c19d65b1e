"""Options and opening position."""

from __future__ import annotations

from lychgate.core.game import GameOption, Setup
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, EVERYWHERE, NOWHERE
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import DECK
from lychgate.games.sanguis_venenatus.data.numbers import (
    BARRACK_TOKENS,
    BLOOD_START,
    DESTRUCTION_TOKENS,
    EACH_EVENT_TOKEN,
    EVENT_TOKENS,
    NOBLES,
    SERVANTS,
    SOULS,
    STOCK_START,
)
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import NIGHTHUNTER_POPULARITY, SHEETS
from lychgate.games.sanguis_venenatus.state.position import City, CityOptions
from lychgate.games.sanguis_venenatus.steps.start import SetUp

OPTIONS = (
    GameOption(name="sheets", values=("asymmetric", "nighthunter", "mixed"), clause="SV-017"),
    GameOption(name="draft", values=("on", "random"), clause="SV-179", ours=True),
)


def setup(given: Setup) -> City:
    """SV-014, 016, 018, 019: board, supplies and tracks; whatever is drawn or chosen comes as the first step."""
    seats = given.seats
    fields, servants = len(EVERYWHERE), seats * SERVANTS
    return City(
        seats=seats,
        chance=given.chance,
        poker_face=given.poker_face,
        flags=given.flags,
        options=CityOptions(**given.options),
        intrigue_deck=list(range(len(DECK))),
        hand=[[] for _ in range(seats)],
        event_deck=list(range(len(EVENTS))),
        servant_box=list(range(len(SERVANT_CARDS))),
        draft=[[] for _ in range(seats)],
        kept=[[] for _ in range(seats)],
        crew=[[] for _ in range(seats)],
        pile=DESTRUCTION_TOKENS,
        tokens=[""] * fields,
        event_supply=(EACH_EVENT_TOKEN,) * len(EVENT_TOKENS),
        barracks=[None] * fields,
        barrack_supply=[BARRACK_TOKENS] * seats,
        nobles=[()] * len(DISTRICTS),
        noble_supply=[NOBLES] * seats,
        influence=[(0,) * seats] * len(DISTRICTS),
        piles=[tuple(range(seats))] * len(DISTRICTS),
        sheets_left=tuple(range(len(SHEETS))),
        sheet=[-1] * seats,
        asymmetric=[False] * seats,
        vp=[0] * seats,
        blood=[BLOOD_START] * seats,
        popularity=[NIGHTHUNTER_POPULARITY] * seats,
        stock=[list(STOCK_START) for _ in range(seats)],
        soul_supply=SOULS,
        souls=[0] * seats,
        lair=[NOWHERE] * seats,
        woken=[False] * seats,
        fallen=[False] * seats,
        at=[NOWHERE] * servants,
        infected=[False] * servants,
        flipped=[False] * servants,
        done=[False] * servants,
        agenda=[SetUp()],
    )
