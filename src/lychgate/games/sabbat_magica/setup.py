"""Options and opening position."""

from __future__ import annotations

import msgspec

from lychgate.core.game import GameOption, Setup
from lychgate.games.sabbat_magica.data.boards import INTACT, LOCATIONS, MIRRORS, OFF
from lychgate.games.sabbat_magica.data.cards import NO_PEOPLE, TIME, TIME_CARDS, PowerName
from lychgate.games.sabbat_magica.data.match import PeoplesOption, PowerLimit
from lychgate.games.sabbat_magica.data.numbers import GHOSTS, START_TERROR
from lychgate.games.sabbat_magica.data.resources import GATES, TILES
from lychgate.games.sabbat_magica.state.position import Sabbat, SabbatOptions
from lychgate.games.sabbat_magica.state.purse import NONE
from lychgate.games.sabbat_magica.steps.start import LayOut

OPTIONS = (
    GameOption(name="peoples", values=tuple(each.value for each in PeoplesOption), clause="SM-003"),
    GameOption(name="power_cards", values=(True, False), clause="SM-170"),
    GameOption(name="power_limit", values=tuple(each.value for each in PowerLimit), clause="SM-179"),
    GameOption(name="literal_steps", values=(False, True), clause="SM-101"),
    GameOption(name="first_game_hint", values=(True, False), clause="SM-063"),
)


def setup(given: Setup) -> Sabbat:
    """SM-004..013: every board before anything is shuffled; Full Moon lies open, all ghosts are in the graveyard."""
    seats = given.seats
    full_moon = TIME["full_moon"]
    return Sabbat(
        seats=seats,
        chance=given.chance,
        poker_face=given.poker_face,
        flags=given.flags,
        options=msgspec.convert(given.options, SabbatOptions),
        ghosts=[()] * len(LOCATIONS),
        bridge=[(0, 0)] * seats,
        graves=[GHOSTS] * seats,
        tiles=[index for index, tile in enumerate(TILES) for _ in range(tile.count)],
        spare=list(range(len(GATES))),
        mirrors=[INTACT] * len(MIRRORS),
        pile=[card for card in range(len(TIME_CARDS)) if card != full_moon],
        time=[full_moon],
        peoples=[NO_PEOPLE] * seats,
        magician=[OFF] * seats,
        two=[NONE] * seats,
        one=[NONE] * seats,
        skull=[False] * seats,
        approval=[NONE] * seats,
        chimeras=[0] * seats,
        terror=[START_TERROR] * seats,
        vp=[0] * seats,
        taken=[-1] * seats,
        canteen=[0] * seats,
        power=[PowerName.NONE] * seats,
        spent=[False] * seats,
        agenda=[LayOut()],
    )
