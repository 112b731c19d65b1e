import { describe, expect, test } from "vitest";
import type { Desk, DeskTable } from "../lib/protocol";
import { found, size, spark, troubles } from "./desk";

const table = (id: string, last: number, ...names: string[]): DeskTable => ({
  id,
  game: "damnation",
  state: "play",
  created: 0,
  last,
  names,
  kinds: names.map(() => "person"),
  here: [],
  watchers: 0,
  muted: [],
  answers: 1,
  waiting: null,
});

const desk = (more: Partial<Desk>): Desk => ({
  now: 0,
  began: 0,
  tables: [],
  people: 0,
  watchers: 0,
  hour: [{ people: 1, moves: 1, slow: 40 }],
  slow_limit: 150,
  bytes: 10,
  most_bytes: 0,
  backups: [],
  keeps_backups: false,
  backup_hour: 3,
  backups_kept: 14,
  open_tables: "everybody",
  holders: 0,
  bans: [],
  closes: null,
  bots_thinking: 0,
  bots_waiting: 0,
  bot_places: 1,
  lines: [],
  ...more,
});

describe("the desk", () => {
  test("shows the longest wait first, and what is looked for", () => {
    const tables = [table("a", 9, "Ada"), table("b", 3, "Bela"), table("c", 5, "Cora")];
    const ids = (wanted: string) => found(tables, wanted, () => "Damnation").map((each) => each.id);
    expect(ids("")).toEqual(["b", "c", "a"]);
    expect(ids(" cor")).toEqual(["c"]);
    expect(ids("DAMN")).toHaveLength(3);
  });

  test("says what is not well", () => {
    expect(troubles(desk({}))).toEqual([]);
    expect(troubles(desk({ hour: [{ people: 1, moves: 1, slow: 151 }] }))).toEqual(["ui-desk-slow"]);
    expect(troubles(desk({ bots_waiting: 2 }))).toEqual(["ui-desk-queue"]);
    expect(troubles(desk({ bytes: 95, most_bytes: 100 }))).toEqual(["ui-desk-full"]);
  });

  test("draws a line within its box", () => {
    expect(spark([1], 0)).toBe("");
    expect(spark([0, null, 2], 4)).toBe("0.0,39.0 50.0,39.0 100.0,21.0");
    expect(size(41_000_000, "en")).toBe("41 MB");
    expect(size(1_200_000_000, "en")).toBe("1.2 GB");
  });
});
