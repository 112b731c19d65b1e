"""Damnation positions from compact text, ready to be played from there.

    table = position(Turn(0), lost="c1208 hp 7 hand leather_apron", gentleman="kitchen", chance=["d3", "candle"])
    assert table.codes == ["move:c1008", ...]
    table.play("move:kitchen")
    assert table.at("lost") == "kitchen"

Villains sit in the order in which they are given, the first on seat 0. Cards that are not named lie in their decks in
the order of the card tables; `top` puts some on top. Only the traps that are named lie on the board, the other tokens
are in the reserve. When the steps given are done, the match pauses instead of ending.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from lychgate.core.chance import Chance
from lychgate.core.events import Event
from lychgate.core.match import Match
from lychgate.core.step import Step
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import DECK_OF, DECKS, IDS, IN_DECK, KNELL0, NUMBER, PROGRAMS, Passage
from lychgate.games.damnation.data.geometry import OFF, PLACE, PLACES
from lychgate.games.damnation.data.numbers import FULL_HEALTH, SOULS, TRAPS
from lychgate.games.damnation.data.villains import (
    ALL_TOKENS,
    BY_HAUNT,
    HAUNT,
    LIVING,
    NONE,
    OUT,
    ROLES,
    TOKENS,
    VAMPIRE,
    VILLAINS,
    WAITING,
)
from lychgate.games.damnation.state.position import Castle, CastleOptions
from lychgate.games.damnation.steps.vampire import Prowl, VampireEnd
from tests.looking import Looking, Pause

E = TypeVar("E", bound=Event)
_KEY = "da" * 32
KINDS = {villain.id: number for number, villain in enumerate(VILLAINS)}
_BLACK = {"dark": "0", "candle": "2", "brazier": "4", "castle": "5"}
_FILLERS = ("professor", "occultist", "collector")
_LISTS = ("hand", "up", "curses", "tokens", "aside")
_NUMBERS = ("hp", "souls", "next")
_ROLES = {"haunt": HAUNT, "waiting": WAITING, "out": OUT, "vampire": VAMPIRE}

MANY = "candelabrum banqueting_knife goblet_of_claret leather_apron meat_cleaver boning_knife crones_broth iron_skillet"
"""Eight cards: more than anybody may keep."""


_PRINTED = {str(passage): passage for passage in PROGRAMS}


def printed(name: str) -> Passage:
    """Return what is printed on a card or Talent: `laudanum`, `velvet_drapes*`, `elephant_gun+`, `thumbscrews.0.0`."""
    return _PRINTED[name]


def luck(answers: Iterable[str]) -> list[str]:
    """Write what chance answers: `d3` is a die showing 3, `dark`, `candle`, `brazier`, `castle` the Black Die."""
    return [
        _BLACK.get(each) or (str(int(each[1]) - 1) if each[0] == "d" and each[1:].isdigit() else each)
        for each in answers
    ]


class _Own:
    """One Villain, read from text."""

    def __init__(self, described: str) -> None:
        self.lists: dict[str, list[str]] = {}
        self.numbers: dict[str, int] = {}
        self.place, self.role, self.tracker = OFF, LIVING, 0
        self.controller, self.by_haunt, self.locked, self.by_666 = "", False, False, False
        words = described.split()
        at = 0
        while at < len(words):
            at = self.read(words, at)

    def read(self, words: list[str], at: int) -> int:
        word = words[at]
        if word in PLACE:
            self.place = PLACE[word]
        elif word in _NUMBERS:
            self.numbers[word] = int(words[at + 1])
            return at + 2
        elif word in _LISTS:
            end = at + 1
            while end < len(words) and (words[end] in NUMBER or words[end] in (*TOKENS, "-")):
                end += 1
            self.lists[word] = [each for each in words[at + 1 : end] if each != "-"]
            return end
        elif word in _ROLES:
            self.role = _ROLES[word]
            if at + 1 < len(words) and words[at + 1].isdigit():
                self.tracker = int(words[at + 1])
                return at + 2
        elif word == "control":
            self.controller = words[at + 1]
            return at + 2
        elif word in ("by_haunt", "locked", "by_666"):
            setattr(self, word, True)
        else:
            raise ValueError(f"{word!r} is no part of a position")
        return at + 1

    def cards(self, which: str) -> list[int]:
        return [NUMBER[card] for card in self.lists.get(which, [])]


def _tokens(own: _Own) -> int:
    if "tokens" not in own.lists:
        return ALL_TOKENS
    return sum(1 << TOKENS.index(name) for name in own.lists["tokens"])


def position(
    *steps: Step,
    chance: Iterable[str] = (),
    top: str = "",
    traps: str = "",
    loot: str = "",
    loot_souls: int = 0,
    tolled: str = "",
    knells: str = "creature eternal_night master_stirs plague_of_rats harvest_of_souls",
    fall: bool = False,
    vampire: tuple[str, str, int] | None = None,
    barred: str = "",
    round: int = 5,
    mover: int = 0,
    two: bool = False,
    fillers: bool = True,
    supply: int = SOULS,
    poker_face: bool = False,
    options: Mapping[str, Any] | None = None,
    fields: Mapping[str, Any] | None = None,
    **villains: str,
) -> Position:
    """Return a match that stands at the described position and has the given steps, in reading order, to do.

    `fields` sets fields of the state as they are. With fewer than three Villains others are added in The Gate.
    """
    while fillers and not two and len(villains) < 3:
        villains[next(name for name in _FILLERS if name not in villains)] = "gate"
    owns = {name: _Own(described) for name, described in villains.items()}
    count = len(owns)
    seats = 2 if two else count
    up = [NUMBER[card] for card in tolled.split()]
    down = [NUMBER[card] for card in knells.split() if NUMBER[card] not in up][: 5 - len(up)]
    g = Castle(
        seats=seats,
        chance=Chance(_KEY, script=luck(chance)),
        poker_face=poker_face,
        round=round,
        options=CastleOptions(**(options or {})),
        decks=[],
        hand=_by_seat(owns, "hand", seats),
        drawn=[[] for _ in range(seats)],
        aside=_by_seat(owns, "aside", seats),
        face_up=_by_seat(owns, "up", seats),
        curses=[own.cards("curses") for own in owns.values()],
        loot=[NUMBER[card] for card in loot.split()],
        loot_souls=loot_souls,
        knells=down,
        knell_slots=tuple(range(len(up), len(up) + len(down))),
        spare_knells=[knell for knell in range(KNELL0, KNELL0 + 8) if knell not in (*up, *down)],
        tolled=up,
        tolled_slots=tuple(range(len(up))),
        fall=fall,
        traps=[],
        reserve=list(range(len(TRAPS))),
        kind=[KINDS[name] for name in owns],
        role=[own.role for own in owns.values()],
        place=[own.place for own in owns.values()],
        health=[own.numbers.get("hp", FULL_HEALTH) for own in owns.values()],
        souls=[own.numbers.get("souls", 0) for own in owns.values()],
        tokens=[_tokens(own) for own in owns.values()],
        control=[_marker(own, list(owns)) for own in owns.values()],
        locked=[own.locked for own in owns.values()],
        next_roll=[own.numbers.get("next", 0) for own in owns.values()],
        tracker=[own.tracker for own in owns.values()],
        by_666=[own.by_666 for own in owns.values()],
        supply=supply - loot_souls - sum(own.numbers.get("souls", 0) for own in owns.values()),
        barred=tuple(PLACE[room] for room in barred.split()),
        at=mover,
        mover=mover,
        phase="move",
        agenda=[Pause(), *reversed(steps)],
    )
    if vampire is not None:
        name, place, g.time = vampire
        g.vampire = list(owns).index(name)
        g.role[g.vampire], g.lair, g.place[g.vampire] = VAMPIRE, PLACE[place], PLACE["vault"]
    _lay_traps(g, traps)
    g.decks = _decks(g, [NUMBER[card] for card in top.split()])
    for name, value in (fields or {}).items():
        setattr(g, name, value)
    return Position(Match.from_state(GAME, g, options or {}), list(owns))


def _by_seat(owns: dict[str, _Own], which: str, seats: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(seats)]
    for v, own in enumerate(owns.values()):
        found[v % seats] += own.cards(which)
    return found


def _marker(own: _Own, names: list[str]) -> int:
    if not own.controller:
        return NONE
    return names.index(own.controller) + (BY_HAUNT if own.by_haunt else 0)


def _lay_traps(g: Castle, traps: str) -> None:
    laid = {}
    for each in traps.split():
        space, _, kind = each.partition("=")
        token = next(token for token in g.reserve if TRAPS[token] == kind)
        g.reserve.remove(token)
        laid[PLACE[space]] = token
    g.trap_spaces = tuple(sorted(laid))
    g.traps = [laid[space] for space in g.trap_spaces]


def _decks(g: Castle, top: list[int]) -> list[list[int]]:
    """Whatever lies nowhere else; the first of `top` is drawn first."""
    zones = (*g.hand, *g.aside, *g.face_up, *g.curses, g.loot, top)
    placed = {card for zone in zones for card in zone}
    rest = [[card for card in cards if card not in placed] for cards in IN_DECK]
    for card in reversed(top):
        rest[DECK_OF[card]].append(card)
    return rest


class Position(Looking[Castle]):
    """A match in a described position: asked, played and looked at by names."""

    def __init__(self, match: Match, names: list[str]) -> None:
        super().__init__(match)
        self.names = names

    def name_of(self, seat: int) -> str:
        """Return the Villain of a player."""
        return self.names[seat]

    def seat_of(self, name: str) -> int:
        """Return the player of a Villain."""
        return self.names.index(name)

    @property
    def key(self) -> str:
        """What is asked: `pause` when the steps are done, `` when the match is over."""
        return self.match.asks[0].key if self.match.asks else ""

    @property
    def who(self) -> str:
        """Which Villain's player is asked."""
        return self.names[self.ask.seat]

    def upto(self, key: str) -> Position:
        """Pass or answer first options until a question of this key comes."""
        for _ in range(60):
            if self.key == key or not self.match.asks:
                return self
            codes = self.codes
            quiet = next((code for code in ("pass", "done", "stay", "none", "draw") if code in codes), codes[0])
            self.play(quiet)
        raise AssertionError(f"{key} is never asked")

    def v(self, name: str) -> int:
        return self.names.index(name)

    def at(self, name: str) -> str:
        place = self.g.place[self.v(name)]
        return PLACES[place] if place != OFF else ""

    def hp(self, name: str) -> int:
        return self.g.health[self.v(name)]

    def souls(self, name: str) -> int:
        return self.g.souls[self.v(name)]

    def role(self, name: str) -> str:
        return ROLES[self.g.role[self.v(name)]]

    def hand(self, name: str) -> list[str]:
        return [IDS[card] for card in self.g.hand[self.v(name) % self.g.seats]]

    def up(self, name: str) -> list[str]:
        return [IDS[card] for card in self.g.face_up[self.v(name) % self.g.seats]]

    def curses(self, name: str) -> list[str]:
        return [IDS[card] for card in self.g.curses[self.v(name)]]

    def tokens(self, name: str) -> list[str]:
        return [token for at, token in enumerate(TOKENS) if self.g.tokens[self.v(name)] >> at & 1]

    def controller(self, name: str) -> str:
        marker = self.g.control[self.v(name)]
        return "" if marker == NONE else self.names[marker % BY_HAUNT]

    def deck(self, name: str) -> list[str]:
        """The deck's cards, the top one first."""
        return [IDS[card] for card in reversed(self.g.decks[DECKS.index(name)])]

    @property
    def played(self) -> list[str]:
        return [IDS[card] for card in self.g.played]

    @property
    def lair(self) -> str:
        return PLACES[self.g.lair] if self.g.lair != OFF else ""

    @property
    def traps(self) -> dict[str, str]:
        return {PLACES[s]: TRAPS[token] for s, token in zip(self.g.trap_spaces, self.g.traps, strict=True)}


MORE: dict[str, Any] = {"stranger": "gate", "collector": "gate"}
"""Others who keep out of The Vampire's way."""


def prowling(lair: str, stride: int = 0, time: int = 3, own: str = "", **more: Any) -> Position:
    """The Lost is The Vampire, with `stride` movement left."""
    fields = {"stride": stride, "bites": 1, "moved": False, **more.pop("fields", {})}
    crowd: dict[str, Any] = {**MORE, **more}
    return position(
        Prowl(0),
        VampireEnd(0),
        lost=f"vault hp 6 {own}",
        vampire=("lost", lair, time),
        fields=fields,
        **crowd,
    )
