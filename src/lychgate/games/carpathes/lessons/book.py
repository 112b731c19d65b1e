"""The picture book: seven pages, drawn from the guided match and four positions of its own, and the words."""

from __future__ import annotations

from lychgate.core.learning.book import Arrow, AtStop, Book, Built, Chart, Figure, Page, Term, Window
from lychgate.games.carpathes.lessons.positions import auction, black_moon, last_rival, serving

DRAW = AtStop(stop="counter")
STRIKE = AtStop(stop="price", then=("pay:W",))
"""Devil's Hand is played and paid; the rival is asked how to bear the loss."""
ACTIONS = AtStop(stop="attack")
PRICE = AtStop(stop="price")
REACT = AtStop(stop="reaction")
DOMINATE = AtStop(stop="dominate")
DRINK = AtStop(stop="drink")
SERVING = Built(make=serving)
FED = Built(make=serving, then=("feed", "feed", "pay:W+5"))
AUCTION = Built(make=auction)
MOON = Built(make=black_moon)
LAST = Built(make=last_rival)

PAGES = (
    Page(
        id="first",
        windows=(
            Window(
                id="draw",
                position=DRAW,
                crop=("human_deck", "power_deck"),
                lit=("human_deck", "power_deck"),
                pills=("human_deck",),
            ),
            Window(
                id="strike",
                position=STRIKE,
                crop=("played", "seat:2"),
                lit=("played:devil_hand", "seat:2"),
                arrow=Arrow("played:devil_hand", "seat:2"),
                pills=("played", "seat:2"),
            ),
            Window(
                id="answer",
                position=REACT,
                crop=("hand:0", "played"),
                lit=("hand:0:attack_return", "played:crows"),
                pills=("played", "hand:0:attack_return"),
            ),
            Window(
                id="drink",
                position=DRINK,
                crop=("hand:0", "blood:0"),
                lit=("hand:0:man", "blood:0"),
                arrow=Arrow("hand:0:man", "blood:0"),
                pills=("blood:0",),
            ),
            Window(
                id="dominate",
                position=DOMINATE,
                crop=("plaque:2",),
                lit=("seat:2", "blood:2:20"),
                pills=("blood:2:20",),
            ),
            Window(
                id="moon",
                position=AUCTION,
                crop=("moon", "event"),
                lit=("moon", "event:pandemonium"),
                pills=("moon", "event"),
            ),
        ),
        figures=(
            Figure(id="human", position=DRAW, shows="hand:0:man"),
            Figure(id="yellow", position=DRAW, shows="hand:0:devil_hand"),
            Figure(id="blue", position=DRAW, shows="hand:0:bloodletting"),
            Figure(id="mauve", position=DRAW, shows="hand:0:attack_return"),
            Figure(id="cube", position=DRINK, shows="slave:0:0:cube"),
            Figure(id="moon", position=DRAW, shows="moon"),
        ),
        charts=(
            Chart(
                id="ways",
                rows=("all", "slave", "master", "grace", "dawn"),
                columns=("how", "figure"),
                figures="figure",
            ),
        ),
        clauses=("CA-104", "CA-105", "CA-138", "CA-204", "CA-207"),
    ),
    Page(
        id="actions",
        windows=(
            Window(id="candles", position=ACTIONS, crop=("plaque:0",), lit=("seat:0",), pills=("seat:0",)),
            Window(
                id="hand",
                position=ACTIONS,
                crop=("hand:0",),
                lit=("hand:0:devil_hand", "hand:0:bloodletting"),
            ),
        ),
        clauses=("CA-024 to CA-030", "CA-053"),
    ),
    Page(
        id="paying",
        windows=(
            Window(
                id="humans",
                position=PRICE,
                crop=("hand:0",),
                lit=("hand:0:woman",),
                pills=("hand:0:woman", "hand:0:man"),
            ),
            Window(id="counter", position=PRICE, crop=("blood:0",), lit=("blood:0",), pills=("blood:0",)),
        ),
        clauses=("CA-037 to CA-046",),
    ),
    Page(
        id="answer",
        windows=(
            Window(
                id="announced",
                position=REACT,
                crop=("played", "seat:2", "seat:0"),
                lit=("played:crows", "seat:2"),
                arrow=Arrow("played:crows", "seat:0"),
                pills=("seat:0",),
            ),
            Window(
                id="reaction",
                position=REACT,
                crop=("hand:0",),
                lit=("hand:0:attack_return",),
                pills=("hand:0:attack_return",),
            ),
        ),
        clauses=("CA-056", "CA-080 to CA-086"),
    ),
    Page(
        id="marks",
        windows=(
            Window(
                id="chain",
                position=DOMINATE,
                crop=("blood:2",),
                lit=("blood:2:20",),
                pills=("blood:2:20",),
            ),
            Window(
                id="crown",
                position=DOMINATE,
                crop=("blood:0",),
                lit=("blood:0:35",),
                pills=("blood:0:35",),
            ),
            Window(id="lord", position=LAST, crop=("lord", "moon"), lit=("lord",), pills=("lord",)),
        ),
        clauses=("CA-100 to CA-106",),
    ),
    Page(
        id="serving",
        windows=(
            Window(
                id="grace",
                position=SERVING,
                crop=("plaque:2",),
                lit=("grace:2:3", "seat:2"),
                pills=("grace:2:3",),
            ),
            Window(id="fed", position=FED, crop=("blood:0",), lit=("blood:0",), pills=("blood:0",)),
        ),
        clauses=("CA-117 to CA-139",),
    ),
    Page(
        id="moons",
        windows=(
            Window(
                id="awake",
                position=MOON,
                crop=("laid:0", "moon"),
                lit=("laid:0:regeneration", "moon"),
                pills=("laid:0:regeneration", "laid:0:bloodletting"),
            ),
            Window(id="event", position=AUCTION, crop=("event", "moon"), lit=("event:pandemonium",), pills=("event",)),
        ),
        clauses=("CA-022", "CA-069", "CA-170 to CA-183"),
    ),
)

WORDS = (
    Term("dose", ("CA-036",)),
    Term("counter", ("CA-005", "CA-039", "CA-100")),
    Term("human", ("CA-037", "CA-060")),
    Term("yellow", ("CA-055", "CA-078")),
    Term("blue", ("CA-065 to CA-069",)),
    Term("mauve", ("CA-058",)),
    Term("action", ("CA-024",)),
    Term("reaction", ("CA-080", "CA-085", "CA-086")),
    Term("drink", ("CA-060",)),
    Term("dominate", ("CA-100 to CA-103",)),
    Term("master", ("CA-031", "CA-072", "CA-103")),
    Term("order", ("CA-117", "CA-118")),
    Term("grace", ("CA-133", "CA-138", "CA-139")),
    Term("moon", ("CA-022", "CA-023", "CA-069")),
    Term("event", ("CA-171 to CA-179", "CA-182")),
    Term("lord", ("CA-204",)),
)

BOOK = Book(pages=PAGES, words=WORDS)
