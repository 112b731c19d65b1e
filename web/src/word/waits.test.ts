import { describe, expect, test } from "vitest";
import type { TableSummary } from "../lib/protocol";
import { besides, newlyWaiting } from "./waits.svelte";

const table = (name: string, waiting: boolean): TableSummary =>
  ({ table: name, waiting_for_you: waiting }) as unknown as TableSummary;

describe("what waits", () => {
  test("on the first look nothing is new", () => {
    expect(newlyWaiting(null, [table("a", true)])).toEqual([]);
  });

  test("only what begins to wait is new, not what waits still or again for others", () => {
    const before = [table("a", true), table("b", false), table("c", true)];
    const now = [table("a", true), table("b", true), table("c", false), table("d", true)];
    expect(newlyWaiting(before, now).map(({ table: name }) => name)).toEqual(["b", "d"]);
  });

  test("questions, talk and an invitation count, talk only once", () => {
    expect(besides({ table: "a", turn: true, asks: 0, talk: false, invited: false })).toBe(0);
    expect(besides({ table: "a", turn: false, asks: 2, talk: true, invited: true })).toBe(4);
  });
});
