"""What lies where now, as the seat of a view sees it: the half of the table that changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal

from lychgate.core.ask import Fact, number_of
from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Banner,
    Bond,
    Fill,
    Hint,
    Light,
    LightWord,
    Piece,
    Progress,
    Standing,
    Value,
)
from lychgate.core.view import UNKNOWN, View, ZoneSeen, back_of
from lychgate.games.damnation.data.cards import DECKS
from lychgate.games.damnation.data.castle import ROOMS
from lychgate.games.damnation.data.geometry import PLACE, PLACES, way_to
from lychgate.games.damnation.data.villains import BY_HAUNT, TOKENS, VILLAINS
from lychgate.games.damnation.screen.layout import PHASES, villains_of
from lychgate.games.damnation.screen.looks import FIGURES
from lychgate.games.damnation.words.names import room_near

_LIGHTS: dict[str, LightWord] = {
    "darkness": "dark",
    "candlelight": "candle",
    "brazier": "brazier",
    "castle_event": "night",
}
_RISKS = {
    "trap": "risk-trap", "trap-bear": "risk-trap", "trap-saw": "risk-trap", "trap-trap_door": "risk-trap",
    "trap-oubliette": "risk-oubliette", "arrow-stairs": "risk-arrow-stairs", "in-sight": "risk-in-sight",
    "chamber": "risk-maiden", "last-step": "risk-staircase", "vault-4": "risk-vault-4",
    "vault-2": "risk-vault-2", "vault-kills": "risk-vault-kills", "vault-fall": "risk-vault-fall",
}  # fmt: skip
"""DA-009: by what follows where a movement ends."""
DAWN_SOON = 25
"""A banner counts down the last rounds before Dawn: this many."""


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    holds: dict[str, tuple[Piece, ...]] = {}
    for place, pieces in (*_cards(view), *_tokens(view), *_figures(view), *_boards(view)):
        if pieces:
            holds[place] = (*holds.get(place, ()), *pieces)
    values = view.values
    phase = values["phase"]
    return Fill(
        holds=holds,
        values=_values(view),
        states=_states(view),
        strips={"phases": Progress(now=PHASES.index(phase))} if phase in PHASES and _is_walking(view) else {},
        notes=_notes(view),
        hints=_hints(view),
        lights=_light(view),
        active=_active(view),
        figures=_watched(view),
        absent=tuple(_absent(view)),
        seats=tuple(_standing(view, seat) for seat in range(view.seats)),
        bonds=tuple(_bonds(view)),
        banners=tuple(_banners(view)),
    )


# --- cards


def _named(pieces: list[str]) -> tuple[Piece, ...]:
    """Cards one by one; what is not known shows its back."""
    faces = [name for name in pieces if back_of(name) is None]
    backs = Counter(f"back-{back or 'knell'}" for name in pieces if (back := back_of(name)) is not None)
    return (*(Piece(kind=name) for name in faces), *_counted(backs))


def _counted(backs: Mapping[str, int]) -> tuple[Piece, ...]:
    return tuple(Piece(kind=back, count=count) for back, count in sorted(backs.items()))


def _pile(zone: ZoneSeen) -> tuple[Piece, ...]:
    if zone.pieces is not None:
        return _named(zone.pieces)
    return _counted({f"back-{back}": count for back, count in (zone.backs or {}).items()})


def _deck(view: View, number: int) -> tuple[Piece, ...]:
    """A face-down deck: its height, and nothing of its order, which the view's text tells to whoever has peeked."""
    zone = view.zones[f"decks:{number}"]
    count = zone.count if zone.pieces is None else len(zone.pieces)
    return (Piece(kind=f"back-{DECKS[number]}", count=count),) if count else ()


def _cards(view: View) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    for number in range(len(DECKS)):
        yield f"decks:{number}", _deck(view, number)
    for name in ("played", "discarded", "loot", "dealt", "replaced", "left_out"):
        yield name, _pile(view.zones[name])
    for seat in range(view.seats):
        for name in ("face_up", "drawn", "aside"):
            yield f"{name}:{seat}", _pile(view.zones[f"{name}:{seat}"])
        yield from _hand(view, seat)
        for v in villains_of(seat, view.seats):
            yield f"curses:{v}", _pile(view.zones[f"curses:{v}"])
    down = set(view.values["knell_slots"])
    for slot, card in zip(view.values["tolled_slots"], view.zones["tolled"].pieces or [], strict=True):
        yield f"knell:{slot + 1}", (Piece(kind=card),)
    for slot in sorted(down):
        yield f"knell:{slot + 1}", (Piece(kind="back-knell"),)


def _hand(view: View, seat: int) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    """One's own cards; of another's hand how many there are, and those one knows."""
    zone = view.zones[f"hand:{seat}"]
    if view.seat == seat:
        yield f"hand:{seat}", _pile(zone)
        return
    pieces = zone.pieces or []
    yield f"known:{seat}", tuple(Piece(kind=name, private=True) for name in pieces if back_of(name) is None)
    count = len(pieces) if zone.pieces is not None else sum((zone.backs or {}).values())
    yield f"held:{seat}", (Piece(kind="cards", count=count),) if count else ()


# --- tokens and figures


def _tokens(view: View) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    values = view.values
    seen = view.zones["traps"].pieces
    for at, space in enumerate(values["trap_spaces"]):
        known = seen[at] if seen is not None else UNKNOWN
        private = back_of(known) is None
        yield space, (Piece(kind=f"trap-{known}" if private else "trap", private=private),)
    for space in values["found_doors"]:
        yield space, (Piece(kind="trap-secret_door"),)
    yield "sprung", tuple(Piece(kind=f"trap-{name}") for name in view.zones["sprung"].pieces or [])


def _figures(view: View) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    values = view.values
    for v, (kind, role, place) in enumerate(zip(values["kind"], values["role"], values["place"], strict=True)):
        if kind and place and role in ("living", "vampire"):
            yield place, (Piece(kind=kind, seat=v % view.seats, badges=tuple(_signs(view, v))),)
    if values["lair"]:
        yield values["lair"], (Piece(kind="vampire", seat=values["vampire"] % view.seats),)


def _signs(view: View, v: int) -> Iterator[Badge]:
    """What a figure carries: that it is controlled, or locked in."""
    if view.values["control"][v] >= 0:
        yield Badge(name=Say("name-steered"), icon="puppet", tone="danger")
    if view.values["locked"][v]:
        yield Badge(name=Say("name-locked"), icon="locked-door", tone="loss")


def _boards(view: View) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    values = view.values
    for v, kind in enumerate(values["kind"]):
        if not kind:
            continue
        seat, role = v % view.seats, values["role"][v]
        if role in ("living", "vampire") and not _is_unset(view, v):
            yield f"health:{v}:{values['health'][v]}", (Piece(kind="marker", seat=seat),)
            for token in TOKENS if role == "living" else ():
                state = "ready" if token in values["tokens"][v] else "spent"
                talent = _ACTIVE[kind] if token == "active" else token
                yield f"talent:{v}:{token}", (Piece(kind=f"token-{talent}", state=state),)
            if role == "living":
                yield f"talent:{v}:desperation", (Piece(kind="token-desperation"),)
        else:
            yield f"haunt:{v}:{values['tracker'][v]}", (Piece(kind="marker", seat=seat),)
    if values["vampire"] >= 0:
        v = values["vampire"]
        yield f"time:{v}:{values['time']}", (Piece(kind="marker", seat=v % view.seats),)


def _is_unset(view: View, v: int) -> bool:
    """DA-041: whether a Villain's Health is not set yet: in The Arrival, and until a return is over."""
    return bool(view.values["arriving"]) and not view.values["health"][v]


def _values(view: View) -> dict[str, Value]:
    values = {
        f"purse:{v}": Value(n=souls)
        for v, (souls, role) in enumerate(zip(view.values["souls"], view.values["role"], strict=True))
        if view.values["kind"][v] and "purse" in _SHOWN[role]
    }
    reserve = view.zones["reserve"]
    values["reserve"] = Value(n=len(reserve.pieces or ()) or reserve.count or 0)
    values["supply"] = Value(n=view.values["supply"])
    if souls := view.values["loot_souls"]:
        values["cemetery"] = Value(n=souls, say=Say("value-loot-souls", {"n": souls}))
    return values


def _states(view: View) -> dict[str, str]:
    dice = view.values["dice"]
    states = {f"d{at + 1}": str(face) for at, face in enumerate(dice[:2])}
    if view.values["light"]:
        states["black"] = view.values["light"]
    for room in view.values["barred"]:
        states |= {f"door:{space}": "barred" for space in _DOORS[room]}
    return states


_ACTIVE = {villain.id: villain.active.id for villain in VILLAINS}
_DOORS = {room.id: tuple(outside for outside, _ in room.doors) for room in ROOMS}
"""Outside which spaces the doors of each room are."""


# --- what is going on


def figure(view: View, v: int) -> str:
    """Return the element of a Villain's figure, or of The Vampire it has become."""
    values = view.values
    if values["vampire"] == v:
        return f"{values['lair']}:vampire"
    if values["place"][v] and values["role"][v] == "living":
        return f"{values['place'][v]}:{values['kind'][v]}"
    return f"seat:{v % view.seats}"


def _active(view: View) -> tuple[str, ...]:
    mover = view.values["mover"]
    if mover < 0 or view.result is not None:
        return ()
    return tuple(dict.fromkeys((figure(view, mover), f"seat:{mover % view.seats}")))


def _watched(view: View) -> tuple[str, ...]:
    """Whoever decides sees the figure that moves by their decision, their own, and that of whoever's turn it is."""
    if view.seat is None:
        return ()
    mover = view.values["mover"]
    own = [v for v in villains_of(view.seat, view.seats) if view.values["kind"][v]]
    turn = [mover] if mover >= 0 else []
    steered = [v for v in turn if view.values["control"][v] == view.seat]
    found = dict.fromkeys(figure(view, v) for v in (*steered, *own, *turn))
    return tuple(id for id in found if not id.startswith("seat:"))


def _light(view: View) -> dict[str, Light]:
    word = _LIGHTS.get(view.values["light"], "candle")
    mover = view.values["mover"]
    at = figure(view, mover) if mover >= 0 and view.values["light"] else ""
    return {"castle": Light(word=word, at="" if at.startswith("seat:") else at, doom=view.values["fall"])}


def _is_walking(view: View) -> bool:
    """Tell whether whoever's turn it is goes through the phases: a Haunt does not."""
    mover = view.values["mover"]
    return bool(mover >= 0 and view.values["role"][mover] == "living")


def _notes(view: View) -> dict[str, Say]:
    """What a room does now; with two players, whom each half of a plaque is about."""
    values = view.values
    notes = {}
    if values["fall"]:
        notes["vault"] = Say("note-vault-fall")
    elif values["vampire"] >= 0:
        notes["vault"] = Say("note-vault-open")
    elif "master_stirs" in (view.zones["tolled"].pieces or ()):
        notes["vault"] = Say("note-vault-cheap")
    if view.seats == 2:
        for v, kind in enumerate(values["kind"]):
            if kind:
                notes[f"villain:{v}"] = Say(
                    "note-villain", {"villain": Say(f"villain-{kind}"), "line": _where(view, v)}
                )
    return notes


def _hints(view: View) -> dict[str, Hint]:
    """Destinations: how many steps, which way, and what is risked; The Vampire's walks risk nothing (DA-732)."""
    hints: dict[str, Hint] = {}
    for ask in view.asks:
        for option in ask.options:
            facts = option.facts
            if "steps" not in facts:
                continue
            place = str(facts["to"])
            word = _RISKS.get(str(facts.get("then", "")))
            hints[place] = Hint(
                n=number_of(facts, "steps"),
                group=int(place not in _DOORS),
                risk=None if word is None else Say(word),
                path=_path(view, place, facts),
            )
    return hints


def _path(view: View, end: str, facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """From where whoever moves stands, over the spaces passed, to the space or through the door at the end."""
    mover = view.values["mover"]
    start = view.values["lair"] if mover == view.values["vampire"] else view.values["place"][mover]
    passed = facts.get("path")
    if not isinstance(passed, tuple):
        passed = tuple(PLACES[space] for space in way_to(PLACE[start], PLACE[end]))
    door = f"door:{passed[-1]}" if passed and end in _DOORS else ""
    return tuple(place for place in (start, *passed, door) if place)


def _bonds(view: View) -> Iterator[Bond]:
    """DA-201: who controls whom."""
    for v, marker in enumerate(view.values["control"]):
        if marker >= 0 and view.values["role"][v] == "living":
            by = marker % BY_HAUNT
            yield Bond(kind="steers", start=figure(view, by), end=figure(view, v), seat=by % view.seats)


def _banners(view: View) -> Iterator[Banner]:
    if view.values["fall"]:
        yield Banner(Say("banner-fall"))
    dawn = view.options["dawn_from"]
    if view.round >= dawn:
        yield Banner(Say("banner-dawn"))
    elif view.round > dawn - DAWN_SOON:
        yield Banner(Say("banner-dawn-soon", {"n": dawn - view.round}), "plain")


def _absent(view: View) -> Iterator[str]:
    values = view.values
    drawn = (f"drawn:{seat}" for seat in range(view.seats))
    for name in ("loot", "sprung", "left_out", "discarded", "played", *drawn):
        if not _has_cards(view, name):
            yield name
    is_haunting = values["mover"] >= 0 and values["role"][values["mover"]] == "haunt"
    yield from (name for name in ("dealt", "replaced") if not (is_haunting and _has_cards(view, name)))
    if is_haunting:
        yield "dice"  # a Haunt rolls none, and its cards lie there
    for v, role in enumerate(values["role"]):
        shown = _SHOWN[role if values["kind"][v] else "out"]
        yield from (f"{part}:{v}" for part in sorted(_PARTS - shown))
        if "health" in shown and _is_unset(view, v):
            yield f"health:{v}"


def _has_cards(view: View, name: str) -> bool:
    zone = view.zones[name]
    return bool(zone.pieces or zone.count)


_PARTS = frozenset(("health", "purse", "haunt", "time"))
_SHOWN = {
    "living": {"health", "purse"}, "vampire": {"time"}, "haunt": {"haunt"}, "waiting": {"haunt"}, "out": set(),
    "slain": set(),
}  # fmt: skip
"""What of a Villain's board there is to see, by what has become of it."""


def _standing(view: View, seat: int) -> Standing:
    values = view.values
    own = [v for v in villains_of(seat, view.seats) if values["kind"][v]]
    if not own:
        return Standing(seat=seat)
    first = next((v for v in own if values["role"][v] in ("living", "vampire")), own[0])
    state = _STATES[values["role"][first]]
    kind = values["kind"][first]
    is_vampire = values["role"][first] == "vampire"
    return Standing(
        seat=seat,
        name=None if view.seats == 2 else Say("name-vampire") if is_vampire else Say(f"villain-{kind}"),
        icon=_PORTRAITS.get(state, FIGURES[kind]),
        line=None if view.seats == 2 else Say("line", {"seat": who(seat), "line": _where(view, first)}),
        badges=tuple(_signs(view, first)),
        state=state,
    )


_PORTRAITS = {"risen": "vampire-dracula", "ghost": "floating-ghost"}
_STATES: dict[str, Literal["here", "risen", "ghost", "gone"]] = {
    "living": "here", "vampire": "risen", "haunt": "ghost", "waiting": "ghost", "out": "gone",
    "slain": "ghost",
}  # fmt: skip


def _where(view: View, v: int) -> Say:
    """In a few words: where a Villain is, who steers it, or what has become of it."""
    values = view.values
    role = values["role"][v]
    if role == "living":
        steered = values["control"][v]
        if steered >= 0:
            return Say("line-steered", {"by": Say(f"villain-{values['kind'][steered % BY_HAUNT]}")})
        place = values["place"][v]
        return room_near(PLACE[place]) if place else Say("place-nowhere")
    if role == "vampire":
        return Say("line-vampire", {"time": values["time"]})
    return Say(f"line-{role}", {"tracker": values["tracker"][v]})
