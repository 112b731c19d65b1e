/** Plain geometry for drawing: no colours, no data of the table. */

export type XY = readonly [number, number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A repeatable source of numbers between 0 and 1: scenery looks the same on every screen. */
export function seeded(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    let mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    mixed ^= mixed >>> 16;
    return (mixed >>> 0) / 4294967296;
  };
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A number as it is printed: with a true minus. */
export const figureOf = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export function points(list: readonly XY[]): string {
  return list.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");
}

export function outline(list: readonly XY[]): string {
  return `M${list.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A point at an angle in degrees, clockwise from the top. */
export function polar(cx: number, cy: number, radius: number, degrees: number): XY {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** An arc between two angles in degrees, clockwise from the top; backwards when `to` is less than `from`. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(cx, cy, radius, from);
  const [x1, y1] = polar(cx, cy, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to >= from ? 1 : 0;
  return `M${round(x0)} ${round(y0)}A${round(radius)} ${round(radius)} 0 ${large} ${sweep} ${round(x1)} ${round(y1)}`;
}

/** A ring segment between two radii and two angles. */
export function wedge(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const back = arc(cx, cy, inner, to, from).slice(1);
  return `${arc(cx, cy, outer, from, to)}L${back}Z`;
}

export function centreOf(box: Box): XY {
  return [box.x + box.w / 2, box.y + box.h / 2];
}

/** The smallest box round all of these; null when there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The edge two outlines share, or null: their common points, in order. */
export function sharedEdge(a: readonly XY[], b: readonly XY[]): [XY, XY] | null {
  const near = (p: XY, q: XY): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 1e-3;
  const common = a.filter((p) => b.some((q) => near(p, q)));
  const first = common[0];
  const last = common[common.length - 1];
  return first !== undefined && last !== undefined && common.length > 1 ? [first, last] : overlappingEdge(a, b);
}

/** Outlines may meet along a part of an edge only: find the longest stretch on one line. */
function overlappingEdge(a: readonly XY[], b: readonly XY[]): [XY, XY] | null {
  let best: [XY, XY] | null = null;
  let length = 1e-3;
  for (const [p, q] of edges(a)) {
    const along = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (along === 0) continue;
    const unit: XY = [(q[0] - p[0]) / along, (q[1] - p[1]) / along];
    const at = (r: XY): number => (r[0] - p[0]) * unit[0] + (r[1] - p[1]) * unit[1];
    const off = (r: XY): number => Math.abs((r[0] - p[0]) * unit[1] - (r[1] - p[1]) * unit[0]);
    for (const [r, s] of edges(b)) {
      if (off(r) > along * 0.02 || off(s) > along * 0.02) continue;
      const low = Math.max(0, Math.min(at(r), at(s)));
      const high = Math.min(along, Math.max(at(r), at(s)));
      if (high - low > length) {
        length = high - low;
        best = [
          [p[0] + unit[0] * low, p[1] + unit[1] * low],
          [p[0] + unit[0] * high, p[1] + unit[1] * high],
        ];
      }
    }
  }
  return best;
}

function* edges(list: readonly XY[]): Generator<[XY, XY]> {
  for (let i = 0; i < list.length; i++) {
    const p = list[i];
    const q = list[(i + 1) % list.length];
    if (p !== undefined && q !== undefined) yield [p, q];
  }
}
