"""How the pieces of Damnation look: figures, tokens, cards and their backs."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import Badge, CardFace, CardType, Colour, PieceKind, PieceState
from lychgate.games.damnation.data.cards import CARDS, DECKS, HAUNT_CARDS, IDS, KNELL0
from lychgate.games.damnation.data.kinds import Card
from lychgate.games.damnation.data.numbers import TRAPS
from lychgate.games.damnation.data.villains import VILLAINS
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
    "candelabrum": "lit-candelabra", "banqueting_knife": "bowie-knife", "hollow_armour": "breastplate",
    "commanding_presence": "imperial-crown", "puppeteers_strings": "puppet", "defiance": "fist",
    "midnight_feast": "meal", "the_invitation": "love-letter", "falling_chandelier": "falling-rocks",
    "goblet_of_claret": "wine-glass", "the_brides": "female-vampire", "the_brides_hunger": "fangs",
    "four_poster": "bed", "laudanum": "standing-potion", "letter_opener": "plain-dagger", "silk_garrotte": "whiplash",
    "velvet_drapes": "theater-curtains", "looking_glass": "mirror-mirror", "sleepwalking": "sleepy",
    "second_sight": "all-seeing-eye", "the_iron_maiden": "coffin", "the_rack": "manacles", "thumbscrews": "pincers",
    "brand_of_the_damned": "flaming-claw", "executioners_axe": "axe-swing", "headsmans_sword": "broadsword",
    "arbalest": "crossbow", "red_hot_poker": "flame-spin", "cat_o_nine_tails": "whip", "boiling_oil": "cauldron",
    "death_in_the_dark": "death-skull", "crucifix": "holy-symbol", "garlic_wreath": "garlic",
    "wooden_stake": "wood-stick", "rat_king": "rat", "strange_claw": "claw", "duelling_pistol": "pistol-gun",
    "elephant_gun": "musket", "boar_spear": "barbed-spear", "bearskin": "bear-head",
    "gorging_idol": "gluttonous-smile", "glass_eyes": "eyeball", "man_trap": "mantrap", "trappers_hook": "meat-hook",
    "the_locked_cabinet": "locked-chest", "the_crones": "witch-flight", "the_door_is_locked": "locked-door",
    "leather_apron": "leather-armor", "meat_cleaver": "meat-cleaver", "boning_knife": "bone-knife",
    "crones_broth": "bubbling-bowl", "quicksilver_tincture": "bubbling-flask", "iron_skillet": "saucepan",
    "poisoned_chalice": "poison-bottle", "the_larder": "fruit-bowl", "restless_soul": "soul",
    "open_grave": "tombstone", "mourners_gift": "rose", "unhallowed_ground": "graveyard", "ghoul_pack": "evil-eyes",
    "gravediggers_spade": "spade", "coffin_lid": "coffin", "spectral_shroud": "cloak", "banshees_mark": "screaming",
    "whispering_dead": "haunting", "longsword": "pointy-sword", "woodcutters_axe": "wood-axe",
    "hunting_bow": "bow-arrow", "throwing_knives": "thrown-knife", "loose_rubble": "falling-rocks",
    "tower_shield": "edged-shield", "chain_hauberk": "chain-mail", "falling_gargoyle": "gargoyle",
    "ambush": "cloak-dagger", "starving_hound": "hound", "the_impalers_lance": "stone-spear",
    "aegis_of_night": "eye-shield", "contract_in_blood": "scroll-quill", "dominion": "puppet",
    "elixir_of_undeath": "magic-potion", "cloak_of_shadow": "wing-cloak", "chalice_of_blood": "blood",
    "native_earth": "coffin", "hoard_of_souls": "soul-vessel", "the_dragons_tooth": "tooth",
    "children_of_the_night": "wolf-howl", "gust_of_wind": "wind-slap", "blood_moon": "evil-moon",
    "shifting_walls": "maze", "hidden_stair": "stairs", "the_midnight_bell": "ringing-bell",
    "falling_portcullis": "medieval-gate", "the_dead_remember": "ghost", "bat_form": "bat", "wolf_form": "wolf-head",
    "beneath_the_door": "fog", "mesmerise": "hunter-eyes", "unquenchable_thirst": "fangs",
    "call_the_wolves": "direwolf", "ancestral_sword": "ancient-sword", "duelling_rapier": "piercing-sword",
    "sword_cane": "sword-brandish", "derringer": "pistol-gun", "silver_dagger": "sacrificial-dagger",
    "surgeons_scalpel": "scalpel", "blowpipe": "pan-flute", "hatpin": "safety-pin", "family_crest": "griffin-shield",
    "whalebone_corset": "corset", "cavalry_breastplate": "chest-armor", "prayer_book": "prayer",
    "travelling_cloak": "travel-dress", "cigarette_case": "cigarette", "pocket_watch": "pocket-watch",
    "smelling_salts": "fizzing-flask", "hip_flask": "water-flask", "skeleton_key": "skeleton-key",
    "lucky_sovereign": "crown-coin", "storm_lantern": "old-lantern", "grappling_hook": "pulley-hook",
    "forged_letter": "love-letter", "planchette": "candle-skull", "hush_money": "pay-money",
    "poison_ring": "diamond-ring",
}  # fmt: skip
ICONS = {
    "option-move": "walking-boot", "option-done": "hourglass", "option-draw": "card-draw", "option-claim": "puppet",
    "option-attack": "crossed-swords", "option-throw": "thrown-knife", "option-from-hell": "knife-thrust",
    "option-bare-hands": "fist", "option-soul": "soul", "option-roll": "rolling-dices", "option-collect": "grab",
    "option-leave": "cancel", "option-stay": "cancel", "option-nobody": "cancel", "option-no-trap": "cancel",
    "option-no-swap": "cancel", "option-no-card": "cancel", "option-swap": "back-forth", "option-souls": "soul",
    "option-prowl-move": "footsteps", "option-prowl-enter": "coffin", "option-bite": "fangs",
    "option-stop": "floating-ghost", "option-slot": "ringing-bell", "option-hexproof": "holy-symbol",
    "step-before-moving": "hand", "step-move-phase": "rolling-dices", "step-roll": "rolling-dices",
    "step-choose-move": "walking-boot",
    "step-in-corridor": "crossed-swords", "step-in-room": "card-draw", "step-deduce": "magnifying-glass",
    "step-other-actions": "hand", "step-after-moving": "hand", "step-end-phase": "sunset",
    "step-next-turn": "hourglass", "step-turn": "hourglass",
    "step-gamble": "floating-ghost",
    "step-vampire-turn": "vampire-dracula", "step-prowl": "vampire-dracula", "step-vampire-end": "moon",
    "step-draw-and-keep": "card-draw",
    "step-suffer": "sword-wound", "step-die": "death-skull", "step-strike": "crossed-swords",
    "step-hit": "crossed-swords", "step-take-control": "puppet",
    "step-snap": "wolf-trap", "step-resolve": "card-play", "step-sink-teeth": "fangs", "step-choose-villain": "hood",
    "step-place-heirlooms": "crown", "step-first-cards": "card-draw", "step-come-back": "ghost",
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
        CardType(id="event", name=Say("type-event"), picture="notched", band="violet", icon="open-book"),
        CardType(id="weapon", name=Say("type-weapon"), picture="shield", band="blood", icon="crossed-swords"),
        CardType(id="protection", name=Say("type-protection"), picture="arch", band="azure", icon="shield"),
        CardType(id="action", name=Say("type-action"), picture="circle", band="amber", icon="hand"),
        CardType(id="curse", name=Say("type-curse"), picture="thorned", band="plague", icon="evil-eyes"),
        CardType(id="vampire", name=Say("type-vampire"), picture="lancet", band="wine", icon="bat", stock="black"),
        CardType(id="castle", name=Say("type-castle"), picture="ogee", band="slate", icon="castle", scene="masonry"),
        CardType(id="haunt", name=Say("type-haunt"), picture="octagon", band="moon", icon="ghost", stock="black"),
        CardType(
            id="knell", name=Say("type-knell"), picture="square", band="blood", icon="ringing-bell", stock="black"
        ),
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
        letter=card.id[0].upper(),
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
