import { describe, expect, test } from "vitest";
import { beginning, choicesOf, digit, entriesOf, figureOf, figures, fits, left, lit, pick } from "./choosing";
import type { AskSeen } from "./protocol";

const option = (code: string, ...marks: string[]) => ({ code, marks });
const ask = (...options: AskSeen["options"]): AskSeen => ({
  seat: 0,
  key: "scare",
  prompt: { key: "ask-scare" },
  options,
});
const scare = choicesOf(
  ask(option("none"), option("N", "hand:N"), option("D", "hand:D"), option("ND", "hand:N", "hand:D")),
);
const codes = (choices: readonly { option: { code: string } }[]) => choices.map((choice) => choice.option.code);

describe("numbering", () => {
  test("options that touch nothing come last", () => {
    expect(codes(scare)).toEqual(["N", "D", "ND", "none"]);
    expect(scare.map((choice) => choice.number)).toEqual([1, 2, 3, 4]);
  });

  test("the order of the server stays: it lists the nearest first", () => {
    const asked = ask(option("none"), option("near", "c"), option("card", "b"), option("far", "a"));
    expect(codes(choicesOf(asked))).toEqual(["near", "card", "far", "none"]);
  });
});

describe("sifting by the numbers on the table", () => {
  const places = Array.from({ length: 9 }, (_, i) => `p${i}`);
  const walk = choicesOf(
    ask(option("stay"), option("swap", "p0", "p1"), ...places.map((place) => option(place, place))),
  );
  const hints = Object.fromEntries(places.map((place, i) => [place, { n: 5 - (i % 3) }]));

  test("what touches one element with a number shows it; everything else shows none", () => {
    expect(walk.map((choice) => figureOf(choice.option, hints))).toEqual([null, 5, 4, 3, 5, 4, 3, 5, 4, 3, null]);
  });

  test("many answers are sifted by their numbers, few or all alike are not", () => {
    expect(figures(walk, hints)).toEqual([3, 4, 5]);
    expect(figures(walk.slice(0, 9), hints)).toEqual([]);
    expect(figures(walk, Object.fromEntries(places.map((place) => [place, { n: 4 }])))).toEqual([]);
    expect(figures(walk, undefined)).toEqual([]);
  });
});

describe("what stands for what", () => {
  const walk = choicesOf(ask(option("go", "E7"), option("bite", "E9:vampire"), option("stay", "E7", "E8:cube")));

  test("a piece stands for its place", () => {
    expect(pick(walk, [], "E7:pawn")).toEqual({ kind: "narrowed", chosen: ["E7"] });
    expect(pick(walk, ["E7"], "E7:pawn")).toEqual({ kind: "narrowed", chosen: [] });
  });

  test("a place stands for the only thing on it that answers touch", () => {
    expect(pick(walk, [], "E9")).toEqual({ kind: "taken", option: option("bite", "E9:vampire") });
    expect(pick(walk, ["E7"], "E8")).toEqual({ kind: "taken", option: option("stay", "E7", "E8:cube") });
  });

  test("of several things on a place none is meant", () => {
    expect(pick(scare, [], "hand")).toEqual({ kind: "barred" });
    expect(pick(scare, ["hand:N"], "hand")).toEqual({ kind: "barred" });
  });

  test("what only begins with the same letters is another thing", () => {
    expect(pick(walk, [], "E")).toEqual({ kind: "barred" });
    expect(pick(walk, [], "E77:pawn")).toEqual({ kind: "barred" });
  });

  test("what answers touch itself is meant first", () => {
    const both = choicesOf(ask(option("piece", "E7:pawn"), option("place", "E7")));
    expect(pick(both, [], "E7:pawn")).toEqual({ kind: "taken", option: option("piece", "E7:pawn") });
    expect(pick(both, [], "E7")).toEqual({ kind: "taken", option: option("place", "E7") });
  });
});

describe("narrowing", () => {
  test("a mark keeps the options that touch it, the exact one first", () => {
    expect(codes(left(scare, ["hand:D"]))).toEqual(["D", "ND"]);
    expect(fits(left(scare, ["hand:D"])[0]!.option, ["hand:D"])).toBe(true);
  });

  test("everything that options still left touch is lit", () => {
    expect(lit(scare, [])).toEqual(new Set(["hand:N", "hand:D"]));
    expect(lit(choicesOf(ask(option("a", "x", "y"), option("b", "z"))), ["x"])).toEqual(new Set(["x", "y"]));
  });

  test("the last option left is taken", () => {
    expect(pick(scare, ["hand:N"], "hand:D")).toEqual({ kind: "taken", option: option("ND", "hand:N", "hand:D") });
  });

  test("several left: nothing is taken yet; the same mark again lets go", () => {
    expect(pick(scare, [], "hand:N")).toEqual({ kind: "narrowed", chosen: ["hand:N"] });
    expect(pick(scare, ["hand:N"], "hand:N")).toEqual({ kind: "narrowed", chosen: [] });
  });

  test("what no option touches, or not together with what was picked, is barred", () => {
    expect(pick(scare, [], "city:P").kind).toBe("barred");
    expect(pick(choicesOf(ask(option("a", "x"), option("a2", "x", "w"), option("b", "z"))), ["x"], "z").kind).toBe(
      "barred",
    );
  });
});

describe("numbers of the list", () => {
  const call = (n: number) => ({ code: `call:${n}`, label: { key: "option-call", args: { n } } });
  const numbers = (...options: AskSeen["options"]) =>
    entriesOf(choicesOf(ask(...options)), 9).map(({ number }) => number);

  test("begin with 1, also when only some answers are left", () => {
    const some = left(scare, ["hand:D"]);
    expect(some.map((choice) => choice.number)).toEqual([2, 3]);
    expect(entriesOf(some, 9).map(({ number }) => number)).toEqual([1, 2]);
  });

  test("are those of the answers where every answer is a number", () => {
    expect(numbers(call(0), call(1), call(4))).toEqual([0, 1, 4]);
    expect(numbers(call(0), call(1), { code: "none" })).toEqual([1, 2, 3]);
    const far = (place: string, n: number) => ({
      code: `go:${place}`,
      label: { key: "option-go", args: { place, n } },
    });
    expect(numbers(far("E3", 3), far("E5", 5))).toEqual([1, 2]);
    expect(numbers(far("3", 5), far("5", 3))).toEqual([1, 2]);
  });
});

describe("numbers", () => {
  const many = choicesOf(ask(...Array.from({ length: 12 }, (_, at) => option(`o${at + 1}`, "x"))));

  test("a number answers at once when no longer one could be meant", () => {
    expect(digit(many, "", "2").taken?.option.code).toBe("o2");
  });

  test("otherwise it waits for the next digit and points at what it could mean", () => {
    const first = digit(many, "", "1");
    expect(first).toMatchObject({ typed: "1", taken: null });
    expect(first.at?.option.code).toBe("o1");
    expect(digit(many, first.typed, "2").taken?.option.code).toBe("o12");
  });

  test("a number that nothing has is forgotten", () => {
    expect(digit(many, "1", "9")).toEqual({ typed: "", at: null, taken: null });
  });
});

describe("a long list", () => {
  const told = (key: string, n: number) =>
    Array.from({ length: n }, (_, at) => ({ ...option(`${key}${at}`, `${key}:${at}`), label: { key } }));
  const shown = (most: number, ...options: AskSeen["options"]) =>
    entriesOf(choicesOf(ask(...options)), most).map(({ number, choices }) => [number, choices.length]);

  test("what is told alike is folded where there are more than fit, the largest kind first, at the place of its first", () => {
    const options = [...told("turn", 2), ...told("move", 8), ...told("end", 1)];
    const folded = [
      [1, 1],
      [2, 1],
      [3, 8],
      [4, 1],
    ];
    expect(shown(8, ...options)).toEqual(folded);
    expect(shown(4, ...options)).toEqual(folded);
    expect(shown(3, ...options)).toEqual([
      [1, 2],
      [2, 8],
      [3, 1],
    ]);
  });

  test("nothing is folded where all fit, where one line would be left, or where nothing is alike", () => {
    expect(shown(12, ...told("move", 11), ...told("end", 1))).toHaveLength(12);
    expect(shown(6, ...told("move", 20))).toHaveLength(20);
    expect(shown(6, ...Array.from({ length: 13 }, (_, at) => option(`x${at}`)))).toHaveLength(13);
  });

  test("it is called by the words with which all of it begins", () => {
    expect(beginning(["Move to the forge", "Move to the well", "Move to the"])).toBe("Move to the");
    expect(beginning(["Move north", "Burn it"])).toBe("");
  });
});
