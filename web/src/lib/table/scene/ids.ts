/**
 * Every element of a table by its id: what it is, what it is called, and what it lies in. The same walk as the
 * server's.
 */
import type {
  CardFace,
  Die,
  EdgePiece,
  Fill,
  Link,
  Piece,
  PieceKind,
  Region,
  Say,
  Shape,
  Slot,
  Space,
  Table,
} from "../../protocol";

type Thing = Shape | Space | Slot | Region | EdgePiece | Link | Die;

export interface Entry {
  id: string;
  say: Say;
  thing: Thing | null;
  /** The element a click goes on to when this one cannot be chosen; "" for none. */
  up: string;
  /** The element's seat, its own or inherited. */
  seat: number | null;
}

export type Kind = PieceKind | CardFace;

export const isFace = (kind: Kind): kind is CardFace => "type" in kind;

/** Words with the number they tell of, unless they tell it themselves (`{ $n } actions`). */
export const numbered = (words: string, say: Say, n: number | null | undefined): string =>
  n === null || n === undefined || say.args?.["n"] === n ? words : `${words} ${n}`;

/** Whose a piece is, where the name of its kind does not say so: a marker, a figure. */
export const ownerToName = (piece: Piece, kind: Kind | undefined): number | null =>
  kind === undefined || isFace(kind) || kind.name.args?.["seat"] !== undefined ? null : (piece.seat ?? null);

/** Whether pieces of this kind are cards, open or face down. */
export const isCard = (kind: Kind | undefined): boolean =>
  kind !== undefined && (isFace(kind) || kind.shape === "card");

export const seatId = (seat: number): string => `seat:${seat}`;

export const who = (seat: number): Say => ({ key: "who", args: { seat } });

export function pieceId(place: string, piece: Piece): string {
  return `${place}:${piece.id || piece.kind}`;
}

export function kindsOf(table: Table): Map<string, Kind> {
  return new Map<string, Kind>([...(table.kinds ?? []), ...(table.faces ?? [])].map((kind) => [kind.id, kind]));
}

/** Return every element written in the table, and the cells, heaps and seats that follow from it. */
export function indexOf(table: Table): Map<string, Entry> {
  const kinds = kindsOf(table);
  const found = new Map<string, Entry>();
  const add = (id: string, say: Say, thing: Thing | null, up: string, seat: number | null): void => {
    found.set(id, { id, say, thing, up, seat });
  };
  const walk = (shape: Shape, up: string, owner: number | null): void => {
    const seat = shape.seat ?? owner;
    // A click on a plaque, or on something on it, means its seat.
    const home = shape.shape === "mat" && shape.look === "plaque" && seat !== null ? seatId(seat) : up;
    add(shape.id, shape.name, shape, home, seat);
    if (shape.shape === "board") {
      for (const region of shape.regions ?? []) add(region.id, region.name, region, shape.id, seat);
      for (const space of shape.spaces) {
        const home = shape.regions?.find((region) => region.spaces.includes(space.id));
        add(space.id, space.name, space, home?.id ?? shape.id, seat);
        for (const slot of space.slots ?? []) add(slot.id, slot.name, slot, space.id, seat);
      }
      for (const edge of shape.edges ?? []) add(edge.id, edge.name, edge, shape.id, seat);
      for (const link of shape.links ?? []) {
        if (link.id) add(link.id, link.name ?? { key: `table-link-${link.kind ?? "open"}` }, link, shape.id, seat);
      }
    } else if (shape.shape === "track") {
      for (const n of cells(shape)) {
        add(`${shape.id}:${n}`, { key: "table-cell", args: { track: shape.name, n } }, shape, shape.id, seat);
      }
    } else if (shape.shape === "pool") {
      for (const kind of shape.kinds) {
        const name = kinds.get(kind)?.name ?? { key: kind };
        add(
          `${shape.id}:${kind}`,
          { key: "table-heap", args: { pool: shape.name, kind: name } },
          shape,
          shape.id,
          seat,
        );
      }
    } else if (shape.shape === "dice") {
      for (const die of shape.dice) add(die.id, die.name, die, shape.id, seat);
    } else if (shape.shape === "mat") {
      for (const slot of shape.slots ?? []) add(slot.id, slot.name, slot, slot.over || shape.id, seat);
      for (const part of shape.parts ?? []) walk(part, shape.id, seat);
    }
  };
  for (let seat = 0; seat < table.seats; seat++) add(seatId(seat), who(seat), null, "", seat);
  for (const shape of table.shapes) walk(shape, "", null);
  return found;
}

export function cells(track: { low?: number; high: number; step?: number }): number[] {
  const list: number[] = [];
  for (let n = track.low ?? 0; n <= track.high; n += track.step ?? 1) list.push(n);
  return list;
}

/** Pieces at a place one by one: a piece with the count 3 becomes three. */
export function singles(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => Array.from({ length: piece.count ?? 1 }, () => ({ ...piece, count: 1 })));
}

/** Equal pieces together, in the order in which each first lies there. */
export function heaped(pieces: readonly Piece[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const piece of pieces) {
    const key = [piece.id, piece.kind, piece.state, piece.seat, JSON.stringify(piece.badges ?? [])].join(" ");
    const before = found.get(key);
    found.set(key, before === undefined ? piece : { ...before, count: (before.count ?? 1) + (piece.count ?? 1) });
  }
  return [...found.values()];
}

export function counted(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.count ?? 1), 0);
}

export function held(fill: Fill, place: string): Piece[] {
  return fill.holds?.[place] ?? [];
}
