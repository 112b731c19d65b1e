/** The geometry of a board in measures of its own, so that a flagstone, a roundel or a wheel is drawn at one size. */
import type { Board, Link, Region, Side, Space } from "../../protocol";
import { arc, type Box, centreOf, outline, round, sharedEdge, wedge, type XY } from "../drawing/geometry";

/** One flagstone; a square of parquet is a room to itself. */
export const CELL = 40;
const SQUARE = 80;
const WHEEL = 230;
const WHOLE = 1000;
/** The circle of a field. */
export const ROUNDEL = 33;
/** Thickness of a room's walls, taken from its own cells; the north wall shows its face. */
export const WALL = { left: 7, right: 7, top: 15, bottom: 11 } as const;

/** What a board is a picture of: it follows from its look and its terrain. */
export type Setting = "castle" | "estate" | "city" | "map" | "wheel" | "plot";

export interface SpacePlan {
  space: Space;
  at: XY;
  /** Its outline as a path; for a room the edge of its floor. */
  path: string;
  poly: readonly XY[];
  box: Box;
  /** Where its name runs, on a wheel; "" elsewhere. */
  curve: string;
}

export interface LinkPlan {
  link: Link;
  a: XY;
  b: XY;
  /** Where the two spaces touch; null when they do not. */
  edge: [XY, XY] | null;
  middle: XY;
}

/** A door in its wall: where, how far it is turned (0: the corridor lies below it), how thick the wall is. */
export interface DoorPlan {
  link: Link;
  at: XY;
  turn: 0 | 90 | 180 | 270;
  thick: number;
}

/** A region that steps fill: its walls, and the floor they share out. */
export interface Stair {
  region: Region;
  box: Box;
  floor: Box;
  /** Its steps from the top down. */
  order: string[];
}

export interface Plan {
  setting: Setting;
  scale: number;
  /** Side of a cell, in these measures. */
  cell: number;
  width: number;
  height: number;
  spaces: SpacePlan[];
  byId: Map<string, SpacePlan>;
  links: LinkPlan[];
  doors: DoorPlan[];
  stairs: Stair[];
  /** A wheel's centre and radii. */
  hub: { at: XY; inner: number; outer: number } | null;
  /** How wide the kerb round it is, on which a score track lies; 0: there is none. */
  kerb: number;
  /** The corner from which its cells are counted. */
  origin: XY;
  to: (x: number, y: number) => XY;
}

function settingOf(board: Board): Setting {
  if (board.look === "wheel") return "wheel";
  if (board.look === "graph") return "map";
  if (board.look === "areas") return board.spaces.some(({ kind }) => kind === "roundel") ? "city" : "plot";
  return board.spaces.some((space) => space.terrain === "parquet" && !space.poly?.length) ? "estate" : "castle";
}

function scaleOf(board: Board, setting: Setting): number {
  const [, , fw, fh] = board.frame;
  if (setting === "castle") return CELL / (board.cell ?? 1);
  if (setting === "estate") return SQUARE / (board.cell ?? 1);
  if (setting === "wheel") return WHEEL / (board.radius || Math.min(fw, fh) / 2);
  if (setting === "plot") return 1; // board units are canvas units
  if (setting === "map") return WHOLE / Math.max(fw, fh);
  const xs = board.spaces.flatMap((space) => (space.poly ?? []).map(([x]) => x));
  const ys = board.spaces.flatMap((space) => (space.poly ?? []).map(([, y]) => y));
  return WHOLE / (Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) || fw);
}

/** Least height of a board with a single place that lies on its side: room for a figure and its shadow. */
const LEAST = 54;

/** A tall board laid on its side and cut to its spaces: a strip across a phone. */
export function laidDown(board: Board): Board {
  const margin = 10;
  const broad = boxOf(board.spaces.flatMap(({ poly }) => poly ?? [])).w;
  const least = board.spaces.length > 1 || broad < LEAST ? 1 : LEAST / broad;
  /** A single place is made as low as a figure allows. */
  const down = (x: number): number => x * least;
  const flip = <T extends { x?: number; y?: number }>(thing: T): T => ({
    ...thing,
    x: thing.y ?? 0,
    y: down(thing.x ?? 0),
  });
  const spaces = board.spaces.map((space) => ({
    ...flip(space),
    poly: (space.poly ?? []).map(([x, y]): [number, number] => [y, down(x)]),
    slots: (space.slots ?? []).map(flip),
    note: null, // no room for words beside the pieces
  }));
  const { x, y, w, h } = boxOf(spaces.flatMap(({ poly }) => poly));
  return {
    ...board,
    spaces,
    edges: (board.edges ?? []).map(flip),
    frame: [x - margin, y - 4 * margin, w + 2 * margin, h + 5 * margin],
  };
}

/** How wide the kerb of a board is that carries a score track. */
const KERB = 25;

/** A plan without the kerb of the score track: on a phone its stones are too small to read. */
export function kerbless(board: Board): Board {
  const [x, y, w, h] = board.frame;
  const by = (KERB - 3) / scaleOf(board, settingOf(board));
  return { ...board, frame: [x + by, y + by, w - 2 * by, h - 2 * by] };
}

export function planOf(board: Board, scored = false): Plan {
  const [fx, fy, fw, fh] = board.frame;
  const setting = settingOf(board);
  const scale = scaleOf(board, setting);
  const cell = (board.cell ?? 1) * scale;
  const to = (x: number, y: number): XY => [(x - fx) * scale, (y - fy) * scale];
  const hub: Plan["hub"] =
    setting === "wheel" ? { at: [(fw * scale) / 2, (fh * scale) / 2], inner: 52, outer: WHEEL } : null;
  const stairs = stairsOf(board, to, cell);
  const spaces = board.spaces.map((space): SpacePlan => {
    const at = to(space.x, space.y);
    const poly = (space.poly ?? []).map(([x, y]) => to(x, y));
    if (hub !== null) return onWheel(space, at, hub, 360 / board.spaces.length);
    const stair = space.kind === "step" ? stairs.find(({ region }) => region.spaces.includes(space.id)) : undefined;
    if (stair !== undefined) return onStair(space, at, stair, cell);
    if (poly.length > 2) return withOutline(space, at, poly, setting);
    return look(space, at, setting === "map" ? null : cell);
  });
  const byId = new Map(spaces.map((each) => [each.space.id, each]));
  const links = (board.links ?? []).flatMap((link) => linkPlan(link, byId));
  const doors = links.flatMap(({ link }) => doorPlan(link, byId, cell));
  const single = spaces.find(({ space }) => !space.poly?.length && space.kind !== "step");
  const origin: XY = single === undefined ? [0, 0] : [single.box.x, single.box.y];
  return {
    setting,
    scale,
    cell,
    width: fw * scale,
    height: fh * scale,
    spaces,
    byId,
    links,
    doors,
    stairs,
    hub,
    kerb: scored ? KERB : 0,
    origin,
    to,
  };
}

export function boxOf(poly: readonly XY[]): Box {
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

const cornersOf = ({ x, y, w, h }: Box): XY[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const boxPath = ({ x, y, w, h }: Box): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

/** A box with round corners, smaller by `inset` on every side. */
export function roundBox({ x, y, w, h }: Box, inset: number, r: number): string {
  const [a, b] = [w - 2 * (inset + r), h - 2 * (inset + r)];
  return `M${round(x + inset + r)} ${round(y + inset)}h${round(a)}a${r} ${r} 0 0 1 ${r} ${r}v${round(b)}a${r} ${r} 0 0 1 ${-r} ${r}h${round(-a)}a${r} ${r} 0 0 1 ${-r} ${-r}v${round(-b)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** The floor of a room: what its walls leave of its cells. */
export const floorOf = ({ x, y, w, h }: Box): Box => ({
  x: x + WALL.left,
  y: y + WALL.top,
  w: w - WALL.left - WALL.right,
  h: h - WALL.top - WALL.bottom,
});

function withOutline(space: Space, at: XY, poly: XY[], setting: Setting): SpacePlan {
  const box = boxOf(poly);
  const open = space.terrain === "water";
  if (space.kind === "room" && setting === "castle" && !open) {
    return { space, at: centreOf(box), poly, box: floorOf(box), path: boxPath(floorOf(box)), curve: "" };
  }
  if (space.kind === "room") return { space, at, poly, box, path: roundBox(box, 4, 8), curve: "" };
  return { space, at, poly, box, path: outline(setting === "city" ? shrunk(poly, 4.5) : poly), curve: "" };
}

function look(space: Space, at: XY, cell: number | null): SpacePlan {
  const half = cell === null ? ROUNDEL : cell / 2;
  const box: Box = { x: at[0] - half, y: at[1] - half, w: 2 * half, h: 2 * half };
  if (cell === null) {
    const r = ROUNDEL;
    const path = `M${round(at[0] - r)} ${round(at[1])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    return { space, at, poly: [], box, path, curve: "" };
  }
  return { space, at, poly: cornersOf(box), box, path: roundBox(box, 1.5, 3), curve: "" };
}

/** The steps of a stair from the top down; no step leads down to the first. */
export function inOrder(ids: readonly string[], down: ReadonlyMap<string, string>): string[] {
  const below = new Set(down.values());
  const order: string[] = [];
  for (let at = ids.find((id) => !below.has(id)) ?? ids[0]; at !== undefined && !order.includes(at); at = down.get(at))
    order.push(at);
  return [...order, ...ids.filter((id) => !order.includes(id))];
}

function stairsOf(board: Board, to: Plan["to"], cell: number): Stair[] {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  return (board.regions ?? []).flatMap((region): Stair[] => {
    const steps = region.spaces.flatMap((id) => spaces.get(id) ?? []);
    if (steps.length === 0 || steps.some(({ kind }) => kind !== "step")) return [];
    const half = cell / 2;
    const { x, y, w, h } = boxOf(steps.map((step) => to(step.x, step.y)));
    const box = { x: x - half, y: y - half, w: w + cell, h: h + cell };
    const down = new Map((board.links ?? []).filter(({ kind }) => kind === "arrow").map(({ a, b }) => [a, b]));
    return [{ region, box, floor: floorOf(box), order: inOrder(region.spaces, down) }];
  });
}

/** The steps of a stair share out the floor that its walls leave. */
function onStair(space: Space, at: XY, { box, floor }: Stair, cell: number): SpacePlan {
  const [across, down] = [floor.w / (box.w / cell), floor.h / (box.h / cell)];
  const own: Box = {
    x: floor.x + ((at[0] - box.x) / cell - 0.5) * across,
    y: floor.y + ((at[1] - box.y) / cell - 0.5) * down,
    w: across,
    h: down,
  };
  return { space, at: centreOf(own), poly: cornersOf(own), box: own, path: boxPath(own), curve: "" };
}

function onWheel(space: Space, at: XY, hub: NonNullable<Plan["hub"]>, span: number): SpacePlan {
  const angle = space.angle ?? 0;
  const [cx, cy] = hub.at;
  const path = wedge(cx, cy, hub.inner, hub.outer, angle - span / 2, angle + span / 2);
  // In the lower half the name runs the other way, so that nothing stands on its head.
  const lower = angle > 90 && angle < 270;
  const half = Math.min(span / 2, 60);
  const band = hub.outer - (lower ? 8 : 19);
  const curve = lower ? arc(cx, cy, band, angle + half, angle - half) : arc(cx, cy, band, angle - half, angle + half);
  return { space, at, poly: [], box: { x: at[0] - 30, y: at[1] - 30, w: 60, h: 60 }, path, curve };
}

function linkPlan(link: Link, byId: Map<string, SpacePlan>): LinkPlan[] {
  const a = byId.get(link.a);
  const b = byId.get(link.b);
  if (a === undefined || b === undefined) return [];
  const edge = a.poly.length > 2 && b.poly.length > 2 ? sharedEdge(a.poly, b.poly) : null;
  const middle: XY =
    edge === null
      ? [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]
      : [(edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2];
  return [{ link, a: a.at, b: b.at, edge, middle }];
}

const TURN: Record<Side, DoorPlan["turn"]> = { n: 180, s: 0, w: 90, e: 270 };
const THICK: Record<Side, number> = { n: 16, s: 12, w: 9, e: 9 };

/** A door stands in the wall of the room, beside the space from which it is reached. */
function doorPlan(link: Link, byId: Map<string, SpacePlan>, cell: number): DoorPlan[] {
  const from = byId.get(link.a);
  if (link.kind !== "door" || from === undefined || !link.side) return [];
  const half = cell / 2;
  const [x, y] = from.at;
  const at: Record<Side, XY> = {
    n: [x, y + half + 7],
    s: [x, y - half - 5.5],
    w: [x + half + 3.5, y],
    e: [x - half - 3.5, y],
  };
  return [{ link, at: at[link.side], turn: TURN[link.side], thick: THICK[link.side] }];
}

/** A convex outline (all fields are convex), moved inwards by `by` units. */
export function shrunk(poly: readonly XY[], by: number): XY[] {
  const n = poly.length;
  const middle: XY = [poly.reduce((sum, [x]) => sum + x, 0) / n, poly.reduce((sum, [, y]) => sum + y, 0) / n];
  const lines = poly.map((a, i): { at: XY; way: XY } => {
    const b = poly[(i + 1) % n] as XY;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const way: XY = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const side = (middle[0] - a[0]) * -way[1] + (middle[1] - a[1]) * way[0] < 0 ? -by : by;
    return { at: [a[0] - way[1] * side, a[1] + way[0] * side], way };
  });
  return lines.map(({ at: q, way: e }, i): XY => {
    const { at: p, way: d } = lines[(i + n - 1) % n] as { at: XY; way: XY };
    const cross = d[0] * e[1] - d[1] * e[0];
    if (Math.abs(cross) < 1e-6) return q;
    const along = ((q[0] - p[0]) * e[1] - (q[1] - p[1]) * e[0]) / cross;
    return [p[0] + d[0] * along, p[1] + d[1] * along];
  });
}

/** A road from one centre to the other, through the middle of the edge they share. */
export function road({ a, b, middle }: LinkPlan): string {
  return `M${round(a[0])} ${round(a[1])}Q${round(middle[0])} ${round(middle[1])} ${round(b[0])} ${round(b[1])}`;
}

/** The stones of a score track round a board, clockwise from the lower left corner. */
export function rim(plan: Plan, count: number): XY[] {
  const inset = 13;
  const [w, h] = [plan.width - 2 * inset, plan.height - 2 * inset];
  return Array.from({ length: count }, (_, i): XY => {
    let along = (i / count) * 2 * (w + h);
    if (along < h) return [inset, inset + h - along];
    along -= h;
    if (along < w) return [inset + along, inset];
    along -= w;
    if (along < h) return [inset + w, inset + along];
    return [inset + w - (along - h), inset + h];
  });
}
