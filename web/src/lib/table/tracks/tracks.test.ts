import { expect, test } from "vitest";
import type { Track } from "../../protocol";
import { isLow, levelOf } from "./tracks";

const blood: Track = {
  shape: "track",
  id: "blood",
  name: { key: "blood" },
  low: 5,
  high: 100,
  step: 5,
  notches: [
    { at: 20, badge: { name: { key: "may-be-dominated" }, tone: "danger" } },
    { at: 35, badge: { name: { key: "may-dominate" } } },
  ],
};

test("the level is where the topmost marker lies", () => {
  expect(levelOf({}, blood)).toBeUndefined();
  expect(levelOf({ holds: { "blood:45": [{ kind: "cube" }] } }, blood)).toBe(45);
  expect(levelOf({ holds: { "blood:15": [{ kind: "cube" }], "blood:30": [{ kind: "cube" }] } }, blood)).toBe(30);
});

test("a level is low at a mark of danger and below, not at other marks", () => {
  expect([15, 20, 25, 35, undefined].map((level) => isLow(blood, level))).toEqual([true, true, false, false, false]);
});
