"""Cups does what its rules say."""

from __future__ import annotations

from lychgate.core.chance import Chance
from lychgate.core.match import Match
from tests.samples.cups import GAME
from tests.samples.cups.data import DICE, FACES
from tests.samples.cups.state import Cups, CupsOptions
from tests.samples.cups.steps import Turn


def position(*cups: str, bid: str = "", rounds: int = 1) -> Match:
    """A position before seat 0's turn: faces under each cup, and the last seat's bid as `2x6`."""
    g = Cups(
        seats=len(cups),
        chance=Chance("x"),
        options=CupsOptions(rounds=rounds),
        cups=[[int(face) for face in cup] for cup in cups],
        lifted=[[] for _ in cups],
        last=[],
        points=[0] * len(cups),
        bid=(int(bid[0]), int(bid[2])) if bid else None,
        bidder=len(cups) - 1,
        round=1,
        agenda=[Turn(0)],
    )
    return Match.from_state(GAME, g)


def codes(match: Match) -> list[str]:
    return [option.code for option in match.asks[0].options]


def test_dice_are_rolled_and_only_their_owner_sees_them() -> None:
    match = GAME.start(3, 4)
    g = match.state
    assert isinstance(g, Cups)
    assert [len(cup) for cup in g.cups] == [DICE] * 3
    assert {face for cup in g.cups for face in cup} <= set(FACES)
    assert match.view(1).zones["cups:1"].pieces == [f"die.{face}" for face in g.cups[1]]
    assert (match.view(1).zones["cups:0"].pieces, match.view(1).zones["cups:0"].count) == (None, DICE)
    assert [told.kind for told in match.events(1)] == ["rolled", "looked", "rolled"]


def test_a_bid_is_higher_than_the_one_before() -> None:
    match = position("123", "456", bid="5x4")
    assert codes(match) == ["bid:5x5", "bid:5x6", *(f"bid:6x{face}" for face in FACES), "doubt"]
    assert [each.clause for each in match.why_not(0, "bid:5x4")] == ["CU-011"]
    match = position("123", "456")
    assert len(codes(match)) == 36
    assert [each.clause for each in match.why_not(0, "doubt")] == ["CU-012"]


def test_whoever_was_right_gets_the_point() -> None:
    for bid, winners in (("2x6", (1,)), ("3x6", (0,))):
        match = position("126", "456", bid=bid)
        match.answer(0, "doubt")
        assert match.result is not None
        assert (match.result.winners, match.result.reason) == (winners, "counted")
        assert match.view(None).zones["lifted:1"].pieces == ["die.4", "die.5", "die.6"]


def test_after_a_doubt_the_next_player_begins_a_new_round() -> None:
    match = position("126", "456", "111", bid="2x6", rounds=2)
    match.answer(0, "doubt")
    assert (match.state.round, match.asks[0].seat, match.view(None).values["points"]) == (2, 1, [0, 0, 1])
    assert match.view(None).values["last"] == [(1, 2, 6), (4, 5, 6), (1, 1, 1)]
    assert not match.over
