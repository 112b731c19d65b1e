/** The lookout: what waits elsewhere is asked for now and then on every page, and told to whoever looks elsewhere. */
import { place } from "../lib/browser/route.svelte";
import type { GameCard, TableSummary } from "../lib/protocol";
import { api } from "../lib/server/api";
import { t } from "../lib/words/vocabulary.svelte";
import { mark, waits } from "./waits.svelte";
import { word } from "./word.svelte";
import { startWorker } from "./worker";

/** Milliseconds between two looks while another page than the lobby is open; the lobby looks by itself. */
const EVERY = 60_000;

/** Show which tables have begun to wait. */
export function announce(tables: readonly TableSummary[], games: readonly GameCard[]): void {
  for (const { table, game } of tables) {
    void word.tell(table, games.find((each) => each.id === game)?.title ?? "Lychgate", t("ui-word-turn"));
  }
}

async function look(): Promise<void> {
  if (place.route.page === "lobby") return;
  try {
    const fresh = waits.hear(await waits.look());
    if (fresh.length > 0) announce(fresh, await api.games());
  } catch {
    // The next look will do.
  }
}

/** Look out until the page is closed. */
export function lookOut(): () => void {
  startWorker();
  void word.sync();
  void look();
  const again = setInterval(() => void look(), EVERY);
  $effect(() => mark(waits.all));
  return () => clearInterval(again);
}
