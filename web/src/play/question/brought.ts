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

const kindOf = ({ say }: Entry): Say | null =>
  say.key === "table-heap" ? ((say.args?.["kind"] as Say | undefined) ?? null) : null;

/** What a number counts. A heap that is its owner's only one of a kind is told by the kind: "Human card +1". */
function named(entry: Entry, index: Map<string, Entry>): Say {
  const kind = kindOf(entry);
  if (kind === null) return shortOf(entry);
  const alike = [...index.values()].filter((other) => other.seat === entry.seat && kindOf(other)?.key === kind.key);
  return alike.length === 1 && entry.seat !== null ? kind : entry.say;
}

export function broughtBy(table: Table | null, option: OptionSeen, say: (said: Say) => string): Brought[] {
  if (table === null) return [];
  const index = indexed(table);
  return Object.entries(option.brings ?? {}).flatMap(([id, n]) => {
    const entry = index.get(id);
    return entry === undefined || n === 0 ? [] : [{ id, name: say(named(entry, index)), seat: entry.seat, n }];
  });
}

/** A change with its sign: +3, −5. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
