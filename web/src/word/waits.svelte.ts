/** How much waits for somebody, for the title of the page and the sign of the app. */
import { api } from "../lib/server/api";
import { keptTables, tokensOf } from "../lib/browser/keep";
import type { TableSummary } from "../lib/protocol";

/** What the table that is open wants, besides a move. */
export interface Here {
  table: string;
  /** Whether a move is wanted. */
  turn: boolean;
  /** How many questions of the others wait for a yes or no. */
  asks: number;
  /** Whether somebody has said something that was not read yet. */
  talk: boolean;
  /** Whether one is invited to another match. */
  invited: boolean;
}

/** What a table wants besides a move. */
export const besides = ({ asks, talk, invited }: Here): number => asks + Number(talk) + Number(invited);

/** Tables of a list that wait now and did not before; nothing is new on the first look. */
export function newlyWaiting(before: readonly TableSummary[] | null, now: readonly TableSummary[]): TableSummary[] {
  if (before === null) return [];
  const known = new Set(before.filter((each) => each.waiting_for_you).map(({ table }) => table));
  return now.filter((each) => each.waiting_for_you && !known.has(each.table));
}

class Waits {
  private tables: readonly TableSummary[] | null = $state.raw(null);
  private here: Here | null = $state.raw(null);

  /** Matches that wait for a move, the one that is open left out. */
  elsewhere: number = $derived(
    (this.tables ?? []).filter((each) => each.waiting_for_you && each.table !== this.here?.table).length,
  );
  /** For the title of a page: what waits and is not to be seen on it. */
  count: number = $derived(this.elsewhere + (this.here === null ? 0 : besides(this.here)));
  /** For the sign of the app, which is seen when no page is. */
  all: number = $derived(this.count + Number(this.here?.turn ?? false));

  /** Note what the table that is open wants; null: none is open. */
  note(here: Here | null): void {
    this.here = here;
  }

  /** Take over a list of matches; returns those that have begun to wait since the last one, the open one left out. */
  hear(tables: readonly TableSummary[]): TableSummary[] {
    const fresh = newlyWaiting(this.tables, tables);
    this.tables = tables;
    return fresh.filter(({ table }) => table !== this.here?.table);
  }

  /** Ask for the list of this browser's matches; [] where it has none. */
  async look(): Promise<TableSummary[]> {
    const listed = keptTables().filter((each) => each.left !== true);
    const tokens = listed.flatMap(tokensOf).slice(0, 200);
    return tokens.length === 0 ? [] : api.mine(tokens);
  }

  titled(title: string): string {
    return this.count > 0 ? `(${this.count}) ${title}` : title;
  }
}

export const waits = new Waits();

/** Put the number onto the sign of the installed app, where there is one. */
export function mark(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
