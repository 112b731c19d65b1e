"""What single clauses forbid at the table, each with the reason that names the clause."""

from __future__ import annotations

from lychgate.games.damnation.data.geometry import COURTYARD
from lychgate.games.damnation.steps.damage import Packet
from lychgate.games.damnation.steps.movement import RollToMove
from lychgate.games.damnation.steps.program import Apply
from lychgate.games.damnation.steps.resolution import InCorridor
from lychgate.games.damnation.steps.rooms import Enter
from lychgate.games.damnation.steps.turn import Turn
from lychgate.testing.clause import clause
from tests.games.damnation.positions import position, printed


@clause("DA-202")
def test_the_strings_do_not_move_a_villain_that_somebody_else_controls() -> None:
    table = position(
        RollToMove(0),
        lost="c0903 tokens -",
        wanderer="gate hand puppeteers_strings",
        chance=["d3", "dark"],
        poker_face=True,
    )
    while table.who != "wanderer":
        table.play("pass")
    assert table.reasons("puppeteers_strings") == ["DA-202"]


@clause("DA-231")
def test_a_card_aims_at_nobody_out_of_its_sight() -> None:
    table = position(
        InCorridor(0), wanderer="c0403 tokens - hand commanding_presence", gentleman="c0803 tokens -", lost="c0903"
    )
    assert "commanding_presence>gentleman" in table.codes
    assert table.reasons("commanding_presence>lost") == ["DA-231"]


@clause("DA-233")
def test_nobody_is_attacked_out_of_a_room() -> None:
    table = position(
        Enter(0, COURTYARD),
        wanderer="c0513 tokens - hand banqueting_knife",
        lost="courtyard",
        stranger="c0613",
        top="throwing_knives",
    )
    assert table.reasons("attack:banqueting_knife>stranger") == ["DA-233"]


@clause("DA-286")
def test_no_way_through_secret_doors_when_all_are_taken() -> None:
    table = position(
        Turn(0),
        wanderer="kitchen tokens - hand velvet_drapes hip_flask",
        lost="c1903",
        stranger="c0303",
        collector="c1008",
        gentleman="c1912",
        aristocrat="c0313",
        professor="c1313",
    )
    assert table.reasons("velvet_drapes*") == ["DA-286"]


@clause("DA-296")
def test_no_trap_is_laid_without_a_place_or_a_token() -> None:
    nowhere = position(Turn(0), wanderer="moat tokens - hand man_trap hip_flask")
    assert nowhere.reasons("man_trap") == ["DA-296"]
    nothing = position(Turn(0), wanderer="c0403 tokens - hand man_trap hip_flask", fields={"reserve": []})
    assert nothing.reasons("man_trap") == ["DA-296"]


@clause("DA-386")
def test_there_is_no_roll_to_be_desperate_about_in_the_moat() -> None:
    assert position(Turn(0), wanderer="moat tokens - hand hip_flask").reasons("desperation") == ["DA-386"]


@clause("DA-424")
def test_only_a_hand_that_is_large_enough_can_be_given_up() -> None:
    """Visible cards count; what asks for two cards is not for one."""
    table = position(Apply(0, printed("the_brides")), wanderer="c0703 hand hip_flask")
    assert (table.key, table.hp("wanderer")) == ("pause", 6), "nothing is asked: there is one way only"
    table = position(Apply(0, printed("the_brides")), wanderer="c0703 hand hip_flask up aegis_of_night")
    assert table.codes == ["yield", "resist"]


@clause("DA-425")
def test_protection_is_for_damage_only() -> None:
    assert position(Turn(0), wanderer="c0703 hand leather_apron hip_flask").reasons("leather_apron") == ["DA-425"]


@clause("DA-451")
def test_a_rite_of_blood_needs_blood() -> None:
    assert position(Turn(0), occultist="c0703 hp 2 hand hip_flask").reasons("blood_rite") == ["DA-451"]


@clause("DA-512")
def test_the_vampire_is_repelled_from_nearby_or_when_it_bites() -> None:
    table = position(
        Turn(1),
        lost="vault",
        wanderer="c0903 hand crucifix",
        stranger="gate",
        collector="gate",
        vampire=("lost", "c0403", 3),
        mover=1,
    )
    assert table.reasons("crucifix") == ["DA-512"]


@clause("DA-561")
def test_a_relic_protects_once_in_a_turn() -> None:
    used = position(
        Packet(0, 4, "event"), wanderer="c0703 up aegis_of_night hand leather_apron", fields={"relic_used": True}
    )
    assert used.reasons("aegis_of_night") == ["DA-561"]


@clause("DA-642")
def test_nobody_is_saved_from_death_in_the_fall() -> None:
    table = position(
        Packet(0, 9, "event"), wanderer="c0703 hp 2 hand elixir_of_undeath", lost="gate", fall=True, poker_face=True
    )
    while table.key != "slain":
        table.play("pass")
    assert table.reasons("elixir_of_undeath") == ["DA-642"]
