"""The Haunt: three cards, a pair, or one more try (DA-680..688)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import ClassVar

import msgspec

from lychgate.core.ask import Menu, Option, Play, pick, shuffle
from lychgate.core.say import Say
from lychgate.core.step import Step
from lychgate.games.damnation.choices.menus import villain_options
from lychgate.games.damnation.choices.targets import pickable
from lychgate.games.damnation.data.cards import (
    BLOOD,
    DEATH,
    HAUNT0,
    HAUNT_CARDS,
    HAUNT_DECK,
    IDS,
    IN_DECK,
    MADNESS,
    VENGEANCE,
)
from lychgate.games.damnation.data.effects import HauntTrack
from lychgate.games.damnation.data.numbers import TRACK_TOP
from lychgate.games.damnation.data.villains import HAUNT, NONE, WAITING
from lychgate.games.damnation.data.vocabulary import HauntName
from lychgate.games.damnation.data.whom import ANYONE, IN_CORRIDOR
from lychgate.games.damnation.events.death import HauntDealt, HauntEnded, LuckPushed, TrackerRose
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.control import Claim
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.slaying import Toll
from lychgate.games.damnation.steps.tracks import raise_tracker, risen
from lychgate.games.damnation.words.names import card_word

PUSHES = 2
"""DA-684: so often luck may be pushed in one turn."""
GAINS = {BLOOD: 2, MADNESS: 1, VENGEANCE: 1}
"""DA-683: what each pair does for the Resurrection tracker."""


def name_of(card: int) -> str:
    """Name a Haunt card's kind."""
    return HAUNT_CARDS[card - HAUNT0].name


def has_six(card: int) -> bool:
    """DA-686: whether it carries a 6."""
    return HAUNT_CARDS[card - HAUNT0].six


def pair(dealt: list[int]) -> HauntName | None:
    """DA-682, 683: the kind of which there are two; Deaths are none, three Vengeance are one pair."""
    counts = Counter(name_of(card) for card in dealt)
    return next((name for name in (BLOOD, MADNESS, VENGEANCE) if counts[name] >= 2), None)


class HauntTurn(Step, frozen=True):
    """DA-681, 682 All nine Haunt cards are shuffled and three dealt face up, until a Haunt's next turn."""

    villain: int

    def play(self, g: Castle) -> Play:
        """Deal; 666 counts at once (DA-686)."""
        deck = yield from shuffle("haunt", list(IN_DECK[HAUNT_DECK]))
        g.dealt = [deck.pop() for _ in range(3)]
        g.replaced = []
        g.decks[HAUNT_DECK] = deck
        g.tell(HauntDealt(g.owner(self.villain), g.kind[self.villain], tuple(g.dealt)))
        if not is_666(g, self.villain):
            g.do(Gamble(self.villain, PUSHES))


def is_666(g: Castle, v: int) -> bool:
    """DA-686: three sixes bring the tracker to the top at once and end the turn; tell whether they lie there."""
    if not all(map(has_six, g.dealt)):
        return False
    late = g.is_dawn()
    if not late:
        g.tracker[v] = TRACK_TOP
        g.role[v] = WAITING
        g.by_666[v] = True
    g.tell(HauntEnded(g.owner(v), g.kind[v], "late" if late else "sixes", g.tracker[v]))
    return True


class Gamble(Step, frozen=True):
    """DA-683, 684, 688 Stop with a pair, replace one of the three cards, or pass."""

    public: ClassVar = ("villain",)

    villain: int
    left: int

    def play(self, g: Castle) -> Play | None:
        """Ask (D26), unless the player is no Haunt any more."""
        return self._ask(g) if g.role[self.villain] == HAUNT else None

    def _ask(self, g: Castle) -> Play:
        v, seat = self.villain, g.owner(self.villain)
        found = pair(g.dealt)
        out = yield from pick(seat, "haunt", Menu(self.options(g, found)), args={"left": self.left}, clause="DA-684")
        if out == -2:
            g.tell(HauntEnded(seat, g.kind[v], "pass", g.tracker[v]))
        elif found is not None and out == NONE:
            g.do(ApplyPair(v, found))
        else:
            card = g.decks[HAUNT_DECK].pop()
            old, g.dealt[out] = g.dealt[out], card
            g.replaced.append(old)
            g.turned_up = card
            g.reveal()
            g.tell(LuckPushed(seat, g.kind[v], old, card))
            g.do(*self.turned_up(g, card))

    def options(self, g: Castle, found: HauntName | None) -> Iterator[Option[int]]:
        """List stopping, pushing and passing."""
        if found:
            yield self._stop_option(g, found)
        if self.left:
            down = g.decks[HAUNT_DECK]
            odds = {"deaths": sum(name_of(card) == DEATH for card in down), "left": len(down)}
            odds |= {"track": max(0, g.tracker[self.villain] - 1), "knells": len(g.knell_slots)}
            for at, card in enumerate(g.dealt):
                label = Say("option-push", {"card": card_word(card), **odds})
                yield Option(f"push:{at + 1}", at, (f"dealt:{IDS[card]}",), label)
        yield Option("pass", -2, (), Say("option-pass-haunt"), idle=True)

    def _stop_option(self, g: Castle, found: HauntName) -> Option[int]:
        """DA-683, 689, 952: say how far the tracker rises, and whether there is anybody the pair is about."""
        v = self.villain
        top = risen(g, v, GAINS[found])
        facts: dict[str, str | int | Say] = {"pair": Say(f"pair-{found}"), "rose": top - g.tracker[v], "track": top}
        facts |= {"what": found, "whom": "yes" if whom_a_pair_finds(g, v, found) else "no"}
        return Option(f"stop:{found}", NONE, (), Say("option-stop", facts))

    def turned_up(self, g: Castle, card: int) -> list[Step]:
        """DA-685..687: Death ends the turn and tolls, unless it completes 666; then it tolls as well."""
        v = self.villain
        six = is_666(g, v)
        if name_of(card) == DEATH:
            if not six:
                g.tracker[v] = max(0, g.tracker[v] - 1)
                g.tell(HauntEnded(g.owner(v), g.kind[v], "death", g.tracker[v]))
            return [Toll(v)]
        return [] if six else [msgspec.structs.replace(self, left=self.left - 1)]


def whom_a_pair_finds(g: Castle, v: int, found: HauntName) -> list[int]:
    """DA-683: whom a pair can be turned against: nobody with Blood, in the corridors with Madness."""
    if found == BLOOD:
        return []
    return pickable(g, v, IN_CORRIDOR if found == MADNESS else ANYONE)


class ApplyPair(Step, frozen=True):
    """DA-683 A pair's effect: the tracker rises; Madness claims control, Vengeance deals 1 Damage."""

    villain: int
    pair: HauntName

    def play(self, g: Castle) -> Play:
        """Ask for the target (D27), then act; nobody is responsible for what it causes (DA-604)."""
        v, seat = self.villain, g.owner(self.villain)
        target = NONE
        found = whom_a_pair_finds(g, v, self.pair)
        if found:
            options = list(villain_options(g, self.pair, found, decline=False))
            target = yield from pick(seat, self.pair, options, clause="DA-683")
        raise_tracker(g, v, GAINS[self.pair], partial(HauntEnded, seat, g.kind[v], self.pair))
        if target != NONE:
            g.do(Claim(v, target) if self.pair == MADNESS else Packet(target, 1, "vengeance"))


def do_haunt_track(g: Castle, step: Apply, effect: HauntTrack) -> None:
    """DA-689: whatever moved it, a tracker on the top means that the player is waiting."""
    for v, role in enumerate(g.role):
        if role == HAUNT:
            raise_tracker(g, v, effect.n, partial(TrackerRose, g.owner(v), g.kind[v]))
