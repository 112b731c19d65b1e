import { describe, expect, test } from "vitest";
import { parse } from "../src/lib/address";
import { commitment } from "../src/lib/commitment";
import { blocks, spans } from "../src/lib/markdown";
import type { ClauseCard, GameCard, Happened } from "../src/lib/protocol";
import { search } from "../src/lib/search";
import { allows, barred, newPlan, toBody } from "../src/lobby/setup";
import { Words } from "../src/lib/words";
import { actor, eventSign, named, peopleOf } from "../src/play/signs";

describe("the luck is checked here as on the server", () => {
  // Computed by lychgate.core.chance.commitment.
  test.each([
    ["7", "0c151f7c7eaa1831cc09e753159e27eb94b44649176ffeaffe896a5ade345349"],
    ["170141183460469231731687303715884118073", "f7da13605acc40dc7906bff347556b81dddaa9040a45824c15fdd5a81ccaed07"],
  ])("the commitment of %s", (seed, hash) => {
    expect(commitment(seed)).toBe(hash);
  });
});

describe("what an option may be", () => {
  test("one of its values, or any whole number of its span", () => {
    expect([6, 20, 7, "20"].map((value) => allows({ span: null, values: [20, 6] }, value))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const span: [number, number] = [6, 30];
    expect([6, 7, 30, 5, 31, 7.5, NaN, "7"].map((value) => allows({ span, values: [20] }, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("addresses", () => {
  test.each([
    ["/", { page: "lobby" }],
    ["/table/Ab-3_x", { page: "table", table: "Ab-3_x" }],
    ["/table/x/replay", { page: "replay", table: "x", at: null }],
    ["/table/x/replay/17", { page: "replay", table: "x", at: 17 }],
    ["/table/x/replay/-1", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

describe("rules pages", () => {
  test("clauses become links, signs become emphasis", () => {
    expect(spans("See BC-040, **never** `P`.")).toEqual([
      { kind: "text", text: "See " },
      { kind: "clause", text: "BC-040", id: "BC-040" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "never" },
      { kind: "text", text: " " },
      { kind: "code", text: "P" },
      { kind: "text", text: "." },
    ]);
  });

  test("tables, lists and paragraphs are told apart; an escaped bar is no new cell", () => {
    const found = blocks("A line\nand on.\n\n- one\n- two\n  goes on\n\n| a | b |\n|---|---|\n| 1 \\| 2 | 3 |");
    expect(found.map((block) => block.kind)).toEqual(["paragraph", "list", "table"]);
    const [, list, table] = found;
    expect(list?.kind === "list" && list.items.map((item) => item[0]?.text)).toEqual(["one", "two goes on"]);
    expect(table?.kind === "table" && table.rows[0]?.map((cell) => cell[0]?.text)).toEqual(["1 | 2", "3"]);
  });

  test("a search wants all words; the clause whose number was meant comes first", () => {
    const clause = (id: string, text: string): ClauseCard => ({
      id,
      text,
      source: "",
      status: "",
      chapter: "",
      provenance: [],
    });
    const clauses = [clause("BC-001", "See BC-040 for food."), clause("BC-040", "Feed with victims.")];
    expect(search(clauses, "bc-040").map((each) => each.id)).toEqual(["BC-040", "BC-001"]);
    expect(search(clauses, "VICTIMS feed").map((each) => each.id)).toEqual(["BC-040"]);
    expect(search(clauses, "food victims")).toEqual([]);
  });
});

describe("setting up a table", () => {
  const game = {
    id: "g",
    players: [2, 8],
    options: [
      {
        name: "placement",
        values: ["sealed", "race"],
        default: "sealed",
        clause: "BC-200",
        ours: false,
        live_only: ["race"],
      },
    ],
  } as unknown as GameCard;

  test("begins with me and two bots, and sends what was chosen", () => {
    const plan = newPlan(game, "", "greedy");
    expect(plan.chairs.map((chair) => chair.kind)).toEqual(["me", "bot", "bot"]);
    expect(toBody(plan, "en", "Guest")).toMatchObject({
      options: { placement: "sealed" },
      windows: "ask",
      seats: [{ kind: "me", name: "Guest", bot: null }, { bot: "greedy" }, { bot: "greedy" }],
    });
  });

  test("a race needs two people at two devices", () => {
    const plan = newPlan(game, "Maud", "greedy");
    const [option] = game.options;
    expect(barred(plan, option!, "sealed")).toBeNull();
    expect(barred(plan, option!, "race")).toBe("alone");
    plan.chairs[1]!.kind = "friend";
    expect(barred(plan, option!, "race")).toBeNull();
    plan.chairs[2]!.kind = "me";
    expect(barred(plan, option!, "race")).toBe("one-device");
  });
});

describe("log lines", () => {
  const happened: Happened = {
    n: 0,
    told: { kind: "caught", clause: "BC-110", args: { seat: { key: "who", args: { seat: 1 } } } },
  };

  test("have the sigil of whoever acted where no piece moved", () => {
    expect(actor(happened)).toBe(1);
    expect(eventSign(null, happened)).toEqual({ kind: null, icon: "raven" });
  });

  test("set names off, whole words only", () => {
    const people = peopleOf(["Ann", "Anna"], [{ seat: 1, name: { key: "The Lost" } }], new Words([]));
    expect(named("Ann fed Anna.", people)).toEqual([
      { text: "Ann", seat: 0 },
      { text: " fed ", seat: null },
      { text: "Anna", seat: 1 },
      { text: ".", seat: null },
    ]);
  });
});
