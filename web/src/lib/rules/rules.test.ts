import { describe, expect, test } from "vitest";
import type { ClauseCard } from "../protocol";
import { blocks, spans } from "./markdown";
import { search } from "./search";
import { withoutSources } from "./sources";

describe("rules pages", () => {
  test("clauses become links, signs become emphasis", () => {
    expect(spans("See XY-040, **never** `P`.")).toEqual([
      { kind: "text", text: "See " },
      { kind: "clause", text: "XY-040", id: "XY-040" },
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
    const clauses = [clause("XY-001", "See XY-040 for food."), clause("XY-040", "Feed with victims.")];
    expect(search(clauses, "xy-040").map((each) => each.id)).toEqual(["XY-040", "XY-001"]);
    expect(search(clauses, "VICTIMS feed").map((each) => each.id)).toEqual(["XY-040"]);
    expect(search(clauses, "food victims")).toEqual([]);
    expect(search([clause("XY-002", "La Grâce avance.")], "grace AVANCÉ").map((each) => each.id)).toEqual(["XY-002"]);
  });

  test("without sources, columns of tags and tags that close a sentence are gone; what is said about tags stays", () => {
    const page = [
      "| card | cost | source |\n|---|---|---|\n| Bite \\| Kiss | 5 | [R Feed]; rest [S] |\n| Coffin | 10 [S] | name [P P1] |",
      "Places are ours [S]. So are edges [R Set up; S], here.\nAnd squares [S]",
      "The source says where: [R …] the rulebook; [S] supplied by us. See [Rules].",
    ].join("\n\n");
    expect(withoutSources(page)).toBe(
      [
        "| card | cost |\n|---|---|\n| Bite \\| Kiss | 5 |\n| Coffin | 10 [S] |",
        "Places are ours. So are edges, here.\nAnd squares",
        "The source says where: [R …] the rulebook; [S] supplied by us. See [Rules].",
      ].join("\n\n"),
    );
  });
});
