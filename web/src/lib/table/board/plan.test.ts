import { expect, test } from "vitest";
import type { Board, Space } from "../../protocol";
import { planOf, rim, standing } from "./plan";

const space = (id: string, x: number, y: number, more: Partial<Space> = {}): Space => ({ id, name: { key: id }, x, y, ...more });
const board = (more: Partial<Board>): Board => ({
  shape: "board",
  id: "b",
  name: { key: "b" },
  look: "grid",
  frame: [0, 0, 10, 5],
  spaces: [],
  ...more,
});

test("a grid's cell is forty wide, whatever its own units", () => {
  const plan = planOf(board({ cell: 0.5, spaces: [space("a", 1, 1)] }));
  expect(plan.spaces[0]?.at).toEqual([80, 80]);
  expect([plan.width, plan.height]).toEqual([800, 400]);
});

test("a link to a space that is not there is left out", () => {
  const plan = planOf(board({ spaces: [space("a", 1, 1), space("b", 2, 1)], links: [{ a: "a", b: "b" }, { a: "a", b: "x" }] }));
  expect(plan.links).toHaveLength(1);
  expect(plan.links[0]?.middle).toEqual([60, 40]);
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

test("figures stand round the middle of their space", () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const places = standing(n, 10);
    expect(places).toHaveLength(n);
    expect(new Set(places.map(String)).size).toBe(n);
    expect(Math.abs(places.reduce((sum, [x]) => sum + x, 0))).toBeLessThan(11);
  }
});

test("a score track starts at the lower left and runs clockwise", () => {
  const plan = planOf(board({ cell: 1 }));
  const stones = rim(plan, 100);
  const [first, second] = stones;
  expect(first).toEqual([12, plan.height - 12]);
  expect(second?.[0]).toBe(12);
  expect(second?.[1]).toBeLessThan(first?.[1] ?? 0);
});
