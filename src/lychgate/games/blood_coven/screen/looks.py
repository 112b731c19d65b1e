"""How the pieces of Blood Coven look: three coins with two sides, the quarter, and the ability cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lychgate.core.say import Say
from lychgate.core.table import Badge, CardFace, CardType, PieceKind, PieceState
from lychgate.core.vocabulary import check_complete
from lychgate.games.blood_coven.data import CARDS, COINS, LETTERS, QUARTER_MM, Ability
from lychgate.games.blood_coven.words.names import card_word, coin_word

PX_PER_MM = 1.15


_HEADS_ICON = {"P": "cowled", "N": "female-vampire", "D": "vampire-dracula"}


_TAILS_ICON = {"P": "bat", "N": "death-skull", "D": "evil-bat"}


_COLOUR = {"P": "copper", "N": "grey-silver", "D": "bright-silver"}


_CARD_ICON = {
    Ability.THREE_FEED_FOUR: "meal",
    Ability.MIXED_HERD: "sheep",
    Ability.NO_COPPER_BLOOD: "cancel",
    Ability.NO_NICKEL_BLOOD: "cancel",
    Ability.NO_SILVER_BLOOD: "cancel",
    Ability.BUSY_STREETS: "village",
    Ability.BLOOD_PRICE: "trade",
    Ability.LONG_ARM: "grab",
    Ability.DOUBLE_HUNT: "paw-print",
    Ability.GREAT_HERD: "shepherds-crook",
    Ability.RUMOUR: "screaming",
    Ability.HALL_OF_SCREAMS: "carnival-mask",
}
check_complete("_CARD_ICON", _CARD_ICON, Ability)

ICONS = {
    "option-feed-none": "cancel", "option-scare-none": "cancel", "option-first-none": "cancel",
    "option-b1-none": "cancel", "option-b6-none": "cancel", "option-b7-none": "cancel", "option-b11-none": "cancel",
    "option-take2-none": "cancel", "option-take2": "claw-slashes", "option-pass-quiet": "night-sleep",
    "option-pass-ends": "sunrise",
    "option-b1": "meal", "option-b6-yes": "village", "option-b7": "trade", "option-b11": "screaming",
    "option-take": "claw-slashes", "option-take-rage": "carnival-mask", "option-hunt": "paw-print",
    "option-hunt-rage": "carnival-mask", "option-far": "shepherds-crook", "option-far-rage": "carnival-mask",
    "option-make": "fangs", "option-make-rage": "carnival-mask", "option-repop": "village", "option-final-feed": "meal",
    "step-feed-and-scare": "meal",
    "step-commit": "meal", "step-bring-villager": "village", "step-busy-streets": "village", "step-rumour": "screaming",
    "step-turn": "bat", "step-refresh": "sunrise", "step-final-feeding": "meal",
    "event-round-began": "night-sky", "event-placed": "meal", "event-blood-price": "trade",
    "event-quarter-taken": "moon", "event-fed-for-nothing": "meal", "event-populated": "village",
    "event-rest-arrived": "village", "event-busy-streets": "village", "event-recovered": "bed",
    "event-starved": "tombstone", "event-sated": "jeweled-chalice", "event-blood-rage": "carnival-mask",
    "event-caught": "claw-slashes", "event-made": "fangs", "event-repopulated": "village",
    "event-scared": "carnival-mask", "event-paid": "carnival-mask", "event-hunt-ended": "paw-print",
    "event-rumour-spread": "screaming", "event-quiet-night": "night-sleep",
    "event-passed": "night-sleep", "event-tired": "bed", "event-last-feeding": "sunrise", "event-finally-fed": "meal",
    "event-turned-to-ash": "dust-cloud", "event-scored": "laurels", "event-won": "crown",
}  # fmt: skip
"""Signs of what one may do, what comes and what happened; an option that only chooses a coin shows the coin."""


def kinds(options: Mapping[str, Any]) -> tuple[PieceKind, ...]:
    """Return the coins and, where they are played with, the back of the ability cards."""
    return (*(_coin_kind(letter) for letter in LETTERS), _quarter_kind(), *_card_back(options))


def _coin_kind(letter: str) -> PieceKind:
    coin = COINS[LETTERS.index(letter)]
    hungry = Badge(name=Say("name-hungry"), icon="drop", tone="danger")
    return PieceKind(
        id=letter,
        name=coin_word(letter),
        shape="coin",
        letter=letter,
        icon=_HEADS_ICON[letter],
        colour=_COLOUR[letter],  # type: ignore[arg-type]
        radius=round(coin.diameter_mm * PX_PER_MM),
        states=(
            PieceState(id="heads", name=Say("name-well-fed")),
            PieceState(
                id="tails",
                name=Say("name-hungry"),
                letter=letter.lower(),
                icon=_TAILS_ICON[letter],
                dim=True,
                badges=(hungry,),
            ),
        ),
        badges=(
            Badge(name=Say("name-claw"), icon="claw-slashes", n=coin.claw),
            Badge(name=Say("name-fang"), icon="fangs", n=coin.fang),
        ),
    )


def _quarter_kind() -> PieceKind:
    radius = round(QUARTER_MM * PX_PER_MM)
    return PieceKind(
        id="Q", name=Say("name-quarter"), shape="coin", letter="Q", icon="moon", colour="moon", radius=radius
    )


def _card_back(options: Mapping[str, Any]) -> tuple[PieceKind, ...]:
    if options["abilities"] == "off":
        return ()
    return (PieceKind(id="back", name=Say("name-card"), shape="card", letter="#", icon="bat", colour="wine"),)


def card_types(options: Mapping[str, Any]) -> tuple[CardType, ...]:
    """Return the one type of card there is, if any."""
    if options["abilities"] == "off":
        return ()
    return (CardType(id="ability", name=Say("name-card"), picture="arch", band="wine", icon="bat"),)


def card_faces(options: Mapping[str, Any]) -> tuple[CardFace, ...]:
    """Return the faces of the ability cards."""
    if options["abilities"] == "off":
        return ()
    return tuple(
        CardFace(
            id=card.id,
            name=card_word(card.id),
            type="ability",
            back="back",
            letter=card.id[-2:],
            emblem=_CARD_ICON[card.id],
            body=Say(f"card-{card.id.lower()}-body"),
        )
        for card in CARDS
    )
