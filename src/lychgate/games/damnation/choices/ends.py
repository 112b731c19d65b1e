"""What follows where a movement ends, as far as whoever chooses the way can know it: a line on each destination."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lychgate.core.say import Say
from lychgate.games.damnation.data.cards import CARDS, CARNAGE_BOOST, DECKS, IN_DECK, IS_WEAPON, MODES, NUMBER
from lychgate.games.damnation.data.geometry import (
    CEMETERY,
    CORRIDOR,
    COURTYARD,
    DARK_TOWER,
    LAST_STEP,
    MASTER_BEDROOM,
    OFF,
    PUSH,
    SECRET_DOORS,
    SIGHT,
    STAIR0,
    TORTURE_CHAMBER,
    VAULT,
)
from lychgate.games.damnation.data.kinds import CURSE, EVENT
from lychgate.games.damnation.data.numbers import BEAR_DAMAGE, TRAPS
from lychgate.games.damnation.data.villains import LIVING, NONE
from lychgate.games.damnation.state.position import Castle, after_hide, vault_price
from lychgate.games.damnation.words.names import card_word, place_word, villain_word

CHAMBER = DECKS.index("torture_chamber")
IRON_MAIDEN = NUMBER["the_iron_maiden"]
_TORMENTS = frozenset(card for card in IN_DECK[CHAMBER] if CARDS[card].type in (EVENT, CURSE))
"""DA-336: the cards of the Torture Chamber that hurt. They work when they are drawn: nobody can hold one unseen."""


class Threat(msgspec.Struct, frozen=True):
    """DA-231 A Weapon that a rival is known to have, and the corridor space where that rival stands."""

    place: int
    reach: int
    damage: int
    kind: int
    card: int


class Perils(msgspec.Struct, frozen=True):
    """What may befall a Villain where it goes: only what matters to the places it can reach, else nothing."""

    springs: int = 0
    """DA-290: the destinations with a face-down trap, as bits."""
    seen: tuple[tuple[int, str], ...] = ()
    """DA-296: the traps among them that whoever chooses has looked at."""
    vault: str = ""
    """What becomes of whoever enters the Vault: see `vault_end`."""
    health: int = 0
    bear: int = BEAR_DAMAGE
    """DA-291, 560: what a Bear Trap deals to this Villain."""
    torments: int = 0
    """How many cards of the Torture Chamber hurt."""
    torture_cards: int = 0
    has_maiden: bool = False
    threats: tuple[Threat, ...] = ()


class End(msgspec.Struct, frozen=True):
    """The message `then-<word>` of a destination, and the facts it tells."""

    word: str
    n: int = 0
    among: int = 0
    place: int = OFF
    kind: int = NONE
    card: int = NONE

    def said(self) -> Say:
        """Put it into words."""
        facts: dict[str, str | int | Say] = {"n": self.n, "among": self.among}
        if self.place != OFF:
            facts["place"] = place_word(self.place)
        if self.kind != NONE:
            facts |= {"rival": villain_word(self.kind), "card": card_word(self.card)}
        return Say(f"then-{self.word}", facts)


WEIGHTY = frozenset(("vault-4", "vault-2", "vault-kills", "vault-fall", "last-step", "trap-oubliette"))
"""Ends that one may regret: a screen asks once more."""

_ROOMS_SAY = {MASTER_BEDROOM: "bedroom", COURTYARD: "courtyard", CEMETERY: "cemetery", DARK_TOWER: "tower"}


def end_at(place: int, perils: Perils) -> End:
    """Say what follows if a movement ends there."""
    if place >= STAIR0:
        return End("last-step" if place == LAST_STEP else "step")
    if place == VAULT:
        return End(perils.vault, perils.health)
    if place == TORTURE_CHAMBER:
        return End("chamber" if perils.has_maiden else "chamber-tame", perils.torments, perils.torture_cards)
    if place >= CORRIDOR:
        return End(_ROOMS_SAY.get(place, "room"))
    if perils.springs >> place & 1:
        known = dict(perils.seen).get(place)
        return End("trap" if known is None else f"trap-{known}", perils.health, perils.bear)
    if PUSH[place] != OFF:
        return End("arrow-stairs" if PUSH[place] >= STAIR0 else "arrow", place=PUSH[place])
    return _in_sight(place, perils.threats) or End("door" if place in SECRET_DOORS else "corridor")


def _in_sight(place: int, threats: tuple[Threat, ...]) -> End | None:
    """DA-231: name the hardest blow that is known to threaten whoever stops on a corridor space."""
    near = [each for each in threats if 0 < SIGHT[place][each.place] <= each.reach]
    if not near:
        return None
    worst = max(near, key=lambda each: each.damage)
    return End("in-sight", worst.damage, kind=worst.kind, card=worst.card)


def perils_of(g: Castle, v: int, seat: int, ends: int) -> Perils:
    """Gather what a player who chooses where a Villain goes knows of the places it can reach, given as bits."""
    springs = 0
    seen = []
    for space, token in zip(g.trap_spaces, g.traps, strict=True):
        if ends >> space & 1:
            springs |= 1 << space
            if g.notes.get(token, 0) >> seat & 1:
                seen.append((space, TRAPS[token]))
    to_vault, to_chamber = ends >> VAULT & 1, ends >> TORTURE_CHAMBER & 1
    deck = g.decks[CHAMBER] if to_chamber else []
    return Perils(
        springs,
        tuple(seen),
        f"vault-{vault_end(g, v)}" if to_vault else "",
        g.health[v] if springs or to_vault else 0,
        after_hide(g, v, BEAR_DAMAGE, "trap") if springs else BEAR_DAMAGE,
        sum(card in _TORMENTS for card in deck),
        len(deck),
        IRON_MAIDEN in deck,
        tuple(_threats(g, v)) if seat == g.owner(v) else (),
    )


def vault_end(g: Castle, v: int) -> str:
    """DA-398, 399, 643: what becomes of a Villain that enters the Vault now: one of four words, or the price."""
    if g.fall:
        return "fall"
    if g.vampire != NONE:
        return "open"
    price = vault_price(g)
    return "kills" if g.health[v] <= price else str(price)


def _threats(g: Castle, v: int) -> Iterator[Threat]:
    """Yield the Weapons that a Villain's player knows rivals on corridor spaces to have."""
    seat = g.owner(v)
    for other in range(len(g.kind)):
        holder = g.owner(other)
        if holder == seat or g.role[other] != LIVING or not 0 <= g.place[other] < CORRIDOR:
            continue
        known = (card for card in g.hand[holder] if g.known.get(card, 0) >> seat & 1)
        for card in (*g.face_up[holder], *known):
            if IS_WEAPON[card]:
                damage = MODES[card][0].damage + (CARNAGE_BOOST if g.carnage() else 0)
                yield Threat(g.place[other], MODES[card][0].reach, damage, g.kind[other], card)
