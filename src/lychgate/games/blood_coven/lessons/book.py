"""The picture book: seven pages, drawn from the guided match and three positions of its own, and the words."""

from __future__ import annotations

from lychgate.core.learning.book import Arrow, AtStop, Book, Built, Chart, Figure, Page, Position, Term, Window
from lychgate.games.blood_coven.lessons.positions import free_coffins, last_villager, three_hunters

REVEALED = AtStop(stop="scare", then=("scare:P",))
"""The second night: both plans are shown, and the rival, who laid fewer coins, has the quarter."""
HUNT = AtStop(stop="first-catch")
RAGE = AtStop(stop="blood-rage")
STARVED = AtStop(stop="starved")
FED_ONCE = AtStop(stop="feed")
TIRED = AtStop(stop="blood-rage", then=("take:P+P",))
BACK = AtStop(stop="turn")
ONE_LEFT = Built(make=last_villager, then=("1 pass",))
COUNTED = Built(make=last_villager, then=("1 pass", "take:P"))


def _hunter(id: str, place: int, lit: tuple[str, ...]) -> Window:
    """Return the window in which one of three vampires acts; the others before it passed."""
    position: Position = Built(make=three_hunters, then=("pass",) * (place - 1))
    lights = (f"slots:0:{place}", *lit)
    return Window(
        id=id, position=position, crop=("city", "card:0", "tray:0"), lit=lights, pills=(f"slots:0:{place}", lit[0])
    )


PAGES = (
    Page(
        id="first",
        windows=(
            Window(
                id="feed",
                position=REVEALED,
                crop=("card:0",),
                lit=("fed:0:3:N", "scare:0:P"),
                pills=("scare:0",),
            ),
            Window(
                id="quarter",
                position=REVEALED,
                crop=("card:1", "tray:1", "quarter:1"),
                lit=("quarter:1:Q", "fed:1:3:N"),
                pills=("fed:1:3:N",),
            ),
            Window(
                id="city",
                position=AtStop(stop="bring-no-gift"),
                crop=("supply", "city"),
                arrow=Arrow("supply:N", "city"),
                pills=("city",),
            ),
            Window(
                id="hunt",
                position=HUNT,
                crop=("city", "card:0", "tray:0"),
                lit=("slots:0:3", "city:D"),
                arrow=Arrow("city:D", "hand:0"),
                pills=("city:D", "hand:0"),
            ),
            Window(
                id="hungry",
                position=FED_ONCE,
                crop=("card:0", "tray:0"),
                lit=("slots:0:3", "food:0"),
                pills=("food:0",),
            ),
        ),
        figures=(
            Figure(id="villager", position=HUNT, shows="city:D"),
            Figure(id="victim", position=HUNT, shows="hand:0:N"),
            Figure(id="vampire", position=HUNT, shows="slots:0:3"),
            Figure(id="hungry", position=FED_ONCE, shows="slots:0:3"),
            Figure(id="areas", position=REVEALED, shows="scare:0"),
            Figure(id="quarter", position=REVEALED, shows="quarter:1:Q"),
        ),
        charts=(
            Chart(
                id="points",
                rows=("dime", "nickel", "penny", "victim", "unfed"),
                columns=("when", "points"),
                figures="points",
            ),
        ),
        clauses=("BC-030", "BC-160", "BC-170 to BC-180"),
    ),
    Page(
        id="coins",
        windows=(
            _hunter("penny", 1, ("city:P", "city:N", "city:D", "hand:0:P")),
            _hunter("nickel", 2, ("city:N", "city:D", "hand:0:P", "hand:0:N")),
            _hunter("dime", 3, ("city:D", "hand:0:P", "hand:0:N", "hand:0:D")),
        ),
        charts=(
            Chart(
                id="coins",
                rows=("penny", "nickel", "dime"),
                columns=("strength", "many", "points"),
                figures="points",
            ),
        ),
        clauses=("BC-002", "BC-011", "BC-012", "BC-023", "BC-115", "BC-122"),
    ),
    Page(
        id="feeding",
        windows=(
            Window(id="feeds", position=REVEALED, crop=("card:0",), lit=("fed:0:3:N",), pills=("fed:0:3:N",)),
            Window(id="rests", position=RAGE, crop=("card:0",), lit=("fatigue:0:N",), pills=("fatigue:0",)),
            Window(id="back", position=BACK, crop=("card:0", "tray:0"), lit=("hand:0:N",), pills=("hand:0",)),
            Window(
                id="two-mouths",
                position=FED_ONCE,
                crop=("card:1", "tray:1"),
                lit=("food:1", "slots:1:3", "slots:1:4"),
                pills=("food:1",),
            ),
            Window(
                id="starved",
                position=STARVED,
                crop=("card:1", "tray:1", "supply"),
                lit=("slots:1:4",),
                arrow=Arrow("slots:1:4", "supply:P"),
                pills=("supply",),
            ),
        ),
        clauses=("BC-040", "BC-041", "BC-080 to BC-085"),
    ),
    Page(
        id="quarter",
        windows=(
            Window(
                id="fewest",
                position=REVEALED,
                crop=("card:0", "card:1"),
                lit=("quarter:1:Q",),
                pills=("card:0", "card:1"),
            ),
            Window(
                id="tie",
                position=AtStop(stop="bring-nobody-easy"),
                crop=("card:0", "card:1"),
                lit=("quarter:0:Q",),
                pills=("card:0", "card:1"),
            ),
            Window(
                id="bring",
                position=AtStop(stop="bring-no-gift"),
                crop=("supply", "city", "card:1", "tray:1"),
                lit=("supply:N", "slots:1:3"),
                pills=("supply:N", "slots:1:3"),
            ),
            Window(id="equal", position=RAGE, crop=("tonight", "card:1"), lit=("tonight", "quarter:1:Q")),
        ),
        clauses=("BC-049 to BC-053", "BC-060 to BC-066", "BC-091"),
    ),
    Page(
        id="hunting",
        windows=(
            Window(
                id="strong",
                position=HUNT,
                crop=("city", "card:0"),
                lit=("slots:0:3", "city:D"),
                pills=("city:D",),
            ),
            Window(id="weak", position=RAGE, crop=("city", "card:0"), lit=("slots:0:3", "city:P"), pills=("city:P",)),
            Window(
                id="rage",
                position=RAGE,
                crop=("city", "card:0"),
                lit=("scare:0:P", "city:P"),
                arrow=Arrow("scare:0:P", "slots:0:3"),
                pills=("slots:0:3",),
            ),
            Window(
                id="new-city",
                position=AtStop(stop="blood-rage", then=("repop:P",)),
                crop=("supply", "city", "card:1"),
                lit=("city", "quarter:1:Q"),
                arrow=Arrow("city", "supply"),
                pills=("supply",),
            ),
        ),
        clauses=("BC-096", "BC-110", "BC-140 to BC-146", "BC-150 to BC-154", "BC-166"),
    ),
    Page(
        id="turning",
        windows=(
            Window(
                id="where",
                position=Built(make=free_coffins),
                crop=("card:0", "tray:0"),
                lit=("slots:0:1", "hand:0:P", "slots:0:5", "slots:0:4", "slots:0:3"),
                arrow=Arrow("hand:0:P", "slots:0:3"),
                pills=("slots:0:1",),
            ),
            Window(
                id="good",
                position=Built(make=free_coffins, then=("make:P@3",)),
                crop=("card:0", "tray:0"),
                lit=("slots:0:1", "slots:0:3", "food:0"),
                pills=("food:0",),
            ),
            Window(
                id="too-soon",
                position=AtStop(stop="first-catch", then=("make:P@4",)),
                crop=("card:0", "tray:0"),
                lit=("slots:0:3", "slots:0:4", "food:0"),
                pills=("food:0",),
            ),
        ),
        clauses=("BC-120 to BC-129", "BC-144"),
    ),
    Page(
        id="last-night",
        windows=(
            Window(
                id="one-left",
                position=ONE_LEFT,
                crop=("city", "card:0", "tray:0"),
                lit=("city:P", "slots:0:5"),
                pills=("city", "food:0"),
            ),
            Window(
                id="last-feeding",
                position=COUNTED,
                crop=("card:0", "tray:0"),
                lit=("slots:0:1", "slots:0:2", "slots:0:3", "slots:0:4", "slots:0:5"),
                pills=("hand:0",),
            ),
            Window(
                id="gone",
                position=COUNTED,
                crop=("card:1", "tray:1"),
                lit=("slots:1:2", "scare:1:N"),
                pills=("slots:1:2",),
            ),
            Window(id="count", position=COUNTED, crop=("dawn",), lit=("dawn:0", "dawn:1")),
        ),
        clauses=("BC-160", "BC-161", "BC-170 to BC-180"),
    ),
)

WORDS = (
    Term("coins", ("BC-002", "BC-005 to BC-007")),
    Term("villager", ("BC-005",)),
    Term("victim", ("BC-007", "BC-008", "BC-177")),
    Term("vampire", ("BC-006", "BC-094", "BC-176")),
    Term("hungry", ("BC-006", "BC-081", "BC-095")),
    Term("coffin", ("BC-003", "BC-017", "BC-090")),
    Term("claw", ("BC-011", "BC-110")),
    Term("fang", ("BC-012", "BC-120")),
    Term("food", ("BC-040", "BC-046")),
    Term("fatigue", ("BC-080", "BC-084")),
    Term("scare", ("BC-045", "BC-162")),
    Term("rage", ("BC-140 to BC-143",)),
    Term("city", ("BC-061", "BC-113")),
    Term("quarter", ("BC-050", "BC-061", "BC-091")),
    Term("repopulate", ("BC-150", "BC-151")),
    Term("dawn", ("BC-170 to BC-177",)),
)

BOOK = Book(pages=PAGES, words=WORDS)
