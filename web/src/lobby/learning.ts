/** "Learn to play": what the button promises, and what it does. */
import type { GameCard } from "../lib/protocol";
import { drawer } from "../lib/rules/rules.svelte";
import { t } from "../lib/words/vocabulary.svelte";

/** What is behind the button, in a few words. */
export const teaches = (): string => t("ui-learn-rules");

export function learn(game: GameCard): void {
  drawer.open(game.id);
}
