"""The picture book: seven pages, drawn from the guided match and five positions of its own, and the words."""

from __future__ import annotations

from lychgate.core.learning.book import Arrow, AtStop, Book, Built, Chart, Figure, Page, Term, Window
from lychgate.games.sabbat_magica.lessons.positions import chimera, cursed, full_canteen, gardens, poor_visitor

PEOPLES = AtStop(stop="people")
CALL = AtStop(stop="call")
ENTER = AtStop(stop="enter")
CORNER = AtStop(stop="rat-tails")
STEP = AtStop(stop="step")
GATE = AtStop(stop="gate")
DANGER = AtStop(stop="frenzy")
NEIGHBOURS = AtStop(stop="thrown-out")
HOUR_OVER = AtStop(stop="ageing")
GIFT = AtStop(stop="gift")
FULL = Built(make=full_canteen)
FOUGHT = Built(make=full_canteen, then=("move:bridge>canteen", "fight"))
REPELLED = Built(make=poor_visitor, then=("move:bridge>canteen",))
CHIMERA = Built(make=chimera)
CURSED = Built(make=cursed)
GARDENS = Built(make=gardens)

PAGES = (
    Page(
        id="first",
        windows=(
            Window(
                id="call",
                position=ENTER,
                crop=("bridge:ghost-0", "bridge:ghost-1", "bridge:ghost-2"),
                lit=("bridge:ghost-0",),
                pills=("bridge:ghost-1",),
            ),
            Window(id="gift", position=GIFT, crop=("clock",), lit=("slot:1",)),
            Window(
                id="magician",
                position=STEP,
                crop=("m11", "m21", "w1", "w2"),
                lit=("m11:succubus", "m21"),
                arrow=Arrow("m11", "m21"),
                pills=("m21", "w2"),
            ),
            Window(
                id="ghosts",
                position=GATE,
                crop=("bridge", "turgapel", "gate:turgapel"),
                lit=("turgapel", "gate:turgapel"),
                arrow=Arrow("bridge", "turgapel:1"),
                pills=("gate:turgapel",),
            ),
            Window(
                id="score",
                position=HOUR_OVER,
                crop=("turgapel", "gate:turgapel"),
                lit=("turgapel:1",),
                pills=("turgapel", "gate:turgapel"),
            ),
        ),
        figures=(
            Figure(id="ghost", position=GATE, shows="bridge:ghost-0"),
            Figure(id="magician", position=STEP, shows="m11:succubus"),
            Figure(id="terror", position=GATE, shows="terror:0:3:fear"),
            Figure(id="gate", position=GATE, shows="gate:turgapel"),
            Figure(id="mirror", position=CORNER, shows="w1"),
            Figure(id="resource", position=ENTER, shows="m21:gemstone"),
        ),
        charts=(
            Chart(
                id="points",
                rows=("region", "fight", "chimera", "gifts", "repelled", "hunger", "curse"),
                columns=("how", "points"),
                figures="points",
            ),
        ),
        clauses=("SM-050", "SM-092", "SM-201", "SM-210", "SM-230"),
    ),
    Page(
        id="order",
        windows=(
            Window(
                id="secret",
                position=CALL,
                crop=("board:0", "invoke:0"),
                lit=("invoke:0", "terror:0"),
                pills=("terror:0",),
            ),
            Window(
                id="open",
                position=ENTER,
                crop=("grave:0", "grave:1"),
                lit=("grave:0", "grave:1"),
                pills=("grave:1", "grave:0"),
            ),
        ),
        clauses=("SM-060 to SM-067",),
        small=True,
    ),
    Page(
        id="magician",
        windows=(
            Window(
                id="corner",
                position=CORNER,
                crop=("m11", "n1", "w1"),
                lit=("m11", "n1", "w1"),
                pills=("m11", "n1"),
            ),
            Window(
                id="special",
                position=CORNER,
                crop=("m14", "m41", "m43", "m44"),
                lit=("m14", "m41", "m43", "m44"),
            ),
            Window(
                id="rot",
                position=CURSED,
                crop=("board:0",),
                lit=("one:0", "skull:0"),
                pills=("skull:0",),
            ),
        ),
        charts=(Chart(id="squares", rows=("test-tube", "clock", "grimoire", "terroriser")),),
        clauses=("SM-053 to SM-057", "SM-101 to SM-111"),
    ),
    Page(
        id="gates",
        windows=(
            Window(
                id="through",
                position=GATE,
                crop=("bridge", "turgapel", "gate:turgapel"),
                lit=("gate:turgapel",),
                arrow=Arrow("bridge", "turgapel"),
                pills=("turgapel",),
            ),
            Window(
                id="next-door",
                position=NEIGHBOURS,
                crop=("turgapel", "neshata", "grisa"),
                lit=("turgapel:1", "neshata", "grisa"),
                arrow=Arrow("turgapel", "neshata"),
                pills=("neshata",),
            ),
            Window(
                id="chimera",
                position=CHIMERA,
                crop=("board:0",),
                lit=("approval:0", "chimeras:0"),
                pills=("chimeras:0",),
            ),
        ),
        clauses=("SM-121 to SM-127", "SM-220", "SM-231"),
    ),
    Page(
        id="fights",
        windows=(
            Window(
                id="before",
                position=FULL,
                crop=("canteen",),
                lit=("canteen:1", "canteen:2"),
                pills=("canteen",),
            ),
            Window(id="after", position=FOUGHT, crop=("canteen",), lit=("canteen:1",), pills=("canteen",)),
            Window(
                id="repelled",
                position=REPELLED,
                crop=("canteen",),
                lit=("canteen:1", "canteen:2"),
                pills=("canteen",),
            ),
        ),
        clauses=("SM-142 to SM-150",),
    ),
    Page(
        id="gardens",
        windows=(
            Window(
                id="manor",
                position=GARDENS,
                crop=("manor", "canteen", "zen_garden", "glass_factory", "crystal_ball"),
                lit=("zen_garden:1", "canteen:2", "crystal_ball:1"),
            ),
            Window(
                id="places",
                position=GARDENS,
                crop=("canteen",),
                lit=("canteen:1", "canteen:2"),
                pills=("canteen:1", "canteen:2"),
            ),
            Window(
                id="leaving",
                position=GARDENS,
                crop=("zen_garden", "bridge:ghost-0"),
                lit=("zen_garden:1",),
                arrow=Arrow("zen_garden:1", "bridge:ghost-0"),
                pills=("bridge:ghost-0",),
            ),
        ),
        charts=(
            Chart(
                id="gardens",
                rows=(
                    *("glass-factory", "crystal-ball", "canteen"),
                    *("training-ground", "alchemist-office", "zen-garden"),
                ),
                columns=("large", "small"),
            ),
        ),
        clauses=("SM-130", "SM-160 to SM-166"),
    ),
    Page(
        id="peoples",
        windows=(
            Window(id="four", position=PEOPLES, crop=("peoples",), lit=("peoples:succubus",)),
            Window(
                id="powers",
                position=DANGER,
                crop=("power:0",),
                lit=("power:0:frenzy",),
                pills=("terror:0:4",),
            ),
        ),
        charts=(Chart(id="peoples", rows=("argosola", "luserna", "sanagal", "zugriga"), columns=("easy", "others")),),
        clauses=("SM-170", "SM-171"),
    ),
)

WORDS = (
    Term("hour", ("SM-050", "SM-230")),
    Term("ghost", ("SM-004", "SM-201")),
    Term("graveyard", ("SM-041", "SM-066")),
    Term("drawbridge", ("SM-121",)),
    Term("terror", ("SM-030", "SM-142", "SM-201")),
    Term("magician", ("SM-101", "SM-103")),
    Term("resource", ("SM-110", "SM-125")),
    Term("stores", ("SM-055", "SM-057")),
    Term("cursed", ("SM-053", "SM-054", "SM-111")),
    Term("mirror", ("SM-105", "SM-106")),
    Term("gate", ("SM-125",)),
    Term("region", ("SM-210", "SM-211")),
    Term("garden", ("SM-130", "SM-160")),
    Term("fight", ("SM-142", "SM-144", "SM-145")),
    Term("approval", ("SM-127", "SM-220", "SM-231")),
    Term("power", ("SM-170", "SM-171")),
)

BOOK = Book(pages=PAGES, words=WORDS)
