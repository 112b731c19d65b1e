/** Icons at build time: the shell's own in the first load, each game's in a chunk of its own, all others by letter.
 *
 * A table names its icons when it arrives, so the client cannot import them by name. Any quoted word in a game's folder
 * that is also the name of an icon goes into that game's chunk; a game this build has never seen (an installed plug-in)
 * finds its icons in the chunks by first letter, which nobody else loads.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { SHELL_ICONS } from "../src/lib/icons/icon-names";

interface Collection {
  icons: Record<string, { body: string }>;
  width: number;
  height: number;
}

const GAMES = new URL("../../src/lychgate/games/", import.meta.url).pathname;
const PREFIX = "virtual:icons/";

function collection(): Collection {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf-8")) as Collection;
}

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (/\.(py|ya?ml|json)$/.test(name)) yield path;
  }
}

const QUOTED = /["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g;
const BARE = /(?:[:,[]\s*|-\s+|^\s*)["']?([a-z0-9]+(?:-[a-z0-9]+)*)["']?\s*(?=[,\]}]|$)/gm;

/** The icons a game's folder names, in alphabetical order: in quotes, or as a plain value of a YAML file. */
function namedIn(folder: string, known: Collection["icons"]): string[] {
  const found = new Set<string>();
  for (const path of files(folder)) {
    for (const [, name] of readFileSync(path, "utf-8").matchAll(/\.ya?ml$/.test(path) ? BARE : QUOTED)) {
      if (name !== undefined && name in known) found.add(name);
    }
  }
  return [...found].sort();
}

function gameFolders(): string[] {
  return readdirSync(GAMES)
    .filter((name) => /^[a-z]/.test(name) && statSync(join(GAMES, name)).isDirectory())
    .sort();
}

export function gameIcons(): Plugin {
  const { icons } = collection();
  const bodies = (names: Iterable<string>): string => {
    const picked: Record<string, string> = {};
    for (const name of names) {
      const icon = icons[name];
      if (icon === undefined) throw new Error(`There is no icon ${name}.`);
      picked[name] = icon.body;
    }
    return `export default ${JSON.stringify(picked)};`;
  };
  const loaders = (keys: Iterable<string>, kind: string): string =>
    [...keys].map((key) => `${JSON.stringify(key)}: () => import(${JSON.stringify(PREFIX + kind + key)})`).join(", ");

  return {
    name: "lychgate-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const what = id.slice(PREFIX.length + 1);
      if (what === "shell") return bodies(SHELL_ICONS);
      if (what === "rest") {
        const letters = new Set(Object.keys(icons).map((name) => name.charAt(0)));
        const games = gameFolders().map((name) => name.replaceAll("_", "-"));
        return `export const games = { ${loaders(games, "game/")} };\nexport const letters = { ${loaders(letters, "letter/")} };`;
      }
      if (what.startsWith("game/")) return bodies(namedIn(join(GAMES, what.slice(5).replaceAll("-", "_")), icons));
      return bodies(Object.keys(icons).filter((name) => name.charAt(0) === what.slice("letter/".length)));
    },
  };
}
