"""The Arrival: four steps, in turn order."""

from __future__ import annotations

from typing import Any

from lychgate.core.match import Match
from lychgate.games.damnation import GAME
from lychgate.games.damnation.choices.targets import everyone
from lychgate.games.damnation.data.cards import CARDS, HEIRLOOM_DECK, IDS, NUMBER
from lychgate.games.damnation.data.geometry import PLACES
from lychgate.games.damnation.data.whom import IN_CORRIDOR, OTHERS_IN_CORRIDOR
from lychgate.games.damnation.state.position import Castle
from lychgate.games.damnation.steps.arrival import FirstCards, PlaceHeirlooms, SetOut
from lychgate.games.damnation.steps.program import Apply
from lychgate.testing.clause import clause
from tests.games.damnation.positions import Position, position, printed

ARRIVING: dict[str, Any] = {"arriving": True, "first": 0, "tokens": [0, 0, 0], "health": [0, 0, 0]}


def state(match: Match) -> Castle:
    assert isinstance(match.state, Castle)
    return match.state


def first_cards(top: str, place: str = "great_hall", **more: Any) -> Position:
    """The Lost has just been put somewhere; the others stand at an empty Gate and get no card."""
    return position(FirstCards(), top=top, lost=place, fields=ARRIVING, **more)


@clause("DA-030", "DA-032", "DA-033")
def test_three_heirlooms_then_a_villain_each_in_turn_order() -> None:
    match = GAME.start(4, 2)
    g = state(match)
    assert [len(hand) for hand in g.hand] == [3] * 4
    assert all(CARDS[card].deck == "heirloom" for hand in g.hand for card in hand)
    assert match.view((g.first + 1) % 4).zones[f"hand:{g.first}"].pieces is None
    taken: list[str] = []
    for at in range(4):
        (ask,) = match.asks
        assert (ask.seat, ask.key) == ((g.first + at) % 4, "villain")
        assert not set(taken) & {option.code for option in ask.options}
        taken.append(ask.options[0].code)
        match.answer(ask.seat, taken[-1])
    assert {ask.key for ask in match.asks} == {"start"}


@clause("DA-034", "DA-035")
def test_heirlooms_are_laid_face_down_and_shown_together() -> None:
    table = position(
        PlaceHeirlooms(),
        lost="hand ancestral_sword duelling_rapier",
        gentleman="hand family_crest",
        stranger="hand pocket_watch derringer",
        fields=ARRIVING,
    )
    match = table.match
    assert {ask.seat for ask in match.asks} == {0, 2}
    match.answer(2, "start:pocket_watch")
    assert match.view(0).values["place"] == ["", "", ""]
    match.answer(0, "start:ancestral_sword")
    assert [table.at(name) for name in table.names] == ["great_hall"] * 3
    assert (table.hand("lost"), table.hand("stranger")) == (
        ["ancestral_sword", "duelling_rapier"],
        ["pocket_watch", "derringer"],
    )
    assert match.view(1).zones["hand:0"].pieces == ["ancestral_sword", "?heirloom"]


@clause("DA-036")
def test_two_cards_are_drawn_one_is_kept_and_the_other_goes_under() -> None:
    table = first_cards("banqueting_knife goblet_of_claret")
    assert (table.key, table.codes) == ("keep", ["keep:banqueting_knife", "keep:goblet_of_claret"])
    assert table.match.view(1).zones["drawn:0"].pieces is None
    table.play("keep:goblet_of_claret")
    assert (table.hand("lost"), table.deck("great_hall")[-1]) == (["goblet_of_claret"], "banqueting_knife")


@clause("DA-038")
def test_at_the_gate_the_cards_are_heirlooms() -> None:
    table = first_cards("silver_dagger surgeons_scalpel", place="gate")
    table.play("keep:surgeons_scalpel")
    assert table.hand("lost") == ["surgeons_scalpel"]


@clause("DA-038", "DA-039")
def test_a_single_card_must_be_kept_and_an_empty_deck_gives_none() -> None:
    table = first_cards("", place="gate")
    g = table.g.copy()
    g.decks[HEIRLOOM_DECK], g.hand[2] = (
        [NUMBER["blowpipe"]],
        [card for card in range(99, 124) if IDS[card] != "blowpipe"],
    )
    g.step, g.answers, g.drawn = None, [], [[], [], []]
    g.agenda = [table.g.agenda[0], FirstCards()]
    again = Position(Match.from_state(GAME, g), table.names)
    assert again.key == "pause"
    assert (again.hand("lost"), again.hand("professor"), again.deck("heirloom")) == (["blowpipe"], [], [])


@clause("DA-037", "DA-041")
def test_a_kept_event_works_at_once_but_damage_leaves_no_mark() -> None:
    """E34: Falling Chandelier, the D6 shows 1: nothing is marked; the first turn begins with Health 10."""
    table = first_cards("falling_chandelier goblet_of_claret", chance=["d1"])
    table.play("keep:falling_chandelier").upto("pause")
    assert (table.hp("lost"), table.played) == (10, ["falling_chandelier"])


@clause("DA-042")
def test_draw_again_draws_in_the_arrival_too() -> None:
    """E34: with a 5 one more Great Hall card is drawn."""
    table = first_cards("falling_chandelier goblet_of_claret banqueting_knife", chance=["d5"])
    table.play("keep:falling_chandelier")
    assert table.hand("lost") == ["banqueting_knife"]


@clause("DA-042")
def test_draw_again_draws_nothing_where_there_is_no_deck() -> None:
    table = position(Apply(0, printed("the_larder")), wanderer="c0703 hp 5 tokens -")
    assert (table.hp("wanderer"), table.hand("wanderer")) == (6, [])


@clause("DA-037")
def test_what_strikes_all_finds_nobody_else_in_the_arrival() -> None:
    for arriving, found, others in ((True, [0], [0]), (False, [0, 2], [2])):
        table = position(lost="c0703", stranger="kitchen", wanderer="c0903", fields={"arriving": arriving})
        assert everyone(table.g, 0, IN_CORRIDOR, [0, 1, 2]) == found
        assert everyone(table.g, 0, OTHERS_IN_CORRIDOR, [0, 1, 2]) == others


@clause("DA-037")
def test_a_picked_target_finds_nobody_and_the_other_branch_is_taken() -> None:
    table = position(
        FirstCards(),
        top="starving_hound longsword woodcutters_axe",
        lost="courtyard",
        stranger="courtyard hand leather_apron",
        fields={**ARRIVING, "first": 0},
    )
    table.play("keep:starving_hound")
    assert (table.hand("lost"), table.hand("stranger")) == (["woodcutters_axe"], ["leather_apron"])


@clause("DA-037")
def test_the_invitation_sends_nobody_in_the_arrival() -> None:
    table = first_cards("the_invitation goblet_of_claret")
    table.play("keep:the_invitation")
    assert table.key != "send"
    assert table.at("professor") == "gate"


@clause("DA-041", "DA-336")
def test_the_iron_maiden_slays_on_arrival() -> None:
    table = first_cards("the_iron_maiden the_rack", place="torture_chamber")
    table.play("keep:the_iron_maiden")
    assert table.key == "knell"
    table.play("slot:1")
    assert table.role("lost") in ("haunt", "waiting")


@clause("DA-031", "DA-040")
def test_nothing_but_step_four_happens_in_the_arrival() -> None:
    """A Curse is shown at once without a chance to avert it; no Talent is asked for; the bedroom refreshes nothing."""
    table = position(
        FirstCards(),
        top="sleepwalking four_poster",
        occultist="master_bedroom hand hush_money looking_glass",
        lost="gate",
        stranger="gate",
        fields={"arriving": True, "first": 0, "tokens": [0, 0, 0]},
    )
    table.play("keep:sleepwalking")
    assert table.curses("occultist") == ["sleepwalking"]
    assert table.hand("occultist") == ["hush_money", "looking_glass"]


@clause("DA-031")
def test_no_window_opens_after_a_roll_in_the_arrival() -> None:
    table = position(
        FirstCards(),
        top="falling_chandelier goblet_of_claret banqueting_knife",
        lost="great_hall",
        stranger="gate hand lucky_sovereign",
        gentleman="gate",
        chance=["d5"],
        fields={"arriving": True, "first": 0},
    )
    table.play("keep:falling_chandelier")
    assert table.hand("lost") == ["banqueting_knife"]


@clause("DA-007")
def test_after_the_arrival_health_and_tokens_are_full() -> None:
    table = position(SetOut(), lost="kitchen", fields=ARRIVING)
    assert (table.hp("lost"), table.tokens("lost")) == (10, ["active", "fate", "ransack"])
    assert not table.g.arriving


@clause("DA-007", "DA-030")
def test_the_arrival_leads_to_the_first_turn() -> None:
    match = GAME.start(3, 9)
    while match.state.round == 0:
        for ask in match.asks:
            match.answer(ask.seat, ask.options[0].code)
    g = state(match)
    assert (g.round, g.mover) == (1, g.first)
    assert all(PLACES[place] for place in g.place)
