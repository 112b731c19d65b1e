"""Blood Coven positions from compact text, in the notation of the rules, ready to be played from there.

    table = position(TakeTurns(), s0="1=D(H) hand P", city="PPNN")
    assert table.codes == ["pass", "make:P@5", "make:P@4", "make:P@3"]
    table.play("make:P@3")
    assert table.seat(0) == "1=D(T) 3=P(T) hand - scare - fatigue -"

Coins that are not named lie in the ash, where they influence nothing, so that no coin is lost or added (BC-014). When
the steps given are done, the match pauses instead of ending.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.games.blood_coven.data import CARDS, COINS, LETTERS, NOBODY, SLOTS, Ability, Bonus, Coins, Phase
from lychgate.games.blood_coven.state.position import Card, Coven, CovenOptions, coin_on, heads, is_heads, tails
from lychgate.games.blood_coven.state.purse import NONE, coins_of, plus, text
from tests.looking import Looking, Pause

GAME = lychgate.game("blood-coven")
E = TypeVar("E", bound=Event)

_VAMPIRE = re.compile(r"(?P<slot>[1-5])=(?P<coin>[PND])\((?P<face>[HT])\)(?:<(?P<food>[PND]))?")
_HEAP = re.compile(r"-|P*N*D*")
PHASES: dict[str, Phase] = {"FeedAndScare": "feed", "Populate": "populate"}
"""The phase of a position, by the name of its first step; with any other step, the vampires' turns."""
_KEY = "5c" * 32
"""The match key of every position: luck that a test does not script is at least the same each time."""


class _Own:
    """What one player has, read from text: `1=D(H) 3=N(T)<P hand PN scare - fatigue D card blood_price`."""

    def __init__(self, described: str) -> None:
        slots, fed = [0] * len(SLOTS), [0] * len(SLOTS)
        self.heaps = {"hand": NONE, "scare": NONE, "fatigue": NONE}
        self.ability: Ability | None = None
        words = iter(described.split())
        for word in words:
            if vampire := _VAMPIRE.fullmatch(word):
                at, coin = int(vampire["slot"]) - 1, LETTERS.index(vampire["coin"])
                slots[at] = heads(coin) if vampire["face"] == "H" else tails(coin)
                fed[at] = 1 + LETTERS.index(vampire["food"]) if vampire["food"] else 0
            elif word in self.heaps:
                self.heaps[word] = _heap(next(words))
            elif word == "card":
                self.ability = Ability[next(words).upper()]
            else:
                raise ValueError(f"{word!r} is no part of a position")
        self.slots, self.fed = _card(slots), _card(fed)


def _card(places: list[int]) -> Card:
    one, two, three, four, five = places
    return one, two, three, four, five


def _heap(letters: str) -> Coins:
    if not _HEAP.fullmatch(letters):
        raise ValueError(f"{letters!r} is no heap of coins; write it in the order P, N, D")
    return coins_of(letters)


def position(
    *steps: Step,
    s0: str = "",
    s1: str = "",
    s2: str | None = None,
    city: str = "-",
    supply: str = "-",
    holder: int = 0,
    round: int = 5,
    quiet: int = 0,
    acted: bool = False,
    chance: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
) -> Position:
    """Return a match that stands at the described position and has the given steps, in reading order, to do.

    Giving `s2` makes it a match of three. `chance` scripts what nature answers. Where a player's description names a
    card, the option `abilities` is set to `deal`, and players without a card get one that only scores.
    """
    owns = [_Own(described) for described in (s0, s1, s2) if described is not None]
    chosen = dict(options or {})
    if any(own.ability is not None for own in owns):
        chosen.setdefault("abilities", "deal")
    g = Coven(
        seats=len(owns),
        chance=Chance(_KEY, script=chance),
        round=round,
        options=CovenOptions(**chosen),
        supply=_heap(supply),
        city=_heap(city),
        hand=[own.heaps["hand"] for own in owns],
        scare=[own.heaps["scare"] for own in owns],
        fatigue=[own.heaps["fatigue"] for own in owns],
        slots=[own.slots for own in owns],
        fed=[own.fed for own in owns],
        quarter=Seat(holder),
        phase=PHASES.get(type(steps[0]).__name__, "turns") if steps else "turns",
        placed=[0] * len(owns),
        cards=_abilities(owns) if chosen.get("abilities", "off") != "off" else [],
        acted=acted,
        quiet=quiet,
        hunted=[False] * len(owns),
        agenda=[Pause(), *reversed(steps)],
    )
    g.ash = _rest(g)
    return Position(Match.from_state(GAME, g, chosen))


def _abilities(owns: list[_Own]) -> list[tuple[Ability, ...]]:
    """Every player has a card; those whose card does not matter get one that does nothing before scoring."""
    dealt = [own.ability for own in owns]
    quiet = (card.id for card in CARDS if isinstance(card.does, Bonus) and card.id not in dealt)
    return [(own.ability or next(quiet),) for own in owns]


def _rest(g: Coven) -> Coins:
    used = all_coins(g)
    rest = tuple(coin.count - count for coin, count in zip(COINS, used, strict=True))
    if min(rest) < 0:
        raise ValueError(f"there are fewer coins than {text(used)}")
    return rest[0], rest[1], rest[2]


def all_coins(g: Coven) -> Coins:
    """Count every coin of a position, wherever it lies (BC-014)."""
    found = plus(plus(g.supply, g.city), g.ash)
    for seat in range(g.seats):
        found = plus(plus(found, g.hand[seat]), plus(g.scare[seat], g.fatigue[seat]))
        for vampire, food in zip(g.slots[seat], g.fed[seat], strict=True):
            for letter in (LETTERS[coin_on(vampire)] if vampire else "", LETTERS[food - 1] if food else ""):
                found = plus(found, coins_of(letter))
    return found


class Position(Looking[Coven]):
    """A Blood Coven match as a test looks at it: everything as text in the notation of the rules."""

    def codes_of(self, seat: int) -> list[str]:
        """The options of one of several questions."""
        ask = self.match.ask(seat)
        assert ask is not None, f"seat {seat} is not asked"
        return [option.code for option in ask.options]

    # --- what lies where

    def vampires(self, seat: int) -> str:
        """A player's vampires: `1=D(T) 3=P(T)<N`, or `-`."""
        found = []
        for slot, vampire, food in zip(SLOTS, self.g.slots[seat], self.g.fed[seat], strict=True):
            if vampire:
                face = "H" if is_heads(vampire) else "T"
                eaten = f"<{LETTERS[food - 1]}" if food else ""
                found.append(f"{slot}={LETTERS[coin_on(vampire)]}({face}){eaten}")
        return " ".join(found) or "-"

    def hand(self, seat: int) -> str:
        """A player's fresh victims."""
        return text(self.g.hand[seat])

    def scare(self, seat: int) -> str:
        """A player's victims in the scare area."""
        return text(self.g.scare[seat])

    def fatigue(self, seat: int) -> str:
        """A player's resting victims."""
        return text(self.g.fatigue[seat])

    def seat(self, seat: int) -> str:
        """All that a player has: `1=D(T) 3=P(T) hand - scare - fatigue -`."""
        return f"{self.vampires(seat)} hand {self.hand(seat)} scare {self.scare(seat)} fatigue {self.fatigue(seat)}"

    @property
    def city(self) -> str:
        """The city's villagers."""
        return text(self.g.city)

    @property
    def supply(self) -> str:
        """The supply's villagers."""
        return text(self.g.supply)

    @property
    def ash(self) -> str:
        """The coins out of the game, those that the description did not name included."""
        return text(self.g.ash)

    @property
    def quarter(self) -> int | None:
        """The seat that holds the quarter."""
        return None if self.g.quarter == NOBODY else self.g.quarter

    # --- what happened

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the position."""
        return list(self.g.events or ())


def opening(
    seats: int = 2, seed: int = 7, options: Mapping[str, Any] | None = None, chance: Iterable[str] = ()
) -> Position:
    """Return a match at its very beginning."""
    return Position(GAME.start(seats, seed, options, chance=chance))
