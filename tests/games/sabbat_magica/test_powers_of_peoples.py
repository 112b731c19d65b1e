"""The twelve POWER cards, people by people."""

from __future__ import annotations

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.events.ghosts import Reappeared
from lychgate.games.sabbat_magica.events.magician import Luxuriated, MirrorWorked
from lychgate.games.sabbat_magica.events.powers import Boosted, Burnt, Haunted, Seduced, Spellbound
from lychgate.games.sabbat_magica.events.rounds import Protected
from lychgate.games.sabbat_magica.state.purse import heap_of
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, TakeBonus
from lychgate.games.sabbat_magica.steps.round import EndRound, Round
from lychgate.games.sabbat_magica.steps.secret import SecretArea
from lychgate.games.sabbat_magica.steps.stewardship import Food
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import act, asked_power, position

ONCE = {"power_limit": "once_per_game"}


# --- Luserna


@clause("SM-180")
def test_luxuriance_gives_two_resources_and_the_choice_is_asked_again() -> None:
    table = position(act(), players="gr", g="bridge 1", gates={"vada": "SM"})
    assert table.reasons("move:bridge>vada") == ["SM-128"]
    table.play("luxuriance", "kind:spider", "kind:mask")
    assert (table.two("g"), table.asked, table.power("g")) == ("SM", ["g action"], "luxuriance")
    assert "move:bridge>vada" in table.codes
    assert [event.tokens for event in table.told(Luxuriated)] == [heap_of("SM")]


@clause("SM-180")
def test_luxuriance_at_the_bonus_on_arrival_and_between_ghosts() -> None:
    bonus = position(TakeBonus(Seat(0)), players="gr")
    assert "luxuriance" in bonus.codes
    bonus.play("luxuriance", "kind:mask", "kind:mask")
    assert bonus.codes == ["bonus:vp2", "bonus:terror2", "bonus:vp1", "bonus:terror1"]
    arriving = position(act(), players="gr", g="on m11").play("step:m12")
    assert "luxuriance" in arriving.codes
    arriving.play("luxuriance", "kind:rat_tail", "kind:mask")
    assert (arriving.two("g"), arriving.ask.key) == ("RM", "arrive.manor")
    haunting = position(act(), players="gr", g="bridge 2").play("move:bridge>canteen")
    assert "luxuriance" in haunting.codes
    haunting.play("luxuriance", "kind:gemstone", "kind:gemstone")
    assert (haunting.two("g"), haunting.ask.key) == ("GG", "haunt")


@clause("SM-180")
def test_luxuriance_is_asked_for_where_only_nothing_is_left() -> None:
    arriving = position(act(), players="gr", g="on m11", tiles={"m22": "terroriser"}).play("step:m22")
    assert arriving.codes == ["nothing", "luxuriance"]
    arriving.play("luxuriance", "kind:mask", "kind:mask")
    assert arriving.codes == ["nothing", "tile"]
    haunting = position(act(), players="gr", g="bridge 1", canteen="r").play("move:bridge>zen_garden")
    assert haunting.codes == ["stop", "luxuriance"]
    walled = {"r": "on m12", "b": "on m21", "y": "on m22"}
    resting = position(act(), players="grby", g="on m11", also=walled)
    assert resting.codes == ["rest", "luxuriance"]
    bonus = position(BonusPhase(), players="rbyg", order="rbyg").play("bonus:vp2", "bonus:vp1", "bonus:terror2")
    assert (bonus.asked, bonus.codes) == (["g bonus"], ["bonus:terror1", "luxuriance"])


@clause("SM-173", "SM-180")
def test_a_choice_that_is_none_is_not_held_up_once_luxuriance_is_used_or_put_away() -> None:
    table = position(act(), players="gr", g="bridge 1", canteen="r")
    assert table.play("luxuriance", "kind:mask", "kind:mask", "move:bridge>zen_garden").paused
    away = position(act(), players="gr", g="bridge 1 power apparition", canteen="r").play("move:bridge>zen_garden")
    assert away.paused


@clause("SM-180")
def test_a_record_from_before_is_not_asked_for_luxuriance_where_nothing_else_is_left() -> None:
    table = position(act(), players="gr", g="bridge 1", canteen="r", flags=()).play("move:bridge>zen_garden")
    assert table.paused


@clause("SM-181")
def test_apparition_puts_a_resource_into_each_rivals_1h_store() -> None:
    table = position(act(), players="grb", g="on m11", r="on m13 one S", b="on m22")
    table.play("step:m12", "nothing")
    assert asked_power(table) == ["apparition"]
    table.play("apparition", "kind:mask", "kind:spider")
    assert (table.one("r"), table.one("b"), table.one("g"), table.two("r")) == ("SM", "S", "-", "-")
    assert [(event.rival, event.resource) for event in table.told(Haunted)] == [(1, "mask"), (2, "spider")]


@clause("SM-182")
def test_secret_area_is_chosen_before_the_curse() -> None:
    table = position(EndRound(), players="gr", round=2, vada="g", g="one S")
    assert (table.asked, table.codes) == (["g guard"], ["guard:-", "guard:vada@1"])
    assert (table.one("g"), table.g.round) == ("S", 3)
    table.play("guard:vada@1")
    assert (table.one("g"), table.power("g")) == ("-", "secret_area")
    assert [(event.where, event.place) for event in table.told(Protected)] == [("vada", 1)]


@clause("SM-182")
def test_only_own_ghosts_in_gardens_and_regions_can_be_protected() -> None:
    table = position(SecretArea(Seat(0)), players="gr", vada="rg", canteen="r")
    assert table.codes == ["guard:-", "guard:vada@2"]
    assert table.reasons("guard:canteen@1") == ["SM-182"]
    nobody = position(SecretArea(Seat(0)), players="gr", g="bridge 3")
    assert nobody.paused


@clause("SM-182")
def test_there_is_no_secret_area_in_the_first_round() -> None:
    table = position(Round(), players="gr", round=0, card="full_moon", vada="g")
    assert {ask.key for ask in table.match.asks} == {"invoke"}


@clause("SM-182")
def test_a_protected_ghost_does_not_move_and_nobody_fights_where_it_stands() -> None:
    table = position(act(), players="gr", vada="g*", g="bridge 1 two SRGM terror 9", gates={"vada": "SR"})
    assert table.reasons("move:vada@1>gineva") == ["SM-182"]
    rival = position(act(1), players="gr", canteen="g*", r="bridge 1 terror 9", g="terror 0")
    rival.play("move:bridge>canteen")
    assert (rival.paused, rival.at("canteen"), rival.graves("r")) == (True, "g", 7)


@clause("SM-182")
def test_not_even_its_owner_fights_there() -> None:
    table = position(act(), players="grb", vada="rg*", gineva="g", g="terror 9").play("move:gineva@1>vada")
    assert (table.at("vada"), table.graves("g")) == ("rg", 6)


@clause("SM-183")
def test_a_protected_ghost_moves_up_is_fed_and_may_go_unfed() -> None:
    table = position(act(1), players="gr", vada="rg*").play("move:vada@1>gineva")
    assert table.at("vada") == "g"
    hungry = position(Food(), players="gr", vada="g*", g="terror 0 bridge 1")
    assert hungry.codes == ["unfed:bridge", "unfed:vada@1"]
    hungry.play("unfed:vada@1")
    assert hungry.at("vada") == ""


@clause("SM-183")
def test_the_location_of_a_protected_ghost_may_be_entered_on_a_free_place() -> None:
    table = position(act(1), players="gr", vada="g*", r="bridge 1 two SR terror 9", gates={"vada": "SR"})
    table.play("move:bridge>vada")
    assert (table.paused, table.at("vada")) == (True, "gr")


@clause("SM-224")
def test_protection_ends_with_the_round() -> None:
    table = position(EndRound(), players="gr", round=2, vada="g*", g="power secret_area")
    table.play("guard:-", "g invoke:0", "r invoke:0")
    pieces = table.match.view(None).zones["ghosts"].pieces
    assert pieces is not None
    assert "ghost-0" in pieces
    assert "ghost-0.guarded" not in pieces


# --- Sanagal


@clause("SM-184")
def test_doppelganger_repeats_the_tile() -> None:
    table = position(act(), players="yr", y="on m11", tiles={"m12": "gemstone"})
    table.play("step:m12", "tile", "doppelganger")
    assert (table.two("y"), table.paused, table.power("y")) == ("GGGG", True, "doppelganger")


@clause("SM-184")
@pytest.mark.parametrize(
    "again, n1, w1, terror", [("mirror:n1", "broken", "intact", 5), ("mirror:w1", "cracked", "cracked", 6)]
)
def test_doppelganger_repeats_a_mirror_the_same_or_another(again: str, n1: str, w1: str, terror: int) -> None:
    table = position(act(), players="yr", y="on m22 terror 0", glass_factory="")
    table.play("step:m11", "mirror:n1", "doppelganger")
    assert table.codes == ["mirror:n1", "mirror:w1"]
    table.play(again)
    assert (table.mirror("n1"), table.mirror("w1"), table.terror("y")) == (n1, w1, terror)


@clause("SM-184", "SM-163")
def test_the_glass_factory_counts_each_time() -> None:
    table = position(act(), players="yr", y="on m11 terror 0", glass_factory="y")
    table.play("step:m12", "mirror:n2", "doppelganger")
    assert [event.terror for event in table.told(MirrorWorked)] == [4, 3]


@clause("SM-184")
def test_doppelganger_repeats_no_other_kind_of_effect() -> None:
    nothing = position(act(), players="yr", y="on m11").play("step:m12", "nothing")
    assert nothing.paused
    broken = position(act(), players="yr", y="on m11", mirrors={"n2": "cracked"}).play("step:m12", "mirror:n2")
    assert broken.paused
    clock = position(act(), players="yr", y="on m11 one SS", tiles={"m12": "clock"}).play("step:m12", "tile")
    assert (clock.paused, clock.two("y")) == (True, "SS")


@clause("SM-184")
def test_doppelganger_on_the_test_tube_makes_new_choices() -> None:
    table = position(act(), players="yr", y="on m11 two SR", tiles={"m22": "test_tube"})
    table.play("step:m22", "tile", "tube:spider", "swap:2h>mask", "doppelganger", "tube:rat_tail", "swap:2h>gemstone")
    assert table.two("y") == "GM"


@clause("SM-192")
def test_teleportation_enters_any_region_for_nothing() -> None:
    table = position(act(), players="yr", y="bridge 2", vada="r")
    assert len(table.codes_like("teleport:")) == 8
    table.play("teleport:bridge>vada", "settle")
    assert (table.at("vada"), table.approval("y"), table.power("y")) == ("ry", "-", "teleportation")
    assert table.codes_like("teleport:") == []
    assert table.reasons("teleport:bridge>grisa") == ["SM-192"]


@clause("SM-192", "SM-170", "SM-178")
def test_only_a_sorcerer_who_has_shown_nothing_else_teleports() -> None:
    assert position(act(), players="ry", r="bridge 2").codes_like("teleport:") == []
    shown = position(act(), players="yr", y="bridge 2 power fireball")
    assert (shown.codes_like("teleport:"), shown.reasons("teleport:bridge>vada")) == ([], ["SM-170"])


@clause("SM-192")
def test_a_teleported_ghost_has_moved_and_meets_what_is_there() -> None:
    table = position(act(), players="yr", y="bridge 2 terror 0", vada="rr").play("teleport:bridge>vada")
    assert (table.at("vada"), table.graves("y"), table.vp("r")) == ("rr", 6, 2)
    moved = position(act(), players="yr", y="bridge 2").play("teleport:bridge>vada")
    assert moved.reasons("move:vada@1>gineva") == ["SM-120"]


@clause("SM-192")
def test_a_ghost_that_walks_does_not_teleport() -> None:
    table = position(act(), players="yr", y="bridge 1").play("move:bridge>canteen")
    assert table.power("y") == ""


@clause("SM-193")
def test_fireball_burns_one_ghost_of_each_adjacent_rival() -> None:
    table = position(
        act(),
        players="yrgb",
        y="on m11 bridge 2",
        r="on m13 bridge 2 terror 4",
        g="on m22 bridge 0",
        b="on m44 bridge 3",
    )
    table.play("step:m12", "nothing", "fireball")
    assert [table.bridge(colour) for colour in "yrgb"] == [2, 1, 0, 3]
    assert (table.graves("r"), table.terror("r")) == (6, 4)
    assert [event.rival for event in table.told(Burnt)] == [1]
    assert table.power("y") == "fireball"


# --- Zugriga


@clause("SM-185")
def test_bats_fly_to_any_empty_square() -> None:
    table = position(act(), players="rg", r="on m11", g="on m33")
    assert table.codes_like("step:") == ["step:m12", "step:m21", "step:m22"]
    assert len(table.codes_like("fly:")) == 11
    table.play("fly:m44", "mirror:e4")
    assert (table.square("r"), table.power("r"), table.terror("r")) == ("m44", "bats", 6)


@clause("SM-185")
def test_an_ordinary_step_and_the_first_placement_do_not_use_bats() -> None:
    table = position(act(), players="rg", r="on m11").play("step:m12", "nothing")
    assert table.power("r") == ""
    first = position(act(), players="rg").play("place:m44", "nothing")
    assert first.power("r") == ""


@clause("SM-186")
def test_seduction_takes_all_gemstones_of_adjacent_rivals() -> None:
    table = position(act(), players="rgb", r="on m11 two G", g="on m13 one GG two GS approval G", b="on m22 two GGG")
    table.play("step:m12", "nothing", "seduction")
    assert table.power("r") == "seduction"
    assert (table.two("r"), table.one("g"), table.two("g"), table.approval("g")) == ("G" * 7, "-", "S", "G")
    assert table.two("b") == "-"
    stolen = [(event.rival, event.tokens) for event in table.told(Seduced)]
    assert stolen == [(rival, heap_of("GGG")) for rival in (1, 2)]


@clause("SM-186")
def test_seduction_passes_by_who_has_no_gemstone() -> None:
    table = position(act(), players="rgb", r="on m11", g="on m13 one S", b="on m22 two G")
    table.play("step:m12", "nothing", "seduction")
    assert [event.rival for event in table.told(Seduced)] == [2]


@clause("SM-186", "SM-176")
def test_once_shown_seduction_happens_by_itself() -> None:
    table = position(act(), players="rg", r="on m11 power seduction", g="on m13 one G").play("step:m12", "nothing")
    assert (table.paused, table.two("r"), table.one("g")) == (True, "G", "-")


@clause("SM-187", "SM-188")
def test_gift_of_immortality() -> None:
    table = position(act(1), players="rg", r="terror 1", g="bridge 1 terror 9", canteen="r", zen_garden="g")
    table.play("move:bridge>canteen", "fight")
    assert table.asked == ["r gift"]
    wanted = ["glass_factory", "crystal_ball", "training_ground", "alchemist_office"]
    assert table.codes == ["pass", *(f"reappear:{name}" for name in wanted)]
    table.play("reappear:crystal_ball")
    assert (table.at("crystal_ball"), table.graves("r"), table.terror("r"), table.power("r")) == (
        "r", 6, 1, "gift_of_immortality",
    )  # fmt: skip
    assert [event.where for event in table.told(Reappeared)] == ["crystal_ball"]


@clause("SM-187")
def test_only_the_vampire_is_asked() -> None:
    table = position(act(1), players="gb", canteen="g", b="terror 5 bridge 1").play("move:bridge>canteen", "fight")
    assert (table.asked, table.graves("g")) == (["b haunt"], 7)


@clause("SM-036", "SM-187")
def test_where_a_ghost_may_not_reappear() -> None:
    table = position(act(1), g="bridge 1 terror 9", canteen="br", zen_garden="gb", glass_factory="rr")
    table.play("move:bridge>canteen", "fight")
    assert table.reasons("reappear:canteen") == ["SM-187", "SM-187"]
    assert table.reasons("reappear:vada") == ["SM-187"]
    assert table.reasons("reappear:zen_garden") == ["SM-187"]
    assert table.reasons("reappear:glass_factory") == ["SM-187", "SM-036"]


@clause("SM-188")
def test_declined_or_without_refuge_the_ghost_falls_as_usual() -> None:
    table = position(act(1), players="rg", r="terror 1", g="bridge 1 terror 9", canteen="r")
    table.play("move:bridge>canteen", "fight", "r pass")
    assert (table.graves("r"), table.terror("r"), table.power("r")) == (7, 2, "")
    full = {
        "zen_garden": "g",
        "glass_factory": "g",
        "crystal_ball": "g",
        "training_ground": "g",
        "alchemist_office": "r",
    }
    none = position(act(1), players="rg", r="terror 1", g="bridge 1 terror 9", canteen="r", also=full)
    none.play("move:bridge>canteen", "fight")
    assert (none.asked, none.graves("r"), none.terror("r")) == (["g haunt"], 6, 2)


@clause("SM-187")
def test_the_vampire_is_not_named_while_it_decides() -> None:
    table = position(act(1), players="rg", g="bridge 1 terror 9", canteen="r").play("move:bridge>canteen", "fight")
    assert (table.match.waiting.seats, table.match.waiting.reaction) == ((), True)


# --- Argosola


@clause("SM-189")
def test_booster_lets_ghosts_go_two_steps() -> None:
    table = position(act(), players="br", turgapel="b", canteen="b", neshata="rr", b="bridge 1").play("booster")
    reach = {code.rpartition(">")[2] for code in table.codes_like("move:turgapel")}
    # Neshata in between is full of rivals; that does not matter to a ghost that passes.
    assert reach == {"bridge", "neshata", "gineva", "grisa", "berena"}
    gardens = {code.rpartition(">")[2] for code in table.codes_like("move:canteen")}
    assert gardens == {"bridge", "crystal_ball", "glass_factory", "training_ground", "alchemist_office"}
    table.play("move:turgapel@1>gineva")
    assert (table.at("gineva"), table.power("b"), len(table.told(Boosted))) == ("b", "booster", 1)


@clause("SM-189")
def test_booster_is_said_before_the_first_ghost_moves_and_lasts_one_action() -> None:
    table = position(act(), act(), players="br", turgapel="b", vada="b").play("move:turgapel@1>neshata")
    assert "booster" not in table.codes
    boosted = position(act(), act(), players="br", turgapel="b", vada="b").play("booster", "stop")
    assert boosted.reasons("move:turgapel@1>gineva") == ["SM-121"]


@clause("SM-189")
def test_booster_needs_a_ghost_in_a_location() -> None:
    table = position(act(), players="br", b="bridge 3")
    assert table.reasons("booster") == ["SM-189"]


@clause("SM-189")
def test_booster_leaves_the_drawbridge_as_it_is() -> None:
    table = position(act(), players="br", turgapel="b", b="bridge 1", gates={"vada": "SR"}).play("booster")
    assert table.reasons("move:bridge>vada") == ["SM-128"]


@clause("SM-190")
def test_spell_steals_a_terror_point_from_each_adjacent_rival() -> None:
    table = position(act(), players="brg", b="on m11 terror 10", r="on m13 terror 1", g="on m22 terror 0")
    table.play("step:m12", "nothing", "spell")
    assert ([table.terror(colour) for colour in "brg"], table.power("b")) == ([10, 0, 0], "spell")
    assert len(table.told(Spellbound)) == 1


@clause("SM-191")
def test_frenzy_once_in_an_action_before_between_or_after_moves() -> None:
    before = position(act(), players="br", b="terror 0 bridge 1").play("frenzy")
    assert (before.terror("b"), "frenzy" in before.codes) == (3, False)
    assert before.reasons("frenzy") == ["SM-191"]
    between = position(act(), players="br", b="terror 9 bridge 2").play("move:bridge>canteen", "frenzy")
    assert between.terror("b") == 10
    after = position(act(), players="br", b="terror 0 bridge 1").play("move:bridge>canteen")
    assert after.codes == ["stop", "frenzy"]
    after.play("frenzy")
    assert (after.paused, after.terror("b")) == (True, 3)


@clause("SM-191")
def test_frenzy_without_any_ghost() -> None:
    table = position(act(), players="br", b="terror 0").play("frenzy")
    assert (table.paused, table.terror("b")) == (True, 3)
