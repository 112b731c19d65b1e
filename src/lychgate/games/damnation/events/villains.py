"""Events about living Villains: Talents, attacks, Health and Souls."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.events import Spoken
from lychgate.core.say import Say
from lychgate.games.damnation.data.vocabulary import Source
from lychgate.games.damnation.events.parts import Means, OfVillain, Who, Whom
from lychgate.games.damnation.words.names import card_word, talent_word


def _used(card: int) -> Say | str:
    return "none" if card < 0 else card_word(card)


class TalentUsed(OfVillain, frozen=True):
    """A Talent is used."""

    talent: Annotated[str, Spoken(talent_word)]
    target: Whom = -1
    clause = "DA-450"


class Declared(OfVillain, frozen=True):
    """An attack is declared; without a card it is made with bare hands."""

    target: Who
    card: Annotated[int, Spoken(_used)]
    clause = "DA-236"


class AttackFailed(OfVillain, frozen=True):
    """An attack is cancelled."""

    target: Who
    clause = "DA-506"


class Hurt(OfVillain, frozen=True):
    """A Villain suffers Damage, or Protection has caught it all."""

    n: int
    source: Source
    health: int
    of: Means = ""
    clause = "DA-560"


class Healed(OfVillain, frozen=True):
    """A Villain gains Health; none where it has all of it, or where nobody gains Health any more."""

    n: int
    health: int
    of: Means = ""
    clause = "DA-642"


class SoulsGained(OfVillain, frozen=True):
    """Souls come from the supply."""

    n: int
    souls: int
    of: Means = ""
    clause = "DA-455"


class SoulsPaid(OfVillain, frozen=True):
    """Souls are paid in the Dark Tower."""

    n: int
    souls: int
    clause = "DA-380"


class SoulSpent(OfVillain, frozen=True):
    """A Soul turns a Talent token face up."""

    talent: Annotated[str, Spoken(talent_word)]
    souls: int
    clause = "DA-454"


class Refreshed(OfVillain, frozen=True):
    """A Talent token is turned face up."""

    talent: Annotated[str, Spoken(talent_word)]
    clause = "DA-452"
