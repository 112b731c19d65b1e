"""Every shape as parts of a line: for narrow terminals, and for the insides of boxes on wide ones."""

from __future__ import annotations

from functools import singledispatch

import msgspec
from rich.style import Style

from lychgate.core.say import Say
from lychgate.core.table import (
    Board,
    Dice,
    Die,
    Hand,
    Mat,
    Piece,
    Pile,
    Pool,
    Readout,
    Row,
    Shape,
    Slot,
    Strip,
    Track,
    Turn,
    Value,
)
from lychgate.terminal.canvas import Run, Runs, width_of
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.palette import (
    BLOOD,
    BONE,
    FAINT,
    QUIET,
    colour_ink,
    ink,
    seat_ink,
    tone_ink,
)

BAR = 10
"""Columns of a bar on a line."""
FEW_CELLS = 12
"""Most cells of a track that is written out cell by cell."""


def label(shape: Shape, pen: Pen) -> Runs:
    """Return a shape's name, short if it has a short one."""
    style = colour_ink(shape.hue, shape.seat) if shape.hue else QUIET
    name = pen.words.sentence(shape.short or shape.name)
    return [Run(name, pen.look(style, shape.id), shape.id), *pen.extras(shape.id)]


def titled(shape: Shape, pen: Pen) -> list[Runs]:
    """Return a shape as parts of a line, its name first."""
    parts = contents(shape, pen)
    if isinstance(shape, Mat) or not parts:
        return parts
    return [[*label(shape, pen), Run(" "), *parts[0]], *parts[1:]]


@singledispatch
def contents(shape: Shape, pen: Pen) -> list[Runs]:
    """Return what a shape holds or shows, part by part, without its name."""
    raise TypeError(f"No way to write {shape!r}.")


@contents.register
def _(row: Row, pen: Pen) -> list[Runs]:
    pieces = pen.fill.holds.get(row.id, ())
    found = [pen.piece(row.id, one) for piece in pieces for one in _one_by_one(piece)]
    return found or ([] if row.bare else [pen.empty(row.id)])


@contents.register
def _(hand: Hand, pen: Pen) -> list[Runs]:
    found = pen.pieces(hand.id) or [pen.empty(hand.id)]
    if hand.limit is not None:
        count = sum(piece.count for piece in pen.fill.holds.get(hand.id, ()))
        found.append([Run(f"{count}/{hand.limit}", FAINT, hand.id)])
    return found


@contents.register
def _(pile: Pile, pen: Pen) -> list[Runs]:
    pieces = pen.fill.holds.get(pile.id, ())
    if not pieces:
        return [pen.empty(pile.id)]
    # A pile shows what lies on top and how much lies in all.
    top, count = pieces[-1], sum(piece.count for piece in pieces)
    return [[*pen.piece(pile.id, _single(top)), Run(f"×{count}" if count > 1 else "", QUIET, pile.id)]]


@contents.register
def _(pool: Pool, pen: Pen) -> list[Runs]:
    there = {piece.kind: piece for piece in pen.heaps(pool.id)}
    found = []
    for kind in pool.kinds:
        id = f"{pool.id}:{kind}"
        if kind in there:
            found.append(pen.piece(pool.id, there[kind]))
        elif pool.id not in pen.owners and len(pool.kinds) <= 6 and not pool.bare and there:
            # A supply that everybody draws on is shown even when it is empty.
            found.append([*pen.piece(pool.id, Piece(kind=kind)), Run("×0", FAINT, id)])
    return found or [pen.empty(pool.id)]


@contents.register
def _(dice: Dice, pen: Pen) -> list[Runs]:
    return [_die(die, pen) for die in dice.dice]


def _die(die: Die, pen: Pen) -> Runs:
    up = pen.fill.states.get(die.id)
    face = next((face for face in die.faces if face.id == up), None)
    shown = " " if face is None else str(face.pips) if face.pips else pen.words.say(face.name)
    style = pen.look(colour_ink(die.hue, None, bold=True), die.id)
    return [Run(pen.words.say(die.name) + " ", QUIET, die.id), Run(f"⟦{shown}⟧", style, die.id)]


@contents.register
def _(readout: Readout, pen: Pen) -> list[Runs]:
    value = pen.fill.values.get(readout.id)
    if value is None:
        return [pen.empty(readout.id)]
    if readout.look == "pips":
        most = readout.most if readout.most is not None else (value.of or value.n)
        return [[Run("●" * value.n + "○" * max(most - value.n, 0), tone_ink(value.tone), readout.id)]]
    if readout.look == "bar":
        return [bar(readout, value, pen, BAR), [pen.value(value, readout.id)]]
    if readout.look == "against" and value.of is not None:
        enough = "≥" if value.n >= value.of else "<"
        return [[Run(f"{value.n}{enough}{value.of}", tone_ink(value.tone, bold=True), readout.id)]]
    return [[pen.value(value, readout.id)]]


def bar(readout: Readout, value: Value, pen: Pen, length: int) -> Runs:
    """Return a bar split into its shares, told apart by their fill as well as their colour."""
    most = max(readout.most or value.of or _longest(readout, pen), 1)
    blocks = "█▓▒"
    runs: Runs = []
    used = 0
    shares = value.shares or (value.n,)
    done = 0
    for number, share in enumerate(shares):
        done += max(share, 0)
        end = min(round(done * length / most), length)
        hue = readout.shares[number].hue if number < len(readout.shares) else None
        style = colour_ink(hue, readout.seat) if hue else _seat_or(pen.owners.get(readout.id))
        runs.append(Run(blocks[number % 3] * (end - used), style, readout.id))
        used = max(used, end)
    return [*runs, Run("░" * (length - used), FAINT, readout.id)]


def _seat_or(seat: int | None) -> Style:
    return ink(BONE) if seat is None else seat_ink(seat)


def _longest(readout: Readout, pen: Pen) -> int:
    """Return the largest number on a readout's mat: it fills a bar that has no maximum of its own."""
    for shape in pen.table.shapes:
        if isinstance(shape, Mat) and readout in shape.parts:
            others = [pen.fill.values[part.id].n for part in shape.parts if part.id in pen.fill.values]
            return max(others, default=1)
    return pen.fill.values[readout.id].n


@contents.register
def _(strip: Strip, pen: Pen) -> list[Runs]:
    progress = pen.fill.strips.get(strip.id)
    now = progress.now if progress else None
    if progress is not None and progress.turns:
        return [turn_of(turn, strip, pen, at == now) for at, turn in enumerate(progress.turns)]
    found: list[Runs] = []
    for at, stop in enumerate(strip.stops):
        here = at == now
        style = ink(BLOOD, BONE, bold=True, reverse=True) if here else QUIET
        name = pen.words.sentence(stop.name)
        joint = [Run("›", FAINT)] if at else []
        found.append([*joint, Run(" "), Run(f"▸{name}" if here else name, style, strip.id)])
    return found or [pen.empty(strip.id)]


def turn_of(turn: Turn, strip: Strip, pen: Pen, now: bool) -> Runs:
    """Return one turn of a strip: when, whose, what; the present turn has a pointer before it."""
    id = turn.touches or strip.id
    runs: Runs = [Run("▶" if now else "", tone_ink("danger", bold=True), id)]
    if turn.n is not None:
        runs.append(Run(str(turn.n), pen.look(QUIET, id), id))
    if turn.seat is not None:
        runs.append(pen.sigil(turn.seat)._replace(text=pen.sigil(turn.seat).text.strip(), id=id))
    if turn.piece is not None:
        runs += [run._replace(id=id) for run in pen.piece(id, turn.piece)]
    elif turn.seat is None:
        runs.append(Run(pen.words.say(turn.name), pen.look(QUIET, id), id))
    return runs


@contents.register
def _(track: Track, pen: Pen) -> list[Runs]:
    cells = track.cells()
    held = {n: pen.pieces(f"{track.id}:{n}") for n in cells}
    signs = {notch.at: _sign(pen.mark(notch.badge)) for notch in track.notches}
    if track.look in ("fill", "countdown", "vial", "rings") or len(cells) > FEW_CELLS:
        return _measured(track, pen, held, signs)
    found: list[Runs] = []
    for n in cells:
        id = f"{track.id}:{n}"
        band = next((band for band in track.bands if band.low <= n <= band.high), None)
        style = colour_ink(band.hue, track.seat) if band and band.hue else QUIET
        cell: Runs = [Run(f"{n}{signs.get(n, '')}", pen.look(style, id), id)]
        if held[n]:
            cell = [Run("[", FAINT, id), *cell, *(run for piece in held[n] for run in piece), Run("]", FAINT, id)]
        found.append(cell)
    return found


def _sign(mark: str) -> str:
    """Return the mark at a cell; a mark that is a number is set apart from the cell's own number."""
    return f":{mark}" if mark[:1].isdigit() else mark


def _measured(track: Track, pen: Pen, held: dict[int, list[Runs]], signs: dict[int, str]) -> list[Runs]:
    """Return a long track, or one that fills up: a bar to its highest marker, and each marker with its number."""
    markers = [(n, pieces) for n, pieces in held.items() if pieces]
    highest = max((n for n, _ in markers), default=track.low - track.step)
    cells = track.cells()
    length = min(len(cells), BAR)
    full = round((highest - track.low + track.step) * length / (track.high - track.low + track.step))
    on, off = ("●", "○") if track.look == "rings" else ("█", "░")
    owner = pen.owners.get(track.id)
    style = colour_ink(track.hue, owner) if track.hue else _seat_or(owner)
    found: list[Runs] = [[Run(on * full, style, track.id), Run(off * (length - full), FAINT, track.id)]]
    for n, pieces in markers:
        id = f"{track.id}:{n}"
        number = Run(str(n), pen.look(ink(BONE, bold=True), id), id)
        # The owner's only marker needs no name, only its number.
        alone = len(markers) == 1 and all(one.seat == owner is not None for one in pen.heaps(id))
        found.append([number] if alone else [number, Run("·", FAINT, id), *(run for piece in pieces for run in piece)])
    found.append([Run(pen.words.say(Say("table-of", {"n": track.high})), FAINT, track.id)])
    band = next((band for band in track.bands if band.low <= highest <= band.high), None)
    if band is not None:
        found.append([Run(pen.words.say(band.name), colour_ink(band.hue, track.seat), track.id)])
    found += [[Run(f"{n}{sign}", FAINT, f"{track.id}:{n}")] for n, sign in signs.items() if not held.get(n)]
    return found


@contents.register
def _(mat: Mat, pen: Pen) -> list[Runs]:
    slots = [slot(each, mat, pen) for each in mat.slots if not each.over]
    parts = [runs for part in mat.parts if part.id not in pen.fill.absent for runs in titled(part, pen)]
    return [*(each for each in slots if each), *parts]


def slot(slot: Slot, mat: Mat | Board, pen: Pen, room: int = 5) -> Runs:
    """Return a slot as `3[(d)!P]`: its number, its piece, and the letters of pieces that lie on that piece."""
    inside = slot_pieces(slot, mat, pen)
    if slot.quiet and not inside:
        return []
    edge = pen.edge(FAINT, slot.id)
    head = str(slot.n) if slot.n is not None else "" if slot.quiet else pen.words.sentence(slot.name)
    if slot.quiet:
        return inside
    pad = " " * max((room if slot.n is not None else 1) - width_of(inside), 0)
    return [
        Run(head, pen.look(QUIET, slot.id), slot.id),
        Run("[", edge, slot.id),
        *inside,
        Run(pad, edge, slot.id),
        Run("]", edge, slot.id),
    ]


def slot_pieces(slot: Slot, mat: Mat | Board, pen: Pen, *, bare: bool = False) -> Runs:
    """Return what lies in a slot (`bare`: by its letters), then by its letter what lies in the slots above it."""
    inside = [run for piece in pen.heaps(slot.id) for run in _shown(pen, slot.id, piece, bare)]
    above = mat.slots if isinstance(mat, Mat) else ()
    for other in above:
        if other.over == slot.id:
            inside += [run for piece in pen.heaps(other.id) for run in pen.piece(other.id, piece, bare=True)]
    return inside + pen.extras(slot.id)


def _shown(pen: Pen, place: str, piece: Piece, bare: bool) -> Runs:
    """Return a piece in a slot: alone there, it is lit with the slot; without room for its body, its signs remain."""
    runs = pen.piece(place, piece, bare=bare)
    if bare:
        runs += [mark._replace(id=place) for mark in pen.marks(piece)]
    return [Run(text, pen.look(style, place), id) for text, style, id in runs]


@contents.register
def _(board: Board, pen: Pen) -> list[Runs]:
    """Return a board on a line: each space that holds something or can be chosen."""
    found: list[Runs] = []
    for space in board.spaces:
        inside = [run for piece in pen.pieces(space.id) for run in piece]
        for each in space.slots:
            inside += [run for piece in pen.pieces(each.id) for run in piece]
        if inside or pen.lit(space.id):
            name = Run(pen.words.sentence(space.name), pen.look(QUIET, space.id), space.id)
            found.append([name, Run(" "), *inside, *pen.extras(space.id)])
    return found or [pen.empty(board.id)]


def _one_by_one(piece: Piece) -> list[Piece]:
    """Return up to six equal pieces as single ones, side by side in a row; more stay one piece with a count."""
    return [_single(piece)] * piece.count if piece.count <= 6 else [piece]


def _single(piece: Piece) -> Piece:
    return msgspec.structs.replace(piece, count=1)


def light_of(board: Board, pen: Pen) -> str:
    """Return the words for the light over a board, or nothing."""
    light = pen.fill.lights.get(board.id)
    return "" if light is None else pen.words.say(Say(f"table-light-{light.word}"))
