import { expect, test } from "vitest";
import type { Table } from "../../protocol";
import { cells, heaped, indexOf, numbered, ownerToName, pieceId, singles } from "./ids";

const say = (key: string) => ({ key });
const table: Table = {
  game: "sketch",
  seats: 2,
  layout: {},
  kinds: [{ id: "P", name: say("penny"), shape: "coin", letter: "P" }],
  shapes: [
    { shape: "pool", id: "supply", name: say("supply"), kinds: ["P"] },
    { shape: "track", id: "blood", name: say("blood"), low: 5, high: 20, step: 5 },
    {
      shape: "mat",
      id: "card:1",
      name: say("card"),
      seat: 1,
      area: "seat",
      slots: [
        { id: "slot:1:3", name: say("slot") },
        { id: "fed:1:3", name: say("fed"), over: "slot:1:3" },
      ],
      parts: [{ shape: "hand", id: "hand:1", name: say("hand") }],
    },
    {
      shape: "board",
      id: "city",
      name: say("city"),
      look: "areas",
      frame: [0, 0, 10, 10],
      spaces: [{ id: "N1", name: say("n1"), x: 1, y: 1, slots: [{ id: "gate", name: say("gate") }] }],
      regions: [{ id: "north", name: say("north"), spaces: ["N1"] }],
      links: [{ a: "N1", b: "N1", id: "door", kind: "door" }],
    },
  ],
};

test("every element of the table has an entry, and knows what it lies in", () => {
  const index = indexOf(table);
  const ups = Object.fromEntries([...index].map(([id, entry]) => [id, entry.up]));
  expect(ups).toEqual({
    "seat:0": "",
    "seat:1": "",
    supply: "",
    "supply:P": "supply",
    blood: "",
    "blood:5": "blood",
    "blood:10": "blood",
    "blood:15": "blood",
    "blood:20": "blood",
    "card:1": "",
    "slot:1:3": "card:1",
    "fed:1:3": "slot:1:3",
    "hand:1": "card:1",
    city: "",
    north: "city",
    N1: "north",
    gate: "N1",
    door: "city",
  });
});

test("parts belong to the seat of their mat", () => {
  expect(indexOf(table).get("hand:1")?.seat).toBe(1);
  expect(indexOf(table).get("supply")?.seat).toBeNull();
});

test("cells, heaps and doors are named by the shared words", () => {
  const index = indexOf(table);
  expect(index.get("blood:10")?.say).toEqual({ key: "table-cell", args: { track: say("blood"), n: 10 } });
  expect(index.get("supply:P")?.say).toEqual({ key: "table-heap", args: { pool: say("supply"), kind: say("penny") } });
  expect(index.get("door")?.say).toEqual({ key: "table-link-door" });
});

test("alike pieces share their id, a piece of its own has one", () => {
  expect(pieceId("city", { kind: "P" })).toBe("city:P");
  expect(pieceId("city", { kind: "P", id: "ann" })).toBe("city:ann");
  expect(singles([{ kind: "P", count: 3 }])).toHaveLength(3);
  expect(cells({ high: 2 })).toEqual([0, 1, 2]);
});

test("alike pieces are counted together, others apart", () => {
  const pieces = [{ kind: "P" }, { kind: "D" }, { kind: "P", count: 2 }, { kind: "P", state: "tails" }];
  expect(heaped(pieces)).toEqual([{ kind: "P", count: 3 }, { kind: "D" }, { kind: "P", state: "tails" }]);
});

test("a number is told once, also where the words of a sign tell it", () => {
  expect(numbered("4 actions", { key: "actions", args: { n: 4 } }, 4)).toBe("4 actions");
  expect(numbered("claw", say("claw"), 3)).toBe("claw 3");
  expect(numbered("crown", say("crown"), null)).toBe("crown");
});

test("a marker names its owner, and a ghost whose name does so already does not", () => {
  const marker = { id: "marker", name: say("marker"), shape: "disc", letter: "o" } as const;
  const ghost = { ...marker, id: "ghost-1", name: { key: "ghost", args: { seat: { key: "who" } } } };
  expect(ownerToName({ kind: "marker", seat: 1 }, marker)).toBe(1);
  expect(ownerToName({ kind: "ghost-1", seat: 1 }, ghost)).toBeNull();
  expect(ownerToName({ kind: "marker" }, marker)).toBeNull();
});
