"""How the pieces of Damnation look: figures, tokens, cards and their backs."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import Badge, CardFace, CardType, Colour, PieceKind, PieceState
from lychgate.games.damnation.data.cards import CARDS, DECKS, HAUNT_CARDS, IDS, KNELL0
from lychgate.games.damnation.data.kinds import Card
from lychgate.games.damnation.data.villains import TRAPS, VILLAINS
from lychgate.games.damnation.words.names import card_word, knell_word, talent_word, trap_word, villain_word

FIGURES = {
    "wanderer": "walking-boot", "gentleman": "top-hat", "lost": "werewolf", "collector": "swap-bag",
    "aristocrat": "queen-crown", "professor": "magnifying-glass", "occultist": "pentagram-rose", "stranger": "hood",
}  # fmt: skip
LETTERS = {
    "wanderer": "W", "gentleman": "G", "lost": "L", "collector": "C", "aristocrat": "A", "professor": "P",
    "occultist": "O", "stranger": "S",
}  # fmt: skip
_TRAP_ICONS = {
    "bear": "wolf-trap", "trap_door": "hole", "saw": "circular-sawblade", "oubliette": "spiky-pit",
    "secret_door": "secret-door",
}  # fmt: skip
_TRAP_COLOURS: dict[str, Colour] = {
    "bear": "blood", "trap_door": "iron", "saw": "blood", "oubliette": "iron", "secret_door": "verdigris",
}  # fmt: skip
_BACKS: dict[str, tuple[str, Colour]] = {
    "great_hall": ("throne-king", "gold"), "master_bedroom": ("bed", "violet"), "torture_chamber": ("manacles", "iron"),
    "dungeon": ("dungeon-gate", "slate"), "trophy_room": ("deer-head", "moss"), "kitchen": ("cauldron", "copper"),
    "cemetery": ("graveyard", "green"), "courtyard": ("well", "clay"), "dark_tower": ("evil-tower", "night"),
    "vault": ("coffin", "wine"), "castle": ("castle", "grey-silver"), "vampire": ("vampire-dracula", "blood"),
    "heirloom": ("crown", "amber"), "haunt": ("floating-ghost", "moon"),
}  # fmt: skip
_EMBLEMS = {
    "GH01": "lit-candelabra", "GH02": "bowie-knife", "GH03": "breastplate", "GH04": "imperial-crown",
    "GH05": "puppet", "GH06": "fist", "GH07": "meal", "GH08": "love-letter", "GH09": "falling-rocks",
    "GH10": "wine-glass", "MB01": "female-vampire", "MB02": "fangs", "MB03": "bed", "MB04": "standing-potion",
    "MB05": "plain-dagger", "MB06": "whiplash", "MB07": "theater-curtains", "MB08": "mirror-mirror",
    "MB09": "sleepy", "MB10": "all-seeing-eye", "TC01": "coffin", "TC02": "manacles", "TC03": "pincers",
    "TC04": "flaming-claw", "TC05": "axe-swing", "TC06": "broadsword", "TC07": "crossbow", "TC08": "flame-spin",
    "TC09": "whip", "TC10": "cauldron", "DU01": "death-skull", "DU02": "holy-symbol", "DU03": "garlic",
    "DU04": "wood-stick", "DU05": "rat", "TR01": "claw", "TR02": "pistol-gun", "TR03": "musket",
    "TR04": "barbed-spear", "TR05": "bear-head", "TR06": "gluttonous-smile", "TR07": "eyeball", "TR08": "mantrap",
    "TR09": "meat-hook", "TR10": "locked-chest", "KI01": "witch-flight", "KI02": "locked-door",
    "KI03": "leather-armor", "KI04": "meat-cleaver", "KI05": "bone-knife", "KI06": "bubbling-bowl",
    "KI07": "bubbling-flask", "KI08": "saucepan", "KI09": "poison-bottle", "KI10": "fruit-bowl", "CE01": "soul",
    "CE02": "tombstone", "CE03": "rose", "CE04": "graveyard", "CE05": "evil-eyes", "CE06": "spade",
    "CE07": "coffin", "CE08": "cloak", "CE09": "screaming", "CE10": "haunting", "CY01": "pointy-sword",
    "CY02": "wood-axe", "CY03": "bow-arrow", "CY04": "thrown-knife", "CY05": "falling-rocks",
    "CY06": "edged-shield", "CY07": "chain-mail", "CY08": "gargoyle", "CY09": "cloak-dagger", "CY10": "hound",
    "DT01": "stone-spear", "DT02": "eye-shield", "DT03": "scroll-quill", "DT04": "puppet", "DT05": "magic-potion",
    "VA01": "wing-cloak", "VA02": "blood", "VA03": "coffin", "VA04": "soul-vessel", "VA05": "tooth",
    "CA01": "wolf-howl", "CA02": "wind-slap", "CA03": "evil-moon", "CA04": "maze", "CA05": "stairs",
    "CA06": "ringing-bell", "CA07": "medieval-gate", "CA08": "ghost", "VP01": "bat", "VP02": "wolf-head",
    "VP03": "fog", "VP04": "hunter-eyes", "VP05": "fangs", "VP06": "direwolf", "HE01": "ancient-sword",
    "HE02": "piercing-sword", "HE03": "sword-brandish", "HE04": "pistol-gun", "HE05": "sacrificial-dagger",
    "HE06": "scalpel", "HE07": "pan-flute", "HE08": "safety-pin", "HE09": "griffin-shield", "HE10": "corset",
    "HE11": "chest-armor", "HE12": "prayer", "HE13": "travel-dress", "HE14": "cigarette", "HE15": "pocket-watch",
    "HE16": "fizzing-flask", "HE17": "water-flask", "HE18": "skeleton-key", "HE19": "crown-coin",
    "HE20": "old-lantern", "HE21": "pulley-hook", "HE22": "love-letter", "HE23": "candle-skull",
    "HE24": "pay-money", "HE25": "diamond-ring",
}  # fmt: skip
ICONS = {
    "option-move": "walking-boot", "option-done": "hourglass", "option-draw": "card-draw", "option-claim": "puppet",
    "option-attack": "crossed-swords", "option-throw": "thrown-knife", "option-from-hell": "knife-thrust",
    "option-bare-hands": "fist", "option-soul": "soul", "option-roll": "rolling-dices", "option-collect": "grab",
    "option-leave": "cancel", "option-stay": "cancel", "option-nobody": "cancel", "option-no-trap": "cancel",
    "option-no-swap": "cancel", "option-no-card": "cancel", "option-swap": "back-forth", "option-souls": "soul",
    "option-prowl-move": "footsteps", "option-prowl-enter": "coffin", "option-bite": "fangs",
    "option-stop": "floating-ghost", "option-slot": "ringing-bell", "option-hexproof": "holy-symbol",
    "step-pre": "hand", "step-move": "rolling-dices", "step-roll": "rolling-dices", "step-walk": "walking-boot",
    "step-corridor": "crossed-swords", "step-room": "card-draw", "step-deduce": "magnifying-glass",
    "step-after": "hand", "step-post": "hand", "step-end": "sunset", "step-next": "hourglass",
    "step-haunt": "floating-ghost",
    "step-night": "vampire-dracula", "step-prowl": "vampire-dracula", "step-dawning": "moon", "step-draw": "card-draw",
    "step-suffer": "sword-wound", "step-die": "death-skull", "step-strike": "crossed-swords", "step-control": "puppet",
    "step-trap": "wolf-trap", "step-resolve": "card-play", "step-bite": "fangs", "step-villain": "hood",
    "step-places": "crown", "step-first-cards": "card-draw", "step-back": "ghost",
    "event-turn-began": "hourglass", "event-rolled": "rolling-dices", "event-lit": "candle-light",
    "event-hurt": "sword-wound", "event-healed": "health-increase", "event-souls-gained": "soul",
    "event-refreshed": "cycle", "event-drew": "card-draw", "event-seen": "eyeball", "event-kept": "card-draw",
    "event-talent-used": "magic-swirl", "event-cancelled": "cancel", "event-declared": "crossed-swords",
    "event-attack-failed": "shield", "event-claimed": "puppet", "event-claim-failed": "puppet",
    "event-stolen": "robber-hand", "event-discarded": "card-exchange", "event-deck-seen": "eyeball",
    "event-trap-foiled": "wolf-trap", "event-trap-seen": "magnifying-glass", "event-trap-known": "eyeball",
    "event-traps-swapped": "back-forth", "event-trap-laid": "wolf-trap", "event-traps-mixed": "maze",
    "event-barred": "locked-door", "event-lock-tried": "locked-door", "event-no-way": "stone-wall",
    "event-slain": "death-skull", "event-saved": "hearts", "event-tolled": "ringing-bell",
    "event-fall-began": "castle-ruins", "event-spoils-taken": "grab", "event-left-in-cemetery": "graveyard",
    "event-loot-taken": "graveyard", "event-became": "floating-ghost", "event-haunt-dealt": "floating-ghost",
    "event-luck-pushed": "floating-ghost", "event-haunt-ended": "floating-ghost",
    "event-vampire-rose": "vampire-dracula",
    "event-vampire-rolled": "rolling-dices", "event-bitten": "fangs", "event-repelled": "holy-symbol",
    "event-time-moved": "moon", "event-vampire-gone": "coffin", "event-dawn-came": "sunrise",
    "event-match-ended": "laurel-crown",
    **{f"villain-{villain}": icon for villain, icon in FIGURES.items()},
}  # fmt: skip
"""Signs beside options, steps and lines of the log."""
_ACTIVES = {
    "hidden_ways": "secret-door", "the_other_self": "two-shadows", "bare_hands": "fist", "sticky_fingers": "swap-bag",
    "imperious": "puppet", "calculated_risk": "perspective-dice-six-faces-random", "blood_rite": "sacrificial-dagger",
    "from_hell": "knife-thrust",
}  # fmt: skip
_SHARED = {"fate": "rolling-dices", "ransack": "robber-hand"}
_KNELLS = (
    "crossed-swords", "moon", "raise-skeleton", "sea-serpent", "eclipse", "coffin", "rat", "scythe",
)  # fmt: skip
_HAUNTS = {"death": "death-skull", "blood": "blood", "madness": "puppet", "vengeance": "bloody-sword"}


def piece_kinds() -> tuple[PieceKind, ...]:
    """Return every kind of piece: figures, The Vampire, trap tokens, Talent tokens, Souls, markers and card backs."""
    figures = [
        PieceKind(
            id=villain.id,
            name=villain_word(number),
            shape="standee",
            letter=LETTERS[villain.id],
            icon=FIGURES[villain.id],
            colour="seat",
        )
        for number, villain in enumerate(VILLAINS)
    ]
    return (*figures, _vampire(), _soul(), _marker(), _hidden_trap(), *_traps(), *_talents(), *_backs())


def _vampire() -> PieceKind:
    return PieceKind(
        id="vampire", name=Say("name-vampire"), shape="fiend", letter="V", icon="vampire-dracula", colour="blood"
    )


def _soul() -> PieceKind:
    return PieceKind(id="soul", name=Say("name-soul"), shape="disc", letter="s", icon="soul", colour="moon")


def _marker() -> PieceKind:
    return PieceKind(id="marker", name=Say("name-marker"), shape="disc", letter="o", colour="seat")


def _hidden_trap() -> PieceKind:
    return PieceKind(id="trap", name=Say("name-trap"), shape="token", letter="^", colour="iron")


def _traps() -> list[PieceKind]:
    return [
        PieceKind(
            id=f"trap-{trap}",
            name=trap_word(trap),
            shape="token",
            letter=trap[0],
            icon=_TRAP_ICONS[trap],
            colour=_TRAP_COLOURS[trap],
        )
        for trap in dict.fromkeys(TRAPS)
    ]


def _talents() -> list[PieceKind]:
    """The starred tokens: ready or spent."""
    states = (
        PieceState(id="ready", name=Say("name-ready")),
        PieceState(id="spent", name=Say("name-spent"), dim=True),
    )
    tokens = [
        PieceKind(id=f"token-{name}", name=talent_word(name), shape="disc", letter=name[0], icon=icon, states=states)
        for name, icon in (_ACTIVES | _SHARED).items()
    ]
    tokens.append(
        PieceKind(
            id="token-desperation", name=talent_word("desperation"), shape="disc", letter="d", icon="bleeding-heart"
        )
    )
    return tokens


def _backs() -> list[PieceKind]:
    backs = [
        PieceKind(
            id=f"back-{deck}",
            name=Say(f"deck-{deck.replace('_', '-')}"),
            shape="card",
            letter="#",
            icon=_BACKS[deck][0],
            colour=_BACKS[deck][1],
        )
        for deck in DECKS
    ]
    backs.append(
        PieceKind(
            id="back-knell", name=Say("name-knell"), shape="card", letter="#", icon="ringing-bell", colour="night"
        )
    )
    backs.append(PieceKind(id="cards", name=Say("name-cards"), shape="card", letter="#", icon="card-random"))
    return backs


def card_types() -> tuple[CardType, ...]:
    """Return what all cards of a type share."""
    return (
        CardType(id="event", name=Say("type-event"), window="notched", band="violet", icon="open-book"),
        CardType(id="weapon", name=Say("type-weapon"), window="shield", band="blood", icon="crossed-swords"),
        CardType(id="protection", name=Say("type-protection"), window="arch", band="azure", icon="shield"),
        CardType(id="action", name=Say("type-action"), window="circle", band="amber", icon="hand"),
        CardType(id="curse", name=Say("type-curse"), window="thorned", band="plague", icon="evil-eyes"),
        CardType(id="vampire", name=Say("type-vampire"), window="lancet", band="wine", icon="bat", stock="black"),
        CardType(id="castle", name=Say("type-castle"), window="ogee", band="slate", icon="castle", scene="masonry"),
        CardType(id="haunt", name=Say("type-haunt"), window="octagon", band="moon", icon="ghost", stock="black"),
        CardType(id="knell", name=Say("type-knell"), window="square", band="blood", icon="ringing-bell", stock="black"),
    )


def card_faces() -> tuple[CardFace, ...]:
    """Return the faces of all 141 cards."""
    cards = [_face(number, card) for number, card in enumerate(CARDS)]
    haunts = [
        CardFace(
            id=card.id,
            name=card_word(len(CARDS) + at),
            type="haunt",
            back="back-haunt",
            letter=card.name[0].upper(),
            emblem=_HAUNTS[card.name],
            studs=(Badge(name=Say("name-six"), n=6),) if card.six else (),
        )
        for at, card in enumerate(HAUNT_CARDS)
    ]
    knells = [
        CardFace(
            id=IDS[KNELL0 + at],
            name=knell_word(KNELL0 + at),
            type="knell",
            back="back-knell",
            letter="K",
            emblem=icon,
            body=Say(f"{knell_word(KNELL0 + at).key}-body"),
            landscape=True,
        )
        for at, icon in enumerate(_KNELLS)
    ]
    return (*cards, *haunts, *knells)


def _face(number: int, card: Card) -> CardFace:
    word = card_word(number)
    return CardFace(
        id=card.id,
        name=word,
        type=card.type,
        back=f"back-{card.deck}",
        letter=card.name[0],
        emblem=_EMBLEMS[card.id],
        studs=tuple(_studs(card)),
        body=Say(f"{word.key}-body"),
        foot=Say("foot-start", {"place": Say(f"room-{card.start.replace('_', '-')}")}) if card.start else None,
    )


def _studs(card: Card) -> list[Badge]:
    studs = []
    if card.damage:
        studs.append(Badge(name=Say("stud-damage"), icon="sword-wound", n=card.damage))
        studs.append(Badge(name=Say("stud-range"), icon="bullseye", n=card.reach))
    if card.armour:
        studs.append(Badge(name=Say("stud-armour"), icon="shield", n=card.armour))
    if card.modifier:
        studs.append(Badge(name=Say("stud-modifier"), icon="run", n=card.modifier))
    if card.relic:
        studs.append(Badge(name=Say("stud-relic"), icon="relic-blade"))
    if card.unblockable:
        studs.append(Badge(name=Say("stud-unblockable"), icon="broken-shield", tone="danger"))
    return studs
