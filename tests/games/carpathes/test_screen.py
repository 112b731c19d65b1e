"""The table: one sees at a glance who serves whom, whose turn it is, what is coming; and nothing one may not see."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from lychgate.core.ask import Seat
from lychgate.core.match import Match
from lychgate.core.say import Say
from lychgate.core.table import Bond, Piece, Readout, Standing, check, check_fill, describe, elements
from lychgate.games.carpathes.data import EVENTS, HUMANS, POWERS
from lychgate.games.carpathes.screen.fill import fill
from lychgate.games.carpathes.screen.layout import layout
from lychgate.games.carpathes.screen.motions import motions
from lychgate.games.carpathes.steps.demand import MakeDemand
from lychgate.games.carpathes.steps.turn import Act
from lychgate.testing.clause import clause
from lychgate.words import Words, languages
from tests.games.carpathes.positions import GAME, position

ACT = Act(Seat(0))


def matches(seats: int, seed: int) -> list[Match]:
    """A match at random, at every decision and at its end."""
    rng = Random(seed)
    match = GAME.start(seats, seed, {"etiquette": bool(seed % 2)}, poker_face=True)
    found = []
    while not match.over:
        found.append(match.copy())
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options).code)
    return [*found, match]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_is_sound_and_can_be_told_in_both_languages(seats: int) -> None:
    table = layout(seats, GAME.check(seats, {}))
    assert check(table) == []
    books = [Words("carpathes", language, me=0) for language in languages("carpathes")]
    assert [words.language for words in books] == ["en", "fr"]
    for match in matches(seats, seats)[::9]:
        for seat in (0, None):
            laid = fill(match.view(seat))
            assert check_fill(table, laid) == []
            for line in describe(table, laid):
                assert all(words.say(line.name) for words in books)


def test_scores_count_slaves() -> None:
    score = layout(3, {}).score
    assert score is not None
    assert [Words("carpathes", language).say(score) for language in ("en", "fr")] == ["Slaves", "Esclaves"]


def test_every_card_has_a_face() -> None:
    faces = {face.id for face in layout(3, {}).faces}
    assert faces == {card.id for cards in (HUMANS, POWERS, EVENTS) for card in cards}


def test_a_chain_leads_from_every_slave_to_his_master() -> None:
    table = position(ACT, s0="60", s1="20 slave=0:2", s2="20 slave=3:4", s3="60")
    laid = fill(table.match.view(None))
    assert laid.bonds == (
        Bond(kind="serves", start="seat:1", end="seat:0", seat=0),
        Bond(kind="serves", start="seat:2", end="seat:3", seat=3),
    )
    assert laid.holds["grace:1:2"] == (Piece(kind="cube", seat=0),)
    assert laid.holds["slave:3:0"] == (Piece(kind="cube", seat=2),)
    assert [one.under for one in laid.seats] == [None, 0, 3, None]


def test_an_attack_is_drawn_from_its_author_over_the_card_to_its_targets() -> None:
    table = position(ACT, s0="90 crows", s1="90 bite", s2="90 bite", poker_face=True).play("play:crows", "at:1+2")
    laid = fill(table.match.view(2))
    assert laid.holds["played"] == (Piece(kind="crows"),)
    assert [(bond.start, bond.end, bond.badge.n if bond.badge else None) for bond in laid.bonds] == [
        ("seat:0", "played:crows", None),
        ("played:crows", "seat:1", -15),
        ("played:crows", "seat:2", -15),
    ]
    table = position(ACT, s0="90 laid=bloodletting", s1="90 bite", s2="90", poker_face=True)
    laid = fill(table.play("use:bloodletting", "at:1").match.view(2))
    assert [(bond.start, bond.end) for bond in laid.bonds] == [("laid:0:bloodletting", "seat:1")]


def test_the_attacked_read_who_attacks_with_what_for_how_much_and_what_they_may_do() -> None:
    table = position(ACT, s0="90 devil_hand", s1="50 O mist_form,attack_return", s2="90", poker_face=True)
    ask = table.play("play:devil_hand", "at:1").ask
    words = Words("carpathes", names=("Ada", "Bram", "Cleo"), me=1)
    assert words.say(ask.prompt) == "Ada's Devil's Hand is upon you"
    assert words.part(ask.prompt, "note") == "You lose 30 DS, unless you react."
    thens = {option.code: words.part(option.label, "then") for option in ask.options if option.label}
    assert thens["pass"] == "lose 30 DS, then choose how to pay"
    assert thens["mist_form:O"] == "pay an Old man: nothing happens to you"
    assert thens["attack_return:10"] == "pay 10 DS from the counter: it strikes Ada instead"


def test_the_moon_shows_the_round_and_its_side() -> None:
    laid = fill(position(ACT, cycle=2, figure=3).match.view(0))
    assert laid.holds["moon:3"] == (Piece(kind="moon", state="black"),)
    assert laid.notes["moon"].args == {"cycle": 2, "figure": 3}


def test_whose_turn_it_is_and_how_many_actions_are_left() -> None:
    laid = fill(position(ACT, actions=2).match.view(1))
    assert laid.active == ("seat:0",)
    assert [badge.tone for badge in laid.badges["seat:0"]] == ["dim", "plain", "plain"]
    assert laid.notes["seat:0"].args["actions"] == 2


@clause("CA-213")
def test_standings_use_the_titles() -> None:
    table = position(ACT, s0="60 invisible", s1="20 slave=2:2 paralysed", s2="60", first=2)
    words = Words("carpathes", names=("Ada", "Bram", "Cleo"))
    standings = fill(table.match.view(0)).seats
    assert [words.say(one.line) for one in standings if one.line] == [
        "Dracula · Invisible till cycle end", "serves Cleo", "Lamia · Mistress of 1",
    ]  # fmt: skip
    assert [one.state for one in standings] == ["veiled", "here", "here"]
    assert [signs(one) for one in standings] == [[], ["frozen-body"], ["crown"]]


def signs(one: Standing) -> list[str]:
    return [badge.icon for badge in one.badges]


@clause("CA-068", "CA-069")
def test_blue_cards_show_whether_they_can_be_used() -> None:
    table = position(ACT, s0="60 laid=regeneration,bloodletting,night_hunt", s1="60", s2="60").play("use:night_hunt")
    laid = fill(table.match.view(1))
    assert [(piece.kind, piece.state) for piece in laid.holds["laid:0"]] == [
        ("regeneration", "asleep"), ("bloodletting", "ready"), ("night_hunt", "used"),
    ]  # fmt: skip


def test_others_see_backs_and_what_they_know() -> None:
    table = position(ACT, s0="60 hypnosis,bite", s1="60 MW", s2="60", chance=["1"]).play("play:hypnosis", "at:1")
    held = (Piece(kind="back-human"), Piece(kind="back-power"))
    for seat, known in ((1, (Piece(kind="woman", private=True),)), (2, None), (None, None)):
        laid = fill(table.match.view(seat))
        assert (laid.holds["held:0"], laid.holds.get("known:0"), "hand:0" in laid.holds) == (held, known, False)
    assert fill(table.match.view(0)).holds["hand:0"] == (Piece(kind="woman"), Piece(kind="bite"))


def test_a_demand_and_a_bid_hang_over_the_table() -> None:
    table = position(ACT, s0="60 slave=1:0", s1="30", s2="60", demand="attack", quarry=2)
    (banner,) = fill(table.match.view(2)).banners
    assert Words("carpathes", names=("Ada", "Bram", "Cleo"), me=2).say(banner.say) == (
        "Order to Ada: a yellow card against you · Grace +1, refused −1"
    )


@clause("CA-213")
def test_what_a_master_says_names_everybody_also_to_themselves() -> None:
    table = position(MakeDemand(Seat(0)), s0="60 slave=1:0", s1="30", s2="60").play("attack:2")
    (told,) = [told for told in table.match.events(2) if told.kind == "demanded"]
    for language, said in (
        ("en", "Bram to Ada: “Attack Cleo, Slave!”"),
        ("fr", "Bram ordonne à Ada : « Attaque Cleo, Esclave ! »"),
    ):
        words = Words("carpathes", language, names=("Ada", "Bram", "Cleo"), me=2)
        assert words.sentence(told.said()) == said


@clause("CA-204", "CA-206")
def test_the_bar_counts_how_near_every_free_vampire_is_to_lordship() -> None:
    table = position(ACT, s0="60 slave=1:0", s1="30", s2="60", s3="60")
    (race,) = [shape for shape in layout(4, {}).shapes if isinstance(shape, Readout)]
    seen = fill(table.match.view(2))
    assert (race.look, race.most, seen.values[race.id].n) == ("race", 3, 1)
    assert [standing.tally for standing in seen.seats] == [None, 1, 0, 0]


@clause("CA-003")
def test_nobody_looks_like_somebody_else_while_colours_are_taken() -> None:
    match = GAME.start(5, 1, {"colours": "choose"})
    match.answer(0, "wear:purple")
    for colour in ("red", "green"):
        hues = [standing.hue for standing in fill(match.view(None)).seats]
        assert len(set(hues)) == len(hues) == 5
        match.answer(match.asks[0].seat, f"wear:{colour}")


@clause("CA-215")
def test_nothing_reminds_anybody_of_etiquette() -> None:
    for language in ("en", "fr"):
        words = Words("carpathes", language)
        for key in ("ask-address", "ask-acknowledge", "option-demand-bare", "option-yes-bare"):
            assert words.knows(key)
            assert not words.part(Say(key), "note")
            assert "DS" not in words.part(Say(key), "then")


@clause("CA-138", "CA-139")
def test_grace_beyond_four_is_told_as_such() -> None:
    table = position(ACT, s0="60 devotion slave=1:4", s1="60", s2="60").play("play:devotion")
    words = Words("carpathes", names=("Ada", "Bram", "Cleo"))
    assert [words.sentence(told.said()) for told in table.match.events(None)][-2:] == [
        "By Devotion Ada's Grace went beyond 4.",
        "Ada broke free of Bram.",
    ]


def test_what_travels_travels_between_elements_that_exist() -> None:
    shown = set()
    for seed in range(3):
        match = matches(4, seed)[-1]
        places = {found.id for found in elements(layout(4, match.options))}
        for told in match.events(None):
            for motion in motions(told):
                shown.add(told.kind)
                assert {place for place in (motion.start, motion.end) if place} <= places, told
    assert shown >= {"drew", "lost", "attack-announced", "laid", "dominated", "event-turned", "cycle-began", "drank"}


def test_every_sign_stands_for_words_that_exist() -> None:
    words = files("lychgate.games.carpathes").joinpath("words/en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z0-9_-]+) =", words, re.MULTILINE))
    table = layout(3, GAME.check(3, {}))
    assert set(table.icons) <= known
    assert {key for key in known if key.startswith(("step-", "event-"))} <= set(table.icons)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_notes_and_consequences_fit_their_questions(language: str) -> None:
    words = Words("carpathes", language, me=0)
    spoken = set()
    for match in matches(5, 4):
        for ask in match.asks:
            says = [ask.prompt, *(option.label for option in ask.options if option.label)]
            for said in says:
                spoken |= {f"{said.key}.{name}" for name in ("note", "then") if words.part(said, name)}
    assert {"ask-react.note", "option-pass.then", "option-at-lose.then", "ask-bid.note"} <= spoken
