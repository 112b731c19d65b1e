/**
 * The icons that are here by now. Reading one in a template subscribes to it, so it appears as soon as it has arrived.
 */
import shell from "virtual:icons/shell";
import { games, letters } from "virtual:icons/rest";
import { SvelteMap } from "svelte/reactivity";

export interface IconData {
  body: string;
  width: number;
  height: number;
}

const here = new SvelteMap<string, IconData>();
const asked = new Set<string>();

function add(bodies: Record<string, string>): void {
  for (const [name, body] of Object.entries(bodies)) here.set(name, { body, width: 512, height: 512 });
}

add(shell);

function load(loader: (() => Promise<{ default: Record<string, string> }>) | undefined, key: string): void {
  if (loader === undefined || asked.has(key)) return;
  asked.add(key);
  loader().then(
    (chunk) => add(chunk.default),
    () => asked.delete(key), // offline: ask again next time
  );
}

/** Fetch the icons of a game before its table is drawn. */
export function loadGameIcons(game: string): void {
  load(games[game], `game ${game}`);
}

/** Return an icon of the game-icons collection; undefined until it is here, or when there is none of that name. */
export function getIcon(name: string): IconData | undefined {
  const icon = here.get(name);
  if (icon === undefined && name !== "") {
    const letter = name.charAt(0);
    // A table is drawn while its game's chunk is still on the way: give that a chance before the large chunk.
    setTimeout(() => {
      if (!here.has(name)) load(letters[letter], `letter ${letter}`);
    }, 3000);
  }
  return icon;
}
