"""What lies where now.

All is read from a view, never from the state, so nothing hidden can slip onto a screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lychgate.core.kept import kept
from lychgate.core.say import Say, who
from lychgate.core.table import Badge, Fill, Hint, Piece, Progress, Standing, Tone, Turn, Value
from lychgate.core.view import View
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.core.zones import named
from lychgate.games.blood_coven.data import LETTERS, NOBODY, SLOTS, Ability, Phase
from lychgate.games.blood_coven.screen.dawn import dawn
from lychgate.games.blood_coven.words.names import coin_word

PHASES: dict[Phase, int | None] = {"setup": None, "feed": 0, "populate": 0, "turns": 1, "refresh": 2, "end": 2}
"""Which of the three stops of the strip of phases is lit."""
check_complete("PHASES", PHASES, words_of(Phase))


class _Seat:
    """What lies with one seat, as names of pieces, and what that shows."""

    def __init__(self, seat: int, zones: tuple[tuple[str, ...], ...], cards: tuple[str, ...]) -> None:
        self.seat = seat
        self.hand, self.scare, self.fatigue, self.slots, self.food = zones
        self.cards = cards
        kept = Ability(cards[0]) if len(cards) == 1 else None
        self.points = dawn(self.slots, self.food, self.hand, self.scare, self.fatigue, kept)
        self.hungry = sum(
            named(vampire)[1] == "tails" and not meal for vampire, meal in zip(self.slots, self.food, strict=True)
        )
        self.holds = _holds_of(self)
        self.values = _values_of(self)


_kept_seat = kept(_Seat)


def _seat_of(view: View, seat: int) -> _Seat:
    """Read from a view what lies with one seat."""
    cards = view.values["cards"]
    zones = tuple(tuple(_pieces(view, f"{zone}:{seat}")) for zone in ("hand", "scare", "fatigue", "slots", "fed"))
    return _kept_seat(seat, zones, tuple(cards[seat]) if cards else ())


def points_now(view: View) -> tuple[int, ...]:
    """Return what each seat would score if dawn came now."""
    return tuple(sum(_seat_of(view, seat).points) for seat in range(view.seats))


def _pieces(view: View, zone: str) -> list[str]:
    return view.zones[zone].pieces or []


def _coins(heap: Sequence[str]) -> tuple[Piece, ...]:
    return tuple(Piece(kind=letter, count=heap.count(letter)) for letter in LETTERS if letter in heap)


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    seats = [_seat_of(view, seat) for seat in range(view.seats)]
    quarter: int = view.values["quarter"]
    holds: dict[str, tuple[Piece, ...]] = {
        "supply": _coins(_pieces(view, "supply")),
        "city": tuple(Piece(kind=letter) for letter in _pieces(view, "city")),
        "ash": _coins(_pieces(view, "ash")),
        "quarter" if quarter == NOBODY else f"quarter:{quarter}": (Piece(kind="Q"),),
    }
    values = {"left": Value(n=len(_pieces(view, "supply")) + len(_pieces(view, "city")), say=Say("value-left"))}
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
        figures=() if acting is None or acting[0] != view.seat else (f"slots:{acting[0]}:{acting[1]}",),
        active=() if acting is None else (f"slots:{acting[0]}:{acting[1]}", f"seat:{acting[0]}"),
        absent=() if _pieces(view, "ash") or view.options["ashes"] else ("ash",),
        seats=tuple(_standing(one, quarter) for one in seats),
    )


def _hints(view: View) -> dict[str, Hint]:
    """BC-140, 150: mark what can be had only by spending coins of the own scare area."""
    extra = Hint(extra=Badge(name=Say("name-costs-scare"), icon="carnival-mask", tone="danger"))
    dear: dict[str, bool] = {}
    for ask in view.asks:
        area = {f"scare:{ask.seat}:{letter}" for letter in LETTERS}
        for option in ask.options if ask.key == "action" else ():
            spends = bool(option.facts.get("scared"))
            for mark in option.marks:
                if mark not in area:
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
    for slot, vampire, food in zip(SLOTS, one.slots, one.food, strict=True):
        if vampire:
            holds[f"slots:{seat}:{slot}"] = (_vampire(vampire, seat),)
        if food:
            holds[f"fed:{seat}:{slot}"] = (Piece(kind=food),)
    return holds


def _vampire(name: str, seat: int) -> Piece:
    letter, face = named(name)
    return Piece(kind=letter, state=face, seat=seat)


def _values_of(one: _Seat) -> dict[str, Value]:
    food, points = len(one.hand), one.points
    tone: Tone = "loss" if food < one.hungry else "gain"
    return {
        f"score:{one.seat}": Value(n=sum(points), say=Say("value-vp")),
        f"seat:{one.seat}": Value(n=sum(points), say=Say("value-vp")),
        f"food:{one.seat}": Value(
            n=food, of=one.hungry, tone=tone, say=Say("value-food", {"food": food, "hungry": one.hungry})
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
            vampire = seats[seat].slots[slot - 1]
            if vampire:
                yield _turn(seat, slot, vampire)


@kept
def _turn(seat: int, slot: int, vampire: str) -> Turn:
    piece = _vampire(vampire, seat)
    return Turn(
        name=Say("turn-of", {"seat": who(seat), "slot": slot, "coin": coin_word(piece.kind)}),
        seat=seat,
        n=slot,
        piece=piece,
        touches=f"slots:{seat}:{slot}",
    )
