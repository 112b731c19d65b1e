"""Natural mistakes: whatever somebody points at or types, the first reason is the one that matters."""

from __future__ import annotations

import pytest

from lychgate.core.ask import CLOCK
from lychgate.core.step import Step
from lychgate.games.damnation import GAME
from lychgate.games.damnation.data.geometry import COURTYARD, DARK_TOWER, KITCHEN
from lychgate.games.damnation.steps.arrival import ChooseReturn
from lychgate.games.damnation.steps.draws import DiscardOne
from lychgate.games.damnation.steps.end import EndPhase
from lychgate.games.damnation.steps.haunt import ApplyPair, Gamble
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import Deduce, InCorridor
from lychgate.games.damnation.steps.rooms import Enter, LeaveTower, PaySouls
from lychgate.games.damnation.steps.slaying import Toll
from lychgate.games.damnation.steps.talents import RefreshOne
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import MANY, Position, position, printed, prowling


def first(table: Position, text: str) -> str:
    """The clause of the first reason against something that whoever is asked points at or types."""
    assert table.ask.seat != CLOCK
    return table.reasons(text)[0]


def before() -> Position:
    """The Wanderer, with a Longsword and an unspent Fate, before its roll; The Gentleman is The Vampire."""
    return position(
        Turn(0),
        wanderer="c0703 tokens fate hand longsword hip_flask leather_apron",
        lost="c0803",
        stranger="ss03",
        gentleman="vault",
        vampire=("gentleman", "c0903", 3),
    )


@pytest.mark.parametrize(
    "text, reason",
    [
        ("attack:longsword>lost", "DA-230"), ("c0803:lost", "DA-230"), ("hand:0:longsword", "DA-230"),
        ("claim>lost", "DA-200"), ("fate:d1", "DA-504"), ("talent:0:fate", "DA-451"), ("talent:1:fate", "DA-450"),
        ("talent:2:active", "DA-450"), ("move:kitchen", "DA-122"), ("kitchen", "DA-122"), ("c0503", "DA-122"),
        ("c0903:vampire", "DA-750"), ("vault:gentleman", "DA-720"), ("ss03:stranger", "DA-393"),
        ("c0703:wanderer", "DA-886"), ("hand:0:leather_apron", "DA-425"), ("mesmerise>lost", "DA-428"),
        ("poisoned_chalice>lost", "DA-421"), ("four_poster", "DA-371"), ("draw", "DA-333"), ("done", "DA-500"),
        ("soul>ransack", "DA-454"), ("imperious>lost", "DA-450"), ("slot:1", "DA-602"), ("push:1", "DA-684"),
        ("d1", "DA-504"), ("decks:0", "DA-333"), ("decks:10", "DA-165"), ("seat:1", "DA-230"), ("knell:1", "DA-602"),
    ],
)  # fmt: skip
@clause(
    "DA-122", "DA-165", "DA-200", "DA-230", "DA-333", "DA-371", "DA-393", "DA-421", "DA-425", "DA-428", "DA-450",
    "DA-451", "DA-454", "DA-500", "DA-504", "DA-602", "DA-684", "DA-720", "DA-750", "DA-886",
)  # fmt: skip
def test_before_moving(text: str, reason: str) -> None:
    assert first(before(), text) == reason


@pytest.mark.parametrize(
    "text, reason",
    [
        ("attack:longsword>gentleman", "DA-253"), ("attack:longsword>vampire", "DA-253"), ("claim>vampire", "DA-208"),
        ("claim>gentleman", "DA-208"), ("c0903:vampire", "DA-253"), ("attack:longsword>stranger", "DA-393"),
        ("ss03:stranger", "DA-393"), ("attack:arbalest>lost", "DA-421"), ("c0703:wanderer", "DA-886"),
        ("pass", "DA-500"), ("kitchen", "DA-122"),
    ],
)  # fmt: skip
@clause("DA-208", "DA-253", "DA-393", "DA-421", "DA-500", "DA-886")
def test_where_a_movement_has_ended(text: str, reason: str) -> None:
    table = position(
        InCorridor(0),
        wanderer="c0703 tokens - hand longsword",
        lost="c0803",
        stranger="ss03",
        gentleman="vault",
        vampire=("gentleman", "c0903", 3),
    )
    assert first(table, text) == reason


@clause("DA-230", "DA-426")
def test_whoever_has_no_weapon_is_told_so() -> None:
    table = position(InCorridor(0), wanderer="c0703 tokens - hand hip_flask", lost="c0803")
    assert first(table, "attack:longsword>lost") == "DA-421"
    assert table.match.why_not(0, "c0803:lost") == [], "it can be claimed"
    far = position(InCorridor(0), wanderer="c0703 tokens - hand hip_flask", lost="c0903")
    assert [why.say.key for why in far.why_not("c0903:lost")] == [
        "why-no-weapon",
        "why-not-adjacent",
        "why-nothing-to-aim",
    ]
    alone = position(InCorridor(0), wanderer="c0703 tokens - hand longsword hip_flask", lost="ss03", stranger="haunt")
    assert alone.why_not("hand:0:longsword")[0].say.key == "why-nobody-to-attack"


@clause("DA-231", "DA-232", "DA-233")
@pytest.mark.parametrize(
    "step, rival, text, key",
    [
        (InCorridor(0), "c0303", "hand:0:longsword", "why-nobody-in-range"),
        (InCorridor(0), "kitchen", "attack:longsword", "why-nobody-in-range"),
        (InCorridor(0), "kitchen", "attack:longsword>lost", "why-unseen"),
        (InCorridor(0), "c0303", "attack:longsword>lost", "why-too-far"),
        (Enter(0, COURTYARD), "c0703", "hand:0:longsword", "why-nobody-here"),
    ],
)
def test_a_weapon_that_reaches_nobody_names_nobody(step: Step, rival: str, text: str, key: str) -> None:
    """Whoever points at the Weapon itself hears of no arbitrary rival; whoever names one hears of that one."""
    table = position(step, wanderer="c0703 hp 5 tokens ransack hand longsword hip_flask", lost=rival)
    assert table.key in ("resolve", "room")
    assert table.why_not(text)[0].say.key == key


@clause("DA-231", "DA-450")
def test_a_talent_that_reaches_nobody_names_nobody() -> None:
    table = position(InCorridor(0), lost="c0703 hp 5 hand hip_flask", wanderer="c1903", stranger="kitchen")
    assert table.why_not("talent:0:active")[0].say.key == "why-nobody-in-range"


@clause("DA-231", "DA-512")
def test_a_card_that_reaches_nobody_names_nobody() -> None:
    table = position(
        Turn(0), wanderer="kitchen tokens - hand poisoned_chalice crucifix", lost="c0803", stranger="c0903"
    )
    assert table.why_not("hand:0:poisoned_chalice")[0].say.key == "why-nobody-in-reach"
    assert table.why_not("poisoned_chalice>lost")[0].say.key == "why-target"
    assert table.why_not("hand:0:crucifix")[0].say.key == "why-no-vampire"
    hunted = position(
        Turn(0), wanderer="c0703 tokens - hand crucifix", gentleman="vault", vampire=("gentleman", "c1903", 3)
    )
    assert hunted.why_not("hand:0:crucifix")[0].say.key == "why-needs-vampire-within-3-or-biting"


@pytest.mark.parametrize(
    "text, reason",
    [
        ("done", "DA-333"), ("pass", "DA-333"), ("attack:longsword>lost", "DA-250"), ("kitchen:lost", "DA-250"),
        ("claim>lost", "DA-200"),
    ],
)  # fmt: skip
@clause("DA-200", "DA-250", "DA-333")
def test_in_a_room_one_draws(text: str, reason: str) -> None:
    table = position(Enter(0, KITCHEN), wanderer="c1003 tokens ransack hand longsword", lost="kitchen")
    assert first(table, text) == reason


@pytest.mark.parametrize(
    "text, reason",
    [
        ("hip_flask", "DA-721"), ("aside:0:hip_flask", "DA-721"), ("bite:wanderer@kitchen", "DA-755"),
        ("kitchen:wanderer", "DA-755"), ("enter:kitchen", "DA-732"), ("moat", "DA-732"), ("ss05", "DA-732"),
        ("ransack", "DA-456"), ("talent:0:fate", "DA-456"), ("c0403", "DA-731"), ("claim>wanderer", "DA-200"),
        ("attack:longsword>wanderer", "DA-230"), ("pass", "DA-500"), ("enter:vault", "DA-740"),
        ("c1912:stranger", "DA-730"), ("bite:stranger@c0303", "DA-755"), ("bite:lost@c0303", "DA-886"),
    ],
)  # fmt: skip
@clause("DA-456", "DA-500", "DA-721", "DA-730", "DA-731", "DA-732", "DA-740", "DA-755", "DA-886")
def test_at_night(text: str, reason: str) -> None:
    table = prowling("c0403", 3, own="hand bat_form aside hip_flask", wanderer="kitchen", stranger="c1912", time=2)
    assert first(table, text) == reason


@clause("DA-683", "DA-684", "DA-688", "DA-500")
def test_what_a_haunt_cannot_do() -> None:
    table = position(
        Gamble(0, 1), stranger="haunt 2", wanderer="c0703", lost="kitchen", fields={"dealt": [124, 126, 130]}
    )
    assert table.reasons("stop:blood") == ["DA-683"]
    assert table.reasons("push:7") == ["DA-684"]
    assert table.reasons("done") == ["DA-500"]
    madness = position(ApplyPair(0, "madness"), stranger="haunt 1", wanderer="c0703", lost="kitchen", collector="c0903")
    assert (first(madness, "kitchen:lost"), first(madness, "lost")) == ("DA-683", "DA-683")
    vengeance = position(
        ApplyPair(0, "vengeance"), stranger="haunt 1", wanderer="ss03", lost="kitchen", collector="c0903"
    )
    assert first(vengeance, "ss03:wanderer") == "DA-393"


@clause("DA-602", "DA-600", "DA-033")
def test_only_face_down_deathknells_and_the_living_are_chosen() -> None:
    table = position(Toll(0), wanderer="haunt 1", lost="c0703", stranger="kitchen", tolled="carnage")
    assert (first(table, "slot:1"), first(table, "knell:1:carnage"), first(table, "slot:9")) == ("DA-602",) * 3
    table = before()
    assert table.reasons("c0303:aristocrat")[0] == "DA-033", "it does not play"


@clause("DA-893")
def test_a_deathknell_is_named_once() -> None:
    match = GAME.start(3, 1, {"deathknells": "chosen"})
    ask = match.asks[0]
    code = ask.options[0].code
    match.answer(ask.seat, code)
    named = code.partition(":")[2]
    assert match.why_not(match.asks[0].seat, f"left_out:{named}")[0].clause == "DA-893"


@clause("DA-285", "DA-331", "DA-281")
def test_only_an_empty_secret_door_leads_on() -> None:
    table = position(LeaveTower(0), wanderer="dark_tower", lost="c1903", stranger="gate")
    assert (first(table, "c1903"), first(table, "kitchen"), first(table, "c0703")) == ("DA-285", "DA-331", "DA-281")
    assert (first(table, "door:nowhere"), first(table, "door:c0703")) == ("DA-285", "DA-285")


@clause("DA-515", "DA-296")
def test_only_near_traps_are_looked_at() -> None:
    table = position(Deduce(0), professor="c0403", traps="c0503=bear c1909=saw")
    assert (first(table, "c1909"), first(table, "c1909:trap")) == ("DA-515", "DA-515")
    swap = position(
        Apply(0, printed("whispering_dead")), wanderer="c0403", traps="c0503=bear c0508=saw c1108=bear c1909=saw"
    )
    swap.play("look:c0503", "look:c0508", "look:c1108")
    assert (swap.key, first(swap, "c1909")) == ("swap", "DA-296")
    lay = position(Apply(0, printed("man_trap")), wanderer="c0403")
    assert (lay.key, first(lay, "c1909"), first(lay, "kitchen")) == ("lay", "DA-296", "DA-331")


@clause("DA-427", "DA-888", "DA-421")
def test_what_is_not_laid_down() -> None:
    table = position(EndPhase(0), wanderer=f"kitchen hand {MANY} curses banshees_mark")
    assert (first(table, "discard:banshees_mark"), first(table, "curses:0:banshees_mark")) == ("DA-421", "DA-427")
    lent = position(
        DiscardOne(2, 1), two=True, wanderer="vault hp 6 hand bat_form meat_cleaver hip_flask", gentleman="c0703",
        lost="kitchen", stranger="c0903", vampire=("wanderer", "c1913", 3), fields={"mover": 2},
    )  # fmt: skip
    assert first(lent, "hand:0:bat_form") == "DA-888"


@clause("DA-452", "DA-450")
def test_only_ones_own_spent_tokens_are_refreshed() -> None:
    table = position(RefreshOne(0), wanderer="c0703 tokens fate", lost="c0803 tokens -")
    assert (first(table, "talent:0:fate"), first(table, "talent:1:fate")) == ("DA-452", "DA-450")


@clause("DA-381", "DA-882")
def test_souls_and_talents_of_which_villain() -> None:
    table = position(PaySouls(0), wanderer="dark_tower souls 2", lost="c0803")
    assert table.reasons("souls:9") == ["DA-381"]
    two = position(Turn(0), two=True, wanderer="c0703", gentleman="c0803", lost="c1003", stranger="c1903")
    assert first(two, "talent:2:fate") == "DA-882"


@clause("DA-250")
def test_a_talent_that_is_an_attack_waits_for_its_place() -> None:
    assert first(position(Turn(0), lost="c0703 hand hip_flask"), "talent:0:active") == "DA-250"


@clause("DA-033")
def test_a_villain_is_taken_once() -> None:
    match = GAME.start(3, 1)
    taken = match.asks[0].options[0].code
    match.answer(match.asks[0].seat, taken)
    assert match.why_not(match.asks[0].seat, taken)[0].clause == "DA-033"


@clause("DA-036", "DA-427")
def test_only_what_was_drawn_is_kept_and_only_what_is_held_laid_down() -> None:
    keep = position(Enter(0, DARK_TOWER), wanderer="c0312 souls 1 tokens - hand hip_flask")
    assert (keep.key, keep.reasons("keep:hip_flask")) == ("keep", ["DA-036"])
    limit = position(EndPhase(0), wanderer=f"kitchen hand {MANY}")
    assert limit.reasons("discard:nonsense") == ["DA-427"]


@clause("DA-370", "DA-231")
def test_where_there_is_nothing_to_play_or_nobody_to_play_it_on() -> None:
    empty = position(Turn(0), wanderer="c0703 tokens -", lost="c0803")
    assert first(empty, "hand:0") == "DA-370"
    alone = prowling("c0403", 3, own="hand mesmerise native_earth", wanderer="ss03", stranger="ss04", collector="ss05")
    assert alone.why_not("hand:0:mesmerise")[0].say.key == "why-nobody-in-reach"


@clause("DA-371", "DA-451", "DA-605", "DA-765")
def test_cards_that_ask_mean_only_some() -> None:
    send = position(Apply(0, printed("the_invitation")), wanderer="great_hall", lost="great_hall", stranger="c0703")
    assert (send.key, first(send, "great_hall:lost")) == ("send", "DA-371")
    peek = position(Apply(0, printed("second_sight")), wanderer="c0703")
    assert (peek.key, first(peek, "decks:10")) == ("peek", "DA-451")
    steer = prowling("c0403", 0, own="hand mesmerise", wanderer="c0603").play("mesmerise>wanderer")
    assert (steer.key, first(steer, "c1912")) == ("steer", "DA-605")
    repel = prowling("c1907", 3, wanderer="c1906 hand crucifix", chance=["d3"]).play("bite:wanderer@c1907", "crucifix")
    assert (repel.key, first(repel, "c0303")) == ("repel", "DA-765")


@clause("DA-450", "DA-600")
def test_the_dead_use_nothing_and_cannot_be_reached() -> None:
    two = position(Turn(0), two=True, wanderer="c0703", gentleman="c0803", lost="out", stranger="c1903")
    assert first(two, "talent:2:fate") == "DA-450"
    haunted = position(Turn(0), wanderer="c0703 hand hip_flask", lost="haunt 1", stranger="gate")
    assert first(haunted, "kitchen:lost") == "DA-600"


@clause("DA-034")
def test_a_hand_without_heirlooms_names_no_place() -> None:
    table = position(ChooseReturn(0), wanderer="waiting by_666", lost="c0703", stranger="kitchen")
    assert first(table, "hand:0") == "DA-034"


@clause("DA-689", "DA-034")
def test_where_one_may_return() -> None:
    table = position(ChooseReturn(0), wanderer="waiting hand hip_flask derringer", lost="c0703", stranger="kitchen")
    assert (table.codes, first(table, "dungeon")) == (["start:derringer", "start:hip_flask"], "DA-689")
