/** A person's settings, kept in this browser and shown to the style sheet as attributes of the page. */
import { read, write } from "./keep";

export type Pace = "slow" | "normal" | "at-once";

export interface Settings {
  language: string;
  name: string;
  sound: boolean;
  /** Ask once more before an answer is given: those without a way back, all, or none. */
  confirm: "weighty" | "every" | "never";
  /** Where only one answer is left, it is taken by itself after a moment. */
  takeOnly: boolean;
  /** Pay what an answer costs the cheapest way, in the same go. */
  presets: boolean;
  motion: "system" | "reduced" | "full";
  /** How long the deeds of others are shown, one after the other. */
  pace: Pace;
  contrast: "system" | "more";
  /** Draw a curtain between people at one device. */
  curtain: boolean;
  /** Answer by number and open things by letter. */
  keys: boolean;
  /** Show log and agenda beside the table; null: where there is room. */
  rail: boolean | null;
}

export const LANGUAGES: Readonly<Record<string, string>> = { en: "English", fr: "Français", de: "Deutsch" };

const KEY = "lychgate.settings";

function language(): string {
  return navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES) ?? "en";
}

const DEFAULTS: Settings = {
  language: language(),
  name: "",
  sound: true,
  confirm: "weighty",
  takeOnly: true,
  presets: true,
  motion: "system",
  pace: "normal",
  contrast: "system",
  curtain: true,
  keys: true,
  rail: null,
};

export const settings: Settings = $state({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) });

const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ still: still.matches });
still.addEventListener("change", () => {
  system.still = still.matches;
});

/** Tell whether things should appear in place instead of travelling. */
export function reduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.still);
}

$effect.root(() => {
  $effect(() => {
    write(KEY, settings);
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset["motion"] = reduced() ? "reduced" : "full";
    page.dataset["contrast"] = settings.contrast;
  });
});

addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read<Partial<Settings>>(KEY, {})); // another tab changed them
});
