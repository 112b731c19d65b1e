"""How the pieces of Sanguis Venenatus look: figures, tokens, markers, cards and dice."""

from __future__ import annotations

from typing import Literal

from lychgate.core.say import Say
from lychgate.core.table import (
    Badge,
    CardFace,
    CardType,
    Colour,
    Cost,
    Die,
    DieFace,
    PieceKind,
    PieceState,
)
from lychgate.core.vocabulary import check_complete, words_of
from lychgate.games.sanguis_venenatus.data.event_cards import EVENTS
from lychgate.games.sanguis_venenatus.data.intrigue_cards import INTRIGUE
from lychgate.games.sanguis_venenatus.data.numbers import ATTACK_DIE, DEFENCE_DIE, EVENT_TOKENS, LEVELS, STOCKS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS
from lychgate.games.sanguis_venenatus.data.vocabulary import CombatSymbol, EventTokenKind, Good, Resource
from lychgate.games.sanguis_venenatus.words.names import (
    dashed,
    event_text,
    event_word,
    intrigue_text,
    intrigue_word,
    resource,
    servant_text,
    servant_word,
    vampire_word,
)

STOCK_ICON: dict[Good, str] = {
    "gold": "coins",
    "bread": "sliced-bread",
    "militia": "pikeman",
    "equipment": "broadsword",
}
EVENT_ICON: dict[EventTokenKind, str] = {
    "inquisitor": "cultist",
    "fire": "flame",
    "fair": "party-flags",
    "mob": "angry-eyes",
}
SYMBOL_ICON: dict[CombatSymbol, str] = {
    "sword1": "broadsword", "sword2": "crossed-swords", "shield1": "shield", "shield2": "checked-shield",
    "fang": "fangs",
}  # fmt: skip
VAMPIRE_ICON = {
    "kublai": "plague-doctor-profile",
    "persephone": "grim-reaper",
    "siegfried": "visored-helm",
    "cassandra": "bleeding-eye",
}
_SERVANT_ICON = {
    "medicus": "caduceus",
    "brute": "muscle-up",
    "merchant": "receive-money",
    "blacksmith": "blacksmith",
    "baker": "bread-slice",
    "sergeant": "rank-2",
    "mason": "trowel",
    "messenger": "running-ninja",
    "rat_catcher": "rat",
    "gravedigger": "spade",
    "priest": "pope-crown",
    "beguine": "nun-face",
    "spy": "spy",
    "thief": "robber",
    "bodyguard": "shield-reflect",
    "knight": "mounted-knight",
    "courtier": "jester-hat",
    "herald": "megaphone",
    "cultist": "cultist",
    "scholar": "book-cover",
}
_INTRIGUE_ICON = {
    "bribed_guards": "guards",
    "whispered_threats": "conversation",
    "poisoned_well": "well",
    "miracle_cure": "healing",
    "blood_feast": "jeweled-chalice",
    "secret_tunnels": "dungeon-gate",
    "smuggled_arms": "crossed-swords",
    "blackmail": "envelope",
    "alms_for_the_poor": "bread",
    "assassin": "backstab",
    "arson": "burning-forest",
    "necromancy": "raise-zombie",
    "treason_at_court": "crown",
    "mask_of_mercy": "carnival-mask",
    "reign_of_terror": "screaming",
    "grave_robbers": "grave-flowers",
    "old_debts": "scroll-unfurled",
    "prophecy_of_doom": "crystal-ball",
    "goldregs_seal": "wax-seal",
    "mist_form": "fog",
}
_EVENT_CARD_ICON = {
    "rats_in_the_granaries": "rat",
    "the_dead_carts": "old-wagon",
    "death_on_the_wind": "wind-slap",
    "the_flagellants": "whip",
    "the_inquisition": "cultist",
    "the_great_fire": "burning-forest",
    "spring_rain": "raining",
    "the_saints_fair": "party-flags",
    "hunger_riots": "angry-eyes",
    "miasma": "poison-cloud",
    "procession_of_relics": "holy-symbol",
    "blood_moon": "moon",
    "refugees_at_the_gates": "exit-door",
    "the_stewards_tax": "coins",
    "the_masked_ball": "domino-mask",
    "quarantine": "padlock",
}
check_complete("_SERVANT_ICON", _SERVANT_ICON, [card.id for card in SERVANT_CARDS])
check_complete("_INTRIGUE_ICON", _INTRIGUE_ICON, [card.id for card in INTRIGUE])
check_complete("_EVENT_CARD_ICON", _EVENT_CARD_ICON, [card.id for card in EVENTS])
check_complete("STOCK_ICON", STOCK_ICON, words_of(Good))
check_complete("EVENT_ICON", EVENT_ICON, words_of(EventTokenKind))
check_complete("SYMBOL_ICON", SYMBOL_ICON, words_of(CombatSymbol))
check_complete("VAMPIRE_ICON", VAMPIRE_ICON, [sheet.id for sheet in SHEETS])

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
    "step-choose-servant": "cowled", "step-work": "cowled", "step-wake": "bat", "step-haunt": "bat",
    "step-place-plague": "rat",
    "step-dawn": "sunrise", "step-event-step": "scroll-unfurled", "step-resurrection": "tombstone", "step-day": "sun",
    "step-night": "moon", "step-twilight": "sunset",
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
        CardType(id="intrigue", name=Say("name-intrigue"), picture="ogee", band="wine", icon="carnival-mask"),
        CardType(
            id="servant", name=Say("name-servant-card"), picture="arch", band="clay", icon="cowled", scene="masonry"
        ),
        CardType(
            id="event", name=Say("name-event"), picture="octagon", band="night", icon="scroll-unfurled", stock="black"
        ),
        CardType(id="sheet", name=Say("name-sheet"), picture="lancet", band="blood", icon="bat", stock="black"),
    )


_GEMS: dict[Resource, Literal["coin", "loaf", "drop", "laurel"]] = {
    "gold": "coin",
    "bread": "loaf",
    "blood": "drop",
    "popularity": "laurel",
}


def card_faces() -> tuple[CardFace, ...]:
    return (*_intrigue_faces(), *_servant_faces(), *_event_faces(), *_sheet_faces())


def _initials(id: str) -> str:
    """Return two letters for a card: those its first two words begin with, or the first two of its only word."""
    words = id.removeprefix("the_").split("_")
    return (words[0][0] + words[1][0] if len(words) > 1 else words[0][:2]).upper()


def _intrigue_faces() -> list[CardFace]:
    return [
        CardFace(
            id=card.id,
            name=intrigue_word(card.id),
            type="intrigue",
            back="back-intrigue",
            letter=_initials(card.id),
            emblem=_INTRIGUE_ICON[card.id],
            cost=Cost(_GEMS[card.cost[0][0]], card.cost[0][1]) if card.cost else None,
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
            letter=card.id[:2].title(),
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
            letter=_initials(card.id),
            emblem=_EVENT_CARD_ICON[card.id],
            body=event_text(card.id),
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
            body=Say(f"vampire-{dashed(sheet.id)}-body"),
            foot=Say(f"title-{dashed(sheet.id)}"),
        )
        for sheet in SHEETS
    ]


def dice() -> tuple[Die, ...]:
    """SV-144: the two dice; their faces are numbered, because two faces may show the same."""

    def die(id: str, values: tuple[int, ...], hue: Colour) -> Die:
        faces = tuple(
            DieFace(id=str(number), name=Say("name-face", {"n": n}), pips=n) for number, n in enumerate(values)
        )
        return Die(id=id, name=Say(f"name-{id}"), faces=faces, hue=hue)

    return die("attack-die", ATTACK_DIE, "blood"), die("defence-die", DEFENCE_DIE, "moon")
