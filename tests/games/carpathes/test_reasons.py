"""Natural mistakes, each answered by the clause that is about it and by what is true in the position."""

from __future__ import annotations

from lychgate.core.ask import Seat
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.carpathes.tables import Position, position

ACT = Act(Seat(0))
NAMES = ("Ada", "Bram", "Cleo", "Dora")


def why(table: Position, code: str) -> list[tuple[str | None, str]]:
    """The clauses and the sentences against a code."""
    words = Words("carpathes", "en", NAMES, table.ask.seat, strict=True)
    return [(reason.clause, words.say(reason.say)) for reason in table.why_not(code)]


@clause("CA-123", "CA-155")
def test_while_the_duty_binds_destruction_is_barred_by_it_and_not_by_the_means() -> None:
    table = position(ACT, s0="30 laid=destruction slave=1:1", s1="30", s2="90 laid=conversion", demand="feed")
    reason = ("CA-123", "Paying 10 DS for Conversion would leave too little to feed your Mistress.")
    assert why(table, "use:destruction") == [reason]
    rich = "90 laid=bloodletting,conversion"
    table = position(
        ACT,
        s0="35 laid=destruction slave=1:1",
        s1="30",
        s2=rich,
        demand="feed",
        poker_face=True,
    ).play("use:destruction")
    assert table.codes == ["at:2:conversion"]
    assert why(table, "at:2:bloodletting") == [
        ("CA-123", "Paying 15 DS for Bloodletting would leave too little to feed your Mistress.")
    ]


@clause("CA-155")
def test_a_blue_card_beyond_the_means_is_said_to_be() -> None:
    table = position(ACT, s0="10 laid=destruction", s1="90 laid=conversion", s2="90")
    assert why(table, "use:destruction") == [
        ("CA-155", "You cannot pay for any blue card that lies before your opponents.")
    ]
    two = "90 laid=conversion,black_kiss"
    table = position(ACT, s0="15 laid=destruction", s1=two, s2="90", poker_face=True).play("use:destruction")
    assert why(table, "at:1:black_kiss") == [("CA-155", "Black Kiss costs 20 DS to destroy; your means are 10.")]


@clause("CA-121", "CA-125")
def test_a_free_vampire_has_nobody_to_feed() -> None:
    assert why(position(ACT, s0="60"), "feed") == [("CA-121", "You are free: only a Slave feeds a Master.")]
    table = position(ACT, s0="60 slave=1:0", s1="90", s2="90")
    assert why(table, "feed") == [("CA-125", "Your Mistress has not asked to be fed.")]


@clause("CA-072")
def test_the_master_and_a_fellow_slave_are_told_apart() -> None:
    table = position(ACT, s0="60 wolf_call slave=1:1", s1="90", s2="90 slave=1:0", s3="90", s4="90").play(
        "play:wolf_call"
    )
    assert why(table, "at:1") == [("CA-072", "A Slave cannot attack his Mistress.")]
    assert why(table, "at:2") == [("CA-072", "A Slave does not attack his own camp: Cleo has the same Mistress.")]
