/** "Learn to play": what the button promises, and what it does. */
import type { GameCard } from "../lib/protocol";
import { drawer } from "../lib/rules/rules.svelte";
import { t } from "../lib/words/vocabulary.svelte";
import { openLesson } from "../learn/opening";

/** What is behind the button, in a few words. */
export const teaches = (game: GameCard): string =>
  game.lesson === null ? t("ui-learn-rules") : t("ui-learn-lesson", { n: game.lesson });

/** Begin the guided match; a game without one has its rules, and so has a server that cannot be reached. */
export async function learn(game: GameCard): Promise<void> {
  try {
    if (game.lesson !== null) return await openLesson(game.id);
  } catch {
    // The rules say that the server is away.
  }
  drawer.open(game.id);
}
