"""What lies where now on the table of Sanguis Venenatus, read from a view and never from the state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lychgate.core.ask import number_of
from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.core.table import Badge, Banner, Fill, Hint, Light, Piece, Progress, Standing, Value
from lychgate.core.view import UNKNOWN, View
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, NOWHERE
from lychgate.games.sanguis_venenatus.data.numbers import (
    BAND_OF,
    CORRUPTION_LIMIT,
    HAND_LIMIT,
    NEXT_HEALTH,
    RANKS,
    SERVANT_AP,
    SERVANTS,
    VAMPIRE,
    VAMPIRE_AP,
    crown_price,
)
from lychgate.games.sanguis_venenatus.data.vampire_sheets import PERSEPHONE, SHEETS
from lychgate.games.sanguis_venenatus.screen import combat
from lychgate.games.sanguis_venenatus.screen.layout import PHASES, STORES, STRIPS
from lychgate.games.sanguis_venenatus.screen.looks import VAMPIRE_ICON
from lychgate.games.sanguis_venenatus.screen.walks import walks
from lychgate.games.sanguis_venenatus.words.names import dashed, servant_word, vampire_word

Holds = dict[str, tuple[Piece, ...]]
DECKS = ("events", "past", "intrigue", "discards")
NIGHTLY = ("night", "twilight")
_FLAME = Badge(name=Say("name-burn"), icon="flame", tone="gain")


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    values = view.values
    absent = tuple(_absent(view))
    holds: Holds = {**_fields(view), **_tracks(values), **_cards(view), **combat.fighters(view)}
    for seat in range(view.seats):
        holds |= _own(view, seat)
    return Fill(
        holds={place: pieces for place, pieces in holds.items() if pieces},
        values={id: value for id, value in _numbers(view).items() if id not in absent} | combat.strengths(values),
        states=combat.faces(values),
        notes={**dict(_notes(view, absent)), **dict(combat.told(view))},
        hints=_hints(view),
        lights={"city": Light(word="night" if values["phase"] in NIGHTLY else "day")},
        strips={"phases": Progress(now=STRIPS.index(PHASES[values["phase"]]))} if values["phase"] in PHASES else {},
        active=_acting(values),
        figures=_watched(view.seat, values),
        absent=absent,
        seats=tuple(_standing(view, seat) for seat in range(view.seats)),
        banners=tuple(_banners(values)),
    )


def _pieces(view: View, zone: str) -> list[str]:
    return view.zones[zone].pieces or []


# --- the city


def _fields(view: View) -> Holds:
    """Return what is on the fields: tokens, barracks, then figures."""
    values = view.values
    found: dict[str, list[Piece]] = {}
    for at, token in enumerate(values["tokens"]):
        if token:
            found.setdefault(ID[at], []).append(Piece(kind=token))
    for at, kind in values["event_tokens"]:
        found.setdefault(ID[at], []).append(Piece(kind=kind))
    for at, barrack in enumerate(values["barracks"]):
        if barrack is not None:
            level, owner = barrack["level"], barrack["owner"]
            piece = Piece(kind="barrack", id=f"barrack-{ID[at]}", state=str(level), seat=owner)
            found.setdefault(ID[at], []).append(piece)
    for unit, at in enumerate(values["at"]):
        if at != NOWHERE:
            seat, pose = divmod(unit, SERVANTS)
            card = _pieces(view, f"crew:{seat}")[pose]
            found.setdefault(ID[at], []).append(
                _servant(seat, pose, card, values["infected"][unit], values["done"][unit])
            )
    for seat, at in enumerate(values["lair"]):
        if at != NOWHERE:
            found.setdefault(ID[at], []).append(_vampire(seat, SHEETS[values["sheet"][seat]].id))
    return {field: tuple(pieces) for field, pieces in found.items()}


@kept
def _servant(seat: int, pose: int, card: str, infected: bool, done: bool) -> Piece:
    badges = [Badge(name=servant_word(card), n=pose + 1, tone="dim" if done else "plain")]
    if infected:
        badges.append(Badge(name=Say("name-infected"), icon="rat", hue="plague"))
    return Piece(kind="servant", id=f"servant-{seat}-{pose + 1}", seat=seat, badges=tuple(badges))


@kept
def _vampire(seat: int, sheet: str) -> Piece:
    return Piece(kind="vampire", id=f"vampire-{seat}", state=sheet, seat=seat)


# --- tracks and cards


def _tracks(values: dict[str, Any]) -> Holds:
    """SV-025: piles bottom first; SV-131: crowns from left to right."""
    found: Holds = {}
    for district, letter in enumerate(DISTRICTS):
        numbers = values["influence"][district]
        for seat in values["piles"][district]:
            place = f"influence:{letter}:{numbers[seat]}"
            found[place] = (*found.get(place, ()), Piece(kind="influence", id=f"influence-{letter}-{seat}", seat=seat))
        for spot, owner in enumerate(values["nobles"][district], start=1):
            found[f"nobles:{letter}:{spot}"] = (Piece(kind="noble", id=f"noble-{letter}-{spot}", seat=owner),)
    return found


def _cards(view: View) -> Holds:
    """Decks show their backs, and what this seat has seen of them."""
    zones = view.zones
    fate = [*_pieces(view, "event_discard"), *_pieces(view, "event_now")]
    deck = zones["event_deck"]
    known = [name for name in deck.pieces or () if name != UNKNOWN]
    hidden = (deck.count or len(deck.pieces or ())) - len(known)
    return {
        "events": (*_backs("back-event", hidden), *(Piece(kind=name, private=True) for name in known)),
        "past": tuple(Piece(kind=name) for name in fate[:-1]),
        "fate": tuple(Piece(kind=name) for name in fate[-1:]),
        "intrigue": _backs("back-intrigue", zones["intrigue_deck"].count or 0),
        "discards": _alike(_pieces(view, "intrigue_discard")),
        "played": _alike(_pieces(view, "played")),
        "sheets": tuple(Piece(kind=name) for name in _pieces(view, "sheets_left")),
    }


def _backs(kind: str, count: int) -> tuple[Piece, ...]:
    return (Piece(kind=kind, count=count),) if count else ()


def _alike(names: list[str]) -> tuple[Piece, ...]:
    """Cards of one design are one heap, the latest last."""
    order = sorted(set(names), key=lambda name: max(at for at, other in enumerate(names) if other == name))
    return tuple(Piece(kind=name, count=names.count(name)) for name in order)


def _own(view: View, seat: int) -> Holds:
    values = view.values
    stores = (values["blood"][seat], values["popularity"][seat], _held(view, seat), *values["stock"][seat])
    found: Holds = {
        f"stock:{seat}": tuple(Piece(kind=kind, count=n) for kind, n in zip(STORES, stores, strict=True) if n),
        f"blood:{seat}:{values['blood'][seat]}": (Piece(kind="drop", id=f"drop-{seat}", seat=seat),),
        f"popularity:{seat}:{values['popularity'][seat]}": (Piece(kind="laurel", id=f"laurel-{seat}", seat=seat),),
        f"crew:{seat}": tuple(_crew(view, seat)),
        f"crew-of:{seat}": tuple(_crew(view, seat)),
    }
    for zone, back in (("hand", "back-intrigue"), ("draft", "back-servant"), ("kept", "back-servant")):
        seen = view.zones[f"{zone}:{seat}"]
        known = [name for name in seen.pieces or () if name != UNKNOWN]
        hidden = (seen.count or len(seen.pieces or ())) - len(known)
        found[f"{zone}:{seat}"] = (*_backs(back, hidden), *_alike(known))
    return found


def _crew(view: View, seat: int) -> Iterator[Piece]:
    values = view.values
    for pose, card in enumerate(_pieces(view, f"crew:{seat}")):
        unit = seat * SERVANTS + pose
        state = ""
        if values["flipped"][unit]:
            state = "flipped"
        elif values["at"][unit] == NOWHERE and values["phase"] != "setup":
            state = "dead"
        elif values["infected"][unit]:
            state = "infected"
        yield Piece(kind=card, state=state, seat=seat)


# --- numbers, notes, hints


def _numbers(view: View) -> dict[str, Value]:
    values = view.values
    turn = values["turn"]
    found = {"pile": Value(n=values["pile"], tone="danger" if not values["pile"] else "plain")}
    for seat in range(view.seats):
        found[f"seat:{seat}"] = Value(n=values["vp"][seat], say=Say("short-vp"))
        found[f"souls:{seat}"] = Value(n=values["souls"][seat])
        if turn is not None and turn["seat"] == seat:
            found[f"points:{seat}"] = Value(
                n=turn["ap"], of=max(turn["ap"], VAMPIRE_AP if turn["pose"] == VAMPIRE else SERVANT_AP)
            )
    return found


def _held(view: View, seat: int) -> int:
    seen = view.zones[f"hand:{seat}"]
    return (seen.count or 0) if seen.pieces is None else len(seen.pieces)


def _notes(view: View, absent: tuple[str, ...]) -> Iterator[tuple[str, Say]]:
    """Who leads, what the next noble costs, where a wound would lead, what the people give."""
    values = view.values
    limit = CORRUPTION_LIMIT[view.seats]
    for district, letter in enumerate(DISTRICTS):
        numbers, pile = values["influence"][district], values["piles"][district]
        order = sorted(
            (seat for seat in pile if numbers[seat]), key=lambda seat: (numbers[seat], pile.index(seat)), reverse=True
        )
        if order:
            yield (
                f"influence:{letter}",
                Say("note-leads", {"seats": [who(seat) for seat in order[: max(2, RANKS[view.seats])]]}),
            )
        taken = len(values["nobles"][district])
        if taken < limit:
            yield f"nobles:{letter}", Say("note-noble", {"gold": crown_price(taken)})
        else:
            yield f"nobles:{letter}", Say("note-no-noble")
    for seat in range(view.seats):
        if f"sheet:{seat}" in absent:
            continue
        yield f"blood:{seat}", Say("note-wound", {"n": NEXT_HEALTH[values["blood"][seat]]})
        yield f"popularity:{seat}", Say(f"band-{BAND_OF[values['popularity'][seat]].id}-reward")


def _hints(view: View) -> dict[str, Hint]:
    """Tell what a field costs to enter, what waits there, and where the plague can be burnt."""
    found: dict[str, Hint] = {}
    options = [option for ask in view.asks for option in ask.options]
    for facts in (option.facts for option in options if "enters" in option.facts):
        omen = facts["omen"]
        found[str(facts["enters"])] = Hint(
            n=number_of(facts, "ap"), risk=None if omen == "none" else Say(f"risk-{omen}")
        )
    for field in (str(option.facts["burns"]) for option in options if "burns" in option.facts):
        old = found.get(field, Hint())
        found[field] = Hint(n=old.n, risk=old.risk, extra=_FLAME)
    return found | walks(view, found)


def _acting(values: dict[str, Any]) -> tuple[str, ...]:
    turn = values["turn"]
    if turn is None:
        return ()
    seat, pose = turn["seat"], turn["pose"]
    if pose == VAMPIRE:
        at = values["lair"][seat]
        return (f"seat:{seat}", f"{ID[at]}:vampire-{seat}") if at != NOWHERE else (f"seat:{seat}",)
    return f"seat:{seat}", f"{ID[values['at'][seat * SERVANTS + pose]]}:servant-{seat}-{pose + 1}"


def _watched(seat: int | None, values: dict[str, Any]) -> tuple[str, ...]:
    """One's own figure, while it acts."""
    owner, *figure = _acting(values) or ("",)
    return tuple(figure) if seat is not None and owner == f"seat:{seat}" else ()


def _absent(view: View) -> Iterator[str]:
    """Yield what is not on the table now: it lies there only at certain times."""
    values = view.values
    choosing = any(sheet < 0 for sheet in values["sheet"])
    drafting = any(
        view.zones[f"draft:{seat}"].count or view.zones[f"draft:{seat}"].pieces for seat in range(view.seats)
    )
    begun = not choosing and not drafting
    if not begun:
        yield from DECKS
        yield "fate"
    elif view.seat is not None and _held(view, view.seat) > HAND_LIMIT:
        yield from DECKS  # a hand with too many cards needs their room
    if not choosing:
        yield "sheets"
    for seat in range(view.seats):
        if not drafting:
            yield from (f"draft:{seat}", f"kept:{seat}")
        if not begun:
            yield from (f"sheet:{seat}", f"hand:{seat}")
        if not begun or values["sheet"][seat] != PERSEPHONE or not values["asymmetric"][seat]:
            yield f"souls:{seat}"
        if not begun or values["turn"] is None or values["turn"]["seat"] != seat:
            yield f"points:{seat}"
    if not _pieces(view, "played"):
        yield "played"
    yield from combat.missing(values)
    if values["fight"] is not None:
        yield from ("fate", *DECKS)  # the fight needs their room


def _standing(view: View, seat: int) -> Standing:
    """Tell who a player is: vampire, title, first player."""
    values = view.values
    badges = [Badge(name=Say("name-first"), icon="crown")] if values["first"] == seat and view.round else []
    sheet = values["sheet"][seat]
    if sheet < 0:
        return Standing(seat=seat, line=Say("line-nobody"), badges=tuple(badges))
    id = SHEETS[sheet].id
    title = Say(f"title-{dashed(id)}" if values["asymmetric"][seat] else "title-nighthunter")
    figure = Say("name-figure", {"vampire": vampire_word(id), "title": title})
    badges.insert(0, Badge(name=figure, icon=VAMPIRE_ICON[id]))
    return Standing(seat=seat, line=figure, badges=tuple(badges))


def _banners(values: dict[str, Any]) -> Iterator[Banner]:
    """SV-050: lockdown; and the rule changes of the round."""
    if not values["pile"] and values["phase"] != "setup":
        yield Banner(Say("banner-lockdown"))
    for rule in values["rule_changes"]:
        yield Banner(Say(f"banner-{dashed(rule)}"), "known")
