import { readdirSync, readFileSync, statSync } from "node:fs";
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

const texts = [...sources(new URL("../..", import.meta.url).pathname)];
const known: ReadonlySet<string> = new Set(SHELL_ICONS);

test("every icon the shell asks for by name is in its list", () => {
  const asked = texts.flatMap((text) => [...text.matchAll(/<Icon name="([\w-]+)"/g)].map(([, name]) => name ?? ""));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("every icon of the list is shown somewhere", () => {
  expect(SHELL_ICONS.filter((name) => !texts.some((text) => text.includes(`"${name}"`)))).toEqual([]);
});
