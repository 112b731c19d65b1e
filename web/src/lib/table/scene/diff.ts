/** What differs between two fills: for the moon-blue ring after a change, and for the dashed twins of a preview. */
import type { Fill, Piece, Value } from "../../protocol";
import { pieceId } from "./ids";

export interface Diff {
  /** Pieces that come to a place, with how many. */
  gained: Map<string, Piece[]>;
  /** How many of a piece go away, by its element id. */
  lost: Map<string, number>;
  /** The same by place, with the pieces themselves. */
  gone: Map<string, Piece[]>;
  /** Pieces that stay where they are but turn to another state, by element id. */
  turned: Map<string, Piece>;
  /** Numbers that become others, by element id. */
  values: Map<string, Value>;
  /** Edge pieces, dice and links that come into another state, by element id. */
  states: Map<string, string>;
}

export const NOTHING: Diff = {
  gained: new Map(),
  lost: new Map(),
  gone: new Map(),
  turned: new Map(),
  values: new Map(),
  states: new Map(),
};

interface Heap {
  count: number;
  states: string;
  last: Piece;
}

function heaps(place: string, pieces: readonly Piece[]): Map<string, Heap> {
  const found = new Map<string, Heap>();
  for (const piece of pieces) {
    const id = pieceId(place, piece);
    const before = found.get(id);
    const count = piece.count ?? 1;
    const states = `${before?.states ?? ""}${piece.state ?? ""}×${count} `;
    found.set(id, { count: (before?.count ?? 0) + count, states, last: piece });
  }
  return found;
}

export function diffOf(before: Fill, after: Fill): Diff {
  const diff: Diff = {
    gained: new Map(),
    lost: new Map(),
    gone: new Map(),
    turned: new Map(),
    values: new Map(),
    states: new Map(),
  };
  for (const place of new Set([...Object.keys(before.holds ?? {}), ...Object.keys(after.holds ?? {})])) {
    const old = heaps(place, before.holds?.[place] ?? []);
    const now = heaps(place, after.holds?.[place] ?? []);
    for (const [id, heap] of now) {
      const more = heap.count - (old.get(id)?.count ?? 0);
      if (more > 0) diff.gained.set(place, [...(diff.gained.get(place) ?? []), { ...heap.last, count: more }]);
      else if (more === 0 && heap.states !== old.get(id)?.states) diff.turned.set(id, heap.last);
    }
    for (const [id, heap] of old) {
      const fewer = heap.count - (now.get(id)?.count ?? 0);
      if (fewer <= 0) continue;
      diff.lost.set(id, fewer);
      diff.gone.set(place, [...(diff.gone.get(place) ?? []), { ...heap.last, count: fewer }]);
    }
  }
  for (const [id, value] of Object.entries(after.values ?? {})) {
    const old = before.values?.[id];
    if (old === undefined || old.n !== value.n || old.of !== value.of) diff.values.set(id, value);
  }
  for (const [id, state] of Object.entries(after.states ?? {})) {
    if (before.states?.[id] !== state) diff.states.set(id, state);
  }
  return diff;
}

/** All that is new or other than before, by element id; of alike pieces, how many are new. */
export function changesOf(diff: Diff): Map<string, number> {
  const changes = new Map<string, number>();
  for (const [place, pieces] of diff.gained) {
    for (const piece of pieces) changes.set(pieceId(place, piece), piece.count ?? 1);
  }
  for (const id of [...diff.turned.keys(), ...diff.values.keys(), ...diff.states.keys()]) changes.set(id, 1);
  return changes;
}
