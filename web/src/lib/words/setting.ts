/** The words for a value of one of a game's options. */
import type { OptionCard } from "../protocol";
import { t } from "./vocabulary.svelte";

export type OptionValue = OptionCard["default"];

/** A number with a span has one message for all its values. */
export const settingWords = (option: OptionCard, value: unknown): string =>
  option.span !== null && typeof value === "number"
    ? t(`setting-${option.name}-n`, { n: value })
    : t(`setting-${option.name}-${value}`);

/** The first words of a value's explanation name it: "Sealed: everybody plans in secret" is called "Sealed". */
export const settingName = (option: OptionCard, value: unknown): string =>
  settingWords(option, value).split(/[:;(]/)[0]?.trim() ?? "";
