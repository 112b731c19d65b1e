import { describe, expect, test } from "vitest";
import type { TableSummary } from "../lib/protocol";
import { ago, company, marked, placeOf, sorted, standing } from "./standing";

const table = (more: Partial<TableSummary>): TableSummary => ({
  table: "t",
  game: "g",
  seats: [0],
  names: ["Ada", "Bela", "Carl"],
  kinds: ["person", "bot", "bot"],
  started: true,
  over: false,
  round: 1,
  when: null,
  points: [],
  line: null,
  waiting: {},
  waiting_for_you: false,
  last: null,
  winners: [],
  updated: 0,
  ...more,
});

describe("how I stand by points", () => {
  test("in front, level with the best, or behind them", () => {
    expect(standing(table({ points: [27, 21, 3] }))).toEqual({
      key: "ui-standing-leads",
      args: { points: 27, theirs: 21 },
    });
    expect(standing(table({ points: [5, 5, 3] }))?.key).toBe("ui-standing-shares");
    expect(standing(table({ points: [11, 9, 18] }))).toEqual({
      key: "ui-standing-behind",
      args: { points: 11, theirs: 18, place: 2, rival: "Carl", seats: 3 },
    });
  });
  test("my seat need not be the first", () => {
    expect(standing(table({ seats: [2], points: [11, 9, 18] }))?.key).toBe("ui-standing-leads");
  });
  test("without points there is nothing to say", () => {
    expect(standing(table({}))).toBeNull();
  });
  test("equal points share a place", () => {
    expect([0, 1, 2, 3].map((seat) => placeOf([7, 9, 7, 1], seat))).toEqual([2, 1, 2, 4]);
  });
});

describe("when somebody moved", () => {
  const now = new Date(2026, 2, 10, 15, 30).getTime();
  const said = (...when: [number, number, number, number]) =>
    ago(new Date(2026, when[0], when[1], when[2], when[3]).getTime(), now, "en-GB");
  test("within the hour in minutes, today by the clock, then yesterday, then the date", () => {
    expect(said(2, 10, 15, 30)).toEqual({ key: "ui-ago-now", args: {} });
    expect(said(2, 10, 15, 18)).toEqual({ key: "ui-ago-minutes", args: { n: 12 } });
    expect(said(2, 10, 9, 12)).toEqual({ key: "ui-ago-today", args: { time: "9:12" } });
    expect(said(2, 9, 22, 5)).toEqual({ key: "ui-ago-yesterday", args: { time: "22:05" } });
    expect(said(2, 8, 22, 5)).toEqual({ key: "ui-ago-date", args: { date: "8 March" } });
    expect(ago(new Date(2025, 11, 24).getTime(), now, "en-GB").args["date"]).toBe("24 December 2025");
  });
  test("a clock that is a little ahead does not make it the future", () => {
    expect(ago(now + 5_000, now, "en").key).toBe("ui-ago-now");
  });
});

test("who waits longest for me comes first, what is over comes last", () => {
  const tables = [
    table({ table: "over", over: true, updated: 9 }),
    table({ table: "new", waiting_for_you: true, updated: 8 }),
    table({ table: "old", waiting_for_you: true, updated: 2 }),
    table({ table: "theirs", updated: 7 }),
  ];
  const { mine, others, over } = sorted(tables);
  expect([mine, others, over].map((list) => list.map((each) => each.table))).toEqual([
    ["old", "new"],
    ["theirs"],
    ["over"],
  ]);
});

test("bots and my own other seats do not notice that I leave", () => {
  expect(company(table({}))).toBe(0);
  expect(company(table({ kinds: ["person", "person", "bot"], seats: [0, 1] }))).toBe(0);
  expect(company(table({ kinds: ["person", "person", "open"] }))).toBe(2);
});

test("what stands between asterisks is told apart", () => {
  expect(marked("You are **2nd of 3**: 11 points")).toEqual([
    { text: "You are ", strong: false },
    { text: "2nd of 3", strong: true },
    { text: ": 11 points", strong: false },
  ]);
  expect(marked("plain")).toEqual([{ text: "plain", strong: false }]);
});
