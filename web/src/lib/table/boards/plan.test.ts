import { expect, test } from "vitest";
import type { Board, Link, Space } from "../../protocol";
import type { XY } from "../drawing/geometry";
import { broken, lettering, wrapped } from "./scenery/lettering";
import { inOrder, planOf, rim, shrunk } from "./plan";
import { feet, figureRadius, lying, rows } from "./stand";
import { wayfare } from "./wayfare";

const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({
  id,
  name: { key: id },
  x,
  y,
  ...more,
});
const board = (more: Partial<Board>): Board => ({
  shape: "board",
  id: "b",
  name: { key: "b" },
  look: "grid",
  frame: [0, 0, 10, 5],
  spaces: [],
  ...more,
});
const square = (x: number, y: number, w: number, h: number): [number, number][] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

test("a flagstone is forty wide, whatever the board's own units, and a square of parquet eighty", () => {
  const plan = planOf(board({ cell: 0.5, spaces: [space("a", 1, 1)] }));
  expect(plan.setting).toBe("castle");
  expect(plan.spaces[0]?.at).toEqual([80, 80]);
  expect([plan.width, plan.height]).toEqual([800, 400]);
  expect(planOf(board({ cell: 20, spaces: [space("a", 1, 1, { terrain: "parquet" })] })).cell).toBe(80);
});

test("what a board is a picture of follows from its look and its terrain", () => {
  const poly = square(0, 0, 5, 5);
  expect(planOf(board({ look: "areas", spaces: [space("a", 1, 1, { poly, kind: "roundel" })] })).setting).toBe("city");
  expect(planOf(board({ look: "areas", spaces: [space("a", 1, 1, { poly })] })).setting).toBe("plot");
  expect(planOf(board({ look: "graph", spaces: [space("a", 1, 1)] })).setting).toBe("map");
});

test("a link to a space that is not there is left out", () => {
  const plan = planOf(
    board({
      spaces: [space("a", 1, 1), space("b", 2, 1)],
      links: [
        { a: "a", b: "b" },
        { a: "a", b: "x" },
      ],
    }),
  );
  expect(plan.links).toHaveLength(1);
  expect(plan.links[0]?.middle).toEqual([60, 40]);
});

test("walls take their thickness from the room, and doors stand in them beside their space", () => {
  const door: Link = { a: "hall", b: "room", kind: "door", id: "d", side: "w" };
  const plan = planOf(
    board({
      spaces: [space("hall", 0.5, 0.5), space("room", 2.5, 1, { kind: "room", poly: square(1, 0, 3, 2) })],
      links: [door],
    }),
  );
  expect(plan.byId.get("room")?.box).toEqual({ x: 47, y: 15, w: 106, h: 54 });
  expect(plan.doors).toEqual([{ link: door, at: [43.5, 20], turn: 90, thick: 9 }]);
});

test("the steps of a stair share out the floor between its walls, and are told from the top down", () => {
  const steps = ["c", "a", "b"].map((id, i) => space(id, i + 0.5, 0.5, { kind: "step" }));
  const plan = planOf(
    board({ spaces: steps, regions: [{ id: "stair", name: { key: "stair" }, spaces: ["c", "a", "b"] }] }),
  );
  expect(plan.stairs[0]?.box).toEqual({ x: 0, y: 0, w: 120, h: 40 });
  expect(plan.byId.get("a")?.box.w).toBeCloseTo(106 / 3);
  expect(
    inOrder(
      ["c", "a", "b"],
      new Map([
        ["a", "b"],
        ["b", "c"],
      ]),
    ),
  ).toEqual(["a", "b", "c"]);
});

test("names in the lower half of a wheel run the other way, so that nothing stands on its head", () => {
  const wheel = board({
    look: "wheel",
    frame: [0, 0, 460, 460],
    radius: 230,
    spaces: [space("top", 230, 80, { angle: 0 }), space("low", 230, 380, { angle: 180 })],
  });
  const [top, low] = planOf(wheel).spaces;
  const sweep = (path: string): string | undefined => path.split("A")[1]?.split(" ")[4];
  expect(sweep(top?.curve ?? "")).toBe("1");
  expect(sweep(low?.curve ?? "")).toBe("0");
});

test("an outline moves inwards on every side", () => {
  expect(shrunk(square(0, 0, 10, 10), 2)).toEqual(square(2, 2, 6, 6));
});

test("figures stand beside each other, never on one spot", () => {
  const plan = planOf(
    board({ spaces: [space("a", 1, 1), space("room", 5, 2, { kind: "room", poly: square(3, 0, 4, 4) })] }),
  );
  for (const each of plan.spaces) {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const places = feet(
        plan,
        each,
        Array.from({ length: n }, (_, seat) => ({ kind: "k", seat })),
        false,
      );
      expect(new Set(places.map(String)).size).toBe(n);
    }
  }
  expect(rows(5, 3, 10, 10).map(([, y]) => y)).toEqual([-5, -5, -5, 5, 5]);
});

test.each([
  ["The Gate", 3, 2, 2],
  ["The Dungeon", 4, 3, 2],
  ["The Great Hall", 7, 4, 2],
  ["Torture Chamber", 3, 4, 1],
])("nobody stands on the name of a room: %s", (name, w, h, most) => {
  const room = space("room", 1 + w / 2, 1 + h / 2, { kind: "room", terrain: "slab", poly: square(1, 1, w, h) });
  const plan = planOf(board({ spaces: [space("a", 0.5, 0.5), room] }));
  const own = plan.spaces[1];
  if (own === undefined) throw new Error("there is no room");
  for (let n = 1; n <= most; n++) {
    const figures = Array.from({ length: n }, (_, seat) => ({ kind: "k", seat }));
    const radius = figureRadius("castle", "standee");
    const lines = lettering(own, "castle", name, "", "gate", true).lines;
    for (const [x, y] of feet(plan, own, figures, false))
      for (const line of lines) {
        const [foot, half] = [own.at[1] + y, (line.text.length * line.size * 0.44) / 2];
        const beside = Math.abs(own.at[0] + x - line.x) >= half + radius * 0.55;
        const [under, over] = [foot - 2 * radius >= line.y, foot <= line.y - line.size];
        expect(beside || under || over, JSON.stringify([line, n, own.at[0] + x, foot, half, own.box])).toBe(true);
      }
  }
});

test("tiles make room for whoever stands on them", () => {
  expect(lying("estate", 2, false).every(({ shrink }) => shrink === 1)).toBe(true);
  expect(lying("estate", 2, true).every(({ shrink, at }) => shrink < 1 && at[1] > 0)).toBe(true);
});

test("a score track starts at the lower left and runs clockwise", () => {
  const plan = planOf(board({ cell: 1 }));
  const [first, second] = rim(plan, 100) as [XY, XY];
  expect(first).toEqual([13, plan.height - 13]);
  expect(second[0]).toBe(13);
  expect(second[1]).toBeLessThan(first[1]);
});

test("a way ends in the door it leads through, with the number of its steps", () => {
  const door: Link = { a: "b", b: "room", kind: "door", id: "d", side: "n" };
  const plan = planOf(
    board({
      spaces: [
        space("a", 0.5, 0.5),
        space("b", 1.5, 0.5),
        space("room", 1.5, 2, { kind: "room", poly: square(0, 1, 3, 2) }),
      ],
      links: [{ a: "a", b: "b" }, door],
    }),
  );
  const way = wayfare(plan, ["a", "b", "d"]);
  expect(way?.beads.map(({ n }) => n)).toEqual([1]);
  expect(way?.head?.n).toBe(2);
  expect(wayfare(plan, ["a"])).toBeNull();
});

test("a way onto an arrow shows where it throws one", () => {
  const plan = planOf(
    board({
      spaces: [space("a", 0.5, 0.5), space("b", 1.5, 0.5, { kind: "arrow", facing: "e" })],
      links: [{ a: "a", b: "b" }],
    }),
  );
  const way = wayfare(plan, ["a", "b"]);
  expect(way?.thrown?.to).toEqual([100, 20]);
  expect(way?.points.at(-1)).toEqual([43, 20]);
});

test("a long name is set in two lines of nearly one length", () => {
  expect(broken("The Kitchen", 200, 20)).toEqual(["The Kitchen"]);
  expect(broken("The Torture Chamber", 100, 20)).toEqual(["The Torture", "Chamber"]);
  expect(wrapped("every attack deals two more", 100, 12, 2)).toEqual(["every attack deals", "two more"]);
  expect(wrapped("every attack deals two more Damage to everybody", 100, 12, 2)[1]).toMatch(/…$/);
});

test("the note of a garden is written where letters that can be read have room in it", () => {
  const garden = space("zen", 5, 5, { kind: "room", terrain: "garden", poly: square(0, 0, 100, 200) });
  const grounds = planOf(board({ cell: 80, spaces: [space("a", 200, 1, { terrain: "parquet" }), garden] }));
  const notes = (k: number): number => {
    const plan = grounds.byId.get("zen");
    if (plan === undefined) throw new Error("no garden");
    return lettering(plan, grounds.setting, "Zen garden", "coming home: 2 terror", "", false, k).notes.length;
  };
  expect([notes(1), notes(0.87), notes(0.45)]).toEqual([2, 2, 0]);
});
