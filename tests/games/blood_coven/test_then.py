"""What answers bring is told before they are given, and it is true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lychgate.core.ask import Option
from lychgate.core.match import Match
from lychgate.games.blood_coven.data import SLOTS, FeedForNothing
from lychgate.games.blood_coven.events import Starved
from lychgate.games.blood_coven.state.position import Coven, hungry, pool
from lychgate.games.blood_coven.state.purse import total
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.round import Refresh
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.games.blood_coven.words.names import coin_words
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.blood_coven.positions import GAME, Position, opening, position

WORDS = Words("blood-coven", names=("Ada", "Bram", "Cleo"), me=0, strict=True)
SETTINGS: list[dict[str, Any]] = [
    {},
    {"abilities": "deal"},
    {"abilities": "pick", "placement": "open"},
    {"abilities": "deal", "random_streets": True},
    {"placement": "race", "abilities": "deal"},
]


def then(option: Option[Any]) -> str:
    assert option.label is not None
    return WORDS.part(option.label, "then")


def told(table: Position, code: str, seat: int = 0) -> str:
    """What an answer says it brings."""
    ask = table.match.ask(seat)
    assert ask is not None
    return then(ask.menu.by_code[code])


def coven(match: Match) -> Coven:
    assert isinstance(match.state, Coven)
    return match.state


@pytest.mark.parametrize("options", SETTINGS)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_answer_says_what_it_brings_and_it_happens(seats: int, options: dict[str, Any]) -> None:
    """Where an answer tells figures, they are those of the position after it."""
    for seed in range(6):
        match, rng = GAME.start(seats, seed, options), Random(seed)
        while not match.over:
            ask = match.asks[0]
            for option in ask.options:
                assert then(option).strip()
                if ask.seat >= 0:
                    check(match, ask.seat, option)
            match.answer(ask.seat, rng.choice(ask.options).code)


def check(match: Match, seat: int, option: Option[Any]) -> None:
    assert option.label is not None
    key, args = option.label.key, option.label.args
    before = coven(match)
    tried = match.copy()
    tried.answer(seat, option.code)
    after = coven(tried)
    if key in ("option-pass", "option-pass-quiet", "option-pass-ends"):
        assert (key == "option-pass-ends") <= (after.phase == "end")
        assert (key == "option-pass-quiet") <= (before.quiet == 2 and not before.acted)
    elif (
        "starving" in args
        and not key.startswith("option-hunt")
        and (after.round, after.phase) == (before.round, "turns")
    ):
        assert bool(args["starving"]) == (len(hungry(after, seat)) > total(after.hand[seat])), option
    if args.get("last"):
        assert pool(after) == 0
    if key == "option-final-feed" and before.ability(seat, FeedForNothing) is None:
        ash = args["ash"]
        assert isinstance(ash, list)
        assert [slot for slot in SLOTS if before.slots[seat][slot - 1] and not after.slots[seat][slot - 1]] == [
            said.args["slot"] for said in ash
        ]


@clause("BC-081")
@pytest.mark.parametrize(
    "code, line",
    [
        ("feed:-", "The vampires in coffin 3 and coffin 4 starve."),
        ("feed:3<P", "Tired tomorrow: a penny. The vampire in coffin 4 starves."),
        ("feed:3,4<PN", "Tired tomorrow: a penny and a nickel. Nobody starves."),
    ],
)
def test_feeding_says_who_starves(code: str, line: str) -> None:
    table = position(FeedAndScare(), Upkeep(), s0="3=D(T) 4=P(T) hand PN", city="PPPP")
    assert told(table, code) == line
    table.play(code)
    if not table.paused:
        table.play("scare:-")
    starved = [event.slot for event in table.told(Starved)]
    assert all((f"coffin {slot}" in line) == (slot in starved) for slot in SLOTS)


@clause("BC-311")
def test_feeding_says_that_three_feed_four_may_save_one() -> None:
    table = position(FeedAndScare(), s0="1=P(T) 2=N(T) 3=D(T) 4=P(T) hand PNN card three_feed_four", city="PPPP")
    assert (
        told(table, "feed:1,2<PN")
        == "Tired tomorrow: a penny and a nickel. The vampires in coffin 3 and coffin 4 starve."
    )
    saved = "The vampire in coffin 4 starves, unless “Three feed four” saves it."
    assert told(table, "feed:1,2,3<PNN") == f"Tired tomorrow: a penny and 2 nickels. {saved}"
    table.play("feed:1,2,3<PNN")
    assert told(table, "b1:-") == "The vampire in coffin 4 starves."


@clause("BC-045", "BC-162")
def test_scaring_says_what_it_costs() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand PPN", city="PPPP")
    line = (
        "For Blood Rage or to re-populate tonight; used or not, no food tomorrow. Left in hand: a penny and a nickel."
    )
    assert told(table, "scare:P") == line
    assert told(table, "scare:-") == "Left in hand: 2 pennies and a nickel."
    table.play("scare:P")
    assert WORDS._plain(coin_words(table.g.hand[0])) in line


@clause("BC-095", "BC-129")
@pytest.mark.parametrize(
    "own, code, line",
    [
        ("3=D(H) hand PPP", "take:D", "A victim more, 1 point. This vampire is hungry afterwards."),
        ("3=D(H) hand PPP", "make:P@4", "A vampire worth 3 points, if it is fed. Both are hungry afterwards."),
        (
            "3=D(H) hand PPP",
            "make:P@5",
            "A vampire worth 3 points, if it is fed. Both are hungry afterwards. "
            "Coffin 4 costs the same and acts earlier.",
        ),
        (
            "3=D(H) hand PP",
            "make:P@4",
            "A vampire worth 3 points, if it is fed. Both are hungry afterwards: "
            "as it stands, you lack food for all at the next feeding.",
        ),
        (
            "3=D(H) 4=P(T) scare P",
            "take:D",
            "A victim more, 1 point. This vampire is hungry afterwards: "
            "as it stands, you lack food for all at the next feeding.",
        ),
        (
            "3=D(H) hand P scare P",
            "repop:P",
            "All villagers go back, and the city is filled anew, by the holder of the quarter first. "
            "This vampire is hungry afterwards.",
        ),
    ],
)
def test_acting_makes_hungry_and_says_when_food_will_be_short(own: str, code: str, line: str) -> None:
    assert told(position(TakeTurns(), s0=own, city="PD", supply="PPP"), code) == line


@clause("BC-160")
def test_taking_the_last_villager_says_that_the_match_ends() -> None:
    table = position(TakeTurns(), Refresh(), s0="3=D(H) hand P", city="D")
    line = "The last villager: a victim more, 1 point, and the match ends after this night."
    assert told(table, "take:D") == f"{line} This vampire is hungry afterwards."
    assert told(position(TakeTurns(), s0="3=D(H)", city="D", supply="P"), "take:D").startswith("A victim more")
    assert table.play("take:D").match.over


@clause("BC-096", "BC-166")
def test_a_pass_that_ends_the_match_says_so() -> None:
    calm = position(TakeTurns(), Refresh(), s0="3=D(H)", s1="4=D(H)", city="D", quiet=1)
    assert told(calm, "pass") == "It stays well fed and can act tomorrow."
    acted = position(TakeTurns(), Refresh(), s0="3=D(H)", city="D", quiet=2, acted=True)
    assert told(acted, "pass") == "It stays well fed and can act tomorrow."
    table = position(TakeTurns(), Refresh(), s0="3=D(H)", s1="4=D(H)", city="D", quiet=2)
    line = "It stays well fed. If nobody acts after it, this is the third quiet night, and the match ends."
    assert told(table, "pass") == line
    table.play("pass")
    line = "It stays well fed. Nobody has acted: this is the third quiet night, and the match ends."
    assert told(table, "pass", seat=1) == line
    assert table.play("pass").match.over


def test_the_question_no_longer_says_that_a_pass_costs_nothing() -> None:
    ask = position(TakeTurns(), s0="3=D(H)", city="D", quiet=2).ask
    assert WORDS.part(ask.prompt, "note") == "It is well fed. Acting makes it hungry; a pass does not."


def test_the_first_vampire_and_the_card_say_what_they_are() -> None:
    start = opening()
    line = "Claw 1: catches dimes only. Fang 3: turns anybody into vampires. Coffin 3; 5 points at the end."
    assert told(start, "start:D") == line
    card = opening(options={"abilities": "pick"}, chance=[",".join(map(str, range(12)))])
    assert (
        told(card, "card:B2") == "At the end, 2 points for each set of a penny, a nickel and a dime among your victims."
    )
