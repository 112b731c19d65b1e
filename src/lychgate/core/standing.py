"""The standing orders of a match: giving them, carrying them out, and when they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import structs

from lychgate.core.ask import Ask, Option
from lychgate.core.errors import BadOption
from lychgate.core.orders import Order, read, rest
from lychgate.core.table.ids import elements
from lychgate.core.table.shapes import Readout

if TYPE_CHECKING:
    from lychgate.core.match import Match

MOST = 12
"""How many standing orders a seat may have."""


# --- giving and taking back


def give(match: Match, seat: int, text: str) -> None:
    """Give an order; one that is given again begins anew, and of two that say where to go next the later one counts."""
    order = read(text)
    if order.until == "round":
        order = structs.replace(order, round=match.state.round)
    if order.until == "hit":
        order = structs.replace(order, numbers=_numbers(match, seat))
    goes = bool(order.id or order.codes)
    standing = match.standing.get(seat, ())
    others = [each for each in standing if each.text != text and not (goes and (each.id or each.codes))]
    if len(others) >= MOST:
        raise BadOption(f"A seat has at most {MOST} standing orders; take one back first.")
    match.standing[seat] = (*others, order)


def take_back(match: Match, seat: int, text: str | None) -> None:
    """Take one order back, or all of them."""
    left = () if text is None else tuple(each for each in match.standing.get(seat, ()) if each.text != text)
    if left:
        match.standing[seat] = left
    else:
        match.standing.pop(seat, None)


# --- carrying out, and ending


def answer(match: Match, *, windows: bool) -> tuple[int, str] | None:
    """Return the seat and the answer that a standing order gives now; to reactions only if `windows` is true."""
    for ask in match.asks if match.standing else ():
        option = answers(match, ask) if windows or not ask.window else None
        if option is not None:
            return ask.seat, option.code
    return None


def answers(match: Match, ask: Ask) -> Option[object] | None:
    """Return what a standing order of the asked seat answers to a question."""
    given = (order.answer(ask) for order in match.standing.get(ask.seat, ()))
    return next((option for option in given if option is not None), None)


def lapse(match: Match, answered: Ask | None = None) -> None:
    """End the orders whose time is over, after an answer (`answered`: the question it was given to)."""
    for seat in [*match.standing]:
        left = tuple(_kept(match, seat, answered))
        texts = {order.text for order in left}
        over = [each for each in match.standing[seat] if each.text not in texts and not each.codes]
        match.ended += [(len(match.history), seat, each) for each in over]
        if left:
            match.standing[seat] = left
        else:
            del match.standing[seat]


def taken_back(match: Match) -> None:
    """Let orders stand again that ended by what was taken back, which hits nobody."""
    while match.ended and match.ended[-1][0] > len(match.history):
        _, seat, order = match.ended.pop()
        if all(each.text != order.text for each in match.standing.get(seat, ())):
            match.standing[seat] = (order, *match.standing.get(seat, ()))
    for seat, orders in match.standing.items():
        match.standing[seat] = tuple(
            structs.replace(each, numbers=_numbers(match, seat)) if each.until == "hit" else each for each in orders
        )


def _kept(match: Match, seat: int, answered: Ask | None) -> Iterator[Order]:
    """Yield the orders of a seat that still stand, up to date."""
    ask = None if match.over else match.ask(seat)
    by_me = answered is not None and answered.seat == seat
    for order in () if match.over else match.standing[seat]:
        if order.codes:
            gone = by_me and match.history[-1] == (seat, order.codes[0])
            left = rest(order) if gone else None if by_me else order
            if left is not None and ask is not None and left.answer(ask) is not None:
                yield left
        elif order.id:
            is_done = by_me and answered is not None and not answered.window
            if not is_done and (ask is None or ask.window or order.answer(ask) is not None):
                yield order
        elif not order.until:
            if ask is None or order.answer(ask) is not None:
                yield order
        elif order.until == "hit":
            numbers = _numbers(match, seat)
            fell = not by_me and any(n < order.numbers.get(id, n) for id, n in numbers.items())
            if not fell and (ask is None or not (ask.window and ask.concern == "me")):
                yield structs.replace(order, numbers=numbers)
        elif order.until == "match" or order.round == match.state.round:
            yield order


def _numbers(match: Match, seat: int) -> dict[str, int]:
    """Return the numbers of a seat that the table shows."""
    table = match.game.laid(match.seats, match.options)
    fill = None if table is None else match.game.filled(match.view(seat))
    if table is None or fill is None:
        return {}
    own = (
        each.id for each in elements(table, fill.absent) if isinstance(each.thing, Readout) and each.thing.seat == seat
    )
    return {id: fill.values[id].n for id in own if id in fill.values}
