"""What everything on the table is for: see `core/purpose.py`. How answers are written stands in `notation.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Purposes, Subject, Use
from lychgate.core.say import Say
from lychgate.games.carpathes.choices.notation import NOTATIONS
from lychgate.games.carpathes.choices.reactions import COUNTERS, bars_of_counter
from lychgate.games.carpathes.data import (
    BLOOD_STEP,
    EVENTS,
    HUMANS,
    LAST_GRACE,
    LEAST_BLOOD,
    POWER,
    POWERS,
    ROUNDS,
    TOP_BLOOD,
    CardType,
)
from lychgate.games.carpathes.state.position import Carpathes, card_names, cost_of, event_names, is_slave
from lychgate.games.carpathes.words.names import card_word

HUMAN = {human.id: human for human in HUMANS}

CLAUSES = {
    "crows": "CA-150", "devil_hand": "CA-151", "wolf_call": "CA-162", "bite": "CA-168", "hypnosis": "CA-157",
    "supreme_punishment": "CA-167", "bats": "CA-163", "night_terror": "CA-161", "bloodletting": "CA-152",
    "paralysis": "CA-153", "conversion": "CA-154", "destruction": "CA-155", "night_hunt": "CA-164",
    "regeneration": "CA-165", "black_kiss": "CA-168", "devotion": "CA-158", "invisibility": "CA-144",
    "attack_return": "CA-086", "mist_form": "CA-085", "coffin": "CA-166", "feast": "CA-160", "grimoire": "CA-160",
    "pandemonium": "CA-220", "vampire_hunters": "CA-221", "blood_harvest": "CA-222", "sabbath": "CA-223",
    "eclipse": "CA-224", "revolt": "CA-225", "burning_thirst": "CA-226",
}  # fmt: skip
"""The clause of each single card."""


# --- words and figures


def _card(g: Carpathes, subject: Subject) -> Args:
    name = card_word(subject["card"])
    return {"card": name, "text": Say(f"{name.key}-body")}


def _human(g: Carpathes, subject: Subject) -> Args:
    return {"card": card_word(subject["card"])}


def _worth(g: Carpathes, subject: Subject) -> Iterator[Say]:
    yield Say("figure-worth", {"n": HUMAN[subject["card"]].value})


def _cost(g: Carpathes, subject: Subject) -> Iterator[Say]:
    """CA-055: what it costs now."""
    yield Say("figure-cost", {"n": cost_of(g, subject["card"])})


def _owner(g: Carpathes, subject: Subject) -> int:
    return int(subject["seat"])


def _standing(g: Carpathes, subject: Subject) -> Iterator[Say]:
    """Blood, cards and Grace: what everybody sees of a vampire."""
    seat = _owner(g, subject)
    yield from _blood(g, subject)
    yield Say("figure-cards", {"humans": len(g.humans[seat]), "powers": len(g.powers[seat])})
    yield from _grace(g, subject)


def _blood(g: Carpathes, subject: Subject) -> Iterator[Say]:
    yield Say("figure-blood", {"n": g.blood[_owner(g, subject)]})


def _grace(g: Carpathes, subject: Subject) -> Iterator[Say]:
    if is_slave(g, _owner(g, subject)):
        yield Say("figure-grace", {"n": g.grace[_owner(g, subject)]})


def _held(g: Carpathes, subject: Subject) -> Iterator[Say]:
    seat = _owner(g, subject)
    yield Say("figure-cards", {"humans": len(g.humans[seat]), "powers": len(g.powers[seat])})


def _pile(zone: str) -> Callable[[Carpathes, Subject], Iterator[Say]]:
    def counted(g: Carpathes, subject: Subject) -> Iterator[Say]:
        yield Say("figure-pile", {"n": len(getattr(g, zone))})

    return counted


def _event(g: Carpathes, subject: Subject) -> Iterator[Say]:
    """CA-182: it lies open before it takes effect."""
    if subject["card"] in event_names(g.event):
        yield Say("figure-event", {"now": "yes" if g.in_force else "no"})


def _moon(g: Carpathes, subject: Subject) -> Iterator[Say]:
    """CA-010, 021, 023: which moon, which cycle, which round; before the first cycle the Cycle card lies ready."""
    yield Say("moon-white" if not g.cycle else f"moon-{g.moon}")
    yield Say("note-moon", {"cycle": max(g.cycle, 1), "figure": max(g.figure, 1)})


# --- what stands in the way where the question has no candidate for it


def _no_reaction(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-058, 082: only a reaction Aid in hand answers an attack."""
    yield obstacle("CA-058", "no-reaction-card", card=card_word(subject["card"]))


def _reaction_price(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-041, 059, 082: a reaction is paid for only if there is one; of this its price needs no more, or not this."""
    barred = [list(bars_of_counter(g, seat, card)) for card in COUNTERS]
    if not all(barred):
        yield obstacle("CA-042", "not-needed")
        return
    dear = [reasons[0] for reasons in barred if reasons[0].clause != "CA-082"]
    yield dear[0] if dear else obstacle("CA-082", "no-reaction-in-hand")


def _price_in_humans(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-178: the first place is paid for with Humans."""
    yield obstacle("CA-178", "humans-only")


def _dry(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-039, 046: a counter at 5 has nothing to give."""
    yield obstacle("CA-046", "dry")


def _strikes_cards(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-155: Destruction is aimed at cards."""
    yield obstacle("CA-155", "strikes-cards")


def _strikes_players(g: Carpathes, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """CA-155: no other card is."""
    yield obstacle("CA-155", "strikes-players")


# --- what things are for


def _serves(g: Carpathes, subject: Subject) -> bool:
    return is_slave(g, _owner(g, subject))


def _has_laid(g: Carpathes, subject: Subject) -> bool:
    return bool(g.laid[_owner(g, subject)])


def _rules(g: Carpathes, subject: Subject) -> bool:
    return _owner(g, subject) in g.master


def _can_convert(g: Carpathes, subject: Subject) -> bool:
    return "conversion" in card_names(g.laid[_owner(g, subject)])


DISCARD = (
    Use("convert", "CA-154", asks=("convert",), own=True, applies=_can_convert),
    Use("limit", "CA-053", asks=("limit",), own=True),
    Use("terror", "CA-161", asks=("terror",), own=True),
)
"""What becomes of any Power in hand."""

REACT = Use("react", "CA-080", asks=("react",), own=True, bars=_no_reaction)
"""What no card but a reaction Aid is for."""

PLAY = (Use("play", "CA-055", asks=("act",), verbs=("play",), own=True), *DISCARD, REACT)
IN_HAND: dict[CardType, tuple[Use, ...]] = {
    "attack": PLAY,
    "special": (Use("lay", "CA-065", asks=("act",), verbs=("lay",), own=True), *DISCARD, REACT),
    "aid": PLAY,
}
REACTION = (
    Use("react", "CA-080", asks=("react",), own=True),
    Use("counter-only", "CA-058", asks=("act",), verbs=("play",), own=True),
    *DISCARD,
)

HUMAN_USES = (
    Use("keep", "CA-011", asks=("keep",), own=True, applies=lambda g, subject: not g.cycle),
    Use("drink", "CA-060", asks=("drink",), own=True, through={"act": ("recover",)}),
    Use("pay", "CA-037", asks=("pay", "lose"), own=True),
    Use("react-price", "CA-059", asks=("react",), own=True, bars=_reaction_price),
    Use("feed", "CA-121", asks=("feed",), own=True, through={"act": ("feed",)}, applies=_serves),
    Use("bid", "CA-175", asks=("bid",), own=True),
    Use("price", "CA-178", asks=("price",), own=True),
    Use("limit", "CA-053", asks=("limit",), own=True),
)


BLOOD_USES = (
    Use("recover", "CA-060", asks=("act", "drink"), verbs=("recover", "drink"), own=True),
    Use("weak", "CA-100"),
    Use("pay", "CA-037", asks=("pay", "lose"), own=True, bars=_dry),
    Use("react-price", "CA-059", asks=("react",), own=True, bars=_reaction_price),
    Use("feed", "CA-121", asks=("act", "feed"), verbs=("feed", "pay"), own=True, bars=_dry, applies=_serves),
    Use("be-fed", "CA-118", asks=("demand",), verbs=("feed",), own=True, applies=_rules),
    Use("terror-lose", "CA-161", asks=("terror",), verbs=("lose",), own=True),
    Use("price", "CA-178", asks=("bid", "price"), own=True, bars=_price_in_humans),
)
CUBE_USES = (
    Use(
        "recover", "CA-060", own=True, through={"act": ("recover",), "drink": ("drink",)},
    ),
    Use("weak", "CA-100"),
    Use("pay", "CA-037", own=True, through={"pay": ("pay",), "lose": ("pay",), "feed": ("pay",)}),
)  # fmt: skip

LAID = (
    Use("activate", "CA-068", asks=("act",), verbs=("use",), own=True),
    Use("destroy", "CA-155", asks=("aim",), bars=_strikes_players),
)

SQUARES = tuple(str(n) for n in range(LEAST_BLOOD, TOP_BLOOD + 1, BLOOD_STEP))
PARTS = {
    "blood": SQUARES,
    "grace": tuple(str(n) for n in range(LAST_GRACE + 1)),
    "at": tuple(str(n) for n in range(5)),
    "figure": tuple(str(n) for n in range(1, ROUNDS + 1)),
}
"""What the parts of ids may be, cards apart."""


def _in_hand() -> Iterator[Kind]:
    for power in POWERS:
        name = "reaction" if power.counter else f"{power.type}-card"
        uses = REACTION if power.counter else IN_HAND[power.type]
        yield Kind(
            f"{name}-{power.id.replace('_', '-')}", ("hand:{seat}:{card}",), CLAUSES.get(power.id, "CA-055"), uses,
            about=name, args=_card, figures=_cost, within={"card": (power.id,)},
        )  # fmt: skip


def _laid() -> Iterator[Kind]:
    for power in POWERS:
        if power.type == "special":
            yield Kind(
                f"laid-{power.id.replace('_', '-')}", ("laid:{seat}:{card}",), CLAUSES.get(power.id, "CA-065"), LAID,
                about="laid-card", args=_card, within={"card": (power.id,)},
            )  # fmt: skip


def _events() -> Iterator[Kind]:
    for event in EVENTS:
        yield Kind(
            f"event-{event.id.replace('_', '-')}", ("event:{card}", "event_discard:{card}"),
            CLAUSES.get(event.id, "CA-182"), (Use("event", "CA-182"),),
            about="event-card", args=_card, figures=_event, within={"card": (event.id,)},
        )  # fmt: skip


DRAW = Use("draw", "CA-050", asks=("act",), verbs=("draw",))
RESHUFFLE = Use("reshuffle", "CA-190")
ANY_HUMAN = {"card": tuple(HUMAN)}
ANY_POWER = {"card": tuple(POWER)}

KINDS = (
    Kind(
        "seat", ("seat:{seat}",), "CA-002",
        (
            Use("target", "CA-074", asks=("aim",), bars=_strikes_cards),
            Use("dominate", "CA-100", asks=("act",), verbs=("dominate",)),
            Use("order", "CA-117", asks=("demand",), verbs=("attack",)),
        ),
        figures=_standing,
    ),
    Kind(
        "plaque", ("plaque:{seat}",), "CA-002",
        (
            Use("target", "CA-074"),
            Use("dominate", "CA-100"),
            Use("order", "CA-117"),
        ),
        about="seat", figures=_standing,
    ),
    Kind("human", ("hand:{seat}:{card}",), "CA-037", HUMAN_USES, args=_human, figures=_worth, within=ANY_HUMAN),
    *_in_hand(),
    Kind(
        "hand", ("hand:{seat}",), "CA-053",
        (Use("hold", "CA-053", own=True), Use("bid", "CA-175", asks=("bid",), own=True)), figures=_held,
    ),
    Kind("held", ("held:{seat}", "held:{seat}:back-human", "held:{seat}:back-power"), "CA-053", figures=_held),
    Kind("known", ("known:{seat}",), "CA-157"),
    Kind(
        "known-human", ("known:{seat}:{card}",), "CA-157",
        args=_human, figures=_worth, about="known-card", within=ANY_HUMAN,
    ),
    Kind("known-power", ("known:{seat}:{card}",), "CA-157", args=_human, about="known-card", within=ANY_POWER),
    Kind("blood", ("blood:{seat}", "blood:{seat}:{blood}"), "CA-039", BLOOD_USES, figures=_blood, within=PARTS),
    Kind(
        "blood-cube", ("blood:{seat}:{blood}:cube",), "CA-005", CUBE_USES,
        about="blood", figures=_blood, within=PARTS,
    ),
    Kind(
        "grace", ("grace:{seat}", "grace:{seat}:{grace}", "grace:{seat}:{grace}:cube"), "CA-138",
        (Use("grace", "CA-133"), Use("free", "CA-138")), figures=_grace, within=PARTS,
    ),
    Kind(
        "slave-place", ("slave:{seat}:{at}", "slave:{seat}:{at}:cube"), "CA-103",
        (Use("dominate", "CA-100"),), within=PARTS,
    ),
    *_laid(),
    Kind(
        "laid", ("laid:{seat}",), "CA-065",
        (
            Use("activate", "CA-068", own=True, applies=_has_laid),
            Use("destroy", "CA-155", asks=("aim",), bars=_strikes_players, applies=_has_laid),
            Use("lay", "CA-065", own=True),
        ),
    ),
    Kind("human-deck", ("human_deck", "human_deck:back-human"), "CA-007", (DRAW,), figures=_pile("human_deck")),
    Kind("power-deck", ("power_deck", "power_deck:back-power"), "CA-007", (DRAW,), figures=_pile("power_deck")),
    Kind(
        "event-deck", ("event_deck", "event_deck:back-event"), "CA-007", (Use("turn-over", "CA-171"),),
        figures=_pile("event_deck"),
    ),
    Kind(
        "human-discard", ("human_discard", "human_discard:{card}"), "CA-047", (RESHUFFLE,),
        figures=_pile("human_discard"), within=ANY_HUMAN,
    ),
    Kind(
        "power-discard", ("power_discard", "power_discard:{card}"), "CA-055", (RESHUFFLE,),
        figures=_pile("power_discard"), within=ANY_POWER,
    ),
    Kind("event-discard", ("event_discard",), "CA-170", (RESHUFFLE,), figures=_pile("event_discard")),
    *_events(),
    Kind("event", ("event",), "CA-171", (Use("turn-over", "CA-171"),)),
    Kind("played", ("played", "played:{card}"), "CA-055", (Use("resolve", "CA-194"),), within=ANY_POWER),
    Kind(
        "moon", ("moon", "moon:{figure}", "moon:{figure}:moon"), "CA-022", (Use("moon", "CA-023"),),
        figures=_moon, within=PARTS,
    ),
    Kind("lord", ("lord",), "CA-204", (Use("win", "CA-204"),)),
)  # fmt: skip

PURPOSES = Purposes(
    KINDS,
    NOTATIONS,
    ends="CA-204",
    turns={
        "character": "CA-003", "colour": "CA-003", "demand": "CA-117", "address": "CA-215", "acknowledge": "CA-215",
        "lose": "CA-089", "terror": "CA-161", "bid": "CA-172", "price": "CA-178",
    },
    compulsory={
        "character": "CA-002", "colour": "CA-003", "keep": "CA-011", "pay": "CA-055", "lose": "CA-044",
        "limit": "CA-053", "price": "CA-178", "address": "CA-215", "acknowledge": "CA-215",
    },
)  # fmt: skip
