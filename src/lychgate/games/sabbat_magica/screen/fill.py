"""What lies where on the table of Sabbat Magica now, read from a view and never from the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from lychgate.core.ask import Fact, number_of
from lychgate.core.say import Say
from lychgate.core.table import Badge, Fill, Hint, Light, Piece, Progress, Standing, Tone, Value
from lychgate.core.view import View
from lychgate.core.vocabulary import check_complete
from lychgate.core.zones import named
from lychgate.games.sabbat_magica.data.boards import (
    CANTEEN,
    GHOST_KINDS,
    LOCATIONS,
    MIRRORS,
    MOST_PLACES,
    OFF,
    REGIONS,
    SQUARES,
)
from lychgate.games.sabbat_magica.data.cards import NO_PEOPLE, PEOPLES, TIME, TIME_CARDS, People, PowerName
from lychgate.games.sabbat_magica.data.match import Phase
from lychgate.games.sabbat_magica.data.numbers import CHIMERA_VP, GHOSTS, MAJOR, MOST_TERROR
from lychgate.games.sabbat_magica.data.resources import RESOURCES, TILE_GIVES, TILES
from lychgate.games.sabbat_magica.screen.looks import MAGICIAN_ICON, POWER_EMBLEM, bonus_badge
from lychgate.games.sabbat_magica.words.names import people_word, place_word, power_word

Holds = dict[str, tuple[Piece, ...]]

_STOP = {
    Phase.SETUP: None,
    Phase.CURSE: 0,
    Phase.INVOCATION: 0,
    Phase.BONUS: 0,
    Phase.SKULDUGGERY: 1,
    Phase.FOOD: 2,
    Phase.POINTS: 2,
    Phase.APPROVAL: 2,
    Phase.END: 2,
}
"""Which stop of the strip of phases each phase belongs to: plan, skulduggery or stewardship."""

check_complete("_STOP", _STOP, Phase)

_OWNER = {kind: seat for seat, kind in enumerate(GHOST_KINDS)}
_TILE = {
    f"tile_{tile.id}": Piece(kind=tile.id, count=TILE_GIVES)
    if tile.effect == "gather"
    else Piece(kind=f"tile_{tile.id}")
    for tile in TILES
}
"""What lies on a square: a tile that gives resources shows them."""


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    card = TIME_CARDS[TIME[_open_card(view)]]
    holds = _boards(view) | _cards(view)
    values: dict[str, Value] = {}
    notes: dict[str, Say] = {}
    badges = {f"slot:{n}": (bonus_badge(bonus),) for n, bonus in enumerate(card.bonuses, 1)}
    for seat in range(view.seats):
        holds |= _player(view, seat)
        values |= _numbers(view, seat)
        due, terror = _due(view, seat), view.values["terror"][seat]
        notes[f"terror:{seat}"] = Say("note-short" if terror < due else "note-food", {"due": due})
        badges[f"terror:{seat}:{min(MOST_TERROR, due)}"] = (Badge(name=Say("note-food", {"due": due}), icon="meal"),)
    if view.values["phase"] != Phase.END:
        values["actions"] = Value(n=view.values["turn"], of=card.actions, say=Say("value-actions"))
    absent = tuple(_absent(view))

    def is_there(place: str) -> bool:
        """Tell whether a place, or the track it is a step of, is on the table now."""
        return place not in absent and place.rpartition(":")[0] not in absent

    return Fill(
        holds={place: pieces for place, pieces in holds.items() if pieces and is_there(place)},
        values={place: value for place, value in values.items() if is_there(place)},
        states={mirror.id: named(name)[1] for mirror, name in zip(MIRRORS, _names(view, "mirrors"), strict=True)},
        badges={place: signs for place, signs in badges.items() if is_there(place)},
        notes={place: note for place, note in notes.items() if is_there(place)},
        hints=_hints(view),
        lights={"manor": Light(word="night")},
        strips=_strips(view),
        active=tuple(f"seat:{seat}" for seat in view.waiting.seats),
        figures=_watched(view),
        absent=absent,
        seats=tuple(_standing(view, seat) for seat in range(view.seats)),
    )


def _watched(view: View) -> tuple[str, ...]:
    """One's own magician, on the manor."""
    if view.seat is None or view.values["magician"][view.seat] == OFF:
        return ()
    people = view.values["peoples"][view.seat]
    return (f"{SQUARES[view.values['magician'][view.seat]].id}:{PEOPLES[people].magician}",)


def _names(view: View, zone: str) -> list[str]:
    return view.zones[zone].pieces or []


def _open_card(view: View) -> str:
    """SM-060: the time card that lies open; the one from the box, shown at the end, was not of this night."""
    turned = _names(view, "time")
    return turned[-2] if view.values["phase"] == Phase.END else turned[-1]


def _ghost(name: str, count: int = 1) -> Piece:
    kind, state = named(name)
    return Piece(kind=kind, state=state, seat=_OWNER[kind], count=count)


def _crowd(view: View, zone: str) -> tuple[Piece, ...]:
    return tuple(_ghost(name, count) for name, count in Counter(_names(view, zone)).items())


def _boards(view: View) -> Holds:
    """Ghosts, gates, tiles, magicians, and what marks them."""
    holds: Holds = {"bridge": _crowd(view, "bridge"), "limbo": _crowd(view, "limbo")}
    for piece in _crowd(view, "graves"):
        holds[f"grave:{piece.seat}"] = (piece,)
    for index, name in enumerate(_names(view, "ghosts")):
        if name:
            holds[LOCATIONS[index // MOST_PLACES].place_id(index % MOST_PLACES + 1)] = (_ghost(name),)
    for region, gate in zip(REGIONS, _names(view, "gates"), strict=False):
        holds[f"gate:{LOCATIONS[region].id}"] = (Piece(kind=gate),)
    for square, tile in zip(SQUARES, _names(view, "tiles"), strict=True):
        holds[square.id] = (_TILE[tile],)
    for seat, at in enumerate(view.values["magician"]):
        if view.values["peoples"][seat] != NO_PEOPLE:
            magician = Piece(kind=PEOPLES[view.values["peoples"][seat]].magician, seat=seat)
            place = f"home:{seat}" if at == OFF else SQUARES[at].id
            holds[place] = (*holds.get(place, ()), magician)
    for seat, n in enumerate(view.values["canteen"]):
        if n:
            holds[f"reminder:{n}"] = (Piece(kind="choice", seat=seat),)
    for seat, vp in enumerate(view.values["vp"]):
        stone = f"points:{vp % 100}"
        marker = Piece(kind="points", seat=seat, state="hundred" if vp >= 100 else "")
        holds[stone] = (*holds.get(stone, ()), marker)
    return holds


def _cards(view: View) -> Holds:
    """Time cards and who took which bonus; what is left over; the supply; the peoples still free."""
    holds: Holds = {
        "time": (Piece(kind=_open_card(view)),),
        "spare": tuple(Piece(kind=gate) for gate in _names(view, "spare")),
        "supply": tuple(Piece(kind=kind) for kind in RESOURCES),
        "peoples": tuple(
            Piece(kind=people.magician) for index, people in enumerate(PEOPLES) if index not in view.values["peoples"]
        ),
    }
    left = view.zones["pile"].count
    if left:
        holds["pile"] = (Piece(kind="time-back", count=left),)
    for seat, slot in enumerate(view.values["taken"]):
        if slot >= 0:
            holds[f"slot:{slot + 1}"] = (Piece(kind="choice", seat=seat),)
    return holds


def _tokens(heap: list[int]) -> tuple[Piece, ...]:
    return tuple(Piece(kind=kind, count=count) for kind, count in zip(RESOURCES, heap, strict=True) if count)


def _player(view: View, seat: int) -> Holds:
    """A player's board, once as its owner sees it and once as the others do."""
    two, one, approval = (_tokens(view.values[zone][seat]) for zone in ("two", "one", "approval"))
    cursed = (Piece(kind="cursed"),) if view.values["skull"][seat] else ()
    holds: Holds = {
        f"two:{seat}": two,
        f"one:{seat}": one,
        f"skull:{seat}": cursed,
        f"approval:{seat}": approval,
        f"fresh:{seat}": two,
        f"ageing:{seat}": (*one, *cursed),
        f"terror:{seat}:{view.values['terror'][seat]}": (Piece(kind="fear", seat=seat),),
    }
    people = view.values["peoples"][seat]
    if view.options["power_cards"] and people != NO_PEOPLE:
        holds[f"power:{seat}"] = tuple(_power(view, seat, power) for power in PEOPLES[people].powers)
    for offered in _offered(view, seat):
        holds[f"offer:{seat}:{offered.id}"] = tuple(Piece(kind=kind) for kind in (offered.magician, *offered.powers))
    return holds


def _offered(view: View, seat: int) -> tuple[People, ...]:
    """SM-003, 004: the peoples that a player who looks at the table may still get, with their cards."""
    waits = seat == view.seat and view.values["peoples"][seat] == NO_PEOPLE
    if not waits or not view.options["power_cards"]:
        return ()
    return tuple(people for index, people in enumerate(PEOPLES) if index not in view.values["peoples"])


def _power(view: View, seat: int, power: PowerName) -> Piece:
    """SM-170, 171, 178, 179: a POWER card, and whether it can be used now, later, or no more for the time being."""
    shown = view.values["power"][seat]
    if shown not in ("", power):
        return Piece(kind=power, state="away")
    offered = {option.facts.get("power") for ask in view.asks if ask.seat == seat for option in ask.options}
    used = view.values["spent"][seat] or (power == shown == PowerName.LUXURIANCE and view.values["luxury"])
    moment = "used" if used else "now" if power in offered else "later"
    tone: Tone = "gain" if moment == "now" else "plain"
    over = view.values["phase"] == Phase.END
    badges = () if over else (Badge(name=Say(f"power-{moment}"), spelt=True, tone=tone),)
    return Piece(kind=power, state="shown" if shown else "", badges=badges)


def _numbers(view: View, seat: int) -> dict[str, Value]:
    """SM-201, SM-202: terror against tonight's food, points, chimeras."""
    terror, due = view.values["terror"][seat], _due(view, seat)
    say = Say("value-food", {"terror": terror, "due": due})
    chimeras = view.values["chimeras"][seat]
    tamed = Value(n=chimeras, say=Say("value-chimeras", {"vp": CHIMERA_VP * chimeras}))
    fear = Value(n=terror, of=due, tone="loss" if terror < due else "plain", say=say)
    return {
        f"fear:{seat}": fear,
        f"terror:{seat}": fear,
        f"vp:{seat}": Value(n=view.values["vp"][seat], say=Say("value-vp")),
        f"chimeras:{seat}": tamed,
        f"tamed:{seat}": tamed,
    }


def _due(view: View, seat: int) -> int:
    """SM-201: how much terror the ghosts of a seat will eat as they stand now; once they have eaten, nothing."""
    if view.values["phase"] in (Phase.POINTS, Phase.APPROVAL, Phase.END):
        return 0
    out = GHOSTS - Counter(_names(view, "graves"))[GHOST_KINDS[seat]]
    return max(0, out - _canteen(view, seat))


def _canteen(view: View, seat: int) -> int:
    """SM-202: 2 for the first place of the canteen, 1 for the second, 0 for none."""
    guests = _names(view, "ghosts")[MOST_PLACES * CANTEEN : MOST_PLACES * (CANTEEN + 1)]
    return next((MAJOR - place for place, name in enumerate(guests) if named(name)[0] == GHOST_KINDS[seat]), 0)


# --- strips, seats, hints


def _strips(view: View) -> dict[str, Progress]:
    phase = _STOP[view.values["phase"]]
    return {} if phase is None else {"phases": Progress(now=phase)}


def _standing(view: View, seat: int) -> Standing:
    """SM-070: a seat's people, the power it has shown, and its place in the order of play."""
    index = view.values["peoples"][seat]
    place = view.values["order"].index(seat) + 1
    if index == NO_PEOPLE:
        return Standing(seat=seat, place=place)
    people = PEOPLES[index]
    shown = view.values["power"][seat]
    line = Say("line-seat", {"people": people_word(people.id)})
    badges = (Badge(name=power_word(shown), icon=POWER_EMBLEM[PowerName(shown)], tone="known"),) if shown else ()
    return Standing(seat=seat, icon=MAGICIAN_ICON[people.magician], line=line, badges=badges, place=place)


def _hints(view: View) -> dict[str, Hint]:
    """SM-132, SM-142: what a fight would cost and bring where a ghost may go, and where it could only be repelled."""
    moves: dict[str, list[Mapping[str, Fact]]] = {}
    for ask in view.asks:
        for option in ask.options:
            if "where" in option.facts:
                moves.setdefault(str(option.facts["where"]), []).append(option.facts)
    hints = {where: _hint(where, ways) for where, ways in moves.items()}
    return {where: hint for where, hint in hints.items() if hint != Hint()}


def _hint(where: str, ways: list[Mapping[str, Fact]]) -> Hint:
    """SM-161, 165: the ways to one place differ in points at most: who leaves the training ground has no bonus."""
    risk = Say("risk-repelled", {"where": place_word(where)}) if "doomed" in ways[0] else None
    if "cost" not in ways[0]:
        return Hint(risk=risk)
    cost = number_of(ways[0], "cost")
    points = {number_of(way, "vp") for way in ways}
    if len(points) == 1:
        fight = Say("hint-fight", {"cost": cost, "vp": min(points)})
    else:
        fight = Say("hint-fight-either", {"cost": cost, "vp": min(points), "most": max(points)})
    return Hint(extra=Badge(name=fight, icon="crossed-swords", n=cost), risk=risk)


def _absent(view: View) -> Iterator[str]:
    """Peoples, supply and numbers of ghosts are there only while somebody chooses among them.

    The numbers of ghosts lie over the approval zone, the cards of the peoples over a player's whole board.
    """
    if view.values["phase"] != Phase.SETUP:
        yield "peoples"
    if not any(ask.key in ("kind", "apparition", "swap") for ask in view.asks):
        yield "supply"
    asked = {ask.seat for ask in view.asks if ask.key == "invoke"}
    for seat in range(view.seats):
        offered = _offered(view, seat)
        if view.options["power_cards"]:
            yield from (f"offer:{seat}:{people.id}" for people in PEOPLES if people not in offered)
        if offered:
            yield from (f"{part}:{seat}" for part in ("two", "one", "skull", "terror", "power"))
        if seat in asked or offered:
            yield f"approval:{seat}"
            yield f"chimeras:{seat}"
        if seat not in asked:
            yield f"invoke:{seat}"
