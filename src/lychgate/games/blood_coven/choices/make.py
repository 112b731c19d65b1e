"""Make vampire, with Blood Rage."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.blood_coven.choices.action import Action, Spoken, is_wasteful
from lychgate.games.blood_coven.choices.marks import coin_marks, numbers, slot_marks
from lychgate.games.blood_coven.data import COINS, FANG, LETTERS, SLOTS, Coins
from lychgate.games.blood_coven.state.purse import parts, text, total, worth
from lychgate.games.blood_coven.words.names import coin_word, coin_words


def basic_place(free: tuple[int, ...]) -> int:
    """BC-124: the slowest available slot, the empty one with the highest number."""
    return free[-1]


def fastest_place(free: tuple[int, ...], surplus: int) -> int:
    """BC-125: the fastest empty slot that a surplus of fang reaches from the slowest one."""
    return min(place for place in free if place >= basic_place(free) - surplus)


def _make(seat: int, starving: bool, fastest: Callable[[Action], int], action: Action) -> Option[Action]:
    letter = LETTERS[action.coin]
    code = f"make:{letter}@{action.place}" + (f"+{text(action.rage)}" if total(action.rage) else "")
    key = "option-make-rage" if total(action.rage) else "option-make"
    marks = (f"hand:{seat}:{letter}", *slot_marks(seat, (action.place,)), *coin_marks(f"scare:{seat}", action.rage))
    spoken: Spoken = {"coin": coin_word(letter), "slot": action.place, "rage": coin_words(action.rage)}
    faster = fastest(action) if fastest(action) < action.place else 0
    label = Say(key, {**spoken, "points": COINS[action.coin].vampire_vp, "starving": int(starving), "faster": faster})
    spent = total(action.rage)
    brings = numbers(seat, hand=-1, scare=-spent, fatigue=spent)
    return Option(code, action, marks, label, facts={"scared": spent}, brings=brings)


@kept
def makes(
    seat: int, vampire: int, coin: int, hand: int, free: tuple[int, ...], scare: Coins, starving: bool
) -> Menu[Action]:
    """BC-120..128, 140..146: turn a hand victim whose fang the vampire's fang reaches; surplus brings it forward.

    `hand` says which denominations are held. Whether somebody would then starve is told with the answers.
    """

    def bars(action: Action) -> Iterator[Obstacle]:
        fang = FANG[vampire] + worth(action.rage, FANG)
        needed = FANG[coin]
        if not hand:
            yield obstacle("BC-121", "hand-empty")
        elif not hand >> coin & 1:
            yield obstacle("BC-121", "not-fresh", coin=coin_word(LETTERS[coin]))
        if not free:
            yield obstacle("BC-127", "card-full")
            return
        if action.place not in free:
            yield obstacle("BC-126", "slot-taken", slot=action.place)
        if fang < needed:
            yield obstacle("BC-120", "fang", fang=fang, needed=needed, coin=coin_word(LETTERS[coin]))
            return
        slowest = basic_place(free)
        reach = max(1, slowest - (fang - needed))
        if action.place < reach:
            yield obstacle("BC-125", "too-fast", slot=action.place, slowest=slowest, surplus=fang - needed)
        else:
            spare = fang - needed - max(0, slowest - action.place)
            if is_wasteful(action.rage, spare, FANG):
                yield obstacle("BC-146", "waste", coins=coin_words(action.rage))

    def fastest(action: Action) -> int:
        """The fastest slot for the same scared coins; the action's own where fang or slots do not suffice."""
        surplus = FANG[vampire] + worth(action.rage, FANG) - FANG[coin]
        return fastest_place(free, surplus) if free and surplus >= 0 else action.place

    actions = [Action("make", coin, place, rage) for place in reversed(SLOTS) for rage in parts(scare)]
    return Menu.of(actions, partial(_make, seat, starving, fastest), bars)
