"""The sample games do what their rules say, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.chance import Chance
from lychgate.core.clause_coverage import cited_in
from lychgate.core.game import Game
from lychgate.core.match import Match
from lychgate.core.say import who
from lychgate.core.step import Step
from lychgate.core.table import check, check_fill
from lychgate.core.view import ZoneSeen
from lychgate.words import Words
from tests.samples.cups import GAME as CUPS
from tests.samples.knock import GAME as KNOCK
from tests.samples.noughts import GAME as NOUGHTS
from tests.samples.noughts.data import LINES, WON
from tests.samples.noughts.scoring import DRAW, WINS
from tests.samples.raid import GAME as RAID
from tests.samples.raid.data import KINDS
from tests.samples.raid.state import Raid, RaidOptions
from tests.samples.raid.steps.auction import Auction
from tests.samples.raid.steps.night import Dawn, Night
from tests.samples.raid.steps.turn import Turn

CARDS = {"r": "raid", "s": "shield", "m": "mirror", "g": "gold"}


def position(*hands: str, deck: str = "rs", step: Step, chance: str = "", coins: str = "", **more: Any) -> Match:
    """A position of Raid: hands and deck as letters (raid, shield, mirror, gold), chance as digits."""
    cards = {letter: iter([card for card, kind in enumerate(KINDS) if kind == CARDS[letter]]) for letter in CARDS}
    options = RaidOptions(nights=1, window=more.pop("window", "once"), auction=True)
    g = Raid(
        seats=len(hands),
        chance=Chance("x", script=list(chance)),
        options=options,
        hand=[[next(cards[letter]) for letter in hand] for hand in hands],
        deck=[next(cards[letter]) for letter in deck],
        laid_open=[[] for _ in hands],
        coins=[int(coin) for coin in coins or "3" * len(hands)],
        agenda=[Dawn(), Turn(Seat(0)), step],
        poker_face=more.pop("poker_face", False),
        round=1,
    )
    g.on_sale = [next(cards[letter]) for letter in more.pop("on_sale", "")]
    return Match.from_state(RAID, g)


def raid(match: Match) -> Raid:
    assert isinstance(match.state, Raid)
    return match.state


def hands(match: Match) -> list[str]:
    return ["".join(KINDS[card][0] for card in hand) for hand in raid(match).hand]


def give(match: Match, *answers: tuple[int, str]) -> Match:
    for seat, code in answers:
        match.answer(seat, code)
    return match


@pytest.mark.parametrize("game", [NOUGHTS, RAID, KNOCK], ids=lambda game: game.id)
def test_every_clause_is_cited_in_the_code_and_no_other(game: Game) -> None:
    assert sorted(cited_in(game.folder, game.prefix, game.ledger)) == sorted(clause.id for clause in game.ledger)


def test_noughts_is_told_in_words() -> None:
    words = Words("noughts", names=("Ada", "Bela"), me=0)
    match = NOUGHTS.start(seed=1)
    for cell in ("a1", "b2"):
        match.answer(match.asks[0].seat, cell)
    assert [words.sentence(told.said()) for told in match.events(0)] == ["You marked a1.", "Bela marked b2."]
    assert all(words.knows(f"ending-{result.reason}") for result in (*WINS, DRAW))


def test_noughts_lie_on_a_sound_table() -> None:
    assert NOUGHTS.layout is not None
    assert NOUGHTS.fill is not None
    match = NOUGHTS.start(seed=1)
    match.answer(0, "c3")
    table, fill = NOUGHTS.layout(2, {}), NOUGHTS.fill(match.view(1))
    assert check(table) == []
    assert check_fill(table, fill) == []
    assert (list(fill.holds), fill.active) == (["c3"], ("seat:1",))
    assert (NOUGHTS.folder / "cover.svg").is_file()


def test_noughts_has_eight_lines() -> None:
    assert len(set(LINES)) == 8
    assert sum(WON[1 << a | 1 << b | 1 << c] for a in range(9) for b in range(a) for c in range(b)) == 8


def test_raid_is_dealt_from_a_shuffled_deck() -> None:
    match = RAID.start(3, 1, {"auction": False})
    assert [len(hand) for hand in raid(match).hand] == [3, 3, 3]
    assert len(raid(match).deck) == len(KINDS) - 9
    assert raid(match).coins == [3, 3, 3]
    assert RAID.start(3, 2).state != match.state


def test_an_auction_goes_to_the_highest_bid_and_all_know_the_card() -> None:
    match = position("g", "ss", step=Auction(), on_sale="m")
    give(match, (0, "2"), (0, "gold"), (1, "1"), (1, "shield"))
    assert hands(match) == ["m", "ss"]
    assert raid(match).coins == [1, 3]
    assert match.view(1).zones["hand:0"] == ZoneSeen(pieces=["mirror"])


def test_equal_bids_are_decided_by_lot_and_none_at_all_by_nobody() -> None:
    match = position("g", "s", step=Auction(), on_sale="m", chance="1")
    give(match, (0, "2"), (0, "none"), (1, "1"), (1, "shield"))
    assert hands(match) == ["g", "m"]
    match = position("g", "s", step=Auction(), on_sale="m", chance="0")
    give(match, (0, "0"), (0, "none"), (1, "0"), (1, "none"))
    assert [KINDS[card] for card in raid(match).discards] == ["mirror"]


@pytest.mark.parametrize(
    "own, deck, action, clause",
    [
        ("", "", "draw", "RA-021"),
        ("", "", "spy", "RA-021"),
        ("rs", "r", "sell", "RA-023"),
        ("sg", "r", "raid", "RA-024"),
    ],
)
def test_why_an_action_is_not_possible(own: str, deck: str, action: str, clause: str) -> None:
    match = position(own, "s", deck=deck, step=Turn(Seat(0)))
    assert [obstacle.clause for obstacle in match.why_not(0, action)] == [clause]
    assert match.why_not(0, "pass") == []


def test_a_raid_needs_somebody_who_has_something() -> None:
    match = position("r", "", "r", coins="300", chance="0", step=Turn(Seat(0)))
    match.answer(0, "raid")  # only seat 2 has anything, so nobody is asked whom
    assert match.events(None)[-1].args["raided"] == who(2)
    match = position("r", "", "", coins="300", step=Turn(Seat(0)))
    assert [reason.say.key for reason in match.why_not(0, "raid")] == ["why-nothing-to-take"]
    match = position("r", "s", "s", step=Turn(Seat(0)))
    match.answer(0, "raid")
    assert [option.code for option in match.asks[0].options] == ["seat-1", "seat-2"]
    assert [reason.say.key for reason in match.why_not(0, "seat-0")] == ["why-oneself"]


def test_drawing_spying_and_selling() -> None:
    match = position("g", "", deck="sm", step=Turn(Seat(0)))
    match.answer(0, "spy")
    assert match.view(0).zones["deck"] == ZoneSeen(pieces=["?plain", "mirror"])
    assert match.view(1).zones["deck"] == ZoneSeen(count=2, backs={"plain": 2})
    assert [told.kind for told in match.events(0)] == ["spied", "glimpsed"]
    assert [told.kind for told in match.events(1)] == ["spied"]
    assert match.why_not(0, "spy")[0].clause == "RA-022"
    match.answer(0, "draw")
    assert match.events(0)[-2].args["cards"] == "gold mirror"
    match = give(position("g", "", step=Turn(Seat(0))), (0, "sell"))
    assert (hands(match), raid(match).coins) == (["", ""], [5, 3])


@pytest.mark.parametrize(
    "face, coins, cards", [("1", [3, 3], 2), ("2", [4, 2], 2), ("3", [4, 2], 2), ("40", [3, 3], 1), ("51", [3, 3], 1)]
)
def test_a_raid_takes_nothing_a_coin_or_a_card(face: str, coins: list[int], cards: int) -> None:
    match = give(position("r", "rr", chance=face, step=Turn(Seat(0))), (0, "raid"))
    assert raid(match).coins == coins
    assert len(raid(match).hand[1]) == cards


def test_the_robbed_player_goes_on_knowing_the_card() -> None:
    match = give(position("r", "ms", chance="50", step=Turn(Seat(0)), poker_face=True), (0, "raid"), (1, "pass"))
    assert match.view(1).zones["hand:0"] == ZoneSeen(pieces=["mirror"])
    assert [told.args.get("card") for told in match.events(1) if told.kind == "stolen"] == ["mirror"]
    assert [told.args.get("card") for told in match.events(None) if told.kind == "stolen"] == [None]


def test_shield_mirror_and_bribe() -> None:
    match = give(position("r", "r", "s", step=Turn(Seat(0))), (0, "raid"), (0, "seat-1"), (2, "shield"))
    assert [KINDS[card] for card in raid(match).discards] == ["raid", "shield"]
    match = give(position("rs", "m", chance="2", step=Turn(Seat(0))), (0, "raid"), (1, "mirror"), (0, "pass"))
    assert raid(match).coins == [2, 4]
    match = give(
        position("r", "g", "g", chance="5", step=Turn(Seat(0))), (0, "raid"), (0, "seat-1"), (1, "bribe"), (2, "bribe")
    )
    assert raid(match).coins == [3, 3, 3]


@pytest.mark.parametrize(
    "window, seats", [("once", [1, 2]), ("until-pass", [1, 1, 2, 2]), ("restart", [1, 1, 2, 1, 2])]
)
def test_how_often_a_window_asks(window: str, seats: list[int]) -> None:
    match = give(position("r", "gg", "gg", step=Turn(Seat(0)), window=window), (0, "raid"), (0, "seat-1"))
    asked = []
    for code in ("bribe", "pass", "bribe", "bribe", "pass"):
        if not match.asks[0].window:
            break
        asked.append(match.asks[0].seat)
        match.answer(asked[-1], "bribe" if window == "once" else code)
    assert asked == seats


def test_too_many_cards_are_discarded_at_once() -> None:
    match = give(position("rrsm", "", deck="gg", step=Turn(Seat(0))), (0, "draw"))
    assert match.asks[0].key == "drop"
    assert [option.code for option in match.asks[0].options] == ["gold", "mirror", "raid", "shield"]
    match.answer(0, "raid")
    assert len(raid(match).hand[0]) == 4
    match = give(position("rrrr", "", deck="gr", step=Turn(Seat(0))), (0, "draw"))
    assert [option.code for option in match.asks[0].options] == ["raid"]  # asked all the same: nobody else may know


def test_the_discards_become_the_deck() -> None:
    match = position("gg", "", deck="r", step=Turn(Seat(0)), chance="0")
    give(match, (0, "sell"), (0, "draw"))
    assert [told.kind for told in match.events(None)][:2] == ["discarded", "drawn"]
    assert (len(raid(match).deck), raid(match).discards) == (1, [])


def test_nobody_knows_a_card_that_was_shuffled() -> None:
    match = position("m", "", deck="g", step=Turn(Seat(0)), chance="0")
    give(match, (0, "spy"), (0, "draw"))
    known = raid(match).known
    assert [KINDS[card] for card in known] == ["gold"]
    match = position("m", "", deck="g", step=Turn(Seat(0)), chance="0")
    raid(match).agenda.insert(1, Turn(Seat(0)))
    give(match, (0, "spy"), (0, "draw"), (0, "sell"))
    assert raid(match).known == {}


def test_riches_and_dawn_end_the_match() -> None:
    match = give(position("g", "", coins="50", step=Turn(Seat(0))), (0, "sell"))
    assert match.result is not None
    assert (match.result.reason, match.result.places) == ("riches", (1, 2))
    match = give(position("g", "ss", step=Turn(Seat(0))), (0, "pass"), (0, "pass"))
    assert match.result is not None
    assert (match.result.reason, match.result.scores) == ("dawn", (5, 3))
    assert match.view(None).zones["laid_open:1"] == ZoneSeen(pieces=["shield", "shield"])


def test_a_night_is_an_auction_and_a_turn_for_everybody() -> None:
    match = position("s", "s", step=Night())
    assert [ask.key for ask in match.asks] == ["bid.coins", "bid.coins"]
    steps = [type(step).__name__ for step in reversed(raid(match).agenda)]
    assert steps == ["Turn", "Turn", "Dawn", "Turn", "Dawn"]


@pytest.mark.parametrize("game", [*lychgate.games(), CUPS, NOUGHTS, KNOCK], ids=lambda game: game.id)
def test_whatever_draws_a_table_says_what_its_things_are_for(game: Game) -> None:
    """The suite's laws of pointing hold for games that declare purposes: all of ours do."""
    assert game.layout is not None
    assert game.purposes.kinds
    assert game.purposes.notations
    assert game.purposes.ends in game.ledger
