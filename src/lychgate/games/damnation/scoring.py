"""Who has won."""

from __future__ import annotations

from lychgate.core.account import Accounting, Source
from lychgate.core.say import Say
from lychgate.core.state import Result
from lychgate.games.damnation.state.position import Castle, present


def result(g: Castle) -> Result | None:
    """DA-660..663, 887: whoever alone is still present has won."""
    left = present(g)
    if len(left) != 1:
        return None
    return Result(
        tuple(1 if seat in left else 2 for seat in range(g.seats)),
        tuple(int(seat in left) for seat in range(g.seats)),
        "dawn" if g.is_dawn() else "fall" if g.fall else "survivor",
    )


def health(g: Castle, seat: int) -> int:
    """DA-880: the Health of all Villains of a seat that still live."""
    return sum(g.health[villain] for villain in g.villains(seat) if g.is_living(villain))


def figures(g: Castle, seat: int) -> tuple[Say, ...]:
    """What a seat has in the end: Health and Souls."""
    souls = sum(g.souls[villain] for villain in g.villains(seat))
    return Say("end-health", {"n": health(g, seat)}), Say("end-souls", {"n": souls})


ACCOUNT = Accounting(
    sources=(Source("survived", "tower-flag", at_end=True),),
    worth=lambda g, seat: {"survived": int(g.result is not None and g.result.places[seat] == 1)},
    line=health,
    stands=lambda g, seat: seat in present(g),
    figures=figures,
)
"""DA-660: nothing is counted but who is left; what is drawn over the rounds is Health."""
