import { describe, expect, test } from "vitest";
import { parse } from "./address";

describe("addresses", () => {
  test.each([
    ["/", { page: "lobby" }],
    ["/table/Ab-3_x", { page: "table", table: "Ab-3_x" }],
    ["/table/x/replay", { page: "replay", table: "x", at: null }],
    ["/table/x/replay/17", { page: "replay", table: "x", at: 17 }],
    ["/table/x/replay/-1", { page: "nowhere" }],
    ["/word", { page: "word" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});
