import { describe, expect, test } from "vitest";
import type { Account, Result } from "../../lib/protocol";
import { barsOf, beginOf, columnAt, decisive, scaleOf, sourcesOf, spread, ticks, turned } from "./reckoning";

const account: Account = {
  sources: [
    { id: "regions", icon: "castle" },
    { id: "fights", icon: "sword" },
    { id: "curses", icon: "skull" },
    { id: "chimeras", icon: "hydra", at_end: true },
  ],
  entries: [
    { seat: 0, source: "fights", n: 9, at: 4 },
    { seat: 1, source: "regions", n: 6, at: 10 },
    { seat: 1, source: "regions", n: 8, at: 18 },
    { seat: 0, source: "curses", n: -3, at: 19 },
    { seat: 1, source: "chimeras", n: 5, at: 20 },
  ],
  rounds: [2, 10],
  first: 1,
  scored: true,
  lines: [
    [0, 9, 6, 6],
    [0, 6, 14, 19],
  ],
  ends: true,
  order: [1, 0],
  figures: [[], []],
  tie: null,
  story: [],
  turning: { round: 2, seat: 1, gain: 11, at: 20 },
};
const result: Result = { places: [2, 1], scores: [6, 19], reason: "dawn" };

describe("points by source", () => {
  test("stand in the order of places, gains before losses, on one scale", () => {
    const bars = barsOf(account);
    expect(bars.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 19],
      [0, 6],
    ]);
    expect(bars[1]?.gains.map(({ n }) => n)).toEqual([9]);
    expect(bars[1]?.losses.map(({ n }) => n)).toEqual([-3]);
    expect(scaleOf(bars)).toBe(19);
  });

  test("name the source that set the winner apart", () => {
    expect(decisive(account, result)).toEqual({ source: account.sources[0], amounts: [14, 0] });
    expect(decisive(account, { ...result, scores: [19, 19] })).toBeNull();
    expect(decisive(account, { ...result, scores: [0, 1] })).toBeNull();
    expect(decisive({ ...account, scored: false }, result)).toBeNull();
  });

  test("leave out what nobody scored by", () => {
    expect(sourcesOf({ ...account, entries: account.entries.slice(0, 2) }).map(({ id }) => id)).toEqual([
      "regions",
      "fights",
    ]);
  });
});

describe("rounds", () => {
  test("hold what their last answer led to", () => {
    expect([1, 4, 10, 11, 20].map((at) => columnAt(account, at))).toEqual([1, 1, 1, 2, 2]);
    expect([beginOf(account, 1), beginOf(account, 2)]).toEqual([2, 10]);
  });

  test("turn by the winner's best source, against whoever led", () => {
    expect(turned(account)).toEqual({ seat: 1, gain: 8, source: account.sources[0], n: 8, rival: 0, lost: -3 });
  });
});

describe("the drawing", () => {
  test("has round figures on its axis", () => {
    expect(ticks(85)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(80)).toEqual([0, 20, 40, 60, 80]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
  });

  test("keeps labels apart, in order and above the foot", () => {
    expect(spread([10, 12, 80], 20, 100)).toEqual([10, 30, 80]);
    expect(spread([90, 95], 20, 100)).toEqual([80, 100]);
  });
});
