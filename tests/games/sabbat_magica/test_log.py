"""The log: who did what to whom with what, every amount, and where it leaves the counter, in three languages."""

from __future__ import annotations

from random import Random

import pytest

from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Curse
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from lychgate.words import Words
from tests.games.sabbat_magica.positions import Position, act, opening, position

NAMES = ("Ada", "Bram", "Cleo", "Dora")


def log(table: Position, language: str = "en", me: int | None = None) -> list[str]:
    """What was told since the position, to one of the players or to a spectator."""
    book = Words("sabbat-magica", language, NAMES, me, strict=True)
    return [book.sentence(told.said()) for told in table.match.events(me)]


@clause("SM-201", "SM-202")
def test_a_player_whom_the_canteen_feeds_had_ghosts_to_feed() -> None:
    table = position(Food(), players="gbr", canteen="g", vada="g", g="terror 3", b="bridge 3 terror 5")
    assert log(table) == [
        "Ada had nothing to pay for food: the canteen fed 2.",
        "Bram paid 3 of 3 terror for food, 2 left.",
        "Cleo had no ghost to feed.",
    ]
    more = position(Food(), players="gb", canteen="g", vada="g", g="terror 3 bridge 2")
    assert log(more)[0] == "Ada paid 2 of 2 terror for food, 1 left; the canteen fed 2."


@clause("SM-205")
def test_an_unfed_ghost_is_told_with_its_place_and_the_points_that_are_left() -> None:
    table = position(Food(), players="gb", g="terror 0 vp 7", vada="g", b="terror 0")
    assert log(table)[:2] == [
        "Ada paid 0 of 1 terror for food, 0 left.",
        "Ada's ghost in Vada went unfed and to the graveyard: 1 VP lost, now 6.",
    ]


@clause("SM-141", "SM-142", "SM-145")
def test_a_fight_says_where_the_attacker_came_from_and_whose_ghosts_were_beaten() -> None:
    table = position(act(), players="rgb", r="terror 9 vp 3", order="grb", vada="r", gineva="gg")
    table.play("move:vada@1>gineva", "fight")
    assert log(table)[0] == (
        "Ada's ghost came from Vada and fought 2 of Bram's ghosts in Gineva: 4 terror paid, 5 left; 4 VP gained, now 7."
    )
    assert log(table, "fr")[0] == (
        "Un fantôme d'Ada est venu de Vada et a combattu 2 fantômes de Bram à Gineva : "
        "cela coûte 4 terreur (il en reste 5) et rapporte 4 PV (ce qui fait 7)."
    )
    assert log(table, "de", 1)[0] == (
        "Ein Geist von Ada kam aus Vada und kämpfte in Gineva gegen 2 deiner Geister: 4 Schrecken gezahlt, 5 übrig; "
        "4 SP gewonnen, jetzt 7."
    )


@clause("SM-192")
def test_a_fight_by_teleportation_names_the_card() -> None:
    table = position(act(), players="yr", y="bridge 1 terror 5", vada="r").play("teleport:bridge>vada", "fight")
    assert log(table)[1] == (
        "By Teleportation, Ada's ghost came from the drawbridge and fought Bram's ghost in Vada: "
        "1 terror paid, 4 left; 2 VP gained, now 2."
    )


@clause("SM-150")
def test_being_repelled_is_told_to_all_it_concerns() -> None:
    table = position(act(), players="rg", r="bridge 1 terror 0", canteen="g", g="vp 5")
    table.play("move:bridge>canteen")
    assert log(table) == [
        "Ada's ghost came from the drawbridge, found no place in the canteen and was repelled to the graveyard; "
        "1 terror in consolation, now 1.",
        "Bram gained 2 VP, now 7, for the ghost repelled in the canteen.",
    ]


@clause("SM-030", "SM-105", "SM-109")
def test_a_mirror_at_ten_terror_promises_and_tells_what_it_brings() -> None:
    table = position(act(), players="rg", r="on m22 terror 10").play("step:m11")
    label = table.ask.menu.by_code["mirror:n1"].label
    book = Words("sabbat-magica", strict=True)
    assert label is not None
    assert book.say(label) == "Crack the mirror: 0 terror"
    assert book.part(label, "then").endswith("no terror gained: you have 10 already!")
    table.play("mirror:n1")
    assert log(table)[-1] == "Ada cracked mirror 1 of the north wall: no terror gained, 10 is the most."
    eight = position(act(), players="rg", r="on m22 terror 8").play("step:m11", "mirror:n1")
    assert log(eight)[-1] == "Ada cracked mirror 1 of the north wall: 2 terror, now 10."


@clause("SM-100", "SM-101", "SM-185")
def test_a_walk_names_the_magician_and_gathers_nothing() -> None:
    table = position(act(), players="rg", r="on m22 power bats", g="on m44", tiles={"m41": "mask"})
    table.play("fly:m41", "nothing")
    assert log(table) == [
        "Ada's vampire turned into bats and flew to another square (south-west corner, tile: 2 masks).",
        "Ada used neither tile nor mirror.",
    ]
    assert log(table, "fr", 0)[0] == (
        "Votre vampire a volé vers une autre case grâce aux Chauves-souris (coin sud-ouest, tuile : 2 masques)."
    )
    assert log(table, "de", 0)[0] == (
        "Dein Vampir ist mit den Fledermäusen auf ein anderes Feld geflogen (Ecke Südwest, Plättchen: 2 Masken)."
    )


@clause("SM-114")
@pytest.mark.parametrize(
    "stores, code, ends",
    [
        ("one R", "swap:1h>mask", "a rat tail became a mask in the 1H store."),
        ("two R", "swap:2h>mask", "a rat tail became a mask in the 2H store."),
    ],
)
def test_the_test_tube_does_not_tell_of_nothing(stores: str, code: str, ends: str) -> None:
    table = position(act(), players="rg", r=f"on m11 {stores}", tiles={"m22": "test_tube"})
    table.play("step:m22", "tile", code)
    assert log(table)[-1].endswith(ends)


@clause("SM-220", "SM-222")
def test_a_chimera_tells_what_was_kept_only_where_something_was() -> None:
    table = position(ApprovalPhase(), players="rg", r="approval SRGM", g="approval SRGM", alchemist_office="g")
    table.play("keep:SM")
    assert log(table) == [
        "Ada's batch of four kinds became a chimera, now 1.",
        "Bram's batch of four kinds became a chimera, now 1; a spider and a mask went to the 2H store by the "
        "alchemist's office.",
    ]


@clause("SM-113")
def test_stores_are_written_alike_in_answers_reasons_and_log() -> None:
    table = position(act(), players="rg", r="on m11 one R two M", tiles={"m22": "terroriser"}).play("step:m22", "tile")
    book = Words("sabbat-magica", strict=True)
    labels = [book.say(option.label) for option in table.ask.options if option.label is not None]
    assert labels == ["A rat tail of the 1H store: 2 terror", "A mask of the 2H store: 4 terror"]
    (reason,) = table.why_not("discard:spider@1h")
    assert book.say(reason.say) == "There is no spider in your 1H store."
    table.play("discard:mask@2h")
    assert log(table)[-1] == "Ada gave a mask of the 2H store to the Terroriser: 4 terror, now 7."


@clause("SM-184")
def test_doppelganger_is_told_each_time() -> None:
    table = position(
        act(), players="yr", y="on m11 power doppelganger", tiles={"m12": "gemstone"}, r="power bats"
    ).play("step:m12", "tile", "doppelganger")
    assert log(table)[-2:] == [
        "Ada used Doppelgänger: the same once more.",
        "Ada took 2 gemstones from the tile into the 2H store.",
    ]


@clause("SM-191")
def test_frenzy_tells_the_terror_there_is_then() -> None:
    table = position(act(), players="br", b="terror 8 bridge 1 power frenzy").play("frenzy")
    assert log(table) == ["Ada used Frenzy: 2 terror, now 10."]


@clause("SM-190")
def test_a_spell_tells_what_both_have_then() -> None:
    table = position(act(), players="br", b="on m11 terror 10 power spell", r="on m13 terror 4")
    table.play("step:m12", "nothing", "spell")
    assert log(table)[-1] == ("Ada's Spell took 1 terror from Bram, who had 3 then; with 10 already, none was gained.")


@clause("SM-053", "SM-054", "SM-055")
def test_the_curse_tells_what_it_leaves() -> None:
    table = position(Curse(), players="rg", r="skull vp 8 one SS two M", g="skull")
    assert log(table) == [
        "Ada's cursed token rotted away: 5 VP lost, now 3.",
        "Ada's 1H store rotted into one cursed token: 2 spiders.",
        "Ada's 2H store moved to 1H: a mask.",
        "Bram's cursed token rotted away; there was no VP left to lose.",
    ]


@clause("SM-082", "SM-083")
def test_a_bonus_tells_what_there_is_then() -> None:
    table = position(BonusPhase(), players="rb", r="terror 9", b="vp 3", card="harvest")
    table.play("bonus:terror2", "bonus:vp2")
    assert log(table) == ["Ada took the bonus of 2 terror, now 10.", "Bram took the bonus of 2 VP, now 5."]


@clause("SM-210", "SM-212")
def test_regions_are_told_with_their_values() -> None:
    table = position(RegionPoints(), players="rg", vada="r", turgapel="r", crystal_ball="r", r="vp 10")
    assert log(table) == [
        "Ada had ghosts in Turgapel (4) and Vada (3): 8 VP, 1 of them by the crystal ball, now 18.",
        "Bram had no ghost in a region.",
    ]


@clause("SM-003", "SM-006", "SM-007")
def test_the_opening_tells_tiles_gates_and_who_picks_first() -> None:
    table = opening(3)
    table.play(table.codes[0])
    lines = log(table)
    assert lines[0].startswith("The tiles of the manor, row by row from the north-west corner: ")
    assert lines[1].startswith("The gates and what they ask for: Turgapel (")
    assert lines[2].startswith("The first playing order was drawn: ")
    assert lines[3].startswith("Peoples are chosen in this order: ")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("me", [0, None])
def test_every_line_of_whole_matches_is_a_sentence(language: str, me: int | None) -> None:
    for seed in range(3):
        table = opening(3 + seed % 2, seed)
        rng = Random(seed)
        while not table.match.over:
            ask = rng.choice(table.match.asks)
            table.match.answer(ask.seat, rng.choice(ask.options).code)
        for line in log(table, language, me):
            assert line[0].isupper() or line[0].isdigit(), line
            assert line[-1] in ".!", line
            assert "{" not in line, line
            assert "  " not in line, line
