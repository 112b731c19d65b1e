import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { bundleOf, Words } from "./words";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
const english = bundleOf("en", [
  read("../../../../src/lychgate/words/en.ftl"),
  "start = { $seat } starts, { $seat_own } turn with { $coins }.\n",
]);
const who = (seat: number) => ({ key: "who", args: { seat } });

describe("saying", () => {
  const words = new Words([english], ["Maud", "Ines", ""], 0);

  test("whoever reads is addressed, others are named, the nameless are numbered", () => {
    expect([0, 1, 2].map((seat) => words.who(seat))).toEqual(["you", "Ines", "player 3"]);
    expect(words.sentence({ key: "start", args: { seat: who(0), coins: "a dime" } })).toBe(
      "You starts, your turn with a dime.",
    );
  });

  test("a list is joined as the language does, also of things that are said", () => {
    const coins = [who(1), who(2), who(0)] as never;
    expect(words.say({ key: "start", args: { seat: who(1), coins } })).toBe(
      "Ines starts, Ines's turn with Ines, player 3 and you.",
    );
  });

  test("French elides before a vowel, wherever something is filled in", () => {
    const french = [
      bundleOf("fr", [
        read("../../../../src/lychgate/words/fr.ftl"),
        "because = Parce que **{ $seat }** joue, le { $card } de Ida est à { $seat }.\n",
        "le = Le { $card }, la { $card }\n",
      ]),
    ];
    const names = ["Ada", "Émile", "Œdipe", "Yves", "Yann", "Y", "Bram", "7"];
    const own = ["d'Ada", "d'Émile", "d'Œdipe", "d'Yves", "de Yann", "de Y", "de Bram", "de 7"];
    expect(names.map((_, seat) => new Words(french, names).whose(seat))).toEqual(own);
    const words = new Words(french, ["Ilona", "Le Anne"]);
    const because = (seat: number, card: string) => words.text("because", { seat: who(seat), card });
    expect(because(0, "homme")).toBe("Parce qu'**Ilona** joue, l'homme de Ida est à Ilona.");
    expect(because(1, "onze")).toBe("Parce que **Le Anne** joue, le onze de Ida est à Le Anne.");
    expect(["épine", "Hypnose", "héros"].map((card) => words.text("le", { card }))).toEqual([
      "L'épine, l'épine",
      "L'Hypnose, l'Hypnose",
      "Le héros, la héros",
    ]);
  });

  test("French signs of punctuation stay with their words", () => {
    const words = new Words([bundleOf("fr", ["order = « Attaque { $name } ! » ; refus : −1\n"])]);
    expect(words.text("order", { name: "Ada" })).toBe("«\u00a0Attaque Ada\u00a0!\u00a0»\u00a0; refus\u00a0: −1");
  });

  test("a text that belongs to a message has its arguments; where there is none, nothing is said", () => {
    const bundle = bundleOf("en", ["option-lay = Lay { $card }\n    .then = { $card } stays beside you\n"]);
    const lay = { key: "option-lay", args: { card: "Fog" } };
    const book = new Words([bundleOf("fr", ["option-lay = Poser { $card }\n"]), bundle]);
    expect([book.say(lay), book.part(lay, "then"), book.part(lay, "all")]).toEqual([
      "Poser Fog",
      "Fog stays beside you",
      "",
    ]);
    expect([book.part({ key: "option-none" }, "then"), book.part(null, "then")]).toEqual(["", ""]);
  });

  test("a message a language lacks is taken from English; one nobody has is shown by its key and facts", () => {
    const french = new Words([bundleOf("fr", ["who-you = toi\n"]), english], [], 0);
    expect(french.who(0)).toBe("toi");
    expect(french.text("option-pass")).toBe("Let it be");
    expect(french.text("no-such-words")).toBe("no such words");
    expect(french.say({ key: "no-such-words", args: { seat: who(0), n: 3 } })).toBe("no such words (toi, 3)");
  });
});

/** The messages of a Fluent text with the variables each one uses. */
function messages(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of new FluentResource(text).body) {
    const used = JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g);
    found.set(entry.id, new Set([...used].map(([, name]) => name ?? "")));
  }
  return found;
}

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/(\.svelte|(?<!\.test)\.ts)$/.test(name)) yield readFileSync(path, "utf-8");
  }
}

describe("the shell's words", () => {
  const shell = messages(read("../../words/en.ftl"));
  const used = new Set<string>();
  const prefixes: string[] = [];
  for (const text of sources(new URL("../..", import.meta.url).pathname)) {
    for (const [, key] of text.matchAll(/["'](ui-[\w-]+)["']/g)) used.add(key ?? "");
    for (const [, prefix] of text.matchAll(/`(ui-[\w-]*)\$\{/g)) prefixes.push(prefix ?? "");
  }

  test("every message that is used exists, and every one that exists is used", () => {
    expect([...used].filter((key) => !shell.has(key))).toEqual([]);
    const idle = [...shell.keys()].filter(
      (key) => !used.has(key) && !prefixes.some((prefix) => prefix !== "ui-" && key.startsWith(prefix)),
    );
    expect(idle).toEqual([]);
  });

  test.each(["fr", "de"])("%s says everything English says, with the same arguments", (language) => {
    const other = messages(read(`../../words/${language}.ftl`));
    expect([...shell.keys()].filter((key) => !other.has(key))).toEqual([]);
    expect([...other.keys()].filter((key) => !shell.has(key))).toEqual([]);
    const differing = [...shell].filter(([key, args]) => [...(other.get(key) ?? [])].some((name) => !args.has(name)));
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});
