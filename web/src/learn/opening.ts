import { keepMade } from "../lib/browser/keep";
import { place } from "../lib/browser/route.svelte";
import { settings } from "../lib/browser/settings.svelte";
import { api } from "../lib/server/api";
import { t } from "../lib/words/vocabulary.svelte";

/** Open a guided match and go there. */
export async function openLesson(game: string): Promise<void> {
  const made = await api.openLesson(game, settings.name || t("ui-nameless"));
  keepMade(made, game);
  place.go(`/table/${made.table}`);
}
