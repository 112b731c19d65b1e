/** Choosing one of many options by what they touch: the twin of the terminal's `choosing.py`. Knows no screen. */
import type { AskSeen, OptionSeen } from "./protocol";

/** An option of a question with the number that answers it. */
export interface Choice {
  number: number;
  option: OptionSeen;
}

export const marksOf = (option: OptionSeen): readonly string[] => option.marks ?? [];

/** Number the options: first those that touch something on the table, then those that do not ("pass", "nobody"). */
export function choicesOf(ask: AskSeen): Choice[] {
  const touching = ask.options.filter((option) => marksOf(option).length > 0);
  const others = ask.options.filter((option) => marksOf(option).length === 0);
  return [...touching, ...others].map((option, at) => ({ number: at + 1, option }));
}

const touchesAll = (option: OptionSeen, chosen: readonly string[]): boolean =>
  chosen.every((mark) => marksOf(option).includes(mark));

/** Tell whether an option touches exactly what was chosen, and nothing else. */
export function fits(option: OptionSeen, chosen: readonly string[]): boolean {
  return chosen.length > 0 && new Set(marksOf(option)).size === chosen.length && touchesAll(option, chosen);
}

/** The choices that touch everything chosen so far; those that touch nothing else come first. */
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
  | { kind: "barred" }; // none touches it now: ask why

/** Point at an element: narrow the choices to it, let go of it if it was chosen, or take the only option left. */
export function pick(choices: readonly Choice[], chosen: readonly string[], id: string): Picked {
  if (chosen.includes(id)) return { kind: "narrowed", chosen: chosen.filter((mark) => mark !== id) };
  const next = [...chosen, id];
  const kept = left(choices, next);
  const only = kept[0];
  if (only === undefined) return { kind: "barred" };
  if (kept.length === 1) return { kind: "taken", option: only.option };
  return { kind: "narrowed", chosen: next };
}

/** What a typed digit means: an option, once no longer number could be meant; else what was typed so far. */
export function digit(
  choices: readonly Choice[],
  typed: string,
  next: string,
): { typed: string; at: Choice | null; taken: Choice | null } {
  const wanted = typed + next;
  const meant = choices.filter((choice) => String(choice.number).startsWith(wanted));
  if (meant.length === 0) return { typed: "", at: null, taken: null };
  const exact = choices.find((choice) => String(choice.number) === wanted) ?? null;
  if (exact !== null && meant.length === 1) return { typed: "", at: exact, taken: exact };
  return { typed: wanted, at: exact, taken: null };
}
