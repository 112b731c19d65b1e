/** How the lines between elements run: chains from plaque to plaque, arrows from edge to edge. Plain geometry. */
import { type Box, centreOf, round, type XY } from "../drawing/geometry";

export interface Curve {
  a: XY;
  /** The point that pulls the line aside. */
  c: XY;
  b: XY;
}

export const pathOf = ({ a, c, b }: Curve): string =>
  `M${round(a[0])} ${round(a[1])}Q${round(c[0])} ${round(c[1])} ${round(b[0])} ${round(b[1])}`;

/** A point of the curve, and which way it runs there, in degrees. */
export function along({ a, c, b }: Curve, part: number): { at: XY; turn: number } {
  const mix = (p: XY, q: XY): XY => [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
  const [from, to] = [mix(a, c), mix(c, b)];
  return { at: mix(from, to), turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI };
}

/** From the edge of one box to the edge of the other, pulled aside by a part of its length. */
export function between(from: Box, to: Box, bend: number, gap = 6): Curve {
  const [p, q] = [centreOf(from), centreOf(to)];
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const length = Math.hypot(dx, dy) || 1;
  const unit: XY = [dx / length, dy / length];
  const reach = (box: Box): number =>
    Math.min(box.w / 2 / (Math.abs(unit[0]) || 1e-6), box.h / 2 / (Math.abs(unit[1]) || 1e-6)) + gap;
  const a: XY = [p[0] + unit[0] * reach(from), p[1] + unit[1] * reach(from)];
  const b: XY = [q[0] - unit[0] * reach(to), q[1] - unit[1] * reach(to)];
  return { a, c: [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend], b };
}

const WIDE = 56;
const TUCK = 12;

/** Two chains side by side: straight across the gap where boxes face each other, else slung from one to the other.
 *
 * Their ends are tucked under the boxes.
 */
export function chains(from: Box, to: Box): Curve[] {
  const upright = facing(from.x, from.w, to.x, to.w);
  if (upright !== null) {
    const [top, low] = from.y < to.y ? [from, to] : [to, from];
    const [y0, y1] = [top.y + top.h - TUCK, low.y + TUCK];
    return upright.map((x, i) => ({
      a: [x, y0],
      c: [x + (i === 0 ? -1 : 1) * Math.min(18, (y1 - y0) * 0.12), (y0 + y1) / 2],
      b: [x, y1],
    }));
  }
  const level = facing(from.y, from.h, to.y, to.h);
  if (level !== null) {
    const [left, right] = from.x < to.x ? [from, to] : [to, from];
    const [x0, x1] = [left.x + left.w - TUCK, right.x + TUCK];
    const sag = Math.min(46, (x1 - x0) * 0.1);
    return level.map((y) => ({ a: [x0, y], c: [(x0 + x1) / 2, y + sag], b: [x1, y] }));
  }
  const slung = between(from, to, 0, -TUCK);
  const [dx, dy] = [slung.b[0] - slung.a[0], slung.b[1] - slung.a[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-15, 15].map((off) => {
    const shift = ([x, y]: XY): XY => [x - (dy / length) * off, y + (dx / length) * off];
    const [a, c, b] = [shift(slung.a), shift(slung.c), shift(slung.b)];
    return { a, c: [c[0], c[1] + Math.min(40, length * 0.08)], b };
  });
}

/** Where two stretches overlap widely enough for two chains: the places of both; else null. */
function facing(a: number, lengthA: number, b: number, lengthB: number): number[] | null {
  const [low, high] = [Math.max(a, b), Math.min(a + lengthA, b + lengthB)];
  if (high - low < WIDE) return null;
  const inset = Math.min(60, (high - low) * 0.26);
  return [low + inset, high - inset];
}
