"""What the cards on the table are for: servants, intrigue, events, sheets to choose. See `core/purpose.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Subject, Use
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.choices.character_purposes import WORK, acting_servant, acts_later
from lychgate.games.sanguis_venenatus.choices.field_purposes import in_phase
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.numbers import HAND_LIMIT
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.state.position import City
from lychgate.games.sanguis_venenatus.state.questions import is_dead, units_of
from lychgate.games.sanguis_venenatus.words.names import (
    event_text,
    event_word,
    intrigue_text,
    intrigue_word,
    powers_text,
    servant_text,
    servant_word,
    vampire_word,
)

SERVANT_IDS = tuple(card.id for card in SERVANT_CARDS)
INTRIGUE_IDS = tuple(card.id for card in INTRIGUE)
EVENT_IDS = tuple(card.id for card in EVENTS)
SHEET_IDS = tuple(sheet.id for sheet in SHEETS)
EXTRA_OF = {card.id: card.extra is not None for card in SERVANT_CARDS}


# --- servants' cards


def _card_args(g: City, subject: Subject) -> Args:
    return {"servant": servant_word(subject["card"]), "text": servant_text(subject["card"])}


def _unit(g: City, subject: Subject) -> int | None:
    """Return the servant of a card in play."""
    return next((each for each in _crew(g, int(subject["seat"])) if g.card(each).id == subject["card"]), None)


def _crew(g: City, seat: int) -> Iterator[int]:
    return iter(units_of(seat)[: len(g.crew[seat])])


def _is_dead(g: City, subject: Subject) -> bool:
    each = _unit(g, subject)
    return each is not None and is_dead(g, each) and g.phase != "setup"


def _is_acting(g: City, subject: Subject) -> bool:
    acting = acting_servant(g)
    return acting is not None and _unit(g, subject) == acting


def _waits(g: City, subject: Subject) -> bool:
    return not _is_acting(g, subject)


def _acts_later(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    each = _unit(g, subject)
    return iter(()) if each is None else acts_later(g, each)


def _may_act(g: City, subject: Subject) -> bool:
    """Tell whether a servant in the city has an action of its own, which waits until it acts."""
    return EXTRA_OF[subject["card"]] and _waits(g, subject) and not _is_dead(g, subject)


def _has_none(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-116: not every servant has an action of its own."""
    yield obstacle("SV-116", "no-extra", servant=servant_word(subject["card"]))


def _is_not_dying(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    yield obstacle("SV-070", "not-dying", servant=servant_word(subject["card"]))


def _cannot_raise(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    yield obstacle("SV-157", "no-raising")


CREW_USES = (
    Use("acts-now", "SV-102", own=True, through={"work": WORK}, applies=_is_acting),
    Use(
        "raise-card", "SV-157", asks=("haunt",), verbs=("raise", "plot"), own=True, bars=_cannot_raise, applies=_is_dead
    ),
    Use("come-back", "SV-099", own=True, applies=_is_dead),
    Use("activate", "SV-101", asks=("servant",), own=True, applies=_waits),
    Use("activate", "SV-101", asks=("work",), verbs=("servant",), own=True, bars=_acts_later, applies=_waits),
    Use("extra", "SV-116", asks=("work",), verbs=("extra",), own=True, bars=_has_none, applies=_is_acting),
    Use("extra", "SV-116", own=True, applies=_may_act),
    Use("infect", "SV-097", asks=("infect",), own=True, applies=in_phase("event")),
    Use("flip", "SV-070", asks=("flip",), own=True, bars=_is_not_dying, quiet=True),
)
KEEP = Use("keep-servant", "SV-020", asks=("draft",), own=True)
SERVANTS_CARDS = {"card": SERVANT_IDS}

CREWS = (
    Kind(
        "crew-card",
        ("crew:{seat}:{card}",),
        "SV-062",
        CREW_USES,
        about="servant-card",
        args=_card_args,
        within=SERVANTS_CARDS,
    ),
    Kind(
        "crew-of-card",
        ("crew-of:{seat}:{card}",),
        "SV-062",
        (Use("works", "SV-102", own=True),),
        about="servant-card",
        args=_card_args,
        within=SERVANTS_CARDS,
    ),
    Kind("crew", ("crew:{seat}", "crew-of:{seat}"), "SV-062", (Use("works", "SV-102", own=True),)),
    Kind(
        "draft-card",
        ("draft:{seat}:{card}",),
        "SV-020",
        (KEEP,),
        about="servant-card",
        args=_card_args,
        within=SERVANTS_CARDS,
    ),
    Kind("draft", ("draft:{seat}", "draft:{seat}:back-servant"), "SV-020", (KEEP,)),
    Kind(
        "kept-card",
        ("kept:{seat}:{card}",),
        "SV-021",
        (Use("reveal-crew", "SV-021"),),
        about="servant-card",
        args=_card_args,
        within=SERVANTS_CARDS,
    ),
    Kind("kept", ("kept:{seat}", "kept:{seat}:back-servant"), "SV-021", (Use("reveal-crew", "SV-021"),)),
)


# --- other cards


def intrigue_args(g: City, subject: Subject) -> Args:
    return {"card": intrigue_word(subject["card"]), "text": intrigue_text(subject["card"])}


def _event_args(g: City, subject: Subject) -> Args:
    return {"card": event_word(subject["card"]), "text": event_text(subject["card"])}


def _sheets_args(g: City, subject: Subject) -> Args:
    alike = g.options.sheets == "nighthunter"
    text = powers_text("nighthunter" if alike else subject["sheet"])
    return {"vampire": vampire_word(subject["sheet"]), "text": text}


def _mixed(g: City, subject: Subject) -> bool:
    return g.options.sheets == "mixed"


def _one_vampire(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    yield obstacle("SV-016", "one-vampire")


def _two_events(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    yield obstacle("SV-087", "two-events")


def _count(key: str, count: Callable[[City], int]) -> Callable[[City, Subject], Iterator[Say]]:
    return lambda g, subject: iter((Say(key, {"n": count(g)}),))


def _hand_figures(g: City, subject: Subject) -> Iterator[Say]:
    yield Say("figure-hand", {"n": len(g.hand[int(subject["seat"])]), "most": HAND_LIMIT})


def _no_card(g: City, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """SV-153: an empty hand has nothing to plot with."""
    if not g.hand[seat]:
        yield obstacle("SV-153", "no-cards")


HELD = (
    Use("plot", "SV-153", asks=("haunt",), verbs=("plot",), own=True, bars=_no_card),
    Use("lay", "SV-143", asks=("combat",), own=True),
    Use("discard", "SV-040", asks=("discard",), own=True),
)
DEMANDS = Use("demand", "SV-088", through={"pay": ("pay", "refuse", "wound", "lose"), "infect": ("infect",)})
CHOOSE = (
    Use("choose-vampire", "SV-016", asks=("vampire",)),
    Use("choose-side", "SV-017", asks=("side",), bars=_one_vampire, applies=_mixed),
)
FORESEE = (
    Use("sight", "SV-087", asks=("sight",), bars=_two_events),
    Use("prophesy", "SV-156", asks=("prophesy",)),
)
LAID = Use("lay", "SV-143", own=True, through={"combat": ("card",)})
DRAW = Use("draw", "SV-038")

CARDS = (
    Kind(
        "hand-card",
        ("hand:{seat}:{card}",),
        "SV-041",
        HELD,
        about="intrigue-card",
        args=intrigue_args,
        within={"card": INTRIGUE_IDS},
    ),
    Kind("hand", ("hand:{seat}", "hand:{seat}:back-intrigue"), "SV-040", HELD, figures=_hand_figures),
    Kind(
        "deck-intrigue",
        ("intrigue", "intrigue:back-intrigue"),
        "SV-038",
        (DRAW,),
        figures=_count("figure-cards", lambda g: len(g.intrigue_deck)),
    ),
    Kind(
        "old-intrigue",
        ("discards:{card}", "played:{card}"),
        "SV-044",
        (Use("reshuffle", "SV-039"),),
        about="intrigue-card",
        args=intrigue_args,
        within={"card": INTRIGUE_IDS},
    ),
    Kind(
        "discards",
        ("discards",),
        "SV-044",
        (Use("reshuffle", "SV-039"),),
        figures=_count("figure-cards", lambda g: len(g.intrigue_discard)),
    ),
    Kind("played", ("played",), "SV-041"),
    Kind(
        "foreseen",
        ("events:{card}",),
        "SV-087",
        FORESEE,
        about="event-card",
        args=_event_args,
        within={"card": EVENT_IDS},
    ),
    Kind(
        "deck-events",
        ("events", "events:back-event"),
        "SV-086",
        FORESEE,
        figures=_count("figure-cards", lambda g: len(g.event_deck)),
    ),
    Kind(
        "fate-card",
        ("fate:{card}",),
        "SV-086",
        (DEMANDS,),
        about="event-card",
        args=_event_args,
        within={"card": EVENT_IDS},
    ),
    Kind("fate", ("fate",), "SV-086", (DEMANDS,)),
    Kind("past-card", ("past:{card}",), "SV-094", about="event-card", args=_event_args, within={"card": EVENT_IDS}),
    Kind("past", ("past",), "SV-094"),
    Kind(
        "sheet-to-choose",
        ("sheets:{sheet}",),
        "SV-016",
        CHOOSE,
        about="sheets-one",
        args=_sheets_args,
        within={"sheet": SHEET_IDS},
    ),
    Kind("sheets", ("sheets",), "SV-016", CHOOSE),
)
