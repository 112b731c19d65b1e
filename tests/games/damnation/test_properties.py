"""What holds at every decision of every match, however it is played."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from lychgate.core.match import Match
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.cards import IS_SHOWN, can_be_held
from lychgate.games.damnation.data.geometry import CORRIDOR, GATE, MOAT, OFF, STAIRCASE
from lychgate.games.damnation.data.villains import HAUNT, LIVING, NONE, OUT, VAMPIRE, WAITING
from lychgate.games.damnation.state.position import Castle, present
from lychgate.testing.clause import clause

SETTINGS = [{}, {"gothic": True}, {"haunt_variant": True}, {"deathknells": "chosen"}]


def looks_right(match: Match) -> None:
    g = match.state
    assert isinstance(g, Castle)
    assert g.supply + sum(g.souls) + g.loot_souls == 11
    assert all(0 <= health <= 10 for health in g.health)
    assert all(0 <= tracker <= 5 for tracker in g.tracker)
    assert 0 <= g.time <= 6
    figures = [place for place in (*g.place, g.lair) if 0 <= place < CORRIDOR]
    assert len(figures) == len(set(figures))
    assert all(can_be_held(card) for hand in g.hand for card in hand)
    assert not any(IS_SHOWN[card] for card in (*g.loot, *g.discarded))
    assert len(g.traps) == len(g.trap_spaces) == len(set(g.trap_spaces))
    assert len(g.tolled) + len(g.knells) in (5, 0, 2)
    for v, role in enumerate(g.role):
        on_board = g.place[v] != OFF
        assert not (role in (HAUNT, WAITING, OUT) and on_board)
        if role == VAMPIRE:
            assert (g.vampire, g.time > 0) == (v, True)
        if role == LIVING and g.round:
            assert on_board
            assert g.place[v] != STAIRCASE
    assert g.vampire == NONE or g.role[g.vampire] == VAMPIRE
    if g.seats == 2 or g.options.gothic:
        assert HAUNT not in g.role


@clause("DA-127", "DA-455", "DA-515", "DA-722")
@settings(max_examples=12, deadline=None)
@given(seats=st.integers(2, 8), seed=st.integers(0, 10**6), setting=st.sampled_from(SETTINGS))
def test_a_match_stays_sound_to_its_end(seats: int, seed: int, setting: dict[str, object]) -> None:
    if seats == 2 and setting.get("haunt_variant"):
        setting = {}
    match = GAME.start(seats, seed, setting)
    rng = Random(seed)
    decisions = 0
    while not match.over:
        looks_right(match)
        for ask in match.asks:
            match.answer(ask.seat, rng.choice(ask.options).code)
        decisions += 1
        assert decisions < 5000
    g = match.state
    assert isinstance(g, Castle)
    assert match.result is not None
    assert match.result.winners == tuple(present(g))


@clause("DA-952", "DA-951")
def test_even_the_most_peaceful_match_ends_after_dawn() -> None:
    """Everybody passes whatever can be passed: Dawn makes an end of it."""
    for seed in range(3):
        match = GAME.start(3, seed, {"reveal_from": 20, "dawn_from": 40})
        while not match.over:
            for ask in match.asks:
                codes = [option.code for option in ask.options]
                match.answer(ask.seat, next((c for c in ("pass", "done", "stay", "none") if c in codes), codes[0]))
        assert match.state.round <= 60


@clause("DA-400", "DA-132")
def test_nobody_walks_into_moat_or_gate() -> None:
    for seed in range(6):
        match = GAME.start(4, seed)
        rng = Random(seed)
        while not match.over:
            ask = match.asks[0]
            if ask.key in ("move", "steer.move"):
                assert not {option.value.end for option in ask.options} & {MOAT, GATE}
            match.answer(ask.seat, rng.choice(ask.options).code)


@clause("DA-500")
def test_a_play_is_offered_exactly_when_nothing_bars_it() -> None:
    """Menus look only at what is likely: at no decision do they miss a play, offer one too many or change the order."""
    seen: set[str] = set()
    for seats, seed in ((2, 3), (3, 5), (4, 1), (4, 2), (7, 6), (8, 9)):
        match = GAME.start(seats, seed, log=False)
        rng = Random(seed)
        while not match.over:
            for ask in match.asks:
                free = [candidate.code for candidate, obstacles in ask.menu.verdicts() if not obstacles]
                assert free == [option.code for option in ask.options], ask.key
                seen.add(ask.key)
                match.answer(ask.seat, rng.choice(ask.options).code)
    assert {"pre", "roll", "post", "resolve", "room", "prowl", "damage", "boost", "trap", "bite", "card"} <= seen
