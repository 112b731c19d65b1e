/** What the table itself says about an element: its name, what lies there, its numbers and signs, what is printed on it. */
import { counted, heaped, held, isFace, ownerToName, pieceId, seatId } from "../../lib/table/scene/ids";
import type { Fill, Piece, PieceKind, Say } from "../../lib/protocol";
import type { Scene } from "../../lib/table/scene/scene.svelte";
import { capital } from "../../lib/words/words";

export type Picture =
  | { of: "card"; piece: Piece }
  | { of: "piece"; kind: PieceKind; piece: Piece }
  | { of: "seat"; seat: number }
  | { of: "icon"; icon: string };

export interface Known {
  name: string;
  /** What kind of thing it is, where it lies, how many there are. */
  lines: string[];
  /** The text printed on a card. */
  printed: string;
  note: string;
  /** Its number and its signs. */
  figures: string[];
  picture: Picture | null;
}

/** The piece that an element is, and its place; null for places and everything else that is no piece. */
export function pieceAt(fill: Fill, id: string): { piece: Piece; place: string } | null {
  for (const [place, pieces] of Object.entries(fill.holds ?? {})) {
    if (!id.startsWith(`${place}:`)) continue;
    const piece = pieces.findLast((each) => pieceId(place, each) === id);
    if (piece !== undefined) return { piece, place };
  }
  return null;
}

/** More kinds of things than this on one place are counted, not named. */
const FEW = 4;

export function knownOf(scene: Scene, id: string): Known {
  const found = pieceAt(scene.fill, id);
  const kind = scene.kinds.get(found?.piece.kind ?? "");
  const face = kind !== undefined && isFace(kind) ? kind : undefined;
  return {
    name: scene.nameOf(id, found?.piece),
    lines: found === null ? inside(scene, id) : whereabouts(scene, id, found),
    printed: face?.body ? scene.sentence(face.body) : "",
    note: noteOf(scene, id),
    figures: figuresOf(scene, id, found?.piece ?? null),
    picture: pictureOf(scene, id, found?.piece ?? null),
  };
}

/** Of a piece: its type, its state, and its place with how many alike lie there. */
function whereabouts(scene: Scene, id: string, { piece, place }: { piece: Piece; place: string }): string[] {
  const kind = scene.kinds.get(piece.kind);
  const type =
    kind !== undefined && isFace(kind) ? scene.table.types?.find((each) => each.id === kind.type) : undefined;
  const state = scene.stateOf(piece);
  const owner = ownerToName(piece, kind);
  const alike = counted(held(scene.fill, place).filter((each) => pieceId(place, each) === id));
  const where = scene.index.get(place);
  const there = where === undefined ? "" : scene.nameOf(place);
  return [
    ...(type ? [scene.sentence(type.name)] : []),
    ...(owner === null ? [] : [scene.playerName(owner)]),
    ...(state ? [scene.sentence(state.name)] : []),
    alike > 1 ? `${there} × ${alike}` : there,
  ].filter((line) => line !== "");
}

/** Of a place: what lies there. */
function inside(scene: Scene, id: string): string[] {
  const things = heaped(held(scene.fill, id));
  if (things.length > FEW) return [`× ${counted(things)}`];
  return things.map((piece) => capital(scene.sayPiece(piece, true)));
}

function noteOf(scene: Scene, id: string): string {
  const thing = scene.index.get(id)?.thing;
  const note: Say | null | undefined =
    scene.fill.notes?.[id] ?? (thing && "note" in thing && thing.id === id ? thing.note : null);
  return note ? scene.sentence(note) : "";
}

/** The number at an element with its unit; where the words tell their own numbers, beside them or not at all. */
function countsOf(scene: Scene, id: string): string[] {
  const value = scene.fill.values?.[id];
  if (value === undefined) return [];
  const number = value.of == null ? String(value.n) : `${value.n} / ${value.of}`;
  const say = value.say ? scene.words(value.say) : "";
  if (!/\d/.test(say)) return [say === "" ? number : `${number} ${say}`];
  return say.includes(String(value.n)) ? [capital(say)] : [number, capital(say)];
}

function figuresOf(scene: Scene, id: string, piece: Piece | null): string[] {
  const thing = scene.index.get(id)?.thing;
  const printed = thing && "badges" in thing ? (thing.badges ?? []) : [];
  const badges = [...printed, ...scene.badgesAt(id), ...(piece === null ? [] : scene.badgesOf(piece))];
  const counts = countsOf(scene, id);
  return [...new Set([...counts, ...badges.map((badge) => capital(scene.sayBadge(badge)))])];
}

function pictureOf(scene: Scene, id: string, itself: Piece | null): Picture | null {
  const entry = scene.index.get(id);
  const { thing = null } = entry ?? {};
  const seat = [...scene.standings.keys()].find((each) => seatId(each) === id);
  if (seat !== undefined) return { of: "seat", seat };
  const heap = thing && "shape" in thing && thing.shape === "pool" ? id.slice(thing.id.length + 1) : "";
  const edge = thing && "lie" in thing ? { kind: thing.kind, state: scene.fill.states?.[id] ?? "" } : null;
  const lying = held(scene.fill, id).at(-1);
  const piece = itself ?? lying ?? edge ?? (scene.kinds.has(heap) ? { kind: heap } : null);
  const kind = scene.kinds.get(piece?.kind ?? "");
  if (piece !== null && kind !== undefined) {
    if (isFace(kind) || kind.shape === "card") return { of: "card", piece };
    return { of: "piece", kind, piece };
  }
  const icon = thing && "icon" in thing ? thing.icon : thing && "face" in thing ? thing.face?.icon : undefined;
  return icon ? { of: "icon", icon } : null;
}
