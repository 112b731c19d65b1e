/** A game's rules, fetched once, and the drawer that shows them. */
import { api } from "../server/api";
import type { RulesPage } from "../protocol";

const pages = new Map<string, Promise<RulesPage>>();

export function rulesOf(game: string): Promise<RulesPage> {
  let page = pages.get(game);
  if (page === undefined) {
    page = api.rules(game);
    page.catch(() => pages.delete(game));
    pages.set(game, page);
  }
  return page;
}

/** The drawer: open or not, and at which clause. One for the whole page. */
class Drawer {
  game: string | null = $state.raw(null);
  clause: string | null = $state.raw(null);
  /** Grows whenever a clause is asked for, so that asking twice scrolls twice. */
  asked = $state(0);

  open(game: string, clause: string | null = null): void {
    this.game = game;
    this.clause = clause;
    this.asked += 1;
  }

  close(): void {
    this.game = null;
  }
}

export const drawer = new Drawer();
