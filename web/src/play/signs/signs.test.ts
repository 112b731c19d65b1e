import { describe, expect, test } from "vitest";
import type { Happened } from "../../lib/protocol";
import { Words } from "../../lib/words/words";
import { actor, eventSign, named, peopleOf } from "./signs";

describe("log lines", () => {
  const happened: Happened = {
    n: 0,
    told: { kind: "caught", clause: "XY-110", args: {}, seat: 1 },
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
