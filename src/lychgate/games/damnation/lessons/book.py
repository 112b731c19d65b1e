"""The picture book: eight pages, drawn from the guided match and five positions of its own, and the words."""

from __future__ import annotations

from lychgate.core.learning.book import Arrow, AtStop, Book, Built, Chart, Figure, Page, Term, Window
from lychgate.games.damnation.lessons.positions import (
    before_the_tower,
    full_hand,
    haunting,
    prowling,
    thirteen_rooms,
)

ROLLED = AtStop(stop="keep-the-roll")
WALK = AtStop(stop="walk")
"""The learner has rolled 6 in Darkness and stands in the Master Bedroom."""
HALL = AtStop(stop="room")
BESIDE = AtStop(stop="strings")
PUPPET = AtStop(stop="puppet", deed=1)
STRUCK = AtStop(stop="protection")
STRIKE = AtStop(stop="strike")
ROOMS = Built(make=thirteen_rooms, then=("pass", "pass"))
CARDS = Built(make=full_hand)
TOWER = Built(make=before_the_tower, then=("pass", "pass"))
NIGHT = Built(make=prowling)
HAUNTED = Built(make=haunting)

PAGES = (
    Page(
        id="first",
        windows=(
            Window(id="roll", position=ROLLED, crop=("d1", "black"), lit=("d1", "black"), pills=("d1",)),
            Window(
                id="walk",
                position=WALK,
                crop=("master_bedroom", "great_hall", "c1213"),
                lit=("great_hall", "c1511:trap"),
                arrow=Arrow("master_bedroom", "great_hall"),
                pills=("great_hall",),
            ),
            Window(
                id="card",
                position=HALL,
                crop=("great_hall", "c0908", "c1208"),
                lit=("great_hall:lost", "decks:0"),
                pills=("great_hall",),
            ),
            Window(
                id="strings",
                position=BESIDE,
                crop=("c0908", "c0808", "c0710", "c1008"),
                lit=("c0908:lost", "c0808:collector"),
                arrow=Arrow("c0908:lost", "c0808:collector"),
            ),
            Window(
                id="strike",
                position=STRIKE,
                crop=("c0711", "c0712", "c0710", "c0713"),
                lit=("c0711:lost", "c0712:collector"),
                pills=("c0712",),
            ),
        ),
        figures=(
            Figure(id="villain", position=STRIKE, shows="c0711:lost"),
            Figure(id="trap", position=WALK, shows="c1511:trap"),
            Figure(id="secret-door", position=WALK, shows="c1313"),
            Figure(id="deck", position=WALK, shows="decks:0"),
            Figure(id="soul", position=TOWER, shows="purse:0"),
            Figure(id="knell", position=WALK, shows="knell:5:back-knell"),
        ),
        charts=(
            Chart(
                id="ways",
                rows=("weapons", "traps", "vampire", "fall", "last"),
                columns=("how", "figure"),
                figures="figure",
            ),
        ),
        clauses=("DA-100", "DA-120", "DA-122", "DA-200", "DA-230", "DA-333", "DA-660"),
    ),
    Page(
        id="walking",
        windows=(
            Window(
                id="exactly",
                position=WALK,
                crop=("master_bedroom", "great_hall", "c1713", "c1909"),
                lit=("great_hall", "c1909:trap", "c1713:trap"),
                pills=("great_hall",),
            ),
            Window(id="light", position=WALK, crop=("d1", "black"), lit=("black",), pills=("black",)),
        ),
        charts=(
            Chart(id="black", rows=("darkness", "candlelight", "brazier", "castle"), columns=("faces", "text")),
            Chart(
                id="traps",
                rows=("trap-door", "bear", "saw", "oubliette", "secret-door"),
                columns=("text", "count"),
                figures="count",
            ),
        ),
        clauses=("DA-122", "DA-124", "DA-126", "DA-160 to DA-167", "DA-290 to DA-296"),
    ),
    Page(
        id="rooms",
        windows=(
            Window(
                id="castle",
                position=ROOMS,
                crop=("castle",),
                lit=("torture_chamber", "vault", "staircase", "moat", "dark_tower", "courtyard"),
            ),
        ),
        charts=(
            Chart(
                id="rooms",
                rows=(
                    *("great-hall", "master-bedroom", "kitchen", "trophy-room", "cemetery", "courtyard"),
                    *("torture-chamber", "dungeon", "dark-tower", "staircase", "vault", "gate", "moat"),
                ),
            ),
        ),
        clauses=("DA-129", "DA-233", "DA-250", "DA-330 to DA-400"),
    ),
    Page(
        id="strings",
        windows=(
            Window(
                id="puppet",
                position=PUPPET,
                crop=("c0808", "c0707", "c0712"),
                lit=("c0808:collector", "c0712:trap"),
                arrow=Arrow("c0808:collector", "c0712:trap"),
                pills=("c0712",),
            ),
            Window(
                id="attack",
                position=STRUCK,
                crop=("c1008", "c0908", "c0808", "c1108"),
                lit=("c1008:aristocrat", "c0908:lost"),
                pills=("c1008", "c0908"),
            ),
            Window(id="answer", position=STRUCK, crop=("hand:0",), lit=("hand:0:velvet_drapes",)),
        ),
        clauses=("DA-200 to DA-204", "DA-230 to DA-236", "DA-604", "DA-606", "DA-608"),
        small=True,
    ),
    Page(
        id="cards",
        windows=(
            Window(
                id="hand",
                position=CARDS,
                crop=("hand:0",),
                lit=("hand:0:executioners_axe", "hand:0:leather_apron", "hand:0:goblet_of_claret"),
            ),
            Window(id="open", position=CARDS, crop=("face_up:0",), lit=("face_up:0:tower_shield",)),
            Window(id="curse", position=CARDS, crop=("curses:0",), lit=("curses:0:brand_of_the_damned",)),
        ),
        clauses=("DA-370", "DA-371", "DA-420 to DA-428", "DA-801"),
    ),
    Page(
        id="talents",
        windows=(
            Window(
                id="tokens",
                position=TOWER,
                crop=("plaque:0",),
                lit=("talent:0:active", "talent:0:fate", "purse:0"),
                pills=("purse:0",),
            ),
            Window(
                id="tower",
                position=TOWER,
                crop=("dark_tower", "c0311", "c0312"),
                lit=("c0311:lost", "dark_tower"),
                arrow=Arrow("c0311:lost", "dark_tower"),
                pills=("dark_tower",),
            ),
        ),
        clauses=("DA-334", "DA-380", "DA-381", "DA-450 to DA-455"),
    ),
    Page(
        id="vampire",
        windows=(
            Window(
                id="bite",
                position=NIGHT,
                crop=("c1904", "c1905", "c1906", "c1907"),
                lit=("c1907:vampire", "c1904:gentleman"),
                arrow=Arrow("c1907:vampire", "c1905"),
                pills=("c1904",),
            ),
            Window(id="time", position=NIGHT, crop=("time:0",), lit=("time:0:3",), pills=("time:0:3",)),
        ),
        charts=(Chart(id="rising", rows=("price", "hunt", "home")),),
        clauses=("DA-398", "DA-720 to DA-757"),
    ),
    Page(
        id="death",
        windows=(
            Window(
                id="dealt",
                position=HAUNTED,
                crop=("dealt",),
                lit=("dealt:blood", "dealt:blood_6"),
                pills=("dealt:blood",),
            ),
            Window(id="track", position=HAUNTED, crop=("haunt:0",), lit=("haunt:0:2",), pills=("haunt:0:2",)),
            Window(
                id="knells",
                position=HAUNTED,
                crop=("knell:1:carnage", "knell:2:hunters_moon", "knell:3:back-knell"),
                lit=("knell:1:carnage", "knell:2:hunters_moon"),
            ),
        ),
        charts=(
            Chart(
                id="haunt",
                rows=("blood", "madness", "vengeance", "sixes", "death", "swapped", "none", "top"),
            ),
        ),
        clauses=("DA-600 to DA-612", "DA-640 to DA-646", "DA-680 to DA-690"),
    ),
)

WORDS = (
    Term("villain", ("DA-033",)),
    Term("health", ("DA-007", "DA-600")),
    Term("heirloom", ("DA-032", "DA-034")),
    Term("dice", ("DA-120", "DA-122", "DA-160 to DA-165")),
    Term("room", ("DA-233", "DA-330 to DA-333")),
    Term("trap", ("DA-290 to DA-297",)),
    Term("secret-door", ("DA-285",)),
    Term("strings", ("DA-200", "DA-201")),
    Term("weapon", ("DA-230 to DA-237",)),
    Term("protection", ("DA-425", "DA-561")),
    Term("event", ("DA-371", "DA-427")),
    Term("token", ("DA-450", "DA-454")),
    Term("soul", ("DA-380", "DA-454", "DA-608")),
    Term("knell", ("DA-602", "DA-640 to DA-644")),
    Term("haunt", ("DA-612", "DA-680")),
    Term("vampire", ("DA-398", "DA-720", "DA-743")),
)

BOOK = Book(pages=PAGES, words=WORDS)
