/** What an answer certainly brings, unless somebody reacts: numbers on the table that change. */
import type { OptionSeen, Say, Table } from "../../lib/protocol";
import { indexOf, type Entry } from "../../lib/table/scene/ids";

export interface Brought {
  id: string;
  /** What the number counts, in a word or two. */
  name: string;
  /** Whose it is. */
  seat: number | null;
  n: number;
}

const indices = new WeakMap<Table, Map<string, Entry>>();

export function indexed(table: Table): Map<string, Entry> {
  const index = indices.get(table) ?? indexOf(table);
  indices.set(table, index);
  return index;
}

export const shortOf = ({ id, thing, say }: Entry): Say =>
  (thing !== null && "short" in thing && thing.id === id ? thing.short : null) ?? say;

export function broughtBy(table: Table | null, option: OptionSeen, say: (said: Say) => string): Brought[] {
  if (table === null) return [];
  const index = indexed(table);
  return Object.entries(option.brings ?? {}).flatMap(([id, n]) => {
    const entry = index.get(id);
    return entry === undefined || n === 0 ? [] : [{ id, name: say(shortOf(entry)), seat: entry.seat, n }];
  });
}

/** A change with its sign: +3, −5. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
