/** Houses seen from above: rows along the outline of a field, clear of its roads, its circle and each other.
 *
 * A slope only knows which of eight directions it faces; the stylesheet says how much light comes from there, so that
 * day turns into night by a class name.
 */
import { round, type XY } from "../../drawing/geometry";
import { ROUNDEL } from "../plan";

export interface House {
  at: XY;
  /** Unit vectors along the ridge and across it; `w` and `h` are the lengths in those directions. */
  along: XY;
  across: XY;
  w: number;
  h: number;
  corners: XY[];
  luck: number;
}

export interface Field {
  at: XY;
  poly: readonly XY[];
  /** The roads of the field, from its centre to its gates. */
  roads: readonly (readonly [XY, XY])[];
}

interface Side {
  from: XY;
  way: XY;
  inwards: XY;
  length: number;
}

export function inside([x, y]: XY, poly: readonly XY[]): boolean {
  let odd = false;
  poly.forEach(([x1, y1], i) => {
    const [x2, y2] = poly[(i + 1) % poly.length] as XY;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) odd = !odd;
  });
  return odd;
}

export function distance([px, py]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / square));
  return Math.hypot(px - ax - part * dx, py - ay - part * dy);
}

/** Whether two rectangles touch: no axis of either separates them. */
function touch(p: readonly XY[], q: readonly XY[], gap = 0.7): boolean {
  for (const box of [p, q]) {
    for (const i of [0, 1]) {
      const [a, b] = [box[i] as XY, box[i + 1] as XY];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const axis: XY = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      const [u, v] = [p, q].map((each) => each.map(([x, y]) => x * axis[0] + y * axis[1])) as [number[], number[]];
      if (Math.max(...u) + gap < Math.min(...v) || Math.max(...v) + gap < Math.min(...u)) return false;
    }
  }
  return true;
}

function sidesOf(poly: readonly XY[]): Side[] {
  return poly.map((from, i) => {
    const to = poly[(i + 1) % poly.length] as XY;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const way: XY = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const left: XY = [-way[1], way[0]];
    const probe: XY = [(from[0] + to[0]) / 2 + left[0] * 6, (from[1] + to[1]) / 2 + left[1] * 6];
    return { from, way, inwards: inside(probe, poly) ? left : [-left[0], -left[1]], length };
  });
}

/** Least distance of a house from the edge, a road and the circle of its field, in units of the board. */
const CLEAR = { edge: 7, road: 9.5, circle: ROUNDEL + 4.5 };

function build(
  field: Field,
  sides: readonly Side[],
  houses: readonly House[],
  at: XY,
  side: Side,
  w: number,
  h: number,
  luck: number,
): House | null {
  const { way: d, inwards: n } = side;
  // Most places can be refused quickly: the circle round the middle of the house must be free.
  const half = Math.min(w, h) / 2;
  if (Math.hypot(at[0] - field.at[0], at[1] - field.at[1]) < CLEAR.circle + half || !inside(at, field.poly))
    return null;
  if (field.roads.some(([a, b]) => distance(at, a, b) < CLEAR.road + half)) return null;
  const corner = (sx: number, sy: number): XY => [
    at[0] + (d[0] * sx * w + n[0] * sy * h) / 2,
    at[1] + (d[1] * sx * w + n[1] * sy * h) / 2,
  ];
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  const probes = [...corners, corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0), at];
  if (probes.some((point) => Math.hypot(point[0] - field.at[0], point[1] - field.at[1]) < CLEAR.circle)) return null;
  if (probes.some((point) => !inside(point, field.poly))) return null;
  if (
    corners.some((point) =>
      sides.some(
        ({ from, way, length }) =>
          distance(point, from, [from[0] + way[0] * length, from[1] + way[1] * length]) < CLEAR.edge,
      ),
    )
  )
    return null;
  if (field.roads.some(([a, b]) => probes.some((point) => distance(point, a, b) < CLEAR.road))) return null;
  const reach = (w + h) * 0.6;
  if (
    houses.some(
      (other) =>
        Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < reach + (other.w + other.h) * 0.6 &&
        touch(corners, other.corners),
    )
  )
    return null;
  return { at, along: d, across: n, w, h, corners, luck };
}

const onSide = ({ from, way, inwards }: Side, along: number, off: number): XY => [
  from[0] + way[0] * along + inwards[0] * off,
  from[1] + way[1] * along + inwards[1] * off,
];

/** `dense` 0 to 1: how much of the rows is built; `halls` great buildings come first. */
export function houses(field: Field, dense: number, halls: number, random: () => number): House[] {
  const built: House[] = [];
  const sides = sidesOf(field.poly);
  const some = (low: number, high: number): number => low + random() * (high - low);
  const add = (at: XY, side: Side, w: number, h: number): boolean => {
    const house = build(field, sides, built, at, side, w, h, random());
    if (house !== null) built.push(house);
    return house !== null;
  };
  for (const side of [...sides].sort((a, b) => b.length - a.length)) {
    for (let i = 0; i < 14 && built.length < halls; i++) {
      const [w, h] = [some(34, 48), some(21, 25)];
      if (add(onSide(side, some(8, Math.max(9, side.length - 8)), 8 + h / 2), side, w, h)) break;
    }
  }
  for (const row of [8, 27, 45]) {
    for (const side of sides) {
      let along = 8 + random() * 4;
      while (along < side.length - 8) {
        const [w, h] = [some(14, 25), some(14, 18.5)];
        if (random() <= dense) add(onSide(side, along + w / 2, row + h / 2), side, w, h);
        along += w + some(1, 2.4);
      }
    }
  }
  // The corners that are left get small ones.
  for (let i = 0; i < 220 * dense && dense >= 0.7; i++) {
    const side = sides[Math.floor(random() * sides.length)] as Side;
    const [w, h] = [some(10, 15), some(10, 13)];
    add(onSide(side, some(4, side.length - 4), some(8, 60) + h / 2), side, w, h);
  }
  return built;
}

/** Which of eight directions something faces: 0 east, 2 south, 4 west, 6 north. */
export const octant = ([x, y]: XY): number => (Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8;

const points = (list: readonly XY[]): string => list.map(([x, y]) => `${round(x)},${round(y)}`).join(" ");

export const shadowOf = ({ corners }: House): string => `<polygon points="${points(corners)}"/>`;

/** A hip roof or a gable: slopes by direction, a ridge, perhaps a lit window and a chimney. */
export function roof(house: House, quarter: string): string {
  const turned = house.h > house.w;
  const [d, n] = turned ? [house.across, house.along] : [house.along, house.across];
  const [w, h] = turned ? [house.h, house.w] : [house.w, house.h];
  const [cx, cy] = house.at;
  const corner = (sx: number, sy: number): XY => [
    cx + (d[0] * sx * w + n[0] * sy * h) / 2,
    cy + (d[1] * sx * w + n[1] * sy * h) / 2,
  ];
  const [a, b, c, e] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
  let hip = house.luck < 0.45 || w > 28 ? h * 0.5 : 0;
  if (w - 2 * hip < 2) hip = w * 0.3;
  const ridge = w / 2 - hip;
  const [m, k]: [XY, XY] = [
    [cx - d[0] * ridge, cy - d[1] * ridge],
    [cx + d[0] * ridge, cy + d[1] * ridge],
  ];
  const slope = (list: readonly XY[], facing: XY): string =>
    `<polygon class="rf ${quarter} o${octant(facing)}" points="${points(list)}"/>`;
  const luck = (house.luck * 7.3) % 1;
  return [
    slope([a, b, k, m], [-n[0], -n[1]]),
    slope([m, k, c, e], n),
    hip > 0 ? slope([b, c, k], d) + slope([e, a, m], [-d[0], -d[1]]) : "",
    `<path class="rg" d="M${round(m[0])} ${round(m[1])}L${round(k[0])} ${round(k[1])}"/>`,
    luck < 0.42
      ? `<circle class="win" cx="${round(cx + n[0] * (h / 2 - 1.5))}" cy="${round(cy + n[1] * (h / 2 - 1.5))}" r="1.7"/>`
      : "",
    luck > 0.62
      ? `<rect class="chm" x="${round(m[0] + (k[0] - m[0]) * 0.3 - 1.8)}" y="${round(m[1] + (k[1] - m[1]) * 0.3 - 3.4)}" width="3.6" height="3.6"/>`
      : "",
  ].join("");
}
