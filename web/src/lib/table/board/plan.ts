/** The geometry of a board, in measures of its own: a grid's cell is 40 wide, a wheel's radius 230, anything else 1000. */
import type { Board, Link, Space } from "../../protocol";
import { arc, outline, polar, round, sharedEdge, wedge, type XY } from "../geometry";

export const CELL = 40;
const WHEEL = 230;
const WHOLE = 1000;

export interface SpacePlan {
  space: Space;
  at: XY;
  /** Its outline as a path. */
  path: string;
  poly: readonly XY[];
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

export interface Plan {
  scale: number;
  width: number;
  height: number;
  spaces: SpacePlan[];
  byId: Map<string, SpacePlan>;
  links: LinkPlan[];
  /** A wheel's centre and radii. */
  hub: { at: XY; inner: number; outer: number } | null;
  to: (x: number, y: number) => XY;
}

export function planOf(board: Board): Plan {
  const [fx, fy, fw, fh] = board.frame;
  const scale =
    board.look === "grid"
      ? CELL / (board.cell ?? 1)
      : board.look === "wheel"
        ? WHEEL / (board.radius || Math.min(fw, fh) / 2)
        : WHOLE / Math.max(fw, fh);
  const to = (x: number, y: number): XY => [(x - fx) * scale, (y - fy) * scale];
  const hub =
    board.look === "wheel"
      ? { at: [(fw * scale) / 2, (fh * scale) / 2] as XY, inner: WHEEL * 0.23, outer: WHEEL - 9 }
      : null;
  const spaces = board.spaces.map((space): SpacePlan => {
    const at = to(space.x, space.y);
    const poly = (space.poly ?? []).map(([x, y]) => to(x, y));
    if (hub !== null) return onWheel(space, at, hub, 360 / board.spaces.length);
    if (poly.length > 2) return { space, at, poly, path: outline(poly), curve: "" };
    if (board.look === "grid") {
      const h = CELL / 2 - 1.5;
      const corners: XY[] = [
        [at[0] - h, at[1] - h],
        [at[0] + h, at[1] - h],
        [at[0] + h, at[1] + h],
        [at[0] - h, at[1] + h],
      ];
      const box = `M${at[0] - h + 3} ${at[1] - h}h${2 * h - 6}a3 3 0 0 1 3 3v${2 * h - 6}a3 3 0 0 1 -3 3h${6 - 2 * h}a3 3 0 0 1 -3 -3v${6 - 2 * h}a3 3 0 0 1 3 -3Z`;
      return { space, at, poly: corners, path: box, curve: "" };
    }
    const r = 33;
    return { space, at, poly: [], path: `M${at[0] - r} ${at[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, curve: "" };
  });
  const byId = new Map(spaces.map((each) => [each.space.id, each]));
  const links = (board.links ?? []).flatMap((link): LinkPlan[] => {
    const a = byId.get(link.a);
    const b = byId.get(link.b);
    if (a === undefined || b === undefined) return [];
    const edge = a.poly.length > 2 && b.poly.length > 2 ? sharedEdge(a.poly, b.poly) : null;
    const middle: XY =
      edge === null
        ? [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2]
        : [(edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2];
    return [{ link, a: a.at, b: b.at, edge, middle }];
  });
  return { scale, width: fw * scale, height: fh * scale, spaces, byId, links, hub, to };
}

function onWheel(space: Space, at: XY, hub: NonNullable<Plan["hub"]>, span: number): SpacePlan {
  const angle = space.angle ?? 0;
  const [cx, cy] = hub.at;
  const path = wedge(cx, cy, hub.inner, hub.outer, angle - span / 2, angle + span / 2);
  // In the lower half the name runs the other way, so that nothing stands on its head.
  const lower = angle > 90 && angle < 270;
  const half = Math.min(span / 2, 60);
  const band = hub.outer - (lower ? 8 : 18);
  const curve = lower ? arc(cx, cy, band, angle + half, angle - half) : arc(cx, cy, band, angle - half, angle + half);
  return { space, at, poly: [], path, curve };
}

/** A road from one centre to the other, through the middle of the edge they share. */
export function road({ a, b, middle }: LinkPlan): string {
  return `M${round(a[0])} ${round(a[1])}Q${round(middle[0])} ${round(middle[1])} ${round(b[0])} ${round(b[1])}`;
}

/** Places round a space's centre for so many pieces: one in the middle, more side by side and then in two rows. */
export function standing(n: number, pitch: number): XY[] {
  const perRow = n <= 3 ? n : Math.ceil(n / 2);
  return Array.from({ length: n }, (_, i): XY => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, n - row * perRow);
    const rows = Math.ceil(n / perRow);
    return [((i % perRow) - (inRow - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch * 0.8];
  });
}

/** The stones of a score track round a board, clockwise from the lower left corner. */
export function rim(plan: Plan, count: number): XY[] {
  const inset = 12;
  const [w, h] = [plan.width - 2 * inset, plan.height - 2 * inset];
  const round4 = 2 * (w + h);
  return Array.from({ length: count }, (_, i): XY => {
    let along = (i / count) * round4;
    if (along < h) return [inset, inset + h - along];
    along -= h;
    if (along < w) return [inset + along, inset];
    along -= w;
    if (along < h) return [inset + w, inset + along];
    return [inset + w - (along - h), inset + h];
  });
}

export { polar };
