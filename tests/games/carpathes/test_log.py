"""What the log says: who did what to whom with what, what it cost and where it left the counter, in good grammar."""

from __future__ import annotations

import re

import pytest

import lychgate
from lychgate.core.ask import Seat
from lychgate.core.table import element_ids
from lychgate.games.carpathes.events.masters import Demanded
from lychgate.games.carpathes.steps.auction import Award, Bid
from lychgate.games.carpathes.steps.cycle import Cycle, EndCycle
from lychgate.games.carpathes.steps.demand import MakeDemand
from lychgate.games.carpathes.steps.turn import Act, HandLimit, Turn
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.carpathes.positions import Position, position
from tests.games.carpathes.test_golden import RECORDS

ACT = Act(Seat(0))
NAMES = ("Ada", "Bram", "Cleo", "Dora", "Emil")


def log(table: Position, me: int | None = None, language: str = "en") -> list[str]:
    """What a seat reads."""
    words = Words("carpathes", language, NAMES, me, strict=True)
    return [words.sentence(told.said()) for told in table.match.events(me)]


# --- payments, losses, where the counter stands


@clause("CA-059", "CA-083", "CA-185")
def test_a_reaction_is_told_with_its_price_and_only_for_whoever_played_it() -> None:
    table = position(ACT, s0="60 crows", s1="90 mist_form W", s2="90").play("play:crows", "at:1+2", "mist_form:W")
    assert log(table) == [
        "Ada sent Swarm of Crows against Bram and Cleo.",
        "Ada paid for Swarm of Crows with 15 DS from the counter; the counter stood at 45.",
        "Bram paid a Woman for Mist Form and escaped the attack; the counter stood at 90.",
        "Cleo lost 15 DS to Swarm of Crows and paid with 15 DS from the counter; the counter stood at 75.",
    ]


@clause("CA-037", "CA-045")
def test_a_loss_names_its_cause_what_was_paid_and_what_is_forgiven() -> None:
    table = position(ACT, s0="60 devil_hand", s1="15 WO", s2="90").play("play:devil_hand", "at:1")
    assert log(table)[-1] == (
        "Bram lost 30 DS to Devil's Hand and paid with a Woman, an Old man and 10 DS from the counter; "
        "the counter stood at 5."
    )
    table = position(ACT, s0="60 devil_hand", s1="5 O", s2="90").play("play:devil_hand", "at:1")
    assert log(table)[-1] == (
        "Bram lost 30 DS to Devil's Hand and paid with an Old man; the counter stood at 5. 25 DS were forgiven."
    )
    table = position(ACT, s0="60 bite", s1="5", s2="90").play("play:bite", "at:1")
    assert log(table)[-2] == ("Bram had nothing left to lose to Bite; the counter stood at 5. 10 DS were forgiven.")


@clause("CA-101", "CA-104")
@pytest.mark.parametrize(
    "own, said",
    [
        ("60", "Ada paid 10 DS (counter at 50) and dominated Bram: a Slave, Grace 0."),
        (
            "60 slave=2:1",
            "Ada paid 10 DS (counter at 50) and dominated Bram for Cleo: a Slave, Grace 0.",
        ),
    ],
)
def test_domination_is_told_with_its_price(own: str, said: str) -> None:
    table = position(ACT, s0=own, s1="20", s2="90", s3="90").play("dominate:1")
    assert log(table)[0] == said


@clause("CA-121", "CA-122")
def test_feeding_tells_both_counters() -> None:
    table = position(ACT, s0="60 W slave=1:1", s1="30", s2="90", demand="feed").play("feed", "pay:W+5")
    assert log(table) == [
        "Ada fed Bram with a Woman and 5 DS from the counter and stood at 55. +20 DS: Bram stood at 50.",
        "For the meal Ada's Grace rose to 3.",
    ]


@clause("CA-178", "CA-185")
def test_the_first_place_is_told_with_bid_and_payment() -> None:
    table = position(EndCycle(), s0="90 MM", s1="90", s2="90", event_deck=["revolt"]).play("bid:35")
    won = next(line for line in log(table) if "first place" in line)
    assert won == "Ada won the first place with a bid of 35 DS and paid with 2 Men."


@clause("CA-214", "CA-215")
def test_the_word_that_was_left_out_is_told() -> None:
    etiquette = {"etiquette": True}
    table = position(MakeDemand(Seat(0)), s0="60 slave=1:0", s1="30", s2="60", options=etiquette)
    assert [line for line in log(table.play("feed", "bare", "bare")) if "left out" in line] == [
        "Bram left out the word “Slave”.",
        "Ada left out the title “Mistress”.",
    ]


@clause("CA-120")
def test_a_master_who_was_not_asked_demanded_nothing() -> None:
    table = position(Turn(Seat(1)), s0="90", s1="60 slave=0:1", s2="60 invisible")
    assert (table.question, table.told(Demanded)) == ("s1 act", [])
    assert log(table) == ["Bram's turn."]
    asked = position(MakeDemand(Seat(1)), s0="90", s1="60 slave=0:1", s2="60").play("nothing")
    assert log(asked) == ["Ada demanded nothing of Bram."]


@clause("CA-208")
def test_places_count_blood_and_humans_and_say_so() -> None:
    table = position(ACT, s0="60 M", s1="20 slave=0:1", s2="20 W").play("dominate:2")
    assert log(table)[-2:] == [
        "Cleo: place 2, 0 Slaves, 35 DS of blood and Humans.",
        "Bram: place 3, 0 Slaves, 20 DS of blood and Humans.",
    ]


# --- titles


@clause("CA-213")
@pytest.mark.parametrize(
    "master, language, said",
    [
        (1, "en", "Cleo left the Mistress hungry: Grace fell to 0."),
        (0, "en", "Cleo left the Master hungry: Grace fell to 0."),
        (1, "fr", "Cleo n'a pas nourri sa Maîtresse : sa Grâce recule à 0."),
        (0, "fr", "Cleo n'a pas nourri son Maître : sa Grâce recule à 0."),
    ],
)
def test_whoever_is_left_hungry_has_the_right_title(master: int, language: str, said: str) -> None:
    table = position(Turn(Seat(2)), s0="30", s1="30", s2=f"5 slave={master}:1").play("feed", "end")
    assert said in log(table, None, language)


@clause("CA-213")
@pytest.mark.parametrize("language, title", [("en", "Mistress"), ("fr", "Maîtresse")])
def test_a_mistress_is_called_so_in_answers_and_reasons(language: str, title: str) -> None:
    words = Words("carpathes", language, NAMES, 0)
    table = position(ACT, s0="45 crows,invisibility,wolf_call slave=1:1", s1="30", s2="90", s3="90", demand="feed")
    label = next(option.label for option in table.ask.options if option.code == "feed")
    assert label is not None
    assert title in words.say(label)
    for code in ("end", "play:invisibility", "dominate:1"):
        assert any(title in words.say(each.say) for each in table.why_not(code)), code
    table.play("play:wolf_call")
    assert any(title in words.say(each.say) for each in table.why_not("at:1"))
    table = position(ACT, s0="45 slave=1:1", s1="60", s2="90")
    assert title in words.say(table.why_not("feed")[0].say)


# --- French that speaks to the reader


@clause("CA-103", "CA-105")
def test_french_domination_addresses_everybody_properly() -> None:
    table = position(ACT, s0="60", s1="20", s2="90 slave=1:2", s3="90").play("dominate:1")
    assert log(table, 0, "fr") == [
        "Vous payez 10 DS (compteur à 50) et dominez Bram : un Esclave de plus, Grâce 0.",
        "Cleo vous sert désormais, avec Grâce 2.",
    ]
    assert log(table, 1, "fr") == [
        "Ada paie 10 DS (compteur à 50) et vous domine : vous voilà Esclave, Grâce 0.",
        "Cleo sert désormais Ada, avec Grâce 2.",
    ]
    assert log(table, 2, "fr")[1] == "Vous servez désormais Ada, avec Grâce 2."


@clause("CA-116", "CA-117")
def test_french_demands_address_everybody_properly() -> None:
    table = position(MakeDemand(Seat(1)), s0="30", s1="60 slave=0:1", s2="60").play("nothing")
    assert log(table, 0, "fr") == ["Vous ne demandez rien à Bram."]
    assert log(table, 1, "fr") == ["Ada ne vous demande rien."]
    assert log(table, 2, "fr") == ["Ada ne demande rien à Bram."]
    table = position(Turn(Seat(1)), s0="30", s1="60 slave=0:1", s2="20", s3="90")
    table.play("attack:2", "dominate:2", "end")
    assert log(table, 2, "fr")[-1] == "L'ordre donné à Bram s'éteint : vous faites désormais partie du camp."
    assert log(table, 1, "fr")[-1] == "L'ordre que vous aviez reçu s'éteint : Cleo fait désormais partie du camp."


ODD = re.compile(
    r"\bque Ada\b|\bmain votre\b|\bde (?:vous|[AEIOU])|\b(?:frappe|reste) vous\b"
    r"|\bvous (?:a|est|devient|perd|paie|pioche|joue|passe)\b|\bà votre\b(?! (?:prochain )?tour)|[{}]|\$|obéie",
    re.IGNORECASE,
)
"""What no French sentence says: no elision, a verb of the third person, a hole in a message."""


@clause("CA-213")
@pytest.mark.parametrize("name", ["every-card", "option-etiquette", "ending-lord-inherits"])
def test_no_french_sentence_of_a_whole_match_is_odd(name: str) -> None:
    match = lychgate.load(RECORDS[name])
    for me in (None, *range(match.seats)):
        words = Words("carpathes", "fr", NAMES, me, strict=True)
        for told in match.events(me):
            said = words.sentence(told.said())
            assert not ODD.search(said), said
            assert said[-1] in ".!»", said


@clause("CA-157", "CA-213")
def test_no_french_sentence_about_a_thing_is_odd() -> None:
    """Whatever anybody points at on the table of others or on their own, and of whatever name the others are."""
    table = position(ACT, s0="60 MWO crows laid=paralysis", s1="20 M bite slave=0:2", s2="90 W feast", s3="90")
    match, laid = table.match, table.match.game.laid(4, table.match.options)
    assert laid is not None
    for me in (None, *range(match.seats)):
        words = Words("carpathes", "fr", NAMES, me, strict=True)
        fill = match.game.filled(match.view(me))
        assert fill is not None
        for id in element_ids(laid, fill):
            about = match.about(me, id)
            for said in map(words.sentence, (about.say, *(reason.say for reason in about.reasons))):
                assert not ODD.search(said), (me, id, said)


@clause("CA-172", "CA-177")
def test_an_auction_without_bids_is_told() -> None:
    table = position(Bid(Seat(0)), Award(), s0="90", s1="90", s2="90", event="revolt")
    assert log(table) == ["Ada could not bid.", "Nobody bid; the first place stayed with Ada."]
    assert log(table, 0, "fr")[-1] == "Personne n'enchérit : vous restez le premier joueur."
    assert log(table, 1, "fr")[-1] == "Personne n'enchérit : le premier joueur reste Ada."


# --- the clause by which it happened


def by(table: Position, *kinds: str) -> list[str]:
    """The clauses of what was told, of these kinds."""
    return [told.clause for told in table.match.events(None) if told.kind in kinds]


@clause("CA-044", "CA-045", "CA-046")
def test_losses_name_the_clause_by_which_they_were_paid() -> None:
    for blood, number in ((90, "CA-044"), (15, "CA-045"), (5, "CA-046")):
        table = position(ACT, s0="60 wolf_call", s1=str(blood), s2="90").play("play:wolf_call", "at:1")
        assert by(table, "lost") == [number]


@clause("CA-053", "CA-154", "CA-161")
def test_discards_name_the_clause_that_caused_them() -> None:
    table = position(ACT, s0="60 bite laid=conversion").play("use:conversion")
    assert by(table, "dropped") == ["CA-154"]
    table = position(ACT, s0="60 night_terror", s1="60 crows,bite", s2="90").play("play:night_terror", "at:1")
    assert by(table.play("drop:crows+bite"), "dropped") == ["CA-161"]
    assert by(position(HandLimit(Seat(0)), s0="60 MMMMMMMMMMM"), "dropped") == ["CA-053"]


@clause("CA-122", "CA-126", "CA-129", "CA-130", "CA-133", "CA-136", "CA-225")
def test_grace_names_the_clause_that_moved_it() -> None:
    table = position(ACT, s0="90 wolf_call,bite,devotion slave=1:0", s1="30", s2="90", demand="attack", quarry=2)
    table.play("play:wolf_call", "play:bite", "play:devotion")
    assert by(table, "grace-moved") == ["CA-129", "CA-133", "CA-136"]
    table = position(ACT, s0="60 slave=1:0", s1="30", s2="90", demand="feed").play("feed")
    assert by(table, "grace-moved") == ["CA-122"]
    table = position(Turn(Seat(0)), s0="5 slave=1:2", s1="30", s2="90").play("feed", "end")
    assert by(table, "grace-moved") == ["CA-126"]
    table = position(Turn(Seat(0)), s0="60 slave=1:2", s1="30", s2="90").play("attack:2", "end")
    assert by(table, "grace-moved") == ["CA-130"]
    assert by(position(Cycle(), s0="60 slave=1:2", event="revolt"), "grace-moved") == ["CA-225"]


@clause("CA-085", "CA-086", "CA-103", "CA-104", "CA-173", "CA-176")
def test_reactions_dominations_and_bids_name_their_clauses() -> None:
    for card, number in (("mist_form", "CA-085"), ("attack_return", "CA-086")):
        table = position(ACT, s0="60 crows", s1=f"90 {card}", s2="90").play("play:crows", "at:1")
        assert by(table.play(table.codes[1]), "reacted") == [number]
    assert by(position(ACT, s0="60", s1="20", s2="90").play("dominate:1"), "dominated") == ["CA-103"]
    assert by(position(ACT, s0="60 slave=2:0", s1="20", s3="90").play("dominate:1"), "dominated") == ["CA-104"]
    table = position(EndCycle(), s0="90 M", s1="90 M", s2="90", event_deck=["revolt"]).play("bid:5", "pass")
    assert by(table, "bid-made") == ["CA-173", "CA-173", "CA-176"]
