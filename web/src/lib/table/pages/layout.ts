/** Where shapes stand: chairs round a canvas, homes of the seats, groups of a page. */
import type { Area, Column, Mat, Shape, Table } from "../../protocol";
import { around, type Box, type XY } from "../drawing/geometry";
import type { Scene } from "../scene/scene.svelte";

const OWNED: readonly (Area | undefined)[] = ["seat", "mine", "rivals"];

export const ownerOf = (shape: Shape): number | null =>
  shape.seat !== null && shape.seat !== undefined && OWNED.includes(shape.area) ? shape.seat : null;

/** A seat's line in the list of everybody, in the order of play. */
export const isLine = (shape: Shape): shape is Mat => shape.shape === "mat" && shape.look === "line";

/** The seat whose name is shown on this mat: a seat is named on its plaque or line, or else on the last of its panels. */
export function homeSeat(table: Table, mat: Mat): number | null {
  const seat = ownerOf(mat);
  if (seat === null) return null;
  const mats = table.shapes.filter((shape): shape is Mat => shape.shape === "mat" && ownerOf(shape) === seat);
  const panels = mats.filter((each) => (each.look ?? "panel") === "panel");
  const home = mats.find((each) => each.look === "plaque" || each.look === "line") ?? panels[panels.length - 1];
  return home?.id === mat.id ? seat : null;
}

/**
 * Whether a panel folds on a narrow screen: its parts then keep their lines, but not their sizes. Panels with more than
 * four parts fold, and panels that consist of tracks.
 */
export function folds(shape: Shape): boolean {
  if (shape.shape !== "mat" || (shape.look ?? "panel") !== "panel") return false;
  const parts = (shape.parts ?? []).filter((part) => isPlaced(part));
  return parts.length > 4 || (parts.length > 1 && parts.every((part) => part.shape === "track"));
}

/** A board of areas that is far higher than wide: a bridge. A narrow page lays it down. */
export const isTall = (shape: Shape): boolean =>
  shape.shape === "board" && shape.look === "areas" && shape.frame[3] > 2 * shape.frame[2];

/** The index of a seat's line: by its place in the order of play, or else by its chair. */
const lineOf = (scene: Scene, seat: number): number =>
  (scene.standings.get(seat)?.place ?? scene.chairOf(seat) + 1) - 1;

/** The point from which x and y of a top-level shape are measured: its seat's line or chair, or the canvas corner. */
export function origin(scene: Scene, shape: Shape): XY {
  if (isLine(shape) && shape.seat !== null && shape.seat !== undefined) {
    return scene.table.layout.lines?.[lineOf(scene, shape.seat)] ?? [0, 0];
  }
  const chairs = scene.table.layout.chairs ?? [];
  if (shape.seat === null || shape.seat === undefined || chairs.length === 0) return [0, 0];
  return chairs[scene.chairOf(shape.seat)] ?? [0, 0];
}

export const isPlaced = (shape: Shape): boolean => (shape.w ?? 0) > 0 && (shape.h ?? 0) > 0;

const EDGE = 12;

/** A room at the edge of the canvas grows by the margin that the screen leaves beside it, in table units. */
function grown(table: Table, room: Box, margin: number): Box {
  const left = room.x <= EDGE ? margin : 0;
  const right = room.x + room.w >= (table.layout.width ?? 0) - EDGE ? margin : 0;
  return { ...room, x: room.x - left, w: room.w + left + right };
}

/**
 * A shape without a place of its own, put into the room that the canvas keeps for it; a board is put at its frame.
 */
export function inItsRoom(table: Table, shape: Shape, margin: number): Shape {
  if (isPlaced(shape)) return shape;
  if (shape.shape === "board") {
    const [x, y, w, h] = shape.frame;
    return { ...shape, x, y, w, h };
  }
  const room = table.layout.rooms?.find((each) => each.of === shape.id);
  if (room === undefined) return shape;
  const { x, y, w, h } = ownerOf(shape) === null ? grown(table, room, margin) : room;
  return { ...shape, x, y, w, h };
}

/** Where the canvas keeps room for the question; null where it keeps none. */
export function questionRoom(table: Table, margin: number): Box | null {
  const room = table.layout.rooms?.find((each) => !each.of);
  return room === undefined ? null : grown(table, room, margin);
}

/** Nothing touches the sides of the stage. */
const SIDES = 12;
/** Width in px that a column needs, and the factor by which it may shrink and still be read. */
const BROAD = 330;
const SQUEEZED = 0.9;

/** Pixels per table unit of the largest canvas that fits into `width` × `height` px, and where it begins. */
export function fitted(table: Table, width: number, height: number): { u: number; left: number; above: number } {
  const { width: w = 0, height: h = 0 } = table.layout;
  const u = Math.min((width - 2 * SIDES) / (w || 1), height / (h || 1));
  return { u, left: (width - w * u) / 2, above: (height - h * u) / 2 };
}

/** Pixels by which a column grows into the margin that the screen leaves beside the canvas. */
export function gain(column: Column, u: number, beside: number): number {
  return Math.max(0, Math.min(beside - SIDES / 2, BROAD - column.w * u));
}

/** The width in px of a column on a page of this size. */
export function columnWidth(table: Table, column: Column, width: number, height: number): number {
  const { u, left } = fitted(table, width, height);
  return column.w * u + gain(column, u, left);
}

/** By how many table units a room at the edge grows into the margin that the screen leaves beside the canvas. */
export const marginOf = (u: number, beside: number): number => Math.max(0, Math.min(200, (beside - 16) / u));

/** The width in px that the question has on a page of this size; 0 where the canvas keeps no room for it. */
export function questionWidth(table: Table, width: number, height: number): number {
  const { u, left } = fitted(table, width, height);
  return (questionRoom(table, marginOf(u, left))?.w ?? 0) * u;
}

/** A canvas that says nothing else can be read down to this scale. */
const LEAST = 0.7;
/** A table narrower than this, in px, is a narrow page. */
const NARROW = 720;

/** Whether everything on the canvas can be read in `width` × `height` px. */
export function isLegible(table: Table, width: number, height: number): boolean {
  if (width < NARROW) return false;
  const least = table.layout.least ?? LEAST;
  const { u, left } = fitted(table, width, height);
  const scale = Math.min(width / (table.layout.width || 1), height / (table.layout.height || 1));
  return (
    scale >= least &&
    (table.layout.columns ?? []).every((column) => column.w * u + gain(column, u, left) >= SQUEEZED * column.w)
  );
}

/** A shape in a column, made wider with the column; `more` returns by how many table units the column has grown. */
export function widened(scene: Scene, shape: Shape, more: (column: Column) => number): Shape {
  const { columns = [], width = 0 } = scene.table.layout;
  const box = boxOf(scene, shape);
  const column = columns.find(({ x, w }) => box.x >= x - 1 && box.x + box.w <= x + w + 1);
  if (column === undefined) return shape;
  const by = more(column);
  const k = 1 + by / column.w;
  const start = column.x + column.w / 2 < width / 2 ? column.x - by : column.x;
  const moved = { ...shape, x: start + (box.x - column.x) * k - origin(scene, shape)[0], w: box.w * k };
  if (moved.shape !== "mat" || moved.parts === undefined) return moved;
  return { ...moved, parts: moved.parts.map((part) => ({ ...part, x: (part.x ?? 0) * k, w: (part.w ?? 0) * k })) };
}

export function boxOf(scene: Scene, shape: Shape): Box {
  const [x, y] = origin(scene, shape);
  return { x: x + (shape.x ?? 0), y: y + (shape.y ?? 0), w: shape.w ?? 0, h: shape.h ?? 0 };
}

/** The box that a shape covers: a mat may have slots outside its own box. */
export function reachOf(scene: Scene, shape: Shape): Box {
  const box = boxOf(scene, shape);
  if (shape.shape !== "mat") return box;
  // The viewer's own plaque shows more, and is higher than its box.
  if (shape.look === "plaque" && scene.isMine(shape.seat)) return { ...box, h: box.h * 1.6 };
  const slots = (shape.slots ?? []).map((slot) => ({
    x: box.x + (slot.x ?? 0) - 32,
    y: box.y + (slot.y ?? 0) - 32,
    w: 64,
    h: 80,
  }));
  return around([box, ...slots]) ?? box;
}

export interface Groups {
  top: Shape[];
  /** In the order of play. */
  lines: Mat[];
  /** By seat, clockwise from the left of whoever looks. */
  rivals: [number, Shape[]][];
  centre: Shape[];
  mine: Shape[];
  side: Shape[];
  aside: Shape[];
}

/** The shapes of a page that has no canvas, by where they belong. */
export function groupsOf(scene: Scene, shapes: readonly Shape[]): Groups {
  const groups: Groups = { top: [], lines: [], rivals: [], centre: [], mine: [], side: [], aside: [] };
  const rivals = new Map<number, Shape[]>();
  for (const shape of shapes) {
    if (shape.on) continue; // drawn with the board it lies on
    const seat = ownerOf(shape);
    if (isLine(shape)) groups.lines.push(shape);
    else if (seat !== null && scene.isMine(seat)) groups.mine.push(shape);
    else if (seat !== null) rivals.set(seat, [...(rivals.get(seat) ?? []), shape]);
    else if (shape.area === "top") groups.top.push(shape);
    else if (shape.area === "side") groups.side.push(shape);
    else if (shape.area === "aside") groups.aside.push(shape);
    else groups.centre.push(shape);
  }
  groups.lines.sort((a, b) => lineOf(scene, a.seat ?? 0) - lineOf(scene, b.seat ?? 0));
  groups.rivals = [...rivals].sort(([a], [b]) => scene.chairOf(a) - scene.chairOf(b));
  return groups;
}

/**
 * How many pixels a unit takes, if the widest of a seat's placed shapes is to be this many pixels wide, and all of them,
 * one below the other, no higher than `most`.
 */
export function unitFor(shapes: readonly Shape[], px: number, most = Infinity): number {
  const own = shapes.filter((shape) => isPlaced(shape) && ownerOf(shape) !== null);
  const widest = Math.max(0, ...own.map((shape) => shape.w ?? 0));
  const high = own.reduce((sum, shape) => sum + (shape.h ?? 0), 0);
  return widest > 0 ? Math.min(px / widest, most / high) : 1;
}
