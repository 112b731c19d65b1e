"""Things as words: fields, servants, cards, resources. The sentences are in `words/`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from lychgate.core.ask import Obstacle
from lychgate.core.say import Say, who
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, INDEX, KIND, NAME
from lychgate.games.sanguis_venenatus.data.intrigue_cards import CARD
from lychgate.games.sanguis_venenatus.data.numbers import LETTERS, STOCKS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS

FACT = str | int | Say | list[Say]


def obstacle(clause: str, key: str, **facts: FACT) -> Obstacle:
    """Return a reason, as words with its facts."""
    return Obstacle(clause, Say("why-" + key, facts))


@cache
def field_word(id: str) -> Say:
    """Say where: the Forge of the Cathedral Quarter."""
    kind = NAME[INDEX[id]].lower().replace(" ", "-")
    return Say("field", {"kind": kind, "district": id[0], "id": id})


@cache
def field_text(at: int) -> Say:
    """Say what a special field does; of any other only that it is none."""
    return Say(f"field-{NAME[at].lower().replace(' ', '-')}") if KIND[at] == "special" else Say("field-plain")


def field_words(ids: str) -> list[Say]:
    """Say several places."""
    return [field_word(id) for id in ids.split()]


def place(at: int) -> Say:
    """Say where a field of the board lies."""
    return field_word(ID[at])


@cache
def district_word(letter: str) -> Say:
    """Say a quarter."""
    return Say("district", {"district": letter})


def district_words(letters: str) -> list[Say]:
    """Say several quarters."""
    return [district_word(letter) for letter in letters]


def quarter(district: int) -> Say:
    """Say a quarter by its number."""
    return district_word(DISTRICTS[district])


@cache
def servant_word(card: str) -> Say:
    """Say a servant by card."""
    return Say(f"servant-{card.lower()}")


@cache
def intrigue_text(card: str) -> Say:
    """Return what an intrigue card does."""
    return Say(f"intrigue-{card.lower()}-body")


def servant_text(card: str) -> Say:
    """Say what a servant can do, by card."""
    return Say(f"servant-{card.lower()}-body")


def servant_words(cards: str) -> list[Say]:
    """Say several servants."""
    return [servant_word(card) for card in cards.split()]


def servant(card: int) -> Say:
    """Say a servant by the number of the card."""
    return servant_word(SERVANT_CARDS[card].id)


@cache
def intrigue_word(card: str) -> Say:
    """Say an intrigue card; `none` is no card."""
    return Say(f"intrigue-{card.lower()}") if card in CARD else Say("no-card")


def intrigue_words(cards: str) -> list[Say]:
    """Say several intrigue cards."""
    return [intrigue_word(card) for card in cards.split()]


@cache
def event_word(card: str) -> Say:
    """Say an event card."""
    return Say(f"event-card-{card.lower()}")


def event_text(card: str) -> Say:
    """Say what an event card does."""
    return Say(f"event-card-{card.lower()}-body")


@cache
def vampire_word(sheet: str) -> Say:
    """Say a vampire by sheet."""
    return Say(f"vampire-{sheet.lower()}")


def vampire(sheet: int) -> Say:
    """Say a vampire by the number of the sheet."""
    return vampire_word(SHEETS[sheet].id)


@cache
def amount(res: str, n: int) -> Say:
    """Say so much of a resource: 2 gold."""
    return Say("amount", {"res": res, "n": n})


@cache
def resource(res: str) -> Say:
    """Say a resource."""
    return Say("resource", {"res": res})


@cache
def goods_words(goods: str) -> list[Say]:
    """Say what letters stand for: `ggb` is two gold and a bread."""
    return [amount(res, goods.count(letter)) for letter, res in zip(LETTERS, STOCKS, strict=True) if letter in goods]


def costs(cost: Iterable[tuple[str, int]]) -> list[Say]:
    """Say a price."""
    return [amount(res, n) for res, n in cost]


def seats_words(seats: str) -> list[Say]:
    """Say several players, written as digits."""
    return [who(int(seat)) for seat in seats]
