/**
 * What others did, as deeds to be staged one at a time: who, what, and which numbers of the table it changed. Pure: no
 * screen, no clock.
 */
import type { Fill, Happened, Say, Table } from "../../lib/protocol";
import { cells, type Entry, seatId } from "../../lib/table/scene/ids";
import { isSay } from "../../lib/words/words";
import { indexed, shortOf } from "../question/brought";

/** What one update brought: the table before and after it, and what happened in between. */
export interface Step {
  before: Fill | null;
  after: Fill | null;
  news: readonly Happened[];
}

/** A number of somebody's that a deed has changed. */
export interface Effect {
  id: string;
  seat: number;
  name: Say;
  before: number;
  after: number;
}

export interface Deed extends Step {
  /** The number of its first event, which tells deeds apart. */
  n: number;
  actor: number | null;
  /** What is told in large letters, and what followed from it. */
  head: Happened;
  rest: readonly Happened[];
  /** How many small deeds of one kind it stands for. */
  count: number;
  effects: readonly Effect[];
  /** It deserves the whole width. */
  moment: boolean;
  /** Something is done to the one who looks. */
  mine: boolean;
}

/** Most numbers that are told of one deed, and most lines that are told below its headline. */
const MOST_EFFECTS = 6;
const MOST_LINES = 3;

function numberAt(entry: Entry, fill: Fill): number | null {
  const value = fill.values?.[entry.id];
  if (value !== undefined) return value.n;
  const { thing } = entry;
  if (thing !== null && "shape" in thing && thing.shape === "track" && thing.id === entry.id) {
    const filled = cells(thing).filter((n) => (fill.holds?.[`${entry.id}:${n}`] ?? []).length > 0);
    return filled.length ? Math.max(...filled) : null;
  }
  return null;
}

/** The numbers of seats that differ between two fills, the greatest changes first. */
export function effectsOf(table: Table | null, before: Fill | null, after: Fill | null): Effect[] {
  if (table === null || before === null || after === null) return [];
  const found: Effect[] = [];
  const seen = new Set<string>();
  // A score stands at its seat; where a figure tells the same, that has the better name.
  const isScore = (entry: Entry): boolean => entry.id === seatId(entry.seat ?? -1);
  const entries = [...indexed(table).values()].sort((a, b) => Number(isScore(a)) - Number(isScore(b)));
  for (const entry of entries) {
    if (entry.seat === null) continue;
    const [was, now] = [numberAt(entry, before), numberAt(entry, after)];
    if (was === null || now === null || was === now) continue;
    const { seat } = entry;
    if (isScore(entry) && found.some((each) => each.seat === seat && each.before === was && each.after === now))
      continue;
    const name = (isScore(entry) ? (after.values?.[entry.id]?.say ?? table.score) : null) ?? shortOf(entry);
    // The same number may stand in two places, as a track and as a figure.
    const told = JSON.stringify([entry.seat, name, was, now]);
    if (seen.has(told)) continue;
    seen.add(told);
    found.push({ id: entry.id, seat: entry.seat, name, before: was, after: now });
  }
  return found.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)).slice(0, MOST_EFFECTS);
}

/** Whether what was told speaks of a seat. */
function names(value: unknown, seat: number): boolean {
  if (Array.isArray(value)) return value.some((each) => names(each, seat));
  if (!isSay(value)) return false;
  if (value.key === "who") return Number(value.args?.["seat"]) === seat;
  return Object.values(value.args ?? {}).some((each) => names(each, seat));
}

const isSmall = (deed: Deed): boolean => deed.rest.length === 0 && !deed.moment && !deed.mine;

/** The deeds of one update: first what deserves the whole width by itself, else one deed with what followed from it. */
export function deedsOf(step: Step, table: Table | null, me: number | null): Deed[] {
  const told = step.news.filter(({ told }) => told.moment === true || (told.opens ?? "") === "");
  const acts = told.filter(({ told }) => told.moment !== true);
  const heads = told.filter((each) => each.told.moment === true || each === acts[0]);
  return heads.map((head, at) => {
    const isMoment = head.told.moment === true;
    const rest = isMoment ? [] : acts.slice(1);
    // The table stays as it was until the last of them is staged.
    const isLast = at === heads.length - 1;
    const effects = isLast || !isMoment ? effectsOf(table, step.before, step.after) : [];
    const actor = head.told.seat ?? null;
    const concerned = [head, ...rest].some(
      ({ told }) => me !== null && Object.values(told.args).some((arg) => names(arg, me)),
    );
    return {
      news: [head, ...rest],
      before: step.before,
      after: isLast ? step.after : step.before,
      n: head.n,
      actor,
      head,
      rest: rest.slice(0, MOST_LINES),
      count: 1,
      effects,
      moment: isMoment,
      mine: me !== null && actor !== me && (concerned || effects.some((effect) => effect.seat === me)),
    };
  });
}

/** Add deeds to those that wait; several small ones of one kind in a row become one. */
export function added(waiting: readonly Deed[], deeds: readonly Deed[]): Deed[] {
  const all = [...waiting];
  for (const deed of deeds) {
    const last = all.at(-1);
    const alike =
      last !== undefined &&
      isSmall(last) &&
      isSmall(deed) &&
      last.actor === deed.actor &&
      last.head.told.kind === deed.head.told.kind;
    if (alike) all[all.length - 1] = joined(last, deed);
    else all.push(deed);
  }
  return all;
}

function joined(first: Deed, next: Deed): Deed {
  const changes = new Map(first.effects.map((effect) => [effect.id, effect]));
  for (const effect of next.effects) {
    changes.set(effect.id, { ...effect, before: changes.get(effect.id)?.before ?? effect.before });
  }
  return {
    ...next,
    n: first.n,
    before: first.before,
    news: [...first.news, ...next.news],
    count: first.count + next.count,
    effects: [...changes.values()].filter((effect) => effect.before !== effect.after),
  };
}
