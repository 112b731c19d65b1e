import { expect, test } from "vitest";
import { NOWHERE, step, stridesOf } from "./stops";

const marks = { rounds: [0, 4, 9], turns: [0, 2, 4, 7, 9], givers: [0, 1, 1, 0, 1, 0, 0, 1, 0, 1] };

test("single answers go to the ends and no farther", () => {
  expect(step(0, -1, "answer", marks, 0, 10)).toBe(0);
  expect(step(9, 1, "answer", marks, 0, 10)).toBe(10);
  expect(step(10, 1, "answer", marks, 0, 10)).toBe(10);
});

test("rounds and turns stop where they begin, then at the ends", () => {
  expect(step(5, 1, "round", marks, 0, 10)).toBe(9);
  expect(step(9, 1, "round", marks, 0, 10)).toBe(10);
  expect(step(4, -1, "turn", marks, 0, 10)).toBe(2);
  expect(step(1, -1, "turn", marks, 0, 10)).toBe(0);
});

test("one's own decisions stop before one's own answers", () => {
  expect(step(0, 1, "mine", marks, 0, 10)).toBe(3);
  expect(step(3, 1, "mine", marks, 1, 10)).toBe(4);
  expect(step(3, -1, "mine", marks, 1, 10)).toBe(2);
});

test("without landmarks there are only single answers", () => {
  expect(stridesOf(NOWHERE, 0)).toEqual(["answer"]);
  expect(stridesOf(marks, 0)).toEqual(["answer", "turn", "round", "mine"]);
  expect(stridesOf(marks, null)).toEqual(["answer", "turn", "round"]);
});
