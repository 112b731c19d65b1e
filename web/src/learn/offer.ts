/** Whether a guided match is offered: once for each game, when somebody's first table of it opens. */
import { keptTables, read, write } from "../lib/browser/keep";
import type { GameCard } from "../lib/protocol";

const OFFERED = "lychgate.offered";
/** The table at which it is offered, since this page was loaded. */
let at: string | null = null;

/** Note that a table has been opened at once; only somebody's first one of a game that has a lesson is offered it. */
export function noteFirst(game: GameCard, table: string): void {
  const before = read<string[]>(OFFERED, []);
  const first =
    !before.includes(game.id) && keptTables().every((each) => each.table === table || each.game !== game.id);
  if (game.lesson !== null && first) at = table;
}

export const isOffered = (table: string): boolean => at === table;

/** Whatever the answer was, nobody is asked again. */
export function closeOffer(game: string): void {
  at = null;
  write(OFFERED, [...new Set([...read<string[]>(OFFERED, []), game])]);
}
