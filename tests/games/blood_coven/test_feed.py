"""Phase 1, feeding and scaring: BC-040 to BC-049, BC-054 to BC-056."""

from __future__ import annotations

import pytest

from lychgate.core.errors import NotOffered, UndoRefused
from lychgate.games.blood_coven.steps.feed import FeedAndScare
from lychgate.games.blood_coven.steps.round import Round
from lychgate.games.blood_coven.steps.turns import TakeTurns
from lychgate.games.blood_coven.steps.upkeep import Upkeep
from lychgate.testing.clause import clause
from tests.games.blood_coven.positions import Position, position


@clause("BC-040")
def test_a_hungry_vampire_is_fed_with_one_coin_from_hand() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PN", city="PPPP")
    table.play("feed:3<N", "scare:-")
    assert table.seat(0) == "3=D(T)<N hand P scare - fatigue -"


@clause("BC-040", "BC-041", "BC-042", "BC-044")
def test_all_ways_to_feed_two_vampires() -> None:
    """Fewer vampires first, then slots, then coins: any denomination on any vampire, one each, or none."""
    table = position(FeedAndScare(), s0="2=P(T) 4=D(T) hand PND")
    assert table.codes == [
        "feed:-",
        "feed:2<P", "feed:2<N", "feed:2<D", "feed:4<P", "feed:4<N", "feed:4<D",
        "feed:2,4<PN", "feed:2,4<PD", "feed:2,4<ND",
    ]  # fmt: skip


@clause("BC-041")
@pytest.mark.parametrize("vampire", ["P", "N", "D"])
@pytest.mark.parametrize("victim", ["P", "N", "D"])
def test_any_denomination_feeds_any_vampire(vampire: str, victim: str) -> None:
    table = position(FeedAndScare(), Upkeep(), s0=f"2={vampire}(T) hand {victim}", city="PPPP")
    table.play(f"feed:2<{victim}")
    assert table.seat(0) == f"2={vampire}(H) hand - scare - fatigue {victim}"


@clause("BC-042")
def test_at_most_one_coin_is_placed_on_a_vampire() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PP", city="PPPP")
    assert table.codes == ["feed:-", "feed:3<P"]
    for two in ("feed:3<PP", "feed:3,3<PP"):
        with pytest.raises(NotOffered):
            table.play(two)


@clause("BC-042")
def test_coins_lie_sorted_on_ascending_slots() -> None:
    table = position(FeedAndScare(), s0="1=N(T) 3=D(T) 5=P(T) hand PND", city="PPPP")
    table.play("feed:1,3,5<PND")
    assert table.vampires(0) == "1=N(T)<P 3=D(T)<N 5=P(T)<D"


@clause("BC-043")
def test_a_well_fed_vampire_cannot_be_fed() -> None:
    table = position(FeedAndScare(), s0="2=P(H) 4=D(T) hand P")
    assert table.codes == ["feed:-", "feed:4<P"]
    assert position(FeedAndScare(), s0="2=P(H) hand P").asked == ["s0 scare"], "nobody is hungry: nothing to feed"


@clause("BC-044")
def test_a_hungry_vampire_may_be_left_unfed_and_starves() -> None:
    table = position(FeedAndScare(), Upkeep(), s0="2=P(T) 4=D(T) hand PN", city="PPPP", supply="-")
    table.play("feed:4<N", "scare:-")
    assert table.vampires(0) == "4=D(H)"
    assert (table.hand(0), table.supply) == ("P", "P")


@clause("BC-045")
def test_any_number_of_hand_coins_may_be_scared() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand PPND", city="PPPP")
    assert table.codes == [
        "scare:-", "scare:P", "scare:N", "scare:D", "scare:PP", "scare:PN", "scare:PD", "scare:ND",
        "scare:PPN", "scare:PPD", "scare:PND", "scare:PPND",
    ]  # fmt: skip
    table.play("scare:PPD")
    assert table.seat(0) == "3=D(H) hand N scare PPD fatigue -"


@clause("BC-046")
def test_tired_coins_are_not_available_in_phase_1() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand N fatigue PPD", city="PPPP")
    assert table.codes == ["feed:-", "feed:3<N"]
    table.play("feed:-")
    assert table.codes == ["scare:-", "scare:N"]
    assert position(FeedAndScare(), s0="3=D(T) fatigue PPD", city="PPPP").paused, "an empty hand places nothing"


@clause("BC-047")
def test_unplaced_coins_stay_in_hand() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PPND", city="PPPP")
    table.play("feed:3<P", "scare:D")
    assert table.seat(0) == "3=D(T)<P hand PN scare D fatigue -"
    other = position(FeedAndScare(), s0="3=D(T) hand PPND", city="PPPP").play("feed:-", "scare:-")
    assert other.seat(0) == "3=D(T) hand PPND scare - fatigue -"


@clause("BC-048", "BC-049")
def test_the_scare_plan_draws_on_what_the_feeding_plan_leaves() -> None:
    table = position(FeedAndScare(), s0="3=D(T) hand PN", city="PPPP")
    table.play("feed:3<P")
    assert table.codes == ["scare:-", "scare:N"], "a coin is placed once: on a vampire or in the scare area"


@clause("BC-048")
def test_after_the_reveal_coins_are_not_taken_back() -> None:
    table = position(
        FeedAndScare(), TakeTurns(), s0="3=D(H) hand P", s1="3=D(H) hand P", city="PPP", supply="PN", holder=1
    )
    table.play("s0 scare:P", "s1 scare:P")
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            table.match.undo(seat)
    assert (table.scare(0), table.scare(1)) == ("P", "P")


@clause("BC-048")
def test_coins_are_not_taken_back_either_when_only_one_player_had_a_choice() -> None:
    table = position(FeedAndScare(), TakeTurns(), s0="3=D(H) hand P", city="PPPP")
    table.play("scare:P")
    with pytest.raises(UndoRefused):
        table.match.undo(0)


def _sealed() -> Position:
    """A Phase 1 in which both players feed and scare."""
    return position(
        FeedAndScare(), s0="3=D(T) hand PN", s1="4=N(T) 5=P(H) hand PND", city="PPPN", supply="PPND", holder=1
    )


@clause("BC-049")
def test_plans_are_sealed_and_placed_together() -> None:
    table = _sealed()
    assert table.asked == ["s0 feed", "s1 feed"]
    table.play("s0 feed:3<N", "s0 scare:P")
    assert table.asked == ["s1 feed"]
    assert table.seat(0) == "3=D(T) hand PN scare - fatigue -"
    table.play("s1 feed:4<D", "s1 scare:PN")
    assert table.seat(0) == "3=D(T)<N hand - scare P fatigue -"
    assert table.seat(1) == "4=N(T)<D 5=P(H) hand - scare PN fatigue -"
    assert table.g.placed == [2, 3]


@clause("BC-049")
def test_a_sealed_plan_may_be_changed_until_all_are_in() -> None:
    table = _sealed().play("s0 feed:3<N", "s0 scare:P")
    table.match.undo(0)
    table.match.undo(0)
    table.play("s0 feed:-", "s0 scare:-", "s1 feed:-", "s1 scare:-")
    assert table.seat(0) == "3=D(T) hand PN scare - fatigue -"


@clause("BC-056")
def test_until_the_reveal_the_coins_lie_in_hand_in_every_view() -> None:
    table = _sealed().play("s0 feed:3<N", "s0 scare:P", "s1 feed:4<D")
    for viewer in (None, 0, 1):
        zones = table.match.view(viewer).zones
        assert (zones["hand:0"].pieces, zones["hand:1"].pieces) == (["P", "N"], ["P", "N", "D"])
        assert (zones["scare:0"].pieces, zones["fed:0"].pieces) == ([], [""] * 5)


@clause("BC-056")
def test_rivals_learn_only_whether_the_whole_plan_is_complete() -> None:
    untouched = [_sealed().match.view(viewer).to_bytes() for viewer in (None, 1)]
    half = _sealed().play("s0 feed:3<N")
    assert [half.match.view(viewer).to_bytes() for viewer in (None, 1)] == untouched
    whole = {
        (_sealed().play(*plan).match.view(None).to_bytes(), _sealed().play(*plan).match.view(1).to_bytes())
        for plan in (("s0 feed:3<N", "s0 scare:P"), ("s0 feed:-", "s0 scare:-"), ("s0 feed:3<P", "s0 scare:-"))
    }
    assert len(whole) == 1, "a complete plan looks the same whatever it is"
    assert whole != {tuple(untouched)}, "but that it is complete is known"
    automatic = position(
        FeedAndScare(), s0="3=D(T) hand P", s1="4=N(T) 5=P(H) hand PND", city="PPPN", supply="PPND", holder=1
    )
    before = automatic.match.view(1).to_bytes()
    automatic.play("s0 feed:3<P")  # which leaves nothing to scare: the second plan is automatic
    assert automatic.match.view(1).waiting.seats == (1,)
    assert before != automatic.match.view(1).to_bytes()


@clause("BC-056")
def test_feeding_plans_may_be_given_in_any_order() -> None:
    in_a_row = _sealed().play("s0 feed:3<N", "s0 scare:P", "s1 feed:4<D", "s1 scare:PN")
    in_turns = _sealed().play("s1 feed:4<D", "s0 feed:3<N", "s1 scare:PN", "s0 scare:P")
    assert in_a_row.g == in_turns.g


@clause("BC-054")
def test_a_player_without_vampires_commits_an_empty_plan() -> None:
    table = position(FeedAndScare(), s0="3=D(H) hand P", s1="hand PND", city="PPP", supply="PN", holder=1)
    assert table.asked == ["s0 scare"]
    table.play("scare:P")
    assert table.g.placed == [1, 0]
    assert table.seat(1) == "- hand PND scare - fatigue -"
    assert table.quarter == 1, "who placed nothing has placed the fewest"


@clause("BC-054")
def test_if_nobody_has_a_vampire_nothing_is_asked_in_phase_1() -> None:
    table = position(FeedAndScare(), s0="hand P", s1="hand N", city="PPPP", holder=0)
    assert table.paused
    assert table.quarter == 1


@clause("BC-055")
def test_scare_coins_have_no_other_use_without_ability_cards() -> None:
    """Two scare coins and a hand coin: no double hunt, no catch from the supply, no rumour."""
    table = position(TakeTurns(), s0="5=P(H) hand N scare PN", city="PN", supply="PND")
    assert table.asked == ["s0 action"]
    assert table.codes == [
        "pass", "take:P", "take:N",
        "make:N@4+P", "make:N@4+N", "make:N@3+N", "make:N@2+PN",
        "repop:P", "repop:N",
    ]  # fmt: skip


def test_e10_life_of_a_victim() -> None:
    """Fed upon in round 4, tired until the upkeep of round 5, may be turned in round 5, placed again in round 6."""
    table = position(Round(), s0="4=N(T) hand N", s1="5=P(H)", city="PPPP", supply="PP", round=3, holder=1)
    table.play("feed:4<N")
    assert (table.g.round, table.asked) == (4, ["s1 action"]), "the nickel has nothing to do in round 4"
    assert table.seat(0) == "4=N(H) hand - scare - fatigue N"
    table.play("pass")
    assert table.g.round == 5
    assert table.seat(0) == "4=N(H) hand N scare - fatigue -", "back in hand after the upkeep of round 5"
    assert table.codes == ["pass", "make:N@5"], "and not asked in Phase 1 of round 5, where it was tired"
    table.play("pass", "s1 pass")
    assert (table.g.round, table.asked) == (6, ["s0 scare"])
    assert table.codes == ["scare:-", "scare:N"]


def test_e22_passing_saves_food() -> None:
    table = position(TakeTurns(), Round(), s0="3=D(H) hand N", city="PPPP")
    assert table.codes == ["pass", "make:N@5", "make:N@4"]
    table.play("pass")
    assert table.asked == ["s0 scare"], "the feeding plan is empty and automatic"
    table.play("scare:-")
    assert table.asked == ["s0 action"], "the dime acts again without having been fed"
    assert table.vampires(0) == "3=D(H)"
