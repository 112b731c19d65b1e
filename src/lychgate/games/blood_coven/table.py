"""The table of Blood Coven: what is on it (`layout`) and what lies where now (`fill`). What travels: `motions.py`.

BC-029: supply, city and the unclaimed quarter are shown in the middle, each player card in front of its player.
All is read from a view, never from the state, so nothing hidden can slip onto a screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Fill,
    Hand,
    Hint,
    Layout,
    Mat,
    Piece,
    Pool,
    Progress,
    Readout,
    Room,
    Row,
    Shape,
    Share,
    Slot,
    Standing,
    Stop,
    Strip,
    Table,
    Tone,
    Turn,
    Value,
)
from lychgate.core.view import View
from lychgate.games.blood_coven.data import LETTERS, SLOTS
from lychgate.games.blood_coven.looks import ICONS, card_faces, card_types, kinds
from lychgate.games.blood_coven.menus import KEPT
from lychgate.games.blood_coven.purse import Coins, coin_word, coins_of, total
from lychgate.games.blood_coven.scoring import dawn
from lychgate.games.blood_coven.state import NOBODY, Card, coin_on, heads, is_tails, tails

PHASES = {"setup": None, "feed": 0, "populate": 0, "turns": 1, "refresh": 2, "end": 2}
_CHAIRS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((425, 520), (425, 30)),
    3: ((425, 520), (60, 30), (760, 30)),
}
_TONIGHT = {2: Room(of="tonight", x=850, y=30, w=342, h=184), 3: Room(of="tonight", x=430, y=30, w=310, h=184)}


# --- what is on the table


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table of a match with so many seats."""
    shapes: list[Shape] = [_supply(), _city(), _quarter(), _phases(), _tonight(), _dawn(seats), _left()]
    for seat in range(seats):
        shapes += [_card(seat), _tray(seat)]
        if options["abilities"] != "off":
            name = Say("name-ability", {"seat": who(seat)})
            shapes.append(Row(id=f"cards:{seat}", name=name, short=Say("name-card"), area="seat", seat=seat, bare=True))
    # Removed coins lie here after the final feeding and, with `ashes`, before.
    shapes.append(
        Pool(id="ash", name=Say("name-ash"), area="aside", kinds=tuple(LETTERS), icon="dust-cloud", bare=True)
    )
    own = [f"{part}:{seat}" for seat in range(seats) for part in ("card", "tray")]
    abilities = [f"cards:{seat}" for seat in range(seats)] if options["abilities"] != "off" else []
    order = ("phases", "supply", "city", "quarter", *own, *abilities, "tonight", "dawn", "left", "ash")
    # Lines are dear in a terminal: the points if dawn came now stand in every tray already.
    lines = ("phases", "supply", "city", "quarter", "left", "ash", "tonight", *own, *abilities)
    return Table(
        game="blood-coven",
        seats=seats,
        shapes=tuple(shapes),
        layout=Layout(
            width=1200, height=800, chairs=_CHAIRS[seats], rooms=_rooms(seats, options), narrow=order, terminal=lines
        ),
        kinds=kinds(options),
        types=card_types(options),
        faces=card_faces(options),
        icons=ICONS,
    )


def _rooms(seats: int, options: Mapping[str, Any]) -> tuple[Room, ...]:
    """The question and the score lie in the corners beside whoever looks, an ability hangs from its player card."""
    rooms = (
        Room(x=8, y=520, w=400, h=272),
        _TONIGHT[seats],
        Room(of="dawn", x=850, y=498, w=342, h=246),
        Room(of="left", x=850, y=752, w=342, h=40),
        Room(of="ash", x=24, y=342, w=172, h=116),
    )
    if options["abilities"] == "off":
        return rooms
    return (*rooms, *(Room(of=f"cards:{seat}", x=0, y=185, w=350, h=30) for seat in range(seats)))


def _supply() -> Pool:
    return Pool(
        id="supply", name=Say("name-supply"), x=210, y=355, w=240, h=90, kinds=tuple(LETTERS), terrain="alley",
        note=Say("note-supply"),
    )  # fmt: skip


def _city() -> Row:
    return Row(id="city", name=Say("name-city"), x=470, y=355, w=380, h=90, terrain="square", note=Say("note-city"))


def _quarter() -> Row:
    return Row(id="quarter", name=Say("name-quarter"), x=872, y=372, w=56, h=56, bare=True)


def _card(seat: int) -> Mat:
    """BC-003: the player card with its five turn order slots, scare area and fatigue area."""
    slots: list[Slot] = []
    for slot in SLOTS:
        x = 45 + 65 * (slot - 1)
        slots.append(
            Slot(id=f"slots:{seat}:{slot}", name=Say("name-slot", {"slot": slot}), x=x, y=55, look="coffin", n=slot)
        )
        slots.append(
            Slot(
                id=f"fed:{seat}:{slot}",
                name=Say("name-fed", {"slot": slot}),
                x=x + 12,
                y=41,
                quiet=True,
                over=f"slots:{seat}:{slot}",
            )
        )
    first = Badge(name=Say("name-goes-first"), spelt=True)
    slots.append(Slot(id=f"quarter:{seat}", name=Say("name-quarter"), x=388, y=228, quiet=True, badges=(first,)))
    heaps = tuple(LETTERS)
    areas = (
        Pool(
            id=f"scare:{seat}", name=Say("name-scare"), kinds=heaps, x=15, y=98, w=155, h=88, hue="wine",
            icon="carnival-mask", note=Say("note-scare"),
        ),
        Pool(
            id=f"fatigue:{seat}", name=Say("name-fatigue"), kinds=heaps, x=180, y=98, w=155, h=88, hue="night",
            icon="bed", note=Say("note-fatigue"),
        ),
    )  # fmt: skip
    name = Say("name-player-card", {"seat": who(seat)})
    return Mat(
        id=f"card:{seat}", name=name, area="seat", seat=seat, w=350, h=200, look="card", slots=tuple(slots), parts=areas
    )


def _tray(seat: int) -> Mat:
    """The hand below the card, the running score, and food against hungry mouths."""
    parts = (
        Hand(
            id=f"hand:{seat}",
            name=Say("name-hand", {"seat": who(seat)}),
            short=Say("short-hand"),
            x=116,
            y=4,
            w=132,
            h=52,
        ),
        Readout(id=f"score:{seat}", name=Say("name-vp"), short=Say("short-vp"), x=252, y=4, w=90, h=24),
        Readout(
            id=f"food:{seat}", name=Say("name-food"), short=Say("short-food"), look="against", x=252, y=32, w=90, h=24
        ),
    )
    name = Say("name-tray", {"seat": who(seat)})
    return Mat(id=f"tray:{seat}", name=name, area="seat", seat=seat, y=208, w=350, h=60, look="panel", parts=parts)


def _phases() -> Strip:
    stops = (
        Stop(Say("phase-feed"), "meal"),
        Stop(Say("phase-turns"), "bat"),
        Stop(Say("phase-refresh"), "sunrise"),
    )
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


def _tonight() -> Strip:
    return Strip(
        id="tonight", name=Say("name-tonight"), short=Say("short-tonight"), area="side", note=Say("note-tonight")
    )


def _dawn(seats: int) -> Mat:
    shares = (Share(Say("name-vampires")), Share(Say("name-victims")), Share(Say("name-ability-points")))
    bars = tuple(
        Readout(id=f"dawn:{seat}", name=who(seat), seat=seat, look="bar", shares=shares) for seat in range(seats)
    )
    return Mat(id="dawn", name=Say("name-dawn"), area="side", look="panel", parts=bars)


def _left() -> Readout:
    return Readout(id="left", name=Say("name-left"), short=Say("short-left"), area="side", icon="sunrise")


# --- what lies where now


class _Seat:
    """What lies with one seat, and what that shows. Kept once made: others look at the same table."""

    def __init__(self, seat: int, zones: tuple[tuple[str, ...], ...], cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.hand, self.scare, self.fatigue = (coins_of("".join(pieces)) for pieces in zones[:3])
        self.card: Card = tuple(map(_lies, zones[3]))  # type: ignore[assignment]
        self.food = zones[4]
        self.cards = cards
        kept = cards[0] if len(cards) == 1 else ""
        self.points = dawn(self.card, self.food, self.hand, self.scare, self.fatigue, kept)
        self.mouths = sum(1 for lies, food in zip(self.card, self.food, strict=True) if is_tails(lies) and not food)
        self.holds = _holds_of(self)
        self.values = _values_of(self)


_kept_seat = lru_cache(maxsize=KEPT)(_Seat)


def _seat_of(view: View, seat: int) -> _Seat:
    """Read from a view what lies with one seat."""
    cards = view.values["cards"]
    zones = tuple(tuple(_pieces(view, f"{zone}:{seat}")) for zone in ("hand", "scare", "fatigue", "slots", "fed"))
    return _kept_seat(seat, zones, tuple(cards[seat]) if cards else ())


def _pieces(view: View, zone: str) -> list[str]:
    return view.zones[zone].pieces or []


def _heap(view: View, zone: str) -> Coins:
    return coins_of("".join(_pieces(view, zone)))


def _lies(piece: str) -> int:
    if not piece:
        return 0
    letter, _, face = piece.partition(".")
    coin = LETTERS.index(letter)
    return heads(coin) if face == "heads" else tails(coin)


def _coins(heap: Coins) -> tuple[Piece, ...]:
    return tuple(Piece(kind=letter, count=count) for letter, count in zip(LETTERS, heap, strict=True) if count)


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    seats = [_seat_of(view, seat) for seat in range(view.seats)]
    quarter: int = view.values["quarter"]
    holds: dict[str, tuple[Piece, ...]] = {
        "supply": _coins(_heap(view, "supply")),
        "city": tuple(Piece(kind=letter) for letter in _pieces(view, "city")),
        "ash": _coins(_heap(view, "ash")),
        "quarter" if quarter == NOBODY else f"quarter:{quarter}": (Piece(kind="Q"),),
    }
    values = {"left": Value(n=total(_heap(view, "supply")) + total(_heap(view, "city")), say=Say("value-left"))}
    for one in seats:
        holds |= one.holds
        values |= one.values
    acting = _acting(view)
    strips = {"tonight": _progress(seats, view, acting)}
    phase = PHASES[view.values["phase"]]
    if phase is not None:
        strips["phases"] = Progress(now=phase)
    return Fill(
        holds={place: pieces for place, pieces in holds.items() if pieces},
        values=values,
        strips=strips,
        hints=_hints(view),
        active=() if acting is None else (f"slots:{acting[0]}:{acting[1]}", f"seat:{acting[0]}"),
        absent=() if total(_heap(view, "ash")) or view.options["ashes"] else ("ash",),
        seats=tuple(_standing(one, quarter) for one in seats),
    )


def _hints(view: View) -> dict[str, Hint]:
    """BC-140, 150: mark what can be had only by spending scared coins."""
    extra = Hint(extra=Badge(name=Say("name-costs-scare"), icon="carnival-mask", tone="danger"))
    dear: dict[str, bool] = {}
    for ask in view.asks:
        for option in ask.options if ask.key == "action" else ():
            spends = any(mark.startswith("scare:") for mark in option.marks)
            for mark in option.marks:
                if not mark.startswith("scare:"):
                    dear[mark] = spends and dear.get(mark, True)
    return {mark: extra for mark, always in dear.items() if always}


def _holds_of(one: _Seat) -> dict[str, tuple[Piece, ...]]:
    seat = one.seat
    holds = {
        f"hand:{seat}": _coins(one.hand),
        f"scare:{seat}": _coins(one.scare),
        f"fatigue:{seat}": _coins(one.fatigue),
        f"cards:{seat}": tuple(Piece(kind=card) for card in one.cards),
    }
    for slot, lies, food in zip(SLOTS, one.card, one.food, strict=True):
        if lies:
            state = "tails" if is_tails(lies) else "heads"
            holds[f"slots:{seat}:{slot}"] = (Piece(kind=LETTERS[coin_on(lies)], state=state, seat=seat),)
        if food:
            holds[f"fed:{seat}:{slot}"] = (Piece(kind=food),)
    return holds


def _values_of(one: _Seat) -> dict[str, Value]:
    food, points = total(one.hand), one.points
    tone: Tone = "loss" if food < one.mouths else "gain"
    return {
        f"score:{one.seat}": Value(n=sum(points), say=Say("value-vp")),
        f"food:{one.seat}": Value(
            n=food, of=one.mouths, tone=tone, say=Say("value-food", {"food": food, "hungry": one.mouths})
        ),
        f"dawn:{one.seat}": Value(
            n=sum(points),
            shares=points,
            say=Say("value-dawn", {"vampires": points[0], "victims": points[1], "card": points[2]}),
        ),
    }


def _standing(one: _Seat, quarter: int) -> Standing:
    first = (Badge(name=Say("name-goes-first"), icon="moon"),) if quarter == one.seat else ()
    return Standing(seat=one.seat, line=Say("line-vp", {"points": sum(one.points)}), badges=first)


def _acting(view: View) -> tuple[int, int] | None:
    """Return seat and slot of the vampire whose turn it is: the first turn on the public to-do list."""
    if view.values["phase"] != "turns":
        return None
    for line in view.agenda:
        if line.step == "blood_coven.Turn":
            return line.facts["seat"], line.facts["slot"]
    return None


def _progress(seats: list[_Seat], view: View, acting: tuple[int, int] | None) -> Progress:
    """BC-090, BC-091: all vampires in the order of their slots, on one slot the holder of the quarter first."""
    turns = tuple(_turns(seats, view))
    now = None
    if acting is not None:
        touched = f"slots:{acting[0]}:{acting[1]}"
        now = next((at for at, turn in enumerate(turns) if turn.touches == touched), None)
    return Progress(now=now, turns=turns)


def _turns(seats: list[_Seat], view: View) -> Iterator[Turn]:
    first = max(view.values["quarter"], 0)
    order = [(first + step) % view.seats for step in range(view.seats)]
    for slot in SLOTS:
        for seat in order:
            lies = seats[seat].card[slot - 1]
            if lies:
                yield _turn(seat, slot, lies)


@cache
def _turn(seat: int, slot: int, lies: int) -> Turn:
    letter, state = LETTERS[coin_on(lies)], "tails" if is_tails(lies) else "heads"
    return Turn(
        name=Say("turn-of", {"seat": who(seat), "slot": slot, "coin": coin_word(letter)}),
        seat=seat,
        n=slot,
        piece=Piece(kind=letter, state=state, seat=seat),
        touches=f"slots:{seat}:{slot}",
    )
