"""Fields of events that are told as words: fields of the city, quarters, cards, resources."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.events import Spoken
from lychgate.core.say import Say
from lychgate.games.sanguis_venenatus.words.names import (
    district_word,
    event_word,
    field_word,
    field_words,
    goods_words,
    intrigue_word,
    resource,
    servant_word,
    servant_words,
    vampire_word,
)

FieldId = Annotated[str, Spoken(field_word)]
FieldIds = Annotated[str, Spoken(field_words)]
District = Annotated[str, Spoken(district_word)]
Servant = Annotated[str, Spoken(servant_word)]
Servants = Annotated[str, Spoken(servant_words)]
Vampire = Annotated[str, Spoken(vampire_word)]
Intrigue = Annotated[str, Spoken(intrigue_word)]
EventName = Annotated[str, Spoken(event_word)]
Resource = Annotated[str, Spoken(resource)]
Goods = Annotated[str, Spoken(goods_words)]
Character = Annotated[str, Spoken(lambda id: Say("the-vampire") if id == "vampire" else servant_word(id))]
"""A servant by card, or `vampire`."""
