"""A fight on the table: who stands against whom, the cards laid, the dice, how strong both are, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import Badge, Dice, Die, Mat, Piece, Readout, Row, Value
from lychgate.core.view import View
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD, SHIELDS, SWORDS
from lychgate.games.sanguis_venenatus.data.numbers import SERVANTS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.screen.looks import SYMBOL_ICON, dice
from lychgate.games.sanguis_venenatus.words.names import servant_word

SIDES = ("attack", "defence")


def stage() -> Mat:
    """SV-142..148: two sides; it lies on the table from the attack until the next activation."""
    sides = tuple(_side(side, die) for side, die in zip(SIDES, dice(), strict=True))
    return Mat(id="fight", name=Say("name-fight"), area="aside", look="contest", w=274, h=144, parts=sides)


def _side(side: str, die: Die) -> Mat:
    return Mat(
        id=f"fight-{side}",
        name=Say(f"name-fight-{side}"),
        parts=(
            Row(id=f"fighter-{side}", name=Say("name-fighter"), bare=True),
            Row(id=f"laid-{side}", name=Say("name-laid"), bare=True),
            Dice(id=f"dice-{side}", name=Say("name-dice"), dice=(die,), bare=True),
            Readout(id=f"strength-{side}", name=Say("name-strength"), short=Say("short-strength")),
        ),
    )


def fighters(view: View) -> dict[str, tuple[Piece, ...]]:
    """Return who fights, and what each has laid."""
    fight = view.values["fight"]
    if fight is None:
        return {}
    held = {"fighter-attack": _vampire(view, fight["seat"])}
    if fight["unit"] < 0:
        held["fighter-defence"] = _vampire(view, fight["victim"])
    else:
        held["fighter-defence"] = (Piece(kind="servant", seat=fight["victim"]),)
    for side, card in zip(SIDES, fight["cards"], strict=True):
        if card:
            held[f"laid-{side}"] = (Piece(kind=card, badges=(_symbol(card),)),)
    return held


def _vampire(view: View, seat: int) -> tuple[Piece, ...]:
    return (Piece(kind="vampire", state=SHEETS[view.values["sheet"][seat]].id, seat=seat),)


def _symbol(card: str) -> Badge:
    """SV-043: what a card is worth in combat."""
    symbol = CARD[card].symbol
    return Badge(name=Say(f"symbol-{symbol}"), icon=SYMBOL_ICON[symbol], n=(SWORDS | SHIELDS).get(symbol))


def strengths(values: dict[str, Any]) -> dict[str, Value]:
    """Return how strong both sides are at this moment."""
    fight = values["fight"]
    return {} if fight is None else {f"strength-{side}": Value(n=fight[side]) for side in SIDES}


def faces(values: dict[str, Any]) -> dict[str, str]:
    """Return the faces of the dice that were rolled."""
    fight = values["fight"]
    if fight is None:
        return {}
    return {f"{side}-die": str(face) for side, face in zip(SIDES, fight["dice"], strict=True) if face >= 0}


def told(view: View) -> Iterator[tuple[str, Say]]:
    """Say who stands on either side, and how it ends."""
    fight = view.values["fight"]
    if fight is None:
        return
    yield "fight-attack", who(fight["seat"])
    prey = fight["unit"]
    servant = None
    if prey >= 0:
        crew = view.zones[f"crew:{fight['victim']}"].pieces or []
        servant = servant_word(crew[prey % SERVANTS])
    yield "fight-defence", servant or who(fight["victim"])
    facts = {"seat": who(fight["seat"]), "victim": servant or who(fight["victim"]), "wounds": fight["wounds"]}
    yield "fight", Say(f"note-fight-{fight['outcome'] or 'open'}", facts)


def missing(values: dict[str, Any]) -> Iterator[str]:
    """SV-137: a servant has no die."""
    fight = values["fight"]
    if fight is None:
        yield "fight"
    elif fight["unit"] >= 0:
        yield "dice-defence"
