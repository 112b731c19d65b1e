/** A game's rules in a person's language, fetched once, and the drawer that shows them. */
import { api } from "../server/api";
import type { RulesPage } from "../protocol";

const pages = new Map<string, Promise<RulesPage>>();

/** In that language, or in English where the game has no others; the page says which. */
export function rulesOf(game: string, language: string): Promise<RulesPage> {
  const key = `${game} ${language}`;
  let page = pages.get(key);
  if (page === undefined) {
    page = api.rules(game, language);
    page.catch(() => pages.delete(key));
    pages.set(key, page);
  }
  return page;
}

/** What is read beside the table: the picture book first, or the ledger at a clause. One for the whole page. */
class Drawer {
  game: string | null = $state.raw(null);
  /** The ledger is open, not the picture book. */
  exact = $state(false);
  clause: string | null = $state.raw(null);
  /** Grows whenever a clause is asked for, so that asking twice scrolls twice. */
  asked = $state(0);
  /** Show where each rule comes from and how it lives here; kept while the page is open. */
  sources = $state(false);

  /** Open the ledger at a clause, or the picture book where none is named. */
  open(game: string, clause: string | null = null): void {
    this.game = game;
    this.clause = clause;
    this.exact = clause !== null;
    this.asked += 1;
  }

  /** From the picture book to the exact rules. */
  toLedger(clause: string | null = null): void {
    this.clause = clause;
    this.exact = true;
    this.asked += 1;
  }

  toBook(): void {
    this.exact = false;
  }

  close(): void {
    this.game = null;
  }
}

export const drawer = new Drawer();
