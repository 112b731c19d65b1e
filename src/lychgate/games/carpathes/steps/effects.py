"""What cards do: to the target of an attack, and for whoever plays them (chapter "Single cards")."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from lychgate.core.ask import Play, Seat, lot, pick
from lychgate.core.step import Step
from lychgate.core.vocabulary import check_complete
from lychgate.games.carpathes.choices.discards import terror_menu
from lychgate.games.carpathes.data import FIRST_POWER, NAMES, POWER, POWERS, TERROR_CARDS, Does, HandDeck
from lychgate.games.carpathes.events.attacks import Destroyed, Paralysed, Recognised, Stolen, Vanished
from lychgate.games.carpathes.events.blood import Dropped
from lychgate.games.carpathes.state.position import Carpathes, card_names
from lychgate.games.carpathes.steps.blood import Draw, Lose, recover
from lychgate.games.carpathes.steps.grace import advance
from lychgate.games.carpathes.steps.hands import steal_card, take_card


class Recover(Step, frozen=True):
    """CA-159 The author of a Bite or Black Kiss recovers after the loss was paid, in full."""

    seat: Seat
    n: int

    def play(self, g: Carpathes) -> None:
        recover(g, self.seat, self.n)


class Steal(Step, frozen=True):
    """CA-086, 157 Hypnosis takes a card at random; from an empty hand there is blood to lose instead."""

    public: ClassVar = ("thief", "victim")
    thief: Seat
    victim: Seat
    n: int

    def play(self, g: Carpathes) -> Play:
        count = len(g.humans[self.victim]) + len(g.powers[self.victim])
        if not count:
            g.do(Lose(self.victim, self.n, "hypnosis"))
            return
        at = yield from lot("hypnosis", [1] * count)
        card = steal_card(g, self.thief, self.victim, at)
        back: HandDeck = "power" if card >= FIRST_POWER else "human"
        g.tell(Stolen(self.thief, self.victim, back))
        g.tell(Recognised(self.thief, self.victim, back, NAMES[card]))


class Terror(Step, frozen=True):
    """CA-161, D-09 Night Terror: lose blood or discard two Powers; with fewer than two there is no choice."""

    public: ClassVar = ("victim",)
    victim: Seat
    n: int

    def play(self, g: Carpathes) -> Play:
        cards = sorted(card_names(g.powers[self.victim]), key=list(POWER).index)
        chosen: tuple[str, ...] = ()
        if len(cards) >= TERROR_CARDS:
            chosen = yield from pick(
                self.victim,
                "terror",
                terror_menu(self.victim, tuple(cards), self.n),
                args={"n": self.n},
                clause="CA-161",
            )
        if not chosen:
            g.do(Lose(self.victim, self.n, "night_terror"))
            return
        for card in chosen:
            take_card(g, self.victim, card, "power_discard")
        g.tell(Dropped(self.victim, chosen, "terror"))


class Paralyse(Step, frozen=True):
    """CA-153 The victim is marked: two actions in his next turn."""

    victim: Seat

    def play(self, g: Carpathes) -> None:
        g.paralysed[self.victim] = True
        g.tell(Paralysed(self.victim))


class Destroy(Step, frozen=True):
    """CA-066, 155, 156 Destruction discards a blue card, and stays itself."""

    victim: Seat
    card: str

    def play(self, g: Carpathes) -> None:
        laid = g.laid[self.victim]
        card = next(card for card in laid if NAMES[card] == self.card)
        laid.remove(card)
        g.power_discard.append(card)
        g.tell(Destroyed(self.victim, self.card))


class Hit(NamedTuple):
    """CA-083, 086: one effect of an attack upon one target; when it was returned, the target is its author."""

    author: Seat
    victim: Seat
    n: int
    card: str
    prey: str


HITS: dict[Does, Callable[[Hit], Step]] = {
    "lose": lambda hit: Lose(hit.victim, hit.n, hit.card),
    "recover": lambda hit: Recover(hit.author, hit.n),
    "steal": lambda hit: Steal(hit.author, hit.victim, hit.n),
    "terror": lambda hit: Terror(hit.victim, hit.n),
    "paralyse": lambda hit: Paralyse(hit.victim),
    "destroy": lambda hit: Destroy(hit.victim, hit.prey),
}
"""What the effects of attacks do."""
check_complete("HITS", HITS, {effect.does for power in POWERS if power.aimed for effect in power.effects})


def _advance(g: Carpathes, seat: Seat, n: int, dropped: str) -> None:
    """CA-136, 158: Devotion."""
    advance(g, seat, n, "devotion")


def _convert(g: Carpathes, seat: Seat, n: int, dropped: str) -> None:
    """CA-154: a Power is discarded for its printed cost in blood."""
    take_card(g, seat, dropped, "power_discard")
    g.tell(Dropped(seat, (dropped,), "conversion"))
    recover(g, seat, POWER[dropped].cost)


def _vanish(g: Carpathes, seat: Seat, n: int, dropped: str) -> None:
    """CA-144: Invisibility."""
    g.invisible[seat] = True
    g.tell(Vanished(seat))


HELPS: dict[Does, Callable[[Carpathes, Seat, int, str], None]] = {
    "recover": lambda g, seat, n, dropped: recover(g, seat, n),
    "convert": _convert,
    "draw-humans": lambda g, seat, n, dropped: g.do(Draw(seat, "human", n)),
    "draw-powers": lambda g, seat, n, dropped: g.do(Draw(seat, "power", n)),
    "grace": _advance,
    "hide": _vanish,
}
"""What the effects of cards that are no attacks do for their player: its figure, and the card that Conversion drops."""
check_complete("HELPS", HELPS, {effect.does for power in POWERS if not power.aimed for effect in power.effects})


def help_oneself(g: Carpathes, seat: Seat, card: str, dropped: str = "") -> None:
    """CA-055, 067: carry out an Aid, or a blue power that is no attack."""
    for effect in POWER[card].effects:
        HELPS[effect.does](g, seat, effect.n, dropped)
