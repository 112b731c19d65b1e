/** What the browser keeps between visits: the capabilities of its tables, and small preferences. */

import type { TableMade } from "../protocol";

export interface KeptTable {
  table: string;
  game: string;
  /** Seat tokens by seat, where the seat is known. */
  seats: Record<string, string>;
  /** Everything else that opens this table: the host's token, an invitation, the spectators' token. */
  others: string[];
  at: number;
  /** Whoever sat there has left: the table is in no list any more, but its link still gives the seat back. */
  left?: boolean;
}

const TABLES = "lychgate.tables";
const MOST = 60;

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // storage is switched off, or somebody else wrote there
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: nothing is remembered, the match goes on.
  }
}

export function keptTables(): KeptTable[] {
  const kept = read<KeptTable[]>(TABLES, []);
  return Array.isArray(kept) ? kept : [];
}

export function keptTable(table: string): KeptTable | undefined {
  return keptTables().find((each) => each.table === table);
}

export function tokensOf(kept: KeptTable | undefined): string[] {
  return kept === undefined ? [] : [...new Set([...Object.values(kept.seats), ...kept.others])];
}

/** Add capabilities of a table to those already kept; the newest table comes first. */
export function keepTable(table: string, more: Partial<Omit<KeptTable, "table" | "at">>): void {
  const tables = keptTables();
  const old = tables.find((each) => each.table === table);
  const kept: KeptTable = {
    table,
    game: more.game ?? old?.game ?? "",
    seats: { ...old?.seats, ...more.seats },
    others: [...new Set([...(old?.others ?? []), ...(more.others ?? [])])],
    at: Date.now(),
    left: more.left ?? false,
  };
  write(TABLES, [kept, ...tables.filter((each) => each.table !== table)].slice(0, MOST));
}

/** Make a token: 144 random bits, as the server's own. */
export function newToken(): string {
  const signs = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  return signs.replaceAll("+", "-").replaceAll("/", "_");
}

/** Keep everything that came with a new table. */
export function keepMade(made: TableMade, game: string): void {
  const held = made.seats.flatMap(({ seat, token }) => (token ? [[String(seat), token]] : []));
  keepTable(made.table, { game, seats: Object.fromEntries(held), others: made.host === null ? [] : [made.host] });
}

/** Forget a capability that opens nothing any more. */
export function dropToken(table: string, token: string): void {
  write(
    TABLES,
    keptTables().map((each) =>
      each.table !== table
        ? each
        : {
            ...each,
            seats: Object.fromEntries(Object.entries(each.seats).filter(([, held]) => held !== token)),
            others: each.others.filter((held) => held !== token),
          },
    ),
  );
}

/** Forget a table: it is in no list of this browser any more. */
export function forgetTable(table: string): void {
  write(
    TABLES,
    keptTables().filter((each) => each.table !== table),
  );
}

const WINDOWS = "lychgate.windows";

/**
 * When the time to answer a question is up, in milliseconds since this page was opened.
 * The server starts its clock with the question; so that a reload gives nobody more time, its beginning is kept.
 */
export function windowEnds(of: string, version: number, seconds: number): number {
  const kept = read<{ of: string; version: number; until: number } | null>(WINDOWS, null);
  const known = kept?.of === of && kept.version === version;
  const until = known ? kept.until : Date.now() + 1000 * seconds;
  if (!known) write(WINDOWS, { of, version, until });
  return performance.now() + until - Date.now();
}
