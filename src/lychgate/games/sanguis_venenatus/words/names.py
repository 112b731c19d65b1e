"""What things are called: fields, servants, cards, resources. The sentences are in the `.ftl` files beside."""

from __future__ import annotations

from collections.abc import Iterable

from lychgate.core.kept import kept
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.data.board import DISTRICTS, ID, INDEX, KIND, NAME
from lychgate.games.sanguis_venenatus.data.effects import Cost
from lychgate.games.sanguis_venenatus.data.numbers import LETTERS, STOCKS
from lychgate.games.sanguis_venenatus.data.servant_cards import SERVANT_CARDS
from lychgate.games.sanguis_venenatus.data.vampire_sheets import SHEETS

Fact = str | int | Say | list[Say]


def dashed(id: str) -> str:
    """Write an id or a name as part of a message's key: `blood_feast` and `Blood Feast` are `blood-feast`."""
    return id.lower().replace("_", "-").replace(" ", "-")


# --- the city


@kept
def field_word(id: str) -> Say:
    """Say where a field lies: the Forge of the Cathedral Quarter."""
    return Say("field", {"kind": dashed(NAME[INDEX[id]]), "district": id[0], "id": id})


def field_words(ids: Iterable[str]) -> list[Say]:
    return [field_word(id) for id in ids]


def place(at: int) -> Say:
    """Say where a field lies, by its number."""
    return field_word(ID[at])


@kept
def field_text(at: int) -> Say:
    """Say what a special field does; of any other only that it is none."""
    return Say(f"field-{dashed(NAME[at])}") if KIND[at] == "special" else Say("field-plain")


@kept
def district_word(letter: str) -> Say:
    return Say("district", {"district": letter})


def quarter(district: int) -> Say:
    """Say a quarter by its number."""
    return district_word(DISTRICTS[district])


# --- characters


@kept
def servant_word(card: str) -> Say:
    return Say(f"servant-{dashed(card)}")


def servant_words(cards: Iterable[str]) -> list[Say]:
    return [servant_word(card) for card in cards]


def servant_text(card: str) -> Say:
    """Say what a servant can do."""
    return Say(f"servant-{dashed(card)}-body")


def servant(card: int) -> Say:
    """Say a servant by the number of its card."""
    return servant_word(SERVANT_CARDS[card].id)


@kept
def character_word(id: str) -> Say:
    """Say a servant by its card, or the `vampire`."""
    return Say("the-vampire") if id == "vampire" else servant_word(id)


@kept
def vampire_word(sheet: str) -> Say:
    return Say(f"vampire-{dashed(sheet)}")


def vampire(sheet: int) -> Say:
    """Say a vampire by the number of its sheet."""
    return vampire_word(SHEETS[sheet].id)


def powers_word(sheet: str) -> Say:
    """Say the powers of a sheet by their names; `nighthunter` is the other side of every sheet."""
    return Say(f"powers-{dashed(sheet)}")


def powers_text(sheet: str) -> Say:
    """Say what the powers of a sheet do."""
    return Say(f"vampire-{dashed(sheet)}-body")


# --- cards


@kept
def intrigue_word(card: str) -> Say:
    """Say an intrigue card; an empty id is no card."""
    return Say(f"intrigue-{dashed(card)}") if card else Say("no-card")


@kept
def intrigue_text(card: str) -> Say:
    """Say what an intrigue card does."""
    return Say(f"intrigue-{dashed(card)}-body")


@kept
def event_word(card: str) -> Say:
    return Say(f"event-card-{dashed(card)}")


def event_text(card: str) -> Say:
    """Say what an event card does."""
    return Say(f"event-card-{dashed(card)}-body")


# --- resources


@kept
def resource(res: str) -> Say:
    return Say("resource", {"res": res})


@kept
def amount(res: str, n: int) -> Say:
    """Say n of a resource: 2 gold."""
    return Say("amount", {"res": res, "n": n})


def costs(cost: Cost) -> list[Say]:
    """Say a price, resource by resource."""
    return [amount(res, n) for res, n in cost if n]


@kept
def goods_words(goods: str) -> list[Say]:
    """Say what letters stand for: `ggb` is two gold and a bread."""
    return [amount(res, goods.count(letter)) for letter, res in zip(LETTERS, STOCKS, strict=True) if letter in goods]
