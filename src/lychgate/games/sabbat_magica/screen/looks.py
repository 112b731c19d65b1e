"""How the pieces of Sabbat Magica look: ghosts and magicians, resources, tiles, gates, mirrors, cards."""

from __future__ import annotations

from typing import Literal

from lychgate.core.say import Say, who
from lychgate.core.table import Badge, CardFace, CardType, Colour, PieceKind, PieceState
from lychgate.core.vocabulary import check_complete
from lychgate.games.sabbat_magica.data.boards import GHOST_KINDS, MIRROR_STATES
from lychgate.games.sabbat_magica.data.cards import (
    PEOPLES,
    POWER,
    POWERS,
    TIME_CARDS,
    Bonus,
    BonusKind,
    Magician,
    PeopleName,
    PowerName,
    TimeName,
)
from lychgate.games.sabbat_magica.data.resources import GATES, KINDS, LETTERS, RESOURCES, TILES, Resource, TileName
from lychgate.games.sabbat_magica.words.names import (
    KIND_WORDS,
    bonus_word,
    card_word,
    fee_words,
    kind_word,
    magician_word,
    power_word,
    tile_word,
)

RESOURCE_ICON: dict[Resource, str] = {
    "spider": "spider-alt",
    "rat_tail": "rat",
    "gemstone": "cut-diamond",
    "mask": "carnival-mask",
}
_RESOURCE_COLOUR: dict[Resource, Colour] = {
    "spider": "violet", "rat_tail": "clay", "gemstone": "verdigris", "mask": "amber",
}  # fmt: skip
_TILE_ICON: dict[TileName, str] = {
    "grimoire": "spell-book", "clock": "pocket-watch", "terroriser": "screaming", "test_tube": "test-tubes",
}  # fmt: skip
_TILE_LETTER: dict[TileName, str] = {"grimoire": "Gr", "clock": "Cl", "terroriser": "Te", "test_tube": "Tt"}
_HEAD: dict[Magician, Literal["", "peak", "horns", "hat", "ears"]] = {
    "succubus": "horns", "vampire": "peak", "sorcerer": "hat", "elf": "ears",
}  # fmt: skip
MAGICIAN_ICON: dict[Magician, str] = {
    "succubus": "devil-mask",
    "vampire": "vampire-dracula",
    "sorcerer": "wizard-face",
    "elf": "elf-ear",
}
_PEOPLE_HUE: dict[PeopleName, Colour] = {
    "argosola": "azure",
    "zugriga": "blood",
    "sanagal": "amber",
    "luserna": "green",
}
BONUS_ICON: dict[BonusKind, str] = {
    "terror": "screaming", "vp": "laurels", "any": "magic-swirl", "spider": "spider-alt", "rat_tail": "rat",
    "gemstone": "cut-diamond", "mask": "carnival-mask",
}  # fmt: skip
_TIME_EMBLEM: dict[TimeName, str] = {
    "full_moon": "moon", "feast_of_fools": "jester-hat", "mother_nature": "oak", "harvest": "wheat",
    "half_moon": "moon-orbit", "carnival": "carnival-mask", "dark_moon": "eclipse",
}  # fmt: skip
POWER_EMBLEM = {
    PowerName.LUXURIANCE: "fruit-tree",
    PowerName.APPARITION: "spectre",
    PowerName.SECRET_AREA: "hidden",
    PowerName.DOPPELGANGER: "two-shadows",
    PowerName.TELEPORTATION: "teleport",
    PowerName.FIREBALL: "fireball",
    PowerName.BATS: "bat",
    PowerName.SEDUCTION: "charm",
    PowerName.GIFT_OF_IMMORTALITY: "angel-outfit",
    PowerName.BOOSTER: "sprint",
    PowerName.SPELL: "fairy-wand",
    PowerName.FRENZY: "enrage",
}
check_complete("POWER_EMBLEM", POWER_EMBLEM, POWER)

_SHORT = {
    "mother_nature": Say("short-mother_nature"),
    "gift_of_immortality": Say("short-gift_of_immortality"),
    "teleportation": Say("short-teleportation"),
}
"""Names that are too long for a card in hand."""

ICONS = {
    "option-people": "magic-hat", "option-invoke": "ghost", "option-canteen": "hot-meal", "option-canteen-no": "cancel",
    "option-bonus": "present", "option-luxuriance": "fruit-tree", "option-rest": "night-sleep",
    "option-stop": "check-mark",
    "option-walk": "footsteps", "option-move": "ghost",
    "option-booster": "sprint", "option-frenzy": "enrage", "option-nothing": "cancel",
    "option-tile-gather": "two-coins", "option-tile-uncurse": "spell-book", "option-tile-rewind": "pocket-watch",
    "option-tile-terrorise": "screaming", "option-tile-exchange": "test-tubes", "option-mirror": "mirror-mirror",
    "option-settle": "position-marker", "option-fight": "crossed-swords", "option-fight-out": "crossed-swords",
    "option-repelled": "tombstone", "option-reappear": "angel-outfit", "option-apparition": "spectre",
    "option-fireball": "fireball", "option-seduction": "charm", "option-spell": "fairy-wand",
    "option-doppelganger": "two-shadows", "option-guard": "hidden", "option-unfed": "tombstone",
    "option-keep": "round-bottom-flask",
    "option-keep-none": "cancel", "option-pay": "gate", "option-finish": "check-mark",
    "step-choose-people": "magic-hat", "step-invoke": "ghost", "step-count-canteen": "hot-meal",
    "step-take-bonus": "present",
    "step-turns": "hourglass", "step-act": "footsteps", "step-haunt": "ghost", "step-outing": "ghost",
    "step-arrive": "house", "step-aftermath": "magic-swirl", "step-fall": "tombstone", "step-feed": "meal",
    "step-starve": "tombstone", "step-approve": "hydra", "step-end-round": "night-sky",
    "event-tiles-laid": "castle", "event-gates-laid": "gate", "event-order-drawn": "perspective-dice-six-faces-random",
    "event-picking-drawn": "perspective-dice-six-faces-random", "event-people-chosen": "magic-hat",
    "event-round-began": "night-sky", "event-power-shown": "magic-swirl", "event-protected": "hidden",
    "event-curse-fell": "death-skull", "event-rotted": "death-skull", "event-aged": "hourglass",
    "event-time-turned": "moon", "event-invoked": "ghost", "event-canteen-counted": "hot-meal",
    "event-order-set": "hourglass", "event-bonus-taken": "present", "event-luxuriated": "fruit-tree",
    "event-walked": "footsteps", "event-gathered": "two-coins", "event-uncursed": "spell-book",
    "event-rewound": "pocket-watch", "event-terrorised": "screaming", "event-exchanged": "test-tubes",
    "event-mirror-worked": "mirror-mirror", "event-left-alone": "night-sleep", "event-haunted": "spectre",
    "event-burnt": "fireball", "event-seduced": "charm", "event-spellbound": "fairy-wand",
    "event-repeated": "two-shadows", "event-boosted": "sprint",
    "event-frenzied": "enrage", "event-rested": "night-sleep", "event-fee-paid": "gate", "event-entered": "ghost",
    "event-returned": "drawbridge", "event-fought": "crossed-swords", "event-thrown-out": "tombstone",
    "event-reappeared": "angel-outfit", "event-repelled": "tombstone", "event-amused": "laurels",
    "event-fed": "meal", "event-starved": "tombstone", "event-regions-scored": "laurels", "event-approved": "hydra",
    "event-box-opened": "moon", "event-scored": "laurels", "event-won": "crown",
}  # fmt: skip
"""Signs of what one may do, what comes and what happened."""


def kinds(seats: int) -> tuple[PieceKind, ...]:
    """Return every kind of piece on the table."""
    return (
        *(_ghost(seat) for seat in range(seats)),
        *(_magician(people.magician) for people in PEOPLES),
        *(_resource(kind) for kind in KINDS),
        *(_tile(tile.id) for tile in TILES if tile.effect != "gather"),
        *(_gate(gate) for gate in GATES),
        *_tokens(),
        PieceKind(id="time-back", name=Say("name-time-back"), shape="card", letter="#", colour="night", icon="moon"),
        PieceKind(id="power-back", name=Say("name-power-back"), shape="card", letter="*", colour="wine"),
    )


def _ghost(seat: int) -> PieceKind:
    guarded = Badge(name=Say("name-guarded"), icon="hidden", tone="known")
    return PieceKind(
        id=GHOST_KINDS[seat],
        name=Say("name-ghost", {"seat": who(seat)}),
        shape="ghost",
        letter="g",
        colour="seat",
        states=(
            PieceState(id="moved", name=Say("name-moved"), dim=True),
            PieceState(id="guarded", name=Say("name-guarded"), badges=(guarded,)),
        ),
    )


def _magician(magician: Magician) -> PieceKind:
    return PieceKind(
        id=magician,
        name=magician_word(magician),
        shape="robe",
        letter=magician[:2].capitalize(),
        icon=MAGICIAN_ICON[magician],
        colour="seat",
        head=_HEAD[magician],
    )


def _resource(kind: int) -> PieceKind:
    id = RESOURCES[kind]
    return PieceKind(
        id=id, name=KIND_WORDS[kind], shape="disc", letter=LETTERS[kind], icon=RESOURCE_ICON[id],
        colour=_RESOURCE_COLOUR[id], radius=15,
    )  # fmt: skip


def _tile(id: TileName) -> PieceKind:
    """A special tile; a standard one is drawn as the two resources it gives."""
    return PieceKind(
        id=f"tile_{id}", name=tile_word(id), shape="tile", letter=_TILE_LETTER[id], icon=_TILE_ICON[id], colour="violet"
    )


def _gate(gate: str) -> PieceKind:
    fee = [RESOURCES[kind] for kind in KINDS if LETTERS[kind] in gate]
    badges = tuple(Badge(name=kind_word(kind), icon=RESOURCE_ICON[kind], hue=_RESOURCE_COLOUR[kind]) for kind in fee)
    name = Say("name-gate", {"fee": fee_words(gate)})
    # Two letters are all there is room for: a pair is written out, a triple by the one kind it does not ask for.
    letter = gate if len(gate) == 2 else "-" + next(each for each in LETTERS if each not in gate)
    return PieceKind(id=f"gate_{gate.lower()}", name=name, shape="arch", letter=letter, colour="iron", badges=badges)


def _tokens() -> tuple[PieceKind, ...]:
    states = tuple(
        PieceState(id=state, name=Say(f"name-mirror-{state}"), letter=letter)
        for state, letter in zip(MIRROR_STATES, "=≠×", strict=True)
    )
    hundred = PieceState(id="hundred", name=Say("name-hundred"), badges=(Badge(name=Say("name-hundred"), spelt=True),))
    return (
        PieceKind(id="mirror", name=Say("name-mirror"), shape="mirror", letter="=", colour="moon", states=states),
        PieceKind(id="cursed", name=Say("name-cursed"), shape="disc", letter="x", icon="death-skull", colour="plague"),
        PieceKind(id="chimera", name=Say("name-chimera"), shape="disc", letter="C", icon="hydra", colour="violet"),
        PieceKind(id="points", name=Say("name-points"), shape="disc", letter="o", colour="seat", states=(hundred,)),
        PieceKind(id="fear", name=Say("name-fear"), shape="disc", letter="o", icon="screaming", colour="seat"),
        PieceKind(id="choice", name=Say("name-choice"), shape="disc", letter="o", colour="seat"),
    )


# --- cards


def card_types() -> tuple[CardType, ...]:
    """Return the two sorts of cards."""
    return (
        CardType(id="time", name=Say("type-time"), picture="circle", band="night", icon="moon"),
        *(
            CardType(
                id=people.id, name=Say(f"people-{people.id}"), picture="ogee", band=_PEOPLE_HUE[people.id],
                icon=MAGICIAN_ICON[people.magician],
            )
            for people in PEOPLES
        ),
    )  # fmt: skip


def bonus_badge(bonus: Bonus) -> Badge:
    """Return a bonus slot as a sign."""
    return Badge(name=bonus_word(bonus), icon=BONUS_ICON[bonus.what], n=bonus.n)


def card_faces() -> tuple[CardFace, ...]:
    """Return the seven time cards and the twelve POWER cards."""
    times = tuple(
        CardFace(
            id=card.id,
            name=card_word(card.id),
            short=_SHORT.get(card.id),
            type="time",
            back="time-back",
            letter=str(card.actions),
            emblem=_TIME_EMBLEM[card.id],
            studs=(Badge(name=Say("name-actions", {"n": card.actions}), icon="hourglass", n=card.actions),),
            runes=(Badge(name=Say("name-actions", {"n": card.actions}), spelt=True),),
            body=Say("time-body", {"actions": card.actions, "bonuses": [bonus_word(each) for each in card.bonuses]})
            if card.bonuses
            else Say("time-body-none", {"actions": card.actions}),
        )
        for card in TIME_CARDS
    )
    owner = {power: people.id for people in PEOPLES for power in people.powers}
    powers = tuple(
        CardFace(
            id=power.id,
            name=power_word(power.id),
            short=_SHORT.get(power.id),
            type=owner[power.id],
            back="power-back",
            letter=power.id[0].upper(),
            emblem=POWER_EMBLEM[power.id],
            body=Say(f"power-{power.id}-body"),
            foot=Say(f"timing-{power.timing}"),
            states=(
                PieceState(id="away", name=Say("name-away"), dim=True),
                PieceState(id="shown", name=Say("name-shown")),
            ),
        )
        for power in POWERS
    )
    return (*times, *powers)
