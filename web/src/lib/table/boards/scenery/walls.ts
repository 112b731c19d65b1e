/** Walls follow from the cells of a plan: nobody draws a castle by hand. All measures here are in cells. */
import type { XY } from "../../drawing/geometry";

const key = (x: number, y: number): string => `${x} ${y}`;

/** A set of cells by column and row. */
export class Cells {
  readonly #owners = new Map<string, string>();

  add(x: number, y: number, owner: string): void {
    this.#owners.set(key(x, y), owner);
  }

  has(x: number, y: number): boolean {
    return this.#owners.has(key(x, y));
  }

  /** What covers a cell; undefined outside. */
  ownerOf(x: number, y: number): string | undefined {
    return this.#owners.get(key(x, y));
  }

  *[Symbol.iterator](): Generator<XY> {
    for (const text of this.#owners.keys()) {
      const [x, y] = text.split(" ").map(Number);
      if (x !== undefined && y !== undefined) yield [x, y];
    }
  }
}

type Edge = readonly [dx: number, dy: number, from: XY, to: XY];

/** The four sides of a cell, each run clockwise round it, and where its neighbour lies. */
const sides = (x: number, y: number): Edge[] => [
  [0, -1, [x, y], [x + 1, y]],
  [1, 0, [x + 1, y], [x + 1, y + 1]],
  [0, 1, [x + 1, y + 1], [x, y + 1]],
  [-1, 0, [x, y + 1], [x, y]],
];

/** Closed loops round the cells, clockwise, corners only; a hole runs the other way. */
export function trace(cells: Cells): XY[][] {
  const open = new Map<string, XY[]>();
  for (const [x, y] of cells) {
    for (const [dx, dy, from, to] of sides(x, y)) {
      if (cells.has(x + dx, y + dy)) continue;
      const at = key(...from);
      open.set(at, [...(open.get(at) ?? []), to]);
    }
  }
  const loops: XY[][] = [];
  for (const start of open.keys()) {
    while (open.has(start)) loops.push(follow(open, start));
  }
  return loops;
}

function follow(open: Map<string, XY[]>, start: string): XY[] {
  const loop: XY[] = [];
  let at = start;
  let way: XY | null = null;
  do {
    const [x, y] = at.split(" ").map(Number) as [number, number];
    const next: XY[] = open.get(at) ?? [];
    // Where two loops touch at a corner, turn right: each goes round its own cells.
    const right: XY | null = way === null ? null : [-way[1], way[0]];
    const to: XY = next.find(([u, v]) => right !== null && u - x === right[0] && v - y === right[1]) ?? (next[0] as XY);
    const rest = next.filter((each) => each !== to);
    if (rest.length > 0) open.set(at, rest);
    else open.delete(at);
    const turn: XY = [to[0] - x, to[1] - y];
    if (way === null || turn[0] !== way[0] || turn[1] !== way[1]) loop.push([x, y]);
    way = turn;
    at = key(...to);
  } while (at !== start);
  return loop;
}

/** The corners of loops that point outwards: there stand turrets. */
export function convexCorners(loops: readonly XY[][]): XY[] {
  return loops.flatMap((loop) =>
    loop.filter((point, i) => {
      const before = loop[(i + loop.length - 1) % loop.length] as XY;
      const after = loop[(i + 1) % loop.length] as XY;
      return (point[0] - before[0]) * (after[1] - point[1]) - (point[1] - before[1]) * (after[0] - point[0]) > 0;
    }),
  );
}

/** The runs of a wall that face south, as x, y, length: there its foot can be seen. */
export function southRuns(loops: readonly XY[][]): [number, number, number][] {
  return loops.flatMap((loop) =>
    loop.flatMap((point, i): [number, number, number][] => {
      const [x, y] = point;
      const [u, v] = loop[(i + 1) % loop.length] as XY;
      return v === y && u < x ? [[u, y, x - u]] : [];
    }),
  );
}
