import { describe, expect, test } from "vitest";
import { isSeen, pageFor, pathOf, readMessage } from "./answers";

const at = (path: string, visible = false) => ({ url: `https://play.example${path}`, visible });

describe("what the service worker makes of a message", () => {
  test("a message of the server is shown as it is", () => {
    const said = { title: "Carpathes", body: "The table waits for you.", table: "Ab-3_xyz12" };
    expect(readMessage(JSON.stringify(said))).toEqual(said);
  });

  test.each(["", "no JSON", "null", "7", '"words"', "[]", "{}", '{"title":7,"body":{},"table":[]}'])(
    "anything else says only who it comes from: %s",
    (content) => {
      expect(readMessage(content)).toEqual({ title: "Lychgate", body: "", table: "" });
    },
  );

  test.each(["../../elsewhere", "https://evil.example", "a b c d e f", "x", "x".repeat(41)])(
    "a table that is none leads to the lobby: %s",
    (table) => {
      expect(pathOf(readMessage(JSON.stringify({ title: "t", body: "b", table })).table)).toBe("/");
    },
  );

  test("nobody is told of a table that is before their eyes", () => {
    expect(isSeen("abcdef", [at("/table/abcdef", true)])).toBe(true);
    expect(isSeen("abcdef", [at("/table/abcdef/", true)])).toBe(true);
    expect(isSeen("abcdef", [at("/table/abcdef")])).toBe(false); // open, but hidden
    expect(isSeen("abcdef", [at("/table/abcdefg", true), at("/", true)])).toBe(false);
    expect(isSeen("abcdef", [at("/table/abcdef/replay", true)])).toBe(false);
    expect(isSeen("", [at("/", true)])).toBe(false);
  });

  test("a click opens the page that has the table, else one in the lobby, else a new one", () => {
    expect(pageFor("abcdef", [at("/"), at("/table/abcdef")])).toBe(1);
    expect(pageFor("abcdef", [at("/table/uvwxyz"), at("/")])).toBe(1);
    expect(pageFor("abcdef", [at("/table/uvwxyz"), at("/table/abcdef/replay/3")])).toBe(-1);
    expect(pageFor("abcdef", [])).toBe(-1);
  });
});
