"""The number that an element shows: what `Option.brings` promises to change."""

from __future__ import annotations

from lychgate.core.table.fill import Fill
from lychgate.core.table.ids import Found, elements
from lychgate.core.table.shapes import Pool, Readout, Table, Track


def measure(table: Table, fill: Fill, id: str) -> int | None:
    """Return the number at an element; None where it shows none.

    Of a readout its value, of a track the highest cell that holds something, of a heap of a pool how many lie there,
    of any other place how many pieces it holds.
    """
    found = next((each for each in elements(table, fill.absent) if each.id == id), None)
    if found is None:
        return None
    if id in fill.values:
        return fill.values[id].n
    thing = found.thing
    if isinstance(thing, Track) and id == thing.id:
        return max((n for n in thing.cells() if fill.holds.get(f"{id}:{n}")), default=None)
    if isinstance(thing, Pool) and id != thing.id:
        kind = id.rpartition(":")[2]
        return sum(piece.count for piece in fill.holds.get(thing.id, ()) if piece.kind == kind)
    return None if isinstance(thing, Readout) else _held(found, fill)


def _held(found: Found, fill: Fill) -> int | None:
    return sum(piece.count for piece in fill.holds.get(found.id, ())) if found.place else None
