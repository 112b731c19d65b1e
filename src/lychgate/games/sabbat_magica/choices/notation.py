"""How answers are written, and what is wrong with those that are not considered: see `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Notation, TextBars, verb_of
from lychgate.core.say import Say
from lychgate.games.sabbat_magica.choices.uses import MAGICIAN_ASKS, owns_card
from lychgate.games.sabbat_magica.data.boards import LOCATION, LOCATIONS, MIRROR, OFF, SQUARE
from lychgate.games.sabbat_magica.data.cards import PEOPLES, POWERS, Power, PowerName
from lychgate.games.sabbat_magica.data.resources import RESOURCES
from lychgate.games.sabbat_magica.state.position import Sabbat, available, bound_for, doing
from lychgate.games.sabbat_magica.state.purse import FEES
from lychgate.games.sabbat_magica.words.names import heap_words, people_word, place_word, power_word

IN_TURN = ("action", "haunt", *MAGICIAN_ASKS)
"""The questions of an action."""

ASKS = ("guard", "invoke", "canteen", "bonus", "kind", *IN_TURN, "fee", "arrive", "gift", "unfed", "keep")
"""All questions but the choice of a people."""

DECLINES = ("pass", "none", "no", "nothing", "end", "done", "stop")
"""What people type to do nothing."""


def _rest(written: str) -> str:
    return written.partition(":")[2]


# --- doing nothing


def declining(clause: str, odd: TextBars | None = None) -> TextBars:
    """Return what is wrong with an answer where one may decline: the other words for it, and whatever else is odd."""

    def bars(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
        if verb_of(written) in DECLINES:
            yield obstacle(clause, "decline-like-that")
        elif odd is not None:
            yield from odd(g, seat, written)

    return bars


# --- setup and plan


def peoples(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-002: there are four peoples."""
    yield obstacle("SM-002", "no-such-people", peoples=[people_word(people.id) for people in PEOPLES])


def calling(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-062: nobody calls more ghosts than there are."""
    n = _rest(written)
    if n.isdecimal() and n.isascii():
        yield obstacle("SM-062", "too-few-ghosts", n=int(n[:3]), available=available(g, seat))


def bonuses(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-081: a bonus of the open card, and it is compulsory to take one."""
    if _rest(written) in ("", "-"):
        yield obstacle("SM-081", "must-take")
    else:
        yield obstacle("SM-080", "no-such-bonus")


def resources(clause: str) -> TextBars:
    """Return what is wrong with a kind of resource."""

    def bars(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
        named = _rest(written).partition("@")[0].rpartition(">")[2]
        if named in ("", "-"):
            yield obstacle(clause, "must-name-kind")
        else:
            yield from _unknown(named)

    return bars


def _unknown(named: str) -> Iterator[Obstacle]:
    """SM-044: there are four kinds of resources."""
    if named not in RESOURCES:
        yield obstacle("SM-044", "no-such-kind")


# --- actions


def walking(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-092, 100, 101, 185: a step of the magician, at its time, to a square that exists, written as what it is."""
    verb, inside = verb_of(written), g.magician[seat] != OFF
    if doing(g) != "Act":
        yield obstacle("SM-092", "ghosts-act") if doing(g) == "Haunt" else obstacle("SM-101", "has-stepped")
    elif _rest(written) not in SQUARE:
        yield obstacle("SM-006", "no-such-square")
    elif verb == "place":
        yield obstacle("SM-100", "in-the-manor")
    elif not inside:
        yield obstacle("SM-100", "enters-first")
    elif verb == "fly":
        yield from _flying(g, seat)
    else:
        yield obstacle("SM-185", "only-flying")


def _flying(g: Sabbat, seat: int) -> Iterator[Obstacle]:
    """SM-170, 185: Bats carry the vampire to squares that no step reaches."""
    reasons = list(_card(g, seat, PowerName.BATS))
    yield from reasons or [obstacle("SM-185", "step-there")]


def moving(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-041, 092, 120, 121: a ghost that is there, at its time, to a place that exists."""
    if doing(g) not in ("Act", "Haunt"):
        yield obstacle("SM-092", "magician-acts")
        return
    origin, _, target = _rest(written).partition(">")
    at = origin.partition("@")[0]
    if at in ("grave", "graves", "graveyard"):
        yield obstacle("SM-041", "in-graveyard")
    elif at != "bridge":
        yield obstacle("SM-120", "no-ghost-there")
    if target not in LOCATION and target != "bridge":
        yield obstacle("SM-121", "no-such-place")


def teleporting(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-170, 192: with the sorcerer's card only, from the drawbridge to a region."""
    reasons = list(_card(g, seat, PowerName.TELEPORTATION))
    if doing(g) not in ("Act", "Haunt"):
        reasons.append(obstacle("SM-092", "magician-acts"))
    yield from reasons or [obstacle("SM-192", "bridge-to-region")]


def paying(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-125, 126: exactly the fee, each token from one of the two stores."""
    region = bound_for(g)
    fee = heap_words(FEES[g.gates[region]])
    yield obstacle("SM-125", "gate-asks", where=place_word(LOCATIONS[region].id), fee=fee)


def mirrors(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-104: sixteen mirrors, four on each wall."""
    if _rest(written) not in MIRROR:
        yield obstacle("SM-104", "no-such-mirror")


def ghosts(clause: str) -> TextBars:
    """Return what is wrong with naming a ghost: there is none."""

    def bars(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
        yield obstacle(clause, "no-ghost-there")

    return bars


def locations(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-187: a region or a garden."""
    yield obstacle("SM-187", "no-such-place")


def keeping(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
    """SM-222: some of the four different resources of a batch."""
    yield obstacle("SM-222", "one-of-each")


# --- powers


def _card(g: Sabbat, seat: int, power: PowerName) -> Iterator[Obstacle]:
    """SM-170, 179: why a player can never use a card, or no more."""
    if not g.options.power_cards:
        yield obstacle("SM-170", "no-power-cards")
    elif not owns_card(g, seat, power):
        owner = next(people for people in PEOPLES if power in people.powers)
        yield obstacle("SM-170", "anothers-card", power=power_word(power), people=people_word(owner.id))
    elif g.power[seat] not in (PowerName.NONE, power):
        yield obstacle("SM-170", "other-power", power=power_word(power), shown=power_word(g.power[seat]))
    elif g.spent[seat]:
        yield obstacle("SM-179", "power-spent", power=power_word(power))


def using(card: Power) -> TextBars:
    """Return what is wrong with using a card: it is another's, gone, or its moment is another."""
    clause = "SM-174" if card.timing == "after-magician" else card.clause

    def bars(g: Sabbat, seat: int, written: str) -> Iterator[Obstacle]:
        reasons = list(_card(g, seat, card.id))
        if not reasons and card.id == PowerName.BOOSTER and doing(g) == "Haunt":
            reasons = [obstacle("SM-189", "booster-first")]
        moment = Say(f"timing-{card.timing}")
        yield from reasons or [obstacle(clause, "power-moment", power=power_word(card.id), moment=moment)]

    return bars


SAID = (PowerName.LUXURIANCE, PowerName.BOOSTER, PowerName.FRENZY, *(
    card.id for card in POWERS if card.timing == "after-magician"
))  # fmt: skip
"""The cards that are used by an answer of their own."""


def _power_row(card: Power) -> Notation:
    clause = "SM-174" if card.timing == "after-magician" else card.clause
    return Notation((card.id.value,), f"power-{card.timing}", clause, ASKS, card.id.value, using(card))


def _row(verb: str, name: str, clause: str, asks: tuple[str, ...], form: str, bars: TextBars | None) -> Notation:
    """Return a row of answers of which one does nothing: other words for that one belong to it, too."""
    others = tuple(word for word in DECLINES if word != verb)
    return Notation((verb, *others), name, clause, asks, form, declining(clause, bars))


NOTATIONS = (
    Notation(("people",), "people", "SM-003", ("people",), "people:zugriga", peoples),
    _row("guard", "guard", "SM-182", ("guard",), "guard:-", ghosts("SM-182")),
    _row("invoke", "call", "SM-063", ("invoke",), "invoke:0", calling),
    _row("canteen", "canteen", "SM-067", ("canteen",), "canteen:no", None),
    Notation(("bonus",), "bonus", "SM-080", ("bonus",), "bonus:vp2", bonuses),
    Notation(("kind",), "kind", "SM-044", ("kind", "apparition"), "kind:mask", resources("SM-083")),
    Notation(("place", "step", "fly"), "walk", "SM-101", IN_TURN, "step:m12", walking),
    _row("rest", "rest", "SM-094", ("action",), "rest", None),
    _row("stop", "rest", "SM-120", ("haunt",), "stop", None),
    Notation(("move",), "move", "SM-120", IN_TURN, "move:bridge>canteen", moving),
    Notation(("teleport",), "teleport", "SM-192", IN_TURN, "teleport:bridge>vada", teleporting),
    Notation(("pay",), "pay", "SM-126", ("fee",), "pay:S1G2", paying),
    Notation(("settle",), "settle", "SM-131", ("arrive",), "settle"),
    Notation(("fight",), "fight", "SM-140", ("arrive",), "fight"),
    Notation(("repelled",), "repelled", "SM-150", ("arrive",), "repelled"),
    Notation(("tile",), "tile", "SM-103", ("arrive.manor",), "tile"),
    Notation(("mirror",), "mirror", "SM-104", ("arrive.manor", "again"), "mirror:n1", mirrors),
    _row("nothing", "tile", "SM-103", ("arrive.manor",), "nothing", None),
    Notation(("discard",), "discard", "SM-113", ("discard",), "discard:mask@2h", resources("SM-113")),
    Notation(("tube",), "exchange", "SM-114", ("tube",), "tube:mask", resources("SM-114")),
    Notation(("swap",), "exchange", "SM-114", ("swap",), "swap:1h>mask", resources("SM-114")),
    _row("finish", "exchange", "SM-114", ("swap",), "finish", None),
    _row("no", "power-after-magician", "SM-176", ("power",), "no", None),
    _row("pass", "reappear", "SM-188", ("gift",), "pass", None),
    Notation(("reappear",), "reappear", "SM-187", ("gift",), "reappear:gineva", locations),
    Notation(("unfed",), "unfed", "SM-205", ("unfed",), "unfed:bridge", ghosts("SM-205")),
    _row("keep", "keep", "SM-222", ("keep",), "keep:-", keeping),
    *(_power_row(card) for card in POWERS if card.id in SAID),
)
