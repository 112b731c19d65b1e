"""How a gate's fee is paid (D15): from which store each token comes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.resources import KINDS, LETTERS, RESOURCES, STORES, Heap, Store
from lychgate.games.sabbat_magica.state.purse import NONE, ONE, minus, plus
from lychgate.games.sabbat_magica.words.names import KIND_WORDS, heap_words, store_word


class Fee(msgspec.Struct, frozen=True):
    """What is paid from the 1H store and from the 2H store."""

    one: Heap = NONE
    two: Heap = NONE


def can_pay(fee: Heap, one: Heap, two: Heap) -> bool:
    """SM-126, 128: whether each token of a fee is in one of the two stores."""
    return all(one[kind] + two[kind] >= fee[kind] for kind in KINDS)


@kept
def fee_menu(seat: int, fee: Heap, one: Heap, two: Heap) -> Menu[Fee]:
    """SM-125, 126: one token of each kind, each from either store; oldest first."""
    kinds = [kind for kind in KINDS if fee[kind]]

    def bars(paid: Fee) -> Iterator[Obstacle]:
        for store, held, part in (("one", one, paid.one), ("two", two, paid.two)):
            for kind in kinds:
                if part[kind] > held[kind]:
                    yield obstacle("SM-126", "not-in-store", kind=KIND_WORDS[kind], store=store_word(store))

    def option(stores: tuple[Store, ...]) -> Option[Fee]:
        old = NONE
        for kind, store in zip(kinds, stores, strict=True):
            old = plus(old, ONE[kind]) if store == "one" else old
        new = minus(fee, old)
        code = "".join(f"{LETTERS[kind]}{_DIGIT[store]}" for kind, store in zip(kinds, stores, strict=True))
        marks = tuple(f"{store}:{seat}:{RESOURCES[kind]}" for kind, store in zip(kinds, stores, strict=True))
        paid = "new" if old == NONE else "old" if new == NONE else "both"
        label = Say("option-pay", {"store": paid, "one": heap_words(old), "two": heap_words(new)})
        brings = dict.fromkeys(marks, -1) | {f"approval:{seat}:{RESOURCES[kind]}": 1 for kind in kinds}
        return Option(f"pay:{code}", Fee(old, new), marks, label, brings=brings)

    return Menu(map(option, product(STORES, repeat=len(kinds))), bars)


_DIGIT: dict[Store, str] = {"one": "1", "two": "2"}
"""How the code of a payment names the store of each token: `pay:S1G2`."""
