"""How the pieces of Sanguis Venenatus look: figures, tokens, markers, cards, and the fields of the city."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import (
    Badge,
    CardFace,
    CardType,
    Colour,
    Cost,
    Die,
    DieFace,
    Face,
    Link,
    PieceKind,
    PieceState,
    Region,
    Space,
)
from lychgate.games.sanguis_venenatus.data.board import (
    BEHIND_RED,
    CONNECTED,
    DISTRICTS,
    EVERYWHERE,
    FIELDS,
    ID,
    OF_DISTRICT,
    middle,
    outline,
)
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE, EVENT_TOKENS, STOCKS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.state.position import LEVELS
from lychgate.games.sanguis_venenatus.words.names import (
    district_word,
    event_word,
    intrigue_text,
    intrigue_word,
    place,
    resource,
    servant_text,
    servant_word,
    vampire_word,
)

_TERRAIN = {"populated": "houses", "empty": "street", "production": "works", "special": "landmark", "gate": "gate"}
_FIELD_ICON = {
    "Cathedral": "church", "Guild": "coins", "Throne Hall": "throne-king", "Forge": "anvil",
    "Scriptorium": "quill-ink", "Granary": "wheat", "Great Market": "shop", "Tavern": "beer-stein",
    "Gallows": "executioner-hood", "Cemetery": "tombstone", "Old Crypt": "crypt-entrance", "City Gate": "medieval-gate",
}  # fmt: skip
_SYMBOL = {
    "holy_ground": ("jerusalem-cross", "gold"), "sanctuary": ("peace-dove", "bright-silver"),
    "sewer": ("well", "verdigris"), "permanent_infected": ("rat", "plague"), "servant_defence": ("shield", "slate"),
    "vampire_defence": ("bat", "wine"), "both_defence": ("checked-shield", "violet"),
}  # fmt: skip
HUE: dict[str, Colour] = {"N": "slate", "E": "wine", "S": "clay", "W": "moss"}
"""The quarters by their roofs."""
STOCK_ICON = {"gold": "coins", "bread": "sliced-bread", "militia": "pikeman", "equipment": "broadsword"}
EVENT_ICON = {"inquisitor": "cultist", "fire": "flame", "fair": "party-flags", "mob": "angry-eyes"}
SYMBOL_ICON = {
    "sword1": "broadsword", "sword2": "crossed-swords", "shield1": "shield", "shield2": "checked-shield",
    "fang": "fangs",
}  # fmt: skip
VAMPIRE_ICON = {
    "KUBLAI": "plague-doctor-profile",
    "PERSEPHONE": "grim-reaper",
    "SIEGFRIED": "visored-helm",
    "CASSANDRA": "bleeding-eye",
}
_SERVANT_ICON = {
    "SE01": "caduceus", "SE02": "muscle-up", "SE03": "receive-money", "SE04": "blacksmith", "SE05": "bread-slice",
    "SE06": "rank-2", "SE07": "trowel", "SE08": "running-ninja", "SE09": "rat", "SE10": "spade", "SE11": "pope-crown",
    "SE12": "nun-face", "SE13": "spy", "SE14": "robber", "SE15": "shield-reflect", "SE16": "mounted-knight",
    "SE17": "jester-hat", "SE18": "megaphone", "SE19": "cultist", "SE20": "book-cover",
}  # fmt: skip
_INTRIGUE_ICON = {
    "IN01": "guards", "IN02": "conversation", "IN03": "well", "IN04": "healing", "IN05": "jeweled-chalice",
    "IN06": "dungeon-gate", "IN07": "crossed-swords", "IN08": "envelope", "IN09": "bread", "IN10": "backstab",
    "IN11": "burning-forest", "IN12": "raise-zombie", "IN13": "crown", "IN14": "carnival-mask", "IN15": "screaming",
    "IN16": "grave-flowers", "IN17": "scroll-unfurled", "IN18": "crystal-ball", "IN19": "wax-seal", "IN20": "fog",
}  # fmt: skip
_EVENT_CARD_ICON = {
    "EV01": "rat", "EV02": "old-wagon", "EV03": "wind-slap", "EV04": "whip", "EV05": "cultist",
    "EV06": "burning-forest", "EV07": "raining", "EV08": "party-flags", "EV09": "angry-eyes", "EV10": "poison-cloud",
    "EV11": "holy-symbol", "EV12": "moon", "EV13": "exit-door", "EV14": "coins", "EV15": "domino-mask",
    "EV16": "padlock",
}  # fmt: skip

ICONS = {
    "option-move": "footsteps", "option-sewer": "well", "option-catacomb": "well", "option-produce": "coins",
    "option-burn": "flame",
    "option-build": "medieval-gate", "option-rations": "sliced-bread", "option-drink-people": "fangs",
    "option-drink-blood": "fangs", "option-drink-plague": "rat", "option-corrupt": "crown", "option-exert": "drop",
    "option-attack": "claw-slashes", "option-attack-fury": "claw-slashes", "option-duel": "crossed-swords",
    "option-plot": "card-random", "option-plot-on": "card-random", "option-use": "tombstone",
    "option-use-on": "throne-king", "option-pestilence": "rat", "option-starvation": "wheat", "option-tithe": "ghost",
    "option-raise-on": "raise-zombie",
    "option-end": "night-sleep", "option-end-thirst": "death-skull",
    "option-lose-vp": "laurels", "option-lose-influence": "castle",
    "step-servant": "cowled", "step-work": "cowled", "step-wake": "bat", "step-haunt": "bat", "step-plague": "rat",
    "phase-reward": "sunrise", "phase-event": "scroll-unfurled", "phase-return": "tombstone", "phase-day": "sun",
    "phase-night": "moon", "phase-twilight": "sunset",
    "event-moved": "footsteps", "event-produced": "coins", "event-burnt": "flame", "event-built": "medieval-gate",
    "event-drank": "fangs", "event-corrupted": "crown", "event-servant-attacked": "claw-slashes",
    "event-fought": "crossed-swords", "event-plotted": "card-random", "event-wounded": "drop",
    "event-token-laid": "rat",
    "event-infected": "rat", "event-servant-died": "death-skull", "event-vampire-defeated": "death-skull",
    "event-event-revealed": "scroll-unfurled", "event-lockdown-began": "padlock", "event-lockdown-ended": "open-gate",
    "event-control-scored": "laurels", "event-won": "crown", "event-influence-moved": "coins",
    "event-soul-taken": "ghost",
}  # fmt: skip
"""Signs of what one may do, what comes and what happened."""


# --- the city


def spaces() -> tuple[Space, ...]:
    """SV-001, SV-004: every field with what is inside its circle and what is on its ring."""
    return tuple(_space(at) for at in EVERYWHERE)


def _space(at: int) -> Space:
    field = FIELDS[at]
    x, y = middle(at)
    return Space(
        id=field.id,
        name=Say("place", place(at).args),
        x=round(x),
        y=round(y),
        kind="roundel",
        terrain="green" if field.name == "Cemetery" else _TERRAIN[field.kind],  # type: ignore[arg-type]
        poly=outline(at),
        face=_face(at),
        badges=tuple(_badges(at)),
    )


def _face(at: int) -> Face | None:
    field = FIELDS[at]
    if field.population:
        return Face(name=Say("name-people", {"n": field.population}), icon="person", count=field.population)
    icon = _FIELD_ICON.get(field.name)
    return None if icon is None else Face(name=Say(f"field-{field.name.lower().replace(' ', '-')}"), icon=icon)


def _badges(at: int) -> list[Badge]:
    field = FIELDS[at]
    roman = [Badge(name=Say("roman", {"n": field.roman}), spelt=True)] if field.roman else []
    signs = [(symbol, *_SYMBOL[symbol]) for symbol in field.symbols]
    return [
        *roman,
        *(Badge(name=Say(f"symbol-{id}"), icon=icon, hue=hue) for id, icon, hue in signs),  # type: ignore[arg-type]
    ]


def links() -> tuple[Link, ...]:
    """SV-002, SV-003: white borders are ways, red ones walls."""
    ways = (Link(a=ID[at], b=ID[other]) for at in EVERYWHERE for other in CONNECTED[at] if at < other)
    walls = (Link(a=ID[at], b=ID[other], kind="wall") for at in EVERYWHERE for other in BEHIND_RED[at] if at < other)
    return (*ways, *walls)


def regions() -> tuple[Region, ...]:
    """SV-008: the four quarters."""
    return tuple(
        Region(
            id=f"quarter:{letter}",
            name=district_word(letter),
            hue=HUE[letter],
            spaces=tuple(ID[at] for at in OF_DISTRICT[district]),
        )
        for district, letter in enumerate(DISTRICTS)
    )


# --- pieces


def kinds() -> tuple[PieceKind, ...]:
    """Return every piece that is no card, and the backs of the cards."""
    return (
        PieceKind(id="plague", name=Say("token-plague"), shape="token", letter="p", icon="rat", colour="plague"),
        PieceKind(id="blood", name=Say("token-blood"), shape="disc", letter="b", icon="drop", colour="blood"),
        *(
            PieceKind(
                id=kind,
                name=Say(f"token-{kind}"),
                shape="tile",
                letter=kind[0].upper(),
                icon=EVENT_ICON[kind],
                colour="amber",
            )
            for kind in EVENT_TOKENS
        ),
        PieceKind(
            id="barrack",
            name=Say("name-barrack"),
            shape="keep",
            letter="B",
            colour="seat",
            states=tuple(
                PieceState(id=str(level), name=Say("name-level", {"level": level}), letter=f"B{level}")
                for level in range(1, LEVELS + 1)
            ),
        ),
        PieceKind(id="servant", name=Say("name-servant"), shape="pawn", letter="s", colour="seat"),
        PieceKind(
            id="vampire",
            name=Say("name-vampire"),
            shape="cape",
            letter="V",
            colour="seat",
            states=tuple(PieceState(id=sheet.id, name=vampire_word(sheet.id)) for sheet in SHEETS),
        ),
        PieceKind(id="influence", name=Say("resource", {"res": "influence"}), shape="disc", letter="o", colour="seat"),
        PieceKind(id="noble", name=Say("name-noble"), shape="crown", letter="n", icon="crown", colour="seat"),
        PieceKind(id="drop", name=resource("blood"), shape="drop", letter="d", icon="drop", colour="blood"),
        PieceKind(id="laurel", name=resource("popularity"), shape="disc", letter="l", icon="laurels", colour="clay"),
        *(
            PieceKind(id=res, name=resource(res), shape="disc", letter=res[0], icon=STOCK_ICON[res], colour="amber")
            for res in STOCKS
        ),
        PieceKind(id="soul", name=Say("name-soul"), shape="disc", letter="u", icon="ghost", colour="moon"),
        PieceKind(
            id="back-intrigue", name=Say("name-intrigue"), shape="card", letter="#", icon="carnival-mask", colour="wine"
        ),
        PieceKind(
            id="back-event", name=Say("name-event"), shape="card", letter="#", icon="scroll-unfurled", colour="night"
        ),
        PieceKind(
            id="back-servant", name=Say("name-servant-card"), shape="card", letter="#", icon="cowled", colour="clay"
        ),
        PieceKind(id="back-sheet", name=Say("name-sheet"), shape="card", letter="#", icon="bat", colour="blood"),
    )


def card_types() -> tuple[CardType, ...]:
    """Return the four sorts of card."""
    return (
        CardType(id="intrigue", name=Say("name-intrigue"), window="ogee", band="wine", icon="carnival-mask"),
        CardType(
            id="servant", name=Say("name-servant-card"), window="arch", band="clay", icon="cowled", scene="masonry"
        ),
        CardType(
            id="event", name=Say("name-event"), window="octagon", band="night", icon="scroll-unfurled", stock="black"
        ),
        CardType(id="sheet", name=Say("name-sheet"), window="lancet", band="blood", icon="bat", stock="black"),
    )


_GEMS = {"gold": "coin", "bread": "loaf", "blood": "drop", "popularity": "laurel"}


def card_faces() -> tuple[CardFace, ...]:
    """Return the faces of all cards."""
    return (*_intrigue_faces(), *_servant_faces(), *_event_faces(), *_sheet_faces())


def _intrigue_faces() -> list[CardFace]:
    return [
        CardFace(
            id=card.id,
            name=intrigue_word(card.id),
            type="intrigue",
            back="back-intrigue",
            letter=card.id[-2:],
            emblem=_INTRIGUE_ICON[card.id],
            cost=Cost(_GEMS[card.cost[0][0]], card.cost[0][1]) if card.cost else None,  # type: ignore[arg-type]
            corner=Badge(name=Say(f"symbol-{card.symbol}"), icon=SYMBOL_ICON[card.symbol]),
            body=intrigue_text(card.id),
            foot=Say(f"symbol-{card.symbol}"),
        )
        for card in INTRIGUE
    ]


def _servant_faces() -> list[CardFace]:
    states = (
        PieceState(
            id="infected",
            name=Say("name-infected"),
            badges=(Badge(name=Say("name-infected"), icon="rat", hue="plague"),),
        ),
        PieceState(
            id="dead", name=Say("name-dead"), dim=True, badges=(Badge(name=Say("name-dead"), icon="tombstone"),)
        ),
        PieceState(
            id="flipped", name=Say("name-flipped"), dim=True, badges=(Badge(name=Say("name-flipped"), icon="padlock"),)
        ),
    )
    return [
        CardFace(
            id=card.id,
            name=servant_word(card.id),
            type="servant",
            back="back-servant",
            letter=card.name[:2],
            emblem=_SERVANT_ICON[card.id],
            studs=(Badge(name=Say("name-defence"), icon="shield", n=card.defence),),
            body=servant_text(card.id),
            states=states,
        )
        for card in SERVANT_CARDS
    ]


def _event_faces() -> list[CardFace]:
    return [
        CardFace(
            id=card.id,
            name=event_word(card.id),
            type="event",
            back="back-event",
            letter=card.id[-2:],
            emblem=_EVENT_CARD_ICON[card.id],
            body=Say(f"event-card-{card.id.lower()}-body"),
        )
        for card in EVENTS
    ]


def _sheet_faces() -> list[CardFace]:
    return [
        CardFace(
            id=sheet.id,
            name=vampire_word(sheet.id),
            type="sheet",
            back="back-sheet",
            letter=sheet.name[:2],
            emblem=VAMPIRE_ICON[sheet.id],
            body=Say(f"vampire-{sheet.id.lower()}-body"),
            foot=Say(f"title-{sheet.id.lower()}"),
        )
        for sheet in SHEETS
    ]


def dice() -> tuple[Die, ...]:
    """SV-144: the two dice; their faces are numbered, because two faces may show the same."""

    def die(id: str, values: tuple[int, ...], hue: str) -> Die:
        faces = tuple(
            DieFace(id=str(number), name=Say("name-face", {"n": n}), pips=n) for number, n in enumerate(values)
        )
        return Die(id=id, name=Say(f"name-{id}"), faces=faces, hue=hue)  # type: ignore[arg-type]

    return die("attack-die", ATTACK_DIE, "blood"), die("defence-die", DEFENCE_DIE, "moon")
