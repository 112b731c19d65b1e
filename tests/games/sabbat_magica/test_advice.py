"""Advice to bots: sensible about what it sees, and never about what it cannot."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from lychgate import bots
from lychgate.bots.base import Chair
from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.advice.habits import ADVICE, HABITS, SHORT
from lychgate.games.sabbat_magica.advice.powers import price
from lychgate.games.sabbat_magica.advice.prospects import Eye
from lychgate.games.sabbat_magica.advice.value import expected_points
from lychgate.games.sabbat_magica.choices.magician import NOTHING
from lychgate.games.sabbat_magica.choices.moves import Move
from lychgate.games.sabbat_magica.data.boards import BRIDGE, HOME, LOCATION, SQUARE, TRAINING_GROUND, Spot
from lychgate.games.sabbat_magica.data.cards import PowerName
from lychgate.games.sabbat_magica.steps.magician import Aftermath
from lychgate.games.sabbat_magica.steps.plan import Invoke
from lychgate.games.sabbat_magica.steps.round import EndRound
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import GAME, Position, act, position


def worth(table: Position, seat: int = 0) -> float:
    return ADVICE.value(table.g, seat)


def test_who_leads_stands_better() -> None:
    table = position(act(), players="rg", r="vp 20", g="vp 10")
    assert worth(table, 0) > 0 > worth(table, 1)
    assert -1 <= worth(table, 1) <= worth(table, 0) <= 1


@pytest.mark.parametrize(
    "better, worse",
    [
        ({"turgapel": "r"}, {"gineva": "r"}),
        ({"r": "chimeras 1"}, {"r": "chimeras 0"}),
        ({"r": "terror 6 bridge 4"}, {"r": "terror 1 bridge 4"}),
        ({"r": "two SS"}, {"r": "two S"}),
        ({"r": "approval SRG"}, {"r": "approval SSS"}),
        ({"r": "vp 9"}, {"r": "vp 9 skull"}),
        ({"canteen": "r"}, {"canteen": "g"}),
    ],
)
def test_what_is_better_is_worth_more(better: dict[str, str], worse: dict[str, str]) -> None:
    assert expected_points(position(act(), also=better).g, 0) > expected_points(position(act(), also=worse).g, 0)


def test_a_hungry_player_goes_for_terror_and_a_rich_one_for_points() -> None:
    hungry = position(
        act(), players="rg", r="terror 0 bridge 1 on m22", vada="r", gineva="r", canteen="g", zen_garden="g"
    )
    best = ADVICE.shortlist(hungry.g, hungry.ask)[0]
    assert best.code.startswith(("step", "fly")) or best.code.endswith(">bridge")
    rich = position(act(), players="rg", r="terror 9 bridge 1 two SR", gates={"turgapel": "SR"}, round=2)
    assert ADVICE.shortlist(rich.g, rich.ask)[0].code == "move:bridge>turgapel"


def test_nobody_walks_into_a_wall() -> None:
    table = position(act(), r="terror 0 bridge 1", canteen="gb")
    rng = Random(1)
    assert all(ADVICE.playout(table.g, table.ask, rng.random).code != "move:bridge>canteen" for _ in range(20))


def test_calls_are_what_can_be_fed() -> None:
    table = position(Invoke(), players="rg", r="terror 0", card="carnival")
    ask = table.match.ask(0)
    assert ask is not None
    assert {option.value for option in ADVICE.shortlist(table.g, ask)} == {0, 1, 2}


# --- powers: to show one is to put the other two away


def test_a_lesser_card_is_dear_while_the_night_is_long_and_cheap_when_it_ends() -> None:
    early, late = (position(act(), players="yrgb", y="bridge 1", round=at).g for at in (1, 6))
    assert price(early, 0, PowerName.TELEPORTATION) > 2 > price(late, 0, PowerName.TELEPORTATION) > 0
    assert price(early, 0, PowerName.DOPPELGANGER) == 0


def test_what_is_shown_costs_nothing_more() -> None:
    table = position(act(), players="yrgb", y="bridge 1 power teleportation", round=1)
    assert price(table.g, 0, PowerName.TELEPORTATION) == 0
    assert expected_points(table.g, 0) < expected_points(position(act(), players="yrgb", y="bridge 1", round=1).g, 0)


def test_one_occasion_in_the_whole_match_is_kept_for_a_good_one() -> None:
    options = {"power_limit": "once_per_game"}
    early, late = (position(act(), players="bg", options=options, round=at).g for at in (1, 6))
    assert price(early, 0, PowerName.FRENZY) > price(late, 0, PowerName.FRENZY) > 0


def test_booster_is_thought_of_where_two_steps_lead_to_more_than_one() -> None:
    near = position(act(), players="bg", b="terror 5 power booster", neshata="b", round=6)
    assert Eye(near.g, 0).boost() == 0  # Turgapel is next door
    far = position(act(), players="bg", b="terror 5 power booster", gineva="b", round=6)  # Turgapel is two steps away
    assert Eye(far.g, 0).boost() > 0
    assert "booster" in [option.code for option in ADVICE.shortlist(far.g, far.ask)]


def test_a_magician_steps_to_where_its_power_works() -> None:
    table = position(act(), players="brg", b="on m11 terror 4 power spell", r="on m24 terror 3", g="on m42 terror 0")
    eye = Eye(table.g, 0)
    assert eye.after(SQUARE["m23"], 1.0) > 0 == eye.after(SQUARE["m21"], 1.0)
    again = position(act(), players="yr", y="on m11 power doppelganger")
    assert Eye(again.g, 0).after(SQUARE["m22"], 1.0) > 0


def test_a_power_is_used_where_it_gives_more_than_it_costs() -> None:
    after = Aftermath(Seat(0), NOTHING)
    table = position(after, players="yrgb", y="on m11 power fireball", r="on m12 bridge 2")
    assert ADVICE.playout(table.g, table.ask, lambda: 0.06).code == "fireball"
    dear = position(after, players="yrgb", y="on m11", r="on m12 bridge 2", round=1)
    assert ADVICE.playout(dear.g, dear.ask, lambda: 0.06).code == "no"


@pytest.mark.parametrize("seats", [2, 4])
def test_shortlists_are_short_and_never_empty(seats: int) -> None:
    match = GAME.start(seats, 3)
    rng = Random(3)
    while not match.over:
        ask = rng.choice(match.asks)
        short = ADVICE.shortlist(match.state, ask)  # type: ignore[arg-type]
        assert 0 < len(short) <= max(len(ask.options), 1)
        assert len(short) <= SHORT.get(ask.key, len(ask.options))
        assert {option.code for option in short} <= set(ask.menu.by_code)
        match.answer(ask.seat, ADVICE.playout(match.state, ask, rng.random).code)  # type: ignore[arg-type]


def test_habits_are_about_questions_that_are_asked() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (GAME.folder / "steps").glob("*.py"))
    asked = {key for pair in re.findall(r'pick\(\s*[\w.]+,\s*"([a-z.]+)"|asks = "([a-z]+)"', source) for key in pair}
    assert {*HABITS, *SHORT} <= asked


def test_who_follows_the_advice_beats_who_does_not() -> None:
    for seed in range(4):
        match = GAME.start(2, seed, log=False)
        rng = Random(seed)
        while not match.over:
            ask = match.asks[0]
            advised = ADVICE.playout(match.state, ask, rng.random)  # type: ignore[arg-type]
            match.answer(ask.seat, advised.code if ask.seat == 0 else rng.choice(ask.options).code)
        assert match.result is not None
        assert match.result.winners == (0,)


# --- gardens: their second places, and what leaving them gives up


@clause("SM-164", "SM-165")
def test_the_training_ground_counts_as_the_rules_say() -> None:
    def fight(trainees: str, target: str, origin: Spot = HOME) -> float | None:
        also = {"training_ground": trainees, target: "b"}
        return Eye(position(act(), players="grb", order="grb", g="terror 9", also=also).g, 0).fight(
            LOCATION[target], origin
        )

    plain, trained = 1.7, 2.7
    assert fight("r", "canteen") == plain
    assert fight("gr", "canteen") == trained
    assert fight("rg", "canteen") == plain, "the second place is for regions only"
    assert fight("rg", "vada") == trained
    assert fight("g", "canteen", (TRAINING_GROUND, 1)) == plain, "who leaves it has nothing of it"


@clause("SM-166")
def test_a_homecoming_counts_as_the_rules_say() -> None:
    def home(origin: str, zen: str) -> float:
        eye = Eye(position(act(), players="grb", g="terror 4", also={origin: "g", "zen_garden": zen}).g, 0)
        return eye.move(Move((LOCATION[origin], 1), BRIDGE)) + eye.leaves(LOCATION[origin])

    assert home("vada", "rg") == home("vada", "gr") == home("glass_factory", "gr") == 2 * home("glass_factory", "rg")


def test_the_second_ghost_in_a_region_is_starved_first() -> None:
    table = position(Food(), players="rg", r="terror 2", turgapel="rr", zen_garden="r")
    assert ADVICE.playout(table.g, table.ask, lambda: 0.9).code == "unfed:turgapel@1"


# --- a decided match


def chosen(table: Position, bot: str) -> Counter[str]:
    """Count what a bot answers with many seeds."""
    return Counter(bots.make(bot, seed).choose(Chair(table.match, 0)) for seed in range(8))


@pytest.mark.parametrize("bot", ["greedy", "search:ms=0:iterations=40"])
@pytest.mark.parametrize("rival", [60, 0])
def test_in_a_decided_match_the_ghost_that_scores_nothing_is_starved(bot: str, rival: int) -> None:
    table = position(
        Food(), RegionPoints(), ApprovalPhase(), EndRound(), players="rgb", round=6,
        r="terror 2 vp 40", g=f"vp {rival}", b="vp 37" if rival else "vp 0", turgapel="r", zen_garden="r", vada="r",
    )  # fmt: skip
    (garden,) = [code for code in table.codes if "zen_garden" in code]
    assert chosen(table, bot) == {garden: 8}


def test_peoples_are_chosen_by_their_cards() -> None:
    """The cards of the succubi are worth most with four players, those of the elves with two."""
    for seats, best in ((4, "argosola"), (2, "luserna")):
        match = GAME.start(seats, 3)
        assert match.asks[0].key == "people"
        picked = {bots.make("greedy", seed).choose(Chair(match, match.asks[0].seat)) for seed in range(6)}
        assert {code.rpartition(":")[2] for code in picked} == {best}


def test_nobody_is_repelled_with_a_fight_to_win_at_hand() -> None:
    table = position(act(), r="terror 9 bridge 1", canteen="gb")
    table.play("move:bridge>canteen")
    assert set(table.codes) >= {"fight", "repelled"}
    assert chosen(table, "greedy") == {"fight": 8}
    assert "repelled" not in {option.code for option in ADVICE.shortlist(table.g, table.ask)}
