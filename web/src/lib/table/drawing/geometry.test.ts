import { expect, test } from "vitest";
import { around, overlap, polar, seeded, sharedEdge } from "./geometry";

test("scenery is the same wherever it is drawn, and different for different boards", () => {
  const one = seeded("castle");
  const two = seeded("castle");
  const other = seeded("city");
  const first = Array.from({ length: 50 }, one);
  expect(first).toEqual(Array.from({ length: 50 }, two));
  expect(first).not.toEqual(Array.from({ length: 50 }, other));
  expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...first)).toBeLessThan(1);
  expect(new Set(first).size).toBe(50);
});

test("angles run clockwise from the top", () => {
  const [x, y] = polar(0, 0, 10, 90);
  expect([Math.round(x), Math.round(y)]).toEqual([10, 0]);
});

test("two outlines meet along the edge they share, whole or in part", () => {
  const left = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  const right = [
    [4, 0],
    [8, 0],
    [8, 4],
    [4, 4],
  ] as const;
  expect(sharedEdge(left, right)).toEqual([
    [4, 0],
    [4, 4],
  ]);
  const part = [
    [4, 1],
    [8, 1],
    [8, 3],
    [4, 3],
  ] as const;
  const edge = sharedEdge(left, part);
  expect(edge?.map(([x, y]) => [x, Math.round(y)]).sort()).toEqual([
    [4, 1],
    [4, 3],
  ]);
  expect(
    sharedEdge(left, [
      [9, 9],
      [10, 9],
      [10, 10],
    ]),
  ).toBeNull();
});

test("boxes", () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 1, y: 2, w: 3, h: 4 },
      { x: 0, y: 5, w: 1, h: 1 },
    ]),
  ).toEqual({ x: 0, y: 2, w: 4, h: 4 });
  expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 1, y: 1, w: 2, h: 2 })).toBe(true);
  expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 2, y: 0, w: 2, h: 2 })).toBe(false);
});
