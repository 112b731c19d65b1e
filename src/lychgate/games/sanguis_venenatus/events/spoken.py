"""Fields of events that are told as words: fields of the city, quarters, cards, resources."""

from __future__ import annotations

from typing import Annotated, Literal

from lychgate.core.events import Spoken
from lychgate.games.sanguis_venenatus.data.vocabulary import Resource
from lychgate.games.sanguis_venenatus.words.names import (
    character_word,
    district_word,
    event_text,
    event_word,
    field_word,
    field_words,
    goods_words,
    intrigue_word,
    powers_word,
    resource,
    servant_word,
    servant_words,
    vampire_word,
)

FieldId = Annotated[str, Spoken(field_word)]
FieldIds = Annotated[tuple[str, ...], Spoken(field_words)]
District = Annotated[str, Spoken(district_word)]
Servant = Annotated[str, Spoken(servant_word)]
Servants = Annotated[tuple[str, ...], Spoken(servant_words)]
Vampire = Annotated[str, Spoken(vampire_word)]
Powers = Annotated[str, Spoken(powers_word)]
"""The powers of a sheet: by its id, or `nighthunter` for the other side."""
Intrigue = Annotated[str, Spoken(intrigue_word)]
EventName = Annotated[str, Spoken(event_word)]
EventText = Annotated[str, Spoken(event_text)]
SpokenResource = Annotated[Literal[Resource, "influence"], Spoken(resource)]
Goods = Annotated[str, Spoken(goods_words)]
Character = Annotated[str, Spoken(character_word)]
"""A servant by card, or `vampire`."""
