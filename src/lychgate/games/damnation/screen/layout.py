"""The table of Damnation: what is on it (`layout`) and what lies where now (`fill`). What travels: `motions.py`.

All is read from a view, never from the state, so nothing hidden can slip onto a screen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from lychgate.core.say import Say, who
from lychgate.core.table import (
    Badge,
    Column,
    Dice,
    Die,
    DieFace,
    Hand,
    Layout,
    Mat,
    Notch,
    Pile,
    Pool,
    Readout,
    Room,
    Row,
    Shape,
    Slot,
    Stop,
    Strip,
    Table,
    Track,
)
from lychgate.games.damnation.data.cards import CASTLE_DECK, DECKS, HAUNT_DECK, HEIRLOOM_DECK, VAMPIRE_DECK
from lychgate.games.damnation.data.castle import KNELL_SLOTS
from lychgate.games.damnation.data.numbers import FULL_HEALTH, TRACK_TOP, VAMPIRE_TOP
from lychgate.games.damnation.data.villains import TOKENS
from lychgate.games.damnation.screen.board import TOP, castle
from lychgate.games.damnation.screen.looks import ICONS, card_faces, card_types, piece_kinds

PHASES = ("before", "move", "after", "end-of-turn")
LIGHTS = {"darkness": "eclipse", "candlelight": "candle-light", "brazier": "fire-bowl", "castle_event": "castle"}
"""The Black Die's faces and their signs."""
SIDE_DECKS = (CASTLE_DECK, VAMPIRE_DECK, HEIRLOOM_DECK, HAUNT_DECK)
WIDTH, HEIGHT = 1416, 846
"""The canvas: who plays on the left, the castle in the middle, dice, cards and the question on the right."""
GAP = 4
LEFT, COLUMN = 6, 286
MIDDLE, BROAD = 298, 828
RIGHT, NARROW = 1132, 278
OWN, OWN_PAIR, PLAQUE = 220, 300, 150
"""How high a plaque is: one's own, one's own with two Villains, another's."""
DICE_H, STORES_H = 60, 112
"""Below the question, at the foot of the right column: the dice, and below them decks and stores."""
PLAYED_Y = 40
"""Cards of the turn lie in the free water north-west."""
BESIDE_THE_NAME = (14.5, 1.75)
"""Where the Cemetery's deck lies: its corners are in front of its doors."""
DEALT_H, REPLACED_H, DECK_H = 114, 92, 54
HAND_X, HAND_Y, HAND_H = 548, 662, 182


def villains_of(seat: int, seats: int) -> tuple[int, ...]:
    """DA-880: with two players each has two Villains."""
    return (seat,) if seats > 2 else (seat, seat + 2)


def layout(seats: int, options: Mapping[str, Any]) -> Table:
    """Return the table for a number of seats; the options change nothing on it."""
    shapes: list[Shape] = [
        _phases(),
        castle(MIDDLE, 0, BROAD, HEIGHT),
        _knells(),
        *_room_decks(),
        _dice(),
        *_middle(),
        *_side(),
    ]
    for seat in range(seats):
        shapes += _seat(seat, seats)
    villains = [v for seat in range(seats) for v in villains_of(seat, seats)]
    own = [f"{part}:{seat}" for seat in range(seats) for part in ("plaque", "drawn", "hand")]
    order = ("phases", "castle", "dice", "played", *own, "stores")
    return Table(
        game="damnation",
        seats=seats,
        shapes=tuple(shapes),
        layout=Layout(
            width=WIDTH,
            height=HEIGHT,
            chairs=_chairs(seats),
            heads=True,
            rooms=(Room(x=RIGHT, y=GAP, w=NARROW, h=HEIGHT - STORES_H - DICE_H - 4 * GAP),),
            columns=(Column(x=LEFT, w=COLUMN), Column(x=RIGHT, w=NARROW, lines=(("dealt",), ("dice",), ("stores",)))),
            narrow=("dealt", "replaced", *order, "knells"),
            terminal=("dealt", *order, "knells"),
            stores=tuple(f"{part}:{v}" for v in villains for part in ("health", "purse", "haunt", "time")),
            scores=tuple(f"{part}:{v}" for v in villains for part in ("health", "haunt", "time")),
        ),
        kinds=piece_kinds(),
        types=card_types(),
        faces=card_faces(),
        icons=ICONS,
    )


def _own(seats: int) -> int:
    return OWN if seats > 2 else OWN_PAIR


def _high(seats: int) -> float:
    """How high the plaque of somebody else is: as many as there are share the column above one's own."""
    if seats == 2:
        return OWN_PAIR - 60
    return min(PLAQUE, (HEIGHT - OWN - 2 * GAP) / (seats - 1) - GAP)


def _chairs(seats: int) -> tuple[tuple[float, float], ...]:
    """One's own plaque stands in the lower corner beside the hand, the others above it in order of play."""
    others = ((LEFT, GAP + at * (_high(seats) + GAP)) for at in range(seats - 1))
    return ((LEFT, HEIGHT - _own(seats) - GAP), *others)


def _phases() -> Strip:
    icons = {"before": "hourglass", "move": "walking-boot", "after": "hand", "end-of-turn": "sunset"}
    stops = tuple(Stop(Say(f"phase-{phase}"), icons[phase]) for phase in PHASES)
    return Strip(id="phases", name=Say("name-phases"), area="top", stops=stops)


def _knells() -> Mat:
    """DA-003: five slots above the castle."""
    slots = tuple(
        Slot(id=f"knell:{at + 1}", name=Say("name-slot", {"slot": at + 1}), x=3 * at, y=0, look="card", n=at + 1)
        for at in range(len(KNELL_SLOTS))
    )
    return Mat(id="knells", name=Say("name-knells"), on="castle", x=4, y=TOP + 0.1, w=15, h=2, slots=slots)


def _room_decks() -> Iterator[Pile]:
    for number in range(CASTLE_DECK):
        deck = DECKS[number]
        x, y = BESIDE_THE_NAME if deck == "cemetery" else (0, 0)
        yield Pile(
            id=f"decks:{number}", name=Say(f"deck-{deck.replace('_', '-')}"), on=deck, back=f"back-{deck}", x=x, y=y
        )
    yield Pile(id="loot", name=Say("name-loot"), on="cemetery", x=15.6, y=BESIDE_THE_NAME[1], bare=True)


def _dice() -> Dice:
    pips = tuple(DieFace(id=str(n), name=Say("face-pips", {"n": n}), pips=n) for n in range(1, 7))
    lights = tuple(
        DieFace(id=light, name=Say(f"light-{light.replace('_', '-')}"), icon=icon) for light, icon in LIGHTS.items()
    )
    dice = (
        Die(id="d1", name=Say("name-die"), faces=pips),
        Die(id="d2", name=Say("name-die"), faces=pips),
        Die(id="black", name=Say("name-black-die"), faces=lights, hue="night"),
    )
    return Dice(
        id="dice", name=Say("name-dice"), area="side", dice=dice, x=RIGHT, y=HEIGHT - STORES_H - DICE_H, w=NARROW,
        h=DICE_H,
    )  # fmt: skip


def _middle() -> Iterator[Shape]:
    """What was played this turn, and what a Haunt has been dealt."""
    yield Row(
        id="played", name=Say("name-played"), area="side", bare=True, x=MIDDLE + 8, y=PLAYED_Y, w=176, h=150,
    )  # fmt: skip
    yield Row(
        id="dealt", name=Say("name-dealt"), bare=True, icon="floating-ghost", x=RIGHT, y=HEIGHT - DEALT_H,
        w=NARROW, h=DEALT_H,
    )  # fmt: skip
    yield Row(
        id="replaced", name=Say("name-replaced"), bare=True, x=MIDDLE + 8, y=PLAYED_Y + 156, w=120, h=REPLACED_H,
    )  # fmt: skip


def _side() -> Iterator[Shape]:
    """Decks beside the board, the Souls, the spare traps, what was laid down."""
    piles = [
        Pile(
            id=f"decks:{number}",
            name=Say(f"deck-{DECKS[number]}"),
            back=f"back-{DECKS[number]}",
            x=x,
            y=2,
            w=w,
            h=DECK_H,
        )
        for number, (x, w) in zip(SIDE_DECKS, ((0, 54), (58, 54), (116, 54), (176, 54)), strict=True)
    ]
    half = NARROW / 2 - 6
    parts: tuple[Shape, ...] = (
        *piles,
        Pile(id="discarded", name=Say("name-discarded"), x=224, y=2, w=54, h=DECK_H, bare=True),
        Readout(
            id="supply",
            name=Say("name-supply"),
            short=Say("short-supply"),
            icon="soul",
            x=4,
            y=DECK_H + 2,
            w=half - 24,
            h=26,
        ),
        Readout(
            id="reserve",
            name=Say("name-reserve"),
            short=Say("short-reserve"),
            icon="wolf-trap",
            x=half,
            y=DECK_H + 2,
            w=half,
            h=26,
        ),
        Row(id="sprung", name=Say("name-sprung"), x=4, y=DECK_H + 28, w=half - 34, h=22, bare=True),
        Row(id="left_out", name=Say("name-left-out"), x=half - 28, y=DECK_H + 28, w=half + 36, h=22, bare=True),
    )
    yield Mat(
        id="stores", name=Say("name-stores"), area="side", look="panel", parts=parts, x=RIGHT,
        y=HEIGHT - STORES_H, w=NARROW, h=STORES_H - GAP,
    )  # fmt: skip


def _seat(seat: int, seats: int) -> Iterator[Shape]:
    facts = {"seat": who(seat)}
    parts: list[Shape] = [
        Pool(id=f"held:{seat}", name=Say("name-held", facts), area="rivals", seat=seat, kinds=("cards",))
    ]
    slots: tuple[Slot, ...] = ()
    if seats > 2:
        parts += _villain(seat)
        slots = _tokens(seat)
    else:
        parts += [
            Mat(id=f"villain:{v}", name=Say("name-villain"), slots=_tokens(v), parts=tuple(_villain(v)))
            for v in villains_of(seat, seats)
        ]
    parts += [
        Row(id=f"face_up:{seat}", name=Say("name-face-up", facts), bare=True),
        Row(id=f"known:{seat}", name=Say("name-known", facts), area="rivals", seat=seat, bare=True),
        Row(id=f"aside:{seat}", name=Say("name-aside", facts), bare=True),
    ]
    yield Mat(
        id=f"plaque:{seat}", name=Say("name-plaque", facts), area="seat", seat=seat, look="plaque",
        slots=slots, parts=tuple(parts), w=COLUMN, h=_high(seats),
    )  # fmt: skip
    yield from _cards(seat, seats)


def _cards(seat: int, seats: int) -> Iterator[Shape]:
    """The hand below the castle and, while one chooses among them, the cards just drawn above it.

    Both count from their owner's chair, and whoever sees them sits on the first.
    """
    facts = {"seat": who(seat)}
    x, y = _chairs(seats)[0]
    yield Hand(
        id=f"hand:{seat}", name=Say("name-hand", facts), short=Say("short-hand"), area="mine", seat=seat,
        x=HAND_X - x, y=HAND_Y - y, w=MIDDLE + BROAD - HAND_X, h=HAND_H,
    )  # fmt: skip
    yield Row(
        id=f"drawn:{seat}", name=Say("name-drawn", facts), area="mine", seat=seat, bare=True,
        x=MIDDLE - x, y=HAND_Y - y, w=HAND_X - MIDDLE, h=HAND_H,
    )  # fmt: skip


def _tokens(v: int) -> tuple[Slot, ...]:
    """DA-450: the starred places of a Villain's board, and Desperation while it may be chosen."""
    return tuple(
        Slot(id=f"talent:{v}:{token}", name=Say(f"token-{token}"), look="disc", quiet=token == "desperation")
        for token in (*TOKENS, "desperation")
    )


def _villain(v: int) -> Iterator[Shape]:
    yield Track(
        id=f"health:{v}",
        name=Say("name-health"),
        short=Say("short-health"),
        high=FULL_HEALTH,
        look="countdown",
        icon="hearts",
        notches=(Notch(0, Badge(name=Say("name-slain"), icon="death-skull", tone="danger")),),
    )
    yield Readout(id=f"purse:{v}", name=Say("name-souls"), short=Say("short-souls"), icon="soul")
    yield Track(
        id=f"haunt:{v}", name=Say("name-haunt-track"), high=TRACK_TOP, look="rings", icon="floating-ghost", bare=True
    )
    yield Track(
        id=f"time:{v}", name=Say("name-time"), high=VAMPIRE_TOP, look="rings", icon="vampire-dracula", bare=True,
        hue="blood",
    )  # fmt: skip
    yield Row(id=f"curses:{v}", name=Say("name-curses"), bare=True)
