import { describe, expect, it } from "vitest";
import { fits } from "./fitting";

describe("codes and patterns", () => {
  it.each([
    ["take:D", ["take:D"], true],
    ["take:D", ["take:P", "take:*"], true],
    ["take:D", ["*"], true],
    ["make:P@4+P", ["make:*@4*"], true],
    ["make:P@5", ["make:*@4*"], false],
    ["take", ["take:*"], false],
    ["aba", ["ab*ba"], false],
  ])("%s fits %j: %s", (code, patterns, expected) => {
    expect(fits(code, patterns)).toBe(expected);
  });
});
