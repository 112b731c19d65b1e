import { expect, test } from "vitest";
import type { Fill } from "../../protocol";
import { changesOf, diffOf } from "./diff";

const before: Fill = {
  holds: { city: [{ kind: "P" }, { kind: "D" }, { kind: "D" }], "slot:3": [{ kind: "N", state: "heads" }] },
  values: { score: { n: 4 }, food: { n: 1, of: 1 } },
  states: { die: "one" },
};
const after: Fill = {
  holds: {
    city: [{ kind: "P" }, { kind: "D" }],
    hand: [{ kind: "D", count: 2 }],
    "slot:3": [{ kind: "N", state: "tails" }],
  },
  values: { score: { n: 5 }, food: { n: 1, of: 1 } },
  states: { die: "two" },
};

test("what comes, goes and turns is told apart", () => {
  const diff = diffOf(before, after);
  expect([...diff.gained]).toEqual([["hand", [{ kind: "D", count: 2 }]]]);
  expect([...diff.lost]).toEqual([["city:D", 1]]);
  expect(diff.gone.get("city")).toEqual([{ kind: "D", count: 1 }]);
  expect([...diff.turned.keys()]).toEqual(["slot:3:N"]);
  expect([...diff.values.keys()]).toEqual(["score"]);
  expect([...diff.states]).toEqual([["die", "two"]]);
});

test("only what is new or other is news", () => {
  expect([...changesOf(diffOf(before, after))]).toEqual([
    ["hand:D", 2],
    ["slot:3:N", 1],
    ["score", 1],
    ["die", 1],
  ]);
  expect(changesOf(diffOf(after, after)).size).toBe(0);
});

test("pieces with an id of their own are followed by it", () => {
  const diff = diffOf({ holds: { a: [{ kind: "pawn", id: "ann" }] } }, { holds: { b: [{ kind: "pawn", id: "ann" }] } });
  expect([...diff.lost.keys()]).toEqual(["a:ann"]);
  expect([...diff.gained.keys()]).toEqual(["b"]);
});
