import { describe, expect, test } from "vitest";
import type { AskSeen, Happened, Result, Seen, Update, View } from "../protocol";
import { closed, eyesOf, newRoom, opened, reduce, type RoomState } from "./room";

const view = (asks: AskSeen[] = [], result: Result | null = null): View => ({
  game: "g",
  rules: "1",
  seat: 0,
  seats: 2,
  version: 1,
  options: {},
  round: 1,
  zones: {},
  values: {},
  asks,
  waiting: {},
  agenda: [],
  result,
});
const seen = (...args: Parameters<typeof view>): Seen => ({ view: view(...args), fill: {}, standing: [] });
const ask: AskSeen = { seat: 0, key: "k", prompt: { key: "ask-k" }, options: [] };
const event = (n: number): Happened => ({ n, told: { kind: `e${n}`, clause: "", args: {} } });
const update = (number: number, full: boolean, events: Happened[], now: Seen = seen()): Update => ({
  type: "update",
  number,
  full,
  views: { "0": now },
  events: { "0": events },
});
const numbers = (room: RoomState) => room.log["0"]?.map((each) => each.n);

describe("updates", () => {
  test("news are added, and known to be new", () => {
    let room = reduce(newRoom(), update(1, true, [event(0), event(1)]));
    expect(numbers(room)).toEqual([0, 1]);
    expect(room.fresh["0"]).toBe(2); // what was there when we came is no news
    room = reduce(room, update(5, false, [event(2)]));
    expect(numbers(room)).toEqual([0, 1, 2]);
    expect(room.fresh["0"]).toBe(2);
    expect(room.number).toBe(5);
  });

  test("a tail that overlaps tells nothing twice", () => {
    const room = reduce(newRoom(), update(1, true, [event(0), event(1)]));
    expect(numbers(reduce(room, update(2, false, [event(1), event(2)])))).toEqual([0, 1, 2]);
  });

  test("a full update replaces the log: after an undo it may be shorter", () => {
    const room = reduce(newRoom(), update(1, true, [event(0), event(1), event(2)]));
    expect(numbers(reduce(room, update(2, true, [event(0)])))).toEqual([0]);
  });

  test("an undo of the last answer takes the end back", () => {
    const result: Result = { places: [1, 2], scores: [3, 1], reason: "r" };
    let room = reduce(newRoom(), update(1, true, [], seen([], result)));
    room = reduce(room, { type: "over", result, seed: "1", contributions: [], record: "/r" });
    expect(reduce(room, update(2, false, [], seen([], result))).over).not.toBeNull();
    expect(reduce(room, update(3, true, [], seen([ask]))).over).toBeNull();
  });
});

describe("the link", () => {
  test("lost and found again: the table stays, the talk is told again", () => {
    let room = reduce(newRoom(), update(7, true, [event(0)]));
    room = reduce(room, { type: "chat", from: 0, name: "Ines", text: "hello", at: 1 });
    room = opened(closed(room, null));
    expect(room).toMatchObject({ link: "open", number: 7, talk: [] });
    expect(numbers(room)).toEqual([0]);
  });

  test("refused for good: the server's own words win", () => {
    const room = closed(reduce(newRoom(), { type: "error", say: "Nobody knows this table." }), "4404");
    expect(room).toMatchObject({ link: "refused", problem: "Nobody knows this table." });
  });

  test("a consent that is settled is asked no more", () => {
    const asked = {
      type: "consent",
      request: 3,
      kind: "undo",
      seat: 1,
      seats: [0],
      what: { key: "undo-back" },
    } as const;
    const once = { ...asked, seats: [0], needed: [0], agreed: [] };
    const room = reduce(reduce(newRoom(), once), once);
    expect(room.consents).toHaveLength(1);
    expect(reduce(room, { type: "consent-closed", request: 3, kind: "undo", agreed: true }).consents).toEqual([]);
  });
});

describe("eyes", () => {
  const welcome = (mine: number[]): RoomState =>
    ({ ...newRoom(), welcome: { mine } as unknown as RoomState["welcome"] }) satisfies RoomState;

  test("who holds no seat watches", () => {
    expect(eyesOf(welcome([]), null)).toBe("watch");
  });

  test("the seat that is asked looks, the last one first; nobody asked: whoever looked last", () => {
    const asked = { ...welcome([0, 2]), seen: { "0": seen(), "2": seen([ask]) } };
    expect(eyesOf(asked, "0")).toBe("2");
    expect(eyesOf({ ...asked, seen: { "0": seen([ask]), "2": seen([ask]) } }, "2")).toBe("2");
    expect(eyesOf({ ...asked, seen: { "0": seen(), "2": seen() } }, "2")).toBe("2");
    expect(eyesOf({ ...asked, seen: {} }, null)).toBe("0");
  });
});
