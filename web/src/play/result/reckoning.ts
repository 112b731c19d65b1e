/** What the account of a match comes to: bars by source, the lead as lines, what decided. Pure: no screen. */
import type { Account, Entry, Result, Source } from "../../lib/protocol";

export interface Segment {
  source: Source;
  n: number;
}

/** A seat's points by source: what it gained, then what it lost. */
export interface Bar {
  seat: number;
  total: number;
  gains: readonly Segment[];
  losses: readonly Segment[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export const entriesFor = (account: Account, seat: number, source: string): readonly Entry[] =>
  account.entries.filter((entry) => entry.seat === seat && entry.source === source);

const amount = (account: Account, seat: number, source: string): number =>
  sum(entriesFor(account, seat, source).map((entry) => entry.n));

export function barsOf(account: Account): Bar[] {
  return account.order.map((seat) => {
    const segments = account.sources.map((source) => ({ source, n: amount(account, seat, source.id) }));
    return {
      seat,
      total: sum(segments.map(({ n }) => n)),
      gains: segments.filter(({ n }) => n > 0),
      losses: segments.filter(({ n }) => n < 0),
    };
  });
}

/** The points that the whole width stands for: one scale for all. */
export const scaleOf = (bars: readonly Bar[]): number =>
  Math.max(1, ...bars.map((bar) => sum([...bar.gains, ...bar.losses].map(({ n }) => Math.abs(n)))));

/** The sources that somebody gained or lost by, in the game's order. */
export const sourcesOf = (account: Account): Source[] =>
  account.sources.filter((source) => account.entries.some((entry) => entry.source === source.id));

/** Whether points decided; until the account has come, whether there are any. */
export const isScored = (account: Account | null, result: Result): boolean =>
  (account?.scored ?? true) && Math.max(...result.scores) > 1;

/** A change with its sign; none is a plain zero. */
export const changed = (n: number): string => (n === 0 ? "0" : n > 0 ? `+${n}` : `−${-n}`);

/** The source that set the only winner apart from the next, with what it gave each seat, the best first. */
export function decisive(account: Account, result: Result): { source: Source; amounts: readonly number[] } | null {
  const [first, second] = account.order;
  if (first === undefined || second === undefined || !isScored(account, result)) return null;
  if ((result.scores[first] ?? 0) <= (result.scores[second] ?? 0)) return null;
  const lead = (source: Source): number => amount(account, first, source.id) - amount(account, second, source.id);
  const [best] = [...account.sources].sort((a, b) => lead(b) - lead(a));
  if (best === undefined || lead(best) <= 0) return null;
  return { source: best, amounts: account.order.map((seat) => amount(account, seat, best.id)) };
}

/** The place in the lines of the round in which an answer was given; what an answer leads to belongs to its round. */
export function columnAt(account: Account, at: number): number {
  return Math.max(1, account.rounds.filter((begun) => begun < at).length);
}

/** The number of a round by its place in the lines. */
export const numberOf = (account: Account, column: number): number => account.first + column - 1;

/** The moment at which a round begins, by its place in the lines. */
export const beginOf = (account: Account, column: number): number => account.rounds[column - 1] ?? 0;

/** What moved most in the turning round: the winner's best source and the next seat's change. */
export function turned(
  account: Account,
): { seat: number; gain: number; source: Source | null; n: number; rival: number; lost: number } | null {
  const { turning } = account;
  if (turning === null) return null;
  const change = (seat: number): number =>
    (account.lines[seat]?.[turning.round] ?? 0) - (account.lines[seat]?.[turning.round - 1] ?? 0);
  const others = account.order.filter((seat) => seat !== turning.seat);
  const before = (seat: number): number => account.lines[seat]?.[turning.round - 1] ?? 0;
  const [rival = turning.seat] = [...others].sort((a, b) => before(b) - before(a));
  const inRound = account.entries.filter(
    (entry) => entry.seat === turning.seat && columnAt(account, entry.at) === turning.round,
  );
  const of = (source: Source): number => sum(inRound.filter(({ source: id }) => id === source.id).map(({ n }) => n));
  const [best] = [...account.sources].sort((a, b) => of(b) - of(a));
  const source = best !== undefined && of(best) > 0 ? best : null;
  return {
    seat: turning.seat,
    gain: change(turning.seat),
    source,
    n: source === null ? 0 : of(source),
    rival,
    lost: change(rival),
  };
}

/** Figures for the upright axis: round numbers from zero, at most six. */
export function ticks(highest: number): number[] {
  const rough = Math.max(1, highest) / 5;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? unit * 10);
  const found: number[] = [];
  for (let n = 0; n <= highest; n += step) found.push(n);
  return found;
}

/** Heights for labels that would lie on each other: the same order, each at least `apart` below the one before. */
export function spread(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  order.forEach((at, nth) => {
    const above = order[nth - 1];
    if (above !== undefined) found[at] = Math.max(found[at] ?? 0, (found[above] ?? 0) + apart);
  });
  // What was pushed out below moves up again, and takes those above it along.
  let floor = lowest;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, floor);
    floor = (found[at] ?? 0) - apart;
  }
  return found;
}
