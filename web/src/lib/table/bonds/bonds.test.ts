import { expect, test } from "vitest";
import { along, between, chains } from "./bonds";

const box = (x: number, y: number) => ({ x, y, w: 200, h: 100 });

test("an arrow runs from edge to edge, not from middle to middle", () => {
  const { a, b } = between(box(0, 0), box(400, 0), 0);
  expect(a).toEqual([206, 50]);
  expect(b).toEqual([394, 50]);
});

test("a bent arrow still ends where it should, and passes beside the straight line", () => {
  const curve = between(box(0, 0), box(400, 0), 0.2);
  expect(along(curve, 0).at).toEqual(curve.a);
  expect(along(curve, 1).at).toEqual(curve.b);
  expect(along(curve, 0.5).at[1]).toBeGreaterThan(60);
});

test("boxes above each other are joined by two upright chains with their ends under the boxes", () => {
  const [left, right] = chains(box(0, 300), box(20, 0));
  expect(left?.a[1]).toBe(88);
  expect(left?.b[1]).toBe(312);
  expect(left?.a[0]).toBe(left?.b[0]);
  expect((right?.a[0] ?? 0) - (left?.a[0] ?? 0)).toBeGreaterThan(50);
});

test("boxes beside each other are joined by two chains that sag", () => {
  const [upper, lower] = chains(box(0, 0), box(500, 10));
  expect(upper?.a[0]).toBe(188);
  expect(upper?.b[0]).toBe(512);
  expect(upper?.c[1]).toBeGreaterThan(upper?.a[1] ?? 0);
  expect((lower?.a[1] ?? 0) - (upper?.a[1] ?? 0)).toBeGreaterThan(20);
});

test("boxes that face each other nowhere are joined by two slung chains", () => {
  const slung = chains(box(0, 0), box(500, 300));
  expect(slung).toHaveLength(2);
  expect(slung[0]?.a).not.toEqual(slung[1]?.a);
});
