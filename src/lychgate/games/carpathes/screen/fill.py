"""What lies where now, made of a view: nothing that its seat may not know can slip onto a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import groupby

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Banner,
    Bond,
    Colour,
    Fill,
    Piece,
    Standing,
    Value,
)
from lychgate.core.view import View, ZoneSeen
from lychgate.games.carpathes.data import ACTIONS, CHARACTER, EVENT, HUMANS, NOBODY, POWER
from lychgate.games.carpathes.screen.layout import PILES
from lychgate.games.carpathes.screen.looks import BACKS, HUES, PORTRAITS
from lychgate.games.carpathes.words.names import card_word

ORDER = {name: at for at, name in enumerate((*(human.id for human in HUMANS), *POWER))}
"""How a hand is sorted: Humans, attacks, blue powers, Aids."""


def fill(view: View) -> Fill:
    """Return what lies where, as the view's seat sees it."""
    values = view.values
    figure, moon = max(values["figure"], 1), _moon(view)
    holds: dict[str, tuple[Piece, ...]] = {
        f"moon:{figure}": (Piece(kind="moon", state=moon),),
        "played": tuple(Piece(kind=card) for card in view.zones["resolving"].pieces or ()),
    }
    for id, (_, _, back) in PILES.items():
        holds[id] = _pile(view.zones[id], BACKS[back])
    notes = {"moon": Say("note-moon", {"cycle": max(values["cycle"], 1), "figure": figure})}
    for seat in range(view.seats):
        holds |= _own(view, seat)
        ruled, others = _slaves(view, seat), view.seats - 1
        notes[f"plaque:{seat}"] = Say(
            "note-cubes", {"cubes": max(0, others - 1 - ruled), "ruled": ruled, "all": others}
        )
    event = next(iter(view.zones["event"].pieces or ()), None)
    if event:
        now = "yes" if values["in_force"] else "no"
        notes["event"] = Say("note-event", {"now": now, "effect": Say(card_word(event).key + "-rune")})
    active: int = values["active"]
    badges: dict[str, tuple[Badge, ...]] = {}
    if active != NOBODY and view.result is None:
        notes[f"seat:{active}"] = Say("note-turn", {"seat": who(active), "actions": values["actions"]})
        badges[f"seat:{active}"] = _flames(values["actions"])
    return Fill(
        holds={place: pieces for place, pieces in holds.items() if pieces},
        values={"lord": Value(n=max(map(partial(_slaves, view), range(view.seats))), of=view.seats - 1)},
        notes=notes,
        badges=badges,
        active=(f"seat:{active}",) if active != NOBODY else (),
        absent=() if view.zones["event_discard"].pieces else ("event_discard",),
        seats=tuple(_standing(view, seat) for seat in range(view.seats)),
        bonds=tuple(_bonds(view)),
        banners=tuple(_banners(view)),
    )


def _moon(view: View) -> str:
    """CA-023: white in odd cycles; before the first one the Cycle card already lies white side up (CA-010)."""
    return "white" if view.values["cycle"] % 2 or not view.values["cycle"] else "black"


def _slaves(view: View, seat: int) -> int:
    return sum(1 for master in view.values["master"] if master == seat)


def _pile(zone: ZoneSeen, back: str) -> tuple[Piece, ...]:
    """A deck shows its back and how many there are, a discard pile everything, bottom first."""
    if zone.pieces is None:
        return (Piece(kind=back, count=zone.count),) if zone.count else ()
    return tuple(Piece(kind=kind, count=len(list(alike))) for kind, alike in groupby(zone.pieces))


def _size(zone: ZoneSeen) -> int:
    return len(zone.pieces) if zone.pieces is not None else zone.count or 0


def _own(view: View, seat: int) -> dict[str, tuple[Piece, ...]]:
    """What lies with one seat: cubes on its counters, blue cards, its hand or how many cards it holds."""
    values = view.values
    humans, powers = view.zones[f"humans:{seat}"], view.zones[f"powers:{seat}"]
    cards = sorted(
        (card for zone in (humans, powers) for card in zone.pieces or () if card in ORDER), key=ORDER.__getitem__
    )
    backs = ((BACKS["human"], _size(humans)), (BACKS["power"], _size(powers)))
    holds = {
        f"blood:{seat}:{values['blood'][seat]}": (Piece(kind="cube", seat=seat),),
        f"laid:{seat}": tuple(_blue(view, seat, card) for card in view.zones[f"laid:{seat}"].pieces or ()),
        f"held:{seat}": tuple(Piece(kind=back, count=count) for back, count in backs if count),
    }
    if view.seat == seat:
        holds[f"hand:{seat}"] = tuple(Piece(kind=card) for card in cards)
    else:
        holds[f"known:{seat}"] = tuple(Piece(kind=card, private=True) for card in cards)
    master: int = values["master"][seat]
    if master != NOBODY:
        holds[f"grace:{seat}:{values['grace'][seat]}"] = (Piece(kind="cube", seat=master),)
    ruled = [slave for slave, lord in enumerate(values["master"]) if lord == seat]
    for at, slave in enumerate(ruled):
        holds[f"slave:{seat}:{at}"] = (Piece(kind="cube", seat=slave),)
    return holds


def _blue(view: View, seat: int, card: str) -> Piece:
    """CA-068, 069: a laid card glows while it can be activated, sleeps under the wrong moon, and is dim once used."""
    events = view.zones["event"].pieces or ()
    any_moon = view.values["in_force"] and any(EVENT[event].any_moon for event in events)
    if _moon(view) not in POWER[card].moons and not any_moon:
        return Piece(kind=card, state="asleep")
    used = seat == view.values["active"] and card in view.values["used"]
    return Piece(kind=card, state="used" if used else "ready")


def _flames(actions: int) -> tuple[Badge, ...]:
    """CA-024: one candle for every action, those spent dark."""
    spent = Badge(name=Say("name-action-dim"), icon="candlebright", tone="dim")
    left = Badge(name=Say("name-action-plain"), icon="candlebright")
    return (spent,) * (ACTIONS - actions) + (left,) * actions


def _hue(colours: Sequence[str], seat: int) -> Colour:
    """CA-003: the colour a player took; until then one that nobody wears, so that no two look alike."""
    free = [colour for colour in HUES if colour not in colours]
    undecided = [other for other, colour in enumerate(colours) if not colour]
    return HUES[colours[seat] or free[undecided.index(seat)]]


def _standing(view: View, seat: int) -> Standing:
    """CA-213: who this vampire is and whom he serves, with the titles of the game."""
    values = view.values
    character, master = values["character"][seat] or "nobody", values["master"][seat]
    veiled = values["invisible"][seat]
    facts: dict[str, str | int | Say] = {"character": card_word(character)}
    key = "line-invisible" if veiled else "line-free"
    if master != NOBODY:
        key = "line-serves"
        facts |= {"master": who(master), "title": CHARACTER[values["character"][master]].gender}
    elif _slaves(view, seat):
        key = "line-master"
        facts |= {"title": CHARACTER[character].gender, "slaves": _slaves(view, seat)}
    badges = []
    if values["first"] == seat:
        badges.append(Badge(name=Say("name-first"), icon="crown"))
    if values["paralysed"][seat]:
        badges.append(Badge(name=Say("name-paralysed"), icon="frozen-body", tone="danger"))
    return Standing(
        seat=seat,
        icon=PORTRAITS.get(character, ""),
        hue=_hue(values["colour"], seat),
        line=Say(key, facts),
        badges=tuple(badges),
        state="veiled" if veiled else "here",
        under=None if master == NOBODY else master,
        tally=_slaves(view, seat) if master == NOBODY else None,
    )


def _bonds(view: View) -> Iterator[Bond]:
    """A chain from every Slave to his Master; while an attack is announced, arrows from its author to its targets."""
    for slave, master in enumerate(view.values["master"]):
        if master != NOBODY:
            yield Bond(kind="serves", start=f"seat:{slave}", end=f"seat:{master}", seat=master)
    strike = next((line for line in view.agenda if line.step == "carpathes.Strike"), None)
    if strike is None:
        return
    attacker, card = strike.facts["attacker"], strike.facts["card"]
    middle = f"played:{card}" if POWER[card].type == "attack" else f"laid:{attacker}:{card}"
    if POWER[card].type == "attack":
        yield Bond(kind="attacks", start=f"seat:{attacker}", end=middle, seat=attacker)
    targets = strike.facts["targets"]
    n = POWER[card].effects_on(len(targets))[0].n
    badge = Badge(name=Say("name-target"), icon="triple-scratches", n=-n if n else None, tone="loss")
    for target in targets:
        yield Bond(kind="attacks", start=middle, end=f"seat:{target}", badge=badge)


def _banners(view: View) -> Iterator[Banner]:
    """What the player whose turn it is has been told to do, and the highest bid."""
    values = view.values
    if values["demand"] != "nothing" and values["active"] != NOBODY:
        slave = values["active"]
        master = values["master"][slave]
        facts: dict[str, str | int | Say] = {"slave": who(slave), "done": values["served"]}
        if values["demand"] == "attack":
            facts["quarry"] = who(values["quarry"])
        if master != NOBODY:
            facts["title"] = CHARACTER[values["character"][master]].gender
            yield Banner(Say(f"banner-{values['demand']}", facts), "known")
    if values["bidder"] != NOBODY:
        yield Banner(Say("banner-bid", {"seat": who(values["bidder"]), "n": values["bid"]}), "known")
