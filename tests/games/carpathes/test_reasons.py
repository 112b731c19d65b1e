"""Natural mistakes, each answered by the clause that is about it and by what is true in the position."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.carpathes.steps.cycle import EndCycle
from lychgate.games.carpathes.steps.demand import MakeDemand
from lychgate.games.carpathes.steps.turn import Act, HandLimit
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.carpathes.positions import Position, opening, position

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


# --- pointing at things that are not lit


def first(table: Position, id: str) -> tuple[str | None, str]:
    """The first reason of whoever is asked, pointing at something."""
    about = table.match.about(table.ask.seat, id)
    assert not about.codes
    words = Words("carpathes", "en", NAMES, table.ask.seat, strict=True)
    return about.reasons[0].clause, words.say(about.reasons[0].say)


@clause("CA-060")
def test_a_man_leads_to_drinking() -> None:
    table = position(ACT, s0="60 M")
    assert first(table, "hand:0:man") == ("CA-060", "Humans are drunk with an action of your turn, Drink Humans.")
    assert table.match.about(0, "hand:0:man").ways == ("recover",)
    full = position(ACT, s0="100 M")
    assert first(full, "hand:0:man") == ("CA-062", "Your counter is at 100 already.")
    assert full.match.about(0, "hand:0:man").ways == ()


@clause("CA-058")
def test_cards_that_do_not_answer_an_attack_and_aids_that_do_nothing_else() -> None:
    table = position(ACT, s0="60 crows", s1="60 M mist_form,bite", s2="90").play("play:crows", "at:1")
    assert first(table, "hand:1:bite") == (
        "CA-058", "Bite does not answer attacks; only the Aids Attack Return and Mist Form do.",
    )  # fmt: skip
    assert first(position(ACT, s0="60 mist_form"), "hand:0:mist_form")[0] == "CA-058"


@clause("CA-042", "CA-059", "CA-082")
def test_humans_and_blood_pay_only_for_a_reaction_that_is_held() -> None:
    table = position(ACT, s0="60 crows", s1="60 M bite", s2="90", poker_face=True).play("play:crows", "at:1")
    for id in ("hand:1:man", "blood:1"):
        held = "You hold no Aid that answers an attack, so there is nothing to pay for."
        assert first(table, id) == ("CA-082", held)
    table = position(ACT, s0="60 crows", s1="5 MO attack_return", s2="90").play("play:crows", "at:1")
    assert first(table, "hand:1:old_man") == ("CA-042", "What you play as a reaction does not need this to be paid.")


def keys(table: Position, id: str) -> list[str]:
    """All reasons of whoever is asked, pointing at something, by their keys."""
    return [reason.say.key for reason in table.match.about(table.ask.seat, id).reasons]


@clause("CA-053", "CA-100", "CA-154")
def test_what_matters_most_about_a_thing_is_among_the_three_reasons() -> None:
    table = position(ACT, s0="60 M crows laid=bloodletting", s1="90", s2="90", actions=0)
    assert keys(table, "blood:1")[:2] == ["why-not-yours", "when-weak"]
    assert keys(table, "blood:0")[:3] == ["why-no-action", "when-weak", "when-pay"]
    assert keys(table, "hand:0")[0] == "when-hold"
    theirs = position(ACT, s0="60", s1="90 laid=paralysis", s2="90")
    assert keys(theirs, "laid:1:paralysis") == ["why-not-yours", "when-destroy"]
    assert keys(table, "hand:0:crows") == ["why-no-action", "when-limit", "when-terror"]
    owner = position(ACT, s0="60 M crows laid=conversion", s1="90", s2="90", actions=0)
    assert keys(owner, "hand:0:crows") == ["why-no-action", "when-convert", "when-limit"]


@clause("CA-119")
def test_nobody_sends_a_slave_against_the_master_who_speaks() -> None:
    table = position(MakeDemand(Seat(0)), s0="60 slave=1:0", s1="90", s2="90 slave=1:0", s3="90")
    assert (first(table, "seat:1"), first(table, "seat:2")) == (
        ("CA-119", "Not against yourself."),
        ("CA-119", "That would be one of your own camp."),
    )


@clause("CA-178")
def test_the_counter_does_not_pay_for_the_first_place() -> None:
    table = position(EndCycle(), s0="90 MW crows", s1="90", s2="90", event_deck=["revolt"])
    assert first(table, "blood:0") == ("CA-178", "The first place is paid for with Humans only.")
    assert table.match.about(0, "hand:0:man").codes[0] == "bid:5"
    assert table.match.about(0, "hand:0:crows").codes == ()


@clause("CA-046")
def test_a_dry_counter_pays_nothing() -> None:
    table = position(ACT, s0="60 devil_hand", s1="5 M", s2="90", poker_face=True).play("play:devil_hand", "at:1")
    assert (table.question, first(table, "blood:1")) == (
        "s1 lose",
        ("CA-046", "Your counter is at 5 and gives nothing more."),
    )


@clause("CA-155")
def test_only_destruction_is_aimed_at_cards_and_at_nothing_else() -> None:
    table = position(ACT, s0="60 crows laid=destruction", s1="90 laid=paralysis,conversion", s2="90")
    assert first(table.play("play:crows"), "laid:1:paralysis")[0] == "CA-155"
    table = position(ACT, s0="60 crows laid=destruction", s1="90 laid=paralysis,conversion", s2="90")
    assert first(table.play("use:destruction"), "seat:1") == (
        "CA-155", "Destruction is aimed at a Special Power that somebody has laid, not at a player.",
    )  # fmt: skip


@clause("CA-012")
def test_a_sealed_choice_stays_sealed() -> None:
    table = opening(3)
    table.match.answer(0, table.match.asks[0].options[0].code)
    assert [table.match.why_not(0, query)[0].clause for query in ("keep:MMM", "hand:0")] == ["CA-012", "CA-012"]


# --- typing what was not considered


def typed(table: Position, code: str) -> tuple[str | None, str, str]:
    """The first reason against a code, and how it would be written."""
    reason = table.why_not(code)[0]
    words = Words("carpathes", "en", NAMES, table.ask.seat, strict=True)
    return reason.clause, words.say(reason.say), reason.form


@clause("CA-174", "CA-175")
@pytest.mark.parametrize(
    "code, clause, said",
    [
        ("bid:7", "CA-174", "A bid is a multiple of 5, at least 5."),
        ("bid:0", "CA-174", "A bid is a multiple of 5, at least 5."),
        ("bid:-5", "CA-174", "A bid is a multiple of 5, at least 5."),
        ("bid:", "CA-174", "A bid is a multiple of 5, at least 5."),
        ("bid:100", "CA-175", "Your Humans are worth 35 DS."),
        ("bid:1000000", "CA-175", "Your Humans are worth 35 DS."),
    ],
)
def test_odd_bids(code: str, clause: str, said: str) -> None:
    table = position(EndCycle(), s0="90 MW", s1="90", s2="90", event_deck=["revolt"])
    assert typed(table, code) == (clause, said, "bid:5")


def odd(table: Position, *codes: str) -> list[str]:
    """The clause and the key of the first reason against each code."""
    reasons = [table.why_not(code)[0] for code in codes]
    return [f"{reason.clause} {reason.say.key.removeprefix('why-')}" for reason in reasons]


@clause("CA-036", "CA-041", "CA-059", "CA-082")
def test_a_reaction_with_its_payment_is_explained_like_the_bare_card() -> None:
    table = position(ACT, s0="60 crows", s1="5 attack_return", s2="90", poker_face=True).play("play:crows", "at:1")
    assert typed(table, "attack_return:10")[:2] == ("CA-041", "Attack Return costs 10 DS; your means are 0.")
    assert typed(table, "mist_form:5")[:2] == ("CA-082", "Mist Form is not in your hand.")
    table = position(ACT, s0="60 crows", s1="60 attack_return", s2="90").play("play:crows", "at:1")
    assert typed(table, "attack_return:7") == ("CA-036", "Doses come in multiples of 5.", "attack_return:10")
    assert odd(table, "attack_return:5", "attack_return:") == ["CA-042 not-the-amount", "CA-059 no-such-payment"]


@clause("CA-055", "CA-060", "CA-065", "CA-067", "CA-068")
def test_cards_played_the_wrong_way() -> None:
    table = position(ACT, s0="60 M crows,bloodletting laid=regeneration")
    assert odd(table, "play:bloodletting", "play:regeneration") == ["CA-065 lay-it", "CA-067 use-it"]
    assert odd(table, "lay:crows", "use:crows") == ["CA-065 not-blue", "CA-068 play-it"]
    assert odd(table, "play:man", "lay:man", "use:man") == ["CA-060 humans-are-drunk"] * 3
    assert odd(table, "play:x", "lay:x", "use:x") == [f"{each} no-such-card" for each in ("CA-055", "CA-065", "CA-068")]


@clause("CA-026", "CA-050", "CA-060", "CA-100", "CA-121")
def test_other_odd_actions() -> None:
    table = position(ACT, s0="60 M slave=1:0", s1="30", s2="90", demand="feed")
    assert odd(table, "draw:event", "dominate:9") == ["CA-050 two-decks", "CA-100 no-such-player"]
    assert odd(table, "recover:M", "feed:20") == ["CA-060 asked-next", "CA-121 asked-next"]
    assert typed(position(ACT, s0="60"), "pass")[::2] == ("CA-026", "end")


@clause("CA-060")
def test_odd_drinks() -> None:
    table = position(ACT, s0="60 MW").play("recover")
    assert odd(table, "drink:O", "drink:X", "drink:") == [
        "CA-060 not-those-humans", "CA-060 no-such-humans", "CA-060 no-such-humans",
    ]  # fmt: skip


@clause("CA-077", "CA-150", "CA-155")
def test_odd_targets() -> None:
    table = position(ACT, s0="60 wolf_call", s1="90 laid=paralysis", s2="90").play("play:wolf_call")
    assert odd(table, "at:9", "at:1+2", "at:1:paralysis") == [
        "CA-077 no-such-player", "CA-150 two-targets", "CA-155 no-such-prey",
    ]  # fmt: skip
    table = position(ACT, s0="60 laid=destruction", s1="90 laid=paralysis,conversion", s2="90").play("use:destruction")
    assert odd(table, "at:1", "at:2:paralysis") == ["CA-155 strikes-cards", "CA-155 no-such-prey"]


@clause("CA-036", "CA-037", "CA-042", "CA-044", "CA-055", "CA-121", "CA-178")
def test_odd_payments() -> None:
    table = position(ACT, s0="60 M crows", s1="90 M", s2="90").play("play:crows", "at:1")
    assert odd(table, "pay:5", "pay:7", "pay:MM", "pay:x", "pass") == [
        "CA-042 not-the-amount", "CA-036 by-fives", "CA-037 not-those-humans", "CA-037 no-such-payment",
        "CA-055 compulsory",
    ]  # fmt: skip
    table.play("pay:M")
    assert odd(table, "pay:x", "pass") == ["CA-044 no-such-payment", "CA-044 compulsory"]
    table = position(ACT, s0="60 M slave=1:0", s1="30", s2="90", demand="feed").play("feed")
    assert odd(table, "pay:x") == ["CA-121 no-such-payment"]
    table = position(EndCycle(), s0="90 MW", s1="90", s2="90", event_deck=["revolt"]).play("bid:15")
    assert odd(table, "pay:15", "pay:OO", "pass") == [
        "CA-178 humans-only", "CA-178 not-those-humans", "CA-178 compulsory",
    ]  # fmt: skip


@clause("CA-053", "CA-154", "CA-161")
def test_odd_discards() -> None:
    table = position(ACT, s0="60 MW bite,crows laid=conversion").play("use:conversion")
    assert odd(table, "drop:man", "drop:coffin", "drop:x", "drop:bite+crows") == [
        "CA-154 powers-only", "CA-154 not-in-hand", "CA-154 no-such-card", "CA-154 one-card",
    ]  # fmt: skip
    table = position(ACT, s0="60 night_terror", s1="60 M crows,bite", s2="90").play("play:night_terror", "at:1")
    assert odd(table, "drop:man+bite", "drop:bite", "drop:coffin+bite") == [
        "CA-161 powers-only", "CA-161 two-powers", "CA-161 not-in-hand",
    ]  # fmt: skip
    table = position(HandLimit(Seat(0)), s0="60 MMMMMMMMMWO")
    assert odd(table, "drop:coffin", "drop:man+woman", "drop:x", "pass") == [
        "CA-053 not-in-hand", "CA-053 one-card", "CA-053 no-such-card", "CA-053 compulsory",
    ]  # fmt: skip


@clause("CA-002", "CA-003", "CA-011", "CA-117", "CA-119")
def test_odd_choices_at_the_start_and_demands() -> None:
    table = opening(3)
    for ask in table.match.asks[1:]:
        table.match.answer(ask.seat, ask.options[0].code)
    assert odd(table, "keep:MMMM", "keep:XYZ", "pass") == [
        "CA-011 keep-three", "CA-011 no-such-humans", "CA-011 compulsory",
    ]  # fmt: skip
    table = opening(3, options={"characters": "choose", "colours": "choose"})
    assert odd(table, "take:nosferatu") == ["CA-002 no-such-character"]
    assert odd(table.play("take:lamia"), "wear:black") == ["CA-003 no-such-colour"]
    table = position(MakeDemand(Seat(0)), s0="60 slave=1:0", s1="90", s2="90")
    assert odd(table, "attack:9", "pass") == ["CA-119 no-such-player", "CA-117 decline-like-that"]


@clause("CA-050", "CA-055", "CA-060")
def test_an_answer_that_was_begun_is_told_how_it_goes_on() -> None:
    table = position(ACT, s0="60 M crows", s1="90", s2="90")
    goes_on = "That is how an answer begins; more must follow."
    assert typed(table, "draw") == ("CA-050", goes_on, "draw:human")
    assert typed(table, "dra") == ("CA-024", goes_on, "draw:human")
    assert typed(table, "play") == ("CA-055", goes_on, "play:crows")
    assert typed(table, "drin") == ("CA-060", "Humans are drunk with an action of your turn, Drink Humans.", "drink:WO")
    assert odd(table, "dr", "drx") == ["CA-024 no-such-answer"] * 2


@clause("CA-055", "CA-067")
def test_a_card_that_is_named_alone_is_told_what_is_done_with_it_or_what_bars_it() -> None:
    table = position(ACT, s0="60 M crows laid=regeneration", s1="90", s2="90")
    assert typed(table, "crows") == ("CA-024", "An answer of this kind is written differently.", "play:crows")
    assert odd(table, "bite", "regeneration") == ["CA-055 not-in-hand", "CA-067 use-it"]


@clause("CA-174")
def test_to_do_nothing_is_understood_in_every_language() -> None:
    table = position(EndCycle(), s0="90 MW", s1="90", s2="90", event_deck=["revolt"])
    for word in ("none", "skip", "rien", "passer", "nichts", "fertig"):
        said = "To do nothing is possible here, but it is written differently."
        assert typed(table, word) == ("CA-173", said, "pass"), word


@clause("CA-020")
def test_who_declines_out_of_turn_hears_whose_turn_it_is_and_nothing_else() -> None:
    table = position(ACT, s0="60", s1="90", s2="90")
    assert [reason.say.key for reason in table.why_not("pass", 1)] == ["why-others-decide"]


@clause("CA-051")
def test_how_far_somebody_has_got_with_a_card_tells_nobody_which_it_is() -> None:
    """Coffin is paid at once, Call of the Wolf is aimed first: the others see neither before it is played."""
    tables = [
        position(ACT, s0="60 O coffin", s1="90", s2="90").play("play:coffin"),
        position(ACT, s0="60 O wolf_call", s1="90", s2="90").play("play:wolf_call"),
    ]
    assert [table.question for table in tables] == ["s0 pay", "s0 aim"]
    for id in ("blood:1", "hand:1", "seat:0"):
        one, other = (table.match.about(1, id) for table in tables)
        assert one == other, id
