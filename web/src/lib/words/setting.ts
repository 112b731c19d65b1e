/** The words for a value of one of a game's options. */
import type { OptionCard, Say } from "../protocol";
import { t, vocabulary } from "./vocabulary.svelte";

export type OptionValue = OptionCard["default"];

/** A number with a span has one message for all its values. */
const said = (option: OptionCard, value: unknown): Say =>
  option.span !== null && typeof value === "number"
    ? { key: `setting-${option.name}-n`, args: { n: value } }
    : { key: `setting-${option.name}-${value}`, args: {} };

/** What a value is called: "Sealed". */
export const settingName = (option: OptionCard, value: unknown): string => vocabulary.words.say(said(option, value));

/** What a value means: "everybody plans in secret"; "" where its name says it all. */
export const settingNote = (option: OptionCard, value: unknown): string =>
  vocabulary.words.part(said(option, value), "note");

/** Name and meaning: "Sealed: everybody plans in secret". */
export function settingWords(option: OptionCard, value: unknown): string {
  const [name, note] = [settingName(option, value), settingNote(option, value)];
  return note === "" ? name : t("ui-setting", { name, note });
}
