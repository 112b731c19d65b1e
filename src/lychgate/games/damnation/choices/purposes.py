"""What everything on the table is for: see `core/purpose.py`.

What is done with it, and why not: `use_purposes.py` for places and figures, `card_purposes.py` for cards and Talents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lychgate.core.ask import Obstacle, obstacle
from lychgate.core.purpose import Args, Kind, Purposes, Subject, Use
from lychgate.core.say import Say
from lychgate.core.vocabulary import words_of
from lychgate.games.damnation.choices import card_purposes as cards
from lychgate.games.damnation.choices import use_purposes as uses
from lychgate.games.damnation.choices.notation import NOTATIONS, NOTHING
from lychgate.games.damnation.choices.use_purposes import place_of, villain_of
from lychgate.games.damnation.data.cards import (
    CARDS,
    CASTLE_DECK,
    DECKS,
    HAUNT_CARDS,
    HAUNT_DECK,
    HEIRLOOM_DECK,
    KNELLS,
    NUMBER,
    ROOM_DECKS,
    START,
    VAMPIRE_DECK,
)
from lychgate.games.damnation.data.castle import ROOMS, SPACES, STAIRS
from lychgate.games.damnation.data.geometry import DECK_AT, PLACE, PLACES, PUSH, ROOM0
from lychgate.games.damnation.data.numbers import FULL_HEALTH, TRACK_TOP, TRAPS, VAMPIRE_TOP
from lychgate.games.damnation.data.villains import LIVING, NONE, TOKENS, VAMPIRE, VILLAINS
from lychgate.games.damnation.data.vocabulary import SpaceKind
from lychgate.games.damnation.state.hands import hand_limit
from lychgate.games.damnation.state.position import Castle, the_fall, vault_price
from lychgate.games.damnation.words.names import (
    card_word,
    deck_word,
    door_word,
    knell_word,
    place_word,
    rule_word,
    talent_word,
    token_talent,
    trap_word,
    villain_word,
)

# --- what a thing is called, and its numbers


def _place(g: Castle, subject: Subject) -> Args:
    return {"place": place_word(place_of(subject))}


def _door(g: Castle, subject: Subject) -> Args:
    return {"door": door_word(subject["place"])}


def _villain(g: Castle, subject: Subject) -> Args:
    v = villain_of(g, subject)
    kind = uses.KIND[subject["figure"]] if "figure" in subject.parts else g.kind[v] if v != NONE else NONE
    if kind == NONE:
        return {"villain": "none", "gift": ""}
    return {"villain": villain_word(kind), "gift": Say(f"gift-{VILLAINS[kind].id}")}


def _card(g: Castle, subject: Subject) -> Args:
    card = NUMBER[subject["card"]]
    named = card_word(card)
    return {"card": named, "text": rule_word(named)}


def _haunt_card(g: Castle, subject: Subject) -> Args:
    return {"card": card_word(NUMBER[subject["card"]])}


def _knell(g: Castle, subject: Subject) -> Args:
    named = knell_word(NUMBER[subject["card"]])
    return {"card": named, "text": rule_word(named)}


def _slot(g: Castle, subject: Subject) -> Args:
    return {"slot": int(subject["slot"]), "fall": the_fall(g)}


def _knells(g: Castle, subject: Subject) -> Args:
    return {"fall": the_fall(g)}


def _arrow(g: Castle, subject: Subject) -> Args:
    place = place_of(subject)
    return {"place": place_word(place), "to": place_word(PUSH[place])}


def _secret_door(g: Castle, subject: Subject) -> Args:
    """DA-295, 296: a token that was only looked at lies face down again."""
    return {"found": "yes" if place_of(subject) in g.found_doors else "no"}


def _trap(g: Castle, subject: Subject) -> Args:
    return {"trap": trap_word(subject["trap"])}


def _talent(g: Castle, subject: Subject) -> Args:
    v = villain_of(g, subject)
    token = subject["token"]
    is_open = token == "active" and v == NONE
    named = talent_word(
        "active" if is_open else token if token not in TOKENS else token_talent(_kind(g, v), _at(token))
    )
    return {"talent": named, "text": Say("about-any-talent") if is_open else rule_word(named)}


def _kind(g: Castle, v: int) -> int:
    return 0 if v == NONE else g.kind[v]


def _at(token: str) -> int:
    return TOKENS.index(token)


def _of_figure(g: Castle, subject: Subject) -> Iterator[Say]:
    """What everybody sees of a Villain: Health, Souls, how many cards its player holds."""
    v = villain_of(g, subject)
    if v != NONE and g.role[v] == LIVING and not g.arriving:
        yield Say("figure-health", {"n": g.health[v], "most": FULL_HEALTH})
        yield Say("figure-souls", {"n": g.souls[v]})
        yield Say("figure-cards", {"n": len(g.holds(g.owner(v)))})


def _of_card(g: Castle, subject: Subject) -> Iterator[Say]:
    card = CARDS[NUMBER[subject["card"]]]
    if card.damage:
        yield Say("figure-attack", {"n": card.damage, "reach": card.reach})
    if card.armour:
        yield Say("figure-armour", {"n": card.armour})
    if card.modifier:
        yield Say("figure-modifier", {"n": card.modifier})
    if NUMBER[subject["card"]] in START:
        yield Say("figure-start", {"place": place_word(PLACE[START[NUMBER[subject["card"]]]])})


def _of_room(g: Castle, subject: Subject) -> Iterator[Say]:
    deck = DECK_AT[place_of(subject) - ROOM0]
    if deck in ROOM_DECKS:
        yield Say("figure-cards", {"n": len(g.decks[deck])})


def _of_vault(g: Castle, subject: Subject) -> Iterator[Say]:
    """DA-398, 399, 643: what it costs now; or the cards it gives; in The Fall neither."""
    if g.vampire != NONE:
        yield from _of_room(g, subject)
    elif not g.fall:
        yield Say("figure-price", {"n": vault_price(g)})


def _of_hand(g: Castle, subject: Subject) -> Iterator[Say]:
    seat = int(subject["seat"])
    yield Say("figure-cards", {"n": len(g.hand[seat])})
    yield Say("figure-limit", {"n": hand_limit(g, seat)})


def _of_vampire(g: Castle, subject: Subject) -> Iterator[Say]:
    if g.vampire != NONE:
        yield Say("figure-time", {"n": g.time, "most": VAMPIRE_TOP})


def _of_track(g: Castle, subject: Subject) -> Iterator[Say]:
    v = villain_of(g, subject)
    if v != NONE:
        yield Say("figure-track", {"n": g.tracker[v], "most": TRACK_TOP})


def _of_token(g: Castle, subject: Subject) -> Iterator[Say]:
    v = villain_of(g, subject)
    if v != NONE and g.role[v] != VAMPIRE and subject["token"] in TOKENS:
        yield Say("figure-ready" if g.tokens[v] >> _at(subject["token"]) & 1 else "figure-spent")


def _count(key: str, count: Callable[[Castle], int]) -> Callable[[Castle, Subject], Iterator[Say]]:
    return lambda g, subject: iter([Say(key, {"n": count(g)})])


# --- parts of ids

_SPACES = {kind: {"place": tuple(space.id for space in SPACES if space.kind == kind)} for kind in words_of(SpaceKind)}
_PLACED = {"place": PLACES}
_BESIDE_DOORS = {"place": tuple(space.id for space in SPACES if space.door)}
_FIGURES = {"place": PLACES, "figure": tuple(villain.id for villain in VILLAINS)}
_NUMBERS = {"villain": tuple(map(str, range(len(VILLAINS)))), "n": tuple(map(str, range(FULL_HEALTH + 1)))}
_BOARD = {**_NUMBERS, "token": (*TOKENS, "desperation")}
_BACKS = tuple(f"back-{deck}" for deck in DECKS)
_HELD = {"card": uses.CARD_IDS, "back": _BACKS}
_HAUNTS = {"card": tuple(card.id for card in HAUNT_CARDS)}
_KNELL = {"card": KNELLS, "slot": tuple("12345")}
_TRAPS = {"place": PLACES, "trap": tuple(dict.fromkeys(TRAPS))}


def _track(name: str) -> tuple[str, ...]:
    """Return the ids of a track of a board: itself, its notches and its marker."""
    return (f"{name}:{{villain}}", f"{name}:{{villain}}:{{n}}", f"{name}:{{villain}}:{{n}}:marker")


# --- uses that only a few things have


def _tolls_already(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-602: only one that is still face down."""
    yield obstacle("DA-602", "tolls-already")


def _no_peeking(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-451: room decks with cards only."""
    yield obstacle("DA-451", "not-that-deck")


def _not_named(g: Castle, seat: int, subject: Subject) -> Iterator[Obstacle]:
    """DA-893: only one that nobody has named yet."""
    yield obstacle("DA-893", "named-already")


TOLL = Use("toll", "DA-602", ("knell",), ("slot",), bars=_tolls_already)
TOLLED = Use("tolled", "DA-850", TOLL.asks, TOLL.verbs, bars=_tolls_already)
NAME_KNELL = Use("name-knell", "DA-893", ("choose-knell",), ("knell",), bars=_not_named)
PEEK = Use("peek", "DA-451", ("peek",), ("deck",), bars=_no_peeking)
POINT = Use("point-at-figure", "DA-230")
SPEND_SOULS = Use("spend-souls", "DA-454")
ASIDE = Use("aside", "DA-721")
CURSE = Use("curse", "DA-427")
PLAYED = Use("played", "DA-803")
FROM_DECK = {
    DECKS.index("dark_tower"): Use("draw-tower", "DA-381"),
    DECKS.index("vault"): cards.draw_use("draw-vault", "DA-399"),
    CASTLE_DECK: Use("draw-castle", "DA-165"),
    VAMPIRE_DECK: Use("draw-vampire", "DA-735"),
    HEIRLOOM_DECK: Use("draw-heirloom", "DA-032"),
    HAUNT_DECK: Use("draw-haunt", "DA-681"),
}


def _deck_kind(number: int) -> Kind:
    deck = DECKS[number]
    draw = FROM_DECK.get(number) or cards.draw_use("draw-room", "DA-333")
    return Kind(
        f"deck-{deck.replace('_', '-')}",
        (f"decks:{number}", f"decks:{number}:back-{deck}"),
        "DA-002",
        (draw, PEEK),
        about=f"pile-{deck.replace('_', '-')}" if number in FROM_DECK else "pile",
        args=lambda g, subject: {"deck": deck_word(number)},
        figures=lambda g, subject: [Say("figure-cards", {"n": len(g.decks[number])})],
    )


SPECIAL = {
    "cemetery": "DA-339", "courtyard": "DA-335", "dark_tower": "DA-380", "gate": "DA-400", "master_bedroom": "DA-334",
    "moat": "DA-385", "staircase": "DA-390", "torture_chamber": "DA-336", "vault": "DA-398",
}  # fmt: skip
"""The rooms with rules of their own, and the clause of each."""


def _room_kind(room: str) -> Kind:
    name = f"room-{room.replace('_', '-')}"
    return Kind(
        name,
        ("{place}",),
        SPECIAL.get(room, "DA-333"),
        uses.CLOSED_ROOM if room in ("gate", "moat") else uses.ROOM,
        about=name if room in SPECIAL else "room",
        within={"place": (room,)},
        args=_place,
        figures=_of_vault if room == "vault" else _of_room,
    )


KINDS = (
    # --- the castle
    *(_room_kind(room.id) for room in ROOMS),
    Kind("step", ("{place}",), "DA-391", uses.ROOM, within={"place": tuple(step.id for step in STAIRS)}, args=_place),
    Kind("corridor", ("{place}",), "DA-281", uses.SPACE, within=_SPACES["corridor"], args=_place),
    Kind("secret-door", ("{place}",), "DA-285", uses.SPACE, within=_SPACES["secret_door"], args=_place),
    Kind("arrow", ("{place}",), "DA-310", uses.SPACE, within=_SPACES["arrow"], args=_arrow),
    Kind("trap-space", ("{place}",), "DA-290", uses.SPACE, within=_SPACES["trap"], args=_place),
    Kind("door", ("door:{place}",), "DA-123", (Use("pass-door", "DA-123"),), within=_BESIDE_DOORS, args=_door),
    Kind("trap", ("{place}:trap",), "DA-290", uses.SPACE, within=_PLACED),
    Kind("found-door", ("{place}:trap-secret_door",), "DA-295", uses.SPACE, within=_PLACED, args=_secret_door),
    Kind("known-trap", ("{place}:trap-{trap}",), "DA-296", uses.SPACE, within=_TRAPS, args=_trap),
    Kind("figure", ("{place}:{figure}",), "DA-033", uses.FIGURE, within=_FIGURES, args=_villain, figures=_of_figure),
    Kind("vampire", ("{place}:vampire",), "DA-750", uses.UNDEAD, within=_PLACED, figures=_of_vampire),
    Kind("castle", ("castle",), "DA-331"),
    Kind("phases", ("phases",), "DA-100"),
    # --- cards
    *(
        Kind(f"card-{zone}", (f"{zone}:{{seat}}:{{card}}",), clause, of, about=about, within=_HELD, args=_card,
             figures=_of_card)
        for zone, clause, of, about in (
            ("hand", "DA-420", cards.IN_HAND, "card"),
            ("face_up", "DA-424", cards.IN_HAND, "card"),
            ("known", "DA-430", cards.IN_HAND, "card-known"),
            ("drawn", "DA-036", (cards.KEEP, cards.ORDER), "card"),
            ("aside", "DA-720", (ASIDE,), "card"),
        )
    ),
    Kind("curse", ("curses:{villain}:{card}",), "DA-427", (CURSE,), within={**_NUMBERS, **_HELD}, args=_card),
    Kind(
        "card-loot", ("loot:{card}",), "DA-339", (uses.LOOT,), about="card", within=_HELD, args=_card,
        figures=_of_card,
    ),
    Kind(
        "card-used", ("played:{card}", "discarded:{card}"), "DA-421", (PLAYED,), about="card", within=_HELD,
        args=_card,
    ),
    Kind("haunt-card", ("dealt:{card}",), "DA-681", (cards.PUSH,), within=_HAUNTS, args=_haunt_card),
    Kind("haunt-card-out", ("replaced:{card}",), "DA-684", within=_HAUNTS, args=_haunt_card),
    Kind("drawn", ("drawn:{seat}", "drawn:{seat}:{back}"), "DA-036", (cards.KEEP, cards.ORDER), within=_HELD),
    Kind("hand", ("hand:{seat}",), "DA-370", cards.WHOLE_HAND, figures=_of_hand),
    Kind("held", ("held:{seat}", "held:{seat}:cards"), "DA-370", figures=_of_hand),
    Kind("known", ("known:{seat}",), "DA-430"),
    Kind("face-up", ("face_up:{seat}",), "DA-424", cards.WHOLE_HAND),
    Kind("aside", ("aside:{seat}", "aside:{seat}:{back}"), "DA-720", (ASIDE,), within=_HELD),
    Kind("curses", ("curses:{villain}",), "DA-427", (CURSE,), within=_NUMBERS),
    Kind("played", ("played",), "DA-421", (PLAYED,)),
    Kind("loot", ("loot", "loot:{back}"), "DA-339", (uses.LOOT,), within=_HELD),
    Kind("laid-down", ("discarded", "discarded:{back}"), "DA-803", (PLAYED,), within=_HELD),
    Kind("dealt", ("dealt",), "DA-681", (cards.PUSH,)),
    Kind("replaced", ("replaced",), "DA-684"),
    *map(_deck_kind, range(len(DECKS))),
    # --- Deathknells
    Kind("knell-up", ("knell:{slot}:{card}",), "DA-850", (TOLLED,), within=_KNELL, args=_knell),
    Kind("knell", ("knell:{slot}", "knell:{slot}:back-knell"), "DA-003", (TOLL,), within=_KNELL, args=_slot),
    Kind("knells", ("knells",), "DA-003", (TOLL,), args=_knells),
    Kind("knell-left-out", ("left_out:{card}",), "DA-893", (NAME_KNELL,), within=_KNELL, args=_knell),
    Kind("knells-left-out", ("left_out",), "DA-893", (NAME_KNELL,)),
    # --- boards
    Kind(
        "talent", ("talent:{villain}:{token}", "talent:{villain}:{token}:{piece}"), "DA-450", cards.TOKEN,
        within=_BOARD, args=_talent, figures=_of_token,
    ),
    Kind("health", _track("health"), "DA-600", within=_NUMBERS, args=_villain, figures=_of_figure),
    Kind("souls", ("purse:{villain}",), "DA-454", (SPEND_SOULS,), within=_NUMBERS, args=_villain, figures=_of_figure),
    Kind("haunt-track", _track("haunt"), "DA-689", within=_NUMBERS, figures=_of_track),
    Kind("time", _track("time"), "DA-735", within=_NUMBERS, figures=_of_vampire),
    Kind("board", ("villain:{villain}",), "DA-880", (POINT,), within=_NUMBERS, args=_villain, figures=_of_figure),
    Kind("seat", ("seat:{seat}", "plaque:{seat}"), "DA-033", (POINT,)),
    # --- dice and stores
    Kind("die", ("d1",), "DA-120", (cards.CHANGE_DICE,)),
    Kind("second-die", ("d2",), "DA-453", (cards.CHANGE_DICE,)),
    Kind("black-die", ("black",), "DA-160", (cards.CHANGE_DICE,)),
    Kind("dice", ("dice",), "DA-120", (cards.CHANGE_DICE,)),
    Kind("stores", ("stores",), "DA-002"),
    Kind("supply", ("supply",), "DA-008", figures=_count("figure-souls", lambda g: g.supply)),
    Kind("reserve", ("reserve",), "DA-004", figures=_count("figure-traps", lambda g: len(g.reserve))),
    Kind("sprung-trap", ("sprung:trap-{trap}",), "DA-296", within=_TRAPS, args=_trap),
    Kind("sprung", ("sprung",), "DA-296"),
)  # fmt: skip

PURPOSES = Purposes(
    KINDS,
    NOTATIONS,
    ends="DA-660",
    turns={
        "villain": "DA-033", "start": "DA-034", "keep": "DA-030", "choose-knell": "DA-893", "steer.move": "DA-201",
        "knell": "DA-602", "haunt": "DA-681", "prowl": "DA-730", "stride": "DA-730",
    },
    declines=NOTHING,
    compulsory={"room": "DA-333", "move": "DA-129", "limit": "DA-801", "knell": "DA-602", "prowl": "DA-733"},
)  # fmt: skip
