"""What the Terroriser and the Test tube work on (D10, D11)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.ask import Menu, Obstacle, Option, obstacle
from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.data.resources import HOURS, KINDS, RESOURCES, STORES, TERRORISER, Heap, Store
from lychgate.games.sabbat_magica.state.position import terror_gain
from lychgate.games.sabbat_magica.state.purse import plus
from lychgate.games.sabbat_magica.words.names import KIND_WORDS, store_word


class Token(msgspec.Struct, frozen=True):
    """A resource of one kind in one store."""

    store: Store
    kind: int


_TOKENS = tuple(Token(store, kind) for store in STORES for kind in KINDS)


@kept
def discard_menu(seat: int, one: Heap, two: Heap, terror: int) -> Menu[Token]:
    """SM-113: one resource, from either store."""
    held = {"one": one, "two": two}

    def bars(token: Token) -> Iterator[Obstacle]:
        if not held[token.store][token.kind]:
            yield obstacle("SM-113", "not-in-store", kind=KIND_WORDS[token.kind], store=store_word(token.store))

    def option(token: Token) -> Option[Token]:
        resource, worth = RESOURCES[token.kind], TERRORISER[token.store]
        gained = terror_gain(terror, worth)
        said: dict[str, str | int | Say] = {"kind": KIND_WORDS[token.kind], "store": store_word(token.store)}
        said |= {"terror": gained, "lost": worth - gained, "now": terror + gained}
        mark = f"{token.store}:{seat}:{resource}"
        return Option(f"discard:{resource}@{HOURS[token.store]}", token, (mark,), Say("option-discard", said))

    return Menu(map(option, _TOKENS), bars)


@kept
def tube_menu(seat: int, one: Heap, two: Heap) -> Menu[int]:
    """SM-114: the kind to be exchanged."""
    held = plus(one, two)

    def bars(kind: int) -> Iterator[Obstacle]:
        if not held[kind]:
            yield obstacle("SM-114", "none-of-it", kind=KIND_WORDS[kind])

    def option(kind: int) -> Option[int]:
        stores = [store for store, heap in (("one", one), ("two", two)) if heap[kind]]
        marks = tuple(f"{store}:{seat}:{RESOURCES[kind]}" for store in stores)
        label = Say("option-tube", {"kind": KIND_WORDS[kind], "n": held[kind]})
        return Option(f"tube:{RESOURCES[kind]}", kind, marks, label)

    return Menu(map(option, KINDS), bars)


@kept
def swap_menu(seat: int, kind: int, in_one: int, in_two: int, begun: bool) -> Menu[Token | None]:
    """SM-114, 115: one token more for another of a different kind in the same store; or finish, after at least one."""
    left = {"one": in_one, "two": in_two}

    def bars(token: Token | None) -> Iterator[Obstacle]:
        if token is None:
            if not begun:
                yield obstacle("SM-114", "exchange-one")
            return
        if not left[token.store]:
            yield obstacle("SM-114", "not-in-store", kind=KIND_WORDS[kind], store=store_word(token.store))
        if token.kind == kind:
            yield obstacle("SM-115", "same-kind", kind=KIND_WORDS[kind])

    def option(token: Token) -> Option[Token | None]:
        new = RESOURCES[token.kind]
        said = {"kind": KIND_WORDS[kind], "new": KIND_WORDS[token.kind], "store": store_word(token.store)}
        marks = (f"{token.store}:{seat}", f"supply:{new}")
        return Option(f"swap:{HOURS[token.store]}>{new}", token, marks, Say("option-swap", said))

    finish: Option[Token | None] = Option("finish", None, label=Say("option-finish"), idle=True)
    return Menu([finish, *map(option, _TOKENS)], bars)
