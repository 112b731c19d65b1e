/** The words this person reads: the shell's own at once, those of the server and of a game when they have arrived. */
import type { FluentBundle } from "@fluent/bundle";
import english from "../../words/en.ftl?raw";
import { api } from "../server/api";
import { settings } from "../browser/settings.svelte";
import { bundleOf, Words } from "./words";

const OTHERS: Record<string, () => Promise<{ default: string }>> = {
  fr: () => import("../../words/fr.ftl?raw"),
  de: () => import("../../words/de.ftl?raw"),
};

const texts = new Map<string, Promise<string>>();

/** Fetch a text once; a language that has no such words counts as empty, a failure is tried again next time. */
function once(key: string, fetch: () => Promise<string>): Promise<string> {
  let text = texts.get(key);
  if (text === undefined) {
    text = fetch().catch(() => {
      texts.delete(key);
      return "";
    });
    texts.set(key, text);
  }
  return text;
}

const shellText = (language: string): Promise<string> =>
  language === "en"
    ? Promise.resolve(english)
    : once(`shell ${language}`, async () => (await (OTHERS[language]?.() ?? Promise.resolve({ default: "" }))).default);

const serverText = (game: string | null, language: string): Promise<string> =>
  game === null
    ? once(`shared ${language}`, () => api.sharedWords(language))
    : once(`${game} ${language}`, () => api.gameWords(game, language));

async function bundles(game: string | null, language: string, spoken: readonly string[]): Promise<FluentBundle[]> {
  const wanted = language === "en" ? ["en"] : [language, "en"];
  // The shell's words come last: a game cannot rename a button by accident.
  const loaded = await Promise.all(
    // What the server does not speak is not asked for: the shell's words are in more languages than a game's.
    wanted.map(async (each) => {
      const server = each === "en" || spoken.includes(each) ? await serverText(game, each) : "";
      return [each, server, await shellText(each)] as const;
    }),
  );
  return loaded.map(([each, server, shell]) => bundleOf(each, [server, shell]));
}

class Vocabulary {
  words: Words = $state.raw(new Words([bundleOf("en", [english])]));
  /** Whose words are here: a game's id, "" for the lobby's alone; null before any have come from the server. */
  game: string | null = $state.raw(null);
  private wanted = "";

  /** Read this game's words from now on (null: only those of the lobby), in the language of the settings. */
  async speak(game: string | null, spoken: readonly string[]): Promise<void> {
    const wanted = `${game ?? ""} ${settings.language} ${spoken.includes(settings.language)}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    const made = await bundles(game, settings.language, spoken);
    if (this.wanted !== wanted) return; // somebody changed their mind meanwhile
    this.words = new Words(made);
    this.game = game ?? "";
    if ((await serverText(game, "en")) === "") this.wanted = ""; // the server was away: try again when somebody asks
  }
}

export const vocabulary = new Vocabulary();

/** A message of the shell or of the game being read; reading it in a template follows the language. */
export function t(key: string, args?: Record<string, unknown>): string {
  return vocabulary.words.text(key, args);
}
