import { describe, expect, it } from "vitest";
import type { Say, Table } from "../../lib/protocol";
import { broughtBy, signed } from "./brought";

const named = (key: string): Say => ({ key });
const table = {
  game: "x",
  seats: 2,
  layout: {},
  shapes: [
    { shape: "readout", id: "points:1", name: named("points"), short: named("VP"), seat: 1 },
    { shape: "pool", id: "stock", name: named("stock"), kinds: ["gold"] },
    { shape: "pool", id: "purse:0", name: named("purse"), kinds: ["gold", "silver"], seat: 0 },
    { shape: "pool", id: "purse:1", name: named("purse"), kinds: ["gold", "silver"], seat: 1 },
    { shape: "pool", id: "chest:1", name: named("chest"), kinds: ["silver"], seat: 1 },
  ],
  kinds: [
    { id: "gold", name: named("gold"), shape: "disc", letter: "G" },
    { id: "silver", name: named("silver"), shape: "disc", letter: "S" },
  ],
} as unknown as Table;
const brought = (brings: Record<string, number>) => broughtBy(table, { code: "x", brings }, (said) => said.key);

describe("what an answer brings", () => {
  it("is told by short names, with whose it is", () => {
    expect(brought({ "points:1": -2 })).toEqual([{ id: "points:1", name: "VP", seat: 1, n: -2 }]);
  });
  it("leaves out what is not on the table, and what stays the same", () => {
    expect(brought({ nothing: 3, "points:1": 0 })).toEqual([]);
    expect(broughtBy(null, { code: "x", brings: { "points:1": 1 } }, (said) => said.key)).toEqual([]);
  });
  it("names heaps", () => {
    expect(brought({ "stock:gold": 1 })[0]?.name).toBe("table-heap");
  });
  it("names the kind alone where its owner has no other heap of it", () => {
    expect(brought({ "purse:1:gold": 1, "purse:1:silver": 2, "purse:0:silver": 1 }).map((each) => each.name)).toEqual([
      "gold",
      "table-heap",
      "silver",
    ]);
  });
  it("has a sign", () => {
    expect([signed(3), signed(-5)]).toEqual(["+3", "−5"]);
  });
});
