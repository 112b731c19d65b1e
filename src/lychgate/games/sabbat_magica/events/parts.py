"""Fields of events that are put into words."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.events import Spoken
from lychgate.games.sabbat_magica.words.names import (
    card_word,
    heap_words,
    kind_word,
    mirror_word,
    people_word,
    place_word,
    places_words,
    power_word,
    seats_words,
    square_word,
    tile_word,
)

Tokens = Annotated[str, Spoken(heap_words)]
"""Resources in the notation of codes: `SSG`."""
Kind = Annotated[str, Spoken(kind_word)]
Where = Annotated[str, Spoken(place_word)]
Wheres = Annotated[tuple[str, ...], Spoken(places_words)]
Seats = Annotated[tuple[int, ...], Spoken(seats_words)]
Card = Annotated[str, Spoken(card_word)]
PowerTitle = Annotated[str, Spoken(power_word)]
Folk = Annotated[str, Spoken(people_word)]
TileTitle = Annotated[str, Spoken(tile_word)]
SquareName = Annotated[str, Spoken(square_word)]
MirrorName = Annotated[str, Spoken(mirror_word)]
