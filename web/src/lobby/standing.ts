/** What a list of matches says of one: how I stand, whose turn it is, and when somebody last moved. Pure. */
import type { TableSummary } from "../lib/protocol";

/** A message of the shell, by its key. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

/** My place by points, from 1: equal points share a place. */
export function placeOf(points: readonly number[], me: number): number {
  const mine = points[me] ?? 0;
  return 1 + points.filter((each) => each > mine).length;
}

/** How I stand by points: against the best of the others. Null where points say nothing. */
export function standing(table: TableSummary): Message | null {
  const me = table.seats[0];
  if (me === undefined || table.points.length < 2) return null;
  const points = table.points[me] ?? 0;
  const others = table.points.map((n, seat) => ({ n, seat })).filter(({ seat }) => seat !== me);
  const best = others.reduce((most, each) => (each.n > most.n ? each : most));
  const facts = { points, theirs: best.n };
  if (best.n < points) return { key: "ui-standing-leads", args: facts };
  if (best.n === points) return { key: "ui-standing-shares", args: facts };
  const rival = table.names[best.seat] ?? "";
  const place = placeOf(table.points, me);
  return { key: "ui-standing-behind", args: { ...facts, place, rival, seats: table.points.length } };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const dayOf = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** When something was, as people say it: minutes within the hour, then the time of day, then the date. */
export function ago(then: number, now: number, language: string): Message {
  const since = Math.max(0, now - then);
  if (since < MINUTE) return { key: "ui-ago-now", args: {} };
  if (since < HOUR) return { key: "ui-ago-minutes", args: { n: Math.floor(since / MINUTE) } };
  const at = new Date(then);
  const time = at.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  const today = dayOf(new Date(now));
  if (then >= today) return { key: "ui-ago-today", args: { time } };
  // The day before may have had 23 or 25 hours: any moment of it will do to find its beginning.
  if (then >= dayOf(new Date(today - HOUR))) return { key: "ui-ago-yesterday", args: { time } };
  const year = at.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return {
    key: "ui-ago-date",
    args: { date: at.toLocaleDateString(language, { day: "numeric", month: "long", ...year }) },
  };
}

/** The people at a table beside me: those who would notice that I leave. */
export function company(table: TableSummary): number {
  return table.kinds.filter((kind, seat) => kind !== "bot" && !table.seats.includes(seat)).length;
}

/** Those that wait for me, the longest first; then the others, the newest first; then what is over. */
export function sorted(tables: readonly TableSummary[]): {
  mine: TableSummary[];
  others: TableSummary[];
  over: TableSummary[];
} {
  const newest = [...tables].sort((a, b) => b.updated - a.updated);
  return {
    mine: newest.filter((table) => table.waiting_for_you).reverse(),
    others: newest.filter((table) => !table.waiting_for_you && !table.over),
    over: newest.filter((table) => table.over),
  };
}

/** Text with its part between `**` told apart. */
export function marked(text: string): { text: string; strong: boolean }[] {
  return text
    .split("**")
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}
