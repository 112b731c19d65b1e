"""The picture book: eight pages, drawn from the guided match and three positions of its own, and the words."""

from __future__ import annotations

from lychgate.core.learning.book import Arrow, AtStop, Book, Built, Chart, Figure, Page, Term, Window
from lychgate.games.sanguis_venenatus.lessons.positions import OPTIONS, servant_prey, sick_quarter, who_leads

DAWN = AtStop(stop="first-dawn")
BURN = AtStop(stop="danger-next-door", deed=2)
"""The Medicus stands beside the plague and has eaten."""
FORGE = AtStop(stop="goods", deed=2)
"""The Blacksmith stands in the Forge."""
WALLS = AtStop(stop="walls", deed=2)
DRINK = AtStop(stop="thirst", deed=1)
NOBLE = AtStop(stop="noble-friend", deed=1)
"""The vampire stands on the Cemetery; the houses beside have been drunk from."""
LATE = AtStop(stop="when-to-stop")
DUEL = AtStop(stop="attacked", then=("0 card:old_debts",))
SCORED = AtStop(stop="what-to-aim-for")
SICK = Built(make=sick_quarter, options=OPTIONS)
PREY = Built(make=servant_prey, options=OPTIONS)
LEADS = Built(make=who_leads, options=OPTIONS)

PAGES = (
    Page(
        id="first",
        windows=(
            Window(
                id="dawn",
                position=DAWN,
                crop=("sheet:0", "fate"),
                lit=("blood:0:9", "fate:the_masked_ball"),
                pills=("blood:0:9", "popularity:0:7"),
            ),
            Window(
                id="work",
                position=FORGE,
                crop=("N10", "N14", "N11", "N06"),
                lit=("N10:servant-0-3",),
                arrow=Arrow("N14", "N10"),
                pills=("N10",),
            ),
            Window(
                id="burn",
                position=BURN,
                crop=("N09", "N13", "N14"),
                lit=("N09:plague",),
                arrow=Arrow("N13", "N09"),
                pills=("N09", "N14"),
            ),
            Window(
                id="night",
                position=DRINK,
                crop=("N09", "N13", "N14"),
                lit=("N13:vampire-0",),
                pills=("N13", "N09"),
            ),
            Window(
                id="twilight",
                position=SCORED,
                crop=("district:N",),
                lit=("influence:N:5",),
                pills=("influence:N:5",),
            ),
        ),
        figures=(
            Figure(id="vampire", position=DRINK, shows="N13:vampire-0"),
            Figure(id="servant", position=DAWN, shows="N14:servant-0-2"),
            Figure(id="plague", position=DAWN, shows="N13:plague"),
            Figure(id="blood", position=NOBLE, shows="N13:blood"),
            Figure(id="barrack", position=NOBLE, shows="N15:barrack-N15"),
            Figure(id="noble", position=LATE, shows="nobles:N:1"),
        ),
        charts=(
            Chart(
                id="points",
                rows=("lead", "second", "barrack", "noble", "fight", "fame", "goods", "losses"),
                columns=("when", "points"),
                figures="points",
            ),
        ),
        clauses=("SV-084", "SV-101 to SV-103", "SV-118", "SV-166 to SV-172"),
    ),
    Page(
        id="city",
        windows=(
            Window(id="borders", position=DAWN, crop=("N09", "N10", "N13", "N14"), lit=("N13", "N14")),
            Window(id="fields", position=DAWN, crop=("N02", "N04", "N06", "N08"), lit=("N02", "N04", "N06")),
            Window(id="badges", position=DAWN, crop=("N01", "N11", "N12", "N14"), lit=("N01", "N11", "N12", "N14")),
        ),
        clauses=("SV-002", "SV-003", "SV-007", "SV-009", "SV-105", "SV-106"),
    ),
    Page(
        id="servant",
        windows=(
            Window(
                id="points",
                position=BURN,
                crop=("points:0",),
                lit=("points:0",),
            ),
            Window(
                id="burn",
                position=BURN,
                crop=("N09", "N13", "N12"),
                lit=("N09:plague", "stock:0:bread"),
                arrow=Arrow("N13:servant-0-2", "N09:plague"),
                pills=("N09", "N13"),
            ),
            Window(
                id="build",
                position=WALLS,
                crop=("N15", "N14"),
                lit=("N15:barrack-N15", "N15:servant-0-1"),
                pills=("N15",),
            ),
        ),
        clauses=("SV-058", "SV-102 to SV-105", "SV-109", "SV-110", "SV-112"),
        small=True,
    ),
    Page(
        id="vampire",
        windows=(
            Window(
                id="drink",
                position=NOBLE,
                crop=("N12", "N13"),
                lit=("N12:vampire-0", "N13:blood"),
                pills=("N13",),
            ),
            Window(
                id="noble",
                position=NOBLE,
                crop=("nobles:N",),
                lit=("nobles:N",),
                pills=("nobles:N:1",),
            ),
            Window(
                id="plot",
                position=NOBLE,
                crop=("hand:0",),
                lit=("hand:0:bribed_guards",),
            ),
        ),
        clauses=("SV-118 to SV-122", "SV-126 to SV-134"),
    ),
    Page(
        id="plague",
        windows=(
            Window(
                id="sick",
                position=SICK,
                crop=("N14", "N13", "N10", "N15"),
                lit=("N14:servant-0-1", "N13:plague"),
                pills=("N13",),
            ),
            Window(id="closed", position=SICK, crop=("N08", "N04", "N09", "N12"), lit=("N08:plague",)),
            Window(
                id="lockdown",
                position=SICK,
                crop=("pile",),
                lit=("pile",),
                pills=("pile",),
            ),
        ),
        clauses=("SV-050 to SV-059", "SV-067"),
    ),
    Page(
        id="fights",
        windows=(
            Window(
                id="servant",
                position=PREY,
                crop=("W10", "W14", "W11"),
                lit=("W10:servant-1-1", "W10:vampire-0"),
                pills=("W10",),
            ),
            Window(
                id="duel",
                position=DUEL,
                crop=("fight",),
                lit=("laid-defence:old_debts", "laid-attack:blackmail"),
            ),
        ),
        clauses=("SV-135 to SV-150",),
    ),
    Page(
        id="blood",
        windows=(
            Window(
                id="blood",
                position=LATE,
                crop=("blood:0",),
                lit=("blood:0:11", "blood:0:8"),
                pills=("blood:0:8",),
            ),
            Window(
                id="popularity",
                position=LATE,
                crop=("popularity:0",),
                lit=("popularity:0:10",),
                pills=("popularity:0:10",),
            ),
        ),
        charts=(
            Chart(id="fame", rows=("tyrant", "feared", "unknown", "respected", "beloved"), columns=("where", "text")),
        ),
        clauses=("SV-030", "SV-032 to SV-036", "SV-065", "SV-066", "SV-084"),
        small=True,
    ),
    Page(
        id="leads",
        windows=(
            Window(
                id="tie",
                position=LEADS,
                crop=("district:N",),
                lit=("influence:N:3", "nobles:N:3"),
                pills=("influence:N:3",),
            ),
            Window(id="alone", position=LEADS, crop=("district:E",), lit=("influence:E:2",), pills=("influence:E:2",)),
            Window(id="end", position=LEADS, crop=("district:S",), lit=("influence:S:8",), pills=("influence:S:8",)),
        ),
        clauses=("SV-025", "SV-166", "SV-170"),
    ),
)

WORDS = (
    Term("quarter", ("SV-008", "SV-166")),
    Term("points", ("SV-172",)),
    Term("influence", ("SV-025", "SV-166")),
    Term("action-points", ("SV-102", "SV-103", "SV-119")),
    Term("servant", ("SV-101",)),
    Term("vampire", ("SV-118",)),
    Term("blood", ("SV-065", "SV-074", "SV-175")),
    Term("popularity", ("SV-066", "SV-084")),
    Term("plague", ("SV-054", "SV-110")),
    Term("infected", ("SV-056", "SV-058")),
    Term("blood-token", ("SV-127", "SV-128")),
    Term("lockdown", ("SV-050 to SV-052",)),
    Term("barrack", ("SV-084", "SV-112", "SV-114")),
    Term("noble", ("SV-131", "SV-134", "SV-170")),
    Term("intrigue", ("SV-040", "SV-043")),
    Term("wound", ("SV-032", "SV-033")),
)

BOOK = Book(pages=PAGES, words=WORDS)
