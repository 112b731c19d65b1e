"""Positions of the picture book that the guided match does not reach."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.step import Step
from lychgate.games.carpathes.data import CHARACTERS, COLOURS, EVENTS, FIRST_POWER, HUMANS, NAMES, NOBODY
from lychgate.games.carpathes.state.position import NO_GRACE, Carpathes, CarpathesOptions
from lychgate.games.carpathes.steps.cycle import EndCycle
from lychgate.games.carpathes.steps.turn import Act, Turn

_LUCK = "ca" * 32
"""The luck of these positions; nothing that is drawn by lot can be seen in them."""
_HUMAN = {human.letter: human.id for human in HUMANS}


class _Own(msgspec.Struct, frozen=True, kw_only=True):
    """What one vampire has: blood, Humans as letters, Powers by name."""

    blood: int
    humans: str = ""
    powers: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    master: Seat = NOBODY
    grace: int = NO_GRACE


def serving() -> Carpathes:
    """A Slave with Grace 3, whose Master is hungry enough to be fed."""
    slave = _Own(blood=45, humans="WWW", powers=("wolf_call",), master=Seat(0), grace=3)
    owns = (_Own(blood=30, humans="W", powers=("bite",)), _Own(blood=70, humans="MM"), slave)
    return _table(owns, Turn(Seat(2)))


def auction() -> Carpathes:
    """The first cycle is over: Pandemonium is turned up, and everybody may bid."""
    slave = _Own(blood=45, humans="WO", master=Seat(0), grace=1)
    g = _table((_Own(blood=55, humans="MW", powers=("bite",)), _Own(blood=60, humans="MWO"), slave), EndCycle())
    ids = [event.id for event in EVENTS]
    g.event_deck.remove(ids.index("pandemonium"))
    g.event_deck.append(ids.index("pandemonium"))
    g.figure = 3
    return g


def black_moon() -> Carpathes:
    """Under the Black Moon Regeneration is awake and Bloodletting asleep."""
    own = _Own(blood=60, humans="MW", powers=("bite",), laid=("bloodletting", "regeneration"))
    slave = _Own(blood=45, humans="W", master=Seat(0), grace=2)
    g = _table((own, _Own(blood=70, humans="MM"), slave), Act(Seat(0)))
    g.cycle = 2
    return g


def last_rival() -> Carpathes:
    """One rival serves, the other stands at 15: one domination is missing."""
    slave = _Own(blood=45, humans="W", master=Seat(0), grace=2)
    return _table((_Own(blood=45, humans="W"), _Own(blood=15, humans="MM"), slave), Act(Seat(0)))


def _table(owns: tuple[_Own, ...], step: Step) -> Carpathes:
    """Return a match with these vampires, the first one's turn, and this step to do."""
    box = list(range(len(NAMES)))

    def taken(names: Iterable[str]) -> list[int]:
        found = []
        for name in names:
            card = next(card for card in box if NAMES[card] == name)
            box.remove(card)
            found.append(card)
        return found

    humans = [taken([_HUMAN[letter] for letter in own.humans]) for own in owns]
    powers = [taken(own.powers) for own in owns]
    laid = [taken(own.laid) for own in owns]
    seats = len(owns)
    return Carpathes(
        seats=seats,
        chance=Chance(_LUCK),
        poker_face=False,
        round=1,
        options=CarpathesOptions(),
        human_deck=[card for card in box if card < FIRST_POWER],
        human_discard=[],
        event_deck=list(range(len(EVENTS))),
        power_deck=[card for card in box if card >= FIRST_POWER],
        power_discard=[],
        event=[],
        in_force=False,
        humans=humans,
        powers=powers,
        laid=laid,
        character=[character.id for character in CHARACTERS[:seats]],
        colour=list(COLOURS[:seats]),
        blood=[own.blood for own in owns],
        master=[own.master for own in owns],
        grace=[own.grace for own in owns],
        invisible=[False] * seats,
        paralysed=[False] * seats,
        first=Seat(0),
        active=Seat(0),
        actions=3,
        cycle=1,
        figure=1,
        demand="nothing",
        quarry=NOBODY,
        agenda=[step],
    )
