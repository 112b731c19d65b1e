/** Choosing one of many options by what they touch: the twin of the terminal's `choosing.py`, without a screen. */
import type { AskSeen, Fill, OptionSeen } from "./protocol";

/** An option of a question with the number that answers it. */
export interface Choice {
  number: number;
  option: OptionSeen;
}

export const marksOf = (option: OptionSeen): readonly string[] => option.marks ?? [];

/** The cards and pieces that an option stands for: ids of faces and kinds of the table. */
export const facesOf = (option: OptionSeen): readonly string[] => {
  const faces = option.facts?.["faces"];
  return Array.isArray(faces) ? faces : [];
};

/** Number the options: first those that touch something on the table, then those that do not ("pass", "nobody"). */
export function choicesOf(ask: AskSeen): Choice[] {
  const touching = ask.options.filter((option) => marksOf(option).length > 0);
  const others = ask.options.filter((option) => marksOf(option).length === 0);
  return [...touching, ...others].map((option, at) => ({ number: at + 1, option }));
}

/** The number an answer shows on the table: how far it is, what it costs. Only what touches one element shows one. */
export function figureOf(option: OptionSeen, hints: Fill["hints"]): number | null {
  const [mark, more] = marksOf(option);
  return mark === undefined || more !== undefined ? null : (hints?.[mark]?.n ?? null);
}

/** With more answers than this, a filter by number is offered. */
const FEW = 8;

/** The different numbers that the answers show, lowest first; empty where a filter would not help. */
export function figures(choices: readonly Choice[], hints: Fill["hints"]): number[] {
  const shown = choices.map((choice) => figureOf(choice.option, hints)).filter((n) => n !== null);
  const different = [...new Set(shown)].sort((a, b) => a - b);
  return shown.length > FEW && different.length > 1 ? different : [];
}

const touchesAll = (option: OptionSeen, chosen: readonly string[]): boolean =>
  chosen.every((mark) => marksOf(option).includes(mark));

/** Tell whether an option touches exactly what was chosen, and nothing else. */
export function fits(option: OptionSeen, chosen: readonly string[]): boolean {
  return chosen.length > 0 && new Set(marksOf(option)).size === chosen.length && touchesAll(option, chosen);
}

/** The choices that touch everything chosen; those that touch nothing else come first. */
export function left(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  if (chosen.length === 0) return [...choices];
  const kept = choices.filter((choice) => touchesAll(choice.option, chosen));
  return [...kept.filter((each) => fits(each.option, chosen)), ...kept.filter((each) => !fits(each.option, chosen))];
}

/** Every element that a choice still left touches. */
export function lit(choices: readonly Choice[], chosen: readonly string[]): Set<string> {
  return new Set(left(choices, chosen).flatMap((choice) => marksOf(choice.option)));
}

export type Picked =
  | { kind: "narrowed"; chosen: string[] } // several options are left
  | { kind: "taken"; option: OptionSeen } // one is left
  | { kind: "barred" }; // none touches it now: show what it is

/**
 * The mark that is meant by an element: its own; else its place's, because a piece stands for its place; else that of
 * the only thing on it that answers touch, because a place stands for its pieces. The server relates answers and
 * elements likewise.
 */
function meant(choices: readonly Choice[], chosen: readonly string[], id: string): string | null {
  const touched = lit(choices, chosen);
  const place = id.slice(0, Math.max(0, id.lastIndexOf(":")));
  for (const mark of [id, place]) if (touched.has(mark) || chosen.includes(mark)) return mark;
  const [only, another] = [...touched].filter((mark) => mark.startsWith(`${id}:`));
  return only === undefined || another !== undefined ? null : only;
}

/** Point at an element: narrow the choices to it, let go of it if it was chosen, or take the only option left. */
export function pick(choices: readonly Choice[], chosen: readonly string[], id: string): Picked {
  const mark = meant(choices, chosen, id);
  if (mark === null) return { kind: "barred" };
  if (chosen.includes(mark)) return { kind: "narrowed", chosen: chosen.filter((each) => each !== mark) };
  const next = [...chosen, mark];
  const [only, ...others] = left(choices, next);
  if (only === undefined) return { kind: "barred" };
  return others.length === 0 ? { kind: "taken", option: only.option } : { kind: "narrowed", chosen: next };
}

/** One line of the list of answers: an option, or several of one kind ("Move to …") told as one. */
export interface Entry {
  number: number;
  /** Never empty; more than one: they are folded. */
  choices: readonly [Choice, ...Choice[]];
}

/** What options of one kind have in common: the key of their words. */
export const kindOf = (choice: Choice): string | null => choice.option.label?.key ?? null;

/**
 * Where every answer is a number ("Call 0" to "Call 7", coded `invoke:0` to `invoke:7`): these numbers, so that the key
 * of an answer is what it says.
 */
function ownNumbers(choices: readonly Choice[]): readonly number[] | null {
  if (new Set(choices.map(({ option }) => option.code.replace(/:\d+$/, ""))).size !== 1) return null;
  const numbers = choices.map(({ option }) => Number(/:(\d+)$/.exec(option.code)?.[1]));
  return choices.every(({ option }, at) => option.label?.args?.["n"] === numbers[at]) ? numbers : null;
}

/**
 * The list of answers, numbered as they stand there. If there are more than fit (`most`), answers of one kind are folded into one line that opens a list
 * of its own: the largest kinds first, and no more kinds than needed.
 */
export function entriesOf(choices: readonly Choice[], most: number): Entry[] {
  const own = ownNumbers(choices);
  const plain = choices.map((choice, at): Entry => ({ number: own?.[at] ?? at + 1, choices: [choice] }));
  const kinds = new Map<unknown, [Choice, ...Choice[]]>();
  for (const choice of choices) {
    const kind = kindOf(choice) ?? choice;
    const group = kinds.get(kind);
    if (group === undefined) kinds.set(kind, [choice]);
    else group.push(choice);
  }
  if (kinds.size === 1) return plain;
  const folded = new Set<unknown>();
  let lines = choices.length;
  for (const [kind, { length }] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    if (lines <= most || length === 1) break;
    folded.add(kind);
    lines -= length - 1;
  }
  if (folded.size === 0) return plain;
  const shown = choices.flatMap((choice): [Choice, ...Choice[]][] => {
    const kind = kindOf(choice) ?? choice;
    const group = folded.has(kind) ? kinds.get(kind) : undefined;
    if (group === undefined) return [[choice]];
    return group[0] === choice ? [group] : [];
  });
  return shown.map((group, at) => ({ number: at + 1, choices: group }));
}

/** The words with which all of several sentences begin. */
export function beginning(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((each) => each.split(" "));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(" ");
}

/** What a typed digit means: a line of the list, if no longer number is possible; else the digits typed until now. */
export function digit<T extends { number: number }>(
  choices: readonly T[],
  typed: string,
  next: string,
): { typed: string; at: T | null; taken: T | null } {
  const wanted = typed + next;
  const meant = choices.filter((choice) => String(choice.number).startsWith(wanted));
  if (meant.length === 0) return { typed: "", at: null, taken: null };
  const exact = choices.find((choice) => String(choice.number) === wanted) ?? null;
  if (exact !== null && meant.length === 1) return { typed: "", at: exact, taken: exact };
  return { typed: wanted, at: exact, taken: null };
}
