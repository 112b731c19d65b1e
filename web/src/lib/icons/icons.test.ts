import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SHELL_ICONS } from "./icon-names";

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // The table names its icons at run time; they come with its game.
    if (statSync(path).isDirectory()) yield* name === "table" ? [] : sources(path);
    else if (/(\.svelte|(?<!\.test)\.ts)$/.test(name) && name !== "icon-names.ts") yield readFileSync(path, "utf-8");
  }
}

test("the games' list of icons names every icon of the collection, and no other", () => {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const { icons } = JSON.parse(readFileSync(path, "utf-8")) as { icons: Record<string, unknown> };
  const list = new URL("../../../../src/lychgate/core/table/icons.txt", import.meta.url);
  expect(readFileSync(list, "utf-8").trim().split("\n")).toEqual(Object.keys(icons).sort());
});

const texts = [...sources(new URL("../..", import.meta.url).pathname)];
const known: ReadonlySet<string> = new Set(SHELL_ICONS);

test("every icon the shell asks for by name is in its list", () => {
  const asked = texts.flatMap((text) => [...text.matchAll(/<Icon name="([\w-]+)"/g)].map(([, name]) => name ?? ""));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("every icon of the list is shown somewhere", () => {
  // The seals of the shell bear the sigils of the seats, which the table's palette names.
  const palette = readFileSync(new URL("../table/drawing/palette.ts", import.meta.url), "utf-8");
  expect(SHELL_ICONS.filter((name) => ![...texts, palette].some((text) => text.includes(`"${name}"`)))).toEqual([]);
});
