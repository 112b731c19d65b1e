"""Everything in the box does what it says: each time card, tile, region, garden place and POWER card, by name.

What is expected is written here once more, by hand. The last test sees to it that nothing was forgotten.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lychgate.core.ask import Seat
from lychgate.games.sabbat_magica.data.boards import GARDENS, LOCATIONS, REGIONS
from lychgate.games.sabbat_magica.data.cards import POWERS, TIME_CARDS
from lychgate.games.sabbat_magica.data.resources import TILES
from lychgate.games.sabbat_magica.events.plan import BonusTaken
from lychgate.games.sabbat_magica.steps.magician import Arrive
from lychgate.games.sabbat_magica.steps.plan import BonusPhase, Curse, Invoke, TakeBonus
from lychgate.games.sabbat_magica.steps.round import Round
from lychgate.games.sabbat_magica.steps.skulduggery import Skulduggery
from lychgate.games.sabbat_magica.steps.stewardship import ApprovalPhase, Food, RegionPoints
from lychgate.testing.clause import clause
from tests.games.sabbat_magica.positions import Position, act, position

CARDS = {
    "full_moon": (4, []),
    "feast_of_fools": (4, ["terror2", "vp2", "any1", "any1"]),
    "mother_nature": (4, ["spider1", "rat_tail1", "gemstone1", "mask1"]),
    "harvest": (3, ["vp2", "terror2", "vp1", "terror1"]),
    "half_moon": (3, ["any1", "vp1", "terror2", "terror1"]),
    "carnival": (2, ["any1", "any1", "terror2", "terror2"]),
    "dark_moon": (2, ["any1", "any1", "vp2", "vp2"]),
}


@clause("SM-061", "SM-080", "SM-090")
@pytest.mark.parametrize("card", CARDS)
def test_every_time_card(card: str) -> None:
    actions, _ = CARDS[card]
    table = position(Skulduggery(), players="rb", card=card)
    taken = 0
    while not table.paused:
        table.play("rest")
        taken += 1
    assert taken == 2 * actions


@clause("SM-061", "SM-080", "SM-081", "SM-082", "SM-083")
@pytest.mark.parametrize("card", [card for card, (_, bonuses) in CARDS.items() if bonuses])
def test_every_bonus_of_every_time_card(card: str) -> None:
    """Four players take the first bonus that is left, and those of choice are masks."""
    _, bonuses = CARDS[card]
    table = position(BonusPhase(), players="rybg", card=card, g="power apparition")
    while not table.paused:
        table.play("kind:mask" if table.ask.key == "kind" else table.codes[0])
    told = {(event.slot, event.what, event.n, event.resource) for event in table.told(BonusTaken)}
    wanted = set()
    for slot, bonus in enumerate(bonuses, 1):
        what, n = bonus[:-1], int(bonus[-1])
        points = what in ("terror", "vp")
        wanted.add((slot, what if points else "resource", n, "spider" if points else what.replace("any", "mask")))
    assert told == wanted


@clause("SM-110", "SM-111", "SM-112", "SM-113", "SM-114")
@pytest.mark.parametrize(
    "tile, answers, two, one, terror, skull",
    [
        ("spider", [], "SSM", "R", 3, True),
        ("rat_tail", [], "RRM", "R", 3, True),
        ("gemstone", [], "GGM", "R", 3, True),
        ("mask", [], "MMM", "R", 3, True),
        ("grimoire", [], "M", "R", 3, False),
        ("clock", [], "RM", "-", 3, True),
        ("terroriser", ["discard:mask@2h"], "-", "R", 7, True),
        ("test_tube", ["tube:rat_tail", "swap:1h>gemstone"], "M", "G", 3, True),
    ],
)
def test_every_tile(tile: str, answers: list[str], two: str, one: str, terror: int, skull: bool) -> None:
    table = position(Arrive(Seat(0)), tiles={"m22": tile}, r="on m22 two M one R skull").play("tile", *answers)
    assert (table.two("r"), table.one("r"), table.terror("r"), table.skull("r")) == (two, one, terror, skull)


WHEEL = ["turgapel", "neshata", "gineva", "vada", "friburga", "vale", "berena", "grisa"]
WORTH = dict(zip(WHEEL, (4, 3, 2, 3, 2, 3, 2, 3), strict=True))


@clause("SM-121", "SM-125", "SM-127", "SM-210", "SM-211")
@pytest.mark.parametrize("region", WHEEL)
def test_every_region(region: str) -> None:
    table = position(act(), RegionPoints(), r="bridge 1 two GM", gates={region: "GM"})
    table.play(f"move:bridge>{region}")
    assert (table.at(region), table.approval("r"), table.two("r"), table.vp("r")) == ("r", "GM", "-", WORTH[region])
    at = WHEEL.index(region)
    ways = {code.rpartition(">")[2] for code in position(act(), also={region: "r"}).codes_like("move")}
    assert ways == {"bridge", WHEEL[at - 1], WHEEL[(at + 1) % len(WHEEL)]}


@clause("SM-104")
@pytest.mark.parametrize(
    "square, mirrors",
    [
        ("m11", ["n1", "w1"]), ("m12", ["n2"]), ("m13", ["n3"]), ("m14", ["n4", "e1"]),
        ("m21", ["w2"]), ("m22", []), ("m23", []), ("m24", ["e2"]),
        ("m31", ["w3"]), ("m32", []), ("m33", []), ("m34", ["e3"]),
        ("m41", ["s1", "w4"]), ("m42", ["s2"]), ("m43", ["s3"]), ("m44", ["e4", "s4"]),
    ],
)  # fmt: skip
def test_every_square(square: str, mirrors: list[str]) -> None:
    table = position(Arrive(Seat(0)), r=f"on {square}", tiles={square: "mask"})
    assert table.codes_like("mirror:") == [f"mirror:{mirror}" for mirror in mirrors]


@clause("SM-007", "SM-125", "SM-128")
@pytest.mark.parametrize("gate", ["SR", "SG", "SM", "RG", "RM", "GM", "SRG", "SRM", "SGM", "RGM"])
def test_every_gate(gate: str) -> None:
    table = position(act(), r="bridge 1 two SSRRGGMM", gates={"vada": gate}).play("move:bridge>vada")
    assert table.approval("r") == gate
    for missing in gate:
        poor = position(act(), r=f"bridge 1 two {'SRGM'.replace(missing, '')}", gates={"vada": gate})
        assert poor.reasons("move:bridge>vada") == ["SM-128"]


# --- gardens: the same done from the major place, from the minor one, and without a ghost there

BY_PLACE = pytest.mark.parametrize("guests, got", [("rg", 0), ("gr", 1), ("g", 2)], ids=["major", "minor", "none"])


@clause("SM-160", "SM-162", "SM-163")
@BY_PLACE
def test_every_guest_of_the_glass_factory(guests: str, got: int) -> None:
    for state, terror in (("intact", (4, 3, 3)), ("cracked", (3, 3, 2))):
        table = position(Arrive(Seat(0)), r="on m12 terror 0", mirrors={"n2": state}, glass_factory=guests)
        assert table.play("mirror:n2").terror("r") == terror[got]


@clause("SM-160", "SM-162", "SM-212")
@BY_PLACE
def test_every_guest_of_the_crystal_ball(guests: str, got: int) -> None:
    table = position(RegionPoints(), crystal_ball=guests, turgapel="r", vada="r", gineva="r")
    assert table.vp("r") == (11, 10, 9)[got]


@clause("SM-160", "SM-162", "SM-202")
@BY_PLACE
def test_every_guest_of_the_canteen(guests: str, got: int) -> None:
    table = position(Food(), canteen=guests, r="terror 9 bridge 4", g="terror 9", b="terror 9")
    out = 4 + guests.count("r")
    assert table.terror("r") == 9 - out + (2, 1, 0)[got]


@clause("SM-160", "SM-162", "SM-164")
@BY_PLACE
def test_every_guest_of_the_training_ground(guests: str, got: int) -> None:
    for target, vp in (("canteen", (3, 2, 2)), ("vada", (3, 3, 2))):
        fought = {"training_ground": guests, target: "b"}
        gates = {"vada": "SR"}
        table = position(act(), r="terror 9 bridge 1 two SR", gates=gates, also=fought)
        assert table.play(f"move:bridge>{target}", "fight").vp("r") == vp[got]


@clause("SM-160", "SM-162", "SM-222")
@BY_PLACE
def test_every_guest_of_the_alchemist_office(guests: str, got: int) -> None:
    table = position(ApprovalPhase(), alchemist_office=guests, r="approval SRGM")
    kept = ("SM", "M", "-")[got]
    if kept != "-":
        table.play(f"keep:{kept}")
    assert (table.two("r"), table.chimeras("r")) == (kept, 1)


@clause("SM-160", "SM-162", "SM-166")
@BY_PLACE
def test_every_guest_of_the_zen_garden(guests: str, got: int) -> None:
    for origin, terror in (("vada", (2, 2, 1)), ("canteen", (2, 1, 1))):
        table = position(act(), zen_garden=guests, r="terror 0", also={origin: "r"})
        assert table.play(f"move:{origin}@1>bridge").terror("r") == terror[got]


# --- powers: each does its work, and does it again when its moment comes again


def luxuriance() -> None:
    table = position(act(), act(), g="bridge 1", players="gr").play("luxuriance", "kind:mask", "kind:spider", "rest")
    assert table.two("g") == "SM"
    assert table.reasons("luxuriance") == ["SM-173"]


def apparition() -> None:
    table = position(Arrive(Seat(0)), players="gr", g="on m22", r="on m11").play("nothing", "apparition", "kind:mask")
    assert (table.one("r"), table.power("g")) == ("M", "apparition")


def secret_area() -> None:
    table = position(Round(), players="gr", vada="gr", round=2).play("guard:vada@1")
    assert [one & 2 for one in table.g.ghosts[WHEEL.index("vada")]] == [2, 0]


def doppelganger() -> None:
    table = position(Arrive(Seat(0)), players="yr", y="on m22", tiles={"m22": "mask"}).play("tile", "doppelganger")
    assert table.two("y") == "MMMM"


def teleportation() -> None:
    table = position(act(), players="yr", y="bridge 1").play("teleport:bridge>turgapel")
    assert (table.at("turgapel"), table.approval("y")) == ("y", "-")


def fireball() -> None:
    table = position(Arrive(Seat(0)), players="yr", y="on m22", r="on m33 bridge 2").play("nothing", "fireball")
    assert (table.bridge("r"), table.graves("r"), table.terror("r")) == (1, 6, 3)


def bats() -> None:
    table = position(act(), players="rg", r="on m11").play("fly:m44")
    assert (table.square("r"), table.power("r")) == ("m44", "bats")


def seduction() -> None:
    table = position(Arrive(Seat(0)), players="rg", r="on m22", g="on m23 two GGS one G").play("nothing", "seduction")
    assert (table.two("r"), table.two("g"), table.one("g")) == ("GGG", "S", "-")


def gift_of_immortality() -> None:
    table = position(act(1), players="rb", canteen="r", b="terror 5 bridge 1").play("move:bridge>canteen", "fight")
    table.play("r reappear:zen_garden")
    assert (table.at("canteen"), table.at("zen_garden"), table.terror("r")) == ("b", "r", 3)


def booster() -> None:
    table = position(act(), players="br", turgapel="b", canteen="b").play("booster", "move:turgapel@1>gineva")
    table.play("move:canteen@1>glass_factory")
    assert (table.at("gineva"), table.at("glass_factory")) == ("b", "b")


def spell() -> None:
    table = position(Arrive(Seat(0)), players="brg", b="on m22", r="on m21", g="on m12 terror 0").play("nothing")
    table.play("spell")
    assert [table.terror(colour) for colour in "brg"] == [4, 2, 0]


def frenzy() -> None:
    table = position(act(), act(), players="br", b="bridge 1").play("frenzy", "stop", "frenzy")
    assert table.terror("b") == 9


POWER_TESTS = (
    luxuriance, apparition, secret_area, doppelganger, teleportation, fireball, bats, seduction, gift_of_immortality,
    booster, spell, frenzy,
)  # fmt: skip
CLAUSES = {test.__name__: next(power.clause for power in POWERS if power.id == test.__name__) for test in POWER_TESTS}


@clause(*CLAUSES.values())
@pytest.mark.parametrize("power", POWER_TESTS, ids=CLAUSES)
def test_every_power(power: Callable[[], None]) -> None:
    power()


@clause("SM-179")
def test_a_spent_card_is_not_offered_among_other_answers() -> None:
    once = {"power_limit": "once_per_game"}
    assert position(act(), players="rg", r="on m11 power bats spent", options=once).codes_like("fly") == []
    moves = position(act(), players="yr", y="bridge 1 power teleportation spent", options=once)
    assert moves.codes_like("teleport") == []
    elf = position(Round(), players="gr", g="power secret_area spent", vada="g", round=2, options=once)
    assert elf.asked == ["g invoke", "r invoke"]
    vampire = {"r": "power gift_of_immortality spent", "canteen": "r"}
    thrown = position(act(1), players="rb", b="terror 5 bridge 1", options=once, also=vampire)
    thrown.play("move:bridge>canteen", "fight")
    assert (thrown.at("canteen"), thrown.graves("r"), thrown.terror("r")) == ("b", 7, 4)


# --- what lasts for a round only


@clause("SM-080", "SM-085")
def test_the_bonus_tokens_come_back_with_the_next_round() -> None:
    table = position(TakeBonus(Seat(0)), TakeBonus(Seat(1)), Round(), players="rb")
    table.play("bonus:vp2", "bonus:terror2")
    assert (table.g.round, table.g.taken) == (4, [-1, -1])


@clause("SM-066", "SM-067")
def test_the_canteen_is_counted_anew_in_every_round() -> None:
    table = position(Invoke(), Round(), players="rb", canteen="r", order="br")
    table.play("r invoke:1", "b invoke:1", "canteen:use")
    assert table.order == "rb"
    assert (table.g.round, table.g.canteen) == (4, [0, 0])


@clause("SM-052", "SM-223")
def test_a_board_ages_once_for_each_round() -> None:
    table: Position = position(Curse(), Curse(), r="two S one R vp 9")
    assert (table.two("r"), table.one("r"), table.skull("r"), table.vp("r")) == ("-", "-", True, 4)


def test_nothing_was_forgotten() -> None:
    assert list(CARDS) == [card.id for card in TIME_CARDS]
    prefix = "test_every_guest_of_the_"
    gardens = [name.removeprefix(prefix) for name in globals() if name.startswith(prefix)]
    assert sorted(gardens) == sorted(LOCATIONS[at].id for at in GARDENS)
    assert [LOCATIONS[at].id for at in REGIONS] == WHEEL
    assert sorted(CLAUSES) == sorted(power.id for power in POWERS)
    (tiles,) = (mark for mark in test_every_tile.pytestmark if mark.name == "parametrize")  # type: ignore[attr-defined]
    assert [row[0] for row in tiles.args[1]] == [tile.id for tile in TILES]
