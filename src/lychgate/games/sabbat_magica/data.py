"""Boards, tiles, gates, time cards, peoples and POWER cards of Sabbat Magica: tables, no logic.

The canvas of the boards is 1600 x 900, its origin the upper left corner.
"""

from __future__ import annotations

import msgspec

PLAYERS = (2, 4)
"""SM-001: how many can play."""

ROUNDS = 6
"""SM-050: one for each hour of the night."""

GHOSTS = 7
"""SM-004: each player's ghosts."""

START_TERROR = 3
"""SM-013: what every terror line shows at the beginning."""

MOST_TERROR = 10
"""SM-030: a terror line ends here."""

MOST_OWN = 2
"""SM-036: so many ghosts of one player fit into a region or a garden."""

CURSE_VP = 5
"""SM-053: what a cursed token costs when it rots away."""

CHIMERA_VP = 5
"""SM-231: what a chimera is worth at the end."""

UNFED_VP = 1
"""SM-205: what an unfed ghost costs."""

BEATEN_VP = 2
"""SM-145: what a fight earns for each opposing ghost."""

REPELLED_VP = 2
"""SM-150: what each other player present gains when a ghost is repelled."""

CONSOLATION = 1
"""SM-147, SM-150: the terror point for a ghost that lands in the graveyard."""

EARLIER_COST, LATER_COST = 2, 1
"""SM-142: the terror a fight costs for each ghost of a player earlier, or later, in the playing order."""

HOMECOMING, ZEN_HOMECOMING = 1, 2
"""SM-124, SM-166: the terror a ghost brings back to the drawbridge, plainly and with the Zen garden."""

TRAINING_VP = 1
"""SM-164: what the training ground adds to a fight won."""

TERRORISER = {"two": 4, "one": 2}
"""SM-113: the terror for one resource, by the store it comes from."""

FRENZY_TERROR = 3
"""SM-191: what Frenzy gives."""

LUXURIANCE_TOKENS = 2
"""SM-180: what Luxuriance gives."""


# --- resources

RESOURCES = ("spider", "rat_tail", "gemstone", "mask")
"""SM-044: the four kinds; a chimera or a cursed token is none of them."""

LETTERS = "SRGM"
"""How resources are written in codes, in this order."""

KINDS = (0, 1, 2, 3)
GEMSTONE = 2


# --- the regions board, the gardens, and the places in them


class Place(msgspec.Struct, frozen=True):
    """A numbered place for one ghost: it exists with so many players or more (SM-017)."""

    n: int
    min_players: int


class Location(msgspec.Struct, frozen=True, kw_only=True):
    """A region or a garden: ghosts stand in it on places 1, 2, 3 from the top."""

    id: str
    board: str
    """regions or gardens."""
    x: float
    y: float
    places: tuple[Place, ...]
    neighbours: tuple[int, int]
    """The two on either side of it in its ring."""
    people: str = ""
    vp: int = 0
    """SM-211: what a region is worth."""
    angle: float = 0
    gate: tuple[float, float] = (0, 0)
    """Where the gate tile lies."""


_REGION_PLACES = (Place(1, 2), Place(2, 2), Place(3, 4))
_GARDEN_PLACES = (Place(1, 2), Place(2, 3))

_REGIONS = (
    ("turgapel", "centaurs", 4, 300, 260, (300, 355)),
    ("neshata", "rabbits", 3, 434, 316, (367, 383)),
    ("gineva", "diplomats", 2, 490, 450, (395, 450)),
    ("vada", "gladiators", 3, 434, 584, (367, 517)),
    ("friburga", "nuns", 2, 300, 640, (300, 545)),
    ("vale", "fools", 3, 166, 584, (233, 517)),
    ("berena", "bears", 2, 110, 450, (205, 450)),
    ("grisa", "ogres", 3, 166, 316, (233, 383)),
)
"""SM-211: the wheel clockwise from the top: id, people, value, centre, gate."""

_GARDENS = (
    ("glass_factory", 960, 130),
    ("crystal_ball", 1200, 130),
    ("canteen", 1380, 450),
    ("training_ground", 1200, 770),
    ("alchemist_office", 960, 770),
    ("zen_garden", 780, 450),
)
"""SM-160: the ring of gardens around the house."""

REGIONS = tuple(range(8))
GARDENS = tuple(range(8, 14))
GLASS_FACTORY, CRYSTAL_BALL, CANTEEN, TRAINING_GROUND, ALCHEMIST_OFFICE, ZEN_GARDEN = GARDENS


def _around(ring: tuple[int, ...], at: int) -> tuple[int, int]:
    return ring[(at - 1) % len(ring)], ring[(at + 1) % len(ring)]


LOCATIONS = (
    *(
        Location(
            id=id, board="regions", x=x, y=y, places=_REGION_PLACES, neighbours=_around(REGIONS, at), people=people,
            vp=vp, angle=45 * at, gate=gate,
        )
        for at, (id, people, vp, x, y, gate) in enumerate(_REGIONS)
    ),
    *(
        Location(id=id, board="gardens", x=x, y=y, places=_GARDEN_PLACES, neighbours=_around(GARDENS, at))
        for at, (id, x, y) in enumerate(_GARDENS)
    ),
)  # fmt: skip
"""SM-017, SM-121: the eight regions, then the six gardens, each a closed ring."""

LOCATION = {location.id: index for index, location in enumerate(LOCATIONS)}

BOOSTED = tuple(
    tuple(sorted({two for one in location.neighbours for two in (one, *LOCATIONS[one].neighbours)} - {index}))
    for index, location in enumerate(LOCATIONS)
)
"""SM-189: what lies one or two steps away in the same ring."""

BRIDGE = -1
"""The drawbridge, where a location could stand: it touches every garden and, through its gate, every region."""


def room(location: int, players: int) -> int:
    """SM-017: how many places a location has with so many players."""
    return sum(1 for place in LOCATIONS[location].places if place.min_players <= players)


ROOM = tuple(tuple(room(location, players) for location in range(len(LOCATIONS))) for players in range(PLAYERS[1] + 1))
"""SM-017: the places of every location, by the number of players."""


# --- the manor


class Square(msgspec.Struct, frozen=True):
    """A square of the parquet: row and column from the top left, and the mirrors that hang on its outer edges."""

    id: str
    row: int
    column: int
    mirrors: tuple[int, ...]

    @property
    def x(self) -> float:
        """Its centre on the canvas."""
        return 880 + 80 * self.column

    @property
    def y(self) -> float:
        """Its centre on the canvas."""
        return 250 + 80 * self.row


class Mirror(msgspec.Struct, frozen=True):
    """One of the sixteen outer edges of the room."""

    id: str
    x: float
    y: float

    @property
    def lie(self) -> str:
        """Along which wall it hangs."""
        return "h" if self.id[0] in "ns" else "v"


MIRRORS = (
    *(Mirror(f"n{n}", 880 + 80 * n, 268) for n in range(1, 5)),
    *(Mirror(f"e{n}", 1262, 250 + 80 * n) for n in range(1, 5)),
    *(Mirror(f"s{n}", 880 + 80 * n, 632) for n in range(1, 5)),
    *(Mirror(f"w{n}", 898, 250 + 80 * n) for n in range(1, 5)),
)
"""SM-009, SM-104: north, east, south and west wall."""

MIRROR = {mirror.id: index for index, mirror in enumerate(MIRRORS)}

_WALLS = {"n": (1, None), "e": (None, 4), "s": (4, None), "w": (None, 1)}


def _mirrors(row: int, column: int) -> tuple[int, ...]:
    hung = []
    for index, mirror in enumerate(MIRRORS):
        wall_row, wall_column = _WALLS[mirror.id[0]]
        n = int(mirror.id[1])
        if (wall_row or n, wall_column or n) == (row, column):
            hung.append(index)
    return tuple(hung)


SQUARES = tuple(Square(f"m{r}{c}", r, c, _mirrors(r, c)) for r in range(1, 5) for c in range(1, 5))
"""SM-006, SM-104: the parquet of four by four; a corner reaches two mirrors, a side one, the middle none."""

SQUARE = {square.id: index for index, square in enumerate(SQUARES)}
OFF = -1
"""SM-011: a magician that has not entered the manor."""

ADJACENT = tuple(
    tuple(
        other
        for other, there in enumerate(SQUARES)
        if max(abs(there.row - here.row), abs(there.column - here.column)) == 1
    )
    for here in SQUARES
)
"""SM-043: squares that touch by a side or a corner."""

LITERAL = tuple(
    tuple(other for other in ADJACENT[index] if SQUARES[other].column != here.column)
    for index, here in enumerate(SQUARES)
)
"""Ruling 1: with `literal_steps` a magician never steps straight up or down (SM-101)."""

INTACT, CRACKED, BROKEN = range(3)
MIRROR_STATES = ("intact", "cracked", "broken")
MIRROR_TERROR = (3, 2)
"""SM-105, SM-106: what cracking an intact mirror, and breaking a cracked one, earns."""


class Tile(msgspec.Struct, frozen=True):
    """A manor tile: how many there are, and what it does."""

    id: str
    count: int
    effect: str
    """gather, uncurse, rewind, terrorise or exchange."""
    kind: int = -1
    """What it gives, two of it (SM-110)."""


TILES = (
    Tile("spider", 3, "gather", 0),
    Tile("rat_tail", 3, "gather", 1),
    Tile("gemstone", 3, "gather", 2),
    Tile("mask", 3, "gather", 3),
    Tile("grimoire", 1, "uncurse"),
    Tile("clock", 1, "rewind"),
    Tile("terroriser", 1, "terrorise"),
    Tile("test_tube", 1, "exchange"),
)
"""SM-006, SM-110..114: sixteen tiles in all."""

TILE_GIVES = 2
"""SM-110: how many resources a standard tile gives."""

TILE = {tile.id: index for index, tile in enumerate(TILES)}

GATES = ("SR", "SG", "SM", "RG", "RM", "GM", "SRG", "SRM", "SGM", "RGM")
"""SM-007, SM-125: all pairs and triples of different kinds; the fee is one token of each."""


# --- time cards


class Bonus(msgspec.Struct, frozen=True):
    """A bonus slot of a time card: terror, victory points, a given resource, or one of choice (SM-082, SM-083)."""

    what: str
    """terror, vp, any, or the id of a resource."""
    n: int

    @property
    def code(self) -> str:
        """How it is written: `terror2`, `any1`."""
        return f"{self.what}{self.n}"


class TimeCard(msgspec.Struct, frozen=True):
    """How many actions a round has, and which bonuses."""

    id: str
    actions: int
    bonuses: tuple[Bonus, ...]


def _slots(written: str) -> tuple[Bonus, ...]:
    return tuple(Bonus(what, int(n)) for what, n in (each.split(":") for each in written.split()))


TIME_CARDS = (
    TimeCard("full_moon", 4, ()),
    TimeCard("feast_of_fools", 4, _slots("terror:2 vp:2 any:1 any:1")),
    TimeCard("mother_nature", 4, _slots("spider:1 rat_tail:1 gemstone:1 mask:1")),
    TimeCard("harvest", 3, _slots("vp:2 terror:2 vp:1 terror:1")),
    TimeCard("half_moon", 3, _slots("any:1 vp:1 terror:2 terror:1")),
    TimeCard("carnival", 2, _slots("any:1 any:1 terror:2 terror:2")),
    TimeCard("dark_moon", 2, _slots("any:1 any:1 vp:2 vp:2")),
)
"""SM-010, SM-061, SM-090: seven cards; the first is always that of round 1."""

TIME = {card.id: index for index, card in enumerate(TIME_CARDS)}


# --- peoples and POWER cards


class People(msgspec.Struct, frozen=True):
    """One of the four finalists: SM-002, SM-004. Apart from their POWER cards they are alike."""

    id: str
    magician: str
    powers: tuple[str, str, str]


PEOPLES = (
    People("argosola", "succubus", ("booster", "spell", "frenzy")),
    People("zugriga", "vampire", ("bats", "seduction", "gift_of_immortality")),
    People("sanagal", "sorcerer", ("doppelganger", "teleportation", "fireball")),
    People("luserna", "elf", ("luxuriance", "apparition", "secret_area")),
)
"""SM-002: the succubus, the vampire, the sorcerer, the elf."""

PEOPLE = {people.id: index for index, people in enumerate(PEOPLES)}
NOBODY = -1
"""A seat that has not chosen its people yet."""


class Power(msgspec.Struct, frozen=True):
    """A POWER card: when it can be used, on what its occasion is counted, and its rule."""

    id: str
    timing: str
    """own-choice, round-start, step, after-magician, ghosts-start, ghosts or thrown-out."""
    clause: str


POWERS = (
    Power("luxuriance", "own-choice", "SM-180"),
    Power("apparition", "after-magician", "SM-181"),
    Power("secret_area", "round-start", "SM-182"),
    Power("doppelganger", "after-magician", "SM-184"),
    Power("bats", "step", "SM-185"),
    Power("seduction", "after-magician", "SM-186"),
    Power("gift_of_immortality", "thrown-out", "SM-187"),
    Power("booster", "ghosts-start", "SM-189"),
    Power("spell", "after-magician", "SM-190"),
    Power("frenzy", "ghosts", "SM-191"),
    Power("teleportation", "ghosts", "SM-192"),
    Power("fireball", "after-magician", "SM-193"),
)
"""SM-170..193: twelve cards, three for each people."""

POWER = {power.id: power for power in POWERS}
