"""Fields of events that are put into words."""

from __future__ import annotations

from typing import Annotated

from lychgate.core.events import Spoken
from lychgate.games.sabbat_magica.data.resources import Heap
from lychgate.games.sabbat_magica.words.names import (
    beaten_words,
    card_word,
    from_word,
    gates_words,
    heap_words,
    in_word,
    kind_word,
    magician_word,
    mirror_word,
    people_word,
    place_word,
    power_word,
    regions_words,
    seats_words,
    square_word,
    store_word,
    tile_word,
    tiles_words,
    to_word,
)

Tokens = Annotated[Heap, Spoken(heap_words)]
Kind = Annotated[str, Spoken(kind_word)]
StoreName = Annotated[str, Spoken(store_word)]
Where = Annotated[str, Spoken(place_word)]
In = Annotated[str, Spoken(in_word)]
From = Annotated[str, Spoken(from_word)]
To = Annotated[str, Spoken(to_word)]
"""Locations as languages want them: "the canteen", "in the canteen", "from the canteen", "to the canteen"."""
Regions = Annotated[tuple[str, ...], Spoken(regions_words)]
Gates = Annotated[tuple[str, ...], Spoken(gates_words)]
"""Gates in the order of the regions."""
Tiles = Annotated[tuple[str, ...], Spoken(tiles_words)]
"""Tiles in the order of the squares."""
Seats = Annotated[tuple[int, ...], Spoken(seats_words)]
Beaten = Annotated[tuple[int, ...], Spoken(beaten_words)]
"""The owners of ghosts that were beaten, one for each ghost."""
Card = Annotated[str, Spoken(card_word)]
PowerTitle = Annotated[str, Spoken(power_word)]
Folk = Annotated[str, Spoken(people_word)]
MagicianName = Annotated[str, Spoken(magician_word)]
TileTitle = Annotated[str, Spoken(tile_word)]
SquareName = Annotated[str, Spoken(square_word)]
MirrorName = Annotated[str, Spoken(mirror_word)]
