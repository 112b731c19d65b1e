"""Carpathes positions from compact text, ready to be played from there.

    table = position(Act(Seat(0)), s0="60 MW crows,bite laid=conversion", s1="20 O slave=0:3", s2="100")
    table.play("play:crows", "at:1", "pay:15")

A player is his blood, his Humans as letters, his Powers, and words: `laid=...`, `slave=<master>:<grace>`,
`invisible`, `paralysed`. Cards that are not named lie in the decks. When the steps are done the match pauses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.games.carpathes.data import (
    CHARACTERS,
    COLOURS,
    EVENTS,
    FIRST_POWER,
    FLAGS,
    HUMANS,
    NAMES,
    NOBODY,
    POWER,
    Wish,
)
from lychgate.games.carpathes.state.position import NO_GRACE, Carpathes, CarpathesOptions, card_names, purse
from lychgate.games.carpathes.state.purse import letters
from tests.looking import Looking, Pause

GAME = lychgate.game("carpathes")
E = TypeVar("E", bound=Event)
LETTER = {human.letter: human.id for human in HUMANS}
EVENT_IDS = [event.id for event in EVENTS]
_KEY = "ca" * 32


class Box:
    """The cards that lie nowhere yet."""

    def __init__(self) -> None:
        self.cards = list(range(len(NAMES)))

    def named(self, names: Iterable[str]) -> list[int]:
        found = []
        for name in names:
            card = next(card for card in self.cards if NAMES[card] == name)
            self.cards.remove(card)
            found.append(card)
        return found

    def humans(self, text: str) -> list[int]:
        return self.named(LETTER[letter] for letter in text)

    def powers(self, text: str) -> list[int]:
        return self.named(filter(None, text.split(",")))

    def rest(self, powers: bool) -> list[int]:
        return [card for card in self.cards if (card >= FIRST_POWER) == powers]


class Own:
    """What one player has, read from text."""

    def __init__(self, described: str, box: Box) -> None:
        self.blood, self.master, self.grace = 100, NOBODY, NO_GRACE
        self.humans: list[int] = []
        self.powers: list[int] = []
        self.laid: list[int] = []
        self.marks: list[str] = []
        for word in described.split():
            if word.isdigit():
                self.blood = int(word)
            elif set(word) <= set(LETTER):
                self.humans = box.humans(word)
            elif word.startswith("laid="):
                self.laid = box.powers(word.removeprefix("laid="))
            elif word.startswith("slave="):
                master, _, grace = word.removeprefix("slave=").partition(":")
                self.master, self.grace = Seat(int(master)), int(grace)
            elif word in ("invisible", "paralysed"):
                self.marks.append(word)
            else:
                self.powers = box.powers(word)


def position(
    *steps: Step,
    s0: str = "",
    s1: str = "",
    s2: str = "",
    s3: str | None = None,
    s4: str | None = None,
    first: int = 0,
    active: int = 0,
    actions: int = 3,
    cycle: int = 1,
    figure: int = 1,
    demand: Wish = "nothing",
    quarry: int = -1,
    event: str = "",
    in_force: bool = True,
    human_deck: str | None = None,
    human_discard: str = "",
    power_deck: str | None = None,
    power_discard: str = "",
    top_humans: str = "",
    top_powers: str = "",
    event_deck: Iterable[str] | None = None,
    chance: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    poker_face: bool = False,
) -> Position:
    """Return a match that stands at the described position and has the given steps, in reading order, to do.

    `top_humans` and `top_powers` are drawn first, in reading order; `human_deck` and `power_deck` are the whole deck.
    """
    box = Box()
    owns = [Own(described, box) for described in (s0, s1, s2, s3, s4) if described is not None]
    seats = len(owns)
    discards = box.humans(human_discard), box.powers(power_discard)
    top_h, top_p = box.humans(human_deck or top_humans), box.powers(power_deck or top_powers)
    chosen = dict(options or {})
    lying = [EVENT_IDS.index(event)] if event else []
    left = [card for card in range(len(EVENTS)) if card not in lying]
    g = Carpathes(
        seats=seats,
        chance=Chance(_KEY, script=chance),
        poker_face=poker_face,
        flags=FLAGS,
        round=1,
        options=CarpathesOptions(**chosen),
        human_deck=[*(box.rest(False) if human_deck is None else ()), *reversed(top_h)],
        human_discard=discards[0],
        event_deck=left if event_deck is None else [EVENT_IDS.index(each) for each in reversed(list(event_deck))],
        power_deck=[*(box.rest(True) if power_deck is None else ()), *reversed(top_p)],
        power_discard=discards[1],
        event=lying,
        in_force=in_force and bool(lying),
        humans=[own.humans for own in owns],
        powers=[own.powers for own in owns],
        laid=[own.laid for own in owns],
        character=[character.id for character in CHARACTERS[:seats]],
        colour=list(COLOURS[:seats]),
        blood=[own.blood for own in owns],
        master=[own.master for own in owns],
        grace=[own.grace for own in owns],
        invisible=["invisible" in own.marks for own in owns],
        paralysed=["paralysed" in own.marks for own in owns],
        first=Seat(first),
        active=Seat(active),
        actions=actions,
        cycle=cycle,
        figure=figure,
        demand=demand,
        quarry=Seat(quarry),
        agenda=[Pause(), *reversed(steps)],
    )
    return Position(Match.from_state(GAME, g, chosen))


class Position(Looking[Carpathes]):
    """A Carpathes match as a test looks at it."""

    @property
    def question(self) -> str:
        """Who is asked what: `s0 act`; several with commas between them."""
        return ", ".join(self.asked)

    def offers(self, *codes: str) -> list[bool]:
        """Whether each code is offered."""
        return [code in self.codes for code in codes]

    # --- what lies where

    @property
    def blood(self) -> list[int]:
        return self.g.blood

    @property
    def grace(self) -> list[int]:
        return self.g.grace

    @property
    def masters(self) -> list[int]:
        return list(self.g.master)

    def humans(self, seat: int) -> str:
        """The Humans in a hand, as letters."""
        return letters(purse(self.g, seat))

    def powers(self, seat: int) -> list[str]:
        """The Powers in a hand, sorted."""
        return sorted(card_names(self.g.powers[seat]), key=list(POWER).index)

    def laid(self, seat: int) -> list[str]:
        return card_names(self.g.laid[seat])

    @property
    def human_discard(self) -> list[str]:
        return card_names(self.g.human_discard)

    @property
    def power_discard(self) -> list[str]:
        return card_names(self.g.power_discard)


def opening(
    seats: int = 3, seed: int = 7, options: Mapping[str, Any] | None = None, poker_face: bool = False
) -> Position:
    """Return a match at its very beginning."""
    return Position(GAME.start(seats, seed, options, poker_face=poker_face))


def started(seats: int = 3, seed: int = 7, options: Mapping[str, Any] | None = None) -> Position:
    """Return a match in which everybody has kept the first three Humans offered, at its first turn."""
    table = opening(seats, seed, options)
    while table.match.asks[0].key == "keep":
        ask = table.match.asks[0]
        table.match.answer(ask.seat, ask.options[0].code)
    return table
