/** What the host's desk asks of the server, and how its figures are written. The token travels in a header only. */
import type { Desk, DeskTable, Done, HostDeed } from "../lib/protocol";
import { call } from "../lib/server/api";

const KEPT = "lychgate.desk";

/** The token of the desk: from the address, once, else what this tab has kept; it is gone when the tab is closed. */
export function tokenHere(): string {
  const given = location.hash.slice(1);
  if (given === "") return sessionStorage.getItem(KEPT) ?? "";
  history.replaceState(history.state, "", location.pathname);
  keepToken(given);
  return given;
}

export function keepToken(token: string): void {
  if (token === "") sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, token);
}

/** Ask the desk, as whoever holds its token. */
const ask = (token: string, path: string, body?: unknown): Promise<Response> =>
  call(`/api/desk${path}`, body, { "x-lychgate-desk": token });

export const look = async (token: string): Promise<Desk> => (await (await ask(token, "")).json()) as Desk;

export const perform = async (token: string, deed: HostDeed): Promise<Done> =>
  (await (await ask(token, "/deeds", deed)).json()) as Done;

/** Save what is known of a table as a file. */
export async function save(token: string, table: DeskTable): Promise<void> {
  const blob = await (await ask(token, "/export", { table: table.id })).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `lychgate-${table.id}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// --- figures

/** What is not well, by the keys of its words; none: all is well. */
export function troubles(desk: Desk): string[] {
  const slow = desk.hour.at(-1)?.slow ?? 0;
  return [
    slow > desk.slow_limit ? "ui-desk-slow" : "",
    desk.bots_waiting > desk.bot_places ? "ui-desk-queue" : "",
    desk.most_bytes > 0 && desk.bytes > 0.9 * desk.most_bytes ? "ui-desk-full" : "",
  ].filter(Boolean);
}

/** Tables as the host wants them: the longest wait first; with these letters in game, names or id. */
export function found(tables: DeskTable[], wanted: string, title: (game: string) => string): DeskTable[] {
  const letters = wanted.trim().toLowerCase();
  const said = (table: DeskTable) => [title(table.game), table.id, ...table.names].join(" ").toLowerCase();
  return tables.filter((table) => said(table).includes(letters)).sort((a, b) => a.last - b.last);
}

/** The points of a line of 100 by 40 through these values; "" if there are fewer than two. */
export function spark(values: (number | null)[], top: number): string {
  const most = Math.max(top, ...values.map((value) => value ?? 0)) || 1;
  if (values.length < 2) return "";
  return values
    .map(
      (value, at) => `${((100 * at) / (values.length - 1)).toFixed(1)},${(39 - (36 * (value ?? 0)) / most).toFixed(1)}`,
    )
    .join(" ");
}

export function size(bytes: number, language: string): string {
  const [amount, unit] = bytes < 1e9 ? [bytes / 1e6, "megabyte"] : [bytes / 1e9, "gigabyte"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(amount);
}

export const moment = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }).format(
    1000 * seconds,
  );
