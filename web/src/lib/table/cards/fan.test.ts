import { expect, test } from "vitest";
import { fanOf } from "./fan";

const plain = { lit: false, apart: false };
const lit = { lit: true, apart: false };

test("with room enough no card covers another", () => {
  expect(fanOf([plain, lit, plain], 100, 1000)).toEqual([0, 102, 204]);
});

test("laid out flat they lie side by side while there is room", () => {
  expect(fanOf([plain, plain, lit], 100, 1000, true)).toEqual([0, 110, 220]);
  expect(fanOf([plain, plain, lit], 100, 262, true)[2]).toBeCloseTo(262 - 100 - 12);
});

test("cards of another deck keep apart", () => {
  expect(fanOf([plain, { lit: false, apart: true }], 100, 1000)).toEqual([0, 116]);
});

test("in a narrow room those that cannot be played close up first", () => {
  const at = fanOf([plain, plain, plain, lit, plain], 100, 400);
  expect((at[4] ?? 0) - (at[3] ?? 0)).toBe(102);
  expect(at[4]).toBeCloseTo(400 - 100 - 12);
});

test("when that is not enough all close up, but each stays in sight", () => {
  const at = fanOf(
    Array.from({ length: 10 }, () => lit),
    100,
    300,
  );
  expect(at[1]).toBe(26);
  expect(fanOf([], 100, 300)).toEqual([]);
});
