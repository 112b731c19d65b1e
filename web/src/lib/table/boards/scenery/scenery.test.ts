import { beforeAll, expect, test, vi } from "vitest";
import type { Board, Space } from "../../../protocol";
import { planOf } from "../plan";
import { houses, octant, roof } from "./roofs";
import { sceneryOf } from "./scenery";

// Gradients and patterns are written into the page; here is as much of a page as that needs.
beforeAll(() => {
  const element = {
    setAttribute: () => undefined,
    classList: { add: () => undefined },
    append: () => undefined,
    insertAdjacentHTML: () => undefined,
  };
  vi.stubGlobal("document", { createElementNS: () => element, body: element });
});

const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id,
  name: { key: `name-of-${id}` },
  x,
  y,
  ...more,
});
const square = (x: number, y: number, w: number, h: number): [number, number][] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const base = { shape: "board", name: { key: "name-of-board" } } as const;

const castle: Board = {
  ...base,
  id: "castle",
  look: "grid",
  terrain: "water",
  frame: [-1, -1, 8, 6],
  spaces: [
    space("hall", 0.5, 0.5),
    space("trap", 0.5, 1.5, { kind: "socket" }),
    space("kitchen", 2.5, 1, { kind: "room", terrain: "brick", poly: square(1, 0, 3, 2) }),
    space("s1", 4.5, 0.5, { kind: "step" }),
    space("s2", 4.5, 1.5, { kind: "step" }),
  ],
  links: [
    { a: "hall", b: "kitchen", kind: "door", id: "door", side: "w" },
    { a: "s1", b: "s2", kind: "arrow" },
  ],
  regions: [{ id: "stair", name: { key: "name-of-stair" }, spaces: ["s1", "s2"] }],
};
const city: Board = {
  ...base,
  id: "city",
  look: "areas",
  frame: [-40, -40, 1080, 580],
  spaces: [
    space("west", 250, 250, { kind: "roundel", terrain: "houses", poly: square(0, 0, 500, 500) }),
    space("east", 750, 250, { kind: "roundel", terrain: "gate", poly: square(500, 0, 500, 500) }),
  ],
  links: [{ a: "west", b: "east" }],
  regions: [{ id: "q", name: { key: "name-of-q" }, hue: "clay", spaces: ["west"] }],
};
const manor: Board = {
  ...base,
  id: "manor",
  look: "grid",
  cell: 80,
  terrain: "lawn",
  frame: [0, 0, 700, 700],
  spaces: [
    space("m11", 310, 350, { terrain: "parquet" }),
    space("m12", 390, 350, { terrain: "parquet" }),
    space("zen", 80, 350, { kind: "room", terrain: "garden", hue: "moon", poly: square(30, 250, 100, 200) }),
  ],
};
const wheel: Board = {
  ...base,
  id: "wheel",
  look: "wheel",
  frame: [0, 0, 500, 500],
  radius: 230,
  spaces: [space("a", 250, 60, { angle: 0 }), space("b", 250, 440, { angle: 180 })],
};
const bridge: Board = {
  ...base,
  id: "bridge",
  look: "areas",
  terrain: "water",
  frame: [0, 0, 130, 900],
  spaces: [space("d", 65, 450, { kind: "room", terrain: "bridge", poly: square(20, 240, 90, 420) })],
};
const chart: Board = {
  ...base,
  id: "chart",
  look: "graph",
  frame: [0, 0, 10, 10],
  spaces: [space("a", 2, 2), space("b", 8, 8)],
  links: [{ a: "a", b: "b" }],
};

const all = [castle, city, manor, wheel, bridge, chart];
const text = (board: Board): string => Object.values(sceneryOf({ ...board }, planOf(board))).join("");

test.each(all.map((board) => [board.id, board] as const))(
  "the scenery of a %s belongs to nobody: no ids, no words, no broken numbers",
  (_, board) => {
    const drawn = text(board);
    expect(drawn.length).toBeGreaterThan(200);
    expect(drawn).not.toMatch(/\sid="|data-id|name-of|style=|filter|mask|<image/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test.each(all.map((board) => [board.id, board] as const))("a %s looks the same on every screen", (_, board) => {
  expect(text(board)).toBe(text(board));
  expect(text({ ...board, name: { key: "other" } })).toBe(text(board));
});

test("a board is made once, however often it is looked at", () => {
  expect(sceneryOf(city, planOf(city))).toBe(sceneryOf(city, planOf(city)));
});

test("another seed, another town", () => {
  expect(text({ ...city, id: "elsewhere" })).not.toBe(text(city));
});

test("houses keep clear of the circle of their field and of its roads", () => {
  const field = {
    at: [250, 250] as const,
    poly: square(0, 0, 500, 500),
    roads: [
      [
        [250, 250],
        [500, 250],
      ],
    ] as [[number, number], [number, number]][],
  };
  let n = 1;
  const built = houses(field, 1, 2, () => (n = (n * 16807) % 2147483647) / 2147483647);
  expect(built.length).toBeGreaterThan(30);
  for (const { corners } of built) {
    for (const [x, y] of corners) {
      expect(Math.hypot(x - 250, y - 250)).toBeGreaterThan(37);
      expect(x < 250 || Math.abs(y - 250) > 9).toBe(true);
      expect(Math.min(x, y, 500 - x, 500 - y)).toBeGreaterThanOrEqual(7);
    }
  }
  expect(roof(built[0] as (typeof built)[number], "clay")).toContain('class="rf clay o');
});

test("a slope knows which of eight directions it faces", () => {
  expect([octant([1, 0]), octant([0, 1]), octant([-1, 0]), octant([0, -1]), octant([-1, -1])]).toEqual([0, 2, 4, 6, 5]);
});
